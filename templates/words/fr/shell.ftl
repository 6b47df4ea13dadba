# Le cadre de chaque page.

nav-registry = Registre
nav-register = Enregistrer
nav-waiting = Mes tâches
nav-waiting-count = Mes tâches ({ $count })
nav-waiting-more = Mes tâches ({ $count }+)
nav-label = Navigation principale
skip-to-main = Aller au contenu principal
logo = Registre des espaces de noms
copied-html = Ceci est une copie statique du <time datetime="{ $day }">{ $day }</time>. Utilisez le <a href="{ $href }/">registre
    en ligne</a> pour chercher, vérifier et soumettre des demandes.
search-label = URN, espace de noms ou mot-clé
foot-rules = Règles des identifiants
languages = Langues
crumbs = Fil d’Ariane
site-name = Registre des espaces de noms URN
about-registry = Le registre public des espaces de noms URN : les identifiants enregistrés, leurs titulaires, la syntaxe de leurs
    noms, et chaque version publiée.
