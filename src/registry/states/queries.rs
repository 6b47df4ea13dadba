//! Storage of snapshots, their lines and files, and the texts published with them.

use crate::ids::RequestNumber;
use crate::nid::Nid;
use crate::registry::formats::{Head, Record};
use crate::registry::states::{Came, Line, ShownText, State};
use crate::registry::{Day, Kind, Listing};
use crate::store::schema::{received, requests, shown, shown_texts, states};
use crate::store::{AnyConnection, Error, Moment};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::HashMap;

/// Rows per statement, far below the parameter limit of either database.
pub(crate) const CHUNK: usize = 500;

/// Inserts rows in batches. It distinguishes the databases, because diesel writes multi-row inserts differently for each.
macro_rules! insert_many {
    ($conn:expr, $table:expr, $rows:expr) => {
        for chunk in $rows.chunks($crate::registry::states::queries::CHUNK) {
            match $conn {
                AnyConnection::Sqlite(conn) => diesel::insert_into($table).values(chunk).execute(conn)?,
                AnyConnection::Postgresql(conn) => diesel::insert_into($table).values(chunk).execute(conn)?,
            };
        }
    };
}
pub(crate) use insert_many;

/// The origin value of a row that contains no list and undoes another row.
const UNDO: &str = "undo";

#[derive(Queryable, Selectable)]
#[diesel(table_name = states)]
struct StateRow {
    number: i64,
    origin: Came,
    file: String,
    digest: Option<String>,
    shown_on: String,
    learned_at: Moment,
    head: String,
    same_as: Option<i64>,
}

fn unreadable(what: &str, value: &str) -> Error {
    Error::Unreadable(format!("{what} {value:?}"))
}

fn date(text: &str) -> Result<Date, Error> {
    text.parse().map_err(|_| unreadable("date", text))
}

/// All snapshots in the order of recording, with undone ones marked.
pub(crate) fn all(conn: &mut AnyConnection) -> Result<Vec<State>, Error> {
    let rows: Vec<StateRow> =
        states::table.filter(states::undoes.is_null()).order(states::number.asc()).select(StateRow::as_select()).load(conn)?;
    let undone: HashMap<Option<i64>, Moment> = states::table
        .filter(states::undoes.is_not_null())
        .order(states::number.asc())
        .select((states::undoes, states::learned_at))
        .load(conn)?
        .into_iter()
        .collect();
    rows.into_iter()
        .map(|row| {
            Ok(State {
                number: row.number,
                came: row.origin,
                file: row.file,
                digest: row.digest,
                shown_on: date(&row.shown_on)?,
                learned_at: row.learned_at.time(),
                undone_at: undone.get(&Some(row.number)).map(|at| at.time()),
                head: row.head,
                lines_of: row.same_as.unwrap_or(row.number),
            })
        })
        .collect()
}

pub(crate) fn insert(conn: &mut AnyConnection, state: &State) -> Result<(), Error> {
    diesel::insert_into(states::table)
        .values((
            states::number.eq(state.number),
            states::origin.eq(state.came),
            states::file.eq(&state.file),
            states::digest.eq(state.digest.as_deref()),
            states::shown_on.eq(state.shown_on.to_string()),
            states::learned_at.eq(Moment::from(state.learned_at)),
            states::head.eq(&state.head),
            states::same_as.eq((state.lines_of != state.number).then_some(state.lines_of)),
        ))
        .execute(conn)?;
    Ok(())
}

pub(crate) fn insert_undo(conn: &mut AnyConnection, number: i64, undoes: i64, now: Timestamp, today: Date) -> Result<(), Error> {
    diesel::insert_into(states::table)
        .values((
            states::number.eq(number),
            states::origin.eq(UNDO),
            states::file.eq(""),
            states::shown_on.eq(today.to_string()),
            states::learned_at.eq(Moment::from(now)),
            states::head.eq(""),
            states::undoes.eq(undoes),
        ))
        .execute(conn)?;
    Ok(())
}

/// Stores a file as received; identical bytes are stored once.
pub(crate) fn store_file(conn: &mut AnyConnection, bytes: &[u8]) -> Result<String, Error> {
    let digest = crate::ids::sha256(bytes);
    let held: i64 = received::table.filter(received::digest.eq(&digest)).count().get_result(conn)?;
    if held == 0 {
        diesel::insert_into(received::table).values((received::digest.eq(&digest), received::bytes.eq(bytes))).execute(conn)?;
    }
    Ok(digest)
}

pub(crate) fn bytes(conn: &mut AnyConnection, digest: &str) -> Result<Option<Vec<u8>>, Error> {
    Ok(received::table.find(digest).select(received::bytes).first(conn).optional()?)
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = shown, treat_none_as_default_value = false)]
struct LineRow {
    state: i64,
    place: i64,
    nid: String,
    kind: String,
    registered_on: Option<String>,
    updated_on: Option<String>,
    reference: String,
    listing: String,
}

impl LineRow {
    fn of(state: i64, place: usize, line: &Line) -> Result<Self, Error> {
        let json = |value: serde_json::Result<String>| value.map_err(|error| Error::Unreadable(error.to_string()));
        let record = &line.record;
        let listing = Listing {
            template: record.template.clone(),
            contact: record.contact.clone(),
            printed: Some(&record.name).filter(|name| **name != line.nid.as_str()).cloned(),
            strange: record.strange.clone(),
        };
        Ok(Self {
            state,
            place: i64::try_from(place).unwrap_or(i64::MAX),
            nid: line.nid.to_string(),
            kind: line.kind.name().to_owned(),
            registered_on: record.date.as_ref().map(ToString::to_string),
            updated_on: record.updated.as_ref().map(ToString::to_string),
            reference: json(serde_json::to_string(&record.references))?,
            listing: json(serde_json::to_string(&listing))?,
        })
    }

