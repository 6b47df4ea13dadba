# La page qui montre chaque e‑mail.
mails-title = Les e‑mails que ce registre envoie
mails-crumb = E‑mails
mails-lede-html = Il y en a { $count } sortes. Voici chacune à sa place dans une histoire inventée : la Société des gardiens de phare demande
    <code>urn:lighthouse</code>.
mails-how = Chacun commence par ce que son lecteur a à faire, et le lien. S’il est possible d’y répondre, il dit ce que fait une réponse et qui la lit. Il finit en disant
    pourquoi il est venu, qui d’autre est averti, et comment l’arrêter ou pourquoi il vient toujours. Tous les e‑mails d’une demande forment un seul fil dans votre messagerie.
    Plusieurs nouvelles d’une demande, et les rappels d’un jour, partent en un seul e‑mail.
mails-choose = Choisissez lesquels
    vous recevez.
mails-fates = Ce que peut devenir un e‑mail qui nous est adressé
mails-fates-all = { $fates }.
mails-sent = Envoyé quand { $when }.
mails-goes = Il est adressé { $to }.
mails-at-screen = Part avant tous les autres.
mails-at-once = Part tout de suite.
mails-together = Part au bout de dix minutes, avec ce qui s’y est ajouté entre-temps.
mails-daily = Part au bout de dix minutes, avec les autres rappels ; un seul e‑mail de rappels par jour.
mails-last = Part après tous les autres.
mails-stops = Peut être arrêté, avec tout ce qui est « { $topic } ».
mails-list = Pour ne plus le recevoir, il faut quitter la liste elle-même.
mails-always = Vient toujours.
mails-they-write = Ce qui est écrit
mails-its-fate = Ce qu’il devient : { $fate }.
mails-answers = Le registre écrit :
mails-parts = Conversations
mails-before = Avant : { $title }
mails-next = Suite : { $title }
mails-fate = { $fate ->
    [waiting] attend d’être publié
    [to_confirm] attend que son expéditeur le confirme
    [commented] publié comme commentaire
    [answered] publié comme réponse
    [withdrawn] retiré par son expéditeur
    [held] attend un opérateur
    [dropped] pas publié
    [bounced] dit qu’un de nos e‑mails n’est pas arrivé
    [placed] rattaché à une demande par un opérateur
    [settled] réglé par un opérateur
   *[discarded] écarté par un opérateur
}
mails-part = { $part ->
    [account] Un compte
    [review] Du premier texte à l’enregistrement
    [bodies] Les organismes de normalisation et l’IESG
    [ends] Refusée, en appel, retirée, caduque, suspendue
    [names] Le même nom, ou la même demande
    [registered] Ce qui est enregistré
    [desk] Le travail de chaque jour
   *[answers] Ce que devient un e‑mail qui nous est adressé
}
mails-story = { $part ->
    [account] Rita Lindgren ouvre un compte pour la Société des gardiens de phare, et s’en occupe.
    [review] Rita demande urn:lighthouse. Olga Novak prend la demande en charge au bureau ; Edda Berg et Sven Dahl l’examinent ; Lena Ortiz dirige les experts et décide.
    [bodies] La même demande suit une autre voie : un organisme de normalisation décide, ou l’Association internationale des phares la fait en procédure accélérée. Lars Holm est l’agent de liaison de l’IESG.
    [ends] La même demande se termine sans enregistrement, ou est retenue en chemin.
    [names] Quelqu’un d’autre demande aussi urn:lighthouse, dans R-2026-0016 : il s’agit de bateaux-phares.
    [registered] urn:lighthouse est enregistré. Il est corrigé, transmis, déconseillé ; ses contacts sont interrogés pour savoir s’il vaut toujours.
    [desk] Ce qui arrive aux opérateurs, ce qui est dû ou en retard, et le récapitulatif d’une semaine.
   *[answers] Rita, et d’autres, écrivent au registre. Chaque e‑mail qui arrive a une ligne avec ce qu’il est devenu et sa raison, et pour un temps ses octets. Un opérateur les lit tous.
}
mails-way = { $way ->
    [comment] Rita Lindgren répond au commentaire d’Edda Berg depuis sa messagerie
    [answer] Rita Lindgren répond à l’e‑mail qui pose une question
    [stop] Rita Lindgren répond à un e‑mail sur la demande
    [encrypted] Rita Lindgren répond par un e‑mail chiffré
    [held] Le même, au bureau
    [notice] Olga Novak, opératrice, répond à l’avis d’une nouvelle demande
    [list] Quelqu’un écrit au sujet de la demande à la liste d’examen publique
    [machine] La messagerie de Sven Dahl répond d’elle-même
    [bounce] Un serveur de messagerie dit que l’e‑mail qui pose la question n’est pas arrivé
   *[old-list] Quelqu’un écrit à l’ancienne adresse de la liste
}
mails-then = { $way ->
    [comment] Il devient un commentaire quand le délai est écoulé. D’ici là, elle le retire, ou le publie tout de suite. La citation à la fin est omise.
    [answer] Il répond à la question une fois qu’elle l’a confirmé. Sans confirmation au bout de sept jours, les opérateurs en sont avertis, et rien n’est publié.
    [stop] Les e‑mails sur cette demande qui ne font qu’informer ne viennent plus. Rien n’est publié.
    [encrypted] Une personne le regarde d’abord. Il en est de même d’un e‑mail qui n’a pas de texte, est enveloppé dans un autre format, transmet l’e‑mail de quelqu’un d’autre, se lit comme un message d’absence, contient des caractères qui ne peuvent pas être publiés, ou nomme un expert qui répond sans nom.
    [held] Les opérateurs l’apprennent, une fois par heure au plus. Ils le rattachent à une demande, écrivent à qui l’a envoyé, ou l’écartent avec une raison.
    [notice] Les réponses aux avis des opérateurs et des responsables ne sont pas destinées au public : un opérateur le lit, et rien n’est publié.
    [list] Il se lit à côté de la demande, avec son auteur tel que la liste le montre. Aucun compte n’est nécessaire.
    [machine] Personne ne l’a écrit : il n’est pas publié, et personne n’est averti.
    [bounce] C’est noté sur cet e‑mail et sur l’adresse. Après le troisième, l’envoi vers elle est suspendu. Qui a posé une question attend une réponse qui ne peut pas venir ; les opérateurs en sont donc avertis.
   *[old-list] La nouvelle adresse lui est indiquée, une fois.
}
mails-to = { $kind ->
    [verify] à vous seul
    [account_exists] à vous seul
    [reset] à vous seul
    [elsewhere] à vous seul
    [address_new] à cette adresse
    [address_leaves] à l’ancienne adresse ; la nouvelle reçoit un autre e‑mail
    [address_in_use] à vous seul
    [erasure_confirm] à cette adresse
    [erasure_answered] à la personne qui l’a demandé
    [draft_deleted] aux personnes qui y ont travaillé
    [security] à vous seul
    [new_device] à vous seul
    [email_waits] à vous seul
    [confirm_answer] à vous seul
    [not_published] à vous seul
    [stopped] à vous seul
    [old_list] à vous seul
    [invitation] à vous seul
    [received] à la personne qui a envoyé la demande ; les opérateurs en reçoivent un autre
    [to_list] à la liste d’examen publique
    [list_news] à la liste d’examen publique
    [assignment] aux experts sollicités
    [question] au titulaire et à qui travaille avec lui
    [answered] à la personne qui a posé la question, et aux experts ou aux opérateurs, selon qui a la demande ensuite
    [opened] au titulaire et à qui travaille avec lui ; les experts sollicités en reçoivent un autre
    [your_turn] à toutes les personnes dont c’est le tour
    [discuss] au titulaire et à qui travaille avec lui
    [new_snapshot] aux experts qui ont été sollicités ou ont pris position
    [comment] au titulaire et à qui travaille avec lui ou, quand le titulaire a commenté, aux experts sollicités
    [comment_struck] au titulaire et à qui travaille avec lui ou, quand le titulaire a commenté, aux experts sollicités
    [decision_needed] aux responsables
    [approved] au titulaire, à qui travaille avec lui, aux experts et aux opérateurs
    [waiver] aux responsables
    [conflict_taken_back] aux responsables et aux opérateurs
    [assignment_declined] aux opérateurs
    [sent_back] aux experts qui ont été sollicités ou ont pris position, au titulaire et à qui travaille avec lui
    [track_changed] au titulaire, à qui travaille avec lui et aux experts sollicités
    [registered] au titulaire, à qui travaille avec lui et aux experts sollicités
    [gathered] à vous seul ; chacune de ces nouvelles est allée à d’autres dans un e‑mail à part
    [report] aux agents de liaison
    [reported] au titulaire, à qui travaille avec lui et aux opérateurs ; les agents de liaison reçoivent le rapport
    [directed] au titulaire, à qui travaille avec lui et aux experts sollicités
    [body_answered] au titulaire, à qui travaille avec lui et aux experts sollicités
    [recognition_asked] aux agents de liaison
    [recognition_answered] au titulaire et à qui travaille avec lui
    [completion_asked] au titulaire, à qui travaille avec lui et aux opérateurs
    [concurrence] aux experts sollicités
    [declined] au titulaire, à qui travaille avec lui, aux experts, au responsable et aux opérateurs
    [appeal] aux responsables, aux opérateurs, à qui travaille sur la demande et à ses experts ; au second degré aussi aux agents de liaison
    [appeal_decided] à la personne qui a fait appel, à qui travaille sur la demande et à ses experts
    [withdrawn] aux experts sollicités et aux opérateurs
    [lapse_warning] au titulaire et à qui travaille avec lui
    [lapsed] au titulaire et à qui travaille avec lui
    [goes_on] au titulaire, à qui travaille avec lui, aux experts et aux opérateurs
    [hold_waits] aux autres opérateurs : l’un d’eux la confirme ou l’abandonne
    [hold] au titulaire, à qui travaille avec lui et aux responsables
    [paper_struck] au titulaire et à qui travaille avec lui
    [contended] aux titulaires des deux et aux experts sollicités
    [room_note] aux titulaires de toutes les demandes du nom
    [contention_settled] aux titulaires de toutes les demandes du nom
    [duplicate] aux titulaires des deux, à qui travaille avec eux et aux experts des deux
    [duplicate_taken_back] aux titulaires des deux, à qui travaille avec eux et aux experts des deux
    [authority_asked] à chaque contact que nomme le texte enregistré
    [authority_answered] à la personne qui demande, à qui travaille avec elle et aux opérateurs
    [change_notice] à chaque contact que nomme le texte enregistré
    [heir_asked] à l’adresse du nouveau titulaire ; les contacts de l’espace de noms reçoivent un avis
    [accepted] au titulaire, à qui travaille avec lui et aux opérateurs
    [consent_asked] aux experts du registre
    [consented] aux opérateurs, au titulaire et à qui travaille avec lui
    [corrected] au titulaire et à qui travaille avec lui
    [status_notice] à la liste d’examen publique, au titulaire et à qui travaille avec lui
    [status_mark] à chaque contact que nomme le texte enregistré et à la liste d’examen publique
    [promise_asked] à vous seul
    [promise_silent] aux opérateurs
    [arrived] aux opérateurs ; la personne qui a envoyé la demande reçoit un accusé de réception
    [erasure_waits] aux opérateurs
    [unreachable] aux opérateurs
    [desk_handed] à l’opérateur qui a maintenant la demande, et à celui qui l’avait
    [publication_waits] aux autres opérateurs : l’un d’eux la confirme
    [published_alone] à chaque opérateur et administrateur
    [held_mail] aux opérateurs
    [address_fails] aux opérateurs
    [reminder] à toute personne qui a quelque chose à faire
    [overdue] à toute personne qui a quelque chose à faire
    [escalation] aux responsables, puis aux opérateurs, puis aux administrateurs
    [reminders] à vous seul ; chacun de ces rappels est allé à d’autres dans un e‑mail à part
   *[digest] à chaque expert et opérateur, avec ce qui l’attend
}
