# Versions d’un espace de noms, son historique, et ce qui diffère entre deux d’entre elles ou entre deux jours.

versions-title = { $nid } : versions
versions-since = Enregistré : { $day }
versions-heading-html = Toutes les versions de <span class="nid big">{ $nid }</span>
versions-on-html = Publié au <time datetime="{ $day }">{ $day }</time>. <a href="{ $latest }/versions">Toutes les versions</a>
versions-known = { $count ->
    [one] { $count } version est connue. Chacune a un lien permanent.
   *[other] { $count } versions sont connues. Chacune a un lien permanent.
}
versions-in-time = Chronologie des versions de { $nid }
versions-bar = Version { $name }, { $date }
versions-of = Versions de { $nid }
versions-version = Version
versions-shown-on = Publié à la source
versions-shown-by = au plus tard le { $day }
versions-learned-on = Consigné ici
versions-current = actuelle
versions-in-error = enregistrée par erreur
versions-what-changed-html = modifications<span class="vh"> dans { $name }</span>
versions-compare-two = Comparer des versions
versions-pair = { $a } et { $b }
versions-first-last = première et dernière
versions-profile = Règles lisibles par machine
versions-profile-about = Les règles selon lesquelles les noms sont vérifiés. Le texte de l’enregistrement prévaut.
versions-edition = Édition
versions-date = Date
versions-in-force = actuelle
versions-edition-named = édition { $number }
versions-edition-of = édition { $number } de la version { $version }
versions-whose-editors = fournie par les rédacteurs du registre

# Comment une formulation est nommée, et d’où elle vient.

versions-unnumbered = sans numéro
versions-called = version { $name }
versions-called-unnumbered = le texte sans numéro
versions-called-bare = l’enregistrement (texte non disponible ici)
versions-from-iana = importé de l’IANA
versions-from-request = demande { $number }
versions-correction = correction : { $reason }

# L’historique.

versions-history-title = { $nid } : historique
versions-history-heading-html = Historique de <span class="nid big">{ $nid }</span>
versions-history-on-html = Événements consignés jusqu’au <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/history">Historique complet</a>, <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">comparé à
    aujourd’hui</a>
versions-history-none-html = Aucun événement ne correspond à « { $q } ». <a href="{ $latest }/history">Tout afficher</a>
versions-history-changes = Modifications de l’enregistrement
versions-history-serial = Numéro
versions-history-here = fait dans ce registre
versions-history-compare-html = comparer<span class="vh"> avec le jour précédant la modification { $serial }</span>
versions-history-acts = Événements liés

# Deux formulations.

versions-diff-title = { $nid } : { $a } et { $b }
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> et <a href="{ $b_href }">version
    { $b }</a>
versions-diff-heading = Modifications de la version { $a } à la version { $b }
versions-diff-nothing = Aucune modification de fond.
versions-diff-substance = Modifications de fond : { $fields }.
versions-diff-side = Côte à côte
versions-diff-inline = Dans le texte
versions-diff-patch = Patch
versions-diff-texts = { $label }, les deux textes
versions-diff-about = Les mots ajoutés sont soulignés et précédés de + ; les mots supprimés sont barrés et précédés de −. Les textes sont comparés mot à mot. Les changements de seuls retours à la ligne sont ignorés.
versions-block-contact = Seules les coordonnées du titulaire ont changé.
versions-block-same = { $count ->
    [one] { $count } ligne inchangée
   *[other] { $count } lignes inchangées
}
versions-block-away-to = Déplacé vers { $field } :
versions-block-away = Déplacé ailleurs :
versions-block-here-from = Déplacé ici depuis { $field }, sans modification :
versions-block-here = Déplacé ici, sans modification :
versions-block-here-changed = Déplacé ici et modifié :
versions-rules-differ = Règles de grammaire modifiées :
versions-rule-added = ajoutée
versions-rule-removed = retirée
versions-rule-changed = modifiée
versions-rule-renamed = renommée

# Deux jours.

versions-days-title = Comparaison de deux dates
versions-days-title-one = { $nid } : comparaison de deux dates
versions-days-heading-html = <span class="nid big">{ $nid }</span>, comparaison de deux dates
versions-days-to = Au
versions-days-first-html = L’historique de ce registre commence le <time datetime="{ $day }">{ $day }</time>. Les dates antérieures ne peuvent pas être comparées.
versions-days-counts-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a> : ajoutés : { $came },
    retirés : { $went }, modifiés : { $changed }, inchangés : { $unchanged }.
versions-days-counts-known-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a> : ajoutés : { $came },
    retirés : { $went }, modifiés : { $changed }, sans modification connue : { $unchanged }.
versions-days-between-html = Pour le <time datetime="{ $day }">{ $day }</time>, ce registre dispose de la liste du <time datetime="{ $list }">{ $list }</time> ;
    la suivante date du <time datetime="{ $next }">{ $next }</time>. Entre les deux, seules sont connues les modifications dont une liste ou un texte indique la date.
versions-days-added = Ajoutés
versions-days-removed = Retirés
versions-days-changed = Modifiés
versions-days-learned = Informations nouvellement consignées
versions-days-learned-about = Ces informations ont été consignées dans ce registre entre les deux dates. Les espaces de noms eux-mêmes n’ont pas changé.
versions-days-learned-show = Informations ({ $count })
versions-days-link-html = comparer<span class="vh"> { $nid }</span>
versions-days-facts-label = Données modifiées
versions-days-range-html = Du <a href="{ $from_href }">{ $from }</a> au <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = Il n’y a aucune différence entre <a href="{ $from_href }">{ $from }</a> et
    <a href="{ $to_href }">{ $to }</a>.
versions-days-registry = Dans le registre
versions-days-text = Dans le texte
versions-days-texts-html = Le texte à la première date est { $a }, à la seconde { $b } : <a href="{ $href }">comparer côte à côte,
    en texte ou en patch</a>.
versions-days-same-text = Le texte est le même aux deux dates : { $a }.
versions-days-no-text = Les textes de ces dates ne sont pas disponibles dans ce registre et ne peuvent donc pas être comparés.
versions-fact-status = Statut
versions-fact-contact-column = Contact dans la liste de l’IANA
versions-fact-text = Texte disponible ici
versions-listed = dans la liste
versions-not-listed = retiré le { $day } au plus tard

# Deux textes d’une demande.

versions-texts-title = { $number } : révisions { $from } et { $to }
versions-texts-heading = Modifications de la révision { $from } à la révision { $to }
versions-texts-from = De la révision
versions-texts-to = à la révision
versions-texts-link = Révision { $number }
versions-texts-redacted = Une révision occultée n’a pas de texte à comparer.
