//! What is wrong with a template, rule by rule, each with its clause.
//!
//! The checks are for new requests and for a registrant's own draft. Registrations that exist are read with
//! [`Standard::Registered`]: what would fail a new request is then only worth a look, because nobody may judge the past
//! by rules it did not know.

use super::diff::{changed_fields, changed_in_substance};
use super::grammar::Grammar;
use super::{Field, NID_PLACEHOLDER, Template};
use crate::finding::{Finding, Level, Rule};
use crate::nid::Nid;
use crate::urn::find::find;
use jiff::civil::Date;
use unicode_width::UnicodeWidthStr;

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
    "The registrant gives a way to reach a person: e-mail, telephone or postal address",
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
/// T9: the grammar.
pub const GRAMMAR: Rule = rule(
    "T9",
    Level::Look,
    Field::Syntax,
    "The rules in Syntax are ABNF, defined, used, and produce only characters of a URN",
    "RFC 5234 §2",
    "Programs are written from these rules. A rule that cannot be read, that nothing uses, or that lets in a space makes every one of them different.",
);
/// T10: example URNs.
pub const EXAMPLES: Rule = rule(
    "T10",
    Level::Look,
    Field::Syntax,
    "Example URNs are URNs of the namespace and match its rules",
    "RFC 8141 §6.4.2",
    "An example under another NID is usually left over from the text it was copied from; one that the rules do not produce shows that example or rules are wrong.",
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
    "The version rises by 1 with each new version. Under the same number only slips of the pen, addresses and layout are mended.",
);
/// T16: characters.
pub const NON_ASCII: Rule = rule(
    "T16",
    Level::Info,
    Field::Syntax,
    "Characters outside ASCII are meant",
    "RFC 8141 §2.2",
    "In ABNF and in URNs a typographic dash or quote is a mistake that is hard to see; in names and prose it may be right.",
);
/// T17: long lines.
pub const LONG_LINES: Rule = rule(
    "T17",
    Level::Info,
    Field::Syntax,
    "Lines fit into 72 columns",
    "RFC 8141 Appendix A",
    "The published text has lines of at most 72 columns. Longer ones are broken at blanks, which may split a rule or an example in two.",
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

/// All rules of this file.
pub const ALL: [&Rule; 19] = [
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
];

/// How many real registrations the figures of [`fired_on`] were counted on.
pub const COUNTED_ON: usize = 52;

/// On how many of [`COUNTED_ON`] registered templates a rule fires, as `tests/template_corpus.rs` counts: a rule that fires on most
/// of them says little about one.
pub fn fired_on(rule: &Rule) -> Option<usize> {
    let line = include_str!("data/fired.tsv").lines().find_map(|line| line.strip_prefix(rule.id)?.strip_prefix('\t'))?;
    line.parse().ok()
}

/// What kind of text is being checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standard<'a> {
    /// A request for a new formal NID.
    NewFormal,
    /// A request for a new informal NID.
    NewInformal,
    /// A revision of a registration whose current text is given; its version, when recorded.
    Revision {
        /// The text now in force, when it is held.
        current: Option<&'a Template>,
    },
    /// A correction of a registered text that keeps its version.
    Correction {
        /// The text now in force.
        current: &'a Template,
    },
    /// A text that is registered already: noted, never failed.
    Registered,
}

/// Everything the checks have to say, in the order of the fields.
pub fn check(template: &Template, standard: Standard<'_>, today: Date) -> Vec<Finding> {
    let mut found = Vec::new();
    required(template, standard, &mut found);
    version(template, standard, &mut found);
    contact(template, &mut found);
    fast_track(template, &mut found);
    date(template, today, &mut found);
    residue(template, standard, &mut found);
    syntax(template, &mut found);
    characters(template, &mut found);
    pointers(template, &mut found);
    revision(template, standard, &mut found);
    correction(template, standard, &mut found);
    if standard == Standard::Registered {
        for finding in &mut found {
            if finding.level == Level::Fail {
                finding.level = Level::Look;
            }
        }
    }
    found.sort_by_key(|finding| Field::from_key(finding.field.unwrap_or_default()).map_or(13, |field| field as usize));
    found
}

