# Die Seiten der Regeln. Was Fachgutachter schreiben können, bleibt englisch: Es geht an die Begutachtungsliste.

rules-crumb = Regeln
rules-title = Worauf ein Antrag geprüft wird
rules-lede = Jeder automatische Befund nennt eine dieser Regeln. Nur „{ finding-must-fix }“ hält einen Antrag auf.
rules-group-decides = Namensraum-Kennungen: was entscheidet
rules-group-notes = Namensraum-Kennungen: Hinweise für die Fachgutachter
rules-group-template = Die Registrierungsvorlage
rules-rule = Regel
rules-says = Was sie sagt
rules-where = Wo sie steht
rules-weight = Gewicht
rules-fires = Trifft zu auf
rules-written = Steht in
rules-one = Regel { $id }
rules-count = { $count } von { $all }
rules-fired = Sie trifft auf { $count } von { $all } Registrierungen zu, an denen sie erprobt wurde.
rules-model = Was Fachgutachter schreiben können:

rules-rule-title = { $id ->
    [N1] Buchstaben a bis z, Ziffern und Bindestriche; an beiden Enden ein Buchstabe oder eine Ziffer; höchstens 32 Zeichen
    [N2] Eine formelle Namensraum-Kennung hat mehr als zwei Zeichen
    [N3] Eine formelle Namensraum-Kennung beginnt nicht mit urn-
    [N4] Eine Namensraum-Kennung beginnt nicht mit zwei Buchstaben und einem Bindestrich
    [N5] Eine Namensraum-Kennung beginnt nicht mit X-
    [N6] Eine registrierte Namensraum-Kennung kann nicht noch einmal registriert werden
    [N7] Ein anderer Antrag auf dieselbe Namensraum-Kennung ist anhängig
    [N8] Die Namensraum-Kennung ist ein Ländercode nach ISO 3166-1 oder beginnt mit einem, wo solche Namen zurückgehalten werden
    [N9] Ein URI-Schema trägt denselben Namen
    [N10] Die Namensraum-Kennung sieht einer anderen ähnlich
    [N11] Eine informelle Namensraum-Kennung besteht aus urn- und einer Zahl ohne führende Null
    [N12] Die Namensraum-Kennung urn kann nicht registriert werden
    [N13] Die Namensraum-Kennung steht nicht auf der Liste reservierter Namen
    [N14] Die Namensraum-Kennung beginnt mit einem Ländercode und einem Bindestrich
    [N15] Die Namensraum-Kennung ist in Gebrauch oder sieht einer solchen ähnlich, ohne registriert zu sein
    [N16] Die Namensraum-Kennung ist ein allgemeines Wort
    [T1] Versionsnummern beginnen mit 1 und steigen um 1
    [T2] Das Datum hat die Form JJJJ-MM-TT und liegt nicht in der Zukunft
    [T3] Der Registrant nennt einen Weg, einen Menschen zu erreichen: E-Mail, Telefon oder Postanschrift
    [T4] Wer das Schnellverfahren beantragt, sagt es in Registrant
    [T5] Ein beständiges Dokument beschreibt den Namensraum
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability und Resolution enthalten Text
    [T7] „None“ allein sagt wenig in Security and Privacy oder Interoperability
    [T8] Der Abschnitt verweist nur auf ein anderes Dokument
    [T9] Die Regeln in Syntax sind ABNF, definiert, werden verwendet und erzeugen nur Zeichen einer URN
    [T10] Beispiel-URNs sind URNs des Namensraums und folgen seinen Regeln
    [T11] r-Komponenten sollen noch nicht verwendet werden
    [T12] Syntax sagt, wann zwei URNs gleichwertig sind
    [T13] Syntax sagt, was q- und f-Komponenten bedeuten, oder lässt sie undefiniert
    [T14] Eine Überarbeitung beschreibt, was sich geändert hat
    [T15] Eine Berichtigung lässt den Sinn bestehen; ein Text, der etwas anderes bedeutet, ist eine neue Version
    [T16] Buchstaben außerhalb von ASCII werden in einem Namen prozentkodiert
    [T17] Zeilen von Grammatik, Beispielen, Tabellen und Adressen passen in 72 Spalten
    [T19] Nichts ist vom Entwerfen übrig geblieben
    [T20] {"{{NID}}"} steht im Text eines informellen Antrags und nirgends sonst
    [T21] Keine Steuerzeichen, Richtungszeichen oder Codepunkte ohne Bedeutung
    [T22] Grammatik und Beispiele stehen mit Anführungszeichen, Bindestrichen und Leerzeichen aus ASCII
    [T23] Die zitierten RFCs sind in Kraft
    [T24] Syntax sagt klar, ob zwei Schreibweisen ein Name sind
    [T25] Ein Name wird nie an etwas anderes vergeben
    [T26] Namen, die zu einer Person führen, werden in Security and Privacy bedacht
    [T27] Das genannte Dokument bleibt
    [T28] Die Kontaktadresse gehört dem Registranten
    [T29] Der Text lässt sich als Ganzes prüfen
    [T30] Einer Berichtigung, die ändert, was der Text sagt, haben zwei Personen des Betriebs und ein Fachgutachter zugestimmt
    [T31] Namen aus Kennungen eines anderen Systems sagen, wie beide zusammenhängen
    [T32] Wer Teile des Namensraums an andere gibt, sagt, nach welchen Regeln
   *[T33] Eine versprochene Auflösung nennt ihren Dienst
}

