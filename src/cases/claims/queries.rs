//! Database queries for the links sent to published contacts. Only hashes of the links are stored.

use crate::cases::claims::{Answer, Asked};
use crate::cases::queries::shown;
use crate::cases::{Relation, State};
use crate::ids::{AccountId, RequestId};
use crate::store::like::lower;
use crate::store::schema::{claim_links, requests};
use crate::store::{AnyConnection, Error, Moment, insert, update};
use diesel::prelude::*;
use jiff::Timestamp;

pub(crate) fn insert(
    conn: &mut AnyConnection,
    token_hash: &str,
    (request_id, address): (&RequestId, &str),
    now: Moment,
) -> Result<(), Error> {
    insert!(conn, claim_links: token_hash, request_id, address, asked_at = now)
}

/// The request that a link belongs to, and the address it was sent to.
pub(crate) fn by_token(conn: &mut AnyConnection, token_hash: &str) -> Result<Option<(RequestId, String)>, Error> {
    Ok(claim_links::table.find(token_hash).select((claim_links::request_id, claim_links::address)).first(conn).optional()?)
}

/// Unanswered links about open requests, sent to this address or to that of an account merged into this one: key, request, and when it
/// was sent.
pub(crate) fn waiting_for(
    conn: &mut AnyConnection,
    (account_id, folded): (&AccountId, &str),
    limit: i64,
) -> Result<Vec<(String, RequestId, Timestamp)>, Error> {
    let ended: Vec<&str> = State::ALL.iter().filter(|state| !state.is_open()).map(|state| state.name()).collect();
    Ok(claim_links::table
        .inner_join(requests::table.on(requests::id.eq(claim_links::request_id)))
        .filter(lower(claim_links::address).eq(folded).or(claim_links::account_id.eq(account_id)))
        .filter(claim_links::answer.is_null())
        .filter(requests::state.ne_all(ended))
        .order((claim_links::asked_at, claim_links::token_hash))
        .limit(limit)
        .select((claim_links::token_hash, claim_links::request_id, claim_links::asked_at))
        .load(conn)?)
}

/// The newest link about a request that was sent to this address or to that of an account merged into this one.
pub(crate) fn of_contact(
    conn: &mut AnyConnection,
    request_id: &RequestId,
    (account_id, folded): (&AccountId, &str),
) -> Result<Option<String>, Error> {
    Ok(claim_links::table
        .filter(claim_links::request_id.eq(request_id))
        .filter(lower(claim_links::address).eq(folded).or(claim_links::account_id.eq(account_id)))
        .order((claim_links::asked_at.desc(), claim_links::token_hash))
        .select(claim_links::token_hash)
        .first(conn)
        .optional()?)
}

pub(crate) fn answer(conn: &mut AnyConnection, token_hash: &str, answer: Answer, now: Moment) -> Result<(), Error> {
    update!(conn, claim_links.find(token_hash): answer = Some(answer), answered_at = Some(now))
}

/// The published contacts who were asked about a request, in the order in which they were asked.
pub(crate) fn asked_of(conn: &mut AnyConnection, request_id: &RequestId) -> Result<Vec<Asked>, Error> {
    let answer = (claim_links::answer.assume_not_null(), claim_links::answered_at.assume_not_null()).nullable();
    Ok(claim_links::table
        .filter(claim_links::request_id.eq(request_id))
        .order((claim_links::asked_at, claim_links::address))
        .select((claim_links::address, claim_links::asked_at, answer))
        .load(conn)?)
}

/// Makes a request private, with the time, or public.
pub(crate) fn set_private(conn: &mut AnyConnection, id: &RequestId, since: Option<Moment>) -> Result<(), Error> {
    update!(conn, requests.find(id): private_since = since)?;
    shown(conn)
}

/// Stores the requester's statement about their relation to the namespace.
pub(crate) fn set_relation(conn: &mut AnyConnection, id: &RequestId, relation: Relation) -> Result<(), Error> {
    update!(conn, requests.find(id): relation = Some(relation))
}
