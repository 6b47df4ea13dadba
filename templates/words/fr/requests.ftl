# La liste des demandes, et combien de temps elles prennent.
requests-title = Demandes
requests-title-found = Demandes : { $words }
requests-heading = Demandes
requests-feed-moves = Activité récente
requests-how-long = Délais de traitement
requests-feed = Flux
requests-lede = Toutes les demandes soumises, avec leur texte, leur discussion et qui doit agir.
requests-search = Numéro, identifiant ou mots d’un commentaire
requests-look = Chercher
requests-found = Résultats de la recherche
requests-comments = Commentaires
requests-all = Toutes les demandes
requests-none-found = Aucune demande ne correspond à votre recherche.
requests-earlier = Demandes antérieures
requests-later = Demandes ultérieures
requests-longest = Les plus longtemps dans le même état d’abord
requests-none-open-html = Aucune. <a href="/register">Enregistrer un
    espace de noms</a>
requests-ended = Closes
requests-last-first = Les plus récentes d’abord
requests-none-ended = Aucune pour l’instant.
requests-open = Ouvertes
requests-turn = { $whose ->
    [operators] En attente des opérateurs
    [experts] En attente des experts
    [registrant] En attente du titulaire
   *[body] En attente de l’organisme de normalisation
}
statistics-title = Délais de traitement
statistics-lede = Temps passé chez chaque partie, pour toutes les demandes depuis l’ouverture du registre.
statistics-ended-html = <b>{ $count }</b> { $count ->
    [one] close
   *[other] closes
}
statistics-open-html = <b>{ $count }</b> { $count ->
    [one] ouverte
   *[other] ouvertes
}
statistics-late-html = <b>{ $count }</b> en retard
statistics-by-party = Jours par acteur
statistics-times-ended = Délais de traitement des demandes closes
statistics-hands = Partie
statistics-median = Médiane
statistics-ninety = 90e percentile
statistics-about = Le délai des opérateurs se compte en jours ouvrés. Celui de l’examen comprend la discussion et le délai
    d’escalade qui la suit. La durée totale est le temps entier. Le temps du registre exclut le temps passé chez les titulaires et
    les organismes de normalisation.
statistics-by-month = Par mois de clôture
statistics-csv = Tous les mois en
    CSV
statistics-median-months = Durées médianes par mois
statistics-times-month = Durées par mois
statistics-month = Mois
statistics-received = Reçues
statistics-ended = Terminées
statistics-outcome = Issue
statistics-outcomes = { $registered ->
    [one] { $registered } enregistrée
   *[other] { $registered } enregistrées
}, { $declined ->
    [one] { $declined } refusée
   *[other] { $declined } refusées
}, { $others ->
    [one] { $others } autre
   *[other] { $others } autres
}
statistics-gross-median = Médiane, totale
statistics-net-median = Médiane, registre
statistics-turns-kept = Actions dans les délais
statistics-turns-kept-broken = Actions dans les délais
statistics-gross = Durée totale
statistics-net = Temps du registre
statistics-kept = { $kept } sur { $all }
statistics-by-kind = Par type et procédure
statistics-times-kind = Durées par type et procédure
statistics-kind = Type et procédure
statistics-group = { $kind }, { $way }
statistics-oldest = Demandes ouvertes, plus longues attentes d’abord
statistics-none-open = Aucune demande n’est ouverte.
statistics-waiting = Les plus longues attentes
statistics-state = État
statistics-waits-for = En attente de
statistics-axis-days = Jours (médiane)
statistics-axis-months = Mois de clôture
statistics-picture = Graphique : délai de traitement médian par mois de clôture
statistics-picture-about = Une barre par mois. Devant, le temps du registre ; derrière, la durée totale. Les chiffres sont dans le
    tableau ci-dessous
statistics-whole = De la soumission à la clôture
statistics-holder = { $holder ->
    [operators] Opérateurs
    [reviewers] Examen
    [registrant] Titulaire
   *[body] Organisme de normalisation
}
