# Wohin ein Name führt, und Namen, deren Ressource es nicht mehr gibt.

resolve-no-urn = Das ist keine URN
resolve-title = Wohin führt ein Name?
resolve-lede = Eine URN ist ein Name, keine Adresse. Auflösungsdienste machen aus Namen mancher Namensräume Adressen. Diese Seite zeigt, wohin jeder Sie führen würde; nichts wird für Sie abgerufen, und nichts wird gespeichert.
resolve-breaks = Dieser Name verletzt eine Regel seines Namensraums
resolve-unregistered = Ein Namensraum { $nid } ist nicht registriert
resolve-none-gives = Kein Auflösungsdienst ist bekannt, der das liefert
resolve-none = Für diesen Namen ist kein Auflösungsdienst bekannt
resolve-sure = Dieser Name führt zu einer eindeutigen Adresse
resolve-known = { $count ->
    [one] Für diesen Namen ist eine Adresse bekannt
   *[other] Für diesen Namen sind { $count } Adressen bekannt
}
resolve-check-html = <a href="{ $check }">Den Namen prüfen</a>.
resolve-check-read-html = <a href="{ $check }">Prüfen Sie den Namen</a>, oder lesen Sie die Registrierung von <a href="{ $href }">{ $nid }</a>.
resolve-everything = Alles
resolve-service = { $name }: { $gives }
resolve-what = Was Sie möchten
resolve-lead = Wohin führt sie?
resolve-choices = Wohin Sie gehen können
resolve-choices-about = Adressen aus dem Verzeichnis der Auflösungsdienste, mit diesem Namen darin. Es sind Angaben mit einer Quelle; dieser Name wurde nicht ausprobiert.
resolve-tag-sure = Eindeutig
resolve-tag-choose = Zur Wahl
resolve-choice = { $service }, { $gives }; { $kind }. { $holder }.
resolve-irregular = Für Namen in Gebrauch, die die registrierte Grammatik nicht zulässt.
resolve-source = Quelle: { $source }
resolve-answered-html = . Das Beispiel dieses Auflösungsdienstes <a href="/resolvers#asked">hat am { $day } geantwortet</a>
resolve-not-done = Was nicht getan wurde
resolve-refused = { $holder } antwortet für solche Namen, aber { $why }.
resolve-too-long = die Adresse wäre länger als { $most } Bytes
resolve-climbs = die Adresse hätte einen Pfadabschnitt „.“ oder „..“, der anderswohin führt (RFC 3986 §5.2.4)
resolve-parts = Wer für diesen Teil des Namensraums zuständig ist
resolve-notes = Hinweise zu diesem Namen
resolve-note = Hinweis
resolve-note-breaks = Verletzt eine Regel
resolve-more-label = Mehr zur Auflösung
resolve-programs-html = Die erste Adresse antwortet mit einer Weiterleitung, wenn eine Adresse eindeutig ist; mit <code>text/uri-list</code>, JSON oder einem Linkset, wenn <code>Accept</code> darum bittet.
resolve-more = Mehr
resolve-more-known = Namensräume mit bekanntem Auflösungsdienst
resolve-more-parts = Teile von Namensräumen und ihre Inhaber
resolve-more-directory = Verzeichnis der Auflösungsdienste
resolve-more-query = 2012 vorgeschlagene Abfrageparameter
resolve-more-scheme = Die Registrierung des Schemas „urn“

# Stellen für eine URN in Dokumenten.

resolve-slots = Wo eine URN stehen kann
resolve-slots-about = Wo eine URI stehen darf, ist eine URN nicht immer gut aufgehoben (RFC 8141, 4.1).
resolve-slots-label = Stellen, an denen eine URI stehen darf
resolve-slots-place = Stelle
resolve-slots-there = Eine URN dort
resolve-slots-why = Warum
resolve-slots-good = gut
resolve-slots-avoid = vermeiden
slot-xmlns = xmlns, Name eines XML-Namensraums
slot-xmlns-why = Es ist nur ein Name; nichts wird abgerufen.
slot-rdf = rdf:about, Subjekt in RDF
slot-rdf-why = Es ist nur ein Name, auch wenn Werkzeuge für Linked Data ihn gern abrufen.
slot-href = href eines Links
slot-href-why = Ein Browser will etwas abrufen und hat keinen Auflösungsdienst; verwenden Sie die Adresse eines solchen mit der URN darin.
slot-src = src eines Bildes oder Skripts
slot-src-why = Ein Browser ruft es sofort ab und bekommt nichts.
slot-base = base, xml:base
slot-base-why = Eine URN hat keinen Pfad, gegen den ein relativer Verweis aufgelöst werden könnte.
slot-canonical = rel="canonical"
slot-canonical-why = Suchmaschinen nehmen nur Adressen.

