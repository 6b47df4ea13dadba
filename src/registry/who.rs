//! Who registered a namespace and whom to ask, read out of the Registrant field of its template.
//!
//! The forms differ: RFC 3406 asks for a "registering organization" with name and address, RFC 8141 for "the person or
//! organization", and people write both as they like. What cannot be told apart is taken as it stands: the first line is who it is.

/// The longest name that is taken; what is longer is no name.
const NAME_MAX: usize = 200;

/// Labels that name an organization, then those that name whoever it is.
const ORGANIZATION: [&str; 9] = [
    "registering organization",
    "registering organisation",
    "standards organization",
    "organization",
    "organisation",
    "affiliation",
    "company",
    "institution",
    "registrant",
];
const NAME: [&str; 2] = ["name", "full name"];
const CONTACT: [&str; 6] = ["designated contact", "contact", "contact person", "contact name", "role", "role-based contact"];
const EMAIL: [&str; 5] = ["email", "e-mail", "mail", "designated contact email", "contact email"];

struct Line<'a> {
    indent: usize,
    label: Option<String>,
    value: &'a str,
    /// Where the value begins, in characters.
    column: usize,
}

fn lines(text: &str) -> Vec<Line<'_>> {
    text.lines().filter(|line| !line.trim().is_empty()).map(line).collect()
}

fn line(line: &str) -> Line<'_> {
    let indent = line.chars().take_while(|c| c.is_whitespace()).count();
    let bare = line.trim();
    let all = || ORGANIZATION.iter().chain(&NAME).chain(&CONTACT).chain(&EMAIL);
    let fold = |words: &str| words.trim().trim_end_matches(':').trim().to_lowercase();
    if let Some((before, after)) = bare.split_once(':') {
        let label = fold(before);
        // "https://…" and "Tel: …" are no values of the line before.
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

/// The value of the first of these labels that has one: on its line and those that go on under it, or on the next line.
fn labelled(lines: &[Line<'_>], labels: &[&str]) -> Option<String> {
    labels.iter().find_map(|label| {
        lines.iter().enumerate().find_map(|(i, line)| {
            if line.label.as_deref() != Some(*label) {
                return None;
            }
            let rest = lines.get(i + 1..).unwrap_or_default();
            if line.value.is_empty() {
                let next = rest.first().filter(|next| next.label.is_none())?;
                return name(next.value);
            }
            let goes_on = rest.iter().take_while(|next| {
                next.label.is_none()
                    && (next.value.starts_with('(')
                        || (next.indent > line.indent && next.indent + 1 >= line.column.min(line.indent + 6)))
            });
            let whole: Vec<&str> = std::iter::once(line.value).chain(goes_on.map(|next| next.value)).collect();
            name(&whole.join(" ")).or_else(|| name(line.value))
        })
    })
}

/// Words that can be a name: not too long, not an address on the web or of email.
fn name(words: &str) -> Option<String> {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = words.trim_end_matches([',', ';', '.', ':']).trim();
    let ends_with_a_dot = ["Inc", "Ltd", "Co", "Corp", "S.A", "s.c.r.l", "e.V", "Jr"].iter().any(|end| words.ends_with(end));
    let words = if ends_with_a_dot && !words.ends_with('.') { format!("{words}.") } else { words.to_owned() };
    let is_name = !words.is_empty() && words.chars().count() <= NAME_MAX && words.chars().any(char::is_alphabetic);
    (is_name && !words.contains("://") && !is_email(&words)).then_some(words)
}

/// IANA prints the at sign of addresses as an ampersand.
fn is_email(words: &str) -> bool {
    !words.contains(' ') && words.contains(['@', '&']) && words.contains('.')
}

/// "A. Person, on behalf of the Body": the person and the body.
fn on_behalf(text: &str) -> Option<(Option<String>, String)> {
    let first: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(2).collect();
    let text = first.join(" ");
    let (before, after) = text.split_once("on behalf of ")?;
    let end = after.find([';', '\n']).unwrap_or(after.len());
    // An address follows on the second line.
    let body = after.get(..end)?.split(" Email").next()?.split(" E-mail").next()?;
    let person = before.rsplit(':').next().and_then(name);
    Some((person, name(body)?))
}

/// Who registered it.
pub(super) fn registrant(text: &str) -> Option<String> {
    let lines = lines(text);
    labelled(&lines, &ORGANIZATION)
        .or_else(|| on_behalf(text).map(|(_, body)| body))
        .or_else(|| labelled(&lines, &NAME))
        .or_else(|| lines.iter().find(|line| line.label.is_none()).and_then(|line| name(line.value)))
        .or_else(|| lines.first().and_then(|line| name(line.value)))
}

/// Whom to ask: a contact that is named, the person beside an organization, or an address as it is printed.
pub(super) fn contact(text: &str) -> Option<String> {
    let lines = lines(text);
    let registrant = registrant(text);
    let other = |found: &String| registrant.as_ref() != Some(found);
    labelled(&lines, &CONTACT)
        .filter(other)
        .or_else(|| labelled(&lines, &NAME).filter(other))
        .or_else(|| on_behalf(text).and_then(|(person, _)| person).filter(other))
        .or_else(|| {
            let of_label = lines.iter().find(|line| line.label.as_deref().is_some_and(|label| EMAIL.contains(&label)));
            let printed = of_label.map(|line| line.value).filter(|value| !value.is_empty());
            printed.or_else(|| lines.iter().map(|line| line.value).find(|value| is_email(value))).map(str::to_owned)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_forms_people_write_are_told_apart() {
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
            ("", None, None),
        ] {
            assert_eq!((registrant(text).as_deref(), contact(text).as_deref()), (who, whom), "{text}");
        }
    }
}
