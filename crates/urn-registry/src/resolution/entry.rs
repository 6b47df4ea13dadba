//! An entry of the resolver directory: the names that it resolves, how it resolves them, and the evidence for it.
//!
//! A [`Record`] is the content of a file or a form; [`Entry::of`] validates it and makes it an entry. Records are untrusted: a
//! name cannot affect the host in a template, and patterns run in linear time and bounded memory.

use super::service::{Service, UnknownService};
use super::template::{TemplateFault, UriTemplate};
use crate::i18n::Phrase;
use crate::urn::resolve::QueryStrategy;
use regex::bytes::{Regex, RegexBuilder};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The maximum length of a pattern, in bytes.
const PATTERN_MAX: usize = 500;
/// The maximum size of a compiled pattern, in bytes; `{1000}` inside `{1000}` exceeds it.
const COMPILED_PATTERN_MAX: usize = 256 * 1024;
/// The maximum nesting depth of groups in a pattern.
const PATTERN_NEST: u32 = 30;
/// The maximum length of an NSS that is matched, in bytes. No registered namespace has names a tenth as long.
const NSS_MAX: usize = 4096;
/// The maximum length of a text field of a record, in bytes.
const FIELD_BYTES_MAX: usize = 500;

/// What the resolver returns (RFC 8141 §1.2.1). A namespace without resolution has no entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResolutionKind {
    /// A browser ends at the resource.
    Redirects,
    /// A page or record about the resource, not the resource.
    Describes,
    /// A page for further search.
    Searches,
    /// Requires authorization.
    Authorised,
}

impl ResolutionKind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Redirects, Self::Describes, Self::Searches, Self::Authorised];

    /// The value in records.
    pub fn record_value(self) -> &'static str {
        match self {
            Self::Redirects => "redirects to the resource",
            Self::Describes => "shows a description",
            Self::Searches => "search page",
            Self::Authorised => "requires a subscription",
        }
    }

    /// The label in the language of the reader.
    pub fn phrase(self) -> Phrase {
        Phrase::new("resolvers-kind").arg(
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

/// The evidence for an entry, in order of weight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Evidence {
    /// The registration of the namespace.
    Registration,
    /// The documentation of the service.
    Documentation,
    /// Software in use that queries it.
    Software,
    /// The form of the URL is common knowledge; the source only names the service.
    CommonKnowledge,
}

impl Evidence {
    /// All values, the strongest first.
    pub const ALL: [Self; 4] = [Self::Registration, Self::Documentation, Self::Software, Self::CommonKnowledge];

    /// The value in records.
    pub fn record_value(self) -> &'static str {
        match self {
            Self::Registration => "registration",
            Self::Documentation => "documentation",
            Self::Software => "software",
            Self::CommonKnowledge => "sure knowledge",
        }
    }
}

/// How the r-component is handled (RFC 8141 §2.3.1: it is passed to the resolution service and nowhere else).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RComponentHandling {
    /// The resolver is not known to accept one; it is not sent.
    #[default]
    Withheld,
    /// The resolver accepts it at the end of its URL, as written in a URN: `?+…`.
    Appended,
}

/// An entry as written in a file or a form.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// ID within the directory.
    pub id: String,
    /// The NID in lower case.
    pub nid: String,
    /// Which names it applies to; all of the namespace if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub applies: Option<ScopeRecord>,
    /// RFC 6570 template.
    pub template: String,
    /// The resolution service.
    pub service: String,
    /// One of [`Kind::words`].
    pub kind: String,
    /// Who operates it.
    pub holder: String,
    /// Where it is documented.
    pub source: String,
    /// One of [`Evidence::word`].
    pub seen: String,
    /// A year or date.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<String>,
    /// A note for readers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// `append`, `replace` or `keep`: the query strategy that the resolver documents (RFC 8141 §2.3.2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub q: Option<String>,
    /// `appended`: the resolver accepts r-components.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub r: Option<String>,
    /// A name that it resolves.
    pub example: String,
    /// The expansion of the template for the example.
    pub target: String,
}

impl Record {
    /// The source with the kind of its evidence, for display.
    pub fn sourced(&self) -> String {
        let seen = if self.seen == Evidence::CommonKnowledge.record_value() { "common knowledge" } else { self.seen.as_str() };
        format!("{} ({seen})", self.source)
    }
}

/// The names that a record applies to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScopeRecord {
    /// The NSS starts with this prefix, ignoring case.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// A regular expression for the NSS.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pattern: Option<String>,
}

