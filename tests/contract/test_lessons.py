"""First games with guidance: whatever comes up has its words in both languages, or deliberately none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib.resources import files
from itertools import chain
from statistics import mean

import pytest

from quadriga import CHANCE, OVER, Record, Rng, games
from quadriga.bots.levels import LEVELS, Player
from quadriga.core.drawing import drawing, goes_on, routes
from quadriga.core.game import Game
from quadriga.core.lessons import BEGUN, Lesson, begun, lesson
from quadriga.core.pages import clauses
from quadriga.core.speech import Speech
from quadriga.core.state import State
from quadriga.core.words import LANGUAGES, Phrase, words
from tests.cli.test_locale import messages

GAMES = 40  # that are played at random
LONGEST = 320  # characters of a text: two or three short sentences, five where all dice are named
PARTS = (".sheets",)  # of the page, that a card may point at

# How long a first game takes: seconds in which a learner decides, and in which the turn of a bot is seen (0.4
# to 2.4, see showing.js); signs that are read in a second; how often a question is new (see coach.js); and
# how long it is to be, and said to be.
DECIDES, SHOWN, READ, OFTEN, FIVE = 5, 2, 20, 2, 5 * 60
MINUTES = {"en": "five minutes", "fr": "cinq minutes"}
GUIDED = 5  # games that are reckoned
NEARLY = 0.85  # of what there is to learn

EACH = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def taught(game: Game[State]) -> Lesson:
    found = lesson(game.package)
    assert found is not None
    return found


def first(game: Game[State]) -> State:
    """Return the position in which somebody begins to be guided."""
    told = taught(game)
    state = game.start(told.players, told.options)
    for action in begun(game):
        state.apply(action)
    return state


@cache
def met(game: Game[State]) -> dict[str, list[Phrase]]:
    """Return all phrases that come up in many guided games, by their keys."""
    found: dict[str, list[Phrase]] = {}
    for seed in range(GAMES):
        for phrase in filter(None, _played(game, Rng(seed))):
            found.setdefault(phrase.key, []).append(phrase)
    return found


def _played(game: Game[State], rng: Rng) -> Iterator[Phrase | None]:
    """Give what seat 1 is asked, what one of its actions would do or a whole route, and what happens."""
    speech, state = Speech(game), first(game)
    events = state.listen()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        action = int(state.pick(rng))
        if state.actor() == 0:
            yield speech.ask(state)
            yield speech.label(state, action)
            yield from (route.label for route in routes(game, state)[:1])
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


class Guided:
    """A first game as somebody has it who is guided: what is decided and seen, and what is read of it."""

    def __init__(self, game: Game[State], rng: Rng) -> None:
        self.game, self.told, self.speech = game, taught(game), Speech(game)
        self.decisions = self.turns = 0
        self.read = [Phrase(f"learn-{name}") for name in self.told.cards]
        self.met: Counter[str] = Counter()
        self._play(first(game), Player(1), rng)

    def _play(self, state: State, plays: Player, rng: Rng) -> None:
        events, heard, last = state.listen(), 0, 0
        is_led = False  # along a way that was chosen as a whole
        while (actor := int(state.actor())) != OVER:
            action = int(state.draw(rng)) if actor == CHANCE else plays(state, rng)
            if actor == 0:
                if not (is_led and goes_on(self.game, state)):
                    self._decide(state, action)
                is_led = goes_on(self.game, state)
            if actor != CHANCE:
                self.turns += actor not in (0, last)
                last = actor
            state.apply(action)
            for event in events[heard:]:
                self._see(self.speech.tell(event))
            heard = len(events)

    def _decide(self, state: State, action: int) -> None:
        """Read what is asked, and while that is new, why an action would be good."""
        self.decisions += 1
        asked = self.speech.ask(state)
        if asked.key not in self.told.learns:
            return
        self.met[asked.key] += 1
        is_new = self.met[asked.key] <= OFTEN
        self.read.append(replace(asked, key=f"learn-{asked.key}" + ("" if is_new else ".again")))
        if is_new:
            label = self.speech.label(state, action)
            self.read.append(replace(label, key=f"learn-{label.key}"))

    def _see(self, event: Phrase | None) -> None:
        """Read what it is that happens, the first time."""
        if event and event.key in self.told.learns:
            self.met[event.key] += 1
            if self.met[event.key] == 1:
                self.read.append(replace(event, key=f"learn-{event.key}"))

    def seconds(self, lang: str) -> float:
        """Return how long it takes; nothing is read twice."""
        said = words(lang, self.game.package)
        texts = dict.fromkeys(said.say(each.key, **each.facts) for each in self.read)
        return DECIDES * self.decisions + SHOWN * self.turns + len(" ".join(texts)) / READ


@cache
def guided(game: Game[State]) -> list[Guided]:
    """Return a few first games of beginners."""
    return [Guided(game, Rng(seed)) for seed in range(GUIDED)]


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_game_takes_five_minutes_and_its_first_card_says_so(game: Game[State], lang: str) -> None:
    card = next(iter(taught(game).cards))
    assert MINUTES[lang] in words(lang, game.package).say(f"learn-{card}")
    lengths = [each.seconds(lang) for each in guided(game)]
    assert FIVE / 2 < mean(lengths) < FIVE * 1.2, lengths
    assert max(lengths) < FIVE * 2, lengths


@EACH
def test_a_lesson_that_begins_in_the_middle_of_a_game_leaves_nothing_out(game: Game[State]) -> None:
    """A seat is asked first of all, everything comes up in one game or another, and nearly all in most."""
    file = files(game.package).joinpath(BEGUN)
    if not file.is_file():
        return
    told, record = taught(game), Record.parse(file.read_text(encoding="utf-8"), game)
    assert (record.players, record.options) == (told.players, game.agree(told.players, told.options))
    assert first(game).actor() == 0
    assert {*chain(*(each.met for each in guided(game)))} == {*told.learns}
    assert mean(len(each.met) for each in guided(game)) >= NEARLY * len(told.learns)


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
        told = taught(game)
        named = {*told.learns.values(), *(card.clause for card in told.cards.values())}
        assert named <= {*clauses(game.package, lang)}


@EACH
def test_cards_point_at_what_is_there(game: Game[State]) -> None:
    """When the guidance begins, from the first seat."""
    told, drawn, rng = taught(game), drawing(game), Rng(1)
    assert drawn is not None
    state = first(game)
    while state.actor() == CHANCE:
        state.apply(int(state.draw(rng)))
    names = [*re.findall(r'data-name="([^"]+)"', drawn.board(state).art), *drawn.pieces(state, 0), *PARTS]
    for card in told.cards.values():
        for shown in card.shows:
            start = shown.removesuffix("*")
            assert any(name == shown or (start != shown and name.startswith(start)) for name in names), shown


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson("game_template") is None
