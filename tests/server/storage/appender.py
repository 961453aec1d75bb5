"""A process that appends to game "g" until it has so many events, and says aloud each number it was granted.

python appender.py URL COUNT
"""

from __future__ import annotations

import asyncio
import os
import sys

from indochine.server.storage import EventRow, Head, open_store


async def main(url: str, count: int) -> None:
    store = open_store(url, shared=True)
    await store.open()
    seq = await store.head("g")
    while seq < count:
        seq += 1
        event = EventRow("g", seq, 1.0, f'"{os.getpid()} {seq} "', Head("NV", False, False, None, seq, 1.0))
        if await store.append(event):
            os.write(1, b"%d\n" % seq)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
