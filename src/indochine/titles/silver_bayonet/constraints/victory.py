"""Special rules, points, chits and options of the scenario cards (11.2, 12.9, 17, 18)."""

from __future__ import annotations

from collections.abc import Iterator

from indochine.kernel.constraints import Check, equal
from indochine.titles.silver_bayonet.constraints.registry import (
    DUC_CO,
    PACK,
    PLEI_ME,
    card_of,
    in_play,
    scenarios,
)
from indochine.titles.silver_bayonet.pack import Pack
from indochine.titles.silver_bayonet.scenario_data import B52

FILE = "scenarios.toml"
FIRST_STRIKES = 28  # game turn: 15 November


@PACK.add(FILE, rule="11.2")
def strikes_from_the_fifteenth(pack: Pack) -> Iterator[Check]:
    """B-52s keep five hexes from friends; they come from 15 November on."""
    for scenario in pack.scenarios.scenario:
        strikes = scenario.rule(B52)
        if strikes:
            yield equal(strikes.from_friends, 5, card_of(scenario), "from_friends")
            first = scenario.game_turn + strikes.first_turn - 1
            yield Check(first >= FIRST_STRIKES, card_of(scenario), "first_turn", "is before 15 November")


@PACK.add(FILE, rule="17.1")
def only_the_nva_scores(pack: Pack) -> Iterator[Check]:
    """The FWA score for steps of the NVA, never for those of the Viet Cong."""
    awards = [(card_of(card), award) for card in pack.scenarios.scenario for award in card.award]
    awards += [("campaign", award) for award in pack.scenarios.campaign.award]
    for entry, award in awards:
        if award.side == "FWA" and award.event == "step":
            yield equal(award.nations, ("NVA",), entry, "award")


@PACK.add(FILE, rule="4.2.2, 15.2.2")
def points_of_the_book(pack: Pack) -> Iterator[Check]:
    """A bombarded town gives the PAVN one point, a unit not withdrawn three a turn."""
    points = {award.event: award.points for award in pack.scenarios.campaign.award}
    yield equal(points.get("bombarded"), 1, "campaign award", "points")
    yield equal(points.get("not-withdrawn"), 3, "campaign award", "points")
    for scenario in pack.scenarios.scenario:
        for award in scenario.award:
            if award.event == "bombarded":
                yield equal((award.side, award.points), ("PAVN", 1), card_of(scenario), "award")


@PACK.add(FILE)
def awards_count(pack: Pack) -> Iterator[Check]:
    """Every award is worth something, and standard scenarios have some for both sides or a sudden end."""
    for scenario in pack.scenarios.scenario:
        for award in scenario.award:
            holds = award.points > 0 and award.per > 0
            yield Check(holds, card_of(scenario), "award", "is worth nothing")
        sides = {award.side for award in scenario.award}
        enough = len(sides) == 2 or scenario.sequence == "campaign" or scenario.victory.sudden is not None
        yield Check(enough, card_of(scenario), "award", "one side cannot score")


@PACK.add(FILE, rule="17.2")
def chits_of_each_side(pack: Pack) -> Iterator[Check]:
    """Each side has as many chits as markers, numbered from 1, and campaigns draw no more."""
    counts = {marker.id: marker.count for marker in pack.units.marker}
    for side in ("FWA", "PAVN"):
        numbers = [chit.number for chit in pack.scenarios.chit if chit.side == side]
        wanted = list(range(1, counts[f"victory-{side.lower()}"] + 1))
        yield equal(numbers, wanted, "chit", "number")
    for scenario in pack.scenarios.scenario:
        draws = scenario.draw is not None
        yield equal(draws, scenario.sequence == "campaign", card_of(scenario), "draw")
        if scenario.draw is not None:
            left = counts["victory-fwa"] - len(scenario.draw.redrawn)
            yield Check(scenario.draw.count <= left, card_of(scenario), "draw", "more than there are")


@PACK.add(FILE, rule="12.9")
def chit_five_is_the_supply_unit(pack: Pack) -> Iterator[Check]:
    """Chit 5 of either side is about the supply unit and the camps; without it, it is drawn anew."""
    events = {chit.id: (chit.event, chit.hexes) for chit in pack.scenarios.chit}
    camps = (DUC_CO, PLEI_ME)
    yield equal(events.get("fwa-5"), ("supply-arrived", camps), "chit fwa-5", "event")
    yield equal(events.get("pavn-5"), ("supply-lost", camps), "chit pavn-5", "event")
    for scenario in pack.scenarios.scenario:
        if scenario.draw is not None:
            without = "SUPPLY" not in in_play(pack, scenario)
            yield equal(5 in scenario.draw.redrawn, without, card_of(scenario), "redrawn")


@PACK.add(FILE, rule="18.1, 18.2, 18.3, 18.4, 18.5, 18.6")
def optional_rules_are_options(pack: Pack) -> Iterator[Check]:
    """The six optional rules can be chosen, and are not used unless they are."""
    cited = {str(option.source).split(",")[0]: option for option in pack.scenarios.option}
    for number in range(1, 7):
        option = cited.get(f"rule 18.{number}")
        holds = option is not None and not option.default
        yield Check(holds, "option", "id", f"no option for 18.{number} that is off")


@PACK.add(FILE, rule="scen:12")
def free_setup_is_scenario_twelve(pack: Pack) -> Iterator[Check]:
    """Scenario 12 is scenario 11 but for a free set-up of the PAVN."""
    eleven, twelve = scenarios(pack)["11"], scenarios(pack)["12"]
    yield equal(twelve.like, "11", "scenario 12", "like")
    yield equal((twelve.setup, twelve.arrival), ((), ()), "scenario 12", "setup")
    same = (twelve.turns, twelve.victory.fwa_lead, twelve.victory.pavn_lead)
    wanted = (eleven.turns, eleven.victory.fwa_lead, eleven.victory.pavn_lead)
    yield equal(same, wanted, "scenario 12", "victory")
    kinds = {rule.__struct_config__.tag for rule in twelve.special}
    yield Check("free-setup" in kinds, "scenario 12", "special", "no free-setup")
