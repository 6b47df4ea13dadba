# Zustände des Verzeichnisses, wie mehrere Seiten sie nennen.

terms-formal = Formell
terms-informal = Informell
terms-formal-word = formell
terms-informal-word = informell
terms-active = aktiv
terms-deprecated = überholt
terms-obsolete = aufgegeben
terms-active-words = in Gebrauch
terms-deprecated-words = weiterhin gültig, aber nicht mehr empfohlen
terms-obsolete-words = nicht mehr in Gebrauch; seine URNs bleiben gültig

terms-by-list = laut der Liste der IANA
terms-by-registration = wie hier registriert
terms-by-text = laut der Registrierungsvorlage

terms-added = aus der Liste der IANA übernommen
terms-registered = registriert
terms-revised = überarbeitet
terms-corrected = berichtigt
terms-version-found = Version bei der IANA gefunden
terms-wording-found = anderer Wortlaut bei der IANA gefunden
terms-listing-changed = in der Liste der IANA geändert
terms-unlisted = nicht mehr in der Liste der IANA
terms-listed-again = wieder in der Liste der IANA
terms-status-changed = Status geändert
terms-import-undone = eine Übernahme wurde zurückgenommen

terms-slip = Schreibfehler
terms-contact = Kontaktangaben
terms-reference = Referenz oder Link
terms-layout = Layout
terms-other = anderes

terms-topic = { $topic ->
    [publications] Publikationen
    [archives-libraries] Archive und Bibliotheken
    [film-audio-video] Film, Ton und Video
    [broadcasting] Rundfunk
    [telecom] Telekommunikation
    [internet] Internet
    [web] Web
    [security] Sicherheit
    [software] Software
    [geo] Geodaten
    [maritime-aviation] See- und Luftfahrt
    [weather-environment] Wetter und Umwelt
    [health] Gesundheit
    [finance-trade] Finanzen und Handel
    [energy] Energie
    [government-law] Verwaltung und Recht
    [defence] Verteidigung
    [education-research] Bildung und Forschung
    [standards] Normen
    [documents] Dokumente
    [devices-iot] Geräte und IoT
    [supply-chain] Lieferketten
   *[general] Allgemeines
}
