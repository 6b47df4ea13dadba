//! `/resolve`: resolves a URN. The page shows each target before the user follows it; `go=1` redirects, for programs that request
//! it, and only to a template of the resolver directory (RFC 8141 §2.3; docs/design/search-and-resolution.md).

use crate::http::addresses;
use crate::http::addresses::{RESOLVE_PATH_PREFIX, check_urn_path};
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::registry_cache::KnownNamespaces;
use crate::http::requested_urn::{UrnQuery, encode_urn_for_path, urn_from_path, urn_from_whole_path as urn_behind};
use crate::http::response::{Response, cacheable_file};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::parts::{SubNamespaceRow, sub_namespace_row};
use crate::pages::public::check_urn::syntax_error_text;
use askama::Template;
use std::collections::BTreeSet;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::resolution::answer;
use urn_registry::resolution::caution::{NameWarning, URI_PLACES, name_warnings};
use urn_registry::resolution::directory::{Choice, Directory, QueryDirectives, parse_query_directives};
use urn_registry::resolution::service::Service;
use urn_registry::urn::{SyntaxProfile, Urn};

#[derive(Template)]
#[template(path = "public/resolve.html")]
struct ResolvePage {
    shell: Shell,
    urn_value: String,
    heading: Phrase,
    /// Whether nothing prevents resolution.
    good: bool,
    /// Name, label, whether it is selected.
    services: Vec<(&'static str, Phrase, bool)>,
    profiles: Vec<(&'static str, Phrase, bool)>,
    /// Why the text is not a URN.
    fault: Option<Phrase>,
    answer: Option<ResolutionResult>,
    /// Place, whether it is suitable, reason.
    slots: Vec<(Phrase, Phrase, Phrase)>,
}

struct ResolutionResult {
    /// NID, URL and the message if there is no resolver.
    nid: String,
    namespace: Option<String>,
    /// The single result, if there is one.
    best: Option<TargetRow>,
    choices: Vec<TargetRow>,
    parts: Vec<SubNamespaceRow>,
    notes: Vec<NameWarning>,
    /// Directives in the name that were not followed.
    wishes: Vec<Phrase>,
    /// Resolvers whose URL cannot be built for this name.
    refused: Vec<Phrase>,
    check: String,
    programs: Vec<String>,
}

struct TargetRow {
    target: String,
    /// The service, and the kind of result.
    service: &'static str,
    gives: Phrase,
    kind: Phrase,
    holder: String,
    /// The sources of the entries with this target.
    source: String,
    note: String,
    irregular: bool,
    components: Vec<Phrase>,
}

/// `GET /resolve?urn=` and `GET /resolve/{urn}`
pub fn resolve_urn(cx: &RequestContext) -> Result<Response, HttpError> {
    let asked = UrnQuery::from_request(cx, urn_from_path(cx.path(), RESOLVE_PATH_PREFIX))?;
    let known = cx.known_namespaces()?;
    let directory = cx.resolver_directory()?;
    if asked.text.is_empty() {
        return cx.render_page(&page_without_result(cx, &asked, Phrase::new("resolve-title")));
    }
    let urn = match Urn::parse_as(&asked.text, asked.profile) {
        Ok(urn) => urn,
        Err(error) => {
            let heading = Phrase::new("resolve-no-urn");
            return cx.render_page_with(
                422,
                &ResolvePage { fault: Some(syntax_error_text(error)), ..page_without_result(cx, &asked, heading) },
            );
        }
    };
    let wish = parse_query_directives(&urn);
    let mut choices = directory.choices(&urn, asked.service.or(wish.service));
    let broken = answer::broken_rule(&urn, &choices).is_some();
    if broken {
        choices.clear();
    }
    if asked.go
        && let Some(target) = answer::redirect_target(&choices)
    {
        return Ok(Response { status: 302, ..cacheable_file("text/plain; charset=utf-8", "") }.header("Location", target));
    }
    let heading = if broken { Phrase::new("resolve-breaks") } else { result_heading(&known, &urn, &choices, &asked) };
    let answer = resolution_result(&known, &directory, &urn, &choices, wish, &asked);
    let reply = cx.render_page(&ResolvePage {
        good: !choices.is_empty(),
        answer: Some(answer),
        ..page_without_result(cx, &asked, heading)
    })?;
    let service = asked.service.unwrap_or(Service::I2Ls);
    let named = without_fragment(&asked.text);
    let alternate = |media: &str| format!("<{}>; rel=\"alternate\"; type=\"{media}\"", addresses::uri_res_path(service, named));
    let links = ["application/json", "text/uri-list"].map(alternate).join(", ");
    Ok(if asked.profile == SyntaxProfile::Rfc8141 { reply.header("Link", links) } else { reply })
}

/// A URN without its f-component: clients should not pass it to a resolution service (RFC 8141 §2.3.3).
fn without_fragment(text: &str) -> &str {
    text.split_once('#').map_or(text, |(named, _)| named)
}

fn page_without_result(cx: &RequestContext, asked: &UrnQuery, heading: Phrase) -> ResolvePage {
    let label = |one: Service| Phrase::new("resolve-service").arg("name", one.name()).arg("gives", one.phrase());
    let service = |one: Service| (one.name(), label(one), asked.service == Some(one));
    let listed = Service::ALL.into_iter().filter(|one| *one != Service::IEqualsI).map(service);
    ResolvePage {
        shell: Shell::new(cx, heading.clone(), NavSection::Check),
        urn_value: asked.text.clone(),
        heading,
        good: false,
        services: std::iter::once(("", Phrase::new("resolve-everything"), asked.service.is_none())).chain(listed).collect(),
        profiles: SyntaxProfile::ALL.iter().map(|one| (one.name(), one.phrase(), *one == asked.profile)).collect(),
        fault: None,
        answer: None,
        slots: URI_PLACES
            .map(|(place, good, reason)| {
                let good = if good { "resolve-slots-good" } else { "resolve-slots-avoid" };
                (Phrase::new(place), Phrase::new(good), Phrase::new(reason))
            })
            .into(),
    }
}

fn result_heading(known: &KnownNamespaces, urn: &Urn<'_>, choices: &[Choice<'_>], asked: &UrnQuery) -> Phrase {
    let nid = urn.nid().to_ascii_lowercase();
    if known.kind(&nid).is_none() {
        return Phrase::new("word-the-namespace-is-not-registered").arg("nid", nid);
    }
    match choices {
        [] if asked.service.is_some() => Phrase::new("resolve-none-gives"),
        [] => Phrase::new("resolve-none"),
        [first, ..] if first.sure => Phrase::new("resolve-sure"),
        all => {
            let targets: BTreeSet<&str> = all.iter().map(|choice| choice.target.as_str()).collect();
            Phrase::new("resolve-known").arg("count", targets.len())
        }
    }
}

fn resolution_result(
    known: &KnownNamespaces,
    directory: &Directory,
    urn: &Urn<'_>,
    choices: &[Choice<'_>],
    wish: QueryDirectives<'_>,
    asked: &UrnQuery,
) -> ResolutionResult {
    let nid = urn.nid().to_ascii_lowercase();
    let namespace = known.kind(&nid).and_then(|kind| Some(addresses::namespace_path(kind, &Nid::parse(&nid).ok()?)));
    let parts = directory.sub_namespaces();
    let service = asked.service.unwrap_or(Service::I2L);
    let profile = match asked.profile {
        SyntaxProfile::Rfc8141 => String::new(),
        other => format!("--profile {} ", other.name()),
    };
    let mut programs = vec![format!("nidreg urn resolve {profile}{}", quote_for_shell(&asked.text))];
    if asked.profile == SyntaxProfile::Rfc8141 {
        let named = without_fragment(&asked.text);
        programs.insert(0, format!("GET {}", addresses::uri_res_path(service, named)));
        programs.insert(1, format!("GET /resolve/{}", encode_urn_for_path(named)));
    }
    let mut rows = target_rows(urn, choices);
    let is_single = choices.first().is_some_and(|choice| choice.sure);
    let best = (is_single && !rows.is_empty()).then(|| rows.remove(0));
    ResolutionResult {
        check: check_urn_path(&asked.text, Some(asked.profile.name())),
        namespace,
        best,
        choices: rows,
        parts: parts
            .sub_namespaces_containing(&nid, urn.nss())
            .into_iter()
            .map(|part| sub_namespace_row(part, directory))
            .collect(),
        notes: name_warnings(urn, known.book.statements(&nid)),
        wishes: wish.notes,
        refused: directory
            .unexpandable_entries(urn)
            .into_iter()
            .map(|(entry, reason)| Phrase::new("resolve-refused").arg("holder", &entry.record.holder).arg("why", reason.phrase()))
            .collect(),
        programs,
        nid,
    }
}

/// The choices, best first. Entries with the same target are combined into one row, with all their services and the text of the first
/// entry.
fn target_rows(urn: &Urn<'_>, choices: &[Choice<'_>]) -> Vec<TargetRow> {
    let mut rows: Vec<TargetRow> = Vec::new();
    for choice in choices {
        let source = &choice.entry.record.source;
        match rows.iter_mut().find(|row| row.target == choice.target) {
            Some(row) if row.source.split("; ").any(|own| own == source) => {}
            Some(row) => row.source = format!("{}; {source}", row.source),
            None => rows.push(target_row(urn, choice)),
        }
    }
    rows
}

fn target_row(urn: &Urn<'_>, choice: &Choice<'_>) -> TargetRow {
    let record = &choice.entry.record;
    TargetRow {
        target: choice.target.clone(),
        service: choice.service.name(),
        gives: choice.service.phrase(),
        kind: choice.entry.kind.phrase(),
        holder: record.holder.clone(),
        source: record.source.clone(),
        note: record.note.clone().unwrap_or_default(),
        irregular: choice.entry.irregular,
        components: answer::component_sentences(urn, choice),
    }
}

/// Quotes a word for a shell.
fn quote_for_shell(text: &str) -> String {
    format!("'{}'", text.replace('\'', "'\\''"))
}

/// `GET /urn:…`: the path that results when a URN is appended to the host of a registry.
pub fn redirect_appended_urn(cx: &RequestContext) -> Result<Response, HttpError> {
    Ok(Response::moved_permanently(addresses::resolve_path(&urn_behind(cx.path(), &cx.query_text)?, None)))
}
