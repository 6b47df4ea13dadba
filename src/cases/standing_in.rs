//! Who may stand in for whom, and until when (docs/decisions/0027-account-lifecycle.md).

use crate::cases::team::members;
use crate::cases::{self, Request};
use crate::clock;
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::people::absences::queries;
use crate::people::absences::{Deputy, Office};
use crate::people::{self, Account, Role};
use crate::refusal::{Refusal, at};
use crate::reviews::experts;
use crate::store::AnyConnection;
use crate::words::Phrase;
use jiff::Timestamp;
use jiff::civil::Date;

pub(crate) fn live(conn: &mut AnyConnection, id: &AccountId) -> Result<Option<Account>, Refusal> {
    Ok(people::queries::by_id(conn, id)?.filter(Account::is_live))
}

/// Whether somebody holds an office today.
pub(crate) fn holds(conn: &mut AnyConnection, account: &Account, office: Office, today: Date) -> Result<bool, Refusal> {
    Ok(match office {
        Office::Review => {
            let held = experts::queries::of_account(conn, &account.id)?;
            (account.has(Role::Expert) || account.has(Role::Lead)) && held.iter().any(|one| one.is_held(today))
        }
        Office::Operator => account.has(Role::Operator),
        Office::Admin => account.has(Role::Admin),
        Office::Registrant => true,
    })
}

/// Whether two experts hold an appointment for the same registry today.
fn same_registry(conn: &mut AnyConnection, one: &AccountId, other: &AccountId, today: Date) -> Result<bool, Refusal> {
    let held = |list: Vec<experts::Appointment>| {
        list.into_iter().filter(|held| held.is_held(today)).map(|held| (held.registry, held.request_id)).collect::<Vec<_>>()
    };
    let others = held(experts::queries::of_account(conn, other)?);
    let matches = |(registry, request): &(crate::registry::Kind, Option<RequestId>)| {
        others.iter().any(|(with, only)| with == registry && (only.is_none() || only == request))
    };
    Ok(held(experts::queries::of_account(conn, one)?).iter().any(matches))
}

pub(crate) fn is_away(conn: &mut AnyConnection, account_id: &AccountId, since: Date, until: Date) -> Result<bool, Refusal> {
    Ok(queries::of_account(conn, account_id, since)?.iter().any(|absence| absence.touches(since, until)))
}

/// As what somebody stands in, as it follows "as".
pub(crate) fn as_what(conn: &mut AnyConnection, deputy: &Deputy) -> Result<Phrase, Refusal> {
    if let Some(request) = &deputy.request_id {
        let number = cases::queries::by_id(conn, request)?.map_or_else(String::new, |request| request.number.to_string());
        return Ok(Phrase::new("office-registrant-of").with("number", number));
    }
    let leads = deputy.office == Office::Review && live(conn, &deputy.account_id)?.is_some_and(|away| away.has(Role::Lead));
    Ok(if leads { Phrase::new("office-acting-lead") } else { deputy.office.said() })
}

/// Where somebody may stand in: an office, for a registrant with the number of the request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The office.
    pub office: Office,
    /// The request of a registrant, by its number.
    pub number: Option<RequestNumber>,
}

impl Place {
    /// An office of the registry.
    pub fn of(office: Office) -> Self {
        Self { office, number: None }
    }

    /// A request.
    pub fn on(number: RequestNumber) -> Self {
        Self { office: Office::Registrant, number: Some(number) }
    }
}

/// The open request on which somebody works, by its number.
fn worked_on(conn: &mut AnyConnection, who: &Account, number: RequestNumber) -> Result<Request, Refusal> {
    let gone = || Refusal::at(at::DEPUTY, Phrase::new("refusal-deputy-request"));
    let request = cases::queries::by_number(conn, number)?.filter(|request| request.state.is_open()).ok_or_else(gone)?;
    let team = members::ids(conn, &request)?;
    if team.contains(&who.id) { Ok(request) } else { Err(gone()) }
}

/// Refuses whoever cannot stand in for somebody in a place; the key of the request of a registrant.
pub(crate) fn may_stand_in(
    conn: &mut AnyConnection,
    who: &Account,
    place: &Place,
    deputy: &Account,
    today: Date,
) -> Result<Option<RequestId>, Refusal> {
    let no = |why: Phrase| Err(Refusal::at(at::DEPUTY, why));
    if deputy.id == who.id {
        return no(Phrase::new("refusal-deputy-self"));
    }
    if !holds(conn, who, place.office, today)? {
        return no(Phrase::new("refusal-deputy-office"));
    }
    if let Some(number) = place.number {
        let request = worked_on(conn, who, number)?;
        if !members::ids(conn, &request)?.contains(&deputy.id) {
            return no(Phrase::new("refusal-deputy-team"));
        }
        return Ok(Some(request.id));
    }
    let holds = place.office != Office::Registrant
        && holds(conn, deputy, place.office, today)?
        && (place.office != Office::Review || same_registry(conn, &who.id, &deputy.id, today)?);
    if holds { Ok(None) } else { no(Phrase::new("refusal-deputy-same")) }
}

/// Why somebody does not stand in any more, in words for both; none while they do.
pub(crate) fn over(conn: &mut AnyConnection, deputy: &Deputy, now: Timestamp) -> Result<Option<&'static str>, Refusal> {
    let today = clock::day(now);
    if deputy.until < today {
        return Ok(Some("The absence is over."));
    }
    let Some(absent) = live(conn, &deputy.account_id)? else { return Ok(Some("The account of whoever was away is closed.")) };
    if !holds(conn, &absent, deputy.office, today)? {
        return Ok(Some("Whoever was away does not hold the office any more."));
    }
    let request = match &deputy.request_id {
        Some(id) => cases::queries::by_id(conn, id)?,
        None => None,
    };
    let team = match &request {
        Some(request) if !request.state.is_open() => return Ok(Some("The request has ended.")),
        Some(request) => members::ids(conn, request)?,
        None => Vec::new(),
    };
    if request.is_some() && !team.contains(&absent.id) {
        return Ok(Some("Whoever was away does not work on the request any more."));
    }
    let Some(by) = &deputy.deputy_id else { return Ok(None) };
    let Some(by) = live(conn, by)? else { return Ok(Some("The account of whoever stood in is closed.")) };
    if request.is_some() && !team.contains(&by.id) {
        return Ok(Some("Whoever stood in does not work on the request any more."));
    }
    let same = deputy.office != Office::Review || same_registry(conn, &absent.id, &by.id, today)?;
    let lost = !holds(conn, &by, deputy.office, today)? || !same;
    Ok(lost.then_some("Whoever stood in does not hold the office any more."))
}
