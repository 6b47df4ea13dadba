//! Validation of profiles: lengths, lists, and enumerated values.

use super::equivalence::EquivalenceRule;
use super::types::Profile;
use crate::i18n::Phrase;
use crate::urn::Urn;

/// The topics of namespaces.
pub const TOPICS: [&str; 23] = [
    "publications", "archives-libraries", "film-audio-video", "broadcasting", "telecom", "internet", "web", "security",
    "software", "geo", "maritime-aviation", "weather-environment", "health", "finance-trade", "energy", "government-law",
    "defence", "education-research", "standards", "documents", "devices-iot", "supply-chain", "general",
];

/// A fault of a well-formed profile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The key, as in the file: `syntax.start`, `example.3.urn` (counted from 1).
    pub key: String,
    /// A sentence without a final period.
    pub message: Phrase,
}

const LINE_MAX: usize = 200;
pub(super) const SUMMARY_MAX: usize = 160;
const NOTES_MAX: usize = 1000;
const URL_LENGTH_MAX: usize = 2048;
const ABNF_MAX: usize = 64 * 1024;
const SOURCES_MAX: usize = 20;
const EQUIVALENCE_MAX: usize = 16;
const PARTS_MAX: usize = 40;
const PART_MAX: usize = 60;
const EXAMPLES_MAX: usize = 200;
const EXAMPLE_MAX: usize = 2048;
const RESOLVERS_MAX: usize = 50;

/// All faults of a profile. The grammar is not checked here but when it is compiled.
pub(super) fn faults(profile: &Profile) -> Vec<Fault> {
    let mut faults = Faults(Vec::new());
    if let Err(fault) = crate::nid::check_syntax(&profile.nid) {
        faults.add("nid", fault.sentence().without_trailing_clause());
    } else if profile.nid.bytes().any(|byte| byte.is_ascii_uppercase()) {
        faults.add("nid", Phrase::new("finding-profile-lower-case"));
    }
    faults.check_text("title", profile.title.as_deref(), LINE_MAX);
    faults.check_text("registrant", profile.registrant.as_deref(), LINE_MAX);
    faults.check_text("summary", Some(&profile.summary), SUMMARY_MAX);
    if let Some(address) = &profile.homepage {
        faults.check_url("homepage", address);
    }
    check_topics(&mut faults, &profile.topics);
    if profile.first_registered.is_some_and(|year| !(1997..=2999).contains(&year)) {
        faults.add("first_registered", Phrase::new("finding-profile-since"));
    }
    faults.check_count("sources", profile.sources.len(), SOURCES_MAX);
    for source in profile.sources.iter().take(SOURCES_MAX) {
        faults.check_text("sources", Some(source), LINE_MAX);
    }
    check_profile_syntax(&mut faults, profile);
    let parts = [("r", &profile.components.r), ("q", &profile.components.q), ("f", &profile.components.f)];
    for (name, says) in parts.into_iter().filter_map(|(name, says)| says.as_deref().map(|says| (name, says))) {
        let known = matches!(says, "undefined" | "reserved" | "forbidden") || says.starts_with("used: ");
        if !known || says.chars().count() > NOTES_MAX {
            faults.add(&format!("components.{name}"), Phrase::new("finding-profile-component"));
        }
    }
    check_examples(&mut faults, profile);
    faults.check_count("resolver", profile.resolvers.len(), RESOLVERS_MAX);
    for (i, resolver) in profile.resolvers.iter().take(RESOLVERS_MAX).enumerate() {
        faults.check_url(&format!("resolver.{}.template", i + 1), &resolver.template);
        faults.check_text(&format!("resolver.{}.source", i + 1), Some(&resolver.source), LINE_MAX);
        let known = resolver.service.as_deref().is_none_or(|service| SERVICES.contains(&service));
        if !known {
            faults.add(
                &format!("resolver.{}.service", i + 1),
                Phrase::new("finding-profile-one-of").arg("list", SERVICES.join(", ")),
            );
        }
    }
    faults.0
}

/// The services of RFC 2483 §4.
const SERVICES: [&str; 10] = ["I2L", "I2Ls", "I2R", "I2Rs", "I2C", "I2Cs", "I2N", "I2Ns", "I=I", "I2X"];

fn check_topics(faults: &mut Faults, topics: &[String]) {
    if topics.is_empty() || topics.len() > 3 {
        faults.add("topics", Phrase::new("finding-profile-topics"));
    }
    for topic in topics.iter().take(3).filter(|topic| !TOPICS.contains(&topic.as_str())) {
        faults.add(
            "topics",
            Phrase::new("finding-profile-none-of").arg("word", format!("{:?}", cut(topic))).arg("list", TOPICS.join(", ")),
        );
    }
}

