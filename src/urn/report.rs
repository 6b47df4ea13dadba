//! The answer to "is this a URN, and what is in it?", the same for the command line, the API and the page.

use super::{Profile, Urn, directives};
use serde::Serialize;

/// The longest URN the readers of lines take, in bytes. No specification sets a limit; this one keeps memory flat, and is
/// sixteen times what common software accepts in a URI.
pub const LINE_MAX: usize = 128 * 1024;

/// How much of an input that is too long is repeated in the answer, in bytes.
const SHOWN_OF_TOO_LONG: usize = 64;

/// What is wrong, for machines and people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Stable word.
    pub code: &'static str,
    /// Byte offset.
    pub at: usize,
    /// Sentence.
    pub message: &'static str,
    /// Clause.
    pub clause: &'static str,
}

/// The answer. Its JSON is the contract of `urn check --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Report<'a> {
    /// A URN of RFC 8141.
    Rfc8141 {
        /// As it came.
        input: &'a str,
        /// `rfc8141`.
        profile: &'static str,
        /// True.
        valid: bool,
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
        /// RFC 8141 §3.1.
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered; null when no registry was asked.
        registered: Option<bool>,
    },
    /// A URN of RFC 2141.
    Rfc2141 {
        /// As it came.
        input: &'a str,
        /// `rfc2141`.
        profile: &'static str,
        /// True.
        valid: bool,
        /// No `/ ? #` unencoded.
        strict: bool,
        /// As written.
        nid: &'a str,
        /// As written.
        nss: &'a str,
        /// RFC 2141 §5.
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered.
        registered: Option<bool>,
    },
    /// A URN of the 2012 draft.
    Rfc2141Bis03 {
        /// As it came.
        input: &'a str,
        /// `rfc2141bis-03`.
        profile: &'static str,
        /// True.
        valid: bool,
        /// As written.
        nid: &'a str,
        /// As written.
        nss: &'a str,
        /// The query as written.
        query: Option<&'a str>,
        /// Keyword and value, in order.
        directives: Vec<(&'a str, &'a str)>,
        /// Keywords that stand more than once; a resolver ignores them (§2.3).
        #[serde(skip_serializing_if = "Vec::is_empty")]
        repeated: Vec<&'a str>,
        /// The fragment.
        f: Option<&'a str>,
        /// Draft §5, step 5a.
        normalized: String,
        /// Registration class.
        nid_class: &'static str,
        /// Whether the namespace is registered.
        registered: Option<bool>,
    },
    /// No URN.
    Invalid {
        /// As it came; bytes that are not UTF-8 are shown as U+FFFD, and a line that is too long is cut.
        input: String,
        /// Which profile was asked.
        profile: &'static str,
        /// False.
        valid: bool,
        /// Why.
        error: Fault,
    },
}

impl Report<'_> {
    /// Whether it is a URN.
    pub fn is_valid(&self) -> bool {
        !matches!(self, Self::Invalid { .. })
    }
}

/// Looks at one input. `registered` is asked with the NID as written.
///
/// ```
/// use nidreg::urn::{Profile, report::report};
/// let answer = report(b"urn:example:a", Profile::Rfc8141, |_| None);
/// assert!(serde_json::to_string(&answer).unwrap().starts_with(r#"{"input":"urn:example:a","profile":"rfc8141","valid":true,"nid":"example""#));
/// ```
pub fn report(input: &[u8], profile: Profile, registered: impl FnOnce(&str) -> Option<bool>) -> Report<'_> {
    match Urn::parse_bytes(input, profile) {
        Ok(urn) => of(urn, registered(urn.nid())),
        Err(error) => invalid(input, error),
    }
}

/// The answer to what was read as a URN.
pub fn of(urn: Urn<'_>, registered: Option<bool>) -> Report<'_> {
    let (input, nid, nss) = (urn.as_str(), urn.nid(), urn.nss());
    let (profile, normalized, nid_class) = (urn.profile().name(), urn.normalized(), urn.nid_class().name());
    match urn.profile() {
        Profile::Rfc8141 => Report::Rfc8141 {
            input,
            profile,
            valid: true,
            nid,
            nss,
            r: urn.r(),
            q: urn.q(),
            f: urn.f(),
            normalized,
            nid_class,
            registered,
        },
        Profile::Rfc2141 => {
            Report::Rfc2141 { input, profile, valid: true, strict: urn.is_strict(), nid, nss, normalized, nid_class, registered }
        }
        Profile::Rfc2141Bis03 => Report::Rfc2141Bis03 {
            input,
            profile,
            valid: true,
            nid,
            nss,
            query: urn.q(),
            directives: urn.q().map(|query| directives::read(query).collect()).unwrap_or_default(),
            repeated: urn.q().map(directives::repeated).unwrap_or_default(),
            f: urn.f(),
            normalized,
            nid_class,
            registered,
        },
    }
}

/// The answer to a line that is longer than [`LINE_MAX`]; `start` is its beginning.
pub fn too_long(start: &[u8], profile: Profile) -> Report<'static> {
    let shown = start.get(..SHOWN_OF_TOO_LONG).unwrap_or(start);
    let error = super::Error { code: super::Code::TooLong, at: LINE_MAX, profile };
    Report::Invalid {
        input: format!("{}…", String::from_utf8_lossy(shown)),
        profile: profile.name(),
        valid: false,
        error: fault(error),
    }
}

/// The answer to what was refused.
pub fn invalid(input: &[u8], error: super::Error) -> Report<'static> {
    Report::Invalid {
        input: String::from_utf8_lossy(input).into_owned(),
        profile: error.profile.name(),
        valid: false,
        error: fault(error),
    }
}

fn fault(error: super::Error) -> Fault {
    Fault { code: error.code.name(), at: error.at, message: error.message(), clause: error.clause() }
}
