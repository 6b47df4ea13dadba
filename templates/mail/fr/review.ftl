# E‑mails sur une demande en cours.

invitation =
    { $by } vous invite à collaborer à { $number }, une demande dans le registre des espaces de noms URN ({ $title }).

    L’invitation vaut jusqu’au { $until }. Pour l’accepter, connectez-vous ou créez un compte.
    .subject = vous êtes invité à y collaborer, jusqu’au { $until }
    .act = Acceptez l’invitation
    .decline = Si vous ne voulez pas participer, ne faites rien. L’invitation expire.

received = votre demande { $number } ({ $title }) est arrivée. Les opérateurs vérifient d’ici au { $until } qu’elle est complète, { $then-ours }. Sur la page du lien ci-dessus, vous pouvez suivre la demande et répondre aux questions.
    .subject = reçue
    .act = Suivez votre demande

question =
    { $by } a une question sur { $number } ({ $title }) :

    { $question-quote }

    Veuillez répondre ou soumettre une nouvelle révision. Sans réponse, la demande devient caduque le { $until }.
    .subject = répondez à une question d’ici au { $until }
    .act = Répondez à la question
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

opened =
    les opérateurs ont envoyé { $number } ({ $title }) à la liste d’examen publique et aux experts. Les commentaires sont bienvenus jusqu’au { $until }.

    Vous recevrez un e‑mail quand quelqu’un commente, pose une question ou décide. Jusque-là, vous n’avez rien à faire.
    .subject = en examen jusqu’au { $until }
    .act = Suivez l’examen

your_turn =
    une action vous est demandée sur { $number } ({ $title }) : { $asks-ours }{ $by-is ->
        [yes] { $by-ours }
       *[no] { $nothing }
    }.
    .subject = { $asks-ours }{ $by-is ->
            [yes] { $by-ours }
           *[no] {""}
        }
    .act = Effectuez la tâche
    .decline = Si vous ne pouvez pas le faire, dites-le sur la page de la demande, ou écrivez aux opérateurs.

discuss =
    { $by } a rendu l’avis « à discuter » sur { $number } ({ $title }) :

    { $comment-quote }

    Veuillez répondre ou soumettre une nouvelle révision d’ici au { $until }. Aucune décision n’est prise tant que cet avis est ouvert.
    .subject = { $by } a rendu l’avis « à discuter », répondez d’ici au { $until }
    .act = Répondez ou soumettez une nouvelle révision
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

comment =
    { $position-is ->
        [yes] { $by } a rendu un avis sur { $number } ({ $title }) :
       *[no] { $by } a commenté { $number } ({ $title }) :
    }

    { $comment-quote }
    .subject =
        { $position-is ->
            [yes] { $position } de { $by }
           *[no] un commentaire de { $by }
        }
    .act = Lisez la discussion

comment_struck =
    { $by } a rétracté l’un de ses commentaires sur { $number } ({ $title }). Le motif :

    { $reason-quote }

    Le commentaire reste lisible et est marqué comme rétracté.
    .subject = commentaire de { $by } rétracté
    .act = Lisez la discussion

new_snapshot =
    le titulaire de { $number } ({ $title }) a soumis la révision { $snapshot }. Son résumé des modifications :

    { $note-quote }

    Les avis favorables à une révision antérieure sont dépassés, sauf si seules les coordonnées ont changé. Un avis « à discuter » reste : si la nouvelle révision répond au vôtre, rendez un autre avis pour le lever.

    { $changes-is ->
        [yes] Modifications :
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Comparer les deux révisions :
            { $compare }
       *[no] { $nothing }
    }
    .subject = révision { $snapshot } soumise
    .act = Lisez la nouvelle révision

approved =
    les experts désignés ont approuvé { $number } ({ $title }) :

    { $reasons-quote }

    Les opérateurs enregistrent l’espace de noms d’ici au { $until }.
    .subject = approuvée
    .act = Lisez la décision

sent_back =
    les opérateurs ont renvoyé { $number } ({ $title }) à l’examen à cause d’un défaut :

    { $defect-quote }

    Il faut une nouvelle décision des experts, ou une nouvelle révision du titulaire.
    .subject = renvoyée à l’examen
    .act = Réexaminez la demande
    .decline = Si vous ne pouvez pas la réexaminer, dites-le sur la même page.

registered =
    urn:{ $nid } est enregistré, version { $version } ({ $number }). Le lien ci-dessus est son lien permanent.

    Pour modifier l’enregistrement plus tard, ouvrez cette page et proposez une nouvelle version.
    .subject = enregistré, version { $version }
    .act = Lisez l’enregistrement

followed =
    il y a de l’activité sur { $number } ({ $title }), une demande que vous suivez :

    { $words-kept }

    Les textes complets se trouvent sur la page de la demande.
    .subject = du nouveau sur une demande que vous suivez
    .act = Lisez la demande

gathered =
    voici ce qui est nouveau sur { $number } ({ $title }).

    { $words-kept }
    .subject = { $what-ours }
    .act = Lisez la demande

answered =
    le titulaire de { $number } ({ $title }) a répondu{ $with-is ->
        [yes] { $with-ours }
       *[no] { $nothing }
    } :

    { $answer-quote }

    { $with-is ->
        [yes] Le texte a changé. Les avis favorables à une révision antérieure sont dépassés, sauf si seules les coordonnées ont changé. Un avis « à discuter » reste, jusqu’à ce que l’expert le lève ou que le responsable y réponde.
       *[no] Le texte n’a pas changé.
    }

    { $changes-is ->
        [yes] Modifications :
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Comparer les deux révisions :
            { $compare }
       *[no] { $nothing }
    }
    .subject = réponse donnée{ $with-is ->
            [yes] { $with-ours }
           *[no] {""}
        }
    .act = Lisez la réponse

track_changed =
    la procédure de { $number } ({ $title }) a changé : { $track-ours }. Le motif :

    { $reason-quote }
    .subject = procédure changée
    .act = Lisez la demande

reminder = au sujet de { $number } ({ $title }) : échéance le { $due }, { $what-ours }.
    .subject = échéance le { $due }, { $what-ours }
    .act = Faites-le

reminders =
    vous avez des tâches dues ou en retard.

    { $words-kept }
    .subject = { $what-ours }
    .act = Voyez toutes vos tâches
