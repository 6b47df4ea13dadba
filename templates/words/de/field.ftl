# Ein Abschnitt eines Entwurfs: wozu er dient, und worauf die Fachgutachter achten.

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
   *[revision_information] Angaben zu den Änderungen (Revision Information)
}
field-label-optional = { $label }, freiwillig
field-appendix = RFC 8141, Anhang A

details-legend = Ihre Organisation
details-about = Aus diesen Feldern wird der Abschnitt „Registrant“ geschrieben, wenn Sie ihn nicht selbst schreiben. Er wird dauerhaft veröffentlicht.
details-organization = Organisation
details-unit = Abteilung
details-contact = Ansprechperson oder Rolle
details-contact-hint = Eine Rolle bleibt gültig, wenn Personen wechseln
details-email = E-Mail-Adresse für Fragen
details-email-hint = Diese Adresse wird veröffentlicht
details-postal = Postanschrift
details-web = Website
details-web-form = Geben Sie die vollständige URL der Website ein, zum Beispiel https://www.example.org/
details-as-text = Den Abschnitt stattdessen als Text eingeben
details-both = Sie haben sowohl den Abschnitt als auch die Felder zu Ihrer Organisation ausgefüllt. Leeren Sie eines von beiden
field-taken = Der Änderungsvorschlag wurde in Ihren Entwurf übernommen, aber noch nicht eingereicht. Reichen Sie dazu am Ende dieser
    Seite eine neue Revision ein.
field-number-html = Schreiben Sie <code>{"{{NID}}"}</code>, wo die Nummer eingesetzt wird, zum Beispiel
    <code>urn:{"{{NID}}"}:a1</code>. Das Verzeichnis setzt sie ein.
field-nothing-to-fix = Die automatischen Prüfungen haben keine Probleme gefunden. Sie beurteilen nicht den Inhalt.
field-insert-drafted = Diesen Satz einfügen
field-drafted = Geänderte Abschnitte: { $drafted } Ersetzen Sie dies durch Ihre eigene Beschreibung.
field-said = Kommentare der Fachgutachter zu diesem Abschnitt
field-answer-there = Auf der Seite des Antrags antworten
field-drawn = Diagramm Ihrer Regeln
field-rfc-asks = Hinweise
field-say-each = { $clause }. Gehen Sie auf jeden dieser Punkte ein:
field-how-others = Beispiele aus anderen Registrierungen
field-answers = Beispielantworten
field-answers-about = Aus zwölf erfundenen Vorlagen aus verschiedenen Gebieten.
field-answer-poor = schlechtes Beispiel
field-text-of = Text von Version { $version }
field-stale-about = Dieser Abschnitt wurde in einem anderen Fenster oder von jemandem, der mitwirkt, gespeichert, nachdem Sie ihn
    geöffnet hatten. Nichts wurde überschrieben. Hier sehen Sie beide Texte.
field-stale-yours = Ihr Text

# Wozu die Abschnitte dienen.

field-namespace-about = Die Namensraum-Kennung folgt in jedem Namen auf urn:. Groß- und Kleinschreibung zählt nicht, und die
    Kennung wird nie an jemand anderen vergeben.
field-namespace-ask-1 = 3 bis 32 Buchstaben, Ziffern und Bindestriche
field-namespace-ask-2 = darf nicht mit zwei Buchstaben und einem Bindestrich, mit urn- oder mit X- beginnen
field-namespace-ask-3 = soll mit Ihnen in Verbindung gebracht werden: Eine Abkürzung, die auch andere verwenden, führt zu
    Rückfragen
field-registrant-hint = Registrant, Kontakt, Anschrift
field-registrant-about = Nennen Sie die Person oder Organisation, die den Namensraum registriert, und einen Kontakt. All das wird
    dauerhaft veröffentlicht; verwenden Sie also eine öffentliche Adresse. Sie kann von der abweichen, mit der Sie sich anmelden.
field-registrant-ask-1 = Name und Postanschrift der Organisation
field-registrant-ask-2 = Name einer Kontaktperson oder besser einer Funktion, die nicht von einer Person abhängt
field-registrant-ask-3 = E-Mail-Adresse, Telefon oder Postanschrift des Kontakts
field-registrant-ask-4 = ob Sie als anerkanntes Normungsgremium das Schnellverfahren beantragen (6.3)
field-purpose-hint = Was benannt wird, wer die Namen verwendet und wozu, in etwa 200 Wörtern
field-purpose-about = Beschreiben Sie, was die Namen bezeichnen, wer sie verwendet und was die Nutzer davon haben. Erklären Sie,
    warum dieser Namensraum neben den bestehenden nötig ist.
