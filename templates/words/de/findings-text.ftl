# Was die Prüfung über den Text einer Vorlage sagt.

finding-part-fields = der verlangte Inhalt jedes Abschnitts
finding-part-grammar = die Grammatik und ihre Beispiele
finding-part-characters = die Zeichen und die Länge der Zeilen
finding-part-wording = der Fließtext
finding-part-changes = die Änderungen
finding-part-none = nichts
finding-too-complex = Dieser Text ist zu umfangreich für die Prüfung; geprüft: { $checked }; nicht geprüft: { $left }

finding-required = Füllen Sie den Abschnitt „{ $field }“ aus ({ $clause })
finding-required-registrant = Geben Sie den Registranten und einen Kontakt an (RFC 8141, Anhang A)
finding-required-resolution = Geben Sie an, ob die Namen aufgelöst werden können, auch wenn die Antwort Nein lautet (RFC 8141,
    6.4.6)
finding-required-interoperability = Beschreiben Sie Probleme der Interoperabilität, oder geben Sie an, dass es keine gibt (RFC
    8141, 6.4.5)
finding-documentation = Es wird kein Dokument angegeben. Eine beständige Spezifikation wird empfohlen (RFC 8141, 6.2)
finding-version-form = Die Version muss eine ganze Zahl sein (1, 2, 3 und so weiter), nicht { $text } (RFC 8141, Anhang A)
finding-version-first = Die Version ist { $number }, muss aber { $expected } sein: Eine erste Registrierung ist Version 1
finding-version-next = Die Version ist { $number }, muss aber { $expected } sein: Die registrierte Version ist { $now }
finding-version-kept = Die Version ist { $number }, muss aber { $expected } sein: Eine Berichtigung ändert die Version nicht
finding-contact-unnamed = „Registrant“ nennt keine Organisation oder Person
finding-contact-no-email = { $word } ist keine gültige E-Mail-Adresse, und eine Telefonnummer oder Postanschrift wurde nicht
    gefunden (RFC 8141, Anhang A)
finding-contact-none = Es wurde keine E-Mail-Adresse, Telefonnummer oder Postanschrift eines Kontakts gefunden (RFC 8141, Anhang
    A)
finding-fast-track = Unter „Registrant“ wird das Schnellverfahren beantragt, das von der IESG anerkannten Gremien offensteht (RFC 8141, 6.3)
finding-fast-track-specification = Geben Sie die Spezifikation an: Das Schnellverfahren verlangt eine (RFC 8141, 6.3)
finding-fast-track-elsewhere = „{ $field }“ erwähnt das Schnellverfahren, das unter „Registrant“ beantragt werden muss
finding-fast-track-not-chosen = Unter „Registrant“ wird das Schnellverfahren beantragt, aber dieser Antrag folgt einem anderen Verfahren. Wählen
    Sie unter „Verfahren“ das Schnellverfahren, oder entfernen Sie den Satz (RFC 8141, 6.3)
finding-fast-track-body = Geben Sie unter „Verfahren“ das Gremium an, das das Schnellverfahren beantragt (RFC 8141, 6.3)
finding-fast-track-unlisted = { $body } steht nicht auf der Liste der von der IESG anerkannten Gremien. Der Betrieb wird die IESG fragen
    (RFC 8141, 6.3)
finding-fast-track-similar = { $body } steht nicht auf der Liste der von der IESG anerkannten Gremien. Dort steht: { $similar }. Falls Sie das
    meinen, berichtigen Sie das Gremium unter „Verfahren“ (RFC 8141, 6.3)
finding-fast-track-unstated = Unter „Registrant“ steht nicht, dass das Schnellverfahren beantragt wird. Geben Sie es dort an (RFC 8141, Anhang A)
finding-date-future = Das Datum { $date } liegt in der Zukunft
finding-date-early = Das Datum { $date } liegt vor 1997, als das erste Dokument über URN-Namensräume erschien
finding-date-form = Schreiben Sie das Datum in der Form JJJJ-MM-TT, zum Beispiel { $example }
finding-residue = „{ $field }“ enthält noch „{ $text }“
finding-placeholder-missing = Schreiben Sie {"{{NID}}"}, wo die Nummer eingesetzt wird, zum Beispiel in den Beispiel-URNs unter
    „Syntax“. Das Verzeichnis setzt sie ein
finding-placeholder = „{ $field }“ enthält {"{{NID}}"}; das ist nur anstelle einer informellen Nummer erlaubt
finding-pointer = „{ $field }“ enthält nur „{ $text }“

