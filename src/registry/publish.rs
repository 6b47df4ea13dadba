//! Changes of the registry: loading IANA's snapshot, publishing versions and corrections, and annotations.

use crate::clock;
use crate::history::EventKind;
use crate::history::{Event, log};
use crate::ids::{RequestNumber, new_id, sha256};
use crate::public_log::record::CoveredRow;
use crate::public_log::writer::append;
use crate::refusal::{Refusal, at};
use crate::registry::builtin::SNAPSHOT_DATE;
pub use crate::registry::log::{CHANGE_COUNTER, PUBLISHED_COUNTER};
use crate::users::Actor;
use urn_registry::i18n::Phrase;
use urn_registry::nid;
use urn_registry::nid::Nid;

use crate::registry::ledger::queries::{assign_informal, set_first_given_number};
use crate::registry::list_order::sort_keys;
use crate::registry::log::{ChangeToLog, log_all, log_change};
use crate::registry::marks::{RecordEdit, RecordValues};
use crate::registry::{
    Annotations, Brought, ChangeKind, Edition, EditionOrigin, GrantedAppeal, Kind, Namespace, Origin, PartialDate,
    PrintedColumns, PublicationDates, Statement, Status, Text, TextValues, Version, builtin, marks, on_date, queries,
    responsible, snapshots, sort_key,
};
use crate::store::AnyConnection;
use crate::store::Error;
use crate::store::counters::counter;
use jiff::Timestamp;
use jiff::civil::Date;
use urn_registry::template::registry_notes::{with_correction, with_notes_of};
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};

/// Loads IANA's snapshot into an empty registry; does nothing if there is any namespace. Returns the number of loaded namespaces.
pub fn load_builtin(conn: &mut AnyConnection, now: Timestamp) -> Result<usize, Refusal> {
    // A row of an undone import counts too: its name is already stored.
    if !queries::all_recorded(conn)?.is_empty() {
        return Ok(0);
    }
    let all = builtin::builtin_namespaces();
    let mut list: Vec<Namespace> = all.iter().map(|builtin| builtin.namespace.clone()).collect();
    // Lines are in the order of the source, as after any import, so that undoing the first import does not change the order.
    let lines = snapshots::store::builtin_lines(&list);
    let mut keys = sort_keys(&lines);
    for namespace in &mut list {
        if let Some(key) = keys.remove(namespace.nid.as_str()) {
            namespace.sort_key = key;
        }
    }
    queries::insert_all(conn, &list, Brought::Imported, now.into())?;
    let state = snapshots::store::load_builtin(conn, now, &list)?;
    for builtin in &all {
        let namespace = &builtin.namespace;
        let version = Version {
            nid: namespace.nid.clone(),
            number: builtin.printed_version.unwrap_or(1),
            number_recorded: builtin.printed_version.is_some(),
            origin: Origin::Imported,
            dated: namespace.newest_date().and_then(PartialDate::date),
            text: None,
            published_at: now,
            shown: PublicationDates::default(),
            editions: Vec::new(),
        };
        queries::insert_version(conn, &new_id(), &version, now.into())?;
        if version.number_recorded {
            snapshots::store::record_known_number(conn, &version)?;
        }
    }
    if let Some(state) = state {
        append(conn, &CoveredRow::State(state))?;
    }
    let as_of = SNAPSHOT_DATE.parse().ok();
    let added = |namespace: &Namespace| ChangeToLog {
        nid: namespace.nid.clone(),
        what: ChangeKind::Added,
        detail: String::new(),
        published_on: as_of,
    };
    log_all(conn, now, &list.iter().map(added).collect::<Vec<_>>())?;
    set_first_given_number(conn)?;
    log::record(
        conn,
        now,
        &Actor::Clock,
        Event::on_registry(EventKind::RegistryLoaded).with_detail(&format!("{} namespaces as of {SNAPSHOT_DATE}", all.len())),
    )?;
    Ok(all.len())
}

/// Logs a change made here.
pub(crate) fn log(conn: &mut AnyConnection, now: Timestamp, nid: &Nid, what: ChangeKind, detail: &str) -> Result<(), Refusal> {
    log_change(conn, now, nid, what, detail, None)
}

