//! Makes the archive of a month from the files that the server serves to everyone.

use crate::http::addresses::{REGISTRY, edition, namespace};
use crate::http::app::App;
use crate::registry::archives::{Archive, pack, queries};
use crate::registry::files::RegistryFile;
use crate::registry::publish::PUBLISHED;
use crate::registry::{feeds, queries as registry};
use crate::store::AnyConnection;
use crate::store::counters::{allot, counter};
use crate::web::in_process::get;
use crate::{clock, ids};
use jiff::Timestamp;
use std::sync::Arc;

/// Files that are always there, besides those of the list.
const FILES: [&str; 4] = ["/profiles.json", "/regexes.json", "/vectors.ndjson", "/openapi.json"];

/// The change log: each change with the fields that it changed.
const CHANGES: &str = "/api/v1/list/delta";

/// Makes the archive of the previous month, unless it exists, the registry is younger, or its log is not signed here. Returns whether an
/// archive was made. If the registry changes in the meantime, the next call makes it.
///
/// # Errors
/// A sentence.
pub fn keep(app: &Arc<App>, now: Timestamp) -> Result<bool, String> {
    let begin = clock::day(now).first_of_month();
    let Ok(last) = begin.yesterday() else { return Ok(false) };
    if !app.log.is_signed() {
        return Ok(false);
    }
    let month = last.strftime("%Y-%m").to_string();
    let due = app.store.read(|conn| {
        let is_made = queries::all(conn)?.iter().any(|archive| archive.month == month);
        let first = registry::changes_after(conn, 0, 1)?.first().map(|change| clock::day(change.at));
        let is_due = !is_made && first.is_some_and(|first| first < begin);
        Ok::<_, crate::store::Error>(if is_due { Some(counter(conn, PUBLISHED)?) } else { None })
    });
    let Some(before) = due.map_err(|error| error.to_string())? else { return Ok(false) };
    let bytes = pack(&files(app)?).map_err(|error| error.to_string())?;
    let sha256 = ids::sha256(&bytes);
    let Some(note) = app.log.sign_archive(&month, &sha256) else { return Ok(false) };
    let size = i64::try_from(bytes.len()).unwrap_or(i64::MAX);
    let archive = Archive { month, made_at: now, size, sha256, note, is_withdrawn: false };
    let stored = app.store.write(|conn| {
        let is_current = counter(conn, PUBLISHED)? == before;
        if is_current {
            queries::insert(conn, &archive, &bytes)?;
            allot(conn, PUBLISHED)?;
        }
        Ok::<_, crate::store::Error>(is_current)
    });
    match stored {
        // Another server was first.
        Err(error) if error.is_taken() => Ok(false),
        stored => stored.map_err(|error| error.to_string()),
    }
}

/// The paths of the files that must exist, and those of texts, which are not all available.
fn paths(conn: &mut AnyConnection) -> Result<(Vec<String>, Vec<String>), crate::refusal::Refusal> {
    let mut always: Vec<String> = RegistryFile::ALL.iter().map(|file| format!("{REGISTRY}/{}", file.name())).collect();
    always.extend((1..=feeds::archives(conn)?).map(|number| format!("{REGISTRY}/updates-{number}.atom")));
    always.extend(FILES.map(str::to_owned));
    let mut texts = Vec::new();
    for one in registry::all(conn)? {
        always.push(format!("{}.json", namespace(one.kind, &one.nid)));
        for version in registry::versions_of(conn, &one.nid)? {
            let editions = std::iter::once(0).chain(version.editions.iter().map(|edition| edition.number));
            texts.extend(editions.map(|number| format!("{}.txt", edition(one.kind, &one.nid, version.number, number))));
        }
    }
    Ok((always, texts))
}

fn files(app: &Arc<App>) -> Result<Vec<(String, Vec<u8>)>, String> {
    let (always, texts) = app.store.read(paths).map_err(|error| error.to_string())?;
    let read = |path: &str, query: &str| get(app, path, query).filter(|reply| reply.status == 200).map(|reply| reply.body);
    let named = |path: &str, body: Vec<u8>| (path.trim_start_matches('/').to_owned(), body);
    let missing = |path: &str| format!("{path} could not be read");
    let mut all = Vec::new();
    for path in &always {
        all.push(named(path, read(path, "").ok_or_else(|| missing(path))?));
    }
    all.extend(texts.iter().filter_map(|path| Some(named(path, read(path, "")?))));
    all.push(("changes.json".to_owned(), read(CHANGES, "since=0").ok_or_else(|| missing(CHANGES))?));
    Ok(all)
}
