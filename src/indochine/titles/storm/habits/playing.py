"""5.2d, 5.3: cards around the dice, cards kept and cards laid down, and the smaller questions of cards."""

from __future__ import annotations

from typing import Final

from indochine.kernel.frames import Decision, first
from indochine.titles.storm.book import FR, VM
from indochine.titles.storm.cards.bombardment import ClearTrench
from indochine.titles.storm.cards.counter_attack import DONE as STRIKE
from indochine.titles.storm.cards.counter_attack import CounterAt, PickStrikers
from indochine.titles.storm.habits.assaulting import reroll_gain
from indochine.titles.storm.habits.firing import blow, clearing
from indochine.titles.storm.habits.french import Staff, refresh_value, strike_value
from indochine.titles.storm.habits.lay import SURE, Lay, chance, mean_damage, power, spread, to_clear
from indochine.titles.storm.habits.storming import Garrison, prize
from indochine.titles.storm.habits.viet_minh import KEEPING, thai_value
from indochine.titles.storm.rules.ch05_windows import PASS, Window
from indochine.titles.storm.rules.ch08_fire import Attack, card_firepower
from indochine.titles.storm.rules.ch08_points import best_defence, terrain_value
from indochine.titles.storm.rules.ch10_assault import Assault
from indochine.titles.storm.state import Storm

HOLDING: Final = 0.02  # what a card is worth that is not played now

FRENCH_KEEPING: Final = {
    "bigeard-refuses-to-leave": 1.0,
    "mines": 0.9,
    "debouchez-a-zero": 0.8,
    "tot-artillery": 0.9,
    "artillery": 0.7,
    "counter-attack": 0.6,
    "b-26-bombers": 0.5,
    "flares": 0.4,
    "fighter-bombers": 0.4,
    "relief-force-from-isabelle": 0.5,
    "mortar-support": 0.3,
    "bordels-mobiles-de-campagne": 0.3,
    "command-coordination": 0.3,
    "flamethrowers": 0.1,
}
WORTH_KEEPING: Final = 0.5


def keeping(s: Storm, card: int) -> float:
    key = s.book.key_of[card]
    return KEEPING[key] if s.book.card_side[card] == VM else FRENCH_KEEPING[key]


def window(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, Window)
    return spread([HOLDING if code == PASS else card_now(lay, s, first(code)) for code in s.legal], SURE)


def card_now(lay: Lay, s: Storm, card: int) -> float:
    """What a card is worth in the attack, the assault or the step that asks for it."""
    frame, key = s.frames[-2], s.book.key_of[card]
    if isinstance(frame, Assault):
        return in_assault(lay, s, frame, key, card)
    if isinstance(frame, Attack):
        return in_attack(lay, s, frame, key)
    if isinstance(frame, ClearTrench):
        return clearing(lay, s, frame.area)
    if key == "heavy-flak":
        return 0.2
    if key == "emergency-replacements":
        return 0.05 if s.turn >= s.book.turns - 1 else 0.0
    if key == "fighter-bombers":
        return Staff(lay, s).play(card)
    return 0.0


def in_assault(lay: Lay, s: Storm, frame: Assault, key: str, card: int) -> float:
    """Around an assault: by how much the card changes the chance that the area falls."""
    value = prize(lay, s, frame.area)
    clear = to_clear(s, frame.defenders(s))
    if key == "bigeard-refuses-to-leave":
        points = frame.damage(s)
        saved = points >= clear > points - s.count(frame.area, FR)
        return value if saved else 0.004 * min(points, s.count(frame.area, FR)) * value
    if key == "giap-demands-success":
        return reroll_gain(lay, s, frame)
    best = best_defence(s, frame.defenders(s))
    margin = power(lay, frame.units) + 3 * frame.nights - best
    now = chance(clear - margin)
    return value * change(lay, s, frame, key, clear, margin, now)


def change(lay: Lay, s: Storm, frame: Assault, key: str, clear: int, margin: int, now: float) -> float:
    """The change in the chance to break in, and a little for the damage."""
    if key == "night-assault":
        return chance(clear - margin - 3) - now + 0.01
    if key == "flares":
        return now - chance(clear - margin + 3 * frame.nights) + 0.02
    if key in ("mines", "debouchez-a-zero"):
        hurt = 3 if key == "mines" else mean_damage(6 - best_defence(s, frame.units))
        return now - chance(clear - margin + int(hurt)) + 0.015 * hurt
    if key == "rats-of-the-nam-yum":
        return chance(clear - margin - 3) - now
    return chance(clear - margin - 4) - now if key == "detonate-mine-shaft" else 0.0


