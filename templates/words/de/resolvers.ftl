# Das Verzeichnis der Auflösungsdienste und die Register der Teile, wie alle sie lesen.
resolvers-lede = Die Resolver jedes Namensraums und die Dienste, die sie anbieten. Jeder Eintrag hat eine Quelle. Kein Eintrag
    wurde bei der Aufnahme über das Netz geprüft.
resolvers-give = Dienste
resolvers-of = Resolver von { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Resolver
resolvers-editing = Betreiber bearbeiten die Einträge. Jede Änderung hat einen öffentlichen Grund und bleibt im Verlauf.
resolvers-registration = Registrierung von { $nid }
resolvers-none = Kein Auflösungsdienst ist bekannt.
resolvers-gives-words = { $service }: { $gives }; { $kind }
resolvers-applies = Gilt für
resolvers-applies-all = alle Namen des Namensraums
resolvers-applies-prefix = Namen, die mit { $prefix } beginnen
resolvers-applies-pattern = Namen, auf die { $pattern } passt
resolvers-run-by = Betreiber
resolvers-query = Umgang mit der Abfrage
resolvers-query-documented = { $strategy }, wie der Dienst es beschreibt
resolvers-query-none = append (Vorgabe dieses Verzeichnisses; der Resolver dokumentiert nichts dazu)
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> wird aufgelöst zu <code class="any">{ $target }</code>
resolvers-note = Anmerkung
resolvers-ended = { $name }: beendet
resolvers-service = { $service ->
    [I2L] eine Adresse der Ressource
    [I2Ls] alle bekannten Adressen der Ressource
    [I2R] die Ressource selbst
    [I2Rs] jede Version der Ressource
    [I2C] eine Beschreibung der Ressource
    [I2Cs] alle bekannten Beschreibungen der Ressource
    [I2N] ein anderer Name der Ressource
    [I2Ns] alle bekannten Namen der Ressource
   *[other] ob zwei Bezeichner dieselbe Ressource benennen
}
resolvers-kind = { $kind ->
    [redirects] leitet zur Ressource weiter
    [describes] zeigt eine Beschreibung
    [searches] Suchseite
   *[authorised] nur mit Abonnement
}
parts-lede-html = In manchen Namensräumen vergeben andere Organisationen Namen in Teilnamensräumen: Nationalbibliotheken in
    <code>nbn</code>, Rechtsordnungen in <code>lex</code>, Organisationen in <code>mrn</code>.
parts-standing = Von der Redaktion dieses Verzeichnisses aus öffentlichen Quellen gesammelt und geprüft. Jeder Eintrag nennt seine
    Quelle. Maßgeblich sind die Registrierung des Namensraums und die verantwortlichen Organisationen, nicht diese Liste.
parts-with-parts = Namensräume mit Teilnamensräumen
parts-historic = Historisch
parts-none-historic = keine
parts-of = Teilnamensräume von { $name }
parts-nbn = Eine Nummer der Nationalbibliografie beginnt mit einem Ländercode nach ISO 3166-1, auf den Teilnamensräume nach
    Doppelpunkten folgen können, dann ein Bindestrich und die Nummer. Im Präfix zählt Groß- und Kleinschreibung nicht. In der
    Nummer zählt sie, wenn die verantwortliche Organisation nichts anderes angibt (RFC 8458, 4). Ein Präfix wird nie neu vergeben.
parts-no-parts = Es sind keine Teilnamensräume bekannt.
parts-heading-html = <span class="nid big">{ $nid }</span> Teilnamensräume
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Teilnamensräume
parts-not-known = nicht bekannt
