//! "Do you need a namespace?": from the answers to four questions to an identifier or a procedure (RFC 8141 §5 and §6). Pure.

use crate::requests::Procedure;

/// The purpose of the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamePurpose {
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

impl NamePurpose {
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
pub enum ExistingNamespace {
    /// None does.
    No,
    /// The namespace of the visitor's organization, or of an organization that would delegate part of its namespace.
    Ours,
    /// The names are defined in an IETF document (RFC 3553).
    Ietf,
    /// The visitor is not sure.
    Unsure,
}

impl ExistingNamespace {
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
pub enum NidChoice {
    /// Yes: a formal namespace (RFC 8141 §5.1).
    Formal,
    /// No: an informal one, with the next number (RFC 8141 §5.2).
    Informal,
    /// The visitor is not sure.
    Unsure,
}

impl NidChoice {
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
pub enum RequesterChoice {
    /// A person or body that can use this procedure.
    By(Procedure),
    /// The visitor is not sure.
    Unsure,
}

impl RequesterChoice {
    /// Parses an answer: the identifier of a procedure, or `unsure`.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "unsure" { Some(Self::Unsure) } else { Procedure::from_name(name).map(Self::By) }
    }
}

/// The answers so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ChooserAnswers {
    /// Question 1.
    pub need: Option<NamePurpose>,
    /// Question 2.
    pub existing: Option<ExistingNamespace>,
    /// Question 3.
    pub chosen: Option<NidChoice>,
    /// Question 4.
    pub requester: Option<RequesterChoice>,
}

impl ChooserAnswers {
    /// Reads the answers by their names. A name that is not an answer counts as not answered.
    pub fn from_names(need: &str, existing: &str, chosen: &str, requester: &str) -> Self {
        Self {
            need: NamePurpose::from_name(need),
            existing: ExistingNamespace::from_name(existing),
            chosen: NidChoice::from_name(chosen),
            requester: RequesterChoice::from_name(requester),
        }
    }

    /// Whether an answer is "not sure".
    pub fn has_unsure_answer(self) -> bool {
        self.need == Some(NamePurpose::Unsure)
            || self.existing == Some(ExistingNamespace::Unsure)
            || self.chosen == Some(NidChoice::Unsure)
            || self.requester == Some(RequesterChoice::Unsure)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChooserQuestion {
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
pub enum Recommendation {
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

impl Recommendation {
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
    pub fn example_nid(self) -> Option<&'static str> {
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
pub enum ChooserStep {
    /// A question.
    Ask(ChooserQuestion),
    /// The result.
    End(Recommendation),
}

/// The next question, or the result. "Not sure" continues with the answer that rules nothing out: a formal namespace by community review.
pub fn next(answers: ChooserAnswers) -> ChooserStep {
    match answers.need {
        None => return ChooserStep::Ask(ChooserQuestion::Need),
        Some(NamePurpose::Unique | NamePurpose::Inside) => return ChooserStep::End(Recommendation::Generated),
        Some(NamePurpose::Domain) => return ChooserStep::End(Recommendation::NotUrn),
        Some(NamePurpose::Public | NamePurpose::Unsure) => {}
    }
    match answers.existing {
        None => return ChooserStep::Ask(ChooserQuestion::Existing),
        Some(ExistingNamespace::Ours) => return ChooserStep::End(Recommendation::Part),
        Some(ExistingNamespace::Ietf) => return ChooserStep::End(Recommendation::IetfParams),
        Some(ExistingNamespace::No | ExistingNamespace::Unsure) => {}
    }
    match (answers.chosen, answers.requester) {
        (None, _) => ChooserStep::Ask(ChooserQuestion::Chosen),
        (Some(NidChoice::Informal), _) => ChooserStep::End(Recommendation::Informal),
        (Some(NidChoice::Formal | NidChoice::Unsure), None) => ChooserStep::Ask(ChooserQuestion::Requester),
        (Some(NidChoice::Formal | NidChoice::Unsure), Some(RequesterChoice::By(procedure))) => {
            ChooserStep::End(Recommendation::Formal(procedure))
        }
        (Some(NidChoice::Formal | NidChoice::Unsure), Some(RequesterChoice::Unsure)) => {
            ChooserStep::End(Recommendation::Formal(Procedure::Community))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::builtin;

    #[test]
    fn each_situation_leads_to_its_result() {
        let table = [
            ("a developer who needs unique keys for records", "unique", "", "", "", Recommendation::Generated),
            ("a company that names its own servers", "inside", "", "", "", Recommendation::Generated),
            ("the owner of a website who names XML vocabularies", "domain", "", "", "", Recommendation::NotUrn),
            (
                "a library of a country whose national library assigns parts of nbn",
                "public",
                "ours",
                "",
                "",
                Recommendation::Part,
            ),
            ("a working group that defines a protocol parameter", "public", "ietf", "", "", Recommendation::IetfParams),
            ("a project without a name to defend", "public", "no", "informal", "", Recommendation::Informal),
            (
                "an archive with its own scheme of identifiers",
                "public",
                "no",
                "formal",
                "community",
                Recommendation::Formal(Procedure::Community),
            ),
            (
                "the author of a standards-track document",
                "public",
                "no",
                "formal",
                "standards",
                Recommendation::Formal(Procedure::Standards),
            ),
            (
                "a recognized standards organization",
                "public",
                "no",
                "formal",
                "fast_track",
                Recommendation::Formal(Procedure::FastTrack),
            ),
            (
                "a visitor who is sure of nothing",
                "unsure",
                "unsure",
                "unsure",
                "unsure",
                Recommendation::Formal(Procedure::Community),
            ),
            (
                "a visitor who is only sure of the procedure",
                "unsure",
                "unsure",
                "unsure",
                "fast_track",
                Recommendation::Formal(Procedure::FastTrack),
            ),
            (
                "a company whose later answers are from another attempt",
                "inside",
                "no",
                "formal",
                "community",
                Recommendation::Generated,
            ),
        ];
        for (who, need, existing, chosen, requester, end) in table {
            assert_eq!(next(ChooserAnswers::from_names(need, existing, chosen, requester)), ChooserStep::End(end), "{who}");
        }
    }

    #[test]
    fn questions_are_asked_in_order_and_unknown_answers_are_asked_again() {
        let asked = |need, existing, chosen, requester| next(ChooserAnswers::from_names(need, existing, chosen, requester));
        assert_eq!(asked("", "", "", ""), ChooserStep::Ask(ChooserQuestion::Need));
        assert_eq!(asked("perhaps", "no", "formal", "community"), ChooserStep::Ask(ChooserQuestion::Need));
        assert_eq!(asked("public", "", "formal", "community"), ChooserStep::Ask(ChooserQuestion::Existing));
        assert_eq!(asked("public", "no", "", "community"), ChooserStep::Ask(ChooserQuestion::Chosen));
        assert_eq!(asked("public", "no", "formal", "x"), ChooserStep::Ask(ChooserQuestion::Requester));
        assert!(ChooserAnswers::from_names("public", "no", "formal", "unsure").has_unsure_answer());
        assert!(!ChooserAnswers::from_names("public", "no", "formal", "community").has_unsure_answer());
    }

    #[test]
    fn every_example_is_a_registered_namespace() {
        let registered = builtin::builtin_namespaces();
        for nid in Recommendation::ALL.into_iter().filter_map(Recommendation::example_nid) {
            assert!(registered.iter().any(|it| it.namespace.nid.as_str() == nid), "{nid}");
        }
    }
}
