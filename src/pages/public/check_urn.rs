//! The result for one URN on `/check`: whether it is valid, its components according to the rules of the namespace, and which rules were
//! tested.

use crate::http::addresses;
use crate::http::registry_cache::KnownNamespaces;
use crate::pages::partials::parts::{SubNamespaceRow, sub_namespace_row};
use crate::pages::partials::reading;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::profile::{self, GrammarCoverage, ProfileSource, Segment};
use urn_registry::resolution::caution::{NameWarning, name_warnings};
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::directory::parse_query_directives;
use urn_registry::urn::encode::decode_for_display;
use urn_registry::urn::{SyntaxProfile, Urn, normal};
use urn_registry::verdict::{Answer, Explained, MatchedSegment as Part, Validity, Verdict, explain_as};

pub(super) struct UrnResult {
    pub(super) verdict: Phrase,
    pub(super) validity: Validity,
    /// The text with the fault marked.
    pub(super) marked: Option<MarkedFault>,
    /// Why a text is not a URN.
    pub(super) said: Phrase,
    /// Suggested URNs.
    pub(super) offers: Vec<String>,
    pub(super) pieces: Vec<UrnSegment>,
    /// The components one by one: name, text, description.
    pub(super) rows: Vec<UrnPartRow>,
    pub(super) tests: Vec<RuleResultRow>,
    /// Other forms of the name: label and text.
    pub(super) forms: Vec<(Phrase, String)>,
    pub(super) decoded: Option<String>,
    pub(super) mixed_scripts: bool,
    pub(super) namespace: Option<NamespaceSummary>,
    /// Warnings about its use.
    pub(super) notes: Vec<NameWarning>,
    /// The sub-namespace that contains it.
    pub(super) part: Option<SubNamespaceRow>,
}

pub(super) struct MarkedFault {
    pub(super) before: String,
    pub(super) at: String,
    pub(super) after: String,
}

/// A component of a URN with its preceding delimiter.
pub(super) struct UrnSegment {
    pub(super) class: &'static str,
    pub(super) mark: String,
    pub(super) text: String,
    pub(super) name: Phrase,
}

pub(super) struct UrnPartRow {
    pub(super) name: Phrase,
    pub(super) text: String,
    pub(super) meaning: Phrase,
}

pub(super) struct RuleResultRow {
    pub(super) kind: &'static str,
    pub(super) word: Phrase,
    pub(super) text: Phrase,
    pub(super) clause: Phrase,
    /// Who supplied the rules of the test, if they are not part of the registration.
    pub(super) by: Option<Phrase>,
}

pub(super) struct NamespaceSummary {
    pub(super) nid: String,
    pub(super) href: String,
    pub(super) title: String,
    pub(super) registrant: String,
    pub(super) summary: String,
    /// Who supplied title, registrant and summary, and what the mark means.
    pub(super) marks: Option<(Phrase, Phrase)>,
}

/// The answer for a text.
pub(super) fn validate_urn(
    known: &KnownNamespaces,
    directory: &Directory,
    text: &str,
    profile: SyntaxProfile,
    budget: &mut Budget,
) -> UrnResult {
    let told = explain_as(text, profile, &known.book, budget);
    let urn = match Urn::parse_as(text, profile) {
        Ok(urn) => urn,
        Err(error) => return no_urn_result(text, error, told),
    };
    let Some(verdict) = told.verdict else { return UrnResult::new(told.heading, told.offers) };
    let held = known.book.profile(&verdict.nid);
    let decoded = decode_for_display(urn.nss());
    let plain = normal::normalized(&urn);
    let mut forms = Vec::new();
    if let Some(canonical) = verdict.canonical.as_ref().filter(|canonical| **canonical != plain) {
        forms.push((Phrase::new("check-form-by-rules"), canonical.clone()));
        forms.push((Phrase::new("check-form-alone"), plain));
    } else {
        forms.push((Phrase::new("check-compared-as"), plain));
    }
    let parts = nss_segments(&urn, held.map(|(profile, _)| profile), &told.pieces);
    UrnResult {
        validity: verdict.validity,
        marked: verdict.fault.as_ref().filter(|_| verdict.verdict == Answer::No).map(|fault| mark_fault(text, fault.at)),
        pieces: urn_segments(&urn, &parts),
        rows: urn_part_rows(&urn, &parts, told.title.as_deref()),
        tests: test_rows(&urn, &verdict, known, held),
        forms,
        mixed_scripts: decoded.as_ref().is_some_and(|shown| shown.mixed_scripts),
        decoded: decoded.map(|shown| shown.text).filter(|text| text != urn.nss()),
        namespace: namespace_summary(known, &verdict.nid, held),
        notes: urn_notes(&urn, known, &verdict),
        part: directory.sub_namespaces().longest(&verdict.nid, urn.nss()).map(|part| sub_namespace_row(part, directory)),
        ..UrnResult::new(told.heading, told.offers)
    }
}

