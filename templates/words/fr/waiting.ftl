# Ce qui attend quelqu’un, et ce qu’il attend.

waiting-nothing = Vous n’avez aucune tâche. Les nouvelles tâches apparaissent ici, et nous vous envoyons un e‑mail.
waiting-can-html = Vous pouvez <a href="/register/path">enregistrer un espace de noms</a>, <a href="/register/revise">proposer une
    nouvelle version</a>, ou <a href="/requests">lire et commenter les demandes ouvertes</a>.
waiting-late = { $count ->
    [0] Triées par échéance.
    [one] Une tâche est en retard. Triées par échéance.
   *[other] { $count } tâches sont en retard. Triées par échéance.
}
waiting-about = Sujet
waiting-asked = Tâche
waiting-since = Attribuée
waiting-by = Échéance
waiting-do = Action
waiting-since-day = attribuée le
waiting-overdue-by = en retard depuis le
waiting-by-day = échéance le
waiting-no-day = sans échéance
waiting-more = D’autres tâches apparaîtront à mesure que vous terminez celles-ci.
waiting-awaited = En attente des autres
waiting-hands = Qui doit agir
todo-finish-draft = Terminer le brouillon et le soumettre
todo-answer-question = Répondre à la question
todo-answer-experts = Répondre aux experts ou soumettre une nouvelle révision
todo-choose-name = Attendre la demande antérieure, choisir un autre identifiant d’espace de noms ou retirer la demande
todo-answer-notice = Accepter une modification de votre espace de noms, ou s’y opposer
todo-complete = Demander l’achèvement quand le travail est fait
todo-direct = Envoyer l’instruction de votre organisme
button-continue = Continuer
button-reply = Répondre
button-choose = Choisir
button-review = Examiner
button-review-and-answer = Examiner et répondre
button-open = Ouvrir
waiting-with = { $with ->
    [operators] opérateurs
    [experts] experts
    [body] organisme de normalisation
   *[registrant] titulaire
}
waiting-about-request = { $kind } · { $number }
