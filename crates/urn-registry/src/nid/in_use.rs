//! Unregistered namespaces in use: names that follow `urn:` in documents and software without a registration (RFC 8141 §5.1, last
//! paragraphs).
//!
//! A request for such a name, or for a similar one, gets an advisory: its registration may help the current users of the name or conflict
//! with them. The advisory never blocks. The list is data of the editors.

use crate::finding::{Finding, Level, Rule};
use crate::i18n::Phrase;
use crate::nid::notes::likeness;
use crate::nid::rules::formal_findings;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// N15: the requested NID matches an unregistered namespace in use.
pub const IN_USE_RULE: Rule = Rule { id: "N15", level: Level::Warning, field: Some("namespace_id"), clause: "RFC 8141 §5.1" };

/// The evidence that a name is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Evidence {
    /// It is widely used.
    Known,
    /// A public discussion mentions it.
    Thread,
    /// The name is a trademark, whose owner may object.
    Trade,
}

/// An unregistered name in use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NidInUse {
    /// The name after `urn:`.
    pub nid: String,
    /// Where it is used.
    #[serde(rename = "where")]
    pub place: String,
    /// An example URN.
    pub example: String,
    /// The evidence of its use.
    pub evidence: Evidence,
    /// The source of the evidence: an address or a document; empty for older entries.
    #[serde(default)]
    pub source: String,
    /// The time since which it has been in use: a year or a date; empty if unknown.
    #[serde(default)]
    pub since: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    name: Vec<NidInUse>,
}

static KNOWN_IN_USE: LazyLock<Vec<NidInUse>> = LazyLock::new(|| read(include_str!("data/in-use.toml")).unwrap_or_default());

/// The built-in list (as of July 2026).
pub fn known_in_use() -> &'static [NidInUse] {
    &KNOWN_IN_USE
}

/// Parses a list in the format of `data/in-use.toml`.
///
/// # Errors
/// A message about the first fault: not TOML, or an entry that [`InUse::is_whole`] rejects.
pub fn read(toml: &str) -> Result<Vec<NidInUse>, String> {
    let file: File = toml::from_str(toml).map_err(|error| error.to_string())?;
    if let Some(bad) = file.name.iter().find(|name| !name.is_valid_entry()) {
        return Err(format!("{}: give nid in lower case, where and example, one line each", bad.nid));
    }
    Ok(file.name)
}

/// The names in a list that equal `nid` or are similar to it.
fn similar_in_use<'l>(nid: &str, list: &'l [NidInUse]) -> Vec<&'l NidInUse> {
    let nid = nid.to_ascii_lowercase();
    list.iter().filter(|name| name.nid == nid || likeness(&nid, &name.nid).is_some()).collect()
}

/// An advisory for each name of a list that equals or resembles the requested one.
pub fn findings(nid: &str, list: &[NidInUse]) -> Vec<Finding> {
    similar_in_use(nid, list).into_iter().map(|name| Finding::new(&IN_USE_RULE, name.sentence())).collect()
}

/// The maximum length of a field, in bytes.
const LINE_MAX: usize = 500;

impl NidInUse {
    /// Whether this can be an entry of a list: the NID is in lower case, and every field is one line of at most [`LINE_MAX`] bytes;
    /// optional fields may be empty.
    fn is_valid_entry(&self) -> bool {
        let is_line = |text: &str| text.len() <= LINE_MAX && !text.chars().any(char::is_control);
        let is_text = |text: &str| !text.trim().is_empty() && is_line(text);
        !self.nid.bytes().any(|b| b.is_ascii_uppercase())
            && [&self.nid, &self.place, &self.example].into_iter().all(|text| is_text(text))
            && [&self.source, &self.since].into_iter().all(|text| is_line(text))
    }

    /// Why it cannot be requested as a formal namespace; `None` if its form allows it.
    pub fn not_requestable_reason(&self) -> Option<Phrase> {
        formal_findings(&self.nid, None).into_iter().next().map(|finding| finding.message)
    }

    /// The sentence about where it is used.
    pub fn sentence(&self) -> Phrase {
        Phrase::new("note-in-use").arg("nid", &self.nid).arg("place", &self.place).arg("example", &self.example)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requested_nid_matches_similar_unregistered_namespaces_in_use() {
        assert_eq!(known_in_use().len(), 17);
        let near = |nid| similar_in_use(nid, known_in_use()).iter().map(|name| name.nid.clone()).collect::<Vec<_>>();
        assert_eq!(near("HL7-org"), ["hl7-org"]);
        assert!(near("openld").contains(&"openid".to_owned()));
        assert!(near("isbn").is_empty());
        let finding = &findings("openid", known_in_use())[0];
        assert!(finding.message.to_string().starts_with("openid is used after \"urn:\" in OpenID specifications"));
        assert_eq!(finding.clause, IN_USE_RULE.clause);
    }

    #[test]
    fn list_with_an_invalid_entry_is_rejected() {
        assert!(read("[[name]]\nnid = \"A\"\nwhere = \"x\"\nexample = \"urn:A:b\"\nevidence = \"known\"\n").is_err());
        assert!(read("[[name]]\nnid = \"a\"\nwhere = \"\"\nexample = \"urn:a:b\"\nevidence = \"known\"\n").is_err());
        assert!(read("[[name]]\nnid = \"a\"\n").is_err());
    }
}
