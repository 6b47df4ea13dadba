# Was die Prüfung über den Text einer Vorlage sagt.

finding-part-fields = was in jedem Feld stehen muss
finding-part-grammar = die Grammatik und ihre Beispiele
finding-part-characters = die Zeichen und die Länge der Zeilen
finding-part-wording = der Wortlaut
finding-part-changes = was sich ändert
finding-part-none = nichts
finding-too-complex = Dieser Text ist zu umfangreich für die Prüfung; geprüft: { $checked }; nicht geprüft: { $left }
finding-listed = { $first }, { $next }
finding-listed-apart = { $first }; { $next }

finding-required = Füllen Sie den Abschnitt „{ $field }“ aus ({ $clause })
finding-required-registrant = Nennen Sie den Registranten und einen Weg, eine Person zu erreichen (RFC 8141, Anhang A)
finding-required-resolution = Sagen Sie, ob die Namen aufgelöst werden können, auch wenn die Antwort Nein lautet (RFC 8141, 6.4.6)
finding-required-interoperability = Sagen Sie, ob der Verwendung der Namen etwas entgegensteht, auch wenn es nichts ist (RFC 8141, 6.4.5)
finding-bare-none = Unter „{ $field }“ steht nur „{ $text }“
finding-documentation = Es wird kein Dokument genannt; eine dauerhafte Spezifikation wird empfohlen (RFC 8141, 6.2)
finding-version-first = Als Version ist { $number } angegeben, richtig ist { $expected }: Eine erste Registrierung hat die Version 1
finding-version-next = Als Version ist { $number } angegeben, richtig ist { $expected }: Registriert ist die Version { $now }
finding-version-kept = Als Version ist { $number } angegeben, richtig ist { $expected }: Bei einer Berichtigung bleibt die Version dieselbe
finding-contact-unnamed = Unter „Registrant“ ist niemand genannt; schreiben Sie, welche Organisation oder Person registriert
finding-contact-no-email = { $word } ist keine E-Mail-Adresse, und eine Telefonnummer oder Postanschrift wurde nicht gefunden (RFC 8141, Anhang A)
finding-contact-none = Es wurde keine E-Mail-Adresse, Telefonnummer oder Postanschrift einer Kontaktperson gefunden (RFC 8141, Anhang A)
finding-fast-track = Unter „Registrant“ wird das Schnellverfahren beantragt; der Betrieb wird fragen, ob die IESG die Organisation anerkennt (RFC 8141, 6.3)
finding-fast-track-specification = Nennen Sie die Spezifikation: Das Schnellverfahren verlangt eine (RFC 8141, 6.3)
finding-fast-track-elsewhere = Unter „{ $field }“ ist vom Schnellverfahren die Rede; beantragt wird es unter „Registrant“
finding-date-future = Das Datum { $date } liegt in der Zukunft
finding-date-form = Schreiben Sie das Datum in der Form JJJJ-MM-TT, zum Beispiel { $example }
finding-residue = Unter „{ $field }“ steht noch „{ $text }“
finding-placeholder-missing = Schreiben Sie {"{{NID}}"} an die Stelle, an der die Nummer stehen wird, zum Beispiel in den Beispiel-URNs unter „Syntax“; das Verzeichnis setzt sie ein
finding-placeholder = Unter „{ $field }“ steht {"{{NID}}"}; das ist nur der Platzhalter für eine informelle Nummer
finding-pointer = Unter „{ $field }“ steht nur „{ $text }“

finding-equivalence = Unter „Syntax“ steht nicht, wann zwei Namen gleich sind
finding-components = Unter „Syntax“ sind q- und f-Komponenten nicht erwähnt; ihre Bedeutung ist dann nicht festgelegt
finding-urns-first = Von den URNs, die hier nicht stehen sollten, werden nur die ersten { $count } genannt
finding-other-namespace = { $urn } gehört nicht zum Namensraum { $nid }
finding-r-component = { $urn } verwendet eine r-Komponente

