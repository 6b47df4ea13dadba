//! `/check`: a NID rule by rule, a URN taken apart, two URNs compared. GET, linkable, no sign-in.

use super::cx::{Cx, Reply};
use super::problem::Problem;
use super::shell::{Nav, Shell};
use crate::nid::notes::{self, Neighbours};
use crate::nid::report::Status;
use crate::nid::rules::{Outcome, formal};
use crate::nid::{self, Nid};
use crate::registry;
use crate::requests;
use crate::urn::encode::shown;
use crate::urn::{Profile, Urn, normal};
use crate::web::addresses;
use askama::Template;

/// The longest text this page takes, in characters.
const LONGEST: usize = 4000;

#[derive(Template)]
#[template(path = "web/check.html")]
struct CheckPage {
    shell: Shell,
    nid_value: String,
    urn_value: String,
    a_value: String,
    b_value: String,
    profile: &'static str,
    profiles: Vec<(&'static str, &'static str, bool)>,
    nid: Option<NidAnswer>,
    urn: Option<UrnAnswer>,
    pair: Option<PairAnswer>,
}

struct NidAnswer {
    verdict: String,
    can_request: bool,
    href: Option<String>,
    rules: Vec<RuleLine>,
    notes: Vec<NoteLine>,
}

struct RuleLine {
    tag: &'static str,
    word: &'static str,
    text: String,
    clause: &'static str,
    help: String,
}

struct NoteLine {
    text: String,
    clause: &'static str,
    help: String,
    fired: String,
}

struct UrnAnswer {
    verdict: String,
    pieces: Vec<Piece>,
    error: Option<UrnError>,
    normalized: String,
    decoded: Option<String>,
    mixed_scripts: bool,
    namespace: String,
    namespace_href: Option<String>,
    r_warning: bool,
}

/// A part of a URN with the mark that introduces it.
struct Piece {
    class: &'static str,
    mark: &'static str,
    text: String,
    name: &'static str,
    meaning: &'static str,
}

struct UrnError {
    before: String,
    at: String,
    after: String,
    offset: usize,
    message: &'static str,
    clause: &'static str,
}

struct PairAnswer {
    verdict: String,
    why: String,
    rows: Vec<(String, String)>,
}

/// `GET /check`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["nid", "urn", "a", "b", "profile"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    if cx.query.iter().any(|(_, value)| value.chars().count() > LONGEST) {
        return Err(Problem::bad_request(format!("This page takes at most {LONGEST} characters")));
    }
    let profile = if cx.query.get("profile").is_empty() {
        Profile::Rfc8141
    } else {
        cx.query.get("profile").parse().map_err(Problem::bad_request)?
    };
    let value = |name: &str| cx.query.get(name).trim().to_owned();
    let nid = (cx.query.has("nid") && !value("nid").is_empty()).then(|| nid_answer(cx, &value("nid"))).transpose()?;
    let urn = (cx.query.has("urn") && !value("urn").is_empty()).then(|| urn_answer(cx, &value("urn"), profile)).transpose()?;
    let pair = (!value("a").is_empty() && !value("b").is_empty()).then(|| pair_answer(&value("a"), &value("b"), profile));
    let title = match (&nid, &urn, &pair) {
        (Some(answer), _, _) => answer.verdict.clone(),
        (_, Some(answer), _) => answer.verdict.clone(),
        (_, _, Some(answer)) => answer.verdict.clone(),
        _ => "Check a name".to_owned(),
    };
    Reply::page(&CheckPage {
        shell: Shell::new(cx, title, Nav::Check),
        nid_value: value("nid"),
        urn_value: value("urn"),
        a_value: value("a"),
        b_value: value("b"),
        profile: profile.name(),
        profiles: Profile::ALL.iter().map(|one| (one.name(), profile_words(*one), *one == profile)).collect(),
        nid,
        urn,
        pair,
    })
}

fn profile_words(profile: Profile) -> &'static str {
    match profile {
        Profile::Rfc8141 => "RFC 8141 (current)",
        Profile::Rfc2141 => "RFC 2141 (1997)",
        Profile::Rfc2141Bis03 => "Draft of 2012",
    }
}

fn nid_answer(cx: &Cx, text: &str) -> Result<NidAnswer, Problem> {
    let known = cx.read(|conn| requests::drafts::known_of(conn, text))?;
    let report = nid::report::report(text, Some(&known));
    let shown = text.to_ascii_lowercase();
    let verdict = match report.status {
        Some(Status::Free) => format!("{shown} can be requested"),
        Some(Status::Registered) => format!("{shown} is registered"),
        Some(Status::Requested) => format!("{shown} has been requested by somebody else"),
        Some(Status::Reserved) => format!("{shown} is reserved"),
        _ => format!("{shown} is not allowed"),
    };
    let href = match (report.status, Nid::parse(text)) {
        (Some(Status::Registered), Ok(nid)) => {
            cx.read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?.map(|found| addresses::namespace(found.kind, &found.nid))
        }
        _ => None,
    };
    let rules = formal(text, Some(&known.standing))
        .into_iter()
        .map(|verdict| {
            let (tag, word, words) = match verdict.outcome {
                Outcome::Met => ("tag-ok", "Pass", verdict.rule.title.to_owned()),
                Outcome::Broken(sentence) => ("tag-stop", "Fail", sentence),
                Outcome::NotAsked => ("", "Not asked", verdict.rule.title.to_owned()),
            };
            RuleLine { tag, word, text: words, clause: verdict.rule.clause, help: verdict.rule.help() }
        })
        .collect();
    let neighbours = Neighbours { registered: &known.registered, requested: &known.requested };
    let found = if report.syntax { notes::notes(&shown, neighbours) } else { Vec::new() };
    let notes = found
        .into_iter()
        .map(|finding| {
            let rule = notes::ALL.into_iter().find(|rule| rule.id == finding.id);
            let fired = rule.and_then(|rule| notes::fired_on(rule, &known.registered));
            NoteLine {
                text: finding.message,
                clause: finding.clause,
                help: finding.help,
                fired: fired.map_or_else(String::new, |count| {
                    format!("This note would have fired on {count} of {} registered NIDs.", known.registered.len())
                }),
            }
        })
        .collect();
    Ok(NidAnswer { can_request: matches!(report.status, Some(Status::Free | Status::Requested)), verdict, href, rules, notes })
}

