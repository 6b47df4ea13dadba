# Hinweise zu Namen und zu Feldern des Formulars.

note-relative = Allgemeine URI-Bibliotheken können diesen Teil als relativen Pfad behandeln und entfernen; daraus entsteht ein
    anderer Name. Vermeiden Sie „.“ und „..“ zwischen Schrägstrichen, und verwenden Sie keine relativen Verweise mit URNs.
note-colon = Doppelpunkte in einem Namen bedeuten keine Gliederung. Namen mit gleichem Anfang gehören nicht unbedingt zusammen,
    außer wenn der Namensraum das festlegt.
note-non-ascii = Der Name kodiert Zeichen außerhalb von ASCII. Namensräume sollten solche Zeichen nur zulassen, wenn es nötig ist,
    und festlegen, welche und in welcher Form.
note-needless-encoding = { $encoded } kodiert { $character }, das nicht kodiert werden muss. Namen werden ohne Dekodierung verglichen, sofern der Namensraum nichts anderes festlegt; der Name mit { $character } ist also ein anderer.
note-status-deprecated = Der Namensraum { $nid } ist überholt. Seine URNs bleiben gültig, aber neue sind nicht empfohlen.
note-status-deprecated-replaced = Der Namensraum { $nid } ist überholt und durch { $other } ersetzt. Seine URNs bleiben gültig, aber neue sind nicht empfohlen.
note-status-obsolete = Der Namensraum { $nid } ist aufgegeben. Seine URNs bleiben gültig.
note-status-obsolete-replaced = Der Namensraum { $nid } ist aufgegeben und durch { $other } ersetzt. Seine URNs bleiben gültig.
note-status-replaced = Der Namensraum { $nid } ist durch { $other } ersetzt. Seine URNs bleiben gültig.
note-r-component = r-Komponenten sollten noch nicht verwendet werden, weil kein Standard ihre Bedeutung festlegt.
note-q-component = Die q-Komponente wird an die Ressource oder ihren Dienst weitergegeben. Ein Namensraum sollte keine
    q-Komponenten verlangen, um seine Namen aufzulösen.
note-f-component = Ein Fragment eignet sich nur für Namensräume, deren Registrierung Fragmente zulässt. Soweit dieses Verzeichnis
    weiß, tut die Registrierung dieses Namensraums das nicht.
note-special = Der Name enthält { $characters }. Ein Namensraum, der solchen Zeichen eine besondere Bedeutung gibt, sollte
    dokumentieren, welche Zeichen das sind und was sie bedeuten.
note-reference = Dies ist ein Verweis auf einen Namen. Der vergebene Name ist { $name }. Komponenten gehören nicht zum Namen und
    werden beim Vergleich ignoriert.
note-making = Hier wird nur die Prozentkodierung angewandt, nicht die Regeln von { $nid }. Software, die die Regeln eines
    Namensraums nicht umsetzt, darf dessen Namen nicht bilden. Lassen Sie das Ergebnis von der Organisation prüfen, die im
    Namensraum Namen vergibt.
note-nbn-no-country = Das Präfix muss mit einem Ländercode aus zwei Buchstaben beginnen, tut es aber nicht.
note-nbn-unknown-country = Diese zwei Buchstaben sind kein Ländercode nach ISO 3166-1.
note-nbn-own-use = ISO 3166-1 reserviert diese zwei Buchstaben für nutzerdefinierte Codes; sie bezeichnen also kein Land und keine
    Nationalbibliothek.
note-nbn-empty-division = Ein Teilnamensraum ist leer. Verwenden Sie Doppelpunkte nur, um den Ländercode und Teilnamensräume zu
    trennen.
note-nbn-division = Die Kennung eines Teilnamensraums darf nur Buchstaben und Ziffern enthalten.
note-nbn-no-hyphen = Der Bindestrich zwischen Präfix und Nummer fehlt.
note-nbn-no-string = Nach dem Bindestrich fehlt die Nummer.
