//! Reads the table of statements (`statements.txt`), and finds the patterns that match a clause.

use super::claim::Claim;
use super::organizations::{ORGANIZATION, ORGANIZATIONS};
use super::words::{Clause, Word, has, has_word_run, is_in_class, negated};
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

static STATEMENT_PATTERNS: LazyLock<Vec<Pattern>> =
    LazyLock::new(|| parse_patterns(include_str!("statements.txt")).unwrap_or_default());

/// The gap of `..` without a number.
const DEFAULT_GAP: usize = 3;

/// How a negation changes the statement of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NegationEffect {
    /// A negation does not change the statement.
    Always,
    /// A negation turns it into this opposite statement.
    Opposite(Claim),
    /// There is no statement without one.
    OnlyNegated,
    /// The pattern makes no statement, but the statement is certain if another one makes it.
    Certain,
    /// The clause does not make the statement, whatever else matches.
    Excluded,
}

#[derive(Debug, Clone)]
struct Pattern {
    claim: Claim,
    polarity: NegationEffect,
    steps: Vec<Step>,
    /// The step at which the clause can be negated.
    event: usize,
    from_start: bool,
    to_end: bool,
    with: Vec<Vec<&'static str>>,
    without: Vec<&'static str>,
    /// Two classes of words that must not follow each other.
    without_pairs: Vec<[Vec<&'static str>; 2]>,
}

#[derive(Debug, Clone)]
struct Step {
    /// The maximum number of words before it.
    gap: usize,
    class: Vec<&'static str>,
}

/// The first statement of the table that a clause makes, among `claims`, with the position of the word that can be negated.
pub(super) fn find_statement(clause: &Clause, claims: &[Claim]) -> Option<(Claim, usize)> {
    // A statement that cannot be negated can begin in the condition: "if a member leaves, its block …".
    let whole: Vec<Word> = clause.condition.iter().chain(&clause.main).cloned().collect();
    let states = |pattern: &&Pattern| {
        claims.contains(&pattern.claim) && !matches!(pattern.polarity, NegationEffect::Certain | NegationEffect::Excluded)
    };
    STATEMENT_PATTERNS.iter().filter(states).find_map(|pattern| {
        let in_whole = || pattern.find_event(&whole, clause).filter(|_| pattern.polarity == NegationEffect::Always).map(|_| 0);
        let at = pattern.find_event(&clause.main, clause).or_else(in_whole)?;
        let claim = match (pattern.polarity, negated(&clause.main, at)) {
            (NegationEffect::OnlyNegated, false) => return None,
            (NegationEffect::Opposite(opposite), true) => opposite,
            _ => pattern.claim,
        };
        Some((claim, at))
    })
}

/// Whether a pattern of the table makes this statement certain, if the clause makes it.
pub(super) fn is_statement_certain(clause: &Clause, claim: Claim) -> bool {
    matches_marked_pattern(clause, claim, NegationEffect::Certain)
}

/// Whether a clause is about something else, so that it does not make this statement.
pub(super) fn is_statement_excluded(clause: &Clause, claim: Claim) -> bool {
    matches_marked_pattern(clause, claim, NegationEffect::Excluded)
}

/// Whether a pattern with this mark matches the clause. The condition can come first or last.
fn matches_marked_pattern(clause: &Clause, claim: Claim, mark: NegationEffect) -> bool {
    let first: Vec<Word> = clause.condition.iter().chain(&clause.main).cloned().collect();
    let last: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    STATEMENT_PATTERNS
        .iter()
        .filter(|pattern| pattern.claim == claim && pattern.polarity == mark)
        .any(|pattern| pattern.find_event(&first, clause).is_some() || pattern.find_event(&last, clause).is_some())
}

impl Pattern {
    /// The position of its event in these words of a clause, if it matches.
    fn find_event(&self, words: &[Word], clause: &Clause) -> Option<usize> {
        let anywhere = |class: &[&str]| has(&clause.main, class) || has(&clause.condition, class);
        let pair = |[one, other]: &[Vec<&str>; 2]| {
            [&clause.main, &clause.condition].iter().any(|words| has_word_run(words, &[one, other]))
        };
        if anywhere(&self.without) || self.without_pairs.iter().any(pair) || !self.with.iter().all(|class| anywhere(class)) {
            return None;
        }
        self.match_steps(words, (0, 0), None, &mut HashSet::new())
    }

    /// Matches the steps from `step` on to the words from `from` on. Each such pair is tried once: those in `failed` do not match.
    fn match_steps(
        &self,
        words: &[Word],
        (step, from): (usize, usize),
        event: Option<usize>,
        failed: &mut HashSet<(usize, usize)>,
    ) -> Option<usize> {
        let Some(next) = self.steps.get(step) else {
            let ended = || words.iter().skip(from).all(|word| matches!(word.0.as_str(), "," | ";"));
            return event.filter(|_| !self.to_end || ended());
        };
        let until = if step == 0 && !self.from_start { words.len() } else { words.len().min(from + next.gap + 1) };
        let fits = |at: &usize| words.get(*at).is_some_and(|word| is_in_class(&word.0, &next.class));
        if failed.contains(&(step, from)) {
            return None;
        }
        let found = (from..until).filter(fits).find_map(|at| {
            self.match_steps(words, (step + 1, at + 1), if step == self.event { Some(at) } else { event }, failed)
        });
        if found.is_none() {
            failed.insert((step, from));
        }
        found
    }
}

/// Reads the table, or returns the line that is not understood.
fn parse_patterns(text: &'static str) -> Result<Vec<Pattern>, String> {
    let mut classes: HashMap<&str, Vec<&'static str>> =
        HashMap::from([("ORGANIZATION", ORGANIZATION.to_vec()), ("ORGANIZATIONS", ORGANIZATIONS.to_vec())]);
    let mut patterns: Vec<(&'static str, Vec<&'static str>)> = Vec::new();
    let mut class: Option<&str> = None;
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let mut words = line.split_whitespace();
        if !line.starts_with(' ') {
            let head = words.next().unwrap_or_default();
            class = if head == "class" { words.next() } else { None };
            if class.is_none() {
                patterns.push((head, Vec::new()));
            }
        }
        match (class, patterns.last_mut()) {
            (Some(name), _) => {
                let listed = words.map(|word| class_words(word, &classes)).collect::<Result<Vec<_>, _>>()?.concat();
                classes.entry(name).or_default().extend(listed);
            }
            (None, Some((_, pattern))) => pattern.extend(words),
            (None, None) => return Err(line.to_owned()),
        }
    }
    patterns.into_iter().map(|(head, words)| pattern(head, &words, &classes)).collect()
}

