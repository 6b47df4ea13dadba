# La page qui montre chaque e‑mail.
mails-title = E-mails de ce registre
mails-crumb = E‑mails
mails-lede-html = Il y a { $count } sortes d’e‑mails. Cette page montre un exemple de chacune, tiré d’une histoire fictive : la
    Société des gardiens de phare demande <code>urn:lighthouse</code>.
mails-how = Chaque e‑mail commence par ce que vous avez à faire et un lien. Si vous pouvez y répondre, il indique l’effet d’une
    réponse et qui peut la lire. À la fin, il indique pourquoi vous l’avez reçu, qui d’autre a été averti, et comment arrêter ces
    e‑mails ou pourquoi ils sont toujours envoyés. Tous les e‑mails d’une demande forment un seul fil dans votre messagerie.
    Plusieurs nouvelles d’une demande, et les rappels d’un jour, sont réunis en un seul e‑mail.
mails-choose = Choisissez les e‑mails que vous recevez.
mails-fates = Suites données aux e‑mails adressés à ce registre
mails-fates-all = { $fates }.
mails-sent = Envoyé quand { $when }.
mails-goes = Destinataires : { $to }.
mails-at-screen = Envoyé avant tous les autres e‑mails.
mails-at-once = Envoyé immédiatement.
mails-together = Envoyé au bout de dix minutes, avec les autres nouvelles.
mails-daily = Envoyé au bout de dix minutes, avec les autres rappels ; une fois par jour au plus.
mails-last = Envoyé après tous les autres e‑mails.
mails-stops = Vous pouvez arrêter ces e‑mails, avec tous ceux de « { $topic } ».
mails-list = Les abonnés peuvent se désabonner auprès de la liste.
mails-always = Toujours envoyé.
mails-they-write = E-mail entrant
mails-its-fate = Suite : { $fate }.
mails-answers = Le registre répond :
mails-parts = Conversations
mails-before = Précédent : { $title }
mails-next = Suite : { $title }
mails-fate = { $fate ->
    [waiting] attend d’être publié
    [to_confirm] attend que son expéditeur le confirme
    [commented] publié comme commentaire
    [answered] publié comme réponse
    [withdrawn] retiré par son expéditeur
    [held] attend un opérateur
    [dropped] non publié
    [bounced] signale qu’un e‑mail de ce registre n’a pas pu être remis
    [placed] ajouté à une demande par un opérateur
    [settled] traité par un opérateur
   *[discarded] écarté par un opérateur
}
mails-part = { $part ->
    [account] Comptes
    [review] De la première révision à l’enregistrement
    [bodies] Organismes de normalisation et IESG
    [ends] Demandes sans enregistrement
    [names] Conflits de noms et doublons
    [registered] Espaces de noms enregistrés
    [desk] Travail quotidien des opérateurs
   *[answers] E-mails adressés à ce registre
}
mails-story = { $part ->
    [account] Rita Lindgren crée un compte pour la Société des gardiens de phare et le gère.
    [review] Rita demande urn:lighthouse. Olga Novak, opératrice, vérifie la demande. Edda Berg et Sven Dahl l’examinent. Lena Ortiz, responsable des experts, décide.
    [bodies] La même demande suit une autre procédure : un organisme de normalisation décide, ou l’Association internationale des phares demande l’espace de noms en procédure accélérée. Lars Holm est l’agent de liaison de l’IESG.
    [ends] La même demande est close sans enregistrement, ou est suspendue.
    [names] Un autre demandeur demande aussi urn:lighthouse, dans R-2026-0016, pour des bateaux-phares.
    [registered] urn:lighthouse est enregistré. Plus tard, l’enregistrement est corrigé, transféré et déconseillé, et ses contacts sont invités à en confirmer les données.
    [desk] De nouvelles tâches pour les opérateurs, des tâches dues ou en retard, et le récapitulatif hebdomadaire.
   *[answers] Rita et d’autres écrivent au registre. Le registre consigne chaque e‑mail entrant avec sa suite et le motif, et conserve l’e‑mail lui-même pour un temps limité. Un opérateur peut les lire tous.
}
mails-way = { $way ->
    [comment] Réponse à un commentaire
    [answer] Réponse à une question
    [position] Avis en réponse à une mission
    [stop] Réponse qui arrête les e‑mails
    [encrypted] Réponse chiffrée
    [held] Réponse chiffrée dans la file des opérateurs
    [notice] Réponse à un avis adressé aux opérateurs
    [list] E‑mail à la liste d’examen publique
    [machine] Réponse automatique
    [bounce] Avis de non-remise d’un e‑mail
   *[old-list] E‑mail à l’ancienne adresse de la liste
}
mails-then = { $way ->
    [comment] L’e‑mail est publié comme commentaire au bout de quelques minutes. D’ici là, Rita peut retirer le commentaire ou le publier aussitôt. La citation à la fin est supprimée.
    [answer] L’e‑mail est consigné comme réponse à la question quand Rita l’a confirmé. Si elle ne le confirme pas dans les sept jours, les opérateurs sont avertis et rien n’est publié.
    [position] Edda confirme l’avis sur la page indiquée dans l’accusé de réception. L’avis n’est rendu qu’alors, sur la révision concernée par l’e‑mail. Si une révision plus récente a été soumise entre-temps, il est refusé. Si elle ne le confirme pas dans les sept jours, les opérateurs sont avertis.
    [stop] Les e‑mails d’information sur cette demande ne sont plus envoyés à Rita. Rien n’est publié.
    [encrypted] Un opérateur examine d’abord l’e‑mail. Il en va de même d’un e‑mail qui n’a pas de texte, est encapsulé, transmet l’e‑mail de quelqu’un d’autre, ressemble à un message d’absence, contient des caractères qui ne peuvent pas être publiés, ou contient le nom d’un expert anonyme.
    [held] Les opérateurs sont avertis, une fois par heure au plus. Ils ajoutent l’e‑mail à une demande, écrivent à son expéditeur, ou l’écartent avec un motif.
    [notice] Les réponses aux avis adressés aux opérateurs et aux responsables ne sont pas publiées. Un opérateur les lit.
    [list] L’e‑mail est affiché sur la page de la demande, avec son auteur tel que la liste le montre. L’auteur n’a pas besoin d’un compte.
    [machine] L’e‑mail a été envoyé par un programme. Il n’est pas publié et aucun avis n’est envoyé.
    [bounce] Le signalement est consigné avec l’e‑mail non remis et l’adresse. Après trois signalements, l’envoi à l’adresse est suspendu. Les opérateurs sont avertis, car aucune réponse à la question n’est à attendre.
   *[old-list] La nouvelle adresse est indiquée à l’expéditeur, une fois.
}
mails-to = { $kind ->
    [verify] à vous seul
    [account_exists] à vous seul
    [reset] à vous seul
    [elsewhere] à vous seul
    [address_new] à cette adresse
    [address_leaves] à l’ancienne adresse ; la nouvelle reçoit un autre e‑mail
    [address_in_use] à vous seul
    [erasure_confirm] à cette adresse
    [name_invited] à vous seul
    [erasure_answered] à la personne qui l’a demandé
    [draft_deleted] aux personnes qui y ont travaillé
    [security] à vous seul
    [new_device] à vous seul
    [email_waits] à vous seul
    [confirm_answer] à vous seul
    [confirm_position] à vous uniquement
    [not_published] à vous seul
    [stopped] à vous seul
    [old_list] à vous seul
    [invitation] à vous seul
    [received] à la personne qui a soumis la demande ; les opérateurs reçoivent un autre e‑mail
    [to_list] à la liste d’examen publique
    [list_news] à la liste d’examen publique
    [list_reply] à la liste d’examen publique
    [assignment] aux experts affectés
    [question] au titulaire et aux collaborateurs
    [answered] à la personne qui a posé la question, et aux experts ou aux opérateurs, selon qui doit agir ensuite
    [opened] au titulaire et aux collaborateurs ; les experts affectés reçoivent un autre e‑mail
    [your_turn] aux personnes qui doivent maintenant agir
    [discuss] au titulaire et aux collaborateurs
    [followed] aux personnes qui suivent la demande
    [new_snapshot] aux experts qui ont été affectés ou ont rendu un avis
    [comment] au titulaire et aux collaborateurs ou, quand le titulaire a commenté, aux experts affectés
    [comment_struck] au titulaire et aux collaborateurs ou, quand le titulaire a commenté, aux experts affectés
    [decision_needed] aux responsables
    [approved] au titulaire, aux collaborateurs, aux experts et aux opérateurs
    [waiver] aux responsables
    [conflict_taken_back] aux responsables et aux opérateurs
    [assignment_declined] aux opérateurs
    [sent_back] aux experts qui ont été affectés ou ont rendu un avis, au titulaire et aux collaborateurs
    [track_changed] au titulaire, aux collaborateurs et aux experts affectés
    [registered] au titulaire, aux collaborateurs et aux experts affectés
    [gathered] à vous seul ; d’autres ont reçu des e‑mails à part
    [report] aux agents de liaison
    [reported] au titulaire, aux collaborateurs et aux opérateurs ; les agents de liaison reçoivent le rapport
    [directed] au titulaire, aux collaborateurs et aux experts affectés
    [body_answered] au titulaire, aux collaborateurs et aux experts affectés ; aux opérateurs, si un agent de liaison a envoyé un document
    [recognition_asked] aux agents de liaison
    [recognition_answered] au titulaire et aux collaborateurs
    [completion_asked] au titulaire, aux collaborateurs et aux opérateurs
    [concurrence] aux experts affectés
    [declined] au titulaire, aux collaborateurs, aux experts, au responsable et aux opérateurs
    [appeal] aux responsables, aux opérateurs, aux collaborateurs et aux experts de la demande ; au second degré aussi aux agents de liaison
    [appeal_decided] à la personne qui a fait appel, aux collaborateurs et aux experts de la demande
    [reconsidered] à la personne qui a fait appel et, si l’enregistrement est maintenu, aux collaborateurs et aux experts de la demande
    [withdrawn] aux experts affectés et aux opérateurs
    [lapse_warning] au titulaire et aux collaborateurs
    [lapsed] au titulaire et aux collaborateurs
    [goes_on] au titulaire, aux collaborateurs, aux experts et aux opérateurs
    [hold_waits] aux autres opérateurs, dont l’un confirme ou rétracte la décision
    [hold] au titulaire, aux collaborateurs et aux responsables
    [paper_struck] au titulaire et aux collaborateurs
    [contended] aux titulaires des deux demandes et aux experts affectés
    [room_note] aux titulaires de toutes les demandes du nom
    [contention_settled] aux titulaires de toutes les demandes du nom
    [duplicate] aux titulaires, collaborateurs et experts des deux demandes
    [duplicate_taken_back] aux titulaires, collaborateurs et experts des deux demandes
    [authority_asked] à chaque contact indiqué dans l’enregistrement
    [authority_answered] au demandeur, aux collaborateurs et aux opérateurs
    [change_notice] à chaque contact indiqué dans l’enregistrement
    [heir_asked] à l’adresse du nouveau titulaire ; les contacts de l’espace de noms reçoivent un avis
    [accepted] au titulaire, aux collaborateurs et aux opérateurs
    [transfer_declined] au titulaire, aux collaborateurs et aux opérateurs
    [consent_asked] aux experts du registre
    [consented] aux opérateurs, au titulaire et aux collaborateurs
    [corrected] au titulaire et aux collaborateurs
    [status_notice] à la liste d’examen publique, au titulaire et aux collaborateurs
    [status_mark] à chaque contact indiqué dans l’enregistrement et à la liste d’examen publique
    [promise_asked] à vous seul
    [promise_silent] aux opérateurs
    [arrived] aux opérateurs ; la personne qui a envoyé la demande reçoit un accusé de réception
    [erasure_waits] aux opérateurs
    [unreachable] aux opérateurs
    [publication_waits] aux autres opérateurs, dont l’un confirme la publication
    [published_alone] à chaque opérateur et administrateur
    [held_mail] aux opérateurs
    [address_fails] aux opérateurs
    [reminder] à l’expert affecté uniquement
    [overdue] à la personne qui doit agir
    [escalation] aux responsables, puis aux opérateurs, puis aux administrateurs
    [reminders] à vous seul ; d’autres ont reçu des e‑mails à part
   *[digest] à chaque expert et opérateur, avec ses tâches
}
