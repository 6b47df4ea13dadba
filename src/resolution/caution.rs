//! Notes for those who use a name or design a namespace, each with its clause. A note is never a fault.
//!
//! ```
//! use nidreg::resolution::caution::{Says, of_name};
//! use nidreg::urn::Urn;
//!
//! let urn = Urn::parse("urn:example:a/../b?=x=1").unwrap();
//! let codes: Vec<_> = of_name(&urn, Says::default()).iter().map(|note| note.code).collect();
//! assert_eq!(codes, ["relative", "reference", "q-component"]);
//! ```

use super::nbn;
use super::pledge::Point;
use crate::nid::in_use::{InUse, near};
use crate::urn::{Profile, Urn};
use serde::Serialize;

/// A note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    /// Stable word.
    pub code: &'static str,
    /// Byte offset in the checked text, where one place is meant.
    pub at: Option<usize>,
    /// One or two sentences.
    pub message: String,
    /// Where it is written.
    pub clause: &'static str,
}

fn note(code: &'static str, at: Option<usize>, clause: &'static str, message: impl Into<String>) -> Note {
    Note { code, at, message: message.into(), clause }
}

/// What a namespace's registration says, as far as it is known here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Says {
    /// Whether the registration gives its colons a meaning.
    pub colons: Option<bool>,
    /// Whether it speaks of fragments, and how.
    pub fragments: Option<bool>,
    /// Whether it gives q-components a use.
    pub q: Option<bool>,
}

/// Notes on a name as somebody wrote it.
pub fn of_name(urn: &Urn<'_>, says: Says) -> Vec<Note> {
    let mut notes = Vec::new();
    let nss_at = urn.assigned_name().len() - urn.nss().len();
    if let Some(at) = dot_segment(urn.nss()) {
        notes.push(note(
            "relative",
            Some(nss_at + at),
            "RFC 8141 §4.3",
            "A generic URI library may take this part for a relative path and resolve it away, which gives another name. Avoid \".\" and \"..\" between slashes, and relative references with urn.",
        ));
    }
    if let Some(at) = urn.nss().find(':').filter(|_| says.colons != Some(true)) {
        notes.push(note(
            "colon",
            Some(nss_at + at),
            "RFC 8141 §5",
            "Colons in a name imply no structure: names that begin alike need not belong together, unless the namespace says so.",
        ));
    }
    if let Some(at) = encoded_non_ascii(urn.nss()) {
        notes.push(note(
            "non-ascii",
            Some(nss_at + at),
            "RFC 8141 §2.2",
            "The name encodes characters outside ASCII. Namespaces should not allow them without need, and should say which and in what form.",
        ));
    }
    let special: String = urn.nss().chars().filter(|c| "!$&'()*+,;=@/".contains(*c)).fold(String::new(), |mut all, c| {
        if !all.contains(c) {
            all.push(c);
        }
        all
    });
    if urn.profile() == Profile::Rfc2141 && !special.is_empty() {
        notes.push(note(
            "special",
            None,
            "RFC 2141 §2.3.1",
            format!(
                "The name has {special}. A namespace that gives such characters a meaning of their own publishes which and what."
            ),
        ));
    }
    components(urn, says, &mut notes);
    if urn.nid().eq_ignore_ascii_case("nbn")
        && let Err(error) = nbn::read(urn.nss())
    {
        notes.push(note("nbn", Some(nss_at + error.at), error.clause(), sentence(&error.fault.to_string())));
    }
    notes
}

fn components(urn: &Urn<'_>, says: Says, notes: &mut Vec<Note>) {
    let name = urn.assigned_name();
    let draft = urn.profile() == Profile::Rfc2141Bis03;
    if name.len() < urn.as_str().len() {
        let clause = if draft { "2012 draft §2.3, §2.4" } else { "RFC 8141 §2, §3.1" };
        notes.push(note(
            "reference",
            Some(name.len()),
            clause,
            format!("This is a reference to a name. The assigned name is {}; components are no part of it and do not count in comparison.", shortened(name)),
        ));
    }
    if urn.r().is_some() {
        notes.push(note(
            "r-component",
            Some(name.len()),
            "RFC 8141 §2.3.1",
            "R-components should not be used yet: no standard gives them a meaning.",
        ));
    }
    if urn.q().is_some() && !draft && says.q != Some(true) {
        notes.push(note(
            "q-component",
            urn.as_str().find("?="),
            "RFC 8141 §2.3.2",
            "The q-component is passed on to the resource or its service. A namespace should not need one to resolve its names, and nobody must ask for one.",
        ));
    }
    if urn.f().is_some() && says.fragments != Some(true) && (draft || says.fragments == Some(false)) {
        notes.push(note(
            "f-component",
            urn.as_str().find('#'),
            if draft { "2012 draft §2.4" } else { "RFC 8141 §2.3.3" },
            "A fragment is only for namespaces whose registration allows it; the registration of this one is not known to.",
        ));
    }
}

/// Before a program makes a name of a namespace that it does not know (RFC 8141 §2.2).
pub fn on_making(nid: &str) -> Note {
    note(
        "making",
        None,
        "RFC 8141 §2.2",
        format!(
            "The rules of {} are not applied here, only percent-encoding. Software that does not know the rules of a namespace must not construct its names: take the result to those who assign in it.",
            shortened(nid)
        ),
    )
}

/// Notes on a wish for a NID that is in use, or looks like one in use, without being registered.
pub fn on_wish(nid: &str, list: &[InUse]) -> Vec<Note> {
    near(nid, list)
        .into_iter()
        .map(|name| note("in-use", None, "RFC 8141 §5.1, last paragraphs; §6.4.5", name.sentence()))
        .collect()
}

