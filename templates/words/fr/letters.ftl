# Quels e-mails quelqu’un reçoit.

letters-title = Préférences d’e‑mail
letters-saved = Vos préférences sont enregistrées.
letters-to = Les e‑mails sont envoyés à { $email }.
letters-by-link = Vous pouvez changer ces préférences sans vous connecter, car vous avez suivi un lien de votre e‑mail.
letters-all = Toutes les demandes
letters-when = Envoyé quand { $when }
letters-single = Demandes individuelles
letters-one = Pour arrêter les e‑mails d’une demande, suivez le lien à la fin de l’un de ces e‑mails.
letters-save = Enregistrer les préférences
letters-own-words = Exemples de tous les e‑mails
letters-always = E-mails toujours envoyés
letters-topic = { $topic ->
    [discussion] Discussion : commentaires sur des demandes
    [texts] Révisions : nouvelles révisions de demandes, et réponses aux questions
    [progress] Avancement : décisions, retraits, suspensions et changements de procédure
    [registrations] Enregistrements : nouvelles versions, corrections et changements de statut
    [followed] Demandes suivies : du nouveau sur les demandes que vous suivez
    [reminders] Rappels : échéance proche ou dépassée
   *[digest] Récapitulatif hebdomadaire
}
letters-why = { $why ->
    [asks] les e‑mails qui demandent une action : questions, examens, décisions, et l’avertissement avant qu’une demande ne devienne caduque
    [account] les e‑mails sur votre compte : adresse, mot de passe, second facteur, rôles et nouveaux navigateurs
    [wrote] les confirmations d’e‑mails que vous nous avez envoyés
    [duty] les tâches de la file des opérateurs, si vous êtes opérateur
    [contact] les e‑mails sur un espace de noms dont l’enregistrement indique votre adresse comme contact
   *[given] les invitations envoyées par d’autres personnes
}
letters-kind = { $kind ->
    [reminder] une tâche arrive à échéance bientôt, ou aujourd’hui
    [overdue] une tâche est en retard
    [escalation] les rappels n’ont pas eu d’effet, ou un expert affecté est absent
    [reminders] plusieurs rappels sont dus à la même personne ; une fois par jour au plus
    [digest] il y a eu de l’activité, une fois par semaine
    [answered] le titulaire répond
    [followed] il y a du nouveau sur une demande que quelqu’un suit
    [new_snapshot] le titulaire soumet une nouvelle révision
    [room_note] quelqu’un commente un conflit de noms
    [comment] quelqu’un commente, ou un expert soumet sa relecture
    [comment_struck] quelqu’un rétracte un de ses commentaires après que d’autres ont pu le lire
    [corrected] un opérateur publie une correction
    [status_notice] un changement de statut est enregistré
    [registered] une demande est enregistrée
    [authority_answered] un contact publié confirme ou rejette une demande sur l’espace de noms
    [accepted] le nouveau titulaire accepte
    [transfer_declined] le nouveau titulaire refuse
    [consented] un opérateur ou un expert consent à une correction
    [received] une demande est soumise
    [opened] l’examen commence
    [approved] le responsable approuve
    [conflict_taken_back] un expert retire un conflit d’intérêts qu’il avait déclaré
    [track_changed] un opérateur change la procédure
    [gathered] plusieurs e‑mails sur une demande sont dus à la même personne à peu près au même moment
    [contention_settled] un conflit de noms est résolu
    [duplicate] un opérateur clôt une demande comme doublon
    [duplicate_taken_back] un opérateur rétablit une demande close comme doublon
    [declined] un second expert donne son accord au refus
    [appeal_decided] la décision sur un appel est consignée
    [reconsidered] une demande rouverte par un appel accueilli fait l’objet d’une nouvelle décision
    [withdrawn] le titulaire retire une demande soumise
    [lapsed] le titulaire n’a pas répondu pendant 90 jours
    [goes_on] une demande retirée ou caduque est rétablie
    [hold] une décision de justice est consignée, confirmée, rétractée ou levée
    [paper_struck] un opérateur rétracte un document versé par erreur
    [reported] le responsable fait rapport à l’organisme de normalisation
    [directed] l’instruction de l’organisme et une copie du rapport sont consignées
    [body_answered] l’organisme de normalisation demande des modifications ou refuse, ou son agent de liaison envoie l’instruction ou une copie du rapport
    [verify] quelqu’un crée un compte
    [account_exists] quelqu’un tente de créer un compte avec une adresse qui en a déjà un
    [reset] quelqu’un demande un nouveau mot de passe
    [elsewhere] quelqu’un se connecte par un autre fournisseur et indique cette adresse
    [address_new] quelqu’un demande cette adresse pour son compte
    [address_leaves] l’adresse d’un compte a été changée
    [address_in_use] quelqu’un demande un changement d’adresse vers une adresse qui a déjà un compte
    [erasure_confirm] quelqu’un sans compte demande un effacement, avec cette adresse
    [name_invited] un opérateur invite ceux qui emploient un nom non enregistré à l’enregistrer
    [erasure_answered] il est répondu à une demande d’effacement
    [draft_deleted] le propriétaire d’un brouillon le supprime
    [security] le mot de passe, les rôles, le second facteur ou les jetons d’un compte changent
    [new_device] quelqu’un se connecte depuis un navigateur qui n’avait pas encore servi pour le compte
    [email_waits] un commentaire arrive par e‑mail
    [confirm_answer] le titulaire répond à une question par e‑mail
    [confirm_position] un expert répond à un e‑mail par un avis
    [not_published] un e‑mail entrant ne peut pas être publié, et son adresse de destination identifie l’expéditeur
    [stopped] quelqu’un répond à un e‑mail sur une demande par « stop » ou un mot semblable, sans rien d’autre
    [old_list] quelqu’un écrit à l’ancienne liste de discussion, une fois par expéditeur (RFC 8141, 7.3)
    [invitation] un titulaire invite quelqu’un à travailler sur une demande
    [to_list] l’examen commence
    [list_news] il y a une nouvelle révision, une nouvelle décision ou un nouvel enregistrement (aussitôt), ou de nouveaux commentaires ou avis (une fois par jour)
    [list_reply] quelqu’un répond à un message de la liste d’examen
    [assignment] un expert est affecté
    [question] quelqu’un pose une question au titulaire
    [your_turn] une action rend quelqu’un responsable de la suite, et aucun autre e‑mail à ce sujet n’est envoyé
    [discuss] un expert rend l’avis « à discuter »
    [decision_needed] tous les avis sont rendus, ou la période d’examen est terminée
    [waiver] un expert en conflit d’intérêts demande une dérogation
    [assignment_declined] un expert refuse une affectation
    [sent_back] un opérateur renvoie une demande approuvée à l’examen
    [report] le responsable fait rapport à l’organisme de normalisation
    [recognition_asked] un opérateur demande si un organisme est reconnu
    [completion_asked] l’organisme de normalisation demande l’achèvement
    [concurrence] le responsable propose de refuser
    [appeal] une personne concernée fait appel d’une décision
    [lapse_warning] le titulaire n’a pas répondu pendant 14, 30, 60 ou 83 jours
    [hold_waits] un opérateur consigne une décision de justice
    [contended] une seconde demande est soumise pour un identifiant d’espace de noms
    [authority_asked] quelqu’un qui n’est pas un contact connu d’un espace de noms soumet une demande à son sujet
    [change_notice] une modification d’un espace de noms enregistré est demandée ; pour un changement de titulaire, quand l’examen commence
    [heir_asked] l’examen d’un changement de titulaire commence
    [consent_asked] une correction de fond est soumise
    [status_mark] des opérateurs annotent un espace de noms dont le titulaire n’existe plus ou qui a été enregistré par erreur, ou confirment ou suppriment l’annotation, et quand un enregistrement est réexaminé après un appel
    [promise_asked] un opérateur invite un contact à confirmer l’enregistrement, et une fois par an s’il a déjà confirmé
    [promise_silent] un contact qui avait déjà confirmé n’a pas répondu pendant 60 jours
    [arrived] une demande est soumise
    [erasure_waits] quelqu’un demande l’effacement de ses données personnelles
    [unreachable] une question est posée au titulaire, mais les comptes de tous les collaborateurs sont fermés
    [publication_waits] la publication demande deux opérateurs, et l’un d’eux la prépare
    [published_alone] la publication demande deux opérateurs, et l’un d’eux publie sans l’autre dans l’urgence
    [held_mail] un e‑mail entrant n’est pas publié ; une fois par heure au plus
    [address_fails] une question n’est pas remise, ou l’envoi à une adresse est suspendu après trois e‑mails non remis
   *[recognition_answered] la décision sur la reconnaissance est consignée
}
