//! Sub-namespaces that other organizations manage: their responsible organization, policy, register, resolver and status.
//!
//! National libraries manage sub-namespaces of `nbn` (draft-hakala-urn-nbn-rfc3188bis-00 §4.1 to §4.3). Jurisdictions manage those of
//! `lex`, organizations those of `mrn`; those of `oid` are arcs. All have the same form: a prefix of the NSS that ends at a segment
//! boundary. The sub-namespaces of a namespace form a tree over these segments; a lookup traverses the name once.
//!
//! ```
//! use urn_registry::resolution::delegation::Delegations;
//!
//! let parts = Delegations::built_in_sub_namespaces();
//! let path: Vec<_> = parts.sub_namespaces_containing("nbn", "DE:bvb:19-104642").iter().map(|part| part.prefix.as_str()).collect();
//! assert_eq!(path, ["de", "de:bvb", "de:bvb:19"]);
//! assert_eq!(parts.longest("oid", "1.25.3").unwrap().prefix, "1"); // the arc 1.2 is another one
//! ```

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The maximum length of a prefix, in bytes.
const PREFIX_MAX: usize = 200;
/// The maximum length of a text field, in bytes.
const FIELD_BYTES_MAX: usize = 500;

/// Whether the prefix is case-sensitive. The text after the prefix is never case-folded here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum PrefixCaseSensitivity {
    /// `FI` and `fi` are the same prefix.
    Insensitive,
    /// Prefixes that differ in case are different prefixes.
    Sensitive,
    /// The registration does not say this. The prefix is treated as case-sensitive, which can miss a match but never causes a wrong one.
    Unknown,
}

impl PrefixCaseSensitivity {
    /// All values.
    const ALL: [Self; 3] = [Self::Insensitive, Self::Sensitive, Self::Unknown];

    /// The name in files and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::Insensitive => "insensitive",
            Self::Sensitive => "sensitive",
            Self::Unknown => "unknown",
        }
    }

    /// The value with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|case| case.name() == name)
    }
}

/// The status of a sub-namespace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum DelegationStatus {
    /// Names are being assigned.
    #[serde(rename = "in use")]
    InUse,
    /// Existing names remain valid, but none are assigned; the prefix is never reassigned (draft-hakala §5).
    #[serde(rename = "historic")]
    Historic,
}

impl DelegationStatus {
    /// The name in files and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Self::InUse => "in use",
            Self::Historic => "historic",
        }
    }

    /// The value with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::InUse, Self::Historic].into_iter().find(|standing| standing.name() == name)
    }
}

/// A sub-namespace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NamespacePart"))]
pub struct SubNamespace {
    /// The NID in lower case.
    pub nid: String,
    /// The start of the NSS, without the separator that follows it.
    pub prefix: String,
    /// The responsible organization.
    pub holder: String,
    /// The title of its assignment policy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
    /// The title of the register of its own subdivisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub register: Option<String>,
    /// The ID of its entry in the resolver directory.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resolver: Option<String>,
    /// The source of this information.
    pub source: String,
    /// Case sensitivity of the prefix.
    pub case: PrefixCaseSensitivity,
    /// Whether names are still assigned under the prefix.
    pub status: DelegationStatus,
    /// A note for readers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Why a sub-namespace is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SubNamespaceFault {
    /// The NID is invalid.
    #[error("{0:?} is not a namespace identifier in lower case (RFC 8141 §2)")]
    Nid(String),
    /// The prefix cannot start an NSS, or ends with a separator.
    #[error(
        "{0:?} cannot be the start of a name: give at most {PREFIX_MAX} characters of an NSS, without a separator at the end (RFC 8141 §2)"
    )]
    Prefix(String),
    /// An empty or overlong field.
    #[error("{0}: give one line of at most {FIELD_BYTES_MAX} bytes")]
    Words(&'static str),
    /// The prefix is already assigned. A historic sub-namespace keeps its prefix (draft-hakala §5: never reused).
    #[error("The prefix {prefix:?} of {nid} is held by {holder}")]
    Held {
        /// The namespace.
        nid: String,
        /// The prefix.
        prefix: String,
        /// The responsible organization.
        holder: String,
    },
}

