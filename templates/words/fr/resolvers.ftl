# L’annuaire des résolveurs, et les registres de parties, tels que chacun les lit.
resolvers-title = Annuaire des résolveurs
resolvers-lede = Qui répond pour les noms d’un espace de noms, et ce qu’on obtient. Chaque entrée a une source ; aucune n’a été essayée sur le réseau
    lors de son enregistrement.
resolvers-namespace = Espace de noms
resolvers-entries = Entrées
resolvers-give = Ce qu’on obtient
resolvers-answered = A répondu le
resolvers-asked-heading = Comment les adresses sont interrogées
resolvers-answered-about = « A répondu le » est le dernier jour où l’adresse d’un exemple a répondu à ce registre.
resolvers-asked-html = Si
    ses opérateurs le souhaitent, un registre interroge une fois par semaine les adresses de ses résolveurs et de ses références : avec HEAD, puis GET, au plus une
    requête par minute, dix secondes chacune, sous le nom <code>nidreg</code> dans robots.txt et en attendant quand <code>Retry-After</code> le
    demande. Aucun de vos noms n’est envoyé où que ce soit. Rien n’en est déduit : une adresse sans date peut être nouvelle, ne pas vouloir de programmes ou
    ne pas avoir répondu.
resolvers-of = Résolveurs de { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Résolveurs
resolvers-editing = Les opérateurs modifient les entrées. Chaque modification a une raison publique et reste dans l’historique.
resolvers-edit = Modifier les entrées
resolvers-registration = Enregistrement de { $nid }
resolvers-none = Aucun résolveur n’est connu.
resolvers-gives = Donne
resolvers-gives-words = { $service } : { $gives } ; { $kind }
resolvers-template = Modèle
resolvers-applies = Répond pour
resolvers-applies-all = tous les noms de l’espace de noms
resolvers-applies-prefix = les noms qui commencent par { $prefix }
resolvers-applies-pattern = les noms qui correspondent à { $pattern }
resolvers-run-by = Exploité par
resolvers-source = Source
resolvers-since = Depuis
resolvers-query = Traitement des requêtes
resolvers-query-documented = { $strategy }, comme le résolveur le décrit
resolvers-query-none = append, l’usage de cet annuaire ; le résolveur n’en décrit aucun
resolvers-example = Exemple
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> mène à <code class="any">{ $target }</code>
resolvers-answered-html = , qui <a href="/resolvers#asked">a répondu le { $day }</a>
resolvers-note = Remarque
resolvers-history = Comment ils ont été modifiés ici
resolvers-ended = { $name } : terminé
resolvers-service = { $service ->
    [I2L] une adresse de la ressource
    [I2Ls] toutes les adresses connues de la ressource
    [I2R] la ressource elle-même
    [I2Rs] toutes les versions de la ressource
    [I2C] une description de la ressource
    [I2Cs] toutes les descriptions connues de la ressource
    [I2N] un autre nom de la ressource
    [I2Ns] tous les noms connus de la ressource
   *[other] si deux identifiants nomment la même ressource
}
resolvers-kind = { $kind ->
    [redirects] redirige vers la ressource
    [describes] montre une description
    [searches] page de recherche
   *[authorised] exige un abonnement
}
resolvers-between = { $first }, { $next }
parts-title = Parties d’espaces de noms
parts-lede-html = Dans certains espaces de noms, d’autres attribuent des noms dans une partie qui leur est propre : les bibliothèques nationales dans <code>nbn</code>,
    les juridictions dans <code>lex</code>, des organisations dans <code>mrn</code>.
parts-standing = Recueilli et vérifié par la rédaction de ce registre, à partir de sources publiques ; chaque ligne cite sa source. C’est l’enregistrement de l’espace de noms et ses détenteurs qui font foi, non cette liste.
parts-with-parts = Espaces de noms avec des parties
parts-namespace = Espace de noms
parts-names = Ce qu’il nomme
parts-parts = Parties
parts-historic = Dont historiques
parts-none-historic = aucune
parts-of = Parties de { $name }
parts-nbn = Un numéro de bibliographie nationale commence par un code de pays ISO 3166-1, éventuellement suivi de sous-espaces après
    des deux-points, puis d’un trait d’union et du numéro ; la casse du préfixe ne compte pas, celle du numéro compte sauf si son détenteur dit le contraire
    (RFC 8458, 4). Un préfixe attribué une fois ne l’est jamais à d’autres.
parts-no-parts = Aucune partie n’en est connue.
parts-heading-html = <span class="nid big">{ $nid }</span> Parties
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Parties
parts-not-known = inconnu
parts-history = Comment cela a été modifié ici
