//! The result of an action, on the page that follows it: the event, the recipients of its emails, and how to undo it.

use crate::history::EventKind;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::refusal::Refusal;
use crate::requests::Request;
use crate::requests::team::members;
use crate::store::{AnyConnection, Moment};
use crate::users::Role;
use crate::{history, mail, users};
use std::collections::BTreeSet;
use urn_registry::i18n::Phrase;

/// The query parameter with the time of the action.
const ACTION_TIME_PARAMETER: &str = "done";

/// The notice of an action.
pub(crate) struct ActionNotice {
    pub(crate) text: String,
    /// The recipients of its emails: their addresses for operators, their roles for others.
    pub(crate) told: Vec<String>,
    /// The action that undoes it, in the form that follows "To undo this, use".
    pub(crate) undo: Option<Phrase>,
}

/// The address of the page that follows the action of this request.
pub(crate) fn url_with_notice(cx: &RequestContext, path: &str) -> String {
    addresses::with_query(path, &[(ACTION_TIME_PARAMETER, &Moment::from(cx.now).to_string())])
}

/// The notice of the action that the URL identifies; `None` if there is no such action or the viewer did not perform it.
pub(crate) fn action_notice(
    cx: &RequestContext,
    undo: impl FnOnce(EventKind) -> Option<Phrase>,
) -> Result<Option<ActionNotice>, HttpError> {
    let (Some(viewer), Ok(at)) = (cx.viewer(), cx.query.get(ACTION_TIME_PARAMETER).parse::<Moment>()) else { return Ok(None) };
    let done = cx.read(|conn| {
        let Some((act, detail, events)) = history::queries::action_at_time(conn, &viewer.id, at)? else { return Ok(None) };
        Ok(Some((act, detail, mail::queries::recipients_of(conn, &events)?)))
    })?;
    Ok(done.map(|(act, detail, told)| ActionNotice { text: event_sentence(act, &detail), told, undo: undo(act) }))
}

/// Like `action_notice`, for people who may not see the addresses on the page of a request: the recipients are listed by role.
pub(crate) fn notice_by_role(
    cx: &RequestContext,
    request: &Request,
    undo: impl FnOnce(EventKind) -> Option<Phrase>,
) -> Result<Option<ActionNotice>, HttpError> {
    let Some(found) = action_notice(cx, undo)? else { return Ok(None) };
    let told = cx.read(|conn| recipient_roles(conn, request, &found.told))?;
    Ok(Some(ActionNotice { told, ..found }))
}

/// The roles of these recipients, each once.
fn recipient_roles(conn: &mut AnyConnection, request: &Request, addresses: &[String]) -> Result<Vec<String>, Refusal> {
    let team = members::ids(conn, request)?;
    /// In the order of the list.
    const RECIPIENT_ROLES: [&str; 5] =
        ["recipients-body", "recipients-team", "recipients-operators", "recipients-experts", "recipients-others"];
    let mut roles = BTreeSet::new();
    for address in addresses {
        let account = users::queries::by_email(conn, &address.to_lowercase())?;
        let is = |role: Role| account.as_ref().is_some_and(|account| account.has_role(role));
        roles.insert(match &account {
            Some(account) if team.contains(&account.id) => "recipients-team",
            _ if is(Role::Expert) || is(Role::Lead) => "recipients-experts",
            _ if is(Role::Operator) => "recipients-operators",
            _ if is(Role::Liaison) || is(Role::Representative) => "recipients-body",
            _ => "recipients-others",
        });
    }
    Ok(RECIPIENT_ROLES.into_iter().filter(|role| roles.contains(role)).map(|role| Phrase::new(role).to_string()).collect())
}

/// Like `action_notice`, for pages that are not about one request.
pub(crate) fn action_notice_with_undo(cx: &RequestContext) -> Result<Option<ActionNotice>, HttpError> {
    action_notice(cx, |act| match act {
        EventKind::MailSettled | EventKind::MailDiscarded => Some(Phrase::new("notice-undo-email")),
        EventKind::NidReserved => Some(Phrase::new("notice-undo-reservation")),
        EventKind::BodyRecognized => Some(Phrase::new("notice-undo-body")),
        EventKind::StatusMarked | EventKind::ErrorMarked => Some(Phrase::new("notice-undo-mark")),
        EventKind::RedactionAsked => Some(Phrase::new("notice-undo-redaction")),
        EventKind::RolesChanged => Some(Phrase::new("notice-undo-roles")),
        EventKind::AccountShut => Some(Phrase::new("notice-undo-suspension")),
        EventKind::AccountReopened => Some(Phrase::new("notice-undo-reactivation")),
        EventKind::Appointed => Some(Phrase::new("notice-undo-appointment")),
        _ => None,
    })
}

/// The event as a sentence, with the beginning of its text.
fn event_sentence(act: EventKind, detail: &str) -> String {
    const GIST_MAX: usize = 200;
    let line = detail.lines().next().unwrap_or_default();
    let mut gist: String = line.chars().take(GIST_MAX).collect();
    if gist.len() < detail.len() {
        gist.push('…');
    }
    let text = act.phrase();
    if gist.is_empty() {
        return Phrase::new("notice-done").arg("text", text).to_string();
    }
    if !gist.ends_with(['.', '?', '!', '…']) {
        gist.push('.');
    }
    Phrase::new("notice-done-with").arg("text", text).arg("gist", gist).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notice_names_the_action_with_the_beginning_of_its_text() {
        assert_eq!(event_sentence(EventKind::SentBack, ""), "Done: returned the request to expert review.");
        assert_eq!(
            event_sentence(EventKind::ReviewOpened, "2 experts are assigned"),
            "Done: started the review. 2 experts are assigned."
        );
        assert_eq!(event_sentence(EventKind::Registered, "urn:example"), "Done: registered the namespace. urn:example.");
        assert_eq!(
            event_sentence(EventKind::Asked, "Who keeps it?\nAnd where?"),
            "Done: requested information from the requester. Who keeps it?…"
        );
    }
}
