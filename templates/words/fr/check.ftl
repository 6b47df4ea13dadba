# La page qui vérifie des noms.

check-title = Vérifier un URN
check-lede = L’adresse de la page de résultat peut être partagée. Seuls les résultats des listes sont conservés, 14 jours.
check-see-registration = Voir l’enregistrement
check-request-it = Demander cet identifiant
check-all-rules = Toutes les règles
check-end = (fin)
check-as-urn = Sous forme d’URN :
check-did-you-mean = Vouliez-vous dire
check-or = ou
check-question =  ?
check-lead = Résoudre
check-a-urn = Un URN
check-read-by = Profil de syntaxe
check-check-urn = Vérifier l’URN
check-rules = Règles
check-pass = Respectée
check-fail = Enfreinte
check-not-asked = Non vérifiée
check-notes = Points pour l’examen par les experts
check-notes-about = Ces points ne bloquent pas une demande.
check-look = Remarque
check-fired = Cette remarque s’appliquerait à { $count } des { $all } identifiants enregistrés.
check-parts = Composants
check-tests = Vérifications
check-compared = Équivalence
check-decoded = Décodé (pour l’affichage seulement)
check-mixed = Écritures mêlées
check-mixed-about = Peut contenir des caractères qui se ressemblent (RFC 8141, 3.2)
check-mind = Avertissements
check-each = Composants
check-each-label = Composants de l’URN
check-part = Composant
check-text = Texte
check-what = Description
check-looks-like-html = Un URN se compose de <code>urn:</code>, d’un identifiant d’espace de noms enregistré, de <code>:</code> et
    du nom. <a href="/rules">Les règles</a>
check-pair-compared = Comparaison
check-pair-label = Les deux URN
check-as-written = Tel qu’écrit
check-compared-as = Comparé comme
check-tag-urn = URN
check-tag-id = Identifiant
check-tag-two = Deux
check-tag-text = Texte
check-ask-urn = Vérifiez la syntaxe d’un URN et les règles de son espace de noms.
check-ask-id = Vérifiez si un identifiant d’espace de noms est disponible et respecte les règles.
check-ask-two = Vérifiez si deux URN sont équivalents.
check-ask-text-html = Vérifiez si un modèle est complet. <a href="/check/template">Vérifier un modèle</a>
check-list-of = Liste d’URN
check-other = Autres vérifications
check-an-id = Identifiant d’espace de noms
check-f-id = Identifiant d’espace de noms
check-f-id-hint = Par exemple isbn ou example-co
check-check-id = Vérifier l’identifiant
check-two = Deux URN
check-first-urn = Premier URN
check-second-urn = Second URN
check-compare = Comparer
check-whole-template = Modèle d’enregistrement
check-whole-template-html = <a href="/check/template">Collez un modèle</a> pour voir tous les constats d’un coup. Rien n’est
    conservé.
check-whole-list-html = <a href="/check/list">Vérifiez une liste entière</a> et téléchargez le résultat.

# Réponses.

check-nid-free = { $nid } est disponible
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
check-form-by-rules = Selon les règles de l’espace de noms
check-form-alone = Selon la RFC 8141 seulement
check-written = Un URN se compose de urn:, d’un identifiant d’espace de noms, d’un deux-points et du nom.
check-passed = Réussi
check-fails = Échoué
check-not-tested = Non vérifié
check-like-urn = La syntaxe est celle d’un URN.
check-unregistered = L’espace de noms { $nid } n’est pas enregistré ({ $class }).
check-no-rules = Le nom : non vérifié, car un espace de noms non enregistré n’a pas de règles.
check-registered = { $kind ->
    [formal] { $nid } est un espace de noms formel enregistré.
   *[informal] { $nid } est un espace de noms informel enregistré.
}
check-syntax-unread = Syntaxe : non vérifiée, car ce registre n’a pas de règles lisibles par machine pour cet espace de noms.
check-syntax-none = Syntaxe : non vérifiée, car l’enregistrement de { $nid } n’en définit pas.
check-syntax-slow = Syntaxe : non vérifiée, car la vérification a pris trop de temps.
check-syntax-fits = Le nom respecte la syntaxe de l’enregistrement.
check-syntax-clause = l’enregistrement, Syntaxe
check-registration-clause = l’enregistrement
check-value-later = Règle de valeur ({ $rule }) : non vérifiée, car la syntaxe n’est pas respectée.
check-value-right = La valeur respecte la règle { $rule }.
check-in-words = Les règles que l’enregistrement n’énonce qu’en prose.
check-ever-given = Si ce nom a jamais été attribué : les registres d’espaces de noms URN n’ont pas cette information.
check-piece-namespace = espace de noms
check-piece-name = nom
check-row-nid = identifiant d’espace de noms (NID)
check-row-nss = chaîne propre à l’espace de noms (NSS)
check-row-scheme-is = toujours urn ; la casse ne compte pas
check-row-nid-is = désigne l’espace de noms ; la casse ne compte pas
check-row-nss-is = le nom ; sa forme est définie par l’espace de noms
check-row-rule-is = défini par la syntaxe de l’enregistrement
check-row-r-is = pour le service de résolution ; ne fait pas partie du nom
check-row-f-is = un endroit dans la ressource, pour le client ; ne fait pas partie du nom
check-row-q-is = pour la ressource nommée ; devient la requête d’une adresse ; ne fait pas partie du nom
check-query = requête
