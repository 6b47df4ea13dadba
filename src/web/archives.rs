//! Makes the archive of a month from the public files of the server.

use crate::http::addresses::{REGISTRY, edition, namespace};
use crate::http::app::App;
use crate::http::reply::Reply;
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

/// Files that always exist, in addition to those of the list.
const FILES: [&str; 4] = ["/profiles.json", "/regexes.json", "/vectors.ndjson", "/openapi.json"];

/// The change log: each change with the fields that it changed.
const CHANGES: &str = "/api/v1/list/delta";

/// Makes the archive of the previous month, unless it exists, the registry did not exist then, or this server does not sign its log.
/// Returns whether an archive was made. If the registry changes in the meantime, the next call makes it.
///
/// # Errors
/// A sentence.
pub fn make_monthly(app: &Arc<App>, now: Timestamp) -> Result<bool, String> {
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
    let read = |path: &str, query: &str| body(path, get(app, path, query));
    let existing = |path: &str, query: &str| read(path, query)?.ok_or_else(|| format!("{path} does not exist"));
    let named = |path: &str, body: Vec<u8>| (path.trim_start_matches('/').to_owned(), body);
    let mut all = Vec::new();
    for path in &always {
        all.push(named(path, existing(path, "")?));
    }
    for path in &texts {
        if let Some(text) = read(path, "")? {
            all.push(named(path, text));
        }
    }
    all.push(("changes.json".to_owned(), existing(CHANGES, "since=0")?));
    Ok(all)
}

/// The body of a file; `None` if it does not exist. A file that exists but cannot be read now must not be left out, because an archive is
/// permanent.
fn body(path: &str, reply: Option<Reply>) -> Result<Option<Vec<u8>>, String> {
    match reply {
        Some(reply) if reply.status == 200 => Ok(Some(reply.body)),
        Some(reply) if reply.status == 404 => Ok(None),
        Some(reply) => Err(format!("{path} could not be read (status {})", reply.status)),
        None => Err(format!("{path} could not be read")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archive_omits_only_files_that_do_not_exist() {
        let body = |status| body("/a.txt", Some(Reply { status, ..Reply::text("text") }));
        assert_eq!((body(200), body(404)), (Ok(Some(b"text".to_vec())), Ok(None)));
        for status in [303, 410, 500, 503] {
            assert!(body(status).is_err(), "{status}");
        }
        assert!(super::body("/a.txt", None).is_err(), "no route");
    }
}
