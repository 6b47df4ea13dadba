//! The grammar in a Syntax section: ABNF rules (RFC 5234) found between paragraphs of prose, what is wrong with them, and
//! whether a name matches them.
//!
//! Parsing one rule is the `abnf` crate's; finding the rules, asking about them as a whole and matching are here. Every
//! input ends: rules are bounded in number, length and nesting, matching in steps.

use abnf::types::{Kind, Node, Rule, TerminalValues};
use std::collections::{BTreeMap, BTreeSet};

/// Rules of one grammar that are looked at.
const RULES_MAX: usize = 300;
/// Bytes of one rule.
const RULE_MAX: usize = 4000;
/// Brackets inside brackets; the parser doubles its work with each.
const NESTING_MAX: usize = 8;
/// Steps of one match, after which it is given up.
const STEPS_MAX: usize = 200_000;
/// Rules inside rules during one match.
const DEPTH_MAX: usize = 200;

/// A rule as it stands in the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// Line of the field's text, from 1.
    pub line: usize,
    /// The rule, its continuation lines included.
    pub text: String,
}

/// A rule that is no ABNF, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// Line of the field's text, from 1.
    pub line: usize,
    /// One sentence.
    pub why: String,
}

/// The rules of a Syntax section.
#[derive(Debug, Clone, Default)]
pub struct Grammar {
    rules: Vec<Rule>,
    by_name: BTreeMap<String, Vec<usize>>,
    broken: Vec<Broken>,
}

impl Grammar {
    /// Takes the rules out of the text of a Syntax section; `None` when there are none.
    ///
    /// ```
    /// use nidreg::template::grammar::Grammar;
    /// let grammar = Grammar::find("As follows:\n\n  lamp = \"urn:lamp:\" 1*DIGIT\n\nNothing more.").unwrap();
    /// assert_eq!(grammar.matches("urn:lamp:12"), Some(true));
    /// assert_eq!(grammar.matches("urn:lamp:x"), Some(false));
    /// ```
    pub fn find(text: &str) -> Option<Self> {
        let written = rules_in(text);
        if written.is_empty() {
            return None;
        }
        let mut grammar = Self::default();
        for rule in written {
            match parse(&rule) {
                Ok(parsed) => {
                    grammar.by_name.entry(parsed.name().to_ascii_lowercase()).or_default().push(grammar.rules.len());
                    grammar.rules.push(parsed);
                }
                Err(broken) => grammar.broken.push(broken),
            }
        }
        Some(grammar)
    }

    /// The rules that are ABNF, in their order.
    pub fn rules(&self) -> &[Rule] {
        &self.rules
    }

    /// The rules that are not.
    pub fn broken(&self) -> &[Broken] {
        &self.broken
    }

    /// Names that are used but defined neither here nor in RFC 5234, RFC 3986 or RFC 8141.
    pub fn undefined(&self) -> Vec<String> {
        let mut used = BTreeMap::new();
        for rule in &self.rules {
            names(rule.node(), &mut |name| {
                used.entry(name.to_ascii_lowercase()).or_insert_with(|| name.to_owned());
            });
        }
        used.into_iter()
            .filter(|(folded, _)| !self.by_name.contains_key(folded) && !is_known(folded))
            .map(|(_, name)| name)
            .collect()
    }

    /// Rules that no other rule uses; the first one is where a grammar starts.
    pub fn unused(&self) -> Vec<String> {
        let mut used = BTreeSet::new();
        for rule in &self.rules {
            names(rule.node(), &mut |name| {
                used.insert(name.to_ascii_lowercase());
            });
        }
        let mut unused: Vec<String> = Vec::new();
        for rule in self.rules.iter().skip(1) {
            let first = self.rules.first().is_some_and(|first| first.name().eq_ignore_ascii_case(rule.name()));
            if !first && !used.contains(&rule.name().to_ascii_lowercase()) && !unused.iter().any(|name| name == rule.name()) {
                unused.push(rule.name().to_owned());
            }
        }
        unused
    }

    /// Characters the rules can produce that may not stand in a URN: neither `pchar` nor `/` (RFC 8141 §2.2), nor the
    /// signs that open a component.
    pub fn strangers(&self) -> Vec<String> {
        let mut found = BTreeSet::new();
        for rule in &self.rules {
            terminals(rule.node(), &mut |from, to| {
                if from == to {
                    if !may_stand(from) {
                        found.insert((from, to));
                    }
                } else if (from..=to.min(from.saturating_add(256))).any(|code| !may_stand(code)) || to > from.saturating_add(256)
                {
                    found.insert((from, to));
                }
            });
        }
        found
            .into_iter()
            .map(|(from, to)| if from == to { code_point(from) } else { format!("{} to {}", code_point(from), code_point(to)) })
            .collect()
    }

