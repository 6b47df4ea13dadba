//! The rules that a Syntax section contains, before they become a [`Profile`].
//!
//! RFC 8141 §6.4.2 asks for a description of the structure of the URNs. [`SyntaxRules`] are the rules and the examples found in this
//! description.
//!
//! ```
//! use urn_registry::profile::SyntaxRules;
//!
//! let text = "As follows:\n\n   lamp-urn = \"urn:lamp:\" lamp\n   lamp = 2ALPHA 1*DIGIT\n\nFor example urn:lamp:fi12.";
//! let rules = SyntaxRules::from_syntax(text, "lamp", None);
//! assert_eq!((rules.start.as_str(), rules.pass.as_str()), ("lamp", "urn:lamp:fi12"));
//! ```

use super::equivalence::EquivalenceRule;
use super::types::{Components, Example, ExampleSource, GrammarCoverage, Profile, Syntax};
use super::validate::{self, Fault};
use crate::grammar::{self, Budget, Grammar, Limits, Node, Rule};
use crate::i18n::Phrase;
use crate::urn::find;
use std::collections::{BTreeMap, HashSet};

/// The maximum number of names that should pass, and of names that should fail, that are tested.
const NAMES_MAX: usize = 100;

/// The budget, in steps, for guessing the start rule.
const START_RULE_STEPS: u64 = 400_000;

/// The rules of a Syntax section. All text is plain.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SyntaxRules {
    /// Rules in ABNF.
    pub abnf: String,
    /// The rule that matches what follows `urn:NID:`.
    pub start: String,
    /// Equivalence rules, one per line.
    pub same: String,
    /// The name of a value rule, or empty.
    pub check: String,
    /// Names that should pass, one per line: whole URNs, or the text after `urn:NID:`.
    pub pass: String,
    /// Names that should fail.
    pub fail: String,
    /// Whether the text names the start rule: its names begin with `urn:NID:`. Otherwise it is a guess, which examples can confirm.
    pub is_start_certain: bool,
    /// Whether the grammar covers the section: no sentence may state another rule.
    pub covers_section: bool,
}

/// The data of a profile that are not in the Syntax section.
#[derive(Debug, Clone, Copy)]
pub struct ProfileContext<'a> {
    /// The NID in lower case.
    pub nid: &'a str,
    /// The organization.
    pub registrant: Option<&'a str>,
    /// The purpose in the text; its first sentence becomes the summary.
    pub purpose: &'a str,
    /// Where the registration is published.
    pub source: &'a str,
    /// The year of the first registration, if known.
    pub first_registered: Option<u16>,
}

impl SyntaxRules {
    /// Derives the rules from the text of a Syntax section and from the current profile: rules and examples from the text if it has any,
    /// and everything else from the profile. If the text has rules of its own, those of the profile are never used, because a change would
    /// then be compared with itself. If no rule of the text matches its examples, the start rule is a guess.
    pub fn from_syntax(text: &str, nid: &str, before: Option<&Profile>) -> Self {
        let mut rules = before.map(Self::from_profile).unwrap_or_default();
        let names = examples(text, nid);
        if !names.is_empty() {
            rules.pass = names.join("\n");
        }
        if has_grammar(text) {
            (rules.abnf, rules.start, rules.is_start_certain) = grammar_of(text, nid).unwrap_or_default();
            rules.covers_section = !states_other_rules(text);
        }
        rules
    }

    /// Starts from an existing profile.
    pub fn from_profile(profile: &Profile) -> Self {
        let names = |valid: bool| {
            let list: Vec<&str> =
                profile.examples.iter().filter(|example| example.valid == valid).map(|example| example.urn.as_str()).collect();
            list.join("\n")
        };
        let same: Vec<String> = profile.syntax.equivalence.iter().map(ToString::to_string).collect();
        Self {
            abnf: profile.syntax.abnf.trim_end().to_owned(),
            start: profile.syntax.start.clone(),
            same: same.join("\n"),
            check: profile.syntax.check.clone().unwrap_or_default(),
            pass: names(true),
            fail: names(false),
            is_start_certain: true,
            covers_section: profile.syntax.fit == GrammarCoverage::Exact,
        }
    }

