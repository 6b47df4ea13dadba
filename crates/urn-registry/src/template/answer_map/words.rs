//! Words of a sentence, the clauses that they form, and negation.

/// A word in lower case, or a punctuation mark that can separate clauses. Prefixes with a hyphen are joined (`re-assign`), web
/// addresses are the word `url`, and `%20` is the word `percent`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Word(pub(super) String);

/// Word classes are lists of words; an asterisk at the end matches any ending.
pub(super) type WordClass = &'static [&'static str];

/// Words that negate a clause. Two of them in one clause do not cancel each other: "neither … nor", "never, under no circumstances".
pub(super) const NEGATORS: WordClass = &[
    "not", "never", "no", "none", "neither", "nor", "without", "cannot", "nobody", "nothing", "nowhere", "hardly", "non", "lack",
    "lacks", "lacking",
];

/// Verbs and adjectives that turn a statement into its opposite; together with a negator they affirm: "is not forbidden".
const PREVENTION: WordClass = &[
    "prohibit*", "forbid*", "forbad*", "prevent*", "exclud*", "preclud*", "disallow*", "avoid*", "refus*", "reject*", "ban",
    "bans", "banned", "barred", "bars", "impossible", "ineligible", "rule", "rules", "ruled", "unable", "fail", "impermissible",
    "stop", "stops", "stopped", "hinder*", "inhibit*", "abstain*", "refrain*", "denied", "denies", "unavailable", "unsupported",
    "unsuitable", "unfit", "inappropriate", "meaningless", "pointless", "inapplicable", "infeasible", "unfeasible", "undesired",
    "unwanted", "unlawful", "illegal", "declin*", "inadmissible", "unacceptable", "incapable", "guard*", "protect*", "stand",
    "stands",
];

/// Words that follow a negator after the verb: "reuse is not allowed".
const NEGATED_VERB_WORDS: WordClass = &[
    "allow*", "permit*", "possible", "foreseen", "done", "take", "takes", "happen*", "occur*", "support*", "provid*", "accept*",
    "envisag*", "intend*", "plan*", "anticipat*", "expect*", "tolerat*", "available", "used", "applied", "performed", "practic*",
    "forbid*", "prohibit*", "exclud*", "an", "option", "needed", "necessary", "required", "offered", "defined", "specified",
];

const AUXILIARY: WordClass = &[
    "is", "are", "was", "were", "be", "been", "will", "may", "can", "must", "shall", "should", "might", "could", "would", "does",
    "do", "has", "have",
];

/// Whether a word belongs to a class.
pub(super) fn is_in_class(word: &str, class: &[&str]) -> bool {
    class.iter().any(|entry| match entry.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => word == *entry,
    })
}

/// Prefixes that a hyphen joins to their word.
const PREFIXES: WordClass = &["re", "sub", "de", "in", "un", "pre"];

