# Einen Antrag beginnen: die Startseite, der Weg zum Verfahren, eine neue Version oder eine Berichtigung.

start-title = Einen Namensraum registrieren
start-lede = Eine Registrierung dauert insgesamt etwa zwei Stunden, auch in mehreren Sitzungen. Ihre Angaben bleiben gespeichert,
    bis Sie sie löschen.
start-all-requests = Alle öffentlichen Anträge
start-new = Ein neuer Namensraum
start-need = Sie brauchen:
start-need-who = Name und Anschrift des Registranten und jemanden, der erreichbar ist
start-need-idea = ein Plan, wie Namen gebildet, vergeben und eindeutig gehalten werden
start-need-document = eine Spezifikation, wenn es eine gibt (im Schnellverfahren vorgeschrieben)
start-language = Schreiben Sie die Registrierungsvorlage auf Englisch: Fachgutachter und Leser in allen Ländern haben diese Sprache gemeinsam. Diese
    Seiten und E-Mails an Sie können in Ihrer Sprache sein.
start-now = Jetzt beginnen
start-check-template = Eine Vorlage ohne Konto prüfen
start-check-name = Eine Namensraum-Kennung prüfen
start-change = Den Registranten oder den Status eines Namensraums ändern
start-none-yet = Noch keine.
start-sign-in-html = <a href="/sign-in?next=/register">Melden Sie sich an</a>, um zu einem gespeicherten Entwurf zurückzukehren.
start-after = Nach dem Einreichen
start-step-submit = Sie reichen ein
start-step-submit-about = Der Betrieb prüft, ob der Antrag vollständig ist, meist binnen zwei Arbeitstagen.
start-step-discussion = Diskussion
start-step-discussion-about = Der Text wird an die öffentliche Begutachtungsliste gesendet. Die Fachgutachter kommentieren, meist
    zwei Wochen lang.
start-step-answer = Sie antworten
start-step-answer-about = auf Fragen und reichen neue Revisionen ein.
start-step-decision = Die Leitung der Fachgutachter entscheidet
start-step-decision-about = und begründet es.
start-step-registered = Der Namensraum wird registriert
start-step-registered-about = und erhält einen Permalink.
start-procedure = Mehr zum Verfahren
start-account-first-html = <a href="/sign-in?next={ $here }">Melden Sie sich</a> zuerst an, oder
    <a href="/account/new?next={ $here }">legen Sie ein Konto an</a>. Danach kommen Sie auf diese Seite zurück.

# Der Weg zum Verfahren, eine Frage je Seite.

start-question = Frage { $number } von { $of }
start-continue = Weiter
start-unsure = Ich bin mir nicht sicher
start-no = Nein
start-yes = Ja
start-q-public = Werden die Namen außerhalb Ihrer Organisation verwendet?
start-q-public-hint = Ein formeller Namensraum nützt den Menschen im öffentlichen Internet (RFC 8141, 5.1). Die Namen müssen nicht
    auflösbar sein.
start-q-public-yes = Ja, im öffentlichen Internet
start-q-public-no = Nein, nur innerhalb einer Organisation
start-q-name = Möchten Sie die Namensraum-Kennung selbst wählen?
start-q-name-hint = In urn:isbn:0451450523 ist isbn die Namensraum-Kennung. Ein informeller Namensraum erhält die nächste Nummer,
    zum Beispiel urn-9, und ist ebenso dauerhaft.
start-q-name-formal = Ja: ein formeller Namensraum
start-q-name-informal = Nein, die nächste freie Nummer genügt: ein informeller Namensraum
start-q-fast = Vertreten Sie ein anerkanntes Normungsgremium, das das Schnellverfahren beantragt?
start-q-fast-hint = Im Schnellverfahren blockiert der Rat der Fachgutachter die Registrierung nicht. Nötig sind eine Spezifikation
    und die Anerkennung durch die IESG (RFC 8141, 6.3).

# Sein Ende.

start-path-title = Empfohlenes Verfahren
start-path-informal = Einen informellen Namensraum registrieren
start-path-fast = Einen formellen Namensraum im Schnellverfahren registrieren
start-path-formal = Einen formellen Namensraum registrieren
start-path-informal-about = Sie erhalten die nächste freie Nummer. Die Fachgutachter begutachten den Text. Die Namensraum-Kennung
    wird nie gewählt.
start-path-fast-about = Die Fachgutachter beraten Ihre Organisation; ihr Rat blockiert die Registrierung nicht (RFC 8141, 6.3).
    Der Betrieb fragt, ob die IESG Ihre Organisation anerkennt. Wenn nicht, wird der Antrag durch die Gemeinschaft begutachtet.