    /// The profile. Its grammar covers the section only if no sentence may state another rule.
    ///
    /// # Errors
    /// All faults, each with the name of its field.
    pub fn profile(&self, about: &ProfileContext<'_>) -> Result<Profile, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut equivalence = Vec::new();
        for (number, line) in listed_names(&self.same) {
            match line.parse::<EquivalenceRule>() {
                Ok(same) => equivalence.push(same),
                Err(why) => {
                    let message = Phrase::new("finding-profile-line").arg("line", number).arg("why", why);
                    faults.push(Fault { key: "same".to_owned(), message });
                }
            }
        }
        let profile = Profile {
            nid: about.nid.to_owned(),
            title: None,
            registrant: non_empty_text(about.registrant.unwrap_or_default()),
            homepage: None,
            summary: about.summary(),
            topics: vec!["general".to_owned()],
            first_registered: about.first_registered,
            sources: vec![about.source.to_owned()],
            syntax: Syntax {
                start: self.start.trim().to_owned(),
                abnf: self.abnf.trim_end().to_owned(),
                fit: if self.covers_section { GrammarCoverage::Exact } else { GrammarCoverage::Wider },
                exact_for: None,
                untested: (!self.covers_section)
                    .then(|| format!("any rules stated in prose in the Syntax section (registration of {})", about.nid)),
                notes: None,
                equivalence,
                check: non_empty_text(&self.check),
                parts: BTreeMap::new(),
            },
            components: Components::default(),
            // Examples that agree with the rules are added on publication; resolvers are in the resolver directory.
            examples: Vec::new(),
            resolvers: Vec::new(),
        };
        faults.extend(validate::faults(&profile).into_iter().map(to_rules_field));
        if faults.is_empty() { Ok(profile) } else { Err(faults) }
    }

    /// The names that should pass (`true`) and fail, as whole URNs, with their line numbers.
    pub fn tested_names(&self, nid: &str) -> Vec<(bool, usize, String)> {
        let of = |valid: bool, text: &str| -> Vec<(bool, usize, String)> {
            listed_names(text).take(NAMES_MAX).map(|(line, name)| (valid, line, complete_urn(name, nid))).collect()
        };
        [of(true, &self.pass), of(false, &self.fail)].concat()
    }

    /// An example of the published profile.
    pub fn example(urn: String, valid: bool) -> Example {
        Example { urn, valid, from: ExampleSource::Registration, why: None }
    }
}

impl ProfileContext<'_> {
    /// The first sentence of the purpose as far as it fits.
    fn summary(&self) -> String {
        let flat = self.purpose.split_whitespace().collect::<Vec<_>>().join(" ");
        let first = flat.find(". ").and_then(|at| flat.get(..=at)).unwrap_or(&flat);
        let cut: String = first.chars().take(validate::SUMMARY_MAX - 1).collect();
        match (cut.is_empty(), cut.len() < first.len()) {
            (true, _) => format!("Names of the namespace {}.", self.nid),
            (false, true) => format!("{cut}…"),
            (false, false) => cut,
        }
    }
}

fn non_empty_text(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Maps a fault of a profile to the field of the rules.
fn to_rules_field(fault: Fault) -> Fault {
    let key = match fault.key.as_str() {
        "syntax.abnf" => "abnf",
        "syntax.start" => "start",
        "syntax.equivalence" => "same",
        "syntax.check" => "check",
        other => other,
    };
    Fault { key: key.to_owned(), message: fault.message }
}

/// The non-empty lines of a list, with their line numbers.
fn listed_names(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line.trim())).filter(|(_, line)| !line.is_empty())
}

/// The whole URN: the input may omit `urn:` and the NID.
fn complete_urn(name: &str, nid: &str) -> String {
    let is_urn = name.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("urn:"));
    if is_urn { name.to_owned() } else { format!("urn:{nid}:{name}") }
}

/// The examples in a text, without duplicates. If a bracket follows an example, it describes a form and is not an example.
fn examples(text: &str, nid: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    // Lines of rules contain fragments of names.
    let rules: HashSet<&str> = grammar::rule_lines(text).into_iter().map(str::trim).collect();
    for line in text.lines().filter(|line| !rules.contains(line.trim())) {
        for example in find::find(line) {
            let urn = example.urn.assigned_name();
            let rest = line.get(example.at + example.urn.as_str().len()..).unwrap_or_default();
            let is_form = rest.starts_with(['{', '<', '[', '|', '\u{2026}', '"']);
            let is_new = !found.iter().any(|other| other == urn);
            if example.urn.nid().eq_ignore_ascii_case(nid) && !is_form && is_new && found.len() < NAMES_MAX {
                found.push(urn.to_owned());
            }
        }
    }
    found
}