rules-rule-why = { $id ->
    [N1] Jeder URN-Parser der Welt verlangt diese Form. Andere Zeichen lassen sich in einer Namensraum-Kennung nicht kodieren (§2.1).
    [N2] Namen aus zwei Zeichen werden zurückgehalten, weil sie sich wie Ländercodes nach ISO 3166 lesen.
    [N3] Namen, die mit urn- beginnen, sind informell. Diese werden der Reihe nach vergeben: Wählen Sie den informellen Weg, um den nächsten zu erhalten.
    [N4] Solche Namen werden für nationale Registrierungen nach den Alpha-2-Codes von ISO 3166 zurückgehalten; mit zwei Bindestrichen (xn--) für A-Labels des DNS.
    [N5] RFC 3406 erlaubte jedem, Namen mit X- für Versuche zu verwenden; sie dürfen nicht mit registrierten verwechselt werden (siehe auch RFC 6648).
    [N6] Eine URN muss für immer dasselbe bedeuten. Groß- und Kleinschreibung zählt bei Namensraum-Kennungen nicht (§2.1), und keine wird ein zweites Mal vergeben.
    [N7] Über Anträge auf denselben Namen wird gemeinsam entschieden; die Fachgutachter kümmern sich um solche Wettläufe (RFC 8141 §6.2).
    [N8] Ein Ländercode kann für eine Registrierung im Namen dieses Landes gehalten werden. Namen aus zwei Buchstaben und solche, die mit zwei Buchstaben und einem Bindestrich beginnen, werden deshalb zurückgehalten; dieser Hinweis sagt, welches Land es wäre.
    [N9] urn:xmpp: und xmpp: sind verschiedene Dinge (RFC 8141 §4.4); Leser könnten einen Zusammenhang erwarten.
    [N10] Namen, die sich nur durch ein Zeichen, durch Bindestriche oder durch eine Ziffer unterscheiden, die wie ein Buchstabe aussieht, werden leicht miteinander verwechselt.
    [N11] Die IANA vergibt die nächste Nummer der Reihe. Der Registrant wählt sie nicht.
    [N12] RFC 2141 hat urn reserviert, damit es nicht mit dem Schema verwechselt wird; urn:urn: würde genau dazu einladen. RFC 8141 sagt dazu nichts, und dieses Verzeichnis hält es weiter reserviert.
    [N13] Der Betrieb führt eine kurze öffentliche Liste von Namen, die nicht vergeben werden, jeder mit seinem Grund.
    [N14] Ein Alpha-3-Code mit einem Bindestrich kann als Namensraum dieses Landes gelesen werden, so wie die reservierten Formen mit Alpha-2-Codes.
    [N15] In Dokumenten und Programmen stehen hinter urn: Namen, die niemand registriert hat, und andere Kennungssysteme haben Namen, die genauso aussehen. Einen solchen Namen zu registrieren kann denen dienen, die ihn schon verwenden, oder ihnen in die Quere kommen: Sagen Sie im Antrag, was zutrifft.
    [N16] Ein Wort, das viele beanspruchen könnten, sagt wenig darüber, wessen Namensraum es ist, und niemand sonst erhält es danach. Sagen Sie, warum es für diesen richtig ist, oder fügen Sie hinzu, was zeigt, wessen er ist.
    [T1] Leser müssen erkennen können, welcher Text neuer ist und dass keiner fehlt. Die Nummer wird bei der Registrierung gesetzt.
    [T2] Das Datum ist der Tag, an dem die Registrierung beantragt wurde; das Verzeichnis setzt es bei der Registrierung.
    [T3] Registrierungen überdauern Menschen. Jemand muss erreichbar sein, wenn Jahre später eine Frage aufkommt; am längsten hält eine Funktionsadresse.
    [T4] Das Schnellverfahren ist für Normungsgremien, die die IESG anerkennt. Der Betrieb fragt nach dieser Anerkennung; ohne sie geht der Antrag wie jeder andere in die Begutachtung.
    [T5] Nicht vorgeschrieben, aber „registrants SHOULD provide a stable specification“. Im Schnellverfahren ist es vorgeschrieben (§6.3 Punkt 2).
    [T6] Jeder Abschnitt beantwortet eine Frage, die sich den Nutzern des Namensraums stellen wird. Sagen Sie es in einem Satz, wenn nichts zutrifft.
    [T7] Die Fachgutachter fragen, warum nichts zu bedenken ist; ein Satz erspart eine Runde E-Mails.
    [T8] Das ist erlaubt. Wer nur die Vorlage liest, sieht die Antwort nicht, und der Verweis muss beständig bleiben.
    [T9] Nach diesen Regeln werden Programme geschrieben. Eine Regel, die sich nicht lesen lässt, die nichts verwendet oder die ein Leerzeichen zulässt, führt dazu, dass jedes Programm anders arbeitet.
    [T10] Ein Beispiel mit einer anderen Namensraum-Kennung ist meist aus dem Text übrig geblieben, der als Muster diente; eines, das die Regeln nicht erzeugen, zeigt, dass Beispiel oder Regeln falsch sind.
    [T11] „r-components SHOULD NOT be used for URNs before their semantics have been standardized.“
    [T12] Ohne eine Regel gilt nur §3.1: Jeder Unterschied in Groß- und Kleinschreibung ergibt einen anderen Namen.
    [T13] Sofern die Registrierung ihre Bedeutung nicht beschreibt, ist sie nicht definiert.
    [T14] „A revised registration MUST describe differences from prior versions.“
    [T15] Die Version steigt mit jeder neuen Version um 1. Unter derselben Nummer wird nur die Form berichtigt: Layout, Schreibweise, Referenzen und wie jemand zu erreichen ist. Was Purpose, Syntax, Assignment, Security and Privacy, Interoperability und Resolution sagen (RFC 8141, 6.4) und wer der Registrant ist, ändert sich mit einer neuen Version, die begutachtet wird.
    [T16] Eine URN besteht aus ASCII-Zeichen. Fließtext darf in jeder Sprache stehen, und Namen von Menschen und Orten sind richtig, wie sie sind; ein Buchstabe wie ä in einer URN wird als seine UTF-8-Bytes geschrieben, %C3%A4.
    [T17] Zu langer Fließtext wird neu umbrochen. Eine Regel, ein Beispiel, eine Tabellenzeile, eine Adresszeile oder eine eingerückte Zeile wird veröffentlicht, wie sie dasteht, so lang sie auch ist, weil ein Umbruch ihren Sinn ändern würde; auf Papier und in Terminals kann sie abgeschnitten werden.
    [T19] TBD, XXXX und „Requested of IANA“ sind Notizen an jemanden; eine veröffentlichte Registrierung ist endgültig.
    [T20] Die Nummer eines informellen Namensraums wird bei der Registrierung vergeben; das Verzeichnis schreibt sie dann überall hin, wo {"{{NID}}"} steht.
    [T21] Eine Registrierung wird in Terminals, in XML und von Menschen gelesen, für immer. Ein Steuerzeichen kann den Bildschirm eines Lesers färben oder leeren, ein Richtungszeichen kann einen Namen rückwärts zeigen, und ein Codepunkt ohne Bedeutung kann später eine erhalten. Jedes wird mit seiner Stelle genannt; ein Klick entfernt es.
    [T22] Textprogramme machen aus Anführungszeichen und Bindestrichen typografische und fügen Leerzeichen ein, die man nicht sieht. Programme werden nach der Grammatik geschrieben und übernehmen die Beispiele: Dort ist ein solches Zeichen ein Fehler. Ein Klick schreibt das aus ASCII.
    [T23] RFC 2141 und RFC 3406 wurden 2017 durch RFC 8141 ersetzt. Wer einem Zitat folgt, soll bei den Regeln ankommen, die gelten. Wenn das ältere Dokument gemeint ist, sagen Sie, dass es abgelöst ist.
    [T24] „Usually written in upper case“ oder „case-insensitive in processing“ lässt offen, ob urn:demo:a und urn:demo:A dasselbe benennen. Zwei Programme werden verschieden entscheiden. Sagen Sie, welche Unterschiede nicht zählen; ohne Regel zählt jeder (§3.1).
    [T25] „Never assigned to more than one resource and never reassigned to a different resource“: nicht nach Jahren, nicht, wenn es die Sache nicht mehr gibt. Wenn Nummern in Ihrem System wiederverwendet werden, fügen Sie hinzu, was den Namen eindeutig macht, zum Beispiel ein Jahr.
    [T26] Die Nummer eines Geräts, eines Patienten oder eines Kontos, die in einer URN steht, sieht jeder, der die URN sieht, und für immer. Sagen Sie, was sich daraus erfahren lässt und was die Person schützt.
    [T27] Ein Internet-Draft verfällt nach sechs Monaten, und eine Seite in einem Repository ändert sich mit jedem Commit. Nennen Sie ein veröffentlichtes Dokument oder eine Fassung davon, die sich nicht ändert.
    [T28] Die Adresse einer einzelnen Person bei einem Mailanbieter gibt es oft nicht mehr, wenn Jahre später eine Frage aufkommt. Am längsten hält eine Funktionsadresse der Organisation.
    [T29] Eine Prüfung macht eine begrenzte Zahl von Schritten. Wo sie nicht reichen, sagt sie, was geprüft wurde; den Rest lesen die Fachgutachter ohne ihre Hilfe. Ein kürzerer Text oder einfachere Regeln sind auch leichter zu lesen.
    [T30] Manchmal ist das Veröffentlichte nicht das Gebilligte: Eine Zeile ging verloren, ein älterer Text wurde genommen. Sagen Sie das bei der Berichtigung. Sie wird unter derselben Version veröffentlicht, wenn zwei Personen des Betriebs, darunter die veröffentlichende, und ein Fachgutachter genau diesem Text zustimmen; ihre Namen und Gründe sind öffentlich. Alles andere, was den Sinn ändert, ist eine neue Version.
    [T31] Eine UUID, eine ISBN oder eine IMEI in einer URN ist schon ein Name. Sagen Sie in Interoperability, ob urn:uuid: oder Ähnliches dasselbe benennt, welcher der beiden Namen zu zitieren ist und was geschieht, wenn sich einer ändert.
    [T32] Wenn Mitglieder oder Stellen unter einem eigenen Teil Namen vergeben, muss jede von ihnen ihre Namen eindeutig halten und darf keinen ein zweites Mal vergeben. Sagen Sie, nach welchen Regeln sie ausgewählt und gebunden werden, wo sie verzeichnet sind und was aus einem Teil wird, dessen Inhaber es nicht mehr gibt.
   *[T33] Leser wollen wissen, wohin ein Name führt: Nennen Sie den Dienst oder das Dokument, das ihn beschreibt, oder sagen Sie, dass Namen nicht öffentlich aufgelöst werden. Beides ist richtig.
}
