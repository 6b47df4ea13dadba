//! A namespace with its versions as loaded by a route, and data about a version that several pages share.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use crate::pages::partials::nid_answer;
use crate::pages::public::timeline;
use crate::pages::public::timeline::TimelineBar;
use crate::registry::files::VersionEdition;
use crate::registry::{EditionOrigin, Namespace, Origin, Version, queries};
use jiff::civil::Date;
use urn_registry::i18n::{Lang, Phrase};
use urn_registry::nid::{Nid, in_use};

pub(super) struct VersionRow {
    pub(super) name: Phrase,
    pub(super) href: String,
    /// The date on which its source published it, or by which it had published it.
    pub(super) date: Phrase,
    /// When it was recorded or published here.
    pub(super) learned: String,
    pub(super) source: Phrase,
    pub(super) source_href: Option<String>,
    pub(super) current: bool,
    /// Whether it was registered in error.
    pub(super) in_error: bool,
    /// The comparison with the previous one.
    pub(super) diff: Option<String>,
}

pub(super) fn date_or_not_recorded(date: Option<impl ToString>) -> Phrase {
    date.map_or_else(|| Phrase::new("word-not-recorded-lower"), |date| date.to_string().into())
}

pub(super) fn version_source(version: &Version) -> Phrase {
    match &version.origin {
        Origin::Imported => Phrase::new("versions-from-iana"),
        Origin::Registered { request_number } => Phrase::new("versions-from-request").arg("number", request_number.to_string()),
    }
}

/// When a text was published. An import shows only that its source had published it by then.
fn publication_date_phrase(wording: VersionEdition<'_>, shown: Option<Date>) -> Phrase {
    let is_imported = match wording.of_edition() {
        Some(edition) => matches!(edition.origin, EditionOrigin::Imported),
        None => matches!(wording.version.origin, Origin::Imported),
    };
    // A date that the text itself prints needs no other evidence.
    let is_printed = wording.edition == 0 && wording.version.dated == shown;
    match shown {
        Some(day) if is_imported && !is_printed => Phrase::new("versions-shown-by").arg("day", day.to_string()),
        day => date_or_not_recorded(day),
    }
}

/// The resource named by the last path segment.
pub(super) struct RequestedResource {
    pub(super) rest: String,
    pub(super) form: Option<&'static str>,
}

/// `nbn.txt` is `nbn` as text; a NID has no dot, so the dot always starts the format. For a version `5.1`, the format is the
/// non-numeric rest.
pub(super) fn split_format_suffix(text: &str) -> RequestedResource {
    const FORMAT_SUFFIXES: [&str; 11] = ["html", "txt", "json", "jsonld", "ttl", "csv", "atom", "patch", "svg", "bib", "csl"];
    match text.rsplit_once('.') {
        Some((rest, form)) => match FORMAT_SUFFIXES.into_iter().find(|known| *known == form) {
            Some(form) => RequestedResource { rest: rest.to_owned(), form: Some(form) },
            None => RequestedResource { rest: text.to_owned(), form: None },
        },
        None => RequestedResource { rest: text.to_owned(), form: None },
    }
}

/// The NID in the path; upper case redirects to lower case.
pub(super) fn nid_or_redirect(cx: &RequestContext, text: &str) -> Result<Result<Nid, Response>, HttpError> {
    let nid = Nid::parse(text).map_err(|_| HttpError::not_found(Phrase::new("thing-this-namespace")))?;
    if nid.as_str() != text {
        let lower = cx.path().replacen(text, nid.as_str(), 1);
        return Ok(Err(Response::moved_permanently(lower)));
    }
    Ok(Ok(nid))
}

pub(super) struct LoadedNamespace {
    pub(super) namespace: Namespace,
    pub(super) versions: Vec<Version>,
}

pub(super) fn load_namespace(cx: &RequestContext, nid: &Nid) -> Result<LoadedNamespace, HttpError> {
    let (namespace, versions) = cx.read(|conn| Ok((queries::by_nid(conn, nid)?, queries::versions_of(conn, nid)?)))?;
    let Some(namespace) = namespace else {
        // The sentence of the page that checks a namespace ID.
        let answer = nid_answer::check(cx, nid.as_str())?;
        let in_use = in_use::findings(nid.as_str(), in_use::known_in_use()).into_iter().next();
        let note = in_use.map_or_else(Phrase::default, |finding| finding.message);
        return Err(HttpError::not_found_because(
            Phrase::new("ns-not-registered").arg("status", answer.verdict).arg("note", note),
        ));
    };
    if namespace.kind.name() != cx.param("kind") {
        return Err(HttpError::not_found(Phrase::new("thing-this-namespace")));
    }
    if versions.is_empty() {
        return Err(HttpError::not_found(Phrase::new("thing-this-namespace")));
    }
    Ok(LoadedNamespace { namespace, versions })
}

