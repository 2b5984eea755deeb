"""Chariot Race in words: every event, question and action has its message, and reads well."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quadriga import CHANCE, OVER, Event, Rng, game
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller
from quadriga.core.words import LANGUAGES, words
from quadriga.games import chariot
from quadriga.games.chariot import GAME
from quadriga.games.chariot.rules import ChariotState

NAMES = ["Lola", "Ada", "Sam", "Nina", "Hugo", "Zoé"]
EVENTS = sorted(
    {
        name
        for file in Path(chariot.__file__).parent.glob("*.py")
        for call in re.findall(r"\btell\(([^)]*)\)", file.read_text(encoding="utf-8"))
        for name in re.findall(r'"([a-z]+)"', call.partition(", ")[0])
    }
)

START = "1 blue 0:o4 12 4 3, 2 red 0:m4 12 4 3, 3 green 0:i4 12 4 3, 4 yellow 0:o3 12 4 3"


def teller(lang: str, players: int = 4) -> Teller:
    return Teller(game("chariot"), NAMES[:players], lang)


def asked(turn: str, chariots: str = START, caltrops: str = "-", table: str = "4 AA white -") -> ChariotState:
    """Return a position in which this is asked."""
    return GAME.parse(f"{table} | {chariots} | {caltrops} | 1 - | {turn}")


def labels(state: ChariotState, lang: str = "en") -> dict[str, str]:
    """Return what each action would do, by its notation."""
    told = teller(lang, int(state.course.players))
    return {GAME.action_text(state, action): told.label(state, action) for action in state.legal()}


def test_the_events_of_the_rules_are_found() -> None:
    assert {"grid", "roll", "enter", "wreck", "win", "nobody"} <= set(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_of_the_rules_has_a_message(lang: str, name: str) -> None:
    assert f"event-{name}" in words(lang, "quadriga.games.chariot")


# Lola's blue is on outer 11, where it is on its last point; what else an event says comes on top.
FACTS = {"seat": 0, "mover": 0, "chariot": 0, "owner_seat": 0, "space": 11, "points": 0, "number": 1}


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("grid", "2.6", {"chariot": 1, "owner_seat": 1, "number": 0}),
            "Ada’s Red starts from place 1.",
            "Le rouge d’Ada part de la place 1.",
        ),
        (
            Event("draft", "11.6", {"chariot": 4, "owner_seat": 1, "number": 0}),
            "Ada takes Purple.",
            "Ada prend le violet.",
        ),
        (Event("turn", "3.3", FACTS), "Lola drives Blue.", "Lola mène le bleu."),
        (
            Event("roll", "5.1", {**FACTS, "number": 22}),
            "The dice: 2\u00a0×\u00a0±1, sprint.",
            "Les dés\u00a0: 2\u00a0×\u00a0±1, sprint.",
        ),
        (
            Event("roll", "5.2", {**FACTS, "number": 3}),
            "The new roll: lane.",
            "Après relance\u00a0: couloir.",
        ),
        (
            Event("set", "5.3", {**FACTS, "number": 13}),
            "Lola spends fortune to turn lane to attack.",
            "Lola paie la déesse Fortune pour changer couloir en attaque.",
        ),
        (
            Event("sprint", "6.2", {**FACTS, "number": 2}),
            "Blue (Lola) sprints: +4 speed, for 2 damage.",
            "Le bleu (Lola) sprinte\u00a0: vitesse +4, pour 2 points de dommages.",
        ),
        (
            Event("speed", "6.3", {**FACTS, "number": 0}),
            "Blue (Lola) stands still.",
            "Le bleu (Lola) ne bouge pas.",
        ),
        (
            Event("enter", "7.1", {**FACTS, "number": 12}),
            "Blue reaches o12.",
            "Le bleu arrive en o12.",
        ),
        (
            Event("enter", "7.3", {**FACTS, "number": 55, "points": 3}),
            "Blue changes to the middle lane, m11.",
            "Le bleu passe dans le couloir du milieu, en m11.",
        ),
        (
            Event("curve", "7.5", {**FACTS, "number": 3}),
            "Blue is too fast on o11: −3.",
            "Le bleu va trop vite en o11\u00a0: −3.",
        ),
        (
            Event("ram", "7.7", {**FACTS, "chariot": 3, "owner_seat": 2, "number": 2}),
            "Blue rams Yellow (Sam): −2 each.",
            "Le bleu accroche le jaune (Sam)\u00a0: −2 chacun.",
        ),
        (
            Event("wreck", "9.1", {**FACTS, "chariot": 3, "owner_seat": 2, "number": 55}),
            "Yellow (Sam) is wrecked on m11.",
            "Le jaune (Sam) est détruit en m11.",
        ),
        (
            Event("back", "7.8", {**FACTS, "number": 53}),
            "Blue is put back to m9.",
            "Le bleu est replacé en m9.",
        ),
        (
            Event("javelin", "8.3", {**FACTS, "chariot": 1, "owner_seat": 1}),
            "Blue throws a javelin at Red (Ada): −1.",
            "Le bleu lance un javelot sur le rouge (Ada)\u00a0: −1.",
        ),
        (
            Event("line", "3.4", {**FACTS, "number": 2}),
            "Blue (Lola) ends lap 1.",
            "Le bleu (Lola) boucle son premier tour de piste.",
        ),
        (
            Event("line", "3.4", {**FACTS, "number": 3}),
            "Blue (Lola) crosses the finish.",
            "Le bleu (Lola) franchit la ligne d’arrivée.",
        ),
        (
            Event("win", "10.1", {**FACTS, "number": 12}),
            "Blue (Lola) wins the race in round 12.",
            "Le bleu (Lola) gagne la course à la manche 12.",
        ),
    ],
)
def test_events_read_well_in_both_languages(event: Event, english: str, french: str) -> None:
    assert teller("en").tell(event) == english
    assert teller("fr").tell(event) == french


@pytest.mark.parametrize(
    "event",
    [Event("enter", "7.1", {**FACTS, "points": 3}), Event("line", "3.4", FACTS)],
    ids=["a space on the way", "the line at the start"],
)
def test_what_is_only_driven_over_is_not_told(event: Event) -> None:
    """3.4 7.1 A move is told by where it ends, and the first crossing does not count."""
    assert teller("en").tell(event) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"sheets": "black", "circuit": "BA"}), (3, {"safe": True}), (4, {"circuit": "BB"}), (6, {})],
)
def test_whole_races_are_told_and_asked_in_messages(
    lang: str, players: int, options: dict[str, object]
) -> None:
    told = teller(lang, players)
    state = GAME.start(players, options)
    events = state.listen()
    rng = Rng(players)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        assert told.ask(state).startswith(f"{NAMES[int(state.actor())]}, ")
        said = [told.label(state, action) for action in state.legal()]
        assert len(set(said)) == len(said)
        Menu(state, told)  # its keys are all different
        state.apply(int(state.pick(rng)))
    assert all(told.tell(event)[-1:] in ("", ".") for event in events)


def test_a_repair_says_what_the_turn_begins_with() -> None:
    """4.1 4.3 The speed comes down to the damage, and with it come more dice."""
    state = asked("blue repair", START.replace("0:o4 12 4 3", "0:o4 5 8 3"))
    assert teller("en").ask(state) == "Lola, do you repair Blue?"
    assert labels(state) == {
        "pass": "no repair: strength 5, speed 5, 5 dice",
        "repair 1": "repair 1 for 3 fortune: strength 6, speed 6, 4 dice",
        "repair 2": "repair 2 for 3 fortune: strength 7, speed 7, 4 dice",
        "repair 3": "repair 3 for 3 fortune: strength 8, speed 8, 3 dice",
    }
    menu = Menu(state, teller("en"))
    assert menu.keys() == "0, 1, 2, 3"
    assert menu.read("0") == GAME.parse_action(state, "pass")
    assert menu.read("2") == GAME.parse_action(state, "repair 2")


def test_dice_are_rolled_again_by_their_numbers() -> None:
    """5.2 As many as one likes: whichever of two equal dice is named."""
    state = asked("blue free sprint,lane,lane,attack,fortune")
    told = teller("en")
    assert told.offer(state) == [
        ("0", "keep them all: sprint −1, speed 6, straight on to o10"),
        ("1-5", "roll some again: their numbers, for example 13"),
    ]
    for typed, text in (("0", "keep"), ("25", "reroll lane,fortune"), ("35", "reroll lane,fortune")):
        assert told.read(state, typed) == GAME.parse_action(state, text)
    for typed in ("6", "11", "1x", "", "1s"):
        assert Menu(state, told).read(typed) is None


def test_dice_that_would_wreck_the_chariot_say_so() -> None:
    """6.2 A sprint does, whatever the sign that is chosen after it."""
    weak = START.replace("0:o4 12 4 3", "0:o4 1 1 1")
    for dice, said in (("pace,sprint", "3 ±1 → wrecked"), ("sprint,lane", "3, straight on to o4 → wrecked")):
        state = asked(f"blue free {dice},lane,fortune,fortune", weak)
        assert labels(state)["keep"] == f"keep them all: sprint −1, speed {said}"


def test_a_die_is_turned_by_its_number_and_the_letter_of_a_face() -> None:
    """5.3 In either language; not to fortune, not to what it shows."""
    state = asked("blue favour sprint,lane,lane,attack,fortune")
    for lang, lane in (("en", "l"), ("fr", "c")):
        menu = Menu(state, teller(lang))
        assert menu.keys() == "0, 1-5, 1s"
        assert menu.read(f"1{lane}") == GAME.parse_action(state, "set sprint lane")
        assert menu.read(f"4 > {lane}") == GAME.parse_action(state, "set attack lane")
        assert menu.read("5p") == GAME.parse_action(state, "set fortune pace")
        assert menu.read("1s") is None
        assert menu.read("1f") is None
    assert labels(state)["set sprint lane"] == "turn sprint to lane"
    assert labels(state, "fr")["set sprint lane"] == "changer sprint en couloir"


def test_dice_are_spoken_of_one_by_one_in_french() -> None:
    """5.2 A die by itself is named as one is, and several are counted."""
    state = asked("blue free pace,sprint,lane,attack,fortune")
    said = labels(state, "fr")
    one = {
        "pace": "le ±1",
        "sprint": "le sprint",
        "lane": "le couloir",
        "attack": "l’attaque",
        "fortune": "la fortune",
    }
    assert {name: said[f"reroll {name}"] for name in one} == {
        name: f"relancer {die}" for name, die in one.items()
    }
    assert said["reroll sprint,lane"] == "relancer\u00a0: sprint, couloir"


@pytest.mark.parametrize(
    ("lanes", "sung"), [(1, "Tu as sorti une flèche\u00a0: "), (2, "Tu as sorti 2 flèches\u00a0: ")]
)
def test_the_guide_counts_the_dice_it_speaks_of(lanes: int, sung: str) -> None:
    facts = {"lanes": lanes, "attacks": lanes, "dice": lanes, "price": 0}
    said = words("fr", "quadriga.games.chariot")
    assert sung in said.say("learn-ask-move", **facts)
    assert said.say("learn-ask-attack", **facts).startswith(
        "Tu as sorti une attaque" if lanes == 1 else "Tu as sorti 2"
    )
    assert said.say("learn-do-reroll", **facts).startswith("Ce dé" if lanes == 1 else "Ces dés")
    assert said.say("learn-do-keep-free", **facts).startswith("Ce dé" if lanes == 1 else "Ces dés")


def test_a_sign_says_what_the_speed_would_be_and_what_it_would_cost() -> None:
    """6.1 7.5 Outer 11 bears 7."""
    state = asked("blue sign 1 +3 lanes 0 attacks 0")
    assert labels(state) == {
        "faster": "faster: speed 8, straight on to o12, too fast for the curve: −1",
        "slower": "slower: speed 6, straight on to o10",
    }
    assert labels(state, "fr")["faster"] == (
        "plus vite\u00a0: vitesse 8, tout droit jusqu’à o12, trop vite dans la courbe\u00a0: −1"
    )
    two = asked("blue sign 2 +2 lanes 0 attacks 0")
    assert labels(two) == {"faster": "faster: speed 7 so far", "slower": "slower: speed 5 so far"}


# The example of 7.8: Lola is on her last step beside Timothée, and Chloé is behind him.
LOLA = "1 blue 1:m10 6 4 3, 2 red 0:m4 12 4 3, 3 green 1:o11 9 8 3, 4 yellow 1:m11 2 4 3"
LAST_STEP = "green move 1 lanes 1 attacks 0 from o4 by o5,o6,o7,o8,o9,o10,o11"


def test_a_step_says_what_it_would_cost() -> None:
    """7.5 7.7 7.8 The curve, the ram and being put back."""
    state = asked(LAST_STEP, LOLA)
    assert teller("en").ask(state) == ("Sam, which way does Green go? 1 step and 1 lane change left.")
    assert labels(state) == {
        "ahead": "ahead to o12",
        "inward": "one lane inwards to m11, too fast for the curve: −3, ramming Yellow: −2, "
        "and put back to m9",
    }
    weak = asked(LAST_STEP, LOLA.replace("1:o11 9", "1:o11 5"), "o12")
    assert labels(weak) == {
        "ahead": "ahead to o12, over caltrops: −1",
        "inward": "one lane inwards to m11, too fast for the curve: −3, ramming Yellow: −2 → wrecked",
    }


def test_steps_that_leave_no_choice_are_told_to_the_end() -> None:
    """11.2 After the last change of lanes it is straight on, here into the pillar."""
    state = asked(
        "blue move 6 lanes 1 attacks 0 from o4 by -", START.replace("12 4", "12 6", 1), table=("4 BB white -")
    )
    assert labels(state)["inward"] == "one lane inwards, 3 steps in all, to m7, into the pillar → wrecked"


def test_an_attack_says_whom_or_where() -> None:
    """8.2 8.3 Javelins go by the letter of a chariot, caltrops by the name of a space."""
    state = asked(
        "blue attack 1 from o4 by o5,o6,o7,o8",
        "1 blue 1:o8 12 4 3, 2 red 1:m9 1 4 3, 3 green 0:i4 12 4 3, 4 yellow 0:o3 12 4 3",
    )
    assert teller("en").ask(state) == "Lola, does Blue attack? 1 attack left."
    assert labels(state) == {
        "pass": "no attack",
        "javelin red": "javelin at Ada’s Red: wrecked",
        "caltrop o5": "caltrop on o5",
        "caltrop o6": "caltrop on o6",
        "caltrop o7": "caltrop on o7",
    }
    assert Menu(state, teller("fr")).read("r") == GAME.parse_action(state, "javelin red")
    assert Menu(state, teller("fr")).read("O6") == GAME.parse_action(state, "caltrop o6")


def test_a_black_sheet_says_what_it_is_like() -> None:
    """11.4 Figures of the sheet, in both languages."""
    state = GAME.parse("4 AA black - | - | - | 0 - | draft 2")
    assert teller("en").ask(state) == "Ada, which chariot do you take?"
    assert labels(state)["take red"] == (
        "Red: strength 14, speed 3 to 11, fortune 2 to 5, 5 dice up to speed 4"
    )
    assert labels(state, "fr")["take red"] == (
        "rouge\u00a0: solidité 14, vitesse 3 à 11, fortune 2 à 5, 5 dés jusqu’à la vitesse 4"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_their_values_have_words(lang: str) -> None:
    said = words(lang, "quadriga.games.chariot")
    for option in GAME.options:
        assert f"option-{option.name}" in said
        assert all(f"option-{option.name}-{word}" in said for word in option.words(4))
