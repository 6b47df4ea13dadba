//! `nidreg export archive`: all public files in one signed zip file.

use crate::cli::exit::{Exit, Failure, print_line};
use crate::clock;
use crate::http::addresses::{REGISTRY_PATH, edition_path, namespace_path};
use crate::http::app::AppState;
use crate::http::response::Response;
use crate::ids::sha256;
use crate::public_log::signing::verify_before_signing;
use crate::refusal::Refusal;
use crate::registry::files::RegistryFile;
use crate::registry::publish::PUBLISHED_COUNTER;
use crate::registry::queries;
use crate::settings::Settings;
use crate::store::counters::counter;
use crate::store::files::replace_file;
use crate::store::{AnyConnection, Store};
use crate::users::factors::SecondFactorConfig;
use crate::web::in_process::get_in_process;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use zip::ZipWriter;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;

/// Files that always exist, in addition to those of the list.
const FIXED_FILE_PATHS: [&str; 4] = ["/profiles.json", "/regexes.json", "/vectors.ndjson", "/openapi.json"];

/// The change log: each change with the fields that it changed.
const CHANGE_LOG_PATH: &str = "/api/v1/list/delta";

/// The file in an archive with the digests of the others, as `sha256sum -c` reads them.
const CHECKSUMS_FILE: &str = "SHA256SUMS";

/// Attempts before giving up because the registry changes meanwhile.
const ATTEMPTS_MAX: usize = 3;

/// Writes the archive and beside it, with the suffix `.note`, its digest signed with the key of the public log.
pub(crate) fn write_archive(store: &Store, settings: &Settings, file: &Path) -> Result<Exit, Failure> {
    let not_ready = |sentence: String| Failure::new(Exit::NotReady, sentence);
    let Some(key) = settings.read_log_key().map_err(not_ready)? else {
        return Err(not_ready("NIDREG_LOG_KEY_FILE is not set; the archive is signed with the key of the public log".to_owned()));
    };
    store
        .read(|conn| verify_before_signing(conn, &key))
        .map_err(|error| not_ready(format!("the public log cannot be signed: {error}")))?;
    let mail = settings.mail_config().map_err(not_ready)?;
    let factors = SecondFactorConfig::new(settings.read_or_temporary_key().map_err(not_ready)?, true);
    let app = Arc::new(AppState::new(store.clone(), settings, mail, factors));
    let again = |sentence: String| Failure::new(Exit::TryAgain, sentence);
    for _ in 0..ATTEMPTS_MAX {
        let before = store.read(|conn| counter(conn, PUBLISHED_COUNTER))?;
        let bytes = zip_files(&read_files(&app).map_err(again)?).map_err(|error| again(error.to_string()))?;
        if store.read(|conn| counter(conn, PUBLISHED_COUNTER))? == before {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            let note = key.sign_archive(&name, &sha256(&bytes), clock::now());
            replace_file(file, &bytes)?;
            let mut beside = file.as_os_str().to_owned();
            beside.push(".note");
            replace_file(&PathBuf::from(&beside), note.as_bytes())?;
            print_line(format_args!("{} and {}", file.display(), Path::new(&beside).display()))?;
            return Ok(Exit::Done);
        }
    }
    Err(again("the registry changed while the archive was made; nothing was written".to_owned()))
}

/// The zip file of these files, with their digests.
fn zip_files(files: &[(String, Vec<u8>)]) -> ZipResult<Vec<u8>> {
    let mut sums = String::new();
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let mut put = |name: &str, bytes: &[u8]| -> ZipResult<()> {
        writer.start_file(name, SimpleFileOptions::default())?;
        Ok(writer.write_all(bytes)?)
    };
    for (name, bytes) in files {
        put(name, bytes)?;
        // Writing to memory cannot fail.
        let _ = writeln!(sums, "{}  {name}", sha256(bytes));
    }
    put(CHECKSUMS_FILE, sums.as_bytes())?;
    Ok(writer.finish()?.into_inner())
}

/// The paths of the files that must exist, and those of texts, which are not all available.
fn paths(conn: &mut AnyConnection) -> Result<(Vec<String>, Vec<String>), Refusal> {
    let mut always: Vec<String> = RegistryFile::ALL.iter().map(|file| format!("{REGISTRY_PATH}/{}", file.name())).collect();
    always.extend(FIXED_FILE_PATHS.map(str::to_owned));
    let mut texts = Vec::new();
    for one in queries::all(conn)? {
        always.push(format!("{}.json", namespace_path(one.kind, &one.nid)));
        for version in queries::versions_of(conn, &one.nid)? {
            let editions = std::iter::once(0).chain(version.editions.iter().map(|edition| edition.number));
            texts.extend(editions.map(|number| format!("{}.txt", edition_path(one.kind, &one.nid, version.number, number))));
        }
    }
    Ok((always, texts))
}

fn read_files(app: &Arc<AppState>) -> Result<Vec<(String, Vec<u8>)>, String> {
    let (always, texts) = app.store.read(paths).map_err(|error| error.to_string())?;
    let read = |path: &str, query: &str| body(path, get_in_process(app, path, query));
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
    all.push(("changes.json".to_owned(), existing(CHANGE_LOG_PATH, "since=0")?));
    Ok(all)
}

/// The body of a file; `None` if it does not exist. A file that exists but cannot be read now must not be left out.
fn body(path: &str, reply: Option<Response>) -> Result<Option<Vec<u8>>, String> {
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
    use std::io::Read as _;
    use zip::ZipArchive;

    #[test]
    fn archive_omits_only_files_that_do_not_exist() {
        let body = |status| body("/a.txt", Some(Response { status, ..Response::text("text") }));
        assert_eq!((body(200), body(404)), (Ok(Some(b"text".to_vec())), Ok(None)));
        for status in [303, 410, 500, 503] {
            assert!(body(status).is_err(), "{status}");
        }
        assert!(super::body("/a.txt", None).is_err(), "no route");
    }

    #[test]
    fn archive_has_its_files_and_their_digests() {
        let files = [("a/lamp/1.0.txt".to_owned(), b"text".to_vec()), ("list.json".to_owned(), b"{}".to_vec())];
        let bytes = zip_files(&files).unwrap();
        let mut sums = String::new();
        ZipArchive::new(Cursor::new(&bytes)).unwrap().by_name(CHECKSUMS_FILE).unwrap().read_to_string(&mut sums).unwrap();
        assert_eq!(sums, format!("{}  a/lamp/1.0.txt\n{}  list.json\n", sha256(b"text"), sha256(b"{}")));
    }
}
