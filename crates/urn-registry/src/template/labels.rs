//! The labels that mark the thirteen fields in real texts.

use super::Field;
use crate::nid::notes::one_edit;
use std::collections::HashMap;
use std::sync::LazyLock;

/// The kind of field or part that a label starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LabelTarget {
    /// A field of Appendix A, by (a spelling of) its name.
    Field(Field),
    /// A whole field, by its name in the older form.
    Older(Field),
    /// A label of the older form whose text becomes part of a field; the label stays in the text as a heading.
    Part(Field),
    /// The older form's *Registration Information*, which contains version and date.
    RegistrationInformation,
}

impl LabelTarget {
    /// Whether the label is from the form of RFC 2611 and RFC 3406.
    pub(super) fn is_older(self) -> bool {
        !matches!(self, Self::Field(_))
    }
}

use Field as F;
use LabelTarget::{Field as A, Older, Part, RegistrationInformation};

/// Folded label → what it starts. Suffixes "of the …" and "for the …" are removed before the lookup.
const LABELS: &[(&str, LabelTarget)] = &[
    ("namespace id", A(F::NamespaceId)),
    ("namespace identifier", A(F::NamespaceId)),
    ("namespace identifier nid", A(F::NamespaceId)),
    ("namespace id nid", A(F::NamespaceId)),
    ("urn namespace id", A(F::NamespaceId)),
    ("urn namespace identifier", A(F::NamespaceId)),
    ("requested namespace id", A(F::NamespaceId)),
    ("nid", A(F::NamespaceId)),
    ("version", A(F::Version)),
    ("version number", A(F::Version)),
    ("registration version", A(F::Version)),
    ("registration version number", A(F::Version)),
    ("date", A(F::Date)),
    ("registration date", A(F::Date)),
    ("date of registration", A(F::Date)),
    ("registrant", A(F::Registrant)),
    ("registrant information", A(F::Registrant)),
    ("registrant name", A(F::Registrant)),
    ("declared registrant", Older(F::Registrant)),
    ("declared registrant of namespace", Older(F::Registrant)),
    ("registrant of namespace", Older(F::Registrant)),
    ("purpose", A(F::Purpose)),
    ("scope", Part(F::Purpose)),
    ("kind of named resources", Part(F::Purpose)),
    ("kinds of named resources", Part(F::Purpose)),
    ("namespace considerations", Part(F::Purpose)),
    ("community considerations", Part(F::Purpose)),
    ("syntax", A(F::Syntax)),
    ("declaration of syntactic structure", Older(F::Syntax)),
    ("declaration of structure", Older(F::Syntax)),
    ("declaration of syntactic structure of nss", Older(F::Syntax)),
    ("declaration of syntactic structure of nss part", Older(F::Syntax)),
    ("syntactic structure", Older(F::Syntax)),
    ("rules for lexical equivalence", Part(F::Syntax)),
    ("rules for lexical equivalence of nss part", Part(F::Syntax)),
    ("rules for lexical equivalence of nss", Part(F::Syntax)),
    ("lexical equivalence", Part(F::Syntax)),
    ("conformity with urn syntax", Part(F::Syntax)),
    ("conformance with urn syntax", Part(F::Syntax)),
    ("conformance with urn syntax rules", Part(F::Syntax)),
    ("usage of r component and q component", Part(F::Syntax)),
    ("usage of f component", Part(F::Syntax)),
    ("usage of query instructions", Part(F::Syntax)),
    ("usage of fragment part", Part(F::Syntax)),
    ("assignment", A(F::Assignment)),
    ("identifier uniqueness considerations", Part(F::Assignment)),
    ("identifier uniqueness and persistence considerations", Part(F::Assignment)),
    ("identifier persistence considerations", Part(F::Assignment)),
    ("identifier persistence and uniqueness considerations", Part(F::Assignment)),
    ("process of identifier assignment", Part(F::Assignment)),
    ("process for identifier assignment", Part(F::Assignment)),
    ("identifier uniqueness", Part(F::Assignment)),
    ("identifier persistence", Part(F::Assignment)),
    ("identifier assignment", Part(F::Assignment)),
    ("security and privacy", A(F::SecurityAndPrivacy)),
    ("security and privacy considerations", A(F::SecurityAndPrivacy)),
    ("security considerations", Older(F::SecurityAndPrivacy)),
    ("security", A(F::SecurityAndPrivacy)),
    ("interoperability", A(F::Interoperability)),
    ("interoperability considerations", A(F::Interoperability)),
    ("resolution", A(F::Resolution)),
    ("process for identifier resolution", Part(F::Resolution)),
    ("process of identifier resolution", Part(F::Resolution)),
    ("identifier resolution", Part(F::Resolution)),
    ("validation mechanism", Part(F::Resolution)),
    ("validation mechanisms", Part(F::Resolution)),
    ("documentation", A(F::Documentation)),
    ("relevant ancillary documentation", Older(F::Documentation)),
    ("ancillary documentation", Older(F::Documentation)),
    ("relevant ancillary information", Older(F::Documentation)),
    ("additional documentation information", A(F::Documentation)),
    ("additional information", A(F::AdditionalInformation)),
    ("revision information", A(F::RevisionInformation)),
    ("change history", Part(F::RevisionInformation)),
    ("revision history", Part(F::RevisionInformation)),
    ("registering organization", Part(F::Registrant)),
    ("registering organisation", Part(F::Registrant)),
    ("declared registration of namespace", Older(F::Registrant)),
    ("urn syntax conformance", Part(F::Syntax)),
    ("uniqueness", Part(F::Assignment)),
    ("persistence", Part(F::Assignment)),
    ("assignment procedure", A(F::Assignment)),
    ("assignment procedures", A(F::Assignment)),
    ("validation", Part(F::Resolution)),
    ("resolution mechanism", A(F::Resolution)),
    ("resolution mechanisms", A(F::Resolution)),
    ("purpose of namespace", A(F::Purpose)),
    ("security privacy", A(F::SecurityAndPrivacy)),
    ("privacy considerations", Part(F::SecurityAndPrivacy)),
    ("documentation and references", A(F::Documentation)),
    ("additional information notes", A(F::AdditionalInformation)),
    ("registration information", RegistrationInformation),
    ("registration info", RegistrationInformation),
];

