# The pages of the rules. Suggested comments are in English, because they go to the review list.

rules-title = Review rules
rules-lede = Each automatic finding cites one of these rules. Only findings marked “Must be fixed” block a request.
rules-group-decides = Namespace IDs: requirements
rules-group-notes = Namespace IDs: advisories for the experts
rules-rule = Rule
rules-weight = Severity
rules-fires = Matches
rules-one = Rule { $id }
rules-count = { $count } of { $all }
rules-fired = This rule matches { $count } of the { $all } registrations it was tested on.
rules-model = Suggested comment for the experts:

rules-rule-title = { $id ->
    [N1] A NID has only the letters a to z, digits and hyphens, starts and ends with a letter or digit, and has 32 characters or fewer
    [N2] A formal NID has more than two characters
    [N3] A formal NID does not start with urn-
    [N4] A NID does not start with two letters and a hyphen
    [N5] A NID does not start with X-
    [N6] A NID that is registered cannot be registered again
    [N7] Another request for the same NID is pending
    [N8] The NID is an ISO 3166-1 country code, or starts with one where such NIDs are reserved
    [N9] A URI scheme has the same name
    [N10] The NID is easily confused with another NID
    [N11] An informal NID consists of urn- and a number without a leading zero
    [N12] The NID urn cannot be registered
    [N13] The NID is not on the reserved list
    [N14] The NID starts with a country code and a hyphen
    [N15] The NID is in use without registration, or is easily confused with one that is
    [N16] The NID is a generic word
    [T1] Version numbers start at 1 and increase by 1
    [T2] The date has the form YYYY-MM-DD, is not before 1997 and is not in the future
    [T3] The registrant provides contact details of a person: email, telephone or postal address
    [T4] Registrant says that the fast track is requested
    [T5] A stable document describes the namespace
    [T6] Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution are not empty
    [T7] Each section says something about its subject
    [T8] The section only refers to another document
    [T9] The rules in Syntax are valid ABNF, are all defined and used, and produce only characters allowed in a URN
    [T10] Example URNs are URNs of the namespace and match its syntax rules
    [T11] r-components are not used yet
    [T13] r-, q- and f-components are not part of a name
    [T14] A new version describes what changed
    [T15] A correction does not change the meaning; a change of meaning requires a new version
    [T16] Non-ASCII characters in a name are percent-encoded
    [T17] Lines of grammar, examples, tables and addresses fit in 72 columns
    [T19] No placeholders or drafting notes remain
    [T20] {"{{NID}}"} appears in the text of an informal request only
    [T21] The text does not contain control characters, direction controls or unassigned code points
    [T22] Grammar and examples use ASCII quotes, hyphens and spaces
    [T23] The cited RFCs are current
    [T24] Syntax says clearly whether two spellings are the same name
    [T25] Names are unique, remain valid and are never reassigned
    [T26] Security and Privacy considers names that identify a person
    [T27] The cited document is stable
    [T28] The contact address belongs to the registrant
    [T29] The text can be checked completely
    [T31] The relationship to another system is described if names include its identifiers
    [T36] No two statements contradict each other
    [T37] The text is in English
    [T38] The text says what happens when a domain name expires or is transferred
    [T40] The names are used beyond one organization or network
   *[T41] Names of the current version remain valid in a new version
}

