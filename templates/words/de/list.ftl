# Die Liste der Namensräume.

list-title = Namensräume für Uniform Resource Names (URN)
list-feed = Änderungen des Verzeichnisses
list-updated-html = Zuletzt geändert <time datetime="{ $day }">{ $day }</time>
list-included = Enthaltene Verzeichnisse:
list-note = Anmerkung: { $note }
list-find = Namensraum suchen
list-find-example = Name, Organisation oder Referenz
list-filter = Liste filtern
list-on-html = Das Verzeichnis, wie es bis zum <time datetime="{ $day }">{ $day }</time> veröffentlicht war.
    <a href="/assignments/urn-namespaces">Aktuelles Verzeichnis</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">Unterschiede</a>. Titel, Themen und Suchbegriffe sind aktuell.
list-urn-html = „urn“ selbst ist dauerhaft reserviert und bezeichnet keinen Namensraum (RFC 2141, 2.1).
    <a href="/reserved">Reservierte Namen</a>, <a href="/help/scheme">das Schema urn</a>, <a href="/delegations">Teilnamensräume</a>,
    <a href="/help/query-parameters">2012 vorgeschlagene Abfrageparameter</a>
list-legend = Themen und mit † markierte Angaben hat die Redaktion dieses Verzeichnisses hinzugefügt oder der Registrant geliefert.
    Sie gehören nicht zur Registrierung.
list-mark = nicht Teil der Registrierung
list-procedure = Registrierungsverfahren: { $procedure }
list-experts = Fachgutachter:
    { $experts }
list-reference = Referenz:
list-none = Zurzeit keine Registrierungen.
list-no-match = Keiner der { $count } Namensräume passt.
list-no-match-words = Keiner der { $count } Namensräume passt zu „{ $q }“.
list-match = { $shown ->
    [one] { $shown } von { $count } passt.
   *[other] { $shown } von { $count } passen.
}
list-match-words = { $shown ->
    [one] { $shown } von { $count } passt zu „{ $q }“.
   *[other] { $shown } von { $count } passen zu „{ $q }“.
}
list-all = Alle zeigen
list-in-error = irrtümlich
list-template-label = Vorlage:
list-next = Nächste Seite von „{ $title }“
list-held = hier verfügbar
list-at-iana = bei der IANA
list-in-reference = in { $reference }
list-h-name = URN-Namensraum
list-h-date = Registriert oder aktualisiert
list-file-text = reiner Text
list-file-programs = Liste für Programme
list-chip-all = Alle
list-chip-held = Text hier verfügbar
list-chip-external = externer Text
list-chip-resolvable = auflösbar
list-chip-no-resolver = kein Resolver bekannt
