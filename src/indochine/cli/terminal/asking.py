"""Commands of every terminal: questions to the table, standing orders, a step back, leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from indochine import BadSetup, IllegalAction
from indochine.cli.terminal import advising
from indochine.cli.terminal.keyboard import Leave, shown
from indochine.cli.terminal.menu import Menu, normal
from indochine.cli.terminal.obeying import Commands, action_meant, no_such_number, only
from indochine.cli.terminal.table import Choice
from indochine.kernel.text import Msg

if TYPE_CHECKING:
    from indochine.cli.terminal.sitting import Sitting

LOG_LINES = 20

EVERYWHERE = Commands()
command = EVERYWHERE.command


@command("help")
def help(session: Sitting, menu: Menu, rest: str) -> bool:
    """`?` alone: the question and its rules, then the commands; `? 3`: the rules of a choice."""
    if rest:
        return why(session, menu, rest)
    session.teller.prompt_help(menu)
    session.teller.say("")
    names = session.commands.names()
    known = [name for name in names if name != "orders" or session.table.title.standing_orders]
    rows = [(session.words("command-" + name), session.commands.help(name, session.words)) for name in known]
    session.teller.listing([(session.words("numbers"), session.words("numbers.help")), *rows])
    return False


@command("why")
def why(session: Sitting, menu: Menu, rest: str) -> bool:
    """Why something cannot be done, or which rules allow it."""
    choice = named_choice(menu, rest.lower())
    if not rest:
        session.teller.refused_list(menu)
    elif choice and choice.refused:
        session.teller.refusal(menu.text(choice), choice.refused)
    elif choice:
        session.teller.choice_rules(menu, choice)
    else:
        why_words(session, menu, rest)
    return False


def named_choice(menu: Menu, label: str) -> Choice | None:
    if label.isdecimal() and len(label) < 6:
        return menu.numbered.get(int(label))
    return menu.refused_by(label)


def why_words(session: Sitting, menu: Menu, text: str) -> None:
    meant = menu.meant(text)
    barred = [choice for choice in meant if choice.refused]
    action = menu.typed(text) or only(barred or meant)
    if action is None:
        session.teller.words_say("why-what", line=shown(text))
        return
    refusal = session.table.explain(action)
    if refusal:
        session.teller.refusal("", refusal)
        return
    allowed = next(choice for choice in menu.numbered.values() if choice.action == action)
    session.teller.choice_rules(menu, allowed)


@command("board")
def board(session: Sitting, menu: Menu, rest: str) -> bool:
    """The whole board; with a name one place and its neighbours."""
    seat = menu.question.seat
    if rest:
        place(session, menu, rest)
        return False
    session.draw(session.board(seat), frozenset(), notes=True)
    session.teller.menu(menu)
    return False


def place(session: Sitting, menu: Menu, name: str) -> None:
    view, inspect = session.table.view(menu.question.seat), session.table.title.inspect
    found = [sections for id in menu.called(name) if (sections := inspect(view, id))]
    for sections in found:
        session.drawing.draw(sections if len(found) == 1 else sections[:1])
    if not found:
        session.teller.words_say("no-such-place", line=shown(name))


@command("cards", alone=True)
def cards(session: Sitting, menu: Menu, rest: str) -> bool:
    """What the board shows in short, in full."""
    folded = [section for section in session.board(menu.question.seat) if section.fold]
    session.drawing.draw(folded, unfold=frozenset(section.fold for section in folded))
    if not folded:
        session.teller.words_say("no-cards")
    return False


@command("odds")
def odds(session: Sitting, menu: Menu, rest: str) -> bool:
    """What the dice can bring; of several choices in short, and `odds 3` one of them in full."""
    found = {number: choice for number, choice in menu.numbered.items() if choice.odds is not None}
    wanted = {number: choice for number, choice in found.items() if rest in ("", str(number))}
    if rest and not wanted and named_choice(menu, rest):
        session.teller.words_say("no-odds-for", number=shown(rest))
    elif rest and not wanted:
        session.teller.words_say("not-understood", line=shown(rest))
    elif not found:
        session.teller.words_say("no-odds")
    elif len(wanted) > 1:
        session.teller.odds_list(menu, wanted)
    for choice in wanted.values() if len(wanted) == 1 else ():
        session.teller.say(menu.text(choice))
        session.teller.odds(choice.odds)
    return False


@command("hint", alone=True)
def hint(session: Sitting, menu: Menu, rest: str) -> bool:
    """What a strong bot would do here, and what else it weighed."""
    session.teller.words_say("hint-thinks", "dim")
    try:
        advice = session.table.hint()
    except BadSetup as problem:
        session.teller.say(str(problem))
        return False
    advising.tell(session.teller, advice, menu)
    return False


@command("log")
def log(session: Sitting, menu: Menu, rest: str) -> bool:
    """The last lines; `log all` the whole, `log 50` so many."""
    entries = session.table.log_for(menu.question.seat)
    everything = normal(rest) in ("all", normal(session.words("all")))
    counted = rest.isdecimal() and len(rest) < 6
    if rest and not everything and not counted:
        session.teller.words_say("not-understood", line=shown(rest))
        return False
    number = int(rest) if counted else LOG_LINES
    session.teller.log(entries if everything else entries[max(0, len(entries) - number) :])
    return False


# Standing orders


@command("orders")
def orders(session: Sitting, menu: Menu, rest: str) -> bool:
    """At any prompt: alone what the seat may order, with a number or in words one order is given."""
    question = session.table.orders(menu.question.seat)
    if question is None:
        session.teller.say(session.words.of(Msg("refusal-no-orders")))
        return False
    offered = Menu(question, session.words, whole=True)
    if not rest:
        session.teller.question(offered)
        session.teller.marks(offered)
        session.teller.words_say("orders-hint", "dim")
        return False
    meant = numbered_order if rest.isdecimal() else action_meant
    action = meant(session, offered, rest)
    return action is not None and give_order(session, menu, offered, action)


def numbered_order(session: Sitting, offered: Menu, number: str) -> list[Any] | None:
    choice = named_choice(offered, number)
    if choice is None:
        no_such_number(session, offered, number)
    return choice.action if choice else None


def give_order(session: Sitting, menu: Menu, offered: Menu, action: list[Any]) -> bool:
    """Give it and keep the game; True if the order has answered what was asked."""
    refusal = offered.question.explain(action)[1]
    if refusal:
        session.teller.refusal("", refusal)
        return False
    given = next(choice for choice in offered.numbered.values() if choice.action == action)
    said = offered.text(given)
    session.table.order(action, offered.question.seat)
    session.keep()
    session.teller.words_say("ordered", order=said)
    return not session.table.still_asks(menu.question)


# Going back, leaving


@command("undo", alone=True)
def undo(session: Sitting, menu: Menu, rest: str) -> bool:
    try:
        session.table.undo()
    except IllegalAction as problem:
        session.teller.refusal("", problem.refusal)
        return False
    session.seen[menu.question.seat] = session.table.told - 1  # the line that says so is news
    session.keep()
    return True


@command("quit", alone=True)
def quit(session: Sitting, menu: Menu, rest: str) -> bool:
    raise Leave
