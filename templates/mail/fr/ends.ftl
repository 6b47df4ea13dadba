# E‑mails sur les demandes qui se terminent sans enregistrement.

declined =
    Les experts désignés ont refusé { $number } ({ $title }) :

    { QUOTE($reasons) }

    Le titulaire peut répondre à ces motifs et rouvrir la demande. Toute personne concernée peut faire appel auprès de l’IESG jusqu’au { $until }. L’un et l’autre se font sur la page de la demande.
    .subject = refusée
    .act = Lisez la décision, répondez ou faites appel

appeal =
    { $by } a fait appel de la décision sur { $number } ({ $title }) :

    { QUOTE($grounds) }
    .subject = appel
    .act = Lisez l’appel
    .decline = Si vous n’avez rien à ajouter, vous n’avez rien à faire.

appeal_decided =
    L’IESG a tranché l’appel contre la décision sur { $number } ({ $title }) : { $granted ->
        [yes] l’appel est accueilli. Une demande décidée retourne à l’examen ; un enregistrement reste en vigueur et reçoit une note
       *[no] l’appel est rejeté. La décision est maintenue
    }. Les motifs :

    { QUOTE($words) }
    .subject = appel : { $granted ->
        [yes] l’appel est accueilli
       *[no] l’appel est rejeté
    }
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