/// The words of a sentence.
pub(super) fn words(sentence: &str) -> Vec<Word> {
    let mut found = Vec::new();
    let mut written: Vec<&str> = Vec::new();
    for chunk in sentence.split_whitespace() {
        let core = chunk.trim_matches(|c: char| !c.is_alphanumeric() && c != '%');
        if chunk.starts_with('(') {
            push("(", &mut found);
        }
        if core.is_empty() {
            match chunk {
                "-" | "--" | "\u{2013}" | "\u{2014}" => push(";", &mut found),
                "\u{2260}" | "!=" => {
                    push("not", &mut found);
                    push("equal", &mut found);
                }
                _ => {}
            }
        } else {
            core_words(&core.to_lowercase(), &mut found);
            // "A and a", "urn:x:AB equals urn:x:ab".
            let recent = written.iter().rev().take(4);
            let differs = recent.clone().any(|other| *other != core && other.eq_ignore_ascii_case(core));
            let plain = is_in_class(core, &["the", "this", "that", "these", "it", "an", "name", "names"]);
            let joined = !plain
                && written.last().is_some_and(|last| is_in_class(last, &["and", "or", "equals", "is", "from", "to", "as"]));
            // "X1" and "x1" anywhere in a sentence, but not "The" and "the".
            let shouted = |text: &str| text.len() > 1 && text.chars().all(|c| c.is_uppercase() || c.is_ascii_digit());
            let quoted = chunk.starts_with(['"', '\'', '\u{201c}', '\u{2018}']);
            let other = written.iter().find(|other| **other != core && other.eq_ignore_ascii_case(core));
            let marked = other.is_some_and(|other| quoted || shouted(core) || shouted(other))
                && !is_in_class(&core.to_lowercase(), &["urn", "nid", "nss", "uri"]);
            if differs && joined || marked {
                push("casepair", &mut found);
            }
            written.push(core);
        }
        let after = chunk.rsplit(char::is_alphanumeric).next().unwrap_or_default();
        // "look after" is one verb; alone, "after" starts a condition.
        if let [.., Word(look), Word(after)] = found.as_mut_slice()
            && after == "after"
            && is_in_class(look, &["look", "looks", "looked", "looking"])
        {
            "handle".clone_into(look);
            found.pop();
        }
        if after.contains(';') {
            push(";", &mut found);
        } else if after.contains(':') {
            push(":", &mut found);
        } else if after.contains([',', ')']) {
            push(",", &mut found);
        }
    }
    found
}

fn push(text: &str, found: &mut Vec<Word>) {
    found.push(Word(text.to_owned()));
}

fn core_words(core: &str, found: &mut Vec<Word>) {
    let is_host = |text: &str| {
        let labels: Vec<&str> = text.split('.').collect();
        let known = labels
            .last()
            .is_some_and(|last| is_in_class(last, &["net", "org", "com", "info", "example", "eu", "int", "gov", "edu", "io"]));
        (labels.len() > 2 || (labels.len() == 2 && known))
            && labels.iter().all(|label| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-'))
            && labels.iter().any(|label| label.chars().any(char::is_alphabetic))
    };
    if core.contains("://") || core.starts_with("www.") || (is_host(core) && !matches!(core, "e.g" | "i.e")) {
        return push("url", found);
    }
    if core.starts_with("urn:") && core.len() > 5 {
        return push("example", found);
    }
    if core.contains('@') {
        return push("email", found);
    }
    let is_escape =
        |text: &str| text.split('%').skip(1).any(|rest| rest.len() >= 2 && rest.bytes().take(2).all(|b| b.is_ascii_hexdigit()));
    if is_escape(core) || core == "%" {
        return push("percent", found);
    }
    if let Some(stem) = core.strip_suffix("n't").or_else(|| core.strip_suffix("n\u{2019}t")) {
        push(if stem == "ca" { "can" } else { stem }, found);
        return push("not", found);
    }
    let mut prefix = String::new();
    for part in core.split(|c: char| !c.is_alphanumeric() && c != '%').filter(|part| !part.is_empty()) {
        let hyphenated = core.get(prefix.len() + part.len()..).is_some_and(|rest| rest.starts_with('-'));
        if prefix.is_empty() && hyphenated && PREFIXES.contains(&part) && core.starts_with(part) {
            prefix.push_str(part);
        } else if prefix.is_empty() {
            push(if part.starts_with('%') { "percent" } else { part }, found);
        } else {
            push(&format!("{prefix}{part}"), found);
            prefix.clear();
        }
    }
}

/// A main clause with the conditions that apply to it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Clause {
    /// The main clause.
    pub(super) main: Vec<Word>,
    /// The condition before or after it, with its conjunction: "if …", "unless …", "for ten years".
    pub(super) condition: Vec<Word>,
}

