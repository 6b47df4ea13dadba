//! Where one account takes the place of another.

use crate::cases::State;
use crate::ids::{AccountId, new_id};
use crate::people::Account;
use crate::reviews::experts::Interest;
use crate::store::like::lower;
use crate::store::schema::{
    account_roles, claim_links, disclosures, erasures, events, factor_resets, invitations, light_requests, members, part_keepers,
    pledge_contacts, prepared, redaction_asks, representatives, requests, status_marks, stopped_requests, stopped_topics,
};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use std::collections::BTreeSet;

/// The roles that go over: those by which somebody speaks for a body, not those of the registry.
const ROLES: [&str; 2] = ["representative", "liaison"];

/// Gives everything that one account has to another one of the same person. `day` is today, as bodies keep it.
pub(crate) fn give(conn: &mut AnyConnection, goes: &Account, stays: &Account, at: Moment, day: &str) -> Result<(), Error> {
    requests_and_teams(conn, goes, stays)?;
    for_whom_they_speak(conn, goes, stays, (at, day))?;
    what_waits(conn, goes, stays)?;
    interests(conn, &goes.id, &stays.id)?;
    choices(conn, &goes.id, &stays.id)
}

/// Drafts, requests, places in teams, invitations, and requests that would make the person a registrant.
fn requests_and_teams(conn: &mut AnyConnection, goes: &Account, stays: &Account) -> Result<(), Error> {
    diesel::update(requests::table.filter(requests::owner_id.eq(&goes.id)))
        .set(requests::owner_id.eq(&stays.id))
        .execute(conn)?;
    let of = |id: &AccountId| members::table.filter(members::account_id.eq(id.to_owned()));
    let present: Vec<String> = of(&goes.id).filter(members::left_at.is_null()).select(members::request_id).load(conn)?;
    let known: Vec<String> = of(&stays.id).select(members::request_id).load(conn)?;
    // Who left a team with one account and is in it with the other is in it.
    diesel::update(of(&stays.id).filter(members::request_id.eq_any(&present)))
        .set(members::left_at.eq(None::<String>))
        .execute(conn)?;
    diesel::delete(of(&goes.id).filter(members::request_id.eq_any(&known))).execute(conn)?;
    diesel::update(of(&goes.id)).set(members::account_id.eq(&stays.id)).execute(conn)?;
    // Whoever owns a request now does not work on it with its owner as well.
    let owned = requests::table.filter(requests::owner_id.eq(&stays.id)).select(requests::id);
    diesel::delete(members::table.filter(members::account_id.eq(&stays.id)).filter(members::request_id.eq_any(owned)))
        .execute(conn)?;
    let open = invitations::table.filter(invitations::used_at.is_null());
    diesel::update(open.filter(lower(invitations::email).eq(goes.email.to_lowercase())))
        .set(invitations::email.eq(&stays.email))
        .execute(conn)?;
    let ended: Vec<&str> = State::ALL.iter().filter(|state| !state.is_open()).map(|state| state.name()).collect();
    let heir = lower(requests::heir_email.assume_not_null());
    diesel::update(requests::table.filter(requests::state.ne_all(ended)).filter(heir.eq(goes.email.to_lowercase())))
        .set(requests::heir_email.eq(Some(&stays.email)))
        .execute(conn)?;
    Ok(())
}

