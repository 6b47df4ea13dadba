# E‑mails sur les espaces de noms enregistrés.

authority_asked =
    { $change ->
        [correction] Quelqu’un a demandé une correction de l’enregistrement
        [registrant_change] Quelqu’un a demandé un changement de titulaire
        [status_change] Quelqu’un a demandé un changement de statut
       *[revision] Quelqu’un a demandé une nouvelle version
    } (urn:{ $nid }, { $number }). L’enregistrement de cet espace de noms indique votre adresse comme contact. Ce registre ne connaît pas le demandeur comme contact de cet espace de noms. La page indiquée ci-dessus montre qui c’est.

    { $outsider ->
        [yes] Êtes-vous d’accord avec cette modification ?
       *[no] Cette personne est-elle habilitée à agir pour l’espace de noms ?
    } Répondez par oui ou par non sur la page indiquée ci-dessus. La page montre la modification. Aucun compte n’est nécessaire. La demande ne peut pas être enregistrée avant que vous ou un opérateur ne la confirmiez.
    .subject = { $outsider ->
        [yes] êtes-vous d’accord avec cette modification ?
       *[no] cette personne est-elle habilitée à agir pour l’espace de noms ?
    }
    .act = Répondez par oui ou par non (aucun compte nécessaire)
    .decline = Si vous ne le savez pas, ignorez cet e‑mail. Un opérateur demandera alors d’autres preuves.

authority_answered =
    Un contact publié de l’espace de noms visé par { $number } ({ $title }) { $outsider ->
        [yes] { $confirms ->
            [yes] est d’accord avec la modification
           *[no] n’est pas d’accord avec la modification
        }
       *[no] { $confirms ->
            [yes] confirme que le demandeur est habilité à agir pour l’espace de noms
           *[no] déclare que le demandeur n’est pas habilité à agir pour l’espace de noms
        }
    }. { $confirms ->
        [yes] La demande peut se poursuivre.
       *[no] La demande n’est pas enregistrée, sauf si un opérateur consigne d’autres preuves.
    }
    .subject = réponse d’un contact
    .act = Lisez la demande

heir_asked = Vous avez été proposé comme titulaire de l’espace de noms URN { $nid } ({ $number }). Lisez ce que l’enregistrement indiquerait à votre sujet. Vous pouvez accepter avec un compte qui a cette adresse e‑mail.
    .subject = demande d’en devenir titulaire
    .act = Lisez la demande et acceptez le transfert
    .decline = Si vous ne voulez pas devenir titulaire, ignorez cet e‑mail. Rien ne change sans votre acceptation.

transfer_declined =
    Le nouveau titulaire de urn:{ $nid } a refusé le transfert ({ $number }). L’enregistrement ne change pas, sauf si le nouveau titulaire accepte plus tard. Le motif :

    { QUOTE($reason) }
    .subject = transfert refusé par le nouveau titulaire
    .act = Lisez la demande

accepted = Le nouveau titulaire de urn:{ $nid } a accepté le transfert ({ $number }). L’examen de la demande se poursuit.
    .subject = transfert accepté par le nouveau titulaire
    .act = Lisez la demande

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
