//! Compares two dates: the whole list, or one namespace with its texts.

use crate::http::addresses;
use crate::http::addresses::API_COMPARE_PATH;
use crate::http::cx::RequestContext;
use crate::http::day;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::terms::{kind_word, status_name};
use crate::pages::public::loaded::{load_namespace, nid_or_redirect, version_and_edition};
use crate::pages::public::on_day::{BetweenLists, between_lists};
use crate::refusal::{FieldFault, Refusal};
use crate::registry::between::{FieldDifference, ListComparison, compare_dates, field_differences, separate_later_recorded};
use crate::registry::files::VersionEdition;
use crate::registry::{Kind, Namespace, Version, on_date};
use crate::store::AnyConnection;
use askama::Template as View;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;
use urn_registry::template::Template;

/// The two dates; empty until the reader enters the first one.
struct ComparedDates {
    from: Date,
    to: Date,
}

/// The earlier date in the query.
const FROM_PARAMETER: &str = "from";

/// The form that both pages show, and the two dates if they can be compared.
struct ComparisonForm {
    days: Option<ComparedDates>,
    from: String,
    to: String,
    today: String,
    /// The first day of the record.
    first: Option<String>,
    faults: Vec<FieldFault>,
}

/// Parses `from` and `to`, which defaults to today. The form shows what is wrong with them.
fn comparison_form(cx: &RequestContext) -> Result<(ComparisonForm, u16), HttpError> {
    let first = cx.read(on_date::change_dates)?.first().copied();
    let today = crate::clock::day(cx.now);
    let (days, status, faults) = match compared_dates(cx, today) {
        Ok(Some(ComparedDates { from, .. })) if first.is_some_and(|first| from < first) => {
            let first = first.map(|first| first.to_string()).unwrap_or_default();
            (None, 404, vec![FieldFault::new(FROM_PARAMETER, Phrase::new("refusal-days-before").arg("first", first))])
        }
        Ok(days) => (days, 200, Vec::new()),
        Err(fault) => (None, 400, vec![fault]),
    };
    let typed = |name: &str| cx.query.get(name).to_owned();
    let is_refused = !faults.is_empty();
    let asked = ComparisonForm {
        from: typed("from"),
        to: match &days {
            Some(days) => days.to.to_string(),
            None if is_refused => typed("to"),
            None => today.to_string(),
        },
        today: today.to_string(),
        first: first.map(|first| first.to_string()),
        days,
        faults,
    };
    Ok((asked, status))
}

fn compared_dates(cx: &RequestContext, today: Date) -> Result<Option<ComparedDates>, FieldFault> {
    let day = |name: &'static str| day::parse_date_parameter(cx, name).map_err(|problem| FieldFault::new(name, problem.sentence));
    let (from, to) = (day("from")?, day("to")?);
    let Some(from) = from else {
        return if to.is_some() { Err(FieldFault::new(FROM_PARAMETER, Phrase::new("refusal-days-from"))) } else { Ok(None) };
    };
    let to = to.unwrap_or(today);
    if to < from {
        let reason = Phrase::new("refusal-days-order").arg("from", from.to_string()).arg("to", to.to_string());
        return Err(FieldFault::new(FROM_PARAMETER, reason));
    }
    Ok(Some(ComparedDates { from, to }))
}

/// A fact that differs; empty if it is not recorded.
struct FactChangeRow {
    text: Phrase,
    before: Phrase,
    after: Phrase,
}

fn fact_label(name: &str) -> Phrase {
    Phrase::new(match name {
        "listed" => "word-list",
        "status" => "versions-fact-status",
        "registrant" => "word-registrant",
        "contact" => "word-contact",
        "registered" => "word-registered",
        "updated" => "word-last-change",
        "references" => "word-reference",
        "template" => "word-template",
        "contact_column" => "versions-fact-contact-column",
        "successor" => "word-replaced-by",
        _ => "versions-fact-text",
    })
}

