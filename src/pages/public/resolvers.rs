//! `/resolvers`: the entries of the resolver directory by namespace, with their change history (RFC 8141 §1.2.1).

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::rows::time;
use crate::pages::partials::table::{Cell, Table};
use crate::registry::lists::EntryState;
use crate::registry::lists::queries::of_namespace;
use crate::users::Role;
use askama::Template;
use serde_json::json;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::resolution::entry::{Entry, Record};

#[derive(Template)]
#[template(path = "public/resolvers.html")]
struct ResolverDirectoryPage {
    shell: Shell,
    table: Table,
}

/// `GET /resolvers`
pub fn resolver_directory(cx: &RequestContext) -> Result<Response, HttpError> {
    const NAMESPACE_COLUMNS: &[(&str, &str)] = &[("word-namespace", ""), ("word-entries", ""), ("resolvers-give", "")];
    let directory = cx.resolver_directory()?;
    let mut nids: Vec<String> = directory.entries().map(|entry| entry.record.nid.clone()).collect();
    nids.dedup();
    let rows = nids.into_iter().map(|nid| {
        let gives = Phrase::join_phrases(directory.available_kinds(&nid).iter().map(|kind| kind.phrase()), "listed");
        let entries = directory.of_namespace(&nid);
        let href = addresses::resolvers_path(&nid);
        [Cell::link(nid, href), entries.len().to_string().into(), gives.into()]
    });
    cx.render_page(&ResolverDirectoryPage {
        table: Table::new("word-resolver-directory", NAMESPACE_COLUMNS).with_rows(rows),
        shell: Shell::new(cx, Phrase::new("word-resolver-directory"), NavSection::Registry),
    })
}

pub(crate) struct ResolverRow {
    id: String,
    service: &'static str,
    gives: Phrase,
    kind: Phrase,
    template: String,
    applies: Phrase,
    holder: String,
    source: String,
    since: String,
    note: String,
    example: String,
    asked: String,
    target: String,
    query: Phrase,
}

fn resolver_row(entry: &Entry) -> ResolverRow {
    let record = &entry.record;
    let applies = record.applies.as_ref().map_or_else(
        || Phrase::new("resolvers-applies-all"),
        |applies| match (&applies.prefix, &applies.pattern) {
            (Some(prefix), _) => Phrase::new("resolvers-applies-prefix").arg("prefix", prefix),
            (_, Some(pattern)) => Phrase::new("resolvers-applies-pattern").arg("pattern", pattern),
            _ => Phrase::default(),
        },
    );
    ResolverRow {
        id: record.id.clone(),
        service: entry.service.name(),
        gives: entry.service.phrase(),
        kind: entry.kind.phrase(),
        template: record.template.clone(),
        applies,
        holder: record.holder.clone(),
        source: record.sourced(),
        since: record.since.clone().unwrap_or_default(),
        note: record.note.clone().unwrap_or_default(),
        asked: addresses::resolve_path(&record.example, None),
        example: record.example.clone(),
        target: record.target.clone(),
        query: match entry.q {
            Some(strategy) => Phrase::new("resolvers-query-documented").arg("strategy", strategy.name()),
            None => Phrase::new("resolvers-query-none"),
        },
    }
}

pub(crate) struct ResolverChangeRow {
    pub(crate) at: String,
    pub(crate) text: Phrase,
    pub(crate) reason: String,
}

pub(crate) fn resolver_change_row(state: &EntryState) -> ResolverChangeRow {
    let record = state.body.as_deref().and_then(|body| serde_json::from_str::<Record>(body).ok());
    let text = match record {
        Some(record) => format!("{}: {} ({}), {}", state.name, record.template, record.service, record.holder).into(),
        None => Phrase::new("resolvers-ended").arg("name", &state.name),
    };
    ResolverChangeRow { at: time(state.at), text, reason: state.reason.clone() }
}

#[derive(Template)]
#[template(path = "public/resolvers_of.html")]
struct NamespaceResolversPage {
    shell: Shell,
    nid: String,
    namespace: Option<String>,
    /// The page on which operators edit the entries; `None` for others.
    edit: Option<String>,
    rows: Vec<ResolverRow>,
    states: Vec<ResolverChangeRow>,
}

/// `GET /resolvers/{nid}`, with `.json` as a file.
pub fn namespace_resolvers(cx: &RequestContext) -> Result<Response, HttpError> {
    let asked = cx.param("nid");
    let (name, is_file) = asked.strip_suffix(".json").map_or((asked, false), |name| (name, true));
    let gone = || HttpError::not_found(Phrase::new("thing-named"));
    let nid = Nid::parse(name).map_err(|_| gone())?;
    let known = cx.known_namespaces()?;
    let kind = known.kind(nid.as_str());
    let directory = cx.resolver_directory()?;
    let entries = directory.of_namespace(nid.as_str());
    let states = cx.read(|conn| Ok(of_namespace(conn, nid.as_str())?))?;
    if kind.is_none() && entries.is_empty() && states.is_empty() {
        return Err(gone());
    }
    if nid.as_str() != name {
        return Ok(Response::moved_permanently(addresses::resolvers_path(nid.as_str())));
    }
    if is_file {
        let records: Vec<&Record> = entries.iter().map(|entry| &entry.record).collect();
        let history: Vec<_> = states
            .iter()
            .map(|state| {
                let record = state.body.as_deref().and_then(|body| serde_json::from_str::<Record>(body).ok());
                json!({ "serial": state.serial, "at": state.at.to_string(), "id": state.name, "reason": state.reason, "record": record })
            })
            .collect();
        return Ok(cacheable_file(
            "application/json",
            format!("{:#}\n", json!({ "nid": nid.as_str(), "resolvers": records, "history": history })),
        ));
    }
    cx.render_page(&NamespaceResolversPage {
        shell: Shell::new(cx, Phrase::new("resolvers-of").arg("nid", nid.as_str()), NavSection::Registry),
        namespace: kind.map(|kind| addresses::namespace_path(kind, &nid)),
        edit: (kind.is_some() && cx.has_role(Role::Operator)).then(|| addresses::operator_resolvers_path(nid.as_str())),
        rows: entries.iter().map(resolver_row).collect(),
        states: states.iter().map(resolver_change_row).collect(),
        nid: nid.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use urn_registry::i18n::Phrase;
    use urn_registry::resolution::entry::ResolutionKind;
    use urn_registry::resolution::part_files;
    use urn_registry::resolution::service::Service;

    #[test]
    fn english_resolver_messages_match_the_files() {
        for kind in ResolutionKind::ALL {
            assert_eq!(kind.phrase(), kind.record_value());
        }
        for service in Service::ALL {
            assert_eq!(service.phrase(), service.result_description());
        }
        assert_eq!(Phrase::new("parts-standing"), part_files::FILE_NOTICE);
    }
}
