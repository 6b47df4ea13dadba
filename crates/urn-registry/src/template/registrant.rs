//! Extracts the identity of the registrant from the Registrant field, without contact details.
//!
//! Only unambiguous contact details are recognized: an email address, a URL, a telephone number, the lines of a labeled postal
//! address, the name of a labeled contact person, and after the name of the registrant a street with a house number and the town that
//! follows it. Everything else identifies the registrant: in doubt, a change is substantive.

/// Words in names of organizations, in lower case.
const ORGANIZATION_WORDS: [&str; 48] = [
    "inc", "ltd", "llc", "gmbh", "ag", "corp", "corporation", "company", "co", "plc", "s.a", "e.v", "aisbl", "society",
    "association", "foundation", "institute", "institution", "organization", "organisation", "agency", "authority", "university",
    "library", "museum", "consortium", "forum", "alliance", "council", "commission", "committee", "ministry", "department",
    "office", "bureau", "centre", "center", "federation", "union", "group", "network", "secretariat", "registry", "registrant",
    "owner", "trust", "laboratories", "board",
];

const EMAIL_LABELS: [&str; 7] =
    ["email", "e-mail", "mail", "contact email", "contact e-mail", "designated contact email", "email address"];
const PHONE_LABELS: [&str; 9] =
    ["tel", "telephone", "phone", "fax", "mobile", "telefax", "phone number", "telephone number", "fax number"];
const WEB_LABELS: [&str; 9] = ["url", "uri", "web", "website", "web site", "web url", "homepage", "home page", "contact url"];
const POSTAL_LABELS: [&str; 12] = [
    "address", "postal", "postal address", "street", "street address", "city", "country", "zip", "postcode", "postal code",
    "mailing address", "visiting address",
];
const PERSON_LABELS: [&str; 14] = [
    "contact", "contact person", "contact name", "designated contact", "designated contact person", "designated contact name",
    "attn", "attention", "role", "contact role", "role-based contact", "title", "point of contact", "contact point",
];

/// Words that make a line with a house number a street, in lower case.
const STREET_WORDS: [&str; 26] = [
    "street", "st", "road", "rd", "avenue", "ave", "lane", "square", "drive", "place", "boulevard", "blvd", "quay", "court",
    "terrace", "parkway", "highway", "rue", "via", "calle", "rua", "plaza", "piazza", "box", "postfach", "bo\u{ee}te",
];

/// Ends of such words in languages that write them together.
const STREET_SUFFIXES: [&str; 9] = ["stra\u{df}e", "strasse", "str", "gasse", "platz", "allee", "weg", "straat", "gatan"];

/// The kind of data in the lines after a label.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LabelContext {
    Nothing,
    /// The lines of a postal address.
    Postal,
    /// A street without a label. As many parts after it can be a town, a region and a country.
    Street(u8),
    /// A contact. A line without a label belongs to it only if it is indented deeper than this column.
    Contact(usize),
}

/// The words that identify the registrant, in order. Case-sensitive; line breaks are ignored.
pub(super) fn registrant_words(text: &str) -> Vec<String> {
    let mut kept = Vec::new();
    let mut under = LabelContext::Nothing;
    for line in text.lines() {
        let bare = line.trim();
        let indent = line.len() - line.trim_start().len();
        if bare.is_empty() {
            under = LabelContext::Nothing;
        } else if let Some((label, value)) = split_label(bare) {
            let in_contact = matches!(under, LabelContext::Contact(_));
            let (contact, next) = classify_labeled_value(&label, value, indent, in_contact);
            under = if in_contact && contact && next == LabelContext::Nothing { under } else { next };
            if !contact {
                keep_words(bare, &mut kept);
            }
        } else {
            let contact = match under {
                LabelContext::Postal => looks_like_address(bare),
                LabelContext::Contact(column) => indent > column && looks_like_a_person(bare),
                LabelContext::Street(_) | LabelContext::Nothing => false,
            };
            if !contact && !is_phone_line(bare) {
                under = if under == LabelContext::Postal { LabelContext::Nothing } else { under };
                for part in bare.split(',') {
                    under = keep_unlabeled_part(part.trim(), under, &mut kept);
                }
            }
        }
    }
    kept
}