/// The fields that must have text in every request.
pub const REQUIRED_FIELDS: [Field; 7] = [
    Field::Registrant,
    Field::Purpose,
    Field::Syntax,
    Field::Assignment,
    Field::SecurityAndPrivacy,
    Field::Interoperability,
    Field::Resolution,
];

fn required(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    for field in REQUIRED_FIELDS {
        if template.get(field).is_none() {
            // A revision that leaves a section of an older form empty keeps what the namespace always had.
            let sentence = match field {
                Field::Registrant => "Enter the registrant and a way to reach a person (RFC 8141, Appendix A)".to_owned(),
                Field::Resolution => "Say whether names can be resolved, even if the answer is no (RFC 8141, 6.4.6)".to_owned(),
                Field::Interoperability => {
                    "Say whether anything stands in the way of using the names, even if nothing does (RFC 8141, 6.4.5)".to_owned()
                }
                other => format!("Enter the {} section ({})", other.label(), clause_in_words(other)),
            };
            let older = matches!(standard, Standard::Revision { current: None })
                && matches!(field, Field::SecurityAndPrivacy | Field::Interoperability | Field::Purpose);
            let mut finding = Finding::new(&REQUIRED, sentence).on_field(field.key());
            finding.clause = if field == Field::Registrant { "RFC 8141 Appendix A" } else { field.clause() };
            if older {
                finding.level = Level::Look;
            }
            found.push(finding);
        }
    }
    for field in [Field::SecurityAndPrivacy, Field::Interoperability] {
        let words = super::labels::fold(template.text(field));
        if matches!(words.as_str(), "none" | "n a" | "not applicable" | "na") {
            let mut finding = Finding::new(&BARE_NONE, format!("{} says only \"{}\"", field.label(), template.text(field)));
            finding.clause = field.clause();
            found.push(finding.on_field(field.key()));
        }
    }
    if template.get(Field::Documentation).is_none() && !claims_fast_track(template) {
        found.push(Finding::new(&DOCUMENTATION, "No document is named; a stable specification is recommended (RFC 8141, 6.2)"));
    }
}

fn clause_in_words(field: Field) -> String {
    field.clause().replace('§', "").replace("RFC 8141 ", "RFC 8141, ")
}

fn version(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Some(number) = template.version() else { return };
    let (expected, why) = match standard {
        Standard::NewFormal | Standard::NewInformal => (Some(1), "a first registration has version 1".to_owned()),
        Standard::Revision { current } => {
            let now = current.and_then(Template::version);
            (now.map(|now| now + 1), format!("the registered version is {}", now.unwrap_or_default()))
        }
        Standard::Correction { current } => (current.version(), "a correction keeps the version".to_owned()),
        Standard::Registered => (None, String::new()),
    };
    if let Some(expected) = expected.filter(|expected| *expected != number) {
        found.push(Finding::new(&VERSION, format!("Version says {number} and must say {expected}: {why}")));
    }
}

