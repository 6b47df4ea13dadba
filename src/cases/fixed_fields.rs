//! Fields of a text that the procedure determines: the registry sets NID, version and date, whatever the requester typed. Its notes
//! about corrections belong to the corrected version; a new version does not repeat them.

use crate::cases::Subject;
use crate::nid::Nid;
use crate::registry::Status;
use crate::template::registry_notes::without_notes;
use crate::template::{Field, Template};

/// The template with these fields set: the NID as far as it is known; version and date are left to the registry.
pub fn with_settled_fields(template: &Template, subject: &Subject) -> Template {
    let mut settled = template.clone();
    match subject {
        Subject::NewFormal { wish } => settle_nid(&mut settled, wish.as_deref().unwrap_or_default()),
        Subject::NewInformal => settled.set(Field::NamespaceId, crate::template::NID_PLACEHOLDER),
        Subject::Revision { nid, .. }
        | Subject::Correction { nid, .. }
        | Subject::RegistrantChange { nid, .. }
        | Subject::StatusChange { nid, .. } => settle_nid(&mut settled, nid.as_str()),
    }
    match subject {
        // A correction keeps number and date as printed; a status change has neither.
        Subject::Correction { .. } => return settled,
        Subject::StatusChange { nid, to, successors, .. } => return status_text(&settled, nid, *to, successors),
        Subject::Revision { base, .. } | Subject::RegistrantChange { base, .. } => {
            settled.set(Field::Version, &(base + 1).to_string());
        }
        Subject::NewFormal { .. } | Subject::NewInformal => settled.set(Field::Version, "1"),
    }
    settled.set(Field::Date, "");
    let own_words = without_notes(settled.text(Field::RevisionInformation));
    settled.set(Field::RevisionInformation, &own_words);
    settled
}

/// Sets the Namespace ID field, unless it already contains the NID along with other text.
fn settle_nid(template: &mut Template, nid: &str) {
    let says_more =
        template.text(Field::NamespaceId).lines().count() > 1 || template.text(Field::NamespaceId).split_whitespace().count() > 1;
    let names_it = template.nid().is_some_and(|named| named.as_str() == nid.to_ascii_lowercase());
    if !(says_more && names_it) {
        template.set(Field::NamespaceId, nid);
    }
}

/// A status change as a text: the NID, the new status, and the statement.
fn status_text(draft: &Template, nid: &Nid, to: Status, successors: &[Nid]) -> Template {
    let mut lines = vec![format!("Status: {}", to.name())];
    if !successors.is_empty() {
        let names: Vec<&str> = successors.iter().map(Nid::as_str).collect();
        lines.push(format!("Successors: {}", names.join(", ")));
    }
    Template::default()
        .with(Field::NamespaceId, nid.as_str())
        .with(Field::AdditionalInformation, &lines.join("\n"))
        .with(Field::RevisionInformation, draft.text(Field::RevisionInformation))
}