/// Whether a text contains ABNF rules.
pub fn has_grammar(text: &str) -> bool {
    grammar::find_rules(text).is_some_and(|found| !found.grammar.rules().is_empty())
}

/// Whether a sentence of a Syntax section, or a comment of its grammar, may state a rule about names that the grammar does not express. Only
/// introductions, examples and sentences about components certainly state none.
fn states_other_rules(text: &str) -> bool {
    const WORDS_OF_LABEL_MAX: usize = 3;
    let rules: HashSet<&str> = grammar::rule_lines(text).into_iter().map(str::trim).collect();
    // A rule ends a sentence, as a blank line does.
    let prose = text.lines().map(|line| if rules.contains(line.trim()) { "" } else { line.trim() });
    let paragraphs = prose.collect::<Vec<_>>().join("\n").to_lowercase();
    let sentences = paragraphs.split("\n\n").flat_map(|paragraph| paragraph.split(". ").flat_map(|part| part.split(".\n")));
    let is_harmless = |sentence: &str| {
        let sentence = sentence.trim();
        let is_example =
            ["for example", "example", "such as", "as in", "e.g.", "urn:"].iter().any(|start| sentence.starts_with(start));
        let is_short = sentence.split_whitespace().nth(WORDS_OF_LABEL_MAX).is_none();
        sentence.ends_with(':') || sentence.contains("-component") || is_example || is_short
    };
    rules.iter().any(|line| line.contains(';')) || !sentences.into_iter().all(is_harmless)
}

/// Whether a node refers to a rule.
fn uses_rule(node: &Node, name: &str) -> bool {
    let mut uses = false;
    node.visit(&mut |node| uses |= matches!(node, Node::Name(own) if own.eq_ignore_ascii_case(name)));
    uses
}

/// The maximum number of rules that are tried as the start rule.
const START_RULES_TRIED_MAX: usize = 64;

/// The rules in a text, printed, the one that matches the text after `urn:NID:`, and whether the text names it. If no rule matches the
/// examples of the text, the rule that would be chosen without examples.
fn grammar_of(text: &str, nid: &str) -> Option<(String, String, bool)> {
    let grammar = grammar::find_rules(text)?.grammar;
    if grammar.rules().is_empty() {
        return None;
    }
    let prefix = format!("urn:{nid}:");
    let names = examples(text, nid);
    let parts: Vec<&str> = names.iter().filter_map(|urn| urn.get(prefix.len()..)).collect();
    let mut budget = Budget::new(START_RULE_STEPS);
    let mut rules: Vec<String> = grammar.rules().iter().map(ToString::to_string).collect();
    if !parts.is_empty()
        && let Some(start) = guess_start_rule(&grammar, &parts, &mut budget)
    {
        return Some((rules.join("\n"), start, false));
    }
    // A rule that includes "urn:NID:" itself: the rest of it becomes a separate rule, unless it is a rule already.
    // The text names the start rule only if one such rule is used by no other.
    let is_used = |name: &str| grammar.rules().iter().any(|rule| uses_rule(&rule.node, name));
    let whole: Vec<(usize, Grammar)> = grammar
        .rules()
        .iter()
        .enumerate()
        .take(START_RULES_TRIED_MAX)
        .filter(|(_, rule)| !is_used(&rule.name))
        .filter_map(|(at, rule)| Some((at, grammar.after_prefix(&rule.name, &prefix)?)))
        .collect();
    let is_certain = whole.len() == 1;
    let Some((at, rest)) = whole.into_iter().next() else {
        let start = guess_start_rule(&grammar, &[], &mut budget)?;
        return Some((rules.join("\n"), start, false));
    };
    let rest = rest.rules().first()?.node.clone();
    if let Node::Name(name) = &rest {
        return Some((rules.join("\n"), name.clone(), is_certain));
    }
    let name = ["nss", "nss-part", "nss-whole"].into_iter().find(|name| grammar.rule(name).is_none())?;
    let rest = Rule { name: name.to_owned(), node: rest, line: 1 };
    if let Some(whole) = rules.get_mut(at) {
        *whole = rest.to_string();
    }
    Some((rules.join("\n"), name.to_owned(), is_certain))
}

