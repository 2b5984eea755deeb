"""Structs as the page shows them: a table of fields, with types in words, limits and descriptions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

Schema = dict[str, Any]

ANYTHING = {"title": "anything"}


def described(structs: Sequence[type[Struct]]) -> str:
    """Return a chapter for each struct, and its fields in a table."""
    return "\n\n".join(_chapter(struct) for struct in structs)


def fields(struct: type[Struct]) -> str:
    """Return the fields of a struct in a table."""
    rows = [_row(name, field) for name, field in _schema(struct)["properties"].items()]
    return "\n".join(["| field | type | |", "|---|---|---|", *rows])


def _chapter(struct: type[Struct]) -> str:
    name = struct.__struct_config__.tag or struct.__name__
    said = " ".join(_schema(struct)["description"].split())
    return f"### `{name}`\n\n{said}\n\n{fields(struct)}"


def _schema(struct: type[Struct]) -> Schema:
    """Return the JSON Schema of a struct; what may be anything has none."""
    _, schemas = msgspec.json.schema_components(
        [struct], ref_template="{name}", schema_hook=lambda _: ANYTHING
    )
    schema: Schema = schemas[struct.__name__]
    return schema


def _row(name: str, field: Schema) -> str:
    said = field.get("description", "")
    if "default" in field:
        said += f" Default: `{json.dumps(field['default'])}`."
    return f"| `{name}` | {kind(field)} | {said.strip()} |"


def kind(schema: Schema) -> str:
    """Return the type of a value in words."""
    if "$ref" in schema:
        return f"[`{schema['$ref']}`](#{schema['$ref'].lower()})"
    if "anyOf" in schema:
        return " or ".join(kind(one) for one in schema["anyOf"]) if len(schema["anyOf"]) < 4 else "anything"
    if "enum" in schema:
        *others, last = ["null" if one is None else f"`{json.dumps(one)}`" for one in schema["enum"]]
        return f"{', '.join(others)} or {last}" if others else last
    return _WORDS[schema["type"]](schema) if "type" in schema else "anything"


def _text(schema: Schema) -> str:
    if "pattern" in schema:
        return f"text: `{schema['pattern']}`"
    return f"text{_bounds(schema.get('minLength'), schema.get('maxLength'), 'characters')}"


def _number(schema: Schema) -> str:
    most = schema.get(
        "maximum", schema.get("exclusiveMaximum", 0) - 1 if "exclusiveMaximum" in schema else None
    )
    return f"whole number{_bounds(schema.get('minimum'), most)}"


def _list(schema: Schema) -> str:
    inside = kind(schema["items"])
    if inside in ("anything", "list"):
        return {"anything": "list", "list": "list of lists"}[inside]
    return f"list{_bounds(schema.get('minItems'), schema.get('maxItems'), 'items')}; each: {inside}"


def _object(schema: Schema) -> str:
    inside = kind(schema["additionalProperties"]) if schema.get("additionalProperties") else "anything"
    return "object" if inside == "anything" else f"object; each value: {inside}"


_WORDS = {
    "array": _list,
    "boolean": lambda _: "true or false",
    "integer": _number,
    "null": lambda _: "null",
    "number": lambda _: "number",
    "object": _object,
    "string": _text,
}


def _bounds(least: int | None, most: int | None, things: str = "") -> str:
    said = f" {things}" if things else ""
    if most is None:
        return f", from {least}{said}" if least is not None else ""
    return f", {least} to {most}{said}" if least is not None else f", at most {most}{said}"
