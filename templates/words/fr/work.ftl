# Les demandes en tableaux : qui doit agir, depuis quand, et la suite.

turn-registrant = Titulaire
turn-experts = Experts
turn-operators = Opérateurs
turn-standards-body = Organisme de normalisation
turn-requesting-body = Organisme demandeur
turn-nobody = Personne
turn-is-registrant = C’est au titulaire d’agir.
turn-is-experts = C’est aux experts d’agir.
turn-is-operators = C’est aux opérateurs d’agir.
turn-is-standards-body = C’est à l’organisme de normalisation d’agir.
turn-is-requesting-body = C’est à l’organisme demandeur d’agir.
turn-is-nobody = Ce n’est à personne d’agir.
turn-is-yours = C’est à vous d’agir.
turn-is-another = C’est à un autre opérateur d’agir.

work-request = Demande
work-what = Objet
work-turn = Qui doit agir
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