    /// Whether the rules leave nothing open: none broken, none undefined, no prose in `<…>`.
    pub fn is_complete(&self) -> bool {
        self.broken.is_empty() && self.undefined().is_empty() && !self.rules.iter().any(|rule| has_prose(rule.node()))
    }

    /// Whether a whole name, or what follows its NID, is produced by one of the rules; `None` when the grammar is not
    /// complete or the match would take too long.
    pub fn matches(&self, name: &str) -> Option<bool> {
        if !self.is_complete() {
            return None;
        }
        let specific = name.splitn(3, ':').nth(2).unwrap_or(name);
        let mut open = false;
        for input in [name, specific] {
            for i in 0..self.rules.len() {
                let mut run =
                    Match { grammar: self, input: input.as_bytes(), steps: 0, depth: 0, gave_up: false, seen: BTreeMap::new() };
                let ends = run.rule(i, 0);
                if ends.contains(&input.len()) {
                    return Some(true);
                }
                open |= run.gave_up;
            }
        }
        (!open).then_some(false)
    }
}

fn code_point(code: u32) -> String {
    match char::from_u32(code) {
        Some(' ') => "the space".to_owned(),
        Some(c) if c.is_ascii_graphic() => format!("\"{c}\""),
        _ => format!("U+{code:04X}"),
    }
}

/// `pchar`, `/`, and the `?`, `#` and `%` with which components and encodings begin.
fn may_stand(code: u32) -> bool {
    char::from_u32(code).is_some_and(|c| c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?#%".contains(c))
}

/// Names defined where everybody may look: RFC 5234 appendix B.1, RFC 3986, RFC 8141 and its predecessors.
fn is_known(folded: &str) -> bool {
    const KNOWN: [&str; 42] = [
        "alpha",
        "bit",
        "char",
        "cr",
        "crlf",
        "ctl",
        "digit",
        "dquote",
        "hexdig",
        "htab",
        "lf",
        "lwsp",
        "octet",
        "sp",
        "vchar",
        "wsp",
        "alphanum",
        "pchar",
        "unreserved",
        "reserved",
        "sub-delims",
        "gen-delims",
        "pct-encoded",
        "segment",
        "segment-nz",
        "scheme",
        "fragment",
        "query",
        "uri",
        "authority",
        "host",
        "nss",
        "nid",
        "ldh",
        "assigned-name",
        "namestring",
        "rq-components",
        "r-component",
        "q-component",
        "f-component",
        "nss-char",
        "uuid",
    ];
    KNOWN.contains(&folded)
}

/// The core rules as ranges of characters, for matching.
fn core(folded: &str) -> Option<&'static [(u8, u8)]> {
    const UNRESERVED: [(u8, u8); 7] =
        [(b'A', b'Z'), (b'a', b'z'), (b'0', b'9'), (b'-', b'-'), (b'.', b'.'), (b'_', b'_'), (b'~', b'~')];
    Some(match folded {
        "alpha" => &[(b'A', b'Z'), (b'a', b'z')],
        "digit" => &[(b'0', b'9')],
        "bit" => &[(b'0', b'1')],
        "hexdig" => &[(b'0', b'9'), (b'A', b'F'), (b'a', b'f')],
        "alphanum" => &[(b'A', b'Z'), (b'a', b'z'), (b'0', b'9')],
        "unreserved" => &UNRESERVED,
        "vchar" => &[(0x21, 0x7e)],
        "dquote" => &[(b'"', b'"')],
        "sp" => &[(b' ', b' ')],
        "char" => &[(0x01, 0x7f)],
        _ => return None,
    })
}

/// The rule lines of a text, each with its continuation: deeper lines, comments, and lines that go on with `/`.
pub fn rules_in(text: &str) -> Vec<Written> {
    let mut found: Vec<Written> = Vec::new();
    let mut open: Option<usize> = None;
    for (i, line) in text.lines().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let bare = line.trim();
        if bare.is_empty() {
            // A rule that ends in "/" is not over.
            if !found.last().is_some_and(|last| last.text.ends_with('/')) {
                open = None;
            }
        } else if starts_rule(bare) {
            if found.len() == RULES_MAX {
                break;
            }
            found.push(Written { line: i + 1, text: bare.to_owned() });
            open = Some(indent);
        } else if let (Some(column), Some(last)) = (open, found.last_mut()) {
            if indent > column || bare.starts_with([';', '/']) {
                last.text.push_str("\n  ");
                last.text.push_str(bare);
            } else {
                open = None;
            }
        }
    }
    found
}

