"""Everything that a browser receives, byte for byte: files, answers, and the stream as it comes."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, Request

# The page gets its own copy of every answer; what comes by a stream is kept as it comes.
KEEP_ANSWERS: Final = """(() => {
    const [asking, kept] = [window.fetch, (window.received = [])];
    window.fetch = async (...wish) => {
        const answer = await asking(...wish);
        const [one, two] = answer.body ? answer.body.tee() : [null, null];
        if (two) void keep(new URL(answer.url).pathname, two.getReader());
        const copy = new Response(one, answer);
        Object.defineProperty(copy, "url", { value: answer.url });
        return copy;
    };
    async function keep(path, reader) {
        const [entry, decoder] = [{ path, text: "" }, new TextDecoder()];
        kept.push(entry);
        for (;;) {
            const { done, value } = await reader.read().catch(() => ({ done: true }));
            if (done) return;
            entry.text += decoder.decode(value, { stream: true });
        }
    }
})()"""
STEP_CAME: Final = r"""(wanted) => window.received
    .filter(({ path }) => path.endsWith("/stream"))
    .some(({ text }) => [...text.matchAll(/^id: (\d+)/gm)].some(([, number]) => Number(number) >= wanted))"""


class Received:
    """Listens from the first byte on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[str] = []
        self.other_ways: set[str] = set()  # such as a socket, whose bytes would escape us
        page.add_init_script(KEEP_ANSWERS)
        page.context.on("request", self.note)
        page.on("websocket", lambda _: self.other_ways.add("websocket"))

    def note(self, request: Request) -> None:
        self.asked.append(request.url)
        if "/api/" in request.url and request.resource_type != "fetch":
            self.other_ways.add(request.resource_type)

    def of_games(self) -> str:
        """All that was said about tables; what is printed is the same for everybody."""
        assert self.other_ways == set()
        answers: list[str] = self.page.evaluate(
            "received.filter(({ path }) => !path.startsWith('/api/titles')).map(({ text }) => text)"
        )
        return "\n".join([*answers, self.page.content()])

    def wait_for_step(self, number: int) -> None:
        """Until the stream has brought a step."""
        self.page.wait_for_function(STEP_CAME, arg=number)


def mentions(text: str, word: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None
