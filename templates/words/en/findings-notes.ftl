# Notes on names and form fields.

note-relative = Generic URI libraries may treat this part as a relative path and remove it, which results in another name. Avoid "." and ".." between slashes, and do not use relative references with URNs.
note-colon = Colons in a name do not imply structure. Names with the same beginning do not necessarily belong together, unless the namespace defines this.
note-non-ascii = The name encodes non-ASCII characters. Namespaces should only allow such characters if necessary, and should define which ones and in what form.
note-needless-encoding = { $encoded } encodes { $character }, which does not need to be encoded. Names are compared without decoding unless the namespace defines otherwise, so the name with { $character } is a different name.
note-status-deprecated = The namespace { $nid } is deprecated. Its URNs remain valid, but new ones are not recommended.
note-status-deprecated-replaced = The namespace { $nid } is deprecated and replaced by { $other }. Its URNs remain valid, but new ones are not recommended.
note-status-obsolete = The namespace { $nid } is obsolete. Its URNs remain valid.
note-status-obsolete-replaced = The namespace { $nid } is obsolete and replaced by { $other }. Its URNs remain valid.
note-status-replaced = The namespace { $nid } is replaced by { $other }. Its URNs remain valid.
note-r-component = r-components should not be used yet, because no standard defines their meaning.
note-q-component = The q-component is passed to the resource or its service. A namespace should not require q-components to resolve its names.
note-f-component = A fragment is only suitable for namespaces whose registration allows fragments. As far as this registry knows, the registration of this namespace does not.
note-special = The name contains { $characters }. A namespace that gives such characters a special meaning should document which characters and what meaning.
note-reference = This is a reference to a name. The assigned name is { $name }. Components are not part of the name and are ignored in comparisons.
note-making = Only percent-encoding is applied here, not the rules of { $nid }. Software that does not implement the rules of a namespace must not construct its names. Ask the organization that assigns names in the namespace to check the result.
note-nbn-no-country = The prefix must start with a two-letter country code, but it does not.
note-nbn-unknown-country = These two letters are not an ISO 3166-1 country code.
note-nbn-own-use = ISO 3166-1 reserves these two letters for user-assigned codes, so they do not identify a country or a national library.
note-nbn-empty-division = A sub-namespace is empty. Use colons only to separate the country code and sub-namespaces.
note-nbn-division = A sub-namespace identifier can contain only letters and digits.
note-nbn-no-hyphen = The hyphen between the prefix and the number is missing.
note-nbn-no-string = The number after the hyphen is missing.
