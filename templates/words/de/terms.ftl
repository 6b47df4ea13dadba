# Zustände des Verzeichnisses, wie mehrere Seiten sie nennen.

terms-formal = Formell
terms-informal = Informell
terms-formal-word = formell
terms-informal-word = informell
terms-deprecated = überholt
terms-obsolete = aufgegeben
terms-deprecated-words = überholt: Bestehende URNs bleiben gültig, neue werden nicht empfohlen
terms-obsolete-words = aufgegeben: nicht mehr in Gebrauch, bestehende URNs bleiben gültig

terms-by-list = laut der Liste der IANA
terms-by-registration = laut der Registrierung
terms-by-operator = vom Betrieb bearbeitet
terms-by-text = laut der Vorlage

terms-added = aus der Liste der IANA hinzugefügt
terms-registered = registriert
terms-revised = überarbeitet
terms-corrected = berichtigt
terms-version-found = neue Version bei der IANA
terms-listing-changed = in der Liste der IANA geändert
terms-unlisted = aus der Liste der IANA entfernt
terms-listed-again = wieder in die Liste der IANA aufgenommen
terms-record-edited = Listeneintrag bearbeitet
terms-status-changed = Status geändert
terms-import-undone = Import rückgängig gemacht

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
