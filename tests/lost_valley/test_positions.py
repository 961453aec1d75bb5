"""The position document: there and back, every complaint, and spoiled documents that never crash."""

from __future__ import annotations

import copy
import random

import pytest

from indochine.kernel.errors import BadPosition
from tests.positions import Change, Document, check_spoiled_documents, gone, played, put

from .table import CALM, TITLE, siege, state

MIDDLE = siege(
    "movement",
    held={"gabrielle": "308", "anne-marie": "308", "beatrice": "312", "francoise": "none"},
    marks={"reduced": "8-bpc", "used": "1-bep", "disrupted": "i-2-rei"},
    hand="10 14",
    in_force="23",
    turn=7,
    tracks={**CALM, "air_support_points": 2},
    track=dict.fromkeys(("5-bpvn", "6-bpc", "ii-1-rcp", "2-bep", "1-bpc"), 14),
).position()


# There and back


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("campaign", {}),
        ("five-hills", {"better-start": True, "operation-vulture": True}),
        ("campaign", {"artillery-range": True, "any-rest-recovers": True, "difficulty": "easier"}),
    ],
)
def test_a_position_goes_there_and_back_at_every_kind_of_decision(scenario: str, options: Document) -> None:
    kinds: set[str] = set()
    for seed in range(4):
        game, chance = TITLE.start(scenario, options, seed=seed), random.Random(seed)
        while not game.over:
            frame = state(game).frames[-1].name
            if frame not in kinds or chance.random() < 0.02:
                kinds.add(frame)
                document = game.position()
                again = TITLE.from_position(document)
                assert again.position() == document
                assert again.codes == game.codes
                assert again.digest() == game.digest()
                assert again.log == []
            game.choose(chance.choice(game.codes))
        assert TITLE.invariants(game.state) == []
    assert len(kinds) > 15


def test_a_position_plays_on_as_its_game_would() -> None:
    document = played(TITLE, 60).position()
    one, other = (TITLE.from_position(document, dice=[3, 4] * 60) for _ in range(2))
    for number in range(30):
        assert one.codes == other.codes
        for game in (one, other):
            game.choose(game.codes[number % len(game.codes)])
        assert one.position() == other.position()


CHANGES: list[Change] = [
    lambda d: d["crs"]["junon"].update(fortifications=1),
    lambda d: d["crs"]["francoise"].update(former="308"),
    lambda d: d["crs"]["gabrielle"].update(control="312"),
    lambda d: d["track"].update({"6-bpc": 9}),
    lambda d: d["marks"].update(used=[]),
    lambda d: d["marks"].update(disrupted=[]),
    lambda d: d["marks"].update(reduced=[]),
    lambda d: d["divisions"]["308"].update(strength=7),
    lambda d: d["divisions"]["308"].update(active=False),
    lambda d: d["divisions"]["308"].update(rested=True),
    lambda d: d["tracks"].update(camp_morale=4),
    lambda d: d["tracks"].update(resource_points=4),
    lambda d: d["tracks"].update(vm_aaa=9),
    lambda d: d["tracks"].update(action_points=1),
    lambda d: d["tracks"].update(air_support_points=1),
    lambda d: d.update(missions=[1, 1, 1]),
    lambda d: d.update(airstrip="damaged"),
    lambda d: d.update(quiet=not d["quiet"]),
    lambda d: d.update(turn=8),
    lambda d: d.update(paid=["works"]),
    lambda d: d["cards"].update(reserve_played=True),
    lambda d: d["cards"].update(carried_out=["23"]),
    lambda d: d["cards"].update(once_used=["23"]),
    lambda d: d["cards"].update(drawn="23"),
    lambda d: d["cards"].update(deck=d["cards"]["deck"][::-1]),
]


def test_everything_in_the_document_counts() -> None:
    digests = {TITLE.from_position(MIDDLE).digest()}
    for change in CHANGES:
        document = copy.deepcopy(MIDDLE)
        change(document)
        game = TITLE.from_position(document)
        assert game.position() == document
        digests.add(game.digest())
    assert len(digests) == len(CHANGES) + 1