/// `name = …`, `name =/ …`; not prose such as `where x = the year`, not the BNF of older texts (`<name> ::= …`).
fn starts_rule(line: &str) -> bool {
    let Some((name, definition)) = line.split_once('=') else { return false };
    let name = name.trim_end();
    let definition = definition.strip_prefix('/').unwrap_or(definition).trim_start();
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let opens = definition.is_empty()
        || definition.starts_with(['"', '%', '*', '(', '[', '<', ';', '\u{201c}', '\'', '{'])
        || definition.starts_with(|c: char| c.is_ascii_alphanumeric());
    // "q=1" inside a URN's query is no rule: a rule has blanks around its sign, or a literal behind it.
    is_name && opens && (line.contains(" =") || line.contains("= ") || line.contains("=\""))
}

fn parse(written: &Written) -> Result<Rule, Broken> {
    let broken = |why: String| Broken { line: written.line, why };
    if written.text.len() > RULE_MAX {
        return Err(broken(format!("the rule has more than {RULE_MAX} characters and was not looked at")));
    }
    let name = written.text.split(['=', ' ']).next().unwrap_or_default();
    if name.contains('_') {
        return Err(broken(format!("the rule name {name} contains _; names have letters, digits and hyphens (RFC 5234, 2.1)")));
    }
    let code = without_comments(&written.text);
    if let Some(stranger) = code.chars().find(|c| !c.is_ascii()) {
        let meant = match stranger {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => ", a dash that is not the ASCII hyphen",
            '\u{201c}' | '\u{201d}' | '\u{201e}' => ", a quote that is not the ASCII quote",
            _ => "",
        };
        return Err(broken(format!("the rule {name} contains {stranger} (U+{:04X}){meant}", u32::from(stranger))));
    }
    if nesting(&code) > NESTING_MAX {
        return Err(broken(format!(
            "the rule {name} has more than {NESTING_MAX} brackets inside brackets and was not looked at"
        )));
    }
    // Comments and line breaks mean nothing inside a rule; without them the parser has less to stumble over.
    let joined = code.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    abnf::rule(&format!("{}\n", joined.trim())).map_err(|_| broken(format!("the rule {name} is not ABNF{}", hint(&code))))
}

/// What people write who know another notation.
fn hint(code: &str) -> String {
    let bare = without_literals(code);
    let found = if bare.contains('|') {
        "; alternatives are separated by /, not |"
    } else if bare.contains('{') {
        "; a repetition stands before what it repeats, as in 3*5DIGIT"
    } else if bare.contains('\'') {
        "; literals stand in \"double quotes\""
    } else if bare.contains(',') {
        "; what follows each other is separated by blanks, not commas"
    } else if bare.contains(['+', '\\', '^', '$']) {
        "; it looks like a regular expression"
    } else if bare.contains('_') {
        "; names have letters, digits and hyphens"
    } else if bare.matches('(').count() != bare.matches(')').count() || bare.matches('[').count() != bare.matches(']').count() {
        "; a bracket is not closed"
    } else if bare.contains('.') {
        "; a full stop is no part of a rule"
    } else {
        " (RFC 5234)"
    };
    found.to_owned()
}

fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        let mut quoted = false;
        out.extend(line.chars().take_while(|c| {
            quoted ^= *c == '"';
            quoted || *c != ';'
        }));
        out.push('\n');
    }
    out
}

fn without_literals(code: &str) -> String {
    code.split('"').step_by(2).collect::<Vec<_>>().join(" ")
}

fn nesting(code: &str) -> usize {
    let mut depth = 0_usize;
    let mut most = 0;
    for c in without_literals(code).chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        most = most.max(depth);
    }
    most
}

/// Calls `each` with every rule name a node uses.
fn names(node: &Node, each: &mut impl FnMut(&str)) {
    match node {
        Node::Alternatives(nodes) | Node::Concatenation(nodes) => nodes.iter().for_each(|node| names(node, each)),
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => names(node, each),
        Node::Rulename(name) => each(name),
        Node::String(_) | Node::TerminalValues(_) | Node::Prose(_) => {}
    }
}

