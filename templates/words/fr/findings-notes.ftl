# Remarques sur les noms et sur les champs du modèle.

note-relative = Une bibliothèque générale d’URI peut prendre cette partie pour un chemin relatif et la supprimer, ce qui donne un
    autre nom. Évitez « . » et « .. » entre barres obliques, et n’utilisez pas de références relatives avec des URN.
note-colon = Les deux-points dans un nom n’impliquent aucune structure. Des noms qui commencent de même ne vont pas forcément
    ensemble, sauf si l’espace de noms le définit.
note-non-ascii = Le nom encode des caractères hors de l’ASCII. Les espaces de noms ne devraient admettre de tels caractères que si
    nécessaire, et devraient définir lesquels et sous quelle forme.
note-needless-encoding = { $encoded } encode { $character }, qui n’a pas besoin d’être encodé. Les noms sont comparés sans décodage, sauf si l’espace de noms en dispose autrement ; le nom avec { $character } est donc un autre nom.
note-status-deprecated = L’espace de noms { $nid } est déconseillé. Ses URN restent valables, mais la création de nouveaux URN est déconseillée.
note-status-deprecated-replaced = L’espace de noms { $nid } est déconseillé et remplacé par { $other }. Ses URN restent valables, mais la création de nouveaux URN est déconseillée.
note-status-obsolete = L’espace de noms { $nid } est obsolète. Ses URN restent valables.
note-status-obsolete-replaced = L’espace de noms { $nid } est obsolète et remplacé par { $other }. Ses URN restent valables.
note-status-replaced = L’espace de noms { $nid } est remplacé par { $other }. Ses URN restent valables.
note-r-component = Les r‑components ne devraient pas encore être employés, car aucune norme n’en définit le sens.
note-q-component = Le q‑component est transmis à la ressource ou à son service. Un espace de noms ne devrait pas exiger de
    q‑component pour résoudre ses noms.
note-f-component = Un fragment ne convient qu’aux espaces de noms dont l’enregistrement les admet. À la connaissance de ce
    registre, l’enregistrement de celui-ci ne le fait pas.
note-special = Le nom contient { $characters }. Un espace de noms qui donne à de tels caractères un sens particulier devrait
    documenter lesquels et quel sens.
note-reference = Ceci est une référence à un nom. Le nom attribué est { $name }. Les composants ne font pas partie du nom et sont
    ignorés dans les comparaisons.
note-making = Seul l’encodage par pourcentage est appliqué ici, pas les règles de { $nid }. Un logiciel qui n’applique pas les
    règles d’un espace de noms ne doit pas en construire les noms. Demandez à l’organisation qui attribue les noms de vérifier le
    résultat.
note-nbn-no-country = Le préfixe doit commencer par un code de pays de deux lettres, ce qui n’est pas le cas.
note-nbn-unknown-country = Ces deux lettres ne sont pas un code de pays de l’ISO 3166-1.
note-nbn-own-use = L’ISO 3166-1 réserve ces deux lettres aux codes définis par l’utilisateur ; elles ne désignent donc ni pays ni
    bibliothèque nationale.
note-nbn-empty-division = Un sous-espace de noms est vide. N’utilisez des deux-points que pour séparer le code de pays et les
    sous-espaces de noms.
note-nbn-division = L’identifiant d’un sous-espace de noms ne doit comporter que des lettres et des chiffres.
note-nbn-no-hyphen = Il manque le trait d’union entre le préfixe et le numéro.
note-nbn-no-string = Il n’y a pas de numéro après le trait d’union.