def test_a_document_before_set_up_begins_the_game() -> None:
    document = copy.deepcopy(MIDDLE)
    for area in document["crs"].values():
        area.update(control="FR", former=None, units=[])
    document |= {"track": {}, "turn": 1, "remnants": [], "eliminated": [], "marche": [], "aside": []}
    document["marks"] = {mark: [] for mark in document["marks"]}
    document["cards"] = {k: [] if isinstance(v, list) else v for k, v in document["cards"].items()}
    document["cards"]["drawn"] = None
    document["agenda"] = [{"frame": "play", "next": "set_up"}]
    game = TITLE.from_position(document, seed=1)
    assert game.position()["crs"] == TITLE.start(seed=1).position()["crs"]


@pytest.mark.rule("lost-valley", "18.0", "17.2a")
def test_a_game_after_its_last_turn_is_judged() -> None:
    document = copy.deepcopy(MIDDLE) | {"turn": 17, "agenda": [{"frame": "play", "next": "turns"}]}
    game = TITLE.from_position(document)
    assert game.outcome is not None
    assert game.outcome.score["turn"] == 16


# Complaints


def moved(unit: str, cr: str, box: str) -> Change:
    def change(document: Document) -> None:
        document["crs"][cr]["units"].remove(unit)
        document[box].append(unit)

    return change


def to_hand(card: str) -> Change:
    def change(document: Document) -> None:
        document["cards"]["deck"].remove(card)
        document["cards"]["hand"].append(card)

    return change


def buried(document: Document) -> None:
    """Nearly all of the deck is in the discard pile."""
    cards = document["cards"]
    cards["discard"] += cards["deck"][3:]
    cards["deck"] = cards["deck"][:3]


