# Versions of a namespace, its history, and comparisons of two versions or two dates.

versions-title = { $nid }: versions
versions-since = Registered: { $day }
versions-heading-html = All versions of <span class="nid big">{ $nid }</span>
versions-on-html = As published on or before <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/versions">All versions</a>
versions-known = { $count } { $count ->
    [one] version is
   *[other] versions are
} known. Each has a permanent
    link.
versions-in-time = Timeline of versions of { $nid }
versions-bar = Version { $name }, { $date }
versions-of = Versions of { $nid }
versions-version = Version
versions-shown-on = Published at source
versions-shown-by = on or before { $day }
versions-learned-on = Recorded here
versions-current = current
versions-in-error = in error
versions-what-changed-html = changes<span class="vh"> in
    { $name }</span>
versions-compare-two = Compare versions
versions-pair = { $a } and { $b }
versions-first-last = first and
    last
versions-profile = Machine-readable rules
versions-profile-about = The rules against which names are validated. The text of the registration takes precedence.
versions-edition = Edition
versions-date = Date
versions-in-force = current
versions-edition-named = edition { $number }
versions-edition-of = edition { $number } of version { $version }
versions-whose-editors = supplied by the registry’s editors

# The name of a version and its source.

versions-unnumbered = unnumbered
versions-called = version { $name }
versions-called-unnumbered = the unnumbered text
versions-called-bare = the registration (text not available here)
versions-from-iana = imported from IANA
versions-from-request = request { $number }
versions-correction = correction: { $reason }

# The history.

versions-history-title = { $nid }: history
versions-history-heading-html = History of <span class="nid big">{ $nid }</span>
versions-history-on-html = Events recorded on or before <time datetime="{ $day }">{ $day }</time>.
    <a href="{ $latest }/history">Full history</a>, <a href="{ $latest }/compare?from={ $day }&amp;to={ $today }">compared with
    today</a>
versions-history-none-html = No events match “{ $q }”. <a href="{ $latest }/history">Show all</a>
versions-history-changes = Changes to the registration
versions-history-serial = Serial
versions-history-here = made in this registry
versions-history-compare-html = compare<span class="vh"> with the day before change { $serial }</span>
versions-history-acts = Related events

# Comparison of two versions.

versions-diff-title = { $nid }: { $a } and { $b }
versions-diff-both-html = <a href="{ $a_href }">Version { $a }</a> and <a href="{ $b_href }">version
    { $b }</a>
versions-diff-heading = Changes from version { $a } to version { $b }
versions-diff-nothing = No substantive changes.
versions-diff-substance = Substantive changes: { $fields }.
versions-diff-side = Side by side
versions-diff-inline = Inline
versions-diff-patch = Patch
versions-diff-texts = { $label }, both texts
versions-diff-about = Inserted words are underlined and begin with +; deleted words are struck through and begin with −. Texts are compared word by word. Changes in line breaks only are
    ignored.
versions-block-contact = Only the contact details of the registrant changed.
versions-block-same = { $count ->
    [one] { $count } line unchanged
   *[other] { $count } lines unchanged
}
versions-block-away-to = Moved to { $field }:
versions-block-away = Moved elsewhere:
versions-block-here-from = Moved here from { $field }, unchanged:
versions-block-here = Moved here, unchanged:
versions-block-here-changed = Moved here, and changed:
versions-rules-differ = Changed grammar rules:
versions-rule-added = added
versions-rule-removed = removed
versions-rule-changed = changed
versions-rule-renamed = renamed

# Comparison of two dates.

versions-days-title = Comparison of two dates
versions-days-title-one = { $nid }: comparison of two dates
versions-days-heading-html = <span class="nid big">{ $nid }</span>, comparison of two dates
versions-days-to = To
versions-days-first-html = The record of this registry begins on <time datetime="{ $day }">{ $day }</time>. Earlier dates cannot be compared.
versions-days-counts-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>: { $came } added,
    { $went } removed, { $changed } changed, { $unchanged } unchanged.
versions-days-counts-known-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>: { $came } added,
    { $went } removed, { $changed } changed, { $unchanged } without a known change.
versions-days-between-html = For <time datetime="{ $day }">{ $day }</time>, this registry has the list of <time datetime="{ $list }">{ $list }</time>.
    The next list that it has is of <time datetime="{ $next }">{ $next }</time>. Changes between these two lists are known only if a list or a text gives their date.
versions-days-added = Added
versions-days-removed = Removed
versions-days-changed = Changed
versions-days-learned = Newly recorded details
versions-days-learned-about = These details were recorded in this registry between the two dates. The namespaces themselves did not change.
versions-days-learned-show = Details ({ $count })
versions-days-link-html = compare<span class="vh"> { $nid }</span>
versions-days-facts-label = Changed details
versions-days-range-html = From <a href="{ $from_href }">{ $from }</a> to <a href="{ $to_href }">{ $to }</a>.
versions-days-nothing-html = There are no differences between <a href="{ $from_href }">{ $from }</a> and <a href="{ $to_href }">{ $to }</a>.
versions-days-registry = In the registry
versions-days-text = In the text
versions-days-texts-html = The text on the first date is { $a }, on the second { $b }:
    <a href="{ $href }">compare side by side, as text or as a patch</a>.
versions-days-same-text = The text is the same on both dates: { $a }.
versions-days-no-text = The texts of these dates are not available in this registry, so they cannot be compared.
versions-fact-status = Status
versions-fact-contact-column = Contact in the IANA list
versions-fact-text = Text available here
versions-listed = listed
versions-not-listed = removed on or before { $day }

# Comparison of two revisions of a request.

versions-texts-title = { $number }: revisions { $from } and { $to }
versions-texts-heading = Changes from revision { $from } to revision { $to }
versions-texts-from = From revision
versions-texts-to = to revision
versions-texts-link = Revision { $number }
versions-texts-redacted = A redacted revision has no text that could be compared.
