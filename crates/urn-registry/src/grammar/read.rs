//! Parses a text into a grammar: [`super::lines`] finds the rules, [`super::parse`] parses each one.

use super::limits::REPAIRS_MAX;
use super::lines::{self, WrittenRule};
use super::node::{Node, Rule};
use super::parse::{Parser, flatten_alternatives};
use super::repair::{Error, Repair, RepairKind};
use super::ruleset::Grammar;
use super::tokens::tokens;
use crate::i18n::Phrase;

/// A grammar, and the repairs that were needed to parse it.
#[derive(Debug, Clone)]
pub struct ParsedGrammar {
    /// The grammar after the repairs.
    pub grammar: Grammar,
    /// Deviations from ABNF that were repaired, in the order of the text.
    pub repairs: Vec<Repair>,
}

/// The rules found among the paragraphs of a text.
#[derive(Debug, Clone)]
pub struct FoundRules {
    /// The rules that could be parsed.
    pub grammar: Grammar,
    /// Deviations from ABNF that were repaired, in the order of the text.
    pub repairs: Vec<Repair>,
    /// The rules that could not be parsed, and why.
    pub broken: Vec<Error>,
}

/// Parses a text that consists only of a grammar: each line belongs to a rule or is a comment.
///
/// Limits: [`super::BYTES_MAX`] bytes, [`super::RULES_MAX`] rules of [`super::RULE_BYTES_MAX`] bytes, nesting depth
/// [`super::DEPTH_MAX`], repetitions up to [`super::REPEAT_MAX`], [`REPAIRS_MAX`] repairs.
///
/// # Errors
/// The first syntax error, with its line and column.
///
/// ```
/// let read = urn_registry::grammar::read("  lamp = place \":\" 1*DIGIT\n  place = 2ALPHA").unwrap();
/// assert!(read.repairs.is_empty() && read.grammar.undefined().is_empty());
/// let error = urn_registry::grammar::read("lamp = 1*DIGIT )").unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 16: this closing bracket has no opening bracket");
/// ```
pub fn read(text: &str) -> Result<ParsedGrammar, Error> {
    let mut rules = RuleCollector::default();
    for written in lines::grammar_rules(text)? {
        rules.add(&written)?;
        if rules.repairs.len() > REPAIRS_MAX {
            return Err(too_many(written.place()));
        }
    }
    let (grammar, repairs) = rules.finish();
    Ok(ParsedGrammar { grammar, repairs })
}

/// Finds the rules between the paragraphs of a text; `None` if there are none.
///
/// ```
/// let found = urn_registry::grammar::find_rules("As follows:\n\n  lamp = \"urn:lamp:\" 1*DIGIT\n\nNothing more.").unwrap();
/// assert_eq!(found.grammar.rules()[0].to_string(), "lamp = \"urn:lamp:\" 1*DIGIT");
/// assert!(urn_registry::grammar::find_rules("No rules here.").is_none());
/// ```
pub fn find_rules(text: &str) -> Option<FoundRules> {
    let (written, left_out) = lines::rules_among_prose(text);
    let mut rules = RuleCollector::default();
    let mut broken = Vec::new();
    for written in &written {
        if let Err(error) = rules.add(written) {
            broken.push(error);
        }
        if rules.repairs.len() > REPAIRS_MAX {
            broken.push(too_many(written.place()));
            break;
        }
    }
    broken.extend(left_out);
    let (grammar, repairs) = rules.finish();
    (!grammar.rules().is_empty() || !broken.is_empty()).then_some(FoundRules { grammar, repairs, broken })
}

/// The lines of a text that [`find_rules`] treats as part of rules, in order, without rules that exceed a limit.
pub(crate) fn rule_lines(text: &str) -> Vec<&str> {
    let (written, _) = lines::rules_among_prose(text);
    written.iter().flat_map(|written| written.lines.iter().map(|line| line.text)).collect()
}

fn too_many(place: (usize, usize)) -> Error {
    Error::at(place, Phrase::new("finding-grammar-repairs").arg("count", REPAIRS_MAX))
}

#[derive(Default)]
struct RuleCollector {
    list: Vec<Rule>,
    by_name: std::collections::BTreeMap<String, usize>,
    repairs: Vec<Repair>,
}

