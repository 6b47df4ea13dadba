//! The rules of the template, each with its page under `/rules/`.

use super::super::Field;
use crate::finding::{Level, Rule};
use crate::template::grammar::{EXAMPLES, GRAMMAR};

const fn rule(
    id: &'static str,
    level: Level,
    field: Field,
    title: &'static str,
    clause: &'static str,
    why: &'static str,
) -> Rule {
    Rule { id, level, field: Some(field.key()), title, clause, why }
}

/// T1: the version is the previous version + 1.
pub(super) const VERSION: Rule = rule(
    "T1",
    Level::Fail,
    Field::Version,
    "Version numbers start at 1 and increase by 1",
    "RFC 8141 Appendix A",
    "Readers must be able to tell which version is newer and that no version is missing. The number is set when a request is registered.",
);
/// T2: the date.
pub(super) const DATE: Rule = rule(
    "T2",
    Level::Fail,
    Field::Date,
    "The date has the form YYYY-MM-DD, is not before 1997 and is not in the future",
    "RFC 8141 Appendix A",
    "The date is the day on which the registration was requested. The registry sets it when a request is registered.",
);
/// T3: a contact.
pub(super) const CONTACT: Rule = rule(
    "T3",
    Level::Fail,
    Field::Registrant,
    "The registrant provides contact details of a person: email, telephone or postal address",
    "RFC 8141 Appendix A",
    "Registrations outlive people. A person must be reachable when a question comes up years later. A role address lasts longest.",
);
/// T4: the fast track.
pub const FAST_TRACK: Rule = rule(
    "T4",
    Level::Look,
    Field::Registrant,
    "Registrant says that the fast track is requested",
    "RFC 8141 §6.3",
    "The fast track is for standards organizations that the IESG recognizes. The operators ask the IESG for that recognition. Without it, the request goes through expert review like any other request.",
);
/// T6: required sections.
pub(super) const REQUIRED: Rule = rule(
    "T6",
    Level::Fail,
    Field::Purpose,
    "Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution are not empty",
    "RFC 8141 §6.4",
    "Each section answers a question that users of the namespace will have. If nothing applies, say so in a sentence.",
);
/// T7: a one-word answer.
pub(super) const BARE_NONE: Rule = rule(
    "T7",
    Level::Look,
    Field::Purpose,
    "\"None\" is not sufficient in Security and Privacy or Interoperability",
    "RFC 8141 §6.4.4",
    "The experts will ask why there is nothing to consider. One sentence of explanation saves time.",
);
/// T8: only a reference.
pub(super) const POINTER: Rule = rule(
    "T8",
    Level::Info,
    Field::Purpose,
    "The section only refers to another document",
    "RFC 8141 §6.4",
    "This is allowed, but readers of the template alone will not see the answer, and the reference must remain stable.",
);
/// T11: r-components.
pub(super) const R_COMPONENT: Rule = rule(
    "T11",
    Level::Look,
    Field::Syntax,
    "r-components are not used yet",
    "RFC 8141 §2.3.1",
    "\"r-components SHOULD NOT be used for URNs before their semantics have been standardized.\"",
);
/// T12: equivalence.
pub(super) const EQUIVALENCE: Rule = rule(
    "T12",
    Level::Look,
    Field::Syntax,
    "Syntax says when two URNs are equivalent",
    "RFC 8141 §6.4.2 item 3",
    "Without such a rule, only §3.1 applies: names that differ in letter case are different names.",
);
/// T13: q-components and f-components.
pub(super) const COMPONENTS: Rule = rule(
    "T13",
    Level::Info,
    Field::Syntax,
    "Syntax says what q- and f-components mean, or leaves them undefined",
    "RFC 8141 Appendix A",
    "The semantics are undefined unless the registration describes them.",
);
/// T14: the changes are described.
pub(in crate::template) const REVISION: Rule = rule(
    "T14",
    Level::Fail,
    Field::RevisionInformation,
    "A new version describes what changed",
    "RFC 8141 §6.2",
    "\"A revised registration MUST describe differences from prior versions.\"",
);
/// T15: changes without a new version.
pub const SAME_VERSION: Rule = rule(
    "T15",
    Level::Look,
    Field::Version,
    "A correction does not change the meaning; a change of meaning requires a new version",
    "RFC 8141 Appendix A",
    "The version increases by 1 with each new version. A correction under the same number can only change the form: layout, spelling, references and contact details. A change of Purpose, Syntax, Assignment, Security and Privacy, Interoperability or Resolution (RFC 8141, 6.4), or of the registrant, requires a new version, which is reviewed.",
);
/// T16: non-ASCII letters.
pub(super) const NON_ASCII: Rule = rule(
    "T16",
    Level::Info,
    Field::Syntax,
    "Non-ASCII characters in a name are percent-encoded",
    "RFC 8141 §2.2",
    "A URN consists of ASCII characters. Prose can be in any language, and names of people and places can contain any letters. A letter such as ä inside a URN is written as its UTF-8 bytes, %C3%A4.",
);
/// T17: long lines.
pub(super) const LONG_LINES: Rule = rule(
    "T17",
    Level::Info,
    Field::Syntax,
    "Lines of grammar, examples, tables and addresses fit in 72 columns",
    "RFC 8141 Appendix A",
    "Long lines of prose are rewrapped. A rule, an example, a table row, an address line or an indented line is published unchanged, whatever its length, because breaking it would change its meaning. It may be cut off on paper and in terminals.",
);
/// T19: leftovers of the form or of page layout.
pub(super) const RESIDUE: Rule = rule(
    "T19",
    Level::Fail,
    Field::NamespaceId,
    "No placeholders or drafting notes remain",
    "RFC 8141 Appendix A",
    "TBD, TODO, XXXX, \"Requested of IANA\" and stubs in angle brackets are notes to an editor. A published registration is final.",
);
/// T20: the placeholder for the number.
pub(super) const PLACEHOLDER: Rule = rule(
    "T20",
    Level::Fail,
    Field::NamespaceId,
    "{{NID}} appears in the text of an informal request only",
    "RFC 8141 §5.2",
    "The number of an informal namespace is assigned when it is registered. The registry then replaces each {{NID}} with it.",
);
/// T5: documentation on the fast track.
pub(super) const DOCUMENTATION: Rule = rule(
    "T5",
    Level::Look,
    Field::Documentation,
    "A stable document describes the namespace",
    "RFC 8141 §6.2",
    "This is not required, but \"registrants SHOULD provide a stable specification\". On the fast track it is required (§6.3 item 2).",
);

