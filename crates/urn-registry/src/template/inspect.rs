//! The complete check of a text to be registered.
//!
//! The command line, the API, the pre-flight page, the form, submission, the operator queue and registration all call
//! [`findings`], so that they report the same. It checks the canonical text ([`super::write::canonical`]), which is what will be
//! published, and applies the rules for NIDs (`nid::rules`, `nid::notes`) as well as those for templates ([`super::checks`]). It
//! is a pure function: the state of the registry, the requests and the date are arguments.

pub use super::checks::TextKind as Kind;
use super::checks::{check, in_order};
use super::grammar::EXAMPLES_RULE;
use super::naming::is_unknown_nid;
use super::write::canonical_template;
use super::{Field, NID_PLACEHOLDER, Template};
use crate::finding::Finding;
use crate::i18n::Phrase;
use crate::nid::RegistrationClass;
use crate::nid::in_use::{self, NidInUse};
use crate::nid::notes::{ComparedNids, advisories};
use crate::nid::report::NidRegistryState;
use crate::nid::rules::{INFORMAL_NUMBER_RULE, NidAvailability, SYNTAX_RULE, formal_findings};
use crate::nid::written::parse_nid;
use crate::urn::find::find;
use jiff::civil::Date;

/// The state of the registry at the time of the check.
#[derive(Debug, Clone, Copy)]
pub struct RegistryContext<'a> {
    /// Whether the requested NID is registered or reserved.
    pub standing: &'a NidAvailability,
    /// NIDs in the registry and in other open requests, in lower case.
    pub neighbours: ComparedNids<'a>,
    /// Unregistered namespaces in use, as maintained by operators.
    pub in_use: &'a [NidInUse],
}

impl<'a> RegistryContext<'a> {
    /// The context of a state.
    pub fn of(state: &'a NidRegistryState) -> Self {
        let neighbours = ComparedNids { registered: &state.registered, requested: &state.requested };
        Self { standing: &state.standing, neighbours, in_use: &state.in_use }
    }
}

/// All findings about `template` as a request of `kind`, in the order of [`in_order`]. Without `register` (a command line
/// without a registry), only the form of a NID is checked. The requested NID is taken from the Namespace ID field.
///
/// ```
/// use urn_registry::template::{Field, Template, inspect::{Kind, findings}};
/// let template = Template::default().with_field(Field::NamespaceId, "X-lamps");
/// let found = findings(&template, Kind::NewFormal, None, "2026-11-21".parse().unwrap());
/// assert_eq!(found[0].id, "N5");
/// ```
pub fn findings(template: &Template, kind: Kind<'_>, register: Option<RegistryContext<'_>>, today: Date) -> Vec<Finding> {
    let template = canonical_template(template);
    let wish = requested_nid(&template);
    let mut found = match kind {
        Kind::NewFormal => formal_nid_findings(wish, register),
        Kind::NewInformal => informal_nid_findings(wish),
        Kind::Revision { current: Some(current) } => changed_nid_findings(current, &template),
        _ => Vec::new(),
    };
    found.extend(check(&template, kind, today));
    found.extend(register.and_then(|register| unknown_namespace(&template, register.neighbours.registered)));
    in_order(found)
}

/// The requested NID as written; any other text is reported.
pub fn requested_nid(template: &Template) -> &str {
    template.text(Field::NamespaceId).trim_ascii()
}

fn formal_nid_findings(wish: &str, register: Option<RegistryContext<'_>>) -> Vec<Finding> {
    if is_unknown_nid(wish) {
        return vec![Finding::new(&SYNTAX_RULE, Phrase::new("finding-nid-unknown").arg("text", wish))];
    }
    let mut found = formal_findings(wish, register.map(|register| register.standing));
    if let Ok(nid) = parse_nid(wish) {
        let neighbours = register.map_or_else(ComparedNids::default, |register| register.neighbours);
        found.extend(advisories(nid.as_str(), neighbours));
    }
    let in_use = match register {
        Some(register) => register.in_use,
        None => in_use::known_in_use(),
    };
    found.extend(in_use::findings(wish, in_use));
    found
}

fn informal_nid_findings(wish: &str) -> Vec<Finding> {
    let malformed =
        wish != NID_PLACEHOLDER && parse_nid(wish).is_ok_and(|nid| nid.registration_class() == RegistrationClass::UrnMalformed);
    let number = || Finding::new(&INFORMAL_NUMBER_RULE, Phrase::new("finding-nid-informal"));
    malformed.then(number).into_iter().collect()
}

/// A new version must not change the Namespace ID field into something that is not a NID. A registered field may have a sentence or a
/// paragraph about the name, which remains.
fn changed_nid_findings(current: &Template, wanted: &Template) -> Vec<Finding> {
    let is_paragraph = wanted.text(Field::NamespaceId).lines().count() > 1;
    if is_paragraph || current.get(Field::NamespaceId) == wanted.get(Field::NamespaceId) {
        return Vec::new();
    }
    parse_nid(requested_nid(wanted)).err().map(|not| Finding::new(&SYNTAX_RULE, not.sentence())).into_iter().collect()
}

