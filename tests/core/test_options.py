"""Options: one true form for every value, and errors that say what is allowed."""

from __future__ import annotations

import pytest

from quadriga import WrongOption
from quadriga.core.options import Choice, Flag, Option, OptionValue, Subset

FLAG = Flag("fast")
CHOICE = Choice("path", ("short", "long"))
SUBSET = Subset("sections", lambda players: ("A", "B", "C")[:players])

FLAG_ALLOWS = "allowed: yes, no (in Python True, False)"
CHOICE_ALLOWS = "allowed: short, long"
SUBSET_ALLOWS = "allowed with 2 players: none, all, or any of A, B with commas between"


@pytest.mark.parametrize(
    ("option", "default", "several", "words", "samples"),
    [
        (FLAG, False, False, ("no", "yes"), [False, True]),
        (Flag("fast", default=True), True, False, ("no", "yes"), [False, True]),
        (CHOICE, "short", False, ("short", "long"), ["short", "long"]),
        (SUBSET, (), True, ("A", "B"), [(), ("A",), ("B",), ("A", "B")]),
    ],
)
def test_option_tells_what_there_is(
    option: Option, default: OptionValue, several: bool, words: tuple[str, ...], samples: list[OptionValue]
) -> None:
    assert option.default == default
    assert option.several is several
    assert option.free is False
    assert option.words(2) == words
    assert option.samples(2) == samples


@pytest.mark.parametrize(
    ("option", "given", "value"),
    [
        (FLAG, True, True),
        (FLAG, False, False),
        (CHOICE, "long", "long"),
        (SUBSET, [], ()),
        (SUBSET, ["B", "A"], ("A", "B")),
        (SUBSET, ("A", "A"), ("A",)),
        (SUBSET, {"B"}, ("B",)),
        (SUBSET, frozenset({"A"}), ("A",)),
    ],
)
def test_value_gets_its_one_true_form(option: Option, given: object, value: OptionValue) -> None:
    assert option.check(given, 2) == value


@pytest.mark.parametrize(
    ("option", "text", "value", "written"),
    [
        (FLAG, "yes", True, "yes"),
        (FLAG, "no", False, "no"),
        (CHOICE, "long", "long", "long"),
        (SUBSET, "none", (), "none"),
        (SUBSET, "B", ("B",), "B"),
        (SUBSET, "B,A", ("A", "B"), "A,B"),
        (SUBSET, "all", ("A", "B"), "A,B"),
    ],
)
def test_text_stands_for_a_value(option: Option, text: str, value: OptionValue, written: str) -> None:
    assert option.check(text, 2) == value
    assert option.text(value) == written


@pytest.mark.parametrize(
    ("option", "given", "named", "allowed"),
    [
        (FLAG, 1, 1, FLAG_ALLOWS),
        (FLAG, None, None, FLAG_ALLOWS),
        (CHOICE, "wide", "wide", CHOICE_ALLOWS),
        (CHOICE, 0, 0, CHOICE_ALLOWS),
        (CHOICE, ["short"], ["short"], CHOICE_ALLOWS),
        (SUBSET, True, True, SUBSET_ALLOWS),
        (SUBSET, None, None, SUBSET_ALLOWS),
        (SUBSET, ["A", "C"], "C", SUBSET_ALLOWS),
        (SUBSET, [["A"]], ["A"], SUBSET_ALLOWS),
    ],
)
def test_wrong_value_is_named_with_what_is_allowed(
    option: Option, given: object, named: object, allowed: str
) -> None:
    with pytest.raises(WrongOption) as caught:
        option.check(given, 2)
    assert str(caught.value) == f"option {option.name}: {named!r} is not allowed; {allowed}"
    assert (caught.value.name, caught.value.value, caught.value.allowed) == (option.name, named, allowed)


@pytest.mark.parametrize(
    ("option", "text", "named", "allowed"),
    [
        (FLAG, "True", "True", FLAG_ALLOWS),
        (FLAG, "", "", FLAG_ALLOWS),
        (CHOICE, "Long", "Long", CHOICE_ALLOWS),
        (SUBSET, "", "", SUBSET_ALLOWS),
        (SUBSET, "A,,B", "", SUBSET_ALLOWS),
        (SUBSET, "A, B", " B", SUBSET_ALLOWS),
        (SUBSET, "A,none", "none", SUBSET_ALLOWS),
    ],
)
def test_wrong_text_is_named_with_what_is_allowed(
    option: Option, text: str, named: str, allowed: str
) -> None:
    with pytest.raises(WrongOption) as caught:
        option.check(text, 2)
    assert str(caught.value) == f"option {option.name}: {named!r} is not allowed; {allowed}"