finding-part-statements = was die Sätze aussagen
finding-no-content = Unter „{ $field }“ steht nur „{ $text }“. Begründen Sie es in einem Satz
finding-security-without-names = „Security and Privacy“ erwähnt keine Namen. Geben Sie an, was ein Name verrät und was geschehen kann, wenn Namen falsch verglichen werden
finding-grammar-component = Die Regel { $rule } enthält „{ $mark }“; damit beginnt eine Komponente, und die gehört nicht zum Namen
finding-bare-question-mark = { $word } ist keine gültige URN: Nach „?“ kann nur „+“ oder „=“ folgen
finding-space-in-example = „{ $text }“ ist keine gültige URN, weil ein Leerzeichen darin vorkommt. Entfernen Sie es, oder schreiben Sie %20
finding-bar-in-example = „{ $text }“ ist keine gültige URN, weil „{ $character }“ darin vorkommt. Entfernen Sie es, oder schreiben Sie { $encoded }
finding-reassigned = Unter „{ $field }“ steht „{ $text }“. Ein Name darf nie an eine andere Ressource vergeben werden
finding-expiring = Unter „{ $field }“ steht „{ $text }“. Ein Name muss gültig bleiben, auch wenn er nicht mehr verwendet wird
finding-renamed = Unter „{ $field }“ steht „{ $text }“. Ein Name darf sich nie ändern
finding-not-unique = Unter „{ $field }“ steht „{ $text }“. Zwei Ressourcen dürfen nie denselben Namen haben
finding-private-use = Unter „{ $field }“ steht „{ $text }“. Ein formaler Namensraum ist für den Gebrauch über eine Organisation oder ein Netz hinaus bestimmt
finding-component-compared = Unter „{ $field }“ steht „{ $text }“. RFC 8141 vergleicht Namen ohne r-, q- und f-Komponenten und ohne Rücksicht auf die Groß- und Kleinschreibung der Namensraum-ID
finding-promised = Unter „{ $field }“ steht „{ $text }“. Nennen Sie ein Dokument, das bereits öffentlich ist
finding-restricted = Unter „{ $field }“ steht „{ $text }“. Nennen Sie ein öffentlich zugängliches Dokument
finding-personal = Unter „{ $field }“ steht „{ $text }“, aber „Security and Privacy“ gibt nicht an, was „{ $words }“ verrät
finding-contradiction = Unter „{ $field }“ steht „{ $one }“, unter „{ $second }“ aber „{ $other }“. Berichtigen Sie eines davon oder geben Sie an, wovon jedes handelt
finding-case-of-literal = Unter „Syntax“ steht „{ $text }“, aber „{ $literal }“ in der Regel { $rule } unterscheidet in ABNF nicht zwischen Groß- und Kleinschreibung. Schreiben Sie dafür { $exact } (RFC 7405)
finding-equivalent-examples = { $one } und { $other } sind gleichwertig: Beim Vergleich von URNs werden r-, q- und f-Komponenten ignoriert. Wenn sie verschiedene Ressourcen bezeichnen, muss der Unterschied im Namen stehen
finding-language = „{ $field }“ ist nicht auf Englisch. Eine Registrierung muss auf Englisch sein; die Sätze wurden nicht geprüft
finding-grammar-minimum = ABNF: { $written } erlaubt { $least } oder mehr. Wenn genau { $least } gemeint sind, schreiben Sie die Zahl ohne *
finding-domains = Unter „{ $field }“ steht „{ $text }“, aber nicht, was geschieht, wenn der Domainname erlischt oder den Inhaber wechselt
finding-contact-placeholder = „Registrant“ enthält „{ $text }“; das sieht nach einem Beispiel aus. Geben Sie den wirklichen Kontakt an
finding-reference-title = Welche Fassung von „{ $text }“ ist gemeint? Unter „Documentation“ stehen weder Nummer noch Datum noch Ausgabe
finding-reference-undated = Welche Fassung von „{ $text }“ ist gemeint? Die Seite kann sich ändern
finding-grammar-none = „Syntax“ hat keine Grammatik (ABNF) und keinen regulären Ausdruck; die Form der Namen kann nicht geprüft werden
finding-grammar-prose = ABNF: enthält Prosa und wird deshalb nicht geprüft: { $names }
finding-grammar-not-urn = Die Regel { $rule } erlaubt { $name }; das ist keine gültige URN
finding-grammar-accepts-all = Die Regel { $rule } erlaubt jede URN des Namensraums und sagt damit nichts über die Form der Namen
finding-grammar-one-class = Die Regel { $rule } erlaubt jede Folge ihrer Zeichen. Geben Sie an, wie ein Name aufgebaut ist, wenn er Teile hat
finding-grammar-ambiguous = { $name } kann nach der Regel { $rule } auf zwei Arten zerlegt werden; die Teile sind nicht sicher
finding-names-lost = Namen, die die geltende Version erlaubt, passen nicht mehr, zum Beispiel { $names }. Sie müssen gültig bleiben
finding-names-not-compared = Ob alle Namen der geltenden Version gültig bleiben, wurde nicht geprüft: { $why }
finding-no-old-text = der Text der geltenden Version ist nicht in diesem Verzeichnis
finding-generated-form = Die Grammatik erlaubt nur Namen, die nach der Namensraum-ID die Form von { $urn } haben. Geben Sie an, warum ein neuer Namensraum nötig ist
finding-different-starts = die eine Grammatik beschreibt ganze Namen und die andere nur den Teil nach der Namensraum-ID
finding-no-old-grammar = die geltende Version hat keine Grammatik, die ein Programm lesen kann
finding-no-new-grammar = dieser Text hat keine Grammatik, die ein Programm lesen kann
finding-too-many-names = die Grammatiken sind zu komplex
finding-unknown-namespace = { $urn } gehört weder zu diesem Namensraum noch zu einem registrierten

