//! Files in the layout of IANA's mirror: finds the list, the templates, and the RFCs that contain further templates. The caller provides
//! the files ([`FileSource`]).

use crate::registry::Kind;
use crate::registry::formats::{Document, xml};
use crate::registry::import::{IncomingSnapshot, ReceivedTemplate, cut};
use jiff::civil::Date;
use std::collections::{BTreeSet, HashMap};
use urn_registry::nid::Nid;

/// The maximum size of a template file, in bytes. Larger files are reported and skipped.
const TEMPLATE_BYTES_MAX: u64 = urn_registry::template::MAX_BYTES as u64;

/// The maximum size of an RFC, in bytes, ten times that of the longest.
const RFC_BYTES_MAX: u64 = 16 * 1024 * 1024;

/// A source of files.
pub trait FileSource {
    /// The path of each file, with `/` between folders.
    fn paths(&self) -> &[String];

    /// Reads the file at an index of `paths`; `None` if it has more than `most` bytes.
    ///
    /// # Errors
    /// A sentence, if it cannot be read.
    fn read(&self, at: usize, most: u64) -> Result<Option<Vec<u8>>, String>;
}

/// Why the files are not a snapshot of the registry. The sentence names the file and, if known, the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotASnapshot {
    /// The list is missing.
    Missing(String),
    /// There is more than one list.
    Several(String),
    /// It is another registry, or it is damaged.
    Foreign(String),
    /// It cannot be read, or is too large.
    Unreadable(String),
}

impl std::fmt::Display for NotASnapshot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Self::Missing(reason) | Self::Several(reason) | Self::Foreign(reason) | Self::Unreadable(reason)) = self;
        f.write_str(reason)
    }
}

/// The relevant files, by their indexes.
#[derive(Debug, Clone, Default)]
pub struct Mirror {
    pub list: usize,
    /// Earlier lists beside it, by the dates in their names, oldest first.
    pub earlier: Vec<(Date, usize)>,
    pub templates: Vec<usize>,
    /// RFCs in text format, with their numbers.
    pub rfcs: Vec<(u32, usize)>,
    pub remarks: Vec<String>,
}

fn folder_and_name(path: &str) -> (&str, &str) {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    (folder.rsplit('/').next().unwrap_or_default(), name)
}

fn name_of(path: &str) -> &str {
    folder_and_name(path).1
}

fn extension(name: &str) -> Option<&str> {
    name.rsplit_once('.').map(|(_, extension)| extension)
}

/// Finds the list, the templates and the RFCs. `shown` is the display name of the folder. A file outside of any folder may be a
/// template.
///
/// # Errors
/// [`NotASnapshot::Missing`] and [`NotASnapshot::Several`].
pub fn find_mirror_files(files: &dyn FileSource, shown: &str) -> Result<Mirror, NotASnapshot> {
    let paths = files.paths();
    let all: Vec<(usize, &String)> = paths.iter().enumerate().collect();
    let is_xml = |path: &str| extension(name_of(path)) == Some("xml");
    let lists: Vec<_> =
        all.iter().copied().filter(|(_, path)| name_of(path).starts_with("urn-namespaces") && is_xml(path)).collect();
    let plain: Vec<_> = lists.iter().copied().filter(|(_, path)| name_of(path) == "urn-namespaces.xml").collect();
    // A list saved under another name is accepted if it is the only one.
    let alone: Vec<_> = all.iter().copied().filter(|(_, path)| folder_and_name(path).0.is_empty() && is_xml(path)).collect();
    let list = match (plain.as_slice(), lists.as_slice(), alone.as_slice()) {
        ([one], _, _) | ([], [one], _) | ([], [], [one]) => one.0,
        ([], [], _) => return Err(NotASnapshot::Missing(format!("{shown} contains no urn-namespaces.xml"))),
        (many, lists, _) => {
            let many = if many.is_empty() { lists } else { many };
            let names: Vec<&str> = many.iter().map(|(_, path)| path.as_str()).collect();
            return Err(NotASnapshot::Several(format!(
                "{shown} contains several lists. Import them one by one: {}",
                names.join(", ")
            )));
        }
    };
    let mut mirror = Mirror { list, ..Mirror::default() };
    for (at, path) in all.iter().copied().filter(|(at, _)| *at != list) {
        let (folder, name) = folder_and_name(path);
        if let Some(number) = rfc_number(name) {
            mirror.rfcs.push((number, at));
        } else if is_template(name) {
            let is_current = ["", "urn-formal", "urn-informal", "templates"].contains(&folder);
            mirror.templates.extend(Some(at).filter(|_| is_current || day_in(name).is_some()));
        } else if name.starts_with("urn-namespaces") && is_xml(path) {
            mirror.earlier.extend(day_in(name).map(|day| (day, at)));
        }
    }
    mirror.earlier.sort_unstable();
    if paths.len() > 1 && mirror.templates.is_empty() && mirror.rfcs.is_empty() {
        mirror.remarks.push(format!("{shown}: neither templates nor RFCs were found beside the list"));
    }
    Ok(mirror)
}

