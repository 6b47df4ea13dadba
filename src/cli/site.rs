//! `nidreg export site`: the whole public registry as static files, for a mirror on any web server.

use crate::cli::exit::{Exit, Failure, print_line, print_to_stderr};
use crate::clock;
use crate::http::app::AppState;
use crate::http::response::Response;
use crate::registry::files::RegistryFile;
use crate::registry::publish::PUBLISHED_COUNTER;
use crate::settings::Settings;
use crate::store::Store;
use crate::store::counters::counter;
use crate::users::factors::SecondFactorConfig;
use crate::web::static_copy;
use std::collections::{BTreeSet, VecDeque};
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Marks a directory as an earlier copy; no other nonempty directory is replaced.
const MARKER_FILE: &str = ".nidreg-site";

/// Start paths, in addition to the registry files; everything else is found through links.
const START_PATHS: [&str; 12] = [
    "/", "/assignments/urn-namespaces", "/profiles.json", "/regexes.json", "/vectors.ndjson", "/openapi.json", "/robots.txt",
    "/sitemap.xml", "/llms.txt", "/opensearch.xml", "/.well-known/security.txt", "/requests",
];

/// Attempts before giving up because the registry changes during each copy.
const ATTEMPTS_MAX: usize = 3;

/// Writes the copy to a temporary directory next to `dir`, then replaces `dir` with it.
pub(crate) fn write_site(store: &Store, settings: &Settings, dir: &Path) -> Result<Exit, Failure> {
    let is_ours = dir.join(MARKER_FILE).exists();
    let is_empty = !dir.exists() || std::fs::read_dir(dir)?.next().is_none();
    if !is_ours && !is_empty {
        return Err(Failure::new(
            Exit::Conflict,
            format!("{} is not empty and is not an earlier copy; nothing was written", dir.display()),
        ));
    }
    let mail = settings.mail_config().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let key = settings.read_or_temporary_key().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
    let mut app = AppState::new(store.clone(), settings, mail, SecondFactorConfig::new(key, true));
    app.copied_on = Some(clock::day(clock::now()));
    let app = Arc::new(app);
    let beside = path_with_suffix(dir, "new");
    for _ in 0..ATTEMPTS_MAX {
        remove(&beside)?;
        std::fs::create_dir_all(&beside).map_err(|error| unwritable(&beside, &error))?;
        let before = store.read(|conn| counter(conn, PUBLISHED_COUNTER))?;
        let count = render_pages(&app, &beside)?;
        if store.read(|conn| counter(conn, PUBLISHED_COUNTER))? == before {
            std::fs::write(beside.join(MARKER_FILE), format!("{before}\n"))?;
            put_in_place(&beside, dir)?;
            print_line(format_args!("{count} files in {}", dir.display()))?;
            return Ok(Exit::Done);
        }
    }
    remove(&beside)?;
    Err(Failure::new(Exit::TryAgain, "the registry changed while it was being copied; nothing was written"))
}

fn path_with_suffix(dir: &Path, suffix: &str) -> PathBuf {
    let mut name = dir.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{suffix}"));
    dir.with_file_name(name)
}

fn remove(dir: &Path) -> Result<(), Failure> {
    match std::fs::remove_dir_all(dir) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(unwritable(dir, &error)),
        _ => Ok(()),
    }
}

/// The whole copy fails, because a copy without the page would lose it.
fn page_failure(path: &str, status: u16) -> Failure {
    let sentence = format!("{path} could not be made (status {status}; the log has the reason); nothing was written");
    Failure::new(Exit::TryAgain, sentence)
}

fn unwritable(dir: &Path, error: &std::io::Error) -> Failure {
    let sentence = format!(
        "{} cannot be written: {error}. The copy is prepared there, so its parent directory must be writable",
        dir.display()
    );
    Failure::new(Exit::TryAgain, sentence)
}

fn put_in_place(beside: &Path, dir: &Path) -> Result<(), Failure> {
    let old = path_with_suffix(dir, "old");
    remove(&old)?;
    if dir.exists() {
        std::fs::rename(dir, &old)?;
    }
    std::fs::rename(beside, dir)?;
    remove(&old)
}

