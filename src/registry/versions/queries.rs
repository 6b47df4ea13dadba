//! Storage of versions and editions.

use crate::ids::RequestNumber;
use crate::public_log::record::CoveredRow;
use crate::public_log::writer::append;
use crate::registry::snapshots;
use crate::registry::{Brought, Edition, EditionOrigin, NidColumn, Origin, PublicationDates, Text, Version};
use crate::store::schema::{corrections, versions};
use crate::store::typed::{InvalidStoredValue, NonNegativeNumber, Stored, stored_foreign};
use crate::store::{AnyConnection, Error, Moment, insert, row};
use diesel::prelude::*;
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeSet, HashMap};
use urn_registry::nid::Nid;
use urn_registry::template::Template;

fn unreadable(what: &str, value: &str) -> Error {
    Error::Unreadable(format!("{what} {value:?}"))
}

stored_foreign!(
    Template: StoredJson;
    |text: &str| serde_json::from_str(text).map(|object| Self::from_json(&object)).map_err(|_| InvalidStoredValue::new("template", text)),
    |template: &Self| serde_json::to_string(&template.to_json())
);

#[derive(Queryable, Selectable)]
#[diesel(table_name = versions)]
struct VersionRow {
    #[diesel(deserialize_as = NidColumn)]
    nid: Nid,
    #[diesel(deserialize_as = NonNegativeNumber)]
    number: u32,
    number_recorded: bool,
    dated: Option<Date>,
    template: Option<Template>,
    canonical: Option<String>,
    fingerprint: Option<String>,
    request_number: Option<RequestNumber>,
    published_at: Timestamp,
}

