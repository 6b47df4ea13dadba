# La page qui vérifie des noms.

check-title = Vérifier un nom
check-lede = L’adresse de la réponse peut être partagée. Seul le résultat d’une liste est conservé, 14 jours.
check-see-registration = Voir son enregistrement
check-request-it = Le demander
check-all-rules = Toutes les règles
check-end = (fin)
check-as-urn = Sous forme d’URN :
check-did-you-mean = Vouliez-vous dire
check-or = ou
check-question =  ?
check-lead = Où mène-t-il ?
check-a-urn = Un URN
check-read-by = Lu selon
check-check-urn = Vérifier l’URN
check-rules = Règle par règle
check-pass = Respectée
check-fail = Enfreinte
check-not-asked = Non vérifiée
check-notes = Ce que les experts regarderont
check-notes-about = Rien de cela n’empêche une demande.
check-look = À regarder
check-fired = Cette remarque se serait appliquée à { $count } des { $all } identifiants enregistrés.
check-parts = En ses parties
check-tests = Ce qui a été vérifié
check-compared = Comment il est comparé
check-decoded = Décodé, pour la lecture seulement
check-mixed = Écritures mêlées
check-mixed-about = Des lettres qui se ressemblent sont possibles (RFC 8141, 3.2)
check-mind = À quoi prendre garde
check-each = Partie par partie
check-each-label = Parties de l’URN
check-part = Partie
check-text = Texte
check-what = Ce que c’est
check-looks-like-html = À quoi ressemble un URN : <code>urn:</code>, un identifiant d’espace de noms enregistré, <code>:</code> et le nom. <a href="/rules">Les règles</a>
check-pair-compared = Comment ils sont comparés
check-pair-label = Les deux URN
check-as-written = Tel qu’écrit
check-compared-as = Comparé comme
check-tag-urn = URN
check-tag-id = Identifiant
check-tag-two = Deux
check-tag-text = Texte
check-ask-urn = Est-ce un URN ? Dans quel espace de noms est-il, et quelles sont ses parties ?
check-ask-id = Un identifiant d’espace de noms est-il libre, et respecte-t-il les règles ?
check-ask-two = Deux graphies nomment-elles la même chose ?
check-ask-text-html = Un modèle entier est-il complet ? <a href="/check/template">Vérifier un modèle</a>
check-list-of = Une liste d’URN
check-other = Autres vérifications
check-reading = L’enregistrement, { $by }.
check-an-id = Un identifiant d’espace de noms
check-f-id = Identifiant d’espace de noms
check-f-id-hint = Par exemple isbn ou example-co
check-check-id = Vérifier l’identifiant
check-two = Deux URN
check-first-urn = Premier URN
check-second-urn = Second URN
check-compare = Comparer
check-whole-template = Un modèle entier
check-whole-template-html = <a href="/check/template">Collez un modèle</a> et lisez tous les constats d’un coup. Rien n’est conservé.
check-whole-list-html = <a href="/check/list">Vérifiez une liste entière</a> et téléchargez le résultat.

# Réponses.

check-nid-free = { $nid } peut être demandé
check-nid-registered = { $nid } est enregistré
check-nid-requested = { $nid } a été demandé par quelqu’un d’autre
check-nid-reserved = { $nid } est réservé
check-nid-not-allowed = { $nid } n’est pas admis
check-equivalent = Les deux URN sont équivalents
check-not-equivalent = Les deux URN ne sont pas équivalents
check-equal-by-case = Leurs noms attribués sont égaux une fois la casse normalisée (RFC 8141, 3.1).
check-equal-by-rule = Ils sont égaux selon une règle propre à l’espace de noms (RFC 8141, 3.1, dernier paragraphe).
check-differ = Leurs noms attribués diffèrent, selon la RFC 8141 et selon toute règle connue de l’espace de noms (RFC 8141, 3.1).
check-first-no-urn = Le premier n’est pas un URN
check-second-no-urn = Le second n’est pas un URN
check-form-by-rules = Selon les règles de son espace de noms
check-form-alone = Selon la RFC 8141 seule
check-written = Un URN s’écrit urn:, un espace de noms, un deux-points et le nom.
check-by-registrant = tel que son titulaire l’a mis en règles
check-by-editors = tel que les rédacteurs de ce registre le lisent
check-passed = Réussi
check-fails = Échoué
check-not-tested = Non vérifié
check-like-urn = Il est écrit comme un URN.
check-unregistered = Aucun espace de noms { $nid } n’est enregistré ({ $class }).
check-no-rules = Le nom lui-même : sans enregistrement, il n’a pas de règles.
check-registered = { $kind ->
    [formal] { $nid } est un espace de noms formel enregistré.
   *[informal] { $nid } est un espace de noms informel enregistré.
}
check-syntax-unread = Sa syntaxe : ce registre n’a pas de règles de cet espace de noms qu’un programme puisse lire.
check-syntax-none = Sa syntaxe : l’enregistrement de { $nid } n’en donne pas.
check-syntax-slow = Sa syntaxe : la vérification a pris trop de temps.
check-syntax-fits = Il respecte la syntaxe de son enregistrement, { $by }.
check-syntax-clause = l’enregistrement, Syntaxe
check-registration-clause = l’enregistrement
check-value-later = Ce que sa valeur doit respecter ({ $rule }) : la syntaxe vient d’abord.
check-value-right = Sa valeur est juste selon la règle { $rule }.
check-in-words = Les règles que l’enregistrement ne donne qu’en toutes lettres.
check-ever-given = Si ce nom a jamais été donné à quelque chose : aucun registre d’URN ne le sait.
check-piece-namespace = espace de noms
check-piece-name = nom
check-row-nid = identifiant d’espace de noms (NID)
check-row-nss = chaîne propre à l’espace de noms (NSS)
check-row-scheme-is = toujours urn, en majuscules ou minuscules
check-row-nid-is = qui répond du nom ; la casse ne compte pas
check-row-nss-is = le nom lui-même ; sa forme est propre à l’espace de noms
check-row-rule-is = selon la syntaxe de l’enregistrement
check-row-r-is = pour le service de résolution ; ne fait pas partie du nom
check-row-f-is = un endroit dans la ressource, pour le client ; ne fait pas partie du nom
check-row-q-is = pour la ressource nommée ; copié dans la requête d’une adresse ; ne fait pas partie du nom
check-query = requête
