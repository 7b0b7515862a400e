"""Writes a bill of materials (CycloneDX, JSON): every package of pins.txt and of the page's lock file, with its hashes.

    scripts/sbom.py [FILE]        .build/sbom.json where no file is named

What is installed for players is `required`; what only builds, checks or measures is `excluded`.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
Part = dict[str, Any]  # a component, as CycloneDX has it
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)")
NEEDED = re.compile(r"^[A-Za-z0-9._-]+")


def python_parts() -> Iterator[Part]:
    """From pins.txt; `required` is what the package names itself, without its extras and groups."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {_plain(NEEDED.findall(line)[0]) for line in project["dependencies"]}
    found: Part | None = None
    for line in (ROOT / "pins.txt").read_text(encoding="utf-8").splitlines():
        pin = PIN.match(line)
        if pin:
            if found is not None:
                yield found
            found = _part("pypi", _plain(pin[1]), pin[2], _plain(pin[1]) in needed)
        elif found is not None and "--hash=sha256:" in line:
            found["hashes"].append({"alg": "SHA-256", "content": line.split("--hash=sha256:")[1].split()[0]})
    if found is not None:
        yield found


def page_parts() -> Iterator[Part]:
    """From the lock file; what is bundled into the page is `required`."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for place, package in lock["packages"].items():
        if not place:
            continue
        part = _part("npm", place.rpartition("node_modules/")[2], package["version"], not package.get("dev", False))
        if "integrity" in package:
            kind, _, digest = package["integrity"].partition("-")
            content = base64.b64decode(digest).hex()
            part["hashes"].append({"alg": kind.upper().replace("SHA", "SHA-"), "content": content})
        if "license" in package:
            part["licenses"] = [{"expression": package["license"]}]
        yield part


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _part(kind: str, name: str, version: str, required: bool) -> Part:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    scope = "required" if required else "excluded"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "scope": scope,
        "purl": purl,
        "hashes": [],
    }


def bill() -> dict[str, Any]:  # as CycloneDX has it
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    parts = {part["bom-ref"]: part for part in (*python_parts(), *page_parts())}  # a package may lie in two places
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "sabbat",
                "name": project["name"],
                "version": project.get("version", "0"),
            }
        },
        "components": [parts[ref] for ref in sorted(parts)],
    }


def main() -> None:
    into = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build" / "sbom.json"
    into.parent.mkdir(parents=True, exist_ok=True)
    found = bill()
    into.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{len(found['components'])} packages: {into}")


if __name__ == "__main__":
    main()
