# Ob ein Text eine URN ist, und ein Name ihres Namensraums.

# Warum ein Text keine URN ist.

urn-scheme = Eine URN beginnt mit „urn:“
urn-nid-unclosed = Auf die Namensraum-Kennung muss ein zweiter Doppelpunkt folgen, wie in urn:isbn:…
urn-nid-character = Eine Namensraum-Kennung darf nur Buchstaben von a bis z, Ziffern und Bindestriche enthalten
urn-nid-too-short = Die Namensraum-Kennung ist zu kurz
urn-nid-too-long = Eine Namensraum-Kennung darf nicht länger als 32 Zeichen sein
urn-nid-hyphen = Eine Namensraum-Kennung darf nicht mit einem Bindestrich beginnen oder enden
urn-nid-reserved = Die Namensraum-Kennung „urn“ ist reserviert
urn-nss-empty = Auf den zweiten Doppelpunkt muss ein Name folgen
urn-nss-slash-first = Die namensraumspezifische Zeichenfolge darf nicht mit „/“ beginnen
urn-nss-character = Dieses Zeichen ist in der namensraumspezifischen Zeichenfolge nicht erlaubt
urn-percent = Auf „%“ müssen zwei hexadezimale Ziffern folgen
urn-nul = Das Byte NUL darf nicht verwendet werden, auch nicht als %00
urn-question = Auf „?“ muss hier „+“ oder „=“ folgen
urn-component-empty = Auf „?+“, „?=“ oder „?“ muss etwas folgen
urn-component-start = Eine Komponente darf nicht mit „/“ oder „?“ beginnen
urn-component-character = Dieses Zeichen ist hier nicht erlaubt
urn-directive = Die Abfrage muss eine Liste von Schlüsselwort=Wert sein, getrennt durch „&“. Ein Schlüsselwort hat Buchstaben,
    Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben
urn-too-long = Die Zeile ist länger, als dieses Programm lesen kann
urn-at = { $why } ({ $clause }, Byte { $at })
urn-said = { $why } ({ $clause }), bei Byte { $at }.
urn-profile-rfc8141 = RFC 8141 (gültig)
urn-profile-rfc2141 = RFC 2141 (1997)
urn-profile-bis = Entwurf von 2012
urn-no-profile = { $name } ist kein Profil. Verwenden Sie rfc8141, rfc2141 oder rfc2141bis-03
urn-class = { $class ->
    [formal] formell
    [informal] informell
    [urn] beginnt mit urn-, hat aber keine gültige Nummer
    [two] zwei Zeichen, reserviert
    [country] für Ländercodes reserviert
    [a-label] für A-Labels reserviert
    [x] früher für Versuche
   *[old] eine Kennung nur nach RFC 2141
}

# Urteile. Was auf einen Doppelpunkt folgt, ist ein ganzer Satz und beginnt groß.

