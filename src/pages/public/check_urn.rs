//! What `/check` says of one URN: the verdict, its parts by the namespace's own rules, what was tested and what was not.

use crate::grammar::Budget;
use crate::http::addresses;
use crate::http::known::Known;
use crate::nid::Nid;
use crate::pages::cards::gone::GoneCard;
use crate::pages::cards::parts::{PartRow, part_row};
use crate::profile::{self, Fit, Reading};
use crate::resolution::caution::{Note, of_name};
use crate::resolution::directory::Directory;
use crate::resolution::directory::wish;
use crate::urn::encode::shown;
use crate::urn::{Profile, Urn, normal};
use crate::verdict::{Answer, Explained, Piece as Part, Verdict, explain_as};
use crate::words::Phrase;

/// The most parts that a picture shows side by side.
const SIDE_BY_SIDE: usize = 8;

pub(super) struct UrnAnswer {
    pub(super) verdict: String,
    /// Whether nothing is known against it.
    pub(super) good: bool,
    /// The text with the place of its fault.
    pub(super) marked: Option<Marked>,
    /// More about the fault.
    pub(super) said: String,
    /// URNs that may be meant.
    pub(super) offers: Vec<String>,
    pub(super) pieces: Vec<Piece>,
    /// The parts one by one: name, text, what it is.
    pub(super) rows: Vec<Row>,
    pub(super) tests: Vec<Test>,
    /// Other spellings: what they are, and the text.
    pub(super) forms: Vec<(&'static str, String)>,
    pub(super) decoded: Option<String>,
    pub(super) mixed_scripts: bool,
    pub(super) namespace: Option<Namespace>,
    /// What to mind when it is used.
    pub(super) notes: Vec<Note>,
    /// The part of the namespace in which it lies.
    pub(super) part: Option<PartRow>,
    /// What its holder says when its resource is gone.
    pub(super) gone: Option<GoneCard>,
}

pub(super) struct Marked {
    pub(super) before: String,
    pub(super) at: String,
    pub(super) after: String,
}

/// A part of a URN with the mark that introduces it.
pub(super) struct Piece {
    pub(super) class: &'static str,
    pub(super) mark: &'static str,
    pub(super) text: String,
    pub(super) name: Phrase,
}

pub(super) struct Row {
    pub(super) name: String,
    pub(super) text: String,
    pub(super) meaning: String,
}

pub(super) struct Test {
    pub(super) kind: &'static str,
    pub(super) word: &'static str,
    pub(super) text: String,
    pub(super) clause: &'static str,
}

pub(super) struct Namespace {
    pub(super) nid: String,
    pub(super) href: String,
    pub(super) title: String,
    pub(super) registrant: String,
    pub(super) summary: String,
    pub(super) reading: &'static str,
}

/// The answer to a text.
pub(super) fn answer(known: &Known, directory: &Directory, text: &str, profile: Profile, budget: &mut Budget) -> UrnAnswer {
    let told = explain_as(text, profile, &known.book, budget);
    let urn = match Urn::parse_as(text, profile) {
        Ok(urn) => urn,
        Err(error) => return no_urn(text, error, told),
    };
    let Some(verdict) = told.verdict else { return UrnAnswer::new(told.heading, told.offers) };
    let held = known.book.profile(&verdict.nid);
    let decoded = shown(urn.nss());
    let plain = normal::normalized(&urn);
    let mut forms = Vec::new();
    if let Some(canonical) = verdict.canonical.as_ref().filter(|canonical| **canonical != plain) {
        forms.push(("By the rules of its namespace", canonical.clone()));
        forms.push(("By RFC 8141 alone", plain));
    } else {
        forms.push(("Compared as", plain));
    }
    UrnAnswer {
        good: verdict.verdict.passes(),
        marked: verdict.fault.as_ref().filter(|_| verdict.verdict == Answer::No).map(|fault| mark(text, fault.at)),
        said: verdict.fault.as_ref().map_or_else(String::new, |fault| sentence(&fault.message)),
        pieces: pieces(&urn, &told.pieces),
        rows: rows(&urn, &told.pieces, told.title.as_deref()),
        tests: tests(&urn, &verdict, known, held),
        forms,
        mixed_scripts: decoded.as_ref().is_some_and(|shown| shown.mixed_scripts),
        decoded: decoded.map(|shown| shown.text).filter(|text| text != urn.nss()),
        namespace: namespace(known, &verdict.nid, held),
        notes: notes(&urn, known, &verdict.nid),
        part: directory.parts().longest(&verdict.nid, urn.nss()).map(|part| part_row(part, directory)),
        ..UrnAnswer::new(told.heading, told.offers)
    }
}

/// The notes on a name; in a profile with directives also what of them cannot be followed.
fn notes(urn: &Urn<'_>, known: &Known, nid: &str) -> Vec<Note> {
    let directives = wish(urn).notes.into_iter().map(|message| Note {
        code: "directive",
        at: None,
        message: format!("{message}.").into(),
        clause: "draft-ietf-urnbis-rfc2141bis-urn-03, 2.3",
    });
    of_name(urn, known.says(nid)).into_iter().chain(directives).collect()
}

impl UrnAnswer {
    fn new(verdict: String, offers: Vec<String>) -> Self {
        Self {
            verdict,
            good: false,
            marked: None,
            said: String::new(),
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
            gone: None,
        }
    }
}

fn no_urn(text: &str, error: crate::urn::Error, told: Explained) -> UrnAnswer {
    let said = if told.offers.is_empty() {
        format!("{} ({}), at byte {}.", error.message(), error.clause(), error.at)
    } else {
        "A URN is written urn:, a namespace, a colon and the name.".to_owned()
    };
    let marked = told.offers.is_empty().then(|| mark(text, error.at));
    UrnAnswer { marked, said, ..UrnAnswer::new(told.heading, told.offers) }
}

fn mark(text: &str, at: usize) -> Marked {
    let at = (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
    let (before, rest) = text.split_at_checked(at).unwrap_or((text, ""));
    let (at, after) = rest.split_at_checked(rest.chars().next().map_or(0, char::len_utf8)).unwrap_or((rest, ""));
    Marked { before: before.to_owned(), at: at.to_owned(), after: after.to_owned() }
}

/// With a capital and a full stop.
fn sentence(words: &str) -> String {
    let mut chars = words.chars();
    let begun: String = chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default();
    if begun.ends_with(['.', '?']) { begun } else { format!("{begun}.") }
}

fn namespace(known: &Known, nid: &str, held: Option<(&profile::Profile, Reading)>) -> Option<Namespace> {
    let kind = known.kind(nid)?;
    let parsed = Nid::parse(nid).ok()?;
    let of = |text: Option<&String>| text.cloned().unwrap_or_default();
    Some(Namespace {
        href: addresses::namespace(kind, &parsed),
        nid: nid.to_owned(),
        title: of(held.and_then(|(profile, _)| profile.title.as_ref())),
        registrant: of(held.and_then(|(profile, _)| profile.registrant.as_ref())),
        summary: of(held.map(|(profile, _)| &profile.summary)),
        reading: held.map_or("", |(_, reading)| read_by(reading)),
    })
}

fn written_by(profile: Profile) -> &'static str {
    match profile {
        Profile::Rfc8141 => "RFC 8141, 2",
        Profile::Rfc2141 => "RFC 2141, 2",
        Profile::Rfc2141Bis03 => "draft-ietf-urnbis-rfc2141bis-urn-03, 2",
    }
}

fn read_by(reading: Reading) -> &'static str {
    match reading {
        Reading::Registrant => "as its registrant put it into rules",
        Reading::Editors => "as the editors of this registry read it",
    }
}

