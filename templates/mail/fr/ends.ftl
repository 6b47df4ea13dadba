# E‑mails sur les demandes qui se terminent autrement, et sur ce qui est enregistré.

declined =
    les experts désignés ont refusé { $number } ({ $title }) :

    { $reasons-quote }

    Le titulaire peut répondre à ces motifs et rouvrir la demande. Toute personne concernée peut faire appel jusqu’au { $until }, d’abord auprès du responsable, puis de l’IESG. Les deux se font sur la page de la demande.
    .subject = refusée
    .act = Lisez la décision, répondez ou faites appel

reconsidered = un appel contre l’enregistrement de urn:{ $nid } a été accueilli, et { $number } a fait l’objet d’une nouvelle décision. Le résultat : { $outcome-ours }.
    .subject = nouvelle décision après l’appel
    .act = Lisez la décision

withdrawn = le titulaire a retiré { $number } ({ $title }). Vous n’avez rien à faire.
    .subject = retirée
    .act = Lisez la demande

lapse_warning = { $number } ({ $title }) attend votre réponse depuis { $days } jours. Sans réponse, la demande devient caduque le { $until }. Vous pouvez rouvrir une demande caduque dans les 12 mois.
    .subject = répondez d’ici au { $until }, sinon elle devient caduque
    .act = Répondez
    .decline = Si vous ne voulez pas poursuivre, retirez la demande sur sa page, ou laissez-la devenir caduque.

lapsed = { $number } ({ $title }) est devenue caduque, faute de réponse. Rien n’a été supprimé. Vous pouvez la rouvrir jusqu’au { $until }.
    .subject = caduque
    .act = Rouvrez la demande

consent_asked =
    { $number } ({ $title }) changerait un texte publié sur le fond. Les motifs :

    { $grounds-quote }

    La correction n’est publiée sous la même version que si deux opérateurs et un expert y consentent.
    .subject = consentement à une correction demandé
    .act = Décidez si vous y consentez
    .decline = Si vous n’y consentez pas, ne faites rien. Le titulaire peut demander une nouvelle version, qui sera examinée.

promise_asked =
    { $why-is ->
        [yes] { $why-ours } Le
       *[no] le
    } registre des espaces de noms URN indique cette adresse comme contact de urn:{ $nid }. Les données de l’enregistrement et ses engagements sont-ils toujours exacts ? Confirmez-le par le lien ci-dessus. Aucun compte n’est nécessaire.

    Si quelque chose a changé, la page explique quoi faire.
    .subject = veuillez confirmer les données d’enregistrement
    .act = Confirmez l’enregistrement
    .decline = Si vous ne confirmez pas, les noms restent valables. La page de l’espace de noms indique depuis combien de temps l’enregistrement n’a pas été confirmé.

corrected =
    la correction que vous avez demandée dans { $number } a été publiée. urn:{ $nid } en est maintenant à la version { $edition }. Le motif publié :

    { $reason-quote }

    Le texte antérieur reste disponible à son lien permanent.
    .subject = corrigé, version { $edition }
    .act = Lisez l’enregistrement corrigé

goes_on =
    { $number } ({ $title }) avait été close : { $ended-ours }. La demande a été rétablie :

    { $reason-quote }

    { $number } continue, avec sa discussion et ses avis.
    .subject = demande rétablie
    .act = Lisez la demande

consented =
    { $by } a consenti à { $number } ({ $title }) :

    { $reason-quote }

    { $missing-ours }
    .subject = { $by } y a consenti
    .act = Lisez le consentement

