//! The rules of the template, each with its page under `/rules/`.

use super::super::Field;
use crate::finding::{Level, Rule};
pub use crate::template::grammar::{EXAMPLES, GRAMMAR};

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

/// T1: version = previous + 1.
pub const VERSION: Rule = rule(
    "T1",
    Level::Fail,
    Field::Version,
    "Version numbers start with 1 and rise by 1",
    "RFC 8141 Appendix A",
    "A reader must be able to tell which text is newer and that none is missing. The number is set when a request is registered.",
);
/// T2: the date.
pub const DATE: Rule = rule(
    "T2",
    Level::Fail,
    Field::Date,
    "The date is written YYYY-MM-DD and is not in the future",
    "RFC 8141 Appendix A",
    "The date is the day on which the registration was requested; the registry sets it when a request is registered.",
);
/// T3: a contact.
pub const CONTACT: Rule = rule(
    "T3",
    Level::Fail,
    Field::Registrant,
    "The registrant gives a way to reach a person: email, telephone or postal address",
    "RFC 8141 Appendix A",
    "Registrations outlive people. Somebody must be reachable when a question comes up years later; a role address ages best.",
);
/// T4: the fast track.
pub const FAST_TRACK: Rule = rule(
    "T4",
    Level::Look,
    Field::Registrant,
    "Who asks for the fast track says so in Registrant",
    "RFC 8141 §6.3",
    "The fast track is for standards organizations that the IESG recognises. The operators ask for that recognition; without it the request goes through expert review like any other.",
);
/// T6: required sections.
pub const REQUIRED: Rule = rule(
    "T6",
    Level::Fail,
    Field::Purpose,
    "Registrant, Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution have text",
    "RFC 8141 §6.4",
    "Each section answers a question that users of the namespace will have. Say so in a sentence when nothing applies.",
);
/// T7: an answer of one word.
pub const BARE_NONE: Rule = rule(
    "T7",
    Level::Look,
    Field::Purpose,
    "\"None\" alone says little in Security and Privacy or Interoperability",
    "RFC 8141 §6.4.4",
    "The experts ask why there is nothing to consider; one sentence saves a round of mail.",
);
/// T8: only a pointer.
pub const POINTER: Rule = rule(
    "T8",
    Level::Info,
    Field::Purpose,
    "The section only points to another document",
    "RFC 8141 §6.4",
    "That is allowed. Readers of the template alone will not see the answer, and the pointer must stay stable.",
);
/// T11: r-components.
pub const R_COMPONENT: Rule = rule(
    "T11",
    Level::Look,
    Field::Syntax,
    "r-components are not to be used yet",
    "RFC 8141 §2.3.1",
    "\"r-components SHOULD NOT be used for URNs before their semantics have been standardized.\"",
);
/// T12: equivalence.
pub const EQUIVALENCE: Rule = rule(
    "T12",
    Level::Look,
    Field::Syntax,
    "Syntax says when two URNs are equivalent",
    "RFC 8141 §6.4.2 item 3",
    "Without a rule, only §3.1 applies: every difference in upper and lower case makes another name.",
);
/// T13: q and f.
pub const COMPONENTS: Rule = rule(
    "T13",
    Level::Info,
    Field::Syntax,
    "Syntax says what q- and f-components mean, or leaves them undefined",
    "RFC 8141 Appendix A",
    "Unless the registration describes their semantics, those semantics are undefined.",
);
/// T14: revision described.
pub const REVISION: Rule = rule(
    "T14",
    Level::Fail,
    Field::RevisionInformation,
    "A revision describes what changed",
    "RFC 8141 §6.2",
    "\"A revised registration MUST describe differences from prior versions.\"",
);
/// T15: words that change under the same number.
pub const SAME_VERSION: Rule = rule(
    "T15",
    Level::Look,
    Field::Version,
    "A correction keeps the meaning; a text that means something else is a new version",
    "RFC 8141 Appendix A",
    "The version rises by 1 with each new version. Under the same number only form is fixed: layout, spelling, references, and how somebody is reached. What Purpose, Syntax, Assignment, Security and Privacy, Interoperability and Resolution say (RFC 8141, 6.4) and who the registrant is change with a new version, which is reviewed.",
);
/// T16: letters of other languages.
pub const NON_ASCII: Rule = rule(
    "T16",
    Level::Info,
    Field::Syntax,
    "Letters beyond ASCII are percent-encoded inside a name",
    "RFC 8141 §2.2",
    "A URN consists of ASCII characters. Prose may be written in any language, and names of people and places are right as they are; a letter such as ä inside a URN is written as its UTF-8 bytes, %C3%A4.",
);
/// T17: long lines.
pub const LONG_LINES: Rule = rule(
    "T17",
    Level::Info,
    Field::Syntax,
    "Lines of grammar, examples, tables and addresses fit into 72 columns",
    "RFC 8141 Appendix A",
    "Prose that is too long is reflowed. A rule, an example, a row of a table, a line of an address or an indented line is published as it stands, however long, because breaking it would change what it means; on paper and in terminals it may be cut off.",
);
/// T19: residue.
pub const RESIDUE: Rule = rule(
    "T19",
    Level::Fail,
    Field::NamespaceId,
    "Nothing left over from drafting",
    "RFC 8141 Appendix A",
    "TBD, XXXX and \"Requested of IANA\" are notes to somebody; a published registration is final.",
);
/// T20: placeholder.
pub const PLACEHOLDER: Rule = rule(
    "T20",
    Level::Fail,
    Field::NamespaceId,
    "{{NID}} stands in the text of an informal request, and nowhere else",
    "RFC 8141 §5.2",
    "The number of an informal namespace is given out when it is registered; the registry then writes it wherever {{NID}} stands.",
);
/// T5: documentation on the fast track.
pub const DOCUMENTATION: Rule = rule(
    "T5",
    Level::Look,
    Field::Documentation,
    "A stable document describes the namespace",
    "RFC 8141 §6.2",
    "Not required, but \"registrants SHOULD provide a stable specification\". On the fast track it is required (§6.3 item 2).",
);

