//! `nidreg log …`: the public log and its key.

use crate::cli::exit::{Exit, Failure, load_settings, open_store, print_line, print_to_stderr};
use crate::http::addresses::{LOG_CHECKPOINT_PATH, LOG_KEY_PATH, log_tile_path};
use crate::oidc::wire::load_trusted_certificates;
use crate::public_log::signing::{LogKey, verify_before_signing};
use crate::public_log::verify::verify;
use crate::registry::list_check;
use crate::store::files::replace_file;
use crate::tlog::merkle::{Growing, leaf_hash};
use crate::tlog::note::{Checkpoint, Verifier};
use crate::tlog::tile::{Tile, TileLevel, unbundle};
use clap::Subcommand;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use ureq::config::Config;
use ureq::tls::{RootCerts, TlsConfig, TlsProvider};
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::{Connector as _, RustlsConnector, TcpConnector};

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    /// Verify the public log in the database of the settings against its records, or the log of a server with --url. The exit status is
    /// 1 if something does not match, which is then printed, and 2 if the database or the server cannot be reached.
    Verify {
        /// The public URL of a registry. Its entries are compared with its signed checkpoint.
        #[arg(long)]
        url: Option<String>,
        /// The key of the log, as name+hash+base64. Without this option, the key that the server shows is trusted.
        #[arg(long, requires = "url")]
        key: Option<String>,
        /// A file with the checkpoint of the previous run, which the log must continue. It is created or updated.
        #[arg(long, requires = "url")]
        seen: Option<PathBuf>,
    },
    /// The key that signs the log.
    #[command(subcommand)]
    Key(KeyVerb),
}

#[derive(Debug, Subcommand)]
pub(crate) enum KeyVerb {
    /// Create a key in a new file and print the key that verifies its signatures.
    Create {
        /// The new file; name it in `NIDREG_LOG_KEY_FILE`.
        file: PathBuf,
        /// The name of the log. A key that replaces a lost one needs a new name. The default is the public URL without its scheme,
        /// followed by `/log`.
        #[arg(long)]
        name: Option<String>,
    },
    /// Print the key that verifies the signatures of the key in the settings.
    Show,
}

/// Database or server cannot be reached.
fn unreachable_failure(reason: impl ToString) -> Failure {
    Failure::new(Exit::Usage, reason.to_string())
}

/// Something does not match.
fn mismatch_failure(reason: impl ToString) -> Failure {
    Failure::new(Exit::No, reason.to_string())
}

fn verify_database() -> Result<Exit, Failure> {
    let settings = load_settings()?;
    let key = settings.read_log_key().map_err(unreachable_failure)?;
    let store = open_store(&settings).map_err(|failure| unreachable_failure(failure.sentence))?;
    let verifier = key.as_ref().map(LogKey::verifier);
    let verified = store.read(|conn| verify(conn, verifier.as_ref())).map_err(unreachable_failure)?;
    let list = store.read(list_check::list_differences).map_err(unreachable_failure)?;
    for fault in verified.faults.iter().chain(&list) {
        print_line(fault)?;
    }
    if !verified.faults.is_empty() || !list.is_empty() {
        return Ok(Exit::No);
    }
    if let Some(key) = key {
        store.read(|conn| verify_before_signing(conn, &key)).map_err(mismatch_failure)?;
    }
    print_line(format_args!("{} entries match their records", verified.size()))?;
    Ok(Exit::Done)
}

/// A server.
struct Server {
    base: String,
    agent: ureq::Agent,
}

impl Server {
    fn new(url: &str) -> Result<Self, Failure> {
        const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
        let base = url.trim_end_matches('/').to_owned();
        if !(base.starts_with("https://") || base.starts_with("http://")) {
            return Err(Failure::new(Exit::Usage, format!("{url:?} does not start with https:// or http://")));
        }
        let trusted =
            if base.starts_with("https://") { load_trusted_certificates().map_err(unreachable_failure)? } else { Vec::new() };
        let tls = TlsConfig::builder()
            .provider(TlsProvider::Rustls)
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .root_certs(RootCerts::Specific(Arc::new(trusted)))
            .build();
        let config = Config::builder()
            .http_status_as_error(false)
            .user_agent(concat!("nidreg/", env!("CARGO_PKG_VERSION")))
            .accept_encoding("identity")
            .tls_config(tls)
            .timeout_global(Some(REQUEST_TIMEOUT))
            .build();
        let connector = ().chain(TcpConnector::default()).chain(RustlsConnector::default());
        Ok(Self { base, agent: ureq::Agent::with_parts(config, connector, DefaultResolver::default()) })
    }

    /// The response body at a path. A response that there is none counts as a mismatch.
    fn get(&self, path: &str) -> Result<Vec<u8>, Failure> {
        /// The largest bundle of entries.
        const BODY_BYTES_MAX: u64 = 17 * 1024 * 1024;
        let address = format!("{}{path}", self.base);
        let answer = self.agent.get(&address).call().map_err(|error| unreachable_failure(format!("{address}: {error}")))?;
        let (head, mut body) = answer.into_parts();
        let mut bytes = Vec::new();
        let read = body.as_reader().take(BODY_BYTES_MAX).read_to_end(&mut bytes);
        read.map_err(|error| unreachable_failure(format!("{address}: {error}")))?;
        if head.status.as_u16() == 200 {
            return Ok(bytes);
        }
        // Only the log itself responds with a sentence; other pages are HTML.
        let text = String::from_utf8(bytes).ok().filter(|text| !text.starts_with('<'));
        let reason = text.map(|text| format!(": {}", text.trim_end())).unwrap_or_default();
        Err(mismatch_failure(format!("{address} responded with {}{reason}", head.status.as_u16())))
    }

