"""Edison & Co in words: every event, question and action has its message, and reads well."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Event, Rng, game
from quadriga.cli.ending import ending
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller
from quadriga.core.drawing import why
from quadriga.core.words import LANGUAGES, named, words
from quadriga.games.edison import GAME, drawing
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.trial import CARD

NAMES = ["Lola", "Ada", "Sam", "Nina"]
CHIPS = "2 4 -1 3 5 O 1 6 4 3 -3 O 5 -2 10 7 4 O 2 1"


def teller(lang: str, players: int = 4) -> Teller:
    return Teller(game("edison"), NAMES[:players], lang)


def labels(state: EdisonState, lang: str = "en") -> dict[str, str]:
    """Return what each action would do, by its notation."""
    told = teller(lang, int(state.course.players))
    return {GAME.action_text(state, action): told.label(state, action) for action in state.legal()}


# Lola began with a choice card, Ada played ahead, Sam the distance, and Nina moves.
def moving(vehicles: str, pair: str, distance: str, way: str = "ahead") -> EdisonState:
    numbers = {"rocket+zeppelin": 1, "rocket+yacht": 3}
    number = distance[0]
    ways = "1 0" if way == "ahead" else "0 1"
    return GAME.parse(
        f"4 standard lane - standard | {CHIPS} | {vehicles} | {numbers[pair]} - 0 0, - - {ways}, "
        f"- {number} 0 0, - - 0 0 | 1, 2 | 1 {pair} {distance} {way} | move"
    )


def choosing(vehicles: str) -> EdisonState:
    """Return the position before Ada plays a card."""
    return GAME.parse(
        f"4 standard lane - standard | {CHIPS} | {vehicles} | 1 - 0 0, - - 0 0, - - 0 0, - - 0 0 | 1, 2 "
        "| 1 rocket+zeppelin | card"
    )


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            Event("favourite", "7.6", {"seat": 0, "vehicle": 0, "number": 0}),
            "Lola backs the Steam Rocket.",
            "Lola mise sur la fusée à vapeur.",
        ),
        (
            Event("card", "3.1", {"seat": 0, "number": 5}),
            "Lola plays Roller or Yacht.",
            "Lola joue rouleau ou yacht.",
        ),
        (Event("card", "3.2", {"seat": 1, "number": 6}), "Ada plays 1.", "Ada joue 1."),
        (
            Event("card", "3.2", {"seat": 1, "number": 7}),
            "Ada plays 2, which scores.",
            "Ada joue 2, avec décompte.",
        ),
        (
            Event("card", "3.2", {"seat": 1, "number": 12}),
            "Ada plays 2 without scoring.",
            "Ada joue 2 sans décompte.",
        ),
        (Event("card", "3.2", {"seat": 2, "number": 13}), "Sam plays ahead.", "Sam joue en avant."),
        (Event("card", "3.2", {"seat": 2, "number": 14}), "Sam plays back.", "Sam joue en arrière."),
        (
            Event(
                "move",
                "4.1",
                {
                    "number": 9,
                    "seat": 3,
                    "vehicle": 3,
                    "start": 2,
                    "start_lane": 0,
                    "end": 6,
                    "end_lane": 2,
                },
            ),
            "Nina moves the Turbo Yacht from 2 to 6b.",
            "Nina déplace le turbo yacht de 2 à 6b.",
        ),
        (
            Event(
                "move",
                "4.1",
                {
                    "number": 28,
                    "seat": 3,
                    "vehicle": 3,
                    "start": 7,
                    "start_lane": 1,
                    "end": 23,
                    "end_lane": 0,
                },
            ),
            "Nina moves the Turbo Yacht from 7a to the centre.",
            "Nina déplace le turbo yacht de 7a au centre.",
        ),
        (
            Event(
                "move",
                "4.1",
                {
                    "number": 2,
                    "seat": 3,
                    "vehicle": 3,
                    "start": 0,
                    "start_lane": 0,
                    "end": 2,
                    "end_lane": 0,
                },
            ),
            "Nina moves the Turbo Yacht from the start to 2.",
            "Nina déplace le turbo yacht du départ à 2.",
        ),
        (
            Event(
                "move",
                "4.1",
                {
                    "number": 0,
                    "seat": 3,
                    "vehicle": 3,
                    "start": 21,
                    "start_lane": 0,
                    "end": 0,
                    "end_lane": 0,
                },
            ),
            "Nina moves the Turbo Yacht from 21 to the start.",
            "Nina déplace le turbo yacht de 21 au départ.",
        ),
        (
            Event("drop", "4.6", {"number": -3, "seat": 3, "vehicle": 1}),
            "Over the drop: −3 for the Zeppelin Car.",
            "Par la chute\u00a0: −3 pour la voiture Zeppelin.",
        ),
        (
            Event("centre", "4.8", {"number": 15, "seat": 3, "vehicle": 1}),
            "The centre: +15 for the Zeppelin Car, which stays there.",
            "Le centre\u00a0: +15 pour la voiture Zeppelin, qui y reste.",
        ),
        (
            Event("oil", "5.5", {"number": 9, "seat": 3, "vehicle": 2}),
            "Oil: the Propeller Roller turns round.",
            "De l’huile\u00a0: demi-tour pour le rouleau propulseur.",
        ),
        (
            Event("stuck", "4.9", {"number": 0, "seat": 3}),
            "Neither the Steam Rocket nor the Zeppelin Car can move.",
            "Ni la fusée à vapeur ni la voiture Zeppelin ne peuvent bouger.",
        ),
        (
            Event("score", "6.2", {"number": 0, "vehicle0": 8, "vehicle1": -1, "vehicle2": 0}),
            (
                "Everything scores once more: Steam Rocket\u00a0+8, Zeppelin Car\u00a0−1, "
                "Propeller Roller\u00a00, Turbo Yacht\u00a0–."
            ),
            (
                "Dernier décompte\u00a0: fusée à vapeur\u00a0+8, voiture Zeppelin\u00a0−1, "
                "rouleau propulseur\u00a00, turbo yacht\u00a0–."
            ),
        ),
        (
            Event("end", "6.1", {"number": 0, "seat": 1}),
            "Ada cannot play any card that is still needed: the game ends.",
            "Ada ne peut plus jouer aucune des cartes qu’il faut encore\u00a0: la partie est finie.",
        ),
        (
            Event("bystander", "7.5", {"number": 9, "seat": 2, "vehicle": 1}),
            "Sam never scored with the 2: +9 for the Zeppelin Car.",
            "Sam n’a jamais fait de décompte avec son 2\u00a0: +9 pour la voiture Zeppelin.",
        ),
        (Event("total", "6.3", {"number": -4, "seat": 2}), "Sam has −4 points.", "Sam a −4 points."),
        (
            Event("total", "6.3", {"number": 98, "seat": 0, "partner_seat": 2}),
            "Lola and Sam have 98 points.",
            "Lola et Sam ont 98 points.",
        ),
        (Event("gain", "5.2", {"number": 3, "vehicle": 1}), "", ""),  # the scoring says it
    ],
    ids=lambda part: part.name if isinstance(part, Event) else "",
)
def test_events_read_well_in_both_languages(event: Event, english: str, french: str) -> None:
    assert teller("en").tell(event) == english
    assert teller("fr").tell(event) == french


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {}),
        (3, {"mode": "advanced", "chips": "random"}),
        (4, {"walls": "space"}),
        (4, {"mode": "advanced-teams", "hidden": "yes"}),
    ],
)
def test_whole_games_are_told_and_asked_in_messages(
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
    assert all(f"event-{event.name}" in told.words for event in events if event.name not in ("card", "gain"))


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "Nina, of your team, moves a vehicle", "Lola moves a vehicle"),
        ("fr", "Nina déplace un véhicule pour ton équipe", "c’est Lola qui déplace"),
    ],
)
def test_who_plays_a_card_is_told_whether_who_moves_is_of_their_team(
    lang: str, own: str, others: str
) -> None:
    """7.1: Ada and Nina are a team, opposite each other."""
    told, state, rng, asked = teller(lang), GAME.start(players=4), Rng(1), set()
    while state.settle(rng) != OVER:
        if state.actor() == NAMES.index("Ada"):
            asked.add(told.ask(state))
        state.apply(state.pick(rng))
    assert any(own in each for each in asked)
    assert any(others in each for each in asked)


def test_partners_are_told_of_each_other_at_the_deal() -> None:
    """7.1 Seats 1 and 3 against seats 2 and 4."""
    state, rng = GAME.start(players=4), Rng(1)
    heard = state.listen()
    state.settle(rng)
    told = [teller("en").tell(event) for event in heard]
    assert told == ["Lola and Sam play together.", "Ada and Nina play together."]
    alone = GAME.start(4, {"mode": "singles"})
    heard = alone.listen()
    alone.settle(rng)
    assert heard == []


def test_the_first_card_says_with_whom_one_plays() -> None:
    """2.7 7.1 In three lines beside the board; for what is on the ranking card of one's own side."""
    state, rng = GAME.start(players=4), Rng(1)
    state.settle(rng)
    assert teller("en").ask(state) == "Lola, you play with Sam. Which card? Nina moves."
    assert len(teller("fr").ask(state)) < 3 * 36
    has_played = set()
    while state.settle(rng) != OVER:
        if state.phase == CARD:
            seat = state.actor()
            assert ("you play with" in teller("en").ask(state)) == (seat not in has_played)
            has_played.add(seat)
        state.apply(state.pick(rng))