/// Calls `each` with every range of characters a node names itself.
fn terminals(node: &Node, each: &mut impl FnMut(u32, u32)) {
    match node {
        Node::Alternatives(nodes) | Node::Concatenation(nodes) => nodes.iter().for_each(|node| terminals(node, each)),
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => terminals(node, each),
        Node::String(literal) => literal.value().chars().for_each(|c| each(u32::from(c), u32::from(c))),
        Node::TerminalValues(TerminalValues::Range(from, to)) => each(*from, *to),
        Node::TerminalValues(TerminalValues::Concatenation(values)) => values.iter().for_each(|value| each(*value, *value)),
        Node::Rulename(_) | Node::Prose(_) => {}
    }
}

fn has_prose(node: &Node) -> bool {
    match node {
        Node::Alternatives(nodes) | Node::Concatenation(nodes) => nodes.iter().any(has_prose),
        Node::Repetition { node, .. } | Node::Group(node) | Node::Optional(node) => has_prose(node),
        Node::Prose(_) => true,
        Node::Rulename(name) => is_known(&name.to_ascii_lowercase()) && core(&name.to_ascii_lowercase()).is_none(),
        Node::String(_) | Node::TerminalValues(_) => false,
    }
}

/// One match: every position where a node can end, so that no choice is tried twice.
struct Match<'a> {
    grammar: &'a Grammar,
    input: &'a [u8],
    steps: usize,
    depth: usize,
    gave_up: bool,
    /// Ends of a rule from a position; `None` while it is being found out.
    seen: BTreeMap<(usize, usize), Option<BTreeSet<usize>>>,
}