verdict-one = { $called }-Name
verdict-one-name = { $called }-Name
verdict-yes = Ein gültiger { $called }-Name
verdict-yes-untested = Entspricht der Syntax von { $called }. Nicht geprüft: { $untested }
verdict-untested-form = die Syntax des Namens, weil dieses Register keine maschinenlesbare Grammatik des Namensraums hat
verdict-untested-rest = ob der Name den Regeln des Namensraums entspricht, weil die Prüfung zu lange dauerte
verdict-untested-prose = die Regeln, die die Registrierung in Worten festlegt
verdict-yes-no-syntax = Eine URN von { $nid }, dessen Registrierung keine Syntax zum Prüfen festlegt
verdict-no = Eine URN, aber kein gültiger { $one }
verdict-no-why = Eine URN, aber kein gültiger { $one }: { $why }
verdict-undecided = Eine URN von { $nid }, aber es ließ sich nicht feststellen, ob sie ein gültiger { $one } ist
verdict-unregistered = Hat die Syntax einer URN, aber der Namensraum ist nicht registriert
verdict-unregistered-meant = Hat die Syntax einer URN, aber der Namensraum ist nicht registriert. Meinten Sie { $nid }?
verdict-unregistrable = Hat die Syntax einer URN, aber der Namensraum kann nicht registriert werden
verdict-unregistered-in-use = Hat die Syntax einer URN, aber der Namensraum ist nicht registriert. Er wird ohne Registrierung verwendet: { $place }
verdict-unregistered-sibling = Hat die Syntax einer URN, aber der Namensraum ist nicht registriert. Solche Kennungen haben URNs in { $known }
verdict-reserved = Hat die Syntax einer URN, aber „urn“ ist reserviert und kann nicht als Namensraum-Kennung verwendet werden
verdict-no-urn = Keine URN: { $why }
verdict-offered = Keine URN, sondern { $what }; als URN geschrieben: { $urn }
verdict-spoilt = Keine URN. Dies sieht aus wie { $what }, aber: { $why }
verdict-repaired = So geschrieben keine URN. Eine URN ist der Text { $changes }: { $urn }
verdict-repaired-wrong = So geschrieben keine URN, und auch { $urn } ({ $changes }) ist kein gültiger Name: { $why }
verdict-too-long = Die Prüfung dauerte zu lange
repair-around = ohne die Zeichen außen herum
repair-invisible = ohne unsichtbare Zeichen
repair-dashes = mit Bindestrichen statt Gedankenstrichen
repair-punctuation = mit „urn:“ und Doppelpunkten
repair-blanks = ohne Leerzeichen
repair-as-urn = als URN geschrieben
repair-other-namespace = in einem anderen Namensraum
repair-capitals = in Großbuchstaben
repair-value = mit dem Wert, den die Regel erwartet
repair-blanks-hyphens = mit Bindestrichen statt Leerzeichen
verdict-fault-unregistered = Der Namensraum { $nid } ist nicht registriert
verdict-fault-meant = Der Namensraum { $nid } ist nicht registriert; meinten Sie { $known }?
verdict-fault-in-use = Der Namensraum { $nid } ist nicht registriert; er wird ohne Registrierung verwendet: { $place }
verdict-fault-sibling = Der Namensraum { $nid } ist nicht registriert; solche Kennungen haben URNs in { $known }
verdict-fault-unregistrable = Der Namensraum { $nid } kann nicht registriert werden
verdict-fault-reserved = „urn“ ist reserviert und kann nicht als Namensraum-Kennung verwendet werden
verdict-after = Nach „{ $read }“: { $should }
verdict-ends-early = Der Name ist unvollständig
verdict-should-follow = Der Name ist unvollständig; als Nächstes wird erwartet: { $expected }
verdict-should-end = Der Name sollte vor „{ $rest }“ enden
verdict-cannot-stand = „{ $found }“ ist bei Byte { $at } nicht erlaubt
verdict-does-not-fit = Die Syntax erlaubt hier „{ $rest }“ nicht
verdict-should-stand = Statt „{ $found }“ wird hier erwartet: { $expected }
verdict-component = Seine Registrierung lässt keine { $name }-Komponente zu
verdict-or = { $first } oder { $next }
verdict-or-else = { $first } oder etwas anderes
verdict-expected = { $word ->
    [the-end] das Ende
    [a-letter] ein Buchstabe
    [a-digit] eine Ziffer
    [a-hexadecimal-digit] eine hexadezimale Ziffer
    [bit] 0 oder 1
    [a-letter-or-digit] ein Buchstabe oder eine Ziffer
    [ldh] ein Buchstabe, eine Ziffer oder ein Bindestrich
    [unreserved] ein Buchstabe, eine Ziffer, -, ., _ oder ~
    [sub-delims] eines von !{"$"}&'()*+,;=
    [gen-delims] eines von :/?#[]@
    [a-visible-character] ein sichtbares Zeichen
    [a-space] ein Leerzeichen
    [a-double-quote] ein Anführungszeichen (")
    [an-ascii-character] ein Zeichen aus ASCII
   *[any-octet] irgendein Byte
}

# Bezeichner ohne URN darum herum.

bare-embedded = eine Adresse, die eine URN enthält
bare-name = ein Name
bare-doi-address = die Adresse eines DOI
bare-isni-address = die Adresse einer ISNI
bare-issn-address = die Adresse einer ISSN
bare-lei-address = die Adresse eines LEI
bare-orcid-address = die Adresse einer ORCID iD
bare-oid-address = die Adresse eines Objektbezeichners (OID)
bare-rfc-address = die Adresse eines RFC
bare-resolver-address = die Adresse eines Resolvers
bare-issn = eine ISSN
bare-bar-code = der Strichcode einer Zeitschrift
bare-doi = ein DOI
bare-eidr = ein EIDR-Bezeichner
bare-lei = ein LEI
bare-isni = eine ISNI
bare-isan = eine ISAN
bare-imei = eine IMEI
bare-rfc = ein RFC
bare-bcp = ein BCP
bare-std = ein Internetstandard
bare-fyi = ein FYI
bare-eic = ein Energy Identification Code
bare-isbn = eine ISBN
bare-uuid = eine UUID
bare-oid = ein Objektbezeichner (OID)
bare-iso = die Nummer einer ISO-Norm

# Was Wertregeln zu bemängeln haben.

wrong-check-digit = Die Prüfziffer sollte { $right } sein
wrong-check-digit-of = Die Prüfziffer von { $stem } ist { $right }
wrong-check-character = Das Prüfzeichen sollte { $right } sein
wrong-check-character-of = Das Prüfzeichen von { $stem } ist { $right }
wrong-check-digits = Die Prüfziffern sollten { $right } sein
wrong-check-digits-of = Die Prüfziffern von { $stem } sind { $right }
wrong-hexadecimal-digit = Hier wird eine hexadezimale Ziffer erwartet
wrong-isan-ends = Eine ISAN mit ihrer Version endet hier
wrong-isan = Eine ISAN hat 16 hexadezimale Ziffern und ein Prüfzeichen, mit einer Version 8 weitere Ziffern und noch ein
    Prüfzeichen
wrong-eidr-ends = Ein EIDR-Bezeichner endet hier
wrong-eidr = Ein EIDR-Bezeichner hat 20 hexadezimale Ziffern und ein Prüfzeichen
wrong-month = Der Monat sollte 01 bis 12 sein
wrong-no-month = Einen Monat { $month } gibt es nicht
wrong-day = Der Tag darf höchstens { $last } sein
wrong-days = Tage im { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }: { $last }
wrong-date-after-colon = Nach diesem Doppelpunkt wird ein Datum erwartet
wrong-time = Hier wird eine Zeit wie 2016-01-22T10:08:23Z erwartet
wrong-second = Die Sekunde darf höchstens 59 sein
wrong-leap-second = Eine Schaltsekunde ist immer die letzte Sekunde eines Monats, um 23:59:60
wrong-eic = Ein Energy Identification Code hat 16 Zeichen
wrong-eic-character = Hier wird eine Ziffer, ein Großbuchstabe oder ein Bindestrich erwartet
wrong-eic-hyphen = Codes mit einem Bindestrich als Prüfzeichen werden nicht vergeben
wrong-eic-hyphen-of = Das Prüfzeichen von { $stem } wäre ein Bindestrich; solche Codes werden nicht vergeben
wrong-isni = Eine ISNI hat 16 Zeichen
wrong-digit = Hier wird eine Ziffer erwartet
wrong-lei = Ein Legal Entity Identifier hat 20 Zeichen
wrong-lei-character = Hier wird eine Ziffer oder ein Großbuchstabe erwartet
wrong-lei-digits = Hier werden zwei Prüfziffern erwartet
wrong-oid-root = Die erste Zahl sollte 0, 1 oder 2 sein
wrong-oid-no-root = Die Wurzeln des Baums sind 0, 1 und 2; eine Wurzel { $root } gibt es nicht
wrong-oid-second = Die zweite Zahl darf unter der Wurzel { $root } höchstens 39 sein
wrong-oid-no-second = Unter der Wurzel { $root } enden die Zahlen bei 39; { $second } gibt es nicht
wrong-number = Eine solche Nummer hat nur Ziffern und Bindestriche und kann mit X enden
wrong-isbn = Eine ISBN hat 13 Ziffern; alte haben 10
wrong-issn = Eine ISSN hat 8 Zeichen mit einem Bindestrich in der Mitte
wrong-nothing = Der Wert fehlt
wrong-length = Der Name darf höchstens { $most } Zeichen haben
wrong-length-is = Der Name hat { $length } Zeichen; das Maximum ist { $most }
wrong-second-colon = Hier werden ein zweiter Doppelpunkt und ein Name erwartet
wrong-utf-8 = Der Name muss gültiges UTF-8 sein
wrong-utf-8-needs = Der Name ist kein gültiges UTF-8: Auf das Byte { $octet } muss ein weiteres folgen
wrong-utf-8-stands = Der Name ist kein gültiges UTF-8: Das Byte { $octet } ist hier nicht erlaubt
wrong-gs1-first = Der erste Application Identifier sollte ein Primärschlüssel sein
wrong-gs1-no-key = { $key } ist kein primärer Identifikationsschlüssel
wrong-gs1-value = Auf einen Application Identifier sollte ein Wert folgen
wrong-gs1-digits = Der Wert von { $key } muss mit { $count } Ziffern beginnen
wrong-gs1-date = Der Wert von { $key } sollte ein Datum aus sechs Ziffern sein: Jahr, Monat und Tag
wrong-country = { $code } ist kein Ländercode nach ISO 3166-1
wrong-country-own-use = ISO 3166-1 weist { $code } keinem Land zu
