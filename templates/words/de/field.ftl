# Ein Abschnitt eines Entwurfs: wozu er dient, worauf die Fachgutachter achten, und seine Seite.

field-label = { $field ->
    [namespace_id] Namensraum-Kennung (Namespace ID)
    [version] Version
    [date] Datum (Date)
    [registrant] Registrant
    [purpose] Zweck (Purpose)
    [syntax] Syntax
    [assignment] Vergabe (Assignment)
    [security_and_privacy] Sicherheit und Datenschutz (Security and Privacy)
    [interoperability] Interoperabilität (Interoperability)
    [resolution] Auflösung (Resolution)
    [documentation] Dokumentation (Documentation)
    [additional_information] Weitere Angaben (Additional Information)
   *[revision_information] Angaben zur Überarbeitung (Revision Information)
}
field-label-optional = { $label }, freiwillig
field-appendix = RFC 8141, Anhang A

field-saved = Gespeichert.
field-taken = Der vorgeschlagene Wortlaut steht in Ihrem Text und ist noch nicht gesendet. Senden Sie einen neuen Text von der Liste der Abschnitte aus.
field-number-html = Schreiben Sie <code>{"{{NID}}"}</code>, wo die Nummer stehen wird, zum Beispiel
    <code>urn:{"{{NID}}"}:a1</code>; das Verzeichnis setzt sie ein.
field-nothing-to-fix = In diesem Abschnitt ist nichts zu beheben.
field-drafted = Geänderte Abschnitte: { $drafted } Schreiben Sie das in eigenen Worten neu.
field-done = Dieser Abschnitt ist fertig
field-save-next = Speichern und weiter
field-save-list = Speichern und zur Liste
field-said = Was die Begutachtung zu diesem Abschnitt ergeben hat
field-answer-there = Auf der Seite des Antrags antworten
field-beside-html = <a href="{ $href }">{ $words }</a>: { $about }. Freiwillig.
field-beside-testable = Prüfbar machen
field-beside-testable-about = Regeln als Daten, an Namen erprobt, und welche eine Änderung ungültig machen würde
field-beside-pledges = Angeben, was Sie zusagen
field-beside-pledges-about = fünf kurze Antworten dazu, wer die Namen wie lange bewahrt; sie stehen neben der Registrierung
field-drawn = Ihre Regeln als Bild
field-what-rfc-asks = Was der RFC verlangt
field-rfc-asks = Der RFC fragt
field-say-each = { $clause }. Sagen Sie zu jedem Punkt etwas:
field-how-others = Wie andere es gesagt haben
field-answers = Antworten zum Lesen
field-answers-about = Aus zwölf eigenen Vorlagen aus ebenso vielen Gebieten.
field-answer-poor = so nicht
field-text-of = Der Text von Version { $version }
field-stale-about = Dieser Abschnitt wurde in einem anderen Fenster oder von jemandem, der mitwirkt, gespeichert, seit Sie ihn geöffnet haben. Nichts wurde
    überschrieben; hier sind beide Texte.
field-stale-yours = Ihr Text
field-f-lines-hint = Reiner Text; Zeilen bis 72 Zeichen bleiben so, wie Sie sie umbrechen

# Wozu die Abschnitte dienen.

