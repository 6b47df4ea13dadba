//! For whom somebody acts who stands in for them: what the record says besides, and whom a reminder reaches.

use crate::cases::{Party, Request, desk};
use crate::clock;
use crate::history::Act;
use crate::history::queries::UNNAMED;
use crate::ids::{AccountId, RequestId};
use crate::people::Account;
use crate::people::absences::queries::{naming, stands_for};
use crate::people::absences::{Deputy, Office, StandsFor};
use crate::refusal::Refusal;
use crate::reviews::experts::{Reply, office, queries};
use crate::store::AnyConnection;
use jiff::Timestamp;

/// What an event says of an act that somebody does for another: nothing for what everybody says for themselves.
fn is_said(act: Act, party: Party) -> bool {
    match party {
        Party::Lead | Party::Operator => act != Act::Commented,
        Party::Registrant => !matches!(act, Act::Commented | Act::CommentWithdrawn | Act::CommentStruck),
        Party::Expert => matches!(act, Act::PositionTaken | Act::ConsentGiven),
        _ => false,
    }
}

/// The words of an event, with for whom it is done.
pub(crate) fn with_whom(
    conn: &mut AnyConnection,
    (who, now): (&Account, Timestamp),
    (act, party): (Act, Party),
    request: &Request,
    detail: &str,
) -> Result<String, Refusal> {
    if who.id.is_program() || !is_said(act, party) {
        return Ok(detail.to_owned());
    }
    Ok(match for_whom(conn, who, party, request, now)? {
        None => detail.to_owned(),
        Some(name) if detail.is_empty() => format!("For {name}, who is away."),
        Some(name) => format!("{detail}\n\nFor {name}, who is away."),
    })
}

/// For whom somebody acts on a request in a capacity, by the name that may be shown.
fn for_whom(
    conn: &mut AnyConnection,
    who: &Account,
    party: Party,
    request: &Request,
    now: Timestamp,
) -> Result<Option<String>, Refusal> {
    let mut standing = naming(conn, &who.id)?;
    standing.retain(|deputy| deputy.holds(clock::day(now)));
    if standing.is_empty() {
        return Ok(None);
    }
    match party {
        Party::Lead => {
            let registry = request.subject.registry();
            Ok(office::led_for(conn, &who.id, registry, &request.id, now)?.map(|absent| absent.name))
        }
        Party::Expert => {
            let asked = queries::assignments_of(conn, &request.id)?;
            if asked.iter().any(|one| one.expert_id == who.id) {
                return Ok(None);
            }
            let of = |one: &&crate::reviews::experts::Assignment| {
                let is_absent = |deputy: &Deputy| deputy.office == Office::Review && deputy.account_id == one.expert_id;
                !matches!(one.reply, Reply::Declined(_)) && standing.iter().any(is_absent)
            };
            // As it may be shown: whoever has not said how they answer has no name yet.
            Ok(asked.iter().find(of).map(|one| match one.expert.as_str() {
                UNNAMED => "a designated expert".to_owned(),
                name => name.to_owned(),
            }))
        }
        Party::Operator => {
            let Some((holder, by)) = desk::queries::handed(conn, &request.id)? else { return Ok(None) };
            let absent = standing.iter().find(|deputy| deputy.office == Office::Operator && deputy.account_id == by);
            match absent.filter(|_| holder == who.id) {
                Some(deputy) => Ok(stands_for(conn, deputy)?.map(|absent| absent.name)),
                None => Ok(None),
            }
        }
        Party::Registrant => match standing.iter().find(|deputy| deputy.request_id.as_ref() == Some(&request.id)) {
            Some(deputy) => Ok(stands_for(conn, deputy)?.map(|absent| absent.name)),
            None => Ok(None),
        },
        _ => Ok(None),
    }
}

/// For whom somebody stands in today in an office, by request where it is that of a registrant.
pub(crate) fn today(
    conn: &mut AnyConnection,
    deputy_id: &AccountId,
    office: Office,
    now: Timestamp,
) -> Result<Vec<(Option<RequestId>, StandsFor)>, Refusal> {
    let mut list = Vec::new();
    for deputy in naming(conn, deputy_id)? {
        if deputy.office == office && deputy.holds(clock::day(now)) {
            list.extend(stands_for(conn, &deputy)?.map(|absent| (deputy.request_id, absent)));
        }
    }
    Ok(list)
}