/// T21: characters that may stand nowhere.
pub const CONTROLS: Rule = rule(
    "T21",
    Level::Fail,
    Field::Syntax,
    "No control characters, direction controls or code points without a meaning",
    "XML 1.0 §2.2",
    "A registration is read in terminals, in XML and by people, for ever. A control character can colour or clear a reader's screen, a direction control can show a name backwards, and a code point without a meaning may get one later. Each is named with its place; one press takes it out.",
);
/// T22: characters that are taken for ASCII.
pub const LOOKS_LIKE_ASCII: Rule = rule(
    "T22",
    Level::Look,
    Field::Syntax,
    "Grammar and examples are written with ASCII quotes, hyphens and blanks",
    "RFC 5234 §2.3",
    "Word processors turn quotes and hyphens into curly and long ones and add blanks that cannot be seen. Programs are written from the grammar and copy the examples: there, such a character is a mistake. One press writes the ASCII one.",
);
/// T23: an RFC that was replaced.
pub const OBSOLETE: Rule = rule(
    "T23",
    Level::Info,
    Field::Documentation,
    "The RFCs that are cited are in force",
    "RFC 8141 Appendix B",
    "RFC 2141 and RFC 3406 were replaced by RFC 8141 in 2017. A reader who follows a citation should land on the rules that hold. Where the older document is meant, say that it is obsolete.",
);
/// T24: equivalence in doubt.
pub const LOOSE_EQUIVALENCE: Rule = rule(
    "T24",
    Level::Look,
    Field::Syntax,
    "Syntax says plainly whether two spellings are one name",
    "RFC 8141 §3.2",
    "\"Usually written in upper case\" or \"case-insensitive in processing\" leaves open whether urn:demo:a and urn:demo:A name the same thing. Two programs will decide differently. Say which differences do not matter; without a rule every difference does (§3.1).",
);
/// T25: names given twice.
pub const REASSIGNED: Rule = rule(
    "T25",
    Level::Look,
    Field::Assignment,
    "A name is never given to another thing",
    "RFC 8141 §5 item 1",
    "\"Never assigned to more than one resource and never reassigned to a different resource\": not after years, not when the thing is gone. If numbers are reused in your system, add what makes the name unique, such as a year.",
);
/// T26: names of persons.
pub const PERSONAL: Rule = rule(
    "T26",
    Level::Look,
    Field::SecurityAndPrivacy,
    "Names that lead to a person are considered in Security and Privacy",
    "RFC 8141 §6.4.4",
    "A number of a device, a patient or an account that stands in a URN is seen by everyone who sees the URN, and for ever. Say what can be learned from it and what protects the person.",
);
/// T27: documents that go away.
pub const UNSTABLE: Rule = rule(
    "T27",
    Level::Look,
    Field::Documentation,
    "The document that is named stays",
    "RFC 8141 §6.2",
    "An Internet-Draft expires after six months, and a page in a repository changes with each commit. Name a published document, or a version of it that will not change.",
);
/// T28: a contact at a mail provider.
pub const FREE_MAIL: Rule = rule(
    "T28",
    Level::Info,
    Field::Registrant,
    "The contact address belongs to the registrant",
    "RFC 8141 Appendix A",
    "An address of one person at a mail provider is often gone when a question comes up years later. A role address at the organization ages best.",
);
/// T29: what one check may cost.
pub const TOO_COMPLEX: Rule = rule(
    "T29",
    Level::Look,
    Field::Syntax,
    "The text can be checked as a whole",
    "RFC 8141 §6.4",
    "A check takes a bounded number of steps. Where they do not suffice, it says what was checked; the experts read the rest without its help. A shorter text, or simpler rules, are also easier to read.",
);

