# Ein Namensraum und seine Karte.

ns-contact-confirmed = Kontakt bestätigt
ns-first-also = Andere Quelle:
ns-status = Status
ns-nid = Namensraum-Kennung
ns-home-page = Website
ns-named = Im Text genannt
ns-named-in = Text von { $year }
ns-named-in-undated = Text ohne Datum
ns-resolves = Auflösung bei
ns-resolves-all = alle Resolver
ns-resolves-nowhere = kein öffentlicher Resolver bekannt
ns-cite-as = Zitieren als

ns-about = Die Registrierung des URN-Namensraums { $nid }: Registrant, Syntax, Auflösung und jede veröffentlichte Version.
ns-title = { $nid }: Registrierung eines URN-Namensraums
ns-title-named = { $nid }: { $title }
ns-title-version = { $nid }, { $called }
ns-title-day = { $nid } am { $day }: { $called }
ns-on-day-html = Am <time datetime="{ $day }">{ $day }</time> galt { $called }.
ns-on-day-history = Verlauf bis zu diesem Tag
ns-feed-title = Änderungen von { $nid }
ns-dated-html = Text vom <time datetime="{ $day }">{ $day }</time>
ns-registered-html = diese Version registriert am <time datetime="{ $day }">{ $day }</time>
ns-in-error = Irrtümlich registriert
ns-in-error-html = <strong>{ $what } wurde irrtümlich registriert.</strong> Der Betrieb hat dies am
    <time datetime="{ $day }">{ $day }</time> vermerkt. Der Permalink und der Text bleiben.
ns-not-registered = Es gibt keinen Namensraum mit dieser Kennung. { $status }. { $note }
ns-in-error-all = Dieser Namensraum
ns-in-error-version = Version { $number }
ns-appeal = Einspruch stattgegeben
ns-appeal-html = <strong>Einem Einspruch gegen diese Registrierung wurde</strong> am <time datetime="{ $day }">{ $day }</time> <strong>stattgegeben.</strong>
    Die Registrierung gilt weiter; die Gründe stehen in <a href="{ $href }">{ $number }</a>.
ns-status-is = Status dieses Namensraums: { $text }.
ns-succeeds-html = Er wird durch <a href="{ $href }">{ $other }</a> ersetzt.
ns-succeeded-html = Er wurde durch <a href="{ $href }">{ $other }</a> ersetzt.
ns-status-since-html = Seit <time datetime="{ $day }">{ $day }</time>. Grund:
ns-unlisted = Nicht mehr in der Liste der IANA (entfernt spätestens am { $day }). Bestehende URNs bleiben gültig.
ns-newer-html = Dies ist { $called }. Aktuell ist <a href="{ $href }">{ $newest }</a>. Dieser Link ist dauerhaft.
ns-newer-diff-html = Dies ist { $called }. Aktuell ist <a href="{ $href }">{ $newest }</a>: <a href="{ $diff }">Änderungen</a>.
    Dieser Link ist dauerhaft.
ns-try = Eine URN dieses Namensraums prüfen
ns-on-page = Auf dieser Seite
ns-anatomy = Beispiel-URN, beschriftet
ns-anatomy-html = <code class="any">{ $urn }</code>. <a href="{ $href }">Diese URN prüfen</a>
ns-grammar = Grammatik
ns-grammar-heading = Grammatik des registrierten Textes
ns-editors-reading = Von der Redaktion gelieferte Regeln
ns-resolvers = Resolver
ns-cite-short = Zitieren
ns-resolvers-untried = Dieses Verzeichnis prüft diese Adressen nicht.
ns-resolver-part = , für einige der Namen
ns-resolver-source = Quelle:
    { $said }
ns-all-versions = Alle Versionen
ns-permanent = Permalink
ns-not-held = Der registrierte Text ist in diesem Verzeichnis nicht verfügbar.
ns-at-iana-html = Er ist bei der IANA verfügbar: <a href="{ $href }">Vorlage von { $nid }</a>.
ns-in-reference = Er ist Teil der Referenz:
ns-cite-heading = Zitieren und verfolgen
ns-cite = URN-Namensraum „{ $nid }“, { $address }
ns-cite-version = URN-Namensraum „{ $nid }“, Version { $version }, { $address }
ns-latest = Neueste Version
ns-feed = Feed der Änderungen
ns-missing = Fehlende Angaben
ns-missing-first = Datum der Registrierung
ns-missing-changed = Datum der letzten Änderung
ns-missing-text = Registrierter Text (anderswo veröffentlicht, hier keine Kopie)
ns-missing-redacted = Registrierter Text. Zwei Personen des Betriebs haben ihn am { $day } geschwärzt: { $reason }
ns-missing-number = Versionsnummer
ns-missing-resolver = Öffentlicher Resolver
ns-formats = Formate
ns-own-json = Vom Registranten gelieferte Regeln (JSON)
ns-editors-json = Von der Redaktion gelieferte Regeln (JSON)
ns-regex = Regulärer Ausdruck
ns-vectors = Testvektoren
ns-fingerprint-html = Fingerabdruck
    <code>sha256:{ $fingerprint }</code><br>SHA-256 der Bytes des Textformats dieser Version (UTF-8)
