# La liste des espaces de noms.

list-title = Espaces de noms des Uniform Resource Names (URN)
list-feed = Modifications du registre
list-updated-html = Dernière mise à jour : <time datetime="{ $day }">{ $day }</time>
list-included = Registres inclus ci-dessous :
list-note = Note : { $note }
list-find = Trouver un espace de noms
list-find-example = Nom, organisme ou référence
list-filter = Filtrer la liste
list-on-html = Le registre tel que publié au <time datetime="{ $day }">{ $day }</time>.
    <a href="/assignments/urn-namespaces">Registre actuel</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">différences</a>. Les titres, les thèmes et les termes de recherche
    sont actuels.
list-urn-html = « urn » lui-même est réservé de façon permanente et ne désigne aucun espace de noms (RFC 2141, 2.1).
    <a href="/reserved">Noms réservés</a>, <a href="/help/scheme">le schéma urn</a>, <a href="/delegations">sous-espaces de noms</a>,
    <a href="/help/query-parameters">paramètres de requête proposés en 2012</a>
list-legend = Les thèmes et les données marquées d’un † ont été ajoutés par les rédacteurs de ce registre ou fournis par le
    titulaire. Ils ne font pas partie de l’enregistrement.
list-mark = hors de l’enregistrement
list-procedure = Procédure d’enregistrement : { $procedure }
list-experts = Experts désignés :
    { $experts }
list-reference = Référence :
list-none = Aucun enregistrement pour le moment.
list-no-match = Aucun des { $count } espaces de noms ne correspond.
list-no-match-words = Aucun des { $count } espaces de noms ne correspond à « { $q } ».
list-match = { $shown ->
    [one] { $shown } sur { $count } correspond.
   *[other] { $shown } sur { $count } correspondent.
}
list-match-words = { $shown ->
    [one] { $shown } sur { $count } correspond à « { $q } ».
   *[other] { $shown } sur { $count } correspondent à « { $q } ».
}
list-all = Tout afficher
list-in-error = enregistré par erreur
list-template-label = Modèle :
list-next = Page suivante de « { $title } »
list-held = disponible ici
list-at-iana = à l’IANA
list-in-reference = dans { $reference }
list-h-name = Espace de noms URN
list-h-date = Enregistré ou mis à jour
list-file-text = texte brut
list-file-programs = liste pour les programmes
list-chip-all = Tous
list-chip-held = texte disponible ici
list-chip-external = texte externe
list-chip-resolvable = résoluble
list-chip-no-resolver = aucun résolveur connu
