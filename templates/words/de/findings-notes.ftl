# Hinweise zu Namen und zu Feldern des Formulars.

note-relative = Eine allgemeine URI-Bibliothek kann diesen Teil für einen relativen Pfad halten und auflösen; daraus wird ein anderer Name. Vermeiden Sie „.“ und „..“ zwischen Schrägstrichen und relative Verweise mit urn.
note-colon = Doppelpunkte in einem Namen bedeuten keine Gliederung: Namen mit gleichem Anfang müssen nicht zusammengehören, es sei denn, der Namensraum sagt es.
note-non-ascii = Der Name kodiert Zeichen außerhalb von ASCII. Namensräume sollten sie nicht ohne Not zulassen und sagen, welche und in welcher Form.
note-r-component = Die r-Komponente sollte noch nicht verwendet werden: Kein Standard gibt ihr eine Bedeutung.
note-q-component = Die q-Komponente wird an die Ressource oder ihren Dienst weitergegeben. Ein Namensraum sollte keine brauchen, um seine Namen aufzulösen, und niemand darf eine verlangen.
note-f-component = Ein Fragment ist nur in Namensräumen vorgesehen, deren Registrierung es zulässt; von dieser Registrierung ist das nicht bekannt.
note-special = Der Name enthält { $characters }. Ein Namensraum, der solchen Zeichen eine eigene Bedeutung gibt, veröffentlicht, welche Zeichen das sind und was sie bedeuten.
note-reference = Dies ist ein Verweis auf einen Namen. Der vergebene Name ist { $name }; Komponenten gehören nicht dazu und zählen beim Vergleich nicht.
note-making = Die Regeln von { $nid } werden hier nicht angewandt, nur die Prozentkodierung. Software, die die Regeln eines Namensraums nicht kennt, darf dessen Namen nicht bilden: Wenden Sie sich mit dem Ergebnis an diejenigen, die dort Namen vergeben.
note-nbn-no-country = Das Präfix beginnt mit einem Ländercode aus zwei Buchstaben, und das hier ist keiner.
note-nbn-unknown-country = ISO 3166-1 ordnet diese zwei Buchstaben keinem Land zu.
note-nbn-own-use = ISO 3166-1 überlässt diese zwei Buchstaben dem eigenen Gebrauch; sie benennen also kein Land und keine Nationalbibliothek.
note-nbn-empty-division = Ein Unternamensraum ist leer; ein Doppelpunkt steht nur zwischen dem Ländercode und Unternamensräumen.
note-nbn-division = Die Kennung eines Unternamensraums besteht nur aus Buchstaben und Ziffern.
note-nbn-no-hyphen = Ein Bindestrich muss das Präfix von der Nummer trennen; er fehlt.
note-nbn-no-string = Hinter dem Bindestrich steht nichts; dort gehört die Nummer hin.
