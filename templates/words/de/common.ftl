# Wörter aller Seiten, und mehrerer.

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
