//! Railroad diagrams of ABNF rules, generated on the server and styled by class.

use crate::grammar::{Node as Abnf, Rule, find};
use crate::i18n::{Lang, Phrase};
use railroad::{Choice, Diagram, LabeledBox, Node, NonTerminal, Optional, Repeat, Sequence, SimpleEnd, SimpleStart, Terminal};

/// A rule as a diagram, with its text.
pub(crate) struct Picture {
    /// The name of the rule.
    pub(crate) name: String,
    /// The rule in ABNF: the text alternative.
    pub(crate) text: String,
    /// The SVG; it has no style and no script, and the crate escapes its texts.
    pub(crate) svg: String,
}

/// The maximum number of diagrams on a page.
const PICTURES_MAX: usize = 30;

/// The maximum number of nodes in a diagram.
const PARTS_MAX: usize = 120;

/// The maximum size of a diagram, in bytes.
const PICTURE_MAX: usize = 60_000;

/// The diagrams of the rules in a Syntax section. Rules that are too large for a readable diagram are omitted.
pub(crate) fn pictures(text: &str, lang: Lang) -> Vec<Picture> {
    let Some(found) = find(text) else { return Vec::new() };
    let rules = found.grammar.rules().iter();
    rules.filter(|rule| parts(&rule.node) <= PARTS_MAX).take(PICTURES_MAX).filter_map(|rule| picture(rule, lang)).collect()
}

fn picture(rule: &Rule, lang: Lang) -> Option<Picture> {
    let root: Sequence<Box<dyn Node>> =
        Sequence::new(vec![Box::new(SimpleStart) as Box<dyn Node>, drawn(&rule.node, lang), Box::new(SimpleEnd)]);
    let mut diagram = Diagram::new(root);
    let (width, height) = ((&diagram as &dyn Node).width(), (&diagram as &dyn Node).height());
    for (key, value) in [
        ("class", "railroad".to_owned()),
        ("width", width.to_string()),
        ("height", height.to_string()),
        ("role", "img".to_owned()),
        ("aria-label", Phrase::new("text-railroad").with("name", &rule.name).text(lang)),
    ] {
        diagram.attr(key.to_owned()).insert_entry(value);
    }
    let svg = diagram.to_string();
    (svg.len() <= PICTURE_MAX).then(|| Picture { name: rule.name.clone(), text: rule.to_string(), svg })
}

fn parts(node: &Abnf) -> usize {
    let mut count = 0;
    node.visit(&mut |_| count += 1);
    count
}

fn drawn(node: &Abnf, lang: Lang) -> Box<dyn Node> {
    let all = |nodes: &[Abnf]| nodes.iter().map(|node| drawn(node, lang)).collect();
    match node {
        Abnf::Alternatives(nodes) => Box::new(Choice::new(all(nodes))),
        Abnf::Sequence(nodes) => Box::new(Sequence::new(all(nodes))),
        Abnf::Optional(node) => Box::new(Optional::new(drawn(node, lang))),
        Abnf::Repeat { least, most, node } => repeated((*least, *most), drawn(node, lang), lang),
        Abnf::Name(name) => Box::new(NonTerminal::new(name.clone())),
        Abnf::Text { .. } | Abnf::Range { .. } | Abnf::Codes(_) => Box::new(Terminal::new(node.to_string())),
        Abnf::Prose(words) => Box::new(NonTerminal::new(words.clone())),
    }
}

fn repeated(times: (u32, Option<u32>), node: Box<dyn Node>, lang: Lang) -> Box<dyn Node> {
    let again = || railroad::Empty;
    match times {
        (1, Some(1)) => node,
        (0, Some(1)) => Box::new(Optional::new(node)),
        (0, None) => Box::new(Optional::new(Repeat::new(node, again()))),
        (1, None) => Box::new(Repeat::new(node, again())),
        (least, most) => {
            let words = match most {
                Some(most) if most == least => Phrase::new("text-times").with("count", least),
                Some(most) => Phrase::new("text-times-to").with("least", least).with("most", most),
                None => Phrase::new("text-times-more").with("count", least),
            };
            Box::new(LabeledBox::new(node, railroad::Comment::new(words.text(lang))))
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/partials/railroad.rs"]
mod samples;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn railroad_diagrams_are_accessible_svg_without_inline_styles() {
        let all = pictures("a = \"<&\" *DIGIT [b] / 2*3(\"x\" / %x30-39)\nb = <prose & more>", Lang::En);
        assert_eq!(all.iter().map(|picture| picture.name.as_str()).collect::<Vec<_>>(), ["a", "b"]);
        for picture in &all {
            assert!(picture.svg.starts_with("<svg") && picture.svg.contains("role=\"img\""), "{}", picture.svg);
            assert!(!picture.svg.contains("style=") && !picture.svg.contains("<style") && !picture.svg.contains("NaN"));
        }
        assert!(all[0].svg.contains("&lt;&amp;"), "{}", all[0].svg);
        assert!(pictures("no rules", Lang::En).is_empty());
    }
}
