//! Fields of a text that the procedure determines: the registry sets NID, version and date, whatever the requester entered. The registry's
//! notes about corrections belong to the corrected version, so a new version does not repeat them.

use crate::ids::sha256;
use crate::refusal::{FieldFault, at};
use crate::registry::Status;
use crate::requests::{Request, RequestSubject};
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::nid::written::parse_nid;
use urn_registry::template::checks::{date_fault, strict_version};
use urn_registry::template::registry_notes::without_notes;
use urn_registry::template::write::{canonical_template, write};
use urn_registry::template::{Field, NID_PLACEHOLDER, Template};

/// The template with these fields set: the NID as far as it is known; version and date are left to the registry.
pub fn with_fixed_fields(template: &Template, subject: &RequestSubject) -> Template {
    let mut settled = template.clone();
    match subject {
        // Only the requested NID, without other text: a first registration has no history.
        RequestSubject::NewFormal { wish } => settled.set(Field::NamespaceId, wish.as_deref().unwrap_or_default()),
        RequestSubject::NewInformal { .. } => settled.set(Field::NamespaceId, NID_PLACEHOLDER),
        RequestSubject::Revision { nid, .. }
        | RequestSubject::Correction { nid, .. }
        | RequestSubject::StatusChange { nid, .. } => {
            set_nid_field(&mut settled, nid.as_str());
        }
    }
    match subject {
        // A correction keeps number and date as printed; a status change has neither.
        RequestSubject::Correction { .. } => return settled,
        RequestSubject::StatusChange { nid, to, successors, .. } => return status_change_text(&settled, nid, *to, successors),
        RequestSubject::Revision { base, .. } => {
            settled.set(Field::Version, &(base + 1).to_string());
        }
        RequestSubject::NewFormal { .. } | RequestSubject::NewInformal { .. } => settled.set(Field::Version, "1"),
    }
    settled.set(Field::Date, "");
    let own_words = without_notes(settled.text(Field::RevisionInformation));
    settled.set(Field::RevisionInformation, &own_words);
    settled
}

/// The draft of a request as it would be frozen, with its canonical form.
pub(crate) fn canonical_draft(request: &Request) -> (Template, String) {
    let template = canonical_template(&with_fixed_fields(&request.draft, &request.subject));
    let text = write(&template);
    (template, text)
}

/// The fingerprint that the draft of a request would have as a submitted revision.
pub(crate) fn draft_fingerprint(request: &Request) -> String {
    sha256(canonical_draft(request).1.as_bytes())
}

/// The values of these three fields that a program sent and that contradict the request, by field: a NID other than that of the request, a
/// version that is not a number, or an impossible date. The registry would silently replace them, so they are reported. Fields that are
/// empty or the same as in `before` are not checked.
pub fn fixed_field_faults(sent: &Template, before: &Template, subject: &RequestSubject, today: Date) -> Vec<FieldFault> {
    let changed = |field: Field| sent.get(field).filter(|text| before.get(field) != Some(*text));
    let mut faults = Vec::new();
    if let Some(text) = changed(Field::NamespaceId)
        && let Some(wrong) = wrong_nid_error(text, subject)
    {
        faults.push(FieldFault::new(at::NAMESPACE_ID, wrong));
    }
    if let Some(text) = changed(Field::Version).filter(|text| strict_version(text).is_none()) {
        faults.push(FieldFault::new(Field::Version.key(), Phrase::new("finding-version-form").arg("text", text)));
    }
    faults.extend(
        changed(Field::Date).and_then(|text| date_fault(text, today)).map(|wrong| FieldFault::new(Field::Date.key(), wrong)),
    );
    faults
}

/// The error for a Namespace ID field that does not name the NID of its request; it states both.
fn wrong_nid_error(text: &str, subject: &RequestSubject) -> Option<Phrase> {
    let differs = |nid: &str| Phrase::new("refusal-nid-differs").arg("found", text).arg("nid", nid);
    let own = match subject {
        RequestSubject::NewInformal { .. } if text == NID_PLACEHOLDER => return None,
        RequestSubject::NewInformal { .. } => return Some(differs(NID_PLACEHOLDER)),
        // If neither text is a NID, they match if they are identical; the checks report them.
        RequestSubject::NewFormal { wish } if wish.as_deref().is_some_and(|wish| wish.trim_ascii() == text) => return None,
        RequestSubject::NewFormal { wish } => wish.as_deref().unwrap_or_default(),
        other => other.nid().unwrap_or_default(),
    };
    match parse_nid(text) {
        Ok(nid) => parse_nid(own).ok().as_ref().is_none_or(|own| *own != nid).then(|| differs(own)),
        // The paragraph of a registered text about its name.
        Err(_) if subject.registered_base().is_some() && has_more(text) && described_nid(text) == parse_nid(own).ok() => None,
        Err(not) => Some(not.sentence()),
    }
}

fn described_nid(text: &str) -> Option<Nid> {
    Template::default().with_field(Field::NamespaceId, text).nid()
}

fn has_more(text: &str) -> bool {
    text.lines().count() > 1 || text.split_whitespace().count() > 1
}

/// Sets the Namespace ID field, unless it already contains the NID along with other text.
fn set_nid_field(template: &mut Template, nid: &str) {
    let names_it = template.nid().is_some_and(|named| named.as_str() == nid.to_ascii_lowercase());
    if !(has_more(template.text(Field::NamespaceId)) && names_it) {
        template.set(Field::NamespaceId, nid);
    }
}

/// A status change as a text: the NID, the new status, and the statement.
fn status_change_text(draft: &Template, nid: &Nid, to: Status, successors: &[Nid]) -> Template {
    let mut lines = vec![format!("Status: {}", to.name())];
    if !successors.is_empty() {
        let names: Vec<&str> = successors.iter().map(Nid::as_str).collect();
        lines.push(format!("Successors: {}", names.join(", ")));
    }
    Template::default()
        .with_field(Field::NamespaceId, nid.as_str())
        .with_field(Field::AdditionalInformation, &lines.join("\n"))
        .with_field(Field::RevisionInformation, draft.text(Field::RevisionInformation))
}
