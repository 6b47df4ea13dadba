# Machine-readable syntax: the page, and the test results.

testable-results = Test results

# Fields.

testable-f-start = Start rule
testable-f-check = Value rule

# The saved rules, shown beside the input.

testable-their-same = Equivalence

# The results of the rules.

testable-guessed = Read from the Syntax section. If this is not what you mean, change the rules there.
testable-not-usable = Not usable
testable-not-usable-about = Unusable rules do not block the request.
testable-against-registrant = the rules of version { $version } supplied by the registrant
testable-against-editors = the rules of version { $version } supplied by the editors of this registry
testable-against-text = the rules in the text of version { $version }
testable-breaks = Breaks existing names
testable-breaks-about = These rules reject names that { $against } allow (shortest first). Assigned names remain valid permanently.
testable-breaks-none = Breaks no names
testable-breaks-none-about = These rules accept every name that { $against } allow. This is proven.
testable-none-found = No broken names found
testable-none-found-about = These rules accept all tested names that { $against } allow. The names were generated, so this is not a proof.
testable-not-tested = Not tested
testable-not-tested-examples = The examples of the Syntax section do not match its rules, so the effect on existing names was not tested. Correct the rules or the examples first.
testable-not-tested-no-rules = The Syntax section has no ABNF rules that can be read, so the effect on existing names was not tested.
testable-not-tested-unusable = These rules cannot be used, so the effect on existing names was not tested.
testable-not-tested-not-adapted = The Syntax section has changed, but these are still the rules in force. The effect of the new text on existing names was not tested. Change the rules as well.
testable-not-tested-none-in-force = The registered version has no rules that can be read, so the effect on existing names was not tested.
testable-newly = Newly allowed names, for example
testable-all-agree = { $count ->
    [one] The example has the expected result.
   *[other] All { $count } examples have the expected result.
}
testable-disagree = { $of ->
    [one] The example does not have the expected result.
   *[other] { $count } of { $of } examples do not have the expected result.
}
testable-examples = Examples
testable-examples-tried = Tested examples
testable-name = Name
testable-should = Expected
testable-result = Result
testable-why = Reason
testable-unexpected = unexpected
testable-passes = valid
testable-fails = invalid
testable-not-known = unknown
testable-to-pass = valid
testable-to-fail = invalid
testable-strangers-html = The rules allow names that are not possible in a URN (<span class="clause">RFC 8141
    §2</span>):
testable-samples = Generated names
testable-put-right = Repairs necessary to read the rules
testable-as-data = Rules as data
testable-how-far = Coverage
testable-how-far-wider = the text has additional rules in prose
