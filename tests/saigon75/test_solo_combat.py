"""S:combat, S:objective: when the North attacks, with which dice, and when its VC defend."""

from __future__ import annotations

import pytest

import indochine

from .solo_table import activated_in, attack_with_all, attacked, dice_of, only, settle, solo, south
from .table import TITLE, events, state, units

CARDS = {card.number: card for card in TITLE.pack.solo.solo_card}
INSURRECTION = {"card": 19, "uses": 2, "province": None}
ARMOUR = {"card": 10, "uses": 1, "province": None}
TOKEN = {"3": "NV", "5": "gone", "7": "gone"}


def first_target(card: int) -> str:
    order = TITLE.book.saigon_first
    numbers = [TITLE.book.province_ids.index(p) for p in CARDS[card].targets]
    return CARDS[card].targets[0] if card == 30 else TITLE.book.province_ids[min(numbers, key=order.index)]


def face_off(card: int, nv: int, sv: int, province: str = "", **fields: object) -> indochine.Game:
    """Divisions of the North against Mechanised units in a target, and nobody else in play."""
    where = province or first_target(card)
    options = {"infiltration": 0, **fields}
    game = solo(card, sv={where: f"mech*{sv}"}, nv=only(**{where: f"nv_division*{nv}"}), **options)
    return settle(game)


# Defending with VC


def defend(attackers: str, defenders: str) -> indochine.Game:
    """The South attacks Pleiku with all it has there."""
    return attack_with_all(south(sv={"pleiku": attackers}, nv=only(pleiku=defenders)), "pleiku")


@pytest.mark.rule("saigon75", "S:combat.1")
@pytest.mark.parametrize(
    ("sv", "divisions", "vc", "joining"),
    [
        (1, 1, 1, 0),  # as many without them
        (2, 1, 1, 1),  # outnumbered without, equal with
        (2, 1, 2, 1),  # one is enough
        (3, 1, 2, 2),
        (3, 1, 1, 0),  # outnumbered even with them
        (2, 2, 3, 0),
        (2, 0, 2, 2),  # VC alone
        (1, 0, 2, 1),
    ],
)
def test_vc_join_only_if_that_makes_the_north_as_strong(
    sv: int, divisions: int, vc: int, joining: int
) -> None:
    north = f"nv_division*{divisions} vc*{vc}" if divisions else f"vc*{vc}"
    game = defend(f"mech*{sv}", north)
    assert dice_of(game, "NV")["units"] == divisions + joining
    aside = [e["number"] for e in events(game, "vc-stand-aside")]
    assert aside == ([vc - joining] if vc > joining else [])


@pytest.mark.rule("saigon75", "S:combat.1")
def test_vc_alone_and_too_few_avoid_the_combat() -> None:
    game = defend("mech*2", "vc")
    assert events(game, "no-combat") == [{"place": "pleiku"}]
    assert events(game, "battle") == []
    assert units(game, "pleiku") == {"mech": 2, "vc": 1}


@pytest.mark.rule("saigon75", "S:combat.1")
def test_vc_have_no_choice_against_a_ranger() -> None:
    game = defend("ranger mech*2", "nv_division vc")
    assert dice_of(game, "NV")["units"] == 2


@pytest.mark.rule("saigon75", "S:combat.1")
def test_vc_have_no_choice_against_a_river_patrol() -> None:
    game = south(sv={"long_an": "river mech*2"}, nv=only(long_an="nv_division vc"))
    attack_with_all(game, "long_an")
    assert dice_of(game, "NV")["units"] == 2


# The condition to attack


@pytest.mark.rule("saigon75", "S:combat.2", "card:21 to card:30")
@pytest.mark.parametrize("card", list(CARDS))
@pytest.mark.parametrize(("nv", "sv"), [(2, 3), (3, 3), (4, 3)])
def test_the_condition_of_each_card(card: int, nv: int, sv: int) -> None:
    met = {"superior": nv > sv, "equal_or_superior": nv >= sv, "always": True}[CARDS[card].combat]
    game = face_off(card, nv, sv)
    assert attacked(game) == ([first_target(card)] if met else [])
    assert activated_in(game, first_target(card)) == ({"nv_division": nv} if met else {})