impl VersionRow {
    fn into_version(self) -> Version {
        let text = match (self.template, self.canonical, self.fingerprint) {
            // A redacted version has no text.
            (Some(template), Some(canonical), Some(fingerprint)) if !canonical.is_empty() => {
                Some(Text { template, canonical, fingerprint })
            }
            _ => None,
        };
        Version {
            nid: self.nid,
            number: self.number,
            number_recorded: self.number_recorded,
            origin: self.request_number.map_or(Origin::Imported, |request_number| Origin::Registered { request_number }),
            dated: self.dated,
            text,
            published_at: self.published_at,
            shown: PublicationDates::default(),
            editions: Vec::new(),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = corrections)]
struct EditionRow {
    #[diesel(deserialize_as = NonNegativeNumber)]
    version: u32,
    #[diesel(deserialize_as = NonNegativeNumber)]
    edition: u32,
    origin: Brought,
    dated: Option<Date>,
    #[diesel(embed)]
    text: Text,
    reason: String,
    request_number: Option<RequestNumber>,
    published_at: Timestamp,
}

impl EditionRow {
    fn into_edition(self) -> Result<(u32, Edition), Error> {
        let origin = match self.origin {
            Brought::Imported => EditionOrigin::Imported,
            Brought::Corrected => EditionOrigin::Corrected { reason: self.reason, request_number: self.request_number },
            other @ Brought::Registered => return Err(unreadable("origin", other.name())),
        };
        let edition = Edition {
            number: self.edition,
            origin,
            dated: self.dated,
            text: self.text,
            published_at: self.published_at,
            source_dates: PublicationDates::default(),
        };
        Ok((self.version, edition))
    }
}

/// Adds the editions to the versions of a namespace.
fn with_editions(conn: &mut AnyConnection, nid: &Nid, mut list: Vec<Version>) -> Result<Vec<Version>, Error> {
    let rows: Vec<EditionRow> = corrections::table
        .filter(corrections::nid.eq(nid.as_str()))
        .order((corrections::version.asc(), corrections::edition.asc()))
        .select(EditionRow::as_select())
        .load(conn)?;
    for row in rows {
        let (version, edition) = row.into_edition()?;
        if let Some(of) = list.iter_mut().find(|of| of.number == version) {
            of.editions.push(edition);
        }
    }
    Ok(list)
}

/// Stores an edition and its entry in the public log.
pub(crate) fn insert_edition(
    conn: &mut AnyConnection,
    id: &str,
    version: &Version,
    edition: &Edition,
    now: Moment,
) -> Result<(), Error> {
    let (origin, reason, request_number) = match &edition.origin {
        EditionOrigin::Imported => (Brought::Imported, "", None),
        EditionOrigin::Corrected { reason, request_number } => (Brought::Corrected, reason.as_str(), *request_number),
    };
    insert!(conn, corrections: id, nid = version.nid.as_str(), version = NonNegativeNumber::from(version.number),
        edition = NonNegativeNumber::from(edition.number), origin, dated = edition.dated, template = Stored(&edition.text.template),
        canonical = &edition.text.canonical, fingerprint = &edition.text.fingerprint, reason, request_number,
        published_at = now)?;
    append(conn, &CoveredRow::Edition(id.to_owned()))?;
    Ok(())
}

/// The versions of a namespace, the current one first, then by when they were last published.
pub fn versions_of(conn: &mut AnyConnection, nid: &Nid) -> Result<Vec<Version>, Error> {
    let rows: Vec<VersionRow> = versions::table
        .filter(versions::nid.eq(nid.as_str()))
        .order(versions::number.desc())
        .select(VersionRow::as_select())
        .load(conn)?;
    let list = with_editions(conn, nid, rows.into_iter().map(VersionRow::into_version).collect())?;
    Ok(super::order_by_publication(list, &snapshots::queries::texts(conn, Some(nid))?))
}

/// The versions of all namespaces that have more than a bare record of their registration; unsorted, without publication dates.
pub(crate) fn versions_with_content(conn: &mut AnyConnection) -> Result<HashMap<String, Vec<Version>>, Error> {
    let mut edited: Vec<String> = corrections::table.select(corrections::nid).distinct().load(conn)?;
    edited.sort_unstable();
    let rows: Vec<VersionRow> = versions::table
        .filter(versions::canonical.is_not_null().or(versions::number_recorded.eq(true)).or(versions::nid.eq_any(edited)))
        .select(VersionRow::as_select())
        .load(conn)?;
    let mut all: HashMap<String, Vec<Version>> = HashMap::new();
    for row in rows {
        let version = row.into_version();
        all.entry(version.nid.to_string()).or_default().push(version);
    }
    let rows: Vec<(String, EditionRow)> = corrections::table
        .order((corrections::version.asc(), corrections::edition.asc()))
        .select((corrections::nid, EditionRow::as_select()))
        .load(conn)?;
    for (nid, row) in rows {
        let (version, edition) = row.into_edition()?;
        let of = all.get_mut(&nid).and_then(|list| list.iter_mut().find(|of| of.number == version));
        if let Some(of) = of {
            of.editions.push(edition);
        }
    }
    Ok(all)
}

/// The current version.
pub(crate) fn latest_version(conn: &mut AnyConnection, nid: &Nid) -> Result<Option<Version>, Error> {
    Ok(versions_of(conn, nid)?.into_iter().next())
}

/// The newest recorded version number of each NID, optionally as known by a date.
pub(crate) fn newest_numbers(conn: &mut AnyConnection, day: Option<Date>) -> Result<HashMap<String, u32>, Error> {
    let rows: Vec<(String, NonNegativeNumber, Timestamp)> = versions::table
        .filter(versions::number_recorded.eq(true))
        .order(versions::number.asc())
        .select((versions::nid, versions::number, versions::published_at))
        .load(conn)?;
    let mut shown: HashMap<(String, u32), Vec<snapshots::PublishedText>> = HashMap::new();
    for text in snapshots::queries::texts(conn, None)? {
        shown.entry((text.nid.clone(), text.version)).or_default().push(text);
    }
    // The version published last has precedence; if two have the same date, the higher number.
    let mut newest: HashMap<String, (Date, i64, u32)> = HashMap::new();
    for (nid, number, published_at) in rows {
        let number = u32::from(number);
        let by = |date: Date| day.is_none_or(|day| date <= day);
        let place = match shown.get(&(nid.clone(), number)) {
            Some(texts) => texts
                .iter()
                .filter(|text| !text.undone && by(text.published_on))
                .map(|text| (text.published_on, text.snapshot))
                .max(),
            None => Some((crate::clock::day(published_at), 0)).filter(|(date, _)| by(*date)),
        };
        let Some((date, state)) = place else { continue };
        let held = newest.entry(nid).or_insert((date, state, number));
        *held = (*held).max((date, state, number));
    }
    Ok(newest.into_iter().map(|(nid, (_, _, number))| (nid, number)).collect())
}

/// All assigned numbers, recorded or not, sorted, including those that are not shown.
pub(crate) fn numbers(conn: &mut AnyConnection, nid: &Nid) -> Result<Vec<u32>, Error> {
    let of = versions::table.filter(versions::nid.eq(nid.as_str())).order(versions::number.asc());
    let numbers: Vec<NonNegativeNumber> = of.select(versions::number).load(conn)?;
    Ok(numbers.into_iter().map(u32::from).collect())
}

/// The numbers under which a text was ever stored.
pub(crate) fn numbers_with_text(conn: &mut AnyConnection, nid: &Nid) -> Result<BTreeSet<u32>, Error> {
    let texts = versions::table.filter(versions::nid.eq(nid.as_str())).filter(versions::canonical.is_not_null());
    let mut numbers: Vec<NonNegativeNumber> = texts.select(versions::number).load(conn)?;
    let corrected = corrections::table.filter(corrections::nid.eq(nid.as_str()));
    numbers.extend(corrected.select(corrections::version).load::<NonNegativeNumber>(conn)?);
    Ok(numbers.into_iter().map(u32::from).collect())
}

/// Stores a registered version in the row that an undone import left without a text, and its entry in the public log.
pub(crate) fn register_in_bare_row(conn: &mut AnyConnection, version: &Version, now: Moment) -> Result<(), Error> {
    let of = || {
        let of_name = versions::table.filter(versions::nid.eq(version.nid.as_str()));
        of_name.filter(versions::number.eq(NonNegativeNumber::from(version.number)))
    };
    let Origin::Registered { request_number } = &version.origin else { return Ok(()) };
    diesel::update(of())
        .set(row!(versions: number_recorded = true, origin = Brought::Registered, dated = version.dated,
            template = version.text.as_ref().map(|text| &text.template),
            canonical = version.text.as_ref().map(|text| text.canonical.as_str()),
            fingerprint = version.text.as_ref().map(|text| text.fingerprint.as_str()),
            request_number = Some(*request_number), published_at = now))
        .execute(conn)?;
    let id: String = of().select(versions::id).first(conn)?;
    append(conn, &CoveredRow::Version(id))?;
    Ok(())
}

/// The namespace of the version that a request published.
pub(crate) fn namespace_published_by(conn: &mut AnyConnection, request: RequestNumber) -> Result<Option<Nid>, Error> {
    let by = versions::table.filter(versions::request_number.eq(request));
    Ok(by.select(versions::nid).first::<NidColumn>(conn).optional()?.map(Nid::from))
}

/// The NIDs with any text.
pub(crate) fn nids_with_text(conn: &mut AnyConnection) -> Result<BTreeSet<String>, Error> {
    let mut all: BTreeSet<String> = versions::table
        .filter(versions::canonical.is_not_null())
        .select(versions::nid)
        .load::<String>(conn)?
        .into_iter()
        .collect();
    all.extend(corrections::table.select(corrections::nid).load::<String>(conn)?);
    Ok(all)
}

/// Adds the text to a version of which only the number was known, and its entry in the public log. The database allows this only once.
pub(crate) fn fill_version(conn: &mut AnyConnection, nid: &Nid, number: u32, text: &Text, is_printed: bool) -> Result<(), Error> {
    let of =
        || versions::table.filter(versions::nid.eq(nid.as_str())).filter(versions::number.eq(NonNegativeNumber::from(number)));
    let recorded: bool = of().select(versions::number_recorded).first(conn)?;
    diesel::update(of())
        .set(row!(versions: number_recorded = recorded || is_printed, template = Some(&text.template),
            canonical = Some(text.canonical.as_str()), fingerprint = Some(text.fingerprint.as_str()),
            dated = text.template.date()))
        .execute(conn)?;
    let id: String = of().select(versions::id).first(conn)?;
    append(conn, &CoveredRow::Version(id))?;
    Ok(())
}

/// Stores versions that only record the registration.
pub(crate) fn insert_bare(conn: &mut AnyConnection, nids: &[Nid], now: Moment) -> Result<(), Error> {
    let bare = |nid: &Nid| {
        (
            versions::id.eq(crate::ids::new_id()),
            versions::nid.eq(nid.to_string()),
            versions::number.eq(1_i64),
            versions::number_recorded.eq(false),
            versions::origin.eq(Brought::Imported),
            versions::published_at.eq(now),
        )
    };
    snapshots::queries::insert_many!(conn, versions::table, nids.iter().map(bare));
    Ok(())
}

/// Stores a version and, if it has a text, its entry in the public log.
pub(crate) fn insert_version(conn: &mut AnyConnection, id: &str, version: &Version, now: Moment) -> Result<(), Error> {
    let (origin, request_number) = match &version.origin {
        Origin::Imported => (Brought::Imported, None),
        Origin::Registered { request_number } => (Brought::Registered, Some(*request_number)),
    };
    insert!(conn, versions: id, nid = version.nid.as_str(), number = NonNegativeNumber::from(version.number),
        number_recorded = version.number_recorded, origin, dated = version.dated,
        template = version.text.as_ref().map(|text| &text.template),
        canonical = version.text.as_ref().map(|text| text.canonical.as_str()),
        fingerprint = version.text.as_ref().map(|text| text.fingerprint.as_str()), request_number, published_at = now)?;
    if version.text.is_some() {
        append(conn, &CoveredRow::Version(id.to_owned()))?;
    }
    Ok(())
}