/// Renders all reachable pages into `dir` and returns the number of files.
fn render_pages(app: &Arc<AppState>, dir: &Path) -> Result<usize, Failure> {
    const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);
    let files = RegistryFile::ALL.into_iter().map(|file| format!("/assignments/urn-namespaces/{}", file.name()));
    let mut waiting: VecDeque<String> = START_PATHS.into_iter().map(str::to_owned).chain(files).collect();
    let mut known: BTreeSet<String> = waiting.iter().cloned().collect();
    let (mut count, mut told) = (0, Instant::now());
    while let Some(path) = waiting.pop_front() {
        let Some(reply) = static_copy::static_response(app, &path).map_err(|status| page_failure(&path, status))? else {
            continue;
        };
        let is_page = reply.content_type.starts_with("text/html");
        write_response(dir, &path, is_page, &reply)?;
        count += 1;
        if is_page {
            let page = String::from_utf8_lossy(&reply.body);
            for next in links(&page).chain(other_format_paths(&path)).filter(|next| static_copy::contains_path(next)) {
                if known.insert(next.clone()) {
                    waiting.push_back(next);
                }
            }
        }
        if told.elapsed() > PROGRESS_INTERVAL && std::io::stderr().is_terminal() {
            print_to_stderr(format_args!("{count} files written, {} remaining", waiting.len()));
            told = Instant::now();
        }
    }
    Ok(count)
}

/// Local links in a page, without queries and fragments: a static copy has one response per path.
fn links(page: &str) -> impl Iterator<Item = String> {
    page.match_indices("=\"/").filter_map(|(at, _)| {
        let path = page.get(at + 2..)?.split(['"', '?', '#']).next()?;
        (!path.starts_with("//")).then(|| path.to_owned())
    })
}

/// The other formats of a namespace or version page, which scripts fetch.
fn other_format_paths(path: &str) -> impl Iterator<Item = String> {
    let of_a_namespace = path.starts_with("/assignments/urn-formal/") || path.starts_with("/assignments/urn-informal/");
    let suffixes = if of_a_namespace { &["txt", "json", "jsonld", "atom"][..] } else { &[] };
    let path = path.trim_end_matches(".html").to_owned();
    suffixes.iter().map(move |suffix| format!("{path}.{suffix}"))
}

/// Writes one response: a page as `path.html`, which servers find with `try_files $uri $uri.html`, a file under its own name.
fn write_response(dir: &Path, path: &str, is_page: bool, reply: &Response) -> Result<(), Failure> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    if parts.iter().any(|part| matches!(*part, "." | "..") || part.contains(['\\', '\0'])) {
        return Ok(());
    }
    let (name, folders) = parts.split_last().unwrap_or((&"index", &[]));
    let mut to = dir.to_path_buf();
    to.extend(folders);
    std::fs::create_dir_all(&to)?;
    let has_suffix = Path::new(name).extension().is_some_and(|extension| extension == "html");
    let html = is_page && !has_suffix;
    to.push(if html { format!("{name}.html") } else { (*name).to_owned() });
    std::fs::write(to, &reply.body)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_response_is_written_to_its_file() {
        let dir = tempfile::tempdir().unwrap();
        let page = Response::text("x");
        for (path, is_page, file) in [
            ("/", true, "index.html"),
            ("/help", true, "help.html"),
            ("/assignments/urn-formal/isbn/5.1", true, "assignments/urn-formal/isbn/5.1.html"),
            ("/assignments/urn-formal/isbn.txt", false, "assignments/urn-formal/isbn.txt"),
        ] {
            write_response(dir.path(), path, is_page, &page).unwrap();
            assert!(dir.path().join(file).is_file(), "{file}");
        }
        write_response(dir.path(), "/../outside", true, &page).unwrap();
        assert!(!dir.path().parent().unwrap().join("outside.html").exists());
    }

    #[test]
    fn links_are_local_without_query_or_fragment() {
        let page = "<a href=\"/help?x=1\"><a href=\"//other.example/\"><link href=\"/static/a.css\"><a href=\"/rules#n\"><a href=\"https://e.example/\">";
        assert_eq!(links(page).collect::<Vec<_>>(), ["/help", "/static/a.css", "/rules"]);
    }
}
