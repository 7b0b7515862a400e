"""The build hook. Every wheel and sdist holds the built page; a wheel is compiled where there is a C compiler.

An sdist carries the page as files, so a wheel made from it needs no Node.js. An editable install is plain and takes the
page from the tree. SABBAT_PLAIN=1 asks for a plain wheel.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "sabbat/page"
DOCS = "sabbat/docs"  # the server shows them under /docs


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's generic parameter is its own affair
    """Builds the page and, for a wheel, compiles into .build; what came of it goes into the archive."""

    def dependencies(self) -> list[str]:
        """What compiling needs: mypyc, and the libraries whose types it reads. What the page needs: Node.js."""
        needed = ["mypy>=2.4", "setuptools>=80", *self.metadata.core.dependencies] if self.compiles() else []
        builder = self.script("build_page")
        if not self.has_page() and not builder.has_npm():
            needed.append(builder.NODE_PACKAGE)
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.has_page():
            builder = self.script("build_page")
            try:
                page = builder.build_page(Path(self.root))
            except builder.NoPage as why:
                sys.exit(f"sabbat: {why}")
            build_data["force_include"][str(page)] = PAGE
        docs = Path(self.root, "docs")
        if self.target_name == "wheel" and docs.is_dir():
            build_data["force_include"][str(docs)] = DOCS
        if self.compiles():
            self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        build = Path(self.root, ".build", f"wheel-{sys.implementation.cache_tag}")
        built = self.script("compile").compile_package(Path(self.root), build)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # Beside the plain sources, which stay as written: readable, and usable if an extension is taken away.
        for path in [*built, Path("sabbat", "_compiled_records.py")]:
            build_data["force_include"][str(build / path)] = path.as_posix()

    def has_page(self) -> bool:
        """In an unpacked sdist the page lies inside the package."""
        return Path(self.root, PAGE, "index.html").is_file()

    def compiles(self) -> bool:
        plain = os.environ.get("SABBAT_PLAIN") == "1"
        return self.target_name == "wheel" and not plain and bool(self.script("compile").can_compile())

    def script(self, name: str) -> ModuleType:
        """A module of scripts/, which is no package."""
        path = Path(self.root, "scripts", f"{name}.py")
        spec = importlib.util.spec_from_file_location(f"sabbat_{name}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module
        spec.loader.exec_module(module)
        return module
