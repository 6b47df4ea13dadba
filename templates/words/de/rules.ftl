# Die Seiten der Regeln. Was Fachgutachter schreiben können, bleibt englisch: Es geht an die Begutachtungsliste.

rules-title = Regeln der Begutachtung
rules-lede = Jeder automatische Befund nennt eine dieser Regeln. Nur Befunde mit „{ finding-must-fix }“ blockieren einen Antrag.
rules-group-decides = Namensraum-Kennungen: Anforderungen
rules-group-notes = Namensraum-Kennungen: Hinweise für die Fachgutachter
rules-rule = Regel
rules-weight = Schweregrad
rules-fires = Treffer
rules-one = Regel { $id }
rules-count = { $count } von { $all }
rules-fired = Diese Regel trifft auf { $count } der { $all } Registrierungen zu, an denen sie geprüft wurde.
rules-model = Vorgeschlagener Kommentar für die Fachgutachter:

rules-rule-title = { $id ->
    [N1] Eine Kennung hat nur die Buchstaben a bis z, Ziffern und Bindestriche, beginnt und endet mit einem Buchstaben oder einer Ziffer und hat höchstens 32 Zeichen
    [N2] Eine formelle Namensraum-Kennung hat mehr als zwei Zeichen
    [N3] Eine formelle Namensraum-Kennung beginnt nicht mit urn-
    [N4] Eine Namensraum-Kennung beginnt nicht mit zwei Buchstaben und einem Bindestrich
    [N5] Eine Namensraum-Kennung beginnt nicht mit X-
    [N6] Eine registrierte Namensraum-Kennung kann nicht noch einmal registriert werden
    [N7] Ein anderer Antrag auf dieselbe Namensraum-Kennung ist anhängig
    [N8] Die Namensraum-Kennung ist ein Ländercode nach ISO 3166-1 oder beginnt mit einem, wo solche Namen reserviert sind
    [N9] Ein URI-Schema hat denselben Namen
    [N10] Die Namensraum-Kennung wird leicht mit einer anderen verwechselt
    [N11] Eine informelle Namensraum-Kennung besteht aus urn- und einer Zahl ohne führende Null
    [N12] Die Namensraum-Kennung urn kann nicht registriert werden
    [N13] Die Namensraum-Kennung steht nicht auf der Liste reservierter Namen
    [N14] Die Namensraum-Kennung beginnt mit einem Ländercode und einem Bindestrich
    [N15] Die Namensraum-Kennung ist ohne Registrierung in Gebrauch oder wird leicht mit einer solchen verwechselt
    [N16] Die Namensraum-Kennung ist ein allgemeines Wort
    [T1] Versionsnummern beginnen mit 1 und steigen um 1
    [T2] Das Datum hat die Form JJJJ-MM-TT, liegt nicht vor 1997 und nicht in der Zukunft
    [T3] Der Registrant gibt Kontaktdaten einer Person an: E-Mail, Telefon oder Postanschrift
    [T4] Ein Antrag auf das Schnellverfahren steht in Registrant
    [T5] Ein beständiges Dokument beschreibt den Namensraum
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability und Resolution sind nicht leer
    [T7] Jeder Abschnitt sagt etwas zu seinem Thema
    [T8] Der Abschnitt verweist nur auf ein anderes Dokument
    [T9] Die Regeln in Syntax sind gültige ABNF, alle definiert und verwendet und erzeugen nur Zeichen, die in einer URN erlaubt sind
    [T10] Beispiel-URNs sind URNs des Namensraums und entsprechen seinen Syntaxregeln
    [T11] r-Komponenten werden noch nicht verwendet
    [T13] r-, q- und f-Komponenten gehören nicht zum Namen
    [T14] Eine neue Version beschreibt, was sich geändert hat
    [T15] Eine Berichtigung ändert die Bedeutung nicht; eine Änderung der Bedeutung verlangt eine neue Version
    [T16] Zeichen außerhalb von ASCII werden in einem Namen prozentkodiert
    [T17] Zeilen von Grammatik, Beispielen, Tabellen und Adressen passen in 72 Spalten
    [T19] Es bleiben keine Platzhalter oder Entwurfsnotizen
    [T20] {"{{NID}}"} steht nur im Text eines informellen Antrags
    [T21] Es gibt keine Steuerzeichen, Richtungszeichen oder nicht zugewiesenen Codepunkte
    [T22] Grammatik und Beispiele verwenden Anführungszeichen, Bindestriche und Leerzeichen aus ASCII
    [T23] Die zitierten RFCs sind aktuell
    [T24] Syntax gibt eindeutig an, ob zwei Schreibweisen derselbe Name sind
    [T25] Namen sind eindeutig, bleiben gültig und werden nie neu vergeben
    [T26] Security and Privacy berücksichtigt Namen, die eine Person kennzeichnen
    [T27] Das angegebene Dokument ist beständig
    [T28] Die Kontaktadresse gehört dem Registranten
    [T29] Der Text lässt sich vollständig prüfen
    [T31] Die Beziehung zu einem anderen System ist beschrieben, wenn Namen dessen Kennungen enthalten
    [T36] Keine zwei Aussagen widersprechen einander
    [T37] Der Text ist auf Englisch
    [T38] Der Text gibt an, was geschieht, wenn ein Domainname erlischt oder den Inhaber wechselt
    [T40] Die Namen werden über eine Organisation oder ein Netz hinaus verwendet
   *[T41] Namen der geltenden Version bleiben in einer neuen Version gültig
}

