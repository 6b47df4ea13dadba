# Einen Entwurf einreichen, die Vorschau und die Seite danach.

answers-worth = Vorschläge
answers-empty = (leer)
answers-ask-correction = Berichtigung beantragen
answers-next-correction = Der Betrieb prüft und veröffentlicht die Berichtigung, meist binnen zwei Arbeitstagen.
answers-next = Der Betrieb prüft, ob der Antrag vollständig ist, und sendet ihn an die Begutachtungsliste.
answers-public = Der Text und Ihr Name werden öffentlich. Danach können Sie auf Kommentare antworten, eine neue Revision einreichen oder den Antrag zurückziehen.
answers-private = Der Antrag ist nicht öffentlich, bis ein Kontakt ihn annimmt oder der Betrieb die Begutachtung beginnt. Dann werden der Text und Ihr Name öffentlich. Sie können auf Kommentare antworten, eine neue Revision einreichen oder den Antrag zurückziehen.
answers-submit-number = { $number } einreichen
answers-preview = Vorschau: { $title }
answers-preview-lede = Nicht registriert. Der Text kann sich noch ändern. Die Version wird bei der Registrierung gesetzt. Das Datum ist der Tag, an dem der Antrag eingereicht wird.
submitted-title = Eingereicht
submitted-reference-html = Die Nummer Ihres Antrags ist <strong>{ $number }</strong>
submitted-lede = { $title }. Wir haben Ihnen zur Bestätigung eine E-Mail gesendet.
submitted-next = Wie es weitergeht
submitted-complete = Der Betrieb prüft, ob der Antrag vollständig ist, meist binnen zwei Arbeitstagen.
submitted-correction = Der Betrieb veröffentlicht die Berichtigung. Der frühere Text bleibt unter seinem Permalink abrufbar.
submitted-posted = Der Betrieb sendet den Antrag an { $list } und weist Fachgutachter zu. Die Diskussion dauert { $days }.
submitted-told = Sie bekommen eine E-Mail, wenn jemand eine Frage stellt oder kommentiert.
submitted-nothing-html = Jetzt müssen Sie nichts tun. Sie können <a href="/requests/{ $number }">die öffentliche Seite ansehen</a>
    oder <a href="/requests/{ $number }/edit/preview">den eingereichten Text drucken</a>.
submitted-contacts = Die Kontakte der jetzigen Version werden per E-Mail gefragt, ob sie Ihre Änderung annehmen. Antwortet keiner von ihnen innerhalb von { $days }, entscheiden die Fachgutachter oder der Betrieb ohne sie.
submitted-contacts-private = Die Kontakte der jetzigen Version werden per E-Mail gefragt, ob sie Ihre Änderung annehmen. Bis einer von ihnen annimmt oder der Betrieb die Begutachtung beginnt, ist der Antrag nicht öffentlich. Antwortet keiner innerhalb von { $days }, entscheiden die Fachgutachter ohne sie.
submitted-status = Nach der Zustimmung zeigt das Verzeichnis den neuen Status. Die URNs bleiben gültig.
submitted-private-html = Jetzt müssen Sie nichts tun. Sie können <a href="/requests/{ $number }">den Antrag ansehen</a>, der noch nicht öffentlich ist,
    oder <a href="/requests/{ $number }/edit/preview">den eingereichten Text drucken</a>.
submitted-done = {"Erledigt: "}
submitted-now = {"Jetzt: "}
submitted-since-html = seit <time>{ $day }</time>
submitted-step-intake = Eingangsprüfung
submitted-step-published = Veröffentlicht
