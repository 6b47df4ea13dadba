//! Tables of cases: all rows are checked, and the rows that fail are reported together.

use super::procedure_fixture::why;
use super::{Answer, Person};
use nidreg::refusal::Refusal;

/// A form as the names and values of its fields.
pub type Form<'a> = &'a [(&'a str, &'a str)];

/// Texts that a page must contain; after `!`, a text that it must not contain.
pub type Words<'a> = &'a [&'a str];

/// The words that are missing, or present although they must not be.
pub(super) fn wrong(text: &str, words: Words<'_>) -> Vec<String> {
    let is_wrong = |one: &str| one.strip_prefix('!').map_or_else(|| !text.contains(one), |absent| text.contains(absent));
    words.iter().filter(|one| is_wrong(one)).map(|one| (*one).to_owned()).collect()
}

#[track_caller]
pub fn says(text: &str, words: Words<'_>) {
    let wrong = wrong(text, words);
    assert!(wrong.is_empty(), "wrong: {wrong:#?}\nin: {text}");
}

#[track_caller]
fn all_right(faults: &[String]) {
    assert!(faults.is_empty(), "{} rows fail:\n{}", faults.len(), faults.join("\n\n"));
}

fn fault(answer: &Answer, status: u16, words: Words<'_>) -> Option<String> {
    let wrong = wrong(&answer.body, words);
    let is_right = answer.status == status && wrong.is_empty();
    (!is_right).then(|| format!("{}: status {}, wrong: {wrong:#?}\nin: {}", answer.request, answer.status, answer.body))
}

/// Each row: who opens which path, the status, and what the page says.
#[track_caller]
pub fn pages(rows: &[(&Person, &str, u16, Words<'_>)]) {
    let check = |(who, path, status, words): &(&Person, &str, u16, Words<'_>)| fault(&who.get(path), *status, words);
    all_right(&rows.iter().filter_map(check).collect::<Vec<_>>());
}

/// Each row: who submits which form at which path, the status, and what the answer says. Returns the answers.
#[track_caller]
pub fn forms(rows: &[(&Person, &str, Form<'_>, u16, Words<'_>)]) -> Vec<Answer> {
    let (mut answers, mut faults) = (Vec::new(), Vec::new());
    for (who, path, form, status, words) in rows {
        let answer = who.post(path, form);
        faults.extend(fault(&answer, *status, words));
        answers.push(answer);
    }
    all_right(&faults);
    answers
}

/// Each row: the result of an action, and a part of the message with which it is refused.
#[track_caller]
pub fn refused<T, const N: usize>(rows: [(Result<T, Refusal>, &str); N]) {
    let check = |(nth, (result, words)): (usize, (Result<T, Refusal>, &str))| {
        let said = if result.is_ok() { "it was not refused".to_owned() } else { why(result) };
        (!said.contains(words)).then(|| format!("row {}: no {words:?} in: {said}", nth + 1))
    };
    all_right(&rows.into_iter().enumerate().filter_map(check).collect::<Vec<_>>());
}
