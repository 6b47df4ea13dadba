# The pages of the rules. What a reviewer may write stays in English: it goes to the review list.

rules-crumb = Rules
rules-title = What a request is checked for
rules-lede = Every automatic finding cites one of these rules. Only findings marked “Must be fixed” block a request.
rules-group-decides = Namespace identifiers: what decides
rules-group-notes = Namespace identifiers: notes to the experts
rules-group-template = The registration template
rules-rule = Rule
rules-says = What it says
rules-where = Where it is written
rules-weight = Weight
rules-fires = Fires on
rules-written = Written in
rules-one = Rule { $id }
rules-count = { $count } of { $all }
rules-fired = It fires on { $count } of { $all } registrations it was tried on.
rules-model = What a reviewer may write:

rules-rule-title = { $id ->
    [N1] Letters a to z, digits and hyphens; a letter or digit at both ends; at most 32 characters
    [N2] A formal NID has more than two characters
    [N3] A formal NID does not start with urn-
    [N4] A NID does not start with two letters and a hyphen
    [N5] A NID does not start with X-
    [N6] A NID that is registered cannot be registered again
    [N7] Another request for the same NID is pending
    [N8] The NID is an ISO 3166-1 country code, or begins with one where such names are kept back
    [N9] A URI scheme has the same name
    [N10] The NID looks like another one
    [N11] An informal NID is urn- and a number without a leading zero
    [N12] The NID urn cannot be registered
    [N13] The NID is not on the reserved list
    [N14] The NID begins with a country code and a hyphen
    [N15] The NID is in use, or looks like one in use, without being registered
    [N16] The NID is a general word
    [T1] Version numbers start with 1 and rise by 1
    [T2] The date is written YYYY-MM-DD and is not in the future
    [T3] The registrant gives a way to reach a person: email, telephone or postal address
    [T4] Who asks for the fast track says so in Registrant
    [T5] A stable document describes the namespace
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution have text
    [T7] "None" alone says little in Security and Privacy or Interoperability
    [T8] The section only points to another document
    [T9] The rules in Syntax are ABNF, defined, used, and produce only characters of a URN
    [T10] Example URNs are URNs of the namespace and match its rules
    [T11] r-components are not to be used yet
    [T12] Syntax says when two URNs are equivalent
    [T13] Syntax says what q- and f-components mean, or leaves them undefined
    [T14] A revision describes what changed
    [T15] A correction keeps the meaning; a text that means something else is a new version
    [T16] Letters beyond ASCII are percent-encoded inside a name
    [T17] Lines of grammar, examples, tables and addresses fit into 72 columns
    [T19] Nothing left over from drafting
    [T20] {"{{NID}}"} stands in the text of an informal request, and nowhere else
    [T21] No control characters, direction controls or code points without a meaning
    [T22] Grammar and examples are written with ASCII quotes, hyphens and blanks
    [T23] The RFCs that are cited are in force
    [T24] Syntax says plainly whether two spellings are one name
    [T25] A name is never given to another thing
    [T26] Names that lead to a person are considered in Security and Privacy
    [T27] The document that is named stays
    [T28] The contact address belongs to the registrant
    [T29] The text can be checked as a whole
    [T30] A correction that changes what the text says has the consent of two operators and an expert
    [T31] Names built from another system's identifiers say how both relate
    [T32] Who gives parts of the namespace to others says by which rules
   *[T33] A resolution that is promised names its service
}

