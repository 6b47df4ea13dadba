# Des règles sous forme de données : leur page, et ce qu’elles disent des noms.

testable-title = Ajouter une syntaxe lisible par machine
testable-syntax = Syntaxe
testable-saved = Enregistré et testé.
testable-stale-html = <strong>Enregistré depuis une autre fenêtre.</strong> Ces règles ont été enregistrées depuis une autre
    fenêtre, ou par un collaborateur, après que vous avez ouvert cette page. Rien n’a été écrasé. Votre saisie est ci-dessous. Si
    vous l’enregistrez maintenant, elle remplace les autres règles.
testable-lede = Facultatif. Avec une syntaxe lisible par machine, chacun peut vérifier vos noms, et vous voyez lesquels une
    modification invaliderait. Si la syntaxe et le texte diffèrent, le texte fait foi.
testable-again = Les règles, la règle de départ et les exemples ont été relus dans votre section Syntaxe. Rien n’est enregistré
    avant que vous ne cliquiez sur le bouton.
testable-no-rule = Votre section Syntaxe ne contient aucune règle ABNF. Écrivez les règles ici, ou quittez cette page. Cette étape
    est facultative.
testable-filled-in = Rempli à partir de votre section Syntaxe. Rien n’est enregistré avant que vous ne cliquiez sur le bouton.
testable-filled-in-revision = Rempli à partir de votre section Syntaxe et des règles en vigueur. Rien n’est enregistré avant que
    vous ne cliquiez sur le bouton.
testable-more = Règle de valeur, équivalence et composants
testable-components = Ce que votre texte indique des composants (RFC 8141, 2.3) : undefined, reserved, forbidden, ou « used: à
    quoi ».
testable-found-by = Termes de recherche
testable-save-try = Enregistrer et tester
testable-results = Résultats des tests
testable-yours-html = <strong>Sont-ce tous des noms de votre espace de noms ?</strong> Ils ont été produits à partir des règles.
    Si l’un d’eux n’est pas valable, les règles permettent trop.
testable-help = Aide
testable-how = Aide sur cette page
testable-how-names-html = Saisissez les noms entiers, ou seulement la partie qui suit <code>urn:{ $nid }:</code>.
testable-how-number-html = Écrivez <code>{"{{NID}}"}</code> à la place du numéro, ou omettez-le. Cette page utilise
    <code>{ $nid }</code> à la place.
testable-how-tried = Les règles sont testées quand vous les enregistrez. Elles sont soumises avec votre texte, et publiées avec
    lui à l’enregistrement.
testable-read-again = Relire la section Syntaxe
testable-from = Source des règles
testable-back = Retour à la section Syntaxe

# Champs.

testable-f-abnf = Règles
testable-f-abnf-hint = ABNF seulement (RFC 5234, RFC 7405) ; les commentaires commencent par un point-virgule
testable-f-start = Règle de départ
testable-f-start-hint = La règle pour tout ce qui suit urn:{ $nid }:
testable-f-wider = Mon texte a d’autres règles en prose, qui ne sont pas couvertes ici
testable-f-check = Règle de valeur
testable-f-check-hint = Un chiffre de contrôle, une date valable ou une autre règle qu’une grammaire ne peut pas exprimer
testable-f-check-none = aucune
testable-f-same = Équivalence
testable-f-same-hint = Une règle par ligne : ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Noms valables
testable-f-pass-hint = Un par ligne, { $most } au plus
testable-f-fail = Noms non valables
testable-f-fail-hint = Un par ligne, { $most } au plus, par exemple des erreurs typiques
testable-f-issued = Noms attribués (facultatif)
testable-f-issued-hint = Un par ligne, { $most } au plus. Nous publions combien sont valables et les premiers qui ne le sont pas.
    La liste complète n’est pas publiée
testable-f-title = Nom complet (facultatif)
testable-f-summary = Ce que nomme un tel URN, en une phrase de 160 caractères au plus
testable-f-summary-hint = Si ce champ est vide, la première phrase de Purpose est utilisée
testable-f-homepage = Site web (facultatif)
testable-f-topics = Thèmes (trois au plus)

# Ce qui est enregistré, à côté de ce qui a été saisi.

testable-their-saved = Règles enregistrées
testable-their-same = Équivalence
testable-their-issued = Noms attribués
testable-their-title = Nom complet
testable-their-summary = Ce que nomme un tel URN
testable-their-homepage = Site web

# Ce que disent les règles.

testable-guessed = Lues dans la section Syntaxe et pas encore enregistrées.
testable-not-usable = Inutilisable
testable-not-usable-about = Des règles inutilisables ne bloquent pas la demande et ne sont pas publiées.
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
testable-not-tested-differ = Ces règles diffèrent de celles de la section Syntaxe : l’effet du nouveau texte sur les noms existants n’a donc pas été testé. Utilisez les règles de la section Syntaxe.
testable-not-tested-not-adapted = La section Syntaxe a changé, mais ce sont encore les règles en vigueur. L’effet du nouveau texte sur les noms existants n’a pas été testé. Modifiez aussi les règles.
testable-not-tested-unchanged = Ce sont les règles en vigueur. Il n’y a aucun changement à tester.
testable-not-tested-none-in-force = La version enregistrée n’a pas de règles lisibles : l’effet sur les noms existants n’a donc pas été testé.
testable-newly = Noms nouvellement permis, par exemple
testable-issued-count = { $count ->
    [one] { $count } nom attribué
   *[other] { $count } noms attribués
}
testable-issued = Sur { $all }, { $pass } respectent ces règles{ $undecided }.
testable-issued-against = Sur { $all }, { $against } en acceptent { $passed }, et ces règles { $pass }{ $undecided }.
testable-issued-undecided = { " ; " }{ $count } ont pris trop de temps à essayer
testable-issued-all = Tous les noms conviennent
testable-issued-none-breaks = Aucun nom invalidé
testable-line-html = ligne { $line } : <code
    class="any"><bdi>{ $name }</bdi></code> : { $why }
testable-issued-more = Et { $count } autres.
testable-different = Ces règles diffèrent de celles de la section Syntaxe. Le texte fait foi
testable-different-more = et { $count } autres
testable-only-here = seulement ici : { $rule }
testable-only-text = seulement dans le texte : { $rule }
testable-changed = texte : { $before } ; ici : { $after }
testable-renamed = renommée : { $before } dans le texte ; { $after } ici
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
