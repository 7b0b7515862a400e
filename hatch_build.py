"""The build hook: a normal wheel is compiled with mypyc where there is a C compiler, and is plain Python otherwise.

An editable install is always plain. SABBAT_PLAIN=1 asks for a plain wheel.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic parameter is its own affair
    """Compiles into .build and puts the result into the wheel."""

    def dependencies(self) -> list[str]:
        """What compiling needs: mypyc, and the libraries whose types it reads. Nothing for a plain wheel."""
        if not self.compiles():
            return []
        return ["mypy>=2.4", "setuptools>=80", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root, "web", "dist")
        if version != "editable" and self.target_name == "wheel" and (page / "index.html").is_file():
            build_data["force_include"][str(page)] = "sabbat/page"  # built before, by ./play or npm
        if version == "editable" or not self.compiles():
            return
        build = Path(self.root, ".build", f"wheel-{sys.implementation.cache_tag}")
        built = self.script().compile_package(Path(self.root), build)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # Beside the plain sources, which stay as written: readable, and usable if an extension is taken away.
        for path in [*built, Path("sabbat", "_compiled_records.py")]:
            build_data["force_include"][str(build / path)] = path.as_posix()

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SABBAT_PLAIN") != "1" and self.script().can_compile()

    def script(self) -> ModuleType:
        """scripts/compile.py, which is no package."""
        spec = importlib.util.spec_from_file_location("sabbat_compile", Path(self.root, "scripts", "compile.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
