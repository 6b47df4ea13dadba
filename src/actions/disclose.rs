//! Disclosure of interests by experts before they review, and its effects.

use crate::action_context::ActionContext;
use crate::cases::comments::record;
use crate::cases::gather::assigned::is_assignment_pending;
use crate::cases::guards::disclosed::as_expert;
use crate::cases::notify::{leads_of, notify, operators_of, to_leads, to_operators};
use crate::cases::record::words;
use crate::cases::viewer::see;
use crate::cases::waiting::lost_experts;
use crate::cases::{Overlay, Party};
use crate::history::Act;
use crate::ids::{AccountId, RequestNumber};
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::reviews::experts::Answered;
use crate::reviews::experts::{Disclosure, Interest, Reply, queries};
use crate::store::AnyConnection;
use urn_registry::i18n::Phrase;

/// Records an expert's disclosure before the review: whether there is a conflict of interest. This
/// accepts or declines an assignment.
pub fn disclose(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    interest: Interest,
    reason: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    // An ended request is not reviewed, unless an appeal may reopen it.
    if !seen.request.state.is_open() && !seen.has(Overlay::UnderAppeal) {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-ended-review") });
    }
    if interest == Interest::Waived {
        return Err(Refusal::not_permitted("Only a lead can waive a conflict of interest"));
    }
    let reason = match interest {
        Interest::None => String::new(),
        _ => words(reason, at::REASON, Phrase::new("refusal-conflict-words"))?,
    };
    let settled = seen.disclosure.as_ref();
    if settled.is_some() && interest == Interest::None {
        return Err(Refusal::WrongState { why: "You have already answered this question".into() });
    }
    let disclosure = Disclosure { expert_id: turn.who.id.clone(), interest, reason: reason.clone() };
    queries::disclose(conn, &seen.request.id, &disclosure, turn.now.into())?;
    if is_assignment_pending(conn, &seen, &turn.who.id)? {
        let answer = if interest.excludes() { Answered::Declined } else { Answered::Accepted };
        queries::answer(conn, &seen.request.id, &turn.who.id, answer, turn.now.into())?;
    }
    let act = match interest {
        Interest::None | Interest::Waived => Act::Disclosed,
        Interest::Conflict => Act::ConflictDeclared,
        Interest::WaiverAsked => Act::WaiverAsked,
    };
    let event = record(conn, turn, act, Party::Expert, &seen, &reason)?;
    if interest == Interest::Conflict {
        lost_experts::notify(conn, turn, &event, number)?;
    }
    if interest == Interest::WaiverAsked {
        to_leads(conn, turn, &event, &seen, |name| Notification::Waiver {
            name,
            number: number.to_string(),
            title: seen.request.subject.title(),
            by: turn.acting(Party::Expert.name()),
            reason: reason.clone(),
            link: turn.link(&format!("/reviews/{number}")),
        })?;
    }
    Ok(())
}

/// Withdraws the expert's declaration of a conflict of interest, with a public reason: it was a mistake, or no longer applies. A pending
/// request for a waiver is closed. A declined assignment can then be accepted.
pub fn withdraw(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, reason: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let declared = seen.disclosure.as_ref().filter(|disclosure| disclosure.interest.excludes());
    let Some(declared) = declared.filter(|_| seen.is(Party::Conflicted)) else {
        return Err(Refusal::WrongState { why: "You have not declared a conflict of interest on this request".into() });
    };
    if !seen.request.state.is_open() {
        return Err(Refusal::WrongState { why: Phrase::new("refusal-ended-review") });
    }
    let reason = words(reason, at::TAKE_BACK_REASON, "Enter a reason. It will be public")?;
    let none = Disclosure { interest: Interest::None, reason: String::new(), ..declared.clone() };
    queries::disclose(conn, &seen.request.id, &none, turn.now.into())?;
    let event = record(conn, turn, Act::DisclosureTakenBack, Party::Expert, &seen, &reason)?;
    let by = turn.acting(Party::Expert.name());
    // Notifies the operators, who assign experts, and the leads, who were notified of the request for a waiver. An operator who is also a
    // lead gets one email, as lead.
    let leads = leads_of(conn, turn, &seen)?;
    let mut operators = operators_of(conn, &seen.request.id)?;
    operators.retain(|operator| operator.id != turn.who.id && !leads.iter().any(|lead| lead.id == operator.id));
    for (people, page) in [(leads, "reviews"), (operators, "desk")] {
        notify(conn, turn, &event, Some(&seen.thread()), &people, |name| Notification::ConflictTakenBack {
            name,
            number: number.to_string(),
            title: seen.request.subject.title(),
            by: by.clone(),
            reason: reason.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        })?;
    }
    Ok(())
}

/// The lead waives a conflict of interest, with a public reason.
pub fn waive(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    expert_id: &AccountId,
    reason: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Lead) {
        return Err(Refusal::not_permitted("Only the lead of this request can waive a conflict of interest"));
    }
    let reason = words(reason, at::WAIVE_REASON, "Enter a reason. It will be public")?;
    let asked = queries::disclosure(conn, &seen.request.id, expert_id)?
        .filter(|disclosure| disclosure.interest == Interest::WaiverAsked)
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-waiver")))?;
    queries::disclose(conn, &seen.request.id, &Disclosure { interest: Interest::Waived, ..asked }, turn.now.into())?;
    record(conn, turn, Act::ConflictWaived, Party::Lead, &seen, &reason)?;
    Ok(())
}

/// Declines an assignment; the operators then ask someone else. The expert can still accept it later.
pub fn decline_assignment(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    reason: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let asked = queries::assignments_of(conn, &seen.request.id)?.into_iter().find(|asked| asked.expert_id == turn.who.id);
    match asked.map(|asked| asked.reply) {
        Some(Reply::Waiting | Reply::Accepted(_)) => {}
        Some(Reply::Declined(_)) => return Err(Refusal::WrongState { why: "You have already declined".into() }),
        None => return Err(Refusal::WrongState { why: "You are not assigned to this request".into() }),
    }
    let reason = words(reason, at::DECLINE_REASON, "Enter a short reason. Only the operators can read it")?;
    queries::answer(conn, &seen.request.id, &turn.who.id, Answered::Declined, turn.now.into())?;
    let event = record(conn, turn, Act::AssignmentDeclined, Party::Expert, &seen, "")?;
    to_operators(conn, turn, &event, &seen.thread(), |name| Notification::AssignmentDeclined {
        name,
        number: number.to_string(),
        title: seen.request.subject.title(),
        reason: reason.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })
}

/// Accepts an assignment that was declined.
pub fn take_up_assignment(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    as_expert(&seen)?;
    let declined = queries::assignments_of(conn, &seen.request.id)?
        .iter()
        .any(|asked| asked.expert_id == turn.who.id && matches!(asked.reply, Reply::Declined(_)));
    if !declined {
        return Err(Refusal::WrongState { why: "You have not declined this request".into() });
    }
    queries::answer(conn, &seen.request.id, &turn.who.id, Answered::Accepted, turn.now.into())?;
    record(conn, turn, Act::AssignmentTakenUp, Party::Expert, &seen, "")?;
    Ok(())
}
