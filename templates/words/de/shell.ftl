# Der Rahmen jeder Seite.

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
