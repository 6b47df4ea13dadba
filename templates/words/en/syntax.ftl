# What is understood of the Syntax section.

syntax-results = Test results
syntax-f-start = Start rule
syntax-guessed = Read from the Syntax section. If this is not what you mean, change the rules there.
syntax-applies = After registration, names of the namespace are checked with these rules.
syntax-applies-not = After registration, names are not checked with these rules. Add at least one example to the Syntax section; each must match its rules.
syntax-not-usable = Not usable
syntax-not-usable-about = Unusable rules do not block the request.
syntax-against-editors = the rules of version { $version } supplied by the editors of this registry
syntax-against-text = the rules in the text of version { $version }
syntax-breaks = Breaks existing names
syntax-breaks-about = These rules reject names that { $against } allow (shortest first). Assigned names remain valid permanently.
syntax-breaks-none = Breaks no names
syntax-breaks-none-about = These rules accept every name that { $against } allow. This is proven.
syntax-none-found = No broken names found
syntax-none-found-about = These rules accept all tested names that { $against } allow. The names were generated, so this is not a proof.
syntax-not-tested = Not tested
syntax-not-tested-examples = The examples of the Syntax section do not match its rules, so the effect on existing names was not tested. Correct the rules or the examples first.
syntax-not-tested-no-rules = The Syntax section has no ABNF rules that can be read, so the effect on existing names was not tested.
syntax-not-tested-unusable = These rules cannot be used, so the effect on existing names was not tested.
syntax-not-tested-not-adapted = The Syntax section has changed, but these are still the rules in force. The effect of the new text on existing names was not tested. Change the rules as well.
syntax-not-tested-none-in-force = The registered version has no rules that can be read, so the effect on existing names was not tested.
syntax-newly = Newly allowed names, for example
syntax-all-agree = { $count ->
    [one] The example has the expected result.
   *[other] All { $count } examples have the expected result.
}
syntax-disagree = { $of ->
    [one] The example does not have the expected result.
   *[other] { $count } of { $of } examples do not have the expected result.
}
syntax-examples-tried = Tested examples
syntax-should = Expected
syntax-unexpected = unexpected
syntax-strangers-html = The rules allow names that are not possible in a URN (<span class="clause">RFC 8141
    §2</span>):
syntax-samples = Generated names
syntax-put-right = Repairs necessary to read the rules
syntax-as-data = Rules as data