/// Bodies, registers, what a contact of a namespace is asked.
fn for_whom_they_speak(
    conn: &mut AnyConnection,
    goes: &Account,
    stays: &Account,
    (at, day): (Moment, &str),
) -> Result<(), Error> {
    let speaks = |id: &AccountId| {
        representatives::table.filter(representatives::account_id.eq(id.to_owned())).filter(representatives::until.is_null())
    };
    let already: Vec<String> = speaks(&stays.id).select(representatives::body).load(conn)?;
    let bodies: Vec<String> = speaks(&goes.id).select(representatives::body).load(conn)?;
    diesel::update(speaks(&goes.id)).set(representatives::until.eq(Some(day))).execute(conn)?;
    for body in bodies.iter().filter(|body| !already.contains(body)) {
        // Who stopped speaking for it today begins again.
        let back = diesel::update(representatives::table.find((body, &stays.id, day)))
            .set(representatives::until.eq(None::<String>))
            .execute(conn)?;
        if back == 0 {
            diesel::insert_into(representatives::table)
                .values((
                    representatives::body.eq(body),
                    representatives::account_id.eq(&stays.id),
                    representatives::since.eq(day),
                ))
                .execute(conn)?;
        }
    }
    let own: Vec<String> =
        account_roles::table.filter(account_roles::account_id.eq(&stays.id)).select(account_roles::role).load(conn)?;
    for role in
        ROLES.into_iter().filter(|role| goes.roles.iter().any(|had| had.name() == *role) && !own.contains(&(*role).to_owned()))
    {
        diesel::insert_into(account_roles::table)
            .values((account_roles::account_id.eq(&stays.id), account_roles::role.eq(role), account_roles::since.eq(at)))
            .execute(conn)?;
    }
    diesel::delete(account_roles::table.filter(account_roles::account_id.eq(&goes.id))).execute(conn)?;
    type Kept = (String, String);
    let keeps = |id: &AccountId| {
        part_keepers::table.filter(part_keepers::account_id.eq(id.to_owned())).filter(part_keepers::until.is_null())
    };
    let already: Vec<Kept> = keeps(&stays.id).select((part_keepers::nid, part_keepers::prefix)).load(conn)?;
    let kept: Vec<Kept> = keeps(&goes.id).select((part_keepers::nid, part_keepers::prefix)).load(conn)?;
    diesel::update(keeps(&goes.id))
        .set((part_keepers::ended_by.eq(Some(&stays.id)), part_keepers::until.eq(Some(at))))
        .execute(conn)?;
    for (nid, prefix) in kept.iter().filter(|one| !already.contains(one)) {
        crate::registry::parts::queries::insert_keeper(conn, &new_id(), (nid, prefix), &stays.id, (&stays.id, at))?;
    }
    let (old, new) = (goes.email.to_lowercase(), stays.email.to_lowercase());
    diesel::update(
        pledge_contacts::table.filter(lower(pledge_contacts::email).eq(&old)).filter(pledge_contacts::ended_at.is_null()),
    )
    .set(pledge_contacts::email.eq(&new))
    .execute(conn)?;
    // The address stays what it is in the registered text.
    let asked = lower(claim_links::address).eq(&old).or(claim_links::account_id.eq(Some(&goes.id)));
    diesel::update(claim_links::table.filter(asked)).set(claim_links::account_id.eq(Some(&stays.id))).execute(conn)?;
    Ok(())
}

/// What waits for a second person: both accounts are one from now on.
fn what_waits(conn: &mut AnyConnection, goes: &Account, stays: &Account) -> Result<(), Error> {
    let (goes, stays, email) = (&goes.id, &stays.id, stays.email.as_str());
    diesel::update(redaction_asks::table.filter(redaction_asks::filed_by.eq(goes)).filter(redaction_asks::outcome.is_null()))
        .set(redaction_asks::filed_by.eq(stays))
        .execute(conn)?;
    diesel::update(status_marks::table.filter(status_marks::filed_by.eq(goes)).filter(status_marks::outcome.is_null()))
        .set(status_marks::filed_by.eq(stays))
        .execute(conn)?;
    diesel::update(prepared::table.filter(prepared::prepared_by.eq(goes)).filter(prepared::outcome.is_null()))
        .set(prepared::prepared_by.eq(stays))
        .execute(conn)?;
    diesel::update(factor_resets::table.filter(factor_resets::asked_by.eq(goes)))
        .set(factor_resets::asked_by.eq(stays))
        .execute(conn)?;
    diesel::delete(factor_resets::table.filter(factor_resets::account_id.eq(goes))).execute(conn)?;
    diesel::update(erasures::table.filter(erasures::account_id.eq(goes)).filter(erasures::outcome.is_null()))
        .set((erasures::account_id.eq(Some(stays)), erasures::email.eq(email)))
        .execute(conn)?;
    diesel::update(light_requests::table.filter(light_requests::asked_by.eq(goes)).filter(light_requests::outcome.is_null()))
        .set(light_requests::asked_by.eq(stays))
        .execute(conn)?;
    Ok(())
}

