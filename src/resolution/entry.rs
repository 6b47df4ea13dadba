//! An entry of the directory: who answers for which names of a namespace, with what, and who says so.
//!
//! A [`Record`] is what stands in a file or a form; [`Entry::of`] makes an entry of it or says what is wrong. The text
//! that a record gives is never trusted further than its types: the template cannot choose its host from a name, and
//! the pattern runs in linear time and bounded memory.

use super::service::{Service, UnknownService};
use super::template::{Template, TemplateFault};
use crate::urn::resolve::QueryStrategy;
use crate::words::Phrase;
use regex::bytes::{Regex, RegexBuilder};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest pattern, in bytes.
pub const PATTERN_MAX: usize = 500;
/// The memory a compiled pattern may take, in bytes; `{1000}` inside `{1000}` goes over it.
const PATTERN_SIZE: usize = 256 * 1024;
/// How deep groups of a pattern may nest.
const PATTERN_NEST: u32 = 30;
/// The longest NSS that is matched, in bytes. No registered namespace writes names of a tenth of it.
pub const NSS_MAX: usize = 4096;
/// The longest line of words in a record, in bytes.
const WORDS_MAX: usize = 500;

/// What the answer is (RFC 8141 §1.2.1). A namespace that is not resolved at all has no entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A browser ends at the resource.
    Redirects,
    /// A page or record about the resource, not the resource.
    Describes,
    /// A page where one goes on looking.
    Searches,
    /// Only for those with an authorisation.
    Authorised,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Redirects, Self::Describes, Self::Searches, Self::Authorised];

    /// The words of a record.
    pub fn words(self) -> &'static str {
        match self {
            Self::Redirects => "redirects to the resource",
            Self::Describes => "shows a description",
            Self::Searches => "search page",
            Self::Authorised => "requires a subscription",
        }
    }

    /// The same in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("resolvers-kind").with(
            "kind",
            match self {
                Self::Redirects => "redirects",
                Self::Describes => "describes",
                Self::Searches => "searches",
                Self::Authorised => "authorised",
            },
        )
    }
}

/// Who says that the address is so. The order is that of weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Evidence {
    /// The registration of the namespace.
    Registration,
    /// The documentation of the service.
    Documentation,
    /// Software in use that asks there.
    Software,
    /// The form of the address is common knowledge; the source names the service only.
    CommonKnowledge,
}

impl Evidence {
    /// All of them, the weightiest first.
    pub const ALL: [Self; 4] = [Self::Registration, Self::Documentation, Self::Software, Self::CommonKnowledge];

    /// The word of a record.
    pub fn word(self) -> &'static str {
        match self {
            Self::Registration => "registration",
            Self::Documentation => "documentation",
            Self::Software => "software",
            Self::CommonKnowledge => "sure knowledge",
        }
    }
}

/// What becomes of the r-component (RFC 8141 §2.3.1: it goes to the resolution service and nowhere else).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RComponent {
    /// The resolver is not known to take one; it stays here.
    #[default]
    Withheld,
    /// The resolver reads it behind its address as it stands in a URN: `?+…`.
    Appended,
}

/// An entry as it stands in a file or a form.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Name within the directory.
    pub id: String,
    /// Namespace, lower case.
    pub nid: String,
    /// Which names; absent: all of the namespace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub applies: Option<AppliesRecord>,
    /// RFC 6570 template.
    pub template: String,
    /// Service.
    pub service: String,
    /// One of [`Kind::words`].
    pub kind: String,
    /// Who runs it.
    pub holder: String,
    /// Where it is documented.
    pub source: String,
    /// One of [`Evidence::word`].
    pub seen: String,
    /// Year or date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// Note for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// `append`, `replace` or `keep`: the query strategy that the resolver documents (RFC 8141 §2.3.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub q: Option<String>,
    /// `appended`: the resolver takes r-components.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r: Option<String>,
    /// A name it answers for.
    pub example: String,
    /// What the template makes of the example.
    pub target: String,
}