/// The folded names of all labels.
pub(super) fn folded_label_names() -> impl Iterator<Item = &'static str> {
    LABELS.iter().map(|(name, _)| *name)
}

/// The folded names of one field: its labels in each form, and those of its parts.
pub(super) fn names_of(field: Field) -> impl Iterator<Item = &'static str> {
    let is_own = move |opens: LabelTarget| match opens {
        A(own) | Older(own) | Part(own) => own == field,
        RegistrationInformation => false,
    };
    LABELS.iter().filter(move |(_, opens)| is_own(*opens)).map(|(name, _)| *name)
}

static BY_NAME: LazyLock<HashMap<&'static str, LabelTarget>> = LazyLock::new(|| LABELS.iter().copied().collect());

/// What a label starts if it matches a known spelling exactly, except for case, articles and punctuation.
pub(super) fn exact_label_target(written: &str) -> Option<LabelTarget> {
    BY_NAME.get(fold(written).as_str()).copied()
}

/// What a label starts; a one-letter misspelling is accepted in long labels.
pub fn label_target(written: &str) -> Option<LabelTarget> {
    let folded = fold(written);
    if folded.len() > 70 {
        return None;
    }
    if let Some(opens) = BY_NAME.get(folded.as_str()) {
        return Some(*opens);
    }
    // "Syntax (ABNF)", "Registrant (organization)", but not a longer heading: "URN Namespace ID (NID) Registration for the
    // National Bibliography".
    if let Some((bare, rest)) = written.split_once('(')
        && rest.split_once(')').is_none_or(|(_, after)| after.trim().is_empty())
        && let Some(opens) = exact_label_target(bare)
    {
        return Some(opens);
    }
    if let Some((first, rest)) = folded.split_once(' ')
        && let Some((_, opens @ A(_))) = LABELS.iter().find(|(name, _)| *name == rest)
        && written.trim_start().starts_with(&first.to_uppercase())
        // "MIME-Version" and "Resent-Date" are email headers.
        && !matches!(opens, A(F::Version | F::Date))
    {
        // "ISBN assignment", "DOI assignment": the name of the namespace before a label of Appendix A.
        return Some(*opens);
    }
    const MISSPELLING_LENGTH_MIN: usize = 10;
    LABELS
        .iter()
        .find(|(name, _)| {
            name.len() >= MISSPELLING_LENGTH_MIN && name.len().abs_diff(folded.len()) <= 1 && one_edit(name, &folded)
        })
        .map(|(_, opens)| *opens)
}

/// The fields that one heading merges, such as *Assignment and Resolution*: two or more that the registrant writes.
pub(super) fn merged(written: &str) -> Option<Vec<Field>> {
    const LONGEST: usize = 80;
    let folded = fold(written);
    let words: Vec<&str> = folded.split(' ').collect();
    if folded.len() <= LONGEST { split_merged_fields(&words) } else { None }
}

fn split_merged_fields(words: &[&str]) -> Option<Vec<Field>> {
    for len in 1..words.len() {
        let Some((head, rest)) = words.split_at_checked(len) else { break };
        let Some(first) = written_field(head) else { continue };
        let rest = match rest {
            ["and", rest @ ..] => rest,
            rest => rest,
        };
        let others = written_field(rest).map(|own| vec![own]).or_else(|| split_merged_fields(rest));
        if let Some(others) = others.filter(|others| !others.contains(&first)) {
            return Some([vec![first], others].concat());
        }
    }
    None
}

fn written_field(words: &[&str]) -> Option<Field> {
    let (A(field) | Older(field) | Part(field)) = BY_NAME.get(words.join(" ").as_str()).copied()? else { return None };
    Field::REGISTRANT_FIELDS.contains(&field).then_some(field)
}

/// Lower case, letters and digits only, single spaces, without articles.
pub fn fold(written: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    for word in written.replace('&', " and ").split(|c: char| !c.is_alphanumeric()) {
        if !word.is_empty() && !word.eq_ignore_ascii_case("the") {
            words.push(word.to_lowercase());
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelled_and_older_field_labels_are_recognized() {
        assert_eq!(label_target("Namespace Indentifier"), Some(A(F::NamespaceId)));
        assert_eq!(label_target("Declared Registrant of the Namespace"), Some(Older(F::Registrant)));
        assert_eq!(label_target("Security & Privacy"), Some(A(F::SecurityAndPrivacy)));
        assert_eq!(label_target("Rules for lexical equivalence of NSS part"), Some(Part(F::Syntax)));
        assert_eq!(merged("Assignment and Resolution"), Some(vec![F::Assignment, F::Resolution]));
        assert_eq!(
            merged("Security and Privacy / Interoperability, Resolution"),
            Some(vec![F::SecurityAndPrivacy, F::Interoperability, F::Resolution])
        );
        for one in ["Security and Privacy", "Version and Date", "Assignment of names", "Purpose and scope", "Purpose"] {
            assert_eq!(merged(one), None, "{one}");
        }
        assert_eq!(label_target("Name"), None);
        assert_eq!(label_target("Address"), None);
    }
}
