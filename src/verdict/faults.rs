//! What grammar and components have to say against a name.

use super::answer::Fault;
use crate::urn::Urn;

/// How much of a name is repeated in a sentence, in characters.
const SHOWN: usize = 24;

/// The fault of an NSS that the grammar refuses. `at` is an offset in the NSS.
pub(super) fn syntax(nss: &str, at: usize, nss_at: usize, expected: Vec<String>) -> Fault {
    let list = either(&expected);
    let should = match (nss.get(at..).and_then(|rest| rest.chars().next()), list) {
        (None, None) => "it ends too early".to_owned(),
        (None, Some(list)) => format!("it ends too early; {list} should follow"),
        (Some(_), _) if expected == ["the end"] => format!("it should end before {}", shown(nss.get(at..).unwrap_or_default())),
        (Some(c), None) => format!("\"{c}\" cannot stand at byte {}", nss_at + at),
        (Some(c), Some(list)) => format!("{list} should stand in place of \"{c}\""),
    };
    let read = nss.get(..at).filter(|read| !read.is_empty());
    let message = read.map_or_else(|| should.clone(), |read| format!("after {}, {should}", shown_end(read)));
    Fault { code: "syntax", at: nss_at + at, message, expected, should }
}

/// "a, b or c", at most four of them.
fn either(words: &[String]) -> Option<String> {
    const NAMED: usize = 4;
    // "1" to "9" is said already by "a digit".
    let has_digit = words.iter().any(|word| word == "a digit");
    let is_some_digit = |word: &str| word.starts_with('"') && word.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !has_digit || !is_some_digit(word)).collect();
    match words.as_slice() {
        [] => None,
        [one] => Some((*one).to_owned()),
        [most @ .., _] if most.len() >= NAMED => Some(format!("{} or something else", most.get(..NAMED)?.join(", "))),
        [most @ .., last] => Some(format!("{} or {last}", most.join(", "))),
    }
}

fn shown(text: &str) -> String {
    let cut: String = text.chars().take(SHOWN).collect();
    if cut.len() < text.len() { format!("\"{cut}…\"") } else { format!("\"{cut}\"") }
}

fn shown_end(text: &str) -> String {
    let count = text.chars().count();
    let cut: String = text.chars().skip(count.saturating_sub(SHOWN)).collect();
    if cut.len() < text.len() { format!("\"…{cut}\"") } else { format!("\"{cut}\"") }
}

/// The fault of a component that the registration forbids.
pub(super) fn component(name: &str, urn: &Urn<'_>) -> Fault {
    let mark = match name {
        "r" => "?+",
        "q" => "?=",
        _ => "#",
    };
    let end = urn.assigned_name().len();
    let at = urn.as_str().get(end..).and_then(|rest| rest.find(mark)).map_or(end, |at| end + at);
    let should = format!("its registration forbids an {name}-component");
    Fault { code: "component", at, message: should.clone(), expected: Vec::new(), should }
}
