# Le registre à côté de sa liste : un jour, sa croissance, les noms réservés, le schéma, les propositions de 2012, la question annuelle.

registry-crumb = Espaces de noms URN

registry-day-title = { $nid } au { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> au { $day }
registry-day-unlisted-html = Retiré de la liste le <time datetime="{ $day }">{ $day }</time> au plus tard.
registry-day-listed-html = Dans la liste depuis le <time datetime="{ $day }">{ $day }</time> au plus tard.
registry-day-registered = Enregistré ici.
registry-day-no-text = Ce registre n’a pas de texte de ce jour.
registry-day-today = Enregistrement actuel
registry-day-compare = Comparer avec aujourd’hui
registry-day-list = Le registre complet de ce jour

registry-reserved-intro-html = Ces identifiants d’espaces de noms sont réservés, chacun pour la raison indiquée. La RFC 8141, 5.1,
    réserve des classes entières de noms : voir les <a href="/rules">règles</a>.
registry-reserved-until = Jusqu’à
registry-reserved-urn-html = Réservé de façon permanente, afin que le schéma ne puisse pas être confondu avec un espace de noms
    (RFC 2141, 2.1). <a href="/help/scheme">Le schéma</a>
registry-reserved-open = sans terme
registry-in-use-heading = Espaces de noms en usage, non enregistrés
registry-in-use-intro-html = Ces identifiants sont employés après <code>urn:</code> dans des documents et des logiciels, ou sont des noms
    commerciaux. Ils ne sont pas enregistrés. Chacun peut demander un nom dont la forme est permise. Une demande portant sur l’un
    d’eux, ou sur un nom semblable, reçoit une remarque (RFC 8141, 5.1).
registry-in-use-write = Pour proposer une modification de cette liste, écrivez à { $contact }.
registry-in-use-name = Nom
registry-in-use-where = Usage
registry-in-use-refused = Ne peut pas être demandé : { $why }
in-use-since = En usage depuis { $since }
in-use-evidence-html = Preuve : <span lang="en">{ $source }</span>

contact-check-title = Ce contact est-il toujours exact ? urn:{ $nid }
contact-check-heading-html = Ce contact est-il toujours exact ? <span class="nid big">{ $nid }</span>
contact-check-done = Merci. Vous avez confirmé le contact le { $time }.
contact-check-about-html = <a href="{ $href }">L’enregistrement de { $nid }</a> indique { $address } comme contact.
contact-check-yes = Oui, ce contact est exact
contact-check-changed-html = Si quelque chose a changé, <a href="/register/revise">demandez une nouvelle version</a>. Si vous n’êtes plus le contact, <a href="/help">écrivez aux opérateurs</a>.
