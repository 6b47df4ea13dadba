# Findings about a namespace ID, and advisories to the experts about it.

finding-nid-empty = Enter the namespace ID (RFC 8141, 2)
finding-nid-too-short = Namespace ID must be between 3 and 32 characters (RFC 8141, 2)
finding-nid-too-long = Namespace ID must be between 3 and 32 characters; this one has { $len } (RFC 8141, 2)
finding-nid-character = Namespace ID can contain only letters a to z, digits and hyphens; character { $at } is { $found } (RFC 8141, 2)
finding-nid-starts-with-hyphen = Namespace ID must not start with a hyphen (RFC 8141, 2)
finding-nid-ends-with-hyphen = Namespace ID must not end with a hyphen (RFC 8141, 2)
finding-nid-scheme = Enter the namespace ID without urn: (RFC 8141, 2)
finding-nid-spaces = Spaces before or after the namespace ID were ignored
finding-nid-unknown = "{ $text }" is a placeholder. Enter the namespace ID that you request
finding-nid-other-text = Enter only the namespace ID; there is other text at character { $at } (RFC 8141, 2)
finding-nid-meant = { $wrong }. Did you mean { $nid }? (RFC 8141, 2)
finding-nid-two-characters = Namespace ID must be between 3 and 32 characters (RFC 8141, 5.1)
finding-nid-urn-hyphen = "urn-" names are assigned in sequence. Request an informal namespace to get the next one (RFC 8141, 5.1)
finding-nid-country = Namespace ID must not start with two letters and a hyphen, because those are reserved for country codes (RFC 8141, 5.1)
finding-nid-alabel = Namespace ID must not start with two letters and two hyphens, because those are reserved for A-labels such as xn-- (RFC 8141, 5.1)
finding-nid-experimental = "X-" names are no longer used (RFC 8141, 5.1)
finding-nid-urn = "urn" is the name of the scheme itself and cannot be a namespace ID (RFC 2141, 2.1)
finding-nid-reserved = { $nid } is reserved: { $reason }
finding-nid-taken = { $nid } is already registered (RFC 8141, 5.1)
finding-nid-taken-by = { $nid } is already registered, by { $by } (RFC 8141, 5.1)
finding-nid-informal = An informal namespace ID consists of urn- and a number without a leading zero
finding-nid-informal-clause = An informal namespace ID consists of urn- and a number without a leading zero (RFC 8141, 5.2)

note-requested = { $nid } has been requested in another open request
note-country-3 = { $nid } is the ISO 3166-1 alpha-3 code of { $country }
note-country-2 = { $code } is the ISO 3166-1 alpha-2 code of { $country }
note-country-prefix = { $nid } starts with { $code } and a hyphen, the ISO 3166-1 alpha-3 code of { $country }
note-uri-scheme = IANA lists a URI scheme named { $nid }, which differs from urn:{ $nid }
note-like-hyphens = { $nid } is similar to { $other }: only hyphens differ
note-like-digits = { $nid } is similar to { $other }: only digits that look like letters differ
note-like-one-edit = { $nid } is similar to { $other }: one character differs
note-general-word = { $nid } is a generic word that many organizations could claim
note-in-use = { $nid } is used after "urn:" in { $place }, for example { $example }, but is not registered.

finding-suggestion = Suggestion
finding-line = (line { $line })
finding-about = about: { $what }

finding-status-statement = Enter a statement that explains why the status changes and what users should do
finding-status-already = urn:{ $nid } is already { $status ->
    [active] active
    [deprecated] deprecated
    [obsolete] obsolete
   *[other] { $status }
}
finding-status-successor = { $nid } cannot replace this namespace: it is not another registered namespace
