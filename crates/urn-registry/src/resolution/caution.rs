//! Warnings for users of names and designers of namespaces, each with its clause. A warning is never a fault.
//!
//! ```
//! use urn_registry::resolution::caution::{RegistrationStatements, name_warnings};
//! use urn_registry::urn::Urn;
//!
//! let urn = Urn::parse("urn:example:a/../b?=x=1").unwrap();
//! let codes: Vec<_> = name_warnings(&urn, RegistrationStatements::default()).iter().map(|note| note.code).collect();
//! assert_eq!(codes, ["relative", "reference", "q-component"]);
//! ```

use super::nbn;
use crate::checks::utf8;
use crate::i18n::Phrase;
use crate::urn::{SyntaxProfile, Urn};
use serde::Serialize;

/// A warning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NameWarning {
    /// Stable code.
    pub code: &'static str,
    /// Byte offset in the checked text, if it applies to one position.
    pub at: Option<usize>,
    /// One or two sentences.
    pub message: Phrase,
    /// Where it is specified.
    pub clause: &'static str,
}

fn name_warning(code: &'static str, at: Option<usize>, clause: &'static str, message: impl Into<Phrase>) -> NameWarning {
    NameWarning { code, at, message: message.into(), clause }
}

/// The statements of a registration, as far as they are known here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RegistrationStatements {
    /// Whether the registration gives colons a meaning.
    pub colons: Option<bool>,
    /// Whether it defines the use of fragments; `None` if it does not mention them.
    pub fragments: Option<bool>,
    /// Whether it defines a use of q-components.
    pub q: Option<bool>,
}

/// Warnings about a name as written.
pub fn name_warnings(urn: &Urn<'_>, says: RegistrationStatements) -> Vec<NameWarning> {
    let mut notes = Vec::new();
    let nss_at = urn.assigned_name().len() - urn.nss().len();
    if let Some(at) = find_dot_segment(urn.nss()) {
        notes.push(name_warning("relative", Some(nss_at + at), "RFC 8141 §4.3", Phrase::new("note-relative")));
    }
    if let Some(at) = urn.nss().find(':').filter(|_| says.colons != Some(true)) {
        notes.push(name_warning("colon", Some(nss_at + at), "RFC 8141 §5", Phrase::new("note-colon")));
    }
    if let Err(wrong) = utf8(urn.nss()) {
        notes.push(name_warning("utf-8", Some(nss_at + wrong.at), "RFC 8141 §2.2", wrong.message.sentence()));
    } else if let Some(at) = encoded_non_ascii(urn.nss()) {
        notes.push(name_warning("non-ascii", Some(nss_at + at), "RFC 8141 §2.2", Phrase::new("note-non-ascii")));
    }
    notes.extend(encoding_warning(urn));
    let special: String = urn.nss().chars().filter(|c| "!$&'()*+,;=@/".contains(*c)).fold(String::new(), |mut all, c| {
        if !all.contains(c) {
            all.push(c);
        }
        all
    });
    if urn.profile() == SyntaxProfile::Rfc2141 && !special.is_empty() {
        notes.push(name_warning("special", None, "RFC 2141 §2.3.1", Phrase::new("note-special").arg("characters", special)));
    }
    add_component_warnings(urn, says, &mut notes);
    if urn.nid().eq_ignore_ascii_case("nbn")
        && let Err(error) = nbn::read(urn.nss())
    {
        notes.push(name_warning("nbn", Some(nss_at + error.at), error.clause(), error.fault.sentence()));
    }
    notes
}

/// The warning about the first character that is percent-encoded although no rule of the syntax requires it.
pub fn encoding_warning(urn: &Urn<'_>) -> Vec<NameWarning> {
    let nss_at = urn.assigned_name().len() - urn.nss().len();
    let encoded = urn.nss().match_indices('%').find_map(|(at, _)| {
        let text = urn.nss().get(at..at + 3)?;
        let octet = char::from(u8::from_str_radix(text.get(1..)?, 16).ok()?);
        (octet.is_ascii_alphanumeric() || "-._~".contains(octet)).then_some((at, text, octet))
    });
    let warn = |(at, text, octet): (usize, &str, char)| {
        let message = Phrase::new("note-needless-encoding").arg("encoded", text).arg("character", octet.to_string());
        name_warning("needless-encoding", Some(nss_at + at), "RFC 8141 §3.1; RFC 2141 §2.3.1", message)
    };
    encoded.map(warn).into_iter().collect()
}

