//! How a resolver applies the components of a URN that resolves to a locator (RFC 8141 §2.3.2, §2.3.3).
//!
//! The q-component is copied to the query of the locator, and the f-component becomes its fragment. The r-component is passed to
//! the resolution service and never to the locator. For a locator that already has a query, §2.3.2 specifies nothing and asks
//! resolvers to document their strategy; the caller selects a [`QueryStrategy`].
//!
//! ```
//! use urn_registry::urn::{Urn, resolve::{QueryStrategy, apply_urn_components}};
//!
//! let urn = Urn::parse("urn:example:weather?=op=map&lat=39.56#today").unwrap();
//! assert_eq!(apply_urn_components(&urn, "https://weatherapp.example", QueryStrategy::Append), "https://weatherapp.example?op=map&lat=39.56#today");
//! ```

use super::Urn;

/// How to combine the query of the locator with the q-component.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum QueryStrategy {
    /// The locator's query, `&`, the q-component: nothing is lost. The default.
    #[default]
    Append,
    /// The q-component replaces the locator's query: the user decides.
    Replace,
    /// The locator keeps its query and the q-component is dropped: the assigner decides.
    Keep,
}

impl QueryStrategy {
    /// All strategies.
    pub const ALL: [Self; 3] = [Self::Append, Self::Replace, Self::Keep];

    /// The name used in records and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Append => "append",
            Self::Replace => "replace",
            Self::Keep => "keep",
        }
    }
}

/// The locator with the URN's q- and f-components applied. A fragment of the locator remains unless the URN has one.
pub fn apply_urn_components(urn: &Urn<'_>, base: &str, strategy: QueryStrategy) -> String {
    apply_components(base, urn.q(), urn.f(), strategy)
}

/// Like [`apply_urn_components`], with the q-component and the f-component given separately.
pub fn apply_components(base: &str, q: Option<&str>, f: Option<&str>, strategy: QueryStrategy) -> String {
    let (rest, own_fragment) = base.split_once('#').map_or((base, None), |(rest, f)| (rest, Some(f)));
    let (path, own_query) = rest.split_once('?').map_or((rest, None), |(path, q)| (path, Some(q)));
    let query = match (own_query, q) {
        (None, None) => None,
        (Some(own), None) => Some(own.to_owned()),
        (None | Some(""), Some(q)) => Some(q.to_owned()),
        (Some(own), Some(q)) => Some(match strategy {
            QueryStrategy::Append => format!("{own}&{q}"),
            QueryStrategy::Replace => q.to_owned(),
            QueryStrategy::Keep => own.to_owned(),
        }),
    };
    let mut out = path.to_owned();
    for (mark, part) in [('?', query.as_deref()), ('#', f.or(own_fragment))] {
        if let Some(part) = part {
            out.push(mark);
            out.push_str(part);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_query_strategy_builds_the_expected_url() {
        let urn = Urn::parse("urn:example:a?+r?=q=1#f").unwrap();
        let base = "https://example.org/x?own=2#g";
        assert_eq!(apply_urn_components(&urn, base, QueryStrategy::Append), "https://example.org/x?own=2&q=1#f");
        assert_eq!(apply_urn_components(&urn, base, QueryStrategy::Replace), "https://example.org/x?q=1#f");
        assert_eq!(apply_urn_components(&urn, base, QueryStrategy::Keep), "https://example.org/x?own=2#f");
        let bare = Urn::parse("urn:example:a").unwrap();
        assert_eq!(apply_urn_components(&bare, base, QueryStrategy::Append), base);
    }
}