/// An address for e-mail: one `@` with something before it and a domain of two labels or more behind it.
fn is_email(word: &str) -> bool {
    let word = word.trim_matches(|c: char| "<>()[],;:\"'.".contains(c));
    let word = word.strip_prefix("mailto:").unwrap_or(word);
    let Some((local, domain)) = word.split_once(['@', '&']) else { return false };
    let label = |label: &str| {
        !label.is_empty()
            && label.chars().all(|c| c.is_alphanumeric() || c == '-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    !local.is_empty() && !domain.contains(['@', '&']) && domain.split('.').count() >= 2 && domain.split('.').all(label)
}

/// `names at demo.example`, `names AT demo DOT example`: how people hide an address from robots.
fn is_spelt_email(lower: &str) -> bool {
    let words: Vec<&str> = lower.split_whitespace().collect();
    words
        .windows(3)
        .any(|three| matches!(three, [_, "at" | "(at)" | "[at]", domain] if domain.trim_end_matches('.').contains('.')))
        || words.windows(5).any(|five| matches!(five, [_, "at" | "(at)" | "[at]", _, "dot" | "(dot)" | "[dot]", _]))
}

fn contact(template: &Template, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Registrant) else { return };
    let lower = text.to_lowercase();
    let email = text.split_whitespace().any(is_email) || is_spelt_email(&lower);
    let telephone = text.lines().any(|line| {
        let digits = line.chars().filter(char::is_ascii_digit).count();
        let named = ["tel", "phone", "fax", "mobile"].iter().any(|sign| line.to_lowercase().contains(sign));
        digits >= 6 && (named || line.trim_start().starts_with('+'))
    });
    let postal =
        ["address", "postal", "street", "p.o. box", "po box", "box ", "avenue", "road"].iter().any(|sign| lower.contains(sign));
    if email || telephone || postal {
        return;
    }
    let attempt = text.split_whitespace().find(|word| word.contains('@'));
    found.push(Finding::new(
        &CONTACT,
        match attempt {
            Some(word) => {
                format!("{word} is no e-mail address, and no telephone or postal address was seen (RFC 8141, Appendix A)")
            }
            None => "No e-mail, telephone or postal address of a contact person was seen (RFC 8141, Appendix A)".to_owned(),
        },
    ));
}

/// Whether Registrant asks for the fast track (RFC 8141 §6.3 and Appendix A).
pub fn claims_fast_track(template: &Template) -> bool {
    let lower = super::labels::fold(template.text(Field::Registrant));
    lower.contains("fast track")
}

fn fast_track(template: &Template, found: &mut Vec<Finding>) {
    if !claims_fast_track(template) {
        return;
    }
    found.push(Finding::new(
        &FAST_TRACK,
        "Registrant asks for the fast track; the operators will ask whether the IESG recognises the organization (RFC 8141, 6.3)",
    ));
    if template.get(Field::Documentation).is_none() {
        let mut missing = Finding::new(&DOCUMENTATION, "Name the specification: the fast track requires one (RFC 8141, 6.3)");
        missing.level = Level::Fail;
        missing.clause = "RFC 8141 §6.3 item 2";
        found.push(missing);
    }
}

fn date(template: &Template, today: Date, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Date) else { return };
    let strict = text.len() == 10 && text.parse::<Date>().is_ok();
    match template.date() {
        Some(date) if date > today => {
            found.push(Finding::new(&DATE, format!("The date {date} is in the future")));
        }
        _ if !strict => found.push(Finding::new(&DATE, format!("Write the date as YYYY-MM-DD, for example {today}"))),
        _ => {}
    }
}

fn residue(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    const LEFTOVERS: [&str; 6] = ["TBD", "XXXX", "TBA", "Requested of IANA", "requested of IANA", "to be assigned by IANA"];
    for field in Field::ALL {
        let Some(text) = template.get(field) else { continue };
        for (i, line) in text.lines().enumerate() {
            for leftover in LEFTOVERS {
                if let Some(at) = word_at(line, leftover) {
                    // The form itself says "requested of IANA" in these two; they are replaced when it is registered.
                    let settled_later = matches!(field, Field::NamespaceId | Field::Version | Field::Date);
                    if settled_later && standard != Standard::Registered {
                        continue;
                    }
                    found.push(
                        Finding::new(&RESIDUE, format!("{} still says \"{leftover}\"", field.label()))
                            .on_field(field.key())
                            .at_line(i + 1)
                            .at_column(line.get(..at).unwrap_or_default().chars().count() + 1),
                    );
                }
            }
        }
    }
    // The Namespace ID field of an informal request holds it by itself.
    let placeholder = Field::ALL
        .into_iter()
        .filter(|field| *field != Field::NamespaceId)
        .find(|field| template.text(*field).contains(NID_PLACEHOLDER));
    match (standard, placeholder) {
        (Standard::NewInformal, None) => found.push(
            Finding::new(
                &PLACEHOLDER,
                "Write {{NID}} where the number will stand, for example in the example URNs of Syntax; the registry fills it in",
            )
            .on_field(Field::Syntax.key()),
        ),
        (Standard::NewInformal, Some(_)) | (_, None) => {}
        (_, Some(field)) => found.push(
            Finding::new(
                &PLACEHOLDER,
                format!("{} contains {{{{NID}}}}, which only stands for an informal number", field.label()),
            )
            .on_field(field.key()),
        ),
    }
}