rules-rule-why = { $id ->
    [N1] Jeder URN-Parser setzt diese Form durch. Andere Zeichen lassen sich in einer Namensraum-Kennung nicht kodieren (§2.1).
    [N2] Namen aus zwei Zeichen sind reserviert, weil sie wie Ländercodes nach ISO 3166 aussehen.
    [N3] Namen, die mit urn- beginnen, sind informell. Sie werden der Reihe nach vergeben: Beantragen Sie einen informellen Namensraum, um den nächsten zu erhalten.
    [N4] Zwei Buchstaben und ein Bindestrich sind für nationale Registrierungen nach den Alpha-2-Codes von ISO 3166 reserviert. Zwei Buchstaben und zwei Bindestriche (xn--) sind für A-Labels des DNS reserviert.
    [N5] RFC 3406 erlaubte jedem, Namen mit X- für Versuche zu verwenden. Sie dürfen nicht mit registrierten Namen verwechselt werden (siehe auch RFC 6648).
    [N6] Eine URN muss immer dieselbe Ressource bezeichnen. Groß- und Kleinschreibung zählt bei Namensraum-Kennungen nicht (§2.1), und eine Kennung wird nie neu vergeben.
    [N7] Über Anträge auf denselben Namen wird gemeinsam entschieden. Die Fachgutachter lösen solche Konflikte (RFC 8141 §6.2).
    [N8] Ein Ländercode kann für eine Registrierung im Namen dieses Landes gehalten werden. Namen aus zwei Buchstaben und Namen, die mit zwei Buchstaben und einem Bindestrich beginnen, sind deshalb reserviert. Dieser Hinweis gibt an, zu welchem Land der Code gehört.
    [N9] urn:xmpp: und xmpp: sind verschiedene Dinge (RFC 8141 §4.4); Leser könnten einen Zusammenhang erwarten.
    [N10] Namen, die sich nur durch ein Zeichen, durch Bindestriche oder durch eine Ziffer unterscheiden, die wie ein Buchstabe aussieht, werden leicht miteinander verwechselt.
    [N11] Die IANA vergibt die nächste Nummer der Reihe. Der Registrant wählt sie nicht.
    [N12] RFC 2141 hat urn reserviert, damit es nicht mit dem Schema verwechselt werden kann; urn:urn: würde genau dazu führen. RFC 8141 erwähnt das nicht, und dieses Verzeichnis hält urn weiter reserviert.
    [N13] Der Betrieb veröffentlicht eine kurze Liste von Namen, die nicht beantragt werden können, jeweils mit dem Grund.
    [N14] Ein Alpha-3-Code mit einem Bindestrich kann als Namensraum dieses Landes gelesen werden, so wie die reservierten Formen mit Alpha-2-Codes.
    [N15] In Dokumenten und Software stehen nach urn: Namen, die nie registriert wurden, und andere Kennungssysteme haben ähnliche Namen. Einen solchen Namen zu registrieren kann den heutigen Nutzern helfen oder mit ihnen in Konflikt geraten. Geben Sie im Antrag an, was zutrifft.
    [N16] Ein allgemeines Wort zeigt nicht, wessen Namensraum es ist, und keine andere Organisation kann es danach verwenden. Erklären Sie, warum das Wort für diesen Namensraum richtig ist, oder fügen Sie einen Teil hinzu, der die Organisation kennzeichnet.
    [T1] Leser müssen erkennen können, welche Version neuer ist und dass keine fehlt. Die Nummer wird gesetzt, wenn ein Antrag registriert wird.
    [T2] Das Datum ist der Tag, an dem die Registrierung beantragt wurde; das Verzeichnis setzt es bei der Registrierung.
    [T3] Registrierungen überdauern Menschen. Eine Person muss erreichbar sein, wenn Jahre später eine Frage aufkommt. Am längsten hält eine Funktionsadresse.
    [T4] Das Schnellverfahren ist für Normungsgremien, die die IESG anerkennt. Der Betrieb fragt die IESG nach der Anerkennung. Ohne sie wird der Antrag wie jeder andere begutachtet.
    [T5] Nicht vorgeschrieben, aber „registrants SHOULD provide a stable specification“. Im Schnellverfahren ist es vorgeschrieben (§6.3 Punkt 2).
    [T6] Jeder Abschnitt beantwortet eine Frage, die sich den Nutzern des Namensraums stellen wird. Wenn nichts zutrifft, schreiben Sie das in einem Satz.
    [T7] Wenn in einem Abschnitt nur „None“, „To be defined“ oder „See above“ steht, werden die Fachgutachter nach dem Grund fragen. Ein erklärender Satz spart Zeit.
    [T8] Das ist erlaubt, aber wer nur die Vorlage liest, sieht die Antwort nicht, und der Verweis muss beständig bleiben.
    [T9] Nach diesen Regeln werden Programme geschrieben. Wenn eine Regel nicht lesbar ist, nicht verwendet wird oder ein Leerzeichen zulässt, verhält sich jedes Programm anders.
    [T10] Ein Beispiel mit einer anderen Kennung ist meist aus einem kopierten Text übrig geblieben. Wenn ein Beispiel den Regeln nicht entspricht, ist das Beispiel oder die Regel falsch.
    [T11] „r-components SHOULD NOT be used for URNs before their semantics have been standardized.“
    [T13] Namen werden ohne ihre Komponenten und ohne Rücksicht auf die Groß- und Kleinschreibung der Namensraum-ID verglichen (RFC 8141 §3.1). Eine Registrierung kann nur angeben, was q- und f-Komponenten bedeuten.
    [T14] „A revised registration MUST describe differences from prior versions.“
    [T15] Die Version steigt mit jeder neuen Version um 1. Eine Berichtigung unter derselben Nummer kann nur die Form ändern: Layout, Schreibweise, Referenzen und Kontaktdaten. Eine Änderung von Purpose, Syntax, Assignment, Security and Privacy, Interoperability oder Resolution (RFC 8141, 6.4) oder des Registranten verlangt eine neue Version, die begutachtet wird.
    [T16] Eine URN besteht aus ASCII-Zeichen. Fließtext darf in jeder Sprache stehen, und Namen von Menschen und Orten sind richtig, wie sie sind; ein Buchstabe wie ä in einer URN wird als seine UTF-8-Bytes geschrieben, %C3%A4.
    [T17] Lange Zeilen Fließtext werden neu umbrochen. Eine Regel, ein Beispiel, eine Tabellenzeile, eine Adresszeile oder eine eingerückte Zeile wird unverändert veröffentlicht, so lang sie auch ist, weil ein Umbruch ihre Bedeutung ändern würde. Auf Papier und in Terminals kann sie abgeschnitten werden.
    [T19] TBD, TODO, XXXX, „Requested of IANA“ und zu ersetzende Texte in spitzen Klammern sind Notizen für die Redaktion. Eine veröffentlichte Registrierung ist endgültig.
    [T20] Die Nummer eines informellen Namensraums wird bei der Registrierung vergeben. Das Verzeichnis ersetzt dann jedes {"{{NID}}"} durch sie.
    [T21] Eine Registrierung wird dauerhaft in Terminals und in XML gelesen. Ein Steuerzeichen kann den Bildschirm färben oder leeren, ein Richtungszeichen kann einen Namen rückwärts anzeigen, und ein nicht zugewiesener Codepunkt kann später eine Bedeutung erhalten. Jedes ist mit seiner Stelle aufgeführt, und ein Knopf entfernt es.
    [T22] Textprogramme ersetzen Anführungszeichen und Bindestriche durch typografische und fügen unsichtbare Leerzeichen ein. Programme werden nach der Grammatik geschrieben, und Beispiele werden kopiert; solche Zeichen verursachen dort Fehler. Ein Knopf ersetzt sie durch die Zeichen von ASCII.
    [T23] RFC 8141 hat RFC 2141 und RFC 3406 im Jahr 2017 ersetzt. Ein Verweis sollte zu den aktuellen Regeln führen. Wenn Sie das ältere Dokument meinen, geben Sie an, dass es abgelöst ist.
    [T24] „Usually written in upper case“ oder „case-insensitive in processing“ lässt offen, ob urn:demo:a und urn:demo:A dieselbe Ressource bezeichnen. Zwei Programme werden verschieden entscheiden. Geben Sie an, welche Unterschiede ignoriert werden. Ohne eine solche Regel zählt jeder Unterschied (§3.1).
    [T25] „Never assigned to more than one resource and never reassigned to a different resource“: auch nicht nach Jahren und auch nicht, wenn es die Ressource nicht mehr gibt. Wenn Ihr System Nummern wiederverwendet, fügen Sie einen Teil hinzu, der den Namen eindeutig macht, zum Beispiel das Jahr.
    [T26] Wenn eine URN die Nummer eines Geräts, eines Patienten oder eines Kontos enthält, sieht jeder, der die URN sieht, diese Nummer, und zwar dauerhaft. Beschreiben Sie, was die Nummer verrät und wie die Person geschützt ist.
    [T27] Ein Internet-Draft läuft nach sechs Monaten ab, und eine Seite in einem Repository ändert sich mit jedem Commit. Nennen Sie ein veröffentlichtes Dokument oder eine Version, die sich nicht ändert.
    [T28] Die Adresse einer einzelnen Person bei einem Mailanbieter gibt es oft nicht mehr, wenn Jahre später eine Frage aufkommt. Am längsten hält eine Funktionsadresse der Organisation.
    [T29] Die Prüfung endet nach einer begrenzten Zahl von Schritten. Sie meldet dann, was geprüft wurde, und die Fachgutachter begutachten den Rest selbst. Ein kürzerer Text oder einfachere Regeln sind auch leichter zu lesen.
    [T31] Eine UUID, eine ISBN oder eine IMEI in einer URN ist bereits ein Name. Geben Sie in Interoperability an, ob urn:uuid: oder ein ähnlicher Namensraum dieselbe Ressource bezeichnet, welcher der beiden Namen zu zitieren ist und was geschieht, wenn sich einer ändert.
    [T36] Wenn ein Satz sagt, dass Groß- und Kleinschreibung unterschieden wird, und ein anderer, dass sie nicht zählt, entscheiden zwei Programme verschieden. Dasselbe gilt für eine Grammatik und einen regulären Ausdruck, ein Beispiel oder einen Satz, der nicht zu ihr passt. Behalten Sie einen davon, oder geben Sie an, für welchen Teil eines Namens jeder gilt.
    [T37] Die Fachgutachter und die Diskussionsliste lesen Englisch. Das Programm erkennt einen Text in einer anderen Sprache an den häufigsten Wörtern. Es prüft dann nicht, ob die Fragen des RFC beantwortet sind.
    [T38] Wenn der Inhaber eines Domainnamens Namen vergibt, könnte der nächste Inhaber denselben Namen noch einmal vergeben. Verlangen Sie ein Datum in jedem Namen oder ein Verzeichnis der Inhaber, oder nennen Sie eine andere Regel, die die Eindeutigkeit sichert.
    [T40] RFC 8141 §5.1: Ein formaler Namensraum ist nicht für Namen geeignet, die nur in einem privaten Netz verwendet werden oder von einem Hersteller abhängen. Für Versuche gibt es Namen, die keine Registrierung brauchen.
   *[T41] Ein Programm hat die Grammatiken der beiden Versionen verglichen. Ein Name, der nicht mehr passt, wäre ungültig, obwohl er in Gebrauch ist.
}
