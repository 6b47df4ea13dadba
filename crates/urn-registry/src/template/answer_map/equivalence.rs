//! What a sentence states about equivalent names: letter case, percent-encoding, and rules beyond RFC 8141 §3.1.

use super::claim::Claim;
use super::statements::find_statement;
use super::words::{Clause, Word, WordClass, find, find_word_run, has, has_word_run, is_in_class, negated};

/// Words for equivalent names.
const SAME: WordClass =
    &["equivalen*", "same", "equal*", "identical", "alike", "match*", "interchang*", "synonym*", "equate*", "alias*"];
/// Words for names that are not equivalent.
const DIFFERENT: WordClass =
    &["different", "distinct", "nonequivalent", "inequivalent", "unequal", "another", "unrelated", "separate"];
/// Capital letters.
const UPPER: WordClass = &["upper", "uppercase", "capital*", "majuscule*", "caps", "big"];
/// Small letters.
const LOWER: WordClass = &["lower", "lowercase", "small", "minuscule*"];
/// Words for a comparison of names.
const COMPARE: WordClass = &["compar*", "equivalen*", "match*", "lexical*", "normaliz*", "normalis*", "equal*", "identical"];
/// Verbs and adjectives for significant letter case.
const CASE_MATTERS_WORDS: WordClass = &[
    "matter*", "significan*", "relevan*", "account", "attention", "counts", "respect*", "considered", "observed", "important",
    "bearing", "effect", "influence", "role", "impact", "preserv*", "regard", "count", "care", "cares", "reproduc*",
    "consideration",
];
/// Verbs and adjectives for letter case that is not significant.
const CASE_IGNORED_WORDS: WordClass =
    &["ignor*", "disregard*", "fold*", "folding", "neglect*", "unimportant", "immaterial", "indifferent"];
/// Words for percent-encoding.
const PERCENT: WordClass = &["percent", "percentage", "pct", "escap*"];

/// The statements of a clause.
pub(super) fn claims(clause: &Clause) -> Vec<Claim> {
    let words: Vec<Word> = clause.main.iter().chain(&clause.condition).cloned().collect();
    let mut found = Vec::new();
    let encoding = percent_at(&words).is_some() || has_word_run(&words, &[&["hex", "hexadecimal", "url", "uri"], &["encod*"]]);
    if encoding {
        found.push(Claim::PercentEncoding);
        found.extend(percent_claim(&words));
    }
    // "Percent-encoded octets are compared case-insensitively": the digits of the encoding.
    let of_digits = percent_at(&clause.main).is_some() || (encoding && !has(&words, &["insensitive", "sensitive"]));
    let listed = || find_statement(clause, &[Claim::CaseSensitive, Claim::CaseInsensitive]).map(|(claim, _)| claim);
    let case = if of_digits { None } else { listed().or_else(|| case_claim(&words)) };
    found.extend(case);
    if case.is_none() && !encoding && requires_exact_match(&words) {
        found.push(Claim::CaseSensitive);
    }
    if case.is_none() && (denies_extra_rules(&words) || find_statement(clause, &[Claim::NoExtraRules]).is_some()) {
        found.push(Claim::NoExtraRules);
    }
    if has_extra_rules(&words) {
        found.push(Claim::ExtraRule);
    }
    found
}

fn word_text(words: &[Word], at: usize) -> &str {
    words.get(at).map_or("", |word| word.0.as_str())
}

/// The position of a word for percent-encoding, which "ten percent of the names" is not.
fn percent_at(words: &[Word]) -> Option<usize> {
    (0..words.len()).find(|&at| {
        is_in_class(word_text(words, at), PERCENT)
            && !(word_text(words, at).starts_with("perc") && word_text(words, at + 1) == "of")
    })
}

fn percent_claim(words: &[Word]) -> Option<Claim> {
    let at = percent_at(words)?;
    let compared = has(words, COMPARE)
        || has(words, SAME)
        || has(words, DIFFERENT)
        || has(words, &["decod*", "normaliz*", "hex", "hexadecimal"]);
    if compared {
        return None;
    }
    if negated(words, at) {
        return (!has(words, &["unless", "except", "other", "beyond"])).then_some(Claim::NotPercentEncoded);
    }
    has(words, &["must", "are", "is", "may", "can", "written", "encoded", "shall", "be"]).then_some(Claim::PercentEncoded)
}

/// Whether the word "case" at this place means letter case.
fn is_letter_case(words: &[Word], at: usize) -> bool {
    let before = word_text(words, at.wrapping_sub(1));
    let by = word_text(words, at + 1);
    let other = is_in_class(before, &["this", "that", "use", "any", "no", "each", "such", "which", "special", "test"])
        && !is_in_class(by, &["fold*", "sensitiv*", "insensitiv*"]);
    // "It means that case matters", but not "in that case is".
    let that = before == "that"
        && word_text(words, at.wrapping_sub(2)) != "in"
        && is_in_class(by, &["is", "matters", "differences", "distinctions", "must", "should", "counts"]);
    let by_case = before == "by" && word_text(words, at.wrapping_sub(2)) == "case";
    let in_case = before == "in" && is_in_class(by, &["of", "a", "the", "that"]);
    !((other && !that) || by_case || in_case || by == "by")
}

