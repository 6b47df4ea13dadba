//! Uploaded files, plain or in ZIP archives. Of an archive, only the relevant files are decompressed, within limits.

use crate::registry::import::mirror::Files;
use std::cell::{Cell, RefCell};
use std::io::{Cursor, Read as _};
use zip::ZipArchive;

/// The maximum number of files. IANA's folder has about a hundred; with all RFCs there are ten thousand.
const FILES_MAX: usize = 20_000;

/// The maximum number of decompressed bytes in total. An archive of a few kilobytes can expand to gigabytes.
const UNFOLDED_MAX: u64 = 128 * 1024 * 1024;

/// An uploaded file: its name and its bytes.
pub type SentFile = (String, Vec<u8>);

type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// The location of a file.
enum Place {
    /// The index of an uploaded file.
    Plain(usize),
    /// The index of an archive, and the index of a file in it.
    Inside(usize, usize),
}

/// Whether a file is a ZIP archive, by its signature: with files or empty.
pub fn is_archive(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// The files of an upload.
pub struct Sent<'a> {
    files: &'a [SentFile],
    archives: Vec<RefCell<Archive<'a>>>,
    paths: Vec<String>,
    places: Vec<Place>,
    left: Cell<u64>,
}

impl<'a> Sent<'a> {
    /// Lists the files without reading them.
    ///
    /// # Errors
    /// A sentence, if an archive cannot be read or there are too many files.
    pub fn open(files: &'a [SentFile]) -> Result<Self, String> {
        let mut sent = Self { files, archives: Vec::new(), paths: Vec::new(), places: Vec::new(), left: Cell::new(UNFOLDED_MAX) };
        for (at, (name, bytes)) in files.iter().enumerate() {
            if !is_archive(bytes) {
                sent.paths.push(name.rsplit(['/', '\\']).next().unwrap_or_default().to_owned());
                sent.places.push(Place::Plain(at));
                continue;
            }
            let archive = ZipArchive::new(Cursor::new(bytes.as_slice()))
                .map_err(|error| format!("{name}: the archive cannot be read: {error}"))?;
            if archive.len() > FILES_MAX {
                return Err(format!("{name}: the archive contains more than {FILES_MAX} files and was not opened"));
            }
            let number = sent.archives.len();
            for place in 0..archive.len() {
                let path = archive.name_for_index(place).and_then(Result::ok).unwrap_or_default();
                // Metadata that macOS adds for each file is ignored.
                if path.is_empty() || path.ends_with('/') || path.starts_with("__MACOSX/") {
                    continue;
                }
                sent.paths.push(path.replace('\\', "/"));
                sent.places.push(Place::Inside(number, place));
            }
            sent.archives.push(RefCell::new(archive));
        }
        if sent.paths.len() > FILES_MAX {
            return Err(format!("More than {FILES_MAX} files were uploaded"));
        }
        Ok(sent)
    }
}

impl Files for Sent<'_> {
    fn paths(&self) -> &[String] {
        &self.paths
    }

    fn read(&self, at: usize, most: u64) -> Result<Option<Vec<u8>>, String> {
        let missing = || "This file does not exist".to_owned();
        let name = self.paths.get(at).ok_or_else(missing)?;
        let (archive, place) = match self.places.get(at).ok_or_else(missing)? {
            Place::Plain(file) => {
                let (_, bytes) = self.files.get(*file).ok_or_else(missing)?;
                return Ok((bytes.len() as u64 <= most).then(|| bytes.clone()));
            }
            Place::Inside(archive, place) => (self.archives.get(*archive).ok_or_else(missing)?, *place),
        };
        let mut archive = archive.try_borrow_mut().map_err(|error| error.to_string())?;
        let damaged = |error: &dyn std::fmt::Display| format!("{name}: cannot be decompressed: {error}");
        let file = archive.by_index(place).map_err(|error| damaged(&error))?;
        // The size stated in the archive is not trusted; the decompressed bytes are counted.
        let allowed = most.min(self.left.get());
        let mut bytes = Vec::new();
        file.take(allowed + 1).read_to_end(&mut bytes).map_err(|error| damaged(&error))?;
        let size = bytes.len() as u64;
        self.left.set(self.left.get().saturating_sub(size));
        match size {
            _ if size > most => Ok(None),
            _ if size > allowed => {
                Err(format!("The uploaded files expand to more than {} MiB and were not read", UNFOLDED_MAX >> 20))
            }
            _ => Ok(Some(bytes)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write as _;

    fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in files {
            writer.start_file(*path, zip::write::SimpleFileOptions::default()).unwrap();
            writer.write_all(bytes).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    #[test]
    fn archive_is_read_like_a_folder() {
        let bytes =
            archive(&[("a/urn-namespaces.xml", b"<x/>"), ("a/urn-formal/lamp", b"Namespace ID: lamp"), ("__MACOSX/a", b"")]);
        let files = [("mirror.zip".to_owned(), bytes), ("C:\\lamp.txt".to_owned(), b"text".to_vec())];
        let sent = Sent::open(&files).unwrap();
        assert_eq!(sent.paths(), ["a/urn-namespaces.xml", "a/urn-formal/lamp", "lamp.txt"]);
        assert_eq!(sent.read(1, 100).unwrap().unwrap(), b"Namespace ID: lamp");
        assert_eq!(sent.read(1, 3).unwrap(), None);
        assert_eq!(sent.read(2, 100).unwrap().unwrap(), b"text");
        assert!(sent.read(3, 100).is_err());
    }

    #[test]
    fn archive_decompression_is_limited() {
        let much = vec![b'a'; 50 * 1024 * 1024];
        let bytes = archive(&[("a", &much), ("b", &much), ("c", &much)]);
        assert!(bytes.len() < 1024 * 1024);
        let files = [("bomb.zip".to_owned(), bytes)];
        let sent = Sent::open(&files).unwrap();
        assert_eq!(sent.read(0, 1024).unwrap(), None);
        let most = 64 * 1024 * 1024;
        assert!(sent.read(0, most).is_ok() && sent.read(1, most).is_ok());
        assert!(sent.read(2, most).unwrap_err().contains("128 MiB"));
        let broken = [("bomb.zip".to_owned(), b"PK\x03\x04 no archive".to_vec())];
        assert!(Sent::open(&broken).is_err());
    }
}
