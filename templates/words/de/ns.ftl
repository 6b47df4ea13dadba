# Ein Namensraum und seine Karte.

ns-registrant = Registrant
ns-contact = Kontakt
ns-first = Registriert
ns-changed = Letzte Änderung
ns-reference = Referenz
ns-template = Vorlage
ns-status = Status
ns-source = Quelle
ns-nid = Namensraum-Kennung
ns-home-page = Website
ns-topics = Themen
ns-plain = Reiner Text
ns-by-shown = als ihr Text erstmals zu sehen war

ns-title = { $nid }: Registrierung eines URN-Namensraums
ns-title-named = { $nid }: { $title }
ns-title-version = { $nid }, { $called }
ns-feed-title = Änderungen von { $nid }
ns-numbered = Version { $name }
ns-dated-html = vom <time datetime="{ $day }">{ $day }</time>
ns-title-by = Titel und Satz: { $by }; sie gehören nicht zur Registrierung.
ns-in-error = Irrtümlich registriert
ns-in-error-html = <strong>{ $what } wurde irrtümlich registriert.</strong> Zwei
    Personen vom Betrieb haben es am <time datetime="{ $day }">{ $day }</time> vermerkt. Adresse und Text bleiben.
ns-in-error-all = Dieser Namensraum
ns-in-error-version = Version { $number }
ns-status-is = Dieser Namensraum ist
    { $words }.
ns-succeeds-html = <a href="{ $href }">{ $other }</a> tritt an seine Stelle.
ns-succeeded-html = <a href="{ $href }">{ $other }</a> trat an seine Stelle.
ns-status-since-html = Seit <time datetime="{ $day }">{ $day }</time>, aus diesem Grund:
ns-unlisted = Spätestens seit { $day } steht er nicht mehr in der Liste der IANA. Seine URNs bleiben gültig.
ns-newer-html = Dies ist { $called }. Aktuell ist <a href="{ $href }">{ $newest }</a>. Diese Adresse bleibt.
ns-newer-diff-html = Dies ist { $called }. Aktuell ist <a href="{ $href }">{ $newest }</a>:
    <a href="{ $diff }">was sich geändert hat</a>. Diese Adresse bleibt.
ns-try = Einen Namen dieses Namensraums prüfen
ns-try-check = URN prüfen
ns-try-resolve = Wohin führt sie?
ns-on-page = Auf dieser Seite
ns-anatomy = Ein Name in seinen Teilen
ns-anatomy-html = <code class="any">{ $urn }</code>: die Teile, wie die Grammatik sie nennt. <a href="{ $href }">Diesen Namen prüfen</a>
ns-grammar = Grammatik
ns-grammar-heading = Grammatik des registrierten Textes
ns-own-rules = Die Regeln des Registranten
ns-editors-reading = Die Lesart der Redaktion
ns-examples = Beispiele
ns-resolvers = Resolver
ns-pledges = Zusagen
ns-pledges-heading = Was der Registrant zusagt
ns-versions = Versionen
ns-text = Registrierter Text
ns-cite-short = Zitieren
ns-resolvers-about = Angaben mit Quelle.
ns-resolvers-untried = Dieses Verzeichnis probiert die
    Adressen nicht aus.
ns-resolver-part = , für einen Teil der
    Namen
ns-resolver-source = Quelle:
    { $said }
ns-resolver-answered = Antwort am { $day }
ns-answered = Erreichbar am { $day }
ns-answered-which = { $what } erreichbar am { $day }
ns-all-versions = Alle Versionen
ns-history = Verlauf
ns-permanent = Dauerhafter Link
ns-not-held = Der registrierte Text liegt hier nicht vor.
ns-at-iana-html = Die IANA verwahrt ihn:
    <a href="{ $href }">Vorlage von { $nid }</a>.