@pytest.mark.rule("saigon75", "S:combat.2")
def test_all_units_that_are_activated_fight() -> None:
    """Four there and three activations: four count for the condition, three fight."""
    game = face_off(23, 4, 3, available=3)
    assert events(game, "combat-declared")[0]["units"] == ["nv_division"] * 3
    assert dice_of(game, "NV") == {"units": 3}


@pytest.mark.rule("saigon75", "S:combat.3", "S:combat.4")
@pytest.mark.parametrize(("markers", "attacks"), [(0, False), (1, True), (5, True)])
def test_an_infiltration_marker_counts_in_a_bordering_province(markers: int, attacks: bool) -> None:
    game = face_off(23, 3, 3, "long_an", infiltration=markers)  # card 23 wants superiority
    assert attacked(game) == (["long_an"] if attacks else [])
    if attacks:
        assert dice_of(game, "NV") == {"units": 3, "infiltration": 1}
        assert game.position()["infiltration"] == markers - 1


@pytest.mark.rule("saigon75", "S:combat.3", "S:combat.4")
def test_it_does_not_count_elsewhere_nor_twice_nor_in_the_monsoon() -> None:
    assert attacked(face_off(23, 3, 3, "can_tho", infiltration=5)) == []
    assert attacked(face_off(23, 2, 3, "long_an", infiltration=5)) == []  # one marker: 3 to 3
    monsoon = {"card": 8, "uses": 0, "province": None}
    assert attacked(face_off(23, 3, 3, "long_an", infiltration=5, event=monsoon)) == []


@pytest.mark.rule("saigon75", "S:combat.3")
def test_the_last_marker_counts_once() -> None:
    """Three to three in Long An and in Kien Giang: the northern province takes the marker."""
    sv = {"long_an": "mech*3", "kien_giang": "mech*3"}
    nv = only(long_an="nv_division*3", kien_giang="nv_division*3")
    assert attacked(settle(solo(23, sv=sv, nv=nv, infiltration=1))) == ["long_an"]
    assert attacked(settle(solo(23, sv=sv, nv=nv, infiltration=2))) == ["long_an", "kien_giang"]


@pytest.mark.rule("saigon75", "S:combat.3")
def test_dice_of_event_cards_count() -> None:
    assert attacked(face_off(23, 3, 3, event=INSURRECTION)) == ["long_an"]
    assert attacked(face_off(23, 2, 3, event=INSURRECTION)) == []  # one die: 3 to 3
    assert attacked(face_off(23, 2, 3, event=ARMOUR)) == ["long_an"]  # two dice: 4 to 3
    assert attacked(face_off(22, 2, 4, "long_an", event=ARMOUR)) == ["long_an"]  # equal is enough here
    assert attacked(face_off(23, 2, 3, "long_an", event=INSURRECTION, infiltration=1)) == ["long_an"]


@pytest.mark.rule("saigon75", "S:combat.3")
@pytest.mark.parametrize("card", [13, 17, 9])
def test_what_takes_dice_from_the_south_does_not_count(card: int) -> None:
    event = {"card": card, "uses": 1 if card == 13 else 0, "province": None if card == 13 else "long_an"}
    assert attacked(face_off(23, 3, 3, event=event)) == []


@pytest.mark.rule("saigon75", "S:combat.3", "S:combat.4", "D.6a.3a")
def test_dice_beyond_the_fifth_do_not_count_and_are_not_spent() -> None:
    assert attacked(face_off(23, 5, 5, infiltration=5, event=INSURRECTION)) == []
    game = face_off(22, 5, 5, "long_an", infiltration=5, event=INSURRECTION)
    assert attacked(game) == ["long_an"]  # equal is enough
    assert dice_of(game, "NV") == {"units": 5}
    assert game.position()["infiltration"] == 5
    assert events(game, "event-used") == []