    fn read(self) -> Result<(i64, Line), Error> {
        let listing: Listing = serde_json::from_str(&self.listing).map_err(|_| unreadable("listing", &self.listing))?;
        let day = |text: Option<String>| text.map(|text| Day::parse(&text).ok_or_else(|| unreadable("date", &text))).transpose();
        let line = Line {
            nid: Nid::parse(&self.nid).map_err(|_| unreadable("NID", &self.nid))?,
            kind: Kind::from_name(&self.kind).ok_or_else(|| unreadable("kind", &self.kind))?,
            record: Record {
                name: listing.printed.unwrap_or(self.nid),
                date: day(self.registered_on)?,
                updated: day(self.updated_on)?,
                template: listing.template,
                references: serde_json::from_str(&self.reference).map_err(|_| unreadable("references", &self.reference))?,
                contact: listing.contact,
                strange: listing.strange,
            },
        };
        Ok((self.state, line))
    }
}

pub(crate) fn insert_lines(conn: &mut AnyConnection, state: i64, lines: &[Line]) -> Result<(), Error> {
    let rows = lines.iter().enumerate().map(|(place, line)| LineRow::of(state, place, line)).collect::<Result<Vec<_>, _>>()?;
    insert_many!(conn, shown::table, rows);
    Ok(())
}

/// The lines of a snapshot in order.
pub(crate) fn lines(conn: &mut AnyConnection, state: &State) -> Result<Vec<Line>, Error> {
    let rows: Vec<LineRow> =
        shown::table.filter(shown::state.eq(state.lines_of)).order(shown::place.asc()).select(LineRow::as_select()).load(conn)?;
    rows.into_iter().map(|row| Ok(row.read()?.1)).collect()
}

/// The lines of these namespaces in every snapshot that has its own lines, as (snapshot, line).
pub(crate) fn lines_of(conn: &mut AnyConnection, nids: &[String]) -> Result<Vec<(i64, Line)>, Error> {
    let mut all = Vec::new();
    for chunk in nids.chunks(CHUNK) {
        let rows: Vec<LineRow> = shown::table.filter(shown::nid.eq_any(chunk)).select(LineRow::as_select()).load(conn)?;
        for row in rows {
            all.push(row.read()?);
        }
    }
    Ok(all)
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = shown_texts, treat_none_as_default_value = false)]
struct TextRow {
    state: i64,
    nid: String,
    version: i64,
    edition: i64,
    shown_on: String,
    file: String,
    digest: Option<String>,
}

/// The texts published by the source, of one namespace or of all, by date and then in the order of recording.
pub(crate) fn texts(conn: &mut AnyConnection, of: Option<&Nid>) -> Result<Vec<ShownText>, Error> {
    let mut query = shown_texts::table.select(TextRow::as_select()).into_boxed();
    if let Some(of) = of {
        query = query.filter(shown_texts::nid.eq(of.as_str().to_owned()));
    }
    let rows: Vec<TextRow> = query.load(conn)?;
    let undone: Vec<Option<i64>> = states::table.filter(states::undoes.is_not_null()).select(states::undoes).load(conn)?;
    let mut list = rows
        .into_iter()
        .map(|row| {
            let number = |value: i64| u32::try_from(value).map_err(|_| unreadable("version", &value.to_string()));
            Ok(ShownText {
                state: row.state,
                nid: row.nid,
                version: number(row.version)?,
                edition: number(row.edition)?,
                shown_on: date(&row.shown_on)?,
                file: row.file,
                digest: row.digest,
                undone: undone.contains(&Some(row.state)),
            })
        })
        .collect::<Result<Vec<_>, Error>>()?;
    list.sort_by_key(|text| (text.shown_on, text.state, text.version, text.edition));
    Ok(list)
}

pub(crate) fn insert_text(conn: &mut AnyConnection, text: &ShownText) -> Result<(), Error> {
    let row = TextRow {
        state: text.state,
        nid: text.nid.clone(),
        version: text.version.into(),
        edition: text.edition.into(),
        shown_on: text.shown_on.to_string(),
        file: text.file.clone(),
        digest: text.digest.clone(),
    };
    // Two files of one import may contain the same text with the same date.
    let held: i64 =
        shown_texts::table.find((row.state, &row.nid, row.version, row.edition, &row.shown_on)).count().get_result(conn)?;
    if held == 0 {
        diesel::insert_into(shown_texts::table).values(row).execute(conn)?;
    }
    Ok(())
}

/// The head of the list, as stored beside the namespaces.
pub(crate) fn head_json(head: &Head) -> Result<String, Error> {
    serde_json::to_string(head).map_err(|error| Error::Unreadable(error.to_string()))
}

/// Open requests about one of these namespaces, as (number, NID).
pub(crate) fn requests_about(conn: &mut AnyConnection, nids: &[String]) -> Result<Vec<(RequestNumber, String)>, Error> {
    /// Closed requests depend on nothing.
    const ENDED: [&str; 5] = ["registered", "declined", "withdrawn", "lapsed", "duplicate"];
    let mut found = Vec::new();
    for chunk in nids.chunks(CHUNK) {
        let rows: Vec<(RequestNumber, Option<String>)> = requests::table
            .filter(requests::nid.eq_any(chunk))
            .filter(requests::state.ne_all(ENDED))
            .order(requests::number.asc())
            .select((requests::number, requests::nid))
            .load(conn)?;
        found.extend(rows.into_iter().map(|(number, nid)| (number, nid.unwrap_or_default())));
    }
    Ok(found)
}
