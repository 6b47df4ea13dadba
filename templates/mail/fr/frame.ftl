# Ce qui entoure chaque e‑mail : le salut, l’effet d’une réponse, la raison de sa venue.

greeting = Bonjour { $name },
greeting-nobody = Bonjour,
colon = { " :" }
goes-to = Cet e‑mail est adressé { $to }.
asks-besides = C’est à vous d’agir : { $asks } :
asks-besides-by = C’est à vous d’agir : { $asks }, d’ici au { $day } :

answer-operators = Si vous répondez à cet e‑mail, les opérateurs le lisent. Votre réponse n’est pas publiée.
answer-comment = Si vous répondez à cet e‑mail, tout le monde peut le lire : votre réponse devient votre commentaire sur { $number }. Vous avez { $minutes } minutes pour la retirer.
answer-answer = Si vous répondez à cet e‑mail, tout le monde peut le lire : il devient votre réponse sur { $number }, une fois que vous l’avez confirmé.

why-digest = en raison de votre rôle dans ce registre
why-registrations = parce que vous y prenez part ou l’avez demandé
why-reminders = parce que vous avez quelque chose à faire
why-request = parce que vous prenez part à cette demande
why-stops =
    Vous recevez cet e‑mail { $why }. Pour ne plus en recevoir de ce genre, ou pour choisir lesquels vous recevez :
    { $link }
why-stops-write = Vous recevez cet e‑mail { $why }. Pour ne plus en recevoir de ce genre, écrivez aux opérateurs.
why-asks = Vous recevez cet e‑mail parce qu’il vous demande quelque chose ; il vient donc toujours.
why-account = Vous recevez cet e‑mail parce que vous avez un compte ici ; il vient donc toujours. Les opérateurs : { $from }
why-given = Vous recevez cet e‑mail parce que votre adresse a été indiquée à ce registre. Si ce n’était pas vous, ne faites rien.
why-invites = Vous recevez cet e‑mail parce que quelqu’un a indiqué votre adresse à ce registre. Il ne vous le demande qu’une fois.
why-wrote = Vous recevez cet e‑mail parce que vous avez écrit à ce registre ; il vient donc toujours.
why-duty = Vous recevez cet e‑mail parce que vous êtes opérateur de ce registre ; il vient donc toujours.
why-contact = Vous recevez cet e‑mail parce que le registre connaît cette adresse comme contact de l’espace de noms ; il vient donc toujours.
