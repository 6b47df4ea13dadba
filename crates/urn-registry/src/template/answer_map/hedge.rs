//! Parts of a sentence that weaken a statement: limits, exceptions, and words that leave open whether it applies.

use super::claim::Claim;
use super::organizations::{ORGANIZATION, ORGANIZATIONS};
use super::reassignment_words::{HARMLESS_REUSE_WORDS, NAMESPACE_LIFETIME_WORDS, REASSIGN_VERBS};
use super::statements::is_statement_certain;
use super::words::{Clause, NEGATORS, TIMES, Word, WordClass, find, find_word_run, has, has_word_run, is_in_class};

/// A statement with one of these is not a rule.
pub(super) const HEDGE: WordClass =
    &["usually", "normally", "generally", "typically", "ordinarily", "mostly", "rarely", "seldom", "general", "preferably"];

/// Things that are certainly names. "It" and "slot" can be something else.
const CERTAIN_NAME: WordClass =
    &["name", "names", "urn", "urns", "identifier*", "number", "numbers", "id", "ids", "string", "strings", "nss"];

/// "We cannot guarantee that names are never reused."
pub(super) fn is_not_guaranteed(words: &[Word], at: usize) -> bool {
    let Some(word) = find(words, &["guarantee*", "ensur*", "assur*", "promis*", "warrant*"]) else { return false };
    let before = words.get(..word).unwrap_or_default();
    word < at.max(1) && before.iter().rev().take(2).any(|word| is_in_class(&word.0, &["not", "cannot", "no", "never"]))
}

/// Whether a negative statement ends at some time or has exceptions.
pub(super) fn has_limit_or_exception(clause: &Clause, words: &[Word]) -> bool {
    let condition = &clause.condition;
    let first = condition.first().map_or("", |word| word.0.as_str());
    let marks =
        |words: &[Word]| has(words, &["unless", "until", "till"]) || (has(words, &["except"]) && !has(words, &["without"]));
    if has_word_run(condition, &[&["end"], &["of"], &["time", "times", "days"]]) {
        return false;
    }
    if has(condition, &["even", "regardless", "irrespective"]) && !marks(condition) {
        return false;
    }
    let registry = has(condition, NAMESPACE_LIFETIME_WORDS);
    marks(condition)
        || marks(words)
        || (is_in_class(first, &["within", "for", "during", "before"])
            && has(condition, TIMES)
            && !has(condition, &["any", "all", "ever", "lifetime", "whole"]))
        || (is_in_class(first, &["before"]) && has(condition, &["has", "have", "is"]))
        || (is_in_class(first, &["while", "as"]) && has(condition, &["while", "long"]) && !registry)
        || (is_in_class(first, &["if"]) && has(condition, &["still"]))
}

/// Whether a clause states unambiguously that names can be reassigned: the table lists its wording as certain, the clause is about names,
/// no word weakens it, and any negation belongs to a limit, as in "never reassigned unless the Board agrees".
pub(super) fn is_certain_reassignment(clause: &Clause) -> bool {
    /// Other things that can be reused, moved or passed on, and names that refer to others.
    const OTHER_REUSE_WORDS: WordClass = &[
        "existing", "older", "cit*", "copied", "page*", "archive*", "responsib*", "management", "administration", "maintenance",
        "stewardship", "custod*", "ownership", "successor*", "block", "blocks", "range*", "namespace*", "subnamespace*",
        "experiment*", "point*", "redirect*", "link*", "map*", "convert*", "migrat*", "moved",
    ];
    /// Recipients that can be the next holder of the same resource.
    const HOLDERS: WordClass = &["association", "society", "foundation", "registry", "applicant"];
    let words = all_clause_words(clause);
    // "Passes to another office."
    let to_organization = words.iter().enumerate().any(|(at, word)| {
        is_in_class(&word.0, &["another", "other", "new", "different"])
            && words
                .get(at + 1..(at + 3).min(words.len()))
                .is_some_and(|next| [ORGANIZATION, ORGANIZATIONS, HOLDERS].iter().any(|class| has(next, class)))
    });
    let subject = clause.main.get(..clause.main.len().min(3)).unwrap_or_default();
    let otherwise = has(&clause.main, OTHER_REUSE_WORDS)
        || has(subject, &["resource", "right"])
        || (to_organization && !has(&words, REASSIGN_VERBS));
    let weak = otherwise
        || has(&words, HEDGE)
        || has(&words, HARMLESS_REUSE_WORDS)
        || expresses_uncertainty(clause)
        || is_not_guaranteed(&words, words.len());
    let denies = |(at, word): (usize, &Word)| {
        is_in_class(&word.0, NEGATORS) && !words.get(at + 1).is_some_and(|next| is_in_class(&next.0, &["longer"]))
    };
    // "…, so that the list has no gaps": a purpose denies nothing.
    let denied = words.iter().enumerate().take_while(|(_, word)| word.0 != "so").any(denies);
    is_statement_certain(clause, Claim::Reassigned)
        && is_about_names(clause)
        && !weak
        && (!denied || has_limit_or_exception(clause, &clause.main))
}

