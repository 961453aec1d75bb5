"""What every store promises, whatever it is made of."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from indochine.server.storage import Contact, EventRow, News, SeatRow, Store, StoreFull
from tests.server.storage.rows import SEATS, event, game, head

pytestmark = pytest.mark.anyio

MAIL = Contact("g", "NV", email="giap@example.org", remind_hours=24.0)


async def test_a_game_comes_back_as_it_was_put_in(store: Store) -> None:
    made = game("g", seats=(SEATS[1], SEATS[0]))  # in the order given, not the alphabet's
    assert await store.create(made)
    assert await store.game("g") == (made, [])
    assert await store.head("g") == 0


async def test_an_id_is_used_once(store: Store) -> None:
    answers = await asyncio.gather(store.create(game("g")), store.create(game("g", created=5.0)))
    assert answers == [True, False]
    assert await store.create(game("g", created=6.0)) is False
    found = await store.game("g")
    assert found is not None
    assert found[0] == game("g")


async def test_events_come_back_in_order(store: Store) -> None:
    await store.create(game())
    for seq in range(1, 13):
        assert await store.append(event(seq, body=f'"Điện Biên Phủ {seq}"'))
    bodies = [f'"Điện Biên Phủ {seq}"' for seq in range(1, 13)]
    found = await store.game("g")
    assert found is not None
    assert found[1] == bodies
    assert await store.events("g", 0) == bodies
    assert await store.events("g", 10) == bodies[10:]
    assert await store.head("g") == 12


async def test_what_does_not_exist_is_empty(store: Store) -> None:
    assert await store.game("x") is None
    assert await store.events("x", 0) == []
    assert await store.head("x") == 0
    assert await store.contact("x", "NV") is None
    assert await store.note("x", "NV") == ""
    assert await store.by_secrets(["x"]) == await store.by_secrets([]) == []
    assert await store.counts() == {"games": 0, "over": 0, "events": 0}
    await store.ping()


async def test_a_number_is_used_once_and_its_loser_changes_nothing(store: Store) -> None:
    await store.create(game())
    assert await store.append(event(1, deciding="SV"))
    stolen = (SeatRow("SV", "stolen", "Thief", None),)
    assert await store.append(event(1, seats=stolen, body='"late"', over=True, deciding=None)) is False
    found = await store.game("g")
    assert found is not None
    assert found[0].seats == SEATS
    assert found[0].head == head(turn=1, deciding="SV")
    assert found[1] == ['{"n":1}']


@pytest.mark.parametrize("wrong", [event(3), event(0), event(1, "nowhere")])
async def test_a_number_that_is_not_the_next_is_refused(store: Store, wrong: EventRow) -> None:
    await store.create(game())
    assert await store.append(event(1))
    assert await store.append(wrong) is False
    assert await store.events("g", 0) == ['{"n":1}']


async def test_of_many_jobs_at_once_only_the_conflicting_ones_fail(store: Store) -> None:
    await asyncio.gather(*(store.create(game(id)) for id in "abc"))
    jobs = [event(1, "a"), event(1, "b"), event(1, "a", body='"second"'), event(2, "a"), event(1, "c")]
    assert await asyncio.gather(*map(store.append, jobs)) == [True, True, False, True, True]
    assert await store.events("a", 0) == ['{"n":1}', '{"n":2}']


async def test_a_game_and_its_events_may_be_handed_in_together(store: Store) -> None:
    renamed = SeatRow("NV", "hash-nv", "Dung", None)
    moved = SeatRow("NV", "hash-new", "Dung", None)
    answers = await asyncio.gather(
        store.create(game()),
        store.append(event(1, seats=(renamed,))),
        store.append(event(2, seats=(moved,), deciding="SV", outcome='"x"')),
    )
    assert answers == [True, True, True]
    assert await store.by_secrets(["hash-nv"]) == []
    [listing] = await store.by_secrets(["hash-new"])
    assert listing.seats == (moved, SEATS[1])
    assert listing.head == head(turn=2, deciding="SV", outcome='"x"')
    assert (listing.seq, listing.updated, listing.seat) == (2, 102.0, "NV")


async def test_a_bot_takes_a_seat(store: Store) -> None:
    await store.create(game())
    bot = SeatRow("SV", None, "Bot", "normal")
    await store.append(event(1, seats=(bot,), deciding="SV", bot=True))
    assert await store.by_secrets(["hash-sv"]) == []
    assert await store.bot_games(101.0) == []
    assert await store.bot_games(101.5) == ["g"]
    await store.append(event(2, deciding=None, bot=True, over=True))
    assert await store.bot_games(1000.0) == []


async def test_games_by_secret_the_latest_turn_first(store: Store) -> None:
    for id in "abc":
        seats = (SeatRow("NV", f"{id}-nv", "", None), SeatRow("SV", f"{id}-sv", "", None))
        await store.create(game(id, seats=seats))
    await store.append(event(1, "b", since=101.0))
    await store.append(event(1, "a"))  # what passes no turn may be private: lists do not move with it
    found = await store.by_secrets(["a-nv", "b-sv", "b-nv", "unknown"])
    assert [(listing.id, listing.seat) for listing in found] == [("b", "NV"), ("b", "SV"), ("a", "NV")]
    assert [seat.secret for seat in found[2].seats] == ["a-nv", "a-sv"]
    assert found[2].setup == '{"seed":7}'


async def test_finished_games_newest_first_in_pages(store: Store) -> None:
    for number, id in enumerate("abcd"):
        await store.create(game(id))
        at = 200.0 + number
        end = head(deciding=None, over=id != "c", since=at)
        await store.append(EventRow(id, 1, at, '"end"', end))
    await store.append(EventRow("a", 2, 300.0, '"chat"', head(deciding=None, over=True, since=200.0)))
    assert [listing.id for listing in await store.finished(10)] == ["d", "b", "a"]
    first = await store.finished(2)
    assert [listing.id for listing in first] == ["d", "b"]
    assert first[1].seats == SEATS
    assert first[1].seat is None
    assert [listing.id for listing in await store.finished(2, before=first[1].head.since)] == ["a"]
    assert await store.counts() == {"games": 4, "over": 3, "events": 5}
    assert await store.all_ids() == ["a", "b", "c", "d"]


async def test_the_last_note_stands(store: Store) -> None:
    await store.create(game())
    await asyncio.gather(store.put_note("g", "NV", "first", 1.0), store.put_note("g", "NV", "last", 2.0))
    assert (await store.note("g", "NV"), await store.note("g", "SV")) == ("last", "")


async def test_a_turn_is_told_once(store: Store) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    assert await store.due(1000.0, 60.0) == []  # the opening is turn 0, known to whoever sat down
    await store.append(event(1, since=101.0))
    assert await store.due(160.9, 60.0) == []
    [due] = await store.due(161.0, 60.0)
    assert (due.contact, due.title, due.turn, due.since) == (MAIL, "saigon75", 1, 101.0)
    claims = await asyncio.gather(store.claim(due, 161.0), store.claim(due, 161.0))
    assert sorted(claims) == [False, True]
    assert await store.due(162.0, 60.0) == []
    await store.append(event(2, since=200.0))
    assert [again.turn for again in await store.due(300.0, 60.0)] == [2]


async def test_reminders_come_after_their_hours(store: Store) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    await store.append(event(1, since=101.0))
    [due] = await store.due(200.0, 0.0)
    await store.claim(due, 200.0)
    assert await store.due(200.0 + 24 * 3600 - 1, 0.0) == []
    [reminder] = await store.due(200.0 + 24 * 3600, 0.0)
    assert await store.claim(reminder, 200.0 + 24 * 3600)
    assert await store.claim(reminder, 200.0 + 24 * 3600) is False
    await store.put_contact(Contact("g", "NV", email="giap@example.org"))
    assert await store.due(1e9, 0.0) == []


async def test_who_begins_is_not_reminded_before_the_hours_have_passed(store: Store) -> None:
    now = 1.8e9  # a day of ours: nobody has been reminded since 1970
    await store.create(game(since=now))
    await store.put_contact(MAIL)
    assert await store.due(now + 24 * 3600 - 1, 60.0) == []
    [reminder] = await store.due(now + 24 * 3600, 60.0)
    assert await store.claim(reminder, now + 24 * 3600)
    assert await store.due(now + 48 * 3600 - 1, 60.0) == []


async def test_a_message_is_not_sent_when_the_turn_has_passed_on(store: Store) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    await store.append(event(1))
    [due] = await store.due(1000.0, 0.0)
    await store.append(event(2, deciding="SV"))
    assert await store.claim(due, 1000.0) is False


@pytest.mark.parametrize("changes", [{"deciding": "SV"}, {"bot": True}, {"over": True}])
async def test_nobody_is_told_who_need_not_decide(store: Store, changes: dict[str, object]) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    await store.append(event(1, **changes))
    assert await store.due(1e9, 0.0) == []


async def test_a_contact_without_address_is_not_told(store: Store) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    await store.put_contact(Contact("g", "NV"))
    await store.append(event(1))
    assert await store.due(1e9, 0.0) == []


async def test_a_message_that_failed_is_due_again_after_a_pause_that_grows(store: Store) -> None:
    now = await _turn_that_cannot_be_told(store)
    for failures, pause in [(1, 60.0), (2, 240.0), (3, 960.0)]:
        [due] = await store.due(now, 0.0)
        assert await store.claim(due, now)
        await store.unclaim(due, now)
        assert await store.due(now + pause - 1, 0.0) == []
        now += pause
        [again] = await store.due(now, 0.0)
        assert again.contact.failures == failures
    assert await store.claim(again, now)
    told = replace(MAIL, remind_hours=0.0, told=1, reminded=now)
    assert await store.contact("g", "NV") == told  # all is well again


async def test_a_message_is_given_up_in_the_end_and_the_next_turn_tried_once(store: Store) -> None:
    now, tries = await _turn_that_cannot_be_told(store), 0
    while due := await store.due(now, 0.0):
        await store.claim(due[0], now)
        await store.unclaim(due[0], now)
        now, tries = now + 4 * 3600 + 960, tries + 1  # more than the longest pause
    assert tries == 6
    await store.append(event(2, since=now))
    [due_again] = await store.due(now + 1e6, 0.0)
    await store.claim(due_again, now + 1e6)
    await store.unclaim(due_again, now + 1e6)
    assert await store.due(1e12, 0.0) == []


async def _turn_that_cannot_be_told(store: Store) -> float:
    await store.create(game())
    await store.put_contact(replace(MAIL, remind_hours=0.0))
    await store.append(event(1))
    return 1000.0


async def test_a_changed_address_does_not_bring_the_message_twice(store: Store) -> None:
    await store.create(game())
    await store.put_contact(MAIL)
    await store.append(event(1))
    [due] = await store.due(1000.0, 0.0)
    await store.claim(due, 1000.0)
    await store.put_contact(Contact("g", "NV", webhook="https://example.org/turn", language="fr"))
    assert await store.due(1001.0, 0.0) == []
    told = Contact("g", "NV", webhook="https://example.org/turn", language="fr", told=1, reminded=1000.0)
    assert await store.contact("g", "NV") == told


async def test_news_end_with_the_store(store: Store) -> None:
    listener = asyncio.create_task(_all_news(store))
    await asyncio.sleep(0)
    await store.close()
    await asyncio.wait_for(listener, 5)


async def _all_news(store: Store) -> list[News]:
    return [news async for news in store.news()]


async def test_a_closed_store_takes_nothing(opened, url: str) -> None:
    store = await opened()
    await store.create(game())
    await store.close()
    with pytest.raises(StoreFull, match="closed"):
        await store.append(event(1))