fn urn_answer(cx: &Cx, text: &str, profile: Profile) -> Result<UrnAnswer, Problem> {
    let urn = match Urn::parse_as(text, profile) {
        Ok(urn) => urn,
        Err(error) => {
            let at = (0..=error.at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            let rest = text.get(at..).unwrap_or_default();
            let culprit = rest.chars().next().map_or(0, char::len_utf8);
            return Ok(UrnAnswer {
                verdict: "This is not a URN".to_owned(),
                pieces: Vec::new(),
                error: Some(UrnError {
                    before: text.get(..at).unwrap_or_default().to_owned(),
                    at: rest.get(..culprit).unwrap_or_default().to_owned(),
                    after: rest.get(culprit..).unwrap_or_default().to_owned(),
                    offset: error.at,
                    message: error.message(),
                    clause: error.clause(),
                }),
                normalized: String::new(),
                decoded: None,
                mixed_scripts: false,
                namespace: String::new(),
                namespace_href: None,
                r_warning: false,
            });
        }
    };
    let found = match Nid::parse(urn.nid()) {
        Ok(nid) => cx.read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?,
        Err(_) => None,
    };
    let namespace = match &found {
        Some(namespace) => format!("{} is a registered {} namespace", namespace.nid, namespace.kind.name()),
        None => format!("{} is not registered ({})", urn.nid().to_ascii_lowercase(), urn.nid_class().words()),
    };
    let decoded = shown(urn.nss());
    Ok(UrnAnswer {
        verdict: "This is a URN".to_owned(),
        pieces: pieces(&urn),
        error: None,
        normalized: normal::normalized_in_namespace(&urn),
        mixed_scripts: decoded.as_ref().is_some_and(|shown| shown.mixed_scripts),
        decoded: decoded.map(|shown| shown.text),
        namespace,
        namespace_href: found.map(|namespace| addresses::namespace(namespace.kind, &namespace.nid)),
        r_warning: urn.r().is_some(),
    })
}

fn pieces(urn: &Urn<'_>) -> Vec<Piece> {
    let piece = |class, mark, text: &str, name, meaning| Piece { class, mark, text: text.to_owned(), name, meaning };
    let scheme = urn.as_str().get(..3).unwrap_or_default();
    let mut list = vec![
        piece("scheme", "", scheme, "scheme", "always urn, in any case"),
        piece("nid", ":", urn.nid(), "namespace identifier (NID)", "who answers for the name; case does not matter"),
        piece("nss", ":", urn.nss(), "namespace-specific string (NSS)", "the name itself; its form is the namespace's own"),
    ];
    if let Some(r) = urn.r() {
        list.push(piece("rqf", "?+", r, "r-component", "for the resolution service; not part of the name"));
    }
    if let Some(q) = urn.q() {
        let (mark, name) = if urn.profile() == Profile::Rfc2141Bis03 { ("?", "query") } else { ("?=", "q-component") };
        list.push(piece("rqf", mark, q, name, "for the named resource; copied to a locator's query; not part of the name"));
    }
    if let Some(f) = urn.f() {
        list.push(piece("rqf", "#", f, "f-component", "a place within the resource, for the client; not part of the name"));
    }
    list
}

fn pair_answer(a: &str, b: &str, profile: Profile) -> PairAnswer {
    match (Urn::parse_as(a, profile), Urn::parse_as(b, profile)) {
        (Ok(a), Ok(b)) => {
            let plain = a.is_equivalent(&b);
            let own = normal::equivalent_in_namespace(&a, &b);
            let (verdict, why) = match (plain, own) {
                (true, _) => {
                    ("The two URNs are equivalent", "Their assigned-names are equal after case normalization (RFC 8141, 3.1).")
                }
                (false, true) => (
                    "The two URNs are equivalent",
                    "They are equal by the namespace's own additional rule (RFC 8141, 3.1, last paragraph).",
                ),
                (false, false) => (
                    "The two URNs are not equivalent",
                    "Their assigned-names differ after case normalization. Nothing is decoded for the comparison (RFC 8141, 3.1).",
                ),
            };
            let rows =
                vec![(a.to_string(), normal::normalized_in_namespace(&a)), (b.to_string(), normal::normalized_in_namespace(&b))];
            PairAnswer { verdict: verdict.to_owned(), why: why.to_owned(), rows }
        }
        (first, second) => {
            let which = if first.is_err() { "first" } else { "second" };
            let error = first.err().or(second.err()).map_or_else(String::new, |error| error.to_string());
            PairAnswer { verdict: format!("The {which} one is not a URN"), why: error, rows: Vec::new() }
        }
    }
}
