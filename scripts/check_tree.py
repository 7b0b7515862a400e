"""Holds what no tracked file may contain: a registry's host, a path of somebody's machine, a build, a vendored copy.
And no module that somebody writes may have more than 300 lines, whether rule, test or page; a loop has a noun.

A clone must work anywhere, from any mirror. Places to fetch from are each machine's own business.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Written in pieces, so that this file passes its own check.
HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry." + "npmjs.org",
    "registry." + "yarnpkg.com",
    "npm" + "mirror.com",
    "conda." + "anaconda.org",
    "deb." + "debian.org",
]
MACHINE_PATHS = ["work", "root", "home/[a-z]+", "Users/[A-Za-z]+", "opt", "tmp"]

FORBIDDEN_TEXT = {
    "names a registry host": re.compile("|".join(map(re.escape, HOSTS))),
    "names a path of one machine": re.compile(r"(?<![\w.$}~<*-])/(?:" + "|".join(MACHINE_PATHS) + r")/(?=\w)"),
}
CODE = re.compile(r"\.(py|py\.new|ts|tsx)$")
FORBIDDEN_CODE = {
    "says `each` where a noun is free": re.compile(r"\bfor (?:\w+, )*each(?:, \w+)* in\b|\bconst each (?:of|in)\b"),
}
FORBIDDEN_PATH = {
    "a lock that names hosts": re.compile(r"(^|/)uv\.lock$"),
    "somebody else's code": re.compile(r"(^|/)(vendor|vendored|third_party|node_modules|site-packages)/"),
    "a build": re.compile(r"(^|/)(__pycache__|dist|\.build|\.venv|\.tools)/|\.(so|pyc|pyd|whl|egg-info)$"),
}
CEILING = 300  # lines
UNDER_THE_CEILING = re.compile(r"(?<!\.gen)\.(py|ts|tsx|css)$")


def tracked() -> list[str]:
    """Files that git knows, and new ones that it would take: what is wrong now should not wait for the commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return sorted({path for path in listed.split("\0") if path and (ROOT / path).is_file()})


def faults(path: str) -> list[str]:
    """Every fault of one file, as lines for the reader."""
    found = [f"{path}: {fault}" for fault, pattern in FORBIDDEN_PATH.items() if pattern.search(path)]
    content = (ROOT / path).read_bytes()
    if b"\0" in content:
        return found  # a picture, a font
    lines = content.decode("utf-8", "replace").splitlines()
    if UNDER_THE_CEILING.search(path) and len(lines) > CEILING:
        found.append(f"{path}: {len(lines)} lines, over the ceiling of {CEILING}: it wants to be two")
    forbidden = FORBIDDEN_TEXT | (FORBIDDEN_CODE if CODE.search(path) else {})
    for number, line in enumerate(lines, 1):
        for fault, pattern in forbidden.items():
            if match := pattern.search(line):
                found.append(f"{path}:{number}: {fault}: {match.group()}")
    return found


def main() -> int:
    try:
        paths = tracked()
    except (OSError, subprocess.CalledProcessError):
        print("Not a git checkout: nothing to look at.")
        return 0
    wrong = [fault for path in paths for fault in faults(path)]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(paths)} files looked at, {len(wrong)} faults.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
