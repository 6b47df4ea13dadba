//! Database queries for actions that need two persons.

use super::{Columns, Ending, Pending, TwoPersonAction};
use crate::ids::{AccountId, RequestId};
use crate::refusal::Refusal;
use crate::store::schema::pending_actions;
use crate::store::{AnyConnection, Error, Moment, row, update};
use crate::users::queries::role_since;
use crate::users::{Account, Role};
use diesel::prelude::*;
use jiff::{SignedDuration, Timestamp};
use urn_registry::i18n::Phrase;

/// Stores an action. It has an `ending` if one person performed it alone.
pub(crate) fn insert<T: TwoPersonAction>(conn: &mut AnyConnection, it: &Pending<T>, ending: Option<Ending>) -> Result<(), Error> {
    let at = Moment::from(it.filed_at);
    let own = row!(pending_actions: id = &it.id, reason = &it.reason, filed_by = &it.filed_by, filed_at = at, outcome = ending,
        closed_by = ending.map(|_| &it.filed_by), closed_at = ending.map(|_| at));
    diesel::insert_into(pending_actions::table).values((it.action.to_columns(), own)).execute(conn)?;
    Ok(())
}

/// The open actions of a kind, oldest first, that match a condition.
macro_rules! open_where {
    ($conn:expr, $kind:ty $(, $condition:expr)?) => {{
        let rows: Vec<Row> = pending_actions::table
            .filter(pending_actions::kind.eq_any(<$kind>::KINDS.iter().copied()))
            .filter(pending_actions::outcome.is_null())
            $(.filter($condition))?
            .order((pending_actions::filed_at, pending_actions::id))
            .select((
                pending_actions::id,
                Columns::as_select(),
                pending_actions::reason,
                pending_actions::filed_by,
                pending_actions::filed_at,
            ))
            .load($conn)?;
        rows.into_iter().map(from_row::<$kind>).collect::<Result<Vec<_>, Error>>()
    }};
}

type Row = (String, Columns, String, AccountId, Timestamp);

fn from_row<T: TwoPersonAction>((id, columns, reason, filed_by, filed_at): Row) -> Result<Pending<T>, Error> {
    let action = T::from_columns(&columns).ok_or_else(|| Error::Unreadable(format!("a pending action {columns:?}")))?;
    Ok(Pending { id, action, reason, filed_by, filed_at })
}

/// The open actions of a kind, oldest first.
pub(crate) fn open_actions<T: TwoPersonAction>(conn: &mut AnyConnection) -> Result<Vec<Pending<T>>, Error> {
    open_where!(conn, T)
}

/// An open action.
pub(crate) fn by_id<T: TwoPersonAction>(conn: &mut AnyConnection, id: &str) -> Result<Option<Pending<T>>, Error> {
    Ok(open_where!(conn, T, pending_actions::id.eq(id))?.pop())
}

/// The open action on a request.
pub(crate) fn on_request<T: TwoPersonAction>(conn: &mut AnyConnection, id: &RequestId) -> Result<Option<Pending<T>>, Error> {
    Ok(open_where!(conn, T, pending_actions::request_id.eq(id))?.pop())
}

/// The open action on an account.
pub(crate) fn on_account<T: TwoPersonAction>(conn: &mut AnyConnection, id: &AccountId) -> Result<Option<Pending<T>>, Error> {
    Ok(open_where!(conn, T, pending_actions::account_id.eq(id))?.pop())
}

/// Closes an action, with a reason if it is rejected.
pub(crate) fn close(
    conn: &mut AnyConnection,
    id: &str,
    (ending, text): (Ending, &str),
    (by, now): (&AccountId, Moment),
) -> Result<(), Error> {
    update!(conn, pending_actions.find(id): outcome = Some(ending), closed_by = Some(by), closed_at = Some(now),
        closed_words = Some(text))
}