/// The position of a word that means letter case.
fn case_at(words: &[Word]) -> Option<usize> {
    (0..words.len()).find(|&at| {
        // "In different cases" means situations.
        let cases = word_text(words, at) == "cases"
            && is_in_class(word_text(words, at.wrapping_sub(1)), &["different", "differing"])
            && word_text(words, at.wrapping_sub(2)) != "in";
        cases
            || (word_text(words, at) == "case" && is_letter_case(words, at))
            || is_in_class(
                word_text(words, at),
                &["uppercase", "lowercase", "lowercased", "uppercased", "capitaliz*", "capitalis*", "casefold*", "caseless"],
            )
    })
}

fn case_claim(words: &[Word]) -> Option<Claim> {
    let letters = has(words, UPPER) && has(words, LOWER);
    let at = case_at(words);
    let one = (has(words, UPPER) || has(words, LOWER))
        && (has(words, &["difference", "matter*", "irrelevant"])
            || ((letters || has(words, &["letter*", "caps", "character*", "capital*"]))
                && (has(words, CASE_MATTERS_WORDS) || has(words, CASE_IGNORED_WORDS))));
    if at.is_none() && !letters && !one && !has_letter_pair(words) {
        return None;
    }
    let sensitive = (at.is_some() || one || has_letter_pair(words))
        .then(|| case_matters_by_attribute(words))
        .flatten()
        .or_else(|| requires_exact_match(words).then_some(true))
        .or_else(|| case_matters_by_distinction(words, letters || one))
        .or_else(|| case_matters_by_folding(words))
        .or_else(|| case_matters_by_comparison(words, at.is_some() && !letters))?;
    Some(if sensitive { Claim::CaseSensitive } else { Claim::CaseInsensitive })
}

/// "Names are case-sensitive", "case is ignored", "case matters".
fn case_matters_by_attribute(words: &[Word]) -> Option<bool> {
    if let Some(own) = find(words, &["insensitiv*", "insens", "blind", "caseless"]) {
        return Some(negated(words, own));
    }
    if let Some(own) = find(words, &["sensitiv*", "sens", "sensible", "dependent"]) {
        return Some(!negated(words, own));
    }
    if has_word_run(words, &[&["without"], &["regard", "respect", "attention", "consideration", "considering", "distinguishing"]])
        || has(words, &["irrespective*", "regardless", "insignificant", "independent*", "irrelevant"])
    {
        return Some(false);
    }
    if let Some(own) = find(words, CASE_IGNORED_WORDS) {
        return Some(negated(words, own));
    }
    // "Do not change the case of a name."
    if let Some(own) = find(words, &["chang*", "alter*", "modif*", "normaliz*", "normalis*", "convert*"])
        && words.get(own..(own + 4).min(words.len())).is_some_and(|near| has(near, &["case"]))
        && !is_in_class(word_text(words, own.wrapping_sub(1)), &["a", "any", "the", "no"])
        && negated(words, own)
    {
        return Some(true);
    }
    let own = find(words, CASE_MATTERS_WORDS)?;
    (word_text(words, own) != "considered" || !has(words, SAME)).then(|| !negated(words, own))
}

/// "No distinction is made between upper and lower case."
fn case_matters_by_distinction(words: &[Word], letters: bool) -> Option<bool> {
    let either = has(words, &["whether"]) && (has(words, UPPER) || has(words, LOWER)) && has(words, &["or"]);
    if either && let Some(same) = find(words, SAME) {
        return Some(has(words.get(..same).unwrap_or_default(), &["not", "never", "no"]));
    }
    if has(words, UPPER)
        && has(words, LOWER)
        && let Some(own) = find_word_run(words, &[&["as"], &["if", "though", "equal*"]])
    {
        return Some(negated(words, own));
    }
    if has_letter_pair(words)
        && let Some(own) = find_word_run(words, &[&["is", "are"], &["not"]])
        && !has(words, SAME)
        && !has(words, DIFFERENT)
    {
        return Some(own < words.len());
    }
    let own = find(words, &["distinguish*", "distinction*", "discriminat*"])
        .or_else(|| letters.then(|| find(words, &["difference", "differences"])).flatten())?;
    Some(!negated(words, own))
}

