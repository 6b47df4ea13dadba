# Un espace de noms et sa carte.

ns-contact-confirmed = Contact confirmé
ns-first-also = Autre source :
ns-status = Statut
ns-nid = Identifiant
ns-home-page = Site web
ns-named = Nommé dans son texte
ns-named-in = texte de { $year }
ns-named-in-undated = texte sans date
ns-resolves = Résolution par
ns-resolves-all = tous les résolveurs
ns-resolves-nowhere = aucun résolveur public connu
ns-cite-as = Citer comme

ns-about = L’enregistrement de l’espace de noms URN { $nid } : titulaire, syntaxe, résolution et toutes les versions publiées.
ns-title = { $nid } : enregistrement d’un espace de noms URN
ns-title-named = { $nid } : { $title }
ns-title-version = { $nid }, { $called }
ns-title-day = { $nid } au { $day } : { $called }
ns-on-day-html = Le <time datetime="{ $day }">{ $day }</time>, { $called } était en vigueur.
ns-on-day-history = Historique jusqu’à ce jour
ns-feed-title = Modifications de { $nid }
ns-dated-html = texte daté du <time datetime="{ $day }">{ $day }</time>
ns-registered-html = cette version enregistrée le <time datetime="{ $day }">{ $day }</time>
ns-in-error = Enregistré par erreur
ns-in-error-html = <strong>Enregistrement par erreur : { $what }.</strong> Un opérateur l’a consigné le
    <time datetime="{ $day }">{ $day }</time>. Le lien permanent et le texte restent.
ns-not-registered = Il n’y a pas d’espace de noms avec cet identifiant. { $status }. { $note }
ns-in-error-all = cet espace de noms
ns-in-error-version = version { $number }
ns-appeal = Appel accueilli
ns-appeal-html = <strong>Un appel contre cet enregistrement a été accueilli</strong> le <time datetime="{ $day }">{ $day }</time>. L’enregistrement
    reste en vigueur ; <a href="{ $href }">{ $number }</a> en donne les motifs.
ns-status-is = Statut de cet espace de noms :
    { $text }.
ns-succeeds-html = Il est remplacé par <a href="{ $href }">{ $other }</a>.
ns-succeeded-html = Il a été remplacé par <a href="{ $href }">{ $other }</a>.
ns-status-since-html = Depuis le <time datetime="{ $day }">{ $day }</time>. Motif :
ns-unlisted = N’est plus dans la liste de l’IANA (retiré le { $day } au plus tard). Les URN existants restent valables.
ns-newer-html = Affiché ici : { $called }. Version actuelle : <a href="{ $href }">{ $newest }</a>. Ce lien est permanent.
ns-newer-diff-html = Affiché ici : { $called }. Version actuelle : <a href="{ $href }">{ $newest }</a>,
    <a href="{ $diff }">modifications</a>. Ce lien est permanent.
ns-try = Essayer un URN de cet espace de noms
ns-on-page = Sur cette page
ns-anatomy = Exemple d’URN, annoté
ns-anatomy-html = <code class="any">{ $urn }</code>. <a href="{ $href }">Vérifier cet URN</a>
ns-grammar = Grammaire
ns-grammar-heading = Grammaire du texte enregistré
ns-editors-reading = Règles fournies par les rédacteurs
ns-resolvers = Résolveurs
ns-cite-short = Citer
ns-resolvers-untried = Ce registre ne teste pas ces adresses.
ns-resolver-part = , pour certains des noms
ns-resolver-source = Source :
    { $said }
