"""What is seen of a race when something happens: chariots travel and are hurt, dice roll."""

from __future__ import annotations

from quadriga.core.drawing import Cue, Point, Way
from quadriga.core.events import Event
from quadriga.games.chariot import places
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import NOBODY, NOWHERE
from quadriga.games.chariot.dice import FACES
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.scene import faces

SAFE = "11.1"
HEARD = {
    **dict.fromkeys(("curve", "caltrop", "javelin", "wreck"), "crash"),
    "favour": "coin",
    "sprint": "fall",  # nobody is hit: it is a loss all the same
}


def more(number: int) -> str:
    return f"+{number}"


def fewer(number: int) -> str:
    return f"−{number}"


def back(state: ChariotState, start: int, goal: int) -> list[int]:
    """Return the spaces from one to another behind it, without the first."""
    way = [start]
    while way[-1] != goal:
        way.append(int(state.course.circuit.behind[way[-1]]))
    return way[1:]


class Spectacle:
    """Follows the chariots from event to event."""

    def __init__(self, before: ChariotState) -> None:
        self.state = before
        self.spaces = [int(space) for space in before.places]
        self.ground = places.ground(before)
        self.mover = int(before.mover)

    def follow(self, number: int, event: Event) -> list[Cue]:
        """Return what is seen of an event, which is the one of this number."""
        if event.name in ("enter", "back", "grid"):
            return self._travel(number, event)
        if event.name in ("roll", "set"):
            return self._dice(number, event)
        if event.name in ("turn", "win"):
            return self._light(number, event)
        if event.name == "ram":
            return self._ram(number, event)
        if event.name == "drop":
            way = (self._at(event.facts["mover"]), self.ground.within(event.facts["number"]))
            name = places.caltrop_name(self.state, event.facts["number"])
            return [Cue(number, name, path=way, layers=("caltrop",))]
        if event.name == "wreck":
            self.spaces[event.facts["chariot"]] = NOWHERE
        note = self._note(event)
        if not note:
            return []
        cue = Cue(number, self._name(event.facts["chariot"]), note=note, sound=HEARD.get(event.name, ""))
        return [cue, self._shield(number, event)] if event.name in ("speed", "adjust") else [cue]

    def _note(self, event: Event) -> str:
        """Return the few signs that float up from the chariot that it is about."""
        amount, costs = event.facts["number"], self.state.course.costs
        if event.name == "line":  # 3.4 the start does not count
            return f"{amount - 1}/{costs.laps}" if amount > 1 else ""
        return {
            "repair": more(amount),
            "favour": f"{fewer(int(costs.favour_cost))} ✦",
            "gain": f"{more(amount)} ✦",
            "adjust": f"» {amount}",
            "speed": f"» {amount}",
            "sprint": fewer(amount * int(costs.sprint_damage)),
            "curve": fewer(amount),
            "caltrop": fewer(amount),
            "javelin": fewer(amount),
            "wreck": "✕",
        }.get(event.name, "")

    def _travel(self, number: int, event: Event) -> list[Cue]:
        chariot, goal = event.facts["chariot"], event.facts["number"]
        start = self.spaces[chariot]
        if event.name == "grid":
            goal = int(self.state.course.circuit.grid[goal])
            way: Way = (places.stall(self.state, chariot), self._turned(goal))
        elif event.name == "back":
            way = tuple(map(self._turned, [start, *back(self.state, start, goal)]))
        else:
            way = (self._turned(start), self._turned(goal))
        self.spaces[chariot] = goal
        travel = Cue(number, self._name(chariot), path=way)
        return [travel, self._shield(number, event)] if event.name == "enter" else [travel]

    def _shield(self, number: int, event: Event) -> Cue:
        """Return the speed on the shield, or the points that are left of it."""
        figure = event.facts["points" if event.name == "enter" else "number"]
        return Cue(number, "shield", layers=places.shield(self.state, event.facts["mover"], figure))

    def _dice(self, number: int, event: Event) -> list[Cue]:
        lying = places.dice(self.state)
        if event.name == "set":
            before, after = divmod(event.facts["number"], FACES)
            die = places.die_name(lying.index(f"die-{FACE_NAMES[before]}"))
            price = f"{fewer(int(self.state.course.costs.favour_cost))} ✦"
            return [
                Cue(number, die, layers=(f"die-{FACE_NAMES[after]}",)),
                Cue(number, self._name(event.facts["chariot"]), note=price, sound="coin"),
            ]
        fallen = faces(int(self.state.course.die.packed[event.facts["number"]]))
        first = lying.index(places.BLANK)
        return [
            Cue(number, places.die_name(first + at), layers=(f"die-{FACE_NAMES[face]}",), tumbles=True)
            for at, face in enumerate(fallen)
        ]

    def _light(self, number: int, event: Event) -> list[Cue]:
        """Return the chariot that is now on turn, or has won."""
        chariot, last = event.facts["chariot"], self.mover
        name = self._name(chariot)
        self.mover = chariot
        if event.name == "win":
            return [Cue(number, name, layers=("laurel", name))]
        lit = [Cue(number, name, layers=("spotlight", name))]
        if last in (NOBODY, chariot) or self.spaces[last] == NOWHERE:
            return lit
        return [Cue(number, self._name(last), layers=(self._name(last),)), *lit]

    def _ram(self, number: int, event: Event) -> list[Cue]:
        """Return the blow to both, or to the mover alone if the other cannot be hurt."""
        mover, other = event.facts["mover"], event.facts["chariot"]
        hurt = [mover] if event.clause == SAFE else [mover, other]
        note = fewer(event.facts["number"])
        return [Cue(number, self._name(each), note=note, sound="crash") for each in hurt]

    def _turned(self, space: int) -> tuple[float, ...]:
        return (*self.ground.within(space), self.ground.heading(space))

    def _at(self, chariot: int) -> Point:
        return self.ground.within(self.spaces[chariot])

    def _name(self, chariot: int) -> str:
        return places.chariot_name(self.state, chariot)
