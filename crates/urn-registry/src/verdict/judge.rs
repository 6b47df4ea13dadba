//! The function that all checks call.

use super::answer::{Judgment, LazyJudgment, UntestedRule};
use super::index::NamespaceBook;
use super::rules::Rules;
use super::{faults, near};
use crate::grammar::Budget;
use crate::urn::Urn;
use std::io::{self, Write};

/// Whether a URN is valid in its namespace, and why not.
pub fn judge(urn: &Urn<'_>, book: &NamespaceBook, budget: &mut Budget) -> Judgment {
    judge_lazily(urn, book, budget).to_judgment(urn)
}

/// Like [`judge`], without building sentences. A name that passes a regular grammar takes one step per character and no
/// allocation beyond that of its value rule; a rejected name takes little more.
pub fn judge_lazily<'b>(urn: &Urn<'_>, book: &'b NamespaceBook, budget: &mut Budget) -> LazyJudgment<'b> {
    judge_with_rules(urn, book, budget).0
}

/// Whether a line is certainly [`Validity::Valid`](super::Validity::Valid) and has no [`notes`](super::notes): a name of an active
/// namespace with a regular grammar, without components. This is the fast path for lists, in one pass over the NSS. If it returns
/// false, call [`judge_lazily`] for the result and the reason. By RFC 8141, whose NSS syntax these names have.
#[inline]
pub fn surely_valid(line: &[u8], book: &NamespaceBook) -> bool {
    let Some((nid, nss)) = Urn::nid_and_rest(line) else { return false };
    book.rules_if_active(line, nid).is_some_and(|rules| rules.surely_valid(nss))
}

/// Like [`judge_lazily`], and also returns the rules that were applied.
#[inline]
pub(super) fn judge_with_rules<'b>(
    urn: &Urn<'_>,
    book: &'b NamespaceBook,
    budget: &mut Budget,
) -> (LazyJudgment<'b>, Option<&'b Rules>) {
    match book.look_up(urn) {
        (false, _) => (LazyJudgment::unregistered(near::unregistered_fault(urn, book)), None),
        (true, None) => (LazyJudgment::undecided(UntestedRule::Form), None),
        (true, Some(rules)) => (rules.judge_lazily(urn, budget), Some(rules)),
    }
}

impl LazyJudgment<'_> {
    /// Adds the sentences. `urn` must be the one that was checked.
    pub fn to_judgment(&self, urn: &Urn<'_>) -> Judgment {
        Judgment {
            answer: self.answer,
            validity: self.validity,
            fault: self.objection.as_ref().map(|objection| faults::build_fault(objection, urn)),
            untested: self.untested.map(UntestedRule::phrase),
        }
    }

    /// Writes the message of the fault, if there is one, and returns its byte offset, for callers that write many.
    ///
    /// # Errors
    /// The errors of `out`.
    pub fn write_message(&self, out: &mut impl Write, urn: &Urn<'_>) -> io::Result<Option<usize>> {
        let Some(objection) = &self.objection else { return Ok(None) };
        faults::write_message(out, objection, urn).map(Some)
    }
}
