//! The rules submitted with a request: whether they are usable, their results for names, and their effect on names in use.

use crate::cases::testable::save::different;
use crate::cases::testable::{Beside, NotTested, TestedRules, nid_of};
use crate::cases::viewer::Seen;
use urn_registry::grammar::Change;
use urn_registry::i18n::Phrase;
use urn_registry::profile::Reading;
use urn_registry::template::Template;
use urn_registry::template::characters::escape;
use urn_registry::verdict::{Breaks, Issued, TriedName};

/// The maximum number of names of each kind that the public sees; counts are complete.
const PUBLIC: usize = 3;

/// The level of detail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depth {
    /// Everything, expanded: for the author.
    Whole,
    /// All results, collapsed where there are no problems; for reviewers.
    Brief,
    /// Counts and first examples: for the public.
    Public,
}

/// The card about the rules of one text.
pub(crate) struct RulesCard {
    /// Why they are unusable; empty if they are usable.
    pub(crate) problems: Vec<String>,
    /// Terms and descriptions: start rule, value rule, equivalence rules.
    pub(crate) facts: Vec<(Phrase, Phrase)>,
    pub(crate) abnf: String,
    pub(crate) repairs: Vec<String>,
    pub(crate) strangers: Vec<String>,
    pub(crate) names: Vec<NameRow>,
    /// The number of these names that the rules contradict.
    pub(crate) disagreeing: usize,
    pub(crate) samples: Vec<String>,
    /// Where they differ from the rules in the text.
    pub(crate) different: Vec<Phrase>,
    pub(crate) different_more: usize,
    pub(crate) breaks: Option<BreakRows>,
    /// The reason why there is no result for names in use.
    pub(crate) not_tested: Option<Phrase>,
    pub(crate) issued: Option<IssuedRows>,
    /// Whether only counts and first examples are shown.
    pub(crate) public: bool,
    /// Whether the examples are expanded.
    pub(crate) unfolded: bool,
    /// Whether they were derived from the text and not saved by a user.
    pub(crate) guessed: bool,
}

/// A name that should pass or fail.
pub(crate) struct NameRow {
    pub(crate) urn: String,
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) wanted: Phrase,
    pub(crate) agrees: bool,
    pub(crate) said: String,
}

/// The effect of new rules on the names of the old ones.
pub(crate) struct BreakRows {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) sentence: Phrase,
    pub(crate) lost: Vec<String>,
    pub(crate) gained: Vec<String>,
}

/// The effect on a list of issued names.
pub(crate) struct IssuedRows {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) sentence: Phrase,
    /// Line, name, reason.
    pub(crate) first: Vec<(usize, String, String)>,
    /// The number of entries that are not shown.
    pub(crate) more: usize,
}

/// The card of the rules submitted with a text. `nid` is the NID that they were tested with.
pub(crate) fn rules_card(kept: &TestedRules, text: &Template, nid: &str, depth: Depth) -> RulesCard {
    let (rules, tried) = (&kept.rules, &kept.results.tried);
    let public = depth == Depth::Public;
    let most = if public { PUBLIC } else { usize::MAX };
    let (changes, different_more) = different(rules, text, nid);
    let against = kept.results.against.as_ref().map(|against| {
        let message = match against.reading {
            Some(Reading::Registrant) => "testable-against-registrant",
            Some(Reading::Editors) => "testable-against-editors",
            None => "testable-against-text",
        };
        Phrase::new(message).with("version", against.version)
    });
    // Older results have no reasons. If the rules in the text differ, the result that no names break is meaningless.
    let claims_none = kept.results.breaks.as_ref().is_some_and(|breaks| breaks.lost.is_empty());
    let not_tested = kept.results.not_tested.or((claims_none && !changes.is_empty()).then_some(NotTested::DifferFromText));
    let breaks = kept.results.breaks.as_ref().filter(|_| not_tested.is_none());
    let same: Vec<&str> = rules.same.split_whitespace().collect();
    let facts = [
        ("testable-f-start", rules.start.trim().into()),
        ("testable-f-check", rules.check.trim().into()),
        ("testable-their-same", same.join(", ").into()),
        ("testable-how-far", if rules.wider { Phrase::new("testable-how-far-wider") } else { Phrase::default() }),
    ];
    RulesCard {
        problems: tried.problems.clone(),
        facts: facts.into_iter().filter(|(_, words)| !words.is_empty()).map(|(term, words)| (Phrase::new(term), words)).collect(),
        abnf: escape(&rules.abnf),
        repairs: tried.repairs.clone(),
        strangers: tried.strangers.iter().map(|name| escape(name)).collect(),
        names: tried.names.iter().map(name_row).collect(),
        disagreeing: tried.disagreeing(),
        samples: tried.samples.clone(),
        different: changes.iter().map(change_words).collect(),
        different_more,
        breaks: breaks.zip(against.as_ref()).map(|(breaks, against)| break_rows(breaks, against, most)),
        not_tested: not_tested.map(not_tested_words),
        issued: kept.results.issued.as_ref().map(|issued| issued_rows(issued, against.as_ref(), most)),
        public,
        unfolded: depth == Depth::Whole || tried.disagreeing() > 0,
        guessed: false,
    }
}

