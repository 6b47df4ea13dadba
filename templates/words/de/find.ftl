# Ein Feld, das alles nimmt.

find-title = Einen Namensraum finden
find-none = Keine Ergebnisse für „{ $q }“
find-count = { $count ->
    [one] { $count } Namensraum für „{ $q }“
   *[other] { $count } Namensräume für „{ $q }“
}
find-meant-html = Meinten Sie <a href="/find?q={ $encoded }">{ $text }</a>?
find-label = URN, Namensraum, Organisation, RFC oder Stichwort
find-see = Komponenten und Prüfergebnisse
find-namespaces = Namensräume
find-whole-list = Vollständige Liste
find-lede = Geben Sie eine URN, eine Namensraum-Kennung, ein Stichwort, die verantwortliche Organisation oder die Nummer eines RFC
    ein.
find-other-words = Andere Stichwörter
find-other-words-html = Versuchen Sie es mit einem englischen Stichwort für das Benannte, zum Beispiel book, ship oder law, oder
    lesen Sie <a href="/assignments/urn-namespaces">die vollständige Liste</a>.
find-free = Verfügbare Namensraum-Kennungen
find-no-such-html = Ein Namensraum <code>{ $nid }</code> ist nicht registriert. <a href="{ $href }">Prüfen, ob die Kennung frei ist</a>
find-free-wish-html = Prüfen Sie, ob <a href="{ $href }"><code>{ $nid }</code></a> beantragt werden kann.
find-free-html = <a href="/check">Prüfen Sie eine Namensraum-Kennung</a> nach allen Regeln.
find-new = Neuer Namensraum
find-new-html = <a href="/register">Registrieren Sie einen Namensraum</a>, oder lesen Sie zuerst <a href="/help/register">etwas
    zum Verfahren</a>.
find-found = Gefunden: { $why }.
find-why = { $field } „{ $text }“
find-why-words = { $first }“, „{ $next }
find-field = { $field ->
    [nid] Kennung
    [title] Titel
    [registrant] Registrant
    [summary] Zusammenfassung
    [reference] Referenz
    [topic] Thema
    [keyword] Stichwort
    [synonym] anderer Begriff
   *[text] Text
}
find-urn-of-this = eine URN dieses Namensraums
find-nearly = ähnlich wie { $nid }
find-its-nid = seine Kennung
