# La page d’une demande.
request-question = Question qui vous est posée
request-work = Modifier le texte
request-decision-page = Décision complète avec avis et discussion
request-draft-private = Seuls vous et vos collaborateurs voyez cette page.
request-so-far = Écoulé : { $time }
request-in-all = Durée totale : { $time }
request-registered-version = Version enregistrée
request-next-html = Demande suivante : <a href="{ $href }">{ $what }</a>
request-comment = Commentaire
request-send-comment = Publier le commentaire
request-report = Rapport des experts
request-rules = Syntaxe lisible par machine
request-note = Résumé des modifications par le titulaire :
request-your-draft = Votre brouillon
request-revision-digest-html = SHA-256 des octets du <a href="/requests/{ $number }/revisions/{ $text }.txt">texte soumis</a> (UTF-8) : <code>{ $fingerprint }</code>
request-file-html = Cette demande en un seul fichier : <a href="/requests/{ $number }.json">JSON</a>
request-history-newest = Dernier événement
request-history-none-html = Aucun événement ne correspond à « { $text } ». <a href="{ $href }">Tout afficher</a>
request-delete-about = Ce brouillon n’a jamais été soumis. Sa suppression efface définitivement tout ce que vous avez écrit.
request-withdraw = Retirer
request-take-part = Participer
request-list = Commentez sur la liste d’examen publique : { $list }.
request-follow-start = Suivre par e‑mail
request-follows = Vous suivez cette demande et recevez un e‑mail à chaque nouvelle activité.
request-follow-anyway = Vous participez à cette demande et recevez des e‑mails à son sujet.
request-follow-sign-in-html = <a href="/sign-in?next=/requests/{ $number }">Connectez-vous</a> pour suivre cette demande par e‑mail.
unfollow-title = Ne plus suivre une demande
unfollow-lede = { $email } reçoit un e‑mail quand il y a du nouveau sur { $number } ({ $title }).
unfollow-done = { $email } ne suit plus { $number } ({ $title }) et ne reçoit plus d’e‑mails à ce sujet.
unfollow-request = Ouvrir { $number }
request-condition = { $condition ->
    [name_conflict] Conflit de noms
    [escalated] Transmise à l’échelon supérieur
    [under_appeal] En appel
   *[on_hold] Suspendue
}
request-earlier-rivals = { $others } a demandé urn:{ $nid } plus tôt et se poursuit. Cette demande ne peut être ni approuvée ni enregistrée tant que celle-là est ouverte. Elle peut se poursuivre avec un autre identifiant.
request-later-rivals = urn:{ $nid } est aussi demandé dans { $others }. La présente demande est la première et se poursuit.
request-waits-position = { $expert } maintient l’avis « à discuter » sur la révision { $text } : des modifications sont
    nécessaires avant l’approbation
request-waits-threads = { $count ->
    [one] Un fil demande une réponse ou une nouvelle révision
   *[other] { $count } fils demandent une réponse ou une nouvelle révision
}
request-sent-answer = Votre réponse a été envoyée par e‑mail à la personne qui a posé la question et à celles qui agissent ensuite. Elle est publique, sous « Questions et réponses ».
request-sent-revision = Votre nouvelle révision a été envoyée par e‑mail à toutes les personnes qui traitent cette demande. Elle est publique.
request-sent-comment = Votre commentaire est public. Les personnes concernées reçoivent un e‑mail.
request-sent-list = Votre réponse est publique. Elle est envoyée par e‑mail à la liste d’examen.
request-sent-discussion = Les experts discutent la demande jusqu’au { $day }.
request-sent-operators = Les opérateurs agissent d’ici au { $day }.
request-next-correction = Les opérateurs examinent la correction et la publient, en général sous deux jours ouvrés.
request-next-corrected = C’est fait. La version corrigée et l’ancienne ont des liens permanents.
request-next-draft = Le brouillon est privé. Soumettez-le quand il est prêt.
request-next-intake = Les opérateurs vérifient que la demande est complète et commencent l’examen par les experts, en général sous
    deux jours ouvrés.
request-next-advice = La liste d’examen et les experts donnent leur avis. L’organisme de normalisation décide quand la demande est prête
    et en demande l’achèvement (RFC 8141, 6.3).
request-next-asked-back = { $reader ->
    [registrant] Les experts attendent votre réponse, dans un fil ci-dessous ou à un avis « à discuter ». Répondez-y ou soumettez une nouvelle révision. L’examen se poursuit entre-temps.
   *[other] Les experts attendent une réponse, dans un fil ci-dessous ou à un avis « à discuter ». Le titulaire y répond ou soumet une nouvelle révision. L’examen se poursuit entre-temps.
}
request-next-asked-back-late = { request-next-asked-back } { $count ->
        [one] L’avis d’un expert désigné est aussi en retard.
       *[other] Les avis de { $count } experts désignés sont aussi en retard.
    }
request-next-standards = Les experts commentent et rendent leurs avis. Puis leur responsable fait rapport à l’organisme de
    normalisation, qui décide (RFC 8141, 6.2).
request-next-review = Les experts commentent et rendent leurs avis. Puis leur responsable décide. Chacun peut commenter sur la
    liste d’examen.
request-next-answer = En attente d’une réponse ou d’une nouvelle révision du titulaire.{ $until ->
    [none] {""}
   *[other] {" "}Sans réponse, la demande devient caduque le { $until }.
}
request-next-body = L’organisme de normalisation a le rapport. L’espace de noms est enregistré dès que l’instruction de
    l’organisme et une copie du rapport sont consignées (RFC 8141, 6.2).
