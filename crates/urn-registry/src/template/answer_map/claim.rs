//! What a sentence states about the names of a namespace.

/// A statement that a sentence can make. Sentences are read one by one; one sentence can make several statements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Claim {
    /// A name can be assigned to another resource, now or after some time.
    Reassigned,
    /// A name is never assigned to another resource.
    NeverReassigned,
    /// Other organizations assign names in a part of the namespace.
    Delegated,
    /// Only the registrant assigns names.
    NotDelegated,
    /// What organizations with a part of the namespace must do, or what happens when one of them ends.
    DelegationRules,
    /// What happens when an organization with a part of the namespace ends.
    DelegateEnds,
    /// Names that differ in letter case are different names.
    CaseSensitive,
    /// Names that differ in letter case are equivalent.
    CaseInsensitive,
    /// Percent-encoding is mentioned.
    PercentEncoding,
    /// Some characters are percent-encoded.
    PercentEncoded,
    /// Percent-encoding is not used or not allowed.
    NotPercentEncoded,
    /// No rules for equivalence beyond those of RFC 8141.
    NoExtraRules,
    /// Another rule for equivalence, such as about hyphens.
    ExtraRule,
    /// Names can be resolved, or will be.
    Resolvable,
    /// Names cannot be resolved.
    NotResolvable,
    /// Resolution is not intended.
    NoneIntended,
    /// The service, the protocol or the organization that resolves names.
    Service,
}

impl Claim {
    /// All statements.
    pub const ALL: [Self; 17] = [
        Self::Reassigned,
        Self::NeverReassigned,
        Self::Delegated,
        Self::NotDelegated,
        Self::DelegationRules,
        Self::DelegateEnds,
        Self::CaseSensitive,
        Self::CaseInsensitive,
        Self::PercentEncoding,
        Self::PercentEncoded,
        Self::NotPercentEncoded,
        Self::NoExtraRules,
        Self::ExtraRule,
        Self::Resolvable,
        Self::NotResolvable,
        Self::NoneIntended,
        Self::Service,
    ];

    /// The statement of a sentence that denies this one.
    pub(super) const fn denied(self) -> Option<Self> {
        match self {
            Self::Reassigned => Some(Self::NeverReassigned),
            Self::NeverReassigned => Some(Self::Reassigned),
            Self::Delegated => Some(Self::NotDelegated),
            Self::NotDelegated => Some(Self::Delegated),
            Self::CaseSensitive => Some(Self::CaseInsensitive),
            Self::CaseInsensitive => Some(Self::CaseSensitive),
            Self::Resolvable | Self::Service => Some(Self::NotResolvable),
            _ => None,
        }
    }

    /// The name in JSON, in tests and in the names of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reassigned => "reassigned",
            Self::NeverReassigned => "never_reassigned",
            Self::Delegated => "delegated",
            Self::NotDelegated => "not_delegated",
            Self::DelegationRules => "delegation_rules",
            Self::DelegateEnds => "delegate_ends",
            Self::CaseSensitive => "case_sensitive",
            Self::CaseInsensitive => "case_insensitive",
            Self::PercentEncoding => "percent_encoding",
            Self::PercentEncoded => "percent_encoded",
            Self::NotPercentEncoded => "not_percent_encoded",
            Self::NoExtraRules => "no_extra_rules",
            Self::ExtraRule => "extra_rule",
            Self::Resolvable => "resolvable",
            Self::NotResolvable => "not_resolvable",
            Self::NoneIntended => "none_intended",
            Self::Service => "service",
        }
    }
}

/// Pairs of statements that cannot both be true of one namespace.
pub(super) const OPPOSITES: [(Claim, Claim); 3] = [
    (Claim::Reassigned, Claim::NeverReassigned),
    (Claim::CaseSensitive, Claim::CaseInsensitive),
    (Claim::PercentEncoded, Claim::NotPercentEncoded),
];
