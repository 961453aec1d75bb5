### The report of a balance study.

study-heading = { $title }: a study of its balance
study-contents = Contents
study-played =
    { $games ->
        [one] One game between bots, with the seed { $first }.
       *[other] { $games } games between bots, with the seeds { $first } to { $last }.
    } A seed decides everything that chance decides, so the same command gives the same figures.
study-intervals = Intervals are 95 % intervals: of a hundred such studies, about five would have the true value outside. What is found here is found about these bots; people may play otherwise.
study-games-of = Games
study-scenario = Scenario
study-bots = Bots
study-options-chosen = Options
study-pack = Data pack
study-own-pack = the program’s own
study-all-games = all games
study-varies = varies
study-as-usual = as usual
study-interval = { $low } to { $high }
study-interval-95 = 95 % interval
study-share-with = { $share } ({ $interval })
study-draw = Draw
study-not-won = Not won
study-what = What
study-mean = Mean
study-median = Median
study-lower = Lower quartile
study-upper = Upper quartile
study-least = Least
study-most = Most
study-turn = Turn
study-turns = Turns
study-decisions = Decisions
study-mean-decisions = Decisions
study-mean-turns = Turns
study-mean-points = What a game is worth to the first seat
study-games-number = Number
study-share = Share
study-winner = Winner
study-side = Side
study-difference = Difference

study-comparison = Do the two differ?
study-comparison-shown = The same seeds were played both ways. A small p says that chance alone would seldom make such a difference.
study-comparison-tests = p (shares): two shares, normal approximation. p (pairs): McNemar’s exact test on games with the same seed. p (ranks): Mann and Whitney’s test. Whoever looks at many of them finds a small one by chance.
study-p-shares = p (shares)
study-p-pairs = p (pairs)
study-p-ranks = p (ranks)
study-wins-of = Wins: { $side }

study-wins = Who wins
study-wins-shown = Share of games that each side won, with 95 % intervals; the dotted line is one half.
study-points-mean = What a game was worth, on average ({ $arm }): { $mean } ({ $interval }).
study-findings = What players of this title ask
study-finding-of = { $finding } ({ $arm })
study-endings = How and when games end
study-endings-shown = How games ended, by the turn on which they did: { $arm }.
study-ending = Ending
study-lengths = How long games are
study-length-decisions-shown = Games by the number of decisions that were asked of players.
study-length-turns-shown = Games by their last turn.
study-lead = Who is ahead over time
study-lead-shown = How good the position is for the { $side } at the end of each turn: 1 is won, 0 is lost. The line is the median of the games still going on, the band holds their middle half.
study-lead-help = Turn 0 is the start. Judged by the title’s own measure of a position, which knows everything, hidden things included.
study-no-lead = This title has no measure of a position yet, so nobody can be said to be ahead.
study-drama = Drama
study-drama-shown = How often the lead changed hands in a game, from one turn’s end to the next.
study-lead-changes = Changes of the lead
study-decisiveness = When games are decided
study-decisiveness-shown = The turn at whose end the later winner was ahead for good; 0 is the start.
study-decisive-part = On average that was after { $part } of the game ({ $arm }).
study-figures = The figures beside the board
study-figure-shown = { $figure }: median and middle half of the games still going on, at the end of each turn.

study-cards = Cards
study-cards-help = For each card and side: how much more often the side won in games in which it used the card than in the others. That is no proof of cause: a card that is used late is used in long games, and whoever is ahead may use other cards.
study-cards-help-points = For each card: how much more a game was worth in which it came into effect than the others. That is no proof of cause: a card that comes late comes in games that lasted.
study-cards-shown = Difference between games with and without the card, with 95 % intervals; right of the line is better for whoever used it.
study-cards-table = All cards in a table
study-cards-never = Cards that were never used:
study-card = Card
study-used = Used in games
study-uses = Times used
study-with = With it
study-without = Without it
study-options = Options that varied
study-options-shown = Each value against all others: difference for the { $side }, with 95 % intervals.
study-option = Option
study-worth = Won by { $side }
study-units = What became of the units
study-units-shown = Units at the end of the game, by kind: { $arm }.
study-units-table = All units in a table ({ $arm })
study-unit = Unit
study-fate-there = There at the end
study-fate-gone = Eliminated
study-fate-waiting = Not on the map
study-kind-of = { $side }: { $kind }
study-kind-air = air
study-kind-airborne = airborne
study-kind-anti-air = anti-aircraft
study-kind-armour = armour
study-kind-artillery = artillery
study-kind-division = division
study-kind-engineer = engineers
study-kind-guerrilla = guerrillas
study-kind-headquarters = headquarters
study-kind-helicopter = helicopters
study-kind-infantry = infantry
study-kind-leader = leader
study-kind-marine = marines
study-kind-mechanised = mechanised
study-kind-militia = militia
study-kind-mortar = mortars
study-kind-ranger = rangers
study-kind-riverine = riverine
study-kind-rocket = rockets
study-kind-supply = supply
study-rules = Which rules come up
study-rules-shown = The rules that logs and choices cite most, as shares of all citations: { $arm }.
study-rules-table =
    { $number ->
        [one] The one rule that came up ({ $arm })
       *[other] All { $number } rules that came up ({ $arm })
    }
study-rules-never =
    { $number ->
        [0] No rule that could come up was missed ({ $arm })
        [one] One rule never came up ({ $arm })
       *[other] { $number } rules never came up ({ $arm })
    }
study-rules-silent =
    { $number ->
        [one] One further rule binds
       *[other] { $number } further rules bind
    } without being cited by the log or by a choice, so nothing can be said of them here.
study-rule = Rule
study-cited = Times cited
study-rule-games = In games