/// Verbs that show that a part is a clause of its own.
const FINITE: WordClass = &[
    "is", "are", "was", "were", "will", "may", "can", "cannot", "must", "shall", "should", "might", "could", "would", "has",
    "have", "does", "do", "did", "remain*", "stays", "stay", "keeps", "keep", "refers", "goes", "go", "becomes", "assigns",
    "assign", "moves", "operates", "returns", "follow*", "identif*", "differ", "equals", "loses", "lists", "answers", "replies",
    "gets", "get", "closes", "ends",
];

/// Conjunctions that start a condition.
const CONDITIONS: WordClass = &[
    "if", "when", "whenever", "unless", "except", "until", "till", "before", "while", "after", "within", "during", "once",
    "should", "provided", "save", "even", "regardless", "irrespective", "upon",
];

/// A sentence without the concession or contrast that opens it, which states nothing about the names: "Although …,", "Unlike …,".
fn without_concession(words: &[Word]) -> &[Word] {
    const CONCESSIONS: WordClass = &["although", "though", "unlike", "whereas", "despite", "notwithstanding"];
    let first = words.first().map_or("", |word| word.0.as_str());
    let second = words.get(1).map_or("", |word| word.0.as_str());
    let pair = matches!((first, second), ("even", "though") | ("contrary", "to"));
    if !is_in_class(first, CONCESSIONS) && !pair {
        return words;
    }
    let rest = words.iter().position(|word| word.0 == ",").and_then(|comma| words.get(comma + 1..));
    rest.filter(|rest| rest.len() > 2).unwrap_or(words)
}

/// The clauses of a sentence.
pub(super) fn clauses(words: &[Word]) -> Vec<Clause> {
    let words = without_concession(words);
    let mut parts: Vec<Vec<Word>> = vec![Vec::new()];
    let mut at = 0;
    while let Some(Word(word)) = words.get(at) {
        let next = words.get(at + 1).map_or("", |word| word.0.as_str());
        let rest = words.get(at + 1..).unwrap_or_default();
        let near = rest.iter().take_while(|word| !is_in_class(&word.0, &[",", ";"])).any(|word| is_in_class(&word.0, FINITE));
        let so_far = parts.last().is_some_and(|part| part.iter().any(|word| is_in_class(&word.0, FINITE)));
        let opens_with_condition =
            parts.last().is_some_and(|part| part.first().is_some_and(|first| is_in_class(&first.0, CONDITIONS)));
        let splits = match word.as_str() {
            ";" | "whereupon" => true,
            // "It is permanent: no name is …", but not "Equivalence: …" or a list.
            ":" => {
                let list = |last: &Word| is_in_class(&last.0, &["to", "following", "that", "rule", "rules", "namely"]);
                parts.last().is_some_and(|part| part.len() > 2 && !part.last().is_some_and(list))
                    && (near || is_in_class(next, &["every", "each", "when", "if", "once", "we", "you"]))
            }
            "but" => {
                let spared: WordClass = &["one", "nobody", "none", "no", "nothing"];
                !parts.last().is_some_and(|part| part.last().is_some_and(|last| is_in_class(&last.0, spared)))
            }
            "yet" if parts.last().is_some_and(|part| part.last().is_some_and(|last| last.0 == "not")) => false,
            "however" | "although" | "though" | "whereas" | "yet" => near,
            "," if is_in_class(next, &["and", "so", "nor"]) => {
                so_far
                    && rest
                        .iter()
                        .skip(1)
                        .take_while(|word| !is_in_class(&word.0, &[",", ";"]))
                        .any(|word| is_in_class(&word.0, FINITE))
                    && !opens_with_condition
            }
            _ => false,
        };
        if splits {
            parts.push(Vec::new());
            if word == "," && next != "nor" {
                at += 1;
            }
        } else if let Some(part) = parts.last_mut() {
            part.push(if word == ":" { Word(",".to_owned()) } else { Word(word.clone()) });
        }
        at += 1;
    }
    parts.into_iter().filter(|part| !part.is_empty()).map(|part| split_condition(&part)).collect()
}

