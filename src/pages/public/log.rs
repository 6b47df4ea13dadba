//! The public log: a page about it, its signed checkpoint and key, its tiles (C2SP `tlog-tiles`), and the proof for each version.

use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::public_log::CheckpointState;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::ids::hex;
use crate::pages::partials::rows::time;
use crate::pages::public::loaded::{load_namespace, nid_or_redirect};
use crate::public_log::queries;
use crate::public_log::record::Kind;
use crate::public_log::signing::Signed;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::store::epoch::{EndedLog, ended_logs};
use crate::tlog::merkle::inclusion;
use crate::tlog::proof::Proof;
use crate::tlog::tile::{Tile, TileLevel, bundle};
use askama::Template as View;
use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::json;
use urn_registry::i18n::Phrase;

/// The type of tiles and entries.
const OCTET_STREAM: &str = "application/octet-stream";

/// The reason why there is no checkpoint, for programs.
const NO_KEY_MESSAGE: &str = "The public log of this registry is not signed because no signing key is configured.\n";
const NO_CHECKPOINT_MESSAGE: &str = "No checkpoint has been signed yet. Try again in a few seconds.\n";

#[derive(View)]
#[template(path = "public/log.html")]
struct LogPage {
    shell: Shell,
    /// The number of entries, signed or not.
    entries: i64,
    signed: Option<CheckpointRow>,
    /// Why there is no signed checkpoint.
    unsigned: Option<Phrase>,
    key: Option<String>,
    home: String,
    /// The logs that ended when data was lost, oldest first.
    ended: Vec<EndedLog>,
    /// The kinds of entries: the word in the entry and its description.
    kinds: Vec<(&'static str, Phrase)>,
}

/// The signed checkpoint.
struct CheckpointRow {
    origin: String,
    size: u64,
    root: String,
    /// The same in base64, as the checkpoint has it.
    root_in_checkpoint: String,
    at: String,
    /// The newest tiles of entries and of hashes.
    tiles: Vec<String>,
}

fn checkpoint_row(signed: &Signed) -> CheckpointRow {
    let size = signed.checkpoint.size;
    let newest = |level| Tile::all(level, size).pop().map(addresses::log_tile_path);
    CheckpointRow {
        origin: signed.checkpoint.origin.clone(),
        size,
        root: hex(&signed.checkpoint.root),
        root_in_checkpoint: BASE64_STANDARD.encode(signed.checkpoint.root),
        at: time(signed.at),
        tiles: [TileLevel::Entries, TileLevel::Hashes(0)].into_iter().filter_map(newest).collect(),
    }
}

fn entry_kind_label(kind: Kind) -> Phrase {
    Phrase::new(match kind {
        Kind::Publish => "log-kind-publish",
        Kind::Correct => "log-kind-correct",
        Kind::Status => "log-kind-status",
        Kind::Error => "log-kind-error",
        Kind::Redact => "log-kind-redact",
        Kind::Decide => "log-kind-decide",
        Kind::Import => "log-kind-import",
        Kind::Undo => "log-kind-undo",
        Kind::Rows => "log-kind-rows",
    })
}

/// `GET /log`: a description of the log, its newest checkpoint, instructions for verification, and its limitations.
pub fn public_log_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let (entries, ended) = cx.read(|conn| Ok((queries::size(conn)?, ended_logs(conn)?)))?;
    let (signed, unsigned) = match cx.app.log.checkpoint_state() {
        CheckpointState::Signed(signed) => (Some(checkpoint_row(&signed)), None),
        CheckpointState::NoKey => (None, Some(Phrase::new("log-no-key"))),
        CheckpointState::NotYet => (None, Some(Phrase::new("log-not-yet"))),
        CheckpointState::Withheld(reason) => (None, Some(Phrase::new("log-withheld").arg("why", reason.to_string()))),
    };
    cx.render_page(&LogPage {
        shell: Shell::new(cx, Phrase::new("log-title"), NavSection::Registry),
        entries,
        signed,
        unsigned,
        key: cx.app.log.verifier().map(|key| key.to_string()),
        home: cx.mail().public_url.clone(),
        ended,
        kinds: Kind::ALL.map(|kind| (kind.name(), entry_kind_label(kind))).into(),
    })
}

/// `GET /log/checkpoint`: the signed checkpoint, or a sentence with the reason for its absence.
pub fn checkpoint(cx: &RequestContext) -> Result<Response, HttpError> {
    let (status, text) = match cx.app.log.checkpoint_state() {
        CheckpointState::Signed(signed) => (200, signed.note.clone()),
        CheckpointState::NoKey => (404, NO_KEY_MESSAGE.to_owned()),
        CheckpointState::NotYet => (404, NO_CHECKPOINT_MESSAGE.to_owned()),
        CheckpointState::Withheld(reason) => (503, format!("No checkpoint is published: {reason}.\n")),
    };
    Ok(Response { status, ..Response::text(text) }.header("Cache-Control", "public, max-age=2"))
}

