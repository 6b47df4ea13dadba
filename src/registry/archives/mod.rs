//! The archives of the public data, one for each month. Archives never change, with one exception: if a text in an archive is redacted, the
//! bytes of the archive are deleted, and its digest and signature remain.

pub mod queries;

use crate::ids::sha256;
use crate::store::Moment;
use jiff::Timestamp;
use std::fmt::Write as _;
use std::io::{Cursor, Write as _};
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

/// The file in an archive with the digests of the others, as `sha256sum -c` reads them.
const SUMS: &str = "SHA256SUMS";

/// An archive without its bytes.
#[derive(Debug, Clone, PartialEq, Eq, diesel::Queryable, diesel::Insertable)]
#[diesel(table_name = crate::store::schema::archives)]
pub struct Archive {
    /// The month before it was made, such as `2026-11`.
    pub month: String,
    /// When it was made.
    #[diesel(serialize_as = Moment)]
    pub made_at: Timestamp,
    /// The number of bytes.
    pub size: i64,
    /// The SHA-256 digest in hexadecimal.
    pub sha256: String,
    /// The signed note about the digest.
    pub note: String,
    /// Whether its bytes were deleted because a text in it was redacted.
    #[diesel(skip_insertion)]
    pub is_withdrawn: bool,
}

/// The zip file of these files, with their digests.
///
/// # Errors
/// A file name that is not possible in a zip file.
pub fn pack(files: &[(String, Vec<u8>)]) -> ZipResult<Vec<u8>> {
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
    put(SUMS, sums.as_bytes())?;
    Ok(writer.finish()?.into_inner())
}

/// Whether an archive contains a file with this ending. If the archive cannot be read, the answer is yes.
fn has_file(archive: &[u8], ending: &str) -> bool {
    ZipArchive::new(Cursor::new(archive))
        .map_or(true, |archive| archive.file_names().flatten().any(|name| name.ends_with(ending)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    #[test]
    fn archive_has_its_files_and_their_digests() {
        let files = [("a/lamp/1.0.txt".to_owned(), b"text".to_vec()), ("list.json".to_owned(), b"{}".to_vec())];
        let bytes = pack(&files).unwrap();
        let mut sums = String::new();
        ZipArchive::new(Cursor::new(&bytes)).unwrap().by_name(SUMS).unwrap().read_to_string(&mut sums).unwrap();
        assert_eq!(sums, format!("{}  a/lamp/1.0.txt\n{}  list.json\n", sha256(b"text"), sha256(b"{}")));
        assert!(has_file(&bytes, "/lamp/1.0.txt") && !has_file(&bytes, "/lamp/11.0.txt"));
        assert!(has_file(b"damaged", "/lamp/1.0.txt"));
    }
}
