//! The query directives of draft-ietf-urnbis-rfc2141bis-urn-03 (2012), §2.3 and §9.2.
//!
//! `urn:foo:bar?s=I2L&c=ToC` asks a resolver for the service `I2L` (URI to URL) on the component `ToC`. RFC 8141 dropped this
//! mechanism; data and documents from that time still use it.
//!
//! ```
//! use urn_registry::urn::{SyntaxProfile, Urn, directives};
//!
//! let urn = Urn::parse_as("urn:foo:bar?s=I2L&c=ToC", SyntaxProfile::Rfc2141Bis03).unwrap();
//! let list: Vec<_> = directives::parse_query_directives(urn.q().unwrap()).collect();
//! assert_eq!(list, [("s", "I2L"), ("c", "ToC")]);
//! assert_eq!(directives::service("I2L").unwrap().purpose, "URI to URL");
//! ```

/// A keyword registered by §9.2.1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keyword {
    /// The keyword.
    pub name: &'static str,
    /// The purpose of the keyword.
    pub purpose: &'static str,
}

/// A resolution service registered by §9.2.2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Service {
    /// The value of the `s` keyword.
    pub name: &'static str,
    /// The purpose of the service.
    pub purpose: &'static str,
    /// Its definition in RFC 2483.
    pub clause: &'static str,
}

/// The two global keywords.
pub const KEYWORDS: [Keyword; 2] = [
    Keyword { name: "s", purpose: "intended URN resolution service" },
    Keyword { name: "c", purpose: "component of structured resource" },
];

/// The services of RFC 2483, all provisional in the draft.
pub const SERVICES: [Service; 9] = [
    Service { name: "I2L", purpose: "URI to URL", clause: "RFC 2483 §4.1" },
    Service { name: "I2Ls", purpose: "URI to URLs", clause: "RFC 2483 §4.2" },
    Service { name: "I2R", purpose: "URI to resource", clause: "RFC 2483 §4.3" },
    Service { name: "I2Rs", purpose: "URI to resources", clause: "RFC 2483 §4.4" },
    Service { name: "I2C", purpose: "URI to URC", clause: "RFC 2483 §4.5" },
    Service { name: "I2Cs", purpose: "URI to URCs", clause: "RFC 2483 §4.6" },
    Service { name: "I2N", purpose: "URI to URN", clause: "RFC 2483 §4.7" },
    Service { name: "I2Ns", purpose: "URI to URNs", clause: "RFC 2483 §4.8" },
    Service { name: "I=I", purpose: "URI equal to URI?", clause: "RFC 2483 §4.9" },
];

/// The directives of a query, in order. The query must come from a parsed URN.
pub fn parse_query_directives(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter_map(|directive| directive.split_once('='))
}

/// Keywords that occur more than once, each listed once. §2.3: a resolver must ignore every directive that uses one.
pub fn repeated_keywords(query: &str) -> Vec<&str> {
    let mut keywords: Vec<&str> = parse_query_directives(query).map(|(keyword, _)| keyword).collect();
    keywords.sort_unstable();
    let mut twice: Vec<&str> = keywords
        .windows(2)
        .filter_map(|pair| match pair {
            [a, b] if a == b => Some(*a),
            _ => None,
        })
        .collect();
    twice.dedup();
    twice
}

/// The directives that a resolver processes: those whose keyword occurs once (§2.3).
pub fn effective_directives(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let offending = repeated_keywords(query);
    parse_query_directives(query).filter(move |(keyword, _)| !offending.contains(keyword))
}

/// Looks up a registered keyword. Keywords are case-sensitive.
pub fn keyword(name: &str) -> Option<Keyword> {
    KEYWORDS.into_iter().find(|keyword| keyword.name == name)
}

/// Looks up a registered service. Values are case-sensitive.
pub fn service(name: &str) -> Option<Service> {
    SERVICES.into_iter().find(|service| service.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_keyword_is_reported_and_ignored() {
        let query = "s=I2L&c=ToC&s=I2R";
        assert_eq!(repeated_keywords(query), ["s"]);
        assert_eq!(effective_directives(query).collect::<Vec<_>>(), [("c", "ToC")]);
    }
}
