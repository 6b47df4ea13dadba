# Das Verzeichnis der Auflösungsdienste und die Register der Teile, wie alle sie lesen.
resolvers-title = Verzeichnis der Auflösungsdienste
resolvers-lede = Wer für die Namen eines Namensraums antwortet, und was man bekommt. Jeder Eintrag hat eine Quelle; keiner wurde im Netz ausprobiert, als
    er aufgenommen wurde.
resolvers-namespace = Namensraum
resolvers-entries = Einträge
resolvers-give = Was man bekommt
resolvers-answered = Hat geantwortet am
resolvers-asked-heading = Wie Adressen abgefragt werden
resolvers-answered-about = „Hat geantwortet am“ ist der letzte Tag, an dem die Adresse eines Beispiels diesem Verzeichnis geantwortet hat.
resolvers-asked-html = Wo
    sein Betrieb es will, fragt ein Verzeichnis die Adressen seiner Auflösungsdienste und Verweise einmal in der Woche: mit HEAD, dann GET, höchstens eine
    Anfrage in der Minute, je zehn Sekunden, als <code>nidreg</code> in robots.txt und mit einer Pause, wenn <code>Retry-After</code> darum
    bittet. Keiner Ihrer Namen wird irgendwohin gesendet. Nichts wird danach beurteilt: Eine Adresse ohne Tag kann neu sein, keine Programme zulassen oder nicht
    geantwortet haben.
resolvers-of = Auflösungsdienste von { $nid }
resolvers-heading-html = <span class="nid big">{ $nid }</span> Auflösungsdienste
resolvers-editing = Betreiber bearbeiten die Einträge. Jede Änderung hat einen öffentlichen Grund und bleibt im Verlauf.
resolvers-edit = Einträge bearbeiten
resolvers-registration = Registrierung von { $nid }
resolvers-none = Kein Auflösungsdienst ist bekannt.
resolvers-gives = Liefert
resolvers-gives-words = { $service }: { $gives }; { $kind }
resolvers-template = Vorlage
resolvers-applies = Antwortet für
resolvers-applies-all = alle Namen des Namensraums
resolvers-applies-prefix = Namen, die mit { $prefix } beginnen
resolvers-applies-pattern = Namen, auf die { $pattern } passt
resolvers-run-by = Betrieben von
resolvers-source = Quelle
resolvers-since = Seit
resolvers-query = Umgang mit der Abfrage
resolvers-query-documented = { $strategy }, wie der Dienst es beschreibt
resolvers-query-none = append, wie in diesem Verzeichnis üblich; der Dienst beschreibt nichts
resolvers-example = Beispiel
resolvers-leads-html = <a class="any" href="{ $href }">{ $example }</a> führt zu <code class="any">{ $target }</code>
resolvers-answered-html = , das <a href="/resolvers#asked">am { $day } geantwortet hat</a>
resolvers-note = Anmerkung
resolvers-history = Wie sie hier geändert wurden
resolvers-ended = { $name }: beendet
resolvers-service = { $service ->
    [I2L] eine Adresse der Ressource
    [I2Ls] alle bekannten Adressen der Ressource
    [I2R] die Ressource selbst
    [I2Rs] alle Fassungen der Ressource
    [I2C] eine Beschreibung der Ressource
    [I2Cs] alle bekannten Beschreibungen der Ressource
    [I2N] ein anderer Name der Ressource
    [I2Ns] alle bekannten Namen der Ressource
   *[other] ob zwei Bezeichner dieselbe Ressource benennen
}
resolvers-kind = { $kind ->
    [redirects] leitet zur Ressource weiter
    [describes] zeigt eine Beschreibung
    [searches] Suchseite
   *[authorised] nur mit Abonnement
}
resolvers-between = { $first }, { $next }
parts-title = Teile von Namensräumen
parts-lede-html = In manchen Namensräumen vergeben andere Namen in einem eigenen Teil: Nationalbibliotheken in <code>nbn</code>,
    Rechtsordnungen in <code>lex</code>, Organisationen in <code>mrn</code>.
parts-standing = Von der Redaktion dieses Verzeichnisses aus öffentlichen Quellen gesammelt und geprüft; jede Zeile nennt ihre Quelle. Es entscheiden die Registrierung des Namensraums und die Inhaber, nicht diese Liste.
parts-with-parts = Namensräume mit Teilen
parts-namespace = Namensraum
parts-names = Was er benennt
parts-parts = Teile
parts-historic = Davon historisch
parts-none-historic = keine
parts-of = Teile von { $name }
parts-nbn = Eine Nummer der Nationalbibliografie beginnt mit einem Ländercode nach ISO 3166-1, vielleicht mit Unternamensräumen hinter Doppelpunkten,
    dann folgen ein Bindestrich und die Nummer; Groß- und Kleinschreibung zählt im Präfix nicht, in der Nummer schon, wenn ihr Inhaber nichts anderes sagt
    (RFC 8458, 4). Ein Präfix, das einmal vergeben wurde, bekommt nie jemand anderes.
parts-no-parts = Teile davon sind nicht bekannt.
parts-heading-html = <span class="nid big">{ $nid }</span> Teile
parts-part-heading-html = <span class="nid big">{ $nid }</span><span class="any">:{ $prefix }</span> Teile
parts-not-known = nicht bekannt
parts-history = Wie es hier geändert wurde
