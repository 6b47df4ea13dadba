# Einen Antrag beginnen: die Startseite, der Weg zum Verfahren, eine neue Version oder eine Berichtigung.

start-lede = Einen Antrag zu schreiben dauert etwa zwei Stunden, auch in mehreren Sitzungen. Ihre Angaben bleiben gespeichert, bis Sie sie löschen.
start-all-requests = Alle öffentlichen Anträge
start-new = Ein neuer Namensraum
start-need = Was Sie brauchen
start-need-who = Name und Anschrift des Registranten und jemanden, der erreichbar ist
start-need-idea = einen Plan, wie Namen gebildet, vergeben und eindeutig gehalten werden
start-need-document = eine Spezifikation, wenn es eine gibt (im Schnellverfahren vorgeschrieben)
start-language = Schreiben Sie die Registrierungsvorlage auf Englisch, der gemeinsamen Sprache von Fachgutachtern und Lesern. Diese Seiten und E-Mails können in Ihrer Sprache sein.
start-check-template = Eine Vorlage ohne Konto prüfen
start-sign-in-html = <a href="/sign-in?next=/register">Melden Sie sich an</a>, um zu einem gespeicherten Entwurf zurückzukehren.
start-after = Nach dem Einreichen
start-step-submit = Sie reichen ein
start-step-submit-about = Der Betrieb prüft, ob der Antrag vollständig ist, meist binnen zwei Arbeitstagen.
start-step-discussion-about = Der Text wird an die öffentliche Begutachtungsliste gesendet. Die Diskussion mit den Fachgutachtern
    dauert { $days }.
start-step-answer = Sie antworten
start-step-answer-about = auf Fragen und reichen neue Revisionen ein.
start-step-decision = Die Leitung der Fachgutachter entscheidet
start-step-decision-about = und begründet es.
start-step-registered = Der Namensraum wird registriert
start-step-registered-about = und erhält einen Permalink.
start-procedure = Mehr zum Verfahren
start-account-html = <a href="/sign-in?next={ $here }">Melden Sie sich an</a>, wenn Sie schon ein Konto haben.
start-account-first-html = <a href="/sign-in?next={ $here }">Melden Sie sich</a> zuerst an, oder
    <a href="/account/new?next={ $here }">legen Sie ein Konto an</a>. Danach kommen Sie auf diese Seite zurück.

# Der Weg zum Verfahren, eine Frage je Seite.

start-question = Frage { $number } von 4
start-unsure = Ich bin mir nicht sicher
start-q-need = Wofür brauchen Sie die Namen?
start-q-need-hint = Eine URN benennt eine Sache dauerhaft und wird nie neu vergeben (RFC 8141, 1.2). Sie muss nicht auflösbar sein.
start-q-need-public = Um Dinge dauerhaft zu benennen, auch für Menschen außerhalb meiner Organisation
start-q-need-unique = Sie sollen nur eindeutig sein; niemand muss sie vergeben oder nachschlagen
start-q-need-inside = Um Dinge nur innerhalb einer Organisation zu benennen
start-q-need-domain = Sie sollen auf einem Domainnamen oder einer URL beruhen, die mir gehört
start-q-existing = Gibt es schon einen Namensraum für diese Namen?
start-q-existing-hint = Viele Organisationen haben einen Namensraum und vergeben Teile davon an andere.
start-q-existing-no = Nein
start-q-existing-ours = Ja, einen Namensraum meiner Organisation oder einer, die uns einen Teil davon überlassen würde
start-q-existing-ietf = Ja, es sind Parameter eines Protokolls, das ein Dokument der IETF festlegt
start-q-name = Möchten Sie die Namensraum-Kennung selbst wählen?
start-q-name-hint = In urn:isbn:0451450523 ist isbn die Namensraum-Kennung. Ein informeller Namensraum erhält die nächste Nummer,
    zum Beispiel urn-9, und ist ebenso dauerhaft.
