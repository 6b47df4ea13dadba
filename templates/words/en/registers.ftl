# Registers of the parts of namespaces, and what is said of a part.

registers-prefix = Prefix
registers-holder = Holder
registers-source = Source
registers-historic = historic
registers-in-use = in use

# What is said of a part.

registers-part = Part
registers-own-parts-html = Its own parts<span class="vh"> of { $prefix }</span>
registers-country = Country
registers-policy = Policy
registers-register = Register of its parts
registers-resolver = Resolver
registers-case = Letter case
registers-case-insensitive = letter case does not count
registers-case-sensitive = letter case counts
registers-case-unknown = not said whether letter case counts; taken to count
registers-note = Note
registers-state = { $holder }, { $status }
registers-state-policy = { $before }; policy: { $text }
registers-state-register = { $before }; register: { $text }
registers-state-resolver = { $before }; resolver: { $text }
registers-state-note = { $before }; note: { $text }