/// The warnings about a name and its namespace. In a profile with directives, they include the directives that cannot be followed.
fn urn_notes(urn: &Urn<'_>, known: &KnownNamespaces, verdict: &Verdict) -> Vec<NameWarning> {
    // Faults are in the verdict.
    let of_name =
        name_warnings(urn, known.book.statements(&verdict.nid)).into_iter().filter(|note| !matches!(note.code, "nbn" | "utf-8"));
    let status = verdict.notes.iter().filter(|note| note.code == "status").cloned();
    let directives = parse_query_directives(urn).notes.into_iter().map(|message| NameWarning {
        code: "directive",
        at: None,
        message: message.sentence(),
        clause: "draft-ietf-urnbis-rfc2141bis-urn-03, 2.3",
    });
    status.chain(of_name).chain(directives).collect()
}

impl UrnResult {
    /// The CSS class of the verdict.
    pub(super) fn class(&self) -> &'static str {
        match self.validity {
            Validity::Valid => "",
            Validity::NotTested => " open",
            Validity::Invalid => " no",
        }
    }

    /// Whether a link to resolvers makes sense: an invalid name identifies nothing.
    pub(super) fn is_resolvable(&self) -> bool {
        !self.tests.is_empty() && self.validity != Validity::Invalid
    }

    /// The first suggestion for a text that is not a URN; `None` for a URN.
    pub(super) fn suggested(&self) -> Option<String> {
        self.offers.first().filter(|_| self.tests.is_empty()).cloned()
    }

    fn new(verdict: Phrase, offers: Vec<String>) -> Self {
        Self {
            verdict,
            validity: Validity::Invalid,
            marked: None,
            said: Phrase::default(),
            offers,
            pieces: Vec::new(),
            rows: Vec::new(),
            tests: Vec::new(),
            forms: Vec::new(),
            decoded: None,
            mixed_scripts: false,
            namespace: None,
            notes: Vec::new(),
            part: None,
        }
    }
}

fn no_urn_result(text: &str, error: urn_registry::urn::Error, told: Explained) -> UrnResult {
    let said = if told.offers.is_empty() { syntax_error_text(error) } else { Phrase::new("check-written") };
    let marked = told.offers.is_empty().then(|| mark_fault(text, error.at));
    UrnResult { marked, said, ..UrnResult::new(told.heading, told.offers) }
}

fn mark_fault(text: &str, at: usize) -> MarkedFault {
    let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let (at, after) = rest.split_at_checked(rest.chars().next().map_or(0, char::len_utf8)).unwrap_or((rest, ""));
    MarkedFault { before: before.to_owned(), at: at.to_owned(), after: after.to_owned() }
}

/// Why a text is not a URN, with the clause and the position.
pub(super) fn syntax_error_text(error: urn_registry::urn::Error) -> Phrase {
    Phrase::new("urn-said").arg("why", error.phrase()).arg("clause", error.clause()).arg("at", error.at)
}

/// The fault of a name, as a sentence.
fn fault_sentence(verdict: &Verdict) -> Phrase {
    verdict.fault.as_ref().map_or_else(Phrase::default, |fault| fault.message.clone().sentence())
}

fn namespace_summary(
    known: &KnownNamespaces,
    nid: &str,
    held: Option<(&profile::Profile, ProfileSource)>,
) -> Option<NamespaceSummary> {
    let kind = known.kind(nid)?;
    let parsed = Nid::parse(nid).ok()?;
    let of = |text: Option<&String>| text.cloned().unwrap_or_default();
    Some(NamespaceSummary {
        href: addresses::namespace_path(kind, &parsed),
        nid: nid.to_owned(),
        title: of(held.and_then(|(profile, _)| profile.title.as_ref())),
        registrant: of(held.and_then(|(profile, _)| profile.registrant.as_ref())),
        summary: of(held.map(|(profile, _)| &profile.summary)),
        marks: held.map(|(_, whose)| (reading::supplier(whose), reading::legend(whose))),
    })
}