# The use of Infiltration


@pytest.mark.rule("saigon75", "S:combat.4")
@pytest.mark.parametrize(
    ("nv", "sv", "used"),
    [(4, 3, False), (3, 3, True), (2, 3, True), (1, 4, True), (4, 4, True), (5, 5, False)],
)
def test_infiltration_if_not_superior_and_below_five_dice(nv: int, sv: int, used: bool) -> None:
    game = face_off(28, nv, sv, "an_loc", infiltration=5)  # card 28 attacks always
    assert dice_of(game, "NV") == ({"units": nv, "infiltration": 1} if used else {"units": nv})
    assert game.position()["infiltration"] == (4 if used else 5)


@pytest.mark.rule("saigon75", "S:combat.4")
def test_no_infiltration_away_from_the_border_or_if_the_event_makes_it_superior() -> None:
    assert dice_of(face_off(26, 2, 3, "xuan_loc", infiltration=5), "NV") == {"units": 2}
    game = face_off(28, 3, 3, "an_loc", infiltration=5, event=INSURRECTION)
    assert dice_of(game, "NV") == {"units": 3, "event": 1}


@pytest.mark.rule("saigon75", "S:combat.4")
def test_no_infiltration_when_the_event_makes_five_dice() -> None:
    game = face_off(28, 4, 5, "an_loc", infiltration=5, event=INSURRECTION)
    assert dice_of(game, "NV") == {"units": 4, "event": 1}
    assert game.position()["infiltration"] == 5


# The order of combats


@pytest.mark.rule("saigon75", "S:combat.5")
def test_combats_from_north_to_south_whatever_the_order_of_the_targets() -> None:
    places = ("saigon", "long_an", "an_loc", "phuoc_binh")
    sv = {"saigon": "mech", "long_an": "mech", "an_loc": "mech", "phuoc_binh": "mech"}
    game = settle(solo(28, sv=sv, nv=dict.fromkeys(places, "nv_division*2")))
    assert [e["place"] for e in events(game, "solo-target")] == list(places)
    assert attacked(game) == ["phuoc_binh", "an_loc", "saigon", "long_an"]
    assert [e["place"] for e in events(game, "battle")] == attacked(game)


# Objective tokens in combat and availability


def two_combats(card: int, dice: list[int], tokens: dict[str, str] = TOKEN) -> indochine.Game:
    """Three against two in An Loc, then in Long An; the dice of the North come first."""
    sv = {"an_loc": "mech*2", "long_an": "mech*2"}
    nv = only(an_loc="nv_division*3", long_an="nv_division*3", saigon="nv_division*2")
    return settle(solo(card, sv=sv, nv=nv, tokens=tokens, dice=dice))


@pytest.mark.rule("saigon75", "S:objective", "card:27", "D.6c.8", "D.10.8")
def test_a_token_for_one_more_die_in_the_first_combat() -> None:
    game = two_combats(27, [5, 5, 5, 5, 4, 4, 5, 5, 5, 4, 4])
    assert dice_of(game, "NV") == {"units": 3, "token": 1}
    assert dice_of(game, "NV", 1) == {"units": 3}
    assert game.position()["tokens"]["3"] == "gone"


@pytest.mark.rule("saigon75", "S:objective", "D.10.8")
def test_only_one_token_a_turn() -> None:
    game = two_combats(27, [5, 5, 5, 5, 4, 4, 5, 5, 5, 4, 4], tokens={"3": "NV", "5": "NV", "7": "gone"})
    assert len(events(game, "token-die")) == 1
    assert game.position()["tokens"] == {"3": "gone", "5": "NV", "7": "gone"}


