"""With other hands than a mouse: the keyboard alone, and fingers on a phone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import Visitors
from tests.server.play import Client, Made, Player
from tests.server.running import Running, until
from tests.web.playing import CHOICE, FREE_POINT, OVER, choices, lay, question, settle, sit_down

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


# The keyboard


def tab_to(page: Page, wanted: Locator) -> None:
    """From one thing to the next, until the wanted one has the focus."""
    for _ in range(300):
        page.keyboard.press("Tab")
        if wanted.evaluate_all("(found) => found.includes(document.activeElement)"):
            return
    raise AssertionError(f"the keyboard never comes to {wanted}")


def in_focus(page: Page, attribute: str) -> str | None:
    found: str | None = page.evaluate("(name) => document.activeElement?.getAttribute(name)", attribute)
    return found


def decide_by_keys(page: Page) -> None:
    """C leads to the choices, Enter takes the one in focus."""
    settle(page)
    before = page.get_by_role("region", name="What is to be decided").inner_html()
    page.keyboard.press("c")
    expect(page.locator(f"{CHOICE}:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    until(lambda: question(page).inner_html() != before)


def test_a_game_by_keyboard_alone(page: Page, server: Running) -> None:
    page.goto(server.url)
    expect(page.get_by_role("article", name="Saigon 75")).to_be_visible()
    tab_to(page, page.get_by_role("button", name=re.compile("^Play now.*Saigon 75")))
    page.keyboard.press("Enter")
    for _ in range(4):
        decide_by_keys(page)
    settle(page)
    tab_to(page, page.get_by_role("group", name="Board").locator("[data-ref]"))
    reached = {in_focus(page, "data-ref")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        reached.add(in_focus(page, "data-ref"))
    assert None not in reached, "an arrow has left the board"
    assert len(reached) > 2
    page.keyboard.press("m")
    resigning = page.get_by_role("dialog").get_by_role("button", name="Resign")
    for _ in range(2):  # in the menu, then to be sure
        expect(resigning).to_be_visible()
        tab_to(page, resigning)
        page.keyboard.press("Enter")
    expect(page.locator(OVER)).to_be_visible()


def test_spaces_and_units_are_chosen_on_the_board_by_keys(
    page: Page, server: Running, client: Client
) -> None:
    made = lay(client, "lost-valley")
    page.goto(f"{server.url}/play/{made.game}#{made.tokens['FR']}")
    settle(page)
    lit = page.get_by_role("group", name="Board").get_by_role("button", name=re.compile("Can be chosen"))
    while not lit.count():
        decide_by_keys(page)
    before = question(page).inner_html()
    tab_to(page, lit)
    page.keyboard.press("Enter")
    until(lambda: question(page).inner_html() != before)


def test_every_key_of_the_list_is_told(page: Page, server: Running, client: Client) -> None:
    made = lay(client, "saigon75", "NV")
    page.goto(f"{server.url}/play/{made.game}#{made.tokens['NV']}")
    settle(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and gestures")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


# The mouse


def test_a_click_with_shift_takes_the_whole_stack(page: Page, server: Running, client: Client) -> None:
    made = lay(client, "storm", "VM")
    sit_down(page, server.url, made, "VM")
    page.get_by_role("button", name=re.compile("^Fire from 1 ")).click()
    expect(question(page)).to_contain_text("None is picked yet")
    page.locator(".pile[data-at='area:1']").click(modifiers=["Shift"])
    expect(question(page)).to_contain_text("9 regular units")


@pytest.fixture
def ambush(page: Page, server: Running, client: Client) -> Page:
    """Stacks next to each other on a map of hexes, and the one who attacks to move."""
    made = client.create("silver-bayonet", scenario="5")
    sit_down(page, server.url, made, "PAVN")
    settle(page)
    return page


def test_a_fan_does_not_hide_what_a_choice_from_it_leads_to(ambush: Page) -> None:
    pile = ambush.locator(".pile[data-at='place:2023']")
    pile.hover()
    ambush.locator(".in-fan[data-piece='unit:B/8/66']").click()
    expect(question(ambush)).to_contain_text("where to move B/8/66")
    ambush.wait_for_timeout(700)  # longer than a fan takes to open
    expect(ambush.locator(".fan")).to_have_count(0)
    expect(pile).to_contain_text("B/8/66")
    expect(ambush.locator(".cost").first).to_be_visible()


def test_a_fan_over_a_space_that_can_be_chosen_means_the_space(ambush: Page) -> None:
    ambush.get_by_role("button", name="End the Movement Phase").click()
    pile = ambush.locator(".pile[data-at='place:2024']")
    expect(question(ambush)).to_contain_text("choose a hex to attack")
    pile.hover()
    sheet = ambush.locator(".fan-sheet.lit")
    expect(sheet).to_be_visible()
    size = sheet.bounding_box()
    assert size is not None
    sheet.click(position={"x": 3, "y": size["height"] / 2})
    expect(choices(ambush)).to_have_text(
        [re.compile("^Maneuver against hex 2024"), re.compile("^Assault hex 2024")]
    )
    expect(ambush.locator(".fan")).to_have_count(0)


def test_a_counter_is_dragged_to_where_it_goes(page: Page, server: Running, client: Client) -> None:
    made = lay(client, "lost-valley")
    player = Player(client, made.game, made.tokens["FR"], seed=4)
    while client.state(made.game, made.tokens["FR"])["decision"]["name"] != "move-which":
        player.play_one()
    sit_down(page, server.url, made, "FR")
    settle(page)
    number = client.state(made.game, made.tokens["FR"])["number"]
    counter = page.locator(".pile:has(.press):not(:has(.under))").first.bounding_box()
    assert counter is not None
    page.mouse.move(counter["x"] + counter["width"] / 2, counter["y"] + counter["height"] / 2)
    page.mouse.down()
    page.mouse.move(counter["x"] + 60, counter["y"] + 60, steps=5)
    expect(page.locator(".space.lit").first).to_be_visible()
    point = page.evaluate(FREE_POINT, "[data-ref].lit")
    page.mouse.move(point["x"], point["y"], steps=5)
    page.mouse.up()
    until(lambda: client.state(made.game, made.tokens["FR"])["number"] == number + 2)


# Fingers


def free_point(page: Page) -> dict[str, float]:
    """Decide until a space can be chosen; where to tap it."""
    for _ in range(40):
        asked(page)
        found: dict[str, float] | None = page.evaluate(FREE_POINT, "[data-ref].lit")
        if found:
            return found
        tap_a_choice(page)
        page.evaluate("document.querySelector('button[aria-label=Close]')?.click()")  # may have closed itself
    raise AssertionError("no space can be chosen")


def width_shown(page: Page) -> float:
    """Of the board, in its own units."""
    box = page.get_by_role("group", name="Board").get_attribute("viewBox") or ""
    return float(box.split()[2])


def pinch(page: Page, factor: float) -> None:
    """Two fingers on the board, moved apart."""
    box = page.get_by_role("group", name="Board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    cdp = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []})

    touch("touchStart", 40)
    for step in range(1, 9):
        touch("touchMove", 40 * (1 + (factor - 1) * step / 8))
    touch("touchEnd", 0)
    cdp.detach()


def asked(page: Page) -> Locator:
    """The tab that tells how many choices there are."""
    tab = page.get_by_role("tab", name=re.compile(r"Choose \d"))
    expect(tab).to_be_visible()
    return tab


def tap_a_choice(page: Page) -> None:
    """From the list that slides up."""
    sheet = asked(page)
    if sheet.get_attribute("aria-selected") != "true":
        sheet.tap()
    before = question(page).inner_html()
    choices(page).last.tap()
    until(lambda: not question(page).count() or question(page).inner_html() != before)


def test_a_game_on_a_phone_by_touch(visit: Visitors, server: Running) -> None:
    page = visit(**PHONE)
    page.goto(server.url)
    page.get_by_role("article", name="The Lost Valley").get_by_role("button", name="Play now").tap()
    expect(page.get_by_role("tab", name="Choose")).to_be_visible()
    wide = width_shown(page)
    pinch(page, 2.0)
    until(lambda: wide / width_shown(page) == pytest.approx(2.0, abs=0.1))
    assert page.evaluate("visualViewport.scale") == 1, "the page itself has zoomed"
    page.get_by_role("button", name="The whole board").tap()
    for _ in range(4):
        tap_a_choice(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Menu").tap()
    for _ in range(2):
        page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.locator(OVER)).to_be_visible()


def test_a_tap_selects_and_a_second_one_confirms(visit: Visitors, server: Running, client: Client) -> None:
    page = visit(**PHONE)
    made = lay(client, "storm", "FR")
    page.goto(f"{server.url}/play/{made.game}#{made.tokens['FR']}")
    point = free_point(page)
    number = client.state(made.game, made.tokens["FR"])["number"]
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.get_by_role("button", name=re.compile("Confirm|Choose anew")).first).to_be_visible()
    assert client.state(made.game, made.tokens["FR"])["number"] == number, "the first tap has decided"


def to_where_it_goes(client: Client, made: Made) -> None:
    """The only player of The Lost Valley has picked a unit that moves to another centre."""
    player = Player(client, made.game, made.tokens["FR"], seed=4)
    while client.state(made.game, made.tokens["FR"])["decision"]["name"] != "move-to":
        player.play_one()


PILE_IN_LIT_SPACE: Final = """() => {
    const lit = new Set([...document.querySelectorAll('.space.lit')].map((space) => space.dataset.ref));
    const middle = (pile) => {
        const { left, top, width, height } = pile.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
    };
    const piles = [...document.querySelectorAll('.pile')].filter((pile) => lit.has(pile.dataset.at));
    const open = ({ x, y }) => document.elementFromPoint(x, y)?.closest('.pile');
    return piles.filter((pile) => pile.querySelector('.under')).map(middle).find(open) ?? null;
}"""


def test_a_stack_in_a_space_that_can_be_chosen_stands_for_the_space(
    visit: Visitors, server: Running, client: Client
) -> None:
    page = visit(**PHONE)
    made = lay(client, "lost-valley")
    to_where_it_goes(client, made)
    page.goto(f"{server.url}/play/{made.game}#{made.tokens['FR']}")
    asked(page)
    point = page.evaluate(PILE_IN_LIT_SPACE)
    assert point, "no stack lies where the unit may go"
    number = client.state(made.game, made.tokens["FR"])["number"]
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    page.touchscreen.tap(point["x"], point["y"])
    until(lambda: client.state(made.game, made.tokens["FR"])["number"] > number)
