# La liste des espaces de noms.

list-title = Espaces de noms des Uniform Resource Names (URN)
list-feed = Modifications du registre
list-search-title = Espaces de noms URN
list-growth = Croissance
list-compare = Comparer deux jours
list-updated-html = Dernière mise à jour : <time datetime="{ $day }">{ $day }</time>
list-included = Registres inclus ci-dessous :
list-note = Note : { $note }
list-find = Trouver un espace de noms
list-find-example = Nom, organisme ou référence
list-filter = Filtrer la liste
list-topics = Thèmes
list-on-html = Le registre tel que sa source le montrait au <time datetime="{ $day }">{ $day }</time>.
    <a href="/assignments/urn-namespaces">Le registre d’aujourd’hui</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">ce qui diffère</a>. Les titres, les thèmes et les mots d’une recherche sont ceux des rédacteurs d’aujourd’hui.
list-urn-html = « urn » lui-même est réservé pour toujours et ne désigne aucun espace de noms (RFC 2141, 2.1). <a href="/reserved">Noms
    réservés</a>, <a href="/scheme">le schéma</a>, <a href="/delegations">parties d’espaces de noms</a>,
    <a href="/assignments/urn-resolution-query-parameters">paramètres de requête proposés en 2012</a>
list-read-by = Ce qu’il nomme, les thèmes et les titulaires marqués d’un * sont lus par les rédacteurs du registre, ou indiqués par
    le titulaire dans son propre profil ; ils ne font pas partie d’un enregistrement.
list-procedure = Procédure d’enregistrement : { $procedure }
list-experts = Experts désignés :
    { $experts }
list-reference = Référence :
list-none = Aucun enregistrement pour le moment.
list-no-match = Aucun des { $count } ne correspond.
list-no-match-words = Aucun des { $count } ne correspond à « { $q } ».
list-match = { $shown } sur { $count } correspondent.
list-match-words = { $shown } sur { $count } correspondent à « { $q } ».
list-all = Tout afficher
list-in-error = enregistré par erreur
list-template-label = Modèle :
list-not-recorded = non
    consigné
list-next = Page suivante de « { $title } »
list-held = conservé ici
list-at-iana = à l’IANA
list-in-reference = dans { $reference }
list-not-known = inconnu
list-h-name = Espace de noms URN
list-h-title = Ce qu’il nomme
list-h-registrant = Titulaire
list-h-reference = Référence
list-h-template = Modèle
list-h-date = Enregistré ou révisé
list-file-text = texte brut
list-file-programs = liste pour les programmes
list-chip-all = Tous
list-chip-held = texte conservé ici
list-chip-elsewhere = texte ailleurs
list-chip-resolvable = résoluble
list-chip-no-resolver = aucun résolveur connu
list-chip-stability = se dit stable
list-chip-competence = dit comment les noms restent uniques
list-chip-never-reassign = promet de ne jamais réattribuer
list-chip-after-the-end = a réglé ce qui vient après lui
list-chip-successor = nomme un successeur
