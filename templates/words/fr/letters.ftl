# Quels e-mails quelqu’un reçoit.

letters-title = Quels e‑mails vous recevez
letters-saved = Votre choix est enregistré.
letters-to = Ils sont envoyés à { $email }.
letters-by-link = Il n’est pas nécessaire de se connecter pour choisir : ce lien est venu avec un e‑mail qui vous était adressé.
letters-all = Sur toutes les demandes
letters-when = Quand { $when }
letters-single = Sur certaines demandes
letters-one = Pour arrêter les e‑mails d’une demande, suivez le lien à la fin de l’un d’eux.
letters-save = Enregistrer
letters-own-words = Le texte de chaque e‑mail
letters-always = Ce qui vient toujours
letters-topic = { $topic ->
    [discussion] Discussion : commentaires sur des demandes
    [texts] Textes : nouveaux textes de demandes, et réponses aux questions
    [progress] Avancement : ce qui a été décidé, retiré, suspendu ou envoyé ailleurs
    [registrations] Enregistrements : ce qui a été enregistré ou corrigé, et son statut
    [reminders] Rappels : ce qui est dû bientôt, ou en retard
   *[digest] Le récapitulatif hebdomadaire
}
letters-why = { $why ->
    [asks] ce qui vous demande quelque chose : questions, examens, décisions, et l’avertissement avant qu’une demande ne devienne caduque
    [account] ce qui concerne votre compte : son adresse, son mot de passe, son second facteur, ses rôles, de nouveaux navigateurs
    [wrote] les accusés de réception des e‑mails que vous nous avez écrits
    [duty] ce qui attend au bureau, si vous êtes opérateur
    [contact] ce qui concerne un espace de noms dont le texte enregistré nomme votre adresse
   *[given] une invitation que quelqu’un vous envoie
}
letters-kind = { $kind ->
    [reminder] quelque chose est dû bientôt, ou aujourd’hui
    [overdue] quelque chose est en retard
    [escalation] les rappels n’ont pas suffi, ou un expert sollicité est absent
    [reminders] plusieurs rappels sont dus à la même personne : ils deviennent celui-ci, un par jour au plus
    [digest] quelque chose a changé, une fois par semaine
    [answered] le titulaire répond (T4)
    [new_snapshot] le titulaire envoie un nouveau texte (T5)
    [room_note] quelqu’un écrit sur la page des demandes du même nom
    [comment] quelqu’un commente, ou un expert envoie son examen
    [comment_struck] quelqu’un barre un de ses commentaires que d’autres ont lu
    [corrected] un opérateur publie une correction
    [status_notice] un changement de statut est enregistré
    [registered] une demande est enregistrée (T12)
    [authority_answered] un contact publié dit si la personne qui demande parle pour l’espace de noms
    [accepted] le nouveau titulaire accepte
    [consented] un opérateur ou un expert consent à une correction
    [received] une demande est soumise (T1)
    [opened] l’examen est ouvert (T2)
    [approved] le responsable approuve (T6)
    [conflict_taken_back] un expert retire un conflit d’intérêts qu’il avait déclaré
    [track_changed] un opérateur change la procédure
    [gathered] plusieurs e‑mails qui peuvent attendre sont dus à la même personne sur la même demande : ils deviennent celui-ci
    [contention_settled] il est consigné quelle demande garde un nom
    [duplicate] un opérateur déclare qu’une demande fait double emploi (T16)
    [duplicate_taken_back] un opérateur revient sur le double emploi d’une demande (E3)
    [declined] un second expert donne son accord au refus (T10)
    [appeal_decided] la décision sur un appel est consignée
    [withdrawn] le titulaire retire une demande soumise (T14)
    [lapsed] le titulaire est resté silencieux 90 jours (T15)
    [goes_on] le retrait ou la caducité d’une demande est annulé (E4)
    [hold] une décision de justice est versée au dossier, confirmée ou abandonnée, ou prend fin
    [paper_struck] un opérateur barre une pièce versée par erreur
    [reported] le responsable fait rapport à l’organisme de normalisation (T7)
    [directed] l’instruction de l’organisme et une copie du rapport sont au dossier (T8)
    [body_answered] l’organisme de normalisation demande des modifications ou refuse (T9)
    [verify] quelqu’un ouvre un compte
    [account_exists] quelqu’un ouvre un compte avec une adresse qui en a déjà un
    [reset] quelqu’un demande un nouveau mot de passe
    [elsewhere] quelqu’un se connecte par un autre fournisseur et indique cette adresse
    [address_new] quelqu’un demande cette adresse pour son compte
    [address_leaves] l’adresse d’un compte a été changée
    [address_in_use] quelqu’un veut pour son compte une adresse qu’un autre compte a
    [erasure_confirm] quelqu’un sans compte demande un effacement, avec cette adresse
    [erasure_answered] il est répondu à une demande d’effacement
    [draft_deleted] le propriétaire d’un brouillon le supprime
    [security] le mot de passe, les rôles, le second facteur ou les jetons d’un compte changent
    [new_device] quelqu’un se connecte depuis un navigateur qui n’avait pas encore servi pour le compte
    [email_waits] un commentaire arrive par e‑mail
    [confirm_answer] le titulaire répond à une question par e‑mail (T4)
    [not_published] un e‑mail arrive qui ne peut pas être publié, et que l’adresse de destination montre qui l’a écrit
    [stopped] quelqu’un répond à un e‑mail sur une demande par « stop » ou un mot semblable, sans rien d’autre
    [old_list] quelqu’un écrit à l’adresse de l’ancienne liste de discussion, une fois à chacun (RFC 8141, 7.3)
    [invitation] un titulaire invite quelqu’un à travailler sur une demande
    [to_list] l’examen est ouvert (T2)
    [list_news] un texte, une décision ou un enregistrement est nouveau, tout de suite ; les commentaires et positions, une fois par jour ensemble
    [assignment] un expert est sollicité pour un examen (T2, et plus tard)
    [question] quelqu’un pose une question au titulaire (T3)
    [your_turn] une action fait que c’est à vous d’agir, et qu’aucun autre e‑mail à son sujet ne le dit
    [discuss] un expert prend la position « à discuter »
    [decision_needed] toutes les positions sont là, ou que la période d’examen est finie
    [waiver] un expert en conflit d’intérêts demande une dérogation
    [assignment_declined] un expert refuse un examen
    [sent_back] un opérateur renvoie une demande approuvée (T13)
    [report] le responsable fait rapport à l’organisme de normalisation (T7)
    [recognition_asked] un opérateur demande si un organisme est reconnu
    [completion_asked] l’organisme demandeur demande l’achèvement (T11)
    [concurrence] le responsable propose de refuser (T10)
    [appeal] une personne concernée fait appel d’une décision
    [lapse_warning] le titulaire est resté silencieux 14, 30, 60, 83 jours
    [hold_waits] un opérateur verse une décision de justice au dossier
    [contended] une seconde demande est soumise pour un identifiant d’espace de noms
    [authority_asked] quelqu’un qui n’est pas connu pour un espace de noms envoie une demande à son sujet (T1)
    [change_notice] un changement d’un espace de noms enregistré est demandé ; pour un autre titulaire, quand son examen est ouvert
    [heir_asked] l’examen d’un changement de titulaire est ouvert
    [consent_asked] une correction qui change ce que dit le texte est envoyée
    [status_mark] des opérateurs marquent le statut d’un espace de noms dont le titulaire a disparu, ou ce qui a été enregistré par erreur, le confirment ou l’abandonnent
    [promise_asked] un opérateur invite un contact, et une fois par an s’il a déjà confirmé
    [promise_silent] un contact qui avait déjà confirmé n’a pas répondu pendant 60 jours
    [arrived] une demande est soumise (T1)
    [erasure_waits] quelqu’un demande l’effacement de ce qui est détenu à son sujet
    [unreachable] une question est posée au titulaire et que tous les comptes qui travaillent sur la demande sont fermés
    [desk_handed] un opérateur donne une demande à un collègue, la reprend, ou la rend pour quelqu’un
    [publication_waits] la publication demande deux opérateurs, et que l’un d’eux la prépare (T12, E1)
    [published_alone] la publication demande deux opérateurs, et que l’un d’eux publie seul dans l’urgence
    [held_mail] un e‑mail arrive qui n’est pas publié ; un par heure parle de tous
    [address_fails] une question n’arrive pas, et quand l’envoi à une adresse est suspendu après le troisième e‑mail qui n’arrive pas
   *[recognition_answered] la réponse sur la reconnaissance est consignée
}