/// Reads the earlier lists, oldest first, each with the texts that the source had published by its date.
///
/// # Errors
/// As [`read_incoming_snapshot`].
pub fn read_earlier_lists(files: &dyn FileSource, mirror: &Mirror) -> Result<Vec<IncomingSnapshot>, NotASnapshot> {
    let of_day = |(day, list): &(Date, usize)| {
        let by_then = |at: &usize| day_in(name_of(path_of(files, *at))).is_some_and(|on| on <= *day);
        let templates = mirror.templates.iter().copied().filter(by_then).collect();
        read_incoming_snapshot(files, Mirror { list: *list, templates, ..Mirror::default() }, Some(*day))
    };
    mirror.earlier.iter().map(of_day).collect()
}

/// Reads the relevant files. `seen` is the date on which the source published them; if `None`, the date in the name of the list is used, if
/// it has one.
///
/// # Errors
/// [`NotASnapshot::Foreign`] and [`NotASnapshot::Unreadable`]; nothing was changed.
pub fn read_incoming_snapshot(
    files: &dyn FileSource,
    mirror: Mirror,
    seen: Option<Date>,
) -> Result<IncomingSnapshot, NotASnapshot> {
    let shown = path_of(files, mirror.list);
    let unreadable = |reason: &dyn std::fmt::Display| NotASnapshot::Unreadable(format!("{shown}: {reason}"));
    let bytes = files.read(mirror.list, xml::MAX_BYTES as u64).map_err(|error| unreadable(&error))?;
    let bytes = bytes.ok_or_else(|| unreadable(&format!("a list has at most {} bytes", xml::MAX_BYTES)))?;
    let text = std::str::from_utf8(&bytes).map_err(|error| unreadable(&error))?;
    let mut document = xml::read(text).map_err(|error| {
        let sentence = format!("{shown}: {error}. Nothing was changed");
        if matches!(error, xml::Error::Broken { .. }) {
            NotASnapshot::Unreadable(sentence)
        } else {
            NotASnapshot::Foreign(sentence)
        }
    })?;
    let mut remarks = mirror.remarks.clone();
    let texts = read_templates(files, &mirror, &document, &mut remarks).map_err(NotASnapshot::Unreadable)?;
    document.remarks.extend(remarks);
    let file = name_of(shown).to_owned();
    let seen = seen.or_else(|| day_in(&file));
    Ok(IncomingSnapshot { document, bytes, file, seen, texts })
}

fn path_of(files: &dyn FileSource, at: usize) -> &str {
    files.paths().get(at).map_or("", String::as_str)
}

fn rfc_number(name: &str) -> Option<u32> {
    name.strip_prefix("rfc")?.strip_suffix(".txt")?.parse().ok()
}

/// Whether a file may contain a template, by its name.
pub fn is_template(name: &str) -> bool {
    let is_text = extension(name).is_none_or(|extension| ["txt", "md", "xml"].contains(&extension));
    // The list and its earlier snapshots may be in the same folder.
    is_text && !name.starts_with('.') && !name.starts_with("urn-namespaces")
}

