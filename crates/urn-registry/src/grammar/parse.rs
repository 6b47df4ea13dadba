//! Parses the tokens of one rule into its tree (RFC 5234 §4).

use super::limits::{DEPTH_MAX, REPEAT_MAX};
use super::lines::Line;
use super::node::{Node, Rule};
use super::repair::{Error, Repair, RepairKind};
use super::tokens::{Token, TokenKind, tokens};
use crate::i18n::Phrase;

/// Alternatives, with directly nested alternatives flattened.
pub(super) fn flatten_alternatives(nodes: impl IntoIterator<Item = Node>) -> Node {
    let mut flat = Vec::new();
    for node in nodes {
        match node {
            Node::Alternatives(inner) => flat.extend(inner),
            other => flat.push(other),
        }
    }
    single_node_or(flat, Node::Alternatives)
}

fn single_node_or(mut nodes: Vec<Node>, many: fn(Vec<Node>) -> Node) -> Node {
    match (nodes.len(), nodes.pop()) {
        (1, Some(only)) => only,
        (_, last) => {
            nodes.extend(last);
            many(nodes)
        }
    }
}

pub(super) struct Parser<'a> {
    pub(super) tokens: &'a [Token],
    pub(super) at: usize,
    pub(super) end: (usize, usize),
    pub(super) repairs: &'a mut Vec<Repair>,
}

impl Parser<'_> {
    fn current_token(&self) -> Option<&TokenKind> {
        self.tokens.get(self.at).map(|token| &token.sign)
    }

    fn place(&self) -> (usize, usize) {
        self.tokens.get(self.at).or(self.tokens.last()).map_or(self.end, |token| token.place)
    }

    fn take(&mut self, wanted: &TokenKind) -> bool {
        let found = self.current_token() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn record_repair(&mut self, what: RepairKind) {
        let (line, column) = self.place();
        self.repairs.push(Repair { line, column, what });
    }

    /// `rule = rulename defined-as elements`.
    pub(super) fn parse_rule(&mut self) -> Result<(String, bool, Node), Error> {
        let name = match self.current_token().cloned() {
            Some(TokenKind::Name(name)) => name,
            Some(TokenKind::Prose(name)) => {
                self.record_repair(RepairKind::Angle(name.clone()));
                name
            }
            _ => return Err(Error::at(self.place(), Phrase::new("finding-grammar-rule-name"))),
        };
        self.at += 1;
        let adds = match self.current_token() {
            Some(TokenKind::Define) => false,
            Some(TokenKind::Add) => true,
            _ => return Err(Error::at(self.place(), Phrase::new("finding-grammar-equals").arg("name", name))),
        };
        self.at += 1;
        let node = self.alternation(0)?;
        match self.current_token() {
            None => Ok((name, adds, node)),
            Some(TokenKind::Close | TokenKind::CloseOption) => {
                Err(Error::at(self.place(), Phrase::new("finding-grammar-bracket-opened")))
            }
            Some(TokenKind::Define | TokenKind::Add) => {
                Err(Error::at(self.place(), Phrase::new("finding-grammar-second-equals").arg("name", name)))
            }
            Some(_) => Err(Error::at(self.place(), Phrase::new("finding-grammar-goes-on").arg("name", name))),
        }
    }

    fn alternation(&mut self, depth: usize) -> Result<Node, Error> {
        if depth > DEPTH_MAX {
            return Err(Error::at(self.place(), Phrase::new("finding-grammar-depth").arg("count", DEPTH_MAX)));
        }
        let mut nodes = vec![self.concatenation(depth)?];
        while self.take(&TokenKind::Slash) {
            nodes.push(self.concatenation(depth)?);
        }
        Ok(flatten_alternatives(nodes))
    }

    fn concatenation(&mut self, depth: usize) -> Result<Node, Error> {
        let mut nodes = Vec::new();
        while let Some(node) = self.repetition(depth)? {
            nodes.push(node);
        }
        if nodes.is_empty() {
            let why = match self.current_token() {
                Some(TokenKind::Slash) => "finding-grammar-before-slash",
                None => "finding-grammar-ends",
                _ => "finding-grammar-before",
            };
            return Err(Error::at(self.place(), Phrase::new(why)));
        }
        Ok(single_node_or(nodes, Node::Sequence))
    }

    fn repetition(&mut self, depth: usize) -> Result<Option<Node>, Error> {
        let place = self.place();
        let least = match self.current_token() {
            Some(TokenKind::Number(number)) => Some(*number),
            _ => None,
        };
        self.at += usize::from(least.is_some());
        let star = self.take(&TokenKind::Star);
        let mut most = if star { None } else { least };
        if star && let Some(Token { sign: TokenKind::Number(number), apart: false, .. }) = self.tokens.get(self.at) {
            most = Some(*number);
            self.at += 1;
        }
        let repeats = star || least.is_some();
        if repeats && self.tokens.get(self.at).is_some_and(|token| token.apart) {
            if !star {
                // "0 digit" from a text without the quotation marks must not be parsed as zero digits.
                return Err(Error::at(place, Phrase::new("finding-grammar-number-alone")));
            }
            self.record_repair(RepairKind::RepeatApart);
        }
        let Some(node) = self.element(depth)? else {
            return if repeats { Err(Error::at(place, Phrase::new("finding-grammar-nothing-to-repeat"))) } else { Ok(None) };
        };
        if !repeats {
            return Ok(Some(node));
        }
        let least = least.unwrap_or(0);
        if most.is_some_and(|most| most < least) {
            return Err(Error::at(place, Phrase::new("finding-grammar-repeat-order")));
        }
        if least.max(most.unwrap_or(0)) > REPEAT_MAX {
            return Err(Error::at(place, Phrase::new("finding-grammar-repeat-max").arg("count", REPEAT_MAX)));
        }
        Ok(Some(Node::Repeat { least, most, node: Box::new(node) }))
    }

    fn element(&mut self, depth: usize) -> Result<Option<Node>, Error> {
        let node = match self.current_token().cloned() {
            Some(TokenKind::Name(name)) => Node::Name(name),
            Some(TokenKind::Text { text, exact }) => Node::Text { text, exact },
            Some(TokenKind::Range(from, to)) => Node::Range { from, to },
            Some(TokenKind::Codes(codes)) => Node::Codes(codes),
            Some(TokenKind::Prose(words)) => Node::Prose(words),
            Some(open @ (TokenKind::Open | TokenKind::OpenOption)) => {
                let place = self.place();
                self.at += 1;
                let node = self.alternation(depth + 1)?;
                let close = if open == TokenKind::Open { TokenKind::Close } else { TokenKind::CloseOption };
                if !self.take(&close) {
                    let why = match self.current_token() {
                        None => "finding-grammar-bracket",
                        Some(_) => "finding-grammar-bracket-before",
                    };
                    return Err(Error::at(place, Phrase::new(why)));
                }
                return Ok(Some(if open == TokenKind::Open { node } else { Node::Optional(Box::new(node)) }));
            }
            _ => return Ok(None),
        };
        self.at += 1;
        Ok(Some(node))
    }
}

/// Parses one predefined rule on one line.
pub(super) fn parse_single_rule(line: &str) -> Option<Rule> {
    let mut repairs = Vec::new();
    let tokens = tokens(&[Line { number: 1, text: line }], &mut repairs).ok()?;
    let (name, _, node) = Parser { tokens: &tokens, at: 0, end: (1, 1), repairs: &mut repairs }.parse_rule().ok()?;
    repairs.is_empty().then_some(Rule { name, node, line: 1 })
}