fn name_row(name: &TriedName) -> NameRow {
    let (tag, word) = match name.passes {
        Some(true) => ("ok", "testable-passes"),
        Some(false) => ("stop", "testable-fails"),
        None => ("warn", "testable-not-known"),
    };
    let wanted = Phrase::new(if name.wanted { "testable-to-pass" } else { "testable-to-fail" });
    let (said, agrees) = (name.said.clone(), name.agrees());
    NameRow { urn: escape(&name.urn), tag: if agrees { tag } else { "warn" }, word: Phrase::new(word), wanted, agrees, said }
}

fn change_words(change: &Change) -> Phrase {
    match change {
        Change::Added(rule) => Phrase::new("testable-only-here").with("rule", rule),
        Change::Removed(rule) => Phrase::new("testable-only-text").with("rule", rule),
        Change::Changed { before, after } => Phrase::new("testable-changed").with("before", before).with("after", after),
        Change::Renamed { before, after } => Phrase::new("testable-renamed").with("before", before).with("after", after),
    }
}

fn break_rows(breaks: &Breaks, against: &Phrase, most: usize) -> BreakRows {
    let (tag, word, sentence) = match (breaks.lost.is_empty(), breaks.exact) {
        (false, _) => ("warn", "testable-breaks", "testable-breaks-about"),
        (true, true) => ("ok", "testable-breaks-none", "testable-breaks-none-about"),
        (true, false) => ("info", "testable-none-found", "testable-none-found-about"),
    };
    let (word, sentence) = (Phrase::new(word), Phrase::new(sentence).with("against", against));
    let some = |list: &[String]| list.iter().take(most).map(|name| escape(name)).collect();
    BreakRows { tag, word, sentence, lost: some(&breaks.lost), gained: some(&breaks.gained) }
}

fn not_tested_words(why: NotTested) -> Phrase {
    Phrase::new(match why {
        NotTested::ExamplesContradict => "testable-not-tested-examples",
        NotTested::NoRules => "testable-not-tested-no-rules",
        NotTested::Unusable => "testable-not-tested-unusable",
        NotTested::DifferFromText => "testable-not-tested-differ",
        NotTested::NotAdapted => "testable-not-tested-not-adapted",
        NotTested::Unchanged => "testable-not-tested-unchanged",
        NotTested::NoneInForce => "testable-not-tested-none-in-force",
    })
}

fn issued_rows(issued: &Issued, against: Option<&Phrase>, most: usize) -> IssuedRows {
    let sentence = match (issued.passed, against) {
        (Some(passed), Some(against)) => Phrase::new("testable-issued-against").with("passed", passed).with("against", against),
        _ => Phrase::new("testable-issued"),
    };
    let undecided = match issued.undecided {
        0 => Phrase::default(),
        count => Phrase::new("testable-issued-undecided").with("count", count),
    };
    let all = Phrase::new("testable-issued-count").with("count", issued.count);
    let sentence = sentence.with("all", all).with("pass", issued.pass).with("undecided", undecided);
    let (tag, word) = match (issued.broken, issued.pass == issued.count) {
        (0, true) => ("ok", "testable-issued-all"),
        (0, false) => ("info", "testable-issued-none-breaks"),
        _ => ("warn", "testable-breaks"),
    };
    let word = Phrase::new(word);
    let first: Vec<(usize, String, String)> =
        issued.first.iter().take(most).map(|(line, name, why)| (*line, escape(name), why.clone())).collect();
    IssuedRows { tag, word, sentence, more: issued.broken - first.len().min(issued.broken), first }
}

/// The card of the rules submitted with the latest revision of a request; `None` if there are none.
pub(crate) fn sent_card(beside: Option<&Beside>, seen: &Seen, depth: Depth) -> Option<RulesCard> {
    let Beside { kept, guessed } = beside?;
    let card = rules_card(kept, &seen.current()?.template, &nid_of(&seen.request), depth);
    Some(RulesCard { guessed: *guessed, ..card })
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/partials/rules.rs"]
mod samples;