field-namespace-task = Einen Namen wählen
field-namespace-hint = Wird sofort anhand der Regeln und des Verzeichnisses geprüft
field-namespace-about = Die Namensraum-Kennung steht in jedem Namen hinter urn:. Groß- und Kleinschreibung zählen nicht, und niemand sonst bekommt sie je.
field-namespace-ask-1 = drei bis 32 Buchstaben, Ziffern und Bindestriche
field-namespace-ask-2 = nicht zwei Buchstaben und ein Bindestrich, nicht urn-, nicht X-
field-namespace-ask-3 = ein Name, den man mit Ihnen verbindet: Eine Abkürzung, die auch andere verwenden, führt zu Rückfragen
field-registrant-task = Sagen, wer Sie sind
field-registrant-hint = Registrant, Kontakt, Anschrift
field-registrant-about = Nennen Sie die Person oder Organisation, die registriert, und jemanden, der erreichbar ist. Alles davon wird veröffentlicht, solange es das Verzeichnis gibt; geben Sie also eine öffentliche Adresse an, nicht unbedingt die, mit der Sie sich anmelden.
field-registrant-ask-1 = Name und Postanschrift der Organisation
field-registrant-ask-2 = Name einer Kontaktperson oder besser einer Funktion, die Personen überdauert
field-registrant-ask-3 = E-Mail-Adresse, Telefon oder Postanschrift des Kontakts
field-registrant-ask-4 = ob Sie als anerkanntes Normungsgremium das Schnellverfahren beantragen (6.3)
field-purpose-task = Den Zweck erklären
field-purpose-hint = In den meisten Registrierungen etwa 200 Wörter
field-purpose-about = Sagen Sie, was benannt wird, für wen, und was man davon hat. Es soll erkennbar sein, warum dieser Namensraum neben den bestehenden nötig ist.
field-purpose-ask-1 = was für Dinge die Namen bezeichnen
field-purpose-ask-2 = wer sie verwenden wird: ein Land, eine Branche, eine Technik, eine einzelne Organisation; in öffentlichen oder in privaten Netzen
field-purpose-ask-3 = was diese Gemeinschaft und das Internet insgesamt davon haben, die Namen zu verwenden oder aufzulösen
field-purpose-ask-4 = wie sich der Namensraum zu anderen URN-Namensräumen, URI-Schemata und Kennungssystemen verhält und sie ergänzt
field-purpose-ask-5 = welche Arten von Software die Namen verwenden oder auflösen können
field-purpose-ask-6 = ob es Auflösungsdienste gibt oder geben wird, und welche
field-purpose-ask-7 = ob er Teil einer Norm der IETF oder eines anderen Gremiums werden soll
field-syntax-task = Die Syntax festlegen
field-syntax-hint = Aufbau, Kodierung, Gleichwertigkeit, q- und f-Komponenten
field-syntax-about = Beschreiben Sie, wie ein Name gebildet wird, sodass sich ein richtiger von einem falschen unterscheiden lässt. Zeilen, die nach ABNF aussehen, werden geprüft und Beispielnamen daran erprobt.
field-syntax-ask-1 = der Aufbau: ABNF, ein Algorithmus, ein regulärer Ausdruck, oder dass er nichts bedeutet
field-syntax-ask-2 = besondere Regeln für die Kodierung von Zeichen
field-syntax-ask-3 = wann zwei Namen gleich sind: Groß- und Kleinschreibung, Bindestriche, Anführungszeichen; ein Vergleich sollte denselben Namen nie für verschieden halten
field-syntax-ask-4 = wie Namen eines bestehenden Systems in die Zeichen einer URN passen, zum Beispiel durch Prozentkodierung
field-syntax-ask-5 = was q- und f-Komponenten bedeuten, wenn überhaupt etwas
field-syntax-ask-6 = einige Beispielnamen
field-assignment-task = Die Vergabe erklären
field-assignment-hint = Wer Namen vergibt und wie sie eindeutig bleiben
field-assignment-about = Sagen Sie, wer Namen vergibt und was verhindert, dass zwei Dinge denselben bekommen. Namen gelten für immer: Sagen Sie, was ihre Wiederverwendung verhindert.
field-assignment-ask-1 = ob die Vergabe allen offensteht, geschlossen oder übertragen ist
field-assignment-ask-2 = wenn sie beschränkt ist, wie man Vergabestelle wird oder einen Namen beantragt
field-assignment-ask-3 = wie die Eindeutigkeit gewahrt wird: fortlaufend, durch Bereiche, die andere bekommen, durch einen Algorithmus
field-security-task = Sicherheit und Datenschutz bedenken
field-security-hint = Ein Satz erspart eine Runde E-Mails, auch wenn wenig zu sagen ist
field-security-about = Sagen Sie, was für Menschen schiefgehen könnte, die die Namen vergeben, verwenden oder auflösen. Wenn nichts, sagen Sie, warum.
field-security-ask-1 = was geschieht, wenn zwei Namen zu Unrecht für gleich oder für verschieden gehalten werden
field-security-ask-2 = ob ein Name etwas Privates verrät, wenn er durch das öffentliche Internet geht
field-security-ask-3 = ob sich Namen der Reihe nach erraten lassen, um ein Verzeichnis abzuschöpfen
field-security-ask-4 = die Fragen von RFC 3552 und RFC 6973
field-interoperability-task = Die Interoperabilität bedenken
field-interoperability-hint = Vorgeschrieben, auch wenn nichts im Weg steht
field-interoperability-about = Sagen Sie, was dem gemeinsamen Gebrauch mit anderen Namen im Weg stehen könnte. RFC 8141 verlangt diesen Abschnitt.
field-interoperability-ask-1 = ob die Namen mit anderen URN-Namensräumen, Kennungssystemen oder URI-Schemata verwechselt werden können
field-interoperability-ask-2 = ob Zeichen, die prozentkodiert werden müssen, Schwierigkeiten machen
field-interoperability-ask-3 = ob sich der Bereich mit dem eines anderen Namensraums überschneidet
field-resolution-task = Sagen, ob Namen aufgelöst werden
field-resolution-hint = Vorgeschrieben, auch wenn die Antwort Nein ist
field-resolution-about = Sagen Sie, ob Namen aufgelöst werden können, jetzt oder später. Wenn ja, sagen Sie, wer den Dienst betreibt.
field-resolution-ask-1 = ob Auflösung beabsichtigt oder zu erwarten ist
field-resolution-ask-2 = ob Sie einen Auflösungsdienst betreiben oder empfehlen
field-resolution-ask-3 = was ein Dienst erfüllen muss, bevor Sie auf ihn hinweisen
field-resolution-ask-4 = wie r-Komponenten zu behandeln sind, sobald sie genormt sind
field-documentation-task = Auf Dokumentation verweisen
field-documentation-hint = Eine beständige Spezifikation; im Schnellverfahren vorgeschrieben
field-documentation-about = Nennen Sie ein Dokument, das mehr sagt: einen RFC, eine Norm oder einen anderen Text, der bleibt, wo er ist.
field-documentation-ask-1 = ein RFC, eine Spezifikation eines Normungsgremiums oder ein anderes beständiges Dokument
field-documentation-ask-2 = eine Adresse, die Bestand hat
field-additional-task = Anderes hinzufügen
field-additional-hint = Freiwillig
field-additional-about = Alles, was diese Registrierung verständlicher macht, zum Beispiel ein Vergleich mit Namensräumen, die sich zu überschneiden scheinen.
field-additional-ask-1 = Beziehungen zu anderen Registrierungen
field-revision-task = Beschreiben, was sich geändert hat
field-revision-hint = Für eine neue Version vorgeschrieben, in eigenen Worten
field-revision-about = Sagen Sie, was von der registrierten Version abweicht, und warum. Wir entwerfen eine Liste der geänderten Abschnitte; sie muss umgeschrieben werden.
field-revision-ask-1 = jeder Unterschied, der für die Nutzer der Namen zählt
field-revision-ask-2 = Änderungen an q-, r- oder f-Komponenten, am Kontakt oder an der Technik werden besonders vermerkt (6.2)
field-example-system = der Name eines Systems
field-example-organization = der Name einer Organisation
field-example-role = eine Organisation mit Funktionsadresse
field-example-fast-track = beantragt das Schnellverfahren
field-example-short = kurz
field-example-long = lang
field-example-abnf = mit ABNF
field-example-equivalence = lang, mit Gleichwertigkeit
field-example-standard = eine Norm
field-example-specification = eine Spezifikation
field-example-relations = Beziehungen
field-example-documents = weitere Dokumente

