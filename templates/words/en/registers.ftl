# Registers of the parts of namespaces, and what is said of a part.

registers-title = Registers you keep
registers-intro = Each lists the parts of a namespace, or of a part of one. What you write is public at once, with its history.
registers-none = None. Operators of this registry, and whoever keeps a wider register, name who keeps one.
registers-row-html = <a href="{ $href }"><code class="any">{ $name }</code></a>, since { $since }
registers-asked-html = <a href="/asked">Small changes</a>: what is asked of you, and what you asked for.
registers-crumb = The register
registers-page-title = Register of { $name }
registers-heading-html = Register of <code class="any">{ $name }</code>
registers-public = In public
registers-resolvers = Resolvers
registers-ended = This part has ended. Its names stay, none are added, and its prefix is never given again.
registers-change-whole = Change what is said of the whole part
registers-parts-heading = Its parts
registers-no-parts = None.
registers-parts = Parts
registers-prefix = Prefix
registers-holder = Holder
registers-source = Source
registers-historic = historic
registers-in-use = in use
registers-gone-heading = Names whose resource is gone
registers-file = A file of them
registers-file-hint = UTF-8 text, a name on a line: name, day or month or year, reason, and if there is one what stands in for it, parted by tabs. At most
    { $lines } lines and { $size } MiB. A file with a faulty line is refused whole.
registers-record = Record them
registers-file-row = { $count ->
    [one] { $count } name
   *[other] { $count } names
}, sent by { $by }, { $time }
registers-taken-back = taken back
registers-take-back = Take it back
registers-take-back-html = Take it back<span class="vh">: { $what }</span>
registers-why = Reason, published
registers-keepers-heading = Who keeps this register
registers-no-keepers = Nobody but who keeps a wider one.
registers-keeper-row = { $name }, since { $since }
registers-end-html = End this<span class="vh">: { $what }</span>
registers-reason = Reason
registers-end = End it
registers-history = What was changed

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

# Forms.

registers-f-prefix = Prefix
registers-f-prefix-hint = With the prefix of the register in front, for example fi:lb
registers-f-holder = The organisation that answers for it
registers-f-policy = Its assignment policy, by title or address (optional)
registers-f-register = Where its own parts are registered (optional)
registers-f-resolver = Entry of the resolver directory (optional)
registers-f-resolver-hint = Its name in the directory
registers-f-note = Note for readers (optional)
registers-f-email = Email address
registers-f-email-hint = They need an account here
registers-add = Add a part
registers-add-button = Add it
registers-change = Change what is said of it
registers-change-button = Change it
registers-end-intro = Its names stay, none are added, and its prefix is never given again.
registers-keeper = Name who keeps its register
registers-keeper-button = Name them
registers-keeper-intro = They can then change what lies below this part, and nothing else.
