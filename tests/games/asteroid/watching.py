"""A table watched by its seats: which tile lies where, and what each seat has seen of it.

This is written from the rule page alone, without the code of the rules. Tiles are tokens that lie
face down. A token can be followed with the eyes from the pile to a hand and to the board; where
tokens are mixed out of sight, new ones take their place, and nobody knows which was which. From
that follows which worlds a seat can believe in: see `Table.can_be`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga import Event
from quadriga.games.asteroid.field import STOP
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DEAL, DRAW, SWAP

# How many ways are tried before a world is believed: after many mixes there are more than anybody can try.
PATIENCE = 20_000

OUT = {"crush", "collide", "blocked", "edge", "struck", "loop"}
GOES_ON = {"draw", "aside", "marker", "turn", "die", "blocked", "win"}


def members(tiles: int) -> set[int]:
    """Return the tiles of a set that is written as a number."""
    return {tile for tile in range(int(tiles).bit_length()) if (tiles >> tile) & 1}


@dataclass(eq=False)
class Token:
    """A tile as it lies there; its face is open as long as it is one of several in the pile."""

    face: int | None = None
    seen: set[int] = field(default_factory=set)

    def seen_by(self, seat: int) -> int | None:
        return self.face if seat in self.seen else None


@dataclass
class Heap:
    """Tokens that lie on each other, and what they are."""

    tokens: list[Token]
    faces: set[int]


@dataclass
class Mixing:
    """Tokens that others took the place of; the first part is the swapper's hand, if there is one."""

    swapper: int | None
    before: list[list[Token]]
    after: list[list[Token]]


@dataclass
class World:
    """Where the tiles are as a seat might believe: hands by seat, the pile, what lies under it."""

    hands: list[set[int]]
    bag: set[int]
    under: list[set[int]]

    @classmethod
    def of(cls, state: AsteroidState) -> World:
        hands = state.held if state.phase == SWAP else state.hands
        return cls([members(hand) for hand in hands], members(state.bag), [*map(members, state.under)])

    def places(self) -> list[set[int]]:
        return [*self.hands, self.bag, *self.under]

    def exchanged(self, one: int, other: int) -> World:
        """Return the same with two tiles in each other's places."""
        names = {one: other, other: one}
        hands, bag, under = (
            [{names.get(tile, tile) for tile in place} for place in places]
            for places in (self.hands, [self.bag], self.under)
        )
        return World(hands, bag[0], under)


