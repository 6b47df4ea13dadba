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
use urn_registry::nid::rules::{Outcome, check_formal_nid};
use urn_registry::nid::written::parse_nid;

/// The information about a namespace ID.
pub(crate) struct NidCheckResult {
    pub(crate) verdict: Phrase,
    pub(crate) can_request: bool,
    pub(crate) href: Option<String>,
    pub(crate) rules: Vec<NidRuleRow>,
    pub(crate) notes: Vec<AdvisoryRow>,
}

impl NidCheckResult {
    /// Whether it can be requested, and there is something to consider first.
    pub(crate) fn has_advisories(&self) -> bool {
        self.can_request && !self.notes.is_empty()
    }
}

/// A rule, and whether it is met.
pub(crate) struct NidRuleRow {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) text: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
}

/// An advisory.
pub(crate) struct AdvisoryRow {
    pub(crate) text: Phrase,
    pub(crate) clause: &'static str,
    pub(crate) help: String,
    pub(crate) matched: Phrase,
}

/// Checks a namespace ID as typed, against the registry and the open requests.
pub(crate) fn check(cx: &RequestContext, text: &str) -> Result<NidCheckResult, HttpError> {
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
    .arg("nid", &shown);
    let href = match (report.status, parse_nid(text)) {
        (Some(Status::Registered), Ok(nid)) => cx
            .read(|conn| Ok(registry::queries::by_nid(conn, &nid)?))?
            .map(|found| addresses::namespace_path(found.kind, &found.nid)),
        _ => None,
    };
    let rules = check_formal_nid(text, Some(&known.standing))
        .into_iter()
        .map(|verdict| {
            let title = Phrase::new("rules-rule-title").arg("id", verdict.rule.id);
            let (tag, word, wording) = match verdict.outcome {
                Outcome::Met => ("tag-ok", "check-passed", title),
                Outcome::Broken(sentence) => ("tag-stop", "check-failed", sentence),
                Outcome::NotAsked => ("", "check-not-tested", title),
            };
            NidRuleRow { tag, word: Phrase::new(word), text: wording, clause: verdict.rule.clause, help: verdict.rule.help_url() }
        })
        .collect();
    let neighbours = ComparedNids { registered: &known.registered, requested: &known.requested };
    let mut found = if report.syntax { notes::advisories(&shown, neighbours) } else { Vec::new() };
    if matches!(report.status, Some(Status::Free | Status::Requested)) {
        found.extend(in_use::findings(&shown, &known.in_use));
    }
    let notes = found
        .into_iter()
        .map(|finding| {
            let rule = notes::ALL_ADVISORIES.into_iter().find(|rule| rule.id == finding.id);
            let matched = rule.and_then(|rule| notes::matched_nid_count(rule, &known.registered));
            AdvisoryRow {
                text: finding.message,
                clause: finding.clause,
                help: finding.help,
                matched: matched.map_or_else(Phrase::default, |count| {
                    Phrase::new("check-fired").arg("count", count).arg("all", known.registered.len())
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
