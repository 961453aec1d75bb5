"""Several people and several pages: by links, on one screen, in two tabs; nobody gets what is not theirs."""

from __future__ import annotations

from functools import partial
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import Visitors
from tests.server.play import Client
from tests.server.running import Running, until
from tests.web.playing import (
    CURTAIN,
    OVER,
    lay,
    log,
    play_on,
    question,
    resign,
    settle,
    sit_down,
)
from tests.web.received import Received, mentions


def choose_players(page: Page, url: str, title: str, **players: str) -> None:
    """On the page of a new game: who sits where."""
    page.goto(f"{url}/new/{title}")
    for seat, player in players.items():
        page.locator(f"input[name=seat-{seat}][value={player}]").check()
    page.get_by_role("button", name="Start").click()


def held(page: Page) -> dict[str, str]:
    """The tokens that a browser keeps, by seat."""
    seats: list[dict[str, str]] = page.evaluate("JSON.parse(localStorage['indochine.seats'] ?? '[]')")
    return {seat["seat"]: seat["token"] for seat in seats}


class Table:
    """Two friends and a spectator, each with a browser, brought together by links."""

    def __init__(self, visit: Visitors, url: str) -> None:
        self.french, self.viet_minh, self.spectator = visit(), visit(), visit()
        self.received = {"FR": Received(self.french), "VM": Received(self.viet_minh)}
        self.received["spectator"] = Received(self.spectator)
        choose_players(self.french, url, "storm", FR="me", VM="friend")
        links = self.french.locator("input[readonly]")
        expect(links).to_have_count(2)
        self.friend, self.watch = [link.input_value() for link in links.all()]
        self.french.get_by_role("link", name="To the table").click()
        self.viet_minh.goto(self.friend)
        self.spectator.goto(self.watch)
        self.game = self.watch.rsplit("/", 1)[1]
        self.tokens = held(self.french) | {"VM": self.friend.rsplit("#", 1)[1]}
        for page in (self.french, self.viet_minh, self.spectator):
            expect(log(page)).to_be_visible()

    def seats(self) -> dict[str, Page]:
        return {"FR": self.french, "VM": self.viet_minh}


def hand(client: Client, table: Table, seat: str) -> list[str]:
    """The cards that a seat holds now."""
    view = client.state(table.game, table.tokens[seat])["view"]
    cards: list[str] = view["cards"]["hands"][seat]
    return cards


def decide(client: Client, table: Table, decisions: int) -> None:
    """Each decision on the page of whoever is asked, once the spectator has seen the one before."""
    for number in range(decisions):
        state = client.state(table.game)
        play_on(table.seats()[state["deciding"]], 1, seed=number + 1)
        table.received["spectator"].wait_for_step(state["number"] + 1)


def test_two_play_by_links_and_nothing_hidden_reaches_the_others(
    visit: Visitors, server: Running, client: Client
) -> None:
    table = Table(visit, server.url)
    decide(client, table, 20)
    hands = {seat: hand(client, table, seat) for seat in table.seats()}
    before = {who: received.of_games() for who, received in table.received.items()}
    for seat, cards in hands.items():
        assert cards, "a hand without cards proves nothing"
        for card in cards:
            assert [who for who, text in before.items() if mentions(text, card)] == [seat]
    strangers = {"FR": ("VM", "spectator"), "VM": ("spectator",)}  # the host has made the link for the friend
    asked = [url for received in table.received.values() for url in received.asked]
    for seat, token in table.tokens.items():
        assert [who for who in strangers[seat] if token in before[who]] == []
        assert not [url for url in asked if token in url.partition("#")[0]], "an address carried a token"
    resign(table.viet_minh)
    for page in (table.french, table.spectator):
        expect(page.locator(OVER)).to_be_visible()
    secret = client.get(table.game).json()["secret"]
    assert secret
    assert not [who for who, text in before.items() if secret in text]


# Two tabs, and one screen for two

# One tab asks for the odds of a decision that the other has just made: nothing is lost, but it is noted.
TOO_LATE: Final = r"409 \(Conflict\) at .*/decision\?"


def lines(page: Page) -> list[str]:
    """The log, without the mark of what is new to a page."""
    return [line for line in log(page).inner_text().split("\n") if line != "New since your last move"]


def in_step(one: Page, two: Page) -> bool:
    return lines(one) == lines(two) and question(one).inner_text() == question(two).inner_text()


def test_two_tabs_on_one_seat_stay_in_step(visit: Visitors, server: Running, client: Client) -> None:
    made = lay(client, "saigon75", "NV")
    first = visit(forgiven=TOO_LATE)
    sit_down(first, server.url, made, "NV")
    second = first.context.new_page()
    second.goto(f"{server.url}/play/{made.game}")  # the browser remembers the seat
    for page, other in ((first, second), (second, first), (first, second)):
        settle(page)
        before = lines(other)
        play_on(page, 2)
        settle(page)  # its last decision has been accepted, and the bot has answered
        until(partial(in_step, page, other))
        assert lines(other) != before


def cards_shown(page: Page) -> list[str]:
    return page.locator(".hand button").all_inner_texts()


# Notes every card that is on the page at any moment.
NOTE_CARDS: Final = """(() => {
    const note = () => document.querySelectorAll(".hand button").forEach((card) => shown.add(card.innerText));
    const shown = (window.shown = new Set());
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
})()"""


def test_two_at_one_screen_never_see_each_others_cards(page: Page, server: Running) -> None:
    page.add_init_script(NOTE_CARDS)
    choose_players(page, server.url, "storm", FR="me", VM="me")
    hands = []
    for _ in range(3):
        play_on(page, 200, until=CURTAIN)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the screen to")
        assert page.get_by_role("group", name="Board").count() == 0
        assert page.evaluate("[...shown]") == []
        page.get_by_role("button", name="show the table").click()
        settle(page)
        hands.append(set(cards_shown(page)))
    assert all(hands)
    assert not hands[0] & hands[1]
