//! The types of a profile.

use super::equivalence::EquivalenceRule;
use super::segments::{Segment, segments};
use crate::urn::Urn;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Range;

/// Who supplied a profile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum ProfileSource {
    /// The registrant; approved with a version.
    Registrant,
    /// The editors of this registry: the built-in catalog.
    Editors,
}

impl ProfileSource {
    /// `registrant` or `editors`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Registrant => "registrant",
            Self::Editors => "editors",
        }
    }
}

/// The profile of a namespace. All text is plain; nothing in it is markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Profile {
    /// The NID in lower case.
    pub nid: String,
    /// The meaning of the name, as its registrant writes it; at most 200 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The responsible organization; never a natural person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registrant: Option<String>,
    /// The website of the organization or the system; http or https.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homepage: Option<String>,
    /// What such a URN names, in one or two sentences of at most 160 characters.
    pub summary: String,
    /// One to three subjects.
    #[serde(default)]
    pub topics: Vec<String>,
    /// The year of the first registration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_registered: Option<u16>,
    /// The sources of this profile, at most twenty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// The names that are valid, and the names that are equivalent.
    pub syntax: Syntax,
    /// The statements of the registration about r-, q- and f-components (RFC 8141 §2.3).
    #[serde(default, skip_serializing_if = "Components::is_empty")]
    pub components: Components,
    /// Valid and invalid names, at most two hundred.
    #[serde(default, rename = "example", skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
    /// Public resolvers, at most fifty.
    #[serde(default, rename = "resolver", skip_serializing_if = "Vec::is_empty")]
    pub resolvers: Vec<Resolver>,
}

/// How completely a grammar covers the registration.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum GrammarCoverage {
    /// The grammar is equivalent to the registration.
    Exact,
    /// The registration has further rules in prose that the grammar does not cover.
    Wider,
    /// The registration gives no syntax; the grammar accepts any NSS.
    Unknown,
}

/// The syntax of the NSS.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ProfileSyntax"))]
pub struct Syntax {
    /// The rule that matches everything after `urn:NID:`.
    pub start: String,
    /// Rules in ABNF (RFC 5234, RFC 7405), at most 64 KiB.
    pub abnf: String,
    /// How completely it covers the registration.
    pub fit: GrammarCoverage,
    /// If the grammar is not exact: a rule of it whose names are tested completely; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exact_for: Option<String>,
    /// The rule that an inexact grammar leaves untested and the document that defines it, as a noun phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub untested: Option<String>,
    /// Remarks on a grammar that is not exact or had to be corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// The equivalence rules beyond RFC 8141 §3.1, at most sixteen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equivalence: Vec<EquivalenceRule>,
    /// The name of a value rule, such as that of a check digit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
    /// The everyday labels of the parts of a name, by the rule that matches them; the start rule names text that no other rule names.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub parts: BTreeMap<String, String>,
}

/// The statement of a registration about the components: `undefined`, `reserved`, `forbidden` or `used: …`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Components {
    /// r-component (RFC 8141 §2.3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r: Option<String>,
    /// q-component (RFC 8141 §2.3.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub q: Option<String>,
    /// f-component (RFC 8141 §2.3.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub f: Option<String>,
}

impl Components {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The source of an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub enum ExampleSource {
    /// Printed in the registration.
    Registration,
    /// A real name in use elsewhere.
    Known,
    /// Written for this profile.
    Made,
}

/// A valid or invalid name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Example {
    /// The whole URN as written, at most 2,048 bytes.
    pub urn: String,
    /// Whether it is a valid name of the namespace.
    pub valid: bool,
    /// The source of the example.
    pub from: ExampleSource,
    /// Why it is invalid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A public resolver.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct Resolver {
    /// A URI template (RFC 6570) with the variables `nid`, `nss`, `urn` and the named rules of the grammar.
    pub template: String,
    /// The resolution service (RFC 2483): `I2L` a location, `I2R` the resource itself, `I2C` its description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<String>,
    /// The source of this information.
    pub source: String,
}

impl Profile {
    /// Splits a name of this namespace into its parts. `found` has what the rules of the grammar matched, with the bytes in the URN.
    pub fn name_segments<'f>(&self, urn: &Urn<'_>, found: impl Iterator<Item = (&'f str, Range<usize>)>) -> Vec<Segment> {
        // The text from the colon before the name.
        let from = "urn:".len() + urn.nid().len();
        let text = urn.as_str().get(from..=from + urn.nss().len()).unwrap_or_default();
        let inside = |(rule, range): (&'f str, Range<usize>)| {
            let range = range.start.checked_sub(from)?..range.end.checked_sub(from)?;
            (range.end <= text.len()).then_some((rule, range))
        };
        segments(&self.syntax.parts, &self.syntax.start, text, &found.filter_map(inside).collect::<Vec<_>>())
    }

    /// How to label a name of this namespace before the word "name": the NID in capitals if it is an acronym of the title,
    /// otherwise as written.
    ///
    /// ```
    /// use urn_registry::profile::catalogue::get;
    /// assert_eq!(get("isbn").unwrap().name_label(), "ISBN");
    /// assert_eq!(get("example").unwrap().name_label(), "example");
    /// assert_eq!(get("urn-6").unwrap().name_label(), "urn-6");
    /// ```
    pub fn name_label(&self) -> String {
        let acronym = self.title.as_deref().is_some_and(|title| is_acronym(&self.nid, title));
        if acronym { self.nid.to_ascii_uppercase() } else { self.nid.clone() }
    }
}

/// Whether the letters of a NID are initials of the words of its title, in order, or capitals in it. One letter may be the second
/// of a word, as in "Object Identifier".
fn is_acronym(nid: &str, title: &str) -> bool {
    let capitals = nid.to_ascii_uppercase();
    if title.split(|c: char| !c.is_alphanumeric()).any(|word| word == capitals) {
        return true;
    }
    let mut letters = nid.bytes().filter(u8::is_ascii_alphanumeric).peekable();
    let (mut begins, mut follows, mut followed) = (true, false, 0);
    for byte in title.bytes() {
        let is_next = letters.peek().is_some_and(|letter| byte.eq_ignore_ascii_case(letter));
        let counts = begins || byte.is_ascii_uppercase() || (follows && followed == 0);
        follows = is_next && counts;
        if follows {
            followed += usize::from(!begins && !byte.is_ascii_uppercase());
            letters.next();
        }
        begins = !byte.is_ascii_alphanumeric();
    }
    // A word such as "thread" at the start of the title is not an acronym.
    letters.peek().is_none() && !title.to_ascii_lowercase().contains(nid)
}
