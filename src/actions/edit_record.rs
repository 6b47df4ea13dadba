//! Edits of the record of a namespace in the list by an operator, with a public reason: its references, registrant, contact, registration
//! date and successor. The registered text and its versions remain.

use crate::action_context::ActionContext;
use crate::clock;
use crate::history::{Event, EventKind, log};
use crate::ids::sha256;
use crate::refusal::{FieldFault, Refusal, at};
use crate::registry::marks::RecordValues;
use crate::registry::publish::edit_record;
use crate::registry::{self, Namespace, PartialDate, Reference};
use crate::requests::drafts::is_replaced_by;
use crate::requests::guards::office::require_operator;
use crate::requests::record::required_text;
use crate::store::AnyConnection;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::characters::{check_disallowed, has_visible_character};

/// The maximum number of references, and the maximum length of a value in characters.
const REFERENCES_MAX: usize = 20;
const VALUE_CHARS_MAX: usize = 300;

/// A record as typed: all values, changed or not.
#[derive(Debug, Clone, Copy)]
pub struct TypedRecord<'a> {
    /// One reference on each line ([`Reference::from_line`]).
    pub references: &'a str,
    pub registrant: &'a str,
    pub contact: &'a str,
    /// `2027-01-04` or `2027-01`.
    pub registered_on: &'a str,
    pub successor: &'a str,
    /// The [`record_digest`] of the record when the form was opened.
    pub seen: &'a str,
}

/// The values of a record as its form shows them: references, registrant, contact, registration date and successor.
pub fn form_values(namespace: &Namespace) -> [String; 5] {
    [
        namespace.references.iter().map(Reference::to_line).collect::<Vec<_>>().join("\n"),
        namespace.registrant.clone().unwrap_or_default(),
        namespace.contact.clone().unwrap_or_default(),
        namespace.registered_on.as_ref().map_or_else(String::new, |date| date.as_str().to_owned()),
        namespace.successor.as_ref().map_or_else(String::new, |nid| nid.as_str().to_owned()),
    ]
}

/// The digest of the values of a record. With it, a form is refused if another edit was made after it was opened.
pub fn record_digest(namespace: &Namespace) -> String {
    sha256(format!("{:?}", form_values(namespace)).as_bytes())
}

/// Refuses values that were typed for an older record, at each field that differs from the current value.
pub fn check_unchanged_since(namespace: &Namespace, typed: TypedRecord<'_>) -> Result<(), Refusal> {
    if typed.seen == record_digest(namespace) {
        return Ok(());
    }
    let fields = [at::REFERENCES, at::REGISTRANT, at::CONTACT, at::REGISTERED_ON, at::SUCCESSORS];
    let texts = [typed.references, typed.registrant, typed.contact, typed.registered_on, typed.successor];
    let mut faults = Vec::new();
    for ((field, text), now) in fields.into_iter().zip(texts).zip(form_values(namespace)) {
        if now.lines().ne(text.lines()) {
            let now = if now.is_empty() { Phrase::new("record-empty").to_string() } else { now.replace('\n', "; ") };
            faults.push(FieldFault::new(field, Phrase::new("refusal-record-stale").arg("now", now)));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Refusal::Faults(faults)) }
}

/// The namespace whose record is edited.
///
/// # Errors
/// Not found, if it is not registered.
pub fn editable_namespace(conn: &mut AnyConnection, ctx: ActionContext<'_>, nid: &str) -> Result<Namespace, Refusal> {
    require_operator(ctx.who)?;
    let missing = || Refusal::not_found(Phrase::new("thing-named"));
    let nid = Nid::parse(nid).ok().filter(|parsed| parsed.as_str() == nid).ok_or_else(missing)?;
    registry::queries::by_nid(conn, &nid)?.ok_or_else(missing)
}

/// Edits the record. Values that are not changed remain as the source printed them.
///
/// # Errors
/// Faults at the fields: nothing is changed, a value cannot be in a record, or another edit was made after the form was opened.
pub fn edit(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    nid: &str,
    typed: TypedRecord<'_>,
    reason: &str,
) -> Result<(), Refusal> {
    let namespace = editable_namespace(conn, ctx, nid)?;
    check_unchanged_since(&namespace, typed)?;
    let values = changed_values(conn, &namespace, typed, clock::day(ctx.now))?;
    if values.is_empty() {
        return Err(Refusal::at_field(at::REFERENCES, Phrase::new("refusal-record-same")));
    }
    let reason = required_text(reason, at::PUBLIC_REASON, Phrase::new("refusal-reason-published"))?;
    edit_record(conn, ctx.now, &namespace.nid, values, &reason)?;
    let event = Event::on_registry(EventKind::RecordEdited).about_nid(nid).with_detail(&format!("urn:{nid}: {reason}"));
    log::record(conn, ctx.now, &ctx.actor(), event)?;
    Ok(())
}

