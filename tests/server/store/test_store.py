"""The contract of the store, the same on every database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from fathom.server.store import (
    Appended,
    ChatLine,
    Clash,
    Ending,
    Entry,
    Missing,
    Person,
    Progress,
    Seat,
    SqlStore,
    Status,
    Unavailable,
    open_store,
    standing,
)
from tests.server.store.samples import ANN, BEN, NEXT, entry, sample_table, with_table


def on_a_store(test: Callable[[SqlStore], Awaitable[None]]) -> Callable[[str], None]:
    """Run an asynchronous test on a store that is opened before and closed after it."""

    async def run(url: str) -> None:
        store = await open_store(url)
        try:
            await test(store)
        finally:
            await store.close()

    def test_on(url: str) -> None:
        asyncio.run(run(url))

    return test_on


# People


@on_a_store
async def test_people_are_kept(store: SqlStore) -> None:
    await store.add_person(ANN)
    await store.add_person(BEN)
    assert await store.person("ben") == BEN
    assert await store.people({"ann", "ben", "nobody"}) == {"ann": ANN, "ben": BEN}
    with pytest.raises(Missing):
        await store.person("nobody")


@on_a_store
async def test_an_id_is_taken_once(store: SqlStore) -> None:
    await store.add_person(ANN)
    with pytest.raises(Clash):
        await store.add_person(Person("ann", "Another", 5))
    assert await store.person("ann") == ANN


@on_a_store
async def test_people_can_be_renamed(store: SqlStore) -> None:
    await store.add_person(ANN)
    await store.rename_person("ann", "Ánna")
    assert (await store.person("ann")).name == "Ánna"
    with pytest.raises(Missing):
        await store.rename_person("nobody", "x")


@on_a_store
async def test_a_transfer_link_works_once_for_whoever_is_first(store: SqlStore) -> None:
    await store.add_person(ANN)
    await store.add_transfer("secret", "ann", expires=100)
    with pytest.raises(Missing):
        await store.use_transfer("guess", now=1)
    uses = [store.use_transfer("secret", now=99) for _ in range(5)]
    found = await asyncio.gather(*uses, return_exceptions=True)
    assert [person for person in found if isinstance(person, Person)] == [ANN]
    assert sum(isinstance(error, Missing) for error in found) == 4


@on_a_store
async def test_a_transfer_link_grows_too_old(store: SqlStore) -> None:
    await store.add_person(ANN)
    await store.add_transfer("secret", "ann", expires=100)
    with pytest.raises(Missing):
        await store.use_transfer("secret", now=100)


# Tables


@on_a_store
async def test_a_table_is_kept_as_it_is(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    assert await store.table("t") == table
    assert await store.table_by_code("T") == table
    for missing in (store.table("T"), store.table_by_code("t")):
        with pytest.raises(Missing):
            await missing


@on_a_store
async def test_a_code_is_taken_once(store: SqlStore) -> None:
    await with_table(store, "t")
    with pytest.raises(Clash):
        await store.add_table(sample_table("u", code="T"))
    with pytest.raises(Missing):
        await store.table("u")


@on_a_store
async def test_a_table_has_one_rematch(store: SqlStore) -> None:
    await with_table(store, "t")
    assert await store.rematch_of("t") is None
    rematches = [sample_table(name, rematch_of="t") for name in ("u", "v", "w")]
    done = await asyncio.gather(*map(store.add_table, rematches), return_exceptions=True)
    assert sum(result is None for result in done) == 1
    assert sum(isinstance(result, Clash) for result in done) == 2
    assert await store.rematch_of("t") == rematches[done.index(None)]


@on_a_store
async def test_saving_changes_a_table(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    changed = msgspec.structs.replace(table, seats=(Seat(bot="random"),), wake=None, host="ben")
    saved = await store.save_table(changed)
    assert saved == msgspec.structs.replace(changed, version=1) == await store.table("t")


@on_a_store
async def test_of_two_who_save_one_clashes(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    saves = [msgspec.structs.replace(table, acting=(seat,)) for seat in range(4)]
    done = await asyncio.gather(*map(store.save_table, saves), return_exceptions=True)
    assert sum(isinstance(result, Clash) for result in done) == 3
    assert (await store.table("t")).version == 1
    with pytest.raises(Missing):
        await store.save_table(sample_table("nowhere"))


@on_a_store
async def test_saving_what_has_been_played_on_clashes(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    await store.append("t", entry(0), NEXT)
    with pytest.raises(Clash):
        await store.save_table(table)


@on_a_store
async def test_public_tables_are_listed_newest_first(store: SqlStore) -> None:
    await with_table(store, "old", "t", created=5, status=Status.WAITING)
    await store.add_table(sample_table("new", created=6, status=Status.WAITING))
    hidden = sample_table("hidden", status=Status.WAITING)
    await store.add_table(msgspec.structs.replace(hidden, policy=type(hidden.policy)()))
    await store.add_table(sample_table("runs"))
    listed = await store.public_tables(Status.WAITING)
    assert [table.id for table in listed] == ["new", "old", "t"]
    assert [table.id for table in await store.public_tables(Status.WAITING, limit=1)] == ["new"]
    assert [table.id for table in await store.public_tables(Status.RUNNING)] == ["runs"]


@on_a_store
async def test_a_persons_tables(store: SqlStore) -> None:
    await with_table(store, "a", created=5)
    await store.add_table(sample_table("b", created=6, status=Status.FINISHED))
    hot_seat = (Seat(person="ben"), Seat(person="ben"))
    await store.add_table(sample_table("c", created=7, host="ben", seats=hot_seat))
    both = {Status.RUNNING, Status.FINISHED}

    async def ids(person: str, statuses: set[Status], before: int | None = None) -> list[str]:
        return [table.id for table in await store.tables_of(person, statuses, before=before)]

    assert await ids("ann", both) == ["b", "a"]
    assert await ids("ben", both) == ["c", "b", "a"]
    assert await ids("ben", {Status.RUNNING}) == ["c", "a"]
    assert await ids("ben", both, before=6) == ["a"]
    assert (await store.tables_of("ben", both))[0].acting == (0, 1)
    left = sample_table("a", created=5, seats=(Seat(person="ann"), Seat()))
    await store.save_table(left)
    assert await ids("ben", both) == ["c", "b"]


@on_a_store
async def test_unfinished_tables_of_a_host_are_counted(store: SqlStore) -> None:
    await with_table(store, "a", "b")
    await store.add_table(sample_table("c", status=Status.WAITING))
    await store.add_table(sample_table("d", status=Status.ENDED))
    assert await store.count_hosted("ann") == 3
    assert await store.count_hosted("ben") == 0


@on_a_store
async def test_tables_that_the_server_must_go_on_with(store: SqlStore) -> None:
    await with_table(store, "late", wake=30)
    await store.add_table(sample_table("soon", wake=10))
    await store.add_table(sample_table("never", wake=None))
    await store.add_table(sample_table("over", wake=5, status=Status.FINISHED))
    assert [table.id for table in await store.waking()] == ["soon", "late"]
    assert [table.id for table in await store.waking(until=10)] == ["soon"]
    await store.append("soon", entry(0), NEXT)
    assert [table.id for table in await store.waking()] == ["late"]


@on_a_store
async def test_tables_that_never_started_can_be_dropped(store: SqlStore) -> None:
    await with_table(store, "runs", created=1)
    await store.add_table(sample_table("stale", created=1, status=Status.WAITING))
    await store.add_table(sample_table("fresh", created=9, status=Status.WAITING))
    await store.say("stale", "ann", "hello?", 2, key="1")
    assert await store.drop_waiting(before=5) == 1
    with pytest.raises(Missing):
        await store.table("stale")
    assert await store.count_hosted("ann") == 2


# The log


@on_a_store
async def test_the_log_keeps_every_kind_of_entry(store: SqlStore) -> None:
    await with_table(store, "t", "u")
    log = [
        entry(0, attachment={"line": [1, 2, "é"]}),
        Entry(1, at=90_000),
        entry(2, seat=1, at=90_001, attachment=[]),
        Entry(3, seat=1, key="back", undoes=2),
    ]
    for line in log:
        assert await store.append("t", line, NEXT) == Appended(line, is_new=True)
    assert await store.log("t") == log
    assert await store.log("t", since=2) == log[2:]
    assert await store.log("u") == await store.log("nowhere") == []


@on_a_store
async def test_reading_on_tells_the_table_and_what_is_new(store: SqlStore) -> None:
    await with_table(store, "t")
    for ply in range(3):
        await store.append("t", entry(ply, key=str(ply)), NEXT)
    for since in range(5):  # also from where nobody is yet
        table, log = await store.read_on("t", since)
        assert (table, log) == (await store.table("t"), (await store.log("t"))[since:])
    with pytest.raises(Missing):
        await store.read_on("nowhere", 0)


@on_a_store
async def test_everybody_who_reads_on_at_one_time_gets_their_own(store: SqlStore) -> None:
    """The same table from several plies, several tables, and one that there is not."""
    await with_table(store, "t", "u", "v")
    for table, length in (("t", 3), ("u", 1)):
        for ply in range(length):
            await store.append(table, entry(ply, key=str(ply)), NEXT)
    wanted = [("t", 2), ("u", 0), ("nowhere", 0), ("t", 0), ("v", 0), ("u", 1), ("t", 3)]
    told = await asyncio.gather(
        *(store.read_on(table, since) for table, since in wanted), return_exceptions=True
    )
    for (table, since), one in zip(wanted, told, strict=True):
        if table == "nowhere":
            assert isinstance(one, Missing)
        else:
            assert one == (await store.table(table), await store.log(table, since))


@on_a_store
async def test_an_append_says_how_the_table_stands(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    result = Ending("DSA-24", places=(1, 2))
    over = Progress(0, status=Status.FINISHED, ended=99, result=result)
    await store.append("t", entry(0), over)
    assert await store.table("t") == msgspec.structs.replace(
        table, acting=(), wake=None, status=Status.FINISHED, ended=99, result=result, ply=1
    )


@on_a_store
async def test_every_table_of_a_group_stands_as_its_last_append_says(store: SqlStore) -> None:
    """Whether little has changed or much, and whether it waits for a moment as before or not."""
    over = Progress(0, status=Status.FINISHED, ended=99, result=Ending("DSA-24", places=(1, 2)))
    steps = {
        "as-before": [Progress(0, acting=(0,), wake=7), Progress(0, acting=(1,), wake=7)],
        "woken-no-more": [Progress(0, acting=(1,), wake=7), Progress(0, acting=(0,))],
        "woken-later": [Progress(0, acting=(0,), wake=7), Progress(0, acting=(0,), wake=8)],
        "there-and-back": [Progress(0, acting=(0,)), Progress(0, acting=(1,), wake=7)],
        "over": [Progress(0, acting=(0,), wake=7), over],
    }
    before = {name: sample_table(name, wake=7) for name in steps}
    await with_table(store, "another")
    for table in before.values():
        await store.add_table(table)
    await asyncio.gather(
        *(
            store.append(name, entry(ply, key=str(ply)), progress)
            for name, plies in steps.items()
            for ply, progress in enumerate(plies)
        )
    )
    for name, (_, last) in steps.items():
        assert await store.table(name) == msgspec.structs.replace(
            before[name],
            ply=2,
            acting=last.acting,
            wake=last.wake,
            status=last.status,
            ended=last.ended,
            result=last.result,
        )


@on_a_store
async def test_of_many_who_append_the_same_ply_one_succeeds(store: SqlStore) -> None:
    await with_table(store, "t")
    entries = [entry(0, key=str(number), move=number) for number in range(10)]
    done = await asyncio.gather(
        *(store.append("t", line, NEXT) for line in entries), return_exceptions=True
    )
    assert sum(isinstance(result, Clash) for result in done) == 9
    (kept,) = await store.log("t")
    assert done[kept.move or 0] == Appended(kept, is_new=True)


@on_a_store
async def test_a_ply_that_is_not_next_clashes(store: SqlStore) -> None:
    await with_table(store, "t")
    await store.append("t", entry(0), NEXT)
    for ply in (0, 2):
        with pytest.raises(Clash) as clash:
            await store.append("t", entry(ply, key="new"), NEXT)
        assert clash.value.facts["ply"] == 1
    assert len(await store.log("t")) == 1


@on_a_store
async def test_an_append_worked_out_from_an_older_version_clashes(store: SqlStore) -> None:
    (table,) = await with_table(store, "t")
    await store.save_table(table)
    with pytest.raises(Clash):
        await store.append("t", entry(0), NEXT)
    assert (await store.append("t", entry(0), Progress(version=1))).is_new


@on_a_store
async def test_a_command_sent_again_is_kept_once(store: SqlStore) -> None:
    await with_table(store, "t", "u")
    first = entry(0, key="again")
    await store.append("t", first, NEXT)
    await store.append("t", entry(1, seat=1), NEXT)
    for ply in (0, 2, 9):
        again = await store.append("t", entry(ply, key="again", move=3), NEXT)
        assert again == Appended(first, is_new=False)
    assert len(await store.log("t")) == 2
    assert (await store.append("t", entry(2, seat=1, key="again"), NEXT)).is_new
    assert (await store.append("u", first, NEXT)).is_new


@on_a_store
async def test_a_command_sent_twice_at_once_is_kept_once(store: SqlStore) -> None:
    await with_table(store, "t")
    both = await asyncio.gather(*(store.append("t", entry(0), NEXT) for _ in range(2)))
    assert [result.is_new for result in both] == [True, False]
    assert both[0].entry == both[1].entry == (await store.log("t"))[0]


@on_a_store
async def test_a_refused_append_harms_nobody_in_its_group(store: SqlStore) -> None:
    await with_table(store, "t", "u", "v")
    done = await asyncio.gather(
        store.append("t", entry(0), NEXT),
        store.append("nowhere", entry(0), NEXT),
        store.append("u", entry(5), NEXT),
        store.append("u", entry(0, move=1 << 80), NEXT),
        store.append("u", entry(0, key="good"), NEXT),
        store.append("v", entry(0), NEXT),
        return_exceptions=True,
    )
    kinds = [type(result).__name__ for result in done]
    assert kinds == ["Appended", "Missing", "Clash", "StoreError", "Appended", "Appended"]
    assert [len(await store.log(name)) for name in ("t", "u", "v")] == [1, 1, 1]


@on_a_store
async def test_whoever_gives_up_waiting_harms_nobody(store: SqlStore) -> None:
    await with_table(store, "t", "u")
    impatient = asyncio.create_task(store.append("t", entry(0), NEXT))
    patient = asyncio.create_task(store.append("u", entry(0), NEXT))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).is_new
    assert not (await store.append("t", entry(0), NEXT)).is_new


def test_closing_finishes_what_has_begun(url: str) -> None:
    async def write() -> None:
        store = await open_store(url)
        await with_table(store, *map(str, range(20)))
        appends = [asyncio.create_task(store.append(str(n), entry(0), NEXT)) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert all(append.result().is_new for append in appends)

    asyncio.run(write())


def test_several_processes_write_one_log_without_a_gap(url: str) -> None:
    """Several stores with connections of their own stand for as many processes."""

    async def play(store: SqlStore, seat: int, moves: int) -> None:
        for number in range(moves):
            while True:
                line = Entry((await store.table("t")).ply, seat, number, key=str(number))
                try:
                    await store.append("t", line, NEXT)
                    break
                except Clash:
                    continue

    async def compete() -> None:
        stores = [await open_store(url) for _ in range(3)]
        await with_table(stores[0], "t")
        await asyncio.gather(*(play(store, seat, 10) for seat, store in enumerate(stores)))
        log = await stores[0].log("t")
        assert [line.ply for line in log] == list(range(30))
        for seat in range(3):
            assert [line.move for line in log if line.seat == seat] == list(range(10))
        for store in stores:
            await store.close()

    asyncio.run(compete())


def test_an_undone_entry_and_all_after_it_no_longer_stand() -> None:
    log = [entry(0), entry(1), Entry(2), Entry(3, seat=0, undoes=1), entry(4), entry(5)]
    assert [line.ply for line in standing(log)] == [0, 4, 5]
    log += [Entry(6, seat=0, undoes=5), Entry(7, seat=0, undoes=4)]
    assert [line.ply for line in standing(log)] == [0]


# Chat


@on_a_store
async def test_what_is_said_is_kept_in_order_and_once(store: SqlStore) -> None:
    await with_table(store, "t", "u")
    lines = [
        await store.say("t", "ann", f"line {n} ✓", n, key=str(n), team=n % 2) for n in range(4)
    ]
    assert lines[1] == ChatLine(2, "ann", "line 1 ✓", 1, team=1)
    assert await store.say("t", "ann", "again", 9, key="1") == lines[1]
    assert (await store.say("t", "ben", "other", 9, key="1")).number == 5
    assert (await store.say("u", "ann", "elsewhere", 9, key="1")).number == 1
    assert (await store.chat("t"))[:4] == lines
    assert [line.number for line in await store.chat("t", after=3)] == [4, 5]
    assert [line.number for line in await store.chat("t", limit=2)] == [4, 5]
    call = await store.say("t", "ben", "", 10, key="2", team=0, call="here C4")
    assert call == ChatLine(6, "ben", "", 10, team=0, call="here C4")
    assert (await store.chat("t"))[-1] == call
    assert [line.number for line in await store.chat("t", teams={1})] == [2, 4, 5]
    assert [line.number for line in await store.chat("t", 1, 2, teams={0})] == [5, 6]
    assert [line.number for line in await store.chat("t", teams=())] == [5]
    assert await store.count_said("t", 6, {0}) == 3
    assert await store.count_said("t", 6, ()) == 1
    bots = await store.say("t", None, "", 11, key="2", team=0, call="attack", seat=3)
    assert bots == ChatLine(7, None, "", 11, team=0, call="attack", seat=3)
    assert await store.say("t", None, "", 12, key="2", team=0, call="wait", seat=3) == bots
    assert (await store.chat("t"))[-1] == bots
    with pytest.raises(Missing):
        await store.say("nowhere", "ann", "x", 1, key="1")


@on_a_store
async def test_many_speak_at_once(store: SqlStore) -> None:
    await with_table(store, "t")
    await asyncio.gather(*(store.say("t", "ann", str(n), n, key=str(n)) for n in range(12)))
    assert [line.number for line in await store.chat("t")] == list(range(1, 13))


# The store itself


@on_a_store
async def test_a_store_that_works_says_so(store: SqlStore) -> None:
    await store.check()


@pytest.mark.parametrize(
    "nowhere",
    [
        "sqlite+aiosqlite:////proc/no/such/folder/fathom.db",
        "postgresql+asyncpg://me:hunter2@/fathom?host=/nonexistent",
        "postgresql+asyncpg://me:hunter2@localhost:1/fathom",
    ],
)
def test_a_database_out_of_reach_is_unavailable(nowhere: str) -> None:
    with pytest.raises(Unavailable) as error:
        asyncio.run(open_store(nowhere))
    assert "cannot be used" in str(error.value)
    assert "hunter2" not in str(error.value)


def test_a_table_does_not_show_its_seed() -> None:
    table = sample_table(seed=b"0123456789abcdef" * 2)
    assert "0123" not in repr(table)
    assert "0123" not in f"{[table]}"
