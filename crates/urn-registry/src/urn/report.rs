//! The answer to "is this a URN, and what are its components?", shared by the command line, the API and the page.

use super::{SyntaxProfile, Urn, directives};
use serde::Serialize;

/// The maximum length of a URN in line-based input, in bytes. No specification sets a limit; this one bounds memory and is
/// sixteen times what common software accepts in a URI.
pub const LINE_MAX: usize = 128 * 1024;

/// The number of bytes of an overlong input that the answer repeats.
const LONG_INPUT_SHOWN_MAX: usize = 64;

/// The position at which a text is not a valid URN.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SyntaxFault"))]
pub struct Fault {
    /// Stable code.
    pub code: &'static str,
    /// Byte offset.
    pub at: usize,
    /// A sentence.
    pub message: &'static str,
    /// The clause that the input violates.
    pub clause: &'static str,
}

/// The result of a syntax check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Report<'a> {
    /// A URN of RFC 8141.
    Rfc8141 {
        /// The input, unchanged.
        input: &'a str,
        /// `rfc8141`.
        #[cfg_attr(feature = "schema", schemars(extend("const" = "rfc8141")))]
        profile: &'static str,
        /// True if it is a valid name in its namespace, false if not; null if not every rule was tested.
        valid: Option<bool>,
        /// As written.
        nid: &'a str,
        /// As written.
        nss: &'a str,
        /// r-component.
        r: Option<&'a str>,
        /// q-component.
        q: Option<&'a str>,
        /// f-component.
        f: Option<&'a str>,
        /// The normalized form (RFC 8141 §3.1).
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered; null if no registry was consulted.
        registered: Option<bool>,
    },
    /// A URN of RFC 2141.
    Rfc2141 {
        /// The input, unchanged.
        input: &'a str,
        /// `rfc2141`.
        #[cfg_attr(feature = "schema", schemars(extend("const" = "rfc2141")))]
        profile: &'static str,
        /// True if it is a valid name in its namespace, false if not; null if not every rule was tested.
        valid: Option<bool>,
        /// Whether none of `/ ? #` is unencoded.
        strict: bool,
        /// As written.
        nid: &'a str,
        /// As written.
        nss: &'a str,
        /// The normalized form (RFC 2141 §5).
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered; null if no registry was consulted.
        registered: Option<bool>,
    },
    /// A URN of the 2012 draft.
    Rfc2141Bis03 {
        /// The input, unchanged.
        input: &'a str,
        /// `rfc2141bis-03`.
        #[cfg_attr(feature = "schema", schemars(extend("const" = "rfc2141bis-03")))]
        profile: &'static str,
        /// True if it is a valid name in its namespace, false if not; null if not every rule was tested.
        valid: Option<bool>,
        /// As written.
        nid: &'a str,
        /// As written.
        nss: &'a str,
        /// The query as written.
        query: Option<&'a str>,
        /// Keyword and value, in order.
        directives: Vec<(&'a str, &'a str)>,
        /// Keywords that occur more than once; a resolver ignores them (§2.3).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        repeated: Vec<&'a str>,
        /// The fragment.
        f: Option<&'a str>,
        /// The normalized form (draft §5, step 5a).
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered; null if no registry was consulted.
        registered: Option<bool>,
    },
    /// Not a URN.
    Invalid {
        /// The input; bytes that are not UTF-8 appear as U+FFFD, and an overlong line is truncated.
        input: String,
        /// The profile that was applied.
        #[cfg_attr(feature = "schema", schemars(extend("enum" = ["rfc8141", "rfc2141", "rfc2141bis-03"])))]
        profile: &'static str,
        /// Always false.
        #[cfg_attr(feature = "schema", schemars(extend("const" = false)))]
        valid: bool,
        /// The fault.
        error: Fault,
    },
}

impl Report<'_> {
    /// Whether it is a URN.
    pub fn is_urn(&self) -> bool {
        !matches!(self, Self::Invalid { .. })
    }
}

/// Checks the syntax of one input. `registered` is called with the NID as written. A URN is not valid by its syntax alone (RFC 8141
/// §1), so its `valid` is null.
///
/// ```
/// use urn_registry::urn::{SyntaxProfile, report::report};
/// let answer = report(b"urn:example:a", SyntaxProfile::Rfc8141, |_| None);
/// assert!(serde_json::to_string(&answer).unwrap().starts_with(r#"{"input":"urn:example:a","profile":"rfc8141","valid":null,"nid":"example""#));
/// ```
pub fn report(input: &[u8], profile: SyntaxProfile, registered: impl FnOnce(&str) -> Option<bool>) -> Report<'_> {
    match Urn::parse_bytes(input, profile) {
        Ok(urn) => report_parsed_urn(urn, registered(urn.nid()), None),
        Err(error) => invalid_report(input, error),
    }
}

/// The answer for a parsed URN. `valid` is the verdict by the rules of its namespace.
pub fn report_parsed_urn(urn: Urn<'_>, registered: Option<bool>, valid: Option<bool>) -> Report<'_> {
    let (input, nid, nss) = (urn.as_str(), urn.nid(), urn.nss());
    let (profile, normalized, nid_class) = (urn.profile().name(), urn.normalized(), urn.registration_class().name());
    match urn.profile() {
        SyntaxProfile::Rfc8141 => Report::Rfc8141 {
            input,
            profile,
            valid,
            nid,
            nss,
            r: urn.r(),
            q: urn.q(),
            f: urn.f(),
            normalized,
            nid_class,
            registered,
        },
        SyntaxProfile::Rfc2141 => {
            Report::Rfc2141 { input, profile, valid, strict: urn.is_strict(), nid, nss, normalized, nid_class, registered }
        }
        SyntaxProfile::Rfc2141Bis03 => Report::Rfc2141Bis03 {
            input,
            profile,
            valid,
            nid,
            nss,
            query: urn.q(),
            directives: urn.q().map(|query| directives::parse_query_directives(query).collect()).unwrap_or_default(),
            repeated: urn.q().map(directives::repeated_keywords).unwrap_or_default(),
            f: urn.f(),
            normalized,
            nid_class,
            registered,
        },
    }
}

/// The answer to a line longer than [`LINE_MAX`]; `start` is its beginning.
pub fn too_long_report(start: &[u8], profile: SyntaxProfile) -> Report<'static> {
    let shown = start.get(..LONG_INPUT_SHOWN_MAX).unwrap_or(start);
    let error = super::Error { code: super::Code::TooLong, at: LINE_MAX, profile };
    Report::Invalid {
        input: format!("{}…", String::from_utf8_lossy(shown)),
        profile: profile.name(),
        valid: false,
        error: fault_from_error(error),
    }
}

/// The answer for an input that was rejected.
pub fn invalid_report(input: &[u8], error: super::Error) -> Report<'static> {
    Report::Invalid {
        input: String::from_utf8_lossy(input).into_owned(),
        profile: error.profile.name(),
        valid: false,
        error: fault_from_error(error),
    }
}

fn fault_from_error(error: super::Error) -> Fault {
    Fault { code: error.code.name(), at: error.at, message: error.message(), clause: error.clause() }
}
