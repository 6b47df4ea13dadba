//! `/check` has three tabs: it explains a URN (or the URN of a bare identifier), compares two URNs, and checks a NID rule by rule. It uses
//! GET, so results can be linked, and needs no sign-in.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::nid_answer::{self, NidCheckResult};
use crate::pages::public::check_urn::{self, UrnResult};
use askama::Template;
use urn_registry::grammar::Budget;
use urn_registry::i18n::Phrase;
use urn_registry::urn::{SyntaxProfile, Urn};
use urn_registry::verdict::{self, STEPS_PER_NAME_MAX};

/// The maximum length of a text on this page, in characters.
const TEXT_CHARACTERS_MAX: usize = 4000;

#[derive(Template)]
#[template(path = "public/check.html")]
struct CheckPage {
    shell: Shell,
    tab: Tab,
    nid_value: String,
    urn_value: String,
    a_value: String,
    b_value: String,
    profile: &'static str,
    profiles: Vec<(&'static str, Phrase, bool)>,
    nid: Option<NidCheckResult>,
    urn: Option<UrnResult>,
    /// The input, if it is not a URN; `urn` is then about the first suggestion.
    bare: Option<UrnResult>,
    /// The URN that `urn` is about.
    checked: String,
    pair: Option<EquivalenceResult>,
}

/// A check of this page. Lists and templates have their own pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tab {
    Urn,
    Two,
    Id,
}

impl Tab {
    /// The check that a query asks for: its fields select it, even if they are empty.
    fn from_query(cx: &RequestContext) -> Self {
        if cx.query.has("nid") {
            Self::Id
        } else if cx.query.has("a") || cx.query.has("b") {
            Self::Two
        } else {
            Self::Urn
        }
    }

    /// The name in the template of the tabs.
    fn name(self) -> &'static str {
        match self {
            Self::Urn => "urn",
            Self::Two => "two",
            Self::Id => "id",
        }
    }

    /// The heading of the page without a result.
    fn title(self) -> Phrase {
        Phrase::new(match self {
            Self::Urn => "word-validate-a-urn",
            Self::Two => "check-two-title",
            Self::Id => "word-validate-a-namespace-id",
        })
    }
}

struct EquivalenceResult {
    verdict: Phrase,
    same: bool,
    reason: Phrase,
    rows: Vec<(String, String)>,
}

/// `GET /check`
pub fn check_page(cx: &RequestContext) -> Result<Response, HttpError> {
    if cx.query.iter().any(|(_, value)| value.chars().count() > TEXT_CHARACTERS_MAX) {
        return Err(HttpError::bad_request(Phrase::new("refusal-page-characters").arg("most", TEXT_CHARACTERS_MAX)));
    }
    let profile = if cx.query.get("profile").is_empty() {
        SyntaxProfile::Rfc8141
    } else {
        SyntaxProfile::named(cx.query.get("profile")).map_err(HttpError::bad_request)?
    };
    let tab = Tab::from_query(cx);
    let value = |name: &str| cx.query.get(name).trim().to_owned();
    let nid = (tab == Tab::Id && !value("nid").is_empty())
        .then(|| nid_answer::check(cx, cx.query.get("nid").trim_ascii()))
        .transpose()?;
    let known = cx.known_namespaces()?;
    // One budget for everything that a URL can ask for.
    let budget = &mut Budget::new(2 * STEPS_PER_NAME_MAX);
    let mut checked = value("urn");
    let mut urn =
        (tab == Tab::Urn && !checked.is_empty()).then(|| urn_result(cx, &known, &checked, profile, budget)).transpose()?;
    let mut bare = None;
    if let Some(suggested) = urn.as_ref().and_then(UrnResult::suggested) {
        bare = urn.replace(urn_result(cx, &known, &suggested, profile, budget)?);
        checked = suggested;
    }
    let pair = (tab == Tab::Two && !value("a").is_empty() && !value("b").is_empty())
        .then(|| equivalence_result(&known, &value("a"), &value("b"), profile, budget));
    let title = match (&nid, bare.as_ref().or(urn.as_ref()), &pair) {
        (Some(answer), _, _) => answer.verdict.clone(),
        (_, Some(answer), _) => answer.verdict.clone(),
        (_, _, Some(answer)) => answer.verdict.clone(),
        _ => tab.title(),
    };
    cx.render_page(&CheckPage {
        shell: Shell::new(cx, title, NavSection::Check),
        tab,
        nid_value: value("nid"),
        urn_value: value("urn"),
        a_value: value("a"),
        b_value: value("b"),
        profile: profile.name(),
        profiles: SyntaxProfile::ALL.iter().map(|one| (one.name(), one.phrase(), *one == profile)).collect(),
        nid,
        urn,
        bare,
        checked,
        pair,
    })
}

fn urn_result(
    cx: &RequestContext,
    known: &KnownNamespaces,
    text: &str,
    profile: SyntaxProfile,
    budget: &mut Budget,
) -> Result<UrnResult, HttpError> {
    let directory = cx.resolver_directory()?;
    Ok(check_urn::validate_urn(known, &directory, text, profile, budget))
}

fn equivalence_result(
    known: &KnownNamespaces,
    a: &str,
    b: &str,
    profile: SyntaxProfile,
    budget: &mut Budget,
) -> EquivalenceResult {
    match (Urn::parse_as(a, profile), Urn::parse_as(b, profile)) {
        (Ok(a), Ok(b)) => {
            let same = verdict::equivalent(&a, &b, &known.book, budget);
            let (verdict, reason) = match (a.is_equivalent(&b), same) {
                (true, _) => ("check-equivalent", "check-equal-by-case"),
                (false, true) => ("check-equivalent", "check-equal-by-rule"),
                (false, false) => ("check-not-equivalent", "check-differ"),
            };
            let rows = [&a, &b].map(|urn| (urn.to_string(), verdict::canonical(urn, &known.book, budget))).to_vec();
            EquivalenceResult { verdict: Phrase::new(verdict), same, reason: Phrase::new(reason), rows }
        }
        (first, second) => {
            let verdict = Phrase::new(if first.is_err() { "check-first-no-urn" } else { "check-second-no-urn" });
            let reason = first.err().or(second.err()).map_or_else(Phrase::default, |error| error.phrase_with_position());
            EquivalenceResult { verdict, same: false, reason, rows: Vec::new() }
        }
    }
}
