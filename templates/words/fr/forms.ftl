# Formulaires de toutes les pages.

error-before = {"Erreur : "}
errors-title = Il y a un problème
carried-typed = Ce que vous avez saisi
publish-as-it-is = Publier tel quel
