# Ce qui entoure chaque e‑mail : le salut, l’effet d’une réponse, la raison de sa venue.

greeting = Bonjour { $name },
greeting-nobody = Bonjour,
colon = { " :" }
goes-to = Cet e‑mail est adressé { $to }.
asks-besides = Action requise, { HAS($day) ->
        [yes] { $asks }, d’ici au { $day }
       *[no] { $asks }
    } :

answer-operators = Si vous répondez à cet e‑mail, les opérateurs le lisent. Votre réponse n’est pas publiée.
answer-comment = Si vous répondez à cet e‑mail, votre réponse devient votre commentaire public sur { $number }. Vous avez { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } pour la retirer.
answer-position = Pour rendre un avis par e‑mail, commencez votre réponse par Approve, No objection, Discuss: suivi de votre motif, Clear ou Comment. Confirmez-la ensuite sur la page indiquée dans notre réponse. Toute autre réponse devient votre commentaire public sur { $number }. Vous avez { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } pour la retirer.
answer-answer = Si vous répondez à cet e‑mail, votre e‑mail devient votre réponse publique sur { $number }, une fois que vous l’avez confirmé.

why-digest = en raison de votre rôle dans ce registre
why-registrations = parce que vous y prenez part ou l’avez demandé
why-reminders = parce que vous avez des tâches
why-followed = parce que vous suivez cette demande
why-request = parce que vous prenez part à cette demande
why-stops =
    Vous recevez cet e‑mail { $why }. Pour ne plus en recevoir de ce genre, ou pour choisir lesquels vous recevez :
    { $link }
why-stops-write = Vous recevez cet e‑mail { $why }. Pour ne plus en recevoir de ce genre, écrivez aux opérateurs.
why-asks = Vous recevez cet e‑mail parce qu’il vous demande une action ; il est donc toujours envoyé.
why-account = Vous recevez cet e‑mail parce que vous avez un compte ici ; il est donc toujours envoyé. Les opérateurs : { $from }
why-given = Vous recevez cet e‑mail parce que votre adresse a été indiquée à ce registre.
why-invites = Vous recevez cet e‑mail parce que quelqu’un a indiqué votre adresse à ce registre. Il ne vous le demande qu’une fois.
why-wrote = Vous recevez cet e‑mail parce que vous avez écrit à ce registre ; il est donc toujours envoyé.
why-duty = Vous recevez cet e‑mail parce que vous êtes opérateur de ce registre ; il est donc toujours envoyé.
why-contact = Vous recevez cet e‑mail parce que le registre indique cette adresse comme contact de l’espace de noms ; il est donc toujours envoyé.