fn tests(urn: &Urn<'_>, verdict: &Verdict, known: &Known, held: Option<(&profile::Profile, Reading)>) -> Vec<Test> {
    let passed = |text: String, clause| Test { kind: "ok", word: "Passed", text, clause };
    let fails = |text: String, clause| Test { kind: "stop", word: "Fails", text, clause };
    let open = |text: String| Test { kind: "", word: "Not tested", text, clause: "" };
    let nid = &verdict.nid;
    let code = verdict.fault.as_ref().map_or("", |fault| fault.code);
    let message = || verdict.fault.as_ref().map_or_else(String::new, |fault| sentence(&fault.message));
    let mut list = vec![passed("It is written like a URN.".to_owned(), written_by(urn.profile()))];
    let Some(kind) = known.kind(nid) else {
        let class = urn.nid_class().words();
        list.push(fails(format!("No namespace {nid} is registered ({class})."), "RFC 8141, 1"));
        list.push(open("The name itself: without a registration it has no rules.".to_owned()));
        return list;
    };
    list.push(passed(format!("{nid} is a registered {} namespace.", kind.name()), ""));
    match held {
        None => list.push(open("Its syntax: this registry has no rules of this namespace that a program can read.".to_owned())),
        Some((profile, _)) if profile.syntax.fit == Fit::Unknown => {
            list.push(open(format!("Its syntax: the registration of {nid} gives none.")));
        }
        Some(_) if code == "syntax" => list.push(fails(message(), "the registration, Syntax")),
        Some(_) if verdict.verdict == Answer::Undecided => {
            list.push(open("Its syntax: it took too long to check.".to_owned()));
        }
        Some((_, reading)) => {
            list.push(passed(
                format!("It fits the syntax of its registration, {}.", read_by(reading)),
                "the registration, Syntax",
            ));
        }
    }
    if let Some((profile, _)) = held {
        if let Some(rule) = &profile.syntax.check {
            match (verdict.verdict, code) {
                (Answer::No, "syntax") | (Answer::Undecided, _) => {
                    list.push(open(format!("What its value must keep ({rule}): the syntax comes first.")));
                }
                (Answer::No, "component") | (Answer::Yes | Answer::Unregistered, _) => {
                    list.push(passed(format!("Its value is right by the rule {rule}."), ""));
                }
                (Answer::No, _) => list.push(fails(message(), "")),
            }
        }
        if code == "component" {
            list.push(fails(message(), "the registration"));
        }
        if profile.syntax.fit == Fit::Wider {
            list.push(open("Rules that the registration gives in words alone.".to_owned()));
        }
    }
    list.push(open("Whether this name was ever given to anything: no registry of URNs knows that.".to_owned()));
    list
}

