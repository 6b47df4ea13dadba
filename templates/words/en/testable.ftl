# Machine-readable syntax: the page, and the test results.

testable-title = Add machine-readable syntax
testable-syntax = Syntax
testable-saved = Saved and tested.
testable-stale-html = <strong>Saved in another window.</strong> These rules were saved in another window, or by a collaborator, after you opened this page.
    Nothing was overwritten. Your input is below. If you save your input now, it replaces the other rules.
testable-lede = Optional. With machine-readable syntax, anyone can validate your names, and you can see which names a change would break. If the syntax and the text
    differ, the text is authoritative.
testable-again = The rules, the start rule and the examples were read from your Syntax section again. They have not been saved yet.
testable-no-rule = Your Syntax section does not contain ABNF rules. Write the rules here, or
    leave this page. This step is optional.
testable-filled-in = Filled in from your Syntax section. Nothing has been saved yet.
testable-filled-in-revision = Filled in from your Syntax section and the current rules. Nothing has been saved yet.
testable-more = Value rule, equivalence and components
testable-components = What your text states about the components (RFC 8141, 2.3): undefined, reserved, forbidden, or “used: for what”.
testable-found-by = Search terms
testable-save-try = Save and test
testable-results = Test results
testable-yours-html = <strong>Are all of these valid names of your namespace?</strong> They were generated from the rules. If one of them is not valid, the rules
    allow too much.
testable-help = Help
testable-how = Help with this page
testable-how-names-html = Enter names in full, or only the part after <code>urn:{ $nid }:</code>.
testable-how-number-html = Write <code>{"{{NID}}"}</code> in place of the number, or leave the number out. This page uses <code>{ $nid }</code>
    instead.
testable-how-tried = The rules are tested when you save them. They are submitted with your text and published with it when it is registered.
testable-read-again = Read the Syntax section again
testable-from = Source of the rules
testable-back = Back to the Syntax section

# Fields.

testable-f-abnf = Rules
testable-f-abnf-hint = ABNF only (RFC 5234, RFC 7405); comments start with ;
testable-f-start = Start rule
testable-f-start-hint = The rule for everything after urn:{ $nid }:
testable-f-wider = My text has additional rules in prose that are not covered here
testable-f-check = Value rule
testable-f-check-hint = A check digit, a valid date or another rule that a grammar cannot express
testable-f-check-none = none
testable-f-same = Equivalence
testable-f-same-hint = One rule per line: ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Valid names
testable-f-pass-hint = One per line, at most { $most }
testable-f-fail = Invalid names
testable-f-fail-hint = One per line, at most { $most }, such as typical mistakes
testable-f-issued = Assigned names (optional)
testable-f-issued-hint = One per line, at most { $most }. We publish how many are valid and the first few that are not. We do not publish the complete list
testable-f-title = Full name (optional)
testable-f-summary = What such a URN names, in one sentence of at most 160 characters
testable-f-summary-hint = If left empty, the first sentence of Purpose is used
testable-f-homepage = Home page (optional)
testable-f-topics = Topics (up to three)

# The saved rules, shown beside the input.

testable-their-saved = Saved rules
testable-their-same = Equivalence
testable-their-issued = Assigned names
testable-their-title = Full name
testable-their-summary = What such a URN names
testable-their-homepage = Home page

# The results of the rules.

testable-guessed = Read from the Syntax section and not yet saved.
testable-not-usable = Not usable
testable-not-usable-about = Unusable rules do not block the request and are not published.
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
testable-not-tested-differ = These rules differ from those in the Syntax section, so the effect of the new text on existing names was not tested. Use the rules of the Syntax section.
testable-not-tested-not-adapted = The Syntax section has changed, but these are still the rules in force. The effect of the new text on existing names was not tested. Change the rules as well.
testable-not-tested-unchanged = These are the rules in force. There is no change to test.
testable-not-tested-none-in-force = The registered version has no rules that can be read, so the effect on existing names was not tested.
testable-newly = Newly allowed names, for example
testable-issued-count = { $count ->
    [one] { $count } assigned name
   *[other] { $count } assigned names
}
testable-issued = Of { $all }, { $pass } match these rules{ $undecided }.
testable-issued-against = Of { $all }, { $passed } match { $against } and { $pass } match these rules{ $undecided }.
testable-issued-undecided = ; { $count } took too long to test
testable-issued-all = All names match
testable-issued-none-breaks = No names break
testable-line-html = line { $line }: <code
    class="any"><bdi>{ $name }</bdi></code>: { $why }
testable-issued-more = And { $count } more.
testable-different = These rules differ from those in the Syntax section. The text is
    authoritative
testable-different-more = and { $count } more
testable-only-here = only here: { $rule }
testable-only-text = only in the text: { $rule }
testable-changed = text: { $before }; here: { $after }
testable-renamed = renamed: { $before } in the text; { $after } here
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
