# Jusqu’à quand quelqu’un est absent ; ses promesses et son activité.

away-title = Absence
away-lede = Pendant votre absence, aucune demande ne vous est attribuée et vous ne recevez pas de rappels. Les listes des experts et des opérateurs montrent la date à côté de votre nom. Ce que vous avez déjà reste chez vous jusqu’à ce qu’un responsable ou un opérateur l’attribue à quelqu’un d’autre.
away-until = Vous êtes absent jusqu’au { $until }.
away-end = Mettre fin à l’absence
away-set = Indiquer une absence
away-set-do = Enregistrer
away-f-until = Dernier jour
away-f-until-hint = Par exemple 2027-01-06
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
