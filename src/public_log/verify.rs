//! Verification of the database: every entry is computed again from its row, and every checkpoint from the entries.

use super::queries::{self, StoredCheckpoint, StoredEntry};
use super::record::{Content, CoveredRow, SALTED_KEYS};
use crate::ids::hex;
use crate::store::{AnyConnection, Error, row_log};
use crate::tlog::merkle::{Growing, Hash, leaf_hash};
use crate::tlog::note::{Checkpoint, Verifier};
use serde_json::Value;
use std::collections::BTreeMap;
use std::iter::Peekable;
use std::vec::IntoIter;

/// The number of entries read at once.
const ENTRIES_PER_READ: i64 = 500;

/// The result of a verification.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// The hashes of all entries, in order.
    pub leaves: Vec<Hash>,
    /// The root of their tree.
    pub root: Hash,
    /// The detected changes, as sentences; empty if there are none.
    pub faults: Vec<String>,
}

impl Verified {
    /// The number of entries.
    pub fn size(&self) -> u64 {
        self.leaves.len() as u64
    }
}

/// A description of an entry: its position, kind and subject.
fn entry_description(seq: i64, entry: &BTreeMap<String, Value>) -> String {
    let word = |key: &str| entry.get(key).and_then(Value::as_str);
    let about = match (word("nid"), word("version"), word("request")) {
        (Some(nid), Some(version), _) => format!(" of urn:{nid} version {version}"),
        (Some(nid), None, _) => format!(" of urn:{nid}"),
        (None, _, Some(request)) => format!(" on {request}"),
        _ => format!(" of {}", word("record").unwrap_or_default()),
    };
    format!("entry {seq} ({}{about})", word("kind").unwrap_or_default())
}

fn changed_key_text(key: &str) -> String {
    match key {
        "text_sha256" => "the text was changed".to_owned(),
        "row_sha256" => "the row was changed".to_owned(),
        "list_sha256" => "the list was changed".to_owned(),
        "texts_sha256" => "the texts that came with it were changed".to_owned(),
        key => format!("{key:?} was changed"),
    }
}

/// The keys whose values differ between an entry and its row.
fn changed_keys(stored: &StoredEntry, entry: &BTreeMap<String, Value>, record: &CoveredRow, content: &Content) -> Vec<String> {
    let mut now = content.unsalted_values(record, stored.seq);
    match &stored.salt {
        Some(_) if content.is_redacted => return vec!["a redacted text still has its salt".to_owned()],
        Some(salt) => now.extend(content.salted_digests(salt)),
        None if content.is_redacted => {
            if !content.is_emptied {
                return vec!["a redacted text is not empty".to_owned()];
            }
            // Without the salt, the content covered by the digests cannot be verified.
            now.extend(
                entry
                    .iter()
                    .filter(|(key, _)| SALTED_KEYS.contains(&key.as_str()))
                    .map(|(key, value)| (key.clone(), value.clone())),
            );
        }
        None if content.needs_salt() => return vec!["the salt is missing".to_owned()],
        None => {}
    }
    let mut keys: Vec<&String> = entry.keys().chain(now.keys()).filter(|key| entry.get(*key) != now.get(*key)).collect();
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter().map(|key| changed_key_text(key)).collect()
}

