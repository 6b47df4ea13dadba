//! Texts compressed at build time. A folder is embedded as a single archive, about a quarter of its original size.

use std::collections::HashMap;
use std::io::Read as _;

/// The separator before the path of each text.
const TEXT_SEPARATOR: char = '\u{1e}';

/// Decompresses a text.
pub fn decompress_text(packed: &[u8]) -> String {
    let mut text = String::new();
    // The input comes from our own build, so errors are ignored here; the tests of the callers check the content.
    let _ = flate2::read::GzDecoder::new(packed).read_to_string(&mut text);
    text
}

/// Decompresses a folder into its texts, by relative path.
pub fn decompress_folder(packed: &[u8]) -> HashMap<String, String> {
    let all = decompress_text(packed);
    all.split(TEXT_SEPARATOR)
        .filter_map(|one| one.split_once('\n'))
        .map(|(path, text)| (path.to_owned(), text.to_owned()))
        .collect()
}
