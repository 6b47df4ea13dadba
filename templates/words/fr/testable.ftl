# Des règles sous forme de données : leur page, et ce qu’elles disent des noms.

testable-results = Résultats des tests

# Champs.

testable-f-start = Règle de départ
testable-f-check = Règle de valeur

# Ce qui est enregistré, à côté de ce qui a été saisi.

testable-their-same = Équivalence

# Ce que disent les règles.

testable-guessed = Lues dans la section Syntaxe. Si ce n’est pas ce que vous voulez dire, changez les règles dans cette section.
testable-not-usable = Inutilisable
testable-not-usable-about = Des règles inutilisables ne bloquent pas la demande.
testable-against-registrant = les règles de la version { $version } fournies par le titulaire
testable-against-editors = les règles de la version { $version } fournies par les rédacteurs du registre
testable-against-text = les règles du texte de la version { $version }
testable-breaks = Invalide des noms existants
testable-breaks-about = Ces règles refusent des noms que { $against } permettent (les plus courts d’abord). Les noms attribués
    restent valables de façon permanente.
testable-breaks-none = N’invalide aucun nom
testable-breaks-none-about = Ces règles acceptent tout nom que { $against } permettent. C’est prouvé.
testable-none-found = Aucun nom invalidé trouvé
testable-none-found-about = Ces règles acceptent tous les noms testés que { $against } permettent. Les noms ont été produits
    automatiquement ; ce n’est donc pas une preuve.
testable-not-tested = Non testé
testable-not-tested-examples = Les exemples de la section Syntaxe ne correspondent pas à ses règles : l’effet sur les noms existants n’a donc pas été testé. Corrigez d’abord les règles ou les exemples.
testable-not-tested-no-rules = La section Syntaxe n’a pas de règles ABNF lisibles : l’effet sur les noms existants n’a donc pas été testé.
testable-not-tested-unusable = Ces règles ne sont pas utilisables : l’effet sur les noms existants n’a donc pas été testé.
testable-not-tested-not-adapted = La section Syntaxe a changé, mais ce sont encore les règles en vigueur. L’effet du nouveau texte sur les noms existants n’a pas été testé. Modifiez aussi les règles.
testable-not-tested-none-in-force = La version enregistrée n’a pas de règles lisibles : l’effet sur les noms existants n’a donc pas été testé.
testable-newly = Noms nouvellement permis, par exemple
testable-all-agree = { $count ->
    [one] L’exemple a le résultat attendu.
   *[other] Les { $count } exemples ont tous le résultat attendu.
}
testable-disagree = { $of ->
    [one] L’exemple n’a pas le résultat attendu.
   *[other] { $count } exemples sur { $of } n’ont pas le résultat attendu.
}
testable-examples = Exemples
testable-examples-tried = Exemples testés
testable-name = Nom
testable-should = Attendu
testable-result = Résultat
testable-why = Raison
testable-unexpected = inattendu
testable-passes = valable
testable-fails = non valable
testable-not-known = inconnu
testable-to-pass = valable
testable-to-fail = non valable
testable-strangers-html = Les règles permettent des noms impossibles dans un URN (<span class="clause">RFC 8141 §2</span>) :
testable-samples = Noms produits
testable-put-right = Réparations nécessaires pour lire les règles
testable-as-data = Règles sous forme de données
testable-how-far = Couverture
testable-how-far-wider = le texte a d’autres règles en prose