field-purpose-ask-1 = welche Arten von Ressourcen die Namen bezeichnen
field-purpose-ask-2 = wer sie verwenden wird: ein Land, eine Branche, eine Technik, eine einzelne Organisation; in öffentlichen oder in privaten Netzen
field-purpose-ask-3 = was diese Gemeinschaft und das Internet insgesamt davon haben, die Namen zu verwenden oder aufzulösen
field-purpose-ask-4 = wie sich der Namensraum zu anderen URN-Namensräumen, URI-Schemata und Kennungssystemen verhält und sie ergänzt
field-purpose-ask-5 = welche Arten von Software die Namen verwenden oder auflösen können
field-purpose-ask-6 = ob es Resolver gibt oder geben wird, und welche
field-purpose-ask-7 = ob er Teil einer Norm der IETF oder eines anderen Gremiums werden soll
field-syntax-hint = Aufbau, Kodierung, Gleichwertigkeit, q- und f-Komponenten
field-syntax-about = Beschreiben Sie, wie ein Name gebildet wird, sodass sich ein gültiger Name von einem ungültigen unterscheiden
    lässt. Zeilen, die nach ABNF aussehen, werden geprüft und Beispielnamen daran getestet.
field-syntax-ask-1 = der Aufbau: ABNF, ein Algorithmus, ein regulärer Ausdruck, oder dass er nichts bedeutet
field-syntax-ask-2 = besondere Regeln für die Kodierung von Zeichen
field-syntax-ask-3 = wann zwei Namen gleichwertig sind: Groß- und Kleinschreibung, Bindestriche, Anführungszeichen. Ein Vergleich
    darf gleichwertige Namen nicht als verschieden behandeln
field-syntax-ask-4 = wie Namen eines bestehenden Systems als URN kodiert werden, zum Beispiel durch Prozentkodierung
field-syntax-ask-5 = die Bedeutung von q- und f-Komponenten, falls vorhanden
field-syntax-ask-6 = mehrere Beispielnamen
field-assignment-hint = Wer Namen vergibt und wie sie eindeutig bleiben
field-assignment-about = Beschreiben Sie, wer Namen vergibt und was verhindert, dass zwei Ressourcen denselben Namen erhalten.
    Namen sind dauerhaft: Geben Sie an, wie ihre Wiederverwendung verhindert wird.
field-assignment-ask-1 = ob die Vergabe allen offensteht, geschlossen oder delegiert ist
field-assignment-ask-2 = wenn sie beschränkt ist, wie man Vergabestelle wird oder einen Namen beantragt
field-assignment-ask-3 = wie die Eindeutigkeit gesichert wird: fortlaufend, durch Delegation oder durch einen Algorithmus
field-security-hint = Vorgeschrieben, auch wenn wenig zu sagen ist
field-security-about = Beschreiben Sie, was für Menschen schiefgehen könnte, die die Namen vergeben, verwenden oder auflösen. Wenn
    nichts, erklären Sie, warum.
field-security-ask-1 = die Folgen, wenn zwei Namen zu Unrecht als gleichwertig oder als verschieden behandelt werden
field-security-ask-2 = ob ein Name private Angaben verrät, wenn er im öffentlichen Internet verwendet wird
field-security-ask-3 = ob ein Angreifer die Namen durchzählen und so ein Verzeichnis abschöpfen könnte
field-security-ask-4 = die Fragen von RFC 3552 und RFC 6973
field-interoperability-hint = Vorgeschrieben, auch wenn keine Probleme bekannt sind
field-interoperability-about = Beschreiben Sie mögliche Probleme, wenn die Namen mit anderen Systemen verwendet werden. RFC 8141
    verlangt diesen Abschnitt.
field-interoperability-ask-1 = ob die Namen mit anderen URN-Namensräumen, Kennungssystemen oder URI-Schemata verwechselt werden können
field-interoperability-ask-2 = ob Zeichen, die prozentkodiert werden müssen, Probleme machen
field-interoperability-ask-3 = ob sich der Bereich mit dem eines anderen Namensraums überschneidet
field-resolution-hint = Vorgeschrieben, auch wenn die Antwort Nein ist
field-resolution-about = Geben Sie an, ob Namen aufgelöst werden können, jetzt oder später. Wenn ja, geben Sie an, wer den Dienst
    betreibt.
field-resolution-ask-1 = ob Auflösung beabsichtigt oder zu erwarten ist
field-resolution-ask-2 = ob Sie einen Auflösungsdienst betreiben oder empfehlen
field-resolution-ask-3 = Anforderungen an Dienste, auf die Sie hinweisen
field-resolution-ask-4 = wie r-Komponenten zu behandeln sind, sobald sie genormt sind
field-documentation-hint = Eine beständige Spezifikation; im Schnellverfahren vorgeschrieben
field-documentation-about = Nennen Sie ein Dokument mit weiteren Angaben: einen RFC, eine Norm oder ein anderes beständiges
    Dokument.
