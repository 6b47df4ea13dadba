# Ce qui a été lu dans la section Syntaxe.

syntax-results = Résultats des tests
syntax-f-start = Règle de départ
syntax-guessed = Lues dans la section Syntaxe. Si ce n’est pas ce que vous voulez dire, changez les règles dans cette section.
syntax-applies = Après l’enregistrement, les noms de l’espace de noms sont vérifiés avec ces règles.
syntax-applies-not = Après l’enregistrement, les noms ne sont pas vérifiés avec ces règles. Ajoutez au moins un exemple dans la section Syntaxe ;
    chacun doit respecter les règles.
syntax-not-usable = Inutilisable
syntax-not-usable-about = Des règles inutilisables ne bloquent pas la demande.
syntax-against-editors = les règles de la version { $version } fournies par les rédacteurs du registre
syntax-against-text = les règles du texte de la version { $version }
syntax-breaks = Invalide des noms existants
syntax-breaks-about = Ces règles refusent des noms que { $against } permettent (les plus courts d’abord). Les noms attribués
    restent valables de façon permanente.
syntax-breaks-none = N’invalide aucun nom
syntax-breaks-none-about = Ces règles acceptent tout nom que { $against } permettent. C’est prouvé.
syntax-none-found = Aucun nom invalidé trouvé
syntax-none-found-about = Ces règles acceptent tous les noms testés que { $against } permettent. Les noms ont été produits
    automatiquement ; ce n’est donc pas une preuve.
syntax-not-tested = Non testé
syntax-not-tested-examples = Les exemples de la section Syntaxe ne correspondent pas à ses règles : l’effet sur les noms existants n’a donc pas été testé. Corrigez d’abord les règles ou les exemples.
syntax-not-tested-no-rules = La section Syntaxe n’a pas de règles ABNF lisibles : l’effet sur les noms existants n’a donc pas été testé.
syntax-not-tested-unusable = Ces règles ne sont pas utilisables : l’effet sur les noms existants n’a donc pas été testé.
syntax-not-tested-not-adapted = La section Syntaxe a changé, mais ce sont encore les règles en vigueur. L’effet du nouveau texte sur les noms existants n’a pas été testé. Modifiez aussi les règles.
syntax-not-tested-none-in-force = La version enregistrée n’a pas de règles lisibles : l’effet sur les noms existants n’a donc pas été testé.
syntax-newly = Noms nouvellement permis, par exemple
syntax-all-agree = { $count ->
    [one] L’exemple a le résultat attendu.
   *[other] Les { $count } exemples ont tous le résultat attendu.
}
syntax-disagree = { $of ->
    [one] L’exemple n’a pas le résultat attendu.
   *[other] { $count } exemples sur { $of } n’ont pas le résultat attendu.
}
syntax-examples-tried = Exemples testés
syntax-should = Attendu
syntax-unexpected = inattendu
syntax-strangers-html = Les règles permettent des noms impossibles dans un URN (<span class="clause">RFC 8141 §2</span>) :
syntax-samples = Noms produits
syntax-put-right = Réparations nécessaires pour lire les règles
syntax-as-data = Règles sous forme de données
