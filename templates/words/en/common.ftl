# Messages of several or all pages.

page-title = { $title } - URN Namespace Registry
page-title-error = Error: { $title }

day-written = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

count-namespaces = { $count ->
    [one] { $count } namespace
   *[other] { $count } namespaces
}

foot-license-html = Data: <a rel="license" href="{ $href }">{ $name }</a>
