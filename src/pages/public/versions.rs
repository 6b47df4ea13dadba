//! The versions of a namespace, its history, and the changes between any two versions.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::{Response, cacheable_file, pretty};
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::diff::{DiffCard, diff_cards};
use crate::pages::partials::rows::{contains_words, event_contains_words};
use crate::pages::partials::table::{Cell, Table};
use crate::pages::partials::terms::change_words;
use crate::pages::public::loaded::{
    LoadedNamespace, VersionRow, date_or_not_recorded, load_namespace, nid_or_redirect, split_format_suffix, version_and_edition,
    version_label, version_rows, version_timeline,
};
use crate::pages::public::on_day;
use crate::registry::files::VersionEdition;
use crate::registry::profiles::{self, ProfileEdition};
use crate::registry::{Change, log};
use askama::Template as View;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;
use urn_registry::profile::ProfileSource;
use urn_registry::template::diff::{DiffLayout, changed_in_substance, compare, diff_as_text, patch};

#[derive(View)]
#[template(path = "public/versions.html")]
struct VersionsPage {
    shell: Shell,
    on: Option<String>,
    nid: String,
    latest: String,
    versions: Vec<VersionRow>,
    timeline: String,
    since: Phrase,
    choices: Vec<String>,
    diff_base: String,
    /// The editions of the profile, newest first.
    profiles: Table,
}

/// The row of an edition of the profile: its name, its date, and who supplied it.
fn profile_row(loaded: &LoadedNamespace, at: usize, held: &ProfileEdition) -> [Cell; 3] {
    let address = format!("{}.{}", held.version, held.edition);
    // Version numbers that were never published are not invented.
    let is_numbered = loaded.versions.iter().any(|version| version.number == held.version && version.number_recorded);
    let name = if is_numbered {
        Phrase::new("versions-edition-of").arg("version", held.version)
    } else {
        Phrase::new("versions-edition-named")
    };
    let name = Cell::link(name.arg("number", held.edition), addresses::profile_edition_path(held.nid.as_str(), &address));
    let whose = Phrase::new(match held.reading {
        ProfileSource::Registrant => "word-derived-from-the-registered-text-lower",
        ProfileSource::Editors => "versions-whose-editors",
    });
    let day = crate::clock::day(held.published_at).to_string();
    [name.with_tag("ok", (at == 0).then(|| Phrase::new("versions-in-force"))), day.into(), whose.into()]
}

fn load_on_requested_date(cx: &RequestContext) -> Result<Result<(LoadedNamespace, Option<Date>), Response>, HttpError> {
    match nid_or_redirect(cx, cx.param("nid"))? {
        Ok(nid) => Ok(Ok(on_day::load_on_date(cx, &nid)?)),
        Err(moved) => Ok(Err(moved)),
    }
}

/// `GET /assignments/urn-formal/{nid}/versions?on=`: all known versions, or those known by a date.
pub fn versions(cx: &RequestContext) -> Result<Response, HttpError> {
    const PROFILE_COLUMNS: &[(&str, &str)] = &[("versions-edition", ""), ("versions-date", "nowrap"), ("word-source", "")];
    let (loaded, on) = match load_on_requested_date(cx)? {
        Ok(loaded) => loaded,
        Err(moved) => return Ok(moved),
    };
    let namespace = &loaded.namespace;
    let mut held = cx.read(|conn| Ok(profiles::queries::all_of(conn, namespace.nid.as_str())?))?;
    held.retain(|held| on.is_none_or(|on| crate::clock::day(held.published_at) <= on));
    cx.render_page(&VersionsPage {
        profiles: Table::new("versions-profile", PROFILE_COLUMNS)
            .with_rows(held.iter().enumerate().map(|(at, held)| profile_row(&loaded, at, held))),
        shell: Shell::new(cx, Phrase::new("versions-title").arg("nid", namespace.nid.as_str()), NavSection::Registry),
        on: on.map(|day| day.to_string()),
        nid: namespace.nid.to_string(),
        latest: addresses::namespace_path(namespace.kind, &namespace.nid),
        versions: version_rows(&loaded, loaded.versions.first().map(VersionEdition::newest)),
        timeline: version_timeline(cx, &loaded, None, cx.lang),
        since: date_or_not_recorded(namespace.registered_on.as_ref()),
        choices: loaded
            .wordings()
            .into_iter()
            .filter(|(wording, _)| wording.text().is_some())
            .map(|(wording, _)| version_and_edition(wording))
            .collect(),
        diff_base: format!("{}/diff", addresses::namespace_path(namespace.kind, &namespace.nid)),
    })
}

#[derive(View)]
#[template(path = "public/history.html")]
struct HistoryPage {
    shell: Shell,
    on: Option<String>,
    today: String,
    nid: String,
    latest: String,
    /// The search text.
    q: String,
    changes: Vec<ChangeRow>,
    acts: Vec<EventRow>,
}

struct ChangeRow {
    serial: i64,
    /// The date by which the source had published it; `None` for changes made here.
    published_on: Option<String>,
    recorded_at: String,
    text: Phrase,
    detail: String,
    /// The comparison of the namespace on that date with the previous day.
    compare: String,
}

struct EventRow {
    at: String,
    by: String,
    text: Phrase,
    detail: String,
}

