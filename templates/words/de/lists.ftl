# Fachgutachter, anerkannte Gremien und ein Text eines Antrags.

lists-experts = Fachgutachter
lists-experts-intro = Die Fachgutachter begutachten jeden Antrag (RFC 8141, 6.2). Die Leitung entscheidet. Frühere Berufungen
    bleiben in dieser Liste.
lists-experts-formal = Formelle Namensräume
lists-experts-informal = Informelle Namensräume
lists-experts-vacant = Zurzeit gibt es keine Leitung.
lists-experts-none = Zurzeit gibt es keine Fachgutachter.
lists-experts-formal-label = Formell: Berufungen
lists-experts-informal-label = Informell: Berufungen
lists-experts-as = Rolle
lists-experts-until = Bis
lists-experts-open = ohne Enddatum
lists-experts-not-today = (heute nicht aktiv)
lists-experts-lead = Leitung
lists-experts-expert = Fachgutachter

lists-bodies = Anerkannte Gremien
lists-bodies-intro = Diese Gremien können das Schnellverfahren beantragen (RFC 8141, 6.3). Die IESG entscheidet, welche Gremien
    anerkannt sind. Wenn ein hier nicht aufgeführtes Gremium das Schnellverfahren beantragt, fragt der Betrieb die IESG.
lists-bodies-search = Name eines Gremiums
lists-bodies-find = Gremium suchen
lists-bodies-none = Kein anerkanntes Gremium heißt so. Beantragt es das Schnellverfahren, fragt der Betrieb die IESG.
lists-bodies-by = Grundlage
lists-bodies-speaks = Vertretung
word-none-yet-lower = noch keine
lists-bodies-off = entfernt am { $day }

lists-text-title = { $number }, Revision { $text }
lists-text-sent = eingereicht { $time }
lists-text-heading = Revision { $text }: { $title }
lists-text-newer-html = Dies ist nicht die neueste Revision. Siehe <a href="/requests/{ $number }/texts/{ $newest }">Revision
    { $newest }</a>.
lists-text-note = Änderungen, wie vom Registranten beschrieben:
lists-text-since = Änderungen seit Revision { $text }
lists-text-since-version = Änderungen seit Version { $version }
lists-text-compared = Fließtext wird Wort für Wort verglichen, Grammatik, Listen und Adressen Zeile für Zeile. Änderungen des
    Zeilenumbruchs werden ignoriert.
lists-text-changes = Änderungen
registers-prefix = Präfix
registers-holder = Verantwortliche Organisation
registers-historic = historisch

# Angaben zu einem Teil.

registers-part = Teilnamensraum
registers-own-parts-html = Teilnamensräume<span class="vh"> von { $prefix }</span>
registers-country = Land
registers-policy = Vergaberegeln
registers-register = Register seiner Teilnamensräume
registers-resolver = Resolver
registers-case = Groß- und Kleinschreibung
registers-case-sensitive = Groß- und Kleinschreibung zählt
registers-case-unknown = nicht angegeben; wird so behandelt, als zähle Groß- und Kleinschreibung
registers-note = Anmerkung
