# Formulaires de toutes les pages.

error-before = {"Erreur : "}
errors-title = Il y a un problème
use-nid = Utiliser { $nid }
