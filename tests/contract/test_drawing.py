"""Every game's drawing: whole, of one piece with the rules, and with no secret in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from quadriga import CHANCE, OVER, Rng, State, games
from quadriga.core.drawing import SOUNDS, Board, Drawing, Piece, drawing, goes_on, route, routes, why
from quadriga.core.game import Game
from quadriga.core.lessons import lesson
from quadriga.core.pages import page
from quadriga.core.picture import svg
from quadriga.core.speech import Speech
from quadriga.core.state import differs_by_seat
from quadriga.core.words import LANGUAGES, words

GAMES = [game for game in games() if drawing(game) is not None]
NAME = re.compile(r"[a-z0-9-]+")
SEEDS = range(2)
SCALED = re.compile(r"scale\(([\d.]+)\)")
SMALLEST = 20  # units that letters are high at least: a phone is 360 pixels wide, and a board 1200 units
USUAL = {"why-not-now", "why-not-yours"}  # what is said where a game has no reason of its own
BEYOND = 60  # units that a piece may stand over the edge


def tables() -> Iterator[tuple[Game[State], int, dict[str, str]]]:
    """Give every game, with the fewest and the most players, and each of its options turned once."""
    for game in GAMES:
        for players in {game.seats[0], game.seats[-1]}:
            yield game, players, {}
        for option in game.options:
            players = game.seats[-1]
            for value in option.words(players)[:3]:
                yield game, players, {option.name: value}


TABLES = [
    pytest.param(*table, id=f"{table[0].slug}-{table[1]}-{','.join(table[2].values()) or 'plain'}")
    for table in tables()
]


def of(game: Game[State]) -> Drawing:
    found = drawing(game)
    assert found is not None
    return found


def played(game: Game[State], players: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """Give a state over and over while it is played at random."""
    state, rng = game.start(players, options), Rng(seed)
    for _ in range(400):
        yield state
        if state.actor() == OVER:
            return
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))


def named(board: Board) -> set[str]:
    """Return what can be pointed at on the board itself."""
    found = board.names
    assert len(set(found)) == len(found), "two parts of the board have one name"
    return set(found)


def letters(drawn: ET.Element, size: float = 1) -> Iterator[tuple[str, float]]:
    """Give all that is written there, and how large."""
    scaled = SCALED.search(drawn.get("transform", ""))
    size *= float(scaled[1]) if scaled else 1
    if drawn.tag == "text":
        yield drawn.text or "", size * float(drawn.get("font-size", 0))
    for part in drawn:
        yield from letters(part, size)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nothing_is_written_so_small_that_nobody_reads_it(
    game: Game[State], players: int, options: dict[str, str]
) -> None:
    drawn = of(game).board(game.start(players, options))
    parts = [ET.fromstring(f"<g>{art}</g>") for art in (drawn.art, *drawn.symbols.values())]
    assert {text: size for part in parts for text, size in letters(part) if size < SMALLEST} == {}


def check(board: Board, pieces: dict[str, Piece]) -> None:
    for name, piece in pieces.items():
        assert NAME.fullmatch(name), name
        assert piece.layers, f"{name} shows nothing"
        assert set(piece.layers) <= set(board.symbols), f"{name}: {piece.layers}"
        assert -BEYOND <= piece.x <= board.width + BEYOND, f"{name} is off the board"
        assert -BEYOND <= piece.y <= board.height + BEYOND, f"{name} is off the board"


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_everything_drawn_has_its_symbol_and_its_place(
    game: Game[State], players: int, options: dict[str, str]
) -> None:
    art = of(game)
    for seed in SEEDS:
        for state in played(game, players, options, seed):
            board = art.board(state)
            for seat in [None, 0, players - 1]:
                pieces = art.pieces(state, seat)
                check(board, pieces)
                assert named(board).isdisjoint(pieces)
    ET.fromstring(svg(board, pieces))  # it is whole


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_action_can_be_pointed_at(game: Game[State], players: int, options: dict[str, str]) -> None:
    art = of(game)
    for seed in SEEDS:
        for state in played(game, players, options, seed):
            if state.actor() < 0:
                continue
            board, pieces = art.board(state), art.pieces(state, int(state.actor()))
            there = named(board) | set(pieces)
            for action in state.legal():
                choice = art.choice(state, action)
                text = game.action_text(state, action)
                assert choice.targets, f"nothing to point at for {text} in {state}"
                assert set(choice.targets) <= there, f"{text} in {state}"
                check(board, {f"ghost-{at}": ghost for at, ghost in enumerate(choice.ghosts)})


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_route_is_pointed_at_like_an_action_and_can_be_taken_to_its_end(
    game: Game[State], players: int, options: dict[str, str]
) -> None:
    """One seat decides all of it; nothing else lies between, and what it cannot know changes nothing."""
    art = of(game)
    for state in played(game, players, options, 1):
        seat = int(state.actor())
        if seat < 0:
            continue
        board, pieces, offered = art.board(state), art.pieces(state, seat), routes(game, state)
        assert routes(game, state.redraw(seat, Rng(1))) == offered
        steps = [art.choice(state, action).targets for action in state.legal()]
        assert len({way.choice.targets for way in offered}) == len(offered)
        for way in offered:
            assert way.choice.targets not in steps, "it could not be told from an action"
            assert set(way.choice.targets) <= named(board) | set(pieces)
            check(board, {f"ghost-{at}": ghost for at, ghost in enumerate(way.choice.ghosts)})
            ahead = state.copy()
            for action in way.actions:
                assert ahead.actor() == seat
                assert action in ahead.legal()
                ahead.apply(action)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_way_of_ones_own_is_drawn_like_one_that_is_offered(
    game: Game[State], players: int, options: dict[str, str]
) -> None:
    """One seat decides it to its end, whichever steps it takes."""
    art, rng, seen = of(game), Rng(2), 0
    for state in played(game, players, options, 1):
        if not goes_on(game, state):
            continue
        seat, ahead, steps = int(state.actor()), state.copy(), list[int]()
        while goes_on(game, ahead):
            assert ahead.actor() == seat
            steps.append(int(ahead.pick(rng)))
            ahead.apply(steps[-1])
        way, board = route(game, state, steps), art.board(state)
        assert way is not None
        assert way.actions == tuple(steps)
        assert set(way.choice.targets) <= named(board) | set(art.pieces(state, seat))
        check(board, {f"ghost-{at}": ghost for at, ghost in enumerate(way.choice.ghosts)})
        seen += 1
    assert bool(seen) == any(routes(game, state) for state in played(game, players, options, 1))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nobody_sees_what_is_hidden(game: Game[State], players: int, options: dict[str, str]) -> None:
    """What a seat cannot know, drawn anew, changes nothing that it is shown."""
    art = of(game)
    for seed in SEEDS:
        for at, state in enumerate(played(game, players, options, seed)):
            for seat in range(players) if at % 7 == 0 else ():
                other = state.redraw(seat, Rng(at))
                assert art.pieces(other, seat) == art.pieces(state, seat)
                assert art.sheets(other, seat) == art.sheets(state, seat)
                if state.actor() == seat:
                    for action in state.legal():
                        assert art.choice(other, action) == art.choice(state, action)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_who_is_not_asked_sees_what_watchers_see(
    game: Game[State], players: int, options: dict[str, str]
) -> None:
    """Where nothing is hidden: a table draws it once for all of them."""
    art = of(game)
    for state in played(game, players, options, 1):
        if differs_by_seat(state):
            return
        pieces, sheets = art.pieces(state, None), art.sheets(state, None)
        for seat in {*range(players)} - {int(state.actor())}:
            assert art.pieces(state, seat) == pieces
            assert art.sheets(state, seat) == sheets


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_sheet_has_words(game: Game[State], players: int, options: dict[str, str]) -> None:
    art = of(game)
    for state in played(game, players, options, 1):
        for sheet in art.sheets(state, 0):
            assert sheet.symbol in ("", *art.board(state).symbols)
            assert set(sheet.tokens) <= set(art.board(state).symbols)
            assert 0 <= sheet.seat < players
            said = [f"gauge-{gauge.name}" for gauge in sheet.gauges]
            said += [sheet.called.key] if sheet.called else []
            for key, lang in product(said, LANGUAGES):
                assert key in words(lang, "quadriga", game.package)


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_what_happens_is_seen(game: Game[State], players: int, options: dict[str, str]) -> None:
    """Only what is there before or after moves, and it shows nothing that has no symbol."""
    art = of(game)
    for seed in SEEDS:
        state, rng = game.start(players, options), Rng(seed)
        for _ in range(200):
            if state.actor() == OVER:
                break
            before, told = state.copy(), state.listen()
            state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
            symbols = art.board(state).symbols
            there = {**art.pieces(before, None), **art.pieces(state, None), **art.pieces(state, 0)}
            for cue in art.cues(before, told):
                assert 0 <= cue.event < len(told)
                assert cue.piece in there, f"{cue} in {before}"
                assert set(cue.layers) <= set(symbols)
                assert cue.sound in ("", *SOUNDS)


# What happens and moves nothing on the board: it is told beside it, or seen by what comes before or after it.
UNSEEN = {
    "turn": "whose sheet stands out, and the sentence",
    "team": "the sheets and the first question say it",
    "round": "only counted",
    "look": "nobody else may see it",
    "draft": "a sheet gets its chariot",
    "pillar": "it came there, and is wrecked next",
    "nobody": "the last one was wrecked",
    "score": "each counter turns next",
    "win": "points were seen to come, and the sentence says it",
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_kind_of_event_is_seen(game: Game[State]) -> None:
    """Whatever it changes on the board, or for somebody's points."""
    seen, told_of, art = set[str](), set[str](), of(game)
    for each, players, options in tables():
        if each is not game:
            continue
        for seed in range(3):
            state, rng = game.start(players, options), Rng(seed)
            while state.actor() != OVER:
                before, told = state.copy(), state.listen()
                state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
                told_of |= {event.name for event in told}
                seen |= {told[cue.event].name for cue in art.cues(before, told)}
    assert told_of - seen - UNSEEN.keys() == set()


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_whoever_points_in_vain_is_told_why(game: Game[State], players: int, options: dict[str, str]) -> None:
    """In one sentence of both languages, by a clause that is there, and with no secret in it.

    Our games answer for everything that there is, so that nobody gets the words for anything.
    """
    art = of(game)
    rules = [page(game.package, lang, "rules") or "" for lang in LANGUAGES]
    for at, state in enumerate(played(game, players, options, 3)):
        seat = int(state.actor())
        if seat < 0 or at % 3:
            continue
        there = [*named(art.board(state)), *art.pieces(state, seat)]
        choices = [art.choice(state, action) for action in state.legal()]
        choices += [way.choice for way in routes(game, state)]
        lit = {target for choice in choices for target in choice.targets}
        other = state.redraw(seat, Rng(at))
        for name in there:
            if name in lit:
                continue
            told = why(game, state, seat, name)
            assert told.key not in USUAL, f"{name} in {state}"
            assert why(game, other, seat, name) == told
            assert not told.clause or all(f"**{told.clause}**" in text for text in rules)
            facts = {fact: "Lola" if fact.endswith("seat") else value for fact, value in told.facts.items()}
            for lang in LANGUAGES:
                said = words(lang, "quadriga.web", game.package).say(told.key, **facts)
                assert said.endswith("."), said
                assert said[0].isupper(), said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_where_nothing_can_be_done_one_can_read_what_can(game: Game[State]) -> None:
    """The clause of what is asked now, wherever the lesson explains that."""
    told, art, opened = lesson(game.package), of(game), set()
    assert told is not None
    for state in played(game, game.seats[-1], {}, 4):
        seat = int(state.actor())
        if seat < 0:
            continue
        for name in ["nothing-that-there-is", *named(art.board(state)), *art.pieces(state, seat)]:
            reason = why(game, state, seat, name)
            if reason.key == "why-not-now":
                opened.add(reason.clause)
                assert reason.clause == told.learns.get(Speech(game).ask(state).key, "")
    assert opened - {""} or not opened
