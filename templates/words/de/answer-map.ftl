# The answer map of a template.

answer-map-title = Antworten auf die Fragen des RFC 8141
answer-map-about = Die Sätze wurden anhand von Stichwörtern gefunden. Prüfen Sie jeden Satz: Er kann auch etwas anderes betreffen.
answer-map-not-answered = Nicht beantwortet
answer-map-must = Antwort erforderlich
answer-map-should = Antwort empfohlen
answer-map-describes = Antwort erwartet
answer-map-other-language = Der Text ist nicht auf Englisch. Die Fachgutachter lesen Englisch. Die Antworten wurden nicht geprüft.
answer-map-contradiction = Diese zwei Sätze widersprechen einander:
answer-map-open = { $open } von { $all } nicht beantwortet

answer-map-question = { $id ->
    [P1] Welche Arten von Ressourcen bezeichnen die Namen?
    [P2] Welche Gemeinschaft verwendet die Namen?
    [P3] Werden die Namen in öffentlichen oder privaten Netzen verwendet?
    [P4] Welchen Nutzen haben die Gemeinschaft und das Internet?
    [P5] Wie verhält sich der Namensraum zu bestehenden Namensräumen, URI-Schemata und anderen Kennungen?
    [P6] Welche Software kann die Namen verwenden oder auflösen?
    [P7] Sind Auflösungsdienste verfügbar oder geplant?
    [P8] Soll der Namensraum Teil einer Norm werden?
    [S1] Wie sind die Namen aufgebaut?
    [S2] Welche Zeichen sind erlaubt, und wie werden sie kodiert?
    [S3] Wann sind zwei Namen gleichwertig?
    [S4] Wird zwischen Groß- und Kleinschreibung unterschieden?
    [S5] Wie passen bestehende Kennungen in die URN-Syntax, zum Beispiel reservierte Zeichen?
    [S6] Was bedeuten q-Komponenten?
    [S7] Was bedeuten f-Komponenten?
    [A1] Wie oder von welcher Stelle werden Namen vergeben?
    [A2] Ist die Vergabe offen, geschlossen oder beschränkt?
    [A3] Wie kann eine Organisation einen Namen oder das Recht zur Vergabe von Namen beantragen?
    [A4] Wodurch wird sichergestellt, dass Namen eindeutig sind?
    [A5] Welche Regeln gelten für Organisationen, an die die Vergabe delegiert ist?
    [A6] Was geschieht, wenn eine dieser Organisationen ausscheidet oder nicht mehr besteht?
    [F1] Kann der Registrant den Namensraum langfristig pflegen, und was geschieht andernfalls?
    [F3] Ist ausgeschlossen, dass ein Name später an eine andere Ressource vergeben wird?
    [F4] Bleiben alte Namen gültig?
    [C1] Welche Folgen hat ein fehlerhafter Vergleich?
    [C2] Geben Namen private Informationen preis?
    [C3] Können Namen erraten oder gesammelt werden?
    [C4] Welche weiteren Sicherheitsprobleme gibt es?
    [I1] Welche Interoperabilitätsprobleme sind bekannt?
    [I2] Womit könnten die Namen verwechselt werden?
    [R1] Ist eine Auflösung vorgesehen oder zu erwarten?
    [R2] Betreibt oder empfiehlt der Registrant einen Auflösungsdienst?
    [R3] Was müssen andere Dienste tun, damit der Registrant auf sie hinweist?
   *[R4] Wie wird mit r-Komponenten umgegangen?
}