start-q-name-formal = Ja: ein formeller Namensraum
start-q-name-informal = Nein, die nächste freie Nummer genügt: ein informeller Namensraum
start-q-requester = Wer beantragt die Registrierung?
start-q-requester-hint = Im Schnellverfahren blockiert der Rat der Fachgutachter die Registrierung nicht. Nötig sind eine Spezifikation
    und die Anerkennung durch die IESG (RFC 8141, 6.3).
start-q-requester-community = Meine Organisation, ein Projekt oder ich selbst
start-q-requester-standards = Ein Normungsgremium, das den Namensraum in einem Dokument festlegt
start-q-requester-fast = Ein von der IESG anerkanntes Normungsgremium, im Schnellverfahren

# Sein Ende.

start-path-title = Empfohlenes Verfahren
start-path-informal = Einen informellen Namensraum registrieren
start-path-fast = Einen formellen Namensraum im Schnellverfahren registrieren
start-path-formal = Einen formellen Namensraum registrieren
start-path-informal-about = Sie erhalten die nächste freie Nummer. Die Fachgutachter begutachten den Text. Die Namensraum-Kennung
    können Sie nicht wählen.
start-path-fast-about = Die Fachgutachter beraten Ihre Organisation; ihr Rat blockiert die Registrierung nicht (RFC 8141, 6.3).
    Der Betrieb fragt, ob die IESG Ihre Organisation anerkennt. Wenn nicht, wird der Antrag durch die Gemeinschaft begutachtet.
