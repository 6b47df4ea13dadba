# What the rules and examples beside a draft may not say; each stands after the name of its field.

finding-profile-lower-case = it is written in lower case
finding-profile-since = URN namespaces are registered since 1997
finding-profile-component = it is undefined, reserved, forbidden or "used: …"
finding-profile-one-of = it is one of { $list }
finding-profile-topics = there are one to three of them
finding-profile-none-of = { $word } is none of { $list }
finding-profile-start = it is the name of a rule
finding-profile-grammar = a grammar is needed; any NSS is pchar *( pchar / "/" )
finding-profile-home = { $rule } is a rule of the namespace { $nid } alone
finding-profile-check = { $word } is no value rule; there are { $list }
finding-profile-begins = it does not begin with urn:{ $nid }:
finding-profile-no-urn = it is said to be valid and is no URN
finding-profile-empty = it is empty; what is unknown is left out
finding-profile-characters = it has at most { $most } characters
finding-profile-control = it has a control character
finding-profile-address = it is an address that begins with http:// or https://, at most { $most } bytes
finding-profile-most = there are at most { $most } of them
finding-profile-bytes = it has at most { $most } bytes
finding-profile-rules-bytes = Rules and examples have at most { $most } bytes together; these have { $size }
finding-profile-issued = At most { $most } issued names, in { $bytes } bytes; these are { $count }
finding-profile-line = line { $line }: { $why }
