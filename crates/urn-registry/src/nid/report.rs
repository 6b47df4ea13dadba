//! The answer to "can this NID be registered?", shared by the command line, the API and the page.

use super::in_use::{self, NidInUse};
use super::notes::{ComparedNids, advisories};
use super::rules::{INFORMAL_NUMBER_RULE, NidAvailability, SYNTAX_RULE, formal_findings};
use super::written::parse_nid;
use super::{Nid, RegistrationClass};
use crate::finding::{Finding, Level};
use crate::i18n::Phrase;
use serde::Serialize;

/// The state of the registry relevant to a NID at the time of the query.
#[derive(Debug, Clone, Default)]
pub struct NidRegistryState {
    /// Registered or reserved.
    pub standing: NidAvailability,
    /// NIDs in the registry, lower case.
    pub registered: Vec<String>,
    /// NIDs of open requests, lower case.
    pub requested: Vec<String>,
    /// Names in use without registration.
    pub in_use: Vec<NidInUse>,
}

/// The result in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum Status {
    /// It can be requested.
    Free,
    /// It is registered.
    Registered,
    /// An open request asks for it.
    Requested,
    /// It is reserved by the operators.
    Reserved,
    /// No rule allows a formal registration, or its syntax is invalid.
    NotAllowed,
}

/// Whether a NID can be registered. This is the output format of `nid check --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NidReport"))]
pub struct Report {
    /// The input, unchanged.
    pub input: String,
    /// Whether the NID production matches (RFC 8141 §2).
    pub syntax: bool,
    /// The registration class (§5); `syntax` if the syntax is invalid.
    pub class: &'static str,
    /// Whether its form allows a formal registration (§5.1), even if it is already registered.
    pub formal_ok: bool,
    /// Whether it is `urn-` and a valid number (§5.2).
    pub informal: bool,
    /// The NID in lower case; null if the syntax is invalid.
    pub normalized: Option<String>,
    /// The result; null if no registry was consulted.
    pub status: Option<Status>,
    /// All findings.
    pub findings: Vec<Finding>,
}

/// Checks one NID. Without `registry`, its form is checked, and the built-in list of names in use.
pub fn report(input: &str, registry: Option<&NidRegistryState>) -> Report {
    let written = parse_nid(input).ok();
    let class = written.as_ref().map(Nid::registration_class);
    let normalized = written.map(|nid| nid.as_str().to_owned());
    let form = formal_findings(input, None);
    let formal_ok = form.is_empty();
    let informal = matches!(class, Some(RegistrationClass::Informal(_)));
    let mut findings = match registry {
        Some(registry) => formal_findings(input, Some(&registry.standing)),
        None => form,
    };
    if class == Some(RegistrationClass::UrnMalformed) {
        findings.push(Finding::new(&INFORMAL_NUMBER_RULE, Phrase::new("finding-nid-informal-clause")));
    }
    if normalized.is_some() && input.trim_ascii() != input {
        let mut ignored = Finding::new(&SYNTAX_RULE, Phrase::new("finding-nid-spaces"));
        ignored.level = Level::Note;
        findings.push(ignored);
    }
    if let Some(nid) = &normalized {
        let neighbours = registry.map_or_else(ComparedNids::default, |registry| ComparedNids {
            registered: &registry.registered,
            requested: &registry.requested,
        });
        findings.extend(advisories(nid, neighbours));
    }
    let status = registry.map(|registry| {
        let known = |list: &[String]| normalized.as_ref().is_some_and(|nid| list.contains(nid));
        if known(&registry.registered) || registry.standing.registered_by.is_some() {
            Status::Registered
        } else if !formal_ok {
            Status::NotAllowed
        } else if registry.standing.reserved_because.is_some() {
            Status::Reserved
        } else if known(&registry.requested) {
            Status::Requested
        } else {
            Status::Free
        }
    });
    let may_be_requested = matches!(status, None | Some(Status::Free | Status::Requested));
    if let Some(nid) = normalized.as_deref().filter(|_| formal_ok && may_be_requested) {
        let list = match registry {
            Some(registry) => registry.in_use.as_slice(),
            None => in_use::known_in_use(),
        };
        findings.extend(in_use::findings(nid, list));
    }
    Report {
        input: input.to_owned(),
        syntax: class.is_some(),
        class: class.map_or("syntax", RegistrationClass::name),
        formal_ok,
        informal,
        normalized,
        status,
        findings,
    }
}