start-path-formal-about = Sie wählen die Namensraum-Kennung. Die Fachgutachter begutachten den Text öffentlich (RFC 8141, 6.2).
start-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
start-working-days = { $days ->
    [one] { $days } Arbeitstag
   *[other] { $days } Arbeitstagen
}
start-costs = Zeit und Aufwand
start-check-first = Namensraum-Kennung prüfen
start-end-generated = urn:uuid oder urn:oid verwenden
start-end-generated-why = Namen in urn:uuid kann jeder bilden (RFC 9562), ebenso Namen in urn:oid unter einem zugeteilten Objektbezeichner (RFC 3061). Sie sind ohne neue Registrierung eindeutig. Ein eigener Namensraum muss den Menschen im öffentlichen Internet nützen (RFC 8141, 5.1).
start-end-generated-costs = Wenige Minuten. Hier wird nichts registriert.
start-end-generated-example = Einträge von Atom-Feeds werden durch Namen wie urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a bezeichnet (RFC 4287).
start-end-generated-next-html = Erzeugen Sie eine UUID und setzen Sie <code>urn:uuid:</code> davor. Für Namen mit eigenem Aufbau beantragen Sie bei der IANA eine kostenlose <a href="https://www.iana.org/assignments/enterprise-numbers/">Private Enterprise Number</a> und verwenden <code>urn:oid:</code>.
start-end-part = Einen Teil eines bestehenden Namensraums verwenden
start-end-part-why = Registranten können einen Teil ihres Namensraums einer anderen Organisation überlassen. Sie brauchen deren Einverständnis, keine Registrierung hier.
start-end-part-costs = Meist eine E-Mail an den Kontakt des Namensraums. Die Bedingungen legt der Registrant fest.
start-end-part-example = Nationalbibliotheken vergeben Namen in einem eigenen Teil, Finnland zum Beispiel in urn:nbn:fi (RFC 8458).
start-end-part-next-html = <a href="/assignments/urn-namespaces">Suchen Sie den Namensraum</a> und bitten Sie seinen Registranten um einen Teil. Die Seite eines Namensraums nennt den Kontakt.
start-end-ietf = urn:ietf:params verwenden
start-end-ietf-why = Parameter von Protokollen der IETF werden in urn:ietf:params benannt (RFC 3553). Diese Namen vergibt die IANA, nicht diese Registrierungsstelle.
start-end-ietf-costs = Teil der Arbeit am Dokument der IETF. Die Namen werden vergeben, wenn das Dokument angenommen ist.
start-end-ietf-example = NETCONF benennt seine Fähigkeiten urn:ietf:params:netconf:capability (RFC 6241).
start-end-ietf-next-html = Beantragen Sie die Namen im Abschnitt „IANA Considerations“ Ihres Dokuments (<a href="https://www.rfc-editor.org/rfc/rfc3553">RFC 3553</a>). Fragen Sie die Leitung der Arbeitsgruppe oder <a href="mailto:iana@iana.org">iana@iana.org</a>.
start-end-review-costs = Etwa zwei Stunden Schreibarbeit. Der Betrieb prüft den Antrag binnen { $working }. Die öffentliche Diskussion dauert { $discussion }; danach entscheiden die Fachgutachter. Die Registrierung ist kostenlos. Halten Sie danach die Kontaktangaben aktuell.
start-end-informal-example = bezeichnet Kommunikationsdienste in Telefonnetzen (RFC 6050).
start-end-formal-example = benennt archivierte Webseiten. Der Namensraum wurde 2022 registriert.
start-end-standards = Einen formellen Namensraum über ein Normungsgremium registrieren
start-end-standards-why = Sie wählen die Namensraum-Kennung. Die Fachgutachter begutachten den Text öffentlich und berichten dem Normungsgremium, das entscheidet (RFC 8141, 6.2). Bei Dokumenten der IETF ist das die IESG.
start-end-standards-costs = Etwa zwei Stunden Schreibarbeit und das Dokument des Normungsgremiums. Der Betrieb prüft den Antrag binnen { $working }. Die öffentliche Diskussion dauert { $discussion }; danach entscheidet das Normungsgremium nach seinem eigenen Zeitplan. Die Registrierung ist kostenlos.
start-end-standards-example = benennt Dienste wie den Notruf. Eine Norm der IETF legt den Namensraum fest (RFC 5031).
start-end-fast-costs = Etwa zwei Stunden Schreibarbeit und eine veröffentlichte Spezifikation. Der Betrieb prüft den Antrag binnen { $working }. Die Fachgutachter beraten; Ihre Organisation entscheidet, wann der Antrag vollständig ist. Die Registrierung ist kostenlos.
start-end-fast-example = benennt Dokumente von ETSI, einem Normungsgremium (RFC 8515).
start-end-not-urn = Einen anderen Bezeichner als eine URN verwenden
start-end-not-urn-why = Namen, die auf einem Domainnamen beruhen, müssen keine URNs sein. Ein Tag-URI (RFC 4151) oder ein umgekehrter Domainname ist eindeutig, weil der Domainname an einem bestimmten Tag Ihnen gehörte. Eine https-Adresse lässt sich auch abrufen, solange Sie den Domainnamen behalten.
start-end-not-urn-costs = Wenige Minuten. Hier wird nichts registriert. Sie brauchen einen Domainnamen oder, für Tag-URIs, eine E-Mail-Adresse.
start-end-not-urn-example = YAML bezeichnet seine Typen durch Tag-URIs wie tag:yaml.org,2002:int; Pakete in Java tragen umgekehrte Domainnamen.
start-end-not-urn-next-html = Schreiben Sie <code>tag:</code>, Ihren Domainnamen, ein Komma, ein Datum, an dem er Ihnen gehörte, einen Doppelpunkt und den Namen: <code>tag:example.org,2026:lamp</code> (<a href="https://www.rfc-editor.org/rfc/rfc4151">RFC 4151</a>).
start-paths = Vergleich der Verfahren
start-paths-chosen = von Ihnen gewählt
start-paths-number = nächste freie Nummer, zum Beispiel urn-9
start-paths-whom = Gedacht für
start-paths-whom-formal = alle, deren Namen den Nutzern des Internets dienen
start-paths-whom-fast = von der IESG anerkannte Normungsgremien
start-paths-whom-informal = alle
start-paths-experts = begutachten öffentlich; ihre Leitung entscheidet
start-paths-experts-fast = beraten; das Gremium entscheidet
start-paths-recommended = empfohlen
start-paths-required = vorgeschrieben
start-paths-permanent = Dauerhaftigkeit
start-application = Antrag beginnen
start-answer-again = Antworten ändern

