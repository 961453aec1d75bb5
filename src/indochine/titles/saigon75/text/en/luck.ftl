### What a luck ledger of Saigon 75 counts.

title-luck = steps
    .note = Each side has the luck of its own dice: a hit counts as one, a retreat as half; an air marker lost for good and a deserting step count as one against the South. Availability is not judged.