/// The facts, with values of the registry itself in the language of the reader; recorded values are unchanged.
fn fact_change_rows(facts: Vec<FieldDifference>, before: &Namespace, after: &Namespace) -> Vec<FactChangeRow> {
    let listed = |namespace: &Namespace| match namespace.unlisted_on {
        None => Phrase::new("versions-listed"),
        Some(day) => Phrase::new("versions-not-listed").arg("day", day.to_string()),
    };
    let said = |name: &str, namespace: &Namespace, recorded: String| match name {
        "listed" => listed(namespace),
        "status" => status_name(namespace.status),
        _ => recorded.into(),
    };
    let row = |fact: FieldDifference| FactChangeRow {
        text: fact_label(fact.name),
        before: said(fact.name, before, fact.before),
        after: said(fact.name, after, fact.after),
    };
    facts.into_iter().map(row).collect()
}

/// A namespace in the comparison of two lists.
struct NamespaceRow {
    nid: String,
    /// Its page on the date on which it was listed.
    href: String,
    kind: Phrase,
    registrant: String,
    facts: Vec<FactChangeRow>,
    /// The comparison of the namespace, with its texts.
    compare: Option<String>,
}

#[derive(View)]
#[template(path = "public/registry_compare.html")]
struct CompareListsPage {
    shell: Shell,
    asked: ComparisonForm,
    from_href: String,
    to_href: String,
    api: String,
    came: Vec<NamespaceRow>,
    went: Vec<NamespaceRow>,
    changed: Vec<NamespaceRow>,
    /// Details that were only newly recorded between the dates.
    learned: Vec<NamespaceRow>,
    unchanged: usize,
    /// The dates between two lists, of which only some changes are known.
    between: Vec<BetweenLists>,
    /// The message with the numbers: how many are unchanged is not known on a date between two lists.
    counts: Phrase,
}

fn namespace_url_on_date(kind: Kind, nid: &Nid, day: Date) -> String {
    format!("{}?on={day}", addresses::namespace_path(kind, nid))
}

fn namespace_row(namespace: &Namespace, day: Date) -> NamespaceRow {
    NamespaceRow {
        nid: namespace.nid.to_string(),
        href: namespace_url_on_date(namespace.kind, &namespace.nid, day),
        kind: kind_word(namespace.kind),
        registrant: namespace.registrant.clone().unwrap_or_default(),
        facts: Vec::new(),
        compare: None,
    }
}

fn comparison_url(path: &str, days: &ComparedDates) -> String {
    addresses::with_query(path, &[("from", &days.from.to_string()), ("to", &days.to.to_string())])
}

/// `GET /assignments/urn-namespaces/compare?from=DAY&to=DAY`: what was added, removed and changed.
pub fn compare_lists(cx: &RequestContext) -> Result<Response, HttpError> {
    let (asked, status) = comparison_form(cx)?;
    let found = match &asked.days {
        Some(days) => cx.read(|conn| compare_dates(conn, days.from, days.to))?,
        None => ListComparison::default(),
    };
    let (mut came, mut went, mut changed, mut learned) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut unchanged = found.unchanged;
    let (mut between, mut counts) = (Vec::new(), Phrase::new("versions-days-counts-html"));
    let mut links = (String::new(), String::new(), String::new());
    if let Some(days) = &asked.days {
        came = found.came.iter().map(|namespace| namespace_row(namespace, days.to)).collect();
        went = found.went.iter().map(|namespace| namespace_row(namespace, days.from)).collect();
        for one in found.changed {
            let compare = comparison_url(&addresses::compare_namespace_path(one.after.kind, &one.after.nid), days);
            let with = |facts: Vec<FieldDifference>| NamespaceRow {
                facts: fact_change_rows(facts, &one.before, &one.after),
                compare: Some(compare.clone()),
                ..namespace_row(&one.after, days.to)
            };
            let (changes, learnt) = separate_later_recorded(one.facts, days.from);
            unchanged += usize::from(changes.is_empty());
            changed.extend((!changes.is_empty()).then(|| with(changes)));
            learned.extend((!learnt.is_empty()).then(|| with(learnt)));
        }
        between.extend(between_lists(days.from, found.lists.0));
        between.extend(between_lists(days.to, found.lists.1));
        if found.lists.1.is_between(days.to) {
            counts = Phrase::new("versions-days-counts-known-html");
        }
        let on = |day: Date| format!("{}?on={day}", addresses::REGISTRY_PATH);
        links = (on(days.from), on(days.to), comparison_url(API_COMPARE_PATH, days));
    }
    let shell = Shell::new(cx, Phrase::new("versions-days-title"), NavSection::Registry).with_errors(!asked.faults.is_empty());
    let (from_href, to_href, api) = links;
    let page =
        CompareListsPage { shell, asked, from_href, to_href, api, came, went, changed, learned, unchanged, between, counts };
    cx.render_page_with(status, &page)
}

