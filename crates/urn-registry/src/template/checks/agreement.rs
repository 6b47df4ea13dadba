//! Compares the four ways in which a Syntax section describes names: grammar, regular expression, examples and prose (rule T36).
//! Examples are compared with the grammar in [`crate::template::grammar`].
//!
//! In doubt, nothing is reported. A regular expression that cannot be parsed, a grammar whose start rule is unknown, and a sentence about a
//! part of a name are not compared.

use super::rules::CONTRADICTION_RULE;
use crate::finding::Finding;
use crate::grammar::{self, Budget, Limits, Node};
use crate::i18n::Phrase;
use crate::nid::Nid;
use crate::template::grammar::GRAMMAR_RULE;
use crate::template::statements::{Fact, statements};
use crate::template::{Field, Template};
use crate::urn::find::find;
use regex::bytes::{Regex, RegexBuilder};

/// The number of names generated from the grammar.
const GENERATED_NAMES_MAX: usize = 24;
const SEED: u64 = 8141;
/// The maximum size of a compiled regular expression, in bytes, and their number in one text.
const REGEX_MAX: usize = 1 << 18;
const REGEXES_MAX: usize = 4;
const EXAMPLES_MAX: usize = 40;
/// The maximum number of steps for one text.
const AGREEMENT_STEPS_MAX: u64 = 200_000;

/// A regular expression of the text that describes whole names, as written.
struct NameRegex<'a> {
    text: &'a str,
    line: usize,
    regex: Regex,
}

pub(super) fn check_agreement(text: &str, nid: Option<&Nid>, whole: &mut Budget, found: &mut Vec<Finding>) {
    let Some(nid) = nid else { return };
    check_case_of_literals(text, nid, found);
    let expressions = expressions(text, nid);
    let claims = find_constraints(text);
    if expressions.is_empty() && claims.is_empty() {
        return;
    }
    let examples = valid_examples(text, nid);
    let share = AGREEMENT_STEPS_MAX.min(whole.left());
    let mut budget = Budget::new(share);
    let samples = samples(text, nid, &examples, &mut budget);
    whole.take(share - budget.left());
    for expression in &expressions {
        let fits = |name: &&String| spellings(name, nid).iter().any(|name| expression.regex.is_match(name.as_bytes()));
        let reported = |message: &'static str, name: &String| {
            let words = Phrase::new(message).arg("name", name.as_str()).arg("text", expression.text);
            Finding::new(&CONTRADICTION_RULE, words).on_field("syntax").at_line(expression.line)
        };
        if let Some(name) = examples.iter().find(|name| !fits(name)) {
            found.push(reported("finding-regex-example", name));
        } else if let Some(string) = accepted_string_that_is_no_name((&expression.regex, expression.text), nid, &examples) {
            let words = Phrase::new("finding-regex-not-urn").arg("text", expression.text).arg("name", string);
            let mut finding = Finding::new(&GRAMMAR_RULE, words).on_field("syntax").at_line(expression.line);
            finding.clause = "RFC 8141 §2";
            found.push(finding);
        } else if let Some(name) = samples.iter().find(|name| !fits(name)) {
            found.push(reported("finding-regex-grammar", name));
        }
    }
    for claim in &claims {
        let own = |name: &String| name.splitn(3, ':').nth(2).unwrap_or_default().to_owned();
        if let Some(name) = claim.find_counterexample(&samples, own) {
            let words = Phrase::new("finding-prose-grammar").arg("name", name.as_str()).arg("text", claim.sentence.as_str());
            found.push(Finding::new(&CONTRADICTION_RULE, words).on_field("syntax"));
        }
    }
}

