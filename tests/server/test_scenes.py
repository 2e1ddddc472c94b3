"""What a game tells beside its rules: scenes for a board to draw."""

import msgspec

from fathom.server.scenes import scenes_of
from tests.server.harness import Running


def test_scenes_are_told_to_whoever_asks(server: Running) -> None:
    told = server.guest().get("/api/games/deep-sea/scenes")["scenes"]
    assert told == msgspec.to_builtins(scenes_of("deep-sea"))
    assert server.guest().http.get("/api/games/chess/scenes").json()["code"] == "unknown-game"
