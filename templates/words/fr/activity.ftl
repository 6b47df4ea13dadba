# L’activité de l’utilisateur.

activity-own = Actions sur votre compte et tentatives refusées. Si une entrée vous est inconnue, choisissez un nouveau mot de
    passe et écrivez aux opérateurs.
activity-kept = Les tentatives refusées sont conservées { $days } jours.
activity-none = Aucune activité pour le moment.
activity-refused = Refusé
activity-line = { $by } { $what }
activity-detail = { $text } : { $detail }
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
