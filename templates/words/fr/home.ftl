# La page d’accueil.

home-heading = Registre des espaces de noms URN
home-lede-html = Le registre public des espaces de noms URN : quels identifiants peuvent suivre <code>urn:</code>, qui les a
    enregistrés, comment les noms sont formés, et chaque version publiée.
home-search = Un URN, un espace de noms, une organisation, un numéro de RFC ou un mot-clé
home-example = Par exemple
home-nid = identifiant d’espace de noms, enregistré ici
home-nss = chaîne propre à l’espace de noms, définie par celui-ci
home-nothing-html = Aucune demande n’est ouverte. <a href="/register">Enregistrer un espace de noms</a>
home-longest = En attente depuis le plus longtemps
home-one-page = Tout sur une page
home-read = Lire le registre
home-read-words = Tous les espaces de noms sur une page, ou en XML, CSV, texte brut et JSON, sous les noms de fichiers qu’emploie
    l’IANA.
home-check-words = Vérifiez la syntaxe, les règles de l’espace de noms et le chiffre de contrôle d’un URN. Comparez deux URN.
    Voyez si un identifiant d’espace de noms est disponible. Sans compte.
home-register-words = Remplissez le modèle section par section, avec une vérification pendant que vous écrivez, ou collez un modèle déjà rempli. Des
    experts l’examinent en public.
home-now = Demandes ouvertes
home-new = Enregistrés récemment
home-topics = Par thème
home-count-html = <b>{ $all }</b> espaces de noms : { $formal } formels, { $informal } informels
home-held-html = <b>{ $count }</b> avec le texte enregistré
home-to-import-html = Les textes enregistrés de { $missing } espaces de noms sur { $all } ne sont pas dans ce registre. Exécutez <code>nidreg import iana FOLDER</code> sur le serveur avec une copie des fichiers de l’IANA.
home-review-html = <a href="/requests">{ $count ->
    [one] <b>{ $count }</b> demande ouverte
   *[other] <b>{ $count }</b> demandes ouvertes
}</a>
home-median-html = <b>{ $time }</b> de durée médiane, de la demande à l’enregistrement
home-this-year-html = <b>{ $count }</b> { $count ->
    [one] enregistré
   *[other] enregistrés
} en { $year }
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> date de l’entrée la plus récente
