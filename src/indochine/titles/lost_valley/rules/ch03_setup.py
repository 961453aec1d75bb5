"""3.0: setting up a scenario."""

from __future__ import annotations

from indochine.kernel.bitsets import bits, set_of
from indochine.titles.lost_valley.book import AIRSTRIP, ASIDE, CRS, ELIMINATED, MARCHE, REMNANTS, TRACK
from indochine.titles.lost_valley.events import BETTER_START
from indochine.titles.lost_valley.state import Step, Valley


class SetUp(Step):
    """3.1 to 3.3: cards, map, tracks."""

    name = "set-up"
    steps = ("lay_out_tracks", "lay_out_map", "place_units", "shuffle_cards")

    def lay_out_tracks(self, s: Valley) -> None:
        """3.2a, 3.2b, 3.3, 2.2.1.5a, 2.3.2.1b: markers as the scenario says, the difficulty added."""
        scenario, settings, charts = s.settings.scenario, s.settings, s.book.charts
        s.turn = scenario.first_turn
        s.morale = charts.camp_morale.stop(scenario.camp_morale + settings.morale_added)
        s.resources = charts.resource_points.stop(scenario.resource_points + settings.resources_added)
        s.aaa = scenario.vm_aaa
        s.airstrip = AIRSTRIP.index(scenario.airstrip)
        s.quiet = scenario.quiet_before
        s.strength = [division.strength for division in scenario.division]
        s.waiting = set_of(n for n, division in enumerate(scenario.division) if not division.active)
        s.inactive = s.waiting

    def lay_out_map(self, s: Valley) -> None:
        """3.2c: Fortifications, and the CR that the Viet Minh hold already."""
        scenario, book = s.settings.scenario, s.book
        s.forts = [scenario.fortifications[id] for id in book.place_ids[:CRS]]
        for id, division in scenario.vm_control.items():
            cr = book.place_ids.index(id)
            s.former[cr] = book.division_ids.index(division)
            s.set_control(cr, s.former[cr] + 1)

    def place_units(self, s: Valley) -> None:
        """3.2d, 3.2e, 2.3.1.4a, 2.3.1.4b, 21.6: garrisons, the turn track, the rest in their boxes."""
        scenario, book = s.settings.scenario, s.book
        for id, garrison in scenario.garrison.items():
            s.here[book.place_ids.index(id)] = book.units_named(list(garrison))
        s.here[TRACK] = book.units_named(list(scenario.arrives))
        s.due = tuple(scenario.arrives.get(id, 0) for id in book.unit_ids)
        s.here[REMNANTS] = book.units_named(list(scenario.remnants))
        s.here[ELIMINATED] = book.units_named(list(scenario.eliminated))
        s.here[MARCHE] = book.marche
        s.here[ASIDE] = book.aside
        s.disrupted = book.units_named(list(scenario.disrupted))

    def shuffle_cards(self, s: Valley) -> None:
        """3.1a, 3.1b, 2.4a: the cards of the scenario; card 45 only with its option (19.1)."""
        book, scenario = s.book, s.settings.scenario
        cards = [
            n
            for n, card in enumerate(book.cards)
            if card.id not in scenario.without and (not card.option or s.settings.vulture)
        ]
        if s.settings.better_start:
            cards = self.deal_reserve(s, cards)
        s.deck = s.shuffled(tuple(cards))

    def deal_reserve(self, s: Valley, cards: list[int]) -> list[int]:
        """19.5: two of the nine named Reserve cards, at random, are the first hand."""
        option = next(o for o in s.book.pack.scenarios.option if o.id == "better-start")
        named = [s.book.numbered[id] for id in option.set.dealt_from or ()]
        dealt = s.shuffled(tuple(card for card in named if card in cards))[: option.set.dealt or 0]
        s.hand = set_of(dealt)
        s.tell(BETTER_START, tuple(bits(s.hand)))
        return [card for card in cards if card not in dealt]
