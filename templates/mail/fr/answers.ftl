# E‑mails sur les e‑mails envoyés au registre.

# La partie d’un e‑mail reçu qui n’est pas publiée.
left-out = { $left ->
    [0] { "" }
    [one] Supprimé à la fin, comme citation ou signature : 1 ligne. La page la montre.
   *[other] Supprimé à la fin, comme citation ou signature : { $left } lignes. La page les montre.
}

email_waits =
    Votre e‑mail sera publié comme commentaire sur { $number } ({ $title }) dans { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }. Un commentaire publié est public de façon permanente. Pour le retirer, ouvrez le lien ci-dessus. Pour le publier maintenant :
    { $publish }

    { $reviewer ->
        [yes] Ceci est un commentaire, et non un avis. Pour rendre un avis, répondez avec Approve, No objection, Discuss: suivi de votre motif, ou Clear à la première ligne.
       *[no] { "" }
    }

    Texte du commentaire :

    { QUOTE($comment) }

    { left-out }
    .subject = votre commentaire sera publié dans { $minutes ->
            [one] 1 minute
           *[other] { $minutes } minutes
        }
    .act = Retirez le commentaire

confirm_answer =
    { $comment ->
        [yes] Votre e‑mail sur { $number } ({ $title }) n’est pas encore publié, car notre serveur de messagerie n’a pas pu vérifier que vous l’avez écrit. Ouvrez la page indiquée ci-dessus et confirmez l’e‑mail pour le publier comme votre commentaire. Un commentaire est public de façon permanente.
       *[no] Votre e‑mail n’est pas encore consigné comme réponse. Ouvrez la page indiquée ci-dessus et confirmez l’e‑mail pour répondre à la question sur { $number } ({ $title }). Une réponse confirmée est publique de façon permanente.
    }

    Si vous n’avez pas confirmé d’ici au { $until }, les opérateurs en sont avertis. Pour retirer votre e‑mail :
    { $withdraw }

    Le texte :

    { QUOTE($answer) }

    { left-out }
    .subject = { $comment ->
        [yes] confirmez votre commentaire d’ici au { $until }
       *[no] confirmez votre réponse d’ici au { $until }
    }
    .act = { $comment ->
        [yes] Confirmez votre commentaire
       *[no] Confirmez votre réponse
    }
    .decline = Si vous ne la confirmez pas, rien n’est publié.

not_published =
    { $decides ->
        [operators] Votre e‑mail sur { $number } ({ $title }) n’a pas été publié ; les opérateurs vont l’examiner. Le motif : { $reason }.
       *[you] Votre e‑mail sur { $number } ({ $title }) n’a pas été publié. Le motif : { $reason }.
    }

    { $decides ->
        [operators] Vous pouvez plutôt commenter sur la page de la demande.
        [position] Vous pouvez rendre un avis sur la page indiquée ci-dessus.
       *[you] Vous pouvez décider de la suite à lui donner sur la page indiquée ci-dessus.
    }

    Votre texte :

    { QUOTE($text) }
    .subject = votre e‑mail n’a pas été publié
    .act = Ouvrez la page de la demande

stopped =
    Comme vous l’avez demandé, vous ne suivez plus { $number } ({ $title }). Votre e‑mail n’a pas été publié.
    .subject = vous ne suivez plus cette demande
    .act = Lisez la demande
