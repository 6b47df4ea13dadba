//! Storage of sub-namespaces.

use crate::registry::parts::PartState;
use crate::store::schema::{accounts, part_versions};
use crate::store::typed::stored_by_name;
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use jiff::Timestamp;
use std::collections::BTreeMap;
use urn_registry::resolution::delegation::{Case, Part, Standing};

stored_by_name!(Case as "letter case", Case::name, Case::from_name);
stored_by_name!(Standing as "status of a sub-namespace", Standing::name, Standing::from_name);

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
    at: Timestamp,
}

impl Row {
    fn read(self) -> (Part, i64, String, Timestamp) {
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

/// The last stored state of every sub-namespace, of one namespace or of all.
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

/// All states of a sub-namespace, newest first.
pub fn history(conn: &mut AnyConnection, nid: &str, prefix: &str) -> Result<Vec<PartState>, Error> {
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
            Ok(PartState { part, number, reason, by, at })
        })
        .collect()
}