fn add_component_warnings(urn: &Urn<'_>, says: RegistrationStatements, notes: &mut Vec<NameWarning>) {
    let name = urn.assigned_name();
    let draft = urn.profile() == SyntaxProfile::Rfc2141Bis03;
    if name.len() < urn.as_str().len() {
        let clause = if draft { "2012 draft §2.3, §2.4" } else { "RFC 8141 §2, §3.1" };
        notes.push(name_warning(
            "reference",
            Some(name.len()),
            clause,
            Phrase::new("note-reference").arg("name", shortened(name)),
        ));
    }
    if urn.r().is_some() {
        notes.push(name_warning("r-component", Some(name.len()), "RFC 8141 §2.3.1", Phrase::new("note-r-component")));
    }
    if urn.q().is_some() && !draft && says.q != Some(true) {
        notes.push(name_warning("q-component", urn.as_str().find("?="), "RFC 8141 §2.3.2", Phrase::new("note-q-component")));
    }
    notes.extend(fragment_warning(urn, says));
}

/// The warning about a fragment that the namespace does not allow.
pub fn fragment_warning(urn: &Urn<'_>, says: RegistrationStatements) -> Option<NameWarning> {
    let draft = urn.profile() == SyntaxProfile::Rfc2141Bis03;
    let warns = urn.f().is_some() && says.fragments != Some(true) && (draft || says.fragments == Some(false));
    let clause = if draft { "2012 draft §2.4" } else { "RFC 8141 §2.3.3" };
    warns.then(|| name_warning("f-component", urn.as_str().find('#'), clause, Phrase::new("note-f-component")))
}

/// The warning for programs that construct names of a namespace that they do not know (RFC 8141 §2.2).
pub fn construction_warning(nid: &str) -> NameWarning {
    name_warning("making", None, "RFC 8141 §2.2", Phrase::new("note-making").arg("nid", shortened(nid)))
}

/// Guidance for fields of the form, as (field, note). The fields are those of the template.
pub fn field_guidance() -> Vec<(&'static str, NameWarning)> {
    vec![
        ("registrant", name_warning("stability", None, "RFC 8141 §5.1", Phrase::new("field-mind-stability"))),
        ("registrant", name_warning("after-the-end", None, "RFC 8141 §5", Phrase::new("field-mind-after-the-end"))),
        ("registrant", name_warning("successor", None, "RFC 8141 §5", Phrase::new("field-mind-successor"))),
        ("assignment", name_warning("competence", None, "RFC 8141 §5.1", Phrase::new("field-mind-competence"))),
        ("assignment", name_warning("never-reassign", None, "RFC 8141 §5.1", Phrase::new("field-mind-never-reassign"))),
        ("syntax", name_warning("special", None, "RFC 2141 §2.3.1", Phrase::new("field-mind-special"))),
        ("syntax", name_warning("colon", None, "RFC 8141 §5", Phrase::new("field-mind-colon"))),
        ("syntax", name_warning("non-ascii", None, "RFC 8141 §2.2", Phrase::new("field-mind-non-ascii"))),
        ("syntax", name_warning("relative", None, "RFC 8141 §4.3", Phrase::new("field-mind-relative"))),
        ("resolution", name_warning("q-component", None, "RFC 8141 §2.3.2", Phrase::new("field-mind-q-component"))),
        (
            "resolution",
            name_warning("f-component", None, "RFC 8141 §2.3.3; 2012 draft §2.4", Phrase::new("field-mind-f-component")),
        ),
        ("resolution", name_warning("kinds", None, "RFC 8141 §1.2.1", Phrase::new("field-mind-kinds"))),
        ("purpose", name_warning("slots", None, "RFC 8141 §4.1", Phrase::new("field-mind-slots"))),
    ]
}

