# E‑mails sur les demandes qui concernent un organisme de normalisation ou l’IESG.

reported = Les experts ont envoyé leur rapport sur { $number } ({ $title }) à { $body } pour décision. L’espace de noms pourra être enregistré quand { $body } aura envoyé son instruction et une copie du rapport (RFC 8141, section 6.2).
    .subject = auprès de { $body }
    .act = Lisez la demande

directed =
    L’instruction sur { $number } ({ $title }) a été consignée :

    { QUOTE($text) }

    Les opérateurs peuvent maintenant enregistrer l’espace de noms.
    .subject = instruction consignée
    .act = Lisez l’instruction

body_answered =
    { $body } a répondu au sujet de { $number } ({ $title }) :

    { QUOTE($text) }
    .subject = { $body } a répondu
    .act = Lisez la réponse

recognition_answered =
    La décision sur la reconnaissance pour { $number } ({ $title }) a été consignée. { $recognized ->
        [yes] L’IESG reconnaît { $body }
       *[no] L’IESG ne reconnaît pas { $body } ; la demande se poursuit selon la procédure de la RFC 8141, 6.2
    }.
    .subject = { $recognized ->
        [yes] l’IESG reconnaît { $body }
       *[no] l’IESG ne reconnaît pas { $body } ; la demande se poursuit selon la procédure de la RFC 8141, 6.2
    }
    .act = Lisez la demande

completion_asked = { $body } a demandé l’achèvement de l’enregistrement de { $number } ({ $title }). En procédure accélérée, les opérateurs enregistrent maintenant l’espace de noms (RFC 8141, section 6.3, point 4).
    .subject = { $body } demande l’achèvement
    .act = Lisez la demande
    .decline = Seuls les opérateurs ont une action à faire : ils enregistrent l’espace de noms ou demandent des informations.