/// The field with another contact: the values of labeled contact persons and the email addresses are replaced, the first of each; without
/// one, a line is added. Other lines are unchanged, so they can still name the previous contact. Empty values change nothing. The name
/// is one line: its line breaks become spaces.
pub fn with_contact(text: &str, name: &str, email: &str) -> String {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let (mut name_to_set, mut email_to_set) = (name.as_str(), email.trim());
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let named =
            split_label(line.trim()).filter(|(label, value)| PERSON_LABELS.contains(&label.as_str()) && !value.is_empty());
        if let Some((_, value)) = named.filter(|(_, value)| !name_to_set.is_empty() && !value.split_whitespace().any(is_mailbox))
        {
            // The new name can contain an address, which is not the previous one.
            lines.push(line.replacen(value, std::mem::take(&mut name_to_set), 1));
            continue;
        }
        let mut line = line.to_owned();
        if let Some(old) = line.split_whitespace().find(|word| is_mailbox(word)).filter(|_| !email_to_set.is_empty()) {
            let old = trim_punctuation(old.strip_prefix("mailto:").unwrap_or(old)).to_owned();
            line = line.replacen(&old, std::mem::take(&mut email_to_set), 1);
        }
        lines.push(line);
    }
    let added = [("Contact: ", name_to_set), ("Email: ", email_to_set)];
    lines.extend(added.into_iter().filter(|(_, value)| !value.is_empty()).map(|(label, value)| format!("{label}{value}")));
    lines.join("\n")
}

/// The name of the person, if the field names one person and no organization. In doubt, it is an organization: the name must also
/// be in an email address, as in "Jane Doe, jane.doe@mail.example".
pub(super) fn sole_person_name(text: &str) -> Option<String> {
    let kept = registrant_words(text);
    let name: Vec<&str> = kept.iter().map(String::as_str).filter(|word| !word.ends_with(':')).collect();
    let part = |word: &&str| {
        word.starts_with(char::is_uppercase)
            && word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '\u{2019}'))
            && word.chars().filter(|c| c.is_uppercase()).count() <= 2
    };
    let joined = name.join(" ");
    if !(2..=3).contains(&name.len()) || !name.iter().all(part) || names_organization(&joined) || joined.ends_with(" Org") {
        return None;
    }
    let of_the_person = |word: &str| {
        let lower = trim_punctuation(word).to_lowercase();
        let Some((local, domain)) = lower.split_once(['@', '&']) else { return false };
        let surname = name.last().map(|word| word.to_lowercase()).unwrap_or_default();
        surname.len() > 2 && local.contains(&surname) && !domain.contains(&surname)
    };
    text.split_whitespace().any(of_the_person).then_some(joined)
}

/// Whether a labeled value is a contact detail, and what the following lines belong to.
fn classify_labeled_value(label: &str, value: &str, indent: usize, in_contact: bool) -> (bool, LabelContext) {
    let all = |is: fn(&str) -> bool| value.split_whitespace().map(trim_punctuation).filter(|word| !word.is_empty()).all(is);
    let reaches = |word: &str| is_mailbox(word) || is_web_url(word) || matches!(word, "or" | "and");
    if EMAIL_LABELS.contains(&label) || WEB_LABELS.contains(&label) {
        (all(reaches), LabelContext::Nothing)
    } else if PHONE_LABELS.contains(&label) {
        (is_phone(value), LabelContext::Nothing)
    } else if POSTAL_LABELS.contains(&label) {
        (value.is_empty() || looks_like_address(value), LabelContext::Postal)
    } else if PERSON_LABELS.contains(&label) {
        (
            value.is_empty() || looks_like_a_person(value),
            if value.is_empty() { LabelContext::Contact(indent) } else { LabelContext::Nothing },
        )
    } else if label == "name" && in_contact {
        (looks_like_a_person(value), LabelContext::Contact(indent))
    } else {
        (false, LabelContext::Nothing)
    }
}

