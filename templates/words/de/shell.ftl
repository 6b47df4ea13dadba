# Der Rahmen jeder Seite.

nav-registry = Verzeichnis
nav-check = Prüfen
nav-register = Registrieren
nav-reviews = Begutachtungen
nav-desk = Arbeitsbereich
nav-help = Hilfe
nav-account = Konto
nav-sign-in = Anmelden
nav-waiting = Zu erledigen
nav-waiting-count = Zu erledigen ({ $count })
nav-waiting-more = Zu erledigen ({ $count }+)
nav-label = Hauptnavigation
skip-to-main = Zum Hauptinhalt springen
logo = Namensraumverzeichnis
copied-html = Dies ist eine Kopie vom <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $href }/">Das Verzeichnis selbst</a> sucht, prüft Namen und nimmt Anträge entgegen.
search-label = URN, Namensraum oder Wörter
look-up = Suchen
foot-help = Hilfe und Kontakt
foot-accessibility = Barrierefreiheit
foot-privacy = Datenschutz
foot-rules = Regeln
foot-statistics = Statistik
languages = Sprachen
crumbs = Navigationspfad
site-name = Verzeichnis der URN-Namensräume
about-registry = Das öffentliche Verzeichnis der URN-Namensräume: was auf urn: folgen darf, wer dafür verantwortlich ist, wie die Namen gebildet werden, und jeder Wortlaut, den es je gab.
