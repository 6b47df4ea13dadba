//! Determines which fields changed, and whether in substance.

use crate::template::registrant::registrant_words;
use crate::template::same::same_text;
use crate::template::{Field, Template};

/// The fields whose text or rules differ, in the order of Appendix A.
pub fn changed_fields(old: &Template, new: &Template) -> Vec<Field> {
    Field::ALL.into_iter().filter(|field| !same_text(*field, old.text(*field), new.text(*field))).collect()
}

/// The fields that changed in substance: all except the version, the date, the revision information, and contact details within
/// Registrant. The identity of the registrant is substance.
pub fn changed_in_substance(old: &Template, new: &Template) -> Vec<Field> {
    let settled = [Field::Version, Field::Date, Field::RevisionInformation];
    let only_contact = only_contact_changed(old, new);
    let weighs = |field: &Field| !settled.contains(field) && (*field != Field::Registrant || !only_contact);
    changed_fields(old, new).into_iter().filter(weighs).collect()
}

/// Whether Registrant differs only in contact details: listed as changed, but no reason for another review.
pub fn only_contact_changed(old: &Template, new: &Template) -> bool {
    let (old, new) = (old.text(Field::Registrant), new.text(Field::Registrant));
    let (before, after) = (registrant_words(old), registrant_words(new));
    // If nothing remains, the contact details were the only identification.
    !same_text(Field::Registrant, old, new) && before == after && !before.is_empty()
}
