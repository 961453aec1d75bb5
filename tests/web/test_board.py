"""The board on the page: nothing stands in its way."""

from __future__ import annotations

from typing import Final

import pytest

import indochine
from tests.browser import Visitors
from tests.server.play import Client
from tests.server.running import Running
from tests.web.playing import lay, sit_down

# The spaces that the zoom buttons lie over.
COVERED: Final = """() => {
    const zoom = document.querySelector('.zoom').getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) =>
        left < zoom.right && right > zoom.left && top < zoom.bottom && bottom > zoom.top;
    const spaces = [...document.querySelectorAll('.space')];
    return spaces.filter((space) => meets(space.getBoundingClientRect())).map((space) => space.dataset.ref);
}"""


@pytest.mark.parametrize("title", indochine.titles())
def test_the_zoom_buttons_cover_no_part_of_the_board(
    title: str, visit: Visitors, server: Running, client: Client
) -> None:
    page = visit(viewport={"width": 1024, "height": 768})
    seat = indochine.title(title).seats[0]
    sit_down(page, server.url, lay(client, title), seat)
    page.get_by_role("button", name="The whole board").click()
    assert page.evaluate(COVERED) == []