/// Why a record is rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// A text field is empty, too long or has control characters.
    #[error("{0}: give one line of at most {FIELD_BYTES_MAX} bytes")]
    Words(&'static str),
    /// The NID is invalid.
    #[error("nid: {0:?} is not a namespace identifier in lower case (RFC 8141 §2)")]
    Nid(String),
    /// Both or neither of prefix and pattern are given.
    #[error("applies: give a prefix or a pattern")]
    Applies,
    /// The pattern does not compile, or exceeds its size limit.
    #[error("applies: the pattern is not accepted: {0}")]
    Pattern(String),
    /// The template is invalid.
    #[error("template: {0}")]
    Template(#[from] TemplateFault),
    /// An undefined variable.
    #[error("template: nothing defines the variable {0:?}; use nid, nss, urn, r, q, f or a named group of the pattern")]
    Undefined(String),
    /// The service is unknown.
    #[error("service: {0}")]
    Service(#[from] UnknownService),
    /// A value that is not in its list.
    #[error("{0}: {1:?} is not one of the words for it")]
    Word(&'static str, String),
    /// An entry of another namespace has this ID.
    #[error("id: an entry of another namespace is called {0:?}")]
    Taken(String),
    /// The entry does not apply to its own example.
    #[error("example: give a name of the namespace that the entry answers for")]
    Unanswered,
    /// The example does not expand to the target.
    #[error("example: it gives {0:?}, not the target")]
    Example(String),
}

/// The names that an entry applies to.
#[derive(Debug, Clone)]
pub enum EntryScope {
    /// The whole namespace.
    Whole,
    /// NSSs with this prefix, ignoring case.
    Prefix(String),
    /// NSSs that match; named groups become variables.
    Pattern(Regex),
}

/// A validated entry.
#[derive(Debug, Clone)]
pub struct Entry {
    /// The record.
    pub record: Record,
    /// The names that it applies to.
    pub applies: EntryScope,
    /// The URI template.
    pub template: UriTemplate,
    /// The service provided.
    pub service: Service,
    /// What it returns.
    pub kind: ResolutionKind,
    /// The evidence.
    pub seen: Evidence,
    /// The documented query strategy. If there is none, the default of the directory applies and is reported as such.
    pub q: Option<QueryStrategy>,
    /// The handling of the r-component.
    pub r: RComponentHandling,
    /// It applies to names that are in use although the registered grammar rejects them.
    pub irregular: bool,
}

impl Entry {
    /// Validates a record, without testing its example; [`super::directory::Directory`] does that.
    ///
    /// # Errors
    /// [`RecordFault`]: an invalid field, pattern, template or service.
    pub fn from_record(record: Record, irregular: bool) -> Result<Self, RecordFault> {
        check_text_fields(&record)?;
        if crate::nid::check_syntax(&record.nid).is_err() || record.nid.bytes().any(|b| b.is_ascii_uppercase()) {
            return Err(RecordFault::Nid(record.nid));
        }
        let applies = match &record.applies {
            None => EntryScope::Whole,
            Some(ScopeRecord { prefix: Some(prefix), pattern: None }) if !prefix.is_empty() => EntryScope::Prefix(prefix.clone()),
            Some(ScopeRecord { prefix: None, pattern: Some(pattern) }) => EntryScope::Pattern(compile(pattern)?),
            Some(_) => return Err(RecordFault::Applies),
        };
        let template = UriTemplate::parse(&record.template)?;
        let groups: Vec<&str> = match &applies {
            EntryScope::Pattern(pattern) => pattern.capture_names().flatten().collect(),
            EntryScope::Whole | EntryScope::Prefix(_) => Vec::new(),
        };
        if let Some(name) = template.variables().find(|name| !VARIABLES.contains(name) && !groups.contains(name)) {
            return Err(RecordFault::Undefined(name.to_owned()));
        }
        let service = Service::from_name(&record.service)?;
        let kind = parse_word("kind", &record.kind, ResolutionKind::ALL, ResolutionKind::record_value)?;
        let seen = parse_word("seen", &record.seen, Evidence::ALL, Evidence::record_value)?;
        let q = match record.q.as_deref() {
            None => None,
            Some(word) => Some(parse_word("q", word, QueryStrategy::ALL, QueryStrategy::name)?),
        };
        let r = match record.r.as_deref() {
            None => RComponentHandling::Withheld,
            Some("appended") => RComponentHandling::Appended,
            Some(other) => return Err(RecordFault::Word("r", other.to_owned())),
        };
        Ok(Self { record, applies, template, service, kind, seen, q, r, irregular })
    }

    /// The values of the pattern's named groups, if the entry applies to this NSS.
    pub(super) fn match_nss<'n>(&self, nss: &'n str) -> Option<BTreeMap<&str, &'n str>> {
        if nss.len() > NSS_MAX {
            return None;
        }
        match &self.applies {
            EntryScope::Whole => Some(BTreeMap::new()),
            EntryScope::Prefix(prefix) => {
                nss.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix)).then(BTreeMap::new)
            }
            EntryScope::Pattern(pattern) => {
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

    /// Whether it applies to a sub-namespace only, which ranks before the whole namespace.
    pub fn is_for_sub_namespace(&self) -> bool {
        !matches!(self.applies, EntryScope::Whole)
    }
}

/// The variables defined for every name; `r`, `q` and `f` only if the URN has the component.
const VARIABLES: [&str; 6] = ["nid", "nss", "urn", "r", "q", "f"];

fn compile(pattern: &str) -> Result<Regex, RecordFault> {
    if pattern.len() > PATTERN_MAX {
        return Err(RecordFault::Pattern(format!("it is longer than {PATTERN_MAX} bytes")));
    }
    // An NSS is ASCII, so character classes need no Unicode tables.
    RegexBuilder::new(pattern)
        .unicode(false)
        .size_limit(COMPILED_PATTERN_MAX)
        .dfa_size_limit(COMPILED_PATTERN_MAX)
        .nest_limit(PATTERN_NEST)
        .build()
        .map_err(|error| RecordFault::Pattern(error.to_string()))
}

fn check_text_fields(record: &Record) -> Result<(), RecordFault> {
    let optional = |text: &Option<String>| text.clone().unwrap_or_else(|| "-".to_owned());
    for (name, text) in [
        ("id", record.id.clone()),
        ("holder", record.holder.clone()),
        ("source", record.source.clone()),
        ("since", optional(&record.since)),
        ("note", optional(&record.note)),
        ("example", record.example.clone()),
    ] {
        if text.trim().is_empty() || text.len() > FIELD_BYTES_MAX || text.chars().any(char::is_control) {
            return Err(RecordFault::Words(name));
        }
    }
    Ok(())
}

fn parse_word<T: Copy, const N: usize>(
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
        Record { applies: Some(ScopeRecord { prefix: None, pattern: Some(text.into()) }), ..record() }
    }

    #[test]
    fn each_record_error_has_its_own_message() {
        let fault = |record: Record| Entry::from_record(record, false).unwrap_err().to_string();
        assert!(Entry::from_record(record(), false).is_ok());
        assert!(fault(Record { holder: "a\nb".into(), ..record() }).starts_with("holder: give one line"));
        assert!(fault(Record { nid: "Example".into(), ..record() }).starts_with("nid: \"Example\" is not"));
        assert!(fault(Record { service: "L2R".into(), ..record() }).starts_with("service: This service starts from a location"));
        assert!(fault(Record { kind: "x".into(), ..record() }).starts_with("kind: \"x\""));
        assert!(fault(Record { q: Some("x".into()), ..record() }).starts_with("q: \"x\""));
        assert!(fault(Record { template: "https://r.example/{isbn}".into(), ..record() }).contains("variable \"isbn\""));
        assert!(fault(Record { applies: Some(ScopeRecord::default()), ..record() }).starts_with("applies: give a prefix"));
    }

    #[test]
    fn pattern_matching_is_bounded_in_time_and_memory() {
        let refused = |text: &str| matches!(Entry::from_record(pattern(text), false), Err(RecordFault::Pattern(_)));
        assert!(refused("^(?=a)"), "look-around is not RE2");
        assert!(refused(r"^(a)\1$"), "nor are back-references");
        assert!(refused("(?:a{1000}){1000}"));
        assert!(refused(&"(".repeat(400)));
        assert!(refused(&"a".repeat(501)));
        let evil = Entry::from_record(pattern("^(a+)+$"), false).unwrap();
        assert!(evil.match_nss(&format!("{}b", "a".repeat(4000))).is_none());
        assert!(evil.match_nss(&"a".repeat(4001)).is_some());
        assert!(evil.match_nss(&"a".repeat(NSS_MAX + 1)).is_none(), "longer names are not looked at");
    }
}
