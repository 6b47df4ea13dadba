# Refusals of src/pages.
thing-page = This page
thing-rule = This rule
thing-language = This language
thing-this-text = This text
thing-this-namespace = This namespace
thing-version = This version
thing-form = This form
thing-file = This file
thing-provider = This provider
thing-parts-register = A register of the sub-namespaces of this namespace
thing-text-of-request = A revision of this request
thing-text-number = Revision { $number }
thing-decision-here = A decision on this request
thing-named = A namespace with this name
thing-earlier-text = An earlier revision
thing-version-text = The text of version { $version }
thing-on-day = urn:{ $nid } on { $day }
thing-on-day-between = urn:{ $nid } on { $day } (not known: this registry has the list of { $list }, which does not contain it, and the next one of { $next })
thing-on-day-before = urn:{ $nid } on { $day } (not known: the record of this registry begins on { $first })
thing-registry-on = The registry on { $day }
thing-registry-before = The registry on { $day } (the oldest state known is of { $first })
refusal-long-email = The email address is too long
refusal-sign-in-wrong = The email address or the password is wrong
refusal-six-digits = Enter the six-digit code of your authenticator, or a recovery code
refusal-not-password = This is not your password
refusal-not-current = This is not your current password
refusal-one-click = This URL accepts only List-Unsubscribe=One-Click from an email program (RFC 8058)
refusal-type-close = Type "{ $word }" to confirm
refusal-page-characters = This page accepts { $most } characters or fewer
refusal-list-text = The list must be plain text in UTF-8
refusal-contact-answer = The form does not contain an answer
refusal-days-from = Enter the date to compare with
refusal-days-order = The first date ({ $from }) is after the second ({ $to }). Enter an earlier first date
refusal-days-before = Enter { $first } or a later date. The record of this registry begins on that day
refusal-text-number = { $name } must be the number of a revision, such as 1
refusal-name-bytes = This page accepts a URN of { $most } bytes or fewer
refusal-same-every-day = This page does not depend on a date. Use the parameter "on" at the URL of the namespace
refusal-part-unknown = The sub-namespace { $prefix } of { $nid } is unknown
refusal-whole-page = The parameter "page" must be a whole number of at least 1
refusal-filter-of-page = This format always contains the whole list. To filter, use the HTML page or /api/v1/namespaces
refusal-lines-not-json = application/json is not accepted. Send one URN per line as text/plain, or one JSON string per line as application/x-ndjson
refusal-action-holder = The action holder must be one of operators, experts, registrant, body and ended
refusal-views = The view must be inline or side
refusal-text-seen = The form does not say which revision was reviewed
refusal-status = Choose the new status
refusal-what-changed = The form does not say what to change
refusal-parameter-one = The parameter "{ $name }" must be one of { $values }
refusal-which-namespace = The text does not say clearly which namespace it is about. Choose its namespace ID
refusal-kind = Choose what you want to register
refusal-not-sure = Choose an answer. You can choose "I am not sure"
refusal-revised = Enter the namespace ID of a registered namespace
refusal-enter-nid = Enter the namespace ID
refusal-meaning = Choose whether the meaning changes
refusal-paste-text = The text of { $nid } is not available in this registry. Paste it to start from it, or start without it
refusal-place-in-list = The URL refers to a position in the list that does not exist
refusal-paste-or-file = Paste the template or choose a file
refusal-no-field-found = No sections of a registration template were found in this text. Sections have labels such as "Namespace ID:" and "Purpose:"
refusal-procedure = Choose a procedure
refusal-day = Enter a date in the form 2026-12-24
refusal-field-bytes = The field "{ $name }" contains NUL bytes or invalid UTF-8. Remove the characters marked { $mark } below
refusal-form-field = The form contains an unknown field: "{ $name }"
refusal-form-twice = The form contains the field "{ $name }" twice
refusal-broke-off = The request ended unexpectedly
refusal-form-broken = The form could not be parsed
refusal-form-fields = The form has more than { $most } fields
refusal-address-bytes = The URL contains a NUL byte (%00) or bytes that are not valid UTF-8. Remove them and try again
refusal-go = The parameter "go" must be 1 or omitted
refusal-urn-bytes = This URL accepts a URN of { $most } bytes or fewer
refusal-query = The query is not percent-encoded UTF-8
refusal-day-form = { $name } must be a date in the form YYYY-MM-DD, for example 2019-06-01
refusal-day-to-come = { $day } is in the future. Today is { $today } (UTC)
refusal-enter-password = Enter a password
refusal-password-short = The password must have at least { $least } characters
refusal-password-long = The password must have { $most } characters or fewer
refusal-password-listed = This password is on the list of passwords that are not allowed
refusal-password-own = This password is too similar to your name or address. Use several unrelated words, or a password manager
refusal-status-already = urn:{ $nid } already has the status { $status }
refusal-password-easy = This password is too easy to guess.{ $why } Use several unrelated words, or a password manager
refusal-attempts-account = Too many failed attempts for this account. Wait { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}
refusal-attempts = Too many failed attempts from your network. Wait { $minutes } { $minutes ->
    [1] minute
   *[other] minutes
}, or reset your password
refusal-requests = Too many requests from { $from ->
    [account] your account
   *[place] your network
}. Try again in { $seconds } { $seconds ->
    [1] second
   *[other] seconds
}
refusal-not-found = { $what } was not found
refusal-something = Correct the problems first
refusal-registered = { $nid } is already registered, { $by }, since { $since } (RFC 8141, 5.1)
refusal-repeated = This was already submitted and processed. It was not processed again
refusal-outside = The data this depends on is changing too fast. Try again