/// `GET /log/key`: the key that verifies the checkpoints, as `name+hash+base64`.
pub fn verifier_key(cx: &RequestContext) -> Result<Response, HttpError> {
    Ok(match cx.app.log.verifier() {
        Some(key) => Response::text(format!("{key}\n")).header("Cache-Control", "public, max-age=60"),
        None => Response { status: 404, ..Response::text(NO_KEY_MESSAGE) },
    })
}

/// `GET /log/tile/{level}/{index}` and `GET /log/tile/entries/{index}`, with `.p/{width}` while a tile is not complete.
pub fn tile(cx: &RequestContext) -> Result<Response, HttpError> {
    let none = || HttpError::not_found(Phrase::new("thing-file"));
    let tile = Tile::read(cx.param("tile")).ok_or_else(none)?;
    let bytes =
        cx.read(|conn| if tile.level == TileLevel::Entries { tile_entries(conn, &tile) } else { tile_hashes(cx, conn, &tile) })?;
    let reply = Response::bytes(OCTET_STREAM, bytes.ok_or_else(none)?);
    // Entries that no checkpoint covers are not final: after a restore from a backup, other entries may take their place.
    let is_signed = match cx.app.log.checkpoint_state() {
        CheckpointState::Signed(signed) => tile.tree_size().is_some_and(|size| size <= signed.checkpoint.size),
        _ => false,
    };
    Ok(if is_signed { reply.immutable() } else { reply.header("Cache-Control", "public, max-age=2") })
}

fn tile_entries(conn: &mut AnyConnection, tile: &Tile) -> Result<Option<Vec<u8>>, Refusal> {
    let range = tile.entry_range().and_then(|(start, end)| Some((i64::try_from(start).ok()?, i64::try_from(end).ok()?)));
    let Some((start, end)) = range else { return Ok(None) };
    if end > queries::size(conn)? {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    for stored in queries::entries(conn, start, end - start)? {
        if !bundle(&mut bytes, stored.entry.as_bytes()) {
            return Ok(None);
        }
    }
    Ok(Some(bytes))
}

fn tile_hashes(cx: &RequestContext, conn: &mut AnyConnection, tile: &Tile) -> Result<Option<Vec<u8>>, Refusal> {
    let size = usize::try_from(queries::size(conn)?).unwrap_or_default();
    cx.app.log.with_leaf_hashes(conn, size, |leaves| tile.hashes(leaves))
}

/// `GET /assignments/urn-formal/{nid}/{version}.tlog-proof`: the proof that the text of a version is in the tree of the published
/// checkpoint. Beside it, as JSON, are the entry and the salt of its digests.
pub fn version_proof(cx: &RequestContext) -> Result<Response, HttpError> {
    let nid = match nid_or_redirect(cx, cx.param("nid"))? {
        Ok(nid) => nid,
        Err(moved) => return Ok(moved),
    };
    let loaded = load_namespace(cx, &nid)?;
    let wording = loaded.find_wording(cx.param("version"))?;
    let CheckpointState::Signed(signed) = cx.app.log.checkpoint_state() else {
        return Err(HttpError::not_found_because(Phrase::new("log-no-proof")));
    };
    let size = usize::try_from(signed.checkpoint.size).unwrap_or_default();
    let found = cx.read(|conn| {
        let Some(seq) = queries::position_of_text(conn, nid.as_str(), wording.version.number, wording.edition)? else {
            return Ok(None);
        };
        let Some(index) = usize::try_from(seq).ok().filter(|index| *index < size) else { return Ok(None) };
        let Some(path) = cx.app.log.with_leaf_hashes(conn, size, |leaves| inclusion(leaves, index))? else { return Ok(None) };
        Ok(queries::entries(conn, seq, 1)?.pop().map(|stored| (stored, path)))
    })?;
    let Some((stored, path)) = found else { return Err(HttpError::not_found_because(Phrase::new("log-no-proof"))) };
    let extra = json!({ "entry": stored.entry, "salt": stored.salt.map(|salt| hex(&salt)) });
    let proof = Proof {
        extra: extra.to_string().into_bytes(),
        index: u64::try_from(stored.seq).unwrap_or_default(),
        path,
        checkpoint: signed.note.clone(),
    };
    Ok(Response::text(proof.to_string()).header("Cache-Control", "public, max-age=2"))
}