finding-urns-first = Nur die ersten { $count } unerwarteten URNs sind aufgeführt
finding-other-namespace = { $urn } gehört nicht zum Namensraum { $nid }
finding-r-component = { $urn } verwendet eine r-Komponente
finding-r-component-said = { $field } verwendet eine r-Komponente: „{ $text }“

finding-loose-equivalence = Unter „Syntax“ steht „{ $text }“; damit bleibt offen, ob zwei Schreibweisen gleichwertig sind
finding-unstable-draft = Ein Internet-Draft läuft nach sechs Monaten ab. Geben Sie ein beständiges Dokument an
finding-unstable-progress = Ein Dokument in Arbeit ist noch nicht veröffentlicht. Geben Sie ein beständiges Dokument an
finding-unstable-repository = Eine Seite in einem Repository ändert sich mit jedem Commit. Geben Sie ein beständiges Dokument an
finding-unstable-shared = Ein geteiltes Dokument kann sich ändern oder verschwinden. Geben Sie ein beständiges Dokument an
finding-unstable-encyclopedia = Eine Enzyklopädie beschreibt den Namensraum, legt ihn aber nicht fest. Geben Sie ein beständiges
    Dokument an
finding-unstable-archived = Eine archivierte Seite wird nicht mehr gepflegt. Geben Sie ein beständiges Dokument an
finding-free-mail = Die einzige E-Mail-Adresse ist ein Postfach bei { $name }: „{ $text }“. Eine Funktionsadresse in Ihrer eigenen Domain hält länger
finding-no-urns-first = { $field }: nur die ersten { $count } ungültigen URNs sind aufgeführt
finding-no-urn = { $word } ist keine gültige URN: { $character } muss als { $encoded } geschrieben werden
finding-replaced = RFC { $old }, ersetzt durch RFC { $now }
finding-obsolete = Unter „{ $field }“ zitiert: { $list }

finding-changes-form = „{ $field }“ hat redaktionelle Änderungen: { $what }
finding-changes-meaning = „{ $field }“ ändert sich inhaltlich ({ $what }). Eine Berichtigung darf die Bedeutung nicht ändern.
    Beantragen Sie stattdessen eine neue Version ({ $clause })
finding-changes-nothing = Der Text ist mit dem registrierten identisch
finding-put-in = hinzugefügt: „{ $to }“
finding-taken-out = entfernt: „{ $from }“
finding-is-now = „{ $from }“ geändert in „{ $to }“
finding-is-now-kind = { $kind }, „{ $from }“ geändert in „{ $to }“
finding-kind-layout = Layout
finding-kind-spelling = Rechtschreibung
finding-kind-reference = eine Referenz
finding-kind-contact = Kontaktangaben
finding-kind-words = Wortlaut
finding-kind-substance = Inhalt
finding-revision-nothing = Nur „Revision Information“ unterscheidet sich von der registrierten Version (RFC 8141, 6.2)
finding-revision-unchanged = Nichts unterscheidet sich von der registrierten Version. Ändern Sie mindestens einen Abschnitt (RFC 8141, 6.2)
finding-revision-first = Eine erste Registrierung hat keine „Revision Information“. Entfernen Sie den Text oder schreiben Sie ihn in einen anderen Abschnitt
finding-revision-unnamed = Geändert, aber in „Revision Information“ nicht erwähnt: { $fields }. Beschreiben Sie, was sich in jedem dieser Abschnitte geändert hat (RFC 8141, 6.2)
finding-revision-missing = Beschreiben Sie die Änderungen gegenüber der registrierten Version (RFC 8141, 6.2)
finding-revision-old = „Revision Information“ beschreibt noch die registrierte Version. Beschreiben Sie die neuen Änderungen (RFC
    8141, 6.2)
finding-revision-drafted = „Revision Information“ ist noch der entworfene Text. Beschreiben Sie in eigenen Worten, was sich
    ändert und warum (RFC 8141, 6.2)

