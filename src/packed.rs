//! Texts that the build packs: a folder in one piece, which takes a quarter of its size in the program.

use std::collections::HashMap;
use std::io::Read as _;

/// Stands before the path of each text.
const BEGIN: char = '\u{1e}';

/// A text as the build packed it.
pub(crate) fn text(packed: &[u8]) -> String {
    let mut text = String::new();
    // Packed by our build; what is in it is held by the tests of whoever asks.
    let _ = flate2::read::GzDecoder::new(packed).read_to_string(&mut text);
    text
}

/// The texts of a folder by their paths in it.
pub(crate) fn folder(packed: &[u8]) -> HashMap<String, String> {
    let all = text(packed);
    all.split(BEGIN).filter_map(|one| one.split_once('\n')).map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
}
