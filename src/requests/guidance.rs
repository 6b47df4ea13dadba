//! Guidance for registrants beside each field: its purpose, what the experts look for (RFC 8141 §6.4, paraphrased), and examples from
//! registered templates. The prompts are reminders, not inputs: the template is prose.

use urn_registry::template::Field;

/// An example from a registered template.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GuidanceExample {
    /// The NID of the namespace.
    pub nid: &'static str,
    /// Why it is a good example: a message ID.
    pub example_reason: &'static str,
}

/// The guidance for one field. Texts are message IDs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Guidance {
    pub field: Field,
    /// One line below the label of its field.
    pub hint: &'static str,
    /// An explanation of two sentences.
    pub text: &'static str,
    /// What the experts look for.
    pub prompts: &'static [&'static str],
    /// A short and a long example.
    pub examples: &'static [GuidanceExample],
    /// Rows of the text area, chosen so that three quarters of the registered answers fit.
    pub rows: u8,
}

const fn example(nid: &'static str, reason: &'static str) -> GuidanceExample {
    GuidanceExample { nid, example_reason: reason }
}

/// The guidance for a field; `None` for fields that the procedure determines.
pub fn for_field(field: Field) -> Option<&'static Guidance> {
    ALL.iter().find(|guidance| guidance.field == field)
}

/// All guidance, in the order of the page.
pub const ALL: &[Guidance] = &[
    Guidance {
        field: Field::NamespaceId,
        hint: "word-letters-digits-and-hyphens-3-to-32-characters",
        text: "field-namespace-about",
        prompts: &["field-namespace-ask-1", "field-namespace-ask-2", "field-namespace-ask-3"],
        examples: &[example("isbn", "field-example-system"), example("c2pa", "field-example-organization")],
        rows: 1,
    },
    Guidance {
        field: Field::Registrant,
        hint: "field-registrant-hint",
        text: "field-registrant-about",
        prompts: &["field-registrant-ask-1", "field-registrant-ask-2", "field-registrant-ask-3", "field-registrant-ask-4"],
        examples: &[example("isni", "field-example-role"), example("eic", "field-example-fast-track")],
        rows: 8,
    },
    Guidance {
        field: Field::Purpose,
        hint: "field-purpose-hint",
        text: "field-purpose-about",
        prompts: &[
            "field-purpose-ask-1", "field-purpose-ask-2", "field-purpose-ask-3", "field-purpose-ask-4", "field-purpose-ask-5",
            "field-purpose-ask-6", "field-purpose-ask-7",
        ],
        examples: &[example("gdr", "field-example-short"), example("isni", "field-example-long")],
        rows: 14,
    },
    Guidance {
        field: Field::Syntax,
        hint: "field-syntax-hint",
        text: "field-syntax-about",
        prompts: &[
            "field-syntax-ask-1", "field-syntax-ask-2", "field-syntax-ask-3", "field-syntax-ask-4", "field-syntax-ask-5",
            "field-syntax-ask-6",
        ],
        examples: &[example("c2pa", "field-example-abnf"), example("isbn", "field-example-equivalence")],
        rows: 18,
    },
    Guidance {
        field: Field::Assignment,
        hint: "field-assignment-hint",
        text: "field-assignment-about",
        prompts: &["field-assignment-ask-1", "field-assignment-ask-2", "field-assignment-ask-3"],
        examples: &[example("c2pa", "field-example-short"), example("isbn", "field-example-long")],
        rows: 10,
    },
    Guidance {
        field: Field::SecurityAndPrivacy,
        hint: "field-security-hint",
        text: "field-security-about",
        prompts: &["field-security-ask-1", "field-security-ask-2", "field-security-ask-3", "field-security-ask-4"],
        examples: &[example("gdr", "field-example-short"), example("isbn", "field-example-long")],
        rows: 8,
    },
    Guidance {
        field: Field::Interoperability,
        hint: "field-interoperability-hint",
        text: "field-interoperability-about",
        prompts: &["field-interoperability-ask-1", "field-interoperability-ask-2", "field-interoperability-ask-3"],
        examples: &[example("isni", "field-example-short"), example("doi", "field-example-long")],
        rows: 6,
    },
    Guidance {
        field: Field::Resolution,
        hint: "field-resolution-hint",
        text: "field-resolution-about",
        prompts: &["field-resolution-ask-1", "field-resolution-ask-2", "field-resolution-ask-3", "field-resolution-ask-4"],
        examples: &[example("c2pa", "field-example-short"), example("isni", "field-example-long")],
        rows: 6,
    },
    Guidance {
        field: Field::Documentation,
        hint: "field-documentation-hint",
        text: "field-documentation-about",
        prompts: &["field-documentation-ask-1", "field-documentation-ask-2"],
        examples: &[example("isni", "field-example-standard"), example("thread", "field-example-specification")],
        rows: 4,
    },
    Guidance {
        field: Field::AdditionalInformation,
        hint: "field-additional-hint",
        text: "field-additional-about",
        prompts: &["field-additional-ask-1"],
        examples: &[example("gs1", "field-example-relations"), example("thread", "field-example-documents")],
        rows: 4,
    },
    Guidance {
        field: Field::RevisionInformation,
        hint: "field-revision-hint",
        text: "field-revision-about",
        prompts: &["field-revision-ask-1", "field-revision-ask-2"],
        examples: &[example("nbn", "field-example-long"), example("isbn", "field-example-short")],
        rows: 6,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_user_written_field_has_guidance() {
        for field in Field::REGISTRANT_FIELDS {
            let guidance = for_field(field).unwrap();
            assert!(!guidance.prompts.is_empty() && guidance.examples.len() == 2, "{field:?}");
        }
    }
}
