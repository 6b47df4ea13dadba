# Les demandes en tableaux : à qui de jouer, depuis quand, et la suite.

turn-registrant = Titulaire
turn-experts = Experts
turn-operators = Opérateurs
turn-standards-body = Organisme de normalisation
turn-requesting-body = Organisme demandeur
turn-nobody = Personne
turn-is-registrant = C’est au tour du titulaire.
turn-is-experts = C’est au tour des experts.
turn-is-operators = C’est au tour des opérateurs.
turn-is-standards-body = C’est au tour de l’organisme de normalisation.
turn-is-requesting-body = C’est au tour de l’organisme demandeur.
turn-is-nobody = Ce n’est au tour de personne.
turn-is-yours = C’est votre tour.
turn-is-another = C’est au tour d’un autre opérateur.

work-request = Demande
work-what = Objet
work-turn = À qui de jouer
work-waits = Attend
work-next = Étape suivante
work-requests = Demandes
work-discussed = Demandes en discussion
work-open = Demandes ouvertes
work-found = Résultats
work-contending = Les demandes concurrentes
work-yours = Vos demandes
work-for-body = En attente de votre organisme
work-new-formal = Nouvel espace de noms formel
work-new-informal = Nouvel espace de noms informel
work-revision = Révision
work-correction = Correction
work-registrant-change = Changement de titulaire
work-status-change = Changement de statut
work-next-draft = terminer le brouillon
work-next-correction = relire et publier
work-next-intake = prendre en charge
work-next-complete = dire quand la demande est complète
work-next-answers = répondre aux examinateurs
work-next-positions = prendre position
work-next-text = répondre ou envoyer un nouveau texte
work-next-directs = donner ses instructions
work-next-publish = publier ce qui est approuvé
work-next-confirm = confirmer la publication
work-short = moins d’une heure

work-days = { $count ->
    [0] aujourd’hui
    [one] { $count } jour
   *[other] { $count } jours
}
work-days-long = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
work-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
