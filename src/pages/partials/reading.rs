//! The profile of a namespace on a page. It is not part of the registration, and the page states who supplied it.

use crate::http::addresses;
use crate::http::addresses::check_urn_path;
use crate::pages::partials::{railroad, syntax, terms};
use urn_registry::grammar::Budget;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::profile::{self, EquivalenceRule, Example, ExampleSource, GrammarCoverage, Profile};
use urn_registry::resolution::directory::Directory;
use urn_registry::resolution::entry::ResolutionKind;
use urn_registry::urn::Urn;
use urn_registry::verdict::{NamespaceBook, STEPS_PER_NAME_MAX, explain};

/// The supplier of the facts of a profile, as the accessible name of their mark.
pub(crate) const fn supplier(whose: profile::ProfileSource) -> Phrase {
    Phrase::new(match whose {
        profile::ProfileSource::Editors => "ns-by-editors",
        profile::ProfileSource::Registrant => "word-derived-from-the-registered-text-lower",
    })
}

/// The meaning of the mark.
pub(crate) const fn legend(whose: profile::ProfileSource) -> Phrase {
    Phrase::new(match whose {
        profile::ProfileSource::Editors => "ns-legend-editors",
        profile::ProfileSource::Registrant => "ns-legend-registrant",
    })
}

/// The maximum number of examples on a page.
const EXAMPLES_MAX: usize = 40;

/// The number of examples that are not folded.
const EXAMPLES_UNFOLDED_MAX: usize = 6;

/// The maximum number of resolvers on a page.
const RESOLVERS_MAX: usize = 20;

/// The steps for all examples of a page.
const EXAMPLE_STEPS_MAX: u64 = 4 * STEPS_PER_NAME_MAX;