/// Guidance beside a field of the form, as (field, note). The fields are those of the template.
pub fn guidance() -> Vec<(&'static str, Note)> {
    let asked = |field, point: Point| (field, note(point.name(), None, point.clause(), point.question()));
    vec![
        asked("registrant", Point::Stability),
        asked("registrant", Point::AfterTheEnd),
        asked("registrant", Point::Successor),
        asked("assignment", Point::Competence),
        asked("assignment", Point::NeverReassign),
        (
            "syntax",
            note(
                "special",
                None,
                "RFC 2141 §2.3.1",
                "Say which characters have a special meaning in your names, and which meaning.",
            ),
        ),
        (
            "syntax",
            note(
                "colon",
                None,
                "RFC 8141 §5",
                "If colons divide your names into parts, say so: without a word they mean nothing.",
            ),
        ),
        (
            "syntax",
            note(
                "non-ascii",
                None,
                "RFC 8141 §2.2",
                "Keep names to ASCII if you can. If not, restrict the repertoire and say in which form characters are encoded.",
            ),
        ),
        (
            "syntax",
            note("relative", None, "RFC 8141 §4.3", "If \"/\" may stand in names, rule out \".\" and \"..\" between slashes."),
        ),
        (
            "resolution",
            note(
                "q-component",
                None,
                "RFC 8141 §2.3.2",
                "Do not make resolution depend on a q-component; say what your resolver does when an address has a query of its own.",
            ),
        ),
        (
            "resolution",
            note(
                "f-component",
                None,
                "RFC 8141 §2.3.3; 2012 draft §2.4",
                "Say whether fragments may be used with your names, and for which kinds of resource.",
            ),
        ),
        (
            "resolution",
            note(
                "kinds",
                None,
                "RFC 8141 §1.2.1",
                "Say what resolution gives: addresses, only descriptions, only to those with an authorisation, or nothing.",
            ),
        ),
        (
            "purpose",
            note(
                "slots",
                None,
                "RFC 8141 §4.1",
                "Say where your names will stand. href and src want something to fetch; xmlns wants only a name.",
            ),
        ),
    ]
}

/// Whether a place in a document that takes a URI is a good place for a URN (RFC 8141 §4.1).
pub const SLOTS: [(&str, bool, &str); 6] = [
    ("xmlns, XML namespace name", true, "It is only a name; nothing is fetched."),
    ("rdf:about, RDF subject", true, "It is only a name, though linked-data tools like to fetch it."),
    (
        "href of a link",
        false,
        "A browser wants something to fetch and has no resolver; use the address of one with the URN in it.",
    ),
    ("src of an image or script", false, "A browser fetches it at once and gets nothing."),
    ("base, xml:base", false, "A URN has no path against which a relative reference could be resolved."),
    ("rel=\"canonical\"", false, "Search engines take addresses only."),
];

fn dot_segment(nss: &str) -> Option<usize> {
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

fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), chars.as_str()))
}

/// Names come from strangers; a note repeats the beginning only.
fn shortened(text: &str) -> String {
    match text.get(..80) {
        Some(start) if text.len() > 80 => format!("{start}…"),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nid::in_use;

    fn codes(text: &str, profile: Profile, says: Says) -> Vec<(&'static str, Option<usize>)> {
        of_name(&Urn::parse_as(text, profile).unwrap(), says).iter().map(|note| (note.code, note.at)).collect()
    }

    #[test]
    fn each_caution_stands_where_its_cause_is() {
        let plain = Says::default();
        let see = |text| codes(text, Profile::Rfc8141, plain);
        assert_eq!(see("urn:example:abc"), []);
        assert_eq!(see("urn:example:a/%2E%2e/b"), [("relative", Some(14))]);
        assert_eq!(see("urn:example:.."), [], "without a slash nothing is a path segment");
        assert_eq!(see("urn:nbn:fi:a-b"), [("colon", Some(10))]);
        assert_eq!(see("urn:example:caf%C3%A9"), [("non-ascii", Some(15))]);
        assert_eq!(see("urn:example:a?+r?=q#f"), [("reference", Some(13)), ("r-component", Some(13)), ("q-component", Some(16))]);
        assert_eq!(see("urn:nbn:zz:uu-1"), [("colon", Some(10)), ("nbn", Some(8))]);
    }

    #[test]
    fn a_namespace_that_speaks_silences_the_note() {
        let says = Says { colons: Some(true), fragments: Some(true), q: Some(true) };
        assert_eq!(codes("urn:example:a:b?=q#f", Profile::Rfc8141, says), [("reference", Some(15))]);
        let against = Says { fragments: Some(false), ..says };
        assert_eq!(codes("urn:example:a#f", Profile::Rfc8141, against), [("reference", Some(13)), ("f-component", Some(13))]);
        assert_eq!(
            codes("urn:example:a#f", Profile::Rfc2141Bis03, Says::default()),
            [("reference", Some(13)), ("f-component", Some(13))]
        );
        assert_eq!(codes("urn:example:a,b", Profile::Rfc2141, Says::default()), [("special", None)]);
    }

    #[test]
    fn every_note_has_its_clause() {
        let mut notes: Vec<Note> = guidance().into_iter().map(|(_, note)| note).collect();
        notes.extend(on_wish("openid", in_use::built_in()));
        notes.push(on_making("nosuch"));
        assert!(notes.iter().all(|note| note.clause.contains('§') && note.message.ends_with(['.', '?'])), "{notes:#?}");
        assert!(notes.iter().any(|note| note.message.starts_with("openid stands after \"urn:\" in OpenID specifications")));
    }
}
