# Versions d’un espace de noms, son historique, et ce qui diffère entre deux d’entre elles ou entre deux jours.

versions-title = { $nid } : versions
versions-since = Enregistré : { $day }
versions-history = Historique
versions-heading-html = Toutes les versions de <span class="nid big">{ $nid }</span>
versions-on-html = Ce qui était montré au <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/versions">Toutes les versions</a>
versions-known = { $count ->
    [one] { $count } formulation est connue. Chaque adresse reste pour toujours.
   *[other] { $count } formulations sont connues. Chaque adresse reste pour toujours.
}
versions-in-time = Versions de { $nid } dans le temps
versions-bar = Version { $name }, { $date }
versions-of = Versions de { $nid }
versions-version = Version
versions-shown-on = Montré par la source le
versions-learned-on = Connu ici le
versions-source = Source
versions-changes = Modifications
versions-current = actuelle
versions-in-error = enregistrée par erreur
versions-what-changed-html = ce qui a changé<span class="vh"> dans
    { $name }</span>
versions-compare-two = En comparer deux
versions-pair = { $a } et { $b }
versions-first-last = la première et la
    dernière
versions-profile = Son profil
versions-profile-about = Les règles sous forme de données, selon lesquelles les noms sont vérifiés. Chaque édition dit de qui vient cette lecture de l’enregistrement ; ce sont
    les mots de l’enregistrement qui font foi.
versions-editions = Éditions du profil de { $nid }
versions-edition = Édition
versions-date = Date
versions-whose = Lecture de
versions-in-force = en vigueur
versions-request-html = , demande
    <a href="{ $href }">{ $number }</a>
versions-edition-named = édition { $number }
versions-edition-of = édition { $number } de la version { $version }
versions-whose-registrant = celle du titulaire, approuvée avec la version
versions-whose-editors = celle des rédacteurs du registre

# Comment une formulation est nommée, et d’où elle vient.

versions-unnumbered = sans numéro
versions-unnumbered-wording = sans numéro, formulation { $number }
versions-called = version { $name }
versions-called-unnumbered = le texte sans numéro
versions-called-wording = la formulation { $number } du texte sans numéro
versions-called-bare = l’enregistrement, dont le texte n’est pas conservé ici
versions-from-iana = repris de l’IANA
versions-from-request = demande { $number }
versions-from-wording = autre formulation trouvée auprès de l’IANA
versions-correction = correction ({ $class }) : { $reason }

# L’historique.

versions-history-title = { $nid } : historique
versions-history-heading-html = Ce qui est arrivé à <span class="nid big">{ $nid }</span>
versions-history-on-html = Ce que l’on savait du <time datetime="{ $day }">{ $day }</time> et d’avant.
    <a href="{ $latest }/history">Tout</a>, <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">comparé à
    aujourd’hui</a>
versions-history-compare = Comparer deux jours au choix
versions-history-find = Chercher dans cet historique
versions-history-example = Un mot, un nom, un numéro, un jour
versions-history-search = Chercher
versions-history-none-html = Rien ici ne dit « { $q } ». <a href="{ $latest }/history">Tout</a>
versions-history-changes = Modifications de l’enregistrement
versions-history-serial = Numéro
versions-history-what = Quoi
versions-history-here = fait ici
versions-history-compare-html = comparer<span class="vh"> avec le jour précédant la modification { $serial }</span>
versions-history-acts = Ce qui y a mené

# Deux formulations.

versions-diff-title = { $nid } : { $a } et { $b }
versions-crumb = Versions
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> et <a href="{ $b_href }">version
    { $b }</a>
versions-diff-heading = Ce qui a changé de la version { $a } à la version { $b }
versions-diff-same = Les mots sont les mêmes.
versions-diff-nothing = Rien n’a changé sur
    le fond.
versions-diff-substance = Modifié sur le fond : { $fields }.
versions-diff-side = Côte à côte
versions-diff-inline = Dans le texte
versions-diff-plain = Texte brut
versions-diff-patch = Patch
versions-diff-texts = { $label }, les deux textes
versions-diff-column = Version { $name }
versions-diff-about = Les textes sont comparés mot à mot. Un paragraphe dont seuls les retours à la ligne ont changé compte comme
    identique.
versions-block-contact = Seules les coordonnées du titulaire ont changé.
versions-block-same = { $count ->
    [one] { $count } ligne inchangée
   *[other] { $count } lignes inchangées
}
versions-block-away-to = Déplacé vers { $field } :
versions-block-away = Déplacé d’ici :
versions-block-here-from = Déplacé ici depuis { $field }, sans modification :
versions-block-here = Déplacé ici, sans modification :
versions-block-here-changed = Déplacé ici et modifié :
versions-rules-differ = Règles de la grammaire qui diffèrent :
versions-rule-added = ajoutée
versions-rule-removed = retirée
versions-rule-changed = modifiée
versions-rule-renamed = renommée

# Deux jours.

versions-days-title = Ce qui diffère entre deux jours
versions-days-title-one = { $nid } : ce qui diffère entre deux jours
versions-days-heading-html = <span class="nid big">{ $nid }</span> : ce qui diffère entre deux jours
versions-days-from = Du
versions-days-to = Au
versions-days-compare = Comparer
versions-days-counts-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a> : ajoutés : { $came },
    retirés : { $went }, modifiés : { $changed }, inchangés : { $unchanged }.
versions-days-added = Ajoutés
versions-days-removed = Retirés
versions-days-changed = Modifiés
versions-days-what-changed = Ce qui a changé
versions-days-namespace = Espace de noms
versions-days-what = Quoi
versions-days-link-html = comparer<span class="vh"> { $nid }</span>
versions-days-facts-label = Ce qui est dit autrement
versions-days-range-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a>,
    rien n’est dit autrement.
versions-days-registry = Dans le registre
versions-days-text = Dans le texte
versions-days-texts-html = Le texte du premier jour est { $a }, celui du second { $b } :
    <a href="{ $href }">côte à côte, en texte, en patch</a>.
versions-days-same-text = Les deux jours ont le même texte, { $a }.
versions-days-no-text = Les textes des deux jours ne sont pas conservés ici et ne peuvent donc pas être comparés.
versions-fact-list = Liste
versions-fact-status = Statut
versions-fact-registrant = Titulaire
versions-fact-contact = Contact
versions-fact-registered = Enregistré
versions-fact-updated = Modifié
versions-fact-references = Référence
versions-fact-template = Modèle
versions-fact-contact-column = Contact tel que la liste l’imprime
versions-fact-successor = Repris par
versions-fact-text = Texte conservé ici
versions-listed = dans la liste
versions-not-listed = absent de la liste depuis le { $day } au plus tard

# Deux textes d’une demande.

versions-texts-title = { $number } : texte { $from } et texte { $to }
versions-texts-crumb = Demandes
versions-texts-heading = Ce qui a changé du texte { $from } au texte { $to }
versions-texts-from = Du texte
versions-texts-to = au texte
versions-texts-link = Texte { $number }
