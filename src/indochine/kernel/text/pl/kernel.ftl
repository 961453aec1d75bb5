### To, co mówi sam silnik, jednakowo w każdej grze.

refusal-not-offered = Teraz nie można wybrać { $action }. Możliwe są między innymi: { $known }.
refusal-not-after-the-end = Gra jest skończona: nic więcej nie można zagrać.
refusal-not-your-decision = To nie twoja decyzja: teraz decyduje { $seat }.
refusal-no-undo = Nie ma czego cofnąć: od tego czasu padły kości, ujawniono karty albo decydowała druga strona.
refusal-no-orders = Nie można tu wydać stałych rozkazów.

event-undone = { $seat } cofa ostatni krok.
event-taken-back = { $seat } cofa grę dalej, zgodnie z umową.
event-resigned = { $seat } poddaje się.
event-agreed = Gracze zgodnie kończą grę w tym miejscu.

reason-resigned = Jedna ze stron się poddała.
reason-agreed = Gracze zgodnie zakończyli grę.

tableau-watched = Stół oczami widza

# Składnik sumy. Liczby ujemne mają własny znak minus; żadna nie przekracza dwudziestu.
tally-part =
    { $label } { $worth ->
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
        [-6] −6
        [-7] −7
        [-8] −8
        [-9] −9
        [-10] −10
        [-11] −11
        [-12] −12
        [-13] −13
        [-14] −14
        [-15] −15
        [-16] −16
        [-17] −17
        [-18] −18
        [-19] −19
        [-20] −20
       *[other] +{ $worth }
    }