finding-named-by = auch { $urn } kann diese Ressourcen bezeichnen
finding-named-by-rfc = auch { $urn } kann diese Ressourcen bezeichnen ({ $rfc })
finding-named-by-handles = auch das Handle-System kann diese Ressourcen bezeichnen und auflösen
finding-named-by-ark = auch ark:-Kennungen können diese Ressourcen bezeichnen
finding-mac-addresses = MAC-Adressen
finding-overlap = „{ $field }“ bildet Namen aus { $name }; { $elsewhere }, und „Interoperability“ beschreibt nicht, wie sich beide
    zueinander verhalten
finding-person-only = „Registrant“ nennt nur eine Person, „{ $text }“. Geben Sie an, wer den Namensraum verwaltet, wenn diese Person es
    nicht mehr kann
finding-regex-example = Der reguläre Ausdruck { $text } passt nicht zum Beispiel { $name }. Korrigieren Sie eines von beiden
finding-regex-not-urn = Der reguläre Ausdruck { $text } trifft auch auf „{ $name }“ zu. Lassen Sie nur die Zeichen eines Namens zu (RFC 8141, 2), ohne r-, q- oder f-Komponenten
finding-regex-grammar = Der reguläre Ausdruck { $text } passt nicht zu { $name }, das die Grammatik erlaubt. Korrigieren Sie eines von
    beiden
finding-prose-grammar = „Syntax“ sagt „{ $text }“, aber die Grammatik erlaubt { $name }. Korrigieren Sie eines von beiden

finding-character-named = { $shown } ({ $name ->
    [nul] NUL
    [bell] Signalton
    [backspace] Rückschritt
    [vertical-tab] vertikaler Tabulator
    [form-feed] Seitenvorschub
    [escape] Escape
    [delete] Löschen
    [next-line] nächste Zeile
    [no-break-space] geschütztes Leerzeichen
    [soft-hyphen] bedingter Trennstrich
    [zero-width-space] Leerzeichen ohne Breite
    [joiner] Bindezeichen
    [direction-mark] Richtungsmarke
    [no-break-hyphen] geschützter Bindestrich
    [dash] Gedankenstrich
    [curly-quote] typografisches Anführungszeichen
    [direction-control] Steuerzeichen für die Schreibrichtung
    [word-joiner] Wortverbinder
    [replacement-character] Ersatzzeichen
    [byte-order-mark] Byte-Reihenfolge-Marke
   *[other] { $name }
})
finding-why-control = ein Steuerzeichen
finding-why-direction = das die Reihenfolge ändert, in der der Text angezeigt wird
finding-why-no-meaning = ein nicht zugewiesener Codepunkt
finding-why-lost = das ein Zeichen ersetzt, das bei einer Umwandlung verloren ging
finding-why-line-end = ein Zeilenende oder ein Tabulator
finding-bounded = { $character } in Spalte { $column }, { $why }; nehmen Sie es heraus
finding-bounded-lines = { $character } in Zeile { $line }, Spalte { $column }, { $why }; nehmen Sie es heraus
finding-character-refused = „{ $field }“ enthält das Zeichen { $character } in Zeile { $line }, Spalte { $column }{ $more ->
    [0] {""}
    [1] {" "}und noch einmal
   *[other] {" "}und noch { $more }-mal
}, { $why }
finding-character-looks = { $field }: { $character } steht in einer Regel oder einem Beispiel in Zeile { $line }, Spalte { $column }{ $more ->
    [0] {""}
    [1] {" "}und noch einmal
   *[other] {" "}und noch { $more }-mal
}; { $advice }
finding-take-it-out = nehmen Sie es heraus
finding-write-blank = schreiben Sie dort ein Leerzeichen
finding-write = schreiben Sie dort { $ascii }
finding-beyond-ascii = „{ $field }“ enthält Zeichen außerhalb von ASCII, zum Beispiel { $character }. In Fließtext ist das in Ordnung; in einem Namen werden sie prozentkodiert
finding-long-code = { $field }: { $count ->
    [1] 1 Zeile einer Grammatik, eines Beispiels oder einer Tabelle hat mehr als { $width } Spalten und bleibt so
   *[other] { $count } Zeilen von Grammatik, Beispielen oder Tabellen haben mehr als { $width } Spalten und bleiben so
}
finding-long-indented = { $field }: { $count ->
    [1] 1 Zeile eingerückten Textes hat mehr als { $width } Spalten und bleibt so
   *[other] { $count } Zeilen eingerückten Textes haben mehr als { $width } Spalten und bleiben so
}
finding-long-address = { $field }: { $count ->
    [1] 1 Zeile einer Adresse oder eines Namens hat mehr als { $width } Spalten und bleibt so
   *[other] { $count } Zeilen von Adressen oder Namen haben mehr als { $width } Spalten und bleiben so
}
