//! The result for one URN on `/check`: whether it is valid, its components according to the rules of the namespace, and which rules were
//! tested.

use crate::http::addresses;
use crate::http::registry_cache::Known;
use crate::pages::partials::parts::{PartRow, sub_namespace_row};
use crate::pages::partials::reading;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::profile::{self, Fit, Reading, Segment};
use urn_registry::resolution::caution::{Note, of_name};
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::directory::parse_query_directives;
use urn_registry::urn::encode::shown;
use urn_registry::urn::{Profile, Urn, normal};
use urn_registry::verdict::{Answer, Explained, Piece as Part, Validity, Verdict, explain_as};

pub(super) struct UrnAnswer {
    pub(super) verdict: Phrase,
    pub(super) validity: Validity,
    /// The text with the fault marked.
    pub(super) marked: Option<Marked>,
    /// Why a text is not a URN.
    pub(super) said: Phrase,
    /// Suggested URNs.
    pub(super) offers: Vec<String>,
    pub(super) pieces: Vec<Piece>,
    /// The components one by one: name, text, description.
    pub(super) rows: Vec<Row>,
    pub(super) tests: Vec<Test>,
    /// Other forms of the name: label and text.
    pub(super) forms: Vec<(Phrase, String)>,
    pub(super) decoded: Option<String>,
    pub(super) mixed_scripts: bool,
    pub(super) namespace: Option<Namespace>,
    /// Warnings about its use.
    pub(super) notes: Vec<Note>,
    /// The sub-namespace that contains it.
    pub(super) part: Option<PartRow>,
}

pub(super) struct Marked {
    pub(super) before: String,
    pub(super) at: String,
    pub(super) after: String,
}

/// A component of a URN with its preceding delimiter.
pub(super) struct Piece {
    pub(super) class: &'static str,
    pub(super) mark: String,
    pub(super) text: String,
    pub(super) name: Phrase,
}

pub(super) struct Row {
    pub(super) name: Phrase,
    pub(super) text: String,
    pub(super) meaning: Phrase,
}

pub(super) struct Test {
    pub(super) kind: &'static str,
    pub(super) word: Phrase,
    pub(super) text: Phrase,
    pub(super) clause: Phrase,
    /// Who supplied the rules of the test, if they are not part of the registration.
    pub(super) by: Option<Phrase>,
}

pub(super) struct Namespace {
    pub(super) nid: String,
    pub(super) href: String,
    pub(super) title: String,
    pub(super) registrant: String,
    pub(super) summary: String,
    /// Who supplied title, registrant and summary, and what the mark means.
    pub(super) marks: Option<(Phrase, Phrase)>,
}

/// The answer for a text.
pub(super) fn answer(known: &Known, directory: &Directory, text: &str, profile: Profile, budget: &mut Budget) -> UrnAnswer {
    let told = explain_as(text, profile, &known.book, budget);
    let urn = match Urn::parse_as(text, profile) {
        Ok(urn) => urn,
        Err(error) => return no_urn_result(text, error, told),
    };
    let Some(verdict) = told.verdict else { return UrnAnswer::new(told.heading, told.offers) };
    let held = known.book.profile(&verdict.nid);
    let decoded = shown(urn.nss());
    let plain = normal::normalized(&urn);
    let mut forms = Vec::new();
    if let Some(canonical) = verdict.canonical.as_ref().filter(|canonical| **canonical != plain) {
        forms.push((Phrase::new("check-form-by-rules"), canonical.clone()));
        forms.push((Phrase::new("check-form-alone"), plain));
    } else {
        forms.push((Phrase::new("check-compared-as"), plain));
    }
    let parts = segments(&urn, held.map(|(profile, _)| profile), &told.pieces);
    UrnAnswer {
        validity: verdict.validity,
        marked: verdict.fault.as_ref().filter(|_| verdict.verdict == Answer::No).map(|fault| mark(text, fault.at)),
        pieces: pieces(&urn, &parts),
        rows: rows(&urn, &parts, told.title.as_deref()),
        tests: tests(&urn, &verdict, known, held),
        forms,
        mixed_scripts: decoded.as_ref().is_some_and(|shown| shown.mixed_scripts),
        decoded: decoded.map(|shown| shown.text).filter(|text| text != urn.nss()),
        namespace: namespace(known, &verdict.nid, held),
        notes: notes(&urn, known, &verdict),
        part: directory.parts().longest(&verdict.nid, urn.nss()).map(|part| sub_namespace_row(part, directory)),
        ..UrnAnswer::new(told.heading, told.offers)
    }
}

