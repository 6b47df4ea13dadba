# E‑mails sur les e‑mails envoyés au registre.

# La partie d’un e‑mail reçu qui n’est pas publiée.
left-out = { $left ->
    [0] { "" }
    [one] Supprimé à la fin, comme citation ou signature : 1 ligne. La page la montre.
   *[other] Supprimé à la fin, comme citation ou signature : { $left } lignes. La page les montre.
}

email_waits =
    votre e‑mail sera publié comme commentaire sur { $number } ({ $title }) dans { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }. Un commentaire publié est public de façon permanente. Pour le retirer, ouvrez le lien ci-dessus. Pour le publier maintenant :
    { $publish }

    { $reviewer ->
        [yes] Ceci est un commentaire, et non un avis. Pour rendre un avis, répondez avec Approve, No objection, Discuss: suivi de votre motif, ou Clear à la première ligne.
       *[no] { "" }
    }

    Le texte sera :

    { QUOTE($comment) }

    { left-out }
    .subject = votre commentaire sera publié dans { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }
    .act = Retirez l’e‑mail

confirm_answer =
    votre e‑mail n’est pas encore consigné comme réponse. Ouvrez le lien ci-dessus et confirmez l’e‑mail pour répondre à la question sur { $number } ({ $title }). Une réponse confirmée est publique de façon permanente.

    Avant votre confirmation, il ne compte pas comme réponse. Si vous n’avez pas confirmé d’ici au { $until }, les opérateurs en sont avertis. Pour retirer votre e‑mail :
    { $withdraw }

    Le texte sera :

    { QUOTE($answer) }

    { left-out }
    .subject = confirmez votre réponse d’ici au { $until }
    .act = Confirmez votre réponse
    .decline = Si vous ne le confirmez pas, il n’est pas publié. Vous pouvez aussi le retirer tout de suite, par le second lien ci-dessus.

confirm_position =
    votre avis sur { $number } ({ $title }) n’est pas encore consigné : { $position ->
        [approve] Approve (favorable)
        [no_objection] No objection (sans objection)
        [discuss] Discuss (à discuter)
       *[comment] un commentaire sans avis
    }, sur la révision { $snapshot }. Ouvrez la page indiquée ci-dessus et utilisez le bouton pour le rendre. Un avis rendu est public de façon permanente.

    Rien n’est consigné avant votre confirmation. Si vous ne confirmez pas d’ici au { $until }, les opérateurs en seront avertis. Pour retirer votre e‑mail :
    { $withdraw }

    { HAS($reasons) ->
        [yes] Vos motifs :
       *[no] { "" }
    }

    { QUOTE($reasons) }

    { left-out }
    .subject = confirmez votre avis d’ici au { $until }
    .act = Confirmez votre avis
    .decline = Si vous ne le confirmez pas, rien n’est consigné.

not_published =
    { $decides ->
        [operators] votre e‑mail sur { $number } ({ $title }) n’a pas été publié ; les opérateurs vont l’examiner. Le motif : { $why }.
       *[you] votre e‑mail sur { $number } ({ $title }) n’a pas été publié. Le motif : { $why }.
    }

    { $decides ->
        [operators] Vous pouvez commenter sur la page de la demande à la place.
        [position] Vous pouvez rendre un avis sur la page indiquée ci-dessus.
       *[you] Vous pouvez décider de la suite sur la page du lien ci-dessus.
    }
    .subject = votre e‑mail n’a pas été publié
    .act = Ouvrez la page de la demande

stopped =
    comme vous l’avez demandé, vous ne recevrez plus les e‑mails d’information sur { $number } ({ $title }). Votre e‑mail n’a pas été publié. Les e‑mails qui vous demandent une action, comme une question, sont toujours envoyés.

    Pour recevoir de nouveau ces e‑mails ou choisir lesquels, ouvrez le lien ci-dessus.
    .subject = e‑mails d’information arrêtés
    .act = Choisissez quels e‑mails vous recevez
