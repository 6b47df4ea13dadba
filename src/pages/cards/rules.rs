//! Rules beside the text of a request, as a page shows them: whether they can be used, what they say of names, and what they
//! change for names that are in use.

use crate::cases::see::Seen;
use crate::cases::testable::keep::different;
use crate::cases::testable::{Beside, Kept, nid_of};
use crate::grammar::Change;
use crate::profile::Reading;
use crate::template::Template;
use crate::template::characters::escape;
use crate::verdict::{Breaks, Issued, TriedName};

/// Names of each kind that readers in public are shown; counts are whole.
const PUBLIC: usize = 3;

/// How much is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// All, unfolded: to whoever writes them.
    Whole,
    /// All, folded where nothing is wrong: to those who review.
    Brief,
    /// Counts and first examples: to every reader.
    Public,
}

/// What is shown of the rules of one text.
pub(crate) struct RulesCard {
    /// Why they cannot be used; none when they can.
    pub(crate) problems: Vec<String>,
    /// Term and words: start rule, value rule, what makes two names the same.
    pub(crate) facts: Vec<(&'static str, String)>,
    pub(crate) abnf: String,
    pub(crate) repairs: Vec<String>,
    pub(crate) strangers: Vec<String>,
    pub(crate) names: Vec<NameRow>,
    /// Of these, those of which the rules say otherwise.
    pub(crate) disagreeing: usize,
    pub(crate) samples: Vec<String>,
    /// Where they differ from the rules in the text.
    pub(crate) different: Vec<String>,
    pub(crate) different_more: usize,
    pub(crate) breaks: Option<BreakRows>,
    pub(crate) issued: Option<IssuedRows>,
    /// Whether only counts and first examples are shown.
    pub(crate) public: bool,
    /// Whether the examples are unfolded.
    pub(crate) unfolded: bool,
    /// Whether nobody saved them: they were read out of the text.
    pub(crate) guessed: bool,
}

/// A name that should pass or fail.
pub(crate) struct NameRow {
    pub(crate) urn: String,
    pub(crate) tag: &'static str,
    pub(crate) word: &'static str,
    pub(crate) wanted: &'static str,
    pub(crate) agrees: bool,
    pub(crate) said: String,
}

/// What new rules do to the names of the old ones.
pub(crate) struct BreakRows {
    pub(crate) tag: &'static str,
    pub(crate) word: &'static str,
    pub(crate) sentence: String,
    pub(crate) lost: Vec<String>,
    pub(crate) gained: Vec<String>,
}

/// What they do to a list.
pub(crate) struct IssuedRows {
    pub(crate) tag: &'static str,
    pub(crate) word: &'static str,
    pub(crate) sentence: String,
    /// Line, name, why not.
    pub(crate) first: Vec<(usize, String, String)>,
    /// How many are not shown.
    pub(crate) more: usize,
}

/// The card of rules beside a text. `nid` is what they were tried under.
pub(crate) fn rules_card(kept: &Kept, text: &Template, nid: &str, depth: Depth) -> RulesCard {
    let (rules, tried) = (&kept.rules, &kept.results.tried);
    let public = depth == Depth::Public;
    let most = if public { PUBLIC } else { usize::MAX };
    let (changes, different_more) = different(rules, text, nid);
    let against = kept.results.against.as_ref().map(|against| {
        let whose = match against.reading {
            Some(Reading::Registrant) => "as its registrant put them into data",
            Some(Reading::Editors) => "as the registry’s editors read them",
            None => "as its text has them",
        };
        format!("the rules of version {}, {whose},", against.version)
    });
    let same: Vec<&str> = rules.same.split_whitespace().collect();
    let facts = [
        ("Start rule", rules.start.trim().to_owned()),
        ("Value rule", rules.check.trim().to_owned()),
        ("Same name", same.join(", ")),
        ("How far", if rules.wider { "the text has more rules, in words".to_owned() } else { String::new() }),
    ];
    RulesCard {
        problems: tried.problems.clone(),
        facts: facts.into_iter().filter(|(_, words)| !words.is_empty()).collect(),
        abnf: escape(&rules.abnf),
        repairs: tried.repairs.clone(),
        strangers: tried.strangers.iter().map(|name| escape(name)).collect(),
        names: tried.names.iter().map(name_row).collect(),
        disagreeing: tried.disagreeing(),
        samples: tried.samples.clone(),
        different: changes.iter().map(change_words).collect(),
        different_more,
        breaks: kept.results.breaks.as_ref().zip(against.as_deref()).map(|(breaks, against)| break_rows(breaks, against, most)),
        issued: kept.results.issued.as_ref().map(|issued| issued_rows(issued, against.as_deref(), most)),
        public,
        unfolded: depth == Depth::Whole || tried.disagreeing() > 0,
        guessed: false,
    }
}

fn name_row(name: &TriedName) -> NameRow {
    let (tag, word) = match name.passes {
        Some(true) => ("ok", "passes"),
        Some(false) => ("stop", "fails"),
        None => ("warn", "not known"),
    };
    let wanted = if name.wanted { "to pass" } else { "to fail" };
    let (said, agrees) = (name.said.clone(), name.agrees());
    NameRow { urn: escape(&name.urn), tag: if agrees { tag } else { "warn" }, word, wanted, agrees, said }
}

fn change_words(change: &Change) -> String {
    match change {
        Change::Added(rule) => format!("only here: {rule}"),
        Change::Removed(rule) => format!("only in the text: {rule}"),
        Change::Changed { before, after } => format!("in the text {before}; here {after}"),
        Change::Renamed { before, after } => format!("under another name: in the text {before}; here {after}"),
    }
}

fn break_rows(breaks: &Breaks, against: &str, most: usize) -> BreakRows {
    let (tag, word, sentence) = match (breaks.lost.is_empty(), breaks.exact) {
        (false, _) => (
            "warn",
            "Breaks names",
            format!("Names that {against} allow are refused by these, the shortest first. Names that were given out stay valid."),
        ),
        (true, true) => ("ok", "Breaks none", format!("Every name that {against} allow passes these. This is proven.")),
        (true, false) => (
            "info",
            "None found",
            format!("Names that {against} allow were made up and tried; all pass these. That proves nothing."),
        ),
    };
    let some = |list: &[String]| list.iter().take(most).map(|name| escape(name)).collect();
    BreakRows { tag, word, sentence, lost: some(&breaks.lost), gained: some(&breaks.gained) }
}

fn issued_rows(issued: &Issued, against: Option<&str>, most: usize) -> IssuedRows {
    let all =
        if issued.count == 1 { "1 name that was issued".to_owned() } else { format!("{} names that were issued", issued.count) };
    let before = match (issued.passed, against) {
        (Some(passed), Some(against)) => format!("{passed} pass by {against} and "),
        _ => String::new(),
    };
    let undecided = match issued.undecided {
        0 => String::new(),
        count => format!("; {count} took too long to try"),
    };
    let sentence = format!("Of {all}, {before}{} pass by these{undecided}.", issued.pass);
    let (tag, word) = match (issued.broken, issued.pass == issued.count) {
        (0, true) => ("ok", "All pass"),
        (0, false) => ("info", "None breaks"),
        _ => ("warn", "Breaks names"),
    };
    let first: Vec<(usize, String, String)> =
        issued.first.iter().take(most).map(|(line, name, why)| (*line, escape(name), why.clone())).collect();
    IssuedRows { tag, word, sentence, more: issued.broken - first.len().min(issued.broken), first }
}

/// The card of the rules beside the newest text of a request that was sent; none when there are none.
pub(crate) fn sent_card(beside: Option<&Beside>, seen: &Seen, depth: Depth) -> Option<RulesCard> {
    let Beside { kept, guessed } = beside?;
    let card = rules_card(kept, &seen.current()?.template, &nid_of(&seen.request), depth);
    Some(RulesCard { guessed: *guessed, ..card })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/cards/rules.rs"]
mod samples;
