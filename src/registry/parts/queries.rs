//! Where parts of namespaces and who keeps their registers are kept.

use crate::ids::AccountId;
use crate::registry::parts::{Keeper, Kept};
use crate::resolution::delegation::{Case, Part, Standing};
use crate::store::schema::{accounts, part_keepers, part_versions};
use crate::store::typed::kept_by_name;
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use std::collections::BTreeMap;

kept_by_name!(Case as "letter case", Standing as "standing of a part");

#[derive(Queryable, Selectable)]
#[diesel(table_name = part_versions)]
struct Row {
    nid: String,
    prefix: String,
    number: i64,
    holder: String,
    policy: Option<String>,
    register: Option<String>,
    resolver: Option<String>,
    source: String,
    letter_case: Case,
    standing: Standing,
    note: Option<String>,
    reason: String,
    at: Moment,
}

impl Row {
    fn read(self) -> (Part, i64, String, Moment) {
        let part = Part {
            nid: self.nid,
            prefix: self.prefix,
            holder: self.holder,
            policy: self.policy,
            register: self.register,
            resolver: self.resolver,
            source: self.source,
            case: self.letter_case,
            status: self.standing,
            note: self.note,
        };
        (part, self.number, self.reason, self.at)
    }
}

/// The last state of every part that is kept here, of one namespace or of all.
pub(crate) fn newest(conn: &mut AnyConnection, nid: Option<&str>) -> Result<Vec<Part>, Error> {
    let mut query = part_versions::table.select(Row::as_select()).order(part_versions::number).into_boxed();
    if let Some(nid) = nid {
        query = query.filter(part_versions::nid.eq(nid.to_owned()));
    }
    let mut last: BTreeMap<(String, String), Row> = BTreeMap::new();
    for row in query.load(conn)? {
        last.insert((row.nid.clone(), row.prefix.clone()), row);
    }
    Ok(last.into_values().map(|row| row.read().0).collect())
}

/// Every state of a part, the newest first.
pub fn history(conn: &mut AnyConnection, nid: &str, prefix: &str) -> Result<Vec<Kept>, Error> {
    let rows: Vec<(Row, String)> = part_versions::table
        .inner_join(accounts::table)
        .filter(part_versions::nid.eq(nid))
        .filter(part_versions::prefix.eq(prefix))
        .order(part_versions::number.desc())
        .select((Row::as_select(), accounts::name))
        .load(conn)?;
    rows.into_iter()
        .map(|(row, by)| {
            let (part, number, reason, at) = row.read();
            Ok(Kept { part, number, reason, by, at: at.time() })
        })
        .collect()
}

/// Writes the next state of a part.
pub(crate) fn insert(
    conn: &mut AnyConnection,
    part: &Part,
    reason: &str,
    (account_id, at): (&AccountId, Moment),
) -> Result<(), Error> {
    let last: Option<i64> = part_versions::table
        .filter(part_versions::nid.eq(&part.nid))
        .filter(part_versions::prefix.eq(&part.prefix))
        .order(part_versions::number.desc())
        .select(part_versions::number)
        .first(conn)
        .optional()?;
    diesel::insert_into(part_versions::table)
        .values((
            part_versions::nid.eq(&part.nid),
            part_versions::prefix.eq(&part.prefix),
            part_versions::number.eq(last.unwrap_or(0) + 1),
            part_versions::holder.eq(&part.holder),
            part_versions::policy.eq(part.policy.as_deref()),
            part_versions::register.eq(part.register.as_deref()),
            part_versions::resolver.eq(part.resolver.as_deref()),
            part_versions::source.eq(&part.source),
            part_versions::letter_case.eq(part.case.name()),
            part_versions::standing.eq(part.status.name()),
            part_versions::note.eq(part.note.as_deref()),
            part_versions::reason.eq(reason),
            part_versions::account_id.eq(account_id),
            part_versions::at.eq(at),
        ))
        .execute(conn)?;
    Ok(())
}

type KeeperRow = (String, AccountId, String, String, String, Moment);

fn keeper((id, account_id, name, nid, prefix, since): KeeperRow) -> Keeper {
    Keeper { id, account_id, name, nid, prefix, since: since.time() }
}

/// Who keeps a register now, by namespace and part; of one account or of all.
pub fn keepers(conn: &mut AnyConnection, account_id: Option<&AccountId>) -> Result<Vec<Keeper>, Error> {
    let mut query = part_keepers::table
        .inner_join(accounts::table)
        .filter(part_keepers::until.is_null())
        .order((part_keepers::nid, part_keepers::prefix, accounts::name))
        .select((
            part_keepers::id,
            part_keepers::account_id,
            accounts::name,
            part_keepers::nid,
            part_keepers::prefix,
            part_keepers::since,
        ))
        .into_boxed();
    if let Some(account_id) = account_id {
        query = query.filter(part_keepers::account_id.eq(account_id.to_owned()));
    }
    Ok(query.load::<KeeperRow>(conn)?.into_iter().map(keeper).collect())
}

pub(crate) fn insert_keeper(
    conn: &mut AnyConnection,
    id: &str,
    (nid, prefix): (&str, &str),
    account_id: &AccountId,
    (named_by, since): (&AccountId, Moment),
) -> Result<(), Error> {
    diesel::insert_into(part_keepers::table)
        .values((
            part_keepers::id.eq(id),
            part_keepers::account_id.eq(account_id),
            part_keepers::nid.eq(nid),
            part_keepers::prefix.eq(prefix),
            part_keepers::named_by.eq(named_by),
            part_keepers::since.eq(since),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn end_keeper(conn: &mut AnyConnection, id: &str, (by, at): (&AccountId, Moment)) -> Result<(), Error> {
    diesel::update(part_keepers::table.find(id))
        .set((part_keepers::ended_by.eq(Some(by)), part_keepers::until.eq(Some(at))))
        .execute(conn)?;
    Ok(())
}