def test_a_card_says_what_it_is_and_has_a_short_key() -> None:
    state = GAME.parse(
        f"3 standard lane - standard | {CHIPS} | 0 0, 0 0, 0 0, 0 0 | - - 0 0, - - 0 0, - - 0 0 "
        "| 1, 2, 3 | 1 | card"
    )
    told = teller("en", 3)
    assert told.ask(state) == "Lola, which card do you play? You move a vehicle in this turn."
    offered = told.offer(state)
    assert offered is not None
    assert offered[0] == ("RZ", "Rocket or Zeppelin")
    assert offered[6:] == [
        ("1", "1 space"),
        ("2", "2 spaces and a scoring"),
        ("2n", "2 spaces, no scoring"),
        ("3", "3 spaces"),
        ("4", "4 spaces"),
        ("5", "5 spaces"),
        ("6", "6 spaces"),
        ("A", "ahead (4 left)"),
        ("B", "back (2 left)"),
    ]
    for typed, lang, text in (
        ("py", "en", "roller+yacht"),
        ("2", "en", "distance 2"),
        ("2n", "en", "waive"),
        ("a", "en", "ahead"),
        ("2s", "fr", "waive"),
        ("fz", "fr", "rocket+zeppelin"),
        ("r", "fr", "back"),
    ):
        assert Menu(state, teller(lang, 3)).read(typed) == GAME.parse_action(state, text)


