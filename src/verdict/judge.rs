//! The one function that everything asks.

use super::answer::{Answer, Judged};
use super::book::Book;
use super::near;
use super::rules::Rules;
use crate::grammar::Budget;
use crate::urn::Urn;

/// Whether a URN is a name of its namespace. A name that passes a regular grammar costs a step a character and no
/// allocation beyond what its value rule needs.
pub fn judge(urn: &Urn<'_>, book: &Book, budget: &mut Budget) -> Judged {
    with_rules(urn, book, budget).0
}

/// The same, with the rules that were asked.
pub(super) fn with_rules<'b>(urn: &Urn<'_>, book: &'b Book, budget: &mut Budget) -> (Judged, Option<&'b Rules>) {
    match book.look_up(urn.nid()) {
        (false, _) => (Judged { answer: Answer::Unregistered, fault: Some(near::unregistered(urn, book)) }, None),
        (true, None) => (Judged::new(Answer::Undecided), None),
        (true, Some(rules)) => (rules.judge(urn, budget), Some(rules)),
    }
}