@pytest.mark.rule("saigon75", "S:objective", "card:22", "card:28", "D.10.5")
@pytest.mark.parametrize("card", [22, 28])
def test_a_token_throws_the_first_blank_again(card: int) -> None:
    """No blank in the first combat; in the second a blank becomes a hit."""
    game = two_combats(card, [3, 3, 3, 2, 2] + [5, 3, 5, 4, 4] + [1])
    assert events(game, "rerolled") == [{"side": "NV", "old": "blank", "new": "hit"}]
    assert game.position()["tokens"]["3"] == "gone"
    assert [e["place"] for e in events(game, "lost")] == ["long_an"]


@pytest.mark.rule("saigon75", "S:objective", "card:21", "card:23 to card:26", "card:29 to card:30")
@pytest.mark.parametrize("card", [21, 23, 24, 25, 26, 29, 30])
def test_other_cards_keep_the_token_in_combat(card: int) -> None:
    where = first_target(card)
    held = {p: "nv_division*2" for p in CARDS[card].targets if p != where}  # nobody to move strategically to
    nv = only(**{where: "nv_division*3"}, **held)
    game = settle(solo(card, sv={where: "mech*2"}, nv=nv, tokens=TOKEN, dice=[5, 5, 5, 4, 4, 4]))
    assert attacked(game) == [where]
    assert (events(game, "token-die"), events(game, "rerolled")) == ([], [])
    assert game.position()["tokens"]["3"] == "NV"


@pytest.mark.rule("saigon75", "S:objective", "card:26", "card:29", "card:30", "D.10.4")
@pytest.mark.parametrize("card", [26, 29, 30])
@pytest.mark.parametrize(("die", "total"), [(1, 5), (3, 7), (4, 7), (5, 8)])
def test_a_token_gives_one_more_activation(card: int, die: int, total: int) -> None:
    game = solo(card, step="availability", tokens=TOKEN, dice=[die])
    assert events(game, "token-activation") == [{"side": "NV", "total": total}]
    assert game.position()["tokens"]["3"] == "gone"


@pytest.mark.rule("saigon75", "S:objective", "D.2.8b")
def test_no_token_is_spent_at_the_maximum() -> None:
    game = solo(26, step="availability", tokens=TOKEN, dice=[6])
    assert events(game, "token-activation") == []
    assert game.position()["tokens"]["3"] == "NV"


@pytest.mark.rule("saigon75", "S:objective", "card:22", "card:28")
@pytest.mark.parametrize("card", [22, 28])
@pytest.mark.parametrize(
    ("dice", "rolled", "spent"),
    [([2, 5], [2, 5], 0), ([2, 3], [2, 3], 1), ([4], [4], 0)],
)
def test_a_token_throws_a_low_availability_die_again(
    card: int, dice: list[int], rolled: list[int], spent: int
) -> None:
    """Before a +1 marker is spent, which the second throw may still call for."""
    game = solo(card, step="availability", nv=only(quang_tri="nv_division"), tokens=TOKEN, dice=dice)
    assert [e["die"] for e in events(game, "availability") if e["side"] == "NV"] == rolled
    assert game.position()["plus_ones"]["NV"] == 3 - spent
    assert game.position()["tokens"]["3"] == ("gone" if len(rolled) == 2 else "NV")


@pytest.mark.rule("saigon75", "S:objective")
@pytest.mark.parametrize("card", [21, 23, 24, 25, 27])
def test_other_cards_use_no_token_for_availability(card: int) -> None:
    game = solo(card, step="availability", nv=only(quang_tri="nv_division"), tokens=TOKEN, dice=[1])
    assert events(game, "token-activation") == []
    assert len([e for e in events(game, "availability") if e["side"] == "NV"]) == 1
    assert game.position()["tokens"]["3"] == "NV"


@pytest.mark.rule("saigon75", "S:objective", "D.10.3")
def test_the_north_uses_no_token_in_the_phase_of_the_south() -> None:
    game = south(sv={"pleiku": "mech*2"}, nv=only(pleiku="nv_division*2"), tokens=TOKEN)
    attack_with_all(game, "pleiku")
    assert dice_of(game, "NV") == {"units": 2}
    assert state(game).tokens[0] == 32  # still held by the North
