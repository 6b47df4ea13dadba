# Formulaires de toutes les pages.

error-before = {"Erreur : "}
errors-title = Il y a un problème
carried-typed = Votre saisie
publish-as-it-is = Publier tel quel
use-nid = Utiliser { $nid }
