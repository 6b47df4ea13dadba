# E‑mails sur les espaces de noms enregistrés.

consent_asked =
    { $number } ({ $title }) modifierait sur le fond un texte publié. Les motifs indiqués :

    { QUOTE($grounds) }

    La correction n’est publiée sous la même version que si deux opérateurs et un expert y consentent.
    .subject = consentement à une correction requis
    .act = Consentez ou refusez
    .decline = Si vous n’y consentez pas, vous n’avez rien à faire. La modification peut toujours être demandée comme nouvelle version.

consented =
    { $by } a consenti à { $number } ({ $title }) :

    { QUOTE($reason) }

    { HAS($missing) ->
        [yes] La correction pourra être publiée quand { $missing }.
       *[no] Tous les consentements ont été donnés. Un autre opérateur peut publier la correction.
    }
    .subject = { $by } a consenti à la correction
    .act = Lisez le consentement

corrected =
    La correction que vous avez demandée dans { $number } a été publiée. urn:{ $nid } en est maintenant à la version { $edition }. Le motif publié :

    { QUOTE($reason) }

    Le texte antérieur reste disponible à son lien permanent.
    .subject = version corrigée { $edition }
    .act = Lisez l’enregistrement corrigé

promise_asked =
    { $invited ->
        [yes] Un opérateur vous y invite.
       *[no] Votre dernière confirmation date d’au moins un an.
    } Le registre des espaces de noms URN indique cette adresse comme contact de urn:{ $nid }. Les données de l’enregistrement et ses engagements sont-ils toujours exacts ? Confirmez-le à l’aide du lien ci-dessus. Aucun compte n’est nécessaire.

    Si quelque chose a changé, la page explique quoi faire.
    .subject = veuillez confirmer les données d’enregistrement
    .act = Confirmez les données d’enregistrement
    .decline = Si vous ne confirmez pas, les noms restent valables. La page de l’espace de noms indique depuis combien de temps l’enregistrement n’a pas été confirmé.