/// `Label: value`, `Tel. +49 …`, with the label in lower case.
fn split_label(bare: &str) -> Option<(String, &str)> {
    if let Some((first, rest)) = bare.split_once(' ') {
        let folded = first.trim_end_matches(['.', ':']).to_lowercase();
        if PHONE_LABELS.contains(&folded.as_str()) && is_phone(rest) {
            return Some((folded, rest));
        }
    }
    if PERSON_LABELS.contains(&bare.to_lowercase().as_str()) {
        return Some((bare.to_lowercase(), ""));
    }
    let (label, value) = bare.split_once(':')?;
    let label = label.trim();
    (label.len() < 40 && label.split_whitespace().count() <= 4 && !value.starts_with("//"))
        .then(|| (label.trim_end_matches('.').to_lowercase(), value.trim()))
}

/// Keeps a part of a line without a label, unless it belongs to a postal address after the name of the registrant. Returns what the parts
/// after it belong to.
fn keep_unlabeled_part(part: &str, under: LabelContext, kept: &mut Vec<String>) -> LabelContext {
    /// Parts after a street.
    const PARTS_AFTER_STREET_MAX: u8 = 3;
    match under {
        _ if !kept.is_empty() && is_street(part) => return LabelContext::Street(PARTS_AFTER_STREET_MAX),
        LabelContext::Street(left) if left > 0 && is_town(part) => return LabelContext::Street(left - 1),
        _ => keep_words(part, kept),
    }
    if matches!(under, LabelContext::Street(_)) { LabelContext::Nothing } else { under }
}

fn keep_words(bare: &str, kept: &mut Vec<String>) {
    let words =
        bare.split_whitespace().map(trim_punctuation).filter(|word| !word.is_empty() && !is_mailbox(word) && !is_web_url(word));
    kept.extend(words.map(str::to_owned));
}

fn trim_punctuation(word: &str) -> &str {
    word.trim_matches(|c: char| matches!(c, '<' | '>' | '(' | ')' | ',' | ';' | '.' | '"' | '\''))
}

/// `local@domain.example`, or with an ampersand as IANA prints it; "AT&T" and "B&Q.Ltd" are names.
fn is_mailbox(word: &str) -> bool {
    let word = trim_punctuation(word.strip_prefix("mailto:").unwrap_or(word));
    let Some((local, domain)) = word.split_once('@').or_else(|| word.split_once('&')) else { return false };
    let Some((_, top)) = domain.rsplit_once('.') else { return false };
    let letters = top.len() > 1 && top.chars().all(char::is_alphabetic);
    !local.is_empty() && !domain.contains('@') && letters && (word.contains('@') || !domain.contains(char::is_uppercase))
}

fn is_web_url(word: &str) -> bool {
    let word = trim_punctuation(word);
    word.contains("://") || word.starts_with("www.")
}

/// Digits and their separators.
fn is_phone(words: &str) -> bool {
    let words = words.to_lowercase().replace("ext.", "").replace("ext", "");
    words.contains(|c: char| c.is_ascii_digit()) && words.chars().all(|c| c.is_ascii_digit() || " +-()./x:".contains(c))
}

/// Whether a line only has a telephone number with a country code.
fn is_phone_line(bare: &str) -> bool {
    const PHONE_DIGITS_MIN: usize = 8;
    bare.starts_with('+') && is_phone(bare) && bare.bytes().filter(u8::is_ascii_digit).count() >= PHONE_DIGITS_MIN
}

fn names_organization(words: &str) -> bool {
    let bare = |word: &str| trim_punctuation(word).to_lowercase();
    words.split_whitespace().any(|word| ORGANIZATION_WORDS.contains(&bare(word).as_str()) || word.contains('&'))
}

/// Whether it looks like a street with a number or a town: not a sentence, and not an organization.
fn looks_like_address(words: &str) -> bool {
    /// Lower-case words in addresses; others indicate a sentence.
    const ADDRESS_LOWERCASE_WORDS: [&str; 16] =
        ["de", "la", "le", "les", "des", "du", "del", "of", "and", "der", "van", "von", "rue", "no", "c/o", "und"];
    let small = |word: &str| word.starts_with(char::is_lowercase) && !ADDRESS_LOWERCASE_WORDS.contains(&trim_punctuation(word));
    !names_organization(words) && !words.split_whitespace().any(small)
}