/// Which names a record answers for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppliesRecord {
    /// The NSS begins so, letter case ignored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// Regular expression over the NSS.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A text field is empty, too long or has control characters.
    #[error("{0}: give one line of at most {WORDS_MAX} bytes")]
    Words(&'static str),
    /// The NID is none.
    #[error("nid: {0:?} is not a namespace identifier in lower case (RFC 8141 §2)")]
    Nid(String),
    /// Both or neither of prefix and pattern.
    #[error("applies: give a prefix or a pattern")]
    Applies,
    /// The pattern does not compile, or would take too much.
    #[error("applies: the pattern is not accepted: {0}")]
    Pattern(String),
    /// The template is refused.
    #[error("template: {0}")]
    Template(#[from] TemplateFault),
    /// A variable that nothing defines.
    #[error("template: nothing defines the variable {0:?}; use nid, nss, urn, r, q, f or a named group of the pattern")]
    Undefined(String),
    /// The service is none.
    #[error("service: {0}")]
    Service(#[from] UnknownService),
    /// A word outside its list.
    #[error("{0}: {1:?} is not one of the words for it")]
    Word(&'static str, String),
    /// Another namespace has an entry with this name.
    #[error("id: an entry of another namespace is called {0:?}")]
    Taken(String),
    /// The entry does not answer for its own example.
    #[error("example: give a name of the namespace that the entry answers for")]
    Unanswered,
    /// The example does not lead to the target.
    #[error("example: it gives {0:?}, not the target")]
    Example(String),
}

/// Which names an entry answers for.
#[derive(Debug, Clone)]
pub enum Applies {
    /// The whole namespace.
    Whole,
    /// NSSs that begin so, letter case ignored.
    Prefix(String),
    /// NSSs that match; named groups become variables.
    Pattern(Regex),
}

/// A checked entry.
#[derive(Debug, Clone)]
pub struct Entry {
    /// As recorded.
    pub record: Record,
    /// Which names.
    pub applies: Applies,
    /// Where to.
    pub template: Template,
    /// What is answered.
    pub service: Service,
    /// What the answer is.
    pub kind: Kind,
    /// Who says so.
    pub seen: Evidence,
    /// The documented query strategy; without one the directory's own applies and says so.
    pub q: Option<QueryStrategy>,
    /// What becomes of the r-component.
    pub r: RComponent,
    /// It answers for names that are in use although the registered grammar refuses them.
    pub irregular: bool,
}

impl Entry {
    /// Checks a record, without trying its example; [`super::directory::Directory`] does that.
    pub fn of(record: Record, irregular: bool) -> Result<Self, RecordFault> {
        check_words(&record)?;
        if crate::nid::check_syntax(&record.nid).is_err() || record.nid.bytes().any(|b| b.is_ascii_uppercase()) {
            return Err(RecordFault::Nid(record.nid));
        }
        let applies = match &record.applies {
            None => Applies::Whole,
            Some(AppliesRecord { prefix: Some(prefix), pattern: None }) if !prefix.is_empty() => Applies::Prefix(prefix.clone()),
            Some(AppliesRecord { prefix: None, pattern: Some(pattern) }) => Applies::Pattern(compile(pattern)?),
            Some(_) => return Err(RecordFault::Applies),
        };
        let template = Template::parse(&record.template)?;
        let groups: Vec<&str> = match &applies {
            Applies::Pattern(pattern) => pattern.capture_names().flatten().collect(),
            Applies::Whole | Applies::Prefix(_) => Vec::new(),
        };
        if let Some(name) = template.variables().find(|name| !VARIABLES.contains(name) && !groups.contains(name)) {
            return Err(RecordFault::Undefined(name.to_owned()));
        }
        let service = Service::named(&record.service)?;
        let kind = one_of("kind", &record.kind, Kind::ALL, Kind::words)?;
        let seen = one_of("seen", &record.seen, Evidence::ALL, Evidence::word)?;
        let q = match record.q.as_deref() {
            None => None,
            Some(word) => Some(one_of("q", word, QueryStrategy::ALL, QueryStrategy::name)?),
        };
        let r = match record.r.as_deref() {
            None => RComponent::Withheld,
            Some("appended") => RComponent::Appended,
            Some(other) => return Err(RecordFault::Word("r", other.to_owned())),
        };
        Ok(Self { record, applies, template, service, kind, seen, q, r, irregular })
    }

    /// The values that the pattern's named groups take, when the entry answers for this NSS.
    pub fn answers_for<'n>(&self, nss: &'n str) -> Option<BTreeMap<&str, &'n str>> {
        if nss.len() > NSS_MAX {
            return None;
        }
        match &self.applies {
            Applies::Whole => Some(BTreeMap::new()),
            Applies::Prefix(prefix) => {
                nss.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix)).then(BTreeMap::new)
            }
            Applies::Pattern(pattern) => {
                let found = pattern.captures(nss.as_bytes())?;
                Some(
                    pattern
                        .capture_names()
                        .flatten()
                        .filter_map(|name| {
                            let group = found.name(name)?;
                            Some((name, nss.get(group.start()..group.end())?))
                        })
                        .collect(),
                )
            }
        }
    }

    /// How narrow its names are: a part of a namespace before the whole of it.
    pub fn is_for_a_part(&self) -> bool {
        !matches!(self.applies, Applies::Whole)
    }
}

