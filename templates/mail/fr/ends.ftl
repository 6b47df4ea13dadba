# E‑mails sur les demandes qui se terminent sans enregistrement.

declined =
    Les experts désignés ont refusé { $number } ({ $title }) :

    { QUOTE($reasons) }

    Le titulaire peut répondre à ces motifs dans une nouvelle demande. Toute personne concernée peut faire appel auprès de l’IESG jusqu’au { $until }.
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
        [yes] l’appel est accueilli. Une demande décidée retourne à l’examen ; un enregistrement reste en vigueur et reçoit une note
       *[no] l’appel est rejeté. La décision est maintenue
    }. Les motifs :

    { QUOTE($text) }
    .subject = appel : { $granted ->
        [yes] l’appel est accueilli
       *[no] l’appel est rejeté
    }
    .act = Lisez la décision

lapse_warning = { $number } ({ $title }) attend votre réponse depuis { $days } jours. Sans réponse, la demande devient caduque le { $until }. Vous pouvez rouvrir une demande caduque dans les 12 mois.
    .subject = répondez d’ici au { $until }, sinon la demande devient caduque
    .act = Répondez
    .decline = Si vous ne voulez pas poursuivre la demande, retirez-la sur sa page, ou laissez-la devenir caduque.

closed =
    { $state ->
        [withdrawn] Le titulaire a retiré { $number } ({ $title }) et peut rouvrir la demande jusqu’au { $until }.
        [lapsed] { $number } ({ $title }) est devenue caduque, faute de réponse. Rien n’a été supprimé. Le titulaire peut rouvrir la demande jusqu’au { $until }.
        [duplicate] { $number } ({ $title }) a été close comme doublon de { $other } :
       *[obsolete] { $number } ({ $title }) a été close comme sans objet :
    }

    { QUOTE($reason) }
    .subject = close : { $state ->
        [withdrawn] retirée
        [lapsed] caduque
        [duplicate] doublon de { $other }
       *[obsolete] sans objet
    }
    .act = Lisez la demande

reopened =
    { $number } ({ $title }) avait été close : { $state ->
        [withdrawn] retirée
        [lapsed] caduque
        [duplicate] doublon
       *[obsolete] sans objet
    }. La demande a été rouverte :

    { QUOTE($reason) }

    { $number } se poursuit, avec sa discussion et ses avis.
    .subject = demande rouverte
    .act = Lisez la demande

operator_message = { $by } vous écrit, au nom des opérateurs, au sujet de { $number } ({ $title }). Les délais restent inchangés.

    { QUOTE($text) }
    .subject = message des opérateurs
    .act = Lisez la demande

hold = { $ended ->
        [yes] { $number } ({ $title }) n’est plus suspendue. Le motif :
       *[no] { $number } ({ $title }) a été suspendue. Elle ne peut être ni approuvée ni enregistrée avant qu’un opérateur mette fin à la suspension ; d’ici là, il n’y a aucune échéance. Le motif :
    }

    { QUOTE($reason) }
    .subject = { $ended ->
        [yes] fin de la suspension
       *[no] demande suspendue
    }
    .act = Lisez la demande
