//! The registration template of RFC 8141 Appendix A: thirteen fields of prose.
//!
//! Every URN namespace is defined by a completed template. [`read`] extracts it from the texts in which it arrives in practice:
//! Appendix A as printed, the older form of RFC 2611 and RFC 3406, mixtures of both, within an RFC or Internet-Draft, even a text
//! that lost its line breaks. [`mod@write`] prints the canonical form, [`checks`] reports violations with their clauses, and
//! [`diff`] compares two versions field by field.
//!
//! ```
//! use urn_registry::template::{Field, read::read};
//!
//! let reading = read("Namespace ID: example\nVersion: 2\n\nPurpose:\n   To show\n   how it works.\n");
//! assert_eq!(reading.template.get(Field::NamespaceId), Some("example"));
//! assert_eq!(reading.template.get(Field::Purpose), Some("To show\nhow it works."));
//! assert_eq!(reading.template.version(), Some(2));
//! ```

pub mod answers;
pub mod characters;
pub mod checks;
mod code;
pub mod correction;
pub mod decide;
pub mod diff;
mod document;
mod grammar;
pub mod inspect;
pub mod labels;
mod language;
mod naming;
pub mod questions;
pub mod read;
pub mod registrant;
pub mod registry_notes;
mod same;
pub mod sentences;
pub mod shape;
pub mod statements;
pub mod write;

pub use naming::{NID_PLACEHOLDER, NidFieldContent};

use crate::i18n::Phrase;
use crate::nid::Nid;
use jiff::civil::Date;
use serde::Serialize;

/// The maximum length of a template, in bytes: 1 MiB, about forty times the longest registered one.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The maximum number of lines of a submitted text: about thirty times the longest registered one. The data about a line takes
/// hundreds of times the memory of a one-letter line.
pub const MAX_LINES: usize = 20_000;

/// A field of the template, in the order of Appendix A.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "String", inline, description = ""))]
#[repr(u8)]
pub enum Field {
    /// The NID.
    NamespaceId,
    /// The version number: 1, 2, 3…
    Version,
    /// The date: YYYY-MM-DD.
    Date,
    /// The registrant, with a contact.
    Registrant,
    /// RFC 8141 §6.4.1.
    Purpose,
    /// RFC 8141 §6.4.2.
    Syntax,
    /// RFC 8141 §6.4.3.
    Assignment,
    /// RFC 8141 §6.4.4.
    SecurityAndPrivacy,
    /// RFC 8141 §6.4.5.
    Interoperability,
    /// RFC 8141 §6.4.6.
    Resolution,
    /// A stable reference.
    Documentation,
    /// RFC 8141 §6.4.7, optional.
    AdditionalInformation,
    /// The changes from prior versions; only for later versions.
    RevisionInformation,
}

impl Field {
    /// All thirteen, in the order of Appendix A.
    pub const ALL: [Self; 13] = [
        Self::NamespaceId,
        Self::Version,
        Self::Date,
        Self::Registrant,
        Self::Purpose,
        Self::Syntax,
        Self::Assignment,
        Self::SecurityAndPrivacy,
        Self::Interoperability,
        Self::Resolution,
        Self::Documentation,
        Self::AdditionalInformation,
        Self::RevisionInformation,
    ];

    /// The fields that the registrant writes; Namespace ID, Version and Date are set by the procedure.
    pub const REGISTRANT_FIELDS: [Self; 10] = [
        Self::Registrant,
        Self::Purpose,
        Self::Syntax,
        Self::Assignment,
        Self::SecurityAndPrivacy,
        Self::Interoperability,
        Self::Resolution,
        Self::Documentation,
        Self::AdditionalInformation,
        Self::RevisionInformation,
    ];

    /// The key and the label.
    const fn texts(self) -> (&'static str, &'static str) {
        match self {
            Self::NamespaceId => ("namespace_id", "Namespace ID"),
            Self::Version => ("version", "Version"),
            Self::Date => ("date", "Date"),
            Self::Registrant => ("registrant", "Registrant"),
            Self::Purpose => ("purpose", "Purpose"),
            Self::Syntax => ("syntax", "Syntax"),
            Self::Assignment => ("assignment", "Assignment"),
            Self::SecurityAndPrivacy => ("security_and_privacy", "Security and Privacy"),
            Self::Interoperability => ("interoperability", "Interoperability"),
            Self::Resolution => ("resolution", "Resolution"),
            Self::Documentation => ("documentation", "Documentation"),
            Self::AdditionalInformation => ("additional_information", "Additional Information"),
            Self::RevisionInformation => ("revision_information", "Revision Information"),
        }
    }