/// The warnings about a name and its namespace. In a profile with directives, they include the directives that cannot be followed.
fn notes(urn: &Urn<'_>, known: &Known, verdict: &Verdict) -> Vec<Note> {
    // Faults are in the verdict.
    let of_name =
        of_name(urn, known.book.statements(&verdict.nid)).into_iter().filter(|note| !matches!(note.code, "nbn" | "utf-8"));
    let status = verdict.notes.iter().filter(|note| note.code == "status").cloned();
    let directives = parse_query_directives(urn).notes.into_iter().map(|message| Note {
        code: "directive",
        at: None,
        message: message.sentence(),
        clause: "draft-ietf-urnbis-rfc2141bis-urn-03, 2.3",
    });
    status.chain(of_name).chain(directives).collect()
}

impl UrnAnswer {
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

fn no_urn_result(text: &str, error: urn_registry::urn::Error, told: Explained) -> UrnAnswer {
    let said = if told.offers.is_empty() { syntax_error_text(error) } else { Phrase::new("check-written") };
    let marked = told.offers.is_empty().then(|| mark(text, error.at));
    UrnAnswer { marked, said, ..UrnAnswer::new(told.heading, told.offers) }
}

fn mark(text: &str, at: usize) -> Marked {
    let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let (at, after) = rest.split_at_checked(rest.chars().next().map_or(0, char::len_utf8)).unwrap_or((rest, ""));
    Marked { before: before.to_owned(), at: at.to_owned(), after: after.to_owned() }
}

/// Why a text is not a URN, with the clause and the position.
pub(super) fn syntax_error_text(error: urn_registry::urn::Error) -> Phrase {
    Phrase::new("urn-said").with("why", error.phrase()).with("clause", error.clause()).with("at", error.at)
}

/// The fault of a name, as a sentence.
fn fault_sentence(verdict: &Verdict) -> Phrase {
    verdict.fault.as_ref().map_or_else(Phrase::default, |fault| fault.message.clone().sentence())
}

fn namespace(known: &Known, nid: &str, held: Option<(&profile::Profile, Reading)>) -> Option<Namespace> {
    let kind = known.kind(nid)?;
    let parsed = Nid::parse(nid).ok()?;
    let of = |text: Option<&String>| text.cloned().unwrap_or_default();
    Some(Namespace {
        href: addresses::namespace_path(kind, &parsed),
        nid: nid.to_owned(),
        title: of(held.and_then(|(profile, _)| profile.title.as_ref())),
        registrant: of(held.and_then(|(profile, _)| profile.registrant.as_ref())),
        summary: of(held.map(|(profile, _)| &profile.summary)),
        marks: held.map(|(_, whose)| (reading::supplier(whose), reading::legend(whose))),
    })
}

const fn written_by(profile: Profile) -> &'static str {
    match profile {
        Profile::Rfc8141 => "RFC 8141, 2",
        Profile::Rfc2141 => "RFC 2141, 2",
        Profile::Rfc2141Bis03 => "draft-ietf-urnbis-rfc2141bis-urn-03, 2",
    }
}