/// Names are said to be case-sensitive, but a string of the grammar matches letters in either case (RFC 5234 §2.3).
fn check_case_of_literals(text: &str, nid: &Nid, found: &mut Vec<Finding>) {
    let stated = statements(&Template::default().with_field(Field::Syntax, text));
    let Some(sensitive) = stated.iter().find(|statement| statement.fact == Fact::Case && statement.value == "sensitive") else {
        return;
    };
    let Some(read) = grammar::find_rules(text).filter(|read| read.broken.is_empty()) else { return };
    let prefix = format!("urn:{}:", nid.as_str()).to_ascii_lowercase();
    let literal = read.grammar.rules().iter().find_map(|rule| {
        let (mut literal, mut is_encoding) = (None, false);
        rule.node.visit(&mut |node| {
            let Node::Text { text, exact: false } = node else { return };
            is_encoding |= text.contains('%');
            // The scheme and the NID are never case-sensitive.
            let starts = text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(&prefix));
            let own = if starts { text.get(prefix.len()..).unwrap_or_default() } else { text.as_str() };
            if own.contains(|c: char| c.is_ascii_alphabetic()) && !prefix.contains(&own.to_ascii_lowercase()) {
                literal.get_or_insert_with(|| own.to_owned());
            }
        });
        // Neither are the hexadecimal digits of an encoded character.
        literal.filter(|_| !is_encoding).map(|literal| (literal, rule.name.as_str()))
    });
    if let Some((literal, rule)) = literal {
        let phrase = Phrase::new("finding-case-of-literal")
            .arg("text", sensitive.sentence.text.as_str())
            .arg("rule", rule)
            .arg("exact", format!("%s\"{literal}\""))
            .arg("literal", literal);
        let mut finding = Finding::new(&CONTRADICTION_RULE, phrase).on_field("syntax");
        finding.clause = "RFC 5234 §2.3";
        found.push(finding);
    }
}

/// A string that a regular expression matches although it is not a URN without components: an example with one character replaced.
fn accepted_string_that_is_no_name((regex, text): (&Regex, &str), nid: &Nid, examples: &[String]) -> Option<String> {
    const EXAMPLES_CHANGED_MAX: usize = 8;
    const NAME_BYTES_MAX: usize = 120;
    let prefix = format!("urn:{}:", nid.as_str()).len();
    for name in examples.iter().filter(|name| name.len() <= NAME_BYTES_MAX).take(EXAMPLES_CHANGED_MAX) {
        let spelled = spellings(name, nid).into_iter().find(|own| regex.is_match(own.as_bytes()))?;
        let from = if spelled.len() == name.len() { prefix } else { 0 };
        for (at, _) in spelled.char_indices().filter(|(at, _)| *at >= from) {
            // An expression that has these characters describes components, too.
            for replacement in
                [" ", "#", "?", "\u{e9}"].into_iter().filter(|mark| !text.contains(mark) || *mark == "?" && !text.contains("\\?"))
            {
                let mut changed = spelled.clone();
                changed.replace_range(at..=at, replacement);
                if regex.is_match(changed.as_bytes()) {
                    return Some(changed);
                }
            }
        }
    }
    None
}

/// Words that begin with `^` and end with `$`, and lines of one word that begin with `urn:` and the NID and have a class such as `[0-9]`,
/// without quotation marks or slashes around them.
fn expressions<'a>(text: &'a str, nid: &Nid) -> Vec<NameRegex<'a>> {
    let words = text.lines().enumerate().flat_map(|(i, line)| {
        let is_alone = line.split_whitespace().nth(1).is_none();
        line.split_whitespace().map(move |word| (i + 1, is_alone, word))
    });
    let bare = words.map(|(line, is_alone, word)| {
        let word = word.trim_start_matches(['"', '\'', '`', '/', '(']);
        (line, is_alone, word.trim_end_matches(['"', '\'', '`', '/', ')', ',', ';', '.']))
    });
    let prefix = format!("urn:{}:", nid.as_str());
    let describes_name = |is_alone: bool, word: &str| {
        let is_anchored = word.len() > 3 && word.starts_with('^') && word.ends_with('$');
        let has_class = ["[A-Z", "[a-z", "[0-9", "\\d"].iter().any(|class| word.contains(class));
        is_anchored || is_alone && has_class && word.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(&prefix))
    };
    let whole = bare.filter(|(_, is_alone, word)| describes_name(*is_alone, word));
    let read = whole.filter_map(|(line, _, word)| {
        let anchored = format!("^(?:{word})$");
        let regex = RegexBuilder::new(&anchored).unicode(false).size_limit(REGEX_MAX).build().ok()?;
        Some(NameRegex { text: word, line, regex })
    });
    read.take(REGEXES_MAX).collect()
}