/// A word of the table, or the words of the class with this name.
fn class_words(word: &'static str, classes: &HashMap<&str, Vec<&'static str>>) -> Result<Vec<&'static str>, String> {
    if word.chars().all(|c| c.is_uppercase() || c == '_') {
        return classes.get(word).cloned().ok_or_else(|| word.to_owned());
    }
    Ok(vec![word])
}

fn pattern(head: &'static str, words: &[&'static str], classes: &HashMap<&str, Vec<&'static str>>) -> Result<Pattern, String> {
    let claim = |name: &str| Claim::ALL.into_iter().find(|claim| claim.name() == name).ok_or_else(|| name.to_owned());
    let (claim, polarity) = if let Some(name) = head.strip_suffix('~') {
        let claim = claim(name)?;
        (claim, NegationEffect::Opposite(claim.denied().ok_or_else(|| head.to_owned())?))
    } else if let Some(name) = head.strip_suffix('-') {
        (claim(name)?, NegationEffect::OnlyNegated)
    } else if let Some(name) = head.strip_suffix('+') {
        (claim(name)?, NegationEffect::Certain)
    } else if let Some(name) = head.strip_suffix('!') {
        (claim(name)?, NegationEffect::Excluded)
    } else {
        (claim(head)?, NegationEffect::Always)
    };
    let one_of = |words: &'static str| words.split('|').map(|word| class_words(word, classes)).collect::<Result<Vec<_>, _>>();
    let mut found = Pattern {
        claim,
        polarity,
        steps: Vec::new(),
        event: 0,
        from_start: false,
        to_end: false,
        with: Vec::new(),
        without: Vec::new(),
        without_pairs: Vec::new(),
    };
    let mut gap = 0;
    for &word in words {
        if word == "^" {
            found.from_start = true;
        } else if word == "$" {
            found.to_end = true;
        } else if let Some(number) = word.strip_prefix("..") {
            gap = if number.is_empty() { DEFAULT_GAP } else { number.parse().map_err(|_| word.to_owned())? };
        } else if let Some(class) = word.strip_prefix('&') {
            found.with.push(one_of(class)?.concat());
        } else if let Some((one, other)) = word.strip_prefix('!').and_then(|pair| pair.split_once('+')) {
            found.without_pairs.push([one_of(one)?.concat(), one_of(other)?.concat()]);
        } else if let Some(class) = word.strip_prefix('!') {
            found.without.extend(one_of(class)?.concat());
        } else {
            let marked = word.strip_prefix('<').and_then(|word| word.strip_suffix('>'));
            if marked.is_some() {
                found.event = found.steps.len();
            }
            found.steps.push(Step { gap, class: one_of(marked.unwrap_or(word))?.concat() });
            gap = 0;
        }
    }
    if found.steps.is_empty() { Err(head.to_owned()) } else { Ok(found) }
}

#[cfg(test)]
mod tests {
    use super::super::words::{clauses, words};
    use super::*;

    #[test]
    fn pair_of_classes_excludes_consecutive_words() {
        let patterns = parse_patterns("class FRESH new own\nreassigned~ name ..3 given !FRESH+name|number").unwrap();
        let matches = |text: &str| {
            let clauses = clauses(&words(text));
            let clause = &clauses[0];
            patterns[0].find_event(&clause.main, clause).is_some()
        };
        assert!(matches("The name is given to a new lamp."));
        assert!(!matches("The new name is given to a lamp."));
        assert!(!matches("A name is given, and its own number too."));
    }

    #[test]
    fn certainty_and_exclusion_marks_do_not_make_a_statement() {
        let clause = |text: &str| clauses(&words(text)).remove(0);
        let new = clause("The document gets a new name.");
        assert!(is_statement_excluded(&new, Claim::Reassigned) && !is_statement_certain(&new, Claim::Reassigned));
        assert_eq!(find_statement(&new, &[Claim::Reassigned]), None);
        let again = clause("Names can be reassigned.");
        assert!(is_statement_certain(&again, Claim::Reassigned) && !is_statement_excluded(&again, Claim::Reassigned));
        assert_eq!(find_statement(&again, &[Claim::Reassigned]), None);
    }

    #[test]
    fn every_line_of_the_table_is_read() {
        let patterns = parse_patterns(include_str!("statements.txt")).unwrap();
        assert_eq!(patterns.len(), STATEMENT_PATTERNS.len());
        assert!(patterns.len() > 40);
        for (text, wrong) in
            [("reassigned~ NOWHERE", "NOWHERE"), ("claimed a", "claimed"), ("resolvable", "resolvable"), (" a", " a")]
        {
            assert_eq!(parse_patterns(text).unwrap_err(), wrong);
        }
    }
}