# Was zu beachten ist.

field-mind-special = Sagen Sie, welche Zeichen in Ihren Namen eine besondere Bedeutung haben, und welche.
field-mind-colon = Wenn Doppelpunkte Ihre Namen gliedern, sagen Sie es: Ohne ein Wort dazu bedeuten sie nichts.
field-mind-non-ascii = Beschränken Sie Namen auf ASCII, wenn Sie können. Wenn nicht, begrenzen Sie den Zeichenvorrat und sagen Sie, in welcher Form Zeichen kodiert werden.
field-mind-relative = Wenn „/“ in Namen stehen darf, schließen Sie „.“ und „..“ zwischen Schrägstrichen aus.
field-mind-q-component = Machen Sie die Auflösung nicht von einer q-Komponente abhängig; sagen Sie, was Ihr Auflösungsdienst tut, wenn eine Adresse schon eine eigene Abfrage hat.
field-mind-f-component = Sagen Sie, ob Fragmente mit Ihren Namen verwendet werden dürfen, und für welche Arten von Ressourcen.
field-mind-kinds = Sagen Sie, was die Auflösung liefert: Adressen, nur Beschreibungen, nur etwas für Berechtigte, oder nichts.
field-mind-slots = Sagen Sie, wo Ihre Namen stehen werden. href und src wollen etwas, das sich abrufen lässt; xmlns will nur einen Namen.

# Was aus jeder Antwort zu lernen ist; die Texte stehen in src/template/answers.