class Table:
    """Plays one game and keeps an eye on every tile."""

    def __init__(self, state: AsteroidState) -> None:
        assert state.phase != DEAL
        self.state = state
        self.events = state.listen()
        self.hands = [
            [Token(tile, {seat}) for tile in members(hand)] for seat, hand in enumerate(state.hands)
        ]
        faces = members(state.bag)
        self.bag = Heap([Token() for _ in faces], faces)
        self.heaps: list[Heap] = []
        self.board: dict[int, Token] = {}
        self.mixings: list[Mixing] = []
        self.fallen: set[int] = set()
        self.drawer: int | None = None
        self.looker = -1
        self.swapped: list[set[int]] = []
        self.failed: set[object] = set()
        self.patience = PATIENCE

    # What happens

    def apply(self, action: int) -> list[Event]:
        """Let this happen, watch it, and return what was told."""
        state, phase = self.state, self.state.phase
        if phase == DRAW:
            self._draw(action)
        if phase == SWAP and action != STOP:
            self._swap(*divmod(action - int(state.field.swap_at), int(state.field.tiles)))
        self.events.clear()
        state.apply(action)
        if phase == SWAP and state.phase != SWAP:
            self._end_swap()
        events = list(self.events)
        for event in events:
            self._watch(event)
        if state.phase == SWAP:
            if phase != SWAP:
                self.swapped = [self._faces(seat) for seat in range(len(self.hands))]
        else:
            self._bury()
        self._check()
        return events

    def _watch(self, event: Event) -> None:
        seat, number = event.facts.get("player_seat", -1), event.facts["number"]
        if event.name in GOES_ON:
            self._bury()
        if event.name == "place":
            self._place(seat, number // 4)
        elif event.name == "knock":
            self.heaps.append(Heap([self.board.pop(number)], {number}))
        elif event.name in OUT:
            self.fallen.add(seat)
        elif event.name == "look":
            self.looker = seat
            for token in (token for other in self.fallen for token in self.hands[other]):
                token.seen.add(seat)
        elif event.name == "draw":
            self.drawer = seat
            if len(self._top().tokens) == 1:
                self._draw(*self._top().faces)

    def _top(self) -> Heap:
        return self.bag if self.bag.tokens else self.heaps[0]

    def _draw(self, face: int) -> None:
        assert self.drawer is not None
        top = self._top()
        token = top.tokens.pop(0)
        top.faces.remove(face)
        token.face = face
        token.seen.add(self.drawer)
        self.hands[self.drawer].append(token)
        self.heaps = [heap for heap in self.heaps if heap.tokens]
        self.drawer = None

    def _place(self, seat: int, tile: int) -> None:
        token = next(token for token in self.hands[seat] if token.face == tile)
        self.hands[seat].remove(token)
        token.seen.update(range(len(self.hands)))
        self.board[tile] = token

    def _faces(self, seat: int) -> set[int]:
        return {token.face for token in self.hands[seat] if token.face is not None}

    def _swap(self, own: int, other: int) -> None:
        for faces in self.swapped:
            if own in faces or other in faces:
                faces.symmetric_difference_update({own, other})

    def _end_swap(self) -> None:
        """Put new tokens in the place of all that could be exchanged, seen by the one who looked."""
        parts = [self.looker, *sorted(self.fallen)]
        after = [[Token(face, {self.looker}) for face in self.swapped[seat]] for seat in parts]
        self.mixings.append(Mixing(self.looker, [self.hands[seat][:] for seat in parts], after))
        for seat, tokens in zip(parts, after, strict=True):
            self.hands[seat] = tokens[:]

    def _bury(self) -> None:
        """Put the hands of the fallen under the pile by seat, each mixed."""
        for seat in sorted(self.fallen):
            tokens, faces = self.hands[seat], self._faces(seat)
            self.hands[seat] = []
            if len(tokens) > 1:
                fresh = [Token() for _ in tokens]
                self.mixings.append(Mixing(None, [tokens], [fresh]))
                tokens = fresh
            if tokens:
                self.heaps.append(Heap(tokens[:], faces))
        self.fallen.clear()

    def _check(self) -> None:
        """The rules have every tile where the table has it."""
        state = self.state
        truth = World.of(state)
        assert [self._faces(seat) for seat in range(len(self.hands))] == truth.hands
        assert (self.bag.faces, [heap.faces for heap in self.heaps]) == (truth.bag, truth.under)
        if state.phase == SWAP:
            assert self.swapped == [members(hand) for hand in state.hands]

    # What a seat can believe

    def can_be(self, world: World, seat: int) -> bool:
        """Whether nothing that this seat has ever seen contradicts this world, as far as patience goes."""
        labels: dict[Token, Label] = {}
        for tokens, place in zip(self._places(), world.places(), strict=True):
            if len(tokens) != len(place):
                return False
            for token in tokens:
                tile = token.seen_by(seat)
                if tile is not None and tile not in place:
                    return False
                labels[token] = Label(tile, place)
        for tile, token in self.board.items():
            labels[token] = Label(tile, {tile})
        claimed = {label.tile for label in labels.values() if label.tile is not None}
        self.failed.clear()
        self.patience = PATIENCE
        return self._settle(len(self.mixings) - 1, seat, labels, claimed)

    def _places(self) -> list[list[Token]]:
        return [*self.hands, self.bag.tokens, *(heap.tokens for heap in self.heaps)]

    def _settle(self, at: int, seat: int, labels: dict[Token, Label], claimed: set[int]) -> bool:
        """Go back through all that was mixed, and find out which token can have been which."""
        if at < 0:
            return True
        fresh = [token for mixing in self.mixings[: at + 1] for tokens in mixing.after for token in tokens]
        labelled = [(id(token), labels[token]) for token in fresh if token in labels]
        known = tuple((name, label.tile, id(label.place)) for name, label in labelled)
        if (at, known, frozenset(claimed)) in self.failed:
            return False  # another way led here before, and no further
        self.failed.add((at, known, frozenset(claimed)))
        mixing = self.mixings[at]
        before = [(token, part) for part, tokens in enumerate(mixing.before) for token in tokens]
        after = [(token, part) for part, tokens in enumerate(mixing.after) for token in tokens]
        mixed = {token for earlier in self.mixings[:at] for tokens in earlier.after for token in tokens}
        before.sort(key=lambda old: (old[0].seen_by(seat) is None, old[0] not in mixed))
        return self._match(at, seat, before, after, labels, claimed)

    def _match(
        self,
        at: int,
        seat: int,
        before: list[tuple[Token, int]],
        after: list[tuple[Token, int]],
        labels: dict[Token, Label],
        claimed: set[int],
    ) -> bool:
        if not before:
            return self._settle(at - 1, seat, labels, claimed)
        self.patience -= 1
        if self.patience <= 0:
            return True
        (old, came), *others = before
        tried = set()
        for chosen, (new, went) in enumerate(after):
            alike = (labels[new].tile, id(labels[new].place), went)
            if alike in tried or (came != went and 0 not in (came, went)):
                continue
            tried.add(alike)
            label = labels[new].called(old.seen_by(seat), claimed)
            if label is None:
                continue
            claims = claimed if label.tile is None else claimed | {label.tile}
            rest = after[:chosen] + after[chosen + 1 :]
            if self._match(at, seat, others, rest, labels | {old: label}, claims):
                return True
        return False


@dataclass(frozen=True)
class Label:
    """What is known of a token: its tile, or else only where it is now and what else lies there."""

    tile: int | None
    place: set[int]

    def called(self, tile: int | None, claimed: set[int]) -> Label | None:
        """Return what is known if it was this tile, as far as that was seen; None if it cannot have been."""
        if tile is None or tile == self.tile:
            return self
        if self.tile is None and tile in self.place and tile not in claimed:
            return Label(tile, self.place)
        return None
