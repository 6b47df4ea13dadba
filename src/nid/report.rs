//! The answer to "may this NID be registered?", the same for the command line, the API and the page.

use super::notes::{Neighbours, notes};
use super::rules::{INFORMAL_NUMBER, Standing, formal_findings};
use super::{Class, check_syntax, class_of};
use crate::finding::Finding;
use crate::words::Phrase;
use serde::Serialize;

/// What the registry says of a NID at the moment of asking.
#[derive(Debug, Clone, Default)]
pub struct Registry {
    /// Registered or reserved.
    pub standing: Standing,
    /// NIDs in the registry, lower case.
    pub registered: Vec<String>,
    /// NIDs of open requests, lower case.
    pub requested: Vec<String>,
}

/// The verdict in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It can be requested.
    Free,
    /// It is registered.
    Registered,
    /// Somebody has asked for it.
    Requested,
    /// The operators reserve it.
    Reserved,
    /// No rule lets it be registered formally, or its syntax is wrong.
    NotAllowed,
}

/// The answer. Its JSON is the contract of `nid check --json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    /// As it came.
    pub input: String,
    /// Whether the NID production matches (RFC 8141 §2).
    pub syntax: bool,
    /// The class of §5; `syntax` when the syntax fails.
    pub class: &'static str,
    /// Whether its form allows a formal registration (§5.1); being taken does not matter here.
    pub formal_ok: bool,
    /// Whether it is `urn-` and a proper number (§5.2).
    pub informal: bool,
    /// Lower case; null when the syntax fails.
    pub normalized: Option<String>,
    /// The verdict; null when no registry was asked.
    pub status: Option<Status>,
    /// Everything there is to say.
    pub findings: Vec<Finding>,
}

/// Looks at one NID; without `registry` only its form is judged.
pub fn report(input: &str, registry: Option<&Registry>) -> Report {
    let syntax = check_syntax(input).is_ok();
    let normalized = syntax.then(|| input.to_ascii_lowercase());
    let class = syntax.then(|| class_of(input));
    let form = formal_findings(input, None);
    let formal_ok = form.is_empty();
    let informal = matches!(class, Some(Class::Informal(_)));
    let mut findings = match registry {
        Some(registry) => formal_findings(input, Some(&registry.standing)),
        None => form,
    };
    if class == Some(Class::UrnMalformed) {
        findings.push(Finding::new(&INFORMAL_NUMBER, Phrase::new("finding-nid-informal-clause")));
    }
    if let Some(nid) = &normalized {
        let neighbours = registry.map_or_else(Neighbours::default, |registry| Neighbours {
            registered: &registry.registered,
            requested: &registry.requested,
        });
        findings.extend(notes(nid, neighbours));
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
    Report {
        input: input.to_owned(),
        syntax,
        class: class.map_or("syntax", Class::name),
        formal_ok,
        informal,
        normalized,
        status,
        findings,
    }
}