/// What was disclosed holds for the person: the account that goes on has it too, and a conflict wins. It stays with the other one as
/// well, which is shown without a name where it answered so.
fn interests(conn: &mut AnyConnection, goes: &AccountId, stays: &AccountId) -> Result<(), Error> {
    type Row = (String, Interest, String, bool, Moment);
    let columns = (disclosures::request_id, disclosures::answer, disclosures::reason, disclosures::anonymous, disclosures::at);
    let rows: Vec<Row> = disclosures::table.filter(disclosures::expert_id.eq(goes)).select(columns).load(conn)?;
    for (request, answer, reason, anonymous, at) in rows {
        let own: Option<Interest> =
            disclosures::table.find((&request, stays)).select(disclosures::answer).first(conn).optional()?;
        match own {
            None => {
                diesel::insert_into(disclosures::table)
                    .values((
                        disclosures::request_id.eq(&request),
                        disclosures::expert_id.eq(stays),
                        disclosures::answer.eq(&answer),
                        disclosures::reason.eq(&reason),
                        disclosures::anonymous.eq(anonymous),
                        disclosures::at.eq(&at),
                    ))
                    .execute(conn)?;
            }
            Some(Interest::None) if answer != Interest::None => {
                diesel::update(disclosures::table.find((&request, stays)))
                    .set((disclosures::answer.eq(&answer), disclosures::reason.eq(&reason)))
                    .execute(conn)?;
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// What one of them stopped stays stopped.
fn choices(conn: &mut AnyConnection, goes: &AccountId, stays: &AccountId) -> Result<(), Error> {
    let own = stopped_topics::table.filter(stopped_topics::account_id.eq(stays)).select(stopped_topics::topic);
    let own: Vec<String> = own.load(conn)?;
    diesel::delete(stopped_topics::table.filter(stopped_topics::account_id.eq(goes)).filter(stopped_topics::topic.eq_any(own)))
        .execute(conn)?;
    diesel::update(stopped_topics::table.filter(stopped_topics::account_id.eq(goes)))
        .set(stopped_topics::account_id.eq(stays))
        .execute(conn)?;
    let own = stopped_requests::table.filter(stopped_requests::account_id.eq(stays)).select(stopped_requests::request_id);
    let own: Vec<String> = own.load(conn)?;
    let double = stopped_requests::table.filter(stopped_requests::account_id.eq(goes));
    diesel::delete(double.filter(stopped_requests::request_id.eq_any(own))).execute(conn)?;
    diesel::update(stopped_requests::table.filter(stopped_requests::account_id.eq(goes)))
        .set(stopped_requests::account_id.eq(stays))
        .execute(conn)?;
    Ok(())
}

/// The numbers of the requests on which both accounts acted.
pub fn both_acted(conn: &mut AnyConnection, one: &AccountId, other: &AccountId) -> Result<Vec<String>, Error> {
    let of = |conn: &mut AnyConnection, id: &AccountId| {
        events::table
            .filter(events::actor_id.eq(id))
            .filter(events::request_id.is_not_null())
            .select(events::request_id.assume_not_null())
            .distinct()
            .load::<String>(conn)
    };
    let first: BTreeSet<String> = of(conn, one)?.into_iter().collect();
    let both: Vec<String> = of(conn, other)?.into_iter().filter(|id| first.contains(id)).collect();
    Ok(requests::table.filter(requests::id.eq_any(both)).order(requests::number).select(requests::number).load(conn)?)
}
