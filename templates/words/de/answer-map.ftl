# The answer map of a template.

answer-map-title = Antworten auf die Fragen des RFC 8141
answer-map-about = Die Sätze wurden an ihren Wörtern erkannt. Lesen Sie sie: Ein Satz kann von etwas anderem handeln.
answer-map-not-answered = Nicht beantwortet
answer-map-must = Muss beantwortet werden
answer-map-should = Sollte beantwortet werden
answer-map-describes = Wird meist beantwortet
answer-map-other-language = Der Text ist nicht auf Englisch. Die Fachgutachter lesen Englisch. Die Antworten wurden nicht geprüft.
answer-map-contradiction = Diese zwei Sätze widersprechen einander:
answer-map-open = { $open } von { $all } nicht beantwortet

answer-map-question = { $id ->
    [P1] Welche Arten von Ressourcen bezeichnen die Namen?
    [P2] Welche Gemeinschaft benutzt die Namen?
    [P3] Werden die Namen in öffentlichen oder privaten Netzen benutzt?
    [P4] Welchen Nutzen haben die Gemeinschaft und das Internet?
    [P5] Wie verhält sich der Namensraum zu bestehenden Namensräumen, URI-Schemata und anderen Kennungen?
    [P6] Welche Software kann die Namen benutzen oder auflösen?
    [P7] Gibt es Auflösungsdienste, jetzt oder später?
    [P8] Soll der Namensraum Teil einer Norm werden?
    [S1] Wie sind die Namen aufgebaut?
    [S2] Welche Zeichen sind erlaubt, und wie werden sie kodiert?
    [S3] Wann sind zwei Namen gleichwertig?
    [S4] Zählt Groß- und Kleinschreibung?
    [S5] Wie passen bestehende Kennungen in die URN-Syntax, zum Beispiel reservierte Zeichen?
    [S6] Was bedeuten q-Komponenten?
    [S7] Was bedeuten f-Komponenten?
    [A1] Wie oder von welcher Stelle werden Namen vergeben?
    [A2] Ist die Vergabe offen, geschlossen oder beschränkt?
    [A3] Wie beantragt man einen Namen oder wird vergebende Stelle?
    [A4] Wodurch sind Namen eindeutig?
    [A5] Welche Regeln gelten für Organisationen, an die die Vergabe delegiert ist?
    [A6] Was geschieht, wenn eine dieser Organisationen endet oder ausscheidet?
    [F1] Kann der Registrant den Namensraum lange pflegen, und was geschieht, wenn nicht?
    [F3] Wird ein Name nie an eine andere Ressource vergeben?
    [F4] Bleiben alte Namen gültig?
    [C1] Welche Folgen hat ein falscher Vergleich?
    [C2] Verraten Namen private Informationen?
    [C3] Können Namen erraten oder gesammelt werden?
    [C4] Welche anderen Sicherheitsfragen gibt es?
    [I1] Welche Probleme der Interoperabilität sind bekannt?
    [I2] Womit könnten die Namen verwechselt werden?
    [R1] Ist eine Auflösung vorgesehen oder zu erwarten?
    [R2] Betreibt oder empfiehlt der Registrant einen Auflösungsdienst?
    [R3] Was müssen andere Dienste tun, damit der Registrant auf sie hinweist?
   *[R4] Wie wird mit r-Komponenten umgegangen?
}