impl RuleCollector {
    fn add(&mut self, written: &WrittenRule<'_>) -> Result<(), Error> {
        let mut repairs = written.repairs.clone();
        let tokens = tokens(&written.lines, &mut repairs)?;
        let mut parser = Parser { tokens: &tokens, at: 0, end: written.place(), repairs: &mut repairs };
        let (name, adds, node) = parser.parse_rule()?;
        let (line, column) = written.place();
        let folded = name.to_ascii_lowercase();
        let before = self.by_name.get(&folded).copied().and_then(|i| self.list.get_mut(i));
        match (before, adds) {
            (Some(before), true) => {
                let first = std::mem::replace(&mut before.node, Node::Sequence(Vec::new()));
                before.node = flatten_alternatives([first, node]);
            }
            (Some(before), false) => {
                if before.node.case_folded() != node.case_folded() {
                    repairs.push(Repair { line, column, what: RepairKind::Twice(name) });
                }
                before.node = node;
            }
            (None, adds) => {
                if adds {
                    repairs.push(Repair { line, column, what: RepairKind::AddedToNothing(name.clone()) });
                }
                self.by_name.insert(folded, self.list.len());
                self.list.push(Rule { name, node, line });
            }
        }
        self.repairs.append(&mut repairs);
        Ok(())
    }

    /// Resolves `<name>` to the rule if there is one, and checks the grammar as a whole.
    fn finish(self) -> (Grammar, Vec<Repair>) {
        let Self { list: mut rules, by_name, mut repairs } = self;
        for rule in &mut rules {
            let line = rule.line;
            resolve_prose_names(
                &mut rule.node,
                &|name| by_name.contains_key(name) || super::rules::predefined_rule(name).is_some(),
                &mut |name| {
                    repairs.push(Repair { line, column: 1, what: RepairKind::Angle(name) });
                },
            );
        }
        repairs.sort_by_key(|repair| (repair.line, repair.column));
        (Grammar::new(rules, by_name), repairs)
    }
}

