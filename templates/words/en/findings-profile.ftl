# Errors in the rules and examples of a draft. Each follows the name of its field.

finding-profile-lower-case = must be in lower case
finding-profile-since = must be 1997 or later, when the registration of URN namespaces began
finding-profile-component = must be undefined, reserved, forbidden or "used: …"
finding-profile-one-of = must be one of { $list }
finding-profile-topics = must contain one to three topics
finding-profile-none-of = { $word } is not a known topic. Use one of: { $list }
finding-profile-start = must be the name of a rule
finding-profile-grammar = must contain a grammar; pchar *( pchar / "/" ) allows any NSS
finding-profile-home = { $rule } can only be used for the namespace { $nid }
finding-profile-check = { $word } is not a known value rule. Use one of: { $list }
finding-profile-begins = must start with urn:{ $nid }:
finding-profile-no-urn = is described as valid, but is not a URN
finding-profile-empty = must not be empty; leave out unknown values
finding-profile-characters = must have { $most } characters or fewer
finding-profile-control = must not contain control characters
finding-profile-address = must be a URL that starts with http:// or https:// and has { $most } bytes or fewer
finding-profile-most = must have { $most } entries or fewer
finding-profile-bytes = must have { $most } bytes or fewer
finding-profile-line = line { $line }: { $why }
