CREATE TABLE game (
    id text PRIMARY KEY,
    title text NOT NULL,
    created double precision NOT NULL,
    -- What follows moves with every event, so that lists need not replay the game.
    seq integer NOT NULL,
    updated double precision NOT NULL,
    deciding text,
    bot boolean NOT NULL,
    ended boolean NOT NULL,
    outcome text,
    turn integer NOT NULL,
    since double precision NOT NULL
);
CREATE INDEX game_finished ON game (since) WHERE ended;
CREATE INDEX game_of_bot ON game (updated) WHERE bot AND NOT ended;

-- Apart from its game, because it may be long and every event writes the game's row anew.
CREATE TABLE setup (
    game text PRIMARY KEY REFERENCES game (id),
    setup text NOT NULL
);

CREATE TABLE event (
    game text NOT NULL REFERENCES game (id),
    seq integer NOT NULL,
    at double precision NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE seat (
    game text NOT NULL REFERENCES game (id),
    seat text NOT NULL,
    place integer NOT NULL,
    secret text,
    name text NOT NULL,
    bot text,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seat_secret ON seat (secret) WHERE secret IS NOT NULL;

CREATE TABLE note (
    game text NOT NULL REFERENCES game (id),
    seat text NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE TABLE contact (
    game text NOT NULL REFERENCES game (id),
    seat text NOT NULL,
    email text NOT NULL,
    webhook text NOT NULL,
    language text NOT NULL,
    remind_hours double precision NOT NULL,
    told integer NOT NULL,
    reminded double precision NOT NULL,
    failures integer NOT NULL,
    PRIMARY KEY (game, seat)
);