fn resolve_prose_names(node: &mut Node, is_rule: &impl Fn(&str) -> bool, told: &mut impl FnMut(String)) {
    match node {
        Node::Alternatives(nodes) | Node::Sequence(nodes) => {
            for node in nodes {
                resolve_prose_names(node, is_rule, told);
            }
        }
        Node::Repeat { node, .. } | Node::Optional(node) => resolve_prose_names(node, is_rule, told),
        Node::Prose(words) if is_rule(&words.trim().to_ascii_lowercase()) => {
            let name = words.trim().to_owned();
            told(name.clone());
            *node = Node::Name(name);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammar::Limits;

    fn said(text: &str) -> Vec<String> {
        let found = read(text).unwrap();
        found.repairs.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn indented_strict_abnf_needs_no_repair() {
        let text = "    ; lamps\n    lamp = place \":\" ; where\n           1*DIGIT\n\n    place = 2ALPHA / %s\"Moon\" /\n      %d77.97\n    place =/ [ %i\"x\" ]\n";
        assert_eq!(said(text), [""; 0]);
        let grammar = read(text).unwrap().grammar;
        let printed: Vec<String> = grammar.rules().iter().map(ToString::to_string).collect();
        assert_eq!(printed, ["lamp = place \":\" 1*DIGIT", "place = 2ALPHA / %s\"Moon\" / %x4D.61 / [ \"x\" ]"]);
        assert!(grammar.undefined().is_empty() && grammar.unused().is_empty());
        assert_eq!((grammar.rules()[0].line, grammar.rules()[1].line), (2, 5));
    }

    #[test]
    fn each_repair_is_reported_with_its_line() {
        let one = |text: &str, words: &str| {
            let said = said(text);
            assert!(said.len() == 1 && said[0].contains(words), "{text}: {said:?}");
        };
        one("a = \"x\"\nb = \"y\" | \"z\"", "line 2: alternatives must be separated by /");
        one("a = %x31\u{2013}39", "line 1: U+2013 is not the ASCII hyphen");
        one("a\u{2011}b = \"x\"\nc = a-b", "U+2011 is not the ASCII hyphen");
        one("a = \u{201c}x\"", "U+201C is not the ASCII quotation mark");
        one("a = \"x\"\u{a0}\"y\"", "U+00A0 is a non-ASCII space");
        one("\u{feff}a = \"x\"", "U+FEFF");
        one("a = 'x'", "single quotes were read as double quotes");
        one("a = <b>\nb = \"x\"", "<b> was read as the rule b");
        one("a ::= \"x\"", "::= was read as =");
        one("a_b = \"x\"", "contains _");
        one("a = 1* DIGIT", "the space between them");
        one("a = b\n  b = \"x\"", "line 2: the rule b is indented further");
        one("a = \"x\"\n/ \"y\"", "line 2: the line continues a rule but is not indented");
        one("a = b\nb = \"x\"\nb = \"y\"", "line 3: the rule b is defined more than once");
        one("a =/ \"x\"", "no definition that =/ could extend");
        // Repeating the same definition is not reported.
        assert_eq!(said("a = DIGIT\nDIGIT = %x30-39\nDIGIT = %x30-39"), [""; 0]);
    }

    #[test]
    fn each_parse_error_reports_position_and_message() {
        let why = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(why("a = \"x\n"), "line 1, column 5: the string is not closed on the same line");
        assert_eq!(why("a = b\nb = ( \"x\"\nc = d"), "line 2, column 5: the bracket is not closed");
        assert_eq!(why("a = [ \"x\" )"), "line 1, column 5: the bracket must be closed before this");
        assert_eq!(why("a = \"x\" // \"y\""), "line 1, column 10: an element is missing before this /");
        assert_eq!(
            why("a = DIGIT{3}"),
            "line 1, column 10: a repetition precedes the repeated element, as in 3*5DIGIT; braces have no meaning in ABNF"
        );
        assert_eq!(
            why("a = 0 b"),
            "line 1, column 5: this number has no meaning here; put a digit in quotes, and write a repetition without a space"
        );
        assert_eq!(why("a = 3*2DIGIT"), "line 1, column 5: the minimum of the repetition is greater than its maximum");
        assert_eq!(why("a = %x39-30"), "line 1, column 5: the end of the range is lower than its start");
        assert_eq!(why("a = b, c"), "line 1, column 6: separate elements with spaces, not commas");
        assert_eq!(why("a ="), "line 1, column 3: the rule is incomplete");
        assert_eq!(why("only prose"), "line 1, column 1: a grammar must start with a rule: a name, =, and its definition");
        assert_eq!(why(" \n"), "line 1, column 1: the text contains no rules");
        assert_eq!(why("a = \"é\""), "line 1, column 6: U+00E9 is not allowed in an ABNF rule");
    }

    #[test]
    fn rules_are_found_between_paragraphs() {
        let text = "The name is built so (a = b is not meant):\n\n   lamp = \"urn:lamp:\" place\n          \":\" number ; where\n   place = 2ALPHA\n   number = 1*DIGIT\n\nSee urn:lamp:x?=a=b for more.\n";
        let found = find_rules(text).unwrap();
        assert_eq!(found.grammar.rules().iter().map(|rule| rule.line).collect::<Vec<_>>(), [3, 5, 6]);
        assert!(found.broken.is_empty() && found.repairs.is_empty());
        assert!(found.grammar.undefined().is_empty() && found.grammar.unused().is_empty());
        assert!(find_rules("No rules here, only prose.").is_none());
        // One invalid rule does not affect the others.
        let found = find_rules("a = \"x\" b\n\nb = { c }\n\nc = <as the law says>\n").unwrap();
        assert_eq!((found.grammar.rules().len(), found.broken[0].line), (2, 3));
        assert_eq!(found.grammar.undefined(), ["b"]);
        assert_eq!(rule_lines("As follows:\na = 1*DIGIT /\n    \"x\"\nNo more."), ["a = 1*DIGIT /", "    \"x\""]);
        assert_eq!(
            find_rules("a = \"x\" /\n\n    \"y\"\nand so on").unwrap().grammar.rules()[0].to_string(),
            "a = \"x\" / \"y\""
        );
    }

    #[test]
    fn incomplete_grammar_does_not_compile() {
        let compile = |text: &str, start| {
            read(text).unwrap().grammar.compile(start, &Limits::default()).map(|_| ()).map_err(|error| error.to_string())
        };
        assert_eq!(compile("a = b", None), Err("the rule b is used but not defined".to_owned()));
        assert_eq!(
            compile("a = <a street>", None),
            Err("<a street> is defined in prose, which a program cannot check".to_owned())
        );
        assert_eq!(compile("a = DIGIT", Some("b")), Err("there is no rule b".to_owned()));
        // Rules that the start rule does not need may be incomplete.
        assert_eq!(compile("a = DIGIT\nb = <a street> c", Some("A")), Ok(()));
        let open = read("a = b c\nb = \"x\"\nd = \"y\"\ne = %x20-7E").unwrap().grammar;
        assert_eq!((open.undefined(), open.unused()), (&["c".to_owned()][..], &["d".to_owned(), "e".to_owned()][..]));
        assert_eq!(open.foreign_characters(), [(0x20, 0x7e)]);
    }
}
