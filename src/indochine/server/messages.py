"""What clients send and get: the schema of the API, from which its OpenAPI document is made."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

Language = Literal["en", "fr", "pl"]
# No sentences, messages as data, sentences in a language; or messages with the scene of a board to be drawn.
Texts = Literal["none", "msg", "en", "fr", "pl", "board"]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+(?!\n)$")]
Time = Annotated[float, Meta(ge=0, le=1e12)]  # seconds since 1970
Number = Annotated[int, Meta(ge=0, le=2**31)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatId = Annotated[str, Meta(max_length=20)]
Action = Annotated[list[Any], Meta(min_length=1, max_length=8)]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]{43}$")]
ShortText = Annotated[str, Meta(min_length=1, max_length=2000)]
JsonObject = dict[str, Any]


class Body(Struct, forbid_unknown_fields=True):
    """Something a client sends: a field that nobody knows is refused."""


class Answer(Struct, omit_defaults=True):
    """Something the server sends."""


# Commands


class Play(Body, tag_field="do", tag="play"):
    """Decide: one of the actions offered now."""

    action: Action
    expect: Number
    key: Key


class Order(Body, tag_field="do", tag="order"):
    """Give a standing order, at any time."""

    action: Action
    key: Key


class Undo(Body, tag_field="do", tag="undo"):
    """Take back one's own last step, if nothing has come out since."""

    expect: Number
    key: Key


class Resign(Body, tag_field="do", tag="resign"):
    key: Key


class Offer(Body, tag_field="do", tag="offer"):
    """Propose to go back to before step `to`, to end the game without a winner, or to play again."""

    what: Literal["back", "end", "rematch"]
    key: Key
    to: Number | None = None


class Reply(Body, tag_field="do", tag="reply"):
    """Accept or decline what another player has proposed, or withdraw one's own proposal."""

    offer: Number
    yes: bool
    key: Key


class Say(Body, tag_field="do", tag="say"):
    """A line to the other players."""

    text: ShortText
    key: Key


class Sit(Body, tag_field="do", tag="sit"):
    """Choose the name that the others see."""

    name: Name
    key: Key


class Relink(Body, tag_field="do", tag="relink"):
    """Make the seat's link invalid and another one valid; the client draws the new token."""

    token: Token
    key: Key


Command = Play | Order | Undo | Resign | Offer | Reply | Say | Sit | Relink


class Done(Answer):
    """The command is carried out and on the disk. `number`: its step, as this seat counts them."""

    number: int
    expect: int  # what the next `play` must expect


# Making games


class Person(Body, tag_field="kind", tag="person"):
    """A seat for somebody with a link."""

    name: Annotated[str, Meta(max_length=40)] = ""


class BotSeat(Body, tag_field="kind", tag="bot"):
    level: Annotated[str, Meta(max_length=20)]


class NewGame(Body):
    """A game to set up; what is left out takes its default, every seat a person."""

    title: Annotated[str, Meta(max_length=40)]
    scenario: Annotated[str, Meta(max_length=60)] | None = None
    options: dict[str, Any] = {}
    seats: dict[SeatId, Person | BotSeat] = {}
    match: bool = False  # two games, the second with sides swapped


class ImportGame(Body):
    """A game that goes on from a record or a position; its dice are known to who brings it."""

    record: JsonObject | None = None
    position: JsonObject | None = None
    seats: dict[SeatId, Person | BotSeat] = {}
    branch_of: Annotated[str, Meta(max_length=60)] | None = None  # the game of which it tries something else


class Created(Answer):
    """The new game. Tokens are shown here and never again; a link carries its token after `#`."""

    game: str
    tokens: dict[str, str]
    links: dict[str, str]
    watch: str
    commitment: str


