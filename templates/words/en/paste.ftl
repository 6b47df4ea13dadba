# A complete template, pasted or uploaded, and its assignment to fields.

paste-title = Paste or upload a finished template
paste-page = Paste a finished template
paste-lede = You can review where each part was placed before anything is saved.
paste-read-as = Recognized as { $form }. Check that everything is in the right section.
paste-form-8141 = RFC 8141, Appendix A
paste-form-3406 = the older form of RFC 3406
paste-repaired = { $count ->
    [one] { $count } character is repaired below. The text you pasted is not changed.
   *[other] { $count } characters are repaired below. The text you pasted is not changed.
}
paste-repair-first = Repair the { $count } characters that cannot be published, starting at { $place }
paste-unrepair = Undo the repairs
paste-filled = { $field } was filled with the text from
    line { $line }.
paste-filled-heading = { $field } was filled with the text of
    “{ $heading }” (line { $line }).
paste-put-back-html = Remove it<span class="vh"> from
    { $field }</span> again
paste-sections = Unrecognized sections
paste-sections-about = Choose an empty field for each section you want to use. The text is copied unchanged.
paste-section = Section at line { $line }
paste-no-heading = Text without a heading
paste-line = line { $line }
paste-its-text-html = Text<span class="vh"> at line { $line }</span>
paste-text-of-section = Text of the section at line { $line }
paste-put-html = Move to { $field }<span class="vh">, line { $line }</span>
paste-put-other-html = Move to another empty field<span class="vh">,
    line { $line }</span>
paste-put-any-html = Move to an empty field<span class="vh">,
    line { $line }</span>
paste-target-html = { $field }<span class="vh">, line { $line }</span>
paste-found = Must be fixed: { $errors }. Suggestions: { $suggestions }. The draft shows them.
paste-use = Use this text
paste-kind = Type of request
paste-kind-revision = A new version of a registered namespace
paste-which = Which namespace ID is this for?
paste-which-hint = The text does not say it clearly. Not needed for an informal namespace.
paste-more-lines = { $count ->
    [one] and { $count } more line
   *[other] and { $count } more lines
}
paste-none-of-these = None of these
paste-use-draft = Create draft
paste-pasted = Pasted text
paste-or-file = Or upload a file
paste-file-hint = Word (.docx), OpenDocument (.odt), HTML, email (.eml), plain text, RFCXML or Markdown
paste-read = Read template
paste-read-again = Read again
paste-f-text-hint = Paste the whole template, in the RFC 8141 or the older RFC 3406 form. It can be embedded in an RFC or Internet-Draft
paste-f-nid-hint = Keep the namespace ID that was found, or correct it. Not needed for an informal namespace
paste-f-other-nid = Another namespace ID
paste-f-other-nid-hint = For "None of these": letters, digits and hyphens, 3 to 32 characters

# The source of a field.

paste-found-at = line { $line }: { $label }
paste-put-here = moved here from line { $line }
paste-not-found = not found
paste-unplaced = { $count ->
    [one] { $count } line
        was not placed in any section
   *[other] { $count } lines were not placed in any section
}
paste-unplaced-line-html = Line { $line }: <code>{ $text }</code>
paste-unsure = The text does not say clearly which namespace it is about
paste-unsure-offered = The text does not say clearly which namespace it is about. It could be { $offered }
paste-or = { $one } or { $other }

# Notes about how a template was read. The page adds a period.

paste-note-quoted = The quote marks of an email were removed
paste-note-answer = { $count ->
    [one] { $count } line without a quote mark is a reply to the quoted template and was not placed in any section
   *[other] { $count } lines without a quote mark are a reply to the quoted template and were not placed in any section
}
paste-note-checklist = { $count ->
    [one] { $count } line of a checklist is not part of a registration and was not placed in any section
   *[other] { $count } lines of a checklist are not part of a registration and were not placed in any section
}
paste-note-merged = Line { $line }: "{ $label }" is a heading for several sections. Its text was copied to each of them. Divide the text among them
paste-note-order = Line { $line }: "{ $label }" appears after "{ $before }", but precedes it in RFC 8141. The sections will be published in the order of RFC 8141
paste-note-unknown = Line { $line }: "{ $label }" is not a section of the template. Its text was read as part of "{ $section }"
paste-note-marked = The byte order mark at the start was removed
paste-note-feeds = { $count ->
    [one] { $count } form feed (page break) was removed
   *[other] { $count } form feeds (page breaks) were removed
}
paste-note-running = The text has no line breaks, so labels were searched for within the running text
paste-note-breaks = { $count ->
    [one] { $count } page break was removed
   *[other] { $count } page breaks were removed
}
paste-note-no-label = No labels of a registration template were found
paste-note-furniture = Page headers and footers were removed
paste-note-email = Read as an email. Its header and signature were not read
paste-note-email-parts = Read as an email. Its header, signature and these parts were not read: { $parts }
paste-note-odt = Read as OpenDocument text (.odt). Formatting, comments and deleted text were removed
paste-note-again = Line { $line }: "{ $label }" appears again. Its text was added to the first occurrence
paste-note-space = Line { $line }: { $code } at the end of "{ $label }" is not an ASCII space. It was removed
paste-note-utf-16 = The text was UTF-16 and was converted to UTF-8
paste-note-utf-16-unmarked = The text was UTF-16 without a byte order mark and was converted to UTF-8
paste-note-encoding = The text was decoded as { $encoding }, which it declares
paste-note-lost = { $count ->
    [one] { $count } place is not valid UTF-8. Lost characters are shown as U+FFFD
   *[other] { $count } places are not valid UTF-8. Lost characters are shown as U+FFFD
}
paste-note-latin = The text is not UTF-8 and was decoded as { $encoding }. Check letters with accents
paste-note-rfcxml = Read as RFCXML. Markup and comments were removed
paste-note-html-page = Read as HTML. Markup, scripts and styles were removed
paste-note-markdown = Read as Markdown. Formatting marks and comments were removed
paste-note-word = Read as a Word document. Line numbers count paragraphs
paste-note-and = { $one }. { $other }
paste-note-deleted = Text marked as deleted was omitted
paste-note-struck = Struck-through text was omitted
paste-note-broken = The XML is malformed at line { $line }: { $error }. The rest was read as plain text
paste-note-hidden = Hidden text was omitted
paste-note-footnotes = Footnotes were omitted