ns-proof-html = <a href="{ $href }">Nachweis</a> im <a href="/log">öffentlichen Protokoll</a>
ns-how-to-read = Wie man diese Seite liest
ns-yours = Sind Sie der Registrant?
ns-yours-about = Sie können eine Berichtigung beantragen oder eine neue Version vorschlagen.
ns-edit-record = Listeneintrag bearbeiten
ns-yours-propose = Neue Version vorschlagen

# Was aus der Registrierung gelesen wurde.

ns-reading-older = Diese Regeln gelten für Version { $version }, nicht für die aktuelle.
ns-grammar-read = Grammatik mit Diagrammen
ns-fit-exact = Diese Regeln decken die Syntax der Registrierung vollständig ab.
ns-fit-wider = Die Registrierung hat weitere Regeln in Prosa, die hier nicht abgedeckt sind.
ns-fit-unknown = Die Syntax der Registrierung ist hier nicht erfasst.
ns-grammar-show = Diagramme ({ $count })
ns-versions-show = Tabelle mit { $count } Versionen
ns-syntax-exact = { $count ->
    [one] Ein Name hat ein Zeichen: { $characters }.
   *[other] Ein Name hat { $count } Zeichen: { $characters }.
}
ns-syntax-range = Ein Name hat { $least } bis { $most } Zeichen: { $characters }.
ns-syntax-least = Ein Name hat mindestens { $least } Zeichen: { $characters }.
ns-syntax-any = Ein Name hat ein oder mehr Zeichen: { $characters }.
ns-syntax-sign = „{ $sign }“
ns-syntax-letters = Buchstaben
ns-syntax-upper = Großbuchstaben
ns-syntax-lower = Kleinbuchstaben
ns-syntax-digits = Ziffern
ns-syntax-hexadecimal = hexadezimale Ziffern
ns-syntax-many-signs = Satzzeichen
ns-syntax-percent = prozentkodierte Zeichen
ns-same-case-of = Groß- und Kleinschreibung von „{ $rule }“ zählt nicht
ns-same-ignore = „{ $chars }“ wird ignoriert
ns-same-percent = Prozentkodierung wird ignoriert
ns-same-isbn = eine ISBN-10 ist ihrer ISBN-13 gleichwertig
ns-same-newsml = der Aktualisierungsbuchstabe wird ignoriert
ns-same-gsma = „;vers=0“ am Ende wird ignoriert
ns-component = { $name }-Komponente
ns-examples-heading = Gültige und ungültige Beispiele
ns-examples-why = Warum
ns-from-registration = Registrierung
ns-from-known = in Gebrauch
ns-from-made = von der Redaktion gebildet
ns-by-editors = Angabe der Redaktion
ns-legend-editors = Mit † markierte Angaben und Regeln hat die Redaktion dieses Verzeichnisses hinzugefügt. Sie gehören
    nicht zur Registrierung, und deren Text hat Vorrang.
ns-legend-registrant = Mit † markierte Angaben und Regeln hat ein Programm aus dem Text der Registrierung abgeleitet. Der
    Text hat Vorrang.
ns-piece-rest = Rest
ns-resolver-redirects = leitet zur Ressource weiter
ns-resolver-describes = zeigt eine Beschreibung
ns-resolver-searches = Suchseite
ns-resolver-authorised = verlangt ein Abonnement

# Die Karte.
text-link = Link zu { $label }
text-diagram = Diagramm von { $name }
text-diagram-read = Diagramm von { $name }, wie es gelesen wurde
text-railroad = Syntaxdiagramm von { $name }
text-times = { $count }-mal
text-times-to = { $least }- bis { $most }-mal
text-times-more = { $count }-mal oder öfter
