//! The one function that everything asks.

use super::answer::{Answer, Judged, Objection, Weighed};
use super::book::Book;
use super::rules::Rules;
use super::{faults, near};
use crate::grammar::Budget;
use crate::urn::Urn;
use std::io::{self, Write};

/// Whether a URN is a name of its namespace, and why not.
pub fn judge(urn: &Urn<'_>, book: &Book, budget: &mut Budget) -> Judged {
    weigh(urn, book, budget).judged(urn)
}

/// What [`judge`] puts in words. A name that passes a regular grammar costs a step a character and no allocation beyond what
/// its value rule needs; one that is refused hardly more.
pub fn weigh<'b>(urn: &Urn<'_>, book: &'b Book, budget: &mut Budget) -> Weighed<'b> {
    with_rules(urn, book, budget).0
}

/// Whether a line is surely the name of a regular namespace, without components: what most lines of a list are, told in one pass
/// over the NSS. Where it says no, [`weigh`] knows whether and why. By RFC 8141, whose NSS these names are.
#[inline]
pub fn surely_passes(line: &[u8], book: &Book) -> bool {
    let Some((nid, nss)) = Urn::nid_and_rest(line) else { return false };
    book.rules_at_once(line, nid).is_some_and(|rules| rules.surely_pass(nss))
}

/// The same, with the rules that were asked.
#[inline]
pub(super) fn with_rules<'b>(urn: &Urn<'_>, book: &'b Book, budget: &mut Budget) -> (Weighed<'b>, Option<&'b Rules>) {
    match book.look_up(urn) {
        (false, _) => {
            let objection = Objection::Unregistered(Box::new(near::unregistered(urn, book)));
            (Weighed { answer: Answer::Unregistered, objection: Some(objection) }, None)
        }
        (true, None) => (Weighed::new(Answer::Undecided), None),
        (true, Some(rules)) => (rules.weigh(urn, budget), Some(rules)),
    }
}

impl Weighed<'_> {
    /// The same in words. `urn` is the one that was weighed.
    pub fn judged(&self, urn: &Urn<'_>) -> Judged {
        Judged { answer: self.answer, fault: self.objection.as_ref().map(|objection| faults::told(objection, urn)) }
    }

    /// Writes the message of the fault, when there is one, and gives its byte: for who writes down many.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_message(&self, out: &mut impl Write, urn: &Urn<'_>) -> io::Result<Option<usize>> {
        let Some(objection) = &self.objection else { return Ok(None) };
        faults::write_message(out, objection, urn).map(Some)
    }
}