LAST = len(MIDDLE["agenda"]) - 1
COMPLAINTS: list[tuple[str, Change, str, str]] = [
    ("field", put("morale", value=3), "morale", "no such field in a position of lost-valley"),
    ("title", put("title", value="storm"), "title", "expected 'lost-valley'"),
    ("scenario", put("scenario", value="x"), "options", "has no scenario"),
    ("option", put("options", "artillery-range", value=3), "options", "takes"),
    ("no turn", gone("turn"), "turn", "is missing"),
    ("turn", put("turn", value=17), "turn", "from 1 to 16"),
    ("quiet", put("quiet", value=1), "quiet", "expected true or false"),
    ("cr", put("crs", "x", value={}), "crs.x", "no such field"),
    ("cr lacks", gone("crs", "junon"), "crs.junon", "is missing"),
    ("cr field", put("crs", "junon", "x", value=1), "crs.junon.x", "no such field"),
    ("control", put("crs", "junon", "control", value="VM"), "crs.junon.control", "expected one of FR, 312"),
    ("former", put("crs", "junon", "former", value="9"), "crs.junon.former", "expected one of 312"),
    ("former French", put("crs", "junon", "former", value="308"), "crs.junon.former", "none if French"),
    ("former VM", put("crs", "gabrielle", "former", value=None), "crs.gabrielle.former", "names a Division"),
    ("works", put("crs", "junon", "fortifications", value=5), "crs.junon.fortifications", "from 0 to 4"),
    ("in VM CR", put("crs", "gabrielle", "units", value=["cmaa"]), "crs.gabrielle.units", "Viet Minh hold"),
    ("no unit", put("crs", "junon", "units", value=["x"]), "crs.junon.units", "is no unit"),
    ("no list", put("crs", "junon", "units", value="1-bep"), "crs.junon.units", "expected a list"),
    ("twice", put("crs", "junon", "units", value=["1-bep"] * 2), "crs.junon.units", "names a unit twice"),
    ("nowhere", put("aside", value=[]), "crs", "cmaa must stand in exactly one place, not in 0"),
    (
        "doubled",
        put("zones", "simone", value=["cmaa"]),
        "crs",
        "cmaa must stand in exactly one place, not in 2",
    ),
    ("remnants", moved("csm-414", "junon", "remnants"), "remnants", "csm-414 is never in this box"),
    ("marche", moved("csm-414", "junon", "marche"), "marche", "csm-414 is never in this box"),
    ("aside", moved("csm-414", "junon", "aside"), "aside", "csm-414 is never in this box"),
    ("zone", put("zones", "x", value=[]), "zones.x", "no such field"),
    ("track unit", put("track", "x", value=3), "track.x", "is no unit"),
    ("track turn", put("track", "6-bpc", value=18), "track.6-bpc", "from 1 to 17"),
    ("mark", put("marks", "x", value=[]), "marks.x", "no such field"),
    ("mark off map", put("marks", "used", value=["cmaa"]), "marks.used", "cmaa is not on the map"),
    ("one step", put("marks", "reduced", value=["31-bg"]), "marks.reduced", "31-bg has only one step"),
    ("division", put("divisions", "351", value={}), "divisions.351", "no such field"),
    ("strength", put("divisions", "308", "strength", value=16), "divisions.308.strength", "from 1 to 15"),
    ("active", put("divisions", "308", "active", value=1), "divisions.308.active", "true or false"),
    ("rested", put("divisions", "308", "rested", value=None), "divisions.308.rested", "true or false"),
    ("waiting", put("divisions", "308", "waiting", value=True), "divisions", "that waits is not Active"),
    ("morale", put("tracks", "camp_morale", value=0), "tracks.camp_morale", "from 1 to 20"),
    ("resources", put("tracks", "resource_points", value=31), "tracks.resource_points", "from 1 to 30"),
    ("aaa", put("tracks", "vm_aaa", value=0), "tracks.vm_aaa", "from 1 to 15"),
    ("ap", put("tracks", "action_points", value=5), "tracks.action_points", "from 0 to 4"),
    ("asp", put("tracks", "air_support_points", value=10), "tracks.air_support_points", "from 0 to 9"),
    ("tracks", put("tracks", "x", value=1), "tracks.x", "no such field"),
    ("airstrip", put("airstrip", value="open"), "airstrip", "expected one of active"),
    ("missions", put("missions", value=[1, 1]), "missions", "expected three numbers from 0 to 4"),
    ("mission", put("missions", value=[5, 0, 0]), "missions", "expected three numbers from 0 to 4"),
    ("paid", put("paid", value=["x"]), "paid", "expected some of defence-guns"),
    ("pile", put("cards", "x", value=[]), "cards.x", "no such field"),
    ("card", put("cards", "hand", value=["46"]), "cards.hand", "is no card"),
    ("in two piles", put("cards", "removed", value=["10"]), "cards", "a card is in two places"),
    ("no card", put("cards", "removed", value=["none"]), "cards", "is none of this game"),
    ("card 45", put("cards", "removed", value=["45"]), "cards", "is none of this game"),
    ("in force", put("cards", "in_force", value=["45"]), "cards", "is none of this game"),
    ("lost card", put("cards", "hand", value=["10"]), "cards", "these cards are nowhere: 14"),
    ("hand", to_hand("07"), "cards.hand", "only Reserve cards"),
    ("carried out", put("cards", "carried_out", value=["07"]), "cards.in_force", "is in force"),
    ("used up", put("cards", "once_used", value=["01"]), "cards.in_force", "is in force"),
    ("drawn", put("cards", "drawn", value=7), "cards.drawn", "is no card"),
    ("reserve played", put("cards", "reserve_played", value="no"), "cards.reserve_played", "true or false"),
    ("deck", buried, "cards.deck", "not a card to draw on each turn"),
    ("agenda", put("agenda", value=[]), "agenda", "expected a list of frames"),
    ("agenda no list", put("agenda", value="play"), "agenda", "expected a list"),
    ("begins inside", gone("agenda", 0), "agenda[0].frame", "the outermost frame is play"),
    ("play twice", put("agenda", 1, value={"frame": "play", "next": "turns"}), "agenda[1].frame", "no other"),
    ("frame", put("agenda", 1, "frame", value="x"), "agenda[1].frame", "expected one of"),
    ("step", put("agenda", 1, "next", value="x"), "agenda[1].next", "expected one of"),
    ("side", put("agenda", LAST, "side", value=1), f"agenda[{LAST}].side", "from 0 to 0"),
    ("nothing left", put("agenda", value=[{"frame": "play", "next": "end"}]), "agenda", "nothing is left"),
    ("frame field", put("agenda", LAST, "x", value=1), f"agenda[{LAST}].x", "no such field"),
    ("frame lacks", gone("agenda", LAST, "units"), f"agenda[{LAST}].units", "is missing"),
]


@pytest.mark.rule(
    "lost-valley", "2.2.1.1a", "2.2.1.4a", "2.2.8.1b", "2.2.8.2b", "2.4a", "3.2e", "5.5a", "5.2.1"
)
@pytest.mark.parametrize(
    ("change", "path", "words"), [case[1:] for case in COMPLAINTS], ids=[case[0] for case in COMPLAINTS]
)
def test_a_position_that_no_game_can_be_in_is_refused_by_name(change: Change, path: str, words: str) -> None:
    document = copy.deepcopy(MIDDLE)
    change(document)
    with pytest.raises(BadPosition, match=words) as caught:
        TITLE.from_position(document)
    assert caught.value.path == path