# Eine neue Version oder eine Berichtigung.

start-revise-title = Neue Version oder Berichtigung vorschlagen
start-revise-lede = Sie gehen vom registrierten Text aus, wenn er in diesem Verzeichnis verfügbar ist. Frühere Versionen behalten
    ihre Permalinks.
start-revise-at-iana-html = Der Text von { $nid } ist in diesem Verzeichnis nicht verfügbar. Fügen Sie ihn unten ein, um von ihm
    auszugehen. Er ist bei der <a href="{ $href }">IANA</a> verfügbar.
start-revise-stands-in = Der Text von { $nid } ist in diesem Verzeichnis nicht verfügbar. Fügen Sie ihn unten ein, um von ihm
    auszugehen. Er ist Teil von
start-change-kind = Ändert sich die Bedeutung?
start-change-kind-version-html = <strong>Ja: eine neue Version.</strong> Sie wird erneut begutachtet und beschreibt, was sich geändert
    hat
start-change-kind-correction-html = <strong>Nein: eine Berichtigung.</strong> Für einen Tippfehler, eine Anschrift oder einen Link. Die
    Versionsnummer bleibt, und der Betrieb veröffentlicht sie ohne Begutachtung
start-revise-no-correction = Eine Berichtigung wird mit dem registrierten Text verglichen, der in diesem Verzeichnis nicht
    verfügbar ist. Der Betrieb muss ihn zuerst importieren. Bis dahin können Sie eine neue Version vorschlagen.
start-from-this = Von diesem Text ausgehen
start-file-hint = Reiner Text, Word, HTML, RFCXML oder Markdown
start-without-text = Ohne den Text beginnen
start-start = Beginnen
start-f-wished = Beantragte Namensraum-Kennung
start-f-revised-hint = Seine Namensraum-Kennung, zum Beispiel nbn
start-f-text = Der registrierte Text
start-f-text-hint = Fügen Sie den vollständigen Text der Registrierung ein. Er wird als von Ihnen eingefügt und nicht bestätigt
    gekennzeichnet

# Ein anderer Registrant oder ein anderer Status.

start-change-page = Eine Registrierung ändern
start-change-lede-html = Um den Text zu ändern, <a href="/register/revise">schlagen Sie eine neue Version vor</a>.
start-change-contact = Wechsel des Kontakts
start-change-contact-about = Eine neue Adresse, Funktion oder Person beim selben Registranten ist eine Berichtigung des Abschnitts Registrant. Der Betrieb veröffentlicht sie ohne Begutachtung; die Versionsnummer bleibt. Der Kontakt, den Sie hier eingeben, ersetzt den jetzigen im Text des Abschnitts. Prüfen Sie den Text vor dem Einreichen. Möglicherweise nennt er den bisherigen Kontakt noch an anderer Stelle.
start-change-contact-start = Wechsel des Kontakts beginnen
start-change-registrant-about = Eine neue Version, in der der Abschnitt Registrant den neuen Registranten nennt. Die Kontakte der jetzigen Version werden per E-Mail gefragt und können widersprechen. Antwortet keiner von ihnen, entscheiden die Fachgutachter nach der Frist.
start-change-registrant-start = Wechsel des Registranten beginnen
start-change-status-about = URNs bleiben in jedem Status gültig.
start-change-status-start = Statusänderung beginnen
start-f-status-deprecated = Überholt: Bestehende URNs bleiben gültig, neue werden nicht empfohlen
start-f-status-obsolete = Aufgegeben: nicht mehr in Gebrauch
start-f-status-active = Aktiv
start-f-successors = Ersetzt durch (freiwillig)
start-f-successors-hint = Namensraum-Kennungen, durch Leerzeichen getrennt
