# Où mène un nom, et les noms dont la ressource a disparu.

resolve-no-urn = Ceci n’est pas un URN
resolve-title = Résoudre un URN
resolve-lede = Un URN est un nom, non une adresse. Des résolveurs transforment en adresses les noms de certains espaces de noms.
    Cette page montre les adresses que donneraient les résolveurs connus. Rien n’est récupéré ni conservé.
resolve-breaks = Ce nom ne respecte pas les règles de son espace de noms
resolve-none-gives = Aucun résolveur connu n’offre ce service
resolve-none = Aucun résolveur n’est connu pour ce nom
resolve-sure = Cet URN donne une seule adresse
resolve-known = { $count ->
    [one] Une adresse est connue pour ce nom
   *[other] { $count } adresses sont connues pour ce nom
}
resolve-check-html = <a href="{ $check }">Vérifier le nom</a>.
resolve-check-read-html = <a href="{ $check }">Vérifiez le nom</a>, ou lisez l’enregistrement de <a href="{ $href }">{ $nid }</a>.
resolve-everything = Tous les services
resolve-service = { $name } : { $gives }
resolve-choices = Résultats
resolve-choices-about = Ces adresses viennent de l’annuaire des résolveurs, qui indique une source pour chaque entrée. Elles n’ont
    pas été testées pour ce nom.
resolve-open = Ouvrir auprès de : { $holder }
resolve-others = Autres résultats ({ $count })
resolve-choice = { $holder } : { $kind }.
resolve-irregular = Pour des noms en usage qui ne respectent pas la syntaxe enregistrée.
resolve-source = Source : { $source }
resolve-not-done = Non résolu
resolve-refused = { $holder } a un résolveur pour de tels noms, mais { $why }.
resolve-too-long = l’adresse dépasserait { $most } octets
resolve-climbs = l’adresse aurait un segment de chemin « . » ou « .. », ce qui change le chemin (RFC 3986 §5.2.4)
resolve-parts = Sous-espace de noms de ce nom
resolve-notes = Remarques sur ce nom
resolve-note-breaks = Règle enfreinte
resolve-more-label = En savoir plus sur la résolution
resolve-programs-html = La première adresse répond par une redirection si le nom donne une seule adresse. Demandez
    <code>text/uri-list</code> ou JSON avec <code>Accept</code>.
resolve-more = En savoir plus
resolve-more-known = Espaces de noms dont un résolveur est connu
resolve-more-parts = Sous-espaces de noms et organisations responsables
resolve-more-query = Paramètres de requête proposés en 2012
resolve-more-scheme = Enregistrement du schéma « urn »

# Les endroits d’un document où mettre un URN.

resolve-slots = Des URN dans les documents
resolve-slots-about = Certains attributs et éléments qui admettent un URI ne conviennent pas à un URN (RFC 8141, 4.1).
resolve-slots-label = Endroits qui admettent un URI
resolve-slots-place = Endroit
resolve-slots-there = Emploi d’un URN
resolve-slots-good = adapté
resolve-slots-avoid = à éviter
slot-xmlns = xmlns, nom d’un espace de noms XML
slot-xmlns-why = La valeur n’est qu’un nom. Rien n’est récupéré.
slot-rdf = rdf:about, sujet RDF
slot-rdf-why = La valeur n’est qu’un nom, mais les outils de données liées tentent souvent de la récupérer.
slot-href = href d’un lien
slot-href-why = Les navigateurs ont besoin d’une adresse à récupérer et n’ont pas de résolveur. Utilisez l’adresse d’un résolveur
    qui contient l’URN.
slot-src = src d’une image ou d’un script
slot-src-why = Les navigateurs tentent aussitôt de récupérer la valeur, et échouent.
slot-base = base, xml:base
slot-base-why = Un URN n’a pas de chemin pour résoudre des références relatives.
slot-canonical = rel="canonical"
slot-canonical-why = Les moteurs de recherche n’acceptent que des adresses (URL).

# Ce que sont devenus les composants, les directives et les services.

resolve-r-handed = Le r‑component est transmis au résolveur, ajouté à son adresse (RFC 8141 §2.3.1).
resolve-r-nowhere = { $count ->
    [one] Le r‑component ({ $count } octet) n’est pas utilisé : on ne sait pas si ce résolveur en admet un (RFC 8141 §2.3.1).
   *[other] Le r‑component ({ $count } octets) n’est pas utilisé : on ne sait pas si ce résolveur en admet un (RFC 8141 §2.3.1).
}
resolve-query = L’adresse a déjà une requête. { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = Le q‑component y est ajouté
resolve-query-replace = Le q‑component la remplace
resolve-query-keep = Le q‑component est omis
resolve-query-documented = comme le résolveur le décrit
resolve-query-habit = règle par défaut de cet annuaire, car le résolveur n’en documente aucune
resolve-fragment = L’adresse a déjà un fragment, qui est conservé. Le f‑component est omis (RFC 8141 §2.3.3, RFC 9110 §10.2.2).
wish-repeated = « { $keyword } » apparaît plus d’une fois ; toutes ses directives sont donc ignorées (projet de 2012 §2.3)
wish-service = « { $value } » n’est pas un service enregistré ; le service par défaut de l’espace de noms est donc utilisé (projet
    de 2012 §2.3.1)
wish-component = Aucun espace de noms n’a déclaré prendre en charge c ; le résultat est donc la ressource entière, et non
    « { $value } » (projet de 2012 §2.3.2)
wish-unknown = Ignoré, car mot-clé non enregistré : { $keywords } (projet de 2012 §2.3)
wish-unknown-more = { $more ->
    [one] Ignoré, car mot-clé non enregistré : { $keywords } et { $more } autre (projet de 2012 §2.3)
   *[other] Ignoré, car mot-clé non enregistré : { $keywords } et { $more } autres (projet de 2012 §2.3)
}
service-from-location = Ce service part d’un emplacement, non d’un nom. Utilisez I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N ou I2Ns (RFC
    2169 §2)
service-none = Ce service n’existe pas. Utilisez I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns ou les noms N2 de la RFC 2169 (RFC
    2483 §4)

# Noms dont la ressource a disparu.

gone-title = Noms dont la ressource a disparu
gone-lede-html = Un nom reste quand la ressource qu’il désigne a disparu, et il n’est jamais attribué à une autre ressource. Ce
    registre ne recense pas les ressources disparues. Adressez-vous à l’organisation responsable du
    <a href="/delegations">sous-espace de noms</a>.
gone-see-html = <a href="{ $check }">Vérifiez le nom</a>, ou <a href="{ $lead }">résolvez-le</a>.
gone-no-urn = Ceci n’est pas un URN : { $why }