/// Logs a change that counts as the last change of a registration: a new version, a correction or a new status. Only this function sets
/// that date for changes made here, so that all pages and files show the same date; `on_date` computes it for past days from the log.
fn log_dated_change(conn: &mut AnyConnection, now: Timestamp, nid: &Nid, what: ChangeKind, detail: &str) -> Result<(), Refusal> {
    queries::set_updated(conn, nid, clock::day(now))?;
    log(conn, now, nid, what, detail)
}

/// The kind of publication from an approved request.
#[derive(Debug, Clone)]
pub enum Publication {
    /// A new formal namespace.
    NewFormal(Nid),
    /// A new informal namespace; its number is assigned at publication.
    NewInformal,
    /// The next version of a namespace, whose current version must still be `base`.
    Revision {
        nid: Nid,
        /// The version that the request is based on.
        base: u32,
    },
}

/// Publishes a text in the transaction of its registration (T12): assigns the NID and the version, sets the date, and stores the namespace
/// and its version. The text is dated by the day on which the registration was requested (RFC 8141, Appendix A), not by today. The caller
/// records the event.
pub fn publish(
    conn: &mut AnyConnection,
    now: Timestamp,
    requested: Date,
    publication: &Publication,
    request_number: RequestNumber,
    template: &Template,
) -> Result<Version, Refusal> {
    let (nid, number) = match publication {
        Publication::NewFormal(nid) => (nid.clone(), first_version_number(conn, nid)?),
        Publication::NewInformal => {
            let nid = assign_informal(conn)?;
            let number = first_version_number(conn, &nid)?;
            (nid, number)
        }
        Publication::Revision { nid, base } => (nid.clone(), next_version_number(conn, nid, *base)?),
    };
    let version = Version {
        text: Some(final_text(template, &nid, number, requested)),
        nid,
        number,
        number_recorded: true,
        origin: Origin::Registered { request_number },
        dated: Some(requested),
        published_at: now,
        shown: PublicationDates::default(),
        editions: Vec::new(),
    };
    let registrant = version
        .text
        .as_ref()
        .and_then(|text| responsible::extract_registrant(text.template.get(Field::Registrant).unwrap_or_default()));
    if let Publication::Revision { nid, .. } = publication {
        queries::set_registrant(conn, nid, registrant.as_deref())?;
    } else {
        insert_namespace(conn, now, &version.nid, registrant)?;
    }
    store_version(conn, now, &version)?;
    let detail = format!("Version {}, {request_number}", version.number);
    match publication {
        Publication::Revision { .. } => {
            log_dated_change(conn, now, &version.nid, ChangeKind::Revised, &detail)?;
            replace_edited_contact(conn, now, &version.nid)?;
        }
        Publication::NewFormal(_) | Publication::NewInformal => log(conn, now, &version.nid, ChangeKind::Registered, &detail)?,
    }
    Ok(version)
}

fn insert_namespace(conn: &mut AnyConnection, now: Timestamp, nid: &Nid, registrant: Option<String>) -> Result<(), Refusal> {
    if let Some(taken) = queries::by_nid(conn, nid)? {
        return Err(already_registered_refusal(&taken));
    }
    let kind = match nid.registration_class() {
        nid::RegistrationClass::Informal(_) => Kind::Informal,
        _ => Kind::Formal,
    };
    let namespace = Namespace {
        nid: nid.clone(),
        kind,
        status: Status::Active,
        references: on_date::own_reference(nid, kind, registrant.as_deref()),
        registrant,
        contact: None,
        listing: PrintedColumns::default(),
        registered_on: Some(clock::day(now).into()),
        updated_on: None,
        unlisted_on: None,
        undone_on: None,
        successor: None,
        held: TextValues::default(),
        marks: Annotations::default(),
        sort_key: sort_key(nid),
    };
    // An undone import may have left a row.
    if queries::row_of(conn, nid)?.is_some() {
        return Ok(queries::replace_undone(conn, &namespace, Brought::Registered, now.into())?);
    }
    Ok(queries::insert(conn, &namespace, Brought::Registered, now.into())?)
}

/// The number of the first version of a new registration. It is 1, unless an undone import had a text with this number: the URL of a text
/// never leads to another one.
fn first_version_number(conn: &mut AnyConnection, nid: &Nid) -> Result<u32, Error> {
    let used = super::versions::queries::numbers_with_text(conn, nid)?;
    Ok((1..u32::MAX).find(|number| !used.contains(number)).unwrap_or(1))
}

