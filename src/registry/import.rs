//! Taking over a state of IANA's registry: what is new, what changed, what is gone, what is back. Doing it again changes nothing.
//!
//! Nothing old is judged. Dates that IANA did not record stay absent; a namespace that IANA's list dropped keeps its page, because
//! its URNs stay valid. Templates become versions, or editions of a version when only the words changed under the same number.

use super::actions::{INFORMAL_COUNTER, PUBLISHED, log};
use super::formats::{Document, Head, Record};
use super::{Day, Edition, EditionOrigin, Inline, Kind, Listing, Namespace, Origin, Status, Text, Version, What, queries};
use crate::history::{self, Act, Event};
use crate::nid::rules::formal_findings;
use crate::nid::{self, Nid};
use crate::people::Actor;
use crate::people::secrets::{new_id, sha256};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, Error, allot, counter, set_counter, stored};
use crate::template::Template;
use crate::template::read::read;
use crate::template::write::{canonical, write};
use jiff::Timestamp;
use jiff::civil::Date;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// A template found beside the list.
#[derive(Debug, Clone)]
pub struct Found {
    /// Whose, as its file is named.
    pub nid: String,
    /// The day its file is named after, when it is: what was provably published by then.
    pub on: Option<Date>,
    /// Its text.
    pub text: String,
    /// The file, for the report.
    pub file: String,
}

/// What an import did.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize)]
pub struct Report {
    /// New namespaces.
    pub added: Vec<String>,
    /// Namespaces of which the list prints something else.
    pub changed: Vec<String>,
    /// Namespaces that the list has no longer.
    pub unlisted: Vec<String>,
    /// Namespaces that the list has again.
    pub listed_again: Vec<String>,
    /// Versions taken over, as `nbn 5`.
    pub versions: Vec<String>,
    /// Editions taken over, as `nbn 5.1`.
    pub editions: Vec<String>,
    /// How many stayed as they were.
    pub unchanged: usize,
    /// What was noticed.
    pub remarks: Vec<String>,
}

impl Report {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.added.is_empty()
            && self.changed.is_empty()
            && self.unlisted.is_empty()
            && self.listed_again.is_empty()
            && self.versions.is_empty()
            && self.editions.is_empty()
    }
}

/// The head of the list as it was last imported.
pub fn head(conn: &mut AnyConnection) -> Result<Head, Refusal> {
    let kept = queries::state(conn, HEAD)?;
    Ok(match kept {
        Some(json) => serde_json::from_str(&json).map_err(|_| Error::Unreadable("head of the list".to_owned()))?,
        None => Head { updated: Day::parse(super::builtin::AS_OF), ..Head::default() },
    })
}

const HEAD: &str = "head";

/// Takes over a state. One that is older than the last is refused: states go in one after another.
pub fn import(conn: &mut AnyConnection, now: Timestamp, document: &Document, templates: &[Found]) -> Result<Report, Refusal> {
    let mut report = Report { remarks: document.remarks.clone(), ..Report::default() };
    refuse_older(conn, document)?;
    let as_of = document.head.updated.as_ref().and_then(Day::date);
    let printed = printed_versions(templates);
    let mut known: HashMap<String, Namespace> =
        queries::all(conn)?.into_iter().map(|namespace| (namespace.nid.as_str().to_owned(), namespace)).collect();
    let mut seen = BTreeSet::new();
    let mut last_informal = counter(conn, INFORMAL_COUNTER)?;
    for kind in [Kind::Formal, Kind::Informal] {
        for record in document.table(kind) {
            let Some(found) = namespace(record, kind, &mut report.remarks) else { continue };
            let nid = found.nid.clone();
            if !seen.insert(nid.as_str().to_owned()) {
                report.remarks.push(format!("{nid} stands twice in the list; the first line counts"));
                continue;
            }
            if let nid::Class::Informal(Some(number)) = nid.class() {
                last_informal = last_informal.max(i64::try_from(number).unwrap_or(i64::MAX));
            }
            match known.get(nid.as_str()) {
                None => {
                    add(conn, now, &found, printed.get(nid.as_str()).copied())?;
                    report.added.push(nid.to_string());
                    known.insert(nid.as_str().to_owned(), found);
                }
                Some(held) if held.kind != found.kind => {
                    report.remarks.push(format!(
                        "{nid} is {} here and {} in the list; nothing was changed",
                        held.kind.name(),
                        kind.name()
                    ));
                }
                Some(held) => {
                    let (held, found) = (held.clone(), found);
                    update(conn, now, &held, found, &mut report)?;
                }
            }
        }
    }
    unlist(conn, now, as_of, &known, &seen, &mut report)?;
    set_counter(conn, INFORMAL_COUNTER, last_informal)?;
    take_templates(conn, now, templates, &mut report)?;
    let json = serde_json::to_string(&document.head).map_err(|error| Error::Unreadable(error.to_string()))?;
    if queries::state(conn, HEAD)?.as_deref() != Some(json.as_str()) {
        queries::set_state(conn, HEAD, &json)?;
        allot(conn, PUBLISHED)?;
    }
    if !report.is_empty() {
        let detail = format!(
            "State of {}: {} added, {} changed, {} no longer listed, {} listed again, {} versions, {} editions",
            document.head.updated.as_ref().map_or("an unknown day", Day::as_str),
            report.added.len(),
            report.changed.len(),
            report.unlisted.len(),
            report.listed_again.len(),
            report.versions.len(),
            report.editions.len()
        );
        history::record(conn, now, &Actor::CommandLine, Event::general(Act::Imported).saying(&detail))?;
    }
    Ok(report)
}

