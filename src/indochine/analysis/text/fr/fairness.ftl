### Les dés d’une partie étaient-ils honnêtes ?

fairness-proved =
    { $throws ->
        [one] L’unique jet découle
       *[other] Les { $throws } jets découlent tous
    } du secret, le secret a pour empreinte l’engagement que vous avez noté, et toute la partie se rejoue. Les dés étaient fixés avant le premier jet.
fairness-proved-alone =
    { $throws ->
        [one] L’unique jet découle
       *[other] Les { $throws } jets découlent tous
    } du secret, et toute la partie se rejoue. Comparez cet engagement avec celui que la table montrait au début : { $commitment }
fairness-commitment = L’empreinte du secret n’est pas l’engagement de l’enregistrement : celui-ci dit { $recorded }, l’empreinte est { $hash }.
fairness-noted = Le secret n’est pas celui sur lequel on s’était engagé : vous avez noté { $noted }, l’empreinte du secret est { $hash }.
fairness-throw = Le jet { $number } (mot { $word }) diffère : l’enregistrement dit { $recorded }, du secret découle { $computed }.
fairness-word = Le jet { $number } a été fait avec le mot { $computed } ; l’enregistrement dit { $recorded }.
fairness-replay = L’enregistrement ne se rejoue pas : { $problem }
