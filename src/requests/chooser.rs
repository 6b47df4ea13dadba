//! "Do you need a namespace?": from the answers to four questions to an identifier or a procedure (RFC 8141 §5 and §6). Pure.

use crate::requests::Procedure;

/// The purpose of the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Permanent names for users of the public Internet (RFC 8141 §5.1).
    Public,
    /// Names that only need to be unique and are never assigned or published.
    Unique,
    /// Names within one organization.
    Inside,
    /// Names that are based on a domain name or a web address.
    Domain,
    /// The visitor is not sure.
    Unsure,
}

impl Need {
    /// Parses an answer.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "public" => Self::Public,
            "unique" => Self::Unique,
            "inside" => Self::Inside,
            "domain" => Self::Domain,
            "unsure" => Self::Unsure,
            _ => return None,
        })
    }
}

/// Whether a registered namespace covers the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// None does.
    No,
    /// The namespace of the visitor's organization, or of an organization that would delegate part of its namespace.
    Ours,
    /// The names are defined in an IETF document (RFC 3553).
    Ietf,
    /// The visitor is not sure.
    Unsure,
}

impl Existing {
    /// Parses an answer.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "no" => Self::No,
            "ours" => Self::Ours,
            "ietf" => Self::Ietf,
            "unsure" => Self::Unsure,
            _ => return None,
        })
    }
}

/// Whether the visitor wants to choose the NID.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chosen {
    /// Yes: a formal namespace (RFC 8141 §5.1).
    Formal,
    /// No: an informal one, with the next number (RFC 8141 §5.2).
    Informal,
    /// The visitor is not sure.
    Unsure,
}

impl Chosen {
    /// Parses an answer.
    pub fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "formal" => Self::Formal,
            "informal" => Self::Informal,
            "unsure" => Self::Unsure,
            _ => return None,
        })
    }
}

/// Who requests the registration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Requester {
    /// A person or body that can use this procedure.
    By(Procedure),
    /// The visitor is not sure.
    Unsure,
}

impl Requester {
    /// Parses an answer: the identifier of a procedure, or `unsure`.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "unsure" { Some(Self::Unsure) } else { Procedure::from_name(name).map(Self::By) }
    }
}

/// The answers so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Answers {
    /// Question 1.
    pub need: Option<Need>,
    /// Question 2.
    pub existing: Option<Existing>,
    /// Question 3.
    pub chosen: Option<Chosen>,
    /// Question 4.
    pub requester: Option<Requester>,
}

impl Answers {
    /// Reads the answers by their names. A name that is not an answer counts as not answered.
    pub fn read(need: &str, existing: &str, chosen: &str, requester: &str) -> Self {
        Self {
            need: Need::from_name(need),
            existing: Existing::from_name(existing),
            chosen: Chosen::from_name(chosen),
            requester: Requester::from_name(requester),
        }
    }

    /// Whether an answer is "not sure".
    pub fn has_unsure_answer(self) -> bool {
        self.need == Some(Need::Unsure)
            || self.existing == Some(Existing::Unsure)
            || self.chosen == Some(Chosen::Unsure)
            || self.requester == Some(Requester::Unsure)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// The purpose of the names.
    Need,
    /// Whether a registered namespace covers them.
    Existing,
    /// Whether the NID is to be chosen.
    Chosen,
    /// Who requests the registration.
    Requester,
}

/// The recommendation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// `urn:uuid:` or `urn:oid:`.
    Generated,
    /// A part of a registered namespace.
    Part,
    /// A part of `urn:ietf:params:` (RFC 3553).
    IetfParams,
    /// An informal namespace (RFC 8141 §5.2).
    Informal,
    /// A formal namespace, by the procedure.
    Formal(Procedure),
    /// Another identifier than a URN.
    NotUrn,
}

impl End {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Generated,
        Self::Part,
        Self::IetfParams,
        Self::Informal,
        Self::Formal(Procedure::Community),
        Self::Formal(Procedure::Standards),
        Self::Formal(Procedure::FastTrack),
        Self::NotUrn,
    ];

    /// A registered namespace as an example.
    pub fn example(self) -> Option<&'static str> {
        Some(match self {
            Self::Generated => "uuid",
            Self::Part => "nbn",
            Self::IetfParams => "ietf",
            Self::Informal => "urn-7",
            Self::Formal(Procedure::Community) => "pwid",
            Self::Formal(Procedure::Standards) => "service",
            Self::Formal(Procedure::FastTrack) => "etsi",
            Self::NotUrn => return None,
        })
    }
}

