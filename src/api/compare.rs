//! `/api/v1/compare`: differences between two dates of the registry.

use crate::api::reject_other_parameters;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::response::{Response, pretty};
use crate::registry::between::{FieldDifference, compare_dates, field_differences};
use crate::registry::between_lists::Lists;
use crate::registry::{Kind, Namespace, on_date};
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::Serialize;
use urn_registry::nid::Nid;

/// Differences between two dates, of the whole list or of one namespace.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Comparison<'a> {
    List(ListComparison<'a>),
    Namespace(NamespaceComparison<'a>),
}

/// Namespaces that were added, removed or changed between two dates.
#[derive(Serialize, JsonSchema)]
pub struct ListComparison<'a> {
    from: Date,
    to: Date,
    came: Vec<NamespaceOnDay<'a>>,
    went: Vec<NamespaceOnDay<'a>>,
    changed: Vec<ChangedBetween<'a>>,
    /// The number of namespaces without a change; null if `to` is between two lists, because changes without a date are then not known.
    unchanged: Option<usize>,
    /// The lists of the source around `from`.
    from_lists: Lists,
    /// The lists of the source around `to`.
    to_lists: Lists,
}

/// Changes of a namespace between two dates.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceComparison<'a> {
    nid: &'a str,
    from: Date,
    to: Date,
    #[schemars(url)]
    before: String,
    #[schemars(url)]
    after: String,
    fields: Vec<ChangedFact<'a>>,
}

/// A namespace on a date.
#[derive(Serialize, JsonSchema)]
pub struct NamespaceOnDay<'a> {
    nid: &'a str,
    kind: Kind,
    registrant: Option<&'a str>,
    #[schemars(url)]
    url: String,
}

/// A namespace that changed.
#[derive(Serialize, JsonSchema)]
pub struct ChangedBetween<'a> {
    nid: &'a str,
    kind: Kind,
    #[schemars(url)]
    before: String,
    #[schemars(url)]
    after: String,
    fields: Vec<ChangedFact<'a>>,
}

/// A field with its values on both dates; null if none is recorded.
#[derive(Serialize, JsonSchema)]
pub struct ChangedFact<'a> {
    field: &'static str,
    before: Option<&'a str>,
    after: Option<&'a str>,
}

fn changed_facts(facts: &[FieldDifference]) -> Vec<ChangedFact<'_>> {
    fn value(text: &str) -> Option<&str> {
        (!text.is_empty()).then_some(text)
    }
    facts.iter().map(|fact| ChangedFact { field: fact.name, before: value(&fact.before), after: value(&fact.after) }).collect()
}

fn namespace_url(namespace: &Namespace, day: Date, home: &str) -> String {
    format!("{home}{}?on={day}", addresses::namespace_path(namespace.kind, &namespace.nid))
}

fn namespace_on_day<'a>(namespace: &'a Namespace, day: Date, home: &str) -> NamespaceOnDay<'a> {
    NamespaceOnDay {
        nid: namespace.nid.as_str(),
        kind: namespace.kind,
        registrant: namespace.registrant.as_deref(),
        url: namespace_url(namespace, day, home),
    }
}

/// `GET /api/v1/compare?from=&to=&nid=`: the differences of the whole list, or of one namespace.
pub fn compare(cx: &RequestContext) -> Result<Response, HttpError> {
    reject_other_parameters(cx, &["from", "to", "nid"])?;
    let needed =
        |name: &str| day::parse_date_parameter(cx, name)?.ok_or_else(|| HttpError::bad_request(format!("{name} is missing")));
    let (from, to) = (needed("from")?, needed("to")?);
    if to < from {
        return Err(HttpError::bad_request(format!("from is the earlier day, and {from} is after {to}")));
    }
    let home = &cx.mail().public_url;
    match cx.query.get("nid") {
        "" => {
            let found = cx.read(|conn| compare_dates(conn, from, to))?;
            let changed = found.changed.iter().map(|changed| ChangedBetween {
                nid: changed.after.nid.as_str(),
                kind: changed.after.kind,
                before: namespace_url(&changed.before, from, home),
                after: namespace_url(&changed.after, to, home),
                fields: changed_facts(&changed.facts),
            });
            pretty(&Comparison::List(ListComparison {
                from,
                to,
                came: found.came.iter().map(|namespace| namespace_on_day(namespace, to, home)).collect(),
                went: found.went.iter().map(|namespace| namespace_on_day(namespace, from, home)).collect(),
                changed: changed.collect(),
                unchanged: (!found.lists.1.is_between(to)).then_some(found.unchanged),
                from_lists: found.lists.0,
                to_lists: found.lists.1,
            }))
        }
        text => {
            let nid = Nid::parse(text).map_err(|_| HttpError::not_found("This namespace"))?;
            let (old, new) =
                cx.read(|conn| Ok((on_date::namespace_on(conn, &nid, from)?.0, on_date::namespace_on(conn, &nid, to)?.0)))?;
            pretty(&Comparison::Namespace(NamespaceComparison {
                nid: nid.as_str(),
                from,
                to,
                before: namespace_url(&old, from, home),
                after: namespace_url(&new, to, home),
                fields: changed_facts(&field_differences(&old, &new)),
            }))
        }
    }
}
