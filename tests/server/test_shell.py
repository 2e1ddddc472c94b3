"""The browser application as it is put together: what one game lacks stops no other."""

from fathom.server import shell


def test_a_board_that_lacks_a_module_is_not_used_and_the_others_are() -> None:
    files = {
        "app/main.js": b"import './html.js';",
        "app/html.js": b"",
        "games/good/board.js": b"import 'fathom/html.js'; import './dice.js';",
        "games/good/dice.js": b"",
        "games/good/board.css": b"",
        "games/lacking/board.js": b"import './no-such-module.js';",
        "games/garbled/board.js": b"\xff\xfe",
    }
    needed = shell._files_needed(files, {"fathom/": "./app/"}, [])
    assert needed["boards"] == {
        "good": ["games/good/board.js", "games/good/dice.js", "games/good/board.css"]
    }


def test_styles_that_are_not_there_are_left_out() -> None:
    files = {"games/x/board.css": b'@import "./more.css";\n@import "./none.css";\na {}'}
    files["games/x/more.css"] = b"b {}"
    shell._join_board_styles(files, "games/x/")
    assert files["games/x/board.css"] == b"b {}a {}"
