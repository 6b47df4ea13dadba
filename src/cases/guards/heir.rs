//! What must be true before a namespace gets another registrant.

use crate::cases::papers::queries::papers_of;
use crate::cases::periods::periods;
use crate::cases::see::Seen;
use crate::cases::{Present, Request, State, Subject, guards, queries};
use crate::refusal::Refusal;
use crate::reviews;
use crate::store::AnyConnection;
use crate::template::Field;
use jiff::{SignedDuration, Timestamp};

/// Until when a registrant change is under public notice: 14 days, or 30 when the present registrant cannot be reached.
pub fn notice_ends(request: &crate::cases::Request) -> Option<Timestamp> {
    let Subject::RegistrantChange { present, .. } = &request.subject else { return None };
    let days = match present {
        Present::Agrees => periods().notice,
        Present::Unreachable => periods().notice_unreachable,
    };
    request.review_since?.saturating_add(SignedDuration::from_hours(24 * days)).ok()
}

/// What a registrant change needs besides positions.
pub(crate) fn change_may_pass(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<(), Refusal> {
    let Subject::RegistrantChange { heir, present, .. } = &seen.request.subject else { return Ok(()) };
    let wait = |why: String| Err(Refusal::WrongState { why });
    if !has_accepted(conn, &seen.request)? {
        return wait(format!("The new registrant has not accepted yet; a letter went to {heir}"));
    }
    if let Some(end) = notice_ends(&seen.request).filter(|end| now < *end) {
        return wait(format!("The public notice runs until {}", end.strftime("%Y-%m-%d")));
    }
    if *present == Present::Unreachable {
        let in_favour = guards::quorum::standing_positions(conn, seen, now)?
            .iter()
            .filter(|standing| standing.live && standing.position.stance != reviews::Stance::Discuss)
            .count();
        if in_favour < 2 {
            return wait("When the present registrant cannot be reached, two experts must have no objection".to_owned());
        }
    }
    Ok(())
}

/// Whether somebody is the one who is asked to become the registrant, and has not answered.
pub fn is_heir(conn: &mut AnyConnection, request: &Request, email: &str) -> Result<bool, Refusal> {
    let Subject::RegistrantChange { heir, .. } = &request.subject else { return Ok(false) };
    Ok(request.state.is_open()
        && request.state != State::Draft
        && heir.to_lowercase() == email.to_lowercase()
        && !has_accepted(conn, request)?)
}

/// Whether the new registrant has accepted what the current text says of them: another wording is accepted again.
pub(crate) fn has_accepted(conn: &mut AnyConnection, request: &Request) -> Result<bool, Refusal> {
    let snapshots = queries::snapshots_of(conn, &request.id)?;
    let Some(current) = snapshots.first() else { return Ok(false) };
    let said = current.template.text(Field::Registrant);
    let since = snapshots.iter().take_while(|sent| sent.template.text(Field::Registrant) == said).last();
    let since = since.map_or(current.sent_at, |sent| sent.sent_at);
    Ok(papers_of(conn, &request.id)?.iter().any(|paper| paper.kind == "acceptance" && paper.filed_at >= since))
}