/// Stores a version. An undone import may have left a row without a text under its number.
fn store_version(conn: &mut AnyConnection, now: Timestamp, version: &Version) -> Result<(), Error> {
    if super::versions::queries::numbers(conn, &version.nid)?.contains(&version.number) {
        return super::versions::queries::register_in_bare_row(conn, version, now.into());
    }
    queries::insert_version(conn, &new_id(), version, now.into())
}

/// The refusal for an NID that is already registered.
pub fn already_registered_refusal(namespace: &Namespace) -> Refusal {
    let holder = namespace.registrant_or_empty();
    Refusal::AlreadyRegistered {
        nid: namespace.nid.to_string(),
        by: if holder.is_empty() { "by whom is not recorded".to_owned().into() } else { format!("by {holder}").into() },
        since: namespace
            .registered_on
            .as_ref()
            .map_or_else(|| "a date that is not recorded".to_owned(), ToString::to_string)
            .into(),
    }
}

fn next_version_number(conn: &mut AnyConnection, nid: &Nid, base: u32) -> Result<u32, Refusal> {
    let newest = queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    if newest.number != base {
        return Err(Refusal::Stale {
            reason: Phrase::new("refusal-newer-version")
                .arg("nid", nid.to_string())
                .arg("now", newest.number.to_string())
                .arg("base", base.to_string()),
        });
    }
    // A number is assigned only once, even if its text is no longer current.
    let highest = super::versions::queries::numbers(conn, nid)?.into_iter().max();
    Ok(highest.unwrap_or(base).max(base) + 1)
}