fn faults_of(conn: &mut AnyConnection, stored: &StoredEntry) -> Result<Vec<String>, Error> {
    let Ok(entry) = serde_json::from_str::<BTreeMap<String, Value>>(&stored.entry) else {
        return Ok(vec![format!("entry {} is not JSON", stored.seq)]);
    };
    let name = entry_description(stored.seq, &entry);
    let mut faults = Vec::new();
    if hex(&leaf_hash(stored.entry.as_bytes())) != stored.leaf_hash {
        faults.push(format!("{name}: the hash does not match"));
    }
    let Ok(record) = stored.record.parse::<CoveredRow>() else {
        faults.push(format!("{name}: this program does not support the record that it refers to"));
        return Ok(faults);
    };
    match queries::content(conn, &record)? {
        // Verified together.
        None if record == CoveredRow::Rows(stored.seq) => {}
        None => faults.push(format!("{name}: the row {record} is missing")),
        Some(content) => {
            let different = changed_keys(stored, &entry, &record, &content);
            if different.is_empty() {
                // The same values can also be encoded as different bytes.
                if serde_json::to_string(&entry).is_ok_and(|text| text != stored.entry) {
                    faults.push(format!("{name}: the bytes were changed"));
                }
            } else {
                faults.push(format!("{name}: {}", different.join(", ")));
            }
        }
    }
    Ok(faults)
}

/// Whether the note of a stored checkpoint matches its columns and, if the key is known, is signed with it.
fn is_checkpoint_intact(checkpoint: &StoredCheckpoint, verifier: Option<&Verifier>) -> bool {
    let read = match verifier.filter(|verifier| verifier.name() == checkpoint.origin) {
        Some(verifier) => Checkpoint::open(&checkpoint.note, verifier).ok(),
        None => checkpoint.note.split_once("\n\n").and_then(|(text, _)| format!("{text}\n").parse().ok()),
    };
    read.is_some_and(|read: Checkpoint| {
        read.origin == checkpoint.origin && i64::try_from(read.size) == Ok(checkpoint.size) && hex(&read.root) == checkpoint.root
    })
}

/// The faults of the checkpoints of one size.
fn verify_checkpoints_at_size(
    checkpoints: &mut Peekable<IntoIter<StoredCheckpoint>>,
    tree: &Growing,
    verifier: Option<&Verifier>,
    faults: &mut Vec<String>,
) {
    while let Some(checkpoint) = checkpoints.next_if(|next| u64::try_from(next.size).is_ok_and(|size| size <= tree.size())) {
        if hex(&tree.root()) != checkpoint.root {
            faults.push(format!("the checkpoint of size {} was signed for other entries", checkpoint.size));
        }
        if !is_checkpoint_intact(&checkpoint, verifier) {
            faults
                .push(format!("the checkpoint of size {} was changed, or signed with another key of this name", checkpoint.size));
        }
    }
}

/// Verifies the log in the database against the rows that it covers. With a key, also verifies the signatures of its checkpoints.
///
/// # Errors
/// Database errors. Mismatches are part of the result.
pub fn verify(conn: &mut AnyConnection, verifier: Option<&Verifier>) -> Result<Verified, Error> {
    let (mut tree, mut leaves, mut faults) = (Growing::default(), Vec::new(), Vec::new());
    let mut checkpoints = queries::checkpoints(conn)?.into_iter().peekable();
    let mut next = 0;
    loop {
        let page = queries::entries(conn, next, ENTRIES_PER_READ)?;
        if page.is_empty() {
            break;
        }
        for stored in page {
            if stored.seq != next {
                faults.push(format!("entries {next} to {} are missing", stored.seq - 1));
            }
            next = stored.seq + 1;
            faults.extend(faults_of(conn, &stored)?);
            let leaf = leaf_hash(stored.entry.as_bytes());
            tree.push(leaf);
            leaves.push(leaf);
            verify_checkpoints_at_size(&mut checkpoints, &tree, verifier, &mut faults);
        }
    }
    faults.extend(checkpoints.map(|checkpoint| format!("the entries of the checkpoint of size {} are missing", checkpoint.size)));
    let size = queries::size(conn)?;
    if size != next {
        faults.push(format!("{size} entries were appended, but {next} are stored"));
    }
    faults.extend(
        queries::damaged_files(conn)?.into_iter().map(|digest| format!("the received file {digest} was changed or removed")),
    );
    faults.extend(row_log::verify_rows(conn)?.1);
    Ok(Verified { root: tree.root(), leaves, faults })
}
