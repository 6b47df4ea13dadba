# Einen Antrag beginnen: die Startseite, der Weg zum Verfahren, eine neue Version oder eine Berichtigung.

start-title = Einen Namensraum registrieren
start-lede = Insgesamt etwa zwei Stunden; die meisten brauchen mehrere Sitzungen. Ihre Angaben bleiben gespeichert, bis Sie sie löschen.
start-all-requests = Alle öffentlichen Anträge
start-new = Ein neuer Namensraum
start-need = Sie brauchen:
start-need-who = Name und Anschrift des Registranten und jemanden, der erreichbar ist
start-need-idea = eine Vorstellung davon, wie Namen gebildet, vergeben und eindeutig gehalten werden
start-need-document = ein Dokument, das mehr sagt, wenn es eines gibt; im Schnellverfahren ist es vorgeschrieben
start-now = Jetzt beginnen
start-check-template = Eine Vorlage ohne Konto prüfen
start-check-name = Einen Namen prüfen
start-change = Den Registranten oder den Status eines Namensraums ändern
start-none-yet = Noch keine.
start-sign-in-html = <a href="/sign-in?next=/register">Melden Sie sich an</a>, um einen gespeicherten Antrag fortzusetzen.
start-after = Wie es weitergeht
start-step-submit = Sie reichen ein
start-step-submit-about = Der Betrieb prüft, ob alles vollständig ist, meist binnen zwei Arbeitstagen.
start-step-discussion = Diskussion
start-step-discussion-about = Der Text geht an die öffentliche Begutachtungsliste; die Fachgutachter nehmen Stellung, meist zwei Wochen lang.
start-step-answer = Sie antworten
start-step-answer-about = auf Fragen und senden neue Fassungen; nichts, was Sie geschrieben haben, geht verloren.
start-step-decision = Die Leitung der Fachgutachter entscheidet
start-step-decision-about = und begründet es.
start-step-registered = Der Namensraum wird registriert
start-step-registered-about = und hat seine dauerhafte Adresse.
start-procedure = Mehr zum Verfahren
start-account-first-html = <a href="/sign-in?next={ $here }">Melden Sie sich</a> zuerst an oder <a href="/account/new?next={ $here }">legen Sie
    ein Konto an</a>; danach kommen Sie auf diese Seite zurück.

# Der Weg zum Verfahren, eine Frage je Seite.

start-question = Frage { $number } von { $of }
start-continue = Weiter
start-unsure = Ich bin mir nicht sicher
start-no = Nein
start-yes = Ja
start-q-public = Werden Menschen außerhalb Ihrer Organisation den Namen begegnen?
start-q-public-hint = Ein formeller Namensraum nützt den Menschen im öffentlichen Internet (RFC 8141, 5.1). Nachschlagen können müssen sie die Namen nicht.
start-q-public-yes = Ja, im öffentlichen Internet
start-q-public-no = Nein, nur innerhalb einer Organisation
start-q-name = Möchten Sie den Namen selbst wählen?
start-q-name-hint = In urn:isbn:0451450523 ist isbn der Name. Ein informeller Namensraum bekommt stattdessen die nächste Nummer, etwa urn-9; er ist ebenso dauerhaft.
start-q-name-formal = Ja: ein formeller Namensraum
start-q-name-informal = Nein, die nächste Nummer genügt: ein informeller Namensraum
start-q-fast = Sprechen Sie für ein anerkanntes Normungsgremium, das den Antrag im Schnellverfahren stellt?
start-q-fast-hint = Dort hält der Rat der Fachgutachter die Registrierung nicht auf. Nötig sind eine Spezifikation und die Anerkennung durch die IESG (RFC 8141, 6.3).

# Sein Ende.

start-path-title = Ihr Weg
start-path-informal = Einen informellen Namensraum registrieren
start-path-fast = Einen formellen Namensraum im Schnellverfahren registrieren
start-path-formal = Einen formellen Namensraum registrieren
start-path-informal-about = Sie bekommen die nächste Nummer. Die Fachgutachter begutachten den Text; der Name wird nie gewählt.
start-path-fast-about = Die Fachgutachter beraten Ihre Organisation und halten nichts auf (RFC 8141, 6.3). Der Betrieb fragt, ob die IESG sie
    anerkennt; wenn nicht, geht der Antrag seinen Weg wie jeder andere.
start-path-formal-about = Sie wählen den Namen; die Fachgutachter begutachten den Text öffentlich (RFC 8141, 6.2).
start-private = Nur innerhalb einer Organisation
start-private-about-html = Namen, denen draußen niemand begegnet, brauchen keine eigene Registrierung: <code>urn:uuid:</code> und <code>urn:oid:</code> stehen allen offen,
    und <code>urn:example:</code> ist für Dokumente da. Sie können trotzdem weitermachen; die Fachgutachter werden fragen.
