//! Normalization and URN-equivalence (RFC 8141 §3.1; RFC 2141 §5; draft rfc2141bis-03 §5).
//!
//! Two URNs are URN-equivalent if their assigned-names are octet-by-octet equal after the scheme and the NID are converted to
//! lower case and the hexadecimal digits of percent-encoding to upper case. Nothing is decoded. The comparison iterates over both
//! texts and allocates nothing.
//!
//! A namespace may add its own rules. They "MUST always have the effect of eliminating some of the false negatives" (§3.1, last
//! paragraph), so the rule of a namespace maps a normalized NSS to a representative: it can merge equivalence classes but never split
//! one.
//!
//! ```
//! use urn_registry::urn::{Urn, normal};
//!
//! let a = Urn::parse("urn:nbn:FI-fe2010").unwrap();
//! let b = Urn::parse("urn:nbn:fi-fe2010").unwrap();
//! assert!(!a.is_equivalent(&b));
//! assert!(normal::equivalent_in_namespace(&a, &b)); // the nbn prefix has no case
//! ```

use super::directives;
use super::name::{SyntaxProfile, Urn};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};

/// The bytes of the NSS with percent-encoding in upper case.
fn nss_bytes(nss: &str) -> impl Iterator<Item = u8> + '_ {
    let mut encoded = 0_u8;
    nss.bytes().map(move |b| {
        if b == b'%' {
            encoded = 2;
            b
        } else if encoded > 0 {
            encoded -= 1;
            b.to_ascii_uppercase()
        } else {
            b
        }
    })
}

/// Iterates over the comparison key without allocating it: NID in lower case, a colon, the NSS.
fn key<'u>(urn: &'u Urn<'_>) -> impl Iterator<Item = u8> + 'u {
    urn.nid().bytes().map(|b| b.to_ascii_lowercase()).chain(std::iter::once(b':')).chain(nss_bytes(urn.nss()))
}

/// The normalized form of an assigned-name: `urn:`, NID in lower case, NSS with percent-encoding in upper case; nothing decoded,
/// components dropped.
pub fn normalized(urn: &Urn<'_>) -> String {
    let mut text = urn.assigned_name().to_owned();
    let head = text.len() - urn.nss().len();
    if let Some(head) = text.get_mut(..head) {
        head.make_ascii_lowercase();
    }
    // Most names contain no percent-encoding.
    if urn.nss().contains('%') {
        text.truncate(head);
        text.extend(nss_bytes(urn.nss()).map(char::from));
    }
    text
}

impl PartialEq for Urn<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.nid().eq_ignore_ascii_case(other.nid()) && same_nss(self.nss(), other.nss())
    }
}

/// Equal spelling is the common case and is compared as a block first.
fn same_nss(a: &str, b: &str) -> bool {
    a == b || (a.len() == b.len() && a.contains('%') && nss_bytes(a).eq(nss_bytes(b)))
}

impl Eq for Urn<'_> {}

impl Hash for Urn<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for b in key(self) {
            state.write_u8(b);
        }
    }
}

impl Ord for Urn<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        key(self).cmp(key(other))
    }
}

impl PartialOrd for Urn<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The purpose of a comparison under the 2012 draft (§5, step 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ComparisonPurpose {
    /// Step 5a: distinguish named resources; the query is ignored.
    #[default]
    Naming,
    /// Step 5b: cache resolution results; the query counts, with its directives in any order.
    Caching,
}

/// Equivalence under the draft for a purpose. URNs of other profiles have no query directives, so the purpose does not affect
/// them.
pub fn equivalent_for(a: &Urn<'_>, b: &Urn<'_>, purpose: ComparisonPurpose) -> bool {
    a == b && (purpose == ComparisonPurpose::Naming || sorted_query_directives(a) == sorted_query_directives(b))
}

fn sorted_query_directives<'a>(urn: &Urn<'a>) -> Option<Vec<(&'a str, Cow<'a, str>)>> {
    if urn.profile() != SyntaxProfile::Rfc2141Bis03 {
        return None;
    }
    let mut list: Vec<_> =
        directives::parse_query_directives(urn.q()?).map(|(keyword, value)| (keyword, upper_percent(value))).collect();
    // A stable sort keeps the order of repeated keywords.
    list.sort_by_key(|(keyword, _)| *keyword);
    Some(list)
}

fn upper_percent(text: &str) -> Cow<'_, str> {
    if text.contains('%') { Cow::Owned(nss_bytes(text).map(char::from).collect()) } else { Cow::Borrowed(text) }
}

/// RFC 8458: the prefix of an NBN, everything before the first hyphen, is case-insensitive.
fn normalize_nbn_prefix(nss: &str) -> Cow<'_, str> {
    match nss.split_once('-') {
        Some((prefix, string)) if prefix.bytes().any(|b| b.is_ascii_uppercase()) && !prefix.contains('%') => {
            Cow::Owned(format!("{}-{string}", prefix.to_ascii_lowercase()))
        }
        _ => Cow::Borrowed(nss),
    }
}

/// The normalized form, including the namespace's own rule if it has one.
pub fn normalized_in_namespace(urn: &Urn<'_>) -> String {
    let plain = normalized(urn);
    let nid = urn.nid().to_ascii_lowercase();
    match plain.split_at_checked(nid.len() + 5) {
        Some((head, nss)) if nid == "nbn" => format!("{head}{}", normalize_nbn_prefix(nss)),
        _ => plain,
    }
}

/// URN-equivalence including the namespace's own rule (RFC 8141 §3.1, last paragraph).
pub fn equivalent_in_namespace(a: &Urn<'_>, b: &Urn<'_>) -> bool {
    a == b || normalized_in_namespace(a) == normalized_in_namespace(b)
}

impl Urn<'_> {
    /// The normalized form as an owned string; see the module documentation.
    pub fn normalized(&self) -> String {
        normalized(self)
    }

    /// URN-equivalence by the profile of `self` (RFC 8141 §3.1), without namespace-specific rules.
    pub fn is_equivalent(&self, other: &Urn<'_>) -> bool {
        self == other
    }
}
