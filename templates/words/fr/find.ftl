# Une case qui accepte tout.

find-title = Trouver un espace de noms
find-none = Aucun résultat pour « { $q } »
find-count = { $count ->
    [one] { $count } espace de noms pour « { $q } »
   *[other] { $count } espaces de noms pour « { $q } »
}
find-meant-html = Vouliez-vous dire <a href="/find?q={ $encoded }">{ $text }</a> ?
find-label = URN, espace de noms, organisation, RFC ou mot-clé
find-see = Composants et résultats des vérifications
find-namespaces = Espaces de noms
find-whole-list = Liste complète
find-lede = Saisissez un URN, un identifiant d’espace de noms, un mot-clé, l’organisation responsable ou le numéro d’une RFC.
find-other-words = Autres mots-clés
find-other-words-html = Essayez un mot-clé anglais pour ce qui est nommé, tel que book, ship ou law, ou lisez
    <a href="/assignments/urn-namespaces">la liste complète</a>.
find-free = Identifiants d’espace de noms disponibles
find-no-such-html = Il n’y a pas d’espace de noms <code>{ $nid }</code>. <a href="{ $href }">Vérifier si l’identifiant est disponible</a>
find-free-wish-html = Vérifiez si <a href="{ $href }"><code>{ $nid }</code></a> peut être demandé.
find-free-html = <a href="/check">Vérifiez un identifiant d’espace de noms</a> selon toutes les règles.
find-new = Nouvel espace de noms
find-new-html = <a href="/register">Enregistrez un espace de noms</a>, ou lisez d’abord <a href="/help/register">la description de
    la procédure</a>.
find-found = Trouvé : { $why }.
find-why = { $field } « { $text } »
find-why-words = { $first } », « { $next }
find-field = { $field ->
    [nid] identifiant
    [title] titre
    [registrant] titulaire
    [summary] résumé
    [reference] référence
    [topic] thème
    [keyword] mot-clé
    [synonym] autre terme
   *[text] texte
}
find-urn-of-this = un URN de cet espace de noms
find-nearly = semblable à { $nid }
find-its-nid = son identifiant