fn refuse_older(conn: &mut AnyConnection, document: &Document) -> Result<(), Refusal> {
    let Some(of_file) = &document.head.updated else { return Ok(()) };
    if queries::count(conn)? == 0 {
        return Ok(());
    }
    let held = head(conn)?.updated;
    if held.as_ref().is_some_and(|held| of_file < held) {
        return Err(Refusal::Stale {
            why: format!(
                "The registry holds the state of {}; the file has that of {of_file}. Older states go in first, into an empty database",
                held.map(|day| day.to_string()).unwrap_or_default()
            ),
        });
    }
    Ok(())
}

/// A record as a namespace.
fn namespace(record: &Record, kind: Kind, remarks: &mut Vec<String>) -> Option<Namespace> {
    let Ok(nid) = Nid::parse(record.name.trim()) else {
        remarks.push(format!("\"{}\" is no namespace identifier; the record was left out", record.name));
        return None;
    };
    if nid.as_str() != record.name {
        remarks.push(format!("{} is kept as {nid}: case does not matter in a namespace identifier", record.name));
    }
    let person = record.contact.iter().find_map(|inline| match inline {
        Inline::Ref(reference) if reference.kind == "person" => Some(reference.data.replace('_', " ")),
        Inline::Text(text) if !text.trim().is_empty() => Some(text.trim().to_owned()),
        _ => None,
    });
    let informal_fits = matches!(nid.class(), nid::Class::Informal(Some(_)));
    if (kind == Kind::Informal) != informal_fits {
        remarks.push(format!("{nid} stands in the {} table; the record was left out", kind.name()));
        return None;
    }
    // Noted, never judged: what is registered stays registered.
    if kind == Kind::Formal
        && let Some(finding) = formal_findings(nid.as_str(), None).into_iter().next()
    {
        remarks.push(format!("{nid} is taken over as it is; today it could not be requested: {}", finding.message));
    }
    Some(Namespace {
        nid,
        kind,
        status: Status::Active,
        registrant: None,
        contact: person,
        references: record.references.clone(),
        listing: Listing { template: record.template.clone(), contact: record.contact.clone() },
        registered_on: record.date.clone(),
        updated_on: record.updated.clone(),
        unlisted_on: None,
        successor: None,
    })
}

/// For each NID the version its newest template prints.
fn printed_versions(templates: &[Found]) -> HashMap<String, u32> {
    let mut printed = HashMap::new();
    for found in templates.iter().filter(|found| found.on.is_none()) {
        if let Some(version) = read(&found.text).template.version() {
            let newest = printed.entry(found.nid.clone()).or_insert(version);
            *newest = version.max(*newest);
        }
    }
    printed
}

fn add(conn: &mut AnyConnection, now: Timestamp, found: &Namespace, printed: Option<u32>) -> Result<(), Refusal> {
    let number = match found.nid.class() {
        nid::Class::Informal(Some(number)) => i64::try_from(number).ok(),
        _ => None,
    };
    queries::insert(conn, found, number, "imported", &stored(now))?;
    // Its versions come with its templates; without one, that it is registered is all that is known.
    if printed.is_none() {
        let version = Version {
            nid: found.nid.clone(),
            number: 1,
            number_recorded: false,
            origin: Origin::Imported,
            dated: found.newest_date().and_then(Day::date),
            text: None,
            published_at: now,
            editions: Vec::new(),
        };
        queries::insert_version(conn, &new_id(), &version, &stored(now))?;
    }
    log(conn, now, &found.nid, What::Added, "")
}

/// What the list says of a namespace replaces what it said before; what was registered here stays as it is.
fn update(
    conn: &mut AnyConnection,
    now: Timestamp,
    held: &Namespace,
    found: Namespace,
    report: &mut Report,
) -> Result<(), Refusal> {
    let next = Namespace {
        registrant: held.registrant.clone(),
        contact: found.contact.clone().or_else(|| held.contact.clone()),
        status: held.status,
        successor: None,
        ..found
    };
    if next == (Namespace { successor: None, ..held.clone() }) && held.unlisted_on.is_none() {
        report.unchanged += 1;
        return Ok(());
    }
    let mut differences = Vec::new();
    for (what, differs) in [
        ("references", held.references != next.references),
        ("template", held.listing.template != next.listing.template),
        ("contact", held.listing.contact != next.listing.contact),
        ("date", held.registered_on != next.registered_on),
        ("date of change", held.updated_on != next.updated_on),
    ] {
        if differs {
            differences.push(what);
        }
    }
    queries::set_listed(conn, &next)?;
    if held.unlisted_on.is_some() {
        log(conn, now, &next.nid, What::ListedAgain, "")?;
        report.listed_again.push(next.nid.to_string());
    } else {
        log(conn, now, &next.nid, What::ListingChanged, &format!("Other {}", differences.join(", ")))?;
        report.changed.push(next.nid.to_string());
    }
    Ok(())
}