rules-rule-why = { $id ->
    [N1] Every URN parser enforces this form. Other characters cannot be encoded in a NID (§2.1).
    [N2] Two-character namespace IDs are reserved because they look like ISO 3166 country codes.
    [N3] Names that start with urn- are informal. They are assigned in sequence: request an informal namespace to get the next one.
    [N4] Two letters and one hyphen are reserved for national registrations based on ISO 3166 alpha-2 codes. Two letters and two hyphens (xn--) are reserved for DNS A-labels.
    [N5] RFC 3406 allowed anyone to use namespace IDs that start with X- for experiments. They must not be confused with registered ones (see also RFC 6648).
    [N6] A URN must always identify the same resource. NIDs are compared without regard to case (§2.1), and a NID is never reassigned.
    [N7] Requests for the same namespace ID are decided together. The experts resolve such conflicts (RFC 8141 §6.2).
    [N8] A country code can be mistaken for a registration on behalf of that country. For this reason, two-letter namespace IDs and those that start with two letters and a hyphen are reserved. This advisory says which country the code belongs to.
    [N9] Identifiers that start with urn:xmpp: and with xmpp: are not the same (RFC 8141 §4.4), but readers may expect them to be related.
    [N10] Names that differ only by one character, by hyphens, or by a digit that looks like a letter are easily confused.
    [N11] IANA assigns the next number in the sequence. The registrant does not choose the number.
    [N12] RFC 2141 reserved urn so that it could not be confused with the scheme; urn:urn: would cause that confusion. RFC 8141 does not mention this, and this registry keeps urn reserved.
    [N13] The operators publish a short list of names that cannot be requested, with a reason for each.
    [N14] Readers may assume that an alpha-3 code followed by a hyphen is the namespace of that country, like the reserved alpha-2 forms.
    [N15] Documents and software use namespace IDs after urn: that were never registered, and other identifier systems have similar names. Registering such a namespace ID may help its current users or conflict with them. Say in the request which is the case.
    [N16] A generic word does not show whose namespace it is, and no other organization can use it afterwards. Explain why the word is right for this namespace, or add a part that identifies the organization.
    [T1] Readers must be able to tell which version is newer and that no version is missing. The number is set when a request is registered.
    [T2] The date is the day on which the registration was requested. The registry sets it when a request is registered.
    [T3] Registrations outlive people. A person must be reachable when a question comes up years later. A role address lasts longest.
    [T4] The fast track is for standards organizations that the IESG recognizes. The operators ask the IESG for that recognition. Without it, the request goes through expert review like any other request.
    [T5] This is not required, but "registrants SHOULD provide a stable specification". On the fast track it is required (§6.3 item 2).
    [T6] Each section answers a question that users of the namespace will have. If nothing applies, say so in a sentence.
    [T7] If a section only says "None", "To be defined" or "See above", the experts will ask why. One sentence of explanation saves time.
    [T8] This is allowed, but readers of the template alone will not see the answer, and the reference must remain stable.
    [T9] Programs are written from these rules. If a rule is unreadable, unused or allows a space, each program will behave differently.
    [T10] An example with another NID is usually left over from a copied text. If an example does not match the rules, either the example or the rules are wrong.
    [T11] "r-components SHOULD NOT be used for URNs before their semantics have been standardized."
    [T13] Names are compared without their components and without regard to the case of the namespace ID (RFC 8141 §3.1). A registration can only say what q- and f-components mean.
    [T14] "A revised registration MUST describe differences from prior versions."
    [T15] The version increases by 1 with each new version. A correction under the same number can only change the form: layout, spelling, references and contact details. A change of Purpose, Syntax, Assignment, Security and Privacy, Interoperability or Resolution (RFC 8141, 6.4), or of the registrant, requires a new version, which is reviewed.
    [T16] A URN consists of ASCII characters. Prose can be in any language, and names of people and places can contain any letters. A letter such as ä inside a URN is written as its UTF-8 bytes, %C3%A4.
    [T17] Long lines of prose are rewrapped. A rule, an example, a table row, an address line or an indented line is published unchanged, whatever its length, because breaking it would change its meaning. It may be cut off on paper and in terminals.
    [T19] TBD, TODO, XXXX, "Requested of IANA" and stubs in angle brackets are notes to an editor. A published registration is final.
    [T20] The number of an informal namespace is assigned when it is registered. The registry then replaces each {"{{NID}}"} with it.
    [T21] People read a registration in terminals and in XML, permanently. A control character can color or clear the screen, a direction control can display a name backwards, and an unassigned code point may be given a meaning later. Each one is listed with its position, and one button removes it.
    [T22] Word processors replace quotes and hyphens with curly quotes and dashes, and add invisible spaces. Programs are written from the grammar and people copy the examples, so these characters cause errors there. One button replaces them with the ASCII characters.
    [T23] RFC 8141 replaced RFC 2141 and RFC 3406 in 2017. A citation should lead readers to the current rules. If you mean the older document, say that it is obsolete.
    [T24] "Usually written in upper case" or "case-insensitive in processing" does not say whether urn:demo:a and urn:demo:A identify the same resource. Two programs will decide differently. Say which differences are ignored. Without such a rule, every difference is significant (§3.1).
    [T25] "Never assigned to more than one resource and never reassigned to a different resource": not even after years, and not when the resource no longer exists. If your system reuses numbers, add a part that makes the name unique, such as the year.
    [T26] If a URN contains the number of a device, a patient or an account, everyone who sees the URN sees that number, permanently. Describe what the number reveals and how the person is protected.
    [T27] An Internet-Draft expires after six months, and a page in a repository changes with each commit. Cite a published document, or a version that will not change.
    [T28] An individual's address at a mail provider may no longer work when a question comes up years later. A role address at the organization lasts longest.
    [T29] The check stops after a limited number of steps. It then reports what was checked, and the experts review the rest themselves. A shorter text or simpler rules are also easier to read.
    [T31] A UUID, an ISBN or an IMEI inside a URN is already a name. State in Interoperability whether urn:uuid: or a similar namespace identifies the same resource, which of the two should be cited, and what happens when one of them changes.
    [T36] If one sentence says that names are case-sensitive and another that case is ignored, two programs will decide differently. The same is true of a grammar and a regular expression, an example or a sentence that does not match it. Keep one of them, or state to which part of a name each applies.
    [T37] The experts and the review list work in English. The program recognizes a text in another language by its most frequent words. For such a text, it does not check whether the questions of the RFC are answered.
    [T38] If the holder of a domain name assigns names, the next holder of the domain could assign the same name again. Require a date in each name or a register of holders, or give another rule that keeps names unique.
    [T40] RFC 8141 §5.1: a formal namespace is not appropriate for names that are used only in a private network or depend on one vendor. For experiments there are names that need no registration.
   *[T41] A program compared the grammars of the two versions. A name that no longer matches would be invalid, although it is in use.
}