/// T21: disallowed characters.
pub(super) const CONTROLS: Rule = rule(
    "T21",
    Level::Fail,
    Field::Syntax,
    "The text does not contain control characters, direction controls or unassigned code points",
    "XML 1.0 §2.2",
    "People read a registration in terminals and in XML, permanently. A control character can color or clear the screen, a direction control can display a name backwards, and an unassigned code point may be given a meaning later. Each one is listed with its position, and one button removes it.",
);
/// T22: characters that are confused with ASCII.
pub(super) const LOOKS_LIKE_ASCII: Rule = rule(
    "T22",
    Level::Look,
    Field::Syntax,
    "Grammar and examples use ASCII quotes, hyphens and spaces",
    "RFC 5234 §2.3",
    "Word processors replace quotes and hyphens with curly quotes and dashes, and add invisible spaces. Programs are written from the grammar and people copy the examples, so these characters cause errors there. One button replaces them with the ASCII characters.",
);
/// T23: an obsolete RFC.
pub(super) const OBSOLETE: Rule = rule(
    "T23",
    Level::Info,
    Field::Documentation,
    "The cited RFCs are current",
    "RFC 8141 Appendix B",
    "RFC 8141 replaced RFC 2141 and RFC 3406 in 2017. A citation should lead readers to the current rules. If you mean the older document, say that it is obsolete.",
);
/// T24: vague equivalence.
pub(super) const LOOSE_EQUIVALENCE: Rule = rule(
    "T24",
    Level::Look,
    Field::Syntax,
    "Syntax says clearly whether two spellings are the same name",
    "RFC 8141 §3.2",
    "\"Usually written in upper case\" or \"case-insensitive in processing\" does not say whether urn:demo:a and urn:demo:A identify the same resource. Two programs will decide differently. Say which differences are ignored. Without such a rule, every difference is significant (§3.1).",
);
/// T25: reassigned names.
pub(super) const REASSIGNED: Rule = rule(
    "T25",
    Level::Fail,
    Field::Assignment,
    "A name is never reassigned to another resource",
    "RFC 8141 §5 item 1",
    "\"Never assigned to more than one resource and never reassigned to a different resource\": not even after years, and not when the resource no longer exists. If your system reuses numbers, add a part that makes the name unique, such as the year.",
);
/// T26: names of persons.
pub(super) const PERSONAL: Rule = rule(
    "T26",
    Level::Look,
    Field::SecurityAndPrivacy,
    "Security and Privacy considers names that identify a person",
    "RFC 8141 §6.4.4",
    "If a URN contains the number of a device, a patient or an account, everyone who sees the URN sees that number, permanently. Describe what the number reveals and how the person is protected.",
);
/// T27: unstable references.
pub(super) const UNSTABLE: Rule = rule(
    "T27",
    Level::Look,
    Field::Documentation,
    "The cited document is stable",
    "RFC 8141 §6.2",
    "An Internet-Draft expires after six months, and a page in a repository changes with each commit. Cite a published document, or a version that will not change.",
);
/// T28: a contact at a free email provider.
pub(super) const FREE_MAIL: Rule = rule(
    "T28",
    Level::Info,
    Field::Registrant,
    "The contact address belongs to the registrant",
    "RFC 8141 Appendix A",
    "An individual's address at a mail provider may no longer work when a question comes up years later. A role address at the organization lasts longest.",
);
/// T29: the cost limit of one check.
pub(super) const TOO_COMPLEX: Rule = rule(
    "T29",
    Level::Look,
    Field::Syntax,
    "The text can be checked completely",
    "RFC 8141 §6.4",
    "The check stops after a limited number of steps. It then reports what was checked, and the experts review the rest themselves. A shorter text or simpler rules are also easier to read.",
);