#[derive(Debug, Clone, Default)]
struct Node {
    children: BTreeMap<String, Node>,
    /// More than one only if they differ in letter case.
    here: Vec<SubNamespace>,
}

/// The sub-namespaces of all namespaces.
#[derive(Debug, Clone, Default)]
pub struct Delegations {
    roots: BTreeMap<String, Node>,
    count: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    delegation: Vec<SubNamespace>,
}

static BUILT_IN_SUB_NAMESPACES: LazyLock<Delegations> =
    LazyLock::new(|| Delegations::read(include_str!("catalogue/delegations.toml")).unwrap_or_default());

impl Delegations {
    /// The built-in sub-namespaces: sourced claims, collected in 2026.
    pub fn built_in_sub_namespaces() -> &'static Self {
        &BUILT_IN_SUB_NAMESPACES
    }

    /// Parses a list in the format of `catalogue/delegations.toml`.
    ///
    /// # Errors
    /// A message about the first fault: not such a list, or a sub-namespace that [`Delegations::add`] rejects.
    pub fn read(toml: &str) -> Result<Self, String> {
        let file: File = toml::from_str(toml).map_err(|error| error.to_string())?;
        let mut all = Self::default();
        for part in file.delegation {
            let name = format!("{}:{}", part.nid, part.prefix);
            all.add(part).map_err(|fault| format!("{name}: {fault}"))?;
        }
        Ok(all)
    }

    /// Adds a sub-namespace.
    ///
    /// # Errors
    /// [`SubNamespaceFault`]: an invalid NID, prefix or field, or the prefix is already assigned.
    pub fn add(&mut self, part: SubNamespace) -> Result<(), SubNamespaceFault> {
        check(&part)?;
        let node = self.node_at_prefix(&part);
        let clash = node.here.iter().find(|other| {
            let folded = part.case == PrefixCaseSensitivity::Insensitive || other.case == PrefixCaseSensitivity::Insensitive;
            folded || joined(&part.nid, &part.prefix) == joined(&part.nid, &other.prefix)
        });
        if let Some(other) = clash {
            return Err(SubNamespaceFault::Held { nid: part.nid, prefix: part.prefix, holder: other.holder.clone() });
        }
        node.here.push(part);
        self.count += 1;
        Ok(())
    }

    /// The node at the prefix of a sub-namespace, which is created if it is missing.
    fn node_at_prefix(&mut self, part: &SubNamespace) -> &mut Node {
        let root = self.roots.entry(part.nid.clone()).or_default();
        segments(&part.nid, &part.prefix)
            .fold(root, |node, segment| node.children.entry(segment.to_ascii_lowercase()).or_default())
    }

    /// The sub-namespace with exactly this prefix.
    pub fn with_exact_prefix(&self, nid: &str, prefix: &str) -> Option<&SubNamespace> {
        self.longest(nid, prefix).filter(|part| joined(nid, &part.prefix).len() == joined(nid, prefix).len())
    }

    /// The number of sub-namespaces.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The sub-namespaces that contain a name, the widest first. `nid` in any case, `nss` as written.
    pub fn sub_namespaces_containing(&self, nid: &str, nss: &str) -> Vec<&SubNamespace> {
        let nid = nid.to_ascii_lowercase();
        let mut found = Vec::new();
        let Some(mut node) = self.roots.get(&nid) else { return found };
        let mut walked = String::new();
        for segment in segments(&nid, nss) {
            // No prefix is longer, so there is no deeper node; this also avoids copying a long segment.
            if walked.len() + segment.len() > PREFIX_MAX {
                break;
            }
            let Some(next) = node.children.get(&segment.to_ascii_lowercase()) else { break };
            node = next;
            walked.push_str(segment);
            found.extend(
                node.here
                    .iter()
                    .find(|part| part.case == PrefixCaseSensitivity::Insensitive || joined(&nid, &part.prefix) == walked),
            );
        }
        found
    }

    /// The narrowest sub-namespace that contains a name.
    pub fn longest(&self, nid: &str, nss: &str) -> Option<&SubNamespace> {
        self.sub_namespaces_containing(nid, nss).pop()
    }

    /// Returns the direct children of `prefix`, or the top-level sub-namespaces if `prefix` is empty.
    pub fn children_of(&self, nid: &str, prefix: &str) -> Vec<&SubNamespace> {
        let nid = nid.to_ascii_lowercase();
        let Some(mut node) = self.roots.get(&nid) else { return Vec::new() };
        for segment in segments(&nid, prefix) {
            let Some(next) = node.children.get(&segment.to_ascii_lowercase()) else { return Vec::new() };
            node = next;
        }
        let mut found = Vec::new();
        let mut open: Vec<&Node> = node.children.values().rev().collect();
        while let Some(node) = open.pop() {
            if node.here.is_empty() {
                open.extend(node.children.values().rev());
            } else {
                found.extend(&node.here);
            }
        }
        found
    }

    /// All sub-namespaces of a namespace, in tree order.
    pub fn of_namespace(&self, nid: &str) -> Vec<&SubNamespace> {
        let mut found = Vec::new();
        let mut open: Vec<&Node> = self.roots.get(&nid.to_ascii_lowercase()).into_iter().collect();
        while let Some(node) = open.pop() {
            found.extend(&node.here);
            open.extend(node.children.values().rev());
        }
        found
    }

    /// The namespaces that have sub-namespaces.
    pub fn namespaces(&self) -> impl Iterator<Item = &str> {
        self.roots.keys().map(String::as_str)
    }
}