/// The example URNs of the namespace, except those that are marked as invalid, describe a form, or are in a regular expression.
fn valid_examples(text: &str, nid: &Nid) -> Vec<String> {
    let marked = |line: &str| {
        let lower = line.to_lowercase();
        ["valid", "incorrect", "wrong", "malformed", "^"].iter().any(|word| lower.contains(word))
    };
    let lines = text.lines().filter(|line| !marked(line));
    let urns = lines.flat_map(|line| find(line).map(move |found| (line, found)));
    let whole = urns.filter(|(line, found)| {
        let rest = line.get(found.at + found.urn.as_str().len()..).unwrap_or_default();
        found.urn.nid().eq_ignore_ascii_case(nid.as_str()) && !rest.starts_with(['{', '<', '[', '|', '\u{2026}', '"', '('])
    });
    whole.take(EXAMPLES_MAX).map(|(_, found)| found.urn.assigned_name().to_owned()).collect()
}

/// Names generated from the grammar, with "urn:" and the NID. There are none unless the first rule describes whole names, which is the case
/// if its names begin with "urn:" or if it matches an example.
fn samples(text: &str, nid: &Nid, examples: &[String], budget: &mut Budget) -> Vec<String> {
    let Some(read) = grammar::find_rules(text).filter(|read| read.broken.is_empty()) else { return Vec::new() };
    let Ok(compiled) = read.grammar.compile(None, &Limits::brief()) else { return Vec::new() };
    let prefix = format!("urn:{}:", nid.as_str());
    let is_whole = |name: &str| name.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(&prefix));
    let specific = |name: &str| name.get(prefix.len()..).unwrap_or_default().to_owned();
    let generated = compiled.samples(GENERATED_NAMES_MAX, SEED, budget);
    let starts = generated.iter().all(|name| is_whole(name));
    let matched = examples.iter().any(|name| compiled.matches(&specific(name), budget) == Some(true));
    if !starts && !matched {
        return Vec::new();
    }
    let plain = generated.into_iter().filter(|name| !name.contains(['%', '?', '#']));
    plain.map(|name| if starts { prefix.clone() + &specific(&name) } else { prefix.clone() + &name }).collect()
}

/// The spellings of a name that a regular expression may describe: with and without "urn:" and the NID, and in one letter case,
/// because strings of a grammar ignore case.
fn spellings(name: &str, nid: &Nid) -> Vec<String> {
    let prefix = format!("urn:{}:", nid.as_str());
    let own = name.get(prefix.len()..).unwrap_or_default();
    let cases = [own.to_owned(), own.to_lowercase(), own.to_uppercase()];
    cases.into_iter().flat_map(|own| [prefix.clone() + &own, own]).collect()
}

/// The statement of a sentence about all names.
enum NameConstraint {
    /// They consist of this many characters.
    Length(usize),
    /// Their letters are lower case, or upper case.
    Lower(bool),
}

struct ConstraintSentence {
    sentence: String,
    says: NameConstraint,
}

impl ConstraintSentence {
    /// The first generated name that breaks the statement.
    fn find_counterexample<'a>(&self, samples: &'a [String], own: impl Fn(&String) -> String) -> Option<&'a String> {
        match self.says {
            // A name with separators has parts, and the sentence may be about one of them.
            NameConstraint::Length(length) => {
                let plain = samples.iter().all(|name| own(name).bytes().all(|byte| byte.is_ascii_alphanumeric()));
                samples.iter().filter(|_| plain).find(|name| own(name).len() != length)
            }
            NameConstraint::Lower(true) => samples.iter().find(|name| own(name).bytes().any(|byte| byte.is_ascii_uppercase())),
            NameConstraint::Lower(false) => samples.iter().find(|name| own(name).bytes().any(|byte| byte.is_ascii_lowercase())),
        }
    }
}

