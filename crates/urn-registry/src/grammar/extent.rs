//! The length of the names of a grammar and their characters, for a sentence that people read before the rules.

use super::node::Node;
use super::rules;
use super::ruleset::Grammar;
use std::collections::BTreeMap;

/// The maximum depth of rules within rules.
const RULE_DEPTH_MAX: u32 = 64;

/// Length and characters of all names that a rule generates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Extent {
    /// The minimum length in characters.
    pub least: u64,
    /// The maximum length; `None` if there is none.
    pub most: Option<u64>,
    /// A bit for each ASCII character.
    characters: u128,
}

impl Extent {
    /// The characters, in order.
    pub fn characters(&self) -> Vec<char> {
        (0..=0x7f_u8).map(char::from).filter(|c| self.characters & bit(*c) != 0).collect()
    }
}

/// The bit of a character; none beyond ASCII.
fn bit(c: char) -> u128 {
    if c.is_ascii() { 1_u128 << u32::from(c) } else { 0 }
}

impl Grammar {
    /// Length and characters of the names that a rule generates. `None` if they cannot be determined, because the rule or a rule that it
    /// refers to does not exist, is prose or recursive, or contains characters beyond ASCII.
    ///
    /// ```
    /// let grammar = urn_registry::grammar::read("lamp = 2ALPHA [ \"-\" ] 1*3DIGIT").unwrap().grammar;
    /// let extent = grammar.extent("lamp").unwrap();
    /// assert_eq!((extent.least, extent.most), (3, Some(6)));
    /// assert!(extent.characters().contains(&'-') && !extent.characters().contains(&'.'));
    /// ```
    pub fn extent(&self, rule: &str) -> Option<Extent> {
        Measure { grammar: self, known: BTreeMap::new() }.rule_extent(&rule.to_ascii_lowercase(), RULE_DEPTH_MAX)
    }
}

struct Measure<'g> {
    grammar: &'g Grammar,
    /// The rules that were measured. A rule that is being measured has no extent: its definition is recursive.
    known: BTreeMap<String, Option<Extent>>,
}

impl Measure<'_> {
    fn rule_extent(&mut self, folded: &str, deep: u32) -> Option<Extent> {
        if let Some(known) = self.known.get(folded) {
            return known.clone();
        }
        let deep = deep.checked_sub(1)?;
        self.known.insert(folded.to_owned(), None);
        let rule = self.grammar.get(folded).or_else(|| rules::predefined_rule(folded))?;
        let extent = self.node_extent(&rule.node, deep);
        self.known.insert(folded.to_owned(), extent.clone());
        extent
    }

    fn node_extent(&mut self, node: &Node, deep: u32) -> Option<Extent> {
        match node {
            Node::Alternatives(nodes) => {
                let mut all = nodes.iter();
                let mut whole = self.node_extent(all.next()?, deep)?;
                for node in all {
                    let one = self.node_extent(node, deep)?;
                    whole.least = whole.least.min(one.least);
                    whole.most = whole.most.zip(one.most).map(|(a, b)| a.max(b));
                    whole.characters |= one.characters;
                }
                Some(whole)
            }
            Node::Sequence(nodes) => {
                let mut whole = Extent { most: Some(0), ..Extent::default() };
                for node in nodes {
                    let one = self.node_extent(node, deep)?;
                    whole.least = whole.least.saturating_add(one.least);
                    whole.most = whole.most.zip(one.most).map(|(a, b)| a.saturating_add(b));
                    whole.characters |= one.characters;
                }
                Some(whole)
            }
            Node::Repeat { least, most, node } => {
                let mut one = self.node_extent(node, deep)?;
                one.least = one.least.saturating_mul(u64::from(*least));
                one.most = most.zip(one.most).map(|(times, most)| most.saturating_mul(u64::from(times)));
                Some(one)
            }
            Node::Optional(node) => Some(Extent { least: 0, ..self.node_extent(node, deep)? }),
            Node::Name(name) => self.rule_extent(&name.to_ascii_lowercase(), deep),
            Node::Text { text, exact: true } => characters_extent(text.chars()),
            Node::Text { text, exact: false } => {
                let either = text.chars().flat_map(|c| [c.to_ascii_lowercase(), c.to_ascii_uppercase()]);
                Some(Extent { characters: characters_extent(either)?.characters, ..characters_extent(text.chars())? })
            }
            Node::Range { from, to } if *to <= 0x7f => {
                let characters = (*from..=*to).filter_map(char::from_u32).map(bit).fold(0, |all, one| all | one);
                Some(Extent { least: 1, most: Some(1), characters })
            }
            Node::Codes(codes) => characters_extent(codes.iter().filter_map(|code| char::from_u32(*code))),
            Node::Range { .. } | Node::Prose(_) => None,
        }
    }
}

/// Consecutive characters.
fn characters_extent(characters: impl Iterator<Item = char>) -> Option<Extent> {
    let mut extent = Extent { most: Some(0), ..Extent::default() };
    for c in characters {
        if !c.is_ascii() {
            return None;
        }
        extent.least += 1;
        extent.characters |= bit(c);
    }
    extent.most = Some(extent.least);
    Some(extent)
}

#[cfg(test)]
mod tests {
    use crate::grammar::read;

    fn told(text: &str) -> Option<(u64, Option<u64>, String)> {
        let grammar = read(text).unwrap().grammar;
        let extent = grammar.extent("lamp")?;
        Some((extent.least, extent.most, extent.characters().into_iter().collect()))
    }

    #[test]
    fn length_and_character_set_are_derived_from_the_grammar() {
        for (rules, least, most, characters) in [
            ("lamp = %s\"ab\"", 2, Some(2), "ab"),
            ("lamp = \"b\"", 1, Some(1), "Bb"),
            ("lamp = %x30-32 / %s\"abc\"", 1, Some(3), "012abc"),
            ("lamp = 2*3bulb [%s\"x\"]\nbulb = %s\"ab\"", 4, Some(7), "abx"),
            ("lamp = 1*%s\"a\" *\"-\"", 1, None, "-a"),
            ("lamp = %x61.62", 2, Some(2), "ab"),
        ] {
            assert_eq!(told(rules), Some((least, most, characters.to_owned())), "{rules}");
        }
        assert_eq!(told("lamp = 3DIGIT").map(|(_, _, characters)| characters).as_deref(), Some("0123456789"));
    }

    #[test]
    fn unknown_and_recursive_rules_have_no_extent() {
        for rules in ["lamp = bulb", "lamp = <a lamp>", "lamp = \"a\" [lamp]", "lamp = %x80-FF", "other = \"a\""] {
            assert_eq!(told(rules), None, "{rules}");
        }
    }
}