/// T30: a correction beyond form.
pub const CONSENT: Rule = rule(
    "T30",
    Level::Look,
    Field::Version,
    "A correction that changes what the text says has the consent of two operators and an expert",
    "RFC 8141 §6.2",
    "Sometimes what was published is not what was approved: a line was lost, an older text was taken. Say so with the correction. It is published under the same version when two operators, the one who publishes it included, and an expert consent to exactly that text; their names and reasons are public. Everything else that changes the meaning is a new version.",
);

/// T31: identifiers of another system.
pub const OVERLAP: Rule = rule(
    "T31",
    Level::Look,
    Field::Syntax,
    "Names built from another system's identifiers say how both relate",
    "RFC 8141 §6.4.5",
    "A UUID, an ISBN or an IMEI inside a URN is a name already. Say in Interoperability whether urn:uuid: or the like names the same thing, which of the two is to be cited, and what happens when one changes.",
);
/// T32: parts given to others.
pub const SUB_DELEGATION: Rule = rule(
    "T32",
    Level::Look,
    Field::Assignment,
    "Who gives parts of the namespace to others says by which rules",
    "RFC 8141 §6.4.3",
    "When members or offices assign names below a part of their own, each of them must keep its names unique and never reassign one. Say by which rules they are chosen and bound, where they are listed, and what becomes of a part whose holder is gone.",
);
/// T33: a resolution without a service.
pub const SERVICE: Rule = rule(
    "T33",
    Level::Look,
    Field::Resolution,
    "A resolution that is promised names its service",
    "RFC 8141 §6.4.6",
    "Readers want to know where a name leads: name the service or the document that describes it, or say that names are not resolved in public. Both are right.",
);

/// All rules of this file.
pub const ALL: [&Rule; 32] = [
    &VERSION,
    &DATE,
    &CONTACT,
    &FAST_TRACK,
    &DOCUMENTATION,
    &REQUIRED,
    &BARE_NONE,
    &POINTER,
    &GRAMMAR,
    &EXAMPLES,
    &R_COMPONENT,
    &EQUIVALENCE,
    &COMPONENTS,
    &REVISION,
    &SAME_VERSION,
    &NON_ASCII,
    &LONG_LINES,
    &RESIDUE,
    &PLACEHOLDER,
    &CONTROLS,
    &LOOKS_LIKE_ASCII,
    &OBSOLETE,
    &LOOSE_EQUIVALENCE,
    &REASSIGNED,
    &PERSONAL,
    &UNSTABLE,
    &FREE_MAIL,
    &TOO_COMPLEX,
    &CONSENT,
    &OVERLAP,
    &SUB_DELEGATION,
    &SERVICE,
];

/// How many real registrations the figures of [`fired_on`] were counted on.
pub const COUNTED_ON: usize = 52;

/// On how many of [`COUNTED_ON`] registered templates a rule fires, as `tests/template_corpus.rs` counts: a rule that fires on most
/// of them says little about one.
pub fn fired_on(rule: &Rule) -> Option<usize> {
    counted(rule.id)
}

/// The same by the rule's identifier; none for what is no rule of this file.
pub fn counted(id: &str) -> Option<usize> {
    let line = include_str!("../data/fired.tsv").lines().find_map(|line| line.strip_prefix(id)?.strip_prefix('\t'))?;
    line.parse().ok()
}
