# Sets up all that the project needs, inside its own folder. Sourced by ./play, ./test, ./bench and ./audit.
# The second time it only compares a stamp. Everything made here is ignored by git: .tools, .venv, .build.
# shellcheck shell=bash
set -euo pipefail

ROOT="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
VENV="$ROOT/.venv"
TOOLS="$ROOT/.tools"
PROVING="$TOOLS/proofs" # what proof_packages fetches
COMPILED="$ROOT/.build/compiled"
QUICK="$ROOT/.build/quick" # what compile_package --quick makes
STAMP="$VENV/sabbat.stamp"
IS_NEW_ENOUGH='import sys; assert sys.version_info >= (3, 11)'

# Bytecode is kept beside its sources, inside this folder, also where the environment forbids that in general: else each
# of many processes compiles anew whatever it imports, which is half of the time in which a server starts.
unset PYTHONDONTWRITEBYTECODE

say() { printf '%s\n' "$*" >&2; }

give_up() {
    say "sabbat: $*"
    exit 1
}

# Debian packages, only where we may and only those that are missing. Fails quietly where that is not possible.
debian_packages() {
    local package missing=()
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 1
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || return 1
    say "Installing Debian packages: ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null 2>&1 ||
        { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >/dev/null 2>&1
}

# The first Python that is new enough. A name on the path may be an empty shim, so each one is tried. The system's own comes
# first where it has all that is needed: it is built with a profile, and one that somebody has compiled by hand mostly is
# not, which costs a fifth of the speed.
find_python() {
    local name whole='import os, pip, sysconfig; assert os.path.exists(sysconfig.get_path("include") + "/Python.h")'
    if [ -z "${SABBAT_PYTHON:-}" ] && /usr/bin/python3 -c "$IS_NEW_ENOUGH; $whole" 2>/dev/null; then
        echo /usr/bin/python3
        return
    fi
    for name in "${SABBAT_PYTHON:-python3}" python3 python3.13 python3.12 python3.11 python3.14 python; do
        if "$name" -c "$IS_NEW_ENOUGH" 2>/dev/null; then
            "$name" -c 'import sys; print(sys.executable)'
            return
        fi
    done
    give_up "Python 3.11 or newer is needed, and none was found. Install it, or name one in SABBAT_PYTHON."
}

# uv, hash-checked, in a folder of our own: that also works where pip may not touch the system.
get_uv() {
    local python="$1" wanted="$ROOT/scripts/uv.txt"
    cmp -s "$wanted" "$TOOLS/uv.txt" && [ -x "$TOOLS/bin/uv" ] && return
    rm -rf "$TOOLS/bin" "$TOOLS"/uv "$TOOLS"/uv-*.dist-info
    if ! "$python" -m pip --version >/dev/null 2>&1; then
        # No pip: a virtual environment may still bring one, and Debian has it as a package.
        if "$python" -m venv --clear "$TOOLS/pip" >/dev/null 2>&1; then
            python="$TOOLS/pip/bin/python"
        elif ! debian_packages python3-pip || ! "$python" -m pip --version >/dev/null 2>&1; then
            give_up "$python has no pip to fetch uv with. Install pip (on Debian: python3-pip), then try again."
        fi
    fi
    "$python" -m pip install -qq --disable-pip-version-check --no-warn-script-location --root-user-action=ignore \
        --require-hashes --upgrade --target "$TOOLS" -r "$wanted" ||
        give_up "pip could not fetch uv; its own message stands above."
    cp "$wanted" "$TOOLS/uv.txt"
}

stamp() { (cd "$ROOT" && cksum pins.txt pyproject.toml scripts/uv.txt && "$VENV/bin/python" -VV) 2>/dev/null; }

is_set_up() { [ -f "$STAMP" ] && [ "$(stamp)" = "$(<"$STAMP")" ] && [ -x "$VENV/bin/sabbat" ]; }

set_up_now() {
    local python uv
    is_set_up && return # somebody else did it while we waited for the lock
    say "Setting up (once; it takes some seconds) ..."
    python="$(find_python)"
    get_uv "$python"
    uv="$TOOLS/bin/uv"
    rm -f "$STAMP"
    "$VENV/bin/python" -c "$IS_NEW_ENOUGH" 2>/dev/null ||
        "$uv" venv --quiet --clear --no-project --python "$python" "$VENV" ||
        give_up "uv could not make the environment; its own message stands above."
    # The pins hold the build backend too, so nothing is fetched without a hash. Editable means plain Python.
    "$uv" pip sync --quiet --python "$VENV/bin/python" --require-hashes "$ROOT/pins.txt" &&
        "$uv" pip install --quiet --python "$VENV/bin/python" --no-deps --no-build-isolation --editable "$ROOT" ||
        give_up "uv could not install the pinned packages; its own message stands above."
    stamp >"$STAMP.new" && mv "$STAMP.new" "$STAMP"
}

# One at a time: a second ./play waits for the first one's set-up.
set_up() {
    is_set_up && return
    mkdir -p "$TOOLS"
    (
        ! command -v flock >/dev/null || flock 9
        set_up_now
    ) 9>"$TOOLS/lock"
}

# What only some proofs need (OpenSpiel, Ray, Dask, JAX): large, made for one Python, and in a folder of its own that those
# who need it set as PYTHONPATH. Status 1 where it is not to be had, for some systems have no ready-made packages.
proof_packages() {
    (
        ! command -v flock >/dev/null || flock 9
        made_for="$(cksum <"$ROOT/scripts/proofs.txt" && "$VENV/bin/python" -VV)"
        [ "$(cat "$PROVING/made_for" 2>/dev/null)" != "$made_for" ] || exit 0
        say "Fetching what only some proofs need (once) ..."
        rm -rf "$PROVING"
        "$TOOLS/bin/uv" pip install --quiet --python "$VENV/bin/python" --target "$PROVING" --no-deps \
            --only-binary :all: --require-hashes -r "$ROOT/scripts/proofs.txt" || exit 1
        printf '%s\n' "$made_for" >"$PROVING/made_for"
    ) 9>"$TOOLS/lock"
}

# mypyc needs a C compiler and Python's headers; both are asked for once, where we may install them.
have_compiler() {
    "$VENV/bin/python" "$ROOT/scripts/compile.py" --can-compile && return
    debian_packages gcc libc6-dev python3-dev || return 1
    "$VENV/bin/python" "$ROOT/scripts/compile.py" --can-compile
}

# The package compiled with mypyc, in .build/compiled; with --quick not optimised, in .build/quick.
# Status 1: not possible here; 2: it should be, and failed.
compile_package() {
    if ! have_compiler; then
        say "No C compiler with Python's headers here: going on without the compiled package."
        return 1
    fi
    "$VENV/bin/python" "$ROOT/scripts/compile.py" "$@" || return 2
}

# Runs a command on the compiled package. The safe path keeps the working folder's plain sources from winning.
on_compiled() { PYTHONSAFEPATH=1 PYTHONPATH="$COMPILED" "$@"; }

# scripts/pin needs the functions alone: it may be that there are no pins yet.
[ -n "${SABBAT_NO_SET_UP:-}" ] || set_up