/// T31: identifiers of another system.
pub(super) const OVERLAP: Rule = rule(
    "T31",
    Level::Look,
    Field::Syntax,
    "The relationship to another system is described if names include its identifiers",
    "RFC 8141 §6.4.5",
    "A UUID, an ISBN or an IMEI inside a URN is already a name. State in Interoperability whether urn:uuid: or a similar namespace identifies the same resource, which of the two should be cited, and what happens when one of them changes.",
);
/// T32: sub-namespaces of other organizations.
pub(super) const SUB_DELEGATION: Rule = rule(
    "T32",
    Level::Info,
    Field::Assignment,
    "A registrant that delegates sub-namespaces gives the rules for them",
    "RFC 8141 §6.4.3",
    "When members or offices assign names in a sub-namespace, each of them must keep its names unique and never reassign one. Give the rules by which they are selected and bound, where they are listed, and what happens to a sub-namespace whose responsible organization no longer exists.",
);
/// T33: resolution without a service.
pub(super) const SERVICE: Rule = rule(
    "T33",
    Level::Look,
    Field::Resolution,
    "A service is named if names can be resolved",
    "RFC 8141 §6.4.6",
    "Readers want to know what a name resolves to. Name the service or the document that describes it, or say that names are not publicly resolved. Both are acceptable.",
);

