# Des règles sous forme de données : leur page, et ce qu’elles disent des noms.

testable-title = La rendre vérifiable
testable-syntax = Syntaxe
testable-saved = Enregistré et essayé.
testable-stale-html = <strong>Enregistré depuis une autre fenêtre.</strong> Ces règles ont été enregistrées depuis une autre fenêtre, ou par une personne avec
    qui vous travaillez, après que vous avez ouvert cette page. Rien n’a été écrasé : ci-dessous figure ce que vous avez saisi ici ; l’enregistrer
    maintenant remplace les autres.
testable-lede = Facultatif. Des règles lisibles par machine permettent à chacun de vérifier vos noms, et montrent lesquels un changement exclurait. Si les
    règles et le texte diffèrent, c’est le texte qui décide.
testable-again = Les règles, la règle de départ et les exemples ont été relus dans votre section Syntaxe. Rien n’est enregistré avant que vous n’appuyiez
    sur le bouton.
testable-no-rule = Votre section Syntaxe ne contient aucune règle ABNF. Écrivez les règles ici, ou quittez cette page : rien n’en
    dépend.
testable-filled-in = Rempli à partir de votre section Syntaxe. Rien n’est enregistré avant que vous n’appuyiez sur le bouton.
testable-filled-in-revision = Rempli à partir de votre section Syntaxe et des règles en vigueur. Rien n’est enregistré avant que vous n’appuyiez sur le
    bouton.
testable-more = Règle de valeur, équivalence, composants
testable-components = Ce que votre texte dit des composants (RFC 8141, 2.3) : undefined, reserved, forbidden, ou « used: à quoi ».
testable-found-by = Ce par quoi on le trouve
testable-save-try = Enregistrer et essayer
testable-results = Ce que disent les règles
testable-yours-html = <strong>Sont-ce tous des noms à vous ?</strong> Les règles les ont inventés ; s’il en est un qui ne l’est pas, elles
    permettent trop.
testable-help = Aide
testable-how = Comment cela marche
testable-how-names-html = Écrivez les noms entiers, ou seulement ce qui suit <code>urn:{ $nid }:</code>.
testable-how-number-html = Écrivez <code>{"{{NID}}"}</code> là où figurera le numéro, ou omettez-le ; ici <code>{ $nid }</code> en tient
    lieu.
testable-how-tried = Les règles sont essayées quand vous les enregistrez, accompagnent le texte que vous envoyez, et sont publiées avec lui à l’enregistrement.
testable-read-again = Relire la section Syntaxe
testable-from = D’où elles viennent
testable-back = Retour à la section Syntaxe

# Champs.

testable-f-abnf = Règles
testable-f-abnf-hint = ABNF (RFC 5234, RFC 7405), rien d’autre ; un commentaire commence par un point-virgule
testable-f-start = Règle de départ
testable-f-start-hint = La règle pour tout ce qui suit urn:{ $nid }:
testable-f-wider = Mon texte a d’autres règles, en toutes lettres, que celles-ci ne couvrent pas
testable-f-check = Règle de valeur
testable-f-check-hint = Un chiffre de contrôle, une date réelle ou autre chose qu’aucune grammaire ne peut dire
testable-f-check-none = aucune
testable-f-same = Quand deux noms sont-ils les mêmes ?
testable-f-same-hint = Une règle par ligne : ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Noms qui devraient être acceptés
testable-f-pass-hint = Un par ligne, { $most } au plus
testable-f-fail = Noms qui devraient être refusés
testable-f-fail-hint = Un par ligne, { $most } au plus : des erreurs que l’on fait souvent
testable-f-issued = Noms que vous avez attribués (facultatif)
testable-f-issued-hint = Un par ligne, { $most } au plus. Nous publions combien sont acceptés et les premiers qui ne le sont pas ; la liste elle-même reste privée
testable-f-title = Ce que le nom veut dire (facultatif)
testable-f-summary = Ce que nomme un tel URN, en une phrase de 160 caractères au plus
testable-f-summary-hint = À défaut, c’est la première phrase de l’objet
testable-f-homepage = Site web (facultatif)
testable-f-topics = Thèmes, trois au plus

# Ce qui est enregistré, à côté de ce qui a été saisi.

testable-their-saved = Ce qui est enregistré
testable-their-same = Même nom
testable-their-issued = Noms que vous avez attribués
testable-their-title = Ce que le nom veut dire
testable-their-summary = Ce que nomme un tel URN
testable-their-homepage = Site web

