//! The grammar of what follows a prefix: of `"urn:lamp:" 4DIGIT`, what follows `urn:lamp:`.

use super::node::{Node, Rule};
use super::ruleset::Grammar;
use std::collections::BTreeMap;

/// The maximum nesting depth of rules and brackets.
const DEPTH_MAX: usize = 32;

/// The maximum number of nodes that are visited, counted for each use of a rule.
const NODES_VISITED_MAX: usize = 10_000;

impl Grammar {
    /// A grammar whose first rule describes what follows `prefix` in the names of the rule `start`. Letter case of the prefix is ignored.
    /// `None` if not every name begins with literals that spell the prefix, or if it ends within a repetition.
    ///
    /// ```
    /// use urn_registry::grammar::read;
    /// let grammar = read("lamp = scheme \":lamp:\" number\nscheme = \"urn\"\nnumber = 4DIGIT").unwrap().grammar;
    /// let after = grammar.after_prefix("lamp", "urn:lamp:").unwrap();
    /// assert_eq!(after.rules()[0].to_string(), "after-lamp = number");
    /// ```
    pub fn after_prefix(&self, start: &str, prefix: &str) -> Option<Self> {
        let mut nodes_left = NODES_VISITED_MAX;
        let (left, rest) = self.strip(&self.rule(start)?.node, prefix, (0, &mut nodes_left))?;
        let node = left.filter(|_| rest.is_empty())?;
        let line = self.rule(start)?.line;
        let first = Rule { name: format!("after-{start}"), node, line };
        self.with_first_rule(first)
    }

    /// The grammar with another first rule, which no other rule uses.
    fn with_first_rule(&self, first: Rule) -> Option<Self> {
        if self.rule(&first.name).is_some() {
            return None;
        }
        let rules: Vec<Rule> = std::iter::once(first).chain(self.rules().iter().cloned()).collect();
        let by_name: BTreeMap<String, usize> =
            rules.iter().enumerate().map(|(at, rule)| (rule.name.to_ascii_lowercase(), at)).collect();
        Some(Self::new(rules, by_name))
    }

    /// Takes literals from the beginning of a node as long as they spell the prefix: what is left of the node, and of the prefix.
    fn strip<'p>(&self, node: &Node, prefix: &'p str, (depth, left): (usize, &mut usize)) -> Option<(Option<Node>, &'p str)> {
        *left = left.checked_sub(1).filter(|_| depth <= DEPTH_MAX)?;
        match node {
            Node::Text { text, exact } => strip_literal(text, *exact, prefix),
            Node::Codes(codes) => {
                let text: String = codes.iter().map(|code| char::from_u32(*code)).collect::<Option<_>>()?;
                strip_literal(&text, true, prefix)
            }
            Node::Name(name) => self.strip(&self.rule(name)?.node, prefix, (depth + 1, left)),
            Node::Sequence(nodes) => {
                let mut rest = prefix;
                for (at, node) in nodes.iter().enumerate() {
                    let (remaining, left_over) = self.strip(node, rest, (depth + 1, &mut *left))?;
                    rest = left_over;
                    if rest.is_empty() {
                        let tail = nodes.get(at + 1..).unwrap_or_default().iter().cloned();
                        let mut whole: Vec<Node> = remaining.into_iter().chain(tail).collect();
                        let only = if whole.len() <= 1 { whole.pop() } else { Some(Node::Sequence(whole)) };
                        return Some((only, rest));
                    }
                }
                Some((None, rest))
            }
            Node::Alternatives(nodes) => {
                let mut stripped = Vec::with_capacity(nodes.len());
                for node in nodes {
                    let (remaining, rest) = self.strip(node, prefix, (depth + 1, &mut *left))?;
                    // In a grammar of names, something follows the prefix.
                    stripped.push(remaining.filter(|_| rest.is_empty())?);
                }
                Some((Some(Node::Alternatives(stripped)), ""))
            }
            Node::Repeat { .. } | Node::Optional(_) | Node::Range { .. } | Node::Prose(_) => None,
        }
    }
}

/// What is left of a literal and of the prefix, if one begins with the other.
fn strip_literal<'p>(text: &str, exact: bool, prefix: &'p str) -> Option<(Option<Node>, &'p str)> {
    let shared = text.len().min(prefix.len());
    let (own, other) = (text.get(..shared)?, prefix.get(..shared)?);
    if !own.eq_ignore_ascii_case(other) {
        return None;
    }
    let left = text.get(shared..).filter(|left| !left.is_empty());
    Some((left.map(|left| Node::Text { text: left.to_owned(), exact }), prefix.get(shared..)?))
}

#[cfg(test)]
mod tests {
    use crate::grammar::{Budget, Limits, read};

    #[test]
    fn names_match_after_the_prefix_exactly_if_they_match_with_it() {
        for rules in [
            "lamp = \"urn:lamp:\" 2DIGIT",
            "lamp = \"urn:lamp:a\" ( \"b\" / 2DIGIT )",
            "lamp = scheme \":\" nid \":\" ( 2DIGIT / \"ab\" )\nscheme = \"URN\"\nnid = \"Lamp\"",
            "lamp = ( \"urn:lamp:\" 2DIGIT ) / ( \"urn:lamp:\" \"ab\" )",
            "lamp = %x75.72.6E.3A \"lamp:\" *DIGIT",
        ] {
            let grammar = read(rules).unwrap().grammar;
            let after = grammar.after_prefix("lamp", "urn:lamp:").unwrap_or_else(|| panic!("{rules}"));
            let compile = |grammar: &crate::grammar::Grammar| grammar.compile(None, &Limits::default()).unwrap();
            let (whole, after, mut budget) = (compile(&grammar), compile(&after), Budget::new(100_000));
            for name in ["12", "ab", "a12", "1", "", "12345", "xyz"] {
                let expected = whole.matches(&format!("urn:lamp:{name}"), &mut budget);
                assert_eq!(after.matches(name, &mut budget), expected, "{rules}: {name}");
            }
        }
    }

    #[test]
    fn grammar_that_does_not_spell_the_prefix_has_none_after_it() {
        for rules in [
            "lamp = \"urn:light:\" 2DIGIT",
            "lamp = 1*ALPHA",
            "lamp = [ \"urn:lamp:\" ] 2DIGIT",
            "lamp = \"urn:\" 1*ALPHA",
            "lamp = \"urn:\" \"lamp:\"",
            "lamp = \"urn:lamp:\"",
        ] {
            assert!(read(rules).unwrap().grammar.after_prefix("lamp", "urn:lamp:").is_none(), "{rules}");
        }
    }

    #[test]
    fn work_on_nested_rules_is_limited() {
        let rule = |i: usize| format!("a{i} = {}", vec![format!("a{}", i + 1); 10].join(" / "));
        let mut rules = (0..9).map(rule).collect::<Vec<_>>().join("\n");
        rules.push_str("\na9 = \"urn:lamp:\" 4DIGIT");
        assert!(read(&rules).unwrap().grammar.after_prefix("a0", "urn:lamp:").is_none());
    }
}
