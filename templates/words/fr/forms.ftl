# Formulaires de toutes les pages.

error-before = {"Erreur : "}
errors-title = Il y a un problème
carried-typed = Votre saisie
use-nid = Utiliser { $nid }
