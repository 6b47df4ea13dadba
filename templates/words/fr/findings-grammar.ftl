# Ce que la vérification dit des règles (ABNF) d’un modèle et de ses exemples.

finding-abnf = ABNF : { $what }
finding-abnf-times = ABNF : { $what } ({ $count } fois)
finding-abnf-more = ABNF : d’autres corrections ont été nécessaires pour lire les règles ; nombre de sortes : { $count }
finding-abnf-undefined = ABNF : employé mais non défini : { $names }
finding-abnf-unused = ABNF : défini mais non employé : { $names }
finding-abnf-strangers = ABNF : les règles produisent { $characters }, qui doit être encodé par pourcentage dans un URN (RFC 8141,
    2)
finding-abnf-too-complex = ABNF : cette grammaire est trop complexe à vérifier ; { $count ->
    [0] aucun exemple n’a été vérifié
    [1] 1 exemple a été vérifié
   *[other] { $count } exemples ont été vérifiés
}
finding-space = espace
finding-range = { $from } à { $to }
finding-examples-first = Seuls les { $count } premiers exemples ont été vérifiés
finding-example-matches = { $name } est donné comme non valable, mais correspond aux règles de syntaxe de ce modèle
finding-example-fails = { $name } ne correspond pas aux règles de syntaxe de ce modèle

finding-repair-bar = les alternatives doivent être séparées par /, et non par | ; | a été lu comme /
finding-repair-quote = { $code } n’est pas le guillemet de l’ASCII ; il a été lu comme "
finding-repair-dash = { $code } n’est pas le trait d’union de l’ASCII ; il a été lu comme -
finding-repair-blank = { $code } est une espace ou un caractère invisible hors de l’ASCII ; lu comme une espace
finding-repair-single-quotes = les chaînes doivent être entre "guillemets doubles" ; les simples ont été lus comme doubles
finding-repair-angle = { $angle } a été lu comme la règle { $name }, et non comme du texte
finding-repair-defined = les règles doivent être définies par = ; { $sign } a été lu comme =
finding-repair-underscore = le nom de règle { $name } contient _, alors que les noms n’ont que des lettres, des chiffres et des
    traits d’union (RFC 5234, 2.1) ; le nom a été accepté
finding-repair-repeat-apart = une répétition doit précéder directement l’élément répété ; l’espace entre les deux a été ignorée
finding-repair-indented = la règle { $name } est plus en retrait que la première ; elle a été lue comme une règle à part
finding-repair-not-indented = la ligne continue une règle sans être en retrait ; elle a été lue comme une partie de la règle
finding-repair-twice = la règle { $name } est définie plus d’une fois ; la dernière définition a été retenue
finding-repair-added = { $name } n’a pas de définition que =/ pourrait compléter ; lu comme =

finding-grammar-rule-name = une règle doit commencer par son nom
finding-grammar-equals = il manque = après le nom de règle { $name }
finding-grammar-bracket-opened = il manque la parenthèse ouvrante de cette parenthèse fermante
finding-grammar-second-equals = il y a un second = dans la règle { $name } ; commencez chaque règle sur une nouvelle ligne
finding-grammar-goes-on = la règle { $name } ne peut pas continuer ainsi
finding-grammar-depth = il y a plus de { $count } niveaux de parenthèses imbriquées
finding-grammar-before-slash = il manque un élément avant ce /
finding-grammar-ends = la règle est incomplète
finding-grammar-before = il manque un élément avant ceci
finding-grammar-number-alone = ce nombre n’a pas de sens ici ; mettez un chiffre entre guillemets, et écrivez une répétition sans
    espace
finding-grammar-nothing-to-repeat = la répétition n’a pas d’élément à répéter
finding-grammar-repeat-order = le minimum de la répétition dépasse son maximum
finding-grammar-repeat-max = une répétition ne doit pas dépasser { $count }
finding-grammar-bracket = la parenthèse n’est pas fermée
finding-grammar-bracket-before = la parenthèse doit être fermée avant ceci
finding-grammar-colon = il y a un deux-points hors d’une chaîne ; écrivez ":"
finding-grammar-number-large = le nombre est trop grand
finding-grammar-number-missing = il manque un nombre ici
finding-grammar-string-open = la chaîne n’est pas fermée sur la même ligne
finding-grammar-after-case = %s ou %i doit être suivi d’une chaîne entre guillemets (RFC 7405)
finding-grammar-after-percent = % doit être suivi de x, d ou b avec un nombre, ou de s ou i avec une chaîne
finding-grammar-range = la fin de l’intervalle est inférieure à son début
finding-grammar-character-high = aucun caractère ne porte ce numéro
finding-grammar-angle-open = le < n’est pas fermé sur la même ligne
finding-grammar-quotes = les chaînes doivent être entre "guillemets doubles"
finding-grammar-quotes-ascii = les chaînes doivent être entre "guillemets doubles" et ne contenir que de l’ASCII imprimable
finding-grammar-comma = séparez les éléments par des espaces, non par des virgules
finding-grammar-full-stop = un point ne fait pas partie d’une règle
finding-grammar-underscore = les noms de règle doivent commencer par une lettre et n’avoir que des lettres, des chiffres et des
    traits d’union
finding-grammar-braces = une répétition précède l’élément répété, comme dans 3*5DIGIT ; les accolades n’ont pas de sens en ABNF
finding-grammar-regex = { $character } n’a pas de sens en ABNF ; cela ressemble à une expression rationnelle
finding-grammar-nothing = { $character } n’a pas de sens en ABNF
finding-grammar-stranger = { $code } n’est pas admis dans une règle ABNF
finding-grammar-begins = une grammaire doit commencer par une règle : un nom, = et sa définition
finding-grammar-no-rule = le texte ne contient aucune règle
finding-grammar-bytes = la grammaire dépasse { $count } octets
finding-grammar-rule-bytes = la règle dépasse { $count } octets
finding-grammar-rules = la grammaire compte plus de { $count } règles
finding-grammar-repairs = plus de { $count } corrections seraient nécessaires ; ce n’est donc probablement pas de l’ABNF
