# Das Verzeichnis neben seiner Liste: ein Tag, sein Wachstum, zurückgehaltene Namen, das Schema, Vorschläge von 2012, die jährliche Frage.

registry-crumb = URN-Namensräume

registry-day-title = { $nid } am { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> am { $day }
registry-day-unlisted-html = Spätestens am <time datetime="{ $day }">{ $day }</time> aus der Liste entfernt.
registry-day-listed-html = Spätestens seit <time datetime="{ $day }">{ $day }</time> in der Liste.
registry-day-registered = Hier registriert.
registry-day-no-text = Dieses Verzeichnis hat keinen Text von diesem Tag.
registry-day-today = Aktuelle Registrierung
registry-day-compare = Mit heute vergleichen
registry-day-list = Das vollständige Verzeichnis an diesem Tag

registry-reserved-intro-html = Diese Namensraum-Kennungen sind reserviert, jede aus dem angegebenen Grund. RFC 8141, 5.1
    reserviert ganze Klassen von Namen: siehe die <a href="/rules">Regeln</a>.
registry-reserved-until = Bis
registry-reserved-urn-html = Dauerhaft reserviert, damit das Schema nicht mit einem Namensraum verwechselt werden kann (RFC 2141,
    2.1). <a href="/help/scheme">Das Schema</a>
registry-reserved-open = offen
registry-in-use-heading = Nicht registrierte Namensräume in Gebrauch
registry-in-use-intro-html = Diese Namensraum-Kennungen werden in Dokumenten und Software nach <code>urn:</code> verwendet oder sind
    Handelsnamen. Sie sind nicht registriert. Namen, deren Form zulässig ist, kann jeder beantragen. Ein Antrag auf einen dieser
    oder einen ähnlichen Namen erhält einen Hinweis (RFC 8141, 5.1).
registry-in-use-write = Änderungen an dieser Liste schlagen Sie bitte { $contact } vor.
registry-in-use-name = Name
registry-in-use-where = Verwendung
registry-in-use-refused = Kann nicht beantragt werden: { $why }
in-use-since = Verwendet seit { $since }
in-use-evidence-html = Beleg: <span lang="en">{ $source }</span>

contact-check-title = Ist dieser Kontakt noch richtig? urn:{ $nid }
contact-check-heading-html = Ist dieser Kontakt noch richtig? <span class="nid big">{ $nid }</span>
contact-check-done = Vielen Dank. Sie haben den Kontakt bestätigt: { $time }.
contact-check-about-html = <a href="{ $href }">Die Registrierung von { $nid }</a> nennt { $address } als Kontakt.
contact-check-yes = Ja, dieser Kontakt ist richtig
contact-check-changed-html = Wenn sich etwas geändert hat, <a href="/register/revise">beantragen Sie eine neue Version</a>. Wenn Sie nicht mehr der Kontakt sind, <a href="/help">schreiben Sie dem Betrieb</a>.