/// Separates a condition at the beginning, up to the first comma, or at the end.
fn split_condition(part: &[Word]) -> Clause {
    // A purpose, "To avoid confusion, …", is read as a condition.
    let opens = part.first().is_some_and(|word| is_in_class(&word.0, CONDITIONS) || word.0 == "to")
        || has_word_run(part.get(..2).unwrap_or_default(), &[&["in"], &["order"]]);
    if opens
        && let Some(comma) = part.iter().position(|word| word.0 == ",")
        && part.len() > comma + 2
    {
        let (condition, main) = part.split_at(comma);
        let later = find_final_condition(main);
        let (main, more) = main.split_at(later.unwrap_or(main.len()));
        let main = main.iter().skip(1).cloned().collect();
        return Clause { main, condition: [condition, more].concat() };
    }
    let from = find_final_condition(part).unwrap_or(part.len());
    // "A name, once assigned, is never …": the condition is between two commas.
    let comma = |at: usize| part.get(at).is_some_and(|word| word.0 == ",");
    if from > 0
        && comma(from - 1)
        && let Some(end) = (from + 1..part.len()).find(|at| comma(*at))
        && part.len() > end + 2
    {
        let main: Vec<Word> = part.iter().take(from - 1).chain(part.iter().skip(end + 1)).cloned().collect();
        return Clause { main, condition: part.get(from..end).unwrap_or_default().to_vec() };
    }
    let (main, condition) = part.split_at(from);
    Clause { main: main.to_vec(), condition: condition.to_vec() }
}

/// The position at which the condition at the end starts.
fn find_final_condition(part: &[Word]) -> Option<usize> {
    let text = |at: usize| part.get(at).map_or("", |word| word.0.as_str());
    (2..part.len()).find(|&at| match text(at) {
        // "used once", "used before" and "should" inside a clause are not conjunctions.
        "once" => {
            at + 2 < part.len()
                && !is_in_class(text(at + 1), &["only", "and", ",", "more", "again"])
                && !is_in_class(text(at.wrapping_sub(1)), &["only", "than", "exactly", "just", "most"])
        }
        // "Confer a name upon another."
        "upon" => !part.iter().take(at).any(|word| is_in_class(&word.0, &["confer*", "bestow*", "impos*"])),
        "before" => at + 1 < part.len() && !is_in_class(text(at + 1), &[",", "and"]),
        "should" | "provided" | "save" => false,
        "except" | "unless" | "until" | "till" | "because" => true,
        // A reason, but not "since 1990".
        "since" => text(at + 1).chars().all(char::is_alphabetic) && part.iter().skip(at).any(|word| is_in_class(&word.0, FINITE)),
        "as" => text(at + 1) == "long" || text(at + 1) == "soon",
        "for" => {
            let window = part.get(at + 1..(at + 7).min(part.len())).unwrap_or_default();
            window.iter().any(|word| is_in_class(&word.0, TIMES))
                && !window.first().is_some_and(|word| is_in_class(&word.0, &["all", "ever"]))
        }
        word => is_in_class(word, CONDITIONS),
    })
}

/// Units of time.
pub(super) const TIMES: WordClass =
    &["year*", "month*", "day", "days", "week*", "decade*", "century", "centuries", "period", "time"];