    fn text(&self, path: &str) -> Result<String, Failure> {
        String::from_utf8(self.get(path)?).map_err(|_| mismatch_failure(format!("{}{path} is not text", self.base)))
    }
}

/// The checkpoint of the previous run; `None` in the first run.
fn last_seen_checkpoint(file: &Path, verifier: &Verifier) -> Result<Option<Checkpoint>, Failure> {
    match std::fs::read_to_string(file) {
        Ok(note) => Checkpoint::open(&note, verifier)
            .map(Some)
            .map_err(|reason| mismatch_failure(format!("{}: {reason}", file.display()))),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unreachable_failure(format!("{}: {error}", file.display()))),
    }
}

fn verify_server(url: &str, key: Option<&str>, seen: Option<&Path>) -> Result<Exit, Failure> {
    let server = Server::new(url)?;
    let key = match key {
        Some(key) => key.to_owned(),
        None => server.text(LOG_KEY_PATH)?,
    };
    let verifier = key.parse::<Verifier>().map_err(|reason| mismatch_failure(format!("the key: {reason}")))?;
    let note = server.text(LOG_CHECKPOINT_PATH)?;
    let checkpoint =
        Checkpoint::open(&note, &verifier).map_err(|reason| mismatch_failure(format!("the checkpoint: {reason}")))?;
    let before = seen.map(|file| last_seen_checkpoint(file, &verifier)).transpose()?.flatten();
    if let Some(before) = before.as_ref().filter(|before| before.size > checkpoint.size) {
        return Err(mismatch_failure(format!("the log had {} entries and now has {}", before.size, checkpoint.size)));
    }
    let mut tree = Growing::default();
    for tile in Tile::all(TileLevel::Entries, checkpoint.size) {
        add(&server, tile, &mut tree, before.as_ref())?;
    }
    if tree.root() != checkpoint.root {
        return Err(mismatch_failure("the entries do not match the checkpoint"));
    }
    if let Some(file) = seen {
        replace_file(file, note.as_bytes()).map_err(|error| unreachable_failure(format!("{}: {error}", file.display())))?;
    }
    print_line(format_args!("{} entries of {} match its checkpoint", checkpoint.size, checkpoint.origin))?;
    if before.is_some() {
        print_line("the log continues the checkpoint of the previous run")?;
    }
    Ok(Exit::Done)
}

/// Adds the entries of a bundle to the tree. Their hashes must match the tile, and the tree must match that of the previous run.
fn add(server: &Server, tile: Tile, tree: &mut Growing, before: Option<&Checkpoint>) -> Result<(), Failure> {
    let path = log_tile_path(tile);
    let bytes = server.get(&path)?;
    let entries = unbundle(&bytes).filter(|entries| entries.len() == tile.width);
    let entries = entries.ok_or_else(|| mismatch_failure(format!("{path} does not have {} entries", tile.width)))?;
    let leaves: Vec<_> = entries.iter().map(|entry| leaf_hash(entry)).collect();
    let hashes = log_tile_path(Tile { level: TileLevel::Hashes(0), ..tile });
    if server.get(&hashes)? != leaves.concat() {
        return Err(mismatch_failure(format!("{hashes} does not have the hashes of the entries in {path}")));
    }
    for (entry, leaf) in entries.into_iter().zip(leaves) {
        let seq = tree.size();
        let stated = serde_json::from_slice::<serde_json::Value>(entry).ok();
        if stated.and_then(|entry| entry.get("seq")?.as_u64()) != Some(seq) {
            return Err(mismatch_failure(format!("entry {seq} in {path} does not give its position")));
        }
        tree.push(leaf);
        if before.is_some_and(|before| before.size == tree.size() && before.root != tree.root()) {
            return Err(mismatch_failure(format!(
                "the first {} entries do not match the checkpoint of the previous run",
                tree.size()
            )));
        }
    }
    Ok(())
}

pub(crate) fn run(verb: Verb) -> Result<Exit, Failure> {
    match verb {
        Verb::Verify { url: None, .. } => verify_database(),
        Verb::Verify { url: Some(url), key, seen } => verify_server(&url, key.as_deref(), seen.as_deref()),
        Verb::Key(KeyVerb::Create { file, name }) => {
            let name = name.map_or_else(|| load_settings().map(|settings| settings.log_name()), Ok)?;
            let key = LogKey::create(&file, &name).map_err(|error| {
                let exit = if error.kind() == ErrorKind::AlreadyExists { Exit::Conflict } else { Exit::NotReady };
                Failure::new(exit, format!("{}: {error}", file.display()))
            })?;
            print_line(key.verifier())?;
            print_to_stderr(format_args!(
                "Set NIDREG_LOG_KEY_FILE={} and restart every server. Back up the file.",
                file.display()
            ));
            Ok(Exit::Done)
        }
        Verb::Key(KeyVerb::Show) => {
            let key = load_settings()?.read_log_key().map_err(|sentence| Failure::new(Exit::NotReady, sentence))?;
            let key = key.ok_or_else(|| Failure::new(Exit::NotFound, "NIDREG_LOG_KEY_FILE is not set"))?;
            print_line(key.verifier())?;
            Ok(Exit::Done)
        }
    }
}