/// The variables that every name defines; `r`, `q` and `f` only when the URN has the component.
const VARIABLES: [&str; 6] = ["nid", "nss", "urn", "r", "q", "f"];

fn compile(pattern: &str) -> Result<Regex, RecordFault> {
    if pattern.len() > PATTERN_MAX {
        return Err(RecordFault::Pattern(format!("it is longer than {PATTERN_MAX} bytes")));
    }
    // An NSS is ASCII, so classes need no Unicode tables.
    RegexBuilder::new(pattern)
        .unicode(false)
        .size_limit(PATTERN_SIZE)
        .dfa_size_limit(PATTERN_SIZE)
        .nest_limit(PATTERN_NEST)
        .build()
        .map_err(|error| RecordFault::Pattern(error.to_string()))
}

fn check_words(record: &Record) -> Result<(), RecordFault> {
    let optional = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".to_owned());
    for (name, text) in [
        ("id", record.id.clone()),
        ("holder", record.holder.clone()),
        ("source", record.source.clone()),
        ("since", optional(&record.since)),
        ("note", optional(&record.note)),
        ("example", record.example.clone()),
    ] {
        if text.trim().is_empty() || text.len() > WORDS_MAX || text.chars().any(char::is_control) {
            return Err(RecordFault::Words(name));
        }
    }
    Ok(())
}

fn one_of<T: Copy, const N: usize>(
    field: &'static str,
    word: &str,
    all: [T; N],
    name: fn(T) -> &'static str,
) -> Result<T, RecordFault> {
    all.into_iter().find(|one| name(*one) == word).ok_or_else(|| RecordFault::Word(field, word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            id: "example".into(),
            nid: "example".into(),
            template: "https://r.example/{+nss}".into(),
            service: "I2L".into(),
            kind: "redirects to the resource".into(),
            holder: "Example Library".into(),
            source: "its handbook".into(),
            seen: "documentation".into(),
            example: "urn:example:a".into(),
            target: "https://r.example/a".into(),
            ..Record::default()
        }
    }

    fn pattern(text: &str) -> Record {
        Record { applies: Some(AppliesRecord { prefix: None, pattern: Some(text.into()) }), ..record() }
    }

    #[test]
    fn each_fault_of_a_record_has_its_own_sentence() {
        let fault = |record: Record| Entry::of(record, false).unwrap_err().to_string();
        assert!(Entry::of(record(), false).is_ok());
        assert!(fault(Record { holder: "a\nb".into(), ..record() }).starts_with("holder: give one line"));
        assert!(fault(Record { nid: "Example".into(), ..record() }).starts_with("nid: \"Example\" is not"));
        assert!(fault(Record { service: "L2R".into(), ..record() }).starts_with("service: This service starts from a location"));
        assert!(fault(Record { kind: "x".into(), ..record() }).starts_with("kind: \"x\""));
        assert!(fault(Record { q: Some("x".into()), ..record() }).starts_with("q: \"x\""));
        assert!(fault(Record { template: "https://r.example/{isbn}".into(), ..record() }).contains("variable \"isbn\""));
        assert!(fault(Record { applies: Some(AppliesRecord::default()), ..record() }).starts_with("applies: give a prefix"));
    }

    #[test]
    fn a_pattern_stays_within_linear_time_and_its_memory() {
        let refused = |text: &str| matches!(Entry::of(pattern(text), false), Err(RecordFault::Pattern(_)));
        assert!(refused("^(?=a)"), "look-around is not RE2");
        assert!(refused(r"^(a)\1$"), "nor are back-references");
        assert!(refused("(?:a{1000}){1000}"));
        assert!(refused(&"(".repeat(400)));
        assert!(refused(&"a".repeat(501)));
        let evil = Entry::of(pattern("^(a+)+$"), false).unwrap();
        assert!(evil.answers_for(&format!("{}b", "a".repeat(4000))).is_none());
        assert!(evil.answers_for(&"a".repeat(4001)).is_some());
        assert!(evil.answers_for(&"a".repeat(NSS_MAX + 1)).is_none(), "longer names are not looked at");
    }
}
