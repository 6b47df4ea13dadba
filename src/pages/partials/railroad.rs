//! Railroad diagrams of ABNF rules, generated on the server and styled by class.

use railroad::{Choice, Diagram, LabeledBox, Node, NonTerminal, Optional, Repeat, Sequence, SimpleEnd, SimpleStart, Terminal};
use std::collections::BTreeSet;
use urn_registry::grammar::rules::source;
use urn_registry::grammar::{Grammar, Node as Abnf, Rule, find_rules};
use urn_registry::i18n::{Lang, Phrase};

/// A rule as a diagram, with its text.
pub(crate) struct RuleDiagram {
    /// The name of the rule.
    pub(crate) name: String,
    /// The rule in ABNF: the text alternative.
    pub(crate) text: String,
    /// The SVG; it has no style and no script, and the crate escapes its texts.
    pub(crate) svg: String,
}

/// The maximum number of diagrams on a page.
const DIAGRAMS_MAX: usize = 30;

/// The maximum number of nodes in a diagram.
const DIAGRAM_NODES_MAX: usize = 120;

/// The maximum size of a diagram, in bytes.
const DIAGRAM_BYTES_MAX: usize = 60_000;

/// The diagrams of the rules that `start` refers to, directly or indirectly. Without `start`, the rule that refers to most others is used.
/// A rule is drawn only if everything that it refers to is defined: a legend such as "r = Recommendation" is not a rule. Rules that are too
/// large for a readable diagram are omitted.
pub(crate) fn rule_diagrams(text: &str, start: Option<&str>, lang: Lang) -> Vec<RuleDiagram> {
    let Some(found) = find_rules(text) else { return Vec::new() };
    let grammar = &found.grammar;
    let needed = if let Some(start) = start {
        grammar.rule(start).and_then(|rule| referenced_rules(grammar, rule))
    } else {
        let mut most: Option<BTreeSet<&str>> = None;
        for all in grammar.rules().iter().filter_map(|rule| referenced_rules(grammar, rule)) {
            // The first of several with as many.
            if most.as_ref().is_none_or(|most| all.len() > most.len()) {
                most = Some(all);
            }
        }
        most
    };
    let Some(needed) = needed else { return Vec::new() };
    let rules = grammar.rules().iter().filter(|rule| needed.contains(rule.name.as_str()));
    rules
        .filter(|rule| count_nodes(&rule.node) <= DIAGRAM_NODES_MAX)
        .take(DIAGRAMS_MAX)
        .filter_map(|rule| rule_diagram(rule, lang))
        .collect()
}

/// The names of the rules that a rule refers to, including its own; `None` if one of them is undefined.
fn referenced_rules<'g>(grammar: &'g Grammar, start: &'g Rule) -> Option<BTreeSet<&'g str>> {
    let mut all = BTreeSet::from([start.name.as_str()]);
    let mut open = vec![start];
    while let Some(rule) = open.pop() {
        let mut names: Vec<&str> = Vec::new();
        rule.node.visit(&mut |node| {
            if let Abnf::Name(name) = node {
                names.push(name);
            }
        });
        for name in names {
            match grammar.rule(name) {
                Some(next) if all.insert(&next.name) => open.push(next),
                Some(_) => {}
                None => {
                    source(name)?;
                }
            }
        }
    }
    Some(all)
}

fn rule_diagram(rule: &Rule, lang: Lang) -> Option<RuleDiagram> {
    let root: Sequence<Box<dyn Node>> =
        Sequence::new(vec![Box::new(SimpleStart) as Box<dyn Node>, draw_node(&rule.node, lang), Box::new(SimpleEnd)]);
    let mut diagram = Diagram::new(root);
    let (width, height) = ((&diagram as &dyn Node).width(), (&diagram as &dyn Node).height());
    for (key, value) in [
        ("class", "railroad".to_owned()),
        ("width", width.to_string()),
        ("height", height.to_string()),
        ("role", "img".to_owned()),
        ("aria-label", Phrase::new("text-railroad").arg("name", &rule.name).text(lang)),
    ] {
        diagram.attr(key.to_owned()).insert_entry(value);
    }
    let svg = diagram.to_string();
    (svg.len() <= DIAGRAM_BYTES_MAX).then(|| RuleDiagram { name: rule.name.clone(), text: rule.to_string(), svg })
}

fn count_nodes(node: &Abnf) -> usize {
    let mut count = 0;
    node.visit(&mut |_| count += 1);
    count
}

fn draw_node(node: &Abnf, lang: Lang) -> Box<dyn Node> {
    let all = |nodes: &[Abnf]| nodes.iter().map(|node| draw_node(node, lang)).collect();
    match node {
        Abnf::Alternatives(nodes) => Box::new(Choice::new(all(nodes))),
        Abnf::Sequence(nodes) => Box::new(Sequence::new(all(nodes))),
        Abnf::Optional(node) => Box::new(Optional::new(draw_node(node, lang))),
        Abnf::Repeat { least, most, node } => draw_repetition((*least, *most), draw_node(node, lang), lang),
        Abnf::Name(name) => Box::new(NonTerminal::new(name.clone())),
        Abnf::Text { .. } | Abnf::Range { .. } | Abnf::Codes(_) => Box::new(Terminal::new(node.to_string())),
        Abnf::Prose(text) => Box::new(NonTerminal::new(text.clone())),
    }
}

fn draw_repetition(times: (u32, Option<u32>), node: Box<dyn Node>, lang: Lang) -> Box<dyn Node> {
    let again = || railroad::Empty;
    match times {
        (1, Some(1)) => node,
        (0, Some(1)) => Box::new(Optional::new(node)),
        (0, None) => Box::new(Optional::new(Repeat::new(node, again()))),
        (1, None) => Box::new(Repeat::new(node, again())),
        (least, most) => {
            let message = match most {
                Some(most) if most == least => Phrase::new("text-times").arg("count", least),
                Some(most) => Phrase::new("text-times-to").arg("least", least).arg("most", most),
                None => Phrase::new("text-times-more").arg("count", least),
            };
            Box::new(LabeledBox::new(node, railroad::Comment::new(message.text(lang))))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn railroad_diagrams_are_accessible_svg_without_inline_styles() {
        let all = rule_diagrams("a = \"<&\" *DIGIT [b] / 2*3(\"x\" / %x30-39)\nb = <prose & more>", None, Lang::En);
        assert_eq!(all.iter().map(|picture| picture.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        for picture in &all {
            assert!(picture.svg.starts_with("<svg") && picture.svg.contains("role=\"img\""), "{}", picture.svg);
            assert!(!picture.svg.contains("style=") && !picture.svg.contains("<style") && !picture.svg.contains("NaN"));
        }
        assert!(all[0].svg.contains("&lt;&amp;"), "{}", all[0].svg);
        assert!(rule_diagrams("no rules", None, Lang::En).is_empty());
    }

    #[test]
    fn only_rules_that_the_start_rule_needs_and_that_are_defined_are_drawn() {
        let names =
            |text: &str, start| -> Vec<String> { rule_diagrams(text, start, Lang::En).into_iter().map(|one| one.name).collect() };
        let text =
            "nss = kind \":\" 1*DIGIT\nkind = \"a\" / \"r\"\nr = Recommendation\niso-iec = jointly developed by ISO and IEC";
        assert_eq!(names(text, None), ["nss", "kind"]);
        assert_eq!(names(text, Some("kind")), ["kind"]);
        assert!(names(text, Some("r")).is_empty() && names(text, Some("none")).is_empty());
        // A rule may need itself.
        assert_eq!(names("a = \"x\" [a]", None), ["a"]);
    }
}
