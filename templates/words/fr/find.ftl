# Une case qui accepte tout.

find-title = Trouver un espace de noms
find-none = Rien de trouvé pour « { $q } »
find-count = { $count ->
    [one] { $count } espace de noms pour « { $q } »
   *[other] { $count } espaces de noms pour « { $q } »
}
find-meant-html = Vouliez-vous dire <a href="/find?q={ $encoded }">{ $words }</a> ?
find-label = Un URN, un espace de noms, une organisation, une RFC ou des mots
find-see = Voir ses parties et ce qui a été vérifié
find-namespaces = Espaces de noms
find-whole-list = La liste entière
find-lede = Un URN, un identifiant d’espace de noms, ce qu’il nomme, qui en répond, ou le numéro d’une RFC.
find-other-words = D’autres mots
find-other-words-html = Essayez un mot anglais pour ce qui est nommé, tel que book, ship ou law, ou lisez <a href="/assignments/urn-namespaces">la liste entière</a>.
find-free = Le nom est-il libre ?
find-free-wish-html = Voyez si <a href="{ $href }"><code>{ $nid }</code></a> peut être demandé.
find-free-html = <a href="/check">Vérifiez un identifiant d’espace de noms</a> selon toutes les règles.
find-new = Devrait-il exister ?
find-new-html = <a href="/register">Enregistrez un espace de noms</a>, ou lisez d’abord <a href="/help/register">comment cela se passe</a>.
find-found = Trouvé : { $why }.
find-why = { $field } « { $words } »
find-why-words = { $first } », « { $next }
find-why-between = { $first } ; { $next }
find-field = { $field ->
    [nid] identifiant
    [title] titre
    [registrant] titulaire
    [summary] résumé
    [reference] référence
    [topic] thème
    [synonym] un autre mot
   *[text] texte
}
find-urn-of-this = un URN de cet espace de noms
find-nearly = écrit presque comme { $nid }
find-its-nid = son identifiant