    /// The key in JSON and in forms.
    pub const fn key(self) -> &'static str {
        self.texts().0
    }

    /// The label in Appendix A.
    pub const fn label(self) -> &'static str {
        self.texts().1
    }

    /// The label in the language of the reader.
    pub fn localized_label(self) -> Phrase {
        Phrase::new("field-label").arg("field", self.key())
    }

    /// Where the RFC describes the field.
    pub fn clause(self) -> &'static str {
        match self {
            Self::Purpose => "RFC 8141 §6.4.1",
            Self::Syntax => "RFC 8141 §6.4.2",
            Self::Assignment => "RFC 8141 §6.4.3",
            Self::SecurityAndPrivacy => "RFC 8141 §6.4.4",
            Self::Interoperability => "RFC 8141 §6.4.5",
            Self::Resolution => "RFC 8141 §6.4.6",
            Self::AdditionalInformation => "RFC 8141 §6.4.7",
            Self::RevisionInformation => "RFC 8141 §6.2",
            _ => "RFC 8141 Appendix A",
        }
    }

    /// The field with this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|field| field.key() == key)
    }
}

/// A template: an optional text for each field. Texts have LF line breaks, no common indentation, no leading or trailing blank
/// lines and no trailing spaces; an empty text counts as absent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Template {
    values: [Option<String>; 13],
}

impl Template {
    /// The text of a field.
    pub fn get(&self, field: Field) -> Option<&str> {
        self.values.get(field as usize).and_then(Option::as_deref)
    }

    /// The text of a field; empty if absent.
    pub fn text(&self, field: Field) -> &str {
        self.get(field).unwrap_or_default()
    }

    /// Sets a field; line breaks, trailing spaces, and leading and trailing blank lines are normalized. In Namespace ID, only ASCII
    /// spaces are removed: any other character is reported, not removed.
    pub fn set(&mut self, field: Field, text: &str) {
        let tidy = if field == Field::NamespaceId { tidied(text, str::trim_ascii_end) } else { tidy(text) };
        if let Some(slot) = self.values.get_mut(field as usize) {
            *slot = (!tidy.is_empty()).then_some(tidy);
        }
    }

    /// The template with one field set.
    #[must_use]
    pub fn with_field(mut self, field: Field, text: &str) -> Self {
        self.set(field, text);
        self
    }

    /// Whether no field has text.
    pub fn is_empty(&self) -> bool {
        self.values.iter().all(Option::is_none)
    }

    /// The NID of the namespace that the text describes, if that is certain. A registered text may have a sentence in the field:
    /// `NBN` followed by a history, or `The Namespace ID "xmpp" is requested`. The requested NID is determined by
    /// [`Self::naming`] and `nid::written`.
    pub fn nid(&self) -> Option<Nid> {
        naming::described_nid(self.text(Field::NamespaceId))
    }

    /// The content of the Namespace ID field: a NID and nothing else, or a text in which the user must choose a NID.
    pub fn naming(&self) -> NidFieldContent {
        naming::read_nid_field(self.text(Field::NamespaceId))
    }

    /// The version number, if the field has one.
    pub fn version(&self) -> Option<u32> {
        let text = self.get(Field::Version)?;
        let from = text.find(|c: char| c.is_ascii_digit())?;
        let rest = text.get(from..)?;
        let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let (digits, rest) = rest.split_at(len);
        // "1.0" is 1; "2.1" is not a version number by the RFC.
        let fraction = rest.strip_prefix('.').and_then(|rest| rest.chars().next()).filter(char::is_ascii_digit);
        fraction.is_none_or(|digit| digit == '0').then(|| digits.parse().ok())?
    }

    /// The date, if the field has an unambiguous one.
    pub fn date(&self) -> Option<Date> {
        date_in(self.get(Field::Date)?)
    }

    /// The fields as a JSON object with the thirteen keys; absent fields are null.
    pub fn to_json(&self) -> serde_json::Map<String, serde_json::Value> {
        Field::ALL.iter().map(|field| (field.key().to_owned(), self.get(*field).into())).collect()
    }

