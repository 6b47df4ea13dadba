# E‑mails sur les conflits de noms et les doublons.

contended = urn:{ $nid } est demandé dans { $number }, et aussi dans { $others }. La demande soumise en premier n’a pas de droit exclusif sur le nom. Aucune de ces demandes ne peut être approuvée ni enregistrée avant que le conflit soit résolu (RFC 8141, section 6.2). Toutes les parties peuvent en discuter sur la page indiquée ci-dessus.
    .subject = conflit de noms avec une autre demande
    .act = Discutez du conflit de noms
    .decline = Si vous pouvez utiliser un autre nom, choisissez-le sur cette page. Votre demande se poursuivra alors avec ce nom.

room_note =
    { $by } a commenté le conflit de noms sur urn:{ $nid } ({ $number }) :

    { QUOTE($words) }
    .subject = { $by } a commenté le conflit de noms
    .act = Lisez le commentaire

duplicate =
    { $number } ({ $title }) a été close comme doublon. { $other } se poursuit :

    { QUOTE($reason) }
    .subject = close comme doublon de { $other }
    .act = Lisez la demande

duplicate_taken_back =
    { $number } ({ $title }) avait été close comme doublon de { $other }. Les opérateurs ont annulé cette clôture :

    { QUOTE($reason) }

    { $number } se poursuit, avec sa discussion et ses avis. { $other } n’est pas concernée.
    .subject = rétablie, n’est pas un doublon de { $other }
    .act = Lisez la demande
