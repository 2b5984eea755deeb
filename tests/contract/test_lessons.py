"""First games with guidance: whatever comes up has its words in both languages, or deliberately none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from quadriga import CHANCE, OVER, Rng, games
from quadriga.bots.levels import LEVELS, Player
from quadriga.core.drawing import drawing, routes
from quadriga.core.game import Game
from quadriga.core.lessons import Lesson, lesson
from quadriga.core.pages import clauses
from quadriga.core.speech import Speech
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, Phrase, words
from tests.cli.test_locale import messages

GAMES = 40  # that are played at random
LONGEST = 320  # characters of a text: two or three short sentences, five where all dice are named
PARTS = (".sheets",)  # of the page, that a card may point at

# How long a first game takes: seconds in which a learner decides, and in which the turn of a bot is seen (0.4
# to 2.4, see showing.js); what is read in a second; and how a first card says how many minutes it will be.
DECIDES, SHOWN, READ, MINUTE = 5, 2, 20, 60
SAID = {
    "en": {"five minutes": 5, "ten minutes": 10},
    "fr": {"cinq minutes": 5, "dizaine de minutes": 10},
}

EACH = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def taught(game: Game[State]) -> Lesson:
    found = lesson(game.package)
    assert found is not None
    return found


@cache
def met(game: Game[State]) -> dict[str, list[Phrase]]:
    """Return all phrases that come up in many guided games, by their keys."""
    found: dict[str, list[Phrase]] = {}
    for seed in range(GAMES):
        for phrase in filter(None, _played(game, Rng(seed))):
            found.setdefault(phrase.key, []).append(phrase)
    return found


def _played(game: Game[State], rng: Rng) -> Iterator[Phrase | None]:
    """Give what seat 1 is asked, what one of its actions would do, and what happens."""
    told, speech = taught(game), Speech(game)
    state = game.start(told.players, told.options)
    events = state.listen()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        action = int(state.pick(rng))
        if state.actor() == 0:
            yield speech.ask(state)
            yield speech.label(state, action)
        state.apply(action)
    for event in events:
        yield speech.tell(event)


def texts(game: Game[State], lang: str) -> dict[str, str]:
    """Return the messages of a lesson as they are written."""
    file = files(game.package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(learn-[a-z-]+) = (.*?)(?=^\S|\Z)", file, re.MULTILINE | re.DOTALL))


@EACH
def test_a_lesson_can_be_played(game: Game[State]) -> None:
    told = taught(game)
    game.agree(told.players, told.options)
    assert told.bot in {f"level{level}" for level in LEVELS}


@EACH
def test_whatever_comes_up_is_explained_or_deliberately_not(game: Game[State]) -> None:
    told = taught(game)
    came_up = {key for key in met(game) if key.startswith(("ask-", "event-"))}
    assert came_up <= {*told.learns, *told.quiet}
    assert not {*told.learns} & {*told.quiet}
    known = words(LANGUAGES[0], game.package)
    assert [key for key in (*told.learns, *told.quiet) if key not in known] == []


def effort(game: Game[State], rng: Rng) -> tuple[int, int]:
    """Return how often a learner decides in a game of beginners, and how many turns the others have."""
    told, beginner = taught(game), Player(1)
    state, decisions, turns, last = game.start(told.players, told.options), 0, 0, 0
    way: set[int] = set()  # what is done by itself of a way that was chosen as a whole
    while (actor := int(state.actor())) != OVER:
        if actor == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        action = beginner(state, rng)
        if actor == 0:
            decisions += action not in way
            way = {step for route in routes(game, state) for step in route.actions}
        turns += actor not in (0, last)
        last = actor
        state.apply(action)
    return decisions, turns


def told_in(game: Game[State], lang: str) -> list[str]:
    """Return what the coach says of a game, each once."""
    told, said = taught(game), words(lang, game.package)
    cards = [said.say(f"learn-{name}") for name in told.cards]
    return cards + [
        said.say(f"learn-{key}", **met(game)[key][0].facts) for key in told.learns if key in met(game)
    ]


@EACH
def test_a_first_game_takes_as_long_as_its_first_card_says(game: Game[State]) -> None:
    """In either language, and never more than about ten minutes."""
    decisions, turns = effort(game, Rng(0))
    for lang in LANGUAGES:
        said, first = words(lang, game.package), next(iter(taught(game).cards))
        (minutes,) = [number for text, number in SAID[lang].items() if text in said.say(f"learn-{first}")]
        seconds = DECIDES * decisions + SHOWN * turns + len(" ".join(told_in(game, lang))) / READ
        assert minutes / 2 < seconds / MINUTE < minutes * 1.2, (decisions, turns, seconds)


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_explanation_is_there_and_can_be_said(game: Game[State], lang: str) -> None:
    """With the facts that come with what it is about, and no others."""
    told, said = taught(game), words(lang, game.package)
    for key in told.learns:
        parts = ["", ".title", *([".again"] if key.startswith("ask-") else [])]
        for part in parts:
            assert f"learn-{key}{part}" in said
            for phrase in met(game).get(key, []):
                assert 0 < len(said.say(f"learn-{key}{part}", **phrase.facts)) <= LONGEST


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_advice_has_a_reason(game: Game[State], lang: str) -> None:
    said = words(lang, game.package)
    deeds = {key: phrases for key, phrases in met(game).items() if key.startswith("do-")}
    assert deeds
    for key, phrases in deeds.items():
        for phrase in phrases:
            assert len(said.say(f"learn-{key}", **phrase.facts)) <= LONGEST


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_of_facts_that_are_not_told(game: Game[State], lang: str) -> None:
    """Also where something comes up so seldom that it did not here: its own message speaks of the same."""
    facts = messages(game.package, lang)
    for key in facts:
        if key.startswith(("learn-ask-", "learn-event-", "learn-do-")):
            of = key.removeprefix("learn-")
            always = set.intersection(*({*phrase.facts} for phrase in met(game).get(of, [Phrase(of)])))
            assert facts[key] <= facts[of] | always, key


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_need_no_facts(game: Game[State], lang: str) -> None:
    said = words(lang, game.package)
    for name in taught(game).cards:
        assert len(said.say(f"learn-{name}")) <= LONGEST
        assert said.say(f"learn-{name}.title")
    assert said.say("learn-end")


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_written_that_is_never_said(game: Game[State], lang: str) -> None:
    told = taught(game)
    deeds = {key for key in texts(game, lang) if key.startswith("learn-do-")}
    named = {f"learn-{name}" for name in (*told.cards, *told.learns, "end")}
    assert {*texts(game, lang)} == named | deeds
    labels = words(lang, game.package)
    assert [deed for deed in deeds if deed.removeprefix("learn-") not in labels] == []


@EACH
def test_clauses_to_read_on_exist(game: Game[State]) -> None:
    for lang in LANGUAGES:
        assert {*taught(game).learns.values()} <= {*clauses(game.package, lang)}


@EACH
def test_cards_point_at_what_is_there(game: Game[State]) -> None:
    """When the game has just begun, from the first seat."""
    told, drawn, rng = taught(game), drawing(game), Rng(1)
    assert drawn is not None
    state = game.start(told.players, told.options)
    while state.actor() == CHANCE:
        state.apply(int(state.draw(rng)))
    names = [*re.findall(r'data-name="([^"]+)"', drawn.board(state).art), *drawn.pieces(state, 0), *PARTS]
    for shows in told.cards.values():
        for shown in shows:
            start = shown.removesuffix("*")
            assert any(name == shown or (start != shown and name.startswith(start)) for name in names), shown


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson("game_template") is None