/// Reads the templates, and extracts those that are in RFCs according to the list.
fn read_templates(
    files: &dyn FileSource,
    mirror: &Mirror,
    document: &Document,
    remarks: &mut Vec<String>,
) -> Result<Vec<ReceivedTemplate>, String> {
    let mut all = Vec::new();
    for at in &mirror.templates {
        let name = name_of(path_of(files, *at));
        let Some(bytes) = read(files, *at, TEMPLATE_BYTES_MAX, remarks)? else { continue };
        let (nid, on) = nid_and_date(name);
        let text = decoded(&bytes, name, remarks);
        all.push(ReceivedTemplate::from_file((&nid, on), text, name, bytes));
    }
    let held: BTreeSet<String> = all.iter().map(|found| found.nid.clone()).collect();
    if mirror.rfcs.is_empty() {
        return Ok(all);
    }
    let by_number: HashMap<u32, usize> = mirror.rfcs.iter().copied().collect();
    for record in [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| document.table(kind)) {
        let Ok(nid) = Nid::parse(&record.name) else { continue };
        if held.contains(nid.as_str()) {
            continue;
        }
        // The last reference that contains it.
        for reference in record.references.iter().rev().filter(|reference| reference.kind == "rfc") {
            let number = reference.data.strip_prefix("rfc").and_then(|number| number.parse::<u32>().ok());
            let Some(at) = number.and_then(|number| by_number.get(&number)) else { continue };
            let name = name_of(path_of(files, *at));
            let Some(bytes) = read(files, *at, RFC_BYTES_MAX, remarks)? else { continue };
            let text = decoded(&bytes, name, remarks);
            let Some(piece) = cut::template_of(&text, &nid) else {
                remarks.push(format!("{nid}: no template of it was found in {name}"));
                continue;
            };
            all.push(ReceivedTemplate::from_file((nid.as_str(), None), piece, name, bytes));
            break;
        }
    }
    Ok(all)
}

fn read(files: &dyn FileSource, at: usize, most: u64, remarks: &mut Vec<String>) -> Result<Option<Vec<u8>>, String> {
    let bytes = files.read(at, most)?;
    if bytes.is_none() {
        remarks.push(format!("{}: more than {most} bytes; left out", name_of(path_of(files, at))));
    }
    Ok(bytes)
}

/// Decodes a file: UTF-8, or a legacy encoding, which is added to the remarks.
fn decoded(bytes: &[u8], name: &str, remarks: &mut Vec<String>) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    remarks.push(format!("{name}: not UTF-8; read as ISO 8859-1"));
    bytes.iter().map(|byte| windows_1252_char(*byte)).collect()
}

/// Decodes a byte as ISO 8859-1, with Windows-1252 in place of its control characters, as on the web.
fn windows_1252_char(byte: u8) -> char {
    const WINDOWS_1252_CHARS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“',
        '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => WINDOWS_1252_CHARS.get(usize::from(byte - 0x80)).copied().unwrap_or('\u{fffd}'),
        other => char::from(other),
    }
}

/// The date in a file name: `nbn@2018-07-07_91212a9b.txt`.
fn day_in(name: &str) -> Option<Date> {
    name.split_once('@')?.1.get(..10)?.parse().ok()
}

/// The NID and the date in a file name: `nbn@2018-07-07_91212a9b.txt` is the text of `nbn` on that date; `nbn.8141.txt` is the current one.
fn nid_and_date(name: &str) -> (String, Option<Date>) {
    let stem = name.split('@').next().unwrap_or(name);
    (stem.split('.').next().unwrap_or(stem).to_ascii_lowercase(), day_in(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nid_and_date_are_parsed_from_file_names() {
        assert_eq!(nid_and_date("nbn.8141.txt"), ("nbn".to_owned(), None));
        assert_eq!(nid_and_date("urn-7"), ("urn-7".to_owned(), None));
        assert_eq!(nid_and_date("nbn@2018-07-07_91212a9b.txt"), ("nbn".to_owned(), Some(jiff::civil::date(2018, 7, 7))));
        assert_eq!((rfc_number("rfc8458.txt"), rfc_number("rfc-index.txt"), rfc_number("nbn.txt")), (Some(8458), None, None));
    }

    #[test]
    fn legacy_encoding_is_decoded_and_reported() {
        let mut remarks = Vec::new();
        assert_eq!(decoded(b"K\xf6ln \x93x\x94", "a", &mut remarks), "Köln “x”");
        assert_eq!(remarks.len(), 1);
        assert_eq!(decoded("Köln".as_bytes(), "b", &mut remarks), "Köln");
        assert_eq!(remarks.len(), 1);
    }
}
