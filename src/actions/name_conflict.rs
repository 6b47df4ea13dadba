//! Choosing another NID in a name conflict (RFC 8141 §6.2).

use crate::action_context::ActionContext;
use crate::actions::request_info::email_new_revision;
use crate::history::EventKind;
use crate::ids::RequestNumber;
use crate::refusal::{Refusal, at};
use crate::registry::ledger::queries::load_nid_availability;
use crate::requests::freeze::freeze_draft;
use crate::requests::name_conflict::may_change_nid;
use crate::requests::name_conflict_notices::{ClaimEnd, begin_conflicts, end_conflicts};
use crate::requests::record::record_action;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Party, Request, RequestSubject};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;
use urn_registry::nid::rules::formal_findings;
use urn_registry::nid::written::parse_nid;
use urn_registry::template::{Field, Template};

/// Replaces the NID in every URN of one namespace within a text; `from` is matched case-insensitively (RFC 8141 §3.1).
fn replace_nid(text: &str, from: &str, to: &str) -> String {
    let (folded, from) = (text.to_ascii_lowercase(), from.to_ascii_lowercase());
    let mut out = String::with_capacity(text.len());
    let mut done = 0;
    for (at, found) in folded.match_indices(&from) {
        out.push_str(text.get(done..at).unwrap_or_default());
        out.push_str(to);
        done = at + found.len();
    }
    out.push_str(text.get(done..).unwrap_or_default());
    out
}

/// Submits the same text under another NID, for a request in a name conflict.
pub(crate) fn submit_with_nid(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    nid: &str,
    note: &str,
) -> Result<Request, Refusal> {
    let mut request = view.request.clone();
    let old = request.subject.nid().unwrap_or_default().to_owned();
    request.subject = RequestSubject::NewFormal { wish: Some(nid.to_owned()) };
    // The new revision is based on the last submitted one; the registrant's draft is not submitted.
    let sent = view.newest_revision().map(|current| current.template.clone()).unwrap_or_default();
    let (from, to) = (format!("urn:{old}:"), format!("urn:{nid}:"));
    let in_text = |text: &str| replace_nid(text, &from, &to);
    let renamed = |template: &Template| {
        Field::ALL.into_iter().fold(Template::default(), |all, field| match template.get(field) {
            Some(text) => all.with_field(field, &in_text(text)),
            None => all,
        })
    };
    crate::requests::queries::set_nid(conn, &request.id, Some(nid))?;
    let draft = renamed(&request.draft);
    crate::requests::queries::save_draft(conn, &request.id, Some(nid), &draft, request.draft_save_number + 1)?;
    let as_sent = Request { draft: renamed(&sent), ..request.clone() };
    let revision = freeze_draft(conn, ctx, &as_sent, view.next_revision(), note)?;
    let event = record_action(conn, ctx, EventKind::Renamed, Party::Registrant, &request, note)?;
    email_new_revision(conn, ctx, &event, view, &revision)?;
    Ok(Request { draft, draft_save_number: request.draft_save_number + 1, ..request })
}

/// Renames a request in a name conflict, or one whose NID another request registered: submits a revision with another NID.
pub fn change_nid(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    number: RequestNumber,
    wish: &str,
) -> Result<Request, Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if !view.has_role(Party::Registrant) {
        return Err(Refusal::not_permitted(Phrase::new("refusal-only-registrant-name")));
    }
    let old = view.request.subject.nid().unwrap_or_default().to_owned();
    let is_new = matches!(view.request.subject, RequestSubject::NewFormal { .. });
    let in_conflict = is_new && (!view.rivals.is_empty() || load_nid_availability(conn, &old, None)?.registered_by.is_some());
    if !in_conflict || !may_change_nid(view.request.state) {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-rename-conflict") });
    }
    let nid = parse_nid(wish).map_err(|not| Refusal::at_field(at::WISH, not.sentence()))?;
    let found = load_nid_availability(conn, wish, None)?;
    if let Some(finding) = formal_findings(wish, Some(&found)).into_iter().next() {
        return Err(Refusal::at_field(at::WISH, finding.message));
    }
    if nid.as_str() == old {
        return Err(Refusal::at_field(at::WISH, Phrase::new("refusal-another-name")));
    }
    let request = submit_with_nid(
        conn,
        ctx,
        &view,
        nid.as_str(),
        &Phrase::new("record-renamed").arg("old", &old).arg("nid", nid.to_string()).to_string(),
    )?;
    end_conflicts(conn, ctx, &view.request, ClaimEnd::Renamed)?;
    begin_conflicts(conn, ctx, number)?;
    Ok(request)
}
