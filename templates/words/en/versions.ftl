# Versions of a namespace, its history, and what differs between two of them or two days.

versions-title = { $nid }: versions
versions-since = Registered: { $day }
versions-history = History
versions-heading-html = Every version of <span class="nid big">{ $nid }</span>
versions-on-html = What was shown by <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/versions">All versions</a>
versions-known = { $count } { $count ->
    [one] wording is
   *[other] wordings are
} known. Each address stays for
    ever.
versions-in-time = Versions of { $nid } in time
versions-bar = Version { $name }, { $date }
versions-of = Versions of { $nid }
versions-version = Version
versions-shown-on = Shown at the source on
versions-learned-on = Learned here on
versions-source = Source
versions-changes = Changes
versions-current = current
versions-in-error = in error
versions-what-changed-html = what changed<span class="vh"> in
    { $name }</span>
versions-compare-two = Compare two
versions-pair = { $a } and { $b }
versions-first-last = the first and the
    last
versions-profile = Its profile
versions-profile-about = The rules as data, by which names are checked. Each edition says whose reading of the registration it is; the
    registration’s own words count.
versions-editions = Editions of the profile of { $nid }
versions-edition = Edition
versions-date = Date
versions-whose = Whose reading
versions-in-force = in force
versions-request-html = , request
    <a href="{ $href }">{ $number }</a>
versions-edition-named = edition { $number }
versions-edition-of = edition { $number } of version { $version }
versions-whose-registrant = the registrant’s, approved with the version
versions-whose-editors = read by the registry’s editors

# How a wording is called, and where it comes from.

versions-unnumbered = unnumbered
versions-unnumbered-wording = unnumbered, wording { $number }
versions-called = version { $name }
versions-called-unnumbered = the unnumbered text
versions-called-wording = the unnumbered, wording { $number } text
versions-called-bare = the registration, whose text is not held here
versions-from-iana = taken over from IANA
versions-from-request = request { $number }
versions-from-wording = another wording found at IANA
versions-correction = correction ({ $class }): { $reason }

# The history.

versions-history-title = { $nid }: history
versions-history-heading-html = What happened to <span class="nid big">{ $nid }</span>
versions-history-on-html = What was known of <time datetime="{ $day }">{ $day }</time> and before.
    <a href="{ $latest }/history">All of it</a>, <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">compared with
    today</a>
versions-history-compare = Compare any two days
versions-history-find = Find in this history
versions-history-example = A word, a name, a number, a day
versions-history-search = Find
versions-history-none-html = Nothing here says “{ $q }”. <a href="{ $latest }/history">All of it</a>
versions-history-changes = Changes of the registration
versions-history-serial = Serial
versions-history-what = What
versions-history-here = done here
versions-history-compare-html = compare<span class="vh"> with the day before change { $serial }</span>
versions-history-acts = What led to them

# Two wordings.

versions-diff-title = { $nid }: { $a } and { $b }
versions-crumb = Versions
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> and <a href="{ $b_href }">version
    { $b }</a>
versions-diff-heading = What changed from version { $a } to version { $b }
versions-diff-same = The words are the same.
versions-diff-nothing = Nothing changed in
    substance.
versions-diff-substance = Changed in substance: { $fields }.
versions-diff-side = Side by side
versions-diff-inline = Inline
versions-diff-plain = Plain text
versions-diff-patch = Patch
versions-diff-texts = { $label }, both texts
versions-diff-column = Version { $name }
versions-diff-about = Texts are compared word by word. A paragraph that was only folded anew counts as the
    same.
versions-block-contact = Only the way to reach the registrant changed.
versions-block-same = { $count } lines unchanged
versions-block-away-to = Moved to { $field }:
versions-block-away = Moved away from here:
versions-block-here-from = Moved here from { $field }, unchanged:
versions-block-here = Moved here, unchanged:
versions-block-here-changed = Moved here, and changed:
versions-rules-differ = Rules of the grammar that differ:
versions-rule-added = added
versions-rule-removed = removed
versions-rule-changed = changed
versions-rule-renamed = renamed

# Two days.

versions-days-title = What differs between two days
versions-days-title-one = { $nid }: what differs between two days
versions-days-heading-html = <span class="nid big">{ $nid }</span>, what differs between two days
versions-days-from = From
versions-days-to = To
versions-days-compare = Compare
versions-days-counts-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>: { $came } added,
    { $went } removed, { $changed } changed, { $unchanged } unchanged.
versions-days-added = Added
versions-days-removed = Removed
versions-days-changed = Changed
versions-days-what-changed = What changed
versions-days-namespace = Namespace
versions-days-what = What
versions-days-link-html = compare<span class="vh"> { $nid }</span>
versions-days-facts-label = What is said otherwise
versions-days-range-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>
    nothing is said otherwise.
versions-days-registry = In the registry
versions-days-text = In the text
versions-days-texts-html = The text of the first day is { $a }, that of the second { $b }:
    <a href="{ $href }">side by side, as text, as a patch</a>.
versions-days-same-text = Both days have the same text, { $a }.
versions-days-no-text = The texts of both days are not held here, so they cannot be compared.
versions-fact-list = List
versions-fact-status = Status
versions-fact-registrant = Registrant
versions-fact-contact = Contact
versions-fact-registered = Registered
versions-fact-updated = Changed
versions-fact-references = Reference
versions-fact-template = Template
versions-fact-contact-column = Contact as the list prints it
versions-fact-successor = Taken over by
versions-fact-text = Text held here
versions-listed = listed
versions-not-listed = not listed since { $day } at the latest

# Two texts of a request.

versions-texts-title = { $number }: text { $from } and text { $to }
versions-texts-crumb = Requests
versions-texts-heading = What changed from text { $from } to text { $to }
versions-texts-from = From text
versions-texts-to = to text
versions-texts-link = Text { $number }
