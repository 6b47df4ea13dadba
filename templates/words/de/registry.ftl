# Das Verzeichnis neben seiner Liste: ein Tag, sein Wachstum, zurückgehaltene Namen, das Schema, Vorschläge von 2012, die jährliche Frage.

registry-crumb = URN-Namensräume
registry-not-recorded = nicht verzeichnet

registry-day-title = { $nid } am { $day }
registry-day-heading-html = <span class="nid big">{ $nid }</span> am { $day }
registry-day-unlisted-html = Spätestens am <time datetime="{ $day }">{ $day }</time> aus der Liste entfernt.
registry-day-listed-html = Spätestens seit <time datetime="{ $day }">{ $day }</time> in der Liste.
registry-day-registered = Hier registriert.
registry-day-no-text = Dieses Verzeichnis hat keinen Text von diesem Tag.
registry-day-today = Aktuelle Registrierung
registry-day-versions = Versionen
registry-day-compare = Mit heute vergleichen
registry-day-list = Das vollständige Verzeichnis an diesem Tag


registry-reserved-title = Reservierte Namen
registry-reserved-intro-html = Diese Namensraum-Kennungen sind reserviert, jede aus dem angegebenen Grund. RFC 8141, 5.1
    reserviert ganze Klassen von Namen: siehe die <a href="/rules">Regeln</a>.
registry-reserved-why = Grund
registry-reserved-since = Seit
registry-reserved-until = Bis
registry-reserved-urn-html = Dauerhaft reserviert, damit das Schema nicht mit einem Namensraum verwechselt werden kann (RFC 2141,
    2.1). <a href="/help/scheme">Das Schema</a>
registry-reserved-always = dauerhaft
registry-reserved-open = offen
registry-in-use-heading = Nicht registrierte Namensräume in Gebrauch
registry-in-use-intro-html = Diese Namen werden in Dokumenten und Software nach <code>urn:</code> verwendet oder sind
    Handelsnamen. Sie sind nicht registriert. Namen, deren Form zulässig ist, kann jeder beantragen. Ein Antrag auf einen dieser
    oder einen ähnlichen Namen erhält einen Hinweis (RFC 8141, 5.1).
registry-in-use-write = Änderungen an dieser Liste schlagen Sie bitte { $contact } vor.
registry-in-use-name = Name
registry-in-use-where = Verwendung
registry-in-use-example = Beispiel
registry-in-use-refused = Kann nicht beantragt werden: { $why }
in-use-since = Verwendet seit { $since }
in-use-evidence-html = Beleg: <span lang="en">{ $source }</span>

registry-promises-title = Sind diese Angaben noch richtig? urn:{ $nid }
registry-promises-heading-html = Sind diese Angaben noch richtig? <span class="nid big">{ $nid }</span>
registry-promises-done = Vielen Dank. Sie haben die Registrierung bestätigt: { $time }.
registry-promises-read-html = Prüfen Sie <a href="{ $href }">die Registrierung von { $nid }</a>: den Kontakt, wer Namen wie
    vergibt, und die Zusage, dass Namen nie neu vergeben werden (RFC 8141, 5.1).
registry-promises-holds = Registrierung bestätigen
registry-promises-changed-html = Wenn sich etwas geändert hat, <a href="/register">beantragen Sie eine neue Version</a>. Wenn Sie
    nicht mehr der Kontakt sind, schreiben Sie dem Betrieb. Wenn Sie nichts tun, zeigt die Seite des Namensraums, wie lange die
    Registrierung nicht bestätigt wurde.
