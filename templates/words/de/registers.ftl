# Register der Teile von Namensräumen, und Angaben zu einem Teil.

registers-title = Register, die Sie führen
registers-intro = Jedes verzeichnet die Teile eines Namensraums oder eines seiner Teile. Was Sie schreiben, ist sofort öffentlich, mit seinem Verlauf.
registers-none = Keine. Wer ein Register führt, benennt der Betrieb dieses Verzeichnisses oder wer ein übergeordnetes Register führt.
registers-row-html = <a href="{ $href }"><code class="any">{ $name }</code></a>, seit { $since }
registers-asked-html = <a href="/asked">Kleine Änderungen</a>: was bei Ihnen beantragt ist und was Sie beantragt haben.
registers-crumb = Das Register
registers-page-title = Register von { $name }
registers-heading-html = Register von <code class="any">{ $name }</code>
registers-public = Öffentliche Ansicht
registers-resolvers = Resolver
registers-ended = Dieser Teil ist beendet. Seine Namen bleiben, es kommen keine hinzu, und sein Präfix wird nie wieder vergeben.
registers-change-whole = Angaben zum ganzen Teil ändern
registers-parts-heading = Seine Teile
registers-no-parts = Keine.
registers-parts = Teile
registers-prefix = Präfix
registers-holder = Inhaber
registers-source = Quelle
registers-historic = historisch
registers-in-use = in Gebrauch
registers-gone-heading = Namen, deren Ressource es nicht mehr gibt
registers-file = Eine Datei mit ihnen
registers-file-hint = Text in UTF-8, ein Name je Zeile: Name, Tag oder Monat oder Jahr, Grund und gegebenenfalls der Ersatz, getrennt durch Tabulatoren. Höchstens
    { $lines } Zeilen und { $size } MiB. Eine Datei mit einer fehlerhaften Zeile wird ganz abgelehnt.
registers-record = Eintragen
registers-file-row = { $count ->
    [one] { $count } Name
   *[other] { $count } Namen
}, gesendet von { $by }, { $time }
registers-taken-back = zurückgenommen
registers-take-back = Zurücknehmen
registers-take-back-html = Zurücknehmen<span class="vh">: { $what }</span>
registers-why = Begründung, wird veröffentlicht
registers-keepers-heading = Wer dieses Register führt
registers-no-keepers = Nur, wer ein übergeordnetes Register führt.
registers-keeper-row = { $name }, seit { $since }
registers-end-html = Beenden<span class="vh">: { $what }</span>
registers-reason = Begründung
registers-end = Beenden
registers-history = Was geändert wurde

# Angaben zu einem Teil.

registers-part = Teil
registers-own-parts-html = Eigene Teile<span class="vh"> von { $prefix }</span>
registers-country = Land
registers-policy = Vergaberegeln
registers-register = Register seiner Teile
registers-resolver = Resolver
registers-case = Groß- und Kleinschreibung
registers-case-insensitive = Groß- und Kleinschreibung zählt nicht
registers-case-sensitive = Groß- und Kleinschreibung zählt
registers-case-unknown = nicht angegeben, ob Groß- und Kleinschreibung zählt; im Zweifel zählt sie
registers-note = Anmerkung
registers-state = { $holder }, { $status }
registers-state-policy = { $before }; Vergaberegeln: { $text }
registers-state-register = { $before }; Register: { $text }
registers-state-resolver = { $before }; Resolver: { $text }
registers-state-note = { $before }; Anmerkung: { $text }

# Formulare.

registers-f-prefix = Präfix
registers-f-prefix-hint = Mit dem Präfix des Registers davor, zum Beispiel fi:lb
registers-f-holder = Die Organisation, die dafür zuständig ist
registers-f-policy = Deren Vergaberegeln, mit Titel oder Adresse (freiwillig)
registers-f-register = Wo seine eigenen Teile registriert sind (freiwillig)
registers-f-resolver = Eintrag im Resolver-Verzeichnis (freiwillig)
registers-f-resolver-hint = Sein Name im Verzeichnis
registers-f-note = Anmerkung für Leser (freiwillig)
registers-f-email = E-Mail-Adresse
registers-f-email-hint = Die Person braucht hier ein Konto
registers-add = Teil hinzufügen
registers-add-button = Hinzufügen
registers-change = Angaben dazu ändern
registers-change-button = Ändern
registers-end-intro = Seine Namen bleiben, es kommen keine hinzu, und sein Präfix wird nie wieder vergeben.
registers-keeper = Benennen, wer sein Register führt
registers-keeper-button = Benennen
registers-keeper-intro = Die Person kann dann ändern, was unter diesem Teil liegt, und sonst nichts.