/// The named parts that can stand side by side: the innermost, or when those are too many, the outermost.
fn side_by_side(parts: &[Part]) -> Vec<&Part> {
    let end = |part: &Part| part.at + part.text.len();
    let holds =
        |outer: &Part, inner: &Part| outer.at <= inner.at && end(inner) <= end(outer) && outer.text.len() > inner.text.len();
    let inner: Vec<&Part> = parts.iter().filter(|part| !parts.iter().any(|other| holds(part, other))).collect();
    let outer: Vec<&Part> = parts.iter().filter(|part| !parts.iter().any(|other| holds(other, part))).collect();
    for mut chosen in [inner, outer] {
        // Rules of one text, `a = b` and `b = c`, stand at the same place: the first is shown.
        let mut from = 0;
        chosen.retain(|part| {
            let follows = part.at >= from;
            if follows {
                from = end(part);
            }
            follows
        });
        if chosen.len() <= SIDE_BY_SIDE {
            return chosen;
        }
    }
    Vec::new()
}

fn pieces(urn: &Urn<'_>, parts: &[Part]) -> Vec<Piece> {
    let piece = |class, mark, text: &str, name: &str| Piece { class, mark, text: text.to_owned(), name: name.into() };
    let whole = urn.as_str();
    let mut list =
        vec![piece("scheme", "", whole.get(..3).unwrap_or_default(), "scheme"), piece("nid", ":", urn.nid(), "namespace")];
    let mut at = urn.nid().len() + 5;
    let end = at + urn.nss().len();
    let mut sign = ":";
    for part in side_by_side(parts) {
        // What stands between two named parts belongs to the name too.
        if let Some(between) = whole.get(at..part.at).filter(|between| !between.is_empty()) {
            list.push(piece("nss", sign, between, ""));
            sign = "";
        }
        list.push(piece(if is_check(&part.name) { "rqf" } else { "nss" }, sign, &part.text, &part.name));
        sign = "";
        at = part.at + part.text.len();
    }
    if let Some(rest) = whole.get(at..end).filter(|rest| !rest.is_empty()) {
        list.push(piece("nss", sign, rest, if sign.is_empty() { "" } else { "name" }));
    }
    for (mark, text, name) in components(urn) {
        list.push(piece("rqf", mark, text, name));
    }
    list
}

fn is_check(name: &str) -> bool {
    name.split(' ').any(|word| word == "check" || word == "checksum")
}

fn components<'u>(urn: &Urn<'u>) -> Vec<(&'static str, &'u str, &'static str)> {
    let query = if urn.profile() == Profile::Rfc2141Bis03 { ("?", "query") } else { ("?=", "q-component") };
    let r = urn.r().map(|r| ("?+", r, "r-component"));
    let q = urn.q().map(|q| (query.0, q, query.1));
    let f = urn.f().map(|f| ("#", f, "f-component"));
    [r, q, f].into_iter().flatten().collect()
}

fn rows(urn: &Urn<'_>, parts: &[Part], title: Option<&str>) -> Vec<Row> {
    let row =
        |name: &str, text: &str, meaning: &str| Row { name: name.to_owned(), text: text.to_owned(), meaning: meaning.to_owned() };
    let mut list = vec![
        row("scheme", urn.as_str().get(..3).unwrap_or_default(), "always urn, in any case"),
        row("namespace identifier (NID)", urn.nid(), title.unwrap_or("who answers for the name; case does not matter")),
        row("namespace-specific string (NSS)", urn.nss(), "the name itself; its form is the namespace's own"),
    ];
    list.extend(parts.iter().map(|part| row(&part.name, &part.text, "by the syntax of the registration")));
    for (_, text, name) in components(urn) {
        let meaning = match name {
            "r-component" => "for the resolution service; not part of the name",
            "f-component" => "a place within the resource, for the client; not part of the name",
            _ => "for the named resource; copied to a locator's query; not part of the name",
        };
        list.push(row(name, text, meaning));
    }
    list
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/check_urn.rs"]
mod samples;