/// A namespace on a date, with the current text.
struct NamespaceOnDay {
    namespace: Namespace,
    /// The version as named in its URL, and its text, if it is available.
    text: Option<(String, Template)>,
}

fn then(conn: &mut AnyConnection, nid: &Nid, day: Date) -> Result<NamespaceOnDay, Refusal> {
    let (namespace, versions, _) = on_date::namespace_on(conn, nid, day)?;
    let wording = versions.first().filter(|version| !Version::is_undone(version)).map(VersionEdition::newest);
    let text = wording.and_then(|wording| Some((version_and_edition(wording), wording.text()?.template.clone())));
    Ok(NamespaceOnDay { namespace, text })
}

#[derive(View)]
#[template(path = "public/compare_one.html")]
struct CompareNamespacePage {
    shell: Shell,
    nid: String,
    latest: String,
    asked: ComparisonForm,
    from_href: String,
    to_href: String,
    api: String,
    facts: Vec<FactChangeRow>,
    /// Details that were only newly recorded between the dates.
    learned: Vec<FactChangeRow>,
    /// The dates between two lists, of which only some changes are known.
    between: Vec<BetweenLists>,
    /// The versions of both dates, if the texts of both are available.
    texts: Option<(String, String)>,
    /// The page that compares them, if they differ.
    diff: Option<String>,
    cards: Vec<DiffCard>,
}

/// `GET /assignments/urn-formal/{nid}/compare?from=DAY&to=DAY`: the list entry and the text on both dates.
pub fn namespace(cx: &RequestContext) -> Result<Response, HttpError> {
    let nid = match nid_or_redirect(cx, cx.param("nid"))? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    let kind = load_namespace(cx, &nid)?.namespace.kind;
    let (asked, status) = comparison_form(cx)?;
    let latest = addresses::namespace_path(kind, &nid);
    let mut page = CompareNamespacePage {
        shell: Shell::new(cx, Phrase::new("versions-days-title-one").arg("nid", nid.as_str()), NavSection::Registry)
            .with_errors(!asked.faults.is_empty()),
        nid: nid.to_string(),
        asked,
        from_href: String::new(),
        to_href: String::new(),
        api: String::new(),
        facts: Vec::new(),
        learned: Vec::new(),
        between: Vec::new(),
        texts: None,
        diff: None,
        cards: Vec::new(),
        latest,
    };
    if let Some(days) = &page.asked.days {
        let (before, after) = cx.read(|conn| Ok((then(conn, &nid, days.from)?, then(conn, &nid, days.to)?)))?;
        for day in [days.from, days.to] {
            page.between.extend(between_lists(day, cx.read(|conn| on_date::lists_around(conn, day))?));
        }
        page.from_href = namespace_url_on_date(kind, &nid, days.from);
        page.to_href = namespace_url_on_date(kind, &nid, days.to);
        page.api = format!("{}&nid={nid}", comparison_url(API_COMPARE_PATH, days));
        let (changes, learned) = separate_later_recorded(field_differences(&before.namespace, &after.namespace), days.from);
        page.facts = fact_change_rows(changes, &before.namespace, &after.namespace);
        page.learned = fact_change_rows(learned, &before.namespace, &after.namespace);
        if let (Some((a, old)), Some((b, new))) = (before.text, after.text) {
            page.diff = (a != b).then(|| addresses::version_diff_path(kind, &nid, &a, &b));
            page.cards = diff_cards(&old, &new);
            page.texts = Some((a, b));
        }
    }
    cx.render_page_with(status, &page)
}
