### What a luck ledger of Silver Bayonet counts.

title-luck = steps
    .note = Each side has the luck of its own rolls. A step that the enemy loses counts as one, even if he has none left; a fatigue and a retreat as half, own losses the other way round. A refused combat is one, a reaction or a landing without fatigue half, an air point or a point of support a quarter, an air point destroyed for good half more; a frontal assault costs one, an uncoordinated attack half, missing support a quarter. A test for a second round is worth what a roll then promises. Recovery and the number of air points in a turn are not judged.