# Ce que disent les règles.

testable-guessed = Lues dans la section Syntaxe ; personne ne les a enregistrées.
testable-not-usable = Inutilisable
testable-not-usable-about = Des règles inutilisables ne retardent rien et ne sont pas publiées.
testable-against-registrant = les règles de la version { $version }, telles que son titulaire les a mises en données,
testable-against-editors = les règles de la version { $version }, telles que les rédacteurs du registre les lisent,
testable-against-text = les règles de la version { $version }, telles que son texte les donne,
testable-breaks = Exclut des noms
testable-breaks-about = Des noms que { $against } permettent sont refusés par celles-ci, les plus courts d’abord. Les noms déjà attribués restent valables.
testable-breaks-none = N’en exclut aucun
testable-breaks-none-about = Tout nom que { $against } permettent est accepté par celles-ci. C’est prouvé.
testable-none-found = Aucun trouvé
testable-none-found-about = Des noms que { $against } permettent ont été inventés et essayés ; tous sont acceptés par celles-ci. Cela ne prouve rien.
testable-not-tested = Non testé
testable-not-tested-examples = Les exemples de la section Syntaxe ne correspondent pas à ses règles : l’effet sur les noms existants n’a donc pas été testé. Corrigez d’abord les règles ou les exemples.
testable-not-tested-no-rules = La section Syntaxe n’a pas de règles ABNF lisibles : l’effet sur les noms existants n’a donc pas été testé.
testable-not-tested-unusable = Ces règles ne sont pas utilisables : l’effet sur les noms existants n’a donc pas été testé.
testable-not-tested-differ = Ces règles diffèrent de celles de la section Syntaxe : l’effet du nouveau texte sur les noms existants n’a donc pas été testé. Utilisez les règles de la section Syntaxe.
testable-not-tested-not-adapted = La section Syntaxe a changé, mais ce sont encore les règles en vigueur. L’effet du nouveau texte sur les noms existants n’a pas été testé. Modifiez aussi les règles.
testable-not-tested-unchanged = Ce sont les règles en vigueur. Il n’y a aucun changement à tester.
testable-not-tested-none-in-force = La version enregistrée n’a pas de règles lisibles : l’effet sur les noms existants n’a donc pas été testé.
testable-newly = Nouvellement permis, par exemple
testable-issued-count = { $count ->
    [one] { $count } nom attribué
   *[other] { $count } noms attribués
}
testable-issued = Sur { $all }, celles-ci en acceptent { $pass }{ $undecided }.
testable-issued-against = Sur { $all }, { $against } en acceptent { $passed } et celles-ci { $pass }{ $undecided }.
testable-issued-undecided = { " ; " }{ $count } ont pris trop de temps à essayer
testable-issued-all = Tous acceptés
testable-issued-none-breaks = Aucun exclu
testable-line-html = ligne { $line } : <code
    class="any"><bdi>{ $name }</bdi></code> : { $why }
testable-issued-more = Et { $count } autres.
testable-different = Ces règles et celles de la section Syntaxe diffèrent ; ce sont les mots du texte qui comptent
testable-different-more = et { $count } autres
testable-only-here = seulement ici : { $rule }
testable-only-text = seulement dans le texte : { $rule }
testable-changed = dans le texte { $before } ; ici { $after }
testable-renamed = sous un autre nom : dans le texte { $before } ; ici { $after }
testable-all-agree = Les { $count } exemples donnent ce qu’ils doivent.
testable-disagree = { $count } exemples sur { $of } ne donnent pas ce que l’on attend.
testable-examples = Les exemples
testable-examples-tried = Exemples, essayés
testable-name = Nom
testable-should = Devrait
testable-result = Résultat
testable-why = Pourquoi
testable-unexpected = inattendu
testable-passes = accepté
testable-fails = refusé
testable-not-known = inconnu
testable-to-pass = être accepté
testable-to-fail = être refusé
testable-strangers-html = Les règles produisent des noms qu’aucun URN ne peut avoir (<span class="clause">RFC 8141
    §2</span>) :
testable-samples = Noms que les règles inventent
testable-put-right = Ce qui a été réparé pour lire les règles
testable-as-data = Les règles sous forme de données
testable-how-far = Portée
testable-how-far-wider = le texte a d’autres règles, en toutes lettres
