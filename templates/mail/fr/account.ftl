# E‑mails sur un compte.

verify =
    quelqu’un a indiqué cette adresse pour créer un compte dans le registre des espaces de noms URN. Si c’était vous, ouvrez le lien ci-dessus pour choisir un mot de passe et vous connecter. Le lien ne sert qu’une fois, pendant 7 jours.

    Si ce n’était pas vous, ignorez cet e‑mail : sans ce lien, le compte ne peut pas être utilisé.
    .subject = Confirmez votre adresse e‑mail
    .act = Choisissez un mot de passe et terminez la création du compte

account_exists =
    quelqu’un a essayé de créer un compte avec cette adresse e‑mail. Vous avez déjà un compte.

    Si ce n’était pas vous, vous n’avez rien à faire.
    .subject = Vous avez déjà un compte
    .act = Connectez-vous ou réinitialisez votre mot de passe

reset = ce lien vous permet de choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant 2 heures. Votre ancien mot de passe reste valable jusque-là.
    .subject = Choisissez un nouveau mot de passe
    .act = Choisissez un nouveau mot de passe

elsewhere =
    quelqu’un s’est connecté par { $provider } et a indiqué ici cette adresse. Si c’était vous, ouvrez le lien ci-dessus dans le même navigateur : le compte qui a cette adresse s’ouvre alors aussi par cette connexion, et s’il n’y en a pas, un compte est créé. Le lien ne sert qu’une fois, pendant { $hours } heures.

    Si ce n’était pas vous, ne faites rien. La personne qui a indiqué l’adresse ne peut pas utiliser le lien.
    .subject = Poursuivez votre connexion par { $provider }
    .act = Poursuivez dans le navigateur où vous avez commencé

security =
    { $what-ours }

    Si ce n’était pas vous, écrivez tout de suite aux opérateurs.
    .subject = Votre compte a été modifié
    .act = Consultez votre compte

address_new = { $name } veut utiliser cette adresse pour un compte ici. Si c’est vous, confirmez-le par le lien ci-dessus d’ici au { $until }. Si vous ne l’avez pas demandé, ignorez cet e‑mail : sans votre confirmation, l’adresse n’est pas utilisée.
    .subject = Confirmez votre nouvelle adresse d’ici au { $until }
    .act = Confirmez que cette adresse est à vous

address_leaves =
    l’adresse de votre compte a été changée : c’est maintenant { $address }. La nouvelle adresse a confirmé le changement, et les e‑mails y sont envoyés désormais. Toutes les sessions de votre compte ont pris fin.

    Si vous l’avez demandé, vous n’avez rien à faire.

    Sinon, annulez le changement par le lien ci-dessus d’ici au { $until }. Votre compte retrouve alors cette adresse, toutes ses sessions et tous ses jetons prennent fin, et vous recevez un lien pour choisir un nouveau mot de passe.
    .subject = Votre adresse e‑mail a été changée ; vous pouvez l’annuler jusqu’au { $until }
    .act = Annulez le changement si vous ne l’avez pas demandé

address_in_use = quelqu’un a indiqué ici votre adresse pour un autre compte. Vous avez un compte avec elle ; elle ne peut donc pas servir à un second, et rien n’a été changé. Si c’était vous, connectez-vous au compte que vous avez.
    .subject = Votre adresse a été indiquée pour un autre compte
    .act = Connectez-vous, si vous voulez vérifier

erasure_confirm =
    quelqu’un a demandé à ce registre d’effacer ce qu’il détient à son sujet, et a indiqué cette adresse. Si c’était vous, confirmez-le par le lien ci-dessus d’ici au { $until } : la demande attend alors les opérateurs, qui répondent sous un mois.

    Si ce n’était pas vous, ne faites rien. La demande est alors supprimée, et personne ici ne la lit.
    .subject = Confirmez votre demande d’effacement d’ici au { $until }
    .act = Confirmez que vous l’avez demandé

draft_deleted = { $by } a supprimé le brouillon { $draft }, auquel vous avez travaillé. Il n’a jamais été soumis ; son texte, son équipe et ses liens ont disparu, et personne ne peut les rétablir.
    .subject = Le brouillon { $draft } a été supprimé
    .act = Voyez vos autres brouillons

new_device =
    quelqu’un s’est connecté à votre compte depuis un navigateur qui n’avait pas encore servi pour lui : { $device }, { $at }.

    Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, ce qui met fin à toutes les sessions et à tous les jetons, et consultez votre compte.
    .subject = Un nouveau navigateur s’est connecté à votre compte
    .act = Consultez votre compte

email_waits =
    votre e‑mail devient un commentaire sur { $number } ({ $title }) dans { $minutes } minutes. Tout le monde pourra alors le lire, pour toujours. Le lien ci-dessus le retient : ouvrez la page et appuyez sur le bouton. Pour le publier maintenant :
    { $publish }

    Voici comment il se lira :

    { $comment-quote }

    { $left-is ->
        [yes] { $left-ours }
       *[no] { $nothing }
    }
    .subject = votre commentaire est publié dans { $minutes } minutes
    .act = Retenez-le

confirm_answer =
    votre e‑mail n’est pas encore une réponse : confirmez-le, et il répond à la question sur { $number } ({ $title }). Tout le monde pourra alors le lire, pour toujours. Ouvrez la page ci-dessus et appuyez sur le bouton.

    Sans cela, rien n’est publié, et après le { $until } les opérateurs en sont avertis. Pour le retirer :
    { $withdraw }

    Voici comment il se lira :

    { $answer-quote }

    { $left-is ->
        [yes] { $left-ours }
       *[no] { $nothing }
    }
    .subject = confirmez votre réponse d’ici au { $until }
    .act = Confirmez votre réponse
    .decline = Si vous ne le confirmez pas, il n’est pas publié. Vous pouvez aussi le retirer tout de suite, par le second lien ci-dessus.

stopped =
    vous nous avez demandé d’arrêter ; les e‑mails sur { $number } ({ $title }) qui ne font qu’informer ne viennent donc plus. Rien de votre e‑mail n’est publié. Ce qui vous demande quelque chose, comme une question, vient toujours.

    Par le lien ci-dessus, vous les laissez revenir ou vous choisissez.
    .subject = ses e‑mails sont arrêtés
    .act = Choisissez quels e‑mails vous recevez

erasure_answered =
    { $what-ours }

    { $words-is ->
        [yes] { $words }
       *[no] { $nothing }
    }
    .subject = Votre demande d’effacement a reçu une réponse
    .act = Lisez ce que vous pouvez faire

not_published =
    { $decides ->
        [operators] votre e‑mail sur { $number } ({ $title }) n’est pas publié ; les opérateurs l’ont. La raison : { $why-ours }.
       *[you] votre e‑mail sur { $number } ({ $title }) n’est pas publié. La raison : { $why-ours }.
    }

    { $decides ->
        [operators] Vous pouvez écrire sur la page de la demande à la place.
       *[you] Vous décidez sur la page derrière le lien ci-dessus.
    }
    .subject = votre e‑mail n’est pas publié
    .act = Écrivez-le sur la page de la demande
