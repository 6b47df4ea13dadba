# Le cadre de chaque e‑mail : la formule d’appel, l’effet d’une réponse, la raison de l’envoi.

greeting = Bonjour { $name },
greeting-nobody = Bonjour,
colon = { " :" }
goes-to = Cet e‑mail est adressé { $to }.
asks-besides = Action requise, { HAS($day) ->
        [yes] { $asks }, d’ici au { $day }
       *[no] { $asks }
    } :

answer-operators = Les réponses à cet e‑mail vont aux opérateurs et ne sont pas publiées.
answer-comment = Les réponses à cet e‑mail sont publiées comme votre commentaire sur { $number }. Vous pouvez retirer un commentaire dans un délai { $minutes ->
        [one] d’une minute
       *[other] de { $minutes } minutes
    }.
answer-position = Pour rendre un avis par e‑mail, commencez votre réponse par Approve, No objection, Discuss: suivi de votre motif, Clear ou Comment. Confirmez-la ensuite sur la page indiquée dans notre réponse. Les autres réponses à cet e‑mail sont publiées comme votre commentaire sur { $number }. Vous pouvez retirer un commentaire dans un délai { $minutes ->
        [one] d’une minute
       *[other] de { $minutes } minutes
    }.
answer-answer = Les réponses à cet e‑mail sont publiées comme votre réponse sur { $number }, une fois que vous les avez confirmées.

why-informs = Vous recevez cet e‑mail parce que vous prenez part à cette demande ou à cet enregistrement.
why-follows =
    Vous recevez cet e‑mail parce que vous suivez cette demande. Pour ne plus la suivre :
    { $link }
why-follows-write = Vous recevez cet e‑mail parce que vous suivez cette demande. Pour ne plus la suivre, ouvrez la demande et connectez-vous.
why-asks = Vous recevez cet e‑mail parce qu’il vous demande une action. Vous ne pouvez pas vous désabonner de ces e‑mails.
why-account = Vous recevez cet e‑mail parce que vous avez un compte dans ce registre. Opérateurs : { $from }
why-given = Vous recevez cet e‑mail parce que quelqu’un a indiqué votre adresse à ce registre.
why-invites = Vous recevez cet e‑mail parce que quelqu’un a indiqué votre adresse à ce registre. La question ne vous sera plus posée.
why-wrote = Vous recevez cet e‑mail parce que vous avez écrit à ce registre.
why-duty = Vous recevez cet e‑mail parce que vous êtes opérateur de ce registre.
why-contact = Vous recevez cet e‑mail parce que cette adresse est indiquée comme contact de l’espace de noms.
