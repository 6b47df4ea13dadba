# Der Rahmen jeder Seite.

nav-registry = Verzeichnis
nav-check = Prüfen
nav-register = Registrieren
nav-help = Hilfe
nav-account = Konto
nav-sign-in = Anmelden
nav-waiting = Meine Aufgaben
nav-waiting-count = Meine Aufgaben ({ $count })
nav-waiting-more = Meine Aufgaben ({ $count }+)
nav-label = Hauptnavigation
skip-to-main = Zum Hauptinhalt springen
logo = Namensraumverzeichnis
copied-html = Dies ist eine statische Kopie vom <time datetime="{ $day }">{ $day }</time>. Verwenden Sie das
    <a href="{ $href }/">laufende Verzeichnis</a>, um zu suchen, zu prüfen und Anträge einzureichen.
search-label = URN, Namensraum oder Stichwort
look-up = Suchen
foot-help = Hilfe und Kontakt
foot-urns = Über URNs
foot-programs = Für Programme
foot-accessibility = Barrierefreiheit
foot-privacy = Datenschutz
foot-rules = Regeln für Kennungen
foot-statistics = Statistik
languages = Sprachen
crumbs = Navigationspfad
site-name = Verzeichnis der URN-Namensräume
about-registry = Das öffentliche Verzeichnis der URN-Namensräume: registrierte Namensraum-Kennungen, ihre Registranten, die Syntax
    ihrer Namen und jede veröffentlichte Version.