impl Match<'_> {
    fn rule(&mut self, index: usize, at: usize) -> BTreeSet<usize> {
        match self.seen.get(&(index, at)) {
            Some(Some(ends)) => return ends.clone(),
            // A rule that begins with itself produces nothing more.
            Some(None) => return BTreeSet::new(),
            None => {}
        }
        if self.depth >= DEPTH_MAX {
            self.gave_up = true;
            return BTreeSet::new();
        }
        self.seen.insert((index, at), None);
        self.depth += 1;
        let grammar = self.grammar;
        let ends = grammar.rules.get(index).map(|rule| self.node(rule.node(), at)).unwrap_or_default();
        self.depth -= 1;
        self.seen.insert((index, at), Some(ends.clone()));
        ends
    }

    fn named(&mut self, name: &str, at: usize) -> BTreeSet<usize> {
        let folded = name.to_ascii_lowercase();
        let grammar = self.grammar;
        if let Some(indices) = grammar.by_name.get(&folded) {
            // The last basic definition and every incremental one.
            let last_basic = indices.iter().rev().find(|i| grammar.rules.get(**i).is_some_and(|rule| rule.kind() == Kind::Basic));
            let mut ends = BTreeSet::new();
            for i in indices {
                if Some(i) == last_basic || grammar.rules.get(*i).is_some_and(|rule| rule.kind() == Kind::Incremental) {
                    ends.extend(self.rule(*i, at));
                }
            }
            return ends;
        }
        let byte = self.input.get(at);
        let fits =
            core(&folded).zip(byte).is_some_and(|(ranges, byte)| ranges.iter().any(|(from, to)| (from..=to).contains(&byte)));
        if fits { BTreeSet::from([at + 1]) } else { BTreeSet::new() }
    }

    fn node(&mut self, node: &Node, at: usize) -> BTreeSet<usize> {
        self.steps += 1;
        if self.steps > STEPS_MAX {
            self.gave_up = true;
            return BTreeSet::new();
        }
        match node {
            Node::Alternatives(nodes) => nodes.iter().flat_map(|node| self.node(node, at)).collect(),
            Node::Concatenation(nodes) => {
                let mut ends = BTreeSet::from([at]);
                for node in nodes {
                    ends = ends.into_iter().flat_map(|end| self.node(node, end)).collect();
                }
                ends
            }
            Node::Repetition { repeat, node } => {
                let (least, most) = (repeat.min().unwrap_or(0), repeat.max().unwrap_or(usize::MAX));
                self.repeated(node, at, least, most)
            }
            Node::Rulename(name) => self.named(name, at),
            Node::Group(node) => self.node(node, at),
            Node::Optional(node) => {
                let mut ends = self.node(node, at);
                ends.insert(at);
                ends
            }
            Node::String(literal) => {
                let wanted = literal.value().as_bytes();
                let found = self.input.get(at..at + wanted.len());
                let fits = found.is_some_and(|found| {
                    if literal.is_case_sensitive() { found == wanted } else { found.eq_ignore_ascii_case(wanted) }
                });
                if fits { BTreeSet::from([at + wanted.len()]) } else { BTreeSet::new() }
            }
            Node::TerminalValues(TerminalValues::Range(from, to)) => {
                let fits = self.input.get(at).is_some_and(|byte| (*from..=*to).contains(&u32::from(*byte)));
                if fits { BTreeSet::from([at + 1]) } else { BTreeSet::new() }
            }
            Node::TerminalValues(TerminalValues::Concatenation(values)) => {
                let fits = values
                    .iter()
                    .enumerate()
                    .all(|(i, value)| self.input.get(at + i).is_some_and(|byte| u32::from(*byte) == *value));
                if fits { BTreeSet::from([at + values.len()]) } else { BTreeSet::new() }
            }
            Node::Prose(_) => BTreeSet::new(),
        }
    }

    /// Positions after `least` to `most` times; stops when nothing new is reached.
    fn repeated(&mut self, node: &Node, at: usize, least: usize, most: usize) -> BTreeSet<usize> {
        let mut ends = BTreeSet::new();
        let mut front = BTreeSet::from([at]);
        let mut count = 0;
        while !front.is_empty() && count <= most && count <= self.input.len() + least.min(self.input.len() + 1) {
            if count >= least {
                let before = ends.len();
                ends.extend(front.iter().copied());
                if ends.len() == before {
                    break;
                }
            }
            if count == most || self.gave_up {
                break;
            }
            front = front.into_iter().flat_map(|end| self.node(node, end)).collect();
            count += 1;
        }
        ends
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grammar(text: &str) -> Grammar {
        Grammar::find(text).unwrap()
    }

    #[test]
    fn rules_are_found_between_paragraphs() {
        let text = "The name is built so (a = b is not meant):\n\n   lamp = \"urn:lamp:\" place\n          \":\" number ; where\n   place = 2ALPHA\n   number = 1*DIGIT\n\nSee urn:lamp:x?=a=b for more.\n";
        let rules = rules_in(text);
        assert_eq!(rules.iter().map(|rule| rule.line).collect::<Vec<_>>(), [3, 5, 6]);
        let grammar = grammar(text);
        assert!(grammar.broken().is_empty() && grammar.undefined().is_empty() && grammar.unused().is_empty());
        assert_eq!(grammar.matches("urn:lamp:no:12"), Some(true));
        assert_eq!(grammar.matches("urn:lamp:nor:12"), Some(false));
        assert!(Grammar::find("No rules here, only prose.").is_none());
    }

    #[test]
    fn what_is_wrong_is_said_with_its_reason() {
        let why = |text: &str| grammar(text).broken()[0].why.clone();
        assert!(why("a = %x31\u{2013}39").contains("not the ASCII hyphen"));
        assert!(why("c2_urn = \"a\"").contains("contains _"));
        assert!(why("a = \"x\" | \"y\"").contains("not |"));
        assert!(why("a = DIGIT{3}").contains("3*5DIGIT"));
        let open = grammar("a = b c\nb = \"x\"\nd = \"y\"\ne = %x20-7E");
        assert_eq!(open.undefined(), ["c"]);
        assert_eq!(open.unused(), ["d", "e"]);
        assert_eq!(open.strangers(), ["the space to \"~\""]);
        assert_eq!(open.matches("urn:x:x"), None);
    }

    #[test]
    fn repetitions_options_and_alternatives_match() {
        let grammar = grammar("name = [\"a\"] 2*3(DIGIT / %x2D) *tail\ntail = \".\" 1*ALPHA\ntail =/ \"_\"");
        for (specific, fits) in [("a12", true), ("1-2.ab_", true), ("1", false), ("1234", false), ("12.", false)] {
            assert_eq!(grammar.matches(&format!("urn:x:{specific}")), Some(fits), "{specific}");
        }
        assert_eq!(super::Grammar::find("a = a \"x\" / \"x\"").unwrap().matches("urn:x:y"), Some(false));
        assert_eq!(super::Grammar::find("a = *(*(*\"x\"))").unwrap().matches(&format!("urn:x:{}", "x".repeat(60))), Some(true));
    }
}
