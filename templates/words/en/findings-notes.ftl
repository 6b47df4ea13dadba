# Notes on names and on fields of the form.

note-relative = A generic URI library may take this part for a relative path and resolve it away, which gives another name. Avoid "." and ".." between slashes, and relative references with urn.
note-colon = Colons in a name imply no structure: names that begin alike need not belong together, unless the namespace says so.
note-non-ascii = The name encodes characters outside ASCII. Namespaces should not allow them without need, and should say which and in what form.
note-r-component = R-components should not be used yet: no standard gives them a meaning.
note-q-component = The q-component is passed on to the resource or its service. A namespace should not need one to resolve its names, and nobody must ask for one.
note-f-component = A fragment is only for namespaces whose registration allows it; the registration of this one is not known to.
note-special = The name has { $characters }. A namespace that gives such characters a meaning of their own publishes which and what.
note-reference = This is a reference to a name. The assigned name is { $name }; components are no part of it and do not count in comparison.
note-making = The rules of { $nid } are not applied here, only percent-encoding. Software that does not know the rules of a namespace must not construct its names: take the result to those who assign in it.
note-nbn-no-country = The prefix begins with a country code of two letters, and this is none.
note-nbn-unknown-country = ISO 3166-1 assigns these two letters to no country.
note-nbn-own-use = ISO 3166-1 leaves these two letters to everybody's own use, so they name no country and no national library.
note-nbn-empty-division = A sub-namespace is empty; a colon stands only between the country code and sub-namespaces.
note-nbn-division = A sub-namespace identifier has only letters and digits.
note-nbn-no-hyphen = A hyphen must part the prefix from the number, and there is none.
note-nbn-no-string = Nothing follows the hyphen, where the number belongs.