fn tests(urn: &Urn<'_>, verdict: &Verdict, known: &Known, held: Option<(&profile::Profile, Reading)>) -> Vec<Test> {
    let passed = |text, clause: Phrase| Test { kind: "ok", word: Phrase::new("check-passed"), text, clause, by: None };
    let fails = |text, clause: Phrase| Test { kind: "stop", word: Phrase::new("check-failed"), text, clause, by: None };
    let open = |text| Test { kind: "", word: Phrase::new("check-not-tested"), text, clause: Phrase::default(), by: None };
    let by_rules = |test: Test| Test { by: held.map(|(_, whose)| reading::supplier(whose)), ..test };
    let syntax = || Phrase::new("check-syntax-clause");
    let nid = &verdict.nid;
    let code = verdict.fault.as_ref().map_or("", |fault| fault.code);
    let mut list = vec![passed(Phrase::new("check-like-urn"), Phrase::verbatim(written_by(urn.profile())))];
    let Some(kind) = known.kind(nid) else {
        let unregistered = Phrase::new("check-unregistered").with("nid", nid).with("class", urn.nid_class().phrase());
        list.push(fails(unregistered, Phrase::verbatim("RFC 8141, 1")));
        list.push(open(Phrase::new("check-no-rules")));
        return list;
    };
    list.push(passed(Phrase::new("check-registered").with("nid", nid).with("kind", kind.name()), Phrase::default()));
    match held {
        None => list.push(open(Phrase::new("check-syntax-unread"))),
        Some((profile, _)) if profile.syntax.fit == Fit::Unknown => {
            list.push(open(Phrase::new("check-syntax-none").with("nid", nid)));
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
                    list.push(open(Phrase::new("check-value-later").with("rule", rule)));
                }
                (Answer::No, "encoding") => {}
                (Answer::No, "component") | (Answer::Yes | Answer::Unregistered, _) => {
                    list.push(by_rules(passed(Phrase::new("check-value-right").with("rule", rule), Phrase::default())));
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
        if profile.syntax.fit == Fit::Wider && verdict.validity != Validity::Valid {
            list.push(open(Phrase::new("check-in-words")));
        }
    }
    list.push(open(Phrase::new("check-ever-given")));
    list
}

/// The parts of the name with everyday labels, as on the page of the namespace.
fn segments(urn: &Urn<'_>, profile: Option<&profile::Profile>, found: &[Part]) -> Vec<Segment> {
    let whole = || vec![Segment { before: ":".to_owned(), text: urn.nss().to_owned(), name: None }];
    let found = found.iter().map(|part| (part.name.as_str(), part.at..part.at + part.text.len()));
    profile.map_or_else(whole, |profile| profile.parts(urn, found))
}

fn pieces(urn: &Urn<'_>, parts: &[Segment]) -> Vec<Piece> {
    let piece = |class, mark: &str, text: &str, name: Phrase| Piece { class, mark: mark.to_owned(), text: text.to_owned(), name };
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
    for (mark, text, name) in components(urn) {
        list.push(piece("rqf", mark, text, component_name(name)));
    }
    list
}

fn is_checksum_name(name: &str) -> bool {
    name.split(' ').any(|word| word == "check" || word == "checksum")
}

fn components<'u>(urn: &Urn<'u>) -> Vec<(&'static str, &'u str, &'static str)> {
    let query = if urn.profile() == Profile::Rfc2141Bis03 { ("?", "query") } else { ("?=", "q-component") };
    let r = urn.r().map(|r| ("?+", r, "r-component"));
    let q = urn.q().map(|q| (query.0, q, query.1));
    let f = urn.f().map(|f| ("#", f, "f-component"));
    [r, q, f].into_iter().flatten().collect()
}

/// Components keep their names of RFC 8141 in every language.
fn component_name(name: &'static str) -> Phrase {
    if name == "query" { Phrase::new("check-query") } else { Phrase::verbatim(name) }
}

fn rows(urn: &Urn<'_>, parts: &[Segment], title: Option<&str>) -> Vec<Row> {
    let row = |name: Phrase, text: &str, meaning: Phrase| Row { name, text: text.to_owned(), meaning };
    let who = title.map_or_else(|| Phrase::new("check-row-nid-is"), Phrase::from);
    let scheme = urn.as_str().get(..3).unwrap_or_default();
    let mut list = vec![
        row(Phrase::new("word-scheme-lower"), scheme, Phrase::new("check-row-scheme-is")),
        row(Phrase::new("check-row-nid"), urn.nid(), who),
        row(Phrase::new("check-row-nss"), urn.nss(), Phrase::new("check-row-nss-is")),
    ];
    let named = parts.iter().filter_map(|part| Some((part.name.clone()?, &part.text)));
    list.extend(named.map(|(name, text)| row(Phrase::english(name), text, Phrase::new("check-row-rule-is"))));
    for (_, text, name) in components(urn) {
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
    use urn_registry::verdict::{Book, STEPS};

    fn shown(text: &str) -> Vec<(String, String)> {
        let book = Book::builtin();
        let urn = Urn::parse(text).unwrap();
        let found = explain_as(text, Profile::Rfc8141, book, &mut Budget::new(STEPS)).pieces;
        let parts = segments(&urn, book.profile(&urn.nid().to_ascii_lowercase()).map(|(profile, _)| profile), &found);
        pieces(&urn, &parts).into_iter().skip(2).map(|piece| (piece.text, piece.name.to_string())).collect()
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
