# E‑mails sur une demande, de sa soumission à l’enregistrement.

invitation =
    Une personne qui travaille à la demande { $number } dans le registre des espaces de noms URN a indiqué cette adresse pour vous inviter à y collaborer. Une fois connecté, vous verrez sur la page indiquée ci-dessus sur quoi porte la demande.

    L’invitation est valable jusqu’au { $until }. Pour l’accepter, connectez-vous avec cette adresse ou créez un compte.
    .subject = invitation à collaborer, valable jusqu’au { $until }
    .act = Acceptez l’invitation
    .decline = Si vous ne voulez pas collaborer, ignorez cet e‑mail. L’invitation expire.

received =
    Votre demande { $number } ({ $title }) a été soumise. Les opérateurs vérifient d’ici au { $until } qu’elle est complète, { $correction ->
        [yes] puis publient la correction ou vous invitent à demander une nouvelle version
       *[no] puis l’envoient à la liste d’examen et aux experts
    }. Sur la page indiquée ci-dessus, vous pouvez suivre la demande et répondre aux questions.
    .subject = reçue
    .act = Suivez votre demande

question =
    { $by } a une question sur { $number } ({ $title }) :

    { QUOTE($question) }

    Veuillez répondre ou soumettre une nouvelle révision. Sans réponse, la demande devient caduque le { $until }.
    .subject = question, veuillez répondre d’ici au { $until }
    .act = Répondez à la question
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

opened =
    Les opérateurs ont envoyé { $number } ({ $title }) à la liste d’examen publique et aux experts. Les commentaires sont les bienvenus jusqu’au { $until }.

    Vous recevrez un e‑mail quand quelqu’un commentera, posera une question ou prendra une décision. Jusque-là, vous n’avez rien à faire.
    .subject = en examen jusqu’au { $until }
    .act = Suivez l’examen

action_required =
    Une action de votre part est requise sur { $number } ({ $title }) : { HAS($day) ->
        [yes] { $asks }, d’ici au { $day }
       *[no] { $asks }
    }.
    .subject = { HAS($day) ->
            [yes] { $asks }, d’ici au { $day }
           *[no] { $asks }
        }
    .act = Ouvrez votre tâche
    .decline = Si vous ne pouvez pas le faire, indiquez-le sur la page de la demande ou écrivez aux opérateurs.

discuss =
    { $by } a rendu l’avis « à discuter » sur { $number } ({ $title }) :

    { QUOTE($comment) }

    Veuillez répondre ou soumettre une nouvelle révision d’ici au { $until }. La demande ne peut pas être approuvée tant que cet avis est ouvert et sans réponse consignée. Les experts peuvent toutefois la rejeter.
    .subject = { $by } a rendu l’avis « à discuter », veuillez répondre d’ici au { $until }
    .act = Répondez ou soumettez une nouvelle révision
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page.

comment =
    { HAS($position) ->
        [yes] { $by } a rendu un avis sur { $number } ({ $title }) :
       *[no] { $by } a commenté { $number } ({ $title }) :
    }

    { QUOTE($comment) }
    .subject =
        { HAS($position) ->
            [yes] { $position } de { $by }
           *[no] commentaire de { $by }
        }
    .act = Lisez la discussion
retracted =
    { $by } a rétracté l’un de ses commentaires sur { $number } ({ $title }). Le motif :

    { QUOTE($reason) }

    Le commentaire reste lisible, est marqué comme rétracté et n’a plus d’effet.
    .subject = commentaire rétracté
    .act = Lisez la demande

approved =
    Les experts désignés ont approuvé { $number } ({ $title }) :

    { QUOTE($reasons) }

    Les opérateurs enregistrent l’espace de noms d’ici au { $until }.
    .subject = approuvée
    .act = Lisez la décision

sent_back =
    Les opérateurs ont renvoyé { $number } ({ $title }) à l’examen à cause d’un défaut :

    { QUOTE($defect) }

    Une nouvelle décision des experts ou une nouvelle révision du titulaire est nécessaire.
    .subject = renvoyée à l’examen
    .act = Réexaminez la demande
    .decline = Si vous ne pouvez pas la réexaminer, indiquez-le sur la même page.

procedure_changed =
    La procédure de { $number } ({ $title }) a changé : { $procedure }. Le motif :

    { QUOTE($reason) }
    .subject = procédure changée
    .act = Lisez la demande

registered =
    La version { $version } de urn:{ $nid } a été enregistrée ({ $number }). Le lien ci-dessus est son lien permanent.

    Pour modifier l’enregistrement plus tard, ouvrez cette page et choisissez « Proposer une nouvelle version ».
    .subject = version { $version } enregistrée
    .act = Lisez l’enregistrement

followed =
    Il y a du nouveau sur { $number } ({ $title }), une demande que vous suivez :

    { KEPT($text) }

    Les textes complets se trouvent sur la page de la demande.
    .subject = du nouveau sur une demande que vous suivez
    .act = Lisez la demande
