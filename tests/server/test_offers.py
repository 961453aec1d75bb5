"""What players propose to one another: going back, ending, playing again; matches of two games."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from indochine.kernel.events import unchain
from indochine.kernel.game import SPECTATOR
from indochine.kernel.record import effective
from indochine.server import messages as m
from indochine.server import seen
from indochine.server.follow import following_row
from indochine.server.house import House
from indochine.server.storage import StoreFull
from indochine.server.storage.interface import GameRow
from indochine.server.storage.memory import MemoryStore
from indochine.server.tables import Table
from tests.server.hosting import (
    BOT,
    Guests,
    Listener,
    as_json,
    bearing,
    fresh_key,
    new_house,
    played_until,
    seated,
    served,
    troubled,
)

pytestmark = pytest.mark.anyio


async def view(guests: Guests, audience: str) -> Any:
    return as_json(await guests.state(audience))["view"]


# Going back


async def test_two_players_agree_to_go_back_beyond_the_dice() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(9)
    wanted = {audience: await view(guests, audience) for audience in ("FR", "VM", SPECTATOR)}
    lines = len(seen.log(await guests.table(), SPECTATOR, "none").lines)
    await guests.play_on(12)
    await guests.say("FR", "sorry, I forgot something")
    number = await guests.offer("FR", "back", 10)
    for audience in ("VM", SPECTATOR):
        (offer,) = (await guests.state(audience)).offers
        hidden = 1 if audience == SPECTATOR else 0  # who watches does not count what was said
        assert offer == m.OfferSeen(number - hidden, "FR", "back", ["VM"], 10, lines, 12)
    await guests.reply("VM", True)
    assert (await guests.state("VM")).offers == []
    for audience, then in wanted.items():
        assert await view(guests, audience) == then
    log = seen.log(await guests.table(), SPECTATOR, "none").lines
    assert len(log) == lines + 1
    assert log[-1].kind == "taken-back"


async def test_dice_do_not_fall_again_as_they_did() -> None:
    """Who goes back and decides the same again gets other dice, or going back would tell the future."""
    guests = await seated(new_house(), "lost-valley", seed=2)
    start = len((await guests.table()).game.throws)  # of the set-up, which stays
    table = await played_until(guests, lambda table: len(table.game.throws) >= start + 3)
    before = [throw.word for throw in table.game.throws]
    actions = [entry["do"] for entry in unchain(table.game.entries) if "do" in entry]
    await guests.offer("FR", "back", 1)
    while len(table.game.throws) < start + 3:
        offered = actions and table.game.explain(actions[0], "FR") is None
        await guests.play(actions.pop(0) if offered else None)
    assert min(throw.word for throw in table.game.throws[start:]) > max(before)


async def test_a_game_gone_back_replays_after_a_restart() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    for to in (15, 4):
        await guests.play_on(20)
        await guests.offer("VM", "back", to)
        await guests.reply("FR", True)
    await guests.play_on(10)
    again = await guests.in_house(House(guests.house.store)).table()
    assert again.read_only is None
    assert again.game.digest() == (await guests.table()).game.digest()
    assert len(effective(unchain(again.game.entries))) < len(unchain(again.game.entries))


async def test_a_proposal_is_declined_withdrawn_or_overtaken() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    digest = (await guests.table()).game.digest()
    await guests.offer("FR", "back", 2)
    await guests.reply("VM", False)
    assert (await guests.state("FR")).offers == []
    number = await guests.offer("FR", "back", 2)
    await guests.reply("FR", False, number)
    assert (await guests.state("VM")).offers == []
    assert (await guests.table()).game.digest() == digest
    number = await guests.offer("FR", "back", 2)
    await guests.play()
    assert (await guests.state("VM")).offers == []
    async with troubled("no-such-offer"):
        await guests.reply("VM", True, number)


async def test_talk_and_a_secret_order_leave_a_proposal_standing() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    await guests.offer("FR", "back", 2)
    await guests.say("VM", "let me think")
    await guests.act("VM", m.Order(["pass-all"], fresh_key()))
    assert len((await guests.state("FR")).offers) == 1
    await guests.reply("VM", True)
    assert (await guests.state("FR")).offers == []


async def test_against_bots_going_back_happens_at_once() -> None:
    guests = await seated(new_house(), "saigon75", seats={"NV": BOT})
    before = await view(guests, "SV")
    await guests.play(["place", "quang_tri"])
    await guests.play(["place", "quang_tri"])
    await guests.offer("SV", "back", 1)
    assert await view(guests, "SV") == before
    assert (await guests.state("SV")).offers == []


@pytest.mark.parametrize("to", [None, 0, 99, 6])
async def test_there_must_be_a_step_to_go_back_to(to: int | None) -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    await guests.say("FR", "this was step 6, and no move")
    async with troubled("cannot-go-back"):
        await guests.offer("FR", "back", to)


async def test_nobody_can_propose_to_go_back_to_what_the_others_do_not_know_of() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    done = await guests.act("VM", m.Order(["pass-all"], fresh_key()))
    async with troubled("cannot-go-back"):
        await guests.offer("VM", "back", done.number)


async def test_wrong_answers_change_nothing() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    number = await guests.offer("FR", "back", 2)
    seq = (await guests.table()).seq
    async with troubled("offered-already"):
        await guests.offer("VM", "back", 3)
    async with troubled("no-such-offer"):
        await guests.reply("FR", True, number)  # nobody agrees with themselves
    for wrong in (1, number - 1, number + 1, 500):
        async with troubled("no-such-offer"):
            await guests.reply("VM", True, wrong)
    assert (await guests.table()).seq == seq
    await guests.offer("VM", "end")  # another kind may stand beside it
    assert {offer.what for offer in (await guests.state("FR")).offers} == {"back", "end"}


# Ending


async def test_players_agree_to_end_without_a_winner() -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    await guests.offer("VM", "end")
    assert (await guests.state("FR")).outcome is None
    await guests.reply("FR", True)
    assert (await guests.state("FR")).outcome == {"winner": None, "reason": "agreed", "score": {}}
    async with troubled("game-over"):
        await guests.offer("VM", "end")
    async with troubled("game-over"):
        await guests.offer("VM", "back", 1)


@pytest.mark.parametrize("seat", ["FR", "VM"])
async def test_who_resigns_loses_whosever_turn_it_is(seat: str) -> None:
    guests = await seated(new_house(), "storm", seed=3)
    await guests.play_on(5)
    await guests.resign(seat)
    outcome = (await guests.state(seat)).outcome
    assert outcome
    assert (outcome["winner"], outcome["reason"]) == (guests.other(seat), "resigned")
    assert (await guests.table()).game.record()["entries"][-1].keys() >= {"digest"}


# Playing again


async def finished(seats: Any = None, **wish: Any) -> Guests:
    guests = await seated(new_house(), "storm", seats=seats or {}, options={"bid": False}, **wish)
    await guests.act(next(iter(guests.tokens)), m.Sit("Ann", fresh_key()))
    await guests.resign("VM" if "VM" in guests.tokens else "FR")
    return guests


async def next_table(guests: Guests) -> Table:
    found = (await guests.table()).next_game
    assert found is not None
    return await guests.house.table(found)


async def test_a_rematch_swaps_sides_and_the_same_links_open_the_new_seats() -> None:
    guests = await finished()
    await guests.offer("FR", "rematch")
    assert (await guests.table()).next_game is None
    await guests.reply("VM", True)
    table = await next_table(guests)
    assert table.audience(guests.tokens["FR"]) == "VM"
    assert table.audience(guests.tokens["VM"]) == "FR"
    assert table.seats["VM"].name == "Ann"
    assert table.setup.options == (await guests.table()).setup.options
    assert table.setup.before == guests.id
    assert (await guests.state(SPECTATOR)).next_game == table.id


async def test_who_watches_hears_of_the_next_game() -> None:
    guests = await finished()
    async with Listener(guests.house, guests.id) as listener:
        await listener.until(len((await guests.table()).seen[SPECTATOR]))
        await guests.offer("FR", "rematch")
        await guests.reply("VM", True)
        heard = await listener.until(len((await guests.table()).seen[SPECTATOR]))
    assert heard[-1][2]["next_game"] == (await next_table(guests)).id


async def test_the_dice_of_the_next_game_cannot_be_told_from_those_of_the_first() -> None:
    """The secret of the first is out by then: nothing of the second may follow from it."""
    guests = await finished()
    await guests.offer("FR", "rematch")
    await guests.reply("VM", True)
    table = await guests.table()
    rows = [following_row(table, 1.0) for _ in range(2)]
    assert rows[0].id == rows[1].id == (await next_table(guests)).id
    assert rows[0].setup != rows[1].setup
    assert str((await next_table(guests)).setup.seed) not in rows[0].setup


async def test_against_a_bot_the_rematch_is_made_at_once_and_the_bot_changes_sides() -> None:
    guests = await finished({"VM": BOT})
    await guests.offer("FR", "rematch")
    table = await next_table(guests)
    assert table.audience(guests.tokens["FR"]) == "VM"
    assert table.seats["FR"].bot == "random"


async def test_alone_one_plays_again_in_the_same_seat() -> None:
    guests = await seated(new_house(), "lost-valley")
    await guests.resign("FR")
    await guests.offer("FR", "rematch")
    assert (await next_table(guests)).audience(guests.tokens["FR"]) == "FR"


async def test_a_rematch_is_made_once() -> None:
    guests = await finished()
    async with troubled("offered-already"):
        await guests.offer("FR", "rematch")
        await guests.offer("VM", "rematch")
    number = (await guests.state("VM")).offers[0].number
    answers = await asyncio.gather(
        *(guests.act("VM", m.Reply(number, True, f"yes-{n}")) for n in range(5)), return_exceptions=True
    )
    assert sum(isinstance(answer, m.Done) for answer in answers) == 1
    async with troubled("offered-already"):
        await guests.offer("FR", "rematch")
    assert len(await guests.house.store.all_ids()) == 2


async def test_no_rematch_before_the_end_and_nothing_else_after_it() -> None:
    guests = await seated(new_house(), "storm")
    async with troubled("not-over"):
        await guests.offer("FR", "rematch")


class Faint(MemoryStore):
    """A store that fails to make a game, as a crash between two writes would."""

    weak = False

    async def create(self, game: GameRow) -> bool:
        if self.weak:
            raise StoreFull("gone")
        return await super().create(game)


async def test_a_crash_before_the_next_game_is_made_is_mended_when_somebody_comes() -> None:
    store = Faint()
    guests = await seated(House(store), "storm")
    await guests.resign("VM")
    await guests.offer("FR", "rematch")
    store.weak = True
    async with troubled("cannot-store"):
        await guests.act("VM", m.Reply(2, True, "yes"))
    assert len(await store.all_ids()) == 1
    store.weak = False
    again = guests.in_house(House(store))
    assert (await next_table(again)).audience(guests.tokens["FR"]) == "VM"
    await again.act("VM", m.Reply(2, True, "yes"))
    assert len(await store.all_ids()) == 2


async def test_a_link_revoked_before_the_rematch_does_not_open_it() -> None:
    guests = await seated(new_house(), "storm")
    await guests.resign("VM")
    await guests.offer("FR", "rematch")
    new = "n" * 43
    await guests.act("FR", m.Relink(new, "relink"))
    await guests.act("VM", m.Reply(2, True, "yes"))
    second = await next_table(guests)
    assert second.audience(guests.tokens["FR"]) is None
    assert second.audience(new) == "VM"


# Matches


async def test_a_match_has_a_second_game_by_itself_with_sides_swapped_and_a_score() -> None:
    house = new_house()
    guests = await seated(house, "storm", match=True, seats={"FR": m.Person("Ann"), "VM": m.Person("Bob")})
    async with served(house) as client:
        start = (await client.get(f"/api/games/{guests.id}")).json()["match"]
        assert start == {"number": 1, "first": guests.id, "players": {"FR": "Ann", "VM": "Bob"},
                         "wins": {"FR": 0.0, "VM": 0.0}}  # fmt: skip
        await guests.resign("VM")
        second = await next_table(guests)
        assert second.seats["VM"].name == "Ann"
        await house.act(second, guests.tokens["VM"], m.Offer("end", fresh_key()))
        await house.act(second, guests.tokens["FR"], m.Reply(1, True, fresh_key()))
        for game in (guests.id, second.id):
            score = (await client.get(f"/api/games/{game}")).json()["match"]
            assert score["wins"] == {"FR": 1.5, "VM": 0.5}
            assert (score["number"], score["first"]) == (2, guests.id)
    assert second.next_game is None
    async with troubled("offered-already"):
        await guests.offer("FR", "rematch")


async def test_a_win_in_the_second_game_counts_for_its_holder() -> None:
    house = new_house()
    guests = await seated(house, "storm", match=True)
    await guests.resign("VM")
    second = await next_table(guests)
    await house.act(second, guests.tokens["FR"], m.Resign(fresh_key()))
    async with served(house) as client:
        score = (await client.get(f"/api/games/{second.id}", headers=bearing(guests.tokens["FR"]))).json()
    assert score["you"] == "VM"
    assert score["match"]["wins"] == {"FR": 1.0, "VM": 1.0}


async def test_a_match_played_to_the_end_of_both_games() -> None:
    guests = await seated(new_house(), "saigon75", seed=4, match=True)
    await guests.play_out()
    second = await next_table(guests)
    assert second.setup.match == 2
    again = Guests(guests.house, m.Created(second.id, {}, {}, "", ""), 5)
    again.tokens = {"NV": guests.tokens["SV"], "SV": guests.tokens["NV"]}
    assert (await again.play_out()).next_game is None


async def test_a_rematch_after_a_match_is_a_match() -> None:
    house = new_house()
    guests = await seated(house, "storm", match=True)
    await guests.resign("VM")
    second = await next_table(guests)
    await house.act(second, guests.tokens["FR"], m.Resign(fresh_key()))
    await house.act(second, guests.tokens["FR"], m.Offer("rematch", fresh_key()))
    await house.act(second, guests.tokens["VM"], m.Reply(2, True, fresh_key()))
    assert second.next_game
    third = await house.table(second.next_game)
    assert (third.setup.match, third.next_game) == (1, None)
    assert third.audience(guests.tokens["FR"]) == "FR"
