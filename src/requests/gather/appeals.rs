//! The decision of a request that can be appealed, and the granted appeal to which a new decision responds.

use crate::history::EventKind;
use crate::ids::AccountId;
use crate::refusal::Refusal;
use crate::requests::appeals;
use crate::requests::facts::{Appeals, Reopened};
use crate::requests::viewer::RequestView;
use crate::reviews;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::{clock, history};
use jiff::Timestamp;
use jiff::civil::Date;

/// The actions that can be appealed; a granted appeal ends the period of the decision before it.
const APPEALABLE_EVENTS: [EventKind; 11] = [
    EventKind::Approved,
    EventKind::Declined,
    EventKind::Directed,
    EventKind::BodyDeclined,
    EventKind::RecognitionRefused,
    EventKind::ProcedureChanged,
    EventKind::Closed,
    EventKind::SentBack,
    EventKind::Registered,
    EventKind::StatusChanged,
    EventKind::AppealGranted,
];

/// When the newest decision was made that can still be appealed, and the last day for it.
pub(crate) fn appeal_period(
    conn: &mut AnyConnection,
    view: &RequestView,
    now: Timestamp,
) -> Result<Option<(Timestamp, Date)>, Refusal> {
    let newest = history::queries::last_decision(conn, &view.request.id, &APPEALABLE_EVENTS)?;
    Ok(newest.filter(|(act, _)| *act != EventKind::AppealGranted).and_then(|(_, at)| {
        let until = appeals::appeal_deadline(at);
        (clock::day(now) <= until).then_some((at, until))
    }))
}

/// The last day for a person to appeal, and the person whose appeal is the newest.
pub(crate) fn load_appeals(
    conn: &mut AnyConnection,
    view: &RequestView,
    who: &AccountId,
    now: Timestamp,
) -> Result<Appeals, Refusal> {
    let id = &view.request.id;
    let own = history::queries::last_action_by_account(conn, id, who, EventKind::Appealed)?;
    let until =
        appeal_period(conn, view, now)?.filter(|(decided, _)| own.is_none_or(|own| own < *decided)).map(|(_, until)| until);
    Ok(Appeals { until, appellant: appeals::newest_appeal(conn, id)?.map(|appeal| appeal.by) })
}

/// The granted appeal to which a new decision responds; `None` if none was granted since the last decision of the experts.
pub(crate) fn granted_appeal(conn: &mut AnyConnection, view: &RequestView, now: Timestamp) -> Result<Option<Reopened>, Refusal> {
    let Some(at) = history::queries::last_action_on_request(conn, &view.request.id, EventKind::AppealGranted)? else {
        return Ok(None);
    };
    let decisions = reviews::queries::decisions_of(conn, &view.request.id)?;
    if decisions.iter().any(|decision| decision.decided_at.time() > at) {
        return Ok(None);
    }
    let deciders: Vec<AccountId> =
        decisions.into_iter().flat_map(|decision| [Some(decision.lead_id), decision.concurring_id]).flatten().collect();
    let leads = office::leads(conn, view.request.subject.registry(), &view.request.id, now)?;
    let excluded = reviews::experts::queries::excluded(conn, &view.request.id)?;
    let may_lead = |id: &AccountId| !deciders.contains(id) && !excluded.contains(id) && !view.team.contains(id);
    let other_leads = leads.into_iter().map(|lead| lead.id).filter(may_lead).collect();
    Ok(Some(Reopened { at, deciders, other_leads }))
}
