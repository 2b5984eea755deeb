"""Asteroid Escape in words: every event, question and action has its message, and reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import CHANCE, OVER, Event, Rng, game
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller
from quadriga.core.words import LANGUAGES, words
from quadriga.games import asteroid
from quadriga.games.asteroid import GAME, scene
from quadriga.games.asteroid.marks import mark_number
from quadriga.games.asteroid.rules import AsteroidState

NAMES = ["Lola", "Ada", "Sam", "Nina", "Hugo", "Zoé", "Ali", "Max"]
EVENTS = sorted(
    {
        name
        for file in Path(asteroid.__file__).parent.glob("*.py")
        for name in re.findall(r'\btell\(\s*"([a-z]+)"', file.read_text(encoding="utf-8"))
    }
)
EMPTY = " / ".join([". . . . . . ."] * 7)


def teller(lang: str, players: int = 4) -> Teller:
    return Teller(game("asteroid"), NAMES[:players], lang)


def labels(state: AsteroidState, lang: str = "en") -> dict[str, str]:
    """Return what each action would do, by what is typed for it."""
    told = teller(lang, int(state.field.players))
    return {str(told.key(state, action)): told.label(state, action) for action in state.legal()}


def flying(ships: str, hands: str, cells: str = EMPTY, turn: str = "1 place") -> AsteroidState:
    """Return a position without asteroids."""
    return GAME.parse(f"{len(ships.split())} clear - | {cells} | - | {ships} | {hands} | - | - | {turn}")


def test_the_events_of_the_rules_are_found() -> None:
    assert {"asteroid", "roll", "drift", "crush", "fly", "marker", "win"} <= set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_of_the_rules_has_a_message(lang: str, name: str) -> None:
    untold = name == "turn"
    assert (f"event-{name}" in words(lang, "quadriga.games.asteroid")) != untold


# It is Lola's turn; cell 16 is c3, and asteroid 4 is the blue one of value 3.
FACTS = {"seat": 0, "number": 0}
ADA = {**FACTS, "player_seat": 1}
ROCK = {**FACTS, "rock": 4, "cell": 16}


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("asteroid", "2.5", ROCK),
            "An asteroid, blue 3, comes to c3.",
            "Un astéroïde, bleu 3, arrive en c3.",
        ),
        (
            Event("mark", "2.6", {**ADA, "number": 0, "cell": 0}),
            "Ada starts from mark 1, in front of a1.",
            "Ada part de la marque 1, devant a1.",
        ),
        (
            Event("roll", "4.1", {**FACTS, "number": 9}),
            "Lola rolls 9: the asteroids stay where they are.",
            "Lola fait 9\u00a0: les astéroïdes ne bougent pas.",
        ),
        (
            Event("roll", "4.1", {**FACTS, "number": 7}),
            "Lola rolls 7: the asteroids drift.",
            "Lola fait 7\u00a0: les astéroïdes se déplacent.",
        ),
        (
            Event("die", "4.2", {**ROCK, "number": 6}),
            "Asteroid blue 3 rolls 6 and stays.",
            "L’astéroïde bleu 3 fait 6 et reste là.",
        ),
        (
            Event("drift", "4.3", {**ROCK, "number": 4}),
            "Asteroid blue 3 rolls 4 and drifts to c3.",
            "L’astéroïde bleu 3 fait 4 et dérive en c3.",
        ),
        (
            Event("pivot", "4.3", {**ROCK, "rock": 5, "number": 3}),
            "Asteroid red 3 rolls 3 and pivots.",
            "L’astéroïde rouge 3 fait 3 et pivote.",
        ),
        (
            Event("away", "4.5", {**ROCK, "number": 1}),
            "Asteroid blue 3 rolls 1 and leaves the board for good.",
            "L’astéroïde bleu 3 fait 1 et quitte le plateau pour de bon.",
        ),
        (
            Event("bump", "4.9", ROCK),
            "It strikes asteroid blue 3, which goes back to the supply.",
            "Il percute l’astéroïde bleu 3, qui retourne à la réserve.",
        ),
        (
            Event("crush", "4.6", {**ADA, "cell": 16}),
            "An asteroid comes on to the tile on which Ada’s ship stood: that ship is out.",
            "Un astéroïde arrive sur la tuile où se tenait Ada\u00a0: son vaisseau est éliminé.",
        ),
        (
            Event("fly", "6.1", {**FACTS, "player_seat": 0, "cell": 16}),
            "The ship stops in front of c3.",
            "Le vaisseau s’arrête devant c3.",
        ),
        (
            Event("fly", "6.2", {**ADA, "cell": 16}),
            "Ada is carried along and stops in front of c3.",
            "Le vaisseau d’Ada est emporté et s’arrête devant c3.",
        ),
        (
            Event("edge", "6.3", ADA),
            "Ada’s ship flies off the board and is out.",
            "Le vaisseau d’Ada sort du plateau\u00a0: il est éliminé.",
        ),
        (Event("draw", "7.1", ADA), "Ada draws a tile.", "Ada pioche une tuile."),
        (
            Event("marker", "8.1", ADA),
            "The pile is empty: Ada takes the draw marker.",
            "La pioche est vide\u00a0: Ada prend le marqueur de pioche.",
        ),
        (
            Event("marker", "8.3", ADA),
            "The draw marker goes to Ada.",
            "Le marqueur de pioche va à Ada.",
        ),
        (
            Event("win", "9.1", ADA),
            "Ada is the last one flying.",
            "Le dernier vaisseau en vol est celui d’Ada.",
        ),
        (
            Event("win", "9.3", ADA),
            "No tile is left, and Ada still flies.",
            "Il n’y a plus de tuiles, et Ada vole encore.",
        ),
    ],
)
def test_events_read_well_in_both_languages(event: Event, english: str, french: str) -> None:
    assert teller("en").tell(event) == english
    assert teller("fr").tell(event) == french


@pytest.mark.parametrize("event", [Event("turn", "3.1", ADA), Event("die", "4.2", {**ROCK, "number": 4})])
def test_what_another_sentence_tells_is_not_told_twice(event: Event) -> None:
    """4.2 A die is told with what it does to its asteroid."""
    assert teller("en").tell(event) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ten_asteroids_that_drift_make_no_long_story(lang: str) -> None:
    """4.2 Six lines of a terminal at most, if nothing is hit."""
    drifts = [Event("drift", "4.3", {**ROCK, "rock": rock, "number": 1}) for rock in range(10)]
    assert len(" ".join(map(teller(lang).tell, drifts))) < 6 * 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"bonus": True}), (5, {"asteroids": False, "bonus": True}), (8, {"bonus": True})],
)
def test_whole_flights_are_told_and_asked_in_messages(
    lang: str, players: int, options: dict[str, object]
) -> None:
    told = teller(lang, players)
    for seed in range(4):
        state = GAME.start(players, options)
        events = state.listen()
        rng = Rng(seed)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                state.apply(int(state.draw(rng)))
                continue
            assert told.ask(state).startswith(f"{NAMES[int(state.actor())]}, ")
            menu = Menu(state, told)  # its keys are all different
            for action in state.legal():
                assert menu.read(str(told.key(state, action))) == action
            state.apply(int(state.pick(rng)))
        assert all(told.tell(event)[-1:] in ("", ".") for event in events)


def test_marks_are_counted_clockwise_from_the_upper_left() -> None:
    """2.6 56 of them, in a short list."""
    state = GAME.parse(f"2 clear - | {EMPTY} | - | - - | 1,2,3 / 4,5,6 | - | - | 1 mark")
    told = teller("en", 2)
    typed = [str(number) for number in range(1, 57)]
    assert sorted((str(told.key(state, action)) for action in state.legal()), key=int) == typed
    named = {
        GAME.action_text(state, action).removeprefix("start "): mark_number(
            state.field, state.field.starts[action]
        )
        for action in state.legal()
    }
    corners = ("a1:0", "g1:1", "g1:2", "g7:3", "g7:4", "a7:5", "a7:6", "a1:7")
    assert [named[mark] for mark in corners] == [1, 14, 15, 28, 29, 42, 43, 56]
    assert told.offer(state) == [
        ("1-14", "along the top, from left to right"),
        ("15-28", "down the right side"),
        ("29-42", "along the bottom, from right to left"),
        ("43-56", "up the left side"),
    ]
    menu = Menu(state, told)
    assert menu.keys() == "1-14, 15-28, 29-42, 43-56"
    assert menu.read("28") == GAME.parse_action(state, "start g7:3")
    assert menu.read("g7:3") == GAME.parse_action(state, "start g7:3")
    assert menu.read("57") is None
    assert labels(state)["28"] == "mark 28, in front of g7"


def test_a_tile_says_where_the_ship_would_stop_and_whom_it_would_carry() -> None:
    """6.1 6.2 Both are above d1, and tile 47 leads both straight down."""
    state = flying("d1:0 d1:1 a1:7", "2,3,47 / 4,5,6 / 7,8,9")
    assert teller("en", 3).ask(state) == "Lola, which tile do you lay on d1, and which way round?"
    assert labels(state)["3a"] == "tile 3 as it lies: you stop in front of d2; Ada in front of d2"
    french = "tuile 3 telle quelle\u00a0: tu t’arrêtes devant d2\u202f; Ada devant d2"
    assert labels(state, "fr")["3a"] == french
    assert Menu(state, teller("en", 3)).read("3A") == GAME.parse_action(state, "place 47.0")


def test_a_tile_says_whom_it_would_put_out_and_who_wins() -> None:
    """6.3 9.1 Sam is at the corner too, and tile 14 leads him over the edge."""
    state = flying("g7:4 d1:1 g7:3", "14,38,41 / 8,12,46 / 21,31,36")
    assert labels(state)["1b"] == "tile 1, quarter turn right: you stop in front of g6; Sam is out"
    two = flying("g7:4 g7:3", "14,38,41 / 8,12,46")
    won = "tile 1, quarter turn right: you stop in front of g6; Ada is out → you win"
    assert labels(two)["1b"] == won
    turned = "tuile 1, quart de tour à droite\u00a0: "
    assert labels(two, "fr")["1b"] == f"{turned}tu t’arrêtes devant g6\u202f; Ada est hors jeu → tu gagnes"


def test_of_tiles_that_lead_to_the_same_place_each_is_named_with_its_turn() -> None:
    """5.2 Whoever does not look at the board chooses by that."""
    state = flying("d1:0 a1:7", "14,36 / 4,5,6")
    assert list(labels(state).values()) == [
        "tile 1, quarter turn right: you stop in front of c1",
        "tile 1, half turn: you stop in front of e1",
        "tile 1, quarter turn left: you stop in front of d2",
        "tile 2 as it lies: you stop in front of e1",
        "tile 2, quarter turn right: you stop in front of c1",
        "tile 2, half turn: you stop in front of d2",
        "tile 2, quarter turn left: you stop in front of d2",
    ]
    assert list(labels(state, "fr").values())[2:6] == [
        "tuile 1, quart de tour à gauche\u00a0: tu t’arrêtes devant d2",
        "tuile 2 telle quelle\u00a0: tu t’arrêtes devant e1",
        "tuile 2, quart de tour à droite\u00a0: tu t’arrêtes devant c1",
        "tuile 2, demi-tour\u00a0: tu t’arrêtes devant d2",
    ]


def test_a_hand_without_a_way_out_says_so() -> None:
    """5.3 5.7 Tile 0 leads back over the edge, however it is turned."""
    state = flying("a1:0 g7:4 e1:0", "0 / 1,2,3 / 4,5,6")
    assert labels(state) == {"1a": "tile 1 as it lies: off the board: you are out"}
    for lang, asked in (
        ("en", "Lola, nothing keeps you flying this time. Which tile do you lay on a1?"),
        ("fr", "Lola, rien ne te garde en vol cette fois. Quelle tuile poses-tu en a1\u202f?"),
    ):
        assert teller(lang, 3).ask(state) == asked


def swapping() -> AsteroidState:
    """Return Lola before a swap: Sam is out."""
    state = GAME.parse(
        f"3 clear bonus | {EMPTY} | - | g7:4 d1:1 g7:3 | 14,38,41 / 8,12,46 / 21,31,36 | - | - | 1 place"
    )
    state.apply(GAME.parse_action(state, "place 14.1"))
    return state


def test_a_swap_goes_by_number_and_letter() -> None:
    """10.3 The keys stay what they are when some tiles are swapped."""
    state = swapping()
    assert labels(state) == {
        "0": "no swap",
        "1a": "give 1, take a from Sam",
        "1b": "give 1, take b from Sam",
        "1c": "give 1, take c from Sam",
        "2a": "give 2, take a from Sam",
        "2b": "give 2, take b from Sam",
        "2c": "give 2, take c from Sam",
    }
    state.apply(GAME.parse_action(state, "swap 38 31"))
    assert labels(state) == {
        "0": "that is all",
        "2a": "give 2, take a from Sam",
        "2c": "give 2, take c from Sam",
    }
    assert labels(state, "fr")["2c"] == "donner la 2, prendre la c de Sam"


def test_more_swaps_than_one_can_read_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.3 They can be typed all the same."""
    monkeypatch.setattr(scene, "MANY", 6)
    state = swapping()
    menu = Menu(state, teller("en", 3))
    assert teller("en", 3).offer(state) == [
        ("0", "no swap"),
        ("1a", "give 1, take a: your tile’s number and the other one’s letter"),
    ]
    assert menu.keys() == "0, 1a"
    assert menu.read("2c") == GAME.parse_action(state, "swap 41 36")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_their_values_have_words(lang: str) -> None:
    said = words(lang, "quadriga.games.asteroid")
    for option in GAME.options:
        assert f"option-{option.name}" in said
        assert all(f"option-{option.name}-{word}" in said for word in option.words(4))
