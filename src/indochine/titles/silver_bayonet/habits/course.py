"""How the games of a scenario go: fitted to what became of positions of games between planners."""

from __future__ import annotations

from typing import Final


class Course:
    """`start` and `drift` (for all turns still to come) are what the FWA are ahead anyway, `lead` and `fade`
    what a victory point counts for at the end and less of it before, `threat` what prizes count for; `usual`
    and `spread` are the points by which a game is won."""

    def __init__(
        self,
        start: float,
        drift: float,
        lead: float,
        fade: float,
        threat: float,
        usual: float,
        spread: float,
    ) -> None:
        self.start, self.drift = start, drift
        self.lead, self.fade, self.threat = lead, fade, threat
        self.usual, self.spread = usual, spread


COURSES: Final[dict[str, Course]] = {
    "1": Course(1.61, -0.58, 0.31, -0.21, 0.19, -7.0, 17.0),
    "2": Course(-1.87, -0.49, 0.4, -0.09, 0.04, -35.0, 19.0),
    "3": Course(2.86, 0.29, 1.19, -0.06, 2.17, 4.0, 1.0),
    "4": Course(0.07, 1.49, 0.55, -0.38, 0.04, 3.5, 6.7),
    "5": Course(0.83, 0.44, 0.41, -0.55, 0.97, -0.5, 4.9),
    "6a": Course(3.2, 0.0, 1.6, 0.0, 0.35, 0.5, 1.0),
    "6b": Course(3.7, 0.6, 1.8, 0.3, 0.35, 0.5, 1.0),
    "7": Course(-2.6, -1.8, 1.1, -1.0, 0.0, -15.0, 6.6),
}
ANY: Final = Course(0.0, 0.0, 0.4, -0.2, 0.1, 0.0, 8.0)