/// The next content of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// A question.
    Ask(Question),
    /// The result.
    End(End),
}

/// The next question, or the result. "Not sure" continues with the answer that rules nothing out: a formal namespace by community review.
pub fn next(answers: Answers) -> Next {
    match answers.need {
        None => return Next::Ask(Question::Need),
        Some(Need::Unique | Need::Inside) => return Next::End(End::Generated),
        Some(Need::Domain) => return Next::End(End::NotUrn),
        Some(Need::Public | Need::Unsure) => {}
    }
    match answers.existing {
        None => return Next::Ask(Question::Existing),
        Some(Existing::Ours) => return Next::End(End::Part),
        Some(Existing::Ietf) => return Next::End(End::IetfParams),
        Some(Existing::No | Existing::Unsure) => {}
    }
    match (answers.chosen, answers.requester) {
        (None, _) => Next::Ask(Question::Chosen),
        (Some(Chosen::Informal), _) => Next::End(End::Informal),
        (Some(Chosen::Formal | Chosen::Unsure), None) => Next::Ask(Question::Requester),
        (Some(Chosen::Formal | Chosen::Unsure), Some(Requester::By(procedure))) => Next::End(End::Formal(procedure)),
        (Some(Chosen::Formal | Chosen::Unsure), Some(Requester::Unsure)) => Next::End(End::Formal(Procedure::Community)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::builtin;

    #[test]
    fn each_situation_leads_to_its_result() {
        let table = [
            ("a developer who needs unique keys for records", "unique", "", "", "", End::Generated),
            ("a company that names its own servers", "inside", "", "", "", End::Generated),
            ("the owner of a website who names XML vocabularies", "domain", "", "", "", End::NotUrn),
            ("a library of a country whose national library assigns parts of nbn", "public", "ours", "", "", End::Part),
            ("a working group that defines a protocol parameter", "public", "ietf", "", "", End::IetfParams),
            ("a project without a name to defend", "public", "no", "informal", "", End::Informal),
            (
                "an archive with its own scheme of identifiers",
                "public",
                "no",
                "formal",
                "community",
                End::Formal(Procedure::Community),
            ),
            (
                "the author of a standards-track document",
                "public",
                "no",
                "formal",
                "standards",
                End::Formal(Procedure::Standards),
            ),
            ("a recognized standards organization", "public", "no", "formal", "fast_track", End::Formal(Procedure::FastTrack)),
            ("a visitor who is sure of nothing", "unsure", "unsure", "unsure", "unsure", End::Formal(Procedure::Community)),
            (
                "a visitor who is only sure of the procedure",
                "unsure",
                "unsure",
                "unsure",
                "fast_track",
                End::Formal(Procedure::FastTrack),
            ),
            ("a company whose later answers are from another attempt", "inside", "no", "formal", "community", End::Generated),
        ];
        for (who, need, existing, chosen, requester, end) in table {
            assert_eq!(next(Answers::read(need, existing, chosen, requester)), Next::End(end), "{who}");
        }
    }

    #[test]
    fn questions_are_asked_in_order_and_unknown_answers_are_asked_again() {
        let asked = |need, existing, chosen, requester| next(Answers::read(need, existing, chosen, requester));
        assert_eq!(asked("", "", "", ""), Next::Ask(Question::Need));
        assert_eq!(asked("perhaps", "no", "formal", "community"), Next::Ask(Question::Need));
        assert_eq!(asked("public", "", "formal", "community"), Next::Ask(Question::Existing));
        assert_eq!(asked("public", "no", "", "community"), Next::Ask(Question::Chosen));
        assert_eq!(asked("public", "no", "formal", "x"), Next::Ask(Question::Requester));
        assert!(Answers::read("public", "no", "formal", "unsure").has_unsure_answer());
        assert!(!Answers::read("public", "no", "formal", "community").has_unsure_answer());
    }

    #[test]
    fn every_example_is_a_registered_namespace() {
        let registered = builtin::namespaces();
        for nid in End::ALL.into_iter().filter_map(End::example) {
            assert!(registered.iter().any(|it| it.namespace.nid.as_str() == nid), "{nid}");
        }
    }
}
