# Wohin ein Name führt, und Namen, deren Ressource es nicht mehr gibt.

resolve-no-urn = Das ist keine URN
resolve-title = Eine URN auflösen
resolve-lede = Eine URN ist ein Name, keine Adresse. Resolver machen aus den Namen mancher Namensräume Adressen. Diese Seite zeigt
    die Adressen, die die bekannten Resolver liefern würden. Nichts wird abgerufen oder gespeichert.
resolve-breaks = Dieser Name hält die Regeln seines Namensraums nicht ein
resolve-none-gives = Kein bekannter Resolver bietet diesen Dienst an
resolve-none = Für diesen Namen ist kein Auflösungsdienst bekannt
resolve-sure = Diese URN führt zu genau einer Adresse
resolve-known = { $count ->
    [one] Für diesen Namen ist eine Adresse bekannt
   *[other] Für diesen Namen sind { $count } Adressen bekannt
}
resolve-check-html = <a href="{ $check }">Den Namen prüfen</a>.
resolve-check-read-html = <a href="{ $check }">Prüfen Sie den Namen</a>, oder lesen Sie die Registrierung von <a href="{ $href }">{ $nid }</a>.
resolve-everything = Alle Dienste
resolve-service = { $name }: { $gives }
resolve-choices = Ergebnisse
resolve-choices-about = Diese Adressen stammen aus dem Resolver-Verzeichnis, das zu jedem Eintrag eine Quelle nennt. Sie wurden
    für diesen Namen nicht geprüft.
resolve-open = Öffnen bei: { $holder }
resolve-others = Weitere Ergebnisse ({ $count })
resolve-choice = { $holder }: { $kind }.
resolve-irregular = Für verwendete Namen, die nicht zur registrierten Syntax passen.
resolve-source = Quelle: { $source }
resolve-not-done = Nicht aufgelöst
resolve-refused = { $holder } hat einen Resolver für solche Namen, aber { $why }.
resolve-too-long = die Adresse wäre länger als { $most } Bytes
resolve-climbs = die Adresse hätte einen Pfadabschnitt „.“ oder „..“, der den Pfad ändert (RFC 3986 §5.2.4)
resolve-parts = Teilnamensraum dieses Namens
resolve-notes = Hinweise zu diesem Namen
resolve-note-breaks = Regelverletzung
resolve-more-label = Mehr zur Auflösung
resolve-programs-html = Die erste Adresse antwortet mit einer Weiterleitung, wenn der Name zu genau einer Adresse führt. Fordern
    Sie <code>text/uri-list</code> oder JSON mit <code>Accept</code> an.
resolve-more = Mehr
resolve-more-known = Namensräume mit bekanntem Auflösungsdienst
resolve-more-parts = Teilnamensräume und verantwortliche Organisationen
resolve-more-query = 2012 vorgeschlagene Abfrageparameter
resolve-more-scheme = Registrierung des Schemas „urn“

# Stellen für eine URN in Dokumenten.

resolve-slots = URNs in Dokumenten
resolve-slots-about = Einige Attribute und Elemente, die eine URI annehmen, eignen sich nicht für eine URN (RFC 8141, 4.1).
resolve-slots-label = Stellen, an denen eine URI stehen darf
resolve-slots-place = Stelle
resolve-slots-there = Verwendung einer URN
resolve-slots-good = geeignet
resolve-slots-avoid = vermeiden
slot-xmlns = xmlns, Name eines XML-Namensraums
slot-xmlns-why = Der Wert ist nur ein Name. Nichts wird abgerufen.
slot-rdf = rdf:about, Subjekt in RDF
slot-rdf-why = Der Wert ist nur ein Name, aber Werkzeuge für Linked Data versuchen oft, ihn abzurufen.
slot-href = href eines Links
slot-href-why = Browser brauchen eine Adresse zum Abrufen und haben keinen Resolver. Verwenden Sie die Adresse eines Resolvers,
    die die URN enthält.
