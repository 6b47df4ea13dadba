//! A folder laid out like IANA's mirror: where the list stands, the templates, and the RFCs that hold the others.

use crate::cli::exit::{Exit, Failure};
use crate::nid::Nid;
use crate::registry::Kind;
use crate::registry::formats::Document;
use crate::registry::import::{Found, cut};
use jiff::civil::Date;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A template's file is far smaller; one above is told and left out.
const TEMPLATE_MAX: u64 = crate::template::MAX_BYTES as u64;

/// The longest RFC has a tenth of it.
const RFC_MAX: u64 = 16 * 1024 * 1024;

/// Folders inside each other, and files in all: IANA's own mirror is three deep.
const DEPTH_MAX: usize = 6;
const FILES_MAX: usize = 100_000;

/// The files of a mirror that count.
#[derive(Debug)]
pub(super) struct Mirror {
    /// The list.
    pub(super) list: PathBuf,
    /// Templates.
    pub(super) templates: Vec<PathBuf>,
    /// RFCs as text, with their numbers.
    pub(super) rfcs: Vec<(u32, PathBuf)>,
}

fn name_of(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Finds the list, the templates and the RFCs under a folder.
pub(super) fn mirror(root: &Path, remarks: &mut Vec<String>) -> Result<Mirror, Failure> {
    let mut files = Vec::new();
    walk(root, 0, &mut files)?;
    files.sort();
    let is_list = |path: &&PathBuf| {
        let name = name_of(path);
        name.starts_with("urn-namespaces") && path.extension().is_some_and(|extension| extension == "xml")
    };
    let lists: Vec<&PathBuf> = files.iter().filter(is_list).collect();
    let plain: Vec<&PathBuf> = lists.iter().copied().filter(|path| name_of(path) == "urn-namespaces.xml").collect();
    let list = match (plain.as_slice(), lists.as_slice()) {
        ([one], _) | ([], [one]) => (*one).clone(),
        ([], []) => {
            return Err(Failure::new(Exit::NotFound, format!("{}: there is no urn-namespaces.xml in it", root.display())));
        }
        (many, all) => {
            let many = if many.is_empty() { all } else { many };
            let names: Vec<String> = many.iter().map(|path| path.display().to_string()).collect();
            return Err(Failure::new(
                Exit::Usage,
                format!("{}: which one? Import them one by one: {}", root.display(), names.join(", ")),
            ));
        }
    };
    let mut mirror = Mirror { list, templates: Vec::new(), rfcs: Vec::new() };
    for path in files {
        let name = name_of(&path);
        let folder = path.parent().map(name_of).unwrap_or_default();
        if let Some(number) = rfc_number(&name) {
            mirror.rfcs.push((number, path));
        } else if ["urn-formal", "urn-informal", "templates"].contains(&folder.as_str()) && is_template(&name) {
            mirror.templates.push(path);
        }
    }
    if mirror.templates.is_empty() && mirror.rfcs.is_empty() {
        remarks.push(format!("{}: neither templates nor RFCs were found beside the list", root.display()));
    }
    Ok(mirror)
}

fn walk(dir: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = std::fs::read_dir(dir).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", dir.display())))?;
    for entry in entries {
        let entry = entry?;
        // A link may lead anywhere, and round in a circle.
        let kind = entry.file_type()?;
        if kind.is_dir() && depth < DEPTH_MAX {
            walk(&entry.path(), depth + 1, files)?;
        } else if kind.is_file() {
            files.push(entry.path());
        }
        if files.len() > FILES_MAX {
            return Err(Failure::new(Exit::No, format!("{}: more than {FILES_MAX} files", dir.display())));
        }
    }
    Ok(())
}

fn rfc_number(name: &str) -> Option<u32> {
    name.strip_prefix("rfc")?.strip_suffix(".txt")?.parse().ok()
}

fn is_template(name: &str) -> bool {
    let extension = Path::new(name).extension().and_then(|extension| extension.to_str());
    let is_text = extension.is_none_or(|extension| ["txt", "md", "xml"].contains(&extension));
    // The list itself and its earlier states may lie in the same folder.
    is_text && !name.starts_with('.') && !name.starts_with("urn-namespaces")
}

/// The templates of a folder.
pub(super) fn templates_in(dir: &Path, remarks: &mut Vec<String>) -> Result<Vec<PathBuf>, Failure> {
    let entries = std::fs::read_dir(dir).map_err(|error| Failure::new(Exit::NotFound, format!("{}: {error}", dir.display())))?;
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_file() && is_template(&name_of(&path)) {
            found.push(path);
        }
    }
    found.sort();
    if found.is_empty() {
        remarks.push(format!("{}: no template was found in it", dir.display()));
    }
    Ok(found)
}

