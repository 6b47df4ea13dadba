# Messages of several or all pages, and of their frame.

page-title = { $title } - Verzeichnis der URN-Namensräume
page-title-error = Fehler: { $title }

day-written = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }

count-namespaces = { $count ->
    [one] { $count } Namensraum
   *[other] { $count } Namensräume
}

foot-license-html = Daten: <a rel="license" href="{ $href }">{ $name }</a>
listed = { $first }, { $next }
listed-apart = { $first }; { $next }
quoted = „{ $text }“
word-a-new-formal-namespace = Ein neuer formeller Namensraum
word-a-new-informal-namespace = Ein neuer informeller Namensraum
word-a-word-name-number-or-date = Wort, Name, Nummer oder Datum
word-about-urns = Über URNs
word-accessibility = Barrierefreiheit
word-account = Konto
word-active-lower = aktiv
word-all-requests = Alle Anträge
word-answer = Antworten
word-api-tokens = API-Token
word-body = Gremium
word-both-texts-are-identical = Beide Texte sind identisch.
word-case-insensitive-lower = Groß- und Kleinschreibung zählt nicht
word-change = Änderung
word-change-the-contact-registrant-or-status-of-a-namespace = Kontakt, Registrant oder Status eines Namensraums ändern
word-changed-text-at-iana-lower = geänderter Text bei der IANA
word-changes = Änderungen
word-check-results = Prüfergebnisse
word-check-your-email = Prüfen Sie Ihre E-Mails
word-compare = Vergleichen
word-compare-revisions = Revisionen vergleichen
word-compare-two-dates = Zwei Stichtage vergleichen
word-contact = Kontakt
word-continue = Weiter
word-correction = Berichtigung
word-days = { $days } Tage
word-delete-draft = Entwurf löschen
word-derived-from-the-registered-text-lower = aus dem registrierten Text abgeleitet
word-description = Beschreibung
word-details = Details
word-discussion = Diskussion
word-email-address = E-Mail-Adresse
word-entries = Einträge
word-equivalence = Gleichwertigkeit
word-error-reference = Fehlerverzeichnis
word-example = Beispiel
word-examples = Beispiele
word-external-sign-in = Externe Anmeldung
word-fast-track = Schnellverfahren
word-feed = Feed
word-files = Dateien
word-for-programs = Für Programme
word-from = Von
word-help = Hilfe
word-help-and-contact = Hilfe und Kontakt
word-history = Verlauf
word-invalid-lower = ungültig
word-last-change = Letzte Änderung
word-letters-digits-and-hyphens-3-to-32-characters = Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen
word-list = Liste
word-more = { $count } weitere
word-must-be-fixed = Muss behoben werden
word-name = Name
word-name-lower = Name
word-namespace = Namensraum
word-namespace-id = Namensraum-Kennung
word-namespace-lower = Namensraum
word-new-status = Neuer Status
word-next-step = Nächster Schritt
word-no-problems-found = Keine Probleme gefunden.
word-none-yet = Noch keine.
word-not-recorded-lower = nicht verzeichnet
word-note = Hinweis
word-operators = Betrieb
word-permanent-lower = dauerhaft
word-plain-text = Reiner Text
word-privacy = Datenschutz
word-procedure = Verfahren
word-question = Frage
word-reason = Grund
word-reason-public = Grund (öffentlich)
word-reference = Referenz
word-register-a-namespace = Einen Namensraum registrieren
word-registered = Registriert
word-registered-text = Registrierter Text
word-registrant = Registrant
word-registrant-supplied-rules = Vom Registranten gelieferte Regeln
word-registration-template = Registrierungsvorlage
word-replaced-by = Ersetzt durch
word-request = Antrag
word-requests = Anträge
word-reserved-namespace-ids = Reservierte Namensraum-Kennungen
word-resolve = Auflösen
word-resolver-directory = Verzeichnis der Auflösungsdienste
word-result = Ergebnis
word-revision = Revision { $text }
word-rules = Regeln
word-save-and-submit = Speichern und einreichen
word-scheme-lower = Schema
word-search = Suchen
word-search-the-history = Verlauf durchsuchen
word-send-link = Link senden
word-service = Dienst
word-sign-in = Anmelden
word-since = Seit
word-source = Quelle
word-specification = Spezifikation
word-standards-body = Normungsgremium
word-statistics = Statistik
word-status = Status
word-status-change = Statusänderung
word-stop-following = Nicht mehr folgen
word-structure-of-a-urn = Aufbau einer URN
word-sub-namespaces = Teilnamensräume
word-submit = Einreichen
word-submit-a-new-revision = Neue Revision einreichen
word-template = Vorlage
word-text = Text
word-the-namespace-is-not-registered = Der Namensraum { $nid } ist nicht registriert
word-the-registry-is-read-only-at-the-moment = Das Verzeichnis kann zurzeit nur gelesen werden
word-this-session = Diese Sitzung
word-topics = Themen
word-unknown-lower = unbekannt
word-unnumbered-text-lower = Text { $number } ohne Versionsnummer
word-urn-namespaces = URN-Namensräume
word-valid-lower = gültig
word-validate = Prüfen
word-validate-a-namespace-id = Eine Namensraum-Kennung prüfen
word-validate-a-urn = Eine URN prüfen
value-rule = { $rule ->
        [isbn] 13 Ziffern, die mit 978 oder 979 beginnen und mit einer Prüfziffer enden, oder 9 Ziffern und ein Prüfzeichen (eine Ziffer oder X). Bindestriche können entfallen
        [issn] 7 Ziffern und ein Prüfzeichen (eine Ziffer oder X). Der Bindestrich kann entfallen
        [isni] 15 Ziffern und ein Prüfzeichen (eine Ziffer oder X)
        [lei] 18 Buchstaben oder Ziffern, dann zwei Prüfziffern
       *[other] { $rule }
    }
word-value-rule = Wertregel
word-version = Version { $name }
word-versions = Versionen
word-waiting-for-the-standards-body = Wartet auf das Normungsgremium.
word-where-each-part-was-placed = Zuordnung der Teile
word-withdraw-request = Antrag zurückziehen
word-your-input = Ihre Eingabe
word-your-tasks = Ihre Aufgaben
word-change-of-registrant = Wechsel des Registranten
error-before = {"Fehler: "}
errors-title = Etwas stimmt noch nicht
use-nid = { $nid } verwenden
nav-registry = Verzeichnis
nav-register = Registrieren
nav-waiting = Meine Aufgaben
nav-waiting-count = Meine Aufgaben ({ $count })
nav-waiting-more = Meine Aufgaben ({ $count }+)
nav-label = Hauptnavigation
skip-to-main = Zum Hauptinhalt springen
logo = Namensraumverzeichnis
copied-html = Dies ist eine statische Kopie vom <time datetime="{ $day }">{ $day }</time>. Verwenden Sie das
    <a href="{ $href }/">laufende Verzeichnis</a>, um zu suchen, zu prüfen und Anträge einzureichen.
search-label = URN, Namensraum oder Stichwort
foot-rules = Regeln für Kennungen
languages = Sprachen
crumbs = Navigationspfad
site-name = Verzeichnis der URN-Namensräume
about-registry = Das öffentliche Verzeichnis der URN-Namensräume: registrierte Namensraum-Kennungen, ihre Registranten, die Syntax
    ihrer Namen und jede veröffentlichte Version.
