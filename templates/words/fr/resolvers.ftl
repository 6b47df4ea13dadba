# L’annuaire des résolveurs, et les registres de parties, tels que chacun les lit.
resolvers-lede = Les résolveurs de chaque espace de noms et les services qu’ils offrent. Chaque entrée a une source. Aucune n’a
    été testée sur le réseau lors de son enregistrement.
resolvers-give = Services
resolvers-of = Résolveurs de { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Résolveurs
resolvers-editing = Les opérateurs modifient les entrées. Chaque modification a une raison publique et reste dans l’historique.
resolvers-registration = Enregistrement de { $nid }
resolvers-none = Aucun résolveur n’est connu.
resolvers-gives-words = { $service } : { $gives } ; { $kind }
resolvers-applies = S’applique à
resolvers-applies-all = tous les noms de l’espace de noms
resolvers-applies-prefix = les noms qui commencent par { $prefix }
resolvers-applies-pattern = les noms qui correspondent à { $pattern }
resolvers-run-by = Exploitant
resolvers-query = Traitement des requêtes
resolvers-query-documented = { $strategy }, comme le résolveur le décrit
resolvers-query-none = append (valeur par défaut de cet annuaire ; le résolveur n’en documente aucune)
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> donne <code class="any">{ $target }</code>
resolvers-note = Remarque
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
parts-lede-html = Dans certains espaces de noms, d’autres organisations attribuent des noms dans des sous-espaces de noms : les
    bibliothèques nationales dans <code>nbn</code>, les juridictions dans <code>lex</code>, des organisations dans
    <code>mrn</code>.
parts-standing = Recueilli et vérifié par les rédacteurs de ce registre à partir de sources publiques. Chaque entrée indique sa
    source. L’enregistrement de l’espace de noms et les organisations responsables font foi, non cette liste.
parts-with-parts = Espaces de noms avec des sous-espaces
parts-historic = Historiques
parts-none-historic = aucune
parts-of = Sous-espaces de noms de { $name }
parts-nbn = Un numéro de bibliographie nationale commence par un code de pays ISO 3166-1, éventuellement suivi de sous-espaces de
    noms après des deux-points, puis d’un trait d’union et du numéro. La casse du préfixe ne compte pas. Celle du numéro compte,
    sauf indication contraire de l’organisation responsable (RFC 8458, 4). Un préfixe n’est jamais réattribué.
parts-no-parts = Aucun sous-espace de noms n’est connu.
parts-heading-html = <span class="nid big">{ $nid }</span> Sous-espaces de noms
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Sous-espaces de noms
parts-not-known = inconnu