field-documentation-ask-1 = ein RFC, eine Spezifikation eines Normungsgremiums oder ein anderes beständiges Dokument
field-documentation-ask-2 = eine Adresse, die beständig bleibt
field-additional-hint = Alles, was in keinen anderen Abschnitt gehört
field-additional-about = Alles Weitere, was hilft, diese Registrierung zu verstehen, zum Beispiel ein Vergleich mit Namensräumen,
    die sich zu überschneiden scheinen.
field-additional-ask-1 = Beziehungen zu anderen Registrierungen
field-revision-hint = In eigenen Worten
field-revision-about = Beschreiben Sie die Unterschiede zur registrierten Version und die Gründe. Für jeden geänderten
    Abschnitt wird ein Satz entworfen. Bearbeiten Sie diese Sätze und ergänzen Sie die Gründe.
field-revision-ask-1 = jeder Unterschied, der für die Nutzer der Namen zählt
field-revision-ask-2 = Änderungen an q-, r- oder f-Komponenten, am Kontakt oder an der Technik verlangen einen besonderen Hinweis
    (6.2)
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

field-mind-stability = Ist die Organisation beständig und in der Lage, den Namensraum lange zu pflegen?
field-mind-after-the-end = Gibt es einen Plan für die Namen, falls es die Organisation nicht mehr gibt?
field-mind-successor = Gibt es eine Organisation, die dem Registranten nachfolgen würde?
field-mind-competence = Ist die Organisation in der Lage, Namen eindeutig zu vergeben?
field-mind-never-reassign = Verpflichtet sich die Organisation, einen Namen nie neu zu vergeben und alte Namen gültig zu lassen?
field-mind-special = Beschreiben Sie, welche Zeichen in Ihren Namen eine besondere Bedeutung haben.
field-mind-colon = Wenn Doppelpunkte Ihre Namen gliedern, geben Sie das an. Sonst haben sie keine Bedeutung.
field-mind-non-ascii = Beschränken Sie Namen möglichst auf ASCII. Sonst begrenzen Sie den Zeichenvorrat, und geben Sie an, wie
    Zeichen kodiert werden.
field-mind-relative = Wenn „/“ in Namen erlaubt ist, schließen Sie „.“ und „..“ zwischen Schrägstrichen aus.
field-mind-q-component = Machen Sie die Auflösung nicht von einer q-Komponente abhängig. Beschreiben Sie, was Ihr Resolver tut,
    wenn eine Adresse einen eigenen Abfrageteil hat.
field-mind-f-component = Geben Sie an, ob Fragmente mit Ihren Namen verwendet werden dürfen, und für welche Arten von Ressourcen.
field-mind-kinds = Beschreiben Sie, was die Auflösung liefert: Adressen, nur Beschreibungen, nur etwas für Berechtigte, oder
    nichts.
field-mind-slots = Beschreiben Sie, wo Ihre Namen verwendet werden. Die Attribute href und src brauchen eine Ressource, die sich
    abrufen lässt; xmlns braucht nur einen Namen.

# Was aus jeder Antwort zu lernen ist; die Texte stehen in crates/urn-registry/src/template/answers.

answer-lighthouse-trade = Leuchtfeuer einer Küste
answer-seedbank-trade = Muster in Genbanken
answer-herbarium-trade = Belege in Herbarien
answer-tidegauge-trade = Pegel und ihre Messreihen
answer-codelist-trade = Codelisten eines Normungsgremiums
answer-packet-loss-trade = Messprofile für Netze
answer-stop-place-trade = Haltestellen des öffentlichen Verkehrs
answer-folk-tune-trade = Melodien in Tonarchiven
answer-bridge-trade = Brücken und ihre Prüfungen
answer-misc-things-trade = Ressourcen aller Art
answer-sundial-trade = Sonnenuhren auf einer Liste
answer-widget-parts-trade = Ersatzteile einer Firma
answer-lighthouse-registrant = Nennt eine Funktion, die nicht von einer Person abhängt, mit Funktionsadresse und Postanschrift
    (RFC 8141, Anhang A).
answer-codelist-registrant = Gibt in diesem Feld an, dass ein anerkanntes Gremium das Schnellverfahren beantragt und welches
    Komitee es vertritt (RFC 8141, 6.3).
answer-sundial-registrant = Nennt ein persönliches Postfach und keinen Namen: Wenn diese Person geht, ist für den Namensraum
    niemand mehr erreichbar (RFC 8141, Anhang A).
