//! What a profile is made of.

use super::equivalence::Same;
use serde::{Deserialize, Serialize};

/// Whose reading of a registration a profile is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reading {
    /// The registrant's own, approved with a version.
    Registrant,
    /// The editors' of this registry: the built-in catalogue.
    Editors,
}

impl Reading {
    /// `registrant` or `editors`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Registrant => "registrant",
            Self::Editors => "editors",
        }
    }
}

/// What is known of a namespace, as data. Text is plain; nothing in it is markup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// In lower case.
    pub nid: String,
    /// What the name stands for, as its owner writes it; at most 200 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The organisation that answers for the namespace; never a private person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub registrant: Option<String>,
    /// Of the organisation or the system; http or https.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homepage: Option<String>,
    /// What such a URN names, in one or two sentences of at most 160 characters.
    pub summary: String,
    /// One to three of [`super::TOPICS`].
    #[serde(default)]
    pub topics: Vec<String>,
    /// The year of the first registration.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_registered: Option<u16>,
    /// What this was read from, at most twenty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Which names are right, and which are the same.
    pub syntax: Syntax,
    /// What the registration says of r-, q- and f-components (RFC 8141 §2.3).
    #[serde(default, skip_serializing_if = "Components::is_empty")]
    pub components: Components,
    /// Names that pass and names that fail, at most two hundred.
    #[serde(default, rename = "example", skip_serializing_if = "Vec::is_empty")]
    pub examples: Vec<Example>,
    /// Public services that lead from a name to something, at most fifty.
    #[serde(default, rename = "resolver", skip_serializing_if = "Vec::is_empty")]
    pub resolvers: Vec<Resolver>,
}

/// How far a grammar holds what the registration says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fit {
    /// As the registration says.
    Exact,
    /// The registration has rules in prose that the grammar does not hold.
    Wider,
    /// The registration gives no syntax; the grammar is any NSS.
    Unknown,
}

/// The syntax of the NSS.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Syntax {
    /// The rule that matches what follows `urn:NID:`, all of it.
    pub start: String,
    /// Rules in ABNF (RFC 5234, RFC 7405), at most 64 KiB.
    pub abnf: String,
    /// How far it holds.
    pub fit: Fit,
    /// A word on a grammar that is not exact or had to be corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
    /// Which names are the same beyond RFC 8141 §3.1, at most sixteen rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub equivalence: Vec<Same>,
    /// A value rule of [`crate::checks`] by its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check: Option<String>,
}

/// What a registration says of the components: `undefined`, `reserved`, `forbidden` or `used: …`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

/// Where an example was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum From {
    /// Printed in the registration.
    Registration,
    /// A real one in use elsewhere.
    Known,
    /// Written for this profile.
    Made,
}

/// A name that passes or fails.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    /// The whole URN as it is written, at most 2,048 bytes.
    pub urn: String,
    /// Whether it is a name of the namespace.
    pub valid: bool,
    /// Where it was found.
    pub from: From,
    /// Why it fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A public service that leads from a name to something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolver {
    /// An URI template (RFC 6570) over `nid`, `nss`, `urn` and the named parts of the grammar.
    pub template: String,
    /// What it gives (RFC 2483): `I2L` a location, `I2R` the thing itself, `I2C` its description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub service: Option<String>,
    /// Who says so.
    pub source: String,
}

impl Profile {
    /// What to call a name of this namespace before the word "name": the NID in capitals when it is an acronym of the
    /// title, else as it is written.
    ///
    /// ```
    /// use nidreg::profile::catalogue::get;
    /// assert_eq!(get("isbn").unwrap().called(), "ISBN");
    /// assert_eq!(get("example").unwrap().called(), "example");
    /// assert_eq!(get("urn-6").unwrap().called(), "urn-6");
    /// ```
    pub fn called(&self) -> String {
        let acronym = self.title.as_deref().is_some_and(|title| is_acronym(&self.nid, title));
        if acronym { self.nid.to_ascii_uppercase() } else { self.nid.clone() }
    }
}

/// Whether the letters of a NID begin words of its title in order or stand in it as capitals; one of them may follow the
/// letter before, as in "Object Identifier".
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
    // A word such as "thread" is no acronym of a title that it begins.
    letters.peek().is_none() && !title.to_ascii_lowercase().contains(nid)
}
