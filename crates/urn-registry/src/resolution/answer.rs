//! Representations of the resolution result: a redirect, `text/uri-list`, JSON.
//!
//! ```
//! use urn_registry::resolution::{answer, directory::Directory, service::Service};
//! use urn_registry::urn::Urn;
//!
//! let urn = Urn::parse("urn:ietf:rfc:2141").unwrap();
//! let choices = Directory::built_in_directory().choices(&urn, Some(Service::I2R));
//! assert_eq!(answer::redirect_target(&choices), Some("https://www.rfc-editor.org/rfc/rfc2141"));
//! assert_eq!(answer::uri_list(&urn, &choices), "# urn:ietf:rfc:2141\r\nhttps://www.rfc-editor.org/rfc/rfc2141\r\n");
//! ```

use super::caution::{NameWarning, RegistrationStatements, name_warnings};
use super::delegation::SubNamespace;
use super::directory::{Choice, Directory, parse_query_directives};
use super::service::Service;
use crate::i18n::Phrase;
use crate::urn::Urn;
use crate::urn::resolve::QueryStrategy;
use serde::Serialize;
use serde_json::Value;

/// The media type of [`uri_list`] (RFC 2483 §5).
pub const URI_LIST: &str = "text/uri-list; charset=utf-8";

/// The target of a 302 redirect: the only certain choice, if there is one. The target consists of a template of the directory and
/// a percent-encoded name, so it cannot leave the host of the template and has no line break.
pub fn redirect_target<'c>(choices: &'c [Choice<'_>]) -> Option<&'c str> {
    choices.first().filter(|choice| choice.sure).map(|choice| choice.target.as_str())
}

/// The URLs, best first, with the URN as a comment (RFC 2483 §5).
pub fn uri_list(urn: &Urn<'_>, choices: &[Choice<'_>]) -> String {
    let mut out = format!("# {}\r\n", urn.assigned_name());
    let mut seen: Vec<&str> = Vec::new();
    for choice in choices {
        if !seen.contains(&choice.target.as_str()) {
            seen.push(&choice.target);
            out.push_str(&choice.target);
            out.push_str("\r\n");
        }
    }
    out
}

/// The resolution of a URN.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Resolution"))]
pub struct Resolution<'a> {
    /// The URN as written.
    pub urn: &'a str,
    /// The URN without its components.
    pub assigned_name: &'a str,
    /// The NID in lower case.
    pub nid: String,
    /// The requested service.
    pub service: Option<Service>,
    /// The URL of the only certain choice, if there is one.
    pub go: Option<&'a str>,
    /// The resolvers, best first.
    pub choices: Vec<ResolverChoice<'a>>,
    /// How the directives in the name were used.
    pub notes: &'a [Phrase],
    /// The sub-namespaces that contain the name.
    pub parts: Vec<&'a SubNamespace>,
    /// Warnings about the name.
    pub cautions: Vec<NameWarning>,
}

/// A resolver for a URN.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ResolverChoice"))]
pub struct ResolverChoice<'a> {
    /// The ID of its entry in the resolver directory.
    pub id: &'a str,
    /// The service provided.
    pub service: Service,
    /// What the service returns.
    pub gives: &'static str,
    /// What the resolver does with the name.
    pub kind: &'static str,
    /// The URL for this name.
    pub target: &'a str,
    /// The URI template (RFC 6570).
    pub template: &'a str,
    /// No other resolver is equally good.
    pub sure: bool,
    /// It resolves names that the registered grammar rejects.
    pub irregular: bool,
    /// Who operates it.
    pub holder: &'a str,
    /// Where it is documented.
    pub source: &'a str,
    /// The kind of evidence.
    pub seen: &'a str,
    /// A year or date.
    pub since: Option<&'a str>,
    /// A note for readers.
    pub note: Option<&'a str>,
    /// How the q-component was used.
    pub query: Option<QueryUse>,
    /// How the r-component was used.
    pub r: Option<RComponentUse<'a>>,
}

/// How the q-component was used.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct QueryUse {
    /// `append`, `replace` or `keep`.
    pub strategy: &'static str,
    /// Whether the resolver documents this.
    pub documented: bool,
}

/// How the r-component was used.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
pub struct RComponentUse<'a> {
    /// The r-component.
    pub component: &'a str,
    /// Whether it was passed to the resolver.
    pub handed: bool,
}

/// The namespace rule that a name violates, if no resolver can be given for the name because of that. Names in use that violate a rule have
/// their own entries.
pub fn broken_rule(urn: &Urn<'_>, choices: &[Choice<'_>]) -> Option<NameWarning> {
    if choices.iter().any(|choice| choice.entry.irregular) {
        return None;
    }
    name_warnings(urn, RegistrationStatements::default()).into_iter().find(|note| note.code == "nbn")
}

/// Everything that the page shows, as the JSON of [`Resolution`].
pub fn resolution_json(urn: &Urn<'_>, asked: Option<Service>, directory: &Directory, says: RegistrationStatements) -> Value {
    let wish = parse_query_directives(urn);
    let choices = directory.choices(urn, asked.or(wish.service));
    let resolution = Resolution {
        urn: urn.as_str(),
        assigned_name: urn.assigned_name(),
        nid: urn.nid().to_ascii_lowercase(),
        service: asked.or(wish.service),
        go: redirect_target(&choices),
        choices: choices.iter().map(|choice| to_resolver_choice(urn, choice)).collect(),
        notes: &wish.notes,
        parts: directory.sub_namespaces().sub_namespaces_containing(urn.nid(), urn.nss()),
        cautions: name_warnings(urn, says),
    };
    // Text, numbers and nulls can always be serialized.
    serde_json::to_value(resolution).unwrap_or_default()
}