/// An open action by its key.
pub(crate) fn find<T: TwoPersonAction>(conn: &mut AnyConnection, id: &str) -> Result<Pending<T>, Refusal> {
    by_id::<T>(conn, id)?.ok_or_else(|| Refusal::not_found(Phrase::new(T::NAME_MESSAGE)))
}

/// Days for which a person with a new role cannot be one of two persons who act in it.
const NEW_ROLE_DAYS: i64 = 7;

/// The latest time at which a person can have received a role to count as one of two persons now.
fn latest_role_start(now: Timestamp) -> Timestamp {
    now.saturating_sub(SignedDuration::from_hours(24 * NEW_ROLE_DAYS)).unwrap_or(now)
}

/// Whether one of two persons gave the other a role.
pub(crate) fn gave_role(conn: &mut AnyConnection, one: &AccountId, other: &AccountId, role: Role) -> Result<bool, Error> {
    for (giver, holder) in [(one, other), (other, one)] {
        if role_since(conn, holder, role)?.is_some_and(|(_, by)| by.as_ref() == Some(giver)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether an expert cannot be the second person of a lead's decision: the expert has no role of expert or lead that is seven days old
/// and was not given by that lead, or gave that lead the role of lead.
pub(crate) fn depends_on_lead(
    conn: &mut AnyConnection,
    expert: &AccountId,
    lead: &AccountId,
    now: Timestamp,
) -> Result<bool, Error> {
    let mut has_own = false;
    for role in [Role::Expert, Role::Lead] {
        let since = role_since(conn, expert, role)?;
        has_own |= since.is_some_and(|(given, by)| given <= latest_role_start(now) && by.as_ref() != Some(lead));
    }
    let made_lead = role_since(conn, lead, Role::Lead)?.is_some_and(|(_, by)| by.as_ref() == Some(expert));
    Ok(!has_own || made_lead)
}

/// Checks that the person who confirms is another one than the person who requested: neither has the role for less than seven days, and
/// neither got it from the other. Otherwise one person could appoint the second one.
pub(crate) fn check_two_persons<T: TwoPersonAction>(
    conn: &mut AnyConnection,
    it: &Pending<T>,
    who: &Account,
    now: Timestamp,
) -> Result<(), Refusal> {
    it.check_second_person(&who.id)?;
    for id in [&it.filed_by, &who.id] {
        if role_since(conn, id, T::ROLE)?.is_some_and(|(given, _)| given > latest_role_start(now)) {
            return Err(Refusal::not_permitted(
                Phrase::new("refusal-role-too-new").arg("role", T::ROLE.phrase()).arg("days", NEW_ROLE_DAYS),
            ));
        }
    }
    if gave_role(conn, &it.filed_by, &who.id, T::ROLE)? {
        return Err(Refusal::not_permitted(Phrase::new("refusal-role-from-other").arg("role", T::ROLE.phrase())));
    }
    Ok(())
}

/// The open actions of a kind that the person can confirm as the second person, oldest first.
pub(crate) fn actions_to_confirm<T: TwoPersonAction>(
    conn: &mut AnyConnection,
    who: &Account,
    now: Timestamp,
) -> Result<Vec<Pending<T>>, Refusal> {
    let mut found = Vec::new();
    for it in open_actions::<T>(conn)?.into_iter().filter(|it| it.can_be_confirmed_by(&who.id, now)) {
        if Refusal::allowed_or_none(check_two_persons(conn, &it, who, now))?.is_some() {
            found.push(it);
        }
    }
    Ok(found)
}

/// An open action that the person can confirm as the second person.
pub(crate) fn action_to_confirm<T: TwoPersonAction>(
    conn: &mut AnyConnection,
    (who, now): (&Account, Timestamp),
    id: &str,
) -> Result<Pending<T>, Refusal> {
    let it = find::<T>(conn, id)?;
    check_two_persons(conn, &it, who, now)?;
    Ok(it)
}
