//! Saved questions: questions that experts ask repeatedly, each with its clause. An expert copies a question into a comment and can change
//! it there. Ten questions come with the program. Leads add others and can retire any of them. Questions are never changed or deleted.

pub mod queries;

use crate::history::retractions::Retraction;
use urn_registry::template::Field;

/// A saved question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// Database key, or the identifier of a question that comes with the program.
    pub id: String,
    /// The field that it concerns; `None` for the whole request.
    pub field: Option<Field>,
    /// The subject in a few words.
    pub topic: String,
    /// Where the RFC requires an answer.
    pub clause: String,
    /// The question.
    pub body: String,
    /// Who added it; `None` if it comes with the program.
    pub added_by: Option<String>,
    /// Who retired it, when and why.
    pub retired: Option<Retraction>,
}

impl Question {
    /// The text of the comment: the question with its clause.
    pub fn comment(&self) -> String {
        format!("{} ({})", self.body, self.clause)
    }
}

struct BuiltIn {
    id: &'static str,
    field: Field,
    topic: &'static str,
    clause: &'static str,
    body: &'static str,
}

/// The questions that come with the program.
const BUILT_IN: [BuiltIn; 10] = [
    BuiltIn {
        id: "benefit",
        field: Field::Purpose,
        topic: "Benefit for Internet users",
        clause: "RFC 8141 §5.1, §6.4.1",
        body: "Who outside your organization will use these URNs on the Internet, and how do they benefit from them?",
    },
    BuiltIn {
        id: "equivalence",
        field: Field::Syntax,
        topic: "Equivalence",
        clause: "RFC 8141 §6.4.2",
        body: "When are two names in this namespace equivalent? Please state whether letters differ by case, and whether hyphens or other characters are ignored.",
    },
    BuiltIn {
        id: "components",
        field: Field::Syntax,
        topic: "r-, q- and f-components",
        clause: "RFC 8141 §6.4.2, Appendix A",
        body: "Do r-components, q-components or f-components have a meaning in this namespace? If so, please describe it; otherwise it is undefined.",
    },
    BuiltIn {
        id: "reassignment",
        field: Field::Assignment,
        topic: "No reassignment",
        clause: "RFC 8141 §5, §5.1",
        body: "How do you ensure that a URN is never assigned to a different resource, even after its resource or its assignee no longer exists?",
    },
    BuiltIn {
        id: "uniqueness",
        field: Field::Assignment,
        topic: "Uniqueness",
        clause: "RFC 8141 §5, §6.4.3",
        body: "How do you ensure that the same URN is not assigned twice, especially if more than one party assigns names?",
    },
    BuiltIn {
        id: "assigners",
        field: Field::Assignment,
        topic: "Who may assign names",
        clause: "RFC 8141 §6.4.3",
        body: "Who may assign names in this namespace, and how does one become an assigner or request a name?",
    },
    BuiltIn {
        id: "succession",
        field: Field::Registrant,
        topic: "Succession",
        clause: "RFC 8141 §5.1",
        body: "Who maintains the namespace if your organization can no longer do so, and how do existing URNs remain valid?",
    },
    BuiltIn {
        id: "contact",
        field: Field::Registrant,
        topic: "Contact role",
        clause: "RFC 8141 Appendix A",
        body: "Can you name a role with its own address as the contact, in addition to a person? Questions about a namespace come up many years later.",
    },
    BuiltIn {
        id: "resolution",
        field: Field::Resolution,
        topic: "Resolution services",
        clause: "RFC 8141 §6.4.6",
        body: "Is resolution intended? If so, do you intend to operate or recommend a resolution service, and for which names?",
    },
    BuiltIn {
        id: "document",
        field: Field::Documentation,
        topic: "Stable document",
        clause: "RFC 8141 §6.2, Appendix A",
        body: "Is there a stable document that describes the namespace, and will its address remain valid? Please cite it.",
    },
];

/// The questions that come with the program.
fn built_in() -> impl Iterator<Item = Question> {
    BUILT_IN.iter().map(|one| Question {
        id: one.id.to_owned(),
        field: Some(one.field),
        topic: one.topic.to_owned(),
        clause: one.clause.to_owned(),
        body: one.body.to_owned(),
        added_by: None,
        retired: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ten_questions_come_with_the_program_each_with_its_clause() {
        let all: Vec<Question> = built_in().collect();
        assert_eq!(all.iter().map(|one| &one.id).collect::<BTreeSet<_>>().len(), 10);
        for one in &all {
            assert!(one.comment().ends_with(&format!("({})", one.clause)) && one.clause.starts_with("RFC 8141 "), "{one:?}");
            assert!(one.body.contains('?'), "{one:?}");
        }
    }
}