impl LoadedNamespace {
    pub(super) fn newest_wording(&self) -> Result<VersionEdition<'_>, HttpError> {
        self.versions.first().map(VersionEdition::newest).ok_or_else(|| HttpError::not_found(Phrase::new("thing-this-namespace")))
    }

    pub(super) fn wording_url(&self, wording: VersionEdition<'_>) -> String {
        addresses::edition_path(self.namespace.kind, &self.namespace.nid, wording.version.number, wording.edition)
    }

    pub(super) fn find_wording(&self, text: &str) -> Result<VersionEdition<'_>, HttpError> {
        VersionEdition::find_by_name(&self.versions, text).ok_or_else(|| HttpError::not_found(Phrase::new("thing-version")))
    }

    /// All versions and corrections, oldest first, with the date from which each was in force.
    pub(super) fn wordings(&self) -> Vec<(VersionEdition<'_>, Option<Date>)> {
        let mut all = Vec::new();
        // A bare entry only records a registration. It has no text to read or compare.
        for version in self.versions.iter().rev().filter(|version| !version.is_bare_registration()) {
            all.push((VersionEdition { version, edition: 0 }, version.shown.first));
            all.extend(
                version
                    .editions
                    .iter()
                    .map(|edition| (VersionEdition { version, edition: edition.number }, edition.source_dates.first)),
            );
        }
        all
    }
}

/// The name of a version in a table; version numbers that were never published are not invented.
pub(super) fn version_label(wording: VersionEdition<'_>) -> Phrase {
    match wording.name() {
        Some(name) => name.into(),
        None if wording.edition == 0 => Phrase::new("versions-unnumbered"),
        None => Phrase::new("word-unnumbered-text-lower").arg("number", wording.edition + 1),
    }
}

/// The name of a version within a sentence: "version 5.1".
pub(super) fn version_phrase(wording: VersionEdition<'_>) -> Phrase {
    match wording.name() {
        Some(name) => Phrase::new("versions-called").arg("name", name),
        None if wording.text().is_none() => Phrase::new("versions-called-bare"),
        None if wording.edition == 0 => Phrase::new("versions-called-unnumbered"),
        None => Phrase::new("word-unnumbered-text-lower").arg("number", wording.edition + 1),
    }
}

pub(super) fn version_rows(loaded: &LoadedNamespace, shown: Option<VersionEdition<'_>>) -> Vec<VersionRow> {
    let (kind, nid) = (loaded.namespace.kind, &loaded.namespace.nid);
    let all = loaded.wordings();
    let mut rows: Vec<VersionRow> = all
        .iter()
        .enumerate()
        .map(|(i, (wording, date))| {
            let before = i.checked_sub(1).and_then(|i| all.get(i)).map(|(before, _)| *before);
            let both_held = before.is_some_and(|before| before.text().is_some()) && wording.text().is_some();
            let (source, source_href) = match wording.of_edition().map(|edition| &edition.origin) {
                Some(EditionOrigin::Corrected { reason, request_number }) => {
                    let message = Phrase::new("versions-correction").arg("reason", reason);
                    (message, request_number.as_ref().map(addresses::request_path))
                }
                Some(EditionOrigin::Imported) => (Phrase::new("word-changed-text-at-iana-lower"), None),
                None => (
                    version_source(wording.version),
                    match &wording.version.origin {
                        Origin::Registered { request_number } => Some(addresses::request_path(request_number)),
                        Origin::Imported => None,
                    },
                ),
            };
            VersionRow {
                name: version_label(*wording),
                href: loaded.wording_url(*wording),
                date: publication_date_phrase(*wording, *date),
                learned: crate::clock::day(wording.recorded_at()).to_string(),
                source,
                source_href,
                current: shown
                    .is_some_and(|shown| (shown.version.number, shown.edition) == (wording.version.number, wording.edition)),
                in_error: loaded.namespace.marks.error_flag(Some(wording.version.number)).is_some(),
                diff: before.filter(|_| both_held).map(|before| {
                    addresses::version_diff_path(kind, nid, &version_and_edition(before), &version_and_edition(*wording))
                }),
            }
        })
        .collect();
    rows.reverse();
    rows
}

pub(super) fn version_and_edition(wording: VersionEdition<'_>) -> String {
    format!("{}.{}", wording.version.number, wording.edition)
}

pub(super) fn version_timeline(
    cx: &RequestContext,
    loaded: &LoadedNamespace,
    shown: Option<VersionEdition<'_>>,
    lang: Lang,
) -> String {
    let bars: Vec<TimelineBar> = loaded
        .wordings()
        .into_iter()
        .map(|(wording, from)| TimelineBar {
            name: version_label(wording),
            href: loaded.wording_url(wording),
            from,
            is_edition: wording.edition > 0,
            here: shown.is_some_and(|shown| (shown.version.number, shown.edition) == (wording.version.number, wording.edition)),
        })
        .collect();
    timeline::timeline(loaded.namespace.nid.as_str(), &bars, crate::clock::day(cx.now), lang)
}