answer-seedbank-purpose = Beschreibt, was benannt wird, wer es nutzt, warum eine Webadresse nicht beständig wäre und was andere
    davon haben (RFC 8141, 6.4.1).
answer-tidegauge-purpose = Zeigt an einem Beispiel, welche Verwechslung die Namen beenden und wo bestehende Nummern nicht genügen (RFC 8141, 6.4.1).
answer-misc-things-purpose = Benennt alles für alle: Weder Art der Dinge noch Gemeinschaft noch Nutzen ist zu erkennen (RFC 8141, 6.4.1).
answer-bridge-syntax = Gibt die Regel der Prüfziffer, eine Gleichwertigkeit über RFC 8141 hinaus und die Bedeutung von q- und
    f-Komponenten an (6.4.2).
answer-stop-place-syntax = Gibt an, was die Doppelpunkte gliedern, dass Nummern keine führenden Nullen haben und dass eine
    Haltestelle nicht ihr Steig ist (RFC 8141, 6.4.2).
answer-misc-things-syntax = Lässt jede Zeichenkette zu und gibt nicht an, ob Groß- und Kleinschreibung zählt: Es ist nicht
    erkennbar, wann zwei Namen gleichwertig sind (RFC 8141, 6.4.2).
answer-lighthouse-assignment = Gibt an, wer Namen vergibt, dass keine Nummer zweimal vergeben wird und wer weitermacht, wenn die
    Behörde aufgelöst wird (RFC 8141, 6.4.3).
answer-folk-tune-assignment = Gibt an, wie ein Archiv beitritt, wie Nummern eindeutig bleiben und dass Namen verlorener Aufnahmen
    nicht geändert werden (RFC 8141, 6.4.3).
answer-sundial-assignment = Vergibt die Nummer einer verlorenen Sonnenuhr neu: Ein vergebener Name darf nie eine andere Ressource
    bezeichnen (RFC 8141, 6.4.3).
answer-herbarium-security-and-privacy = Untersucht, was ein Name über seltene Pflanzen und über Sammler verrät und was eine
    verlorene Null bewirkt (RFC 8141, 6.4.4).
answer-stop-place-security-and-privacy = Erkennt, dass einzelne Namen harmlos sind, eine Folge von ihnen aber den Weg einer Person
    verrät, und gibt an, was der Resolver speichert (6.4.4).
answer-widget-parts-security-and-privacy = Sagt „None“: Es geht nicht auf falsche Vergleiche ein, und eine Firewall verhindert
    nicht, dass Nummern ihre Bedeutung ändern (RFC 8141, 6.4.4).
answer-seedbank-interoperability = Beschreibt, wie sich die Namen zu DOIs verhalten und welche Software Probleme mit
    Prozentkodierung hat (RFC 8141, 6.4.5).
answer-bridge-interoperability = Beschreibt, was Software ohne die Regel zur Groß- und Kleinschreibung falsch macht und was man
    ihr stattdessen gibt (RFC 8141, 6.4.5).
answer-widget-parts-interoperability = Handelt von Teilen, die zusammenpassen, nicht von Kennungen, die mit diesen Namen
    verwechselt werden könnten (RFC 8141, 6.4.5).
answer-packet-loss-resolution = Gibt an, dass Namen nicht aufgelöst werden, warum, wo man die Bedeutung stattdessen findet und
    dass r-Komponenten keine Wirkung haben (RFC 8141, 6.4.6).
answer-herbarium-resolution = Sagt nur zu, was sich leisten lässt, und gibt an, wann ein Dienst in die Tabelle aufgenommen wird
    (RFC 8141, 6.4.6).
answer-misc-things-resolution = Gibt nicht an, ob und durch wen Namen aufgelöst werden; das muss dieser Abschnitt tun (RFC 8141,
    6.4.6).
answer-codelist-documentation = Nennt eine veröffentlichte Version einer Norm: die Spezifikation, die das Schnellverfahren
    verlangt (RFC 8141, 6.3).
answer-tidegauge-documentation = Verweist auf eine nummerierte, datierte Anweisung, die unter ihrer Adresse bleibt, wenn eine neue sie ersetzt (RFC 8141, 6.2).
answer-widget-parts-documentation = Nennt einen Verkaufskatalog, der jedes Jahr ersetzt wird; eine Spezifikation muss aber
    beständig sein (RFC 8141, 6.2).
answer-herbarium-additional-information = Beschreibt, wie sich die Namen von denen benachbarter Sammlungen unterscheiden, und gibt
    an, dass deren Gesellschaften konsultiert wurden (RFC 8141, 6.4.7).
answer-codelist-additional-information = Wiederholt den Antrag auf das Schnellverfahren mit seiner Spezifikation und gibt an, wer
    nach der Beratung entscheidet (RFC 8141, 6.3).
