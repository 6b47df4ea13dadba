# E‑mails sur une demande en cours.

invitation =
    { $by } vous invite à travailler sur { $number } ({ $title }), une demande dans le registre des espaces de noms URN.

    Le lien vaut jusqu’au { $until }. Il vous demande de vous connecter ou de créer un compte.
    .subject = vous êtes invité à y travailler, jusqu’au { $until }
    .act = Participez
    .decline = Si vous ne voulez pas participer, ne faites rien : l’invitation prend fin d’elle-même.

received = votre demande { $number } ({ $title }) est arrivée. Les opérateurs la vérifient d’ici au { $until }, { $then-ours }. Par le lien, vous la suivez et vous répondez.
    .subject = reçue
    .act = Suivez votre demande

question =
    { $by } demande au sujet de { $number } ({ $title }) :

    { $question-quote }

    C’est à vous d’agir : répondez, ou envoyez un nouveau texte. Sans réponse, la demande devient caduque le { $until } ; jusque-là, rien n’est perdu.
    .subject = répondez à une question d’ici au { $until }
    .act = Répondez à la question
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

opened =
    les opérateurs ont envoyé { $number } ({ $title }) à la liste d’examen publique et aux experts. La discussion dure jusqu’au { $until }.

    Nous vous écrivons quand quelqu’un commente, pose une question ou décide. Jusque-là, rien ne vous est demandé.
    .subject = en examen jusqu’au { $until }
    .act = Suivez l’examen

your_turn =
    c’est à vous d’agir sur { $number } ({ $title }) : { $asks-ours }{ $by-is ->
        [yes] { $by-ours }
       *[no] { $nothing }
    }.
    .subject = { $asks-ours }{ $by-is ->
            [yes] { $by-ours }
           *[no] {""}
        }
    .act = Faites ce qui vous est demandé
    .decline = Si vous ne pouvez pas le faire, dites-le sur la page de la demande, ou écrivez aux opérateurs.

discuss =
    { $by } veut discuter de { $number } ({ $title }) avant que la demande n’avance :

    { $comment-quote }

    C’est à vous d’agir : répondez, ou envoyez un nouveau texte, d’ici au { $until }. La demande vous attend jusque-là ; personne ne décide tant que ceci est ouvert.
    .subject = { $by } veut en discuter, répondez d’ici au { $until }
    .act = Répondez, ou envoyez un nouveau texte
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

comment =
    { $by } a commenté { $number } ({ $title }) :

    { $comment-quote }
    .subject = un commentaire de { $by }
    .act = Lisez la discussion

comment_struck =
    { $by } a barré l’un de ses commentaires sur { $number } ({ $title }). La raison :

    { $reason-quote }

    Le commentaire reste lisible.
    .subject = un commentaire de { $by } est barré
    .act = Lisez la discussion

new_snapshot =
    le titulaire de { $number } ({ $title }) a envoyé le texte { $snapshot }. Ce qui a changé, selon ses mots :

    { $note-quote }

    Une position en faveur d’un texte antérieur est dépassée, sauf si seul le contact a changé. Si votre position est « à discuter », elle vaut toujours : voyez si le nouveau texte y répond, et levez-la en prenant une autre position.

    { $changes-is ->
        [yes] Voici ce qui a changé :
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Les deux textes côte à côte :
            { $compare }
       *[no] { $nothing }
    }
    .subject = le texte { $snapshot } est nouveau
    .act = Lisez le nouveau texte

approved =
    les experts désignés ont approuvé { $number } ({ $title }) :

    { $reasons-quote }

    Les opérateurs l’enregistrent d’ici au { $until }.
    .subject = approuvée
    .act = Lisez la décision

sent_back =
    les opérateurs ont renvoyé { $number } ({ $title }) en examen à cause d’un défaut :

    { $defect-quote }

    Il faut une nouvelle décision des experts, ou un nouveau texte du titulaire.
    .subject = réexaminez-la
    .act = Réexaminez-la
    .decline = Si vous ne pouvez pas la réexaminer, dites-le sur la même page.

registered =
    urn:{ $nid } est enregistré, version { $version } ({ $number }). Le lien ci-dessus est son adresse permanente.

    Pour réviser l’enregistrement plus tard, ouvrez cette page et proposez une nouvelle version.
    .subject = enregistré, version { $version }
    .act = Lisez l’enregistrement

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
        [yes] Le texte a changé. Une position en faveur d’un texte antérieur est dépassée, sauf si seul le contact a changé ; une position « à discuter » vaut toujours, jusqu’à ce que la personne qui l’a prise la lève ou que le responsable y réponde.
       *[no] Le texte n’a pas changé.
    }

    { $changes-is ->
        [yes] Voici ce qui a changé :
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes] { $changes-kept }
       *[no] { $nothing }
    }

    { $changes-is ->
        [yes]
            Les deux textes côte à côte :
            { $compare }
       *[no] { $nothing }
    }
    .subject = réponse donnée{ $with-is ->
            [yes] { $with-ours }
           *[no] {""}
        }
    .act = Lisez la réponse à sa place

track_changed =
    { $number } ({ $title }) suit maintenant une autre procédure : { $track-ours }. La raison :

    { $reason-quote }
    .subject = la demande suit une autre procédure
    .act = Lisez la demande

reminder = au sujet de { $number } ({ $title }) : { $what-ours } est attendue d’ici au { $due }.
    .subject = { $what-ours } est attendue d’ici au { $due }
    .act = Faites-le

reminders =
    voici ce que vous avez à faire.

    { $words-kept }
    .subject = { $what-ours }
    .act = Voyez tout ce que vous avez à faire
