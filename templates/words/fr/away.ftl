# Jusqu’à quand quelqu’un est absent ; son activité.

away-title = Absence
away-lede = Pendant votre absence, aucune demande ne vous est attribuée et vous ne recevez pas de rappels. Les listes des experts
    et des opérateurs montrent la date à côté de votre nom. Ce que vous avez déjà vous reste attribué jusqu’à ce qu’un responsable
    ou un opérateur le réattribue.
away-until = Vous êtes absent jusqu’au { $until }.
away-end = Mettre fin à l’absence
away-set = Indiquer une absence
away-set-do = Enregistrer
away-f-until = Dernier jour
away-f-until-hint = Par exemple 2027-01-06
activity-own = Actions sur votre compte et tentatives refusées. Si une entrée vous est inconnue, choisissez un nouveau mot de
    passe et écrivez aux opérateurs.
activity-kept = Les tentatives refusées sont conservées { $days } jours.
activity-none = Aucune activité pour le moment.
activity-refused = Refusé
activity-line = { $by } { $what }
activity-detail = { $words } : { $detail }
activity-place = { $browser }, depuis { $network }
activity-kind = { $kind ->
    [wrong_password] Mot de passe erroné
    [not_confirmed] Mot de passe erroné d’une personne connectée
    [wrong_code] Code erroné
    [kept_out] Blocage temporaire après trop d’échecs
    [foreign_form] Formulaire d’un autre site refusé
    [no_entry] Accès à une page destinée à un autre rôle
   *[unknown_token] Programme avec un jeton non valable
}