fn check(part: &SubNamespace) -> Result<(), SubNamespaceFault> {
    if crate::nid::check_syntax(&part.nid).is_err() || part.nid.bytes().any(|b| b.is_ascii_uppercase()) {
        return Err(SubNamespaceFault::Nid(part.nid.clone()));
    }
    let as_urn = format!("urn:{}:{}", part.nid, part.prefix);
    let is_name = crate::urn::Urn::parse(&as_urn).is_ok_and(|urn| urn.nss().len() == part.prefix.len());
    if !is_name || part.prefix.len() > PREFIX_MAX || part.prefix.ends_with(SEPARATORS) {
        return Err(SubNamespaceFault::Prefix(part.prefix.clone()));
    }
    for (field, words) in [
        ("holder", Some(&part.holder)),
        ("policy", part.policy.as_ref()),
        ("register", part.register.as_ref()),
        ("resolver", part.resolver.as_ref()),
        ("source", Some(&part.source)),
        ("note", part.note.as_ref()),
    ] {
        let bad = |text: &String| text.trim().is_empty() || text.len() > FIELD_BYTES_MAX || text.chars().any(char::is_control);
        if words.is_some_and(bad) {
            return Err(SubNamespaceFault::Words(field));
        }
    }
    Ok(())
}

/// The separators that can follow a prefix.
const SEPARATORS: [char; 5] = [':', '-', '.', '/', ';'];

/// The segments of a name. Each includes the separator before it, so that `fi:fe` and `fi-fe` differ. Two namespaces have
/// boundaries without a separator: an ISBN may omit hyphens, so each digit is a segment; in an NBN string such as `fi-fe2010`,
/// the leading letters end where the digits begin.
fn segments<'t>(nid: &str, text: &'t str) -> impl Iterator<Item = &'t str> {
    let (by_digit, by_letters) = (nid == "isbn", nid == "nbn");
    let mut rest = text;
    std::iter::from_fn(move || {
        if by_digit {
            rest = rest.trim_start_matches('-');
        }
        let letters = by_letters && rest.starts_with('-') && !rest.split_at(1).1.starts_with(|c: char| c.is_ascii_digit());
        let mut ends = rest.char_indices().skip(1);
        let end =
            if by_digit { ends.next() } else { ends.find(|(_, c)| SEPARATORS.contains(c) || (letters && c.is_ascii_digit())) };
        let (segment, after) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
        rest = after;
        (!segment.is_empty()).then_some(segment)
    })
}