/// Whether the statement at word `at` is negated: by a negator, or by a verb of prevention, but not by both.
pub(super) fn negated(main: &[Word], at: usize) -> bool {
    let text = |at: usize| main.get(at).map_or("", |word| word.0.as_str());
    let modal = (0..at)
        .rev()
        .find(|at| is_in_class(text(*at), &["may", "can", "could", "will", "shall", "must", "might", "should", "is", "are"]));
    let relative = (0..at).find(|at| *at > 0 && is_in_class(text(*at), &["that", "which", "who", "whose"]));
    let counts = |own: usize| {
        let next = text(own + 1);
        if text(own) == "no" && is_in_class(next, &["longer", "doubt"])
            || text(own) == "not" && is_in_class(next, &["only", "yet"])
            || text(own) == "nothing" && is_in_class(next, &["but", "except", "other"])
        {
            return false;
        }
        // "Leased, not owned": the contrast ends at the next comma.
        let contrast = own > 0 && own < at && text(own - 1) == "," && is_in_class(text(own), &["not"]) && text(own + 2) == ",";
        if contrast {
            return false;
        }
        if text(own) == "without" && is_in_class(next, &["exception*", "leave", "charge", "limit*", "restriction*", "fee"]) {
            return false;
        }
        if own < at {
            // "Names that have not been used may be reused", but "it is agreed that no name may be reused".
            let in_subject = |relative: usize| {
                relative < own && (relative + 1 < own || relative < 3 || is_in_class(text(own), &["not", "never", "cannot"]))
            };
            return !(relative.is_some_and(in_subject)
                && modal.is_some_and(|modal| modal > own && relative.is_some_and(|r| r < modal)));
        }
        // "Resolver: none."
        if own > at && own + 1 == main.len() && text(own - 1) == "," && is_in_class(text(own), &["none", "no", "never"]) {
            return true;
        }
        let followed = main.get(own + 1..(own + 4).min(main.len())).unwrap_or_default();
        let happens = followed.iter().any(|word| is_in_class(&word.0, NEGATED_VERB_WORDS)) && text(own) != "without";
        // "Resolution is not contemplated": the event is the subject.
        let between = main.get(at + 1..own).unwrap_or_default();
        let subject = own > 0
            && is_in_class(text(own - 1), AUXILIARY)
            && !(at.saturating_sub(2)..at).any(|before| is_in_class(text(before), AUXILIARY))
            && !has(between, &[","]);
        (happens || subject) && !in_relative(main, at, own)
    };
    // "Frozen rather than handed to others."
    let instead = (at.saturating_sub(4)..at).any(|own| {
        (text(own) == "rather" && text(own + 1) == "than" || text(own) == "instead" && text(own + 1) == "of") && own + 1 < at
    });
    let denied = instead || (0..main.len()).any(|own| is_in_class(text(own), NEGATORS) && counts(own));
    let prevention = (0..main.len()).find(|own| {
        is_in_class(text(*own), PREVENTION)
            && !in_relative(main, at, *own)
            && (!is_in_class(text(*own), &["rule", "rules", "ruled"]) || text(own + 1) == "out")
            && (!is_in_class(text(*own), &["stand", "stands"]) || is_in_class(text(own + 1), &["in", "against"]))
    });
    match prevention {
        // "Nothing prevents reuse", "reuse is not forbidden"; but "must prevent duplicates and must not reassign".
        Some(own) => !(own.saturating_sub(5)..own).any(|before| is_in_class(text(before), NEGATORS)),
        None => denied,
    }
}

/// Whether a word after `at` belongs to a relative clause that starts after `at`.
fn in_relative(main: &[Word], at: usize, own: usize) -> bool {
    own > at
        && main
            .get(at + 1..own)
            .is_some_and(|between| between.iter().any(|word| is_in_class(&word.0, &["that", "which", "who", "whose"])))
}

/// The position of the first word of a class.
pub(super) fn find(words: &[Word], class: &[&str]) -> Option<usize> {
    words.iter().position(|word| is_in_class(&word.0, class))
}

/// Whether a word of a class occurs.
pub(super) fn has(words: &[Word], class: &[&str]) -> bool {
    find(words, class).is_some()
}

/// Whether words of these classes directly follow each other.
pub(super) fn has_word_run(words: &[Word], classes: &[&[&str]]) -> bool {
    find_word_run(words, classes).is_some()
}

/// The position at which words of these classes directly follow each other.
pub(super) fn find_word_run(words: &[Word], classes: &[&[&str]]) -> Option<usize> {
    if classes.is_empty() {
        return None;
    }
    words.windows(classes.len()).position(|window| window.iter().zip(classes).all(|(word, class)| is_in_class(&word.0, class)))
}