/// The first URN, or "urn:" with a NID, outside Syntax whose NID is neither that of the namespace nor a registered one: a misspelling, or a
/// namespace in use without registration.
fn unknown_namespace(template: &Template, registered: &[String]) -> Option<Finding> {
    let nid = template.nid()?;
    let known = |other: &str| {
        other.eq_ignore_ascii_case(nid.as_str())
            || other.eq_ignore_ascii_case("example")
            || registered.contains(&other.to_ascii_lowercase())
    };
    for field in Field::REGISTRANT_FIELDS.into_iter().filter(|field| *field != Field::Syntax) {
        for (index, line) in template.text(field).lines().enumerate() {
            let whole = find(line).map(|name| (name.at, name.urn.nid(), name.urn.as_str()));
            let Some((at, _, urn)) = whole.chain(nids_without_names(line)).find(|(_, nid, _)| !known(nid)) else { continue };
            let phrase = Phrase::new("finding-unknown-namespace").arg("urn", urn);
            return Some(
                Finding::new(&EXAMPLES_RULE, phrase)
                    .on_field(field.key())
                    .at_line(index + 1)
                    .at_column(line.get(..at).unwrap_or_default().chars().count() + 1),
            );
        }
    }
    None
}

/// Each "urn:" with a NID and nothing after it, as in "the urn:lamps namespace": its byte position, the NID, and both together.
fn nids_without_names(line: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    const SCHEME: &str = "urn:";
    /// Words that stand for any NID.
    const STANDS_FOR_ANY: [&str; 3] = ["nid", "namespace", "nss"];
    line.match_indices(SCHEME).filter_map(move |(at, _)| {
        let rest = line.get(at + SCHEME.len()..)?;
        let nid = rest.get(..rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(rest.len()))?;
        let after = rest.get(nid.len()..)?.trim_start_matches(':');
        let is_word = !line.get(..at)?.ends_with(|c: char| c.is_alphanumeric() || c == ':');
        let is_bare = after.chars().next().is_none_or(|next| next.is_whitespace() || "\"',.;)”’".contains(next));
        let is_nid = parse_nid(nid).is_ok() && !STANDS_FOR_ANY.contains(&nid);
        (is_word && is_bare && is_nid).then(|| (at, nid, line.get(at..at + SCHEME.len() + nid.len()).unwrap_or_default()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(nid: &str, kind: Kind<'_>) -> Vec<&'static str> {
        let template = Template::default().with_field(Field::NamespaceId, nid);
        let found = findings(&template, kind, None, jiff::civil::date(2026, 11, 21));
        found.into_iter().filter(|finding| finding.id.starts_with('N')).map(|finding| finding.id).collect()
    }

    #[test]
    fn invalid_nids_are_reported_with_their_rule() {
        for (nid, id) in [
            ("X-foo", "N5"),
            ("us-foo", "N4"),
            ("xn--a", "N4"),
            ("urn-9", "N3"),
            ("ab", "N2"),
            ("urn", "N12"),
            ("foo bar", "N1"),
            ("urn:lamp", "N1"),
            ("lamp,", "N1"),
            ("lamp\u{a0}", "N1"),
            ("lamp is requested of IANA", "N1"),
            ("\"lamp\"", "N1"),
            ("ad_id", "N1"),
            ("", "N1"),
            ("TBD", "N1"),
            ("none", "N1"),
        ] {
            assert!(said(nid, Kind::NewFormal).contains(&id), "{nid}: {:?}", said(nid, Kind::NewFormal));
        }
        assert_eq!(said("ad-id", Kind::NewFormal).first(), Some(&"N4"));
        assert_eq!(said("lamp", Kind::NewFormal), Vec::<&str>::new());
        assert_eq!(said("urn-09", Kind::NewInformal), ["N11"]);
        assert_eq!(said(NID_PLACEHOLDER, Kind::NewInformal), Vec::<&str>::new());
        assert_eq!(said("isbn", Kind::Revision { current: None }), Vec::<&str>::new());
        let current = Template::default().with_field(Field::NamespaceId, "isbn");
        assert_eq!(said("ISBN", Kind::Revision { current: Some(&current) }), Vec::<&str>::new());
        assert_eq!(said("urn:isbn", Kind::Revision { current: Some(&current) }), ["N1"]);
    }

    #[test]
    fn registered_and_requested_nids_are_reported_from_the_register() {
        let standing = NidAvailability { registered_by: Some("the lamp office".to_owned()), reserved_because: None };
        let requested = ["lamp".to_owned()];
        let neighbours = ComparedNids { registered: &[], requested: &requested };
        let template = Template::default().with_field(Field::NamespaceId, "lamp");
        let register = Some(RegistryContext { standing: &standing, neighbours, in_use: &[] });
        let found = findings(&template, Kind::NewFormal, register, jiff::civil::date(2026, 11, 21));
        let ids: Vec<&str> = found.iter().map(|finding| finding.id).filter(|id| id.starts_with('N')).collect();
        assert_eq!(ids, ["N6", "N7"]);
    }

    #[test]
    fn urn_of_an_unknown_namespace_is_reported() {
        let standing = NidAvailability::default();
        let registered = ["isbn".to_owned()];
        let neighbours = ComparedNids { registered: &registered, requested: &[] };
        let register = Some(RegistryContext { standing: &standing, neighbours, in_use: &[] });
        let said = |purpose: &str| {
            let template = Template::default().with_field(Field::NamespaceId, "lamps").with_field(Field::Purpose, purpose);
            let found = findings(&template, Kind::NewFormal, register, jiff::civil::date(2026, 11, 21));
            found.into_iter().filter(|finding| finding.id == "T10").map(|finding| finding.message.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(said("Such as urn:lampps:12."), ["urn:lampps:12 is neither in this namespace nor in a registered one"]);
        assert_eq!(said("Such as urn:lamps:12, unlike urn:isbn:0451450524 and urn:example:a."), [""; 0]);
        assert_eq!(
            said("It replaces the urn:oldlamps namespace."),
            ["urn:oldlamps is neither in this namespace nor in a registered one"]
        );
        assert_eq!(said("Names begin with \"urn:lamps:\", unlike \"urn:isbn\" and urn:<nid>."), [""; 0]);
    }
}
