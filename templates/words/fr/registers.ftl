# Registres des parties d’espaces de noms, et ce qui est dit d’une partie.

registers-title = Registres que vous tenez
registers-intro = Chacun recense les parties d’un espace de noms, ou d’une de ses parties. Ce que vous écrivez est aussitôt public, avec son historique.
registers-none = Aucun. Ce sont les opérateurs de ce registre, ou la personne qui tient un registre plus large, qui désignent qui en tient un.
registers-row-html = <a href="{ $href }"><code class="any">{ $name }</code></a>, depuis le { $since }
registers-asked-html = <a href="/asked">Petites modifications</a> : ce qui vous est demandé et ce que vous avez demandé.
registers-crumb = Le registre
registers-page-title = Registre de { $name }
registers-heading-html = Registre de <code class="any">{ $name }</code>
registers-public = Vue publique
registers-resolvers = Résolveurs
registers-ended = Cette partie a pris fin. Ses noms restent, aucun n’est ajouté, et son préfixe n’est jamais redonné.
registers-change-whole = Modifier ce qui est dit de toute la partie
registers-parts-heading = Ses parties
registers-no-parts = Aucune.
registers-parts = Parties
registers-prefix = Préfixe
registers-holder = Détenteur
registers-source = Source
registers-historic = historique
registers-in-use = en usage
registers-gone-heading = Noms dont la ressource a disparu
registers-file = Un fichier de ces noms
registers-file-hint = Texte en UTF-8, un nom par ligne : nom, jour ou mois ou année, raison et, le cas échéant, ce qui le remplace, séparés par des tabulations. Au plus
    { $lines } lignes et { $size } Mio. Un fichier dont une ligne est fautive est refusé en entier.
registers-record = Les inscrire
registers-file-row = { $count ->
    [one] { $count } nom, envoyé par { $by } le { $time }
   *[other] { $count } noms, envoyés par { $by } le { $time }
}
registers-taken-back = retiré
registers-take-back = Retirer
registers-take-back-html = Retirer<span class="vh"> : { $what }</span>
registers-why = Motif, publié
registers-keepers-heading = Qui tient ce registre
registers-no-keepers = Personne, hormis qui en tient un plus large.
registers-keeper-row = { $name }, depuis le { $since }
registers-end-html = Y mettre fin<span class="vh"> : { $what }</span>
registers-reason = Motif
registers-end = Y mettre fin
registers-history = Ce qui a été modifié

# Ce qui est dit d’une partie.

registers-part = Partie
registers-own-parts-html = Ses propres parties<span class="vh"> de { $prefix }</span>
registers-country = Pays
registers-policy = Règles d’attribution
registers-register = Registre de ses parties
registers-resolver = Résolveur
registers-case = Casse
registers-case-insensitive = la casse ne compte pas
registers-case-sensitive = la casse compte
registers-case-unknown = il n’est pas dit si la casse compte ; elle est tenue pour significative
registers-note = Note
registers-state = { $holder }, { $status }
registers-state-policy = { $before } ; règles d’attribution : { $text }
registers-state-register = { $before } ; registre : { $text }
registers-state-resolver = { $before } ; résolveur : { $text }
registers-state-note = { $before } ; note : { $text }

# Formulaires.

registers-f-prefix = Préfixe
registers-f-prefix-hint = Précédé du préfixe du registre, par exemple fi:lb
registers-f-holder = L’organisme qui en répond
registers-f-policy = Ses règles d’attribution, par titre ou adresse (facultatif)
registers-f-register = Où ses propres parties sont enregistrées (facultatif)
registers-f-resolver = Entrée de l’annuaire des résolveurs (facultatif)
registers-f-resolver-hint = Son nom dans l’annuaire
registers-f-note = Note pour les lecteurs (facultatif)
registers-f-email = Adresse e‑mail
registers-f-email-hint = La personne doit avoir un compte ici
registers-add = Ajouter une partie
registers-add-button = Ajouter
registers-change = Modifier ce qui en est dit
registers-change-button = Modifier
registers-end-intro = Ses noms restent, aucun n’est ajouté, et son préfixe n’est jamais redonné.
registers-keeper = Désigner qui tient son registre
registers-keeper-button = Désigner
registers-keeper-intro = La personne peut alors modifier ce qui se trouve sous cette partie, et rien d’autre.