answer-lighthouse-trade = Leuchtfeuer einer Küste
answer-seedbank-trade = Muster in Genbanken
answer-herbarium-trade = Belege in Herbarien
answer-tidegauge-trade = Pegel und ihre Messreihen
answer-codelist-trade = Codelisten eines Normungsgremiums
answer-packet-loss-trade = Messprofile für Netze
answer-stop-place-trade = Haltestellen des öffentlichen Verkehrs
answer-folk-tune-trade = Melodien in Tonarchiven
answer-bridge-trade = Brücken und ihre Prüfungen
answer-misc-things-trade = Dinge aller Art
answer-sundial-trade = Sonnenuhren auf einer Liste
answer-widget-parts-trade = Ersatzteile einer Firma
answer-lighthouse-registrant = Nennt eine Funktion, die Personen überdauert, mit Funktionsadresse und Postanschrift (RFC 8141, Anhang A).
answer-codelist-registrant = Sagt hier, dass ein anerkanntes Gremium das Schnellverfahren beantragt und für welches Komitee es spricht (RFC 8141, 6.3).
answer-sundial-registrant = Nennt ein Postfach und keinen Namen: Danach steht niemand mehr für die Namen ein (RFC 8141, Anhang A).
answer-seedbank-purpose = Sagt, was benannt wird, wer es nutzt, warum eine Webadresse nicht hielte und was andere davon haben (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Zeigt an einem Beispiel, welche Verwechslung die Namen beenden und wo bestehende Nummern nicht genügen (RFC 8141, 6.4.1).
answer-misc-things-purpose = Benennt alles für alle: Weder Art der Dinge noch Gemeinschaft noch Nutzen ist zu erkennen (RFC 8141, 6.4.1).
answer-bridge-syntax = Gibt die Regel der Prüfziffer und eine Gleichwertigkeit über RFC 8141 hinaus an, und was q- und f-Komponenten bedeuten (6.4.2).
answer-stop-place-syntax = Sagt, was die Doppelpunkte gliedern, dass Nummern nicht mit null beginnen und eine Haltestelle kein Steig ist (RFC 8141, 6.4.2).
answer-misc-things-syntax = Lässt alles zu und offen, ob Groß- und Kleinschreibung zählt: So weiß niemand, wann Namen gleich sind (RFC 8141, 6.4.2).
answer-lighthouse-assignment = Sagt, wer vergibt, dass keine Nummer zweimal vergeben wird und wer weitermacht, wenn die Behörde endet (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Sagt, wie ein Archiv beitritt, was Nummern getrennt hält und dass verlorene Aufnahmen keinen Namen ändern (RFC 8141, 6.4.3).
answer-sundial-assignment = Gibt die Nummer einer verlorenen Sonnenuhr einer anderen: Ein vergebener Name darf nie etwas anderes bedeuten (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Fragt, was ein Name über seltene Pflanzen und über Sammler verrät und was eine verlorene Null anrichtet (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Sieht, dass ein Name harmlos ist, eine Reihe aber jemandes Weg, und sagt, was der Auflösungsdienst speichert (6.4.4).
answer-widget-parts-security-and-privacy = Sagt „None“: kein Wort zu falschem Vergleich, und eine Firewall hilft nicht, wenn Nummern ihren Sinn wechseln (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Sagt, wie die Namen neben DOIs stehen und welche Software über Prozentkodierung stolpert (RFC 8141, 6.4.5).
answer-bridge-interoperability = Sagt, was Software ohne die Regel zur Groß- und Kleinschreibung falsch macht und was man ihr gibt (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Spricht von Teilen, die passen, nicht von Namen, die man verwechseln könnte (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Sagt Nein, warum, wo man die Bedeutung stattdessen findet und dass r-Komponenten nichts ändern (RFC 8141, 6.4.6).
answer-herbarium-resolution = Verspricht nicht mehr, als sich halten lässt, und sagt, wann ein Dienst in die Tabelle kommt (RFC 8141, 6.4.6).
answer-misc-things-resolution = Lässt offen, ob und durch wen Namen aufgelöst werden: Dieser Abschnitt muss es sagen (RFC 8141, 6.4.6).
answer-codelist-documentation = Nennt eine veröffentlichte Fassung einer Norm: die Spezifikation, die das Schnellverfahren verlangt (RFC 8141, 6.3).
answer-tidegauge-documentation = Verweist auf eine nummerierte, datierte Anweisung, die unter ihrer Adresse bleibt, wenn eine neue sie ersetzt (RFC 8141, 6.2).
answer-widget-parts-documentation = Verweist auf einen Verkaufskatalog, der jedes Jahr ersetzt wird: Eine Spezifikation muss bleiben (RFC 8141, 6.2).
answer-herbarium-additional-information = Zieht die Grenze zu benachbarten Sammlungen und sagt, dass deren Gesellschaften gefragt wurden (RFC 8141, 6.4.7).
answer-codelist-additional-information = Wiederholt das Schnellverfahren mit seiner Spezifikation und sagt, wer über Ratschläge entscheidet (RFC 8141, 6.3).