/// What the list has no longer. One whose name came in without its hyphens, or with others, took its place.
fn unlist(
    conn: &mut AnyConnection,
    now: Timestamp,
    as_of: Option<Date>,
    known: &HashMap<String, Namespace>,
    seen: &BTreeSet<String>,
    report: &mut Report,
) -> Result<(), Refusal> {
    let mut gone: Vec<&Namespace> = known
        .values()
        .filter(|held| held.unlisted_on.is_none() && !seen.contains(held.nid.as_str()) && !held.registered_here())
        .collect();
    gone.sort_by(|a, b| a.nid.cmp(&b.nid));
    let today = as_of.unwrap_or_else(|| crate::clock::day(now));
    for held in gone {
        let bare = held.nid.as_str().replace('-', "");
        let successor = report
            .added
            .iter()
            .chain(&report.listed_again)
            .find(|other| other.replace('-', "") == bare)
            .and_then(|other| Nid::parse(other).ok());
        let detail = successor.as_ref().map(|other| format!("{other} took its place")).unwrap_or_default();
        queries::set_listed(conn, &Namespace { unlisted_on: Some(today), successor, ..held.clone() })?;
        log(conn, now, &held.nid, What::Unlisted, &detail)?;
        report.unlisted.push(held.nid.to_string());
    }
    Ok(())
}

/// Templates become versions and editions, the oldest first.
fn take_templates(conn: &mut AnyConnection, now: Timestamp, templates: &[Found], report: &mut Report) -> Result<(), Refusal> {
    let mut by_nid: BTreeMap<&str, Vec<&Found>> = BTreeMap::new();
    for found in templates {
        by_nid.entry(&found.nid).or_default().push(found);
    }
    for (name, mut list) in by_nid {
        let Ok(nid) = Nid::parse(name) else {
            report.remarks.push(format!("{name}: no namespace identifier; its template was left out"));
            continue;
        };
        if queries::by_nid(conn, &nid)?.is_none() {
            report.remarks.push(format!("{nid} is not in the list; its template was left out"));
            continue;
        }
        // Dated states first; what has no date is the current text.
        list.sort_by_key(|found| (found.on.is_none(), found.on, found.file.clone()));
        for found in list {
            take_template(conn, now, &nid, found, report)?;
        }
        if queries::latest_version(conn, &nid)?.is_none() {
            report.remarks.push(format!("{nid}: none of its templates could be read"));
        }
    }
    Ok(())
}

fn take_template(conn: &mut AnyConnection, now: Timestamp, nid: &Nid, found: &Found, report: &mut Report) -> Result<(), Refusal> {
    let template = read(&found.text).template;
    if template.is_empty() {
        report.remarks.push(format!("{}: no field of a template was found", found.file));
        return Ok(());
    }
    let text = text_of(&template);
    let versions = queries::versions_of(conn, nid)?;
    let number = template.version().or_else(|| versions.first().map(|newest| newest.number)).unwrap_or(1);
    let Some(version) = versions.iter().find(|version| version.number == number) else {
        let recorded = template.version().is_some();
        let version = Version {
            nid: nid.clone(),
            number,
            number_recorded: recorded,
            origin: Origin::Imported,
            dated: template.date(),
            text: Some(text),
            published_at: now,
            editions: Vec::new(),
        };
        queries::insert_version(conn, &new_id(), &version, &stored(now))?;
        log(conn, now, nid, What::VersionFound, &format!("Version {number} taken over from {}", found.file))?;
        report.versions.push(format!("{nid} {number}"));
        return Ok(());
    };
    let held_already = std::iter::once(version.text.as_ref())
        .flatten()
        .chain(version.editions.iter().map(|edition| &edition.text))
        .any(|held| held.fingerprint == text.fingerprint);
    if held_already {
        report.unchanged += 1;
        return Ok(());
    }
    let edition = Edition {
        number: version.newest_edition() + 1,
        origin: EditionOrigin::Imported,
        dated: found.on,
        text,
        published_at: now,
    };
    queries::insert_edition(conn, &new_id(), version, &edition, &stored(now))?;
    let name = format!("{nid} {number}.{}", edition.number);
    log(conn, now, nid, What::WordingFound, &format!("Another wording of version {number} taken over from {}", found.file))?;
    report.editions.push(name);
    Ok(())
}

fn text_of(template: &Template) -> Text {
    let template = canonical(template);
    let text = write(&template);
    Text { fingerprint: sha256(text.as_bytes()), canonical: text, template }
}
