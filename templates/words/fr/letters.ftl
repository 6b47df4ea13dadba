# Quels e-mails quelqu’un reçoit.

letters-title = Quels e‑mails vous recevez
letters-saved = Votre choix est enregistré.
letters-to = Ils vont à { $email }.
letters-by-link = Il n’est pas nécessaire de se connecter pour choisir : ce lien est venu avec un e‑mail qui vous était adressé.
letters-all = Sur toutes les demandes
letters-when = Quand { $when }
letters-single = Sur certaines demandes
letters-one = Pour arrêter les e‑mails d’une demande, suivez le lien à la fin de l’un d’eux.
letters-save = Enregistrer
letters-own-words = Chaque e‑mail, dans ses propres mots
letters-always = Ce qui vient toujours
letters-topic = { $topic ->
    [discussion] Discussion : commentaires sur des demandes
    [texts] Textes : nouveaux textes de demandes, et réponses aux questions
    [progress] Avancement : ce qui a été décidé, retiré, suspendu ou envoyé ailleurs
    [registrations] Enregistrements : ce qui a été enregistré ou corrigé, et son statut
    [reminders] Rappels : ce qui est dû bientôt, ou en retard
   *[digest] Le récapitulatif hebdomadaire
}
letters-why = { $why ->
    [asks] ce qui vous demande quelque chose : questions, examens, décisions, et l’avertissement avant qu’une demande ne devienne caduque
    [account] ce qui concerne votre compte : son adresse, son mot de passe, son second facteur, ses rôles, de nouveaux navigateurs
    [wrote] les accusés de réception des e‑mails que vous nous avez écrits
    [duty] ce qui attend au bureau, si vous êtes opérateur
    [contact] ce qui concerne un espace de noms dont le texte enregistré nomme votre adresse
   *[given] une invitation que quelqu’un vous envoie
}
letters-kind = { $kind ->
    [reminder] quelque chose est dû bientôt, ou aujourd’hui
    [overdue] quelque chose est en retard
    [escalation] les rappels n’ont pas suffi, ou un expert sollicité est absent
    [reminders] plusieurs rappels sont dus à la même personne : ils deviennent celui-ci, un par jour au plus
    [digest] quelque chose a changé, une fois par semaine
    [answered] le titulaire répond (T4)
    [new_snapshot] le titulaire envoie un nouveau texte (T5)
    [room_note] quelqu’un écrit sur la page des demandes du même nom
    [comment] quelqu’un commente, ou un expert envoie un examen
    [comment_struck] quelqu’un raye un de ses commentaires que d’autres ont lu
    [corrected] un opérateur publie une correction
    [status_notice] un changement de statut est enregistré
    [small_change_decided] un changement d’un résolveur, d’une partie ou d’un registre de 2012 est accordé ou refusé
    [registered] une demande est enregistrée (T12)
    [authority_answered] un contact publié dit si la personne qui demande parle pour l’espace de noms
    [accepted] le nouveau titulaire accepte
    [consented] un opérateur ou un expert consent à une correction
    [received] une demande est envoyée (T1)
    [opened] l’examen est ouvert (T2)
    [approved] le responsable approuve (T6)
    [conflict_taken_back] un expert retire un conflit d’intérêts qu’il avait déclaré
    [track_changed] un opérateur change la procédure
    [gathered] plusieurs e‑mails qui peuvent attendre sont dus à la même personne sur la même demande : ils deviennent celui-ci
    [contention_settled] il est consigné quelle demande garde un nom
    [duplicate] un opérateur déclare qu’une demande fait double emploi (T16)
    [duplicate_taken_back] un opérateur revient sur le double emploi d’une demande (E3)
    [declined] un second expert consent au refus (T10)
    [appeal_decided] la décision sur un recours est consignée
    [withdrawn] le titulaire retire une demande envoyée (T14)
    [lapsed] le titulaire est resté silencieux 90 jours (T15)
    [goes_on] il est revenu sur le retrait ou la caducité d’une demande (E4)
    [hold] une décision de justice est versée au dossier, confirmée ou abandonnée, ou prend fin
    [paper_struck] un opérateur raye une pièce versée par erreur
    [reported] le responsable fait rapport à l’organisme de normalisation (T7)
    [directed] l’instruction de l’organisme et une copie du rapport sont au dossier (T8)
    [body_answered] l’organisme de normalisation demande des modifications ou refuse (T9)
   *[recognition_answered] la réponse sur la reconnaissance est consignée
}