/// Changes the status of a namespace. Its URNs remain valid in every status.
pub fn change_status(
    conn: &mut AnyConnection,
    now: Timestamp,
    (nid, base): (&Nid, u32),
    to: Status,
    successors: &[Nid],
    statement: &str,
) -> Result<(), Refusal> {
    let held = queries::by_nid(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    if held.status == to {
        return Err(Refusal::Stale {
            reason: Phrase::new("refusal-status-already").arg("nid", nid.to_string()).arg("status", to.name().to_string()),
        });
    }
    next_version_number(conn, nid, base)?;
    for successor in successors {
        if successor == nid || queries::by_nid(conn, successor)?.is_none() {
            return Err(Refusal::at_field(
                at::SUCCESSORS,
                Phrase::new("refusal-not-another").arg("successor", successor.to_string()),
            ));
        }
    }
    queries::set_status(conn, nid, to, successors.first())?;
    let said = Statement { reason: statement.to_owned(), since: clock::day(now) };
    queries::set_annotations(conn, nid, &Annotations { status: Some(said), ..held.marks })?;
    let names: Vec<&str> = successors.iter().map(Nid::as_str).collect();
    let takes_over = if names.is_empty() { String::new() } else { format!(" (replaced by {})", names.join(", ")) };
    log_dated_change(conn, now, nid, ChangeKind::StatusChanged, &format!("{}{takes_over}: {statement}", to.name()))
}

/// Edits the record of a namespace in the list; the text and its versions remain. `values` has what changes. The caller records the event.
///
/// # Errors
/// The namespace is not registered.
pub fn edit_record(
    conn: &mut AnyConnection,
    now: Timestamp,
    nid: &Nid,
    values: RecordValues,
    reason: &str,
) -> Result<(), Refusal> {
    let mut edited = queries::by_nid(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    if edited.registered_here() && edited.marks.first_references.is_none() {
        edited.marks.first_references = Some(edited.references.clone());
    }
    edited.set_record_values(&values);
    let serial = counter(conn, CHANGE_COUNTER)? + 1;
    edited.marks.edits.push(RecordEdit { at: now, serial, reason: reason.to_owned(), values });
    queries::set_record(conn, &edited)?;
    log_dated_change(conn, now, nid, ChangeKind::RecordEdited, reason)
}

/// Replaces an edited contact after a new text, which names the contact.
fn replace_edited_contact(conn: &mut AnyConnection, now: Timestamp, nid: &Nid) -> Result<(), Refusal> {
    let Some(row) = queries::row_of(conn, nid)?.filter(|row| row.marks.edits.iter().any(|edit| edit.values.contact.is_some()))
    else {
        return Ok(());
    };
    let states = snapshots::queries::all(conn)?;
    let computed = on_date::registry_as_of(conn, &states, None)?.namespaces.into_iter().find(|computed| computed.nid == *nid);
    let Some(computed) = computed.filter(|computed| (&computed.contact, &computed.listing) != (&row.contact, &row.listing))
    else {
        return Ok(());
    };
    queries::set_record(conn, &Namespace { contact: computed.contact, listing: computed.listing, ..row })?;
    log(conn, now, nid, ChangeKind::RecordEdited, "The contact is that of the new text")
}

/// Refuses to set an error flag that is already set (`marked`) or to remove one that is not. The version must exist.
pub fn check_error_flag_change(
    conn: &mut AnyConnection,
    nid: &Nid,
    version: Option<u32>,
    marked: bool,
) -> Result<Namespace, Refusal> {
    let held =
        queries::by_nid(conn, nid)?.ok_or_else(|| Refusal::at_field(at::NID_ERROR, Phrase::new("refusal-registered-nid")))?;
    if let Some(number) = version
        && !queries::versions_of(conn, nid)?.iter().any(|held| held.number == number)
    {
        return Err(Refusal::at_field(at::VERSION, format!("urn:{nid} has no version {number}")));
    }
    if held.marks.error_flag(version).is_some() == marked {
        let text = if marked { "is already flagged" } else { "is not flagged" };
        return Err(Refusal::at_field(
            at::NID_ERROR,
            format!("urn:{nid}: {} {text} as registered in error", marks::flagged_item_text(version)),
        ));
    }
    Ok(held)
}

/// Sets or removes the error flag of a namespace or one of its versions. URNs, URLs and texts remain.
pub fn mark_in_error(
    conn: &mut AnyConnection,
    now: Timestamp,
    (nid, version): (&Nid, Option<u32>),
    marked: bool,
    reason: &str,
) -> Result<(), Refusal> {
    let mut held = check_error_flag_change(conn, nid, version, marked)?.marks;
    held.set_error_flag(version, marked.then(|| Statement { reason: reason.to_owned(), since: clock::day(now) }));
    queries::set_annotations(conn, nid, &held)?;
    let text = if marked { "was registered in error" } else { "was not registered in error" };
    log(conn, now, nid, ChangeKind::StatusChanged, &format!("{} {text}: {reason}", marks::flagged_item_text(version)))
}

/// Annotates a namespace: an appeal against this registration was granted. The registration, its URLs and texts remain.
///
/// # Errors
/// The namespace is not registered.
pub fn annotate_granted_appeal(
    conn: &mut AnyConnection,
    now: Timestamp,
    (nid, request): (&Nid, RequestNumber),
) -> Result<(), Refusal> {
    let mut held = queries::by_nid(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?
        .marks;
    let request = request.to_string();
    let detail = format!("{}: {request}", marks::APPEAL_GRANTED_DETAIL);
    held.appeals.push(GrantedAppeal { request, since: clock::day(now) });
    queries::set_annotations(conn, nid, &held)?;
    log(conn, now, nid, ChangeKind::StatusChanged, &detail)
}

/// Records that the text of an edition was redacted, with the notice in its place. The current edition cannot be redacted, because the
/// registry needs a current text; a correction without the data must be published first.
pub fn note_redacted(
    conn: &mut AnyConnection,
    now: Timestamp,
    (nid, version, edition): (&Nid, u32, u32),
    notice: &str,
) -> Result<(), Refusal> {
    let mut held = queries::by_nid(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?
        .marks;
    let said = Statement { reason: notice.to_owned(), since: clock::day(now) };
    held.redacted.push(marks::RedactedEdition { version, edition, said });
    queries::set_annotations(conn, nid, &held)?;
    log(conn, now, nid, ChangeKind::StatusChanged, &format!("Text of version {version}.{edition}: {notice}"))
}

/// Refuses the redaction of an edition that is current or whose text came from the source.
pub fn check_redaction_allowed(conn: &mut AnyConnection, nid: &Nid, version: u32, edition: u32) -> Result<(), Refusal> {
    let versions = queries::versions_of(conn, nid)?;
    let current = versions.first().is_some_and(|newest| (newest.number, newest.current_edition()) == (version, edition));
    if current {
        let reason =
            "This is the current text. First publish a correction without the data, then redact the earlier text".to_owned();
        return Err(Refusal::WrongState { reason: reason.into() });
    }
    let held =
        versions.iter().find(|held| held.number == version).ok_or_else(|| Refusal::not_found(Phrase::new("thing-version")))?;
    let imported = match held.editions.iter().find(|held| held.number == edition) {
        Some(held) => held.origin == EditionOrigin::Imported,
        None => held.origin == Origin::Imported,
    };
    if imported {
        let reason = "This text was imported from IANA and is published there. Ask IANA to remove it".to_owned();
        return Err(Refusal::WrongState { reason: reason.into() });
    }
    Ok(())
}

/// The reason for a correction of a published text, and who asked for it.
#[derive(Debug, Clone)]
pub struct Correction<'a> {
    /// The reason in words; published.
    pub reason: &'a str,
    /// The request that asks for it.
    pub request_number: Option<RequestNumber>,
    /// The edition that was corrected; a newer one causes a conflict.
    pub after: u32,
}

/// Publishes another text of the newest version as its next edition, with a note about the correction in Revision Information, so that
/// the two texts can be distinguished. The caller records the event.
pub fn correct(
    conn: &mut AnyConnection,
    now: Timestamp,
    today: Date,
    (nid, number): (&Nid, u32),
    template: &Template,
    correction: &Correction<'_>,
) -> Result<Edition, Refusal> {
    let newest = queries::latest_version(conn, nid)?
        .ok_or_else(|| Refusal::not_found(Phrase::new("thing-namespace").arg("nid", nid.to_string())))?;
    if newest.number != number || newest.newest_edition() != correction.after {
        return Err(Refusal::Stale {
            reason: format!(
                "{nid} is now at version {}.{}, but this correction was made for {number}.{}",
                newest.number,
                newest.newest_edition(),
                correction.after
            )
            .into(),
        });
    }
    let held = newest
        .current_text()
        .ok_or_else(|| Refusal::WrongState { reason: Phrase::new("refusal-cannot-correct").arg("nid", nid.to_string()) })?;
    let mut template = template.clone();
    for kept in [Field::NamespaceId, Field::Version, Field::Date] {
        template.set(kept, held.template.text(kept));
    }
    let noted = |template: &Template, message: &str| {
        canonical_template(&template.clone().with_field(Field::RevisionInformation, message))
    };
    let (sent, registered) = (template.text(Field::RevisionInformation), held.template.text(Field::RevisionInformation));
    let template = noted(&template, &with_notes_of(sent, registered));
    if write(&template) == held.canonical {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-nothing-corrected") });
    }
    let message = with_correction(template.text(Field::RevisionInformation), today, correction.reason);
    let template = noted(&template, &message);
    let text = write(&template);
    let edition = Edition {
        number: correction.after + 1,
        origin: EditionOrigin::Corrected { reason: correction.reason.to_owned(), request_number: correction.request_number },
        dated: Some(today),
        text: Text { fingerprint: sha256(text.as_bytes()), canonical: text, template },
        published_at: now,
        source_dates: PublicationDates::default(),
    };
    queries::insert_edition(conn, &new_id(), &newest, &edition, now.into())?;
    log_dated_change(
        conn,
        now,
        nid,
        ChangeKind::Corrected,
        &format!("Version {number}.{}: {}", edition.number, correction.reason),
    )?;
    replace_edited_contact(conn, now, nid)?;
    Ok(edition)
}

/// The text as published: NID, version and date are set by the registry, and `{{NID}}` is replaced by the number.
pub fn final_text(template: &Template, nid: &Nid, number: u32, requested: Date) -> Text {
    let mut published = Template::default();
    for field in Field::ALL {
        if let Some(value) = template.get(field) {
            published.set(field, &value.replace(NID_PLACEHOLDER, nid.as_str()));
        }
    }
    // The registrant's text after the NID, such as NBN's history of its name, remains.
    let own_words = template.text(Field::NamespaceId);
    if template.nid().as_ref() != Some(nid) || own_words.lines().count() < 2 {
        published.set(Field::NamespaceId, nid.as_str());
    }
    published.set(Field::Version, &number.to_string());
    published.set(Field::Date, &requested.to_string());
    let template = canonical_template(&published);
    let canonical = write(&template);
    Text { fingerprint: sha256(canonical.as_bytes()), canonical, template }
}
