# E‑mails sur les conflits de noms et les doublons.

name_conflict = urn:{ $nid } est demandé dans { $number }, et aussi dans { $others }. { $waits ->
        [true] Une demande soumise plus tôt se poursuit, et { $number } ne peut être ni approuvée ni enregistrée tant que celle-ci est ouverte (RFC 8141, section 6.2). Le titulaire de la demande la plus récente peut choisir un autre identifiant d’espace de noms sur la page de celle-ci.
       *[false] { $number } a été soumise en premier et se poursuit. L’autre demande ne peut pas la retarder (RFC 8141, section 6.2).
    }
    .subject = conflit de noms avec une autre demande
    .act = Lisez la demande

name_conflict_ended = { $ended ->
        [registered] { $other } a été enregistrée comme urn:{ $nid }. { $number } ne peut se poursuivre qu’avec un autre identifiant, que vous pouvez choisir sur la page indiquée ci-dessus.
        [renamed] { $other } se poursuit avec un autre identifiant d’espace de noms.
       *[closed] { $other }, qui demandait aussi urn:{ $nid }, a été close.
    } { $ended ->
        [registered] {""}
       *[other] { $waits ->
            [true] Une autre demande antérieure pour urn:{ $nid } est encore ouverte.
           *[false] Aucune demande antérieure pour urn:{ $nid } n’est ouverte, et { $number } se poursuit avec ce nom.
        }
    }
    .subject = { $ended ->
        [registered] l’identifiant a été enregistré par une autre demande
       *[other] fin du conflit de noms avec { $other }
    }
    .act = Lisez la demande
