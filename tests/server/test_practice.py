"""Practice over HTTP: a lesson is what was done in it, and nothing is kept."""

import pytest

from fathom.server.asks import MOST_DEEDS
from tests.server.harness import Running

PATH = "/api/games/sonar/practice"


def test_a_lesson_is_played_again_each_time(server: Running) -> None:
    guest = server.guest("Ann")
    lessons = guest.get("/api/games/sonar")["lessons"]
    assert lessons == ["captain", "first-officer", "engineer", "radio-operator"]
    begun = guest.post(PATH, lesson="engineer", deeds=[])
    assert (begun["reached"], begun["view"]["you"]) == (0, 2)
    now = guest.post(PATH, lesson="engineer", deeds=[{"move": "cross n1"}])
    assert now["reached"] == 1
    assert "crossed" in [effect["effect"] for effect in now["effects"]]
    refused = guest.post(PATH, lesson="engineer", deeds=[{"move": "cross e1"}])
    assert refused["refused"]["clause"] == "SON-14"
    assert refused["view"] == begun["view"]
    nonsense = guest.post(PATH, lesson="engineer", deeds=[{"move": "sing"}])
    assert nonsense["refused"]["code"] == "invalid-move"


@pytest.mark.parametrize(
    ("path", "body", "refusal"),
    [
        (PATH, {"lesson": "cook", "deeds": []}, (404, "no-lesson")),
        ("/api/games/titanic/practice", {"lesson": "captain", "deeds": []}, (404, "no-lesson")),
        ("/api/games/chess/practice", {"lesson": "captain", "deeds": []}, (400, "unknown-game")),
        (PATH, {"lesson": "captain", "deeds": [{"go": "n"}]}, (400, "malformed")),
        (PATH, {"lesson": "captain", "deeds": [{}] * (MOST_DEEDS + 1)}, (400, "malformed")),
        (PATH, {"deeds": []}, (400, "malformed")),
    ],
)
def test_what_is_no_lesson_is_refused(
    server: Running, path: str, body: dict[str, object], refusal: tuple[int, str]
) -> None:
    assert server.guest().refused(path, **body) == refusal
