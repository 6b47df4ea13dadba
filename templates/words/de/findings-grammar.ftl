# Was die Prüfung über die Regeln (ABNF) einer Vorlage und ihre Beispiele sagt.

finding-abnf = ABNF: { $what }
finding-abnf-times = ABNF: { $what } ({ $count }-mal)
finding-abnf-more = ABNF: um die Regeln zu lesen, waren weitere Arten von Korrekturen nötig: { $count }
finding-abnf-undefined = ABNF: verwendet, aber nicht definiert: { $names }
finding-abnf-unused = ABNF: definiert, aber nicht verwendet: { $names }
finding-abnf-strangers = ABNF: die Regeln ergeben { $characters }; das muss in einer URN prozentkodiert werden (RFC 8141, 2)
finding-abnf-too-complex = ABNF: diese Grammatik ist zu umfangreich für die Prüfung; { $count ->
    [0] kein Beispiel wurde geprüft
    [1] 1 Beispiel wurde geprüft
   *[other] { $count } Beispiele wurden geprüft
}
finding-space = Leerzeichen
finding-range = { $from } bis { $to }
finding-examples-first = Nur die ersten { $count } Beispiele wurden geprüft
finding-example-matches = { $name } ist als ungültig angegeben, entspricht aber den Syntaxregeln dieser Vorlage
finding-example-fails = { $name } entspricht nicht den Syntaxregeln dieser Vorlage

finding-repair-bar = Alternativen müssen durch / getrennt werden, nicht durch |; | wurde als / gelesen
finding-repair-quote = { $code } ist nicht das Anführungszeichen von ASCII; es wurde als " gelesen
finding-repair-dash = { $code } ist nicht der Bindestrich von ASCII; es wurde als - gelesen
finding-repair-blank = { $code } ist ein Leerzeichen oder unsichtbares Zeichen außerhalb von ASCII; es wurde als Leerzeichen gelesen
finding-repair-single-quotes = Zeichenketten müssen in "doppelten Anführungszeichen" stehen; die einfachen wurden als doppelte
    gelesen
finding-repair-angle = { $angle } wurde als die Regel { $name } gelesen, nicht als Fließtext
finding-repair-defined = Regeln müssen mit = definiert werden; { $sign } wurde als = gelesen
finding-repair-underscore = der Regelname { $name } enthält _, Namen dürfen aber nur Buchstaben, Ziffern und Bindestriche haben
    (RFC 5234, 2.1); der Name wurde angenommen
finding-repair-repeat-apart = eine Wiederholung muss unmittelbar vor dem wiederholten Element stehen; das Leerzeichen dazwischen
    wurde ignoriert
finding-repair-indented = die Regel { $name } ist weiter eingerückt als die erste Regel; sie wurde als eigene Regel gelesen
finding-repair-not-indented = die Zeile setzt eine Regel fort, ist aber nicht eingerückt; sie wurde als Teil der Regel gelesen
finding-repair-twice = die Regel { $name } ist mehr als einmal definiert; die letzte Definition wurde verwendet
finding-repair-added = für { $name } gibt es keine Definition, die =/ ergänzen könnte; es wurde als = gelesen

finding-grammar-rule-name = eine Regel muss mit ihrem Namen beginnen
finding-grammar-equals = nach dem Regelnamen { $name } fehlt =
finding-grammar-bracket-opened = zu dieser schließenden Klammer fehlt die öffnende
finding-grammar-second-equals = in der Regel { $name } gibt es ein zweites =; beginnen Sie jede Regel auf einer neuen Zeile
finding-grammar-goes-on = die Regel { $name } lässt sich so nicht fortsetzen
finding-grammar-depth = es gibt mehr als { $count } Ebenen geschachtelter Klammern
finding-grammar-before-slash = vor diesem / fehlt ein Element
finding-grammar-ends = die Regel ist unvollständig
finding-grammar-before = davor fehlt ein Element
finding-grammar-number-alone = diese Zahl hat hier keine Bedeutung; setzen Sie eine Ziffer in Anführungszeichen, und schreiben Sie
    eine Wiederholung ohne Leerzeichen
finding-grammar-nothing-to-repeat = zur Wiederholung fehlt ein Element
finding-grammar-repeat-order = das Minimum der Wiederholung ist größer als ihr Maximum
finding-grammar-repeat-max = eine Wiederholung darf nicht größer als { $count } sein
finding-grammar-bracket = die Klammer wird nicht geschlossen
finding-grammar-bracket-before = die Klammer muss vorher geschlossen werden
finding-grammar-colon = es gibt einen Doppelpunkt außerhalb einer Zeichenkette; schreiben Sie ":"
finding-grammar-number-large = die Zahl ist zu groß
finding-grammar-number-missing = hier fehlt eine Zahl
finding-grammar-string-open = die Zeichenkette wird nicht auf derselben Zeile geschlossen
finding-grammar-after-case = auf %s oder %i muss eine Zeichenkette in Anführungszeichen folgen (RFC 7405)
finding-grammar-after-percent = auf % muss x, d oder b mit einer Zahl folgen, oder s oder i mit einer Zeichenkette
finding-grammar-range = das Ende des Bereichs liegt vor seinem Anfang
finding-grammar-character-high = es gibt kein Zeichen mit dieser Nummer
finding-grammar-angle-open = das < wird nicht auf derselben Zeile geschlossen
finding-grammar-quotes = Zeichenketten müssen in "doppelten Anführungszeichen" stehen
finding-grammar-quotes-ascii = Zeichenketten müssen in "doppelten Anführungszeichen" stehen und dürfen nur druckbares ASCII
    enthalten
finding-grammar-comma = trennen Sie Elemente durch Leerzeichen, nicht durch Kommas
finding-grammar-full-stop = ein Punkt gehört nicht zu einer Regel
finding-grammar-underscore = Regelnamen müssen mit einem Buchstaben beginnen und dürfen nur Buchstaben, Ziffern und Bindestriche
    haben
finding-grammar-braces = eine Wiederholung steht vor dem wiederholten Element, wie in 3*5DIGIT; geschweifte Klammern haben in ABNF
    keine Bedeutung
finding-grammar-regex = { $character } hat in ABNF keine Bedeutung; dies sieht nach einem regulären Ausdruck aus
finding-grammar-nothing = { $character } hat in ABNF keine Bedeutung
finding-grammar-stranger = { $code } ist in einer ABNF-Regel nicht erlaubt
finding-grammar-begins = eine Grammatik muss mit einer Regel beginnen: einem Namen, = und seiner Definition
finding-grammar-no-rule = der Text enthält keine Regeln
finding-grammar-bytes = die Grammatik ist größer als { $count } Bytes
finding-grammar-rule-bytes = die Regel ist größer als { $count } Bytes
finding-grammar-rules = die Grammatik hat mehr als { $count } Regeln
finding-grammar-repairs = mehr als { $count } Korrekturen wären nötig; dies ist also wahrscheinlich keine ABNF
