//! A grammar: a set of rules, with its undefined and unused names.

use super::node::{Node, Rule};
use super::rules;
use std::collections::{BTreeMap, BTreeSet};

/// A set of rules.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grammar {
    rules: Vec<Rule>,
    by_name: BTreeMap<String, usize>,
    undefined: Vec<String>,
    unused: Vec<String>,
}

impl Grammar {
    pub(crate) fn new(rules: Vec<Rule>, by_name: BTreeMap<String, usize>) -> Self {
        let mut grammar = Self { rules, by_name, ..Self::default() };
        let mut used: BTreeMap<String, &str> = BTreeMap::new();
        for rule in &grammar.rules {
            rule.node.visit(&mut |node| {
                if let Node::Name(name) = node {
                    used.entry(name.to_ascii_lowercase()).or_insert(name);
                }
            });
        }
        let undefined = used
            .iter()
            .filter(|(folded, _)| !grammar.by_name.contains_key(*folded) && rules::predefined_rule(folded).is_none())
            .map(|(_, name)| (*name).to_owned())
            .collect();
        let unused = grammar.rules.iter().skip(1).map(|rule| &rule.name);
        let unused = unused.filter(|name| !used.contains_key(&name.to_ascii_lowercase())).cloned().collect();
        (grammar.undefined, grammar.unused) = (undefined, unused);
        grammar
    }

    /// The rules in the order of their definition.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// A rule by its name in lower case.
    pub(crate) fn get(&self, folded: &str) -> Option<&Rule> {
        self.rules.get(*self.by_name.get(folded)?)
    }

    /// A rule by its name; case-insensitive (RFC 5234 §2.1).
    pub fn rule(&self, name: &str) -> Option<&Rule> {
        self.get(&name.to_ascii_lowercase())
    }

    /// Names that are used but neither defined here nor predefined ([`rules`]).
    pub fn undefined(&self) -> &[String] {
        &self.undefined
    }

    /// Rules that no rule uses, except the first one, which is the start rule.
    pub fn unused(&self) -> &[String] {
        &self.unused
    }

    /// The grammar with any sequence of visible characters in place of undefined names and prose.
    pub(crate) fn with_wildcards(&self) -> Self {
        let rules = self.rules.iter().map(|rule| Rule { node: self.with_wildcards_in(&rule.node), ..rule.clone() });
        Self::new(rules.collect(), self.by_name.clone())
    }

    fn with_wildcards_in(&self, node: &Node) -> Node {
        let all = |nodes: &[Node]| nodes.iter().map(|node| self.with_wildcards_in(node)).collect();
        let any = || Node::Repeat { least: 0, most: None, node: Box::new(Node::Range { from: 0x21, to: 0x7e }) };
        match node {
            Node::Alternatives(nodes) => Node::Alternatives(all(nodes)),
            Node::Sequence(nodes) => Node::Sequence(all(nodes)),
            Node::Repeat { least, most, node } => {
                Node::Repeat { least: *least, most: *most, node: Box::new(self.with_wildcards_in(node)) }
            }
            Node::Optional(node) => Node::Optional(Box::new(self.with_wildcards_in(node))),
            Node::Prose(_) => any(),
            Node::Name(name) if self.undefined.iter().any(|undefined| undefined.eq_ignore_ascii_case(name)) => any(),
            other => other.clone(),
        }
    }

    /// Characters in the rules that are not allowed in a URN: neither `pchar` nor `/` (RFC 8141 §2.2), nor `?`, `#` and `%`, with
    /// which components and encodings begin. Ranges in order; only characters that the rules themselves contain.
    pub(crate) fn foreign_characters(&self) -> Vec<(u32, u32)> {
        let may_stand =
            |code: u32| char::from_u32(code).is_some_and(|c| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?#%".contains(c));
        let mut found = BTreeSet::new();
        for rule in &self.rules {
            rule.node.visit(&mut |node| match node {
                Node::Text { text, .. } => {
                    found.extend(text.chars().map(u32::from).filter(|code| !may_stand(*code)).map(|code| (code, code)));
                }
                // Nothing beyond ASCII is allowed, so checking 128 characters is enough.
                Node::Range { from, to } if *to > 0x7f || (*from..=*to).any(|code| !may_stand(code)) => {
                    found.insert((*from, *to));
                }
                Node::Codes(codes) => {
                    found.extend(codes.iter().filter(|code| !may_stand(**code)).map(|code| (*code, *code)));
                }
                _ => {}
            });
        }
        found.into_iter().collect()
    }
}