request-next-hold = La demande est suspendue. Les opérateurs décident quand la suspension prend fin. Jusque-là, il n’y a aucune échéance.
request-next-ready = Les opérateurs enregistrent l’espace de noms, en général sous deux jours ouvrés.
request-next-status = C’est fait. L’espace de noms a son nouveau statut. Les URN existants restent valables.
request-next-registered = C’est fait. La version a un lien permanent.
request-next-declined = { $reader ->
    [registrant] Vous pouvez présenter une nouvelle demande.
   *[other] Le titulaire peut présenter une nouvelle demande.
}
request-may-appeal = Toute personne concernée peut faire appel auprès de l’IESG jusqu’au { $until }.
request-appeal-outcome = { $granted ->
    [yes] L’IESG a accueilli l’appel le { $date }
   *[no] L’IESG a rejeté l’appel le { $date }
} : { $reasons }
request-next-withdrawn = Le titulaire a retiré la demande et peut la rouvrir dans les 12 mois.
request-next-lapsed = La demande est restée trop longtemps sans réponse. Le titulaire peut la rouvrir dans les 12 mois.
request-next-duplicate = Close comme doublon d’une autre demande.
request-next-obsolete = Close par les opérateurs, car elle n’est plus nécessaire.
request-contacts-unknown = Le demandeur n’est pas connu pour cet espace de noms. Les contacts de la version actuelle ont été interrogés sur la modification{ $until }.
request-contacts-registrant = Le texte nomme un autre titulaire. Les contacts de la version actuelle ont été interrogés sur la modification{ $until }.
request-contacts-until = {" "}et peuvent répondre jusqu’au { $day }, avant que la modification puisse être publiée sans eux
request-contacts-objected = Un contact de la version actuelle s’est opposé le { $day }. La modification n’est pas publiée avant qu’on ait répondu à l’opposition.
request-fact-decided-by = Décidé par
request-fact-not-named = pas encore indiqué
request-fact-from = Base
request-fact-source = Dépôt de sources, selon le demandeur
request-fact-at-commit = au commit { $commit }
request-fact-duplicate = Doublon de
request-fact-rival = Aussi demandé dans
request-rename = Choisir un autre identifiant
request-rename-about = Votre demande se poursuit avec un autre identifiant. Une autre demande garde l’identifiant actuel.
request-rename-button = Utiliser cet identifiant
request-f-wish = Identifiant d’espace de noms (Namespace ID)
request-appeal = Faire appel
request-appeal-about = Toute personne concernée peut faire appel auprès de l’IESG. Votre appel sera public. Soumettez-le au plus tard le { $until }.
request-appeal-button = Soumettre l’appel
request-f-grounds = Motifs de l’appel
request-reopen = Rouvrir la demande
request-reopen-about = La demande se poursuit avec son numéro, sa discussion et ses avis. Si l’identifiant a été demandé entre-temps par d’autres, leurs demandes passent avant. Vous pouvez la rouvrir jusqu’au { $until }.
request-reopen-button = Rouvrir
request-decline-proposed = Le responsable des experts propose de refuser cette demande. Elle est refusée si un second expert est d’accord. Les motifs figurent dans l’historique.
request-private = Cette demande est privée : seuls le demandeur, les opérateurs, les experts et les contacts de la version actuelle peuvent la lire, jusqu’à ce qu’un contact l’accepte ou que l’examen commence.
request-direction = Instruction de l’organisme de normalisation
request-direction-about = Vous agissez pour l’organisme de normalisation. L’espace de noms peut être enregistré dès que l’instruction de l’organisme ({ $body }) et sa copie du rapport des experts sont consignées. Les deux sont publiques (RFC 8141, 6.2). Les opérateurs les vérifient.
request-direction-button = Consigner l’instruction
request-f-direction = Instruction, avec l’expéditeur et la date
request-f-report-copy = Copie du rapport des experts, telle que vous l’avez reçue
request-leave-fast-track = Quitter la procédure accélérée
request-leave-fast-track-about = La procédure accélérée dépend du choix de { $body }, que vous représentez (RFC 8141, 6.3). Dans une autre procédure,
    une objection (« Discuss ») d’un expert peut bloquer la demande.
request-leave-fast-track-button = Changer de procédure
request-f-other-procedure = Nouvelle procédure
request-f-procedure-reason = Motif (public)
request-complete = Achèvement
request-complete-about = Vous agissez pour { $body }. Les conseils des experts figurent ci-dessous. L’organisme décide seul
    lesquels suivre et quand la demande est prête (RFC 8141, 6.3).
request-complete-button = Demander l’enregistrement
team-title = Collaborateurs de { $number }
team-people = Collaborateurs
team-owner = { $name } (propriétaire)
team-leave = Quitter
team-remove-html = Retirer<span
    class="vh"> { $name }</span>
team-invited = { $email }, invitation envoyée
team-uninvite-html = Retirer l’invitation<span class="vh"> de
    { $email }</span>
team-invite-title = Inviter un collaborateur
team-invite-about = Les collaborateurs peuvent modifier le texte, répondre et soumettre des révisions. Vous seul pouvez inviter et
    retirer des collaborateurs. Qui collabore au texte ne peut pas l’examiner ensuite.
team-invite = Inviter
team-f-email-hint = L’invitation est envoyée par e‑mail et vaut 14 jours
team-join-title = Collaborer à { $number }
team-join-lede = Vous êtes invité à collaborer à cette demande : { $title }.
team-join-about = Vous pourrez voir et modifier le brouillon, et vous recevrez les e‑mails à son sujet. Vous pouvez partir à tout
    moment.
team-join = Accepter l’invitation