start-path-formal-about = Sie wählen die Namensraum-Kennung. Die Fachgutachter begutachten den Text öffentlich (RFC 8141, 6.2).
start-private = Verwendung nur innerhalb einer Organisation
start-private-about-html = Namen, die nur innerhalb einer Organisation verwendet werden, brauchen keinen eigenen Namensraum. Jeder
    kann <code>urn:uuid:</code> und <code>urn:oid:</code> verwenden, und <code>urn:example:</code> ist für Dokumentation
    reserviert. Sie können weitermachen, aber die Fachgutachter werden danach fragen.
start-paths = Vergleich der Verfahren
start-fast-track = Schnellverfahren
start-paths-question = Frage
start-paths-name = Namensraum-Kennung
start-paths-chosen = von Ihnen gewählt
start-paths-number = nächste freie Nummer, zum Beispiel urn-9
start-paths-whom = Gedacht für
start-paths-whom-formal = alle, deren Namen den Nutzern des Internets dienen
start-paths-whom-fast = von der IESG anerkannte Normungsgremien
start-paths-whom-informal = alle
start-paths-experts = begutachten öffentlich; ihre Leitung entscheidet
start-paths-experts-fast = beraten; das Gremium entscheidet
start-paths-specification = Spezifikation
start-paths-recommended = empfohlen
start-paths-required = vorgeschrieben
start-paths-permanent = Dauerhaftigkeit
start-paths-for-ever = dauerhaft
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
start-manner = Ändert sich die Bedeutung?
start-manner-version-html = <strong>Ja: eine neue Version.</strong> Sie wird erneut begutachtet und beschreibt, was sich geändert
    hat
start-manner-correction-html = <strong>Nein: eine Berichtigung.</strong> Für einen Tippfehler, eine Anschrift oder einen Link. Die
    Versionsnummer bleibt, und der Betrieb veröffentlicht sie ohne Begutachtung
start-revise-no-correction = Eine Berichtigung wird mit dem registrierten Text verglichen, der in diesem Verzeichnis nicht
    verfügbar ist. Der Betrieb muss ihn zuerst importieren. Bis dahin können Sie eine neue Version vorschlagen.
start-from-this = Von diesem Text ausgehen
start-file-hint = Reiner Text, Word, HTML, RFCXML oder Markdown
start-go-on = Weiter
start-without-text = Ohne den Text beginnen
start-start = Beginnen
start-f-wished = Beantragte Namensraum-Kennung
start-f-wished-hint = Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen
start-f-revised = Namensraum
start-f-revised-hint = Seine Namensraum-Kennung, zum Beispiel nbn
start-f-text = Der registrierte Text
start-f-text-hint = Fügen Sie den vollständigen Text der Registrierung ein. Er wird als von Ihnen eingefügt und nicht bestätigt
    gekennzeichnet

# Ein anderer Registrant oder ein anderer Status.

start-change-page = Eine Registrierung ändern
start-change-title = Registrant oder Status eines Namensraums ändern
start-change-lede-html = Um den Text zu ändern, <a href="/register/revise">schlagen Sie eine neue Version vor</a>.
start-change-registrant = Wechsel des Registranten
start-change-registrant-about = Der jetzige Registrant beantragt die Übertragung, und der neue nimmt sie per E-Mail an, mit 14
    Tagen öffentlicher Bekanntmachung. Wenn der jetzige Registrant nicht erreichbar ist, sind Belege, 30 Tage Bekanntmachung und
    zwei Fachgutachter nötig.
start-change-registrant-start = Wechsel des Registranten beginnen
start-change-status = Statusänderung
start-change-status-about = URNs bleiben in jedem Status gültig.
start-change-status-start = Statusänderung beginnen
start-f-nid = Namensraum-Kennung
start-f-heir = E-Mail-Adresse des neuen Registranten
start-f-present = Wer stellt diesen Antrag?
start-f-present-agrees = Ich bin der jetzige Registrant oder handle für ihn
start-f-present-unreachable = Der jetzige Registrant ist nicht zu erreichen
start-f-registered-hint = Der Text ist in diesem Verzeichnis nicht verfügbar. Fügen Sie den vollständigen Text ein. Er wird als
    von Ihnen eingefügt und nicht bestätigt gekennzeichnet
start-f-registered-of = Registrierter Text von { $nid }
start-f-status = Neuer Status
start-f-status-deprecated = Veraltet: Bestehende URNs bleiben gültig, neue werden nicht empfohlen
start-f-status-obsolete = Aufgegeben: nicht mehr in Gebrauch
start-f-status-active = Aktiv
start-f-successors = Ersetzt durch (freiwillig)
start-f-successors-hint = Namensraum-Kennungen, durch Leerzeichen getrennt
