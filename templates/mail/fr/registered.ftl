# E‑mails sur les espaces de noms enregistrés.

consent_asked =
    { $number } ({ $title }) changerait un texte publié sur le fond. Les motifs :

    { QUOTE($grounds) }

    La correction n’est publiée sous la même version que si deux opérateurs et un expert y consentent.
    .subject = consentement à une correction demandé
    .act = Décidez si vous y consentez
    .decline = Si vous n’y consentez pas, ne faites rien. Le titulaire peut demander une nouvelle version, qui sera examinée.

consented =
    { $by } a consenti à { $number } ({ $title }) :

    { QUOTE($reason) }

    { HAS($missing) ->
        [yes] Elle peut être publiée quand { $missing }.
       *[no] Tous les consentements sont donnés ; un autre opérateur peut la publier.
    }
    .subject = { $by } y a consenti
    .act = Lisez le consentement

corrected =
    la correction que vous avez demandée dans { $number } a été publiée. urn:{ $nid } en est maintenant à la version { $edition }. Le motif publié :

    { QUOTE($reason) }

    Le texte antérieur reste disponible à son lien permanent.
    .subject = corrigé, version { $edition }
    .act = Lisez l’enregistrement corrigé

promise_asked =
    { $invited ->
        [yes] Un opérateur vous a invité.
       *[no] Votre dernière confirmation date d’au moins un an.
    } Le registre des espaces de noms URN indique cette adresse comme contact de urn:{ $nid }. Les données de l’enregistrement et ses engagements sont-ils toujours exacts ? Confirmez-le par le lien ci-dessus. Aucun compte n’est nécessaire.

    Si quelque chose a changé, la page explique quoi faire.
    .subject = veuillez confirmer les données d’enregistrement
    .act = Confirmez l’enregistrement
    .decline = Si vous ne confirmez pas, les noms restent valables. La page de l’espace de noms indique depuis combien de temps l’enregistrement n’a pas été confirmé.
