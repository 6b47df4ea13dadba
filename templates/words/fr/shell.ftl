# Le cadre de chaque page.

nav-registry = Registre
nav-check = Vérifier
nav-register = Enregistrer
nav-reviews = Examens
nav-desk = Bureau
nav-help = Aide
nav-account = Compte
nav-sign-in = Se connecter
nav-waiting = À faire
nav-waiting-count = À faire ({ $count })
nav-waiting-more = À faire ({ $count }+)
nav-label = Navigation principale
skip-to-main = Aller au contenu principal
logo = Registre des espaces de noms
copied-html = Ceci est une copie du <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $href }/">Le registre lui-même</a> cherche, vérifie les noms et reçoit les demandes.
search-label = URN, espace de noms ou mots
look-up = Chercher
foot-help = Aide et contact
foot-accessibility = Accessibilité
foot-privacy = Confidentialité
foot-rules = Règles
foot-statistics = Statistiques
languages = Langues
crumbs = Fil d’Ariane
site-name = Registre des espaces de noms URN
about-registry = Le registre public des espaces de noms URN : ce qui peut suivre urn:, qui en répond, comment les noms sont formés, et chaque texte qui a eu cours.