fn to_resolver_choice<'a>(urn: &'a Urn<'_>, choice: &'a Choice<'_>) -> ResolverChoice<'a> {
    let record = &choice.entry.record;
    ResolverChoice {
        id: &record.id,
        service: choice.service,
        gives: choice.service.result_description(),
        kind: choice.entry.kind.record_value(),
        target: &choice.target,
        template: &record.template,
        sure: choice.sure,
        irregular: choice.entry.irregular,
        holder: &record.holder,
        source: &record.source,
        seen: &record.seen,
        since: record.since.as_deref(),
        note: record.note.as_deref(),
        query: choice.query.map(|query| QueryUse { strategy: query.strategy.name(), documented: query.documented }),
        r: urn.r().map(|component| RComponentUse { component, handed: choice.handed.is_some() }),
    }
}

/// Sentences that state how the components were used (RFC 8141 §2.3).
pub fn component_sentences(urn: &Urn<'_>, choice: &Choice<'_>) -> Vec<Phrase> {
    let mut notes = Vec::new();
    if let Some(r) = urn.r() {
        notes.push(match &choice.handed {
            Some(_) => Phrase::new("resolve-r-handed"),
            None => Phrase::new("resolve-r-nowhere").arg("count", r.len()),
        });
    }
    if let Some(query) = choice.query {
        let done = Phrase::new(match query.strategy {
            QueryStrategy::Append => "resolve-query-append",
            QueryStrategy::Replace => "resolve-query-replace",
            QueryStrategy::Keep => "resolve-query-keep",
        });
        let whose = Phrase::new(if query.documented { "resolve-query-documented" } else { "resolve-query-habit" });
        notes.push(Phrase::new("resolve-query").arg("done", done).arg("whose", whose));
    }
    if urn.f().is_some() && choice.entry.template.as_str().contains('#') {
        notes.push(Phrase::new("resolve-fragment"));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::urn::SyntaxProfile;
    use serde_json::json;

    #[test]
    fn explanation_reports_a_q_component_appended_to_an_existing_query() {
        let urn = Urn::parse("urn:nbn:se:lnu:diva-80554?+priority=1?=format=pdf#p2").unwrap();
        let choices = Directory::built_in_directory().choices(&urn, Some(Service::I2L));
        let best = choices.first().unwrap();
        assert_eq!(best.target, "https://urn.kb.se/resolve?urn=urn%3Anbn%3Ase%3Alnu%3Adiva-80554&format=pdf#p2");
        assert_eq!(
            component_sentences(&urn, best),
            [
                "The r-component (10 bytes) is not used: this resolver is not known to accept one (RFC 8141 §2.3.1).",
                "The URL already has a query. The q-component is appended to it, which is the default of this directory because the resolver documents no strategy (RFC 8141 §2.3.2)."
            ]
        );
        let answer =
            resolution_json(&urn, Some(Service::I2L), Directory::built_in_directory(), RegistrationStatements::default());
        assert_eq!(answer["choices"][0]["query"], json!({ "strategy": "append", "documented": false }));
        assert_eq!(answer["go"], json!(best.target));
    }

    #[test]
    fn fragment_that_locates_the_record_is_preserved() {
        let urn = Urn::parse("urn:lei:506700GE1G29325QX363?=x=1#f").unwrap();
        let choices = Directory::built_in_directory().choices(&urn, None);
        let search = choices.iter().find(|choice| choice.entry.record.id == "lei-search").unwrap();
        assert_eq!(search.target, "https://search.gleif.org/?x=1#/record/506700GE1G29325QX363");
        assert!(component_sentences(&urn, search).last().unwrap().to_string().starts_with("The URL already has a fragment"));
    }

    #[test]
    fn r_component_is_passed_only_to_a_resolver_that_accepts_it() {
        let urn = Urn::parse("urn:nbn:fi-fe1?+s=I2Ls").unwrap();
        let choices = Directory::built_in_directory().choices(&urn, Some(Service::I2L));
        assert_eq!(choices[0].target, "https://urn.fi/urn:nbn:fi-fe1?+s=I2Ls");
        assert_eq!(choices[0].handed.as_deref(), Some("s=I2Ls"));
        assert!(choices[1..].iter().all(|choice| choice.handed.is_none() && !choice.target.contains("I2Ls")));
    }

    #[test]
    fn directives_of_the_2012_draft_are_parsed_with_fallback() {
        let read = |text| {
            let urn = Urn::parse_as(text, SyntaxProfile::Rfc2141Bis03).unwrap();
            let wish = parse_query_directives(&urn);
            let choices = Directory::built_in_directory().choices(&urn, wish.service);
            (wish.service, wish.notes.clone(), choices[0].target.clone())
        };
        let (service, notes, target) = read("urn:nbn:fi-fe1?s=I2Ls&c=ToC#p1");
        assert_eq!((service, target.as_str()), (Some(Service::I2Ls), "https://urn.fi/urn:nbn:fi-fe1?+s=I2Ls#p1"));
        assert!(notes[0].to_string().starts_with("No namespace has declared support for c"));
        let (service, notes, target) = read("urn:nbn:fi-fe1?s=ZZZ&foo=1");
        assert_eq!((service, target.as_str()), (None, "https://urn.fi/urn:nbn:fi-fe1"));
        assert_eq!(notes.len(), 2);
        assert!(notes[0].to_string().starts_with("\"ZZZ\" is not a registered service"));
        let (service, notes, _) = read("urn:nbn:fi-fe1?s=I2C&s=I2L");
        assert_eq!(
            (service, notes.first().map(Phrase::to_string).as_deref(), notes.len()),
            (None, Some("\"s\" appears more than once, so all its directives are ignored (2012 draft §2.3)"), 1)
        );
    }
}
