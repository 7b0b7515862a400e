"""Compiles the package with mypyc, out of the tree: a copy in `.build/compiled`, with `.so` files beside the sources.

    python scripts/compile.py                 builds what has changed; the second time it only compares a stamp
    python scripts/compile.py --quick         not optimised, in `.build/quick`: for tests, in a third of the time
    python scripts/compile.py --can-compile   exit status 0 where there is a C compiler with Python's headers

With SABBAT_PROFILED=1 in the environment the optimised build is made twice: the first is watched at typical work, and
the second is made for that. It takes GCC and twice as long.

`PYTHONSAFEPATH=1 PYTHONPATH=.build/compiled python -m sabbat` then runs compiled: a `.so` wins over its `.py`.
Which modules are compiled stands in pyproject.toml under [tool.sabbat].
"""

import argparse
import contextlib
import hashlib
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))  # hatch_build.py loads this file by its path

from classes import Module, Package  # noqa: E402  # they stand beside this file
from expand import CloneSource, expand  # noqa: E402

ROOT = HERE.parent
TYPICAL_WORK = HERE / "typical_work.py"
PACKAGE = "sabbat"
BUILT = {".so", ".pyd", ".pyc"}
BEST, QUICK = "3", "0"  # how much the C compiler optimises
# GCC counts how often each part of the code runs, beside its object files; then it makes what runs often quick and the
# rest small, but for what has not run at all: that is as in any build. The counts of several threads may be a little
# off. Calls of Python's own functions go there without a stop in between (no PLT).
WATCHING = "-fprofile-generate"
WATCHED = "-fprofile-use -fprofile-partial-training -fprofile-correction -Wno-missing-profile -fno-plt"
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]

# Run in a process of its own: mypyc and setuptools both end the process when something fails. What is strict about
# types is the business of ./test: here the code only has to be compilable.
# No debug symbols: they double the time the C compiler takes. The engine and each game are built beside each other.
BUILD = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

work, level, profile, *modules = sys.argv[1:]
groups = {}
for module in modules:
    folder, part, *_ = module.split("/")[1:]
    groups.setdefault(part if folder == "games" else folder, []).append(module)
flags = ["--config-file=", "--ignore-missing-imports", "--cache-dir", work + "/mypy"]
separate = [(members, name) for name, members in groups.items()]
extensions = mypycify(flags + modules, opt_level=level, debug_level="0", separate=separate, target_dir=work + "/c")
for extension in extensions:  # what nobody calls from outside may be inlined
    extension.extra_compile_args += ["-fvisibility=hidden"] if "-O" + level in extension.extra_compile_args else []
    extension.extra_compile_args += profile.split()
    extension.extra_link_args += profile.split()
