# E‑mails sur les espaces de noms enregistrés.

corrected =
    La correction que vous avez demandée dans { $number } a été publiée. urn:{ $nid } en est maintenant à la version { $edition }. Le motif publié :

    { QUOTE($reason) }

    Le texte antérieur reste disponible à son lien permanent.
    .subject = version corrigée { $edition }
    .act = Lisez l’enregistrement corrigé

status_notice =
    Le statut de urn:{ $nid } est maintenant « { $status ->
        [deprecated] déconseillé
        [obsolete] obsolète
       *[active] actif
    } » ({ $number }) :

    { QUOTE($statement) }

    Les URN existants restent valables, quel que soit le statut (RFC 8141, section 5).
    .subject = le statut est maintenant « { $status ->
        [deprecated] déconseillé
        [obsolete] obsolète
       *[active] actif
    } »
    .act = Lisez l’enregistrement

contact_asked =
    Le registre des espaces de noms URN indique cette adresse comme contact de urn:{ $nid }. Ce contact est-il toujours exact ? Répondez à l’aide du lien ci-dessus. Aucun compte n’est nécessaire.

    Si quelque chose a changé, la page explique quoi faire.
    .subject = ce contact est-il toujours exact ?
    .act = Répondez d’un seul bouton
    .decline = Si vous ne répondez pas, les noms restent valables. Nous reposerons la question dans un an.

contact_answered =
    Un contact de la version actuelle { $accepts ->
        [yes] a accepté la modification demandée dans { $number } ({ $title }). La demande peut se poursuivre.
       *[no] s’est opposé à la modification demandée dans { $number } ({ $title }). La modification n’est pas publiée avant qu’on ait répondu à l’opposition.
    }

    { QUOTE($reason) }
    .subject = { $accepts ->
        [yes] un contact accepte
       *[no] un contact s’oppose
    }
    .act = Lisez la demande
