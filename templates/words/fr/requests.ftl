# La liste des demandes, et combien de temps elles prennent.
requests-title = Demandes
requests-title-found = Demandes : { $words }
requests-heading = En cours d’examen
requests-feed-moves = Ce qui bouge
requests-how-long = Combien de temps cela prend
requests-feed = Flux
requests-lede = Tout ce qui a été soumis, en public : les textes, la discussion, et qui doit agir.
requests-search = Numéro ou nom
requests-look = Chercher
requests-found = Résultats
requests-all = Toutes les demandes
requests-none-found = Aucune demande ne contient ces mots dans son numéro ou dans son nom.
requests-earlier = Plus anciennes
requests-later = Plus récentes
requests-longest = La plus longue attente d’abord
requests-none-open-html = Aucune. <a href="/register">Enregistrer un
    espace de noms</a>
requests-ended = Terminées
requests-last-first = Les dernières d’abord
requests-none-ended = Aucune pour l’instant.
requests-open = Ouvertes
requests-turn = { $whose ->
    [operators] Aux opérateurs d’agir
    [experts] Aux experts d’agir
    [registrant] Au titulaire d’agir
   *[body] À l’organisme de normalisation d’agir
}
statistics-title = Combien de temps prennent les demandes
statistics-lede = Chaque jour, une demande est entre les mains de quelqu’un. Voici toutes les demandes depuis l’ouverture du registre.
statistics-ended-html = <b>{ $count }</b> terminées
statistics-open-html = <b>{ $count }</b> ouvertes
statistics-late-html = <b>{ $count }</b> { $count ->
    [one] attend au-delà de son délai
   *[other] attendent au-delà de leur délai
}
statistics-by-party = Jours par acteur
statistics-times-ended = Durée des demandes terminées
statistics-hands = Entre les mains de
statistics-median = Médiane
statistics-ninety = 90e percentile
statistics-about = Le délai des opérateurs se compte en jours ouvrés ; celui de l’examen comprend la discussion et le silence qui la suit.
    Le temps brut est le temps total ; le temps net exclut ce qu’ont pris les titulaires et les organismes.
statistics-by-month = Par mois de clôture
statistics-csv = Tous les mois en
    CSV
statistics-median-months = Durées médianes par mois
statistics-times-month = Durées par mois
statistics-month = Mois
statistics-ended = Terminées
statistics-gross-median = Médiane, brut
statistics-net-median = Médiane, net
statistics-turns-kept = Délais tenus
statistics-turns-kept-broken = Délais
    tenus
statistics-gross = Brut
statistics-net = Net
statistics-in-time = Dans les délais
statistics-kept = { $kept } sur { $all }
statistics-by-kind = Par type et procédure
statistics-times-kind = Durées par type et procédure
statistics-kind = Type et procédure
statistics-group = { $kind }, { $way }
statistics-oldest = Ouvertes maintenant, la plus longue attente d’abord
statistics-none-open = Aucune demande n’est ouverte.
statistics-waiting = Les plus longues attentes
statistics-state = État
statistics-waits-for = Attend depuis
statistics-picture = Durée médiane des demandes terminées chaque mois
statistics-picture-about = Une barre par mois : devant, le temps sans les titulaires et les organismes, derrière, le temps total ; les chiffres sont dans le tableau ci-dessous
statistics-whole = De la soumission à la clôture
statistics-holder = { $holder ->
    [operators] Opérateurs
    [reviewers] Examen
    [registrant] Titulaire
   *[body] Organisme de normalisation
}