/// Where `word` stands in `line` as a word of its own.
fn word_at(line: &str, word: &str) -> Option<usize> {
    line.match_indices(word).map(|(at, _)| at).find(|at| {
        let before = line.get(..*at).unwrap_or_default().chars().next_back();
        let after = line.get(at + word.len()..).unwrap_or_default().chars().next();
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

fn syntax(template: &Template, found: &mut Vec<Finding>) {
    let Some(text) = template.get(Field::Syntax) else { return };
    let nid: Option<Nid> = template.nid();
    for (i, line) in text.lines().enumerate() {
        for example in find(line) {
            if let Some(nid) = &nid
                && !example.urn.nid().eq_ignore_ascii_case(nid.as_str())
                && !example.urn.nid().eq_ignore_ascii_case("example")
            {
                found.push(
                    Finding::new(&EXAMPLES, format!("{} is not in the namespace {nid}", example.urn))
                        .at_line(i + 1)
                        .at_column(example.at + 1),
                );
            }
            if example.urn.r().is_some() {
                found.push(Finding::new(&R_COMPONENT, format!("{} uses an r-component", example.urn)).at_line(i + 1));
            }
        }
    }
    let lower = text.to_lowercase();
    let pointer = is_pointer(text);
    if !pointer
        && !["equivalen", "case-", "case sensitiv", "case insensitiv", "the same", "are same"]
            .iter()
            .any(|word| lower.contains(word))
    {
        found.push(Finding::new(&EQUIVALENCE, "Syntax does not say when two names are the same"));
    }
    if !pointer && !["q-component", "f-component", "query", "fragment"].iter().any(|word| lower.contains(word)) {
        found.push(Finding::new(&COMPONENTS, "Syntax does not mention q- or f-components; their meaning is then undefined"));
    }
    grammar(text, nid.as_ref(), found);
}

fn grammar(text: &str, nid: Option<&Nid>, found: &mut Vec<Finding>) {
    // The number will stand there; until then it is no part of the grammar to be read.
    let text = &text.replace(NID_PLACEHOLDER, "urn-0");
    let Some(grammar) = Grammar::find(text) else { return };
    for broken in grammar.broken() {
        found.push(Finding::new(&GRAMMAR, format!("ABNF: {}", broken.why)).at_line(broken.line));
    }
    let listed = |names: Vec<String>| names.into_iter().take(LISTED_MAX).collect::<Vec<_>>().join(", ");
    if grammar.broken().is_empty() {
        let undefined = grammar.undefined();
        if !undefined.is_empty() {
            found.push(Finding::new(&GRAMMAR, format!("ABNF: used but not defined: {}", listed(undefined))));
        }
        let unused = grammar.unused();
        if !unused.is_empty() {
            found.push(Finding::new(&GRAMMAR, format!("ABNF: defined but not used: {}", listed(unused))));
        }
    }
    let strangers = grammar.strangers();
    if !strangers.is_empty() {
        let mut finding = Finding::new(
            &GRAMMAR,
            format!(
                "ABNF: the rules produce {}, which may not stand in a URN without percent-encoding (RFC 8141, 2)",
                listed(strangers)
            ),
        );
        finding.clause = "RFC 8141 §2.2";
        found.push(finding);
    }
    let Some(nid) = nid else { return };
    for (i, line) in text.lines().enumerate() {
        for example in find(line).take(LISTED_MAX) {
            let name = example.urn.assigned_name();
            // "urn:foo:{letters}" and "urn:foo:<id>" show the form; what is found of them is no example.
            let cut_short = line
                .get(example.at + example.urn.as_str().len()..)
                .is_some_and(|rest| rest.starts_with(['{', '<', '[', '\u{2026}', '"']));
            if example.urn.nid().eq_ignore_ascii_case(nid.as_str()) && !cut_short && grammar.matches(name) == Some(false) {
                found.push(
                    Finding::new(&EXAMPLES, format!("{name} does not match the rules given"))
                        .at_line(i + 1)
                        .at_column(line.get(..example.at).unwrap_or_default().chars().count() + 1),
                );
            }
        }
    }
}

/// Names, characters or examples listed in one finding, and findings of one kind in one line.
const LISTED_MAX: usize = 8;

fn characters(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::ALL {
        let Some(text) = template.get(field) else { continue };
        let strangers = distinct_non_ascii(text);
        if !strangers.is_empty() {
            let line = text.lines().position(|line| !line.is_ascii()).map_or(1, |i| i + 1);
            let mut finding = Finding::new(&NON_ASCII, format!("{} contains {}", field.label(), strangers.join(", ")));
            if field == Field::Syntax {
                finding.level = Level::Look;
            }
            found.push(finding.on_field(field.key()).at_line(line));
        }
        let room = super::write::WIDTH - super::write::INDENT.len();
        let long: Vec<usize> = text.lines().enumerate().filter(|(_, line)| line.width() > room).map(|(i, _)| i + 1).collect();
        if let (Some(first), true) = (long.first(), !is_flowing(text)) {
            found.push(
                Finding::new(
                    &LONG_LINES,
                    format!("{}: {} more than {room} columns and will be broken", field.label(), lines(long.len())),
                )
                .on_field(field.key())
                .at_line(*first),
            );
        }
    }
}

fn lines(count: usize) -> String {
    if count == 1 { "1 line has".to_owned() } else { format!("{count} lines have") }
}

/// Paragraphs that were typed without line breaks, as browsers send them: they are meant to be broken.
fn is_flowing(text: &str) -> bool {
    !text.contains("\n ") && text.split("\n\n").all(|paragraph| !paragraph.trim().contains('\n'))
}

fn distinct_non_ascii(text: &str) -> Vec<String> {
    let mut seen: Vec<char> = text.chars().filter(|c| !c.is_ascii()).collect();
    seen.sort_unstable();
    seen.dedup();
    seen.into_iter().take(8).map(|c| format!("{c} (U+{:04X})", u32::from(c))).collect()
}

fn is_pointer(text: &str) -> bool {
    let words = text.split_whitespace().count();
    let lower = text.to_lowercase();
    words <= 12
        && (lower.starts_with("see ") || lower.starts_with("please see "))
        && (lower.contains("rfc") || lower.contains("section") || lower.contains("http"))
}

fn pointers(template: &Template, found: &mut Vec<Finding>) {
    for field in Field::WRITTEN {
        if !matches!(field, Field::Documentation | Field::Registrant | Field::AdditionalInformation)
            && template.get(field).is_some_and(is_pointer)
        {
            found.push(
                Finding::new(&POINTER, format!("{} only says \"{}\"", field.label(), template.text(field))).on_field(field.key()),
            );
        }
    }
}

/// Words a correction changes: each field is named, so that the person says whether the meaning is the same.
fn correction(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Standard::Correction { current } = standard else { return };
    let changed = changed_in_substance(current, template);
    for field in &changed {
        found.push(
            Finding::new(
                &SAME_VERSION,
                format!("{} has other words; if they mean something else, ask for a new version", field.label()),
            )
            .on_field(field.key()),
        );
    }
    if changed_fields(current, template).is_empty() {
        let mut nothing = Finding::new(&SAME_VERSION, "Nothing differs from the registered text");
        nothing.level = Level::Fail;
        found.push(nothing);
    }
}

/// A first draft of Revision Information: which fields differ. A person must rewrite it.
pub fn drafted_revision(current: &Template, template: &Template) -> String {
    let settled = [Field::NamespaceId, Field::Version, Field::Date, Field::RevisionInformation];
    let changed: Vec<&str> =
        changed_fields(current, template).into_iter().filter(|field| !settled.contains(field)).map(Field::label).collect();
    if changed.is_empty() { String::new() } else { format!("Changed: {}.", changed.join(", ")) }
}

fn revision(template: &Template, standard: Standard<'_>, found: &mut Vec<Finding>) {
    let Standard::Revision { current } = standard else { return };
    let text = template.text(Field::RevisionInformation);
    let old = current.map(|current| current.text(Field::RevisionInformation)).unwrap_or_default();
    let settled = [Field::Version, Field::Date, Field::RevisionInformation];
    if current.is_some_and(|current| changed_fields(current, template).iter().all(|field| settled.contains(field))) {
        found.push(Finding::new(
            &REVISION,
            "Nothing but Revision Information differs from the registered version (RFC 8141, 6.2)",
        ));
        return;
    }
    if text.is_empty() {
        found.push(Finding::new(&REVISION, "Describe what changed since the registered version (RFC 8141, 6.2)"));
    } else if !old.is_empty() && text.split_whitespace().eq(old.split_whitespace()) {
        found.push(Finding::new(
            &REVISION,
            "Revision Information still describes the registered version; say what changes now (RFC 8141, 6.2)",
        ));
    } else if current.is_some_and(|current| text.split_whitespace().eq(drafted_revision(current, template).split_whitespace())) {
        found.push(Finding::new(
            &REVISION,
            "Revision Information is still the list we drafted; say in your own words what changes and why (RFC 8141, 6.2)",
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date as day;

    fn whole() -> Template {
        let mut template = Template::default();
        for field in REQUIRED_FIELDS {
            template.set(field, "A sentence about it.");
        }
        template
            .with(Field::NamespaceId, "demo")
            .with(Field::Registrant, "Demo Org\nEmail: names@demo.example")
            .with(Field::Syntax, "urn:demo:{letters}, case-insensitive; q-components are undefined")
            .with(Field::Documentation, "RFC 9999")
    }

    fn ids(findings: &[Finding]) -> Vec<&str> {
        findings.iter().map(|finding| finding.id).collect()
    }

    #[test]
    fn a_whole_template_passes_and_each_gap_is_named() {
        let today = day(2026, 11, 21);
        assert!(check(&whole(), Standard::NewFormal, today).is_empty());
        let missing = whole().with(Field::Resolution, "");
        let found = check(&missing, Standard::NewFormal, today);
        assert_eq!(found[0].message, "Say whether names can be resolved, even if the answer is no (RFC 8141, 6.4.6)");
        assert_eq!(ids(&check(&whole().with(Field::Purpose, "TBD"), Standard::NewFormal, today)), ["T19"]);
        assert_eq!(ids(&check(&whole(), Standard::NewInformal, today)), ["T20"]);
        assert_eq!(ids(&check(&whole(), Standard::Revision { current: Some(&whole()) }, today)), ["T14"]);
        assert_eq!(ids(&check(&whole().with(Field::Date, "2027-01-01"), Standard::NewFormal, today)), ["T2"]);
        assert!(check(&missing, Standard::Registered, today).iter().all(|finding| finding.level != Level::Fail));
    }

    #[test]
    fn each_rule_has_its_own_sentence() {
        let today = day(2026, 11, 21);
        let said = |template: &Template, standard: Standard<'_>, id: &str| -> Vec<(Level, String)> {
            check(template, standard, today)
                .into_iter()
                .filter(|finding| finding.id == id)
                .map(|finding| (finding.level, finding.message))
                .collect()
        };
        let formal = |template: &Template, id: &str| said(template, Standard::NewFormal, id);
        let syntax = |text: &str| whole().with(Field::Syntax, text);
        let one = |found: Vec<(Level, String)>, level: Level, words: &str| {
            assert!(found.len() == 1 && found[0].0 == level && found[0].1.contains(words), "{words}: {found:?}");
        };
        one(formal(&whole().with(Field::Version, "3"), "T1"), Level::Fail, "must say 1");
        let fourth = whole().with(Field::Version, "4");
        one(
            said(&whole().with(Field::Version, "4"), Standard::Revision { current: Some(&fourth) }, "T1"),
            Level::Fail,
            "must say 5",
        );
        one(formal(&whole().with(Field::Date, "2 May 2026"), "T2"), Level::Fail, "YYYY-MM-DD");
        for registrant in ["Demo Org", "Demo Org, names@demo", "Demo Org, @, &"] {
            one(formal(&whole().with(Field::Registrant, registrant), "T3"), Level::Fail, "was seen");
        }
        for registrant in [
            "A <names@demo.example>",
            "A, names at demo.example",
            "A, names&demo.example",
            "A\nTel: +49 30 123456",
            "A\nPostal: 1 Street",
            "names AT demo DOT example",
        ] {
            assert_eq!(formal(&whole().with(Field::Registrant, registrant), "T3"), [], "{registrant}");
        }
        let fast = whole().with(Field::Registrant, "Body, names@body.example; requests the Fast-Track procedure");
        one(formal(&fast, "T4"), Level::Look, "6.3");
        one(formal(&fast.clone().with(Field::Documentation, ""), "T5"), Level::Fail, "requires");
        one(formal(&whole().with(Field::Documentation, ""), "T5"), Level::Look, "recommended");
        one(formal(&whole().with(Field::Interoperability, "N/A"), "T7"), Level::Look, "N/A");
        one(formal(&whole().with(Field::Purpose, "See Section 3 of RFC 8458."), "T8"), Level::Info, "only says");
        let rules = "case-insensitive; no q-component\n\nname = \"urn:demo:\" 1*DIGIT\n\nFor example";
        one(formal(&syntax(&format!("{rules} urn:demo:x1")), "T10"), Level::Look, "does not match");
        assert_eq!(formal(&syntax(&format!("{rules} urn:demo:12")), "T10"), []);
        one(formal(&syntax("case-insensitive; no q-component; urn:other:x"), "T10"), Level::Look, "not in the namespace");
        one(formal(&syntax("case-insensitive, no q-component\n\na = b | c"), "T9"), Level::Look, "not |");
        let informal = syntax("case-insensitive; no q-component\n\nlamp = \"urn:{{NID}}:\" 1*DIGIT\n");
        assert_eq!(said(&informal, Standard::NewInformal, "T9"), []);
        one(formal(&syntax("case-insensitive; urn:demo:x?+abc"), "T11"), Level::Look, "r-component");
        one(formal(&syntax("urn:demo:digits; q-components are undefined"), "T12"), Level::Look, "same");
        one(formal(&syntax("urn:demo:digits, case-insensitive"), "T13"), Level::Info, "undefined");
        let same = Standard::Correction { current: &fourth };
        one(said(&fourth, same, "T15"), Level::Fail, "Nothing differs");
        one(
            said(
                &fourth.clone().with(Field::Syntax, "urn:demo:{words}, case-insensitive; q-components are undefined"),
                same,
                "T15",
            ),
            Level::Look,
            "Syntax",
        );
        one(formal(&syntax("urn:demo:x, case-insensitive, no q-component: 1\u{2013}9"), "T16"), Level::Look, "U+2013");
        one(
            formal(&whole().with(Field::Purpose, &format!("One\n{}\nthree", "word ".repeat(20))), "T17"),
            Level::Info,
            "1 line has",
        );
        one(formal(&whole().with(Field::Purpose, "Named XXXX for now"), "T19"), Level::Fail, "XXXX");
        one(formal(&whole().with(Field::Purpose, "See urn:{{NID}}:x"), "T20"), Level::Fail, "informal number");
    }
}
