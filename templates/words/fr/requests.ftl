# La liste des demandes, et combien de temps elles prennent.
requests-title-found = Demandes : { $text }
requests-feed-moves = Activité récente
requests-lede = Toutes les demandes soumises, avec leur texte, leur discussion et qui doit agir.
requests-search = Numéro, identifiant ou mots d’un commentaire
requests-found = Résultats de la recherche
requests-comments = Commentaires
requests-none-found = Aucune demande ne correspond à votre recherche.
requests-earlier = Demandes antérieures
requests-later = Demandes ultérieures
requests-longest = Les plus longtemps dans le même état d’abord
requests-none-open-html = Aucune. <a href="/register">Enregistrer un
    espace de noms</a>
requests-ended = Closes
requests-last-first = Les plus récentes d’abord
requests-open = Ouvertes
requests-action-holder = { $whose ->
    [operators] En attente des opérateurs
    [experts] En attente des experts
    [registrant] En attente du titulaire
   *[body] En attente de l’organisme de normalisation
}
statistics-title = Demandes par année et par mois
statistics-lede = Demandes reçues et closes, et nombre médian de jours pendant lesquels les demandes closes pendant la période ont attendu chaque partie.
statistics-csv = CSV par année
statistics-csv-months = CSV par mois
statistics-none = Aucune demande n’a été soumise.
statistics-by-year = Demandes par année
statistics-by-month = Demandes par mois
statistics-period = Période
statistics-received = Reçues
statistics-goals = Objectifs : les opérateurs agissent sous { $operators } jours ouvrés, les experts sous { $experts } jours.
statistics-registered = Enregistrées
statistics-declined = Refusées
statistics-others = Autres
statistics-days-operators = Opérateurs, jours
statistics-days-review = Examen, jours
statistics-days-registrant = Titulaire, jours
statistics-days-body = Organisme de normalisation, jours
statistics-picture = Graphique : jours médians chez chaque partie par année
statistics-picture-about = Une barre par année. Ses parties sont les jours médians chez chaque partie. Les chiffres sont dans le tableau ci-dessous
statistics-holder = { $holder ->
    [operators] Opérateurs
    [experts] Examen
    [registrant] Titulaire
   *[body] Organisme de normalisation
}