const fn written_by(profile: SyntaxProfile) -> &'static str {
    match profile {
        SyntaxProfile::Rfc8141 => "RFC 8141, 2",
        SyntaxProfile::Rfc2141 => "RFC 2141, 2",
        SyntaxProfile::Rfc2141Bis03 => "draft-ietf-urnbis-rfc2141bis-urn-03, 2",
    }
}

fn test_rows(
    urn: &Urn<'_>,
    verdict: &Verdict,
    known: &KnownNamespaces,
    held: Option<(&profile::Profile, ProfileSource)>,
) -> Vec<RuleResultRow> {
    let passed = |text, clause: Phrase| RuleResultRow { kind: "ok", word: Phrase::new("check-passed"), text, clause, by: None };
    let fails = |text, clause: Phrase| RuleResultRow { kind: "stop", word: Phrase::new("check-failed"), text, clause, by: None };
    let open =
        |text| RuleResultRow { kind: "", word: Phrase::new("check-not-tested"), text, clause: Phrase::default(), by: None };
    let by_rules = |test: RuleResultRow| RuleResultRow { by: held.map(|(_, whose)| reading::supplier(whose)), ..test };
    let syntax = || Phrase::new("check-syntax-clause");
    let nid = &verdict.nid;
    let code = verdict.fault.as_ref().map_or("", |fault| fault.code);
    let mut list = vec![passed(Phrase::new("check-like-urn"), Phrase::verbatim(written_by(urn.profile())))];
    let Some(kind) = known.kind(nid) else {
        let unregistered = Phrase::new("check-unregistered").arg("nid", nid).arg("class", urn.registration_class().description());
        list.push(fails(unregistered, Phrase::verbatim("RFC 8141, 1")));
        list.push(open(Phrase::new("check-no-rules")));
        return list;
    };
    list.push(passed(Phrase::new("check-registered").arg("nid", nid).arg("kind", kind.name()), Phrase::default()));
    match held {
        None => list.push(open(Phrase::new("check-syntax-unread"))),
        Some((profile, _)) if profile.syntax.fit == GrammarCoverage::Unknown => {
            list.push(open(Phrase::new("check-syntax-none").arg("nid", nid)));
        }
        // The heading states what is wrong.
        Some(_) if code == "syntax" => list.push(by_rules(fails(Phrase::new("check-syntax-differs"), syntax()))),
        Some(_) if verdict.verdict == Answer::Undecided => list.push(open(Phrase::new("check-syntax-slow"))),
        Some(_) => list.push(by_rules(passed(Phrase::new("check-syntax-fits"), syntax()))),
    }
    if let Some((profile, _)) = held {
        if let Some(rule) = &profile.syntax.check {
            match (verdict.verdict, code) {
                (Answer::No, "syntax") | (Answer::Undecided, _) => {
                    list.push(open(Phrase::new("check-value-later").arg("rule", rule)));
                }
                (Answer::No, "encoding") => {}
                (Answer::No, "component") | (Answer::Yes | Answer::Unregistered, _) => {
                    list.push(by_rules(passed(Phrase::new("check-value-right").arg("rule", rule), Phrase::default())));
                }
                (Answer::No, _) => list.push(by_rules(fails(fault_sentence(verdict), Phrase::default()))),
            }
        }
        if code == "encoding" {
            list.push(fails(fault_sentence(verdict), Phrase::verbatim("RFC 8141, 2.2")));
        }
        if code == "component" {
            list.push(by_rules(fails(fault_sentence(verdict), Phrase::new("check-registration-clause"))));
        }
        if profile.syntax.fit == GrammarCoverage::Wider && verdict.validity != Validity::Valid {
            list.push(open(Phrase::new("check-in-words")));
        }
    }
    list.push(open(Phrase::new("check-ever-given")));
    list
}

/// The parts of the name with everyday labels, as on the page of the namespace.
fn nss_segments(urn: &Urn<'_>, profile: Option<&profile::Profile>, found: &[Part]) -> Vec<Segment> {
    let whole = || vec![Segment { before: ":".to_owned(), text: urn.nss().to_owned(), name: None }];
    let found = found.iter().map(|part| (part.name.as_str(), part.at..part.at + part.text.len()));
    profile.map_or_else(whole, |profile| profile.name_segments(urn, found))
}

