//! `/api/v1/drafts/{number}/profile`: the machine-readable syntax of a draft, with test results. The same action as the page *Add
//! machine-readable syntax*.

use crate::actions::testable::{bounded, fingerprint, save};
use crate::api::drafts::{CHANGED, if_match, object, own};
use crate::api::only;
use crate::cases::testable::save::{RulesEditor, try_rules};
use crate::cases::testable::{Results, TestedRules};
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::ids::RequestNumber;
use crate::refusal::Refusal;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use urn_registry::profile::Testable;

/// The machine-readable syntax of a draft with its test results; the `ETag` identifies its current state.
#[derive(Serialize, JsonSchema)]
pub struct DraftProfile<'a> {
    number: RequestNumber,
    nid: &'a str,
    saved: bool,
    profile: &'a Testable,
    usable: bool,
    results: &'a Results,
}

fn load(cx: &Cx) -> Result<RulesEditor, Problem> {
    let (_, request) = own(cx)?;
    Ok(cx.read(|conn| RulesEditor::load(conn, request.clone()))?)
}

fn answer(desk: &RulesEditor, kept: &TestedRules, saved: bool, tag: &str) -> Result<Reply, Problem> {
    let value = DraftProfile {
        number: desk.request.number,
        nid: &desk.ground.nid,
        saved,
        profile: &kept.rules,
        usable: kept.results.tried.is_usable(),
        results: &kept.results,
    };
    Ok(Reply::sorted_json(&value)?.header("ETag", format!("\"{tag}\"")).header("Cache-Control", "no-store"))
}

/// `GET /api/v1/drafts/{number}/profile`: the saved rules, or, with `saved` false, those derived from the text and the current
/// profile, and the results of testing them.
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    only(cx, &[])?;
    let desk = load(cx)?;
    answer(&desk, &desk.tried(), desk.saved.is_some(), &fingerprint(&desk.saved_rules()))
}

/// `PUT /api/v1/drafts/{number}/profile`: replaces all rules; `If-Match` names the tag returned by GET.
pub fn change(cx: &Cx) -> Result<Reply, Problem> {
    let mut object = object::<Testable>(cx)?;
    for value in object.values_mut() {
        if let Value::String(text) = value {
            if text.contains('\0') {
                return Err(Problem::unprocessable("The rules contain NUL, which no text has"));
            }
            *text = text.replace("\r\n", "\n");
        }
    }
    let rules: Testable = serde_json::from_value(Value::Object(object))
        .map_err(|error| Problem::unprocessable(format!("The rules cannot be read: {error}")))?;
    let was = if_match(cx)?.to_owned();
    if rules.topics.iter().any(|topic| topic.contains('\0')) {
        return Err(Problem::unprocessable("The rules contain NUL, which no text has"));
    }
    // Overlong rules are rejected before they are tested.
    bounded(&rules)?;
    let desk = load(cx)?;
    // Computed before the transaction begins.
    let kept = try_rules(rules, &desk.ground, &desk.request.draft);
    let turn = cx.turn()?;
    match cx.write(|conn| save(conn, turn, cx.number()?, &was, &kept, &desk.ground)) {
        Err(Refusal::Stale { .. }) => Err(Problem::precondition(412, CHANGED)),
        Err(other) => Err(other.into()),
        Ok(_) => answer(&desk, &kept, true, &fingerprint(&kept.rules)),
    }
}
