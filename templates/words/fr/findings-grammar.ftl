# Ce que la vérification dit des règles (ABNF) d’un modèle et de ses exemples.

finding-abnf = ABNF : { $what }
finding-abnf-times = ABNF : { $what } ({ $count } fois)
finding-abnf-more = ABNF : d’autres corrections ont été nécessaires pour lire les règles ; nombre de sortes : { $count }
finding-abnf-undefined = ABNF : employé mais non défini : { $names }
finding-abnf-unused = ABNF : défini mais non employé : { $names }
finding-abnf-strangers = ABNF : les règles produisent { $characters }, ce qui ne peut figurer dans un URN sans encodage par pourcentage (RFC 8141, 2)
finding-abnf-too-complex = ABNF : cette grammaire est trop complexe à vérifier ; { $count ->
    [0] aucun exemple n’a été vérifié
    [1] 1 exemple a été vérifié
   *[other] { $count } exemples ont été vérifiés
}
finding-space = l’espace
finding-quoted = « { $text } »
finding-range = { $from } à { $to }
finding-examples-first = Seuls les { $count } premiers exemples ont été vérifiés
finding-example-matches = { $name } est dit non valable et correspond pourtant aux règles données
finding-example-fails = { $name } ne correspond pas aux règles données

finding-repair-bar = les alternatives se séparent par /, et non par | ; lu comme /
finding-repair-quote = { $code } est un guillemet qui n’est pas celui de l’ASCII ; lu comme "
finding-repair-dash = { $code } est un tiret qui n’est pas le trait d’union de l’ASCII ; lu comme -
finding-repair-blank = { $code } est une espace ou un caractère invisible hors de l’ASCII ; lu comme une espace
finding-repair-single-quotes = les chaînes se mettent entre "guillemets doubles" ; les simples ont été lus comme doubles
finding-repair-angle = { $angle } a été lu comme la règle { $name }, et non comme du texte
finding-repair-defined = une règle se définit par = ; { $sign } a été lu comme =
finding-repair-underscore = le nom de règle { $name } contient _ ; les noms se composent de lettres, de chiffres et de traits d’union (RFC 5234, 2.1) ; il a été pris tel quel
finding-repair-repeat-apart = une répétition se place juste avant ce qu’elle répète ; l’espace entre les deux a été ignorée
finding-repair-indented = la règle { $name } commence plus à droite que la première ; elle a été lue comme une règle à part
finding-repair-not-indented = la ligne continue une règle sans être en retrait ; elle a été lue comme une partie de la règle
finding-repair-twice = la règle { $name } a déjà été définie ; la dernière définition a été retenue
finding-repair-added = { $name } n’a pas de définition que =/ pourrait compléter ; lu comme =

finding-grammar-rule-name = une règle commence par son nom
finding-grammar-equals = il manque = après le nom de règle { $name }
finding-grammar-bracket-opened = cette parenthèse n’a jamais été ouverte
finding-grammar-second-equals = un second = dans la règle { $name } ; une nouvelle règle commence sur sa propre ligne
finding-grammar-goes-on = la règle { $name } ne peut pas continuer ainsi
finding-grammar-depth = plus de { $count } parenthèses sont imbriquées
finding-grammar-before-slash = rien ne précède ce /
finding-grammar-ends = la règle s’arrête là où quelque chose devrait suivre
finding-grammar-before = quelque chose devrait précéder ceci
finding-grammar-number-alone = un nombre est isolé ; écrivez un chiffre entre guillemets, et une répétition sans espace
finding-grammar-nothing-to-repeat = la répétition n’a rien à répéter
finding-grammar-repeat-order = le minimum de la répétition dépasse son maximum
finding-grammar-repeat-max = une répétition va ici jusqu’à { $count } fois
finding-grammar-bracket = la parenthèse n’est pas fermée
finding-grammar-bracket-before = la parenthèse n’est pas fermée avant ce qui suit
finding-grammar-colon = un deux-points se trouve hors d’une chaîne ; écrivez ":"
finding-grammar-number-large = le nombre est trop grand
finding-grammar-number-missing = il manque un nombre ici
finding-grammar-string-open = la chaîne n’est pas fermée avant la fin de sa ligne
finding-grammar-after-case = après %s ou %i suit une chaîne entre guillemets (RFC 7405)
finding-grammar-after-percent = après % viennent x, d ou b avec un nombre, ou s ou i avec une chaîne
finding-grammar-range = l’intervalle finit avant de commencer
finding-grammar-character-high = aucun caractère ne porte un numéro aussi élevé
finding-grammar-angle-open = le < n’est pas fermé avant la fin de sa ligne
finding-grammar-quotes = les chaînes se mettent entre "guillemets doubles"
finding-grammar-quotes-ascii = les chaînes se mettent entre "guillemets doubles" et ne contiennent que de l’ASCII imprimable
finding-grammar-comma = ce qui se suit est séparé par des espaces, non par des virgules
finding-grammar-full-stop = un point ne fait pas partie d’une règle
finding-grammar-underscore = les noms commencent par une lettre et se composent de lettres, de chiffres et de traits d’union
finding-grammar-braces = une répétition se place avant ce qu’elle répète, comme dans 3*5DIGIT ; les accolades n’ont pas de sens en ABNF
finding-grammar-regex = { $character } n’a pas de sens en ABNF ; cela ressemble à une expression rationnelle
finding-grammar-nothing = { $character } n’a pas de sens en ABNF
finding-grammar-stranger = { $code } ne peut pas figurer dans une règle
finding-grammar-begins = une grammaire commence par une règle : un nom, suivi de = et de ce qu’il désigne
finding-grammar-no-rule = il n’y a pas de règle dans le texte
finding-grammar-bytes = la grammaire dépasse { $count } octets
finding-grammar-rule-bytes = la règle dépasse { $count } octets
finding-grammar-rules = la grammaire compte plus de { $count } règles
finding-grammar-repairs = plus de { $count } corrections seraient nécessaires ; c’est une autre notation
