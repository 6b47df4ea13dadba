# Quand quelqu’un est absent, et qui le remplace ; ses promesses et son activité.

away-title = Quand vous êtes absent
away-lede = Notez les jours, et désignez quelqu’un qui vous remplace pendant ce temps. Vous ne recevez pas de rappels pendant votre absence ; votre suppléant, si. Un suppléant n’a pas de nouveaux droits, sauf que celui qui remplace un responsable dirige.
away-noted = Absences notées
away-days = Du { $since } au { $until }
away-nobody = Personne ne vous remplace.
away-stands-in = { $name } vous remplace comme { $office }
away-invited = { $name } vous remplace comme { $office }, dès que l’invitation est acceptée
away-take-off-html = Retirer<span class="vh"> : { $name }, { $office }</span>
away-cancel-html = L’annuler<span class="vh"> : du { $since } au { $until }</span>
away-standing = Vous remplacez
away-standing-for = Pour { $name }, comme { $office }, du { $since } au { $until }
away-decline-html = Décliner<span class="vh"> : { $name }, { $office }</span>
away-now = Absents en ce moment
away-colleague = { $name }, jusqu’au { $until }
away-colleague-with = { $name }, jusqu’au { $until } ; remplacé par { $deputies }
away-f-from = Premier jour
away-f-from-hint = Sous la forme 2026-12-24
away-f-until = Dernier jour
away-f-until-hint = Sous la forme 2027-01-06
away-f-email = Son adresse e‑mail
away-choice-when = { $words }, du { $since } au { $until }
away-choice = { $name }, comme { $office }
away-name = Désigner un suppléant
away-name-do = Le désigner
away-name-about = La personne est avertie aussitôt et peut décliner. Ce que vous avez à faire apparaît aussi dans sa liste, et elle reçoit les rappels.
away-who = Qui vous remplace ?
away-invite = Inviter quelqu’un à vous remplacer sur une demande
away-invite-do = L’inviter
away-invite-about = La personne travaille sur la demande jusqu’à votre retour, puis la quitte.
away-as-what = À quel titre ?
away-note = Je serai absent
away-note-do = Le noter
away-note-about = Pour revenir plus tôt, indiquez de nouveau les jours : ils remplacent ceux qu’ils touchent.
promises-title = Ce qui est promis de vos espaces de noms
promises-lede = L’adresse de votre compte est celle d’un contact qui confirme, une fois par an, ce qui est promis d’un espace de noms (RFC 8141, 5.1). La même question arrive par e‑mail.
promises-none = Rien ne vous est demandé.
promises-confirmed = Vous l’avez confirmé le { $at }.
promises-read-html = Lisez <a href="{ $href }">l’enregistrement de { $nid }</a> : son contact, qui attribue les noms et comment, et qu’aucun nom n’est jamais donné à une autre ressource.
promises-holds-html = Cela vaut encore<span class="vh"> : { $nid }</span>
promises-changed-html = Quelque chose a changé ? <a href="/register">Demandez une nouvelle version</a>, ou écrivez aux opérateurs si vous n’êtes plus le contact.
activity-all = Ce qui a été fait sur les comptes, et ce qui a été refusé.
activity-own = Ce qui a été fait sur votre compte, et ce qui a été refusé. Si l’une de ces lignes vous est inconnue, choisissez un nouveau mot de passe et écrivez aux opérateurs.
activity-kept = Ce qui a été refusé est gardé { $days } jours.
activity-none = Rien pour le moment.
activity-refused = Refusé
activity-line = { $by } { $what }
activity-detail = { $words } : { $detail }
activity-place = { $browser }, depuis { $network }
activity-no-account = aucun compte
activity-kind = { $kind ->
    [wrong_password] Un mot de passe erroné a été saisi
    [not_confirmed] Un mot de passe erroné a été saisi par quelqu’un de connecté
    [wrong_code] Un code erroné a été saisi
    [kept_out] Après trop d’échecs, quelqu’un doit attendre
    [foreign_form] Un formulaire d’un autre site a été refusé
    [no_entry] Une page destinée à un autre rôle a été demandée
   *[unknown_token] Un programme est venu avec un jeton qui ne fonctionne pas
}
