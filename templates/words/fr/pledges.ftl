# Ce que promet un titulaire.

pledges-stability = L’organisme est-il stable et capable de maintenir l’espace de noms longtemps ?
pledges-competence = Sait-il attribuer les noms de sorte qu’aucun ne soit donné deux fois ?
pledges-never-reassign = Promet-il de ne jamais donner un nom à une autre ressource et de laisser valables les anciens noms ?
pledges-after-the-end = Est-il réglé ce que deviennent les noms si l’organisme disparaît ?
pledges-successor = Y a-t-il quelqu’un pour prendre la relève ?
pledges-clause-stability = RFC 8141 §5.1, premier critère sur l’organisme
pledges-clause-competence = RFC 8141 §5.1, deuxième critère sur l’organisme
pledges-clause-never-reassign = RFC 8141 §5.1, troisième critère sur l’organisme
pledges-clause-after-the-end = RFC 8141 §5 : les noms restent uniques et cohérents quand l’organisme n’existe plus
pledges-yes = Oui
pledges-partly = En partie
pledges-no = Non
pledges-none = Sans réponse
pledges-not-since = Pas confirmé depuis le { $day }.
pledges-not-since-registered = Pas confirmé depuis le { $day }, jour d’enregistrement de la version { $version }.
pledges-given = Donnés le { $day }, avec la version { $version }.
pledges-confirmed = Donnés avec la version { $version }, confirmés par un contact le { $day }.
pledges-holds = Un contact a confirmé le { $day } que l’enregistrement est toujours valable.
pledges-silent = { $standing } Un contact n’a pas répondu depuis ({ $day }).
