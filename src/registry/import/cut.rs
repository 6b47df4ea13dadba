//! Extracts templates that exist only in an RFC from its text.
//!
//! An RFC that registers namespaces contains one or more templates in its sections. Each starts at the line with the namespace identifier
//! and ends before the next one, or before a section that is not part of a template. Page headers and footers are handled by
//! [`urn_registry::template::read`].

use urn_registry::nid::Nid;
use urn_registry::template::read::read;

/// Titles of sections that follow a template and are not part of it.
const SECTIONS_AFTER_TEMPLATE: [&str; 12] = [
    "iana considerations", "references", "normative references", "informative references", "acknowledgements", "acknowledgments",
    "authors' addresses", "author's address", "author's addresses", "full copyright statement", "intellectual property",
    "examples",
];

/// The minimum number of fields in a template besides the identifier.
const FIELDS_MIN: usize = 3;

/// The template of a namespace in the text of an RFC; `None` if there is none for it.
pub fn template_of(rfc: &str, nid: &Nid) -> Option<String> {
    let lines: Vec<&str> = rfc.lines().collect();
    let starts: Vec<usize> =
        lines.iter().enumerate().filter(|(i, line)| opens_template(line, &lines, *i)).map(|(i, _)| i).collect();
    let mut best: Option<(usize, String)> = None;
    for (n, start) in starts.iter().enumerate() {
        let next = starts.get(n + 1).copied().unwrap_or(lines.len());
        let end = (start + 1..next).find(|i| lines.get(*i).is_some_and(|line| ends_template(line))).unwrap_or(next);
        let piece = lines.get(*start..end).unwrap_or_default().join("\n");
        let template = read(&piece).template;
        let fields = urn_registry::template::Field::ALL.iter().filter(|field| template.get(**field).is_some()).count();
        if template.nid().as_ref() == Some(nid) && fields > FIELDS_MIN && best.as_ref().is_none_or(|(most, _)| fields > *most) {
            best = Some((fields, piece + "\n"));
        }
    }
    best.map(|(_, piece)| piece)
}

fn bare_label(line: &str) -> String {
    let line = line.trim().trim_start_matches(|c: char| c.is_ascii_digit() || c == '.' || c == ' ');
    line.trim_end_matches(':').trim().to_lowercase()
}

/// Whether a line starts a template, such as "Namespace ID:" or "2.1. Namespace Identifier", and is not in a table of contents.
fn opens_template(line: &str, lines: &[&str], at: usize) -> bool {
    const LABELS: [&str; 4] = ["namespace id", "namespace identifier", "namespace identifier (nid)", "namespace id (nid)"];
    if line.contains("....") || line.contains(" . .") {
        return false;
    }
    let before_colon = line.split(':').next().unwrap_or(line);
    let is_label = LABELS.contains(&bare_label(before_colon).as_str());
    // A heading in the table of contents is followed by another heading, not by text.
    let words_follow =
        lines.get(at..(at + 6).min(lines.len())).unwrap_or_default().iter().any(|line| line.contains(|c: char| c.is_lowercase()));
    is_label && words_follow
}

fn ends_template(line: &str) -> bool {
    // Headings are not indented.
    !line.starts_with(' ') && !line.trim().is_empty() && SECTIONS_AFTER_TEMPLATE.contains(&bare_label(line).as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RFC: &str = "\
Network Working Group                                          A. Person
Request for Comments: 99999                                   April 2031

Table of Contents

   2.1. Namespace ID ............................................ 2

2.  Registration Templates

   Namespace ID:

      lamp

   Registration Information:

      Version: 1
      Date: 2031-04-01

   Declared registrant of the namespace:

      Museum of Light

   Declaration of syntactic structure:

      urn:lamp:{number}


Person                       Informational                      [Page 2]
\u{c}
RFC 99999                     Lamp URNs                       April 2031


   Process of identifier assignment:

      By the museum.

   Namespace ID:

      lantern

   Declared registrant of the namespace:

      Museum of Night

   Declaration of syntactic structure:

      urn:lantern:{number}

   Process of identifier assignment:

      By the museum.

3.  IANA Considerations

   Two namespaces are registered.
";

    #[test]
    fn template_is_extracted_from_an_rfc_by_nid() {
        let of = |nid: &str| template_of(RFC, &Nid::parse(nid).unwrap());
        let lamp = of("lamp").unwrap();
        assert!(lamp.contains("Museum of Light") && !lamp.contains("Night"), "{lamp}");
        let read = read(&lamp).template;
        assert_eq!(read.version(), Some(1));
        assert!(!read.text(urn_registry::template::Field::Assignment).contains("RFC 99999"));
        let lantern = of("lantern").unwrap();
        assert!(lantern.contains("Night") && !lantern.contains("Two namespaces"), "{lantern}");
        assert_eq!(of("candle"), None);
    }
}