/// Whether a name is a subject or an object, and not only mentioned, as in "a review of the name" or "known under a name".
fn is_about_names(clause: &Clause) -> bool {
    const MENTION_PREPOSITIONS: WordClass = &["under", "with", "for", "in", "by", "about", "as"];
    const NOUNS: WordClass = &["registration", "assignment", "use", "list", "pool"];
    [&clause.main, &clause.condition].into_iter().any(|words| {
        words.iter().enumerate().any(|(at, word)| {
            let from = at.saturating_sub(3);
            let before = words.get(from..at).unwrap_or_default();
            let relative = before.last().is_some_and(|last| is_in_class(&last.0, &["that", "which", "who"]));
            let head = |of: usize| (from + of).checked_sub(1).and_then(|head| words.get(head));
            let assigned = find(before, &["of"]).is_none_or(|of| {
                head(of).is_some_and(|head| is_in_class(&head.0, REASSIGN_VERBS) || is_in_class(&head.0, NOUNS))
            });
            is_in_class(&word.0, CERTAIN_NAME) && !relative && !has(before, MENTION_PREPOSITIONS) && assigned
        })
    })
}

/// Whether a clause about reassignment, uniqueness or equivalence leaves open what applies. `claims` are its statements; the flags are
/// whether its section is read for reassignment, and whether it is the one about uniqueness.
pub(super) fn leaves_rule_open(clause: &Clause, claims: &[Claim], reassigned: bool, uniqueness: bool) -> bool {
    const TOPICS: [Claim; 6] = [
        Claim::Reassigned,
        Claim::NeverReassigned,
        Claim::CaseSensitive,
        Claim::CaseInsensitive,
        Claim::NoExtraRules,
        Claim::ExtraRule,
    ];
    const UNIQUE: WordClass = &["unique*", "duplicate*", "duplication"];
    let words = all_clause_words(clause);
    let again = reassigned && has(&words, REASSIGN_VERBS) && has(&words, CERTAIN_NAME) && !has(&words, HARMLESS_REUSE_WORDS);
    let unique = uniqueness && (has(&words, UNIQUE) || has_word_run(&words, &[&["double"], &["assignment*"]]));
    (again || unique || claims.iter().any(|claim| TOPICS.contains(claim))) && expresses_uncertainty(clause)
}

fn all_clause_words(clause: &Clause) -> Vec<Word> {
    clause.main.iter().chain(&clause.condition).cloned().collect()
}

/// Whether a clause expresses a hope, a recommendation or tolerance, or states that something is not known.
fn expresses_uncertainty(clause: &Clause) -> bool {
    const UNCERTAIN_WORDS: WordClass = &["rarely", "seldom", "hoped", "hopefully", "unclear", "undecided", "undetermined"];
    const SETTLED: WordClass = &["decided", "determined", "settled", "agreed", "clear", "certain", "known"];
    const READERS: WordClass = &["reader", "readers", "recipient", "recipients"];
    let words = all_clause_words(clause);
    let tolerated = find(&words, &["tolerate", "tolerates", "tolerated"])
        .is_some_and(|at| !has(words.get(..at).unwrap_or_default(), &["no", "not", "never", "cannot", "neither", "nor"]));
    let unsettled = find_word_run(&words, &[&["not"], &["yet", "been"], SETTLED])
        .or_else(|| find_word_run(&words, &[&["not"], &["yet"], &["been"], SETTLED]))
        .or_else(|| find_word_run(&words, &[&["not"], &["decided", "determined", "settled", "clear"]]));
    // "Case is not determined by the office."
    let unsettled = unsettled.is_some() && !has_word_run(&words, &[SETTLED, &["by", "from"]]);
    has(&words, UNCERTAIN_WORDS)
        || tolerated
        || unsettled
        || has_word_run(&words, &[&["do", "does"], &["not"], &["claim", "promise", "guarantee"]])
        || (has(&words, &["some"]) && has_word_run(&words, &[&["not"], &["in", "for", "by"], &["others"]]))
        || has_word_run(&words, &[&["responsibility"], &["of"], &["the"], READERS])
        || is_recommendation(&clause.main)
}

/// "Names should not be reassigned." A rule for others, "Members should …", is not meant, and "should" can open a condition.
fn is_recommendation(main: &[Word]) -> bool {
    const OTHERS: WordClass =
        &["client*", "software", "implement*", "resolver*", "program*", "application*", "user", "users", "producer*"];
    const SUBJECT: WordClass = &["case", "duplicate*", "uniqueness", "reuse", "reassignment*"];
    let Some(at) = find(main, &["should"]) else { return false };
    let before = main.get(..at).unwrap_or_default();
    (has(before, CERTAIN_NAME) || has(before, SUBJECT))
        && ![OTHERS, ORGANIZATION, ORGANIZATIONS].iter().any(|class| has(before, class))
        && !has(before, &["if", "when", "which", "that"])
}
