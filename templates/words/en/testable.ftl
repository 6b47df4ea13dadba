# Rules as data: their page, and what they say of names.

testable-title = Make it testable
testable-syntax = Syntax
testable-saved = Saved and tried.
testable-stale-html = <strong>Saved from another window.</strong> These rules
    were
    saved from another window, or by someone you work with, since you opened this page. Nothing was overwritten: below stands what you typed
    here;
    saving it now replaces theirs.
testable-lede = Optional. Machine-readable rules let anyone check your names, and show which of them a change would break. Where rules and text
    differ, the text decides.
testable-again = Rules, start rule and examples were read out of your Syntax section again. Nothing is saved before you press
    the
    button.
testable-no-rule = No rule of ABNF stands in your Syntax section. Write the rules here, or
    leave this page: nothing waits for it.
testable-filled-in = Filled in from your Syntax section. Nothing is
    saved before you press the button.
testable-filled-in-revision = Filled in from your Syntax section and the rules in
    force. Nothing is
    saved before you press the button.
testable-more = Value rule, equivalence, components
testable-components = What your text says of the components (RFC 8141, 2.3): undefined, reserved, forbidden, or “used: for what”.
testable-found-by = What people find it by
testable-save-try = Save and try
testable-results = What the rules say
testable-yours-html = <strong>Are these all names of yours?</strong> The rules made them up; one that is not shows that they
    allow too much.
testable-help = Help
testable-how = How it works
testable-how-names-html = Write names whole, or only what follows <code>urn:{ $nid }:</code>.
testable-how-number-html = Write <code>{"{{NID}}"}</code> where the number will stand, or leave it out; here <code>{ $nid }</code> stands for
    it.
testable-how-tried = The rules are tried when you save them, go with the text you send, and are published with it when it is registered.
testable-read-again = Read the Syntax section again
testable-from = Where they come from
testable-back = Back to the Syntax section

# Fields.

testable-f-abnf = Rules
testable-f-abnf-hint = ABNF (RFC 5234, RFC 7405), nothing else; a comment begins with ;
testable-f-start = Start rule
testable-f-start-hint = The rule for all that follows urn:{ $nid }:
testable-f-wider = My text has further rules, in words, that these do not cover
testable-f-check = Value rule
testable-f-check-hint = A check digit, a real date or the like, that no grammar can say
testable-f-check-none = none
testable-f-same = When are two names the same?
testable-f-same-hint = One rule a line: ignore-case, ignore-case-of:RULE, ignore:CHARACTERS, percent-decode (RFC 8141, 3.1)
testable-f-pass = Names that should pass
testable-f-pass-hint = One a line, at most { $most }
testable-f-fail = Names that should fail
testable-f-fail-hint = One a line, at most { $most }: slips that people make
testable-f-issued = Names you have issued (optional)
testable-f-issued-hint = One a line, at most { $most }. We publish how many pass and the first few that do not; the list itself stays private
testable-f-title = What the name stands for (optional)
testable-f-summary = What such a URN names, in a sentence of at most 160 characters
testable-f-summary-hint = Left empty, it is the first sentence of Purpose
testable-f-homepage = Home page (optional)
testable-f-topics = Topics, at most three

# What is saved, beside what was typed.

testable-their-saved = As they are saved
testable-their-same = Same name
testable-their-issued = Names you have issued
testable-their-title = What the name stands for
testable-their-summary = What such a URN names
testable-their-homepage = Home page

# What the rules say.

testable-guessed = Read out of the Syntax section; nobody saved them.
testable-not-usable = Not usable
testable-not-usable-about = Rules that cannot be used hold nothing up and are not published.
testable-against-registrant = the rules of version { $version }, as its registrant put them into data,
testable-against-editors = the rules of version { $version }, as the registry’s editors read them,
testable-against-text = the rules of version { $version }, as its text has them,
testable-breaks = Breaks names
testable-breaks-about = Names that { $against } allow are refused by these, the shortest first. Names that were given out stay valid.
testable-breaks-none = Breaks none
testable-breaks-none-about = Every name that { $against } allow passes these. This is proven.
testable-none-found = None found
testable-none-found-about = Names that { $against } allow were made up and tried; all pass these. That proves nothing.
testable-not-tested = Not tested
testable-not-tested-examples = The examples of the Syntax section do not match its rules, so the effect on existing names was not tested. Correct the rules or the examples first.
testable-not-tested-no-rules = The Syntax section has no ABNF rules that can be read, so the effect on existing names was not tested.
testable-not-tested-unusable = These rules cannot be used, so the effect on existing names was not tested.
testable-not-tested-differ = These rules differ from those in the Syntax section, so the effect of the new text on existing names was not tested. Use the rules of the Syntax section.
testable-not-tested-not-adapted = The Syntax section has changed, but these are still the rules in force. The effect of the new text on existing names was not tested. Change the rules as well.
testable-not-tested-unchanged = These are the rules in force. There is no change to test.
testable-not-tested-none-in-force = The registered version has no rules that can be read, so the effect on existing names was not tested.
testable-newly = Newly allowed, for example
testable-issued-count = { $count ->
    [one] { $count } name that was issued
   *[other] { $count } names that were issued
}
testable-issued = Of { $all }, { $pass } pass by these{ $undecided }.
testable-issued-against = Of { $all }, { $passed } pass by { $against } and { $pass } pass by these{ $undecided }.
testable-issued-undecided = ; { $count } took too long to try
testable-issued-all = All pass
testable-issued-none-breaks = None breaks
testable-line-html = line { $line }: <code
    class="any"><bdi>{ $name }</bdi></code>: { $why }
testable-issued-more = And { $count } more.
testable-different = These rules and those in the Syntax section differ; the text’s words
    count
testable-different-more = and { $count } more
testable-only-here = only here: { $rule }
testable-only-text = only in the text: { $rule }
testable-changed = in the text { $before }; here { $after }
testable-renamed = under another name: in the text { $before }; here { $after }
testable-all-agree = All { $count } examples come out as they should.
testable-disagree = { $count } of { $of } examples do not come out as expected.
testable-examples = The examples
testable-examples-tried = Examples, tried
testable-name = Name
testable-should = Should
testable-result = Result
testable-why = Why
testable-unexpected = not as expected
testable-passes = passes
testable-fails = fails
testable-not-known = not known
testable-to-pass = to pass
testable-to-fail = to fail
testable-strangers-html = The rules produce names that no URN can have (<span class="clause">RFC 8141
    §2</span>):
testable-samples = Names that the rules make
    up
testable-put-right = What was put right to read the rules
testable-as-data = The rules as data
testable-how-far = How far
testable-how-far-wider = the text has more rules, in words