/// `GET /assignments/urn-formal/{nid}/history?on=&q=`: every change of the registration and its cause, up to a date or matching a
/// search.
pub fn history(cx: &RequestContext) -> Result<Response, HttpError> {
    /// The maximum number of changes shown.
    const CHANGES_SHOWN_MAX: i64 = 500;
    let (loaded, on) = match load_on_requested_date(cx)? {
        Ok(loaded) => loaded,
        Err(moved) => return Ok(moved),
    };
    let nid = &loaded.namespace.nid;
    let (mut changes, mut events) = cx.read(|conn| {
        Ok((log::changes_of(conn, nid, CHANGES_SHOWN_MAX)?, crate::history::queries::of_nid(conn, nid.as_str())?))
    })?;
    changes.retain(|change| on.is_none_or(|on| change.day() <= on));
    events.retain(|event| on.is_none_or(|on| crate::clock::day(event.at) <= on));
    let q = cx.query.get("q").trim();
    changes.retain(|change| {
        let message = change_words(change.what).text(cx.lang);
        contains_words(
            q,
            &[change.what.label(), &message, &change.detail, &change.day().to_string(), &crate::clock::spelled(change.day())],
        )
    });
    events.retain(|event| event_contains_words(q, event));
    let compare = addresses::compare_namespace_path(loaded.namespace.kind, nid);
    let since_the_day_before = |change: &Change| {
        let day = change.day();
        let before = day.yesterday().unwrap_or(day).to_string();
        addresses::with_query(&compare, &[("from", &before), ("to", &day.to_string())])
    };
    let time = crate::pages::partials::rows::time;
    cx.render_page(&HistoryPage {
        shell: Shell::new(cx, Phrase::new("versions-history-title").arg("nid", nid.as_str()), NavSection::Registry),
        on: on.map(|day| day.to_string()),
        today: crate::clock::day(cx.now).to_string(),
        nid: nid.to_string(),
        latest: addresses::namespace_path(loaded.namespace.kind, nid),
        q: q.to_owned(),
        changes: changes
            .into_iter()
            .map(|change: Change| ChangeRow {
                serial: change.serial,
                compare: since_the_day_before(&change),
                published_on: change.published_on.map(|day| day.to_string()),
                recorded_at: time(change.at),
                text: change_words(change.what),
                detail: change.detail,
            })
            .collect(),
        acts: events
            .into_iter()
            .map(|event| EventRow { at: time(event.at), by: event.by, text: event.act.phrase(), detail: event.detail })
            .collect(),
    })
}

#[derive(View)]
#[template(path = "public/diff.html")]
struct DiffPage {
    shell: Shell,
    nid: String,
    latest: String,
    a: Phrase,
    b: Phrase,
    a_href: String,
    b_href: String,
    side: bool,
    cards: Vec<DiffCard>,
    substance: String,
    here: String,
}

/// `GET /assignments/urn-formal/{nid}/diff/{a}/{b}`: the changes between any two versions; `?view=side` in two columns, `.txt`
/// and `.patch` as text.
pub fn diff(cx: &RequestContext) -> Result<Response, HttpError> {
    let side = match cx.query.get("view") {
        "" | "inline" => false,
        "side" => true,
        _ => return Err(HttpError::bad_request(Phrase::new("refusal-views"))),
    };
    let loaded = match nid_or_redirect(cx, cx.param("nid"))? {
        Ok(nid) => load_namespace(cx, &nid)?,
        Err(moved) => return Ok(moved),
    };
    let asked = split_format_suffix(cx.param("b"));
    let (a, b) = (loaded.find_wording(cx.param("a"))?, loaded.find_wording(&asked.rest)?);
    let held = |wording: VersionEdition<'_>| {
        wording
            .text()
            .map(|text| text.template.clone())
            .ok_or_else(|| HttpError::not_found(Phrase::new("thing-version-text").arg("version", version_label(wording))))
    };
    let (old, new) = (held(a)?, held(b)?);
    let substance = changed_in_substance(&old, &new);
    let names = (
        format!("{}-{}", loaded.namespace.nid, version_and_edition(a)),
        format!("{}-{}", loaded.namespace.nid, version_and_edition(b)),
    );
    let text = |wording: VersionEdition<'_>| wording.text().map(|text| text.canonical.clone()).unwrap_or_default();
    match asked.form {
        Some("patch") => {
            return Ok(cacheable_file("text/x-diff; charset=utf-8", patch((&names.0, &text(a)), (&names.1, &text(b)))));
        }
        Some("txt") => {
            let print = if side { DiffLayout::Side } else { DiffLayout::Inline };
            return Ok(cacheable_file("text/plain; charset=utf-8", diff_as_text(&compare(&old, &new), &substance, print)));
        }
        Some("json") => {
            let diffs = compare(&old, &new);
            let list: Vec<serde_json::Value> = diffs.iter().map(|diff| diff.to_json(substance.contains(&diff.field))).collect();
            return pretty(
                &serde_json::json!({ "nid": loaded.namespace.nid.as_str(), "a": version_and_edition(a), "b": version_and_edition(b), "fields": list }),
            );
        }
        Some("html") | None => {}
        Some(_) => return Err(HttpError::not_found(Phrase::new("thing-form"))),
    }
    let title = Phrase::new("versions-diff-title").arg("nid", loaded.namespace.nid.as_str());
    let labels: Vec<&str> = substance.iter().map(|field| field.label()).collect();
    cx.render_page(&DiffPage {
        shell: Shell::new(cx, title.arg("a", version_label(a)).arg("b", version_label(b)), NavSection::Registry),
        nid: loaded.namespace.nid.to_string(),
        latest: addresses::namespace_path(loaded.namespace.kind, &loaded.namespace.nid),
        a: version_label(a),
        b: version_label(b),
        a_href: loaded.wording_url(a),
        b_href: loaded.wording_url(b),
        side,
        cards: diff_cards(&old, &new),
        substance: labels.join(", "),
        here: addresses::version_diff_path(
            loaded.namespace.kind,
            &loaded.namespace.nid,
            &version_and_edition(a),
            &version_and_edition(b),
        ),
    })
}
