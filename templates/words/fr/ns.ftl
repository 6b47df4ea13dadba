# Un espace de noms et sa carte.

ns-registrant = Titulaire
ns-contact = Contact
ns-first = Enregistré
ns-changed = Dernière modification
ns-reference = Référence
ns-template = Modèle
ns-status = Statut
ns-source = Source
ns-nid = Identifiant
ns-home-page = Site web
ns-topics = Thèmes
ns-plain = Texte brut
ns-by-shown = quand son texte a été montré pour la première fois

ns-title = { $nid } : enregistrement d’un espace de noms URN
ns-title-named = { $nid } : { $title }
ns-title-version = { $nid }, { $called }
ns-feed-title = Modifications de { $nid }
ns-numbered = Version { $name }
ns-dated-html = du <time datetime="{ $day }">{ $day }</time>
ns-title-by = Titre et phrase : { $by } ; ils ne font pas partie de l’enregistrement.
ns-in-error = Enregistré par erreur
ns-in-error-html = <strong>Enregistrement par erreur : { $what }.</strong> Deux
    opérateurs l’ont signalé le <time datetime="{ $day }">{ $day }</time>. L’adresse et le texte restent.
ns-in-error-all = cet espace de noms
ns-in-error-version = version { $number }
ns-status-is = Statut de cet espace de noms :
    { $words }.
ns-succeeds-html = <a href="{ $href }">{ $other }</a> prend sa place.
ns-succeeded-html = <a href="{ $href }">{ $other }</a> a pris sa place.
ns-status-since-html = Depuis le <time datetime="{ $day }">{ $day }</time>, pour cette raison :
ns-unlisted = La liste de l’IANA ne le contient plus depuis le { $day } au plus tard. Ses URN restent valables.
ns-newer-html = Affiché ici : { $called }. Version actuelle : <a href="{ $href }">{ $newest }</a>. Cette adresse reste.
ns-newer-diff-html = Affiché ici : { $called }. Version actuelle : <a href="{ $href }">{ $newest }</a>,
    <a href="{ $diff }">ce qui a changé</a>. Cette adresse reste.
ns-try = Essayer un nom de cet espace de noms
ns-try-check = Vérifier l’URN
ns-try-resolve = Où mène-t-il ?
ns-on-page = Sur cette page
ns-anatomy = Un nom et ses parties
ns-anatomy-html = <code class="any">{ $urn }</code> : les parties telles que la grammaire les nomme. <a href="{ $href }">Vérifier ce nom</a>
ns-grammar = Grammaire
ns-grammar-heading = Grammaire du texte enregistré
ns-own-rules = Les règles du titulaire
ns-editors-reading = La lecture des rédacteurs
ns-examples = Exemples
ns-resolvers = Résolveurs
ns-pledges = Engagements
ns-pledges-heading = Ce que promet son titulaire
ns-versions = Versions
ns-text = Texte enregistré
ns-cite-short = Citer
ns-resolvers-about = Des indications avec leur source.
ns-resolvers-untried = Ce registre n’essaie pas les
    adresses.
ns-resolver-part = , pour une partie des
    noms
ns-resolver-source = Source :
    { $said }
ns-resolver-answered = A répondu le { $day }
ns-answered = A répondu le { $day }
ns-answered-which = { $what } a répondu le { $day }
ns-all-versions = Toutes les versions
ns-history = Historique
ns-permanent = Lien permanent
ns-not-held = Le texte enregistré n’est pas conservé ici.
ns-at-iana-html = L’IANA le conserve :
    <a href="{ $href }">modèle de { $nid }</a>.
ns-in-reference = Il se trouve dans la référence :
ns-cite-heading = Citer et suivre
ns-cite = Espace de noms URN « { $nid } », { $address }
ns-cite-version = Espace de noms URN « { $nid } », version { $version }, { $address }
ns-latest = Dernière version
ns-feed = Flux des modifications
ns-feed-short = Flux
ns-card-picture = Carte en image
ns-card-frame = Carte pour un cadre
ns-facts = Données
ns-missing = Ce qui n’est pas consigné
ns-missing-registrant = Qui l’a enregistré
ns-missing-contact = À qui s’adresser
ns-missing-first = Quand il a été enregistré
ns-missing-changed = Quand il a été modifié pour la dernière fois
ns-missing-text = Son texte, qui se trouve ailleurs et n’est pas conservé ici
ns-missing-number = Un numéro de version
ns-missing-resolver = Un résolveur public
ns-formats = Formats
ns-own-json = Règles du titulaire (JSON)
ns-editors-json = Lecture des rédacteurs (JSON)
ns-regex = Expression rationnelle
ns-vectors = Vecteurs de test
ns-fingerprint-html = Empreinte
    <code>sha256:{ $fingerprint }</code>
ns-yours = Votre enregistrement ?
ns-yours-about = Son titulaire peut corriger une formulation ou proposer une nouvelle version.
ns-yours-propose = Proposer une nouvelle version

# Ce qui a été lu dans l’enregistrement.

ns-own-rules-heading = Les règles du titulaire sous forme de données
ns-for-programs = Pour les programmes
ns-own-about = Ce que le titulaire a fourni sous forme de données avec l’enregistrement, approuvé en même temps que lui ; ce sont les mots de l’enregistrement qui font foi, non ceux-ci.
ns-editors-about = Ce que les rédacteurs du registre ont lu dans l’enregistrement ; ce sont les mots de l’enregistrement qui font foi, non ceux-ci.
ns-reading-older = Cela concerne la version { $version }, non la version actuelle.
ns-reading-sources = Lu dans : { $sources }.
ns-grammar-read = La grammaire telle qu’elle
    a été lue
ns-fit-exact = Elle contient tout ce que l’enregistrement dit de la syntaxe.
ns-fit-wider = L’enregistrement a des règles rédigées qu’elle ne contient pas.
ns-fit-unknown = L’enregistrement ne donne pas de syntaxe.
ns-same = Même nom
ns-same-case = la casse ne compte pas
ns-same-case-of = la casse de « { $rule } » ne compte pas
ns-same-ignore = « { $chars } » ne compte pas
ns-same-percent = l’encodage par pourcentage ne compte pas
ns-same-isbn = un ISBN de dix caractères vaut son ISBN de treize chiffres
ns-same-newsml = la lettre de mise à jour ne compte pas
ns-same-gsma = « ;vers=0 » à la fin ne compte pas
ns-value-rule = Règle de valeur
ns-component = { $name }-component
ns-examples-heading = Des noms valables et des noms qui ne le sont pas
ns-examples-by = Exemples, { $by }
ns-examples-result = Résultat
ns-examples-why = Pourquoi
ns-examples-from = Origine
ns-passes = valable
ns-fails = non valable
ns-from-registration = l’enregistrement
ns-from-known = en usage
ns-from-made = formé ici
ns-by-editors = selon la lecture des rédacteurs du registre
ns-by-registrant = selon le titulaire dans son profil
ns-piece-scheme = schéma
ns-piece-namespace = espace de noms
ns-piece-name = nom dans l’espace de noms
ns-piece-rest = reste
ns-resolver-redirects = redirige vers la ressource
ns-resolver-describes = montre une description
ns-resolver-searches = page de recherche
ns-resolver-authorised = exige un abonnement

# La carte.

ns-card-unlisted = absent de la liste
ns-card-from = De { $host }. Titre et phrase : { $by } ; ils ne font pas partie de l’enregistrement.
ns-card-foot = { $host } : titre et phrase { $by }
ns-card-line = { $label } : { $words } ({ $source })