    /// Reads the fields from a JSON object; unknown keys are ignored.
    pub fn from_json(object: &serde_json::Map<String, serde_json::Value>) -> Self {
        let mut template = Self::default();
        for field in Field::ALL {
            if let Some(text) = object.get(field.key()).and_then(serde_json::Value::as_str) {
                template.set(field, text);
            }
        }
        template
    }
}

impl Serialize for Field {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl<'de> serde::Deserialize<'de> for Field {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = <String as serde::Deserialize>::deserialize(deserializer)?;
        Self::from_key(&key).ok_or_else(|| serde::de::Error::custom("unknown field of a template"))
    }
}

impl Serialize for Template {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Template {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Template".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let keys = Field::ALL.map(Field::key);
        let text = serde_json::json!({ "type": ["string", "null"] });
        let properties: serde_json::Map<_, _> = keys.iter().map(|key| ((*key).to_owned(), text.clone())).collect();
        schemars::json_schema!({
            "description": "The thirteen fields of RFC 8141, Appendix A",
            "type": "object",
            "properties": properties,
            "required": keys,
        })
    }
}

/// Normalizes to LF line breaks, no trailing spaces, and no leading or trailing blank lines.
pub fn tidy(text: &str) -> String {
    tidied(text, str::trim_end)
}

fn tidied(text: &str, trim_end: fn(&str) -> &str) -> String {
    // XML cannot contain these two noncharacters (XML 1.0 §2.2).
    let unified = text.replace("\r\n", "\n").replace('\r', "\n").replace(['\u{fffe}', '\u{ffff}'], "\u{fffd}");
    let lines: Vec<&str> = unified.lines().map(trim_end).collect();
    let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(lines.len());
    let last = lines.iter().rposition(|line| !line.is_empty()).map_or(first, |last| last + 1);
    lines.get(first..last).unwrap_or_default().join("\n")
}

/// Parses `2018-04-09`, `2018/04/09`, `20180409`, `9 April 2018` and `April 9, 2018`; `None` for anything ambiguous.
pub fn date_in(text: &str) -> Option<Date> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || c == ',' || c == '.').filter(|word| !word.is_empty()).collect();
    words
        .iter()
        .find_map(|word| numeric_date(word.trim_matches(|c: char| !c.is_ascii_digit())))
        .or_else(|| words.windows(3).find_map(parse_date_with_month_name))
}

fn numeric_date(word: &str) -> Option<Date> {
    let parts: Vec<&str> = word.split(['-', '/']).collect();
    let number = |part: &str| part.bytes().all(|b| b.is_ascii_digit()).then(|| part.parse::<i16>().ok()).flatten();
    match parts.as_slice() {
        [y, m, d] if y.len() == 4 => Date::new(number(y)?, i8::try_from(number(m)?).ok()?, i8::try_from(number(d)?).ok()?).ok(),
        [all] if all.len() == 8 => {
            let (y, rest) = all.split_at_checked(4)?;
            let (m, d) = rest.split_at_checked(2)?;
            Date::new(number(y)?, i8::try_from(number(m)?).ok()?, i8::try_from(number(d)?).ok()?).ok()
        }
        _ => None,
    }
}

fn parse_date_with_month_name(three: &[&str]) -> Option<Date> {
    let [a, b, year] = three else { return None };
    if a.len() == 4 && a.bytes().all(|b| b.is_ascii_digit()) {
        return numeric_date(&three.join("-"));
    }
    let year = (year.len() == 4).then(|| year.parse::<i16>().ok())??;
    let (day, month) = if let Some(month) = month_named(b) { (a, month) } else { (b, month_named(a)?) };
    let day = day.trim_end_matches(|c: char| c.is_alphabetic()).parse::<i8>().ok()?;
    Date::new(year, month, day).ok()
}

fn month_named(word: &str) -> Option<i8> {
    const MONTHS: [&str; 12] = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let short = word.get(..3)?.to_ascii_lowercase();
    let index = MONTHS.iter().position(|month| *month == short)?;
    i8::try_from(index + 1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_unambiguous_dates_are_parsed() {
        let day = |y, m, d| Some(jiff::civil::date(y, m, d));
        assert_eq!(date_in("2018-04-09"), day(2018, 4, 9));
        assert_eq!(date_in("Date: 12 January 2003."), day(2003, 1, 12));
        assert_eq!(date_in("May 15th, 2000"), day(2000, 5, 15));
        assert_eq!(date_in("20031201"), day(2003, 12, 1));
        assert_eq!(date_in("01/02/03"), None);
        assert_eq!(date_in("2018-13-09"), None);
    }
}
