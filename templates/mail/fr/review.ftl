# E‑mails sur une demande en cours.

invitation =
    { $by } vous invite à travailler sur { $number } ({ $title }), une demande dans le registre des espaces de noms URN.

    { $deputy-is ->
        [yes] { $deputy-ours }
       *[no] { $nothing }
    }

    Le lien vaut jusqu’au { $until }. Il vous demande de vous connecter ou de créer un compte.
    .subject = vous êtes invité à y travailler, jusqu’au { $until }
    .act = Participez
    .to = à vous seul
    .decline = Si vous ne voulez pas participer, ne faites rien : l’invitation prend fin d’elle-même.

received = votre demande { $number } ({ $title }) est arrivée. Les opérateurs la regardent d’ici le { $until }, { $then-ours }. Par le lien, vous la suivez et vous répondez.
    .subject = reçue
    .act = Suivez votre demande
    .to = à la personne qui a envoyé la demande ; les opérateurs en reçoivent un autre

question =
    { $by } demande au sujet de { $number } ({ $title }) :

    { $question-quote }

    C’est à vous de jouer : répondez, ou envoyez un nouveau texte. Sans réponse, la demande devient caduque le { $until } ; jusque-là, rien n’est perdu.
    .subject = répondez à une question d’ici le { $until }
    .act = Répondez à la question
    .to = au titulaire et à qui travaille avec lui
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

opened =
    les opérateurs ont envoyé { $number } ({ $title }) à la liste publique d’examen et aux experts. La discussion dure jusqu’au { $until }.

    Nous vous écrivons quand quelqu’un commente, demande ou décide. Jusque-là, rien ne vous est demandé.
    .subject = en examen jusqu’au { $until }
    .act = Suivez l’examen
    .to = au titulaire et à qui travaille avec lui ; les experts sollicités en reçoivent un autre

your_turn =
    c’est à vous de jouer sur { $number } ({ $title }) : { $asks-ours }{ $by-is ->
        [yes] { $by-ours }
       *[no] { $nothing }
    }.
    .subject = { $asks-ours }{ $by-is ->
            [yes] { $by-ours }
           *[no] {""}
        }
    .act = Faites ce qui vous est demandé
    .to = à toutes les personnes dont c’est le tour
    .decline = Si vous ne pouvez pas le faire, dites-le sur la page de la demande, ou écrivez aux opérateurs.

discuss =
    { $by } veut discuter de { $number } ({ $title }) avant que la demande n’avance :

    { $comment-quote }

    C’est à vous de jouer : répondez, ou envoyez un nouveau texte, d’ici le { $until }. La demande vous attend jusque-là ; personne ne décide tant que ceci est ouvert.
    .subject = { $by } veut en discuter, répondez d’ici le { $until }
    .act = Répondez, ou envoyez un nouveau texte
    .to = au titulaire et à qui travaille avec lui
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

comment =
    { $by } a commenté { $number } ({ $title }) :

    { $comment-quote }
    .subject = un commentaire de { $by }
    .act = Lisez la discussion
    .to = au titulaire et à qui travaille avec lui ou, quand le titulaire a commenté, aux experts sollicités

comment_struck =
    { $by } a rayé l’un de ses commentaires sur { $number } ({ $title }). La raison :

    { $reason-quote }

    Le commentaire reste lisible, barré.
    .subject = un commentaire de { $by } est rayé
    .act = Lisez la discussion
    .to = au titulaire et à qui travaille avec lui ou, quand le titulaire a commenté, aux experts sollicités

new_snapshot =
    le titulaire de { $number } ({ $title }) a envoyé le texte { $snapshot }. Ce qui a changé, selon ses mots :

    { $note-quote }

    Une position en faveur d’un texte antérieur est dépassée, sauf si seul le contact a changé. Si vous avez choisi « Discuss », il vaut toujours : voyez si le nouveau texte y répond, et levez-le en prenant une autre position.

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
    .to = aux experts qui ont été sollicités ou ont pris position

approved =
    les experts désignés ont approuvé { $number } ({ $title }) :

    { $reasons-quote }

    Les opérateurs l’enregistrent d’ici le { $until }.
    .subject = approuvée
    .act = Lisez la décision
    .to = au titulaire, à qui travaille avec lui, aux experts et aux opérateurs

sent_back =
    les opérateurs ont renvoyé { $number } ({ $title }) en examen à cause d’un défaut :

    { $defect-quote }

    Il faut une nouvelle décision des experts, ou un nouveau texte du titulaire.
    .subject = regardez-la à nouveau
    .act = Regardez-la à nouveau
    .to = aux experts qui ont été sollicités ou ont pris position, au titulaire et à qui travaille avec lui
    .decline = Si vous ne pouvez pas la regarder à nouveau, dites-le sur la même page.

registered =
    urn:{ $nid } est enregistré, version { $version } ({ $number }). Le lien ci-dessus est son adresse permanente.

    Pour réviser l’enregistrement plus tard, ouvrez cette page et proposez une nouvelle version.
    .subject = enregistré, version { $version }
    .act = Lisez l’enregistrement
    .to = au titulaire, à qui travaille avec lui et aux experts sollicités

gathered =
    voici ce qui est nouveau sur { $number } ({ $title }).

    { $words-kept }
    .subject = { $what-ours }
    .act = Lisez la demande
    .to = à vous seul ; chacune de ces nouvelles est allée à d’autres dans un e‑mail à part