/// The places in a document that take a URI and are suitable for a URN, or not, with the reason (RFC 8141 §4.1). The texts are message
/// names.
pub const URI_PLACES: [(&str, bool, &str); 6] = [
    ("slot-xmlns", true, "slot-xmlns-why"),
    ("slot-rdf", true, "slot-rdf-why"),
    ("slot-href", false, "slot-href-why"),
    ("slot-src", false, "slot-src-why"),
    ("slot-base", false, "slot-base-why"),
    ("slot-canonical", false, "slot-canonical-why"),
];

fn find_dot_segment(nss: &str) -> Option<usize> {
    let mut at = 0;
    for segment in nss.split('/') {
        let plain = if segment.len() <= 6 { segment.to_ascii_lowercase().replace("%2e", ".") } else { String::new() };
        if nss.contains('/') && (plain == "." || plain == "..") {
            return Some(at);
        }
        at += segment.len() + 1;
    }
    None
}

fn encoded_non_ascii(nss: &str) -> Option<usize> {
    nss.match_indices('%')
        .map(|(at, _)| at)
        .find(|at| nss.as_bytes().get(at + 1).is_some_and(|b| matches!(b, b'8' | b'9' | b'a'..=b'f' | b'A'..=b'F')))
}

/// Names are untrusted input; a warning repeats only the beginning.
fn shortened(text: &str) -> String {
    match text.get(..80) {
        Some(start) if text.len() > 80 => format!("{start}…"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str, profile: SyntaxProfile, says: RegistrationStatements) -> Vec<(&'static str, Option<usize>)> {
        name_warnings(&Urn::parse_as(text, profile).unwrap(), says).iter().map(|note| (note.code, note.at)).collect()
    }

    #[test]
    fn each_caution_points_to_its_cause() {
        let plain = RegistrationStatements::default();
        let see = |text| codes(text, SyntaxProfile::Rfc8141, plain);
        assert_eq!(see("urn:example:abc"), []);
        assert_eq!(see("urn:example:a/%2E%2e/b"), [("relative", Some(14)), ("needless-encoding", Some(14))]);
        assert_eq!(see("urn:example:.."), [], "without a slash nothing is a path segment");
        assert_eq!(see("urn:nbn:fi:a-b"), [("colon", Some(10))]);
        assert_eq!(see("urn:example:caf%C3%A9"), [("non-ascii", Some(15))]);
        assert_eq!(see("urn:example:%41bc%2F"), [("needless-encoding", Some(12))]);
        assert_eq!(see("urn:example:a%FF"), [("utf-8", Some(13))]);
        assert_eq!(see("urn:example:a?+r?=q#f"), [("reference", Some(13)), ("r-component", Some(13)), ("q-component", Some(16))]);
        assert_eq!(see("urn:nbn:zz:uu-1"), [("colon", Some(10)), ("nbn", Some(8))]);
    }

    #[test]
    fn declared_component_support_suppresses_warnings() {
        let says = RegistrationStatements { colons: Some(true), fragments: Some(true), q: Some(true) };
        assert_eq!(codes("urn:example:a:b?=q#f", SyntaxProfile::Rfc8141, says), [("reference", Some(15))]);
        let against = RegistrationStatements { fragments: Some(false), ..says };
        assert_eq!(
            codes("urn:example:a#f", SyntaxProfile::Rfc8141, against),
            [("reference", Some(13)), ("f-component", Some(13))]
        );
        assert_eq!(
            codes("urn:example:a#f", SyntaxProfile::Rfc2141Bis03, RegistrationStatements::default()),
            [("reference", Some(13)), ("f-component", Some(13))]
        );
        assert_eq!(codes("urn:example:a,b", SyntaxProfile::Rfc2141, RegistrationStatements::default()), [("special", None)]);
    }

    #[test]
    fn every_warning_cites_its_clause() {
        let mut notes: Vec<NameWarning> = field_guidance().into_iter().map(|(_, note)| note).collect();
        notes.push(construction_warning("nosuch"));
        assert!(
            notes.iter().all(|note| note.clause.contains('§') && note.message.to_string().ends_with(['.', '?'])),
            "{notes:#?}"
        );
    }
}