def in_attack(lay: Lay, s: Storm, frame: Attack, key: str) -> float:
    """Around an attack: what the card adds to it, or takes from it."""
    if key == "bigeard-refuses-to-leave":
        points, clear = frame.damage(s), to_clear(s, frame.targets_now(s))
        return prize(lay, s, frame.area) if points >= clear > points - s.count(frame.area, FR) else 0.0
    if key == "command-coordination":
        return 0.02 * (7 - sum(frame.dice))
    if key in ("rats-of-the-nam-yum", "detonate-mine-shaft", "fighter-bombers"):
        return 0.0
    fire = power(lay, frame.units) if frame.units else card_firepower(s, frame.card, frame.area)
    inside = frame.origin == frame.area
    now = blow(lay, s, frame.area, fire + 3 * frame.mortars, inside)
    if key == "mortar-support":
        return blow(lay, s, frame.area, fire + 3 * frame.mortars + 3, inside) - now
    ground = terrain_value(s, frame.area)
    if key == "flamethrowers":
        return blow(lay, s, frame.area, fire + ground, inside) - now
    if key == "improved-defenses":
        return now - blow(lay, s, frame.area, fire - ground, inside) + 0.01
    return now  # a card that cancels the attack


# Cards laid down


def end_discard(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """5.3: what will hardly be played makes room for something better."""
    return [
        1.0 if not code else 3.0 * max(0.0, WORTH_KEEPING - late(s, first(code))) * 10 for code in s.legal
    ]


def late(s: Storm, card: int) -> float:
    """How gladly a card is kept for the next turn."""
    if s.turn > s.book.cards[card].last_turn - 1 and s.book.key_of[card] == "relief-force-from-isabelle":
        return 0.0
    return keeping(s, card)


def discard_down(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return [0.02 + (1.05 - late(s, first(code))) ** 3 for code in s.legal]


def buy_impulse(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """4.0Bd: a poor card for an impulse that is really wanted."""
    staff = Staff(lay, s)
    best = 0.0
    for area in range(1, len(lay.near)):
        if s.fresh(area, FR):
            best = max(best, staff.move(area))
    return [1.0 if not code else 10 * best * (1.05 - late(s, first(code))) for code in s.legal]


# The smaller questions


def cut_off(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """11.0c: where most French units would stay spent, in the areas that matter."""
    found = []
    for code in s.legal:
        spent = (s.units(first(code), FR) & s.spent).bit_count()
        found.append(0.01 + spent * (0.2 + lay.keep[first(code)]) ** 2)
    return found


def refresh_area(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return spread([refresh_value(lay, s, first(code)) for code in s.legal], SURE)


def rats_where(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return spread([hurt_value(lay, s, first(code), 3.0) for code in s.legal], SURE)


def mine_where(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return spread([hurt_value(lay, s, first(code), 4.5) for code in s.legal], SURE)


def hurt_value(lay: Lay, s: Storm, area: int, relief: float) -> float:
    garrison = Garrison(lay, s, area)
    return garrison.best_plan(0, relief) + 0.02 * garrison.prize


def propaganda_where(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return spread([thai_value(lay, s, first(code)) for code in s.legal], SURE)


def counter_at(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    assert isinstance(frame, CounterAt)
    return spread([strike_value(lay, s, first(code)) for code in s.legal], SURE)


def pick_strikers(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """Everybody who can come, the strongest first."""
    assert isinstance(frame, PickStrikers)
    rest = len(s.legal) > 1
    return [
        (0.05 if rest else 1.0) if code == STRIKE else lay.worth_of_type[first(code)] / 20 for code in s.legal
    ]


def relief_unit(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    return [float(lay.worth_of_type[first(code)]) for code in s.legal]


FAIR_BIDS: Final = [0.0, 0.1, 0.1, 0.5, 1.0, 2.0, 3.0, 1.0, 0.3, 0.1]


def bid(lay: Lay, s: Storm, frame: Decision[Storm]) -> list[float]:
    """15.0a: near the number with which both sides are as likely to win."""
    return [FAIR_BIDS[min(first(code), 9)] for code in s.legal]
