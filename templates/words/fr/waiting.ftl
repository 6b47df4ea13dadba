# Ce qui attend quelqu’un, et ce qu’il attend.

waiting-title = Vos tâches
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
waiting-overdue-by = en retard, échéance le
waiting-by-day = échéance le
waiting-no-day = sans échéance
waiting-more = D’autres tâches apparaîtront à mesure que vous terminez celles-ci.
waiting-awaited = En attente des autres
waiting-hands = Qui doit agir
task-words = { $task ->
    [finish_draft] Terminer le brouillon et le soumettre
    [answer_question] Répondre à la question
    [answer_reviewers] Répondre aux examinateurs ou soumettre une nouvelle révision
    [choose_name] Attendre la demande antérieure, choisir un autre identifiant d’espace de noms ou retirer la demande
    [assign_expert] Affecter un autre expert
    [accept_namespace] Accepter ou refuser le transfert
    [take_position] Rendre un avis
    [advise] Donner votre conseil
    [look_again] Une nouvelle révision a été soumise : lever ou maintenir votre avis « à discuter »
    [concur] Approuver le refus ou s’y opposer
    [consent] Consentir à une correction de fond ou refuser
    [report] Rédiger le rapport des experts
    [decide_appeal] Décider d’un appel
    [decide_waiver] Décider d’une dérogation pour un conflit d’intérêts
    [take_in] Commencer la vérification de la demande
    [publish_correction] Relire et publier la correction
    [publish] Publier le texte approuvé
    [confirm_publication] Relire et confirmer la publication en tant que second opérateur
    [read_emails] Examiner les e‑mails entrants qui n’ont pas pu être rattachés
    [mend_emails] Examiner les e‑mails non remis
    [confirm_redaction] Confirmer ou rejeter une occultation
    [answer_claim] Confirmer ou rejeter une demande sur votre espace de noms
    [complete] Demander l’achèvement quand le travail est fait
    [direct] Envoyer l’instruction de votre organisme
    [confirm_direction] Confirmer l’instruction de l’organisme de normalisation
    [appoint_lead] Nommer un responsable
   *[decide] Décider
}
task-button = { $task ->
    [finish_draft] Continuer
    [answer_question] Répondre
    [answer_reviewers] Répondre
    [choose_name] Choisir
    [assign_expert] Affecter
    [accept_namespace] Examiner
    [take_position] Examiner
    [advise] Examiner
    [look_again] Examiner et décider
    [concur] Examiner et décider
    [consent] Examiner et décider
    [report] Rédiger le rapport
    [decide_appeal] Décider
    [decide_waiver] Décider
    [take_in] Commencer
    [publish_correction] Relire et publier
    [publish] Relire et publier
    [confirm_publication] Relire et confirmer
    [read_emails] Examiner
    [mend_emails] Examiner
    [confirm_redaction] Examiner et confirmer
    [answer_claim] Examiner et répondre
    [complete] Ouvrir
    [direct] Ouvrir
    [confirm_direction] Examiner et confirmer
    [appoint_lead] Nommer
   *[decide] Décider
}
waiting-with = { $with ->
    [operators] opérateurs
    [experts] experts
    [body] organisme de normalisation
   *[registrant] titulaire
}
waiting-about-request = { $kind } · { $number }
waiting-reviews = Toutes les demandes à l’examen
waiting-desk = Toutes les tâches des opérateurs
waiting-emails = { $count ->
    [one] { $count } e‑mail
   *[other] { $count } e‑mails
}
waiting-no-lead = Pas de responsable pour les espaces de noms { $registry ->
    [informal] informels
   *[formal] formels
}