fn urn_segments(urn: &Urn<'_>, parts: &[Segment]) -> Vec<UrnSegment> {
    let piece =
        |class, mark: &str, text: &str, name: Phrase| UrnSegment { class, mark: mark.to_owned(), text: text.to_owned(), name };
    let scheme = urn.as_str().get(..3).unwrap_or_default();
    let mut list = vec![
        piece("scheme", "", scheme, Phrase::new("word-scheme-lower")),
        piece("nid", ":", urn.nid(), Phrase::new("word-namespace-lower")),
    ];
    for part in parts {
        let class = if part.name.as_deref().is_some_and(is_checksum_name) { "rqf" } else { "nss" };
        let name = match &part.name {
            Some(name) => Phrase::english(name.clone()),
            None if parts.len() == 1 => Phrase::new("word-name-lower"),
            None => Phrase::default(),
        };
        list.push(piece(class, &part.before, &part.text, name));
    }
    for (mark, text, name) in urn_components(urn) {
        list.push(piece("rqf", mark, text, component_name(name)));
    }
    list
}

fn is_checksum_name(name: &str) -> bool {
    name.split(' ').any(|word| word == "check" || word == "checksum")
}

fn urn_components<'u>(urn: &Urn<'u>) -> Vec<(&'static str, &'u str, &'static str)> {
    let query = if urn.profile() == SyntaxProfile::Rfc2141Bis03 { ("?", "query") } else { ("?=", "q-component") };
    let r = urn.r().map(|r| ("?+", r, "r-component"));
    let q = urn.q().map(|q| (query.0, q, query.1));
    let f = urn.f().map(|f| ("#", f, "f-component"));
    [r, q, f].into_iter().flatten().collect()
}

/// Components keep their names of RFC 8141 in every language.
fn component_name(name: &'static str) -> Phrase {
    if name == "query" { Phrase::new("check-query") } else { Phrase::verbatim(name) }
}

fn urn_part_rows(urn: &Urn<'_>, parts: &[Segment], title: Option<&str>) -> Vec<UrnPartRow> {
    let row = |name: Phrase, text: &str, meaning: Phrase| UrnPartRow { name, text: text.to_owned(), meaning };
    let who = title.map_or_else(|| Phrase::new("check-row-nid-is"), Phrase::from);
    let scheme = urn.as_str().get(..3).unwrap_or_default();
    let mut list = vec![
        row(Phrase::new("word-scheme-lower"), scheme, Phrase::new("check-row-scheme-is")),
        row(Phrase::new("check-row-nid"), urn.nid(), who),
        row(Phrase::new("check-row-nss"), urn.nss(), Phrase::new("check-row-nss-is")),
    ];
    let named = parts.iter().filter_map(|part| Some((part.name.clone()?, &part.text)));
    list.extend(named.map(|(name, text)| row(Phrase::english(name), text, Phrase::new("check-row-rule-is"))));
    for (_, text, name) in urn_components(urn) {
        let meaning = Phrase::new(match name {
            "r-component" => "check-row-r-is",
            "f-component" => "check-row-f-is",
            _ => "check-row-q-is",
        });
        list.push(row(component_name(name), text, meaning));
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::verdict::{NamespaceBook, STEPS_PER_NAME_MAX};

    fn shown(text: &str) -> Vec<(String, String)> {
        let book = NamespaceBook::builtin();
        let urn = Urn::parse(text).unwrap();
        let found = explain_as(text, SyntaxProfile::Rfc8141, book, &mut Budget::new(STEPS_PER_NAME_MAX)).pieces;
        let parts = nss_segments(&urn, book.profile(&urn.nid().to_ascii_lowercase()).map(|(profile, _)| profile), &found);
        urn_segments(&urn, &parts).into_iter().skip(2).map(|piece| (piece.text, piece.name.to_string())).collect()
    }

    #[test]
    fn valid_names_are_not_split_into_letters() {
        for profile in profile::catalogue::all() {
            for example in profile.examples.iter().filter(|example| example.valid) {
                let parts = shown(&example.urn);
                let is_torn = |pair: &[(String, String)]| pair.iter().all(|(text, _)| text.chars().count() == 1);
                assert!(!parts.windows(3).any(is_torn), "{}: {parts:?}", example.urn);
                assert!(!parts.iter().any(|(_, name)| ["pchar", "part char", "urn char"].contains(&name.as_str())), "{parts:?}");
            }
        }
    }
}
