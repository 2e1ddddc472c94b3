"""House rules of a table: everybody is told, the rulebook is not kept, faults are listed."""

from tests.server.harness import Running


def test_a_table_says_what_is_not_by_the_book(server: Running) -> None:
    host, guest = server.guest(), server.guest()
    table = host.table("deep-sea", "you", "open", is_public=True)
    assert "air" not in host.get(f"/api/tables/{table}")["options"]
    host.do(table, "settings", options={"air": 20, "rounds": 2})
    (listed,) = guest.get("/api/tables")["tables"]
    assert listed["options"] == {"starter": None, "air": 20, "rounds": 2}
    guest.do(table, "join")
    guest.do(table, "ready", is_ready=True)
    host.do(table, "start")
    sight = guest.get(f"/api/tables/{table}/sight")
    assert (sight["view"]["tank"], sight["view"]["box"]["rounds"]) == (20, 2)


def test_back_to_the_book_leaves_nothing_behind(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "open", options={"air": 20})
    told = host.do(table, "settings", options={"air": 25})
    assert told["options"] == {"starter": None}


def test_every_fault_is_sent_with_its_message(server: Running) -> None:
    host = server.guest()
    table = host.table("deep-sea", "you", "open")
    wrong = {"options": {"air": 99, "dice": 3, "faces": 6}}
    answer = host.http.post(f"/api/tables/{table}/settings", json=wrong)
    assert answer.status_code == 400
    faults = answer.json()["faults"]
    assert [fault["message"] for fault in faults] == ["option-out-of-range", "fault-roll"]
    assert faults[0]["facts"] == {"option": "air", "value": 99, "least": 1, "most": 60}