ns-in-reference = Er steht in der Referenz:
ns-cite-heading = Zitieren und verfolgen
ns-cite = URN-Namensraum „{ $nid }“, { $address }
ns-cite-version = URN-Namensraum „{ $nid }“, Version { $version }, { $address }
ns-latest = Neueste Version
ns-feed = Feed der Änderungen
ns-feed-short = Feed
ns-card-picture = Karte als Bild
ns-card-frame = Karte zum Einbetten
ns-facts = Angaben
ns-missing = Was nicht verzeichnet ist
ns-missing-registrant = Wer ihn registriert hat
ns-missing-contact = Wer Auskunft gibt
ns-missing-first = Wann er registriert wurde
ns-missing-changed = Wann er zuletzt geändert wurde
ns-missing-text = Sein Text, der anderswo steht und hier nicht vorliegt
ns-missing-number = Eine Versionsnummer
ns-missing-resolver = Ein öffentlicher Resolver
ns-formats = Formate
ns-own-json = Regeln des Registranten (JSON)
ns-editors-json = Lesart der Redaktion (JSON)
ns-regex = Regulärer Ausdruck
ns-vectors = Testvektoren
ns-fingerprint-html = Fingerabdruck
    <code>sha256:{ $fingerprint }</code>
ns-yours = Ihre Registrierung?
ns-yours-about = Der Registrant kann einen Wortlaut berichtigen oder eine neue Version vorschlagen.
ns-yours-propose = Neue Version vorschlagen

# Was aus der Registrierung gelesen wurde.

ns-own-rules-heading = Die Regeln des Registranten als Daten
ns-for-programs = Für Programme
ns-own-about = Was der Registrant neben der Registrierung als Daten angegeben hat und was mit ihr gebilligt wurde; maßgeblich ist der Wortlaut der Registrierung, nicht dies.
ns-editors-about = Was die Redaktion des Verzeichnisses der Registrierung entnommen hat; maßgeblich ist der Wortlaut der Registrierung, nicht dies.
ns-reading-older = Dies gilt für Version { $version }, nicht für die aktuelle.
ns-reading-sources = Gelesen aus: { $sources }.
ns-grammar-read = Die Grammatik, wie sie
    gelesen wurde
ns-fit-exact = Sie enthält alles, was die Registrierung zur Syntax sagt.
ns-fit-wider = Die Registrierung hat Regeln in Worten, die hier fehlen.
ns-fit-unknown = Die Registrierung gibt keine Syntax an.
ns-same = Gleicher Name
ns-same-case = Groß- und Kleinschreibung zählt nicht
ns-same-case-of = Groß- und Kleinschreibung von „{ $rule }“ zählt nicht
ns-same-ignore = „{ $chars }“ zählt nicht
ns-same-percent = Prozentkodierung zählt nicht
ns-same-isbn = eine ISBN mit zehn Zeichen ist die zugehörige ISBN mit dreizehn Ziffern
ns-same-newsml = der Buchstabe der Fassung zählt nicht
ns-same-gsma = „;vers=0“ am Ende zählt nicht
ns-value-rule = Wertregel
ns-component = { $name }-Komponente
ns-examples-heading = Namen, die gelten, und Namen, die nicht gelten
ns-examples-by = Beispiele, { $by }
ns-examples-result = Ergebnis
ns-examples-why = Warum
ns-examples-from = Woher
ns-passes = gilt
ns-fails = gilt nicht
ns-from-registration = Registrierung
ns-from-known = in Gebrauch
ns-from-made = hier gebildet
ns-by-editors = laut der Redaktion des Verzeichnisses
ns-by-registrant = laut dem Registranten in seinem Profil
ns-piece-scheme = Schema
ns-piece-namespace = Namensraum
ns-piece-name = Name im Namensraum
ns-piece-rest = Rest
ns-resolver-redirects = leitet zur Ressource weiter
ns-resolver-describes = zeigt eine Beschreibung
ns-resolver-searches = Suchseite
ns-resolver-authorised = verlangt ein Abonnement

# Die Karte.

ns-card-unlisted = nicht mehr verzeichnet
ns-card-from = Von { $host }. Titel und Satz: { $by }; sie gehören nicht zur Registrierung.
ns-card-foot = { $host }: Titel und Satz { $by }
ns-card-line = { $label }: { $words } ({ $source })