finding-loose-equivalence = Unter „Syntax“ steht „{ $text }“; damit bleibt offen, ob zwei Schreibweisen ein Name sind. Schreiben Sie, ob sie es sind oder nicht
finding-reassigned = Unter „{ $field }“ steht „{ $text }“; ein Name wird nie an etwas anderes vergeben
finding-personal = Unter „{ $field }“ kommt „{ $text }“ vor; unter „Security and Privacy“ steht nicht, was ein Name über eine Person verrät
finding-unstable-draft = Ein Internet-Draft läuft nach sechs Monaten ab; nennen Sie ein Dokument, das bleibt
finding-unstable-progress = Was noch in Arbeit ist, kann noch niemand lesen; nennen Sie ein Dokument, das bleibt
finding-unstable-repository = Eine Seite in einem Repository ändert sich mit jedem Commit; nennen Sie ein Dokument, das bleibt
finding-unstable-shared = Ein geteiltes Dokument kann sich ändern oder verschwinden; nennen Sie ein Dokument, das bleibt
finding-unstable-encyclopedia = Eine Enzyklopädie beschreibt den Namensraum, legt ihn aber nicht fest; nennen Sie ein Dokument, das bleibt
finding-unstable-archived = Eine archivierte Seite wird nicht mehr gepflegt; nennen Sie ein Dokument, das bleibt
finding-free-mail = Der Kontakt ist ein Postfach bei { $name }; eine eigene Funktionsadresse hält länger
finding-no-urns-first = { $field }: nur die ersten { $count } Wörter, die keine URNs sind, werden genannt
finding-no-urn = { $word } ist keine URN; { $character } wird dort als { $encoded } geschrieben
finding-replaced = RFC { $old }, ersetzt durch RFC { $now }
finding-obsolete = Unter „{ $field }“ zitiert: { $list }

finding-changes-form = „{ $field }“ ändert sich der Form nach: { $what }
finding-changes-consent = Unter „{ $field }“ stünde etwas anderes ({ $what }); zwei Personen vom Betrieb und ein Fachgutachter müssen zustimmen
finding-changes-meaning = Unter „{ $field }“ stünde etwas anderes ({ $what }); eine Berichtigung lässt den Sinn unverändert, beantragen Sie also eine neue Version ({ $clause })
finding-changes-registrant = Unter „{ $field }“ stünde etwas anderes ({ $what }); eine Berichtigung lässt den Sinn unverändert, beantragen Sie also einen Wechsel des Registranten ({ $clause })
finding-changes-nothing = Der Text unterscheidet sich nicht vom registrierten
finding-put-in = eingefügt: „{ $to }“
finding-taken-out = gestrichen: „{ $from }“
finding-is-now = aus „{ $from }“ wird „{ $to }“
finding-is-now-kind = { $kind }, aus „{ $from }“ wird „{ $to }“
finding-more = { $count } weitere
finding-kind-layout = Layout
finding-kind-spelling = Rechtschreibung
finding-kind-reference = eine Referenz
finding-kind-contact = Kontaktangaben
finding-kind-words = andere Wörter
finding-kind-substance = Inhalt
finding-revision-nothing = Nur „Revision Information“ unterscheidet sich von der registrierten Version (RFC 8141, 6.2)
finding-revision-missing = Beschreiben Sie, was sich gegenüber der registrierten Version geändert hat (RFC 8141, 6.2)
finding-revision-old = „Revision Information“ beschreibt noch die registrierte Version; schreiben Sie, was sich jetzt ändert (RFC 8141, 6.2)
finding-revision-drafted = „Revision Information“ ist noch die Liste, die wir entworfen haben; schreiben Sie in eigenen Worten, was sich ändert und warum (RFC 8141, 6.2)

finding-named-by = auch { $urn } benennt diese
finding-named-by-rfc = auch { $urn } benennt diese ({ $rfc })
finding-named-by-handles = auch das Handle-System benennt sie und löst sie auf
finding-named-by-ark = auch das Schema ark: benennt diese
finding-mac-addresses = MAC-Adressen
finding-overlap = Unter „{ $field }“ werden Namen aus { $name } gebildet; { $elsewhere }, und unter „Interoperability“ steht nicht, wie sich beide zueinander verhalten
finding-sub-delegation = Unter „Assignment“ steht „{ $text }…“, aber nicht, nach welchen Regeln diejenigen, die einen Teil erhalten, für eindeutige Namen sorgen und wo sie verzeichnet sind
finding-service = Unter „Resolution“ steht „{ $text }“, aber nicht, durch welchen Dienst oder wo er beschrieben ist

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
finding-why-no-meaning = ein Codepunkt ohne Bedeutung
finding-why-lost = das für ein Zeichen steht, das bei einer Umwandlung verloren ging
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
finding-beyond-ascii = „{ $field }“ enthält Buchstaben außerhalb von ASCII, zum Beispiel { $character }. In Fließtext ist das in Ordnung; in einem Namen werden sie prozentkodiert
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