/// T34: an unanswered MUST.
pub(super) const UNANSWERED: Rule = rule(
    "T34",
    Level::Fail,
    Field::Resolution,
    "Each question that the RFC requires a registration to answer (MUST) is answered",
    "RFC 8141 §6.4",
    "RFC 8141 says that Interoperability MUST specify known issues and that Resolution MUST specify whether resolution mechanisms are intended. The program looks for a sentence that answers the question. The answer can be no. A new request cannot be submitted without an answer.",
);
/// T35: an unanswered SHOULD.
pub(super) const QUESTION: Rule = rule(
    "T35",
    Level::Look,
    Field::Assignment,
    "Each question that the RFC recommends answering (SHOULD) is answered",
    "RFC 8141 §5.1",
    "RFC 8141 says that a registrant SHOULD show stability, SHOULD commit to not reassigning names and to keeping old ones valid, and SHOULD describe the handling of r-components if names are resolved. Answer the question, or explain why it does not apply.",
);
/// T36: two sentences that cannot both be true.
pub(super) const CONTRADICTION: Rule = rule(
    "T36",
    Level::Look,
    Field::Assignment,
    "No two statements contradict each other",
    "RFC 8141 §6.4",
    "If one sentence says that names are case-sensitive and another that case is ignored, two programs will decide differently. The same is true of a grammar and a regular expression, an example or a sentence that does not match it. Keep one of them, or state to which part of a name each applies.",
);
/// T37: a text in another language.
pub(super) const LANGUAGE: Rule = rule(
    "T37",
    Level::Look,
    Field::Purpose,
    "The text is in English",
    "RFC 8141 §6.2",
    "The experts and the review list work in English. The program recognizes a text in another language by its most frequent words. For such a text, it does not check whether the questions of the RFC are answered.",
);
/// T38: authority by domain names.
pub(super) const DOMAINS: Rule = rule(
    "T38",
    Level::Look,
    Field::Assignment,
    "The text says what happens when a domain name expires or is transferred",
    "RFC 8141 §5",
    "If the holder of a domain name assigns names, the next holder of the domain could assign the same name again. Require a date in each name or a register of holders, or give another rule that keeps names unique.",
);
/// T39: a Purpose that does not name a community.
pub(super) const COMMUNITY: Rule = rule(
    "T39",
    Level::Look,
    Field::Purpose,
    "Purpose names the community that uses the names",
    "RFC 8141 §6.4.1 item 2",
    "Experts ask who will use the names: an industry, a profession, a nation, the members of an organization. One sentence is enough.",
);

/// All rules of this file.
pub const ALL: [&Rule; 37] = [
    &VERSION, &DATE, &CONTACT, &FAST_TRACK, &DOCUMENTATION, &REQUIRED, &BARE_NONE, &POINTER, &GRAMMAR, &EXAMPLES, &R_COMPONENT,
    &EQUIVALENCE, &COMPONENTS, &REVISION, &SAME_VERSION, &NON_ASCII, &LONG_LINES, &RESIDUE, &PLACEHOLDER, &CONTROLS,
    &LOOKS_LIKE_ASCII, &OBSOLETE, &LOOSE_EQUIVALENCE, &REASSIGNED, &PERSONAL, &UNSTABLE, &FREE_MAIL, &TOO_COMPLEX, &OVERLAP,
    &SUB_DELEGATION, &SERVICE, &UNANSWERED, &QUESTION, &CONTRADICTION, &LANGUAGE, &DOMAINS, &COMMUNITY,
];

/// The number of registrations behind the counts of [`fired_on`].
pub const COUNTED_ON: usize = 52;

/// The number of [`COUNTED_ON`] registered templates that a rule matches, as counted by `tests/library/template_corpus.rs`. If a rule matches most
/// of them, a finding is of little significance.
pub fn fired_on(rule: &Rule) -> Option<usize> {
    counted(rule.id)
}

/// Like [`fired_on`], by rule ID; `None` for rules of other files.
pub fn counted(id: &str) -> Option<usize> {
    let line = include_str!("../data/fired.tsv").lines().find_map(|line| line.strip_prefix(id)?.strip_prefix('\t'))?;
    line.parse().ok()
}