def test_the_document_that_is_spoiled_here_is_sound() -> None:
    assert MIDDLE["agenda"][LAST]["frame"] == "move-which"
    assert TITLE.from_position(MIDDLE).position() == MIDDLE


HUGUETTE = [moved("i-2-rei", "huguette", "remnants"), put("crs", "huguette", "control", value="none")]


@pytest.mark.rule("lost-valley", "2.2.1.1a")
@pytest.mark.parametrize("change", HUGUETTE)
def test_a_cr_is_french_while_infantry_or_armor_is_in_it(change: Change) -> None:
    """But in the middle of moves or fights one may stand empty for a while."""
    document = siege("resources").position()
    change(document)
    with pytest.raises(BadPosition, match="a CR is French if it has Infantry or Armor") as caught:
        TITLE.from_position(document)
    assert caught.value.path == "crs.huguette.control"
    moving = copy.deepcopy(MIDDLE)
    moving["marks"]["disrupted"] = []
    change(moving)
    assert TITLE.from_position(moving).position() == moving


@pytest.mark.rule("lost-valley", "17.1")
def test_a_command_post_in_enemy_hands_is_the_end() -> None:
    document = copy.deepcopy(MIDDLE)
    post = document["crs"]["pc-gono"]
    document["eliminated"] += post["units"]
    post.update(control="308", former="308", units=[])
    with pytest.raises(BadPosition, match="the game is lost"):
        TITLE.from_position(document)


FRAMES: list[tuple[Document, str]] = [
    ({"frame": "plan-sead", "side": 0, "rolls": [5]}, "rolls"),
    ({"frame": "plan-sead", "side": 0, "rolls": [1] * 5}, "rolls"),
    ({"frame": "plan-das", "side": 0, "shares": [1, 1]}, "shares"),
    ({"frame": "plan-das", "side": 0, "shares": 3}, "shares"),
    ({"frame": "sapping", "next": "dig", "sappers": [5] * 12}, "sappers"),
    ({"frame": "vm-assaults", "next": "assault", "targets": [13] * 4, "next_division": 0}, "targets"),
    ({"frame": "vm-assaults", "next": "assault", "targets": [1] * 4, "next_division": 5}, "next_division"),
    ({"frame": "play-reserve", "side": 0, "phase": 13}, "phase"),
    ({"frame": "use-card", "side": 0, "roll": 3}, "roll"),
    ({"frame": "keep-or-play", "side": 0, "card": "none"}, "card"),
    ({"frame": "commit-air", "side": 0, "cr": "natasha"}, "cr"),
    ({"frame": "airstrip-repair", "next": "judge", "die": 4, "drm": 0, "tried": 1}, "tried"),
    ({"frame": "airstrip-repair", "next": "judge", "die": 7, "drm": 0, "tried": True}, "die"),
]


@pytest.mark.parametrize(("frame", "field"), FRAMES)
def test_what_stands_in_a_frame_is_of_its_kind(frame: Document, field: str) -> None:
    document = copy.deepcopy(MIDDLE)
    document["agenda"] = [*document["agenda"][:2], frame]
    with pytest.raises(BadPosition, match="expected") as caught:
        TITLE.from_position(document)
    assert caught.value.path == f"agenda[2].{field}"


@pytest.mark.rule("lost-valley", "5.1a")
@pytest.mark.parametrize(
    ("step", "missing"), [("action_points", True), ("discarding", True), ("movement", False)]
)
def test_the_card_of_the_turn_is_known_until_it_is_discarded(step: str, missing: bool) -> None:
    if not missing:
        assert not siege(step, drawn=None).over
        return
    with pytest.raises(BadPosition, match="the card of the turn is missing"):
        siege(step, drawn=None)


# Spoiled documents

SOURCES = [MIDDLE] + [played(TITLE, n, n).position() for n in (1, 4, 9, 16, 25, 36, 49, 64, 81, 100)]


@pytest.mark.parametrize("seed", range(12))
def test_spoiled_documents_are_refused_or_played_on_and_never_crash(seed: int) -> None:
    check_spoiled_documents(TITLE, SOURCES, ["308", "junon", "8-bpc"], seed)
