# Les demandes en tableaux : qui doit agir, depuis quand, et la suite.

holder-experts = Experts
holder-nobody = Personne
holder-is-registrant = En attente du titulaire.
holder-is-experts = En attente des experts.
holder-is-operators = En attente des opérateurs.
holder-is-nobody = Aucune action requise.
holder-is-yours = Action requise.
holder-is-another = Attribuée à un autre opérateur.

work-what = Objet
work-action-holder = En attente de
work-waits = Attente
work-open = Demandes ouvertes
work-found = Résultats de la recherche
work-yours = Vos demandes
work-for-body = En attente de votre organisme
work-new-formal = Nouvel espace de noms formel
work-new-informal = Nouvel espace de noms informel
work-revision = Nouvelle version
work-next-draft = terminer le brouillon
work-next-correction = relire et publier la correction
work-next-intake = commencer la vérification de la demande
work-next-complete = confirmer que la demande est complète
work-next-answers = répondre aux experts
work-next-answers-late = { $count ->
        [one] répondre aux experts ; l’avis d’un expert est aussi en retard
       *[other] répondre aux experts ; les avis de { $count } experts sont aussi en retard
    }
work-next-positions = rendre les avis
work-next-text = répondre ou soumettre une nouvelle révision
work-next-directs = envoyer une instruction
work-next-publish = publier le texte approuvé
work-next-hold = décider si la suspension prend fin
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
