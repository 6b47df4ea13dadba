# Ce que promet un titulaire.

pledges-stability = L’organisation est-elle stable et capable de maintenir l’espace de noms longtemps ?
pledges-competence = L’organisation est-elle capable d’attribuer des noms uniques ?
pledges-never-reassign = L’organisation s’engage-t-elle à ne jamais réattribuer un nom et à laisser valables les anciens noms ?
pledges-after-the-end = Existe-t-il un plan pour les noms si l’organisation disparaît ?
pledges-successor = Y a-t-il une organisation qui succéderait au titulaire ?
pledges-clause-stability = RFC 8141 §5.1, premier critère pour les organisations
pledges-clause-competence = RFC 8141 §5.1, deuxième critère pour les organisations
pledges-clause-never-reassign = RFC 8141 §5.1, troisième critère pour les organisations
pledges-clause-after-the-end = RFC 8141 §5 : les noms restent uniques et cohérents quand l’organisation n’existe plus
pledges-yes = Oui
pledges-partly = En partie
pledges-no = Non
pledges-none = Sans réponse
pledges-not-since = Pas confirmé depuis le { $day }.
pledges-not-since-registered = Pas confirmé depuis le { $day }, jour d’enregistrement de la version { $version }.
pledges-given = Pris le { $day }, avec la version { $version }.
pledges-confirmed = Pris avec la version { $version }, confirmés par un contact le { $day }.
pledges-holds = Un contact a confirmé l’enregistrement le { $day }.
pledges-silent = { $standing } Un contact n’a pas répondu depuis ({ $day }).
