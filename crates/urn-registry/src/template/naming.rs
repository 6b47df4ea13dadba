//! Determines which NID a Namespace ID field names, without guessing.

use crate::nid::Nid;
use crate::nid::written::{candidates, nid_of_text, parse_nid};

/// The placeholder for the number in the text of an informal request until it is registered.
pub const NID_PLACEHOLDER: &str = "{{NID}}";

/// The content of a Namespace ID field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NidFieldContent {
    /// It names this NID.
    Named(Nid),
    /// The field has text, but no NID is certain; these words could be one. The user chooses.
    Unsure(Vec<Nid>),
    /// The field names no NID: it is empty, or the number will be assigned.
    Absent,
}

impl NidFieldContent {
    /// The NID, if it is certain.
    pub fn nid(&self) -> Option<&Nid> {
        match self {
            Self::Named(nid) => Some(nid),
            Self::Unsure(_) | Self::Absent => None,
        }
    }
}

/// Words for a NID that is not known yet.
const UNKNOWN_NID_WORDS: [&str; 3] = ["tbd", "tba", "none"];

/// Whether the text of a Namespace ID field only says that the namespace ID is not known yet.
pub(super) fn is_unknown_nid(text: &str) -> bool {
    UNKNOWN_NID_WORDS.contains(&text.trim().to_ascii_lowercase().as_str())
}

/// Reads the text of a Namespace ID field. Only a text that is a NID is accepted as one ([`read`]); for any other text, the user chooses.
pub(super) fn read_nid_field(text: &str) -> NidFieldContent {
    let without_placeholder = text.replace(NID_PLACEHOLDER, "");
    if matches!(without_placeholder.trim(), "" | "urn-" | "urn:") {
        return NidFieldContent::Absent;
    }
    if let Ok(nid) = parse_nid(text)
        && !UNKNOWN_NID_WORDS.contains(&nid.as_str())
    {
        return NidFieldContent::Named(nid);
    }
    let lower = text.trim().to_ascii_lowercase();
    let given_out =
        ["to be assigned", "assigned by", "tbd", "tba", "none", "not yet"].iter().any(|words| lower.starts_with(words));
    if given_out && nid_of_text(text).is_none() {
        return NidFieldContent::Absent;
    }
    NidFieldContent::Unsure(candidates(text))
}

/// The NID of the namespace that a text describes, if that is certain, also within a sentence.
pub(super) fn described_nid(text: &str) -> Option<Nid> {
    match read_nid_field(text) {
        NidFieldContent::Named(nid) => Some(nid),
        NidFieldContent::Unsure(_) => nid_of_text(text),
        NidFieldContent::Absent => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registered_text_identifies_its_namespace_but_requests_no_nid() {
        let cases = [
            ("NBN\nThis namespace ID was formally assigned", Some("nbn")),
            ("The Namespace ID \"xmpp\" is requested.", Some("xmpp")),
            ("\"iso\" requested according to", Some("iso")),
            ("ISBN Requested of IANA.", Some("isbn")),
            ("Request is made for a formal assignment:\n\nlamp", Some("lamp")),
            ("Request is made for a formal assignment: lamp", Some("lamp")),
            ("We ask for the namespace urn:lamp: to be used.", Some("lamp")),
            ("foo bar", None),
            // Without these characters, the rest would be a different name.
            ("abc-", None),
            ("-abc", None),
            ("abc_", None),
            // A name is also found next to another placeholder.
            ("lamp\n\nsee {{NOTE}}", Some("lamp")),
            ("abc\u{200b}", None),
        ];
        for (text, nid) in cases {
            assert_eq!(described_nid(text).as_ref().map(Nid::as_str), nid, "{text}");
            assert_eq!(read_nid_field(text).nid(), None, "{text}");
        }
        for text in ["urn-5", " urn-5 "] {
            assert_eq!(read_nid_field(text).nid().map(Nid::as_str), Some("urn-5"));
        }
    }

    #[test]
    fn uncertain_nid_is_reported_with_its_candidates() {
        let prose = "This registration is about the National Lamp\nNumber (NLN) that the LAMP-2 office gives out.";
        let offered = ["nln", "lamp-2"].map(|nid| Nid::parse(nid).unwrap()).to_vec();
        assert_eq!(read_nid_field(prose), NidFieldContent::Unsure(offered));
        for text in ["To be assigned", "{{NID}}", "TBD", "none"] {
            assert_eq!((read_nid_field(text), described_nid(text)), (NidFieldContent::Absent, None), "{text}");
        }
        for text in ["abc-", "-abc", "abc\u{200b}", "abc,", "urn:abc", "URN:ABC:", "abc is requested of IANA"] {
            let NidFieldContent::Unsure(offered) = read_nid_field(text) else { panic!("{text}") };
            assert_eq!(offered.first().map(Nid::as_str), Some("abc"), "{text}");
        }
    }
}
