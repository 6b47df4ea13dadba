//! Who is an expert or a lead for a registry, and who is asked on a request.

use crate::ids::{AccountId, RequestId};
use crate::people::absences::{self, Office, StandsFor};
use crate::people::{Account, Role};
use crate::registry::Kind;
use crate::reviews::experts::{Appointment, queries};
use crate::store::AnyConnection;
use crate::store::Error;
use crate::{clock, history, people};
use jiff::Timestamp;

/// Whether somebody is an expert, and a lead, for a request today.
pub(crate) fn capacity(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<(bool, bool), Error> {
    Ok(capacity_of(&queries::of_account(conn, account_id)?, registry, request_id, now))
}

/// The same of somebody whose appointments are known.
pub(crate) fn capacity_of(held: &[Appointment], registry: Kind, request_id: &RequestId, now: Timestamp) -> (bool, bool) {
    let today = clock::day(now);
    let counting = || held.iter().filter(|appointment| appointment.counts(registry, request_id, today));
    (counting().next().is_some(), counting().any(|appointment| appointment.leads))
}

/// Whether somebody who was an expert or a lead for a request is one still: an appointment for it has not ended, and the account is live.
pub(crate) fn is_still(
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
        && people::queries::by_id(conn, account_id)?.is_some_and(|account| account.is_live()))
}

/// The leads of a request today, and the experts who stand in for one who is away.
pub(crate) fn leads(
    conn: &mut AnyConnection,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Vec<Account>, Error> {
    let (mut list, others): (Vec<_>, Vec<_>) =
        appointed(conn, registry, request_id, now)?.into_iter().partition(|(account, leads)| *leads && account.has(Role::Lead));
    for (lead, _) in list.clone() {
        let deputy = absences::queries::deputy_of(conn, &lead.id, Office::Review, clock::day(now))?;
        let known = |list: &[(Account, bool)]| list.iter().any(|(account, _)| Some(&account.id) == deputy.as_ref());
        if !known(&list) {
            list.extend(others.iter().find(|(account, _)| Some(&account.id) == deputy.as_ref()).cloned());
        }
    }
    Ok(list.into_iter().map(|(account, _)| account).collect())
}

/// The leads of a request who were away at a moment and had named somebody to stand in for them. Whether either may act on the request
/// is the caller's question.
pub(crate) fn leads_for(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    registry: Kind,
    request_id: &RequestId,
    at: Timestamp,
) -> Result<Vec<StandsFor>, Error> {
    let absent = absences::queries::stood_for(conn, account_id, Office::Review, at)?;
    leads_among(conn, &absent, registry, request_id, at)
}

/// Those of people who are away who lead a request.
pub(crate) fn leads_among(
    conn: &mut AnyConnection,
    absent: &[StandsFor],
    registry: Kind,
    request_id: &RequestId,
    at: Timestamp,
) -> Result<Vec<StandsFor>, Error> {
    let mut list = Vec::new();
    for one in absent {
        if capacity(conn, &one.account_id, registry, request_id, at)?.1 {
            list.push(one.clone());
        }
    }
    Ok(list)
}

/// Whether a registry has a lead today.
pub fn has_lead(conn: &mut AnyConnection, registry: Kind, now: Timestamp) -> Result<bool, Error> {
    let today = clock::day(now);
    Ok(queries::all(conn)?.iter().any(|a| a.leads && a.registry == registry && a.request_id.is_none() && a.is_held(today)))
}

/// Everybody who holds an appointment for a request today.
pub(crate) fn appointed(
    conn: &mut AnyConnection,
    registry: Kind,
    request_id: &RequestId,
    now: Timestamp,
) -> Result<Vec<(Account, bool)>, Error> {
    let today = clock::day(now);
    let mut found: Vec<(Account, bool)> = Vec::new();
    for appointment in queries::all(conn)? {
        if !appointment.counts(registry, request_id, today) {
            continue;
        }
        if let Some((_, leads)) = found.iter_mut().find(|(account, _)| account.id == appointment.account_id) {
            *leads |= appointment.leads;
        } else if let Some(account) = people::queries::by_id(conn, &appointment.account_id)?
            && account.is_live()
            && (account.has(Role::Expert) || account.has(Role::Lead))
        {
            found.push((account, appointment.leads));
        }
    }
    Ok(found)
}

/// The lead who was away and for whom somebody led a request at a moment, who did not lead it otherwise.
pub(crate) fn led_for(
    conn: &mut AnyConnection,
    account_id: &AccountId,
    registry: Kind,
    request_id: &RequestId,
    at: Timestamp,
) -> Result<Option<StandsFor>, Error> {
    if capacity(conn, account_id, registry, request_id, at)?.1 {
        return Ok(None);
    }
    Ok(leads_for(conn, account_id, registry, request_id, at)?.into_iter().next())
}

/// Who the unnamed experts of a request are: for its lead, and for an appeal.
pub(crate) fn unnamed_on(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for id in history::queries::unnamed(conn, request_id)? {
        names.extend(people::queries::by_id(conn, &id)?.map(|account| account.name));
    }
    Ok(names)
}
