CREATE TABLE game (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    created REAL NOT NULL,
    -- What follows moves with every event, so that lists need not replay the game.
    seq INTEGER NOT NULL,
    updated REAL NOT NULL,
    deciding TEXT,
    bot INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    outcome TEXT,
    turn INTEGER NOT NULL,
    since REAL NOT NULL
) WITHOUT ROWID;
-- Partial, so that an append to a game in progress seldom touches them.
CREATE INDEX game_finished ON game (since) WHERE ended;
CREATE INDEX game_of_bot ON game (updated) WHERE bot AND NOT ended;

-- Apart from its game, because it may be long and every event writes the game's row anew.
CREATE TABLE setup (
    game TEXT PRIMARY KEY REFERENCES game (id),
    setup TEXT NOT NULL
);

-- The serial is the order of commits: whoever watches the file reads on from the last one seen.
CREATE TABLE event (
    serial INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL REFERENCES game (id),
    seq INTEGER NOT NULL,
    at REAL NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (game, seq)
);

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    seat TEXT NOT NULL,
    place INTEGER NOT NULL,
    secret TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE INDEX seat_secret ON seat (secret) WHERE secret IS NOT NULL;

CREATE TABLE note (
    game TEXT NOT NULL REFERENCES game (id),
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;

CREATE TABLE contact (
    game TEXT NOT NULL REFERENCES game (id),
    seat TEXT NOT NULL,
    email TEXT NOT NULL,
    webhook TEXT NOT NULL,
    language TEXT NOT NULL,
    remind_hours REAL NOT NULL,
    told INTEGER NOT NULL,
    reminded REAL NOT NULL,
    failures INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
