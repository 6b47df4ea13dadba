//! The rules in the Syntax section of a request: whether they are usable, their results for names, and their effect on names in use.

use crate::requests::syntax::{NotComparedReason, SyntaxAnalysis};
use urn_registry::i18n::Phrase;
use urn_registry::template::characters::escape;
use urn_registry::verdict::{RulesDifference, TestedUrn};

/// The maximum number of names of each kind that the public sees; counts are complete.
const PUBLIC_NAMES_MAX: usize = 3;

/// The level of detail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DetailLevel {
    /// All results, collapsed where there are no problems; for the author and reviewers.
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
    pub(crate) names: Vec<TestedUrnRow>,
    /// The number of these names that the rules contradict.
    pub(crate) disagreeing: usize,
    pub(crate) samples: Vec<String>,
    pub(crate) breaks: Option<AffectedNames>,
    /// Whether names are checked with these rules after registration; empty if the editors' rules remain in force.
    pub(crate) effect: Phrase,
    /// The reason why there is no result for names in use.
    pub(crate) not_tested: Option<Phrase>,
    /// Whether only counts and first examples are shown.
    pub(crate) public: bool,
    /// Whether the examples are expanded.
    pub(crate) unfolded: bool,
}

/// A name that should pass or fail.
pub(crate) struct TestedUrnRow {
    pub(crate) urn: String,
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) wanted: Phrase,
    pub(crate) agrees: bool,
    pub(crate) said: String,
}

/// The effect of new rules on the names of the old ones.
pub(crate) struct AffectedNames {
    pub(crate) tag: &'static str,
    pub(crate) word: Phrase,
    pub(crate) sentence: Phrase,
    pub(crate) lost: Vec<String>,
    pub(crate) gained: Vec<String>,
}

/// The card of the rules of a text.
pub(crate) fn rules_card(found: &SyntaxAnalysis, depth: DetailLevel) -> RulesCard {
    let (rules, tried) = (&found.rules, &found.tried);
    let public = depth == DetailLevel::Public;
    let most = if public { PUBLIC_NAMES_MAX } else { usize::MAX };
    let against = found.against.as_ref().map(|against| {
        let message = if against.editors { "syntax-against-editors" } else { "syntax-against-text" };
        Phrase::new(message).arg("version", against.version)
    });
    let same: Vec<&str> = rules.same.split_whitespace().collect();
    let facts: [(&str, Phrase); 3] = [
        ("syntax-f-start", rules.start.trim().into()),
        ("word-value-rule", rules.check.trim().into()),
        ("word-equivalence", same.join(", ").into()),
    ];
    RulesCard {
        problems: tried.problems.clone(),
        facts: facts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(term, text)| (Phrase::new(term), text)).collect(),
        abnf: escape(&rules.abnf),
        repairs: tried.repairs.clone(),
        strangers: tried.strangers.iter().map(|name| escape(name)).collect(),
        names: tried.names.iter().map(tested_urn_row).collect(),
        disagreeing: tried.count_unexpected(),
        samples: tried.samples.clone(),
        breaks: found.breaks.as_ref().zip(against.as_ref()).map(|(breaks, against)| affected_names(breaks, against, most)),
        effect: found
            .applies
            .map_or_else(Phrase::default, |applies| Phrase::new(if applies { "syntax-applies" } else { "syntax-applies-not" })),
        not_tested: found.not_tested.map(not_tested_reason),
        public,
        unfolded: tried.count_unexpected() > 0,
    }
}

fn tested_urn_row(name: &TestedUrn) -> TestedUrnRow {
    let (tag, word) = match name.passes {
        Some(true) => ("ok", "word-valid-lower"),
        Some(false) => ("stop", "word-invalid-lower"),
        None => ("warn", "word-unknown-lower"),
    };
    let wanted = Phrase::new(if name.wanted { "word-valid-lower" } else { "word-invalid-lower" });
    let (said, agrees) = (name.said.clone(), name.is_as_expected());
    TestedUrnRow { urn: escape(&name.urn), tag: if agrees { tag } else { "warn" }, word: Phrase::new(word), wanted, agrees, said }
}

fn affected_names(breaks: &RulesDifference, against: &Phrase, most: usize) -> AffectedNames {
    let (tag, word, sentence) = match (breaks.lost.is_empty(), breaks.exact) {
        (false, _) => ("warn", "syntax-breaks", "syntax-breaks-about"),
        (true, true) => ("ok", "syntax-breaks-none", "syntax-breaks-none-about"),
        (true, false) => ("info", "syntax-none-found", "syntax-none-found-about"),
    };
    let (word, sentence) = (Phrase::new(word), Phrase::new(sentence).arg("against", against));
    let some = |list: &[String]| list.iter().take(most).map(|name| escape(name)).collect();
    AffectedNames { tag, word, sentence, lost: some(&breaks.lost), gained: some(&breaks.gained) }
}

fn not_tested_reason(reason: NotComparedReason) -> Phrase {
    Phrase::new(match reason {
        NotComparedReason::ExamplesContradict => "syntax-not-tested-examples",
        NotComparedReason::NoRules => "syntax-not-tested-no-rules",
        NotComparedReason::Unusable => "syntax-not-tested-unusable",
        NotComparedReason::NotAdapted => "syntax-not-tested-not-adapted",
        NotComparedReason::NoneInForce => "syntax-not-tested-none-in-force",
    })
}