rules-rule-why = { $id ->
    [N1] Every URN parser in the world enforces this form. There is no way to encode other characters in a NID (§2.1).
    [N2] Two-character names are kept back because they read as ISO 3166 country codes.
    [N3] Names that start with urn- are informal. They are given out in order: choose the informal path to get the next one.
    [N4] Such names are kept for national registrations based on ISO 3166 alpha-2 codes; with two hyphens (xn--) for DNS A-labels.
    [N5] RFC 3406 let anybody use X- names for experiments; they must not be confused with registered ones (see also RFC 6648).
    [N6] A URN must mean one thing for ever. NIDs are compared without case (§2.1), and a NID is never given out a second time.
    [N7] Requests for one name are decided together; the experts take care of such races (RFC 8141 §6.2).
    [N8] A country code can be taken for a registration on behalf of that country. Two-letter names, and two letters with a hyphen, are kept back for that reason; this note says which country it would be.
    [N9] urn:xmpp: and xmpp: are different things (RFC 8141 §4.4); readers may expect them to be related.
    [N10] Names that differ by one character, by hyphens, or by a digit that looks like a letter are easily mistaken for one another.
    [N11] IANA gives out the next number in the sequence. The registrant does not choose it.
    [N12] RFC 2141 reserved urn so that it cannot be confused with the scheme; urn:urn: would invite exactly that. RFC 8141 is silent, and this registry keeps it reserved.
    [N13] The operators keep a short public list of names that are not given out, each with its reason.
    [N14] An alpha-3 code followed by a hyphen may be read as that country's namespace, as the reserved alpha-2 forms are.
    [N15] Documents and software write names behind urn: that nobody registered, and other identifier systems have names that look the same. Registering such a name may serve those who use it already, or clash with them: say in the request which it is.
    [N16] A word that many could claim says little about whose namespace it is, and nobody else gets it afterwards. Say why it is right for this one, or add what tells whose it is.
    [T1] A reader must be able to tell which text is newer and that none is missing. The number is set when a request is registered.
    [T2] The date is the day on which the registration was requested; the registry sets it when a request is registered.
    [T3] Registrations outlive people. Somebody must be reachable when a question comes up years later; a role address ages best.
    [T4] The fast track is for standards organizations that the IESG recognises. The operators ask for that recognition; without it the request goes through expert review like any other.
    [T5] Not required, but "registrants SHOULD provide a stable specification". On the fast track it is required (§6.3 item 2).
    [T6] Each section answers a question that users of the namespace will have. Say so in a sentence when nothing applies.
    [T7] The experts ask why there is nothing to consider; one sentence saves a round of mail.
    [T8] That is allowed. Readers of the template alone will not see the answer, and the pointer must stay stable.
    [T9] Programs are written from these rules. A rule that cannot be read, that nothing uses, or that lets in a space makes every one of them different.
    [T10] An example under another NID is usually left over from the text it was copied from; one that the rules do not produce shows that example or rules are wrong.
    [T11] "r-components SHOULD NOT be used for URNs before their semantics have been standardized."
    [T12] Without a rule, only §3.1 applies: every difference in upper and lower case makes another name.
    [T13] Unless the registration describes their semantics, those semantics are undefined.
    [T14] "A revised registration MUST describe differences from prior versions."
    [T15] The version rises by 1 with each new version. Under the same number only form is fixed: layout, spelling, references, and how somebody is reached. What Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution say (RFC 8141, 6.4) and who the registrant is change with a new version, which is reviewed.
    [T16] A URN consists of ASCII characters. Prose may be written in any language, and names of people and places are right as they are; a letter such as ä inside a URN is written as its UTF-8 bytes, %C3%A4.
    [T17] Prose that is too long is reflowed. A rule, an example, a row of a table, a line of an address or an indented line is published as it stands, however long, because breaking it would change what it means; on paper and in terminals it may be cut off.
    [T19] TBD, XXXX and "Requested of IANA" are notes to somebody; a published registration is final.
    [T20] The number of an informal namespace is given out when it is registered; the registry then writes it wherever {"{{NID}}"} stands.
    [T21] A registration is read in terminals, in XML and by people, for ever. A control character can colour or clear a reader's screen, a direction control can show a name backwards, and a code point without a meaning may get one later. Each is named with its place; one press takes it out.
    [T22] Word processors turn quotes and hyphens into curly and long ones and add blanks that cannot be seen. Programs are written from the grammar and copy the examples: there, such a character is a mistake. One press writes the ASCII one.
    [T23] RFC 2141 and RFC 3406 were replaced by RFC 8141 in 2017. A reader who follows a citation should land on the rules that hold. Where the older document is meant, say that it is obsolete.
    [T24] "Usually written in upper case" or "case-insensitive in processing" leaves open whether urn:demo:a and urn:demo:A name the same thing. Two programs will decide differently. Say which differences do not matter; without a rule every difference does (§3.1).
    [T25] "Never assigned to more than one resource and never reassigned to a different resource": not after years, not when the thing is gone. If numbers are reused in your system, add what makes the name unique, such as a year.
    [T26] A number of a device, a patient or an account that stands in a URN is seen by everyone who sees the URN, and for ever. Say what can be learned from it and what protects the person.
    [T27] An Internet-Draft expires after six months, and a page in a repository changes with each commit. Name a published document, or a version of it that will not change.
    [T28] An address of one person at a mail provider is often gone when a question comes up years later. A role address at the organization ages best.
    [T29] A check takes a bounded number of steps. Where they do not suffice, it says what was checked; the experts read the rest without its help. A shorter text, or simpler rules, are also easier to read.
    [T30] Sometimes what was published is not what was approved: a line was lost, an older text was taken. Say so with the correction. It is published under the same version when two operators, the one who publishes it included, and an expert consent to exactly that text; their names and reasons are public. Everything else that changes the meaning is a new version.
    [T31] A UUID, an ISBN or an IMEI inside a URN is a name already. Say in Interoperability whether urn:uuid: or the like names the same thing, which of the two is to be cited, and what happens when one changes.
    [T32] When members or offices assign names below a part of their own, each of them must keep its names unique and never reassign one. Say by which rules they are chosen and bound, where they are listed, and what becomes of a part whose holder is gone.
   *[T33] Readers want to know where a name leads: name the service or the document that describes it, or say that names are not resolved in public. Both are right.
}