fn joined(nid: &str, prefix: &str) -> String {
    segments(nid, prefix).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(nid: &str, prefix: &str, case: PrefixCaseSensitivity) -> SubNamespace {
        SubNamespace {
            nid: nid.into(),
            prefix: prefix.into(),
            holder: format!("holder of {prefix}"),
            policy: None,
            register: None,
            resolver: None,
            source: "test".into(),
            case,
            status: DelegationStatus::InUse,
            note: None,
        }
    }

    #[test]
    fn builtin_delegations_are_complete() {
        let read = Delegations::read(include_str!("catalogue/delegations.toml")).unwrap();
        assert_eq!(read.len(), 311);
        assert_eq!(Delegations::built_in_sub_namespaces().len(), 311);
    }

    #[test]
    fn prefix_matches_only_at_segment_boundaries() {
        let parts = Delegations::built_in_sub_namespaces();
        let longest = |nid, nss| parts.longest(nid, nss).map(|part| part.prefix.as_str());
        assert_eq!(longest("nbn", "fi-fe2010"), Some("fi-fe"), "the letters before the digits are a separate segment");
        assert_eq!(longest("nbn", "fi-feu2010"), Some("fi"));
        assert_eq!(longest("NBN", "FI:LB-2014"), Some("fi:lb"));
        assert_eq!(longest("nbn", "fin-fe"), None);
        assert_eq!(longest("oid", "1.2.840.10008.1.2"), Some("1.2.840.10008"));
        assert_eq!(longest("lex", "br;sao.paulo;campinas:municipal:lei"), Some("br;sao.paulo"));
        assert_eq!(longest("itu", "T:rec"), None, "its prefixes are case-sensitive");
        assert_eq!(longest("isbn", "9789521039379"), Some("978-952"), "the hyphens of an ISBN are optional");
        assert_eq!(longest("isbn", "978-9-52-1"), Some("978-952"));
        assert_eq!(longest("nosuch", "a"), None);
    }

    #[test]
    fn assigned_prefix_cannot_be_assigned_again() {
        let mut parts = Delegations::default();
        parts.add(part("example", "A:b", PrefixCaseSensitivity::Sensitive)).unwrap();
        parts.add(part("example", "a:b", PrefixCaseSensitivity::Unknown)).unwrap();
        let again = parts.add(part("example", "a:b", PrefixCaseSensitivity::Sensitive)).unwrap_err();
        assert_eq!(again.to_string(), "The prefix \"a:b\" of example is held by holder of a:b");
        assert!(parts.add(part("example", "A:B", PrefixCaseSensitivity::Insensitive)).is_err());
        assert_eq!(parts.longest("example", "A:b:c").unwrap().prefix, "A:b");
        for prefix in ["", "a:", "/a", "a#b", "a?+b", "é", &"a".repeat(201)] {
            assert!(
                matches!(parts.add(part("example", prefix, PrefixCaseSensitivity::Sensitive)), Err(SubNamespaceFault::Prefix(_))),
                "{prefix}"
            );
        }
    }

    #[test]
    fn register_lists_only_direct_sub_namespaces() {
        let parts = Delegations::built_in_sub_namespaces();
        let below = |prefix| parts.children_of("nbn", prefix).iter().map(|part| part.prefix.clone()).collect::<Vec<_>>();
        assert!(below("de").contains(&"de:bvb".to_owned()) && !below("de").contains(&"de:bvb:12".to_owned()));
        assert_eq!(below("de:bvb"), ["de:bvb:12", "de:bvb:19"]);
        assert!(below("zz").is_empty());
        assert_eq!(parts.of_namespace("nbn").len(), 97);
    }

    #[test]
    fn longest_prefix_is_found_fast_among_a_hundred_thousand_entries() {
        let mut parts = Delegations::default();
        for n in 0..100_000_u32 {
            parts
                .add(part("example", &format!("org{}:unit{}:x{n}", n % 300, n % 1000), PrefixCaseSensitivity::Insensitive))
                .unwrap();
        }
        let hostile = ":".repeat(100_000);
        let started = std::time::Instant::now();
        for n in (0..100_000_u32).step_by(997) {
            let name = format!("ORG{}:Unit{}:x{n}:{hostile}", n % 300, n % 1000);
            assert_eq!(parts.longest("example", &name).unwrap().prefix, format!("org{}:unit{}:x{n}", n % 300, n % 1000));
        }
        // 101 lookups; the target is 2 ms for one.
        assert!(started.elapsed().as_millis() < 202, "{:?}", started.elapsed());
    }
}
