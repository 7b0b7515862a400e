"""What the package is made of can be told in full; the image runs as nobody, and writes nothing but its store."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
IMAGE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


@pytest.mark.plain
def test_the_bill_of_materials_names_every_package_with_its_hash(tmp_path: Path) -> None:
    into = tmp_path / "sbom.json"
    subprocess.run([sys.executable, ROOT / "scripts" / "sbom.py", into], check=True, timeout=60)
    bill = json.loads(into.read_text(encoding="utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    parts = {part["purl"]: part for part in bill["components"]}
    pins = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", (ROOT / "pins.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(pins) > 50
    for name, version in pins:
        plain = re.sub(r"[-_.]+", "-", name).lower()
        assert f"pkg:pypi/{plain}@{version}" in parts
    assert all(part["hashes"] for part in parts.values())
    assert next(part for purl, part in parts.items() if purl.startswith("pkg:npm/preact@"))["scope"] == "required"
    assert next(part for purl, part in parts.items() if purl.startswith("pkg:pypi/pytest@"))["scope"] == "excluded"
    assert "://" not in into.read_text(encoding="utf-8")  # where it came from is everybody's own business


@pytest.mark.plain
def test_the_linter_of_images_has_nothing_to_say() -> None:
    linted = subprocess.run([ROOT / "scripts" / "image", "--lint"], capture_output=True, text=True, timeout=120)
    assert linted.returncode == 0, linted.stdout + linted.stderr


@pytest.mark.plain
def test_the_image_runs_as_nobody() -> None:
    """What a linter does not ask for."""
    steps = [line for line in IMAGE.splitlines() if line and not line.startswith("#")]
    last = steps[max(number for number, line in enumerate(steps) if line.startswith("FROM")) :]
    assert "USER 65532:65532" in last
    assert last.index("USER 65532:65532") < next(n for n, line in enumerate(last) if line.startswith("ENTRYPOINT"))
    assert 'VOLUME ["/data"]' in last
    for line in steps:
        if line.startswith("FROM"):
            assert re.search(r":[a-z0-9.-]+", line), f"{line}: no version"
            assert ":latest" not in line
        assert not line.startswith("ADD"), line
        assert "sudo" not in line
        assert not re.search(r"curl .*\|", line), line


@pytest.mark.plain
@pytest.mark.parametrize("name", ["compose.yaml", "compose-nodes.yaml"])
def test_containers_have_a_root_that_nobody_writes(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    for wanted in ("read_only: true", "no-new-privileges:true", "cap_drop: [ALL]", "--behind"):
        assert wanted in text, wanted
    assert "127.0.0.1:8666:8666" in text  # never on every address
