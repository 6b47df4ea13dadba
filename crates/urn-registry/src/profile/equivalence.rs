//! Namespace-specific equivalence rules.
//!
//! RFC 8141 §3.1, last paragraph: such rules "MUST always have the effect of eliminating some of the false negatives". They can merge
//! equivalence classes but never split them. Each rule here names a difference to ignore. A keyword that would make a difference
//! significant is rejected with this reason.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A difference that is ignored.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", inline, description = ""))]
pub enum EquivalenceRule {
    /// `ignore-case`: letter case in the whole NSS.
    IgnoreCase,
    /// `ignore-case-of:RULE`: letter case in the text that this grammar rule matches.
    IgnoreCaseOf(String),
    /// `ignore:CHARS`: the presence of any of these characters. Letters, digits and "%" cannot be ignored.
    Ignore(String),
    /// `percent-decode`: percent-encoding of a character that is allowed in an NSS.
    PercentDecode,
    /// `isbn-10-as-13`: an ISBN-10 equals the corresponding ISBN-13 (ISO 2108).
    Isbn10As13,
    /// `newsml-update`: the letter A or U after the revision (RFC 3085).
    NewsmlUpdate,
    /// `gsma-vers-0`: `;vers=0` at the end (RFC 7254 §4.2).
    GsmaVers0,
}

impl EquivalenceRule {
    /// The grammar rule that it refers to.
    pub fn rule(&self) -> Option<&str> {
        if let Self::IgnoreCaseOf(rule) = self { Some(rule) } else { None }
    }
}

impl fmt::Display for EquivalenceRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::IgnoreCase => f.write_str("ignore-case"),
            Self::IgnoreCaseOf(rule) => write!(f, "ignore-case-of:{rule}"),
            Self::Ignore(chars) => write!(f, "ignore:{chars}"),
            Self::PercentDecode => f.write_str("percent-decode"),
            Self::Isbn10As13 => f.write_str("isbn-10-as-13"),
            Self::NewsmlUpdate => f.write_str("newsml-update"),
            Self::GsmaVers0 => f.write_str("gsma-vers-0"),
        }
    }
}

impl FromStr for EquivalenceRule {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        match word {
            "ignore-case" => return Ok(Self::IgnoreCase),
            "percent-decode" => return Ok(Self::PercentDecode),
            "isbn-10-as-13" => return Ok(Self::Isbn10As13),
            "newsml-update" => return Ok(Self::NewsmlUpdate),
            "gsma-vers-0" => return Ok(Self::GsmaVers0),
            _ => {}
        }
        if let Some(rule) = word.strip_prefix("ignore-case-of:") {
            let is_name = rule.starts_with(|c: char| c.is_ascii_alphabetic())
                && rule.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            return if is_name { Ok(Self::IgnoreCaseOf(rule.to_owned())) } else { Err(format!("{rule:?} is not a rule name")) };
        }
        if let Some(chars) = word.strip_prefix("ignore:") {
            return parse_ignored(chars);
        }
        if SIGNIFICANT_PREFIXES.iter().any(|start| word.starts_with(start)) {
            return Err(format!(
                "{word:?} would tell apart names that RFC 8141 §3.1 makes equal; a namespace may only make more names equal"
            ));
        }
        Err(format!(
            "{word:?} is not an equivalence rule; use ignore-case, ignore-case-of:RULE, ignore:CHARACTERS or percent-decode"
        ))
    }
}

/// Prefixes of keywords that would make a difference significant.
const SIGNIFICANT_PREFIXES: [&str; 8] =
    ["case-sensitive", "respect", "distinguish", "keep", "percent-case", "nid-case", "count", "compare-"];

fn parse_ignored(chars: &str) -> Result<EquivalenceRule, String> {
    if chars.is_empty() || chars.len() > 16 {
        return Err("one to sixteen characters can be ignored".to_owned());
    }
    match chars.chars().find(|c| !"-._~!$&'()*+,;=:@/".contains(*c)) {
        None => Ok(EquivalenceRule::Ignore(chars.to_owned())),
        Some('%') => {
            Err("\"%\" starts an encoded octet; without it, names that RFC 8141 §3.1 treats as a whole would be split".to_owned())
        }
        Some(c) => Err(format!("{c:?} cannot be ignored; only punctuation allowed in an NSS can")),
    }
}

impl Serialize for EquivalenceRule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for EquivalenceRule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equivalence_rule_round_trips() {
        for word in ["ignore-case", "ignore-case-of:prefix", "ignore:-", "ignore:-:", "percent-decode", "isbn-10-as-13"] {
            assert_eq!(word.parse::<EquivalenceRule>().unwrap().to_string(), word);
        }
    }

    #[test]
    fn equivalence_rule_that_splits_names_is_rejected_with_reason() {
        for word in ["case-sensitive", "distinguish-case", "percent-case", "nid-case"] {
            assert!(word.parse::<EquivalenceRule>().unwrap_err().contains("RFC 8141 §3.1"), "{word}");
        }
        for word in ["ignore:", "ignore:%", "ignore:a", "ignore:7", "ignore: ", "ignore-case-of:", "ignore-case-of:a b", "sloppy"]
        {
            assert!(word.parse::<EquivalenceRule>().is_err(), "{word}");
        }
    }
}
