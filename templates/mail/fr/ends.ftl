# E‑mails sur les demandes qui se terminent autrement, et sur ce qui est enregistré.

declined =
    les experts désignés ont refusé { $number } ({ $title }) :

    { $reasons-quote }

    Le titulaire peut répondre à ces raisons et reprendre la demande. Toute personne concernée peut faire appel jusqu’au { $until } : d’abord le responsable réexamine, puis l’IESG. Les deux commencent sur la page de la demande.
    .subject = refusée
    .act = Lisez la décision, répondez ou faites appel

withdrawn = le titulaire a retiré { $number } ({ $title }). Il n’y a plus rien à faire.
    .subject = retirée
    .act = Lisez la demande

lapse_warning = { $number } ({ $title }) vous attend depuis { $days } jours. Sans réponse, la demande devient caduque le { $until } ; elle peut ensuite être reprise dans les 12 mois.
    .subject = répondez d’ici au { $until }, sinon elle devient caduque
    .act = Répondez
    .decline = Si vous ne voulez pas poursuivre, retirez la demande sur sa page, ou laissez-la devenir caduque.

lapsed = { $number } ({ $title }) est devenue caduque, parce que personne n’a répondu pendant longtemps. Rien n’est perdu : vous pouvez la reprendre jusqu’au { $until }.
    .subject = caduque
    .act = Reprenez-la

consent_asked =
    { $number } ({ $title }) change ce que dit un texte publié. Les motifs :

    { $grounds-quote }

    La correction n’est publiée sous la même version que si deux opérateurs et un expert y consentent.
    .subject = y consentez-vous ?
    .act = Décidez si vous y consentez
    .decline = Si vous n’y consentez pas, ne faites rien : elle peut encore devenir une nouvelle version, qui sera examinée.

promise_asked =
    { $why-is ->
        [yes] { $why-ours } Le
       *[no] le
    } registre des espaces de noms URN connaît cette adresse comme contact de urn:{ $nid }. Ce que l’enregistrement dit et promet vaut-il toujours ? Un appui sur le bouton derrière le lien ci-dessus le confirme ; rien d’autre n’est demandé, et aucun compte n’est nécessaire.

    Si quelque chose a changé, la page dit quoi faire.
    .subject = est-ce toujours valable ?
    .act = Dites que cela vaut toujours
    .decline = Si vous n’appuyez pas, rien n’arrive aux noms : la page de l’espace de noms dit depuis quand personne ne l’a confirmé.

corrected =
    la correction que vous avez demandée dans { $number } est publiée : urn:{ $nid } en est maintenant à la version { $edition }. La raison publiée avec elle :

    { $reason-quote }

    L’ancienne formulation reste à son adresse.
    .subject = corrigé, version { $edition }
    .act = Lisez l’enregistrement corrigé

goes_on =
    { $number } ({ $title }) était terminée : { $ended-ours }. C’est annulé :

    { $reason-quote }

    { $number } continue, avec sa discussion et ses positions.
    .subject = elle continue finalement
    .act = Lisez la demande

consented =
    { $by } consent à { $number } ({ $title }) :

    { $reason-quote }

    { $missing-ours }
    .subject = { $by } y consent
    .act = Lisez le consentement

