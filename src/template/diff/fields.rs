//! Which fields changed, and whether in substance.

use crate::template::shape::names_a_rule;
use crate::template::{Field, Template};

/// The fields whose words or rules differ, in the order of Appendix A.
pub fn changed_fields(old: &Template, new: &Template) -> Vec<Field> {
    Field::ALL.into_iter().filter(|field| !same_text(old.text(*field), new.text(*field))).collect()
}

/// The fields that changed in substance: all but the version, the date, what the revision says of itself, and a contact inside
/// Registrant. Who the registrant is, is substance.
pub fn changed_in_substance(old: &Template, new: &Template) -> Vec<Field> {
    let settled = [Field::Version, Field::Date, Field::RevisionInformation];
    let only_contact = only_contact_changed(old, new);
    let weighs = |field: &Field| !settled.contains(field) && (*field != Field::Registrant || !only_contact);
    changed_fields(old, new).into_iter().filter(weighs).collect()
}

/// Whether Registrant differs, but only in how somebody is reached: listed as changed, no reason to review again.
pub fn only_contact_changed(old: &Template, new: &Template) -> bool {
    let (old, new) = (old.text(Field::Registrant), new.text(Field::Registrant));
    !same_text(old, new) && who(old) == who(new)
}

/// The same words and the same rules: prose may be broken elsewhere, a rule is another one when it ends elsewhere.
fn same_text(a: &str, b: &str) -> bool {
    a == b || (a.split_whitespace().eq(b.split_whitespace()) && rules(a) == rules(b))
}

/// Each rule of a grammar as its words.
fn rules(text: &str) -> Vec<Vec<&str>> {
    let mut found: Vec<Vec<&str>> = Vec::new();
    let mut open: Option<usize> = None;
    for line in text.lines() {
        let bare = line.trim_start();
        let indent = line.len() - bare.len();
        if bare.is_empty() {
            open = None;
        } else if names_a_rule(bare) {
            found.push(bare.split_whitespace().collect());
            open = Some(indent);
        } else if let (Some(column), Some(last)) = (open, found.last_mut()) {
            if indent > column || bare.starts_with([';', '/']) {
                last.extend(bare.split_whitespace());
            } else {
                open = None;
            }
        }
    }
    found
}

/// The words of Registrant that say who it is: without email, telephone, postal and web addresses and the person to ask.
fn who(text: &str) -> Vec<String> {
    const REACHED_BY: [&str; 22] = [
        "email",
        "e-mail",
        "mail",
        "tel",
        "telephone",
        "phone",
        "fax",
        "mobile",
        "address",
        "postal",
        "street",
        "url",
        "uri",
        "web",
        "website",
        "contact",
        "designated",
        "attn",
        "c/o",
        "person",
        "city",
        "country",
    ];
    let mut kept = Vec::new();
    let mut in_contact = false;
    for line in text.lines() {
        let lower = line.trim().to_lowercase();
        if lower.is_empty() {
            in_contact = false;
            continue;
        }
        if let Some((label, _)) = lower.split_once(':')
            && label.split_whitespace().count() <= 4
        {
            let reached =
                |word: &str| REACHED_BY.contains(&word.trim_matches(|c: char| !c.is_alphanumeric() && c != '-' && c != '/'));
            in_contact = label.split_whitespace().any(reached);
        }
        if in_contact {
            continue;
        }
        let is_address = |word: &str| {
            let inner = word.trim_matches(|c: char| !c.is_alphanumeric());
            inner.contains(['@', '&']) || inner.contains("://") || inner.starts_with("www.")
        };
        let is_number = |word: &str| word.chars().any(|c| c.is_ascii_digit()) && !word.chars().any(char::is_alphabetic);
        let words = lower.split_whitespace().filter(|word| !is_address(word) && !is_number(word));
        kept.extend(
            words.map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()).filter(|word| !word.is_empty()),
        );
    }
    kept
}