ns-all-versions = Toutes les versions
ns-permanent = Lien permanent
ns-not-held = Le texte enregistré n’est pas disponible dans ce registre.
ns-at-iana-html = Il est disponible à l’IANA : <a href="{ $href }">modèle de { $nid }</a>.
ns-in-reference = Il fait partie de la référence :
ns-cite-heading = Citer et suivre
ns-cite = Espace de noms URN « { $nid } », { $address }
ns-cite-version = Espace de noms URN « { $nid } », version { $version }, { $address }
ns-latest = Dernière version
ns-feed = Flux des modifications
ns-missing = Informations manquantes
ns-missing-first = Date d’enregistrement
ns-missing-changed = Date de la dernière modification
ns-missing-text = Texte enregistré (publié ailleurs, sans copie ici)
ns-missing-redacted = Texte enregistré. Deux opérateurs l’ont occulté le { $day } : { $reason }
ns-missing-number = Numéro de version
ns-missing-resolver = Résolveur public
ns-formats = Formats
ns-own-json = Règles fournies par le titulaire (JSON)
ns-editors-json = Règles fournies par les rédacteurs (JSON)
ns-regex = Expression rationnelle
ns-vectors = Vecteurs de test
ns-fingerprint-html = Empreinte
    <code>sha256:{ $fingerprint }</code><br>SHA-256 des octets du format texte de cette version (UTF-8)
ns-proof-html = <a href="{ $href }">Preuve</a> dans le <a href="/log">journal public</a>
ns-how-to-read = Comment lire cette page
ns-yours = Êtes-vous le titulaire ?
ns-yours-about = Vous pouvez demander une correction ou proposer une nouvelle version.
ns-edit-record = Modifier l’entrée de la liste
ns-yours-propose = Proposer une nouvelle version

# Ce qui a été lu dans l’enregistrement.

ns-reading-older = Ces règles valent pour la version { $version }, non pour la version actuelle.
ns-grammar-read = Grammaire avec diagrammes
ns-fit-exact = Ces règles couvrent entièrement la syntaxe de l’enregistrement.
ns-fit-wider = L’enregistrement a d’autres règles en prose, qui ne sont pas couvertes ici.
ns-fit-unknown = La syntaxe que définit l’enregistrement n’est pas disponible ici.
ns-grammar-show = Diagrammes ({ $count })
ns-versions-show = Tableau de { $count } versions
ns-syntax-exact = { $count ->
    [one] Un nom a un caractère : { $characters }.
   *[other] Un nom a { $count } caractères : { $characters }.
}
ns-syntax-range = Un nom a de { $least } à { $most } caractères : { $characters }.
ns-syntax-least = Un nom a au moins { $least } caractères : { $characters }.
ns-syntax-any = Un nom a un ou plusieurs caractères : { $characters }.
ns-syntax-sign = « { $sign } »
ns-syntax-letters = lettres
ns-syntax-upper = lettres majuscules
ns-syntax-lower = lettres minuscules
ns-syntax-digits = chiffres
ns-syntax-hexadecimal = chiffres hexadécimaux
ns-syntax-many-signs = signes de ponctuation
ns-syntax-percent = caractères codés en pourcent
ns-same-case-of = la casse de « { $rule } » ne compte pas
ns-same-ignore = « { $chars } » est ignoré
ns-same-percent = l’encodage par pourcentage est ignoré
ns-same-isbn = un ISBN-10 équivaut à son ISBN-13
ns-same-newsml = la lettre de mise à jour est ignorée
ns-same-gsma = « ;vers=0 » à la fin est ignoré
ns-component = { $name }-component
ns-examples-heading = Exemples valables et non valables
ns-examples-why = Pourquoi
ns-from-registration = l’enregistrement
ns-from-known = en usage
ns-from-made = formé par les rédacteurs
ns-by-editors = donnée des rédacteurs
ns-legend-editors = Les données et les règles marquées d’un † ont été ajoutées par les rédacteurs de ce registre. Elles ne
    font pas partie de l’enregistrement, dont le texte prévaut.
ns-legend-registrant = Un programme a tiré du texte de l’enregistrement les données et les règles marquées d’un †. Ce texte
    prévaut.
ns-piece-rest = reste
ns-resolver-redirects = redirige vers la ressource
ns-resolver-describes = montre une description
ns-resolver-searches = page de recherche
ns-resolver-authorised = exige un abonnement

# La carte.
text-link = Lien vers { $label }
text-diagram = Diagramme de { $name }
text-diagram-read = Diagramme de { $name } tel qu’il a été lu
text-railroad = Diagramme syntaxique de { $name }
text-times = { $count } fois
text-times-to = { $least } à { $most } fois
text-times-more = { $count } fois ou plus
