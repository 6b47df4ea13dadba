//! Extracts the registrant and the contact of a namespace from the Registrant field of its template.
//!
//! The formats differ: RFC 3406 requires a "registering organization" with name and address, RFC 8141 "the person or organization", and
//! registrants use both freely. If no structure is recognized, the first line is the registrant.

/// The maximum length of a name, in characters; anything longer is not a name.
const NAME_MAX: usize = 200;

/// Labels of an organization, then labels of any registrant.
const ORGANIZATION_LABELS: [&str; 8] = [
    "registering organization", "registering organisation", "standards organization", "organization", "organisation", "company",
    "institution", "registrant",
];
/// The label of a person's organization, of the registrant or of the contact.
const AFFILIATION_LABELS: [&str; 1] = ["affiliation"];
const NAME_LABELS: [&str; 2] = ["name", "full name"];
const CONTACT_LABELS: [&str; 6] =
    ["designated contact", "contact", "contact person", "contact name", "role", "role-based contact"];
const EMAIL_LABELS: [&str; 5] = ["email", "e-mail", "mail", "designated contact email", "contact email"];

struct Line<'a> {
    indent: usize,
    label: Option<String>,
    value: &'a str,
    /// The column at which the value starts, in characters.
    column: usize,
}

fn lines(text: &str) -> Vec<Line<'_>> {
    text.lines().filter(|line| !line.trim().is_empty()).map(line).collect()
}

fn line(line: &str) -> Line<'_> {
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let bare = line.trim();
    let all =
        || ORGANIZATION_LABELS.iter().chain(&AFFILIATION_LABELS).chain(&NAME_LABELS).chain(&CONTACT_LABELS).chain(&EMAIL_LABELS);
    let fold = |text: &str| text.trim().trim_end_matches(':').trim().to_lowercase();
    if let Some((before, after)) = bare.split_once(':') {
        let label = fold(before);
        // "https://…" and "Tel: …" do not continue the value of the line before.
        let is_label = label.len() < 40 && !after.starts_with("//");
        if is_label {
            let value = after.trim();
            let column = line.chars().count() - after.trim_start().chars().count();
            return Line { indent, label: Some(label), value, column };
        }
    }
    let folded = fold(bare);
    if all().any(|known| *known == folded) {
        return Line { indent, label: Some(folded), value: "", column: 0 };
    }
    Line { indent, label: None, value: bare, column: indent }
}