def test_a_move_says_where_it_ends_and_what_comes_of_it() -> None:
    """4.6 4.8 5.2 The drop and the centre give points at once."""
    state = moving("8 0, 2 0, 0 0, 0 0", "rocket+zeppelin", "2by3")
    assert teller("en").ask(state) == (
        "Nina, which vehicle do you move, the Steam Rocket or the Zeppelin Car? Ahead by 2 spaces."
    )
    assert labels(state) == {
        "rocket to 11": "Steam Rocket over the drop to space 11, +4 at once, then a scoring",
        "rocket to centre": "Steam Rocket to the centre, +15 at once, and it stays there, then a scoring",
        "zeppelin to 4a": "Zeppelin Car to space 4a (+3), then a scoring",
        "zeppelin to 4b": "Zeppelin Car to space 4b (+3), then a scoring",
    }
    assert Menu(state, teller("en")).keys() == "R, Rc, Za, Zb"
    assert Menu(state, teller("fr")).read("fc") == GAME.parse_action(state, "rocket to centre")


PLAYING, MOVING = "a card is played", "a vehicle is moved by 3"


@pytest.mark.parametrize(
    ("name", "phase", "yacht", "clause", "told"),
    [
        ("centre", PLAYING, "0 0", "4.8", "The centre gives 15 points at once"),
        ("centre", MOVING, "0 0", "4.8", "With these cards no vehicle comes to the centre"),
        ("centre", MOVING, "centre 15", "4.8", "There is room for one vehicle in the centre"),
        ("drop", PLAYING, "0 0", "4.6", "Whoever goes over the drop moves one space more"),
        ("start", PLAYING, "0 0", "3.3", "A vehicle moves when three cards lie on the table"),
        ("start", MOVING, "0 0", "4.1", "With these cards no vehicle can stop there"),
        ("space-20", MOVING, "0 0", "4.1", "With these cards no vehicle can stop there"),
        ("seat-0", PLAYING, "0 0", "3.3", "This is Lola’s place"),
        ("seat-1", PLAYING, "0 0", "3.3", "This is your place"),
    ],
)
def test_whoever_points_in_vain_is_told_what_it_is_for(
    name: str, phase: str, yacht: str, clause: str, told: str
) -> None:
    vehicles = f"8 0, 2 0, 0 0, {yacht}"
    state = choosing(vehicles) if phase == PLAYING else moving(vehicles, "rocket+zeppelin", "3")
    seat = int(state.actor())
    assert name in [*drawing.board(state).names, *drawing.pieces(state, seat)]
    found = why(game("edison"), state, seat, name)
    assert found.clause == clause
    assert words("en", GAME.package).say(found.key, **named(found.facts, NAMES)).startswith(told)


