//! Lenient handling of XML tags.

use quick_xml::events::{BytesRef, BytesStart};
use quick_xml::{Reader, XmlVersion};

/// An XML reader that tolerates common errors.
pub(super) fn reader(source: &str) -> Reader<&[u8]> {
    let mut reader = Reader::from_str(source);
    let config = reader.config_mut();
    config.check_end_names = false;
    config.allow_unmatched_ends = true;
    config.allow_dangling_amp = true;
    reader
}

/// The unescaped value of an attribute, or the raw value if it contains an unknown entity.
pub(super) fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.try_get_attribute(name).ok().flatten()?;
    let value = found.normalized_value(XmlVersion::Implicit1_0);
    Some(value.map_or_else(|_| found.value.to_string(), std::borrow::Cow::into_owned))
}

/// The character of a numeric reference or one of the five entities of XML.
pub(super) fn decode_character_reference(entity: &BytesRef<'_>) -> Option<char> {
    Some(match (entity.resolve_char_ref(), entity.as_ref()) {
        (Ok(Some(character)), _) => character,
        (_, "lt") => '<',
        (_, "gt") => '>',
        (_, "amp") => '&',
        (_, "quot") => '"',
        (_, "apos") => '\'',
        _ => return None,
    })
}