/// The value of the first of these labels that has a value: on the line of the label and its continuation lines, or on the next line.
fn labeled(lines: &[Line<'_>], labels: &[&str]) -> Option<String> {
    labels.iter().find_map(|label| {
        lines.iter().enumerate().find_map(|(i, line)| {
            if line.label.as_deref() != Some(*label) {
                return None;
            }
            let rest = lines.get(i + 1..).unwrap_or_default();
            if line.value.is_empty() {
                let next = rest.first().filter(|next| next.label.is_none())?;
                return clean_name(&join_broken_name(next.value, rest.get(1..).unwrap_or_default()));
            }
            let goes_on = rest.iter().take_while(|next| {
                next.label.is_none()
                    && (next.value.starts_with('(')
                        || (next.indent > line.indent && next.indent + 1 >= line.column.min(line.indent + 6)))
            });
            let under: Vec<&str> = std::iter::once(line.value).chain(goes_on.map(|next| next.value)).collect();
            let after = rest.get(under.len() - 1..).unwrap_or_default();
            clean_name(&join_broken_name(&under.join(" "), after)).or_else(|| clean_name(line.value))
        })
    })
}

/// Joins a name that was broken over lines: it ends with a word that needs another, or the next line only adds an abbreviation in
/// parentheses.
fn join_broken_name(first: &str, rest: &[Line<'_>]) -> String {
    /// The maximum number of lines of a broken name.
    const NAME_LINES_MAX: usize = 3;
    const INCOMPLETE_ENDINGS: [&str; 17] =
        ["of", "the", "and", "for", "to", "in", "on", "at", "de", "des", "du", "der", "f\u{fc}r", "et", "y", "und", "&"];
    let mut whole = first.to_owned();
    for next in rest.iter().take(NAME_LINES_MAX).take_while(|next| next.label.is_none()) {
        let last = whole.split_whitespace().last().unwrap_or_default();
        let short_form = next.value.starts_with('(') && next.value.ends_with(')') && !next.value.contains('@');
        if !short_form && !INCOMPLETE_ENDINGS.contains(&last) {
            break;
        }
        whole.push(' ');
        whole.push_str(next.value);
    }
    whole
}

/// Returns the text if it can be a name: not a sentence, not too long, not a URL or an email address, and not a placeholder.
fn clean_name(text: &str) -> Option<String> {
    const PLACEHOLDERS: [&str; 9] =
        ["tbd", "tba", "tbc", "none", "n/a", "unknown", "to be determined", "to be done", "not applicable"];
    /// Text after these is not part of the name.
    const NAME_TERMINATORS: [&str; 6] = [" is a ", " is an ", " is the ", " Email", " E-mail", " email"];
    let text = text.split_whitespace().filter(|word| !is_url_or_email(word)).collect::<Vec<_>>().join(" ");
    let text = split_on_behalf(&text).map_or(text.as_str(), |(_, body)| body);
    let text = text.split(" on behalf of ").next().unwrap_or_default();
    let text = NAME_TERMINATORS.iter().fold(text, |text, says| text.split(says).next().unwrap_or_default());
    let text = text.get(..sentence_end(text)).unwrap_or_default();
    let text = text.trim_end_matches([',', ';', '.', ':', ' ']).trim();
    let ends_with_a_dot = ["Inc", "Ltd", "Co", "Corp", "S.A", "s.c.r.l", "e.V", "Jr"].iter().any(|end| text.ends_with(end));
    let text = if ends_with_a_dot && !text.ends_with('.') { format!("{text}.") } else { text.to_owned() };
    let is_name = !text.is_empty() && text.chars().count() <= NAME_MAX && text.chars().any(char::is_alphabetic);
    (is_name && !PLACEHOLDERS.contains(&text.to_lowercase().as_str())).then_some(text)
}

/// The end of the first sentence, if another one follows: a full stop after a long word, which is not an abbreviation, and before text that
/// is not a name.
fn sentence_end(text: &str) -> usize {
    let ends = |at: &usize| {
        let before = text.get(..*at).and_then(|before| before.split_whitespace().last()).unwrap_or_default();
        let mut after = text.get(*at + 1..).unwrap_or_default().split_whitespace().skip(1);
        let small = |word: &str| word.chars().all(char::is_lowercase);
        before.chars().count() > 4 && (small(before) || after.next().is_some_and(small))
    };
    text.match_indices(". ").map(|(at, _)| at).find(ends).unwrap_or(text.len())
}

fn is_url_or_email(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| matches!(c, '<' | '>' | '(' | ')' | ',' | ';'));
    bare.contains("://") || is_email(bare)
}

/// The organization in "Director, The Museum" and "Adviser to the Museum".
fn without_role(text: &str) -> &str {
    const ROLES: [&str; 10] =
        ["director", "adviser", "advisor", "manager", "officer", "chair", "president", "secretary", "head", "administrator"];
    let is_role = |text: &str| text.split_whitespace().last().is_some_and(|last| ROLES.contains(&last.to_lowercase().as_str()));
    let behind =
        |sign: &str| text.split_once(sign).filter(|(role, body)| is_role(role) && !body.is_empty()).map(|(_, body)| body);
    behind(", ").or_else(|| behind(" to ")).or_else(|| behind(" of ")).unwrap_or(text)
}

/// Whether the text may be a person's name: two or three words, none of them typical of organizations.
pub(super) fn may_be_a_person(text: &str) -> bool {
    let count = text.split_whitespace().count();
    let part = |word: &str| {
        word.starts_with(char::is_uppercase)
            && word.chars().all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '\u{2019}'))
            && word.chars().filter(|c| c.is_uppercase()).count() <= 2
    };
    (2..=3).contains(&count) && text.split_whitespace().all(part) && !is_organization(text)
}