/// "Both are converted to lower case before they are compared."
fn case_matters_by_folding(words: &[Word]) -> Option<bool> {
    const FOLD: WordClass = &[
        "convert*", "conversion*", "mapp*", "map", "fold*", "chang*", "transform*", "normaliz*", "normalis*", "reduc*",
        "treated", "turn", "turns", "turned", "brought", "rewritten", "translat*",
    ];
    let own = find(words, FOLD).or_else(|| {
        (0..words.len()).find(|&at| {
            is_in_class(word_text(words, at), &["lowercase", "uppercase", "lowercases", "lowercased", "uppercased"])
                && (is_in_class(word_text(words, at + 1), &["the", "all", "both", "names", "each"])
                    || word_text(words, at).ends_with('d'))
        })
    })?;
    let to_case =
        has(words, UPPER) || has(words, LOWER) || is_in_class(word_text(words, own), &["chang*", "lowercas*", "uppercas*"]);
    let compares = has(words, &["compar*", "comparison", "before", "equivalen*", "normaliz*", "matching", "purpose*"]);
    (to_case && compares && !has(words, SAME)).then(|| negated(words, own))
}

/// "Names that differ only in case are the same."
fn case_matters_by_comparison(words: &[Word], only_case: bool) -> Option<bool> {
    const DIFFER: WordClass = &[
        "differ*", "variant*", "variation*", "vary", "varies", "varying", "either", "treated", "another", "changing", "form",
        "forms", "version*", "spelling*",
    ];
    if only_case && !has(words, DIFFER) && !has_letter_pair(words) {
        return None;
    }
    if words.iter().filter(|word| is_in_class(&word.0, &["difference*"])).count() > 1 {
        return Some(true);
    }
    const EXCHANGED: WordClass = &["exchang*", "substitut*", "replac*", "swap*"];
    let exchanged = || (has(words, UPPER) && has(words, LOWER)).then(|| find(words, EXCHANGED)).flatten();
    if let Some(own) = find(words, SAME).or_else(exchanged) {
        return Some(negated(words, own));
    }
    let own = find(words, DIFFERENT)?;
    Some(!negated(words, own))
}

/// "A and a are equal".
fn has_letter_pair(words: &[Word]) -> bool {
    has(words, &["casepair"])
}

/// "byte for byte", "by exact match".
fn requires_exact_match(words: &[Word]) -> bool {
    const UNIT: WordClass = &["byte", "octet", "character", "bit", "letter"];
    let unit = words
        .windows(3)
        .any(|three| matches!(three, [a, by, b] if a.0 == b.0 && is_in_class(&a.0, UNIT) && is_in_class(&by.0, &["by", "for"])));
    let every = has_word_run(words, &[&["each", "every", "all"], &["byte*", "octet*", "bit*", "character*"]])
        && has(words, &["identical", "same"]);
    let as_written = has_word_run(words, &[&["exactly", "just", "precisely"], &["as"]])
        || has_word_run(words, &[COMPARE, &["exactly"]])
        || has_word_run(words, &[&["exactly"], COMPARE])
        || has(words, &["verbatim", "literally", "bitwise", "bytewise", "binary"]);
    (unit || every || as_written || has_word_run(words, &[&["exact*"], &["match*", "compar*", "string*"]])) && has(words, COMPARE)
}

fn denies_extra_rules(words: &[Word]) -> bool {
    let compares = has(words, COMPARE);
    let rfc = has(words, &["rfc*"]) || has_word_run(words, &[&["urn", "uri"], &["specification*", "standard*", "syntax"]]);
    let none = has(words, &["no", "none", "nothing", "not", "without", "neither"]);
    let more = has(
        words,
        &[
            "additional*", "further", "extra", "special", "other", "beyond", "specific", "more", "added", "addition", "adds",
            "than", "particular", "own",
        ],
    );
    let rule = has(words, &["rule*", "consideration*", "procedure*", "normaliz*", "equivalen*"]);
    let plain = has(words, &["standard", "default", "normal", "general", "generic", "usual", "common"])
        && has(words, &["rule*", "procedure*", "comparison", "equivalen*"]);
    let as_any = has_word_run(words, &[&["as"], &["for", "with"], &["any", "all", "other"], &["urn", "urns"]]);
    (compares && as_any)
        || (compares && none && more && rule)
        || (compares && (rfc || plain) && !has(words, &["insensitive", "except*", "addition"]))
        || (compares && rfc && none && more)
        || (none && rule && has(words, &["beyond"]))
        || (none && rfc && has(words, &["beyond", "addition"]))
}

/// "Two names are the same if their digits are the same", "hyphens are ignored."
fn has_extra_rules(words: &[Word]) -> bool {
    let defined =
        has(words, SAME) && has(words, &["name", "names", "urn", "urns", "identifiers", "two"]) && has(words, &["if", "when"]);
    if defined || (has(words, &["compar*"]) && has(words, &["name", "names", "urn", "urns", "string*"])) {
        return true;
    }
    let mark = has(
        words,
        &[
            "hyphen*", "space", "spaces", "dash*", "dot", "dots", "zeros", "zeroes", "quote*", "whitespace", "punctuation",
            "separator*",
        ],
    );
    mark && (has(words, &["ignor*", "remov*", "disregard*", "insignificant", "drop*", "stripp*", "significan*"])
        || (has(words, SAME) && has(words, &["with", "without", "and"])))
}
