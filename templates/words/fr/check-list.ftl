# Une liste d’URN, et un modèle entier.

check-list-title = Vérifier une liste d’URN
check-list-lede = Chaque ligne est vérifiée selon la syntaxe des URN et selon les règles de son espace de noms.
check-list-programs-html = Les programmes peuvent envoyer autant d’URN qu’ils veulent à <code>POST /api/v1/check/urns</code>, qui
    ne les conserve pas non plus. Il en va de même de <code>nidreg urn check</code> avec une liste sur l’entrée standard.
check-list-f-urns = URN, un par ligne
check-list-limits = Texte brut en UTF-8. La liste compte au plus { $lines } lignes et { $size } Mio. Rien
    n’est conservé
check-list-check = Vérifier la liste
check-list-bytes = La liste doit compter au plus { $most } octets ; les programmes peuvent en envoyer autant qu’ils veulent à /api/v1/check/urns
check-list-lines = La liste doit compter au plus { $most } lignes ; les programmes peuvent en envoyer autant qu’ils veulent à /api/v1/check/urns
check-list-empty = Saisissez des URN, un par ligne, ou choisissez un fichier
check-list-both = Saisissez des URN ou choisissez un fichier, mais pas les deux
check-list-right = valables
check-list-undecided = pas entièrement vérifié
check-list-wrong = non valables dans l’espace de noms
check-list-unregistered = dans un espace de noms non enregistré
check-list-no-urn = pas un URN
check-list-none-wrong = { $all ->
    [one] Aucun problème trouvé dans ce nom
   *[other] Aucun problème trouvé dans { $all } noms
}
check-list-some-wrong = { $count ->
    [one] { $count } sur { $all } pose problème
   *[other] { $count } sur { $all } posent problème
}
check-list-csv = Télécharger en CSV
check-list-ndjson = Télécharger en NDJSON
check-list-what-wrong = Problème
check-list-wrong-label = Lignes qui posent problème
check-list-line = Ligne
check-list-more = Les fichiers en contiennent { $count } de plus.
check-list-spaces = Par espace de noms
check-list-spaces-label = Noms par espace de noms
check-list-names = Noms
check-list-faults = Problèmes
check-list-more-spaces = { $count ->
    [one] Les fichiers contiennent { $count } autre espace de noms.
   *[other] Les fichiers contiennent { $count } autres espaces de noms.
}

# Un modèle.

check-template-title = Vérifier un modèle
check-template-lede = Voyez tous les constats d’un coup, sans compte. Rien de ce que vous collez n’est conservé.
check-template-errors-html = <b>{ $count }</b> à corriger
check-template-warnings-html = <b>{ $count }</b> { $count ->
    [one] suggestion
   *[other] suggestions
}
check-template-notes-html = <b>{ $count }</b> { $count ->
    [one] remarque
   *[other] remarques
}
check-template-open-html = <b>{ $count }</b> { $count ->
    [one] question sans phrase correspondante
   *[other] questions sans phrase correspondante
}
check-template-open = Questions sans phrase correspondante
check-template-suggestions = Suggestions
check-template-notes = { $count ->
    [one] Une remarque
   *[other] { $count } remarques
}
check-template-answerable = { $count ->
    [one] Une question à laquelle le texte répond peut-être déjà
   *[other] { $count } questions auxquelles le texte répond peut-être déjà
}
check-template-not-judged = Ces phrases ont été trouvées par mots-clés. Vérifiez qu’elles répondent aux questions.
check-template-read = Reconnu comme { $form } ; vérifié comme { $kind } le { $today }.
check-template-use = Commencer une demande avec ce modèle
check-template-file-hint = Texte brut, RFCXML ou Markdown, jusqu’à 1 Mio
check-template-as = Vérifier comme
check-template-auto = Détecter automatiquement : une nouvelle version si l’identifiant est enregistré, sinon un nouvel espace de
    noms
check-template-check = Vérifier le modèle
check-as-formal = nouvel espace de noms formel
check-as-informal = nouvel espace de noms informel
check-as-version = nouvelle version d’un espace de noms enregistré