/// Whether a registration date is possible: not after `today`, and not before the first URN namespaces (RFC 2141, May 1997).
fn is_possible_date(date: &PartialDate, today: Date) -> bool {
    let (date, today) = (date.as_str(), today.to_string());
    date >= "1997-05" && today.get(..date.len()).is_some_and(|today| date <= today)
}

fn changed_values(
    conn: &mut AnyConnection,
    now: &Namespace,
    typed: TypedRecord<'_>,
    today: Date,
) -> Result<RecordValues, Refusal> {
    let mut faults = Vec::new();
    // Only changed values are checked: IANA's files can contain others.
    let mut line = |field: &'static str, text: &str, old: &str| {
        let text = text.trim();
        if text == old {
            return None;
        }
        if text.chars().count() > VALUE_CHARS_MAX || text.contains(['[', ']']) {
            faults.push(FieldFault::new(field, Phrase::new("refusal-record-line").arg("most", VALUE_CHARS_MAX)));
        } else if let Err(reason) = check_disallowed(text, false) {
            faults.push(FieldFault::new(field, reason));
        }
        Some(text.to_owned())
    };
    let registrant = line(at::REGISTRANT, typed.registrant, now.registrant.as_deref().unwrap_or_default());
    let contact = line(at::CONTACT, typed.contact, now.contact.as_deref().unwrap_or_default());
    let date = line(at::REGISTERED_ON, typed.registered_on, now.registered_on.as_ref().map_or("", PartialDate::as_str));
    let successor = line(at::SUCCESSORS, typed.successor, now.successor.as_ref().map_or("", Nid::as_str));
    let lines: Vec<&str> = typed.references.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let old_lines: Vec<String> = now.references.iter().map(Reference::to_line).collect();
    for reference in lines.iter().filter(|line| old_lines.iter().all(|old| old != *line)) {
        line(at::REFERENCES, reference, "");
    }
    if (lines.is_empty() && !old_lines.is_empty()) || lines.len() > REFERENCES_MAX {
        faults.push(FieldFault::new(at::REFERENCES, Phrase::new("refusal-record-references").arg("most", REFERENCES_MAX)));
    }
    for (field, cleared) in [(at::REGISTRANT, &registrant), (at::CONTACT, &contact)] {
        if cleared.as_deref().is_some_and(|text| !has_visible_character(text)) {
            faults.push(FieldFault::new(field, Phrase::new("refusal-record-empty")));
        }
    }
    let registered_on = date.map(|date| PartialDate::parse(&date));
    if registered_on.as_ref().is_some_and(|date| !date.as_ref().is_some_and(|date| is_possible_date(date, today))) {
        faults.push(FieldFault::new(at::REGISTERED_ON, Phrase::new("refusal-record-date")));
    }
    if let Some(successor) = successor.as_deref().filter(|text| !text.is_empty()) {
        let other = Nid::parse(successor).ok().filter(|other| *other != now.nid);
        let sentence = match other {
            Some(other) if registry::queries::by_nid(conn, &other)?.is_none() => Some("refusal-not-another"),
            Some(other) if is_replaced_by(conn, &other, &now.nid)? => Some("refusal-successor-circle"),
            Some(_) => None,
            None => Some("refusal-not-another"),
        };
        if let Some(sentence) = sentence {
            faults.push(FieldFault::new(at::SUCCESSORS, Phrase::new(sentence).arg("successor", successor.to_owned())));
        }
    }
    if !faults.is_empty() {
        return Err(Refusal::Faults(faults));
    }
    // The reference of an unchanged line has attributes that the line does not show.
    let reference = |line: &&str| {
        let unchanged = now.references.iter().find(|reference| reference.to_line() == *line);
        unchanged.cloned().unwrap_or_else(|| Reference::from_line(line))
    };
    let references: Vec<Reference> = lines.iter().map(reference).collect();
    Ok(RecordValues {
        references: (references != now.references).then_some(references),
        registrant,
        contact,
        registered_on: registered_on.flatten(),
        successor,
    })
}
