"""What is public is documented, and what the documents show is true."""

from __future__ import annotations

import contextlib
import io
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import typer

import quadriga
from quadriga.bots import KNOWN
from quadriga.cli import app
from quadriga.core import options

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])
CONTRACT = (DOCS / "contract.md").read_text()
COMMANDS = (DOCS / "command-line.md").read_text()


def public(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))]


def code_blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(), re.DOTALL)


@pytest.mark.parametrize("name", quadriga.__all__)
def test_every_public_name_is_in_the_contract_page(name: str) -> None:
    assert re.search(rf"`[^`\n]*\b{name}\b", CONTRACT), f"docs/contract.md does not speak of {name}"


@pytest.mark.parametrize(
    ("kind", "called"), [(quadriga.State, "state"), (quadriga.Game, "game"), (quadriga.Rng, "rng")]
)
def test_every_public_method_is_in_the_contract_page(kind: type, called: str) -> None:
    functions = set(getattr(kind, "__dataclass_fields__", {}))
    missing = [name for name in public(kind) if name not in functions and f"{called}.{name}(" not in CONTRACT]
    assert missing == []


def test_every_field_of_a_game_is_in_the_page_for_authors() -> None:
    page = (DOCS / "add-a-game.md").read_text()
    assert [field.name for field in fields(quadriga.Game) if f"`{field.name}" not in page] == ["options"]
    assert "(options.md)" in page


@pytest.mark.parametrize(
    "kind", [quadriga.Account, quadriga.Advice, quadriga.Entrant, quadriga.Event, quadriga.Playouts]
)
def test_every_field_is_in_the_contract_page(kind: type[Any]) -> None:
    assert [name for name in kind.__match_args__ if f"`{name}`" not in CONTRACT] == []


ERRORS = [
    quadriga.UnknownGame("chess", ["overload"]),
    quadriga.WrongPlayers("Overload", 9, range(3, 6)),
    quadriga.WrongOption("sections", "Z", "allowed: none"),
    quadriga.Unreadable("position", "?", "no fields"),
    quadriga.IllegalAction(9, "a position"),
    quadriga.WrongMoment("payoff", "not over", "a position"),
    quadriga.WrongRecord(3, "cut short"),
    quadriga.WrongBoard("board.toml", "figures", "missing"),
    quadriga.WrongSeat(-1, 3),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_what_an_error_carries_is_in_the_contract_page(error: quadriga.QuadrigaError) -> None:
    (row,) = [line for line in CONTRACT.splitlines() if line.startswith(f"| `{type(error).__name__}` |")]
    assert re.findall(r"`(\w+)`", row.split("|")[-2]) == list(vars(error))


def test_no_error_is_left_out() -> None:
    kinds = {kind.__name__ for kind in quadriga.QuadrigaError.__subclasses__()}
    assert {type(error).__name__ for error in ERRORS} == kinds & set(quadriga.__all__)


def test_every_kind_of_option_is_in_its_page() -> None:
    page = (DOCS / "options.md").read_text()
    kinds = [
        name for name, thing in vars(options).items() if isinstance(thing, type) and hasattr(thing, "check")
    ]
    assert {"Flag", "Choice", "Subset"} <= set(kinds)
    assert [name for name in kinds if f"`{name}" not in page] == []


def test_every_bot_is_in_the_command_line_page() -> None:
    assert [name for name in KNOWN if f"`{name}`" not in COMMANDS] == []


def test_every_method_of_a_record_is_in_its_page() -> None:
    page = (DOCS / "records.md").read_text()
    record = quadriga.Record(quadriga.game("overload"), 3)
    names = [
        *(f".{name}(" for name in public(quadriga.Record)),
        *(f"`record.{name}`" for name in vars(record)),
    ]
    assert [name for name in names if name not in page] == []


def test_every_public_name_has_a_docstring() -> None:
    things = [getattr(quadriga, name) for name in quadriga.__all__]
    assert [thing for thing in things if callable(thing) and not thing.__doc__] == []


def commands() -> list[tuple[str, list[str]]]:
    group = typer.main.get_command(app)
    listed = getattr(group, "commands", {})
    return [
        (name, [option for parameter in command.params for option in parameter.opts if option != "--help"])
        for name, command in listed.items()
    ]


@pytest.mark.parametrize(("command", "options"), commands())
def test_every_command_and_option_is_in_the_command_line_page(command: str, options: list[str]) -> None:
    chapter = re.search(rf"^## `quadriga {command}\b.*?(?=^## |\Z)", COMMANDS, re.DOTALL | re.MULTILINE)
    assert chapter, f"docs/command-line.md has no chapter 'quadriga {command}'"
    missing = [option for option in options if option.startswith("-") and f"`{option}" not in chapter[0]]
    assert missing == []


def test_every_option_of_a_game_is_in_the_command_line_page() -> None:
    for game in quadriga.games():
        for option in game.options:
            assert f"`{option.name}`" in COMMANDS, f"{game.slug}: option {option.name}"


def test_every_make_target_is_in_the_makefile_help() -> None:
    makefile = (ROOT / "Makefile").read_text()
    listed = re.findall(r"^## make (\S+)", makefile, re.MULTILINE)
    phony = re.search(r"^\.PHONY: (.*)", makefile, re.MULTILINE)
    assert phony
    assert set(phony[1].split()) - {"help"} == set(listed)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    assert [target for target in targets if not (page.parent / target).exists()] == []


def test_the_readme_example_runs() -> None:
    (example,) = code_blocks(ROOT / "README.md", "python")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(example.replace("10_000", "100"), {})  # on plain Python ten thousand games take long
    position, wins = output.getvalue().splitlines()
    assert quadriga.game("overload").parse(position).actor() == quadriga.OVER
    assert wins.startswith("[")


@pytest.mark.parametrize("page", ["contract.md", "getting-started.md", "options.md", "records.md"])
def test_the_examples_of_the_docs_run(page: str) -> None:
    examples = code_blocks(DOCS / page, "python")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        for example in examples:
            exec(example, {})
    assert output.getvalue()
    promised = [said for example in examples for said in re.findall(r"(?m)^print\(.*\)  # (.+)$", example)]
    assert [said for said in promised if said not in output.getvalue().splitlines()] == []


@pytest.mark.parametrize("game", quadriga.games(), ids=lambda game: game.slug)
def test_the_notation_page_has_a_position_of_each_game(game: quadriga.Game[quadriga.State]) -> None:
    _, found, section = (DOCS / "notation.md").read_text(encoding="utf-8").partition(f"\n## {game.title}\n")
    assert found, f"{game.title} has no section"
    position = section.split("```")[1].strip()
    assert game.text(game.parse(position)) == position