/// The sentences about the length or the letter case of whole names.
fn find_constraints(text: &str) -> Vec<ConstraintSentence> {
    /// How many words at the beginning of a sentence are searched for its subject.
    const SUBJECT: usize = 3;
    /// Words of sentences about something else: comparison, parts, exceptions.
    const OTHER: [&str; 16] = [
        "not", "no", "or", "unless", "except", "compared", "comparison", "equivalent", "before", "part", "prefix", "hex",
        "should", "may", "percent", "nid",
    ];
    // Rules of a grammar and blank lines separate sentences.
    let rules = grammar::rule_lines(text);
    let prose = text.lines().map(|line| if line.trim().is_empty() || rules.contains(&line) { ". " } else { line });
    let flat = prose.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ");
    let read = |sentence: &str| {
        let lower = sentence.to_lowercase().replace("lower case", "lowercase").replace("upper case", "uppercase");
        let lower = lower.replace("lower-case", "lowercase").replace("upper-case", "uppercase");
        let words: Vec<&str> = lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let subject =
            words.iter().take(SUBJECT).any(|word| matches!(*word, "nss" | "name" | "names" | "identifier" | "identifiers"));
        if !subject || words.iter().any(|word| OTHER.contains(word)) {
            return None;
        }
        let length = words.windows(3).find_map(|three| match three {
            ["exactly", count, unit] if ["digit", "character", "letter"].iter().any(|kind| unit.starts_with(kind)) => {
                number(count)
            }
            _ => None,
        });
        let strict = words.iter().any(|word| matches!(*word, "only" | "must" | "always"));
        let one_case = |case: &str| strict && words.contains(&case);
        let says = match (length, one_case("lowercase"), one_case("uppercase")) {
            (Some(length), false, false) => NameConstraint::Length(length),
            (None, true, false) => NameConstraint::Lower(true),
            (None, false, true) => NameConstraint::Lower(false),
            _ => return None,
        };
        Some(ConstraintSentence { sentence: sentence.trim_end_matches(['.', ' ']).to_owned(), says })
    };
    flat.split(". ").filter_map(read).collect()
}

fn number(word: &str) -> Option<usize> {
    const WORDS: [&str; 13] =
        ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    word.parse().ok().or_else(|| WORDS.iter().position(|known| *known == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        let mut found = Vec::new();
        check_agreement(text, Nid::parse("demo").ok().as_ref(), &mut Budget::new(1_000_000), &mut found);
        found.iter().map(|finding| finding.message.to_string()).collect()
    }

    const DIGITS: &str = "lamp = \"urn:demo:\" 8DIGIT\n\n";

    #[test]
    fn regular_expression_that_does_not_match_an_example_or_the_grammar_is_reported() {
        let example = said("As in urn:demo:12345678.\n\nNames match `^urn:demo:[0-9]{7}$`.");
        assert!(example.len() == 1 && example[0].contains("does not match the example urn:demo:12345678"), "{example:?}");
        let grammar = said(&format!("{DIGITS}Names match ^[a-f]{{8}}$ always."));
        assert!(grammar.len() == 1 && grammar[0].contains("which the grammar allows"), "{grammar:?}");
        for fine in
            ["^urn:demo:[0-9]{8}$", "^[0-9]{8}$", "^\\d+$", "/^(?:urn:demo:)?[0-9]+$/", "^[0-9$", "^ is a caret and $ a dollar"]
        {
            assert_eq!(said(&format!("{DIGITS}As in urn:demo:12345678.\nNames match {fine} always.")), [""; 0], "{fine}");
        }
        // An example that is marked as invalid, or of another namespace, is not an example.
        assert_eq!(said("urn:demo:1 is invalid.\nurn:other:1 is another.\n^urn:demo:[0-9]{7}$"), [""; 0]);
    }

    #[test]
    fn sentence_about_length_or_case_that_contradicts_the_grammar_is_reported() {
        for wrong in ["The NSS has exactly 7 digits.", "Names have exactly nine digits.", "Each name has exactly 10 characters."]
        {
            let found = said(&format!("{DIGITS}{wrong}"));
            assert!(found.len() == 1 && found[0].contains("but the grammar allows urn:demo:"), "{wrong}: {found:?}");
        }
        let cases = said("lamp = \"urn:demo:\" 8%x41-5A\n\nNames must be lower case.");
        assert!(cases.len() == 1 && cases[0].contains("Names must be lower case"), "{cases:?}");
        for fine in [
            "The NSS has exactly 8 digits.",
            "The year has exactly 4 digits.",
            "Names have exactly 7 or 8 digits.",
            "Names must be lower case when they are compared.",
            "Names must be lower case.",
        ] {
            let fine = said(&format!("{DIGITS}{fine}"));
            assert_eq!(fine, [""; 0]);
        }
        // It is unknown whether the first rule describes whole names.
        assert_eq!(said("number = 8DIGIT\n\nThe NSS has exactly 7 digits."), [""; 0]);
    }
}
