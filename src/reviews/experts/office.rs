//! Looks up the experts and leads of a registry or a request.

use crate::ids::{AccountId, RequestId};
use crate::registry::Kind;
use crate::reviews::experts::{Appointment, queries};
use crate::store::AnyConnection;
use crate::store::Error;
use crate::users::{Account, Role};
use crate::{clock, users};
use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Whether an account with these appointments is an expert, and a lead, for a request today.
pub(crate) fn expert_and_lead(held: &[Appointment], registry: Kind, request_id: &RequestId, now: Timestamp) -> (bool, bool) {
    let today = clock::day(now);
    let counting = || held.iter().filter(|appointment| appointment.applies_to(registry, request_id, today));
    (counting().next().is_some(), counting().any(|appointment| appointment.leads))
}

/// Whether a former expert or lead for a request still is one: the appointment has not ended, and the account is open.
pub(crate) fn is_still_appointed(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<bool, Error> {
    let today = clock::day(now);
    let counts = |held: &Appointment| {
        held.registry == registry
            && held.request_id.as_ref().is_none_or(|only| only == request_id)
            && held.until.is_none_or(|until| today < until)
    };
    Ok(queries::of_account(conn, account_id)?.iter().any(counts)
        && users::queries::by_id(conn, account_id)?.is_some_and(|account| account.can_act()))
}

/// When a former expert left office for a request, as far as it is recorded: the account was closed, or the last appointment ended.
pub(crate) fn left_at(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Option<Timestamp>, Error> {
    let closed_at = users::queries::by_id(conn, account_id)?.and_then(|account| account.disabled_at);
    let held = queries::of_account(conn, account_id)?;
    let counts = |held: &Appointment| held.registry == registry && held.request_id.as_ref().is_none_or(|only| only == request_id);
    let ended = held.into_iter().filter(counts).filter_map(|held| held.until);
    let ended_at = ended.max().and_then(|day| day.to_zoned(TimeZone::UTC).ok()).map(|day| day.timestamp());
    Ok(closed_at.into_iter().chain(ended_at.filter(|ended_at| *ended_at <= now)).min())
}

/// The current leads for a request.
pub(crate) fn leads(
    conn: &mut AnyConnection,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Vec<Account>, Error> {
    let list =
        appointed(conn, registry, request_id, now)?.into_iter().filter(|(account, leads)| *leads && account.has_role(Role::Lead));
    Ok(list.map(|(account, _)| account).collect())
}

/// Whether a registry has a lead today.
pub fn has_lead(conn: &mut AnyConnection, registry: Kind, now: Timestamp) -> Result<bool, Error> {
    let today = clock::day(now);
    Ok(queries::all(conn)?.iter().any(|a| a.leads && a.registry == registry && a.request_id.is_none() && a.is_in_force(today)))
}

/// Everyone with a current appointment for a request.
pub(crate) fn appointed(
    conn: &mut AnyConnection,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Vec<(Account, bool)>, Error> {
    let today = clock::day(now);
    let mut found: Vec<(Account, bool)> = Vec::new();
    for appointment in queries::all(conn)? {
        if !appointment.applies_to(registry, request_id, today) {
            continue;
        }
        if let Some((_, leads)) = found.iter_mut().find(|(account, _)| account.id == appointment.account_id) {
            *leads |= appointment.leads;
        } else if let Some(account) = users::queries::by_id(conn, &appointment.account_id)?
            && account.can_act()
            && (account.has_role(Role::Expert) || account.has_role(Role::Lead))
        {
            found.push((account, appointment.leads));
        }
    }
    Ok(found)
}
