# La page d’accueil.

home-title = Espaces de noms URN
home-heading = Des noms faits pour durer
home-lede-html = Le registre public des espaces de noms URN : ce qui peut suivre <code>urn:</code>, qui en répond, comment les noms sont formés, et toutes les versions de leurs textes.
home-search = Un URN, un espace de noms, une organisation, une RFC ou des mots
home-example = Par exemple
home-anatomy = Comment un URN est formé
home-scheme = schéma
home-nid = espace de noms, enregistré ici
home-nss = le nom, donné selon les règles de l’espace de noms
home-all-requests = Toutes les demandes
home-nothing-html = Rien n’est en discussion. <a href="/register">Enregistrer un espace de noms</a>
home-longest = Celles qui attendent depuis le plus longtemps
home-one-page = Tout sur une page
home-read = Lire le registre
home-read-words = Tous les espaces de noms sur une page, ou en XML, CSV, texte et JSON, sous les mêmes noms de fichiers qu’à l’IANA.
home-check = Vérifier un nom
home-check-words = Est-ce un URN ? Respecte-t-il la grammaire de son espace de noms et le chiffre de contrôle ? Deux URN sont-ils identiques ? Un identifiant d’espace de noms est-il libre ? Sans compte.
home-register = Enregistrer un espace de noms
home-register-words = Dix courtes sections, vérifiées pendant que vous écrivez ; ou collez un modèle déjà rempli. Des experts l’examinent en public.
home-feed = Flux
home-now = En discussion
home-new = Nouveautés du registre
home-topics = Par thème
home-count-html = <b>{ $all }</b> espaces de noms : { $formal } formels, { $informal } informels
home-held-html = <b>{ $count }</b> dont le texte du modèle est ici
home-review-html = { $count ->
    [one] <b>{ $count }</b> demande en cours d’examen
   *[other] <b>{ $count }</b> demandes en cours d’examen
}
home-median-html = <b>{ $time }</b> de durée médiane, de la demande à l’enregistrement
home-this-year-html = <b>{ $count }</b> enregistrés en { $year }
home-newest-html = <b><time datetime="{ $date }">{ $date }</time></b> dernière entrée de la liste
