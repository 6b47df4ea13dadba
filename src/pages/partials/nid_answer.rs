//! The answer about a namespace ID before it is requested: the rules, similar names and names in use.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::{registry, requests};
use urn_registry::i18n::Phrase;
use urn_registry::nid;
use urn_registry::nid::in_use;
use urn_registry::nid::notes::{self, ComparedNids};
use urn_registry::nid::report::Status;
use urn_registry::nid::rules::{Outcome, formal};
use urn_registry::nid::written::read;

/// The information about a namespace ID.
pub(crate) struct NidCheckResult {
    pub(crate) verdict: Phrase,
    pub(crate) can_request: bool,
    pub(crate) href: Option<String>,
    pub(crate) rules: Vec<RuleLine>,
    pub(crate) notes: Vec<NoteLine>,
}

/// A rule, and whether it is met.
pub(crate) struct RuleLine {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) text: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
}

/// An advisory.
pub(crate) struct NoteLine {
    pub(crate) text: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
    pub(crate) matched: Phrase,
}

/// Checks a namespace ID as typed, against the registry and the open requests.
pub(crate) fn of(cx: &RequestContext, text: &str) -> Result<NidCheckResult, HttpError> {
    let known = cx.read(|conn| requests::drafts::nid_usage(conn, text))?;
    let report = nid::report::report(text, Some(&known));
    let shown = text.trim_ascii().to_ascii_lowercase();
    let verdict = Phrase::new(match report.status {
        Some(Status::Free) => "check-nid-free",
        Some(Status::Registered) => "check-nid-registered",
        Some(Status::Requested) => "check-nid-requested",
        Some(Status::Reserved) => "check-nid-reserved",
        _ => "check-nid-not-allowed",
    })
    .with("nid", &shown);
    let href = match (report.status, read(text)) {
        (Some(Status::Registered), Ok(nid)) => cx
            .read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?
            .map(|found| addresses::namespace_path(found.kind, &found.nid)),
        _ => None,
    };
    let rules = formal(text, Some(&known.standing))
        .into_iter()
        .map(|verdict| {
            let title = Phrase::new("rules-rule-title").with("id", verdict.rule.id);
            let (tag, word, wording) = match verdict.outcome {
                Outcome::Met => ("tag-ok", "check-passed", title),
                Outcome::Broken(sentence) => ("tag-stop", "check-failed", sentence),
                Outcome::NotAsked => ("", "check-not-tested", title),
            };
            RuleLine { tag, word: Phrase::new(word), text: wording, clause: verdict.rule.clause, help: verdict.rule.help() }
        })
        .collect();
    let neighbours = ComparedNids { registered: &known.registered, requested: &known.requested };
    let mut found = if report.syntax { notes::notes(&shown, neighbours) } else { Vec::new() };
    if matches!(report.status, Some(Status::Free | Status::Requested)) {
        found.extend(in_use::findings(&shown, &known.in_use));
    }
    let notes = found
        .into_iter()
        .map(|finding| {
            let rule = notes::ALL.into_iter().find(|rule| rule.id == finding.id);
            let matched = rule.and_then(|rule| notes::fired_on(rule, &known.registered));
            NoteLine {
                text: finding.message,
                clause: finding.clause,
                help: finding.help,
                matched: matched.map_or_else(Phrase::default, |count| {
                    Phrase::new("check-fired").with("count", count).with("all", known.registered.len())
                }),
            }
        })
        .collect();
    Ok(NidCheckResult {
        can_request: matches!(report.status, Some(Status::Free | Status::Requested)),
        verdict,
        href,
        rules,
        notes,
    })
}