class MySeats(Body):
    """The tokens of the seats that a browser remembers."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class GameInList(Answer):
    """A game of mine, or one that is over."""

    game: str
    title: str
    scenario: str
    created: float
    updated: float
    players: dict[str, str]
    bots: dict[str, str] = {}
    seat: str | None = None
    token: int | None = None  # which of the tokens sent opens it
    deciding: str | None = None
    mine: bool = False  # whether it is my turn
    since: float = 0.0
    outcome: JsonObject | None = None
    branch_of: str | None = None  # the game of which it tries something else


class Games(Answer):
    games: list[GameInList]


# What a title offers


class OptionValue(Answer):
    value: Any
    text: str


class OptionInfo(Answer):
    id: str
    name: str
    values: list[OptionValue]
    default: Any
    rules: list[str]
    help: str = ""
    remote_default: Any = UNSET  # when at least two people play, if that is another one


class ScenarioInfo(Answer):
    id: str
    name: str
    seats: list[str]


class TitleInfo(Answer):
    id: str
    name: str
    about: str
    seats: dict[str, str]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    bots: dict[str, str]


class Titles(Answer):
    titles: list[TitleInfo]


class SeatsOfTitle(Answer):
    """The seats of a game as it would be set up, or why scenario and options do not go together."""

    seats: list[str]
    problem: str = ""


class RuleText(Answer):
    """A rule: its number, a short title, what it says, in our words, and in which chapter."""

    id: str
    title: str
    text: str
    chapter: str = ""


class RulesOfTitle(Answer):
    rules: list[RuleText]


class TextsOfTitle(Answer):
    """Message catalogues in the Fluent format: a client renders messages with them."""

    language: str
    catalogues: list[str]


# A title's board is sent as kernel/board.py defines it.


# A table


class Line(Answer):
    """One thing that happened, as the reader may know it."""

    kind: str
    rule: str
    values: JsonObject
    msg: JsonObject | UnsetType = UNSET
    text: str | UnsetType = UNSET


class OfferSeen(Answer):
    """A proposal on the table. To go back: `to` names the first step taken back, `log_from` its line."""

    number: int
    by: str
    what: str
    waiting: list[str]
    to: int | None = None
    log_from: int | None = None
    steps: int = 0


class SeatSeen(Answer):
    """Who sits there. A bot may play for somebody who holds the seat and can take it back."""

    name: str
    bot: str | None = None
    held: bool = False


Commitment = Literal["dice", "final"] | UnsetType


class ChoiceSeen(Answer):
    """One thing that can be decided. `commits`: the dice fall on it, or else it cannot be taken back."""

    action: Action
    rules: list[str] | UnsetType = UNSET
    msg: JsonObject | UnsetType = UNSET
    text: str | UnsetType = UNSET
    targets: list[str] | UnsetType = UNSET  # references of what it names on the board
    odds: JsonObject | UnsetType = UNSET
    commits: Commitment = UNSET


class Refused(Answer):
    """Something that cannot be done, and why."""

    action: Action
    rule: str
    msg: JsonObject | UnsetType = UNSET
    text: str | UnsetType = UNSET
    why_msg: JsonObject | UnsetType = UNSET
    why: str | UnsetType = UNSET
    targets: list[str] | UnsetType = UNSET


class DecisionSeen(Answer):
    """What the seat is asked; only the deciding seat gets it."""

    name: str
    choices: list[ChoiceSeen]
    rules: list[str] | UnsetType = UNSET
    msg: JsonObject | UnsetType = UNSET
    text: str | UnsetType = UNSET
    refused: list[Refused] | UnsetType = UNSET


class StateSeen(Answer):
    """A table as one seat, or a spectator, sees it now."""

    number: int  # of the last step, as this seat counts those that it may know of
    expect: int  # what `play` and `undo` must expect
    seat: str
    deciding: str | None
    view: Raw | UnsetType = UNSET  # all that the seat may know
    scene: Raw | UnsetType = UNSET  # the same as things on a board
    decision: DecisionSeen | None = None
    can_undo: bool = False
    offers: list[OfferSeen] = []
    outcome: JsonObject | None = None
    next_game: str | None = None
    read_only: str | None = None
    watch: int | UnsetType = UNSET  # of a moment in the past: its number as spectators count


class Step(Answer):
    """One step of a table, as a seat may know it; the last of several carries the state that it led to.

    Lines of the log from `log_from` on are replaced by `log`: what was taken back is gone.
    """

    number: int
    kind: str
    at: float
    by: str | None = None
    log_from: int = 0
    log: list[Line] = []
    text: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET  # level of the bot that decided, or that plays at the seat from now on
    offer: int | UnsetType = UNSET
    yes: bool | UnsetType = UNSET
    next_game: str | UnsetType = UNSET
    state: StateSeen | UnsetType = UNSET


class Steps(Answer):
    steps: list[Step]


class Log(Answer):
    lines: list[Line]


class MatchSeen(Answer):
    """Two games with sides swapped: `players` by their seat in the first, `wins` alike."""

    number: int
    first: str
    players: dict[str, str]
    wins: dict[str, float]


class TableSeen(Answer):
    """What everybody may know of a table."""

    game: str
    title: str
    scenario: str
    options: JsonObject
    seats: dict[str, SeatSeen]
    created: float
    deciding: str | None
    commitment: str
    sealed: bool  # whether the dice were drawn in secret by this server
    secret: str | None = None  # of the dice, once the game is over
    outcome: JsonObject | None = None
    match: MatchSeen | None = None
    next_game: str | None = None
    read_only: str | None = None
    orders: bool = False  # whether its seats may give standing orders
    branch_of: str | None = None  # the game of which it tries something else
    you: str = "spectator"


class HandOver(Body):
    """Which bot is to play at one's seat."""

    level: Annotated[str, Meta(max_length=20)]