# Was aus Komponenten, Anweisungen und Diensten wurde.

resolve-r-handed = Die r-Komponente geht an den Auflösungsdienst, der sie hinter seiner Adresse annimmt (RFC 8141 §2.3.1).
resolve-r-nowhere = { $count ->
    [one] Die r-Komponente ({ $count } Byte) wird nicht weitergegeben: Von diesem Auflösungsdienst ist nicht bekannt, dass er eine annimmt (RFC 8141 §2.3.1).
   *[other] Die r-Komponente ({ $count } Bytes) wird nicht weitergegeben: Von diesem Auflösungsdienst ist nicht bekannt, dass er eine annimmt (RFC 8141 §2.3.1).
}
resolve-query = Die Adresse hat eine eigene Abfrage; { $done }, { $whose } (RFC 8141 §2.3.2).
resolve-query-append = die q-Komponente steht dahinter
resolve-query-replace = die q-Komponente tritt an ihre Stelle
resolve-query-keep = die q-Komponente wird weggelassen
resolve-query-documented = wie der Dienst es beschreibt
resolve-query-habit = wie in diesem Verzeichnis üblich; der Dienst beschreibt nichts
resolve-fragment = Die Adresse hat ein eigenes Fragment, das bleibt; die f-Komponente wird weggelassen (RFC 8141 §2.3.3, RFC 9110 §10.2.2).
wish-repeated = „{ $keyword }“ steht mehr als einmal da, deshalb wird keine Anweisung damit befolgt (Entwurf von 2012 §2.3)
wish-service = „{ $value }“ ist kein registrierter Dienst, deshalb wird geliefert, was im Namensraum üblich ist (Entwurf von 2012 §2.3.1)
wish-component = Kein Namensraum hat gesagt, dass er c unterstützt; gemeint ist deshalb die ganze Ressource, nicht „{ $value }“ (Entwurf von 2012 §2.3.2)
wish-unknown = Kein registriertes Schlüsselwort und deshalb übergangen: { $keywords } (Entwurf von 2012 §2.3)
wish-unknown-more = { $more ->
    [one] Kein registriertes Schlüsselwort und deshalb übergangen: { $keywords } und { $more } weiteres (Entwurf von 2012 §2.3)
   *[other] Kein registriertes Schlüsselwort und deshalb übergangen: { $keywords } und { $more } weitere (Entwurf von 2012 §2.3)
}
wish-quoted = „{ $text }“
wish-between = { $first }, { $next }
service-from-location = Dieser Dienst geht von einem Ort aus, nicht von einem Namen; verwenden Sie I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N oder I2Ns (RFC 2169 §2)
service-none = Einen solchen Dienst gibt es nicht; verwenden Sie I2L, I2Ls, I2R, I2Rs, I2C, I2Cs, I2N, I2Ns oder die N2-Namen von RFC 2169 (RFC 2483 §4)

# Namen, deren Ressource es nicht mehr gibt.

gone-title = Namen, deren Ressource es nicht mehr gibt
gone-lede-html = Ein Name bleibt, wenn es nicht mehr gibt, was er bezeichnet, und wird nie für etwas anderes vergeben. Dieses Verzeichnis führt nicht auf, welche Ressourcen es nicht mehr gibt. Fragen Sie die Organisation, die für den
    <a href="/delegations">Teil des Namensraums</a> zuständig ist.
gone-see-html = <a href="{ $check }">Prüfen Sie den Namen</a>, oder sehen Sie, <a href="{ $lead }">wohin er führt</a>.
gone-no-urn = Das ist keine URN: { $why }