/// Whether it is a street with a house number, or a post office box.
fn is_street(words: &str) -> bool {
    /// Longer parts are sentences.
    const STREET_WORDS_MAX: usize = 6;
    let bare = |word: &str| trim_punctuation(word).to_lowercase();
    let is_number = |word: &str| word.len() <= 6 && word.starts_with(|c: char| c.is_ascii_digit());
    let is_way = |word: &str| STREET_WORDS.contains(&word) || STREET_SUFFIXES.iter().any(|end| word.ends_with(end));
    let all: Vec<String> = words.split_whitespace().map(bare).collect();
    all.len() <= STREET_WORDS_MAX
        && all.iter().any(|word| is_number(word))
        && all.iter().any(|word| is_way(word))
        && looks_like_address(words)
}

/// Whether it can be a town, a region or a country, with or without a postal code.
fn is_town(words: &str) -> bool {
    /// Longer parts are names or sentences.
    const PERSON_WORDS_MAX: usize = 4;
    (1..=PERSON_WORDS_MAX).contains(&words.split_whitespace().count()) && looks_like_address(words) && !words.contains('@')
}

/// Whether it looks like a name or a title: a few words, without an organization.
fn looks_like_a_person(words: &str) -> bool {
    /// More words are a sentence.
    const WORDS: usize = 8;
    let names = words.split_whitespace().filter(|word| !is_mailbox(word) && !is_web_url(word)).collect::<Vec<_>>().join(" ");
    !names_organization(&names) && names.split_whitespace().count() <= WORDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_registrant_is_never_classified_as_a_contact_change() {
        for (old, new) in [
            ("AT&T Corp.\na@x.example", "B&Q Corp.\na@x.example"),
            ("Channel 4, a@x.example", "Channel 5, a@x.example"),
            ("Email: a@x.example\nFinnish Society", "Email: a@x.example\nSwedish Company"),
            ("Contact organization: Finnish Society\na@x.example", "Contact organization: Swedish Company\na@x.example"),
            ("Contact: Finnish Society\na@x.example", "Contact: Swedish Company\na@x.example"),
            ("Designated registrant: Finnish Society", "Designated registrant: Swedish Company"),
            ("Registrant and contact: Finnish Society", "Registrant and contact: Swedish Company"),
            (
                "Address: Lamp Street 12\nRegistrant is the Finnish Society",
                "Address: Lamp Street 12\nRegistrant is the Swedish Company",
            ),
            (
                "Website: https://a.example/\nOwner of the namespace, Finnish",
                "Website: https://a.example/\nOwner of the namespace, Swedish",
            ),
            ("Address: Finnish Society, Lamp Street 12", "Address: Swedish Company, Lamp Street 12"),
            ("Tel: Finnish Society", "Tel: Swedish Company"),
            ("Finnish Society, Aino Laine <a@x.example>", "Finnish Society, Otto Karhu <a@x.example>"),
            ("\u{65e5}\u{672c} a@x.example", "\u{4e2d}\u{56fd} a@x.example"),
            ("Finnish Society, 14 Harbour Street, Espoo", "Swedish Company, 14 Harbour Street, Espoo"),
            ("Finnish Society\n14 Harbour Street\nLamp Office Ltd", "Finnish Society\n14 Harbour Street\nLight Office Ltd"),
            ("14 Harbour Street, a@x.example", "16 Harbour Street, a@x.example"),
            ("Finnish Society, Department 14", "Finnish Society, Department 16"),
            ("Finnish Society\nProject 14", "Finnish Society\nProject 16"),
        ] {
            assert_ne!(registrant_words(old), registrant_words(new), "{old} / {new}");
        }
    }

    #[test]
    fn another_contact_replaces_the_labeled_one_or_is_added() {
        for (text, wanted) in [
            (
                "Finnish Society\nContact: A. Keeper\nEmail: a@x.example\nTel: 1",
                "Finnish Society\nContact: B. Warden\nEmail: b@y.example\nTel: 1",
            ),
            ("Finnish Society\nA. Keeper <a@x.example>", "Finnish Society\nA. Keeper <b@y.example>\nContact: B. Warden"),
            ("Finnish Society\nContact: a@x.example", "Finnish Society\nContact: b@y.example\nContact: B. Warden"),
            ("Finnish Society", "Finnish Society\nContact: B. Warden\nEmail: b@y.example"),
        ] {
            assert_eq!(with_contact(text, "B. Warden ", "b@y.example"), wanted);
            assert_eq!(with_contact(text, "", " "), text);
        }
        // A name with an address leaves the address of the email line to the email.
        let text = "Finnish Society\nContact: A. Keeper\nEmail: a@x.example";
        for name in ["B. Warden <b@y.example>", "other@y.example"] {
            let wanted = format!("Finnish Society\nContact: {name}\nEmail: b@y.example");
            assert_eq!(with_contact(text, name, "b@y.example"), wanted);
        }
        assert_eq!(with_contact("Finnish Society", "B.\r\n\n## Purpose", ""), "Finnish Society\nContact: B. ## Purpose");
    }

    #[test]
    fn person_without_an_organization_is_recognized() {
        for text in
            ["Jane Doe\nEmail: jane.doe@mail.example", "Name: Jane Doe\njdoe@mail.example", "Jane Q Doe, doe&mail.example"]
        {
            assert!(sole_person_name(text).is_some_and(|name| name.ends_with("Doe")), "{text}");
        }
        for text in [
            "Lamp Society\nlamp.society@mail.example",
            "Jane Doe\nLamp Makers\njane.doe@mail.example",
            "Doe Lamps\nnames@doelamps.example",
            "Jane Doe\nnames@doe.example",
            "NIST\nnist@mail.example",
        ] {
            assert_eq!(sole_person_name(text), None, "{text}");
        }
    }

    #[test]
    fn different_contact_details_leave_the_registrant_unchanged() {
        for (old, new) in [
            ("Finnish Society\nTel. +358 1", "Finnish Society\nTel. +358 2"),
            ("Finnish Society\nTelephone: +358 (1) 2-3", "Finnish Society\nTelephone: +358 (1) 2-4"),
            ("Finnish Society\n+358 40 1234567", "Finnish Society\n+358 40 1234568"),
            ("Finnish Society\nEmail: <a@x.example>", "Finnish Society\nEmail: b&y.example"),
            ("Finnish Society\nPostal: Lamp Street 12, 00100 Helsinki", "Finnish Society\nPostal: Harbour Street 1, Espoo"),
            (
                "Finnish Society\nAddress:\n  45 rue de Turbigo\n  75003 Paris",
                "Finnish Society\nAddress:\n  3 rue du Port\n  Espoo",
            ),
            ("Finnish Society\nContact: A. Keeper", "Finnish Society\nContact: B. Warden, Head of Lamps"),
            (
                "Finnish Society\nContact person:\n  Name: A. Keeper\n  Role: Keeper",
                "Finnish Society\nContact person:\n  Name: B. Warden\n  Role: Head",
            ),
            ("Finnish Society\nWeb URL: https://a.example/", "Finnish Society\nWeb URL: https://b.example/"),
            ("Finnish Society\n14 Harbour Street\n00100 Helsinki", "Finnish Society\n16 Harbour Street\n00100 Helsinki"),
            (
                "Finnish Society, 14 Harbour Street, Helsinki, a@x.example",
                "Finnish Society, Pier Road 3, 02100 Espoo, b@x.example",
            ),
            ("Finnish Society\nHafenstra\u{df}e 14\n18055 Rostock\nGermany", "Finnish Society\nP.O. Box 12\nEspoo"),
            ("Finnish Society", "Finnish Society, 45 rue de Turbigo, 75003 Paris"),
        ] {
            assert_eq!(registrant_words(old), registrant_words(new), "{old} / {new}");
            assert_eq!(registrant_words(old), ["Finnish", "Society"], "{old}");
        }
    }
}