class WeighedSeen(Answer):
    """A choice that a bot weighed: how far it leaned to it, and what it expects of it (1 is won, 0 lost)."""

    action: Action
    share: float
    worth: float | None = None  # None if the bot looked no further
    msg: JsonObject | UnsetType = UNSET
    text: str | UnsetType = UNSET
    targets: list[str] | UnsetType = UNSET  # references of what it names on the board


class ThoughtSeen(Answer):
    """What a bot would choose, and what it weighed, best first; `simulations` is how many games it imagined.

    Of many choices only the best are told: `left_out` is how many more there were.
    """

    level: str
    action: Action
    simulations: int
    weighed: list[WeighedSeen]
    left_out: int = 0


class Hint(Answer):
    """Advice for the decision that `expect` belongs to."""

    expect: int
    thought: ThoughtSeen


class Reason(Answer):
    """Why a bot decided as it did: its thoughts, thought again."""

    number: int
    seat: str
    played: Action
    again: bool  # whether it decides the same this time: a search that the clock cut short may not
    thought: ThoughtSeen


class Ask(Body):
    """An action to be explained: why can it not be played?"""

    action: Action


class Explained(Answer):
    allowed: bool
    rule: str = ""
    why_msg: JsonObject | UnsetType = UNSET
    why: str | UnsetType = UNSET


class Note(Body):
    """Private notes of a seat; nobody else ever gets them."""

    text: Annotated[str, Meta(max_length=20000)]


class ContactInfo(Body):
    """How the holder of a seat wants to hear that it is their turn."""

    email: Annotated[str, Meta(max_length=200)] = ""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    language: Language = "en"
    remind_hours: Annotated[float, Meta(ge=0, le=24 * 30)] = 0


class StudyGame(Answer):
    """A game that a study kept: under which name, and with which seed it was played."""

    name: str
    seed: int


class StudyArm(Answer):
    """Games of one kind: who played, with which options, and those that were kept to be looked at."""

    bots: dict[str, str]
    scenario: str
    options: JsonObject
    own_pack: bool  # with somebody's own data pack: such games cannot be opened here
    kept: list[StudyGame]


class StudyInfo(Answer):
    """A balance study; its report is the page `/studies/<id>/report`."""

    id: str
    title: str
    games: int  # of each arm
    written: float
    arms: list[StudyArm]  # two of them if it compares


class Studies(Answer):
    studies: list[StudyInfo]


class LuckRoll(Answer):
    """A roll as luck of one side, in the measure of the title: what could be expected, and what came."""

    step: int  # after which it lay on the table
    turn: int
    side: str
    msg: JsonObject
    rule: str
    dice: list[int]
    expected: float
    got: float
    deviation: float
    percentile: float  # the chance of less, and half that of just as much


class LuckSide(Answer):
    """All rolls of a side; `score` in standard deviations, `chance` of as much luck, or bad luck, or more."""

    side: str
    rolls: int
    expected: float
    got: float
    deviation: float
    score: float
    chance: float


class Luck(Answer):
    """The luck ledger of a game: what is counted says `title-luck` of the title."""

    rolls: list[LuckRoll]
    sides: list[LuckSide]
    unjudged: int  # rolls that favour nobody, or cannot be weighed


class Health(Answer):
    status: str
    version: str


class Problem(Answer):
    """Something was refused; nothing has changed. `type` is for programs, `message` for people.

    `detail` is for who writes a client, and in English.
    """

    type: str
    message: str
    rule: str = ""
    number: int | None = None
    expect: int | None = None
    field: str = ""
    detail: str = ""