/// Reads the templates, and cuts those that the list says stand in an RFC out of it.
pub(super) fn found(mirror: &Mirror, document: &Document, remarks: &mut Vec<String>) -> Result<Vec<Found>, Failure> {
    let mut all = Vec::new();
    for path in &mirror.templates {
        let name = name_of(path);
        let Some(bytes) = read(path, TEMPLATE_MAX, remarks)? else { continue };
        let (nid, on) = named(&name);
        let text = decoded(&bytes, &name, remarks);
        all.push(Found { nid, on, text, file: name, bytes });
    }
    let held: BTreeSet<String> = all.iter().map(|found| found.nid.clone()).collect();
    for record in [Kind::Formal, Kind::Informal].into_iter().flat_map(|kind| document.table(kind)) {
        let Ok(nid) = Nid::parse(&record.name) else { continue };
        if held.contains(nid.as_str()) {
            continue;
        }
        // The newest reference that has it.
        for reference in record.references.iter().rev().filter(|reference| reference.kind == "rfc") {
            let number = reference.data.strip_prefix("rfc").and_then(|number| number.parse::<u32>().ok());
            let Some((_, path)) = mirror.rfcs.iter().find(|(held, _)| Some(*held) == number) else { continue };
            let Some(bytes) = read(path, RFC_MAX, remarks)? else { continue };
            let text = decoded(&bytes, &name_of(path), remarks);
            let Some(piece) = cut::template_of(&text, &nid) else {
                remarks.push(format!("{nid}: no template of it was found in {}", name_of(path)));
                continue;
            };
            all.push(Found { nid: nid.to_string(), on: None, text: piece, file: name_of(path), bytes });
            break;
        }
    }
    Ok(all)
}

fn read(path: &Path, most: u64, remarks: &mut Vec<String>) -> Result<Option<Vec<u8>>, Failure> {
    if path.metadata()?.len() > most {
        remarks.push(format!("{}: more than {most} bytes; left out", name_of(path)));
        return Ok(None);
    }
    Ok(Some(std::fs::read(path)?))
}

/// The text of a file: UTF-8, or what older systems wrote, which is told.
fn decoded(bytes: &[u8], name: &str, remarks: &mut Vec<String>) -> String {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.to_owned();
    }
    remarks.push(format!("{name}: not UTF-8; read as ISO 8859-1"));
    bytes.iter().map(|byte| latin(*byte)).collect()
}

/// ISO 8859-1, and where that has control characters what Windows-1252 has, as the web does.
fn latin(byte: u8) -> char {
    const WINDOWS: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '‘', '’', '“',
        '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => WINDOWS.get(usize::from(byte - 0x80)).copied().unwrap_or('\u{fffd}'),
        other => char::from(other),
    }
}

/// The day in a file's name: `nbn@2018-07-07_91212a9b.txt`.
pub(super) fn day_in(name: &str) -> Option<Date> {
    name.split_once('@')?.1.get(..10)?.parse().ok()
}

/// `nbn@2018-07-07_91212a9b.txt` is the text of `nbn` of that day; `nbn.8141.txt` the current one.
fn named(name: &str) -> (String, Option<Date>) {
    let stem = name.split('@').next().unwrap_or(name);
    (stem.split('.').next().unwrap_or(stem).to_ascii_lowercase(), day_in(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_say_whose_they_are_and_of_which_day() {
        assert_eq!(named("nbn.8141.txt"), ("nbn".to_owned(), None));
        assert_eq!(named("urn-7"), ("urn-7".to_owned(), None));
        assert_eq!(named("nbn@2018-07-07_91212a9b.txt"), ("nbn".to_owned(), Some(jiff::civil::date(2018, 7, 7))));
        assert_eq!((rfc_number("rfc8458.txt"), rfc_number("rfc-index.txt"), rfc_number("nbn.txt")), (Some(8458), None, None));
    }

    #[test]
    fn older_characters_are_read_and_told() {
        let mut remarks = Vec::new();
        assert_eq!(decoded(b"K\xf6ln \x93x\x94", "a", &mut remarks), "Köln “x”");
        assert_eq!(remarks.len(), 1);
        assert_eq!(decoded("Köln".as_bytes(), "b", &mut remarks), "Köln");
        assert_eq!(remarks.len(), 1);
    }
}