/// The profile of one registration.
pub(crate) struct ProfileCard {
    /// Whether the registrant supplied the profile and it was approved with a version.
    pub(crate) own: bool,
    /// Who supplied it, as the accessible name of the mark.
    pub(crate) by: Phrase,
    /// The meaning of the mark.
    pub(crate) legend: Phrase,
    /// The version it is based on, if that is not the current one.
    pub(crate) older: Option<u32>,
    pub(crate) title: String,
    pub(crate) summary: String,
    pub(crate) registrant: Option<String>,
    pub(crate) homepage: Option<String>,
    pub(crate) first: Option<u16>,
    /// Each topic with the URL of the list filtered by it.
    pub(crate) topics: Vec<(Phrase, String)>,
    pub(crate) sources: String,
    /// A labeled example URN.
    pub(crate) anatomy: Option<SegmentedUrn>,
    /// The first examples, and the others.
    pub(crate) examples: Vec<TestedExample>,
    pub(crate) more_examples: Vec<TestedExample>,
    /// Whether the registration gives a syntax.
    pub(crate) has_syntax: bool,
    /// The syntax in a sentence; `None` if one sentence cannot describe it.
    pub(crate) syntax: Option<Phrase>,
    pub(crate) pictures: Vec<railroad::RuleDiagram>,
    /// How completely the grammar covers the registration.
    pub(crate) fit: Phrase,
    pub(crate) notes: String,
    /// When two names are equivalent.
    pub(crate) same: Vec<Phrase>,
    pub(crate) check: Option<String>,
    /// The statements about r-, q- and f-components.
    pub(crate) components: Vec<(&'static str, String)>,
    /// The URL of the same data as JSON.
    pub(crate) json: String,
    pub(crate) regex: String,
    pub(crate) vectors: String,
}

/// A name and its labeled segments.
pub(crate) struct SegmentedUrn {
    pub(crate) urn: String,
    pub(crate) href: String,
    pub(crate) pieces: Vec<UrnSegment>,
}

/// A segment of a URN with its preceding delimiter.
pub(crate) struct UrnSegment {
    pub(crate) class: &'static str,
    pub(crate) mark: String,
    pub(crate) text: String,
    pub(crate) name: Phrase,
}

/// An example with its result.
pub(crate) struct TestedExample {
    pub(crate) urn: String,
    pub(crate) href: String,
    pub(crate) valid: bool,
    pub(crate) reason: Phrase,
    pub(crate) from: Phrase,
}

pub(crate) struct ResolverRow {
    pub(crate) holder: String,
    pub(crate) what: Phrase,
    pub(crate) template: String,
    pub(crate) said: String,
    /// Whether it applies to a sub-namespace only.
    pub(crate) part: bool,
    pub(crate) note: String,
}

/// The profile of a namespace; `None` if it has none. `older` names the version it is based on, if that is not the current one;
/// `lang` is the language of the diagrams.
pub(crate) fn profile_card(book: &NamespaceBook, nid: &str, older: Option<u32>, lang: Lang) -> Option<ProfileCard> {
    let (profile, whose) = book.profile(nid)?;
    let mut budget = Budget::new(EXAMPLE_STEPS_MAX);
    let has_syntax = profile.syntax.fit != GrammarCoverage::Unknown;
    let anatomy = segment_example(profile, book, &mut budget);
    let mut examples: Vec<TestedExample> =
        profile.examples.iter().take(EXAMPLES_MAX).map(|example| test_example(example, book, &mut budget)).collect();
    let more_examples = examples.split_off(examples.len().min(EXAMPLES_UNFOLDED_MAX));
    let start = Some(profile.syntax.start.as_str());
    Some(ProfileCard {
        own: whose == profile::ProfileSource::Registrant,
        by: supplier(whose),
        legend: legend(whose),
        older,
        title: profile.title.clone().unwrap_or_default(),
        summary: profile.summary.clone(),
        registrant: profile.registrant.clone(),
        homepage: profile.homepage.clone(),
        first: profile.first_registered,
        topics: profile.topics.iter().map(|topic| (terms::topic_label(topic), addresses::topic_path(topic))).collect(),
        sources: profile.sources.join("; "),
        anatomy,
        examples,
        more_examples,
        has_syntax,
        syntax: if has_syntax { syntax::syntax_sentence(profile) } else { None },
        pictures: if has_syntax { railroad::rule_diagrams(&profile.syntax.abnf, start, lang) } else { Vec::new() },
        fit: Phrase::new(match profile.syntax.fit {
            GrammarCoverage::Exact => "ns-fit-exact",
            GrammarCoverage::Wider => "ns-fit-wider",
            GrammarCoverage::Unknown => "ns-fit-unknown",
        }),
        notes: profile.syntax.notes.clone().unwrap_or_default(),
        same: profile.syntax.equivalence.iter().map(equivalence_rule_text).collect(),
        check: profile.syntax.check.clone(),
        components: [("r", &profile.components.r), ("q", &profile.components.q), ("f", &profile.components.f)]
            .into_iter()
            .filter_map(|(name, said)| Some((name, said.clone()?)))
            .collect(),
        json: addresses::profile_path(nid),
        regex: addresses::regex_path(nid),
        vectors: addresses::test_vectors_path(nid),
    })
}

fn equivalence_rule_text(same: &EquivalenceRule) -> Phrase {
    match same {
        EquivalenceRule::IgnoreCase => Phrase::new("word-case-insensitive-lower"),
        EquivalenceRule::IgnoreCaseOf(rule) => Phrase::new("ns-same-case-of").arg("rule", rule.replace('-', " ")),
        EquivalenceRule::Ignore(chars) => Phrase::new("ns-same-ignore").arg("chars", chars),
        EquivalenceRule::PercentDecode => Phrase::new("ns-same-percent"),
        EquivalenceRule::Isbn10As13 => Phrase::new("ns-same-isbn"),
        EquivalenceRule::NewsmlUpdate => Phrase::new("ns-same-newsml"),
        EquivalenceRule::GsmaVers0 => Phrase::new("ns-same-gsma"),
    }
}

fn check_urn_url(urn: &str) -> String {
    check_urn_path(urn, None)
}

fn test_example(example: &Example, book: &NamespaceBook, budget: &mut Budget) -> TestedExample {
    let reason = match (&example.why, example.valid) {
        (Some(reason), _) => Phrase::english(reason.clone()),
        (None, true) => Phrase::default(),
        (None, false) => explain(&example.urn, book, budget)
            .verdict
            .and_then(|verdict| verdict.fault)
            .map_or_else(Phrase::default, |fault| fault.message),
    };
    let from = Phrase::new(match example.from {
        ExampleSource::Registration => "ns-from-registration",
        ExampleSource::Known => "ns-from-known",
        ExampleSource::Made => "ns-from-made",
    });
    TestedExample { urn: example.urn.clone(), href: check_urn_url(&example.urn), valid: example.valid, reason, from }
}

/// The first example that the named rules split into segments, or else the first valid example, split into its three components.
fn segment_example(profile: &Profile, book: &NamespaceBook, budget: &mut Budget) -> Option<SegmentedUrn> {
    /// The maximum number of examples tried.
    const EXAMPLES_TRIED_MAX: usize = 3;
    let valid = || profile.examples.iter().filter(|example| example.valid);
    let apart = |example: &Example, budget: &mut Budget| {
        let found = explain(&example.urn, book, budget).pieces;
        urn_segments(&example.urn, profile, &found)
    };
    let all: Vec<(&Example, Vec<UrnSegment>)> =
        valid().take(EXAMPLES_TRIED_MAX).filter_map(|example| Some((example, apart(example, budget)?))).collect();
    let best = all.iter().position(|(_, pieces)| pieces.len() > 3).unwrap_or(0);
    let (example, pieces) = all.into_iter().nth(best)?;
    Some(SegmentedUrn { urn: example.urn.clone(), href: check_urn_url(&example.urn), pieces })
}

/// Scheme, namespace, and the parts of the name with everyday labels.
fn urn_segments(urn: &str, profile: &Profile, found: &[urn_registry::verdict::MatchedSegment]) -> Option<Vec<UrnSegment>> {
    let parsed = Urn::parse(urn).ok()?;
    let piece =
        |class, mark: &str, text: &str, name: Phrase| UrnSegment { class, mark: mark.to_owned(), text: text.to_owned(), name };
    let scheme = piece("scheme", "", urn.get(..3)?, Phrase::new("word-scheme-lower"));
    let mut out = vec![scheme, piece("nid", ":", parsed.nid(), Phrase::new("word-namespace-lower"))];
    let parts = profile.name_segments(&parsed, found.iter().map(|part| (part.name.as_str(), part.at..part.at + part.text.len())));
    let is_whole = parts.len() == 1;
    for part in parts {
        let is_check = part.name.as_ref().is_some_and(|name| name.contains("check"));
        let name = match part.name {
            Some(name) => Phrase::english(name),
            None => Phrase::new(if is_whole { "word-name-lower" } else { "ns-piece-rest" }),
        };
        out.push(piece(if is_check { "rqf" } else { "nss" }, &part.before, &part.text, name));
    }
    Some(out)
}

/// The kind of result that a resolver returns for a name.
pub(crate) const fn entry_kind_label(kind: ResolutionKind) -> Phrase {
    Phrase::new(match kind {
        ResolutionKind::Redirects => "ns-resolver-redirects",
        ResolutionKind::Describes => "ns-resolver-describes",
        ResolutionKind::Searches => "ns-resolver-searches",
        ResolutionKind::Authorised => "ns-resolver-authorised",
    })
}

/// The resolvers of a namespace in the resolver directory: claims with a source.
pub(crate) fn resolver_rows(directory: &Directory, nid: &str) -> Vec<ResolverRow> {
    let entries = directory.of_namespace(nid).iter().take(RESOLVERS_MAX);
    entries
        .map(|entry| ResolverRow {
            holder: entry.record.holder.clone(),
            what: entry_kind_label(entry.kind),
            template: entry.record.template.clone(),
            said: entry.record.sourced(),
            part: entry.is_for_sub_namespace(),
            note: entry.record.note.clone().unwrap_or_default(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(nid: &str) -> Vec<(String, String)> {
        let read = profile_card(NamespaceBook::builtin(), nid, None, Lang::En).unwrap();
        read.anatomy.unwrap().pieces.into_iter().skip(2).map(|piece| (piece.text, piece.name.text(Lang::En))).collect()
    }

    fn part(text: &str, name: &str) -> (String, String) {
        (text.to_owned(), name.to_owned())
    }

    #[test]
    fn example_of_a_namespace_is_split_into_parts_with_everyday_labels() {
        assert_eq!(parts("3gpp"), [part("featurephones", "name")]);
        assert_eq!(parts("isbn"), [part("978-951-0-18435-6", "ISBN")]);
        assert_eq!(parts("issn"), [part("1560-156", "serial"), part("0", "check digit")]);
        assert_eq!(parts("oid"), [part("1.3.6.1", "object identifier")]);
        assert_eq!(
            parts("mrn"),
            [part("imo", "organization"), part("imo-number", "kind of name"), part("9743368", "name given by the organization")]
        );
    }

    #[test]
    fn examples_are_not_split_into_letters_or_labeled_with_grammar_rules() {
        for profile in profile::catalogue::all() {
            let parts = parts(&profile.nid);
            assert!(parts.len() <= 8, "{}: {parts:?}", profile.nid);
            let is_torn = |pair: &[(String, String)]| pair.iter().all(|(text, _)| text.chars().count() == 1);
            assert!(!parts.windows(3).any(is_torn), "{}: {parts:?}", profile.nid);
            let rules = ["char", "string", "nss", "token", "snid", "oss"];
            let is_rule = |name: &str| name.split(' ').any(|word| rules.contains(&word));
            assert!(!parts.iter().any(|(_, name)| name.is_empty() || is_rule(name)), "{}: {parts:?}", profile.nid);
        }
    }
}