start-paths = Die Wege nebeneinander
start-fast-track = Schnellverfahren
start-paths-question = Frage
start-paths-name = Der Name
start-paths-chosen = Sie wählen ihn
start-paths-number = die nächste Nummer, etwa urn-9
start-paths-whom = Für wen
start-paths-whom-formal = alle, deren Namen Menschen im Internet dienen
start-paths-whom-fast = Normungsgremien, die die IESG anerkennt
start-paths-whom-informal = alle
start-paths-experts = begutachten öffentlich; ihre Leitung entscheidet
start-paths-experts-fast = beraten; das Gremium entscheidet
start-paths-specification = Eine Spezifikation
start-paths-recommended = empfohlen
start-paths-required = vorgeschrieben
start-paths-permanent = Wie dauerhaft
start-paths-for-ever = für immer
start-application = Den Antrag beginnen
start-answer-again = Noch einmal antworten

# Eine neue Version oder eine Berichtigung.

start-revise-title = Einen registrierten Namensraum überarbeiten
start-revise-lede = Sie gehen vom registrierten Text aus, wo er hier vorliegt. Jeder frühere Wortlaut behält seine Adresse.
start-revise-at-iana-html = Der Text von { $nid } liegt hier nicht vor. Fügen Sie ihn unten ein, um von ihm auszugehen. Er steht bei der <a href="{ $href }">IANA</a>.
start-revise-stands-in = Der Text von { $nid } liegt hier nicht vor. Fügen Sie ihn unten ein, um von ihm auszugehen. Er steht in
start-manner = Ändert sich die Bedeutung?
start-manner-version-html = <strong>Ja: eine neue Version.</strong> Sie wird wieder begutachtet und sagt, was sich geändert hat
start-manner-correction-html = <strong>Nein: eine Berichtigung.</strong> Ein Tippfehler, eine Anschrift, ein Link. Die Version bleibt; der Betrieb veröffentlicht
    sie ohne Begutachtung
start-revise-no-correction = Eine Berichtigung wird mit dem registrierten Text verglichen. Da er hier nicht vorliegt, muss der Betrieb ihn
    erst übernehmen; bis dahin kann eine neue Version vorgeschlagen werden.
start-from-this = Von diesem Text ausgehen
start-file-hint = Reiner Text, Word, HTML, RFCXML oder Markdown
start-go-on = Weiter
start-without-text = Ohne den Text beginnen
start-start = Beginnen
start-f-wished = Gewünschte Namensraum-Kennung
start-f-wished-hint = Buchstaben, Ziffern und Bindestriche, 3 bis 32 Zeichen
start-f-revised = Namensraum, der überarbeitet werden soll
start-f-revised-hint = Seine Namensraum-Kennung, zum Beispiel nbn
start-f-text = Der registrierte Text
start-f-text-hint = Der ganze Text der Registrierung; er wird als von Ihnen eingefügt und nicht bestätigt gekennzeichnet

# Ein anderer Registrant oder ein anderer Status.

start-change-page = Eine Registrierung ändern
start-change-title = Registrant oder Status eines Namensraums ändern
start-change-lede-html = Für einen anderen Text <a href="/register/revise">überarbeiten Sie den Namensraum</a>.
start-change-registrant = Ein anderer Registrant
start-change-registrant-about = Der jetzige Registrant stellt den Antrag, der neue nimmt per E-Mail an; 14 Tage öffentliche Bekanntmachung. Wenn für den jetzigen Registranten niemand antwortet: Belege, 30 Tage, zwei Fachgutachter.
start-change-registrant-start = Den Wechsel des Registranten beginnen
start-change-status = Ein anderer Status
start-change-status-about = URNs bleiben in jedem Status gültig.
start-change-status-start = Die Änderung des Status beginnen
start-f-nid = Namensraum-Kennung
start-f-heir = E-Mail-Adresse des neuen Registranten
start-f-present = Wer stellt den Antrag?
start-f-present-agrees = Ich bin der jetzige Registrant oder handle für ihn
start-f-present-unreachable = Der jetzige Registrant ist nicht zu erreichen
start-f-registered-hint = Er liegt hier nicht vor. Fügen Sie den ganzen Text ein; er wird als von Ihnen eingefügt und nicht bestätigt gekennzeichnet
start-f-registered-of = Der registrierte Text von { $nid }
start-f-status = Welchen Status soll er bekommen?
start-f-status-deprecated = Überholt: gültig, nicht mehr empfohlen
start-f-status-obsolete = Aufgegeben: nicht mehr in Gebrauch
start-f-status-active = Wieder aktiv
start-f-successors = Namensräume, die an seine Stelle treten (freiwillig)
start-f-successors-hint = Durch Leerzeichen getrennt
