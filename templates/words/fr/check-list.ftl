# Une liste d’URN, et un modèle entier.

check-crumb = Vérifier
check-list-crumb = Une liste
check-list-title = Vérifier une liste d’URN
check-list-lede = Chaque ligne est vérifiée selon la syntaxe et selon les règles de son espace de noms.
check-list-programs-html = Les programmes envoient autant d’URN qu’ils veulent à <code>POST /api/v1/check/urns</code>, qui ne conserve rien ; de même <code>nidreg urn check</code> avec une liste sur l’entrée standard.
check-list-f-urns = URN, un par ligne
check-list-limits = Texte brut en UTF-8. Champ et fichier ensemble : au plus { $lines } lignes et { $size } Mio. Le résultat est conservé { $days } jours à une adresse que vous seul recevez
check-list-check = Vérifier la liste
check-list-bytes = La liste doit compter au plus { $most } octets ; les programmes peuvent en envoyer autant qu’ils veulent à /api/v1/check/urns
check-list-lines = La liste doit compter au plus { $most } lignes ; les programmes peuvent en envoyer autant qu’ils veulent à /api/v1/check/urns
check-list-empty = Saisissez des URN, un par ligne, ou choisissez un fichier qui en contient
check-list-right = valables
check-list-undecided = indécis
check-list-wrong = contraires aux règles de l’espace de noms
check-list-unregistered = dans aucun espace de noms enregistré
check-list-no-urn = pas un URN
check-list-none-wrong = { $all ->
    [one] Aucune erreur dans ce nom
   *[other] Aucune erreur dans ces { $all } noms
}
check-list-some-wrong = { $count ->
    [one] { $count } sur { $all } est faux
   *[other] { $count } sur { $all } sont faux
}
check-list-csv = Télécharger en CSV
check-list-ndjson = En NDJSON
check-list-until-html = Quiconque a l’adresse peut lire ceci jusqu’au <time datetime="{ $until }">{ $until }</time> ; ensuite il est supprimé.
check-list-no-room-html = Tant de listes sont conservées en ce moment qu’il n’y avait pas de place pour celle-ci. Elle n’a pas d’adresse et rien à télécharger ; réessayez plus tard, ou utilisez <code>POST /api/v1/check/urns</code>.
check-list-what-wrong = Ce qui est faux
check-list-wrong-label = Lignes fautives
check-list-line = Ligne
check-list-more = { $count ->
    [one] { $count } autre est dans les fichiers.
   *[other] { $count } autres sont dans les fichiers.
}
check-list-spaces = Par espace de noms
check-list-spaces-label = Noms de chaque espace de noms
check-list-space = Espace de noms
check-list-names = Noms
check-list-faults = Faux
check-list-more-spaces = { $count ->
    [one] { $count } autre espace de noms est dans les fichiers.
   *[other] { $count } autres espaces de noms sont dans les fichiers.
}

# Un modèle.

check-template-title = Vérifier un modèle
check-template-lede = Tous les constats d’un coup, sans compte. Rien de ce que vous collez n’est conservé.
check-template-findings = Ce que disent les vérifications
check-template-fails-html = <b>{ $count }</b> à corriger
check-template-looks-html = <b>{ $count }</b> à regarder
check-template-infos-html = <b>{ $count }</b> bon à savoir
check-template-read = Lu comme { $form } ; vérifié comme { $kind }, le { $today }.
check-template-nothing = Rien à corriger n’a été trouvé.
check-template-use = L’utiliser pour une demande
check-template-placed = Où chaque partie a été placée
check-template-text = Le texte
check-template-file-hint = Texte brut, RFCXML ou Markdown, jusqu’à 1 Mio
check-template-as = Le vérifier comme
check-template-auto = Ce à quoi il ressemble : une nouvelle version si son nom est enregistré, sinon un nouvel espace de noms
check-template-formal = Un nouvel espace de noms formel
check-template-informal = Un nouvel espace de noms informel
check-template-check = Le vérifier
check-as-formal = nouvel espace de noms formel
check-as-informal = nouvel espace de noms informel
check-as-version = nouvelle version d’un espace de noms enregistré
