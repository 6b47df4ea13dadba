# Où mène un nom, et les noms dont la ressource a disparu.

resolve-no-urn = Ceci n’est pas un URN
resolve-title = Où mène un nom ?
resolve-lede = Un URN est un nom, non une adresse. Des résolveurs transforment en adresses les noms de certains espaces de noms. Cette page montre où chacun vous enverrait ; rien n’est récupéré pour vous et rien n’est conservé.
resolve-breaks = Ce nom enfreint une règle de son espace de noms
resolve-unregistered = Aucun espace de noms { $nid } n’est enregistré
resolve-none-gives = Aucun résolveur connu ne donne cela
resolve-none = Aucun résolveur n’est connu pour ce nom
resolve-sure = Ce nom mène à une adresse sûre
resolve-known = { $count ->
    [one] Une adresse est connue pour ce nom
   *[other] { $count } adresses sont connues pour ce nom
}
resolve-check-html = <a href="{ $check }">Vérifier le nom</a>.
resolve-check-read-html = <a href="{ $check }">Vérifiez le nom</a>, ou lisez l’enregistrement de <a href="{ $href }">{ $nid }</a>.
resolve-everything = Tout
resolve-service = { $name } : { $gives }
resolve-what = Ce que vous voulez
resolve-lead = Où mène-t-il ?
resolve-choices = Où vous pouvez aller
resolve-choices-about = Des adresses de l’annuaire des résolveurs, contenant ce nom. Ce sont des indications avec leur source ; ce nom n’a pas été essayé.
resolve-tag-sure = Sûr
resolve-tag-choose = Au choix
resolve-choice = { $service }, { $gives } ; { $kind }. { $holder }.
resolve-irregular = Pour des noms en usage que la grammaire enregistrée refuse.
resolve-source = Source : { $source }
resolve-answered-html = . L’exemple de ce résolveur <a href="/resolvers#asked">a répondu le { $day }</a>
resolve-not-done = Ce qui n’a pas été fait
resolve-refused = { $holder } répond pour de tels noms, mais { $why }.
resolve-too-long = l’adresse dépasserait { $most } octets
resolve-climbs = l’adresse aurait un segment de chemin « . » ou « .. » qui mène ailleurs (RFC 3986 §5.2.4)
resolve-parts = Qui répond de cette partie de l’espace de noms
resolve-notes = Remarques sur ce nom
resolve-note = Remarque
resolve-note-breaks = Enfreint une règle
resolve-more-label = En savoir plus sur la résolution
resolve-programs-html = La première adresse répond par une redirection quand une adresse est sûre ; en <code>text/uri-list</code>, en JSON ou par un linkset quand <code>Accept</code> le demande.
resolve-more = En savoir plus
resolve-more-known = Espaces de noms dont un résolveur est connu
resolve-more-parts = Parties d’espaces de noms et leurs détenteurs
resolve-more-directory = Annuaire des résolveurs
resolve-more-query = Paramètres de requête proposés en 2012
resolve-more-scheme = L’enregistrement du schéma « urn »

# Les endroits d’un document où mettre un URN.

resolve-slots = Où un URN peut figurer
resolve-slots-about = Un endroit qui admet un URI ne convient pas toujours à un URN (RFC 8141, 4.1).
resolve-slots-label = Endroits qui admettent un URI
resolve-slots-place = Endroit
resolve-slots-there = Un URN à cet endroit
resolve-slots-why = Pourquoi
resolve-slots-good = bien
resolve-slots-avoid = à éviter
slot-xmlns = xmlns, nom d’un espace de noms XML
slot-xmlns-why = Ce n’est qu’un nom ; rien n’est récupéré.
slot-rdf = rdf:about, sujet RDF
slot-rdf-why = Ce n’est qu’un nom, bien que les outils de données liées aiment aller le chercher.
slot-href = href d’un lien
slot-href-why = Un navigateur veut quelque chose à récupérer et n’a pas de résolveur ; employez l’adresse d’un résolveur qui contient l’URN.
slot-src = src d’une image ou d’un script
slot-src-why = Un navigateur va le chercher aussitôt et n’obtient rien.
slot-base = base, xml:base
slot-base-why = Un URN n’a pas de chemin par rapport auquel résoudre une référence relative.
slot-canonical = rel="canonical"
slot-canonical-why = Les moteurs de recherche n’acceptent que des adresses.

# Ce que sont devenus les composants, les directives et les services.

resolve-r-handed = Le r-component va au résolveur, qui l’admet après son adresse (RFC 8141 §2.3.1).
resolve-r-nowhere = { $count ->
    [one] Le r-component ({ $count } octet) ne va nulle part : on ne sait pas si ce résolveur en admet un (RFC 8141 §2.3.1).
   *[other] Le r-component ({ $count } octets) ne va nulle part : on ne sait pas si ce résolveur en admet un (RFC 8141 §2.3.1).
}
resolve-query = L’adresse a sa propre requête ; { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = le q-component se place après elle
resolve-query-replace = le q-component prend sa place
resolve-query-keep = le q-component est laissé de côté
resolve-query-documented = comme le résolveur le décrit
resolve-query-habit = selon l’usage de cet annuaire ; le résolveur n’en décrit aucun
resolve-fragment = L’adresse a son propre fragment, qui reste ; le f-component est laissé de côté (RFC 8141 §2.3.3, RFC 9110 §10.2.2).
wish-repeated = « { $keyword } » figure plus d’une fois, aucune de ses directives n’est donc suivie (projet de 2012 §2.3)
wish-service = « { $value } » n’est pas un service enregistré, on donne donc ce qui est d’usage dans l’espace de noms (projet de 2012 §2.3.1)
wish-component = Aucun espace de noms n’a dit qu’il admet c ; c’est donc la ressource entière qui est visée, et non « { $value } » (projet de 2012 §2.3.2)
wish-unknown = Mot-clé non enregistré, laissé de côté : { $keywords } (projet de 2012 §2.3)
wish-unknown-more = { $more ->
    [one] Mot-clé non enregistré, laissé de côté : { $keywords } et { $more } autre (projet de 2012 §2.3)
   *[other] Mot-clé non enregistré, laissé de côté : { $keywords } et { $more } autres (projet de 2012 §2.3)
}
wish-quoted = « { $text } »
wish-between = { $first }, { $next }
service-from-location = Ce service part d’un emplacement, non d’un nom ; employez I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N ou I2Ns (RFC 2169 §2)
service-none = Ce service n’existe pas ; employez I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns ou les noms N2 de la RFC 2169 (RFC 2483 §4)

# Noms dont la ressource a disparu.

gone-title = Noms dont la ressource a disparu
gone-lede-html = Un nom reste quand la ressource qu’il désigne a disparu, et il n’est jamais donné à une autre ressource. Ce registre ne recense pas les ressources disparues. Adressez-vous à l’organisme responsable de la
    <a href="/delegations">partie de l’espace de noms</a>.
gone-see-html = <a href="{ $check }">Vérifiez le nom</a>, ou voyez <a href="{ $lead }">où il mène</a>.
gone-no-urn = Ceci n’est pas un URN : { $why }
