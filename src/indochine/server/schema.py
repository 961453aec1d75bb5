"""The schema of all that is sent, for clients in other languages: `python -m indochine.server.schema`."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from msgspec import Struct

from indochine.kernel import board
from indochine.kernel.text import Msg
from indochine.server import messages

REFERENCE = "#/$defs/{name}"


def structs(module: Any) -> list[type[Struct]]:
    found = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if issubclass(kind, Struct)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind.__struct_fields__]


def of_other_types(kind: type) -> dict[str, Any]:
    """A message is an id with parameters."""
    assert kind is Msg
    return {"$ref": REFERENCE.format(name="Msg")}


MESSAGE = {
    "type": "object",
    "title": "Msg",
    "properties": {"id": {"type": "string"}, "params": {"type": "object"}},
    "required": ["id"],
}


def schema() -> dict[str, Any]:
    types = [*structs(messages), *structs(board)]
    _, components = msgspec.json.schema_components(types, schema_hook=of_other_types, ref_template=REFERENCE)
    found = simpler({"Msg": MESSAGE, **components})
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Messages", "$defs": found}


def simpler(part: Any) -> Any:
    """Without the limits of sizes, which types do not show; a pair of numbers is a list of numbers."""
    if isinstance(part, list):
        return [simpler(item) for item in part]
    if not isinstance(part, dict):
        return part
    found = {name: simpler(value) for name, value in part.items() if name not in ("minItems", "maxItems")}
    if "prefixItems" in found:
        return {"type": "array", "items": found["prefixItems"][0]}
    if found.get("type") == "object" and "properties" not in found:
        found.setdefault("additionalProperties", {})
    return found


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n")
