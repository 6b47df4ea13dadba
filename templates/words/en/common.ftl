# Messages of several or all pages, and of their frame.

page-title = { $title } - URN Namespace Registry
page-title-error = Error: { $title }

day-written = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

count-namespaces = { $count ->
    [one] { $count } namespace
   *[other] { $count } namespaces
}

foot-license-html = Data: <a rel="license" href="{ $href }">{ $name }</a>
listed = { $first }, { $next }
listed-apart = { $first }; { $next }
quoted = "{ $text }"
word-a-new-formal-namespace = A new formal namespace
word-a-new-informal-namespace = A new informal namespace
word-a-word-name-number-or-date = A word, name, number or date
word-about-urns = About URNs
word-accessibility = Accessibility
word-account = Account
word-active-lower = active
word-all-requests = All requests
word-answer = Answer
word-api-tokens = API tokens
word-body = Body
word-both-texts-are-identical = Both texts are identical.
word-case-insensitive-lower = case-insensitive
word-change = Change
word-change-the-contact-registrant-or-status-of-a-namespace = Change the contact, registrant or status of a namespace
word-changed-text-at-iana-lower = changed text at IANA
word-changes = Changes
word-check-results = Check results
word-check-your-email = Check your email
word-compare = Compare
word-compare-revisions = Compare revisions
word-compare-two-dates = Compare two dates
word-contact = Contact
word-continue = Continue
word-correction = Correction
word-days = { $days } days
word-delete-draft = Delete draft
word-derived-from-the-registered-text-lower = derived from the registered text
word-description = Description
word-details = Details
word-discussion = Discussion
word-email-address = Email address
word-entries = Entries
word-equivalence = Equivalence
word-error-reference = Error reference
word-example = Example
word-examples = Examples
word-external-sign-in = External sign-in
word-fast-track = Fast track
word-feed = Feed
word-files = Files
word-for-programs = For programs
word-from = From
word-help = Help
word-help-and-contact = Help and contact
word-history = History
word-invalid-lower = invalid
word-last-change = Last change
word-letters-digits-and-hyphens-3-to-32-characters = Letters, digits and hyphens, 3 to 32 characters
word-list = List
word-more = { $count } more
word-must-be-fixed = Must be fixed
word-name = Name
word-name-lower = name
word-namespace = Namespace
word-namespace-id = Namespace ID
word-namespace-lower = namespace
word-new-status = New status
word-next-step = Next step
word-no-problems-found = No problems found.
word-none-yet = None yet.
word-not-recorded-lower = not recorded
word-note = Note
word-operators = Operators
word-permanent-lower = permanent
word-plain-text = Plain text
word-privacy = Privacy
word-procedure = Procedure
word-question = Question
word-reason = Reason
word-reason-public = Reason (public)
word-reference = Reference
word-register-a-namespace = Register a namespace
word-registered = Registered
word-registered-text = Registered text
word-registrant = Registrant
word-registrant-supplied-rules = Registrant-supplied rules
word-registration-template = Registration template
word-replaced-by = Replaced by
word-request = Request
word-requests = Requests
word-reserved-namespace-ids = Reserved namespace IDs
word-resolve = Resolve
word-resolver-directory = Resolver directory
word-result = Result
word-revision = Revision { $text }
word-rules = Rules
word-save-and-submit = Save and submit
word-scheme-lower = scheme
word-search = Search
word-search-the-history = Search the history
word-send-link = Send link
word-service = Service
word-sign-in = Sign in
word-since = Since
word-source = Source
word-specification = Specification
word-standards-body = Standards body
word-statistics = Statistics
word-status = Status
word-status-change = Status change
word-stop-following = Stop following
word-structure-of-a-urn = Structure of a URN
word-sub-namespaces = Sub-namespaces
word-submit = Submit
word-submit-a-new-revision = Submit a new revision
word-template = Template
word-text = Text
word-the-namespace-is-not-registered = The namespace { $nid } is not registered
word-the-registry-is-read-only-at-the-moment = The registry is read-only at the moment
word-this-session = This session
word-topics = Topics
word-unknown-lower = unknown
word-unnumbered-text-lower = unnumbered text { $number }
word-urn-namespaces = URN namespaces
word-valid-lower = valid
word-validate = Validate
word-validate-a-namespace-id = Validate a namespace ID
word-validate-a-urn = Validate a URN
value-rule = { $rule ->
        [isbn] 13 digits that begin with 978 or 979 and end with a check digit, or 9 digits and a check character (a digit or X). Hyphens are optional
        [issn] 7 digits and a check character (a digit or X). The hyphen is optional
        [isni] 15 digits and a check character (a digit or X)
        [lei] 18 letters or digits, then two check digits
       *[other] { $rule }
    }
word-value-rule = Value rule
word-version = Version { $name }
word-versions = Versions
word-waiting-for-the-standards-body = Waiting for the standards body.
word-where-each-part-was-placed = Where each part was placed
word-withdraw-request = Withdraw request
word-your-input = Your input
word-your-tasks = Your tasks
word-change-of-registrant = Change of registrant
error-before = {"Error: "}
errors-title = There is a problem
use-nid = Use { $nid }
nav-registry = Registry
nav-register = Register
nav-waiting = My tasks
nav-waiting-count = My tasks ({ $count })
nav-waiting-more = My tasks ({ $count }+)
nav-label = Main
skip-to-main = Skip to main content
logo = Namespace Registry
copied-html = This is a static copy made on <time datetime="{ $day }">{ $day }</time>.
    Use the <a href="{ $href }/">live registry</a> to search, validate and submit requests.
search-label = URN, namespace or keyword
foot-rules = NID rules
languages = Languages
crumbs = Breadcrumb
site-name = URN Namespace Registry
about-registry = The public registry of URN namespaces: registered namespace IDs, their registrants, the syntax of their names, and every published version.