fn check_profile_syntax(faults: &mut Faults, profile: &Profile) {
    let syntax = &profile.syntax;
    if syntax.start.is_empty() || syntax.start.len() > LINE_MAX {
        faults.add("syntax.start", Phrase::new("finding-profile-start"));
    }
    if syntax.abnf.trim().is_empty() {
        faults.add("syntax.abnf", Phrase::new("finding-profile-grammar"));
    }
    faults.check_bytes("syntax.abnf", syntax.abnf.len(), ABNF_MAX);
    faults.check_text("syntax.untested", syntax.untested.as_deref(), LINE_MAX);
    if let Some(notes) = &syntax.notes {
        faults.check_text("syntax.notes", Some(notes), NOTES_MAX);
    }
    faults.check_count("syntax.equivalence", syntax.equivalence.len(), EQUIVALENCE_MAX);
    for (rule, home) in
        [(EquivalenceRule::Isbn10As13, "isbn"), (EquivalenceRule::NewsmlUpdate, "newsml"), (EquivalenceRule::GsmaVers0, "gsma")]
    {
        if syntax.equivalence.contains(&rule) && profile.nid != home {
            faults.add("syntax.equivalence", Phrase::new("finding-profile-home").arg("rule", rule.to_string()).arg("nid", home));
        }
    }
    if let Some(check) = syntax.check.as_deref().filter(|check| crate::checks::by_name(check).is_none()) {
        let known: Vec<&str> = crate::checks::VALUE_RULES.iter().map(|(name, _)| *name).collect();
        let words = Phrase::new("finding-profile-check").arg("word", format!("{:?}", cut(check)));
        faults.add("syntax.check", words.arg("list", known.join(", ")));
    }
    faults.check_count("syntax.parts", syntax.parts.len(), PARTS_MAX);
    for (rule, said) in syntax.parts.iter().take(PARTS_MAX) {
        faults.check_text(&format!("syntax.parts.{}", cut(rule)), Some(said), PART_MAX);
    }
}

fn check_examples(faults: &mut Faults, profile: &Profile) {
    faults.check_count("example", profile.examples.len(), EXAMPLES_MAX);
    for (i, example) in profile.examples.iter().take(EXAMPLES_MAX).enumerate() {
        let key = format!("example.{}.urn", i + 1);
        faults.check_bytes(&key, example.urn.len(), EXAMPLE_MAX);
        let of_here = example.urn.split(':').nth(1).is_some_and(|nid| nid.eq_ignore_ascii_case(&profile.nid));
        if !of_here {
            faults.add(&key, Phrase::new("finding-profile-begins").arg("nid", &profile.nid));
        } else if example.valid && Urn::parse(&example.urn).is_err() {
            faults.add(&key, Phrase::new("finding-profile-no-urn"));
        }
        if let Some(why) = &example.why {
            faults.check_text(&format!("example.{}.why", i + 1), Some(why), LINE_MAX);
        }
    }
}

struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, key: &str, message: Phrase) {
        self.0.push(Fault { key: key.to_owned(), message });
    }

    /// Checks that a text, if present, is not empty, is within its length limit and has no control characters.
    fn check_text(&mut self, key: &str, text: Option<&str>, most: usize) {
        let Some(text) = text else { return };
        if text.trim().is_empty() {
            self.add(key, Phrase::new("finding-profile-empty"));
        } else if text.chars().count() > most {
            self.add(key, Phrase::new("finding-profile-characters").arg("most", most));
        } else if text.chars().any(|c| c.is_control() && c != '\n') {
            self.add(key, Phrase::new("finding-profile-control"));
        }
    }

    fn check_url(&mut self, key: &str, address: &str) {
        let web = address.starts_with("https://") || address.starts_with("http://");
        if !web || address.len() > URL_LENGTH_MAX || address.chars().any(|c| c.is_control() || c.is_whitespace()) {
            self.add(key, Phrase::new("finding-profile-address").arg("most", URL_LENGTH_MAX));
        }
    }

    fn check_count(&mut self, key: &str, count: usize, most: usize) {
        if count > most {
            self.add(key, Phrase::new("finding-profile-most").arg("most", most));
        }
    }

    fn check_bytes(&mut self, key: &str, count: usize, most: usize) {
        if count > most {
            self.add(key, Phrase::new("finding-profile-bytes").arg("most", most));
        }
    }
}

/// The beginning of untrusted text, for an error message.
fn cut(word: &str) -> String {
    word.chars().take(40).collect()
}
