//! Determines which elements the style sheet of a page hides, as far as that is possible without a browser.

use cssparser::{ParseError, Parser, Token};

/// The maximum number of bytes read and of rules stored; anything beyond is ignored.
const BYTES_MAX: usize = 128 * 1024;
const RULES_MAX: usize = 64;

/// A selector for a single element: `p`, `.draft`, `p.draft`, `#old`.
#[derive(Debug, Clone, Default)]
struct Selector {
    name: Option<String>,
    id: Option<String>,
    classes: Vec<String>,
}

impl Selector {
    fn specificity(&self) -> (bool, usize, bool) {
        (self.id.is_some(), self.classes.len(), self.name.is_some())
    }

    fn meets(&self, name: &str, id: Option<&str>, classes: &str) -> bool {
        self.name.as_deref().is_none_or(|own| own.eq_ignore_ascii_case(name))
            && self.id.as_deref().is_none_or(|own| id == Some(own))
            && self.classes.iter().all(|own| classes.split_ascii_whitespace().any(|class| class == own))
    }
}

/// The rules that hide or show elements, in order of increasing specificity. Rules with combinators, pseudo-classes or media
/// conditions are ignored: in doubt, text is read.
#[derive(Debug, Default)]
pub(super) struct StyleSheet {
    rules: Vec<(Selector, bool)>,
    read: usize,
}

impl StyleSheet {
    /// Adds a style sheet.
    pub(super) fn add_css(&mut self, css: &str) {
        self.read = self.read.saturating_add(css.len());
        if self.read > BYTES_MAX {
            return;
        }
        let mut parser = Parser::new(css);
        let mut selectors = vec![Some(Selector::default())];
        let mut for_a_medium = false;
        while self.rules.len() < RULES_MAX {
            let Ok(token) = parser.next_including_whitespace().cloned() else { break };
            match token {
                Token::AtKeyword(_) => for_a_medium = true,
                Token::Semicolon if for_a_medium => for_a_medium = false,
                Token::CurlyBracketBlock => {
                    let hides = parser.parse_nested_block(|block| Ok::<_, ParseError<()>>(block_hides(block))).ok().flatten();
                    if let Some(hides) = hides.filter(|_| !for_a_medium) {
                        let whole =
                            selectors.drain(..).flatten().filter(|own| own.specificity() != Selector::default().specificity());
                        self.rules.extend(whole.take(RULES_MAX).map(|own| (own, hides)));
                    }
                    for_a_medium = false;
                    selectors = vec![Some(Selector::default())];
                }
                token => push_selector_token(&mut selectors, &token, &mut parser),
            }
        }
        // A stable sort: with equal specificity, the later rule wins.
        self.rules.sort_by_key(|(selector, _)| selector.specificity());
    }

    /// Whether a browser would hide an element with this name, ID and classes.
    pub(super) fn hides(&self, name: &str, id: Option<&str>, classes: Option<&str>) -> bool {
        let classes = classes.unwrap_or_default();
        self.rules.iter().rev().find(|(selector, _)| selector.meets(name, id, classes)).is_some_and(|(_, hides)| *hides)
    }
}

/// Appends a token to the last selector. A selector that needs more than the element itself becomes `None`.
fn push_selector_token(selectors: &mut Vec<Option<Selector>>, token: &Token<'_>, parser: &mut Parser<'_>) {
    if matches!(token, Token::Comma) {
        selectors.push(Some(Selector::default()));
        return;
    }
    let Some(last) = selectors.last_mut() else { return };
    let Some(selector) = last else { return };
    let begun = selector.specificity() != Selector::default().specificity();
    match token {
        Token::Ident(name) if !begun => selector.name = Some(name.to_string()),
        Token::IDHash(id) if selector.id.is_none() => selector.id = Some(id.to_string()),
        Token::Delim('.') => match parser.next_including_whitespace() {
            Ok(Token::Ident(class)) => selector.classes.push(class.to_string()),
            _ => *last = None,
        },
        Token::WhiteSpace(_) | Token::Comment(_) | Token::CDO | Token::CDC => {
            // Trailing white space is insignificant; a following token would be a descendant combinator.
            let ends = begun && {
                let state = parser.state();
                let next = parser.next().cloned();
                parser.reset(&state);
                !matches!(next, Ok(Token::Comma | Token::CurlyBracketBlock))
            };
            if ends {
                *last = None;
            }
        }
        _ => *last = None,
    }
}

/// Whether the declarations of a block hide (`Some(true)`), show (`Some(false)`), or do not affect visibility.
fn block_hides(block: &mut Parser<'_>) -> Option<bool> {
    let (mut display, mut visibility) = (None, None);
    while let Ok(token) = block.next().cloned() {
        let Token::Ident(property) = token else { continue };
        let (said, hiding) = match property.to_ascii_lowercase().as_str() {
            "display" => (&mut display, "none"),
            "visibility" => (&mut visibility, "hidden"),
            _ => continue,
        };
        if block.expect_colon().is_ok()
            && let Ok(value) = block.expect_ident()
        {
            *said = Some(value.eq_ignore_ascii_case(hiding));
        }
    }
    display.into_iter().chain(visibility).reduce(|one, other| one || other)
}
