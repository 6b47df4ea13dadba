# Remarques sur les noms et sur les champs du modèle.

note-relative = Une bibliothèque générale d’URI peut prendre cette partie pour un chemin relatif et la résoudre, ce qui donne un autre nom. Évitez « . » et « .. » entre barres obliques, ainsi que les références relatives avec urn.
note-colon = Les deux-points dans un nom n’impliquent aucune structure : des noms qui commencent de même ne vont pas forcément ensemble, sauf si l’espace de noms le dit.
note-non-ascii = Le nom encode des caractères hors de l’ASCII. Les espaces de noms ne devraient pas les admettre sans nécessité, et devraient dire lesquels et sous quelle forme.
note-r-component = Les r-components ne devraient pas encore être employés : aucune norme ne leur donne de sens.
note-q-component = Le q-component est transmis à la ressource ou à son service. Un espace de noms ne devrait pas en avoir besoin pour résoudre ses noms, et personne ne doit en exiger un.
note-f-component = Un fragment n’est prévu que dans les espaces de noms dont l’enregistrement l’admet ; on ne sait pas si celui-ci le fait.
note-special = Le nom contient { $characters }. Un espace de noms qui donne à de tels caractères un sens propre publie la liste de ces caractères et leur sens.
note-reference = Ceci est une référence à un nom. Le nom attribué est { $name } ; les composants n’en font pas partie et ne comptent pas dans la comparaison.
note-making = Les règles de { $nid } ne sont pas appliquées ici, seul l’encodage par pourcentage l’est. Un logiciel qui ne connaît pas les règles d’un espace de noms ne doit pas en construire les noms : soumettez le résultat à ceux qui les y attribuent.
note-nbn-no-country = Le préfixe commence par un code de pays de deux lettres, et ceci n’en est pas un.
note-nbn-unknown-country = La norme ISO 3166-1 n’attribue ces deux lettres à aucun pays.
note-nbn-own-use = La norme ISO 3166-1 laisse ces deux lettres à l’usage de chacun ; elles ne désignent donc ni pays ni bibliothèque nationale.
note-nbn-empty-division = Un sous-espace de noms est vide ; un deux-points ne figure qu’entre le code de pays et les sous-espaces.
note-nbn-division = L’identifiant d’un sous-espace de noms ne comporte que des lettres et des chiffres.
note-nbn-no-hyphen = Un trait d’union doit séparer le préfixe du numéro, et il n’y en a pas.
note-nbn-no-string = Rien ne suit le trait d’union, là où devrait se trouver le numéro.
