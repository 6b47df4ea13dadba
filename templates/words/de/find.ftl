# Ein Feld, das alles nimmt.

find-title = Einen Namensraum finden
find-none = Nichts gefunden für „{ $q }“
find-count = { $count ->
    [one] { $count } Namensraum für „{ $q }“
   *[other] { $count } Namensräume für „{ $q }“
}
find-meant-html = Meinten Sie <a href="/find?q={ $encoded }">{ $words }</a>?
find-label = Eine URN, ein Namensraum, eine Organisation, ein RFC oder Wörter
find-see = Die Teile der URN, und was geprüft wurde
find-namespaces = Namensräume
find-whole-list = Die ganze Liste
find-lede = Eine URN, eine Namensraum-Kennung, was sie benennt, wer dafür verantwortlich ist, oder die Nummer eines RFC.
find-other-words = Andere Wörter
find-other-words-html = Versuchen Sie es mit einem englischen Wort für das Benannte, zum Beispiel book, ship oder law, oder lesen Sie <a href="/assignments/urn-namespaces">die ganze Liste</a>.
find-free = Ist der Name frei?
find-free-wish-html = Sehen Sie, ob <a href="{ $href }"><code>{ $nid }</code></a> beantragt werden kann.
find-free-html = <a href="/check">Prüfen Sie eine Namensraum-Kennung</a> nach allen Regeln.
find-new = Sollte es ihn geben?
find-new-html = <a href="/register">Registrieren Sie einen Namensraum</a>, oder lesen Sie zuerst, <a href="/help/register">wie das geht</a>.
find-found = Gefunden: { $why }.
find-why = { $field } „{ $words }“
find-why-words = { $first }“, „{ $next }
find-why-between = { $first }; { $next }
find-field = { $field ->
    [nid] Kennung
    [title] Titel
    [registrant] Registrant
    [summary] Zusammenfassung
    [reference] Referenz
    [topic] Thema
    [synonym] ein anderes Wort
   *[text] Text
}
find-urn-of-this = eine URN dieses Namensraums
find-nearly = fast so geschrieben wie { $nid }
find-its-nid = seine Kennung
