# A finished template, pasted or uploaded: what went where.

paste-title = Paste or upload a finished template
paste-page = Paste a finished template
paste-lede = You see what went where before anything is saved.
paste-read-as = Read as { $form }. Check that everything went where it belongs.
paste-form-8141 = RFC 8141, Appendix A
paste-form-3406 = the older form of RFC 3406
paste-repaired = { $count ->
    [one] { $count } character is repaired below; the text you pasted stays as it is.
   *[other] { $count } characters are repaired below; the text you pasted stays as it is.
}
paste-repair-first = Repair the characters that cannot be published, { $count } in all; the first one: { $place }
paste-unrepair = Take the repairs back
paste-filled = { $field } has the text of
    line { $line } and below.
paste-filled-heading = { $field } has the text of
    “{ $heading }” (line { $line }).
paste-put-back-html = Take it out<span class="vh"> of
    { $field }</span> again
paste-what-went-where = What went where
paste-sections = Sections that belong to no field
paste-sections-about = One press puts a section into an empty field, as it stands.
paste-section = Section at line { $line }
paste-no-heading = Text without a heading
paste-line = line { $line }
paste-its-text-html = Its text<span class="vh">, line { $line }</span>
paste-text-of-section = Text of the section at line { $line }
paste-put-html = Put it into { $field }<span class="vh">, line { $line }</span>
paste-put-other-html = Put it into another empty field<span class="vh">,
    line { $line }</span>
paste-put-any-html = Put it into an empty field<span class="vh">,
    line { $line }</span>
paste-target-html = { $field }<span class="vh">, line { $line }</span>
paste-use = Use it
paste-kind = What is it?
paste-kind-formal = A new formal namespace
paste-kind-informal = A new informal namespace
paste-kind-revision = A new version of a registered namespace
paste-which = Which namespace ID is it about?
paste-which-hint = The text does not say so for certain. Not needed for the informal path.
paste-more-lines = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
paste-none-of-these = None of these
paste-use-draft = Use it as a draft
paste-pasted = The text you pasted
paste-or-file = Or a file
paste-file-hint = Word (.docx), HTML, plain text, RFCXML or Markdown
paste-read = Read it
paste-read-again = Read it again
paste-f-text = Template
paste-f-text-hint = The whole text, in the form of RFC 8141 or the older one; an RFC or Internet-Draft around it does no harm
paste-f-nid = Namespace ID
paste-f-nid-hint = Leave it as it was found, or correct it; not needed for the informal path
paste-f-other-nid = Another namespace ID
paste-f-other-nid-hint = For "None of these": letters, digits and hyphens, 3 to 32 characters

# Where a field came from.

paste-found-at = line { $line }: { $label }
paste-put-here = put here from line { $line }
paste-not-found = not found
paste-unplaced = { $count ->
    [one] { $count } line
        belongs to no field
   *[other] { $count } lines belong to no field
}
paste-unplaced-line-html = Line { $line }: <code>{ $text }</code>
paste-unsure = The text does not say for certain which namespace it is about
paste-unsure-offered = The text does not say for certain which namespace it is about; it could be { $offered }
paste-or = { $one } or { $other }

# What the reader of templates did that a person should know. A full stop follows.

paste-note-quoted = The quote marks of an email were set aside
paste-note-marked = The byte order mark at the start was set aside
paste-note-feeds = { $count } form feeds (page breaks) were set aside
paste-note-running = The text has no line breaks; its labels were looked for inside the running text
paste-note-breaks = { $count } page breaks were set aside
paste-note-no-label = No label of a registration template was found
paste-note-furniture = Page headers and footers were set aside
paste-note-again = Line { $line }: "{ $label }" stands again; its text was added to the first
paste-note-utf-16 = The text was UTF-16 and was converted to UTF-8
paste-note-utf-16-unmarked = The text was UTF-16 without a mark and was converted to UTF-8
paste-note-encoding = The text was read as { $encoding }, which it says it is in
paste-note-lost = { $count } places are not UTF-8; U+FFFD stands where a character was lost
paste-note-latin = The text is not UTF-8; it was read as { $encoding }. Look at letters with accents
paste-note-rfcxml = Read as RFCXML; its markup and comments were set aside
paste-note-html-page = Read as HTML; its markup, scripts and styles were set aside
paste-note-markdown = Read as Markdown; its marks were set aside
paste-note-word = Read as a Word document; lines are counted as its paragraphs
paste-note-and = { $one }. { $other }
paste-note-deleted = Text marked as deleted was left out
paste-note-struck = Text that is struck out was left out
paste-note-broken = The XML is broken at line { $line }: { $error }; the rest was read as plain text
paste-note-hidden = Text that is hidden was left out
paste-note-footnotes = Footnotes were left out
