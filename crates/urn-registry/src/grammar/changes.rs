//! Compares the rules of two grammars one by one, for the review of a revision.
//!
//! Ignores layout, comments, and the case of rule names and of case-insensitive strings (RFC 5234 §2.1, §2.3). Use
//! [`super::compare()`] to find which names a change adds or removes.
//!
//! ```
//! use urn_registry::grammar::{Change, changes, read};
//! let grammar = |text| read(text).unwrap().grammar;
//! let found = changes(&grammar("a = b / c\nb = \"x\"\nc = DIGIT"), &grammar("A = B ; as ever\nb = %s\"x\""));
//! assert_eq!(found.len(), 3);
//! assert_eq!(found[0], Change::Changed { before: "a = b / c".into(), after: "A = B".into() });
//! assert_eq!(found[2], Change::Removed("c = DIGIT".into()));
//! ```

use super::ruleset::Grammar;

/// A difference between two grammars. Rules are printed as ABNF.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// The rule is only in the new grammar.
    Added(String),
    /// The rule is only in the old grammar.
    Removed(String),
    /// The definition of the rule differs.
    Changed {
        /// The rule in the old grammar.
        before: String,
        /// The rule in the new grammar.
        after: String,
    },
    /// The rule has another name and the same definition.
    Renamed {
        /// The rule in the old grammar.
        before: String,
        /// The rule in the new grammar.
        after: String,
    },
}

/// The differences in the order of the new grammar, followed by removed rules in the order of the old one.
pub fn changes(old: &Grammar, new: &Grammar) -> Vec<Change> {
    let mut gone: Vec<_> = old.rules().iter().filter(|rule| new.rule(&rule.name).is_none()).collect();
    let mut found = Vec::new();
    for rule in new.rules() {
        match old.rule(&rule.name) {
            Some(before) if before.node.case_folded() == rule.node.case_folded() => {}
            Some(before) => found.push(Change::Changed { before: before.to_string(), after: rule.to_string() }),
            None => {
                let same = gone.iter().position(|before| before.node.case_folded() == rule.node.case_folded());
                found.push(match same.map(|at| gone.remove(at)) {
                    Some(before) => Change::Renamed { before: before.to_string(), after: rule.to_string() },
                    None => Change::Added(rule.to_string()),
                });
            }
        }
    }
    found.extend(gone.into_iter().map(|rule| Change::Removed(rule.to_string())));
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::read;

    fn between(old: &str, new: &str) -> Vec<Change> {
        changes(&read(old).unwrap().grammar, &read(new).unwrap().grammar)
    }

    #[test]
    fn each_kind_of_rule_change_is_reported() {
        assert_eq!(between("a = \"X\" B ; one\nb = DIGIT", "a = \"x\"\n    b\nb = Digit"), []);
        assert_eq!(
            between("a = b\nb = DIGIT", "a = n\nn = DIGIT")[1],
            Change::Renamed { before: "b = DIGIT".into(), after: "n = DIGIT".into() }
        );
        assert_eq!(between("a = DIGIT", "a = DIGIT\nb = \"x\""), [Change::Added("b = \"x\"".into())]);
        assert_eq!(between("a = 1*3DIGIT", "a = 1*4DIGIT").len(), 1);
        assert_eq!(between("a = %s\"x\"", "a = \"x\"").len(), 1, "a change of case sensitivity is a change");
    }
}
