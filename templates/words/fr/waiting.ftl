# Ce qui attend quelqu’un, et ce qu’il attend.

waiting-title = Ce que vous avez à faire
waiting-nothing = Rien. Tout ce qui vous est demandé apparaît ici, et nous vous écrivons.
waiting-can-html = Vous pouvez <a href="/register/path">enregistrer un espace de noms</a>, <a href="/register/revise">en réviser un</a>, ou <a href="/requests">lire ce qui est à l’examen</a> et le commenter.
waiting-late = { $count ->
    [0] Le plus urgent vient en premier.
    [one] Une tâche est en retard. Le plus urgent vient en premier.
   *[other] { $count } tâches sont en retard. Le plus urgent vient en premier.
}
waiting-about = Sujet
waiting-asked = Ce qui est demandé
waiting-since = Depuis
waiting-by = Échéance
waiting-do = Le faire
waiting-since-day = depuis le
waiting-overdue-by = en retard, échéance le
waiting-by-day = au plus tard le
waiting-no-day = sans échéance
waiting-more = Il y a plus que cette page ne montre ; le reste apparaît ici à mesure que vous terminez.
waiting-awaited = Ce que vous attendez
waiting-hands = Entre quelles mains
task-words = { $task ->
    [finish_draft] Terminer le brouillon et le soumettre
    [answer_question] Répondre à la question
    [answer_reviewers] Répondre aux examinateurs, ou envoyer un nouveau texte
    [settle_name] Une autre demande veut le même nom : s’accorder, renommer ou retirer
    [accept_namespace] En devenir le titulaire, si vous le voulez
    [take_position] Prendre position
    [advise] Donner votre avis
    [look_again] Un nouveau texte est là : lever votre position « à discuter », ou la maintenir
    [concur] Donner votre accord au refus, ou non
    [consent] Consentir à une correction de fond, ou non
    [report] Faire rapport à l’organisme de normalisation
    [decide_appeal] Décider d’un appel
    [decide_waiver] Accorder une dérogation pour un conflit d’intérêts, ou non
    [take_in] La prendre en charge
    [publish_correction] Relire la correction et la publier
    [publish] Publier ce qui a été approuvé
    [confirm_publication] Relire ce qui a été préparé et le publier, en tant que second opérateur
    [confirm_order] Confirmer une décision de justice, ou l’abandonner
    [read_emails] Lire les e‑mails qui n’ont pas été rattachés
    [mend_emails] Voir les e‑mails qui ne sont pas partis
    [confirm_mark] Confirmer un signalement, ou l’abandonner
    [confirm_redaction] Confirmer un caviardage, ou l’abandonner
    [answer_erasure] Répondre à une demande d’effacement
    [answer_claim] Dire si quelqu’un parle pour votre espace de noms
    [confirm_promises] Confirmer ce qui est promis de votre espace de noms, si cela vaut encore
    [complete] Demander l’achèvement quand le travail est fait
    [direct] Envoyer l’instruction de votre organisme
    [appoint_lead] Nommer un responsable
   *[decide] Décider
}
task-button = { $task ->
    [finish_draft] Continuer à écrire
    [answer_question] Répondre
    [answer_reviewers] Répondre
    [settle_name] Régler
    [accept_namespace] Consulter
    [take_position] Examiner
    [advise] Examiner
    [look_again] Consulter et décider
    [concur] Consulter et décider
    [consent] Consulter et décider
    [report] Écrire le rapport
    [decide_appeal] Décider
    [decide_waiver] Décider
    [take_in] Prendre en charge
    [publish_correction] Relire et publier
    [publish] Relire et publier
    [confirm_publication] Consulter et confirmer
    [confirm_order] Consulter et confirmer
    [read_emails] Lire
    [mend_emails] Consulter
    [confirm_mark] Consulter et confirmer
    [confirm_redaction] Consulter et confirmer
    [answer_erasure] Consulter et répondre
    [answer_claim] Consulter et répondre
    [confirm_promises] Consulter et confirmer
    [complete] Ouvrir
    [direct] Ouvrir
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
waiting-reviews = Tout ce qui est à l’examen
waiting-desk = Tout le bureau
waiting-emails = { $count ->
    [one] { $count } e‑mail
   *[other] { $count } e‑mails
}
waiting-erasure = Une demande d’effacement
waiting-no-lead = Pas de responsable pour les espaces de noms { $registry ->
    [informal] informels
   *[formal] formels
}
waiting-mark-status = urn:{ $nid } : est { $status ->
    [active] actif
    [deprecated] déconseillé
   *[obsolete] obsolète
}
waiting-mark-error = urn:{ $nid } : { $version ->
    [0] {""}
   *[other] (version { $version }){" "}
}a été enregistré par erreur
waiting-mark-not-error = urn:{ $nid } : { $version ->
    [0] {""}
   *[other] (version { $version }){" "}
}n’a pas été enregistré par erreur
