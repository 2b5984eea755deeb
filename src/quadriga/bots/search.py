"""Information-set tree search: for many players, with chance and with what is hidden.

Every round draws anew what the deciding seat cannot know, and tries each action that is still in the
running in that same world and with the same luck, so that what differs is the action. A try follows the
tree down, adds a node, plays on as the judgement likes best, and learns who wins. After each phase the
better half of the actions stays in, until one is left.

In the tree the deciding seat does what has proved best over all worlds. The others know what it does not:
they answer in each world as they judge it there.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.bots.greedy import EQUAL, guesses
from quadriga.bots.greedy import worth as share_after
from quadriga.bots.tree import NONE, ROOT, Tree
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State
from quadriga.core.tick import tick

# What counts down from here does not get to 0.
NEVER: Final = -1

# More actions than anybody ever has.
ALL: Final = 1_000_000

# A try that is this many nodes deep follows the tree no further.
DEEPEST: Final = 256

# Seconds for a decision, unless told: what was begun then is finished, and all of it is done within a second.
SECONDS: Final = 0.9

# The part of the time in which first thoughts begin to look at one more world.
FIRST: Final = 0.25

# So little of 32 random bits decides among equals, and among no others.
HAIR: Final = 1e-18


@final
class Settings:
    """How to think: how long, how far ahead, and how carefully.

    `tries` and `seconds` end it, whichever comes first. A try looks `turns` ahead, which is how often
    somebody else comes to decide or to roll, and is judged there; 0 plays on to the end, and so does who has
    no judgement. On the way everybody else, and outside the tree everybody, takes the best of so many
    `candidates`; 1 is any action, and then others choose in the tree too. `curiosity` is how much rather
    the tree tries what it knows little of. Of the actions to decide on, those that `greedy` likes best are
    tried, at most `width` of them, and what it thinks of them counts like `trust` tries.
    """

    def __init__(
        self,
        tries: int,
        seconds: float = SECONDS,
        turns: int = 0,
        candidates: int = 1,
        curiosity: float = 0.3,
        width: int = ALL,
        trust: float = 0.0,
    ) -> None:
        self.tries: i64 = tries
        self.seconds = seconds
        self.turns: i64 = turns
        self.candidates: i64 = candidates
        self.curiosity = curiosity
        self.width: i64 = width
        self.trust = trust

    def within(self, tries: int, seconds: float) -> Settings:
        """Return the same with another budget."""
        return Settings(tries, seconds, self.turns, self.candidates, self.curiosity, self.width, self.trust)


@final
class Search:
    """One decision thought over. What was learnt is in the tree, under the actions of this position."""

    def __init__(self, state: State, settings: Settings, rng: Rng, tree: Tree | None = None) -> None:
        self.state = state
        self.settings = settings
        self.rng = rng
        self.seat: i64 = state.actor()
        self.tree: Tree = Tree(state.players()) if tree is None else tree
        self.tries: i64 = 0
        judges = type(state).judge is not State.judge
        self._turns: i64 = settings.turns if settings.turns > 0 and judges else NEVER
        self._others_judge: bool = settings.candidates > 1 and judges
        self._has_secrets: bool = state.has_secrets()
        self._luck = Rng(0)
        self._path = vec[i64]([0] * DEEPEST)

    def run(self) -> int:
        """Think until one action is left, and return it."""
        began = perf_counter()
        worth = self._first_thoughts(began + self.settings.seconds * FIRST)
        running = sorted(worth, key=lambda child: -worth[child])[: self.settings.width]
        phases: i64 = (len(running) - 1).bit_length()
        for phase in range(1, phases + 1):
            stay = (len(running) + 1) // 2
            share = float(phase) / float(phases)
            until = began + self.settings.seconds * share
            rounds = (self.settings.tries * phase // phases - self.tries) // len(running)
            while True:
                self._round(running, worth)
                running.sort(key=lambda child: -worth[child])
                rounds -= 1
                gap = worth[running[stay - 1]] - worth[running[stay]]
                # A share is 1 at most: nobody can catch up any more.
                if rounds <= 0 or gap > float(rounds) or perf_counter() > until:
                    break
                tick()
            running = running[:stay]
        answer: int = self.tree.label[running[0]]
        return answer

    def weigh(self, action: int) -> None:
        """Try one action alone until the budget is spent, once at least: to say what comes of it."""
        until = perf_counter() + self.settings.seconds
        child = self.tree.child(ROOT, action)
        worth: dict[int, float] = {child: 0.0}
        while True:
            self._round([child], worth)
            if self.tries >= self.settings.tries or perf_counter() > until:
                break
            tick()

    def _first_thoughts(self, until: float) -> dict[int, float]:
        """Return what the judgement says of every action, for as many tries as it is trusted.

        Until then it looks at one world after another; at one in any case.

        Where the first of equals were always taken, whoever gains by it would win more than is fair.
        """
        trust = self.settings.trust
        worth = {
            self.tree.child(ROOT, action): HAIR * float(self.rng.word()) for action in self.state.legal()
        }
        if trust > 0.0:
            worlds = guesses(self.state, self.seat, self.rng)
            liked = dict.fromkeys(worth, 0.0)
            seen = 0
            while seen == 0 or (seen < len(worlds) and perf_counter() < until):
                for child in worth:
                    liked[child] += share_after(worlds[seen], self.tree.label[child], self.seat)
                seen += 1
            for child in worth:
                worth[child] += trust * liked[child] / seen
        return worth

    def _round(self, running: list[int], worth: dict[int, float]) -> None:
        """Try every action that is in the running once, in one world and with one luck."""
        world = self._world()
        luck = self._luck
        luck.restart(self.rng)
        fate = luck.words()
        for child in running:
            luck.resume(fate)
            worth[child] += self._try(world.copy(), child)

    def _world(self) -> State:
        """Return a position that this one could be: nothing may be used that the seat cannot know."""
        if not self._has_secrets:
            return self.state
        # How many numbers a guess takes depends on what is hidden, so it has luck of its own.
        self._luck.restart(self.rng)
        return self.state.redraw(int(self.seat), self._luck)

    def _try(self, world: State, child: i64) -> float:
        """Follow the tree from an action on, and beyond it; return what came of it for the seat."""
        tree = self.tree
        path = self._path
        luck = self._luck
        path[0] = ROOT
        path[1] = child
        depth: i64 = 2
        node = child
        mover = self.seat
        turns = self._turns
        world.apply(tree.label[child])
        while depth < DEEPEST and not tree.is_full():
            actor: i64 = world.actor()
            if actor == OVER:
                break
            turn = _turn(world, actor)
            if turn >= 0 and turn != mover:
                mover = turn
                turns -= 1
                if turns == 0:
                    break
            if actor == CHANCE:
                node = tree.child(node, world.draw(luck))
            elif actor != self.seat and self._others_judge:
                node = tree.child(node, self._reply(world, actor))
            elif tree.visits[node] == 0:
                break
            else:
                node = self._choose(node, world, actor)
            world.apply(tree.label[node])
            path[depth] = node
            depth += 1
        shares = self._play_on(world, mover, turns)
        for at in range(depth):
            tree.learn(path[at], shares, self.seat)
        self.tries += 1
        return shares[self.seat]

    def _choose(self, node: i64, world: State, seat: i64) -> i64:
        """Return the child that promises most to whoever decides there."""
        tree = self.tree
        actions = world.legal()
        highest = -1.0
        cursor = tree.first[node]
        for action in actions:
            child = cursor if cursor != NONE and tree.label[cursor] == action else tree.child(node, action)
            cursor = tree.next[child]
            if tree.seen[child] == 0 and len(actions) > 1:
                tree.likes[child] = self._liked(world, action, seat)
            tree.seen[child] += 1
            highest = max(highest, tree.likes[child])
        base = tree.share(node, seat) - highest
        best: i64 = NONE
        most = -1.0
        cursor = tree.first[node]
        for action in actions:
            child = cursor if cursor != NONE and tree.label[cursor] == action else tree.child(node, action)
            cursor = tree.next[child]
            promise = tree.promise(child, seat, base, self.settings.curiosity)
            if best == NONE or promise > most:
                most = promise
                best = child
        return best

    def _play_on(self, world: State, mover: i64, turns: i64) -> list[float]:
        """Play on beyond the tree; return each seat's share of the win there."""
        if turns < 0 and self.settings.candidates == 1:
            world.play_out(self._luck)
            return world.payoff()
        actor: i64 = world.actor()
        while actor != OVER:
            turn = _turn(world, actor)
            if turn >= 0 and turn != mover:
                mover = turn
                turns -= 1
            if turns == 0:
                break
            world.apply(world.draw(self._luck) if actor == CHANCE else self._reply(world, actor))
            actor = world.actor()
        return world.judge()

    def _reply(self, world: State, seat: i64) -> i64:
        """Return what whoever decides likes best of a few candidates; among equals chance decides."""
        if self.settings.candidates == 1:
            return world.pick(self._luck)
        actions = world.legal()
        if len(actions) == 1:
            return actions[0]
        if self.settings.candidates < len(actions):
            actions = [actions[self._luck.below(len(actions))] for _ in range(self.settings.candidates)]
        best = actions[0]
        most = -1.0
        equals: i64 = 0
        for action in actions:
            share = self._liked(world, action, seat)
            if share > most + EQUAL:
                most = share
                best = action
                equals = 1
            elif share >= most - EQUAL:
                equals += 1
                if self._luck.below(equals) == 0:
                    best = action
        return best

    def _liked(self, world: State, action: int, seat: i64) -> float:
        """Return a seat's share of the win as it looks after an action."""
        after = world.copy()
        after.apply(action)
        return after.judge()[seat]


def _turn(world: State, actor: i64) -> i64:
    """Return who decides or rolls; CHANCE where dice are nobody's."""
    return world.roller() if actor == CHANCE else actor