slot-src = src eines Bildes oder Skripts
slot-src-why = Browser versuchen sofort, den Wert abzurufen, und scheitern.
slot-base = base, xml:base
slot-base-why = Eine URN hat keinen Pfad, um relative Verweise aufzulösen.
slot-canonical = rel="canonical"
slot-canonical-why = Suchmaschinen nehmen nur Adressen (URLs) an.

# Was aus Komponenten, Anweisungen und Diensten wurde.

resolve-r-handed = Die r-Komponente wird an den Resolver weitergegeben, angehängt an seine Adresse (RFC 8141 §2.3.1).
resolve-r-nowhere = { $count ->
    [one] Die r-Komponente ({ $count } Byte) wird nicht verwendet: Von diesem Resolver ist nicht bekannt, dass er eine annimmt (RFC 8141 §2.3.1).
   *[other] Die r-Komponente ({ $count } Bytes) wird nicht verwendet: Von diesem Resolver ist nicht bekannt, dass er eine annimmt (RFC 8141 §2.3.1).
}
resolve-query = Die Adresse hat bereits einen Abfrageteil. { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = Die q-Komponente wird angehängt
resolve-query-replace = Die q-Komponente ersetzt ihn
resolve-query-keep = Die q-Komponente wird weggelassen
resolve-query-documented = wie der Dienst es beschreibt
resolve-query-habit = die Vorgabe dieses Verzeichnisses, weil der Resolver nichts dazu dokumentiert
resolve-fragment = Die Adresse hat bereits ein Fragment, das erhalten bleibt. Die f-Komponente wird weggelassen (RFC 8141 §2.3.3,
    RFC 9110 §10.2.2).
wish-repeated = „{ $keyword }“ kommt mehr als einmal vor; daher werden alle Anweisungen damit ignoriert (Entwurf von 2012 §2.3)
wish-service = „{ $value }“ ist kein registrierter Dienst; daher wird der Standarddienst des Namensraums verwendet (Entwurf von
    2012 §2.3.1)
wish-component = Kein Namensraum hat erklärt, dass er c unterstützt; das Ergebnis ist daher die ganze Ressource statt „{ $value }“
    (Entwurf von 2012 §2.3.2)
wish-unknown = Ignoriert, weil kein registriertes Schlüsselwort: { $keywords } (Entwurf von 2012 §2.3)
wish-unknown-more = { $more ->
    [one] Ignoriert, weil kein registriertes Schlüsselwort: { $keywords } und { $more } weiteres (Entwurf von 2012 §2.3)
   *[other] Ignoriert, weil kein registriertes Schlüsselwort: { $keywords } und { $more } weitere (Entwurf von 2012 §2.3)
}
service-from-location = Dieser Dienst geht von einem Ort aus, nicht von einem Namen. Verwenden Sie I2L, I2Ls, I2R, I2Rs, I2C,
    I2Cs, I2N oder I2Ns (RFC 2169 §2)
service-none = Diesen Dienst gibt es nicht. Verwenden Sie I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns oder die N2-Namen von RFC
    2169 (RFC 2483 §4)

# Namen, deren Ressource es nicht mehr gibt.

gone-title = Namen, deren Ressource es nicht mehr gibt
gone-lede-html = Ein Name bleibt bestehen, wenn es die Ressource, die er bezeichnet, nicht mehr gibt, und wird nie an eine andere
    Ressource vergeben. Dieses Verzeichnis führt nicht auf, welche Ressourcen es nicht mehr gibt. Fragen Sie die Organisation, die
    für den <a href="/delegations">Teilnamensraum</a> verantwortlich ist.
gone-see-html = <a href="{ $check }">Prüfen Sie den Namen</a>, oder <a href="{ $lead }">lösen Sie ihn auf</a>.
gone-no-urn = Das ist keine URN: { $why }
