//! Validates a name against its namespace, beyond URN syntax.
//!
//! RFC 8141 §1: a URN is "assigned under the "urn" URI scheme and a particular URN namespace". So there are three checks: is the
//! text a syntactically valid URN ([`crate::urn`]), is its namespace registered, and do the namespace's own rules
//! ([`crate::profile`]) allow the name? The page, the command line and the API use only [`judge`] and [`explain`], so that they
//! agree; comparison and normalization use [`canonical`]. The verdict has three values, see [`Validity`].
//!
//! ```
//! use urn_registry::grammar::Budget;
//! use urn_registry::verdict::{NamespaceBook, explain};
//!
//! let book = NamespaceBook::builtin();
//! let said = |text: &str| explain(text, book, &mut Budget::new(100_000)).heading;
//! assert_eq!(said("urn:isbn:0451450523"), "A valid ISBN name");
//! assert_eq!(said("urn:isbn:0451450524"), "A URN, but not a valid ISBN: the check digit should be 3");
//! assert_eq!(said("urn:isnb:0451450523"), "Has the syntax of a URN, but the namespace is not registered. Did you mean isbn?");
//! ```
//!
//! The caller supplies the [`Book`] (registered namespaces and their rules) and one budget of steps for the whole input. If the
//! budget does not suffice for a grammar, the answer is [`Answer::Undecided`].

mod answer;
mod bare;
mod explain;
mod faults;
mod index;
mod judge;
mod near;
mod portable;
mod repair;
pub mod report;
mod rules;
mod same;
mod sentences;
mod sibling;
mod status;
mod tryout;
mod unaffected;

pub use answer::{Answer, Fault, Judgment, LazyJudgment, MatchedSegment, STEPS_PER_NAME_MAX, UntestedRule, Validity, Verdict};
pub use bare::{BareIdentifier, recognize};
pub use explain::{Explained, explain, explain_as, notes, verdict};
pub use index::NamespaceBook;
pub use judge::{judge, judge_lazily, surely_valid};
pub use near::nearest;
pub(crate) use near::sorted_letters;
pub use portable::{NamespaceRegex, TestVector, namespace_regex, test_vectors};
pub use repair::{Repaired, repaired};
pub use rules::{Rules, UnusableReason};
pub use same::{canonical, equivalent};
pub use status::Status;
pub use tryout::{RulesDifference, RulesTestResult, TestedUrn, compare_rules, compile_rules, try_out};

#[cfg(test)]
mod tests;