/// The start rule: a rule that matches all names, preferably one named after the NSS. Without names, the rule with such a name,
/// or the first one that does not start with "urn:".
fn guess_start_rule(grammar: &Grammar, names: &[&str], budget: &mut Budget) -> Option<String> {
    /// The maximum number of rules and of names that are tried.
    const TRIED_MAX: usize = 64;
    let mut fitting = Vec::new();
    for rule in grammar.rules().iter().take(TRIED_MAX) {
        let Ok(compiled) = grammar.compile(Some(&rule.name), &Limits::brief()) else { continue };
        let fits = if names.is_empty() {
            compiled.shortest(1, budget).first().is_some_and(|name| !begins_urn(name))
        } else {
            names.iter().take(TRIED_MAX).all(|name| compiled.matches(name, budget) == Some(true))
        };
        if fits {
            fitting.push(rule.name.as_str());
        }
    }
    let called = fitting.iter().find(|name| name.to_ascii_lowercase().contains("nss"));
    called.or(fitting.first()).map(|name| (*name).to_owned())
}

fn begins_urn(name: &str) -> bool {
    name.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("urn:"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about<'a>() -> ProfileContext<'a> {
        let purpose = "Lamps in museums, so that\ncatalogues can point to one. Whatever happens.";
        ProfileContext {
            nid: "lamp",
            registrant: Some("Lamp Society"),
            purpose,
            source: "request R-2027-0001",
            first_registered: Some(2027),
        }
    }

    #[test]
    fn syntax_rules_are_imported_with_their_start_rule() {
        for (text, abnf, start) in [
            ("   lamp-urn = \"urn:lamp:\" NSS\n   NSS = 2DIGIT", "lamp-urn = \"urn:lamp:\" NSS\nNSS = 2DIGIT", "NSS"),
            ("   urn = \"urn:lamp:\" 2DIGIT", "nss = 2DIGIT", "nss"),
            ("   urn = \"URN:\" \"lamp\" \":\" \"a\" 2DIGIT", "nss = \"a\" 2DIGIT", "nss"),
            ("   urn = \"urn:lamp:x\" 2DIGIT", "nss = \"x\" 2DIGIT", "nss"),
            // The example determines the rule.
            ("   a = b\n   b = \"x\" c\n   c = 2DIGIT\n\nAs urn:lamp:17.", "a = b\nb = \"x\" c\nc = 2DIGIT", "c"),
        ] {
            let rules = SyntaxRules::from_syntax(text, "lamp", None);
            assert_eq!((rules.abnf.as_str(), rules.start.as_str()), (abnf, start), "{text}");
        }
        assert_eq!(SyntaxRules::from_syntax("Any digits.", "lamp", None), SyntaxRules::default());
    }

    #[test]
    fn examples_are_extracted_but_placeholders_are_not() {
        let text = "Such as urn:lamp:1, urn:lamp:<id>, urn:lamb:2 and URN:LAMP:3.\nurn:lamp:1 again.";
        assert_eq!(SyntaxRules::from_syntax(text, "lamp", None).pass, "urn:lamp:1\nURN:LAMP:3");
    }

    #[test]
    fn rules_become_a_profile_or_report_each_fault() {
        let rules = SyntaxRules { abnf: "nss = 1*DIGIT".into(), start: "nss".into(), ..SyntaxRules::default() };
        let profile = rules.profile(&about()).unwrap();
        assert_eq!(profile.summary, "Lamps in museums, so that catalogues can point to one.");
        assert_eq!((profile.topics.as_slice(), profile.first_registered), (["general".to_owned()].as_slice(), Some(2027)));
        assert_eq!(SyntaxRules::from_profile(&profile).abnf, rules.abnf);

        let wrong = SyntaxRules { same: "ignore-case\nrespect-case".into(), check: "isbm".into(), ..SyntaxRules::default() };
        let faults: Vec<String> = wrong.profile(&about()).unwrap_err().into_iter().map(|fault| fault.key).collect();
        assert_eq!(faults, ["same", "start", "abnf", "check"]);
    }

    #[test]
    fn names_become_whole_urns() {
        let rules = SyntaxRules { pass: "1\n\n urn:lamp:2 ".into(), fail: "x".into(), ..SyntaxRules::default() };
        let names = rules.tested_names("lamp");
        assert_eq!(names[1], (true, 3, "urn:lamp:2".to_owned()));
        assert_eq!(names[2], (false, 1, "urn:lamp:x".to_owned()));
    }
}
