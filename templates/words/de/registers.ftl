# Register der Teile von Namensräumen, und Angaben zu einem Teil.

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