arguments = ["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
where = work + "/profiled" if profile else work
arguments += ["--build-lib", where + "/lib", "--build-temp", where + "/o"]
arguments += ["--force"] if profile else []  # what is there was made with other flags
setup(name="sabbat-compiled", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments)
"""

# A module that silently stayed plain would make every later figure a lie.
VERIFY = """
import importlib, sys
suffix, *names = sys.argv[1:]
plain = [name for name in names if not importlib.import_module(name).__file__.endswith(suffix)]
sys.exit("not compiled after all: " + ", ".join(plain) if plain else 0)
"""


class CannotCompile(Exception):
    """What went wrong, for the reader."""


def c_compiler() -> str | None:
    """The command of the C compiler: the one this Python was built with, or any that is there."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def can_profile() -> bool:
    """Whether the compiler is GCC: others take a profile in other ways."""
    asked = [*shlex.split(c_compiler() or "cc"), "-dM", "-E", "-x", "c", os.devnull]
    known = subprocess.run(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return "__GNUC__" in known and "__clang__" not in known


def can_compile() -> bool:
    """Whether mypyc can work here: a C compiler and Python's headers."""
    return c_compiler() is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def modules(root: Path) -> list[str]:
    """The modules to compile, as paths from the root."""
    with (root / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["tool"]["sabbat"]

    def matching(globs: list[str]) -> set[str]:
        return {path.relative_to(root).as_posix() for glob in globs for path in root.glob(glob)}

    return sorted(matching(wanted["compiled"]) - matching(wanted["not_compiled"]))


def mirror(root: Path, to: Path, compiled: list[str]) -> None:
    """Makes `to` a copy of the package, with its records written out where compiled. Equal files stay untouched."""
    sources = {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted((root / PACKAGE).rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in BUILT
    }
    code = {dotted(path): content.decode() for path, content in sources.items() if path.endswith(".py")}
    sources["sabbat/_compiled_records.py"] = (HERE / "records.py").read_bytes()
    package = Package({name: Module(name, text) for name, text in code.items()})
    clone_source = load_clone_source(root / PACKAGE / "engine" / "state.py")
    for path, content in sources.items():
        if path in compiled:
            content = expand(package, dotted(path), clone_source).encode()
        copy = to / path
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    for copy in (to / PACKAGE).rglob("*"):
        if copy.is_file() and copy.suffix not in BUILT and copy.relative_to(to).as_posix() not in sources:
            copy.unlink()


def dotted(path: str) -> str:
    """`sabbat/engine/state.py` as a module's name."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def load_clone_source(path: Path) -> CloneSource:
    """`clone_source` out of the engine's state module, loaded on its own: the package need not be importable yet."""
    spec = importlib.util.spec_from_file_location("_sabbat_state", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    clone_source: CloneSource = module.clone_source
    return clone_source


def digest(to: Path, compiled: list[str], level: str, profiled: bool) -> str:
    """Of everything that decides what comes out."""
    total = hashlib.sha256()
    work = WATCHING + WATCHED + TYPICAL_WORK.read_text() if profiled else ""
    for fact in (sys.version, importlib.metadata.version("mypy"), c_compiler(), BUILD, level, work, *compiled):
        total.update(f"{fact}\0".encode())
    for source in sorted((to / PACKAGE).rglob("*.py")):
        total.update(f"{source.relative_to(to)}\0".encode() + source.read_bytes())
    return total.hexdigest()


def python(code: str, *arguments: str, to: Path) -> None:
    """Runs `code` in `to`, with the copy as the first `sabbat` in sight; quiet unless it fails."""
    # What was on the path stays on it: pip hands the throw-away environment of a wheel's build over in that way.
    path = os.pathsep.join(filter(None, [str(to), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"PYTHONPATH": path, "PYTHONSAFEPATH": "1", "CC": c_compiler() or "cc"}
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=to,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode:
        raise CannotCompile(
            run.stdout.strip() or f"mypyc's process ended with status {run.returncode}, and no word why"
        )


@contextlib.contextmanager
def alone(work: Path) -> Iterator[None]:
    """One build at a time, where the system can tell."""
    work.mkdir(parents=True, exist_ok=True)
    with (work / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_package(root: Path, to: Path, level: str = BEST) -> list[Path]:
    """Brings the compiled copy of the package in `to` up to date; its extension modules, as paths from `to`."""
    work = to.with_name(to.name + "-work")
    stamp = work / "stamp"
    profiled = level == BEST and os.environ.get("SABBAT_PROFILED") == "1"
    if profiled and not can_profile():
        raise CannotCompile("SABBAT_PROFILED=1 needs GCC, and the C compiler here is another.")
    with alone(work):
        compiled = modules(root)
        mirror(root, to, compiled)
        now = digest(to, compiled, level, profiled)
        if not stamp.is_file() or stamp.read_text() != now:
            stamp.unlink(missing_ok=True)
            print(f"Compiling {len(compiled)} modules with mypyc (this may take a minute) ...", flush=True)
            for old in to.rglob("*.so"):
                old.unlink()
            if profiled:
                watch_typical_work(work, compiled, to)
            python(BUILD, str(work), level, WATCHED if profiled else "", *compiled, to=to)
            python(VERIFY, SUFFIX, *map(dotted, compiled), to=to)
            stamp.write_text(now)
        return sorted(path.relative_to(to) for path in to.rglob("*" + SUFFIX))


def watch_typical_work(work: Path, compiled: list[str], to: Path) -> None:
    """Leaves the counts beside the object files, where the next build looks for them."""
    for counts in work.rglob("*.gcda"):
        counts.unlink()
    python(BUILD, str(work), BEST, WATCHING, *compiled, to=to)
    print("Watching typical work, then compiling again ...", flush=True)
    python(TYPICAL_WORK.read_text(), to=to)
    for built in to.rglob("*.so"):
        built.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the package with mypyc into .build/compiled.")
    parser.add_argument("--can-compile", action="store_true", help="only say whether that is possible, by the status")
    parser.add_argument("--quick", action="store_true", help="not optimised, into .build/quick")
    given = parser.parse_args()
    if given.can_compile:
        return 0 if can_compile() else 1
    to = ROOT / ".build" / ("quick" if given.quick else "compiled")
    try:
        built = compile_package(ROOT, to, QUICK if given.quick else BEST)
    except CannotCompile as failure:
        print(failure, file=sys.stderr)
        return 2
    print(f"{len(built)} extension modules in {to.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