/// Whether a name contains a word that is typical of organizations.
fn is_organization(text: &str) -> bool {
    const ORGANIZATION_WORDS: [&str; 30] = [
        "inc", "ltd", "llc", "gmbh", "corp", "corporation", "company", "society", "association", "foundation", "institute",
        "agency", "organization", "organisation", "university", "library", "museum", "consortium", "forum", "alliance",
        "council", "commission", "committee", "network", "registry", "secretariat", "board", "federation", "centre", "center",
    ];
    text.split(|c: char| !c.is_alphanumeric()).any(|word| ORGANIZATION_WORDS.contains(&word.to_lowercase().as_str()))
}

/// The first line if it has no label: an organization. If it is a person's name, the organization is below it, if anywhere.
fn organization_without_label(lines: &[Line<'_>]) -> Option<String> {
    /// The number of lines to search; a postal address may follow.
    const EXAMINED_MAX: usize = 4;
    let first = lines.first().filter(|line| line.label.is_none())?;
    let own = clean_name(&join_broken_name(first.value, lines.get(1..).unwrap_or_default()))?;
    if !may_be_a_person(&own) {
        return Some(own);
    }
    let bodies = lines.iter().enumerate().take(EXAMINED_MAX).skip(1).take_while(|(_, line)| line.label.is_none());
    let body = bodies.filter(|(_, line)| is_organization(line.value) && !line.value.contains(|c: char| c.is_ascii_digit()));
    let found = body.filter_map(|(i, line)| clean_name(&join_broken_name(line.value, lines.get(i + 1..).unwrap_or_default())));
    let named = |body: &String| body.contains('(') || body.split_whitespace().count() > 1;
    let all: Vec<String> = found.collect();
    all.iter().find(|body| body.contains('(')).or_else(|| all.iter().find(|body| named(body))).cloned().or(Some(own))
}

/// Whether the text is an email address. IANA prints the at sign as an ampersand.
fn is_email(text: &str) -> bool {
    !text.contains(' ') && text.contains(['@', '&']) && text.contains('.')
}

/// "A. Person on behalf of the Body". In "the Body on behalf of its members", the Body is the registrant.
fn split_on_behalf(text: &str) -> Option<(&str, &str)> {
    text.split_once("on behalf of ").filter(|(_, body)| !["its ", "their "].iter().any(|own| body.starts_with(own)))
}

/// "A. Person, on behalf of the Body": the person and the organization.
fn on_behalf(text: &str) -> Option<(Option<String>, String)> {
    let first: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(2).collect();
    let text = first.join(" ");
    let (before, after) = split_on_behalf(&text)?;
    let end = after.find([';', '\n']).unwrap_or(after.len());
    // An address follows on the second line.
    let body = after.get(..end)?.split(" Email").next()?.split(" E-mail").next()?;
    let person = before.rsplit(':').next().and_then(clean_name);
    Some((person, clean_name(body)?))
}

/// Extracts the registrant.
pub(super) fn extract_registrant(text: &str) -> Option<String> {
    let lines = lines(text);
    labeled(&lines, &ORGANIZATION_LABELS)
        .or_else(|| on_behalf(text).map(|(_, body)| body))
        .or_else(|| organization_without_label(&lines))
        .or_else(|| labeled(&lines, &AFFILIATION_LABELS).and_then(|body| clean_name(without_role(&body))))
        .or_else(|| labeled(&lines, &NAME_LABELS))
        .or_else(|| lines.iter().find(|line| line.label.is_none()).and_then(|line| clean_name(line.value)))
        .or_else(|| lines.first().and_then(|line| clean_name(line.value)))
}

/// Extracts the contact: a named contact, the person beside an organization, or an address as printed.
pub(super) fn extract_contact(text: &str) -> Option<String> {
    let lines = lines(text);
    let registrant = extract_registrant(text);
    let other = |found: &String| registrant.as_ref() != Some(found);
    labeled(&lines, &CONTACT_LABELS)
        .filter(other)
        .or_else(|| labeled(&lines, &NAME_LABELS).filter(other))
        .or_else(|| on_behalf(text).and_then(|(person, _)| person).filter(other))
        .or_else(|| {
            let of_label = lines.iter().find(|line| line.label.as_deref().is_some_and(|label| EMAIL_LABELS.contains(&label)));
            let printed = of_label.map(|line| line.value).filter(|value| !value.is_empty());
            printed.or_else(|| lines.iter().map(|line| line.value).find(|value| is_email(value))).map(str::to_owned)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn registrant_and_contact_are_extracted_from_common_formats() {
        for (text, who, whom) in [
            ("Museum of Light\n\n12 Harbour Road", Some("Museum of Light"), None),
            (
                "Name: A. Person\nE-mail: a&light.example\nAffiliation: Museum of Light",
                Some("Museum of Light"),
                Some("A. Person"),
            ),
            (
                "Registering organization\n   Name:    Museum of Light\n   Address: 12 Harbour Road\nDesignated contact\n   Role: Keeper",
                Some("Museum of Light"),
                Some("Keeper"),
            ),
            ("Registering organization:\n   Museum of Light, Inc.\n   12 Harbour Road", Some("Museum of Light, Inc."), None),
            (
                "Registering organization: Working Group of the\n                          Lighthouses\nName: A. Person",
                Some("Working Group of the Lighthouses"),
                Some("A. Person"),
            ),
            (
                "A. Person,\non behalf of the Museum (of Light)\ninfo&light.example",
                Some("the Museum (of Light)"),
                Some("A. Person"),
            ),
            ("Name:\n   Museum of Light\n\nAddress:\n   12 Harbour Road\n\nContact: Desk", Some("Museum of Light"), Some("Desk")),
            ("Museum of Light\nRole: Desk\nEmail: desk&light.example", Some("Museum of Light"), Some("Desk")),
            ("Museum of Light\nEmail: desk&light.example", Some("Museum of Light"), Some("desk&light.example")),
            ("https://light.example/", None, None),
            ("TBD", None, None),
            ("Required: A. Person <a&light.example>", Some("A. Person"), None),
            ("The Lamp Group.  Should the working\ngroup cease to exist, ask another.", Some("The Lamp Group"), None),
            (
                "IETF and the lamp working group.  Should it\ncease to exist, ask another.",
                Some("IETF and the lamp working group"),
                None,
            ),
            ("Lamps, Inc. is a subsidiary of Lights", Some("Lamps, Inc."), None),
            ("Museum of Light\non behalf of its Committee on Lamps", Some("Museum of Light"), None),
            (
                "Organization: A Company on behalf of The Secretariat of the\n   Minister for Light\nName: A. Person",
                Some("The Secretariat of the Minister for Light"),
                Some("A. Person"),
            ),
            (
                "The Institute of Lamps, Department of\nStandards\n1 Street",
                Some("The Institute of Lamps, Department of Standards"),
                None,
            ),
            (
                "A. Person\nLamp Secretariat\nInternational Organization for Lamps\n(IOL)\n1 Street",
                Some("International Organization for Lamps (IOL)"),
                None,
            ),
            ("Name: A. Person\nAffiliation: Senior Adviser, The Museum of Light", Some("The Museum of Light"), Some("A. Person")),
            (
                "Museum of Light (ML)\nContact: A. Person\nAffiliation: Univ. of Lamps",
                Some("Museum of Light (ML)"),
                Some("A. Person"),
            ),
            ("", None, None),
        ] {
            assert_eq!((extract_registrant(text).as_deref(), extract_contact(text).as_deref()), (who, whom), "{text}");
        }
    }
}
