# Hilfe und Kontakt, wie ein Namensraum registriert wird, was Fehler bedeuten, Barrierefreiheit.

help-crumb = Hilfe
help-title = Hilfe und Kontakt
help-to-register = Registrieren
help-how = Wie ein Namensraum registriert wird
help-checked = Worauf ein Antrag geprüft wird
help-emails = Die E-Mails dieses Verzeichnisses
help-who-decides = Wer entscheidet
help-experts = Die Fachgutachter
help-bodies = Anerkannte Gremien (Schnellverfahren)
help-reserved = Reservierte Namen
help-how-long = Wie lange Anträge dauern
help-site = Diese Website
help-errors = Was die Fehler bedeuten
help-accessibility = Barrierefreiheit
help-privacy = Datenschutz
help-contact = Kontakt
help-operators = Betrieb
help-list = Begutachtungsliste
help-list-public = Die Begutachtungsliste ist öffentlich: Jeder kann sie lesen und an sie schreiben.
help-errors-title = Fehlermeldungen

help-register-lede = Sie schreiben, der Betrieb sieht nach, ob alles vollständig ist, Fachgutachter begutachten den Text öffentlich, und er wird auf Dauer veröffentlicht.
help-step-draft-html = Entwurf<span class="soft">Sie füllen die Registrierungsvorlage aus RFC 8141, Anhang A, aus. Der Entwurf ist nicht öffentlich und bleibt, bis Sie ihn
    löschen.</span>
help-step-intake-html = Eingangsprüfung<span class="soft">Nachdem Sie den Antrag eingereicht haben, prüft der Betrieb, ob er vollständig ist, meist binnen zwei Arbeitstagen.</span>
help-step-review-html = Begutachtung<span class="soft">Der Text geht für etwa zwei Wochen an die öffentliche Begutachtungsliste und an die Fachgutachter. Diese können
    nachfragen; Sie antworten oder senden einen neuen Text.</span>
help-step-decision-html = Entscheidung<span class="soft">Die Leitung der Fachgutachter billigt den Antrag oder lehnt ihn ab, mit Begründung.</span>
help-step-registered-html = Registriert<span class="soft">Der Betrieb veröffentlicht den Text. Seine Adresse ändert sich nie, und jede spätere Version bleibt daneben
    lesbar.</span>
help-register-button = Einen Namensraum registrieren
help-words = Die Begriffe
help-word-nid-html = Namensraum-Kennung (namespace identifier): der Teil einer URN zwischen <code>urn:</code> und dem nächsten Doppelpunkt, zum Beispiel
    <code>isbn</code> (RFC 8141, 2.1).
help-word-nss = Namensraum­spezifische Zeichenfolge (namespace-specific string): der Name selbst, hinter diesem Doppelpunkt (RFC 8141, 2.2).
help-word-components-term = r-, q- und f-Komponente
help-word-components-html = Was auf einen Namen folgen darf, hinter <code>?+</code> (für Resolver), <code>?=</code> (für das Benannte) und
    <code>#</code> (eine Stelle darin). Keine davon gehört zum Namen, wenn URNs verglichen werden (RFC 8141, 2.3).
help-word-formal-term = Formell, informell
help-word-formal-html = Ein formeller Namensraum trägt den Namen, den Sie wählen; ein informeller erhält die nächste Nummer, zum Beispiel <code>urn-7</code>
    (RFC 8141, 5).
help-word-fast-term = Schnellverfahren
help-word-fast = Normungsgremien, die die IESG anerkennt, registrieren ohne eine Entscheidung der Fachgutachter; diese beraten nur (RFC 8141,
    6.3).

help-e400 = 400: nicht lesbar
help-e400-about = Die Adresse oder das Formular hat einen Teil, den dieses Verzeichnis nicht kennt.
help-e401 = 401: bitte anmelden
help-e401-about = Ihre Sitzung ist beendet. Was Sie eingegeben haben, bleibt auf der Seite stehen.
help-e403 = 403: nicht Ihre Aufgabe
help-e403-about = Sie dürfen dies ansehen, aber handeln darf hier eine andere Rolle. Die Meldung sagt, welche.
help-e404 = 404: nicht gefunden
help-e404-about = Diese Seite gibt es nicht, oder sie ist nicht öffentlich.
help-e409 = 409: etwas hat sich geändert
help-e409-about = Jemand anders oder ein anderes Fenster von Ihnen war schneller. Nichts wurde überschrieben.
help-e413 = 413: zu groß
help-e413-about = Ein Formular fasst 4 MiB, ein Dokument mit einer Vorlage 8 MiB, dessen Text 1 MiB, eine Liste von URNs 1 MiB.
help-e422 = 422: es gibt ein Problem
help-e422-about = Ihre Eingabe muss zuerst geändert werden. Die Seite sagt, was, und nach welcher Bestimmung.
help-e429 = 429: zu viele Versuche
help-e429-about = Warten Sie eine Viertelstunde.
help-e503 = 503: gleich noch einmal versuchen
help-e503-about = Das Verzeichnis ist ausgelastet. Nichts wurde geändert.

help-accessibility-about = Diese Seiten sollen WCAG 2.2, Stufe AA, erfüllen. Sie funktionieren ohne JavaScript, allein mit der Tastatur, bei 320 Pixeln Breite und 400 % Vergrößerung, in hellen
    und dunklen Farben und auf Papier. Die Tests prüfen jede Seite automatisch. Sagen Sie dem Betrieb, was bei Ihnen nicht funktioniert.
