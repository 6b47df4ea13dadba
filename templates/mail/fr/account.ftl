# E‑mails sur les comptes et les données personnelles.

verify =
    Quelqu’un a indiqué cette adresse pour créer un compte dans le registre des espaces de noms URN. Si c’était vous, ouvrez le lien ci-dessus pour choisir un mot de passe et vous connecter. Le lien ne fonctionne qu’une fois, dans les 7 jours.

    Si ce n’était pas vous, ignorez cet e‑mail. Le compte ne peut pas être utilisé tant que ce lien n’a pas été ouvert.
    .subject = Confirmez votre adresse e‑mail
    .act = Choisissez un mot de passe et terminez la création du compte

account_exists =
    Quelqu’un a essayé de créer un compte avec cette adresse e‑mail. Vous avez déjà un compte.

    Si ce n’était pas vous, vous n’avez rien à faire.
    .subject = Vous avez déjà un compte
    .act = Connectez-vous ou réinitialisez votre mot de passe

reset = Ce lien vous permet de choisir un nouveau mot de passe. Il ne fonctionne qu’une fois, dans les 24 heures. Votre mot de passe actuel reste valable jusqu’à ce que vous en choisissiez un nouveau. Si vous ne l’avez pas demandé, ignorez cet e‑mail.
    .subject = Choisissez un nouveau mot de passe
    .act = Choisissez un nouveau mot de passe

oidc_join =
    Quelqu’un s’est connecté auprès de { $provider } et a indiqué cette adresse. Si c’était vous, ouvrez le lien ci-dessus dans le même navigateur. La connexion sera alors liée au compte qui a cette adresse ; s’il n’y en a pas, un compte sera créé. Le lien ne fonctionne qu’une fois, dans un délai de { $hours } heures.

    Si ce n’était pas vous, ignorez cet e‑mail. Le lien ne fonctionne pas dans un autre navigateur.
    .subject = Poursuivez votre connexion par { $provider }
    .act = Poursuivez dans le même navigateur

security =
    { $what }

    Si ce n’était pas vous, contactez immédiatement les opérateurs.
    .subject = Votre compte a été modifié
    .act = Vérifiez votre compte

address_new = Quelqu’un veut utiliser cette adresse pour un compte dans ce registre. Si c’est vous, confirmez-le à l’aide du lien ci-dessus d’ici au { $until }. Si vous ne l’avez pas demandé, ignorez cet e‑mail. Sans votre confirmation, l’adresse ne sera pas utilisée.
    .subject = Confirmez votre nouvelle adresse d’ici au { $until }
    .act = Confirmez que cette adresse est à vous

address_leaves =
    L’adresse de votre compte est maintenant { $address }. Le changement a été confirmé depuis la nouvelle adresse, et les e‑mails y seront désormais envoyés. Toutes les sessions de votre compte ont pris fin.

    Si vous l’avez demandé, vous n’avez rien à faire.

    Si vous ne l’avez pas demandé, annulez le changement à l’aide du lien ci-dessus d’ici au { $until }. Votre compte retrouvera cette adresse, toutes les sessions prendront fin, tous les jetons seront révoqués, et vous recevrez un lien pour choisir un nouveau mot de passe.
    .subject = Votre adresse e‑mail a été changée ; vous pouvez annuler ce changement jusqu’au { $until }
    .act = Annulez le changement si vous ne l’avez pas demandé

address_in_use = Quelqu’un a indiqué votre adresse pour un autre compte dans ce registre. Vous avez déjà un compte avec cette adresse ; elle ne peut donc pas servir à un second. Rien n’a été changé. Si vous l’avez demandé, connectez-vous à votre compte existant ; sinon, ignorez cet e‑mail.
    .subject = Votre adresse a été indiquée pour un autre compte
    .act = Connectez-vous à votre compte

draft_deleted = { $by } a supprimé le brouillon { $draft }, auquel vous collaboriez. Ce brouillon n’a jamais été soumis. Son texte, la liste de ses collaborateurs et ses liens ont été supprimés définitivement.
    .subject = Le brouillon { $draft } a été supprimé
    .act = Consultez vos autres brouillons

new_device =
    Une nouvelle connexion à votre compte a eu lieu depuis un navigateur qui n’avait pas encore été utilisé pour ce compte : { $device }, { $at }.

    Si c’était vous, vous n’avez rien à faire. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ce qui met fin à toutes les sessions et à tous les jetons, et vérifiez votre compte.
    .subject = Nouvelle connexion à votre compte
    .act = Vérifiez votre compte

failed_sign_ins =
    Quelqu’un a essayé { $count } fois en un jour de se connecter à votre compte avec un mot de passe erroné. Aucune de ces tentatives n’a réussi.

    Si ce n’était pas vous, vérifiez que votre mot de passe n’est utilisé nulle part ailleurs, et configurez un second facteur.
    .subject = De nombreuses connexions échouées à votre compte
    .act = Vérifiez votre compte
