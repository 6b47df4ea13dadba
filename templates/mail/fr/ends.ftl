# E‑mails sur les demandes qui se terminent sans enregistrement.

declined =
    Les experts désignés ont refusé { $number } ({ $title }) :

    { QUOTE($reasons) }

    Le titulaire peut répondre à ces motifs et rouvrir la demande. Toute personne concernée peut faire appel jusqu’au { $until }, d’abord auprès du responsable, puis de l’IESG. L’un et l’autre se font sur la page de la demande.
    .subject = refusée
    .act = Lisez la décision, répondez ou faites appel

appeal =
    { $by } a fait appel de la décision sur { $number } ({ $title }) :

    { QUOTE($grounds) }
    .subject = appel
    .act = Lisez l’appel
    .decline = Si vous n’avez rien à ajouter, vous n’avez rien à faire.

appeal_decided =
    L’appel contre la décision sur { $number } ({ $title }) a été tranché : { $granted ->
        [yes] l’appel est accueilli ; la demande retourne à l’examen, et tout enregistrement existant reste en vigueur
       *[no] la décision est maintenue
    }. Les motifs :

    { QUOTE($words) }
    .subject = appel : { $granted ->
        [yes] l’appel est accueilli
       *[no] la décision est maintenue
    }
    .act = Lisez la décision

reconsidered =
    Un appel contre l’enregistrement de urn:{ $nid } a été accueilli, et { $number } a fait l’objet d’une nouvelle décision. Résultat : { $upheld ->
        [yes] l’enregistrement est maintenu et ne change pas
       *[no] la demande est refusée ; l’enregistrement existant reste en vigueur
    }.
    .subject = nouvelle décision après l’appel
    .act = Lisez la décision

lapse_warning = { $number } ({ $title }) attend votre réponse depuis { $days } jours. Sans réponse, la demande devient caduque le { $until }. Vous pouvez rouvrir une demande caduque dans les 12 mois.
    .subject = répondez d’ici au { $until }, sinon la demande devient caduque
    .act = Répondez
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page, ou laissez-la devenir caduque.

lapsed = { $number } ({ $title }) est devenue caduque, faute de réponse. Rien n’a été supprimé. Vous pouvez rouvrir la demande jusqu’au { $until }.
    .subject = caduque
    .act = Rouvrez la demande

goes_on =
    { $number } ({ $title }) avait été close : { $ended ->
        [lapsed] caduque
       *[withdrawn] retirée
    }. La demande a été rétablie :

    { QUOTE($reason) }

    { $number } se poursuit, avec sa discussion et ses avis.
    .subject = demande rétablie
    .act = Lisez la demande

hold = { $ended ->
        [yes] { $number } ({ $title }) n’est plus suspendue. Le motif :
       *[no] { $number } ({ $title }) a été suspendue. Elle ne peut être ni approuvée ni enregistrée avant qu’un opérateur mette fin à la suspension. Le motif :
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] fin de la suspension
       *[no] demande suspendue
    }
    .act = Lisez la demande
