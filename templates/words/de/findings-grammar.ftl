# Was die Prüfung über die Regeln (ABNF) einer Vorlage und ihre Beispiele sagt.

finding-abnf = ABNF: { $what }
finding-abnf-times = ABNF: { $what } ({ $count }-mal)
finding-abnf-more = ABNF: um die Regeln zu lesen, war noch mehr zu berichtigen; weitere Arten: { $count }
finding-abnf-undefined = ABNF: verwendet, aber nicht definiert: { $names }
finding-abnf-unused = ABNF: definiert, aber nicht verwendet: { $names }
finding-abnf-strangers = ABNF: die Regeln ergeben { $characters }; ohne Prozentkodierung darf das nicht in einer URN stehen (RFC 8141, 2)
finding-abnf-too-complex = ABNF: diese Grammatik ist zu umfangreich für die Prüfung; { $count ->
    [0] kein Beispiel wurde geprüft
    [1] 1 Beispiel wurde geprüft
   *[other] { $count } Beispiele wurden geprüft
}
finding-space = das Leerzeichen
finding-quoted = „{ $text }“
finding-range = { $from } bis { $to }
finding-examples-first = Nur die ersten { $count } Beispiele wurden geprüft
finding-example-matches = { $name } wird ungültig genannt, entspricht aber den angegebenen Regeln
finding-example-fails = { $name } entspricht nicht den angegebenen Regeln

finding-repair-bar = Alternativen trennt ein /, nicht |; es wurde als / gelesen
finding-repair-quote = { $code } ist ein Anführungszeichen, aber nicht das von ASCII; es wurde als " gelesen
finding-repair-dash = { $code } ist ein Strich, aber nicht der Bindestrich von ASCII; er wurde als - gelesen
finding-repair-blank = { $code } ist ein Leerzeichen oder unsichtbares Zeichen außerhalb von ASCII; es wurde als Leerzeichen gelesen
finding-repair-single-quotes = Zeichenketten stehen in "doppelten Anführungszeichen"; die einfachen wurden als doppelte gelesen
finding-repair-angle = { $angle } wurde als die Regel { $name } gelesen, nicht als Fließtext
finding-repair-defined = eine Regel wird mit = definiert; { $sign } wurde als = gelesen
finding-repair-underscore = der Regelname { $name } enthält _; Namen bestehen aus Buchstaben, Ziffern und Bindestrichen (RFC 5234, 2.1); er wurde so übernommen
finding-repair-repeat-apart = eine Wiederholung steht unmittelbar vor dem, was sie wiederholt; das Leerzeichen dazwischen wurde weggelassen
finding-repair-indented = die Regel { $name } beginnt weiter rechts als die erste Regel; sie wurde als eigene Regel gelesen
finding-repair-not-indented = die Zeile setzt eine Regel fort, ist aber nicht eingerückt; sie wurde als Teil der Regel gelesen
finding-repair-twice = die Regel { $name } wurde schon definiert; die letzte Definition gilt
finding-repair-added = für { $name } gibt es keine Definition, die =/ ergänzen könnte; es wurde als = gelesen

finding-grammar-rule-name = eine Regel beginnt mit ihrem Namen
finding-grammar-equals = nach dem Regelnamen { $name } fehlt =
finding-grammar-bracket-opened = diese Klammer wurde nie geöffnet
finding-grammar-second-equals = ein zweites = in der Regel { $name }; eine neue Regel beginnt auf einer eigenen Zeile
finding-grammar-goes-on = so kann die Regel { $name } nicht weitergehen
finding-grammar-depth = es sind mehr als { $count } Klammern ineinander geschachtelt
finding-grammar-before-slash = vor diesem / steht nichts
finding-grammar-ends = die Regel endet, wo noch etwas folgen müsste
finding-grammar-before = davor müsste etwas stehen
finding-grammar-number-alone = eine Zahl steht allein; schreiben Sie eine Ziffer in Anführungszeichen und eine Wiederholung ohne Leerzeichen
finding-grammar-nothing-to-repeat = die Wiederholung hat nichts zu wiederholen
finding-grammar-repeat-order = die Wiederholung verlangt mindestens mehr als höchstens
finding-grammar-repeat-max = eine Wiederholung geht hier bis zu { $count }-mal
finding-grammar-bracket = die Klammer wird nicht geschlossen
finding-grammar-bracket-before = die Klammer wird nicht geschlossen, bevor etwas anderes folgt
finding-grammar-colon = ein Doppelpunkt steht außerhalb einer Zeichenkette; schreiben Sie ":"
finding-grammar-number-large = die Zahl ist zu groß
finding-grammar-number-missing = hier fehlt eine Zahl
finding-grammar-string-open = die Zeichenkette wird vor dem Ende ihrer Zeile nicht geschlossen
finding-grammar-after-case = nach %s oder %i folgt eine Zeichenkette in Anführungszeichen (RFC 7405)
finding-grammar-after-percent = nach % folgt x, d oder b mit einer Zahl, oder s oder i mit einer Zeichenkette
finding-grammar-range = der Bereich endet, bevor er beginnt
finding-grammar-character-high = ein Zeichen mit einer so hohen Nummer gibt es nicht
finding-grammar-angle-open = das < wird vor dem Ende seiner Zeile nicht geschlossen
finding-grammar-quotes = Zeichenketten stehen in "doppelten Anführungszeichen"
finding-grammar-quotes-ascii = Zeichenketten stehen in "doppelten Anführungszeichen" und enthalten nur druckbares ASCII
finding-grammar-comma = was aufeinander folgt, wird durch Leerzeichen getrennt, nicht durch Kommas
finding-grammar-full-stop = ein Punkt gehört nicht zu einer Regel
finding-grammar-underscore = Namen beginnen mit einem Buchstaben und bestehen aus Buchstaben, Ziffern und Bindestrichen
finding-grammar-braces = eine Wiederholung steht vor dem, was sie wiederholt, wie in 3*5DIGIT; geschweifte Klammern bedeuten in ABNF nichts
finding-grammar-regex = { $character } bedeutet in ABNF nichts; es sieht nach einem regulären Ausdruck aus
finding-grammar-nothing = { $character } bedeutet in ABNF nichts
finding-grammar-stranger = { $code } kann nicht in einer Regel stehen
finding-grammar-begins = eine Grammatik beginnt mit einer Regel: einem Namen, gefolgt von = und dem, wofür er steht
finding-grammar-no-rule = im Text steht keine Regel
finding-grammar-bytes = die Grammatik hat mehr als { $count } Bytes
finding-grammar-rule-bytes = die Regel hat mehr als { $count } Bytes
finding-grammar-rules = die Grammatik hat mehr als { $count } Regeln
finding-grammar-repairs = mehr als { $count } Stellen wären zu berichtigen; dies ist eine andere Notation
