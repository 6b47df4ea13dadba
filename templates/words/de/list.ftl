# Die Liste der Namensräume.

list-title = Namensräume für Uniform Resource Names (URN)
list-feed = Änderungen des Verzeichnisses
list-search-title = URN-Namensräume
list-growth = Wachstum
list-compare = Zwei Tage vergleichen
list-updated-html = Zuletzt geändert <time datetime="{ $day }">{ $day }</time>
list-included = Enthaltene Verzeichnisse:
list-note = Anmerkung: { $note }
list-find = Namensraum suchen
list-find-example = Name, Organisation oder Referenz
list-filter = Liste filtern
list-topics = Themen
list-on-html = Das Verzeichnis, wie es die Quelle am <time datetime="{ $day }">{ $day }</time> zeigte.
    <a href="/assignments/urn-namespaces">Das heutige Verzeichnis</a>,
    <a href="/assignments/urn-namespaces/compare?from={ $day }">was sich unterscheidet</a>. Titel, Themen und Suchwörter stammen aus der heutigen Fassung der Redaktion.
list-urn-html = „urn“ selbst ist auf Dauer reserviert und bezeichnet keinen Namensraum (RFC 2141, 2.1). <a href="/reserved">Reservierte
    Namen</a>, <a href="/scheme">das Schema</a>, <a href="/delegations">Teile von Namensräumen</a>,
    <a href="/assignments/urn-resolution-query-parameters">2012 vorgeschlagene Abfrageparameter</a>
list-read-by = Was er benennt, die Themen und mit * markierte Registranten hat die Redaktion des Verzeichnisses den Texten entnommen, oder
    der Registrant nennt sie in einem eigenen Profil; sie gehören nicht zur Registrierung.
list-procedure = Registrierungsverfahren: { $procedure }
list-experts = Fachgutachter:
    { $experts }
list-reference = Referenz:
list-none = Zurzeit keine Registrierungen.
list-no-match = Keiner der { $count } passt.
list-no-match-words = Keiner der { $count } passt zu „{ $q }“.
list-match = { $shown } von { $count } passen.
list-match-words = { $shown } von { $count } passen zu „{ $q }“.
list-all = Alle zeigen
list-in-error = irrtümlich
list-template-label = Vorlage:
list-not-recorded = nicht
    verzeichnet
list-next = Nächste Seite von „{ $title }“
list-held = liegt hier vor
list-at-iana = bei der IANA
list-in-reference = in { $reference }
list-not-known = nicht bekannt
list-h-name = URN-Namensraum
list-h-title = Was er benennt
list-h-registrant = Registrant
list-h-reference = Referenz
list-h-template = Vorlage
list-h-date = Registriert oder überarbeitet
list-file-text = reiner Text
list-file-programs = Liste für Programme
list-chip-all = Alle
list-chip-held = Text liegt hier vor
list-chip-elsewhere = Text anderswo
list-chip-resolvable = auflösbar
list-chip-no-resolver = kein Resolver bekannt
list-chip-stability = erklärt sich für beständig
list-chip-competence = sagt, wie Namen eindeutig bleiben
list-chip-never-reassign = sagt zu, keinen Namen ein zweites Mal zu vergeben
list-chip-after-the-end = hat geregelt, was nach ihm kommt
list-chip-successor = nennt einen Nachfolger
