"""The tree: nodes in chains, what they learnt, and what they promise."""

from __future__ import annotations

import pytest

from quadriga.bots.tree import FEW, NONE, ROOT, Tree


def test_a_child_is_made_once() -> None:
    tree = Tree(2)
    child = tree.child(ROOT, 7)
    assert tree.child(ROOT, 7) == child
    assert tree.child(ROOT, 3) != child
    assert [tree.label[node] for node in tree.children(ROOT)] == [7, 3]
    assert tree.children(child) == []
    assert tree.label[ROOT] == NONE


def test_it_grows_and_keeps_what_it_knew() -> None:
    tree = Tree(3)
    tree.learn(tree.child(ROOT, 5), [0.5, 0.25, 0.25], 1)
    for label in range(6, FEW + 10):
        tree.child(tree.child(ROOT, 5), label)
    assert tree.size > FEW
    assert len(tree.children(tree.child(ROOT, 5))) == FEW + 4
    assert [tree.share(tree.child(ROOT, 5), seat) for seat in range(3)] == [0.5, 0.25, 0.25]


def test_it_learns_means_and_squares() -> None:
    tree = Tree(2)
    tree.learn(ROOT, [1.0, 0.0], 0)
    tree.learn(ROOT, [0.5, 0.5], 0)
    assert tree.visits[ROOT] == 2
    assert tree.share(ROOT, 0) == 0.75
    assert tree.share(ROOT, 1) == 0.25
    assert tree.squares[ROOT] == 1.25


def test_what_was_tried_little_promises_more_by_curiosity() -> None:
    tree = Tree(2)
    often, seldom = tree.child(ROOT, 1), tree.child(ROOT, 2)
    for _ in range(9):
        tree.learn(often, [0.5, 0.5], 0)
    tree.learn(seldom, [0.5, 0.5], 0)
    for node in (often, seldom):
        tree.seen[node] = 10
        tree.likes[node] = 0.5
    assert tree.promise(seldom, 0, 0.0, 0.0) == pytest.approx(tree.promise(often, 0, 0.0, 0.0))
    assert tree.promise(seldom, 0, 0.0, 0.3) > tree.promise(often, 0, 0.0, 0.3) > 0.5


def test_what_was_judged_counts_like_one_try_from_what_the_best_is_worth_now() -> None:
    tree = Tree(2)
    node = tree.child(ROOT, 1)
    tree.likes[node] = 0.4  # the best was judged 0.6 and is worth 0.3 now
    tree.seen[node] = 1
    assert tree.promise(node, 0, 0.3 - 0.6, 0.0) == pytest.approx(0.1)
    tree.learn(node, [0.5, 0.5], 0)
    assert tree.promise(node, 0, 0.3 - 0.6, 0.0) == pytest.approx((0.1 + 0.5) / 2)


def test_a_tree_below_a_node_is_that_part_alone() -> None:
    tree = Tree(2)
    node = tree.child(ROOT, 4)
    leaf = tree.child(node, 9)
    tree.learn(node, [0.75, 0.25], 0)
    tree.learn(leaf, [1.0, 0.0], 0)
    tree.likes[leaf] = 0.3
    tree.seen[leaf] = 6
    tree.child(ROOT, 5)
    other = tree.below(node)
    assert other.size == 2
    assert other.share(ROOT, 0) == 0.75
    kept = other.child(ROOT, 9)
    assert other.size == 2
    assert (other.visits[kept], other.seen[kept], other.likes[kept]) == (1, 6, 0.3)
    other.learn(kept, [0.0, 1.0], 0)
    assert tree.visits[leaf] == 1