def test_oil_behind_the_drop_is_announced() -> None:
    """4.6 5.5 It is worth nothing at once, turns the vehicle round, and everything scores."""
    state = moving("9 0, 2 0, 0 0, 0 0", "rocket+zeppelin", "4")
    told = "over the drop to space 14 with oil: it turns round, then a scoring"
    assert labels(state)["rocket to 14"] == f"Steam Rocket {told}"
    told = "par la chute vers la case 14 avec de l’huile\u00a0: demi-tour, puis un décompte"
    assert labels(state, "fr")["rocket to 14"] == f"fusée à vapeur {told}"


def test_a_vehicle_that_cannot_move_is_not_offered() -> None:
    """4.7 4.9 Only where the other goes is asked."""
    state = moving("10 0, 8 0, 0 0, 0 0", "rocket+zeppelin", "3", "back")
    assert Menu(state, teller("en")).keys() == "Za, Zb"
    assert teller("en").ask(state) == (
        "Nina, where do you move the Zeppelin Car? Back by 3 spaces; the Steam Rocket cannot move."
    )
    assert teller("fr").ask(state) == (
        "Nina, où déplaces-tu la voiture Zeppelin\u202f? 3 cases en arrière\u202f; "
        "la fusée à vapeur ne peut pas bouger."
    )


def test_oil_is_announced() -> None:
    """5.5 It turns the vehicle round, and everything scores."""
    state = moving("11 0, 0 0, 0 0, 12 0", "rocket+yacht", "3")
    assert labels(state) == {
        "rocket to 14": "Steam Rocket to space 14 with oil: it turns round, then a scoring",
        "yacht to 15": "Turbo Yacht to space 15 (+5)",
    }
    assert labels(state, "fr")["rocket to 14"] == (
        "fusée à vapeur vers la case 14 avec de l’huile\u00a0: demi-tour, puis un décompte"
    )


def test_who_cannot_move_is_named() -> None:
    """4.9 The two vehicles of the choice card, not any others."""
    state = GAME.parse(
        f"4 standard lane - standard | {CHIPS} | 10 0, 0 0, 0 0, 10 0 | 3 - 0 0, - 4 0 0, - - 0 0, - - 0 0 "
        "| 1, 2 | 1 rocket+yacht 4 | card"
    )
    events = state.listen()
    state.apply(GAME.parse_action(state, "back"))
    assert teller("en").tell(events[-1]) == "Neither the Steam Rocket nor the Turbo Yacht can move."


def test_the_start_is_called_so() -> None:
    """2.2 It is space 0, but nobody says that."""
    state = moving("21 0, 0 0, 0 0, 12 0", "rocket+yacht", "2by3")
    assert labels(state)["rocket to 0"] == "Steam Rocket to the start (0), then a scoring"
    assert labels(state, "fr")["rocket to 0"] == "fusée à vapeur vers le départ (0), puis un décompte"


def test_the_sheet_says_whose_points_are_written() -> None:
    """8.5 The favourite first, then the others in order."""
    state = GAME.parse(
        f"3 advanced lane - standard | {CHIPS} | 0 0, 0 0, 0 0, 0 0 | - - 0 0, - - 0 0, - - 0 0 "
        "| 4, 2, 3 | 1 | sheet"
    )
    told = teller("en", 3)
    assert told.ask(state) == (
        "Lola, your favourite is the Turbo Yacht: how many of your 10 points? More than any other."
    )
    assert Menu(state, told).keys() == "4-10"
    state.apply(GAME.parse_action(state, "points 5"))
    assert told.ask(state) == "Lola, how many points does the Steam Rocket get? 5 are left."


def test_partners_win_together() -> None:
    over = GAME.parse(
        f"4 standard lane - standard | {CHIPS} | 8 30, 0 0, 0 0, 0 0 "
        f"| {', '.join(['123456 123456 4 2+'] * 4)} | 1, 2 | 1 | over"
    )
    assert ending(over, teller("en")).plain == "Lola and Sam win together!"
    assert ending(over, teller("fr")).plain == "Lola et Sam gagnent ensemble\u202f!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_their_values_have_words(lang: str) -> None:
    said = words(lang, "quadriga.games.edison")
    for option in GAME.options:
        assert f"option-{option.name}" in said
        assert all(f"option-{option.name}-{word}" in said for word in option.words(4))
        own = ("own", "own-from", "own-how") if option.free else ()
        assert all(f"option-{option.name}-{word}" in said for word in own)
