//! One template in the forms in which people paste and upload it. In each form, the fields are the same, and text outside the template is
//! in no field. The forms of registered templates are tested in `template_corpus.rs`, Word documents and encodings beside their readers.

use urn_registry::template::read::{Reading, read};
use urn_registry::template::{Field, Template};

const FIELDS: [(Field, &str); 11] = [
    (Field::NamespaceId, "mooring"),
    (Field::Version, "1"),
    (Field::Date, "2026-11-02"),
    (Field::Registrant, "Example Mooring Council\nEmail: names@mooring.example"),
    (Field::Purpose, "To name the moorings of a harbour,\nfor the people who keep them."),
    (Field::Syntax, "mooring-urn = \"urn:mooring:\" area \":\" number\narea = 3ALPHA\nnumber = 1*DIGIT"),
    (Field::Assignment, "The council assigns each number once."),
    (Field::SecurityAndPrivacy, "The names carry no personal data."),
    (Field::Interoperability, "No other names of moorings are known."),
    (Field::Resolution, "The names are not resolved."),
    (Field::Documentation, "The handbook of the council, 2026."),
];

/// Text that people write around a template.
const AROUND: [&str; 3] = ["Dear experts,", "our template is below.", "Rita Example"];

/// Each field with its label, in one shape.
fn shaped(shape: impl Fn(usize, &str, &str) -> String) -> String {
    FIELDS.iter().zip(1..).map(|((field, text), number)| shape(number, field.label(), text)).collect()
}

fn indented(text: &str, by: &str) -> String {
    text.lines().map(|line| format!("{by}{line}\n")).collect()
}

fn plain() -> String {
    shaped(|_, label, text| format!("{label}:\n{}\n", indented(text, "   ")))
}

fn quoted(text: &str) -> String {
    text.lines().map(|line| format!("> {line}\n")).collect()
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The template in each shape, with a name.
fn texts() -> Vec<(&'static str, String)> {
    let lines = |text: &str| text.replace('\n', "<br>");
    let letter = |text: &str, closing: &str| format!("{}\n\n{}\n\n{text}\n{closing}\n{}\n", AROUND[0], AROUND[1], AROUND[2]);
    vec![
        ("labels of RFC 8141", plain()),
        ("values beside the labels", shaped(|_, label, text| format!("{label}: {text}\n\n"))),
        (
            "numbered headings in capitals",
            shaped(|number, label, text| format!("{number}. {}\n\n{text}\n\n", label.to_uppercase())),
        ),
        ("underlined headings", shaped(|_, label, text| format!("{label}\n{}\n\n{text}\n\n", "-".repeat(label.len())))),
        ("line ends of Windows", plain().replace('\n', "\r\n")),
        ("a byte order mark", format!("\u{feff}{}", plain())),
        ("tabs", shaped(|_, label, text| format!("{label}:\n{}\n", indented(text, "\t")))),
        ("quoted in an email", quoted(&plain())),
        ("quoted twice", quoted(&quoted(&plain()))),
        ("quoted with an answer", format!("{}{}\n", quoted(&plain()), AROUND[1])),
        ("a letter with a signature", letter(&plain(), "-- ")),
        ("a letter with a closing", letter(&plain(), "Kind regards,")),
        (
            "a part of an RFC",
            format!(
                "1.  Introduction\n\n   {}\n\n2.  Template\n\n{}3.  IANA Considerations\n\n   {}\n",
                AROUND[1],
                indented(&plain(), "   "),
                AROUND[2]
            ),
        ),
        (
            "Markdown headings",
            format!(
                "# Moorings\n\n{}\n\n## Template\n\n{}## Thanks\n\n{}\n",
                AROUND[1],
                shaped(|_, label, text| format!("### {label}\n\n{text}\n\n")),
                AROUND[2]
            ),
        ),
        ("Markdown with bold labels", format!("# Moorings\n\n{}", shaped(|_, label, text| format!("**{label}:**\n{text}\n\n")))),
        (
            "kramdown with code",
            format!(
                "---\ntitle: Moorings\ndocname: draft-example-mooring\n--- middle\n\n# Template\n\n{}# Acknowledgements\n\n{}\n",
                shaped(|_, label, text| format!("## {label}\n\n~~~\n{text}\n~~~\n\n")),
                AROUND[2]
            ),
        ),
        (
            "an HTML table",
            format!(
                "<html><body><table>{}</table></body></html>",
                shaped(|_, label, text| format!("<tr><td>{label}</td><td>{}</td></tr>", lines(text)))
            ),
        ),
        (
            "HTML headings",
            format!(
                "<html><body><h1>Moorings</h1>{}</body></html>",
                shaped(|_, label, text| format!("<h2>{label}</h2><pre>{text}</pre>"))
            ),
        ),
        (
            "RFCXML",
            format!(
                "<rfc><middle><section><name>Template</name><dl>{}</dl></section></middle></rfc>",
                shaped(|_, label, text| format!("<dt>{label}:</dt><dd><t>{text}</t></dd>"))
            ),
        ),
    ]
}

fn has_every_field(name: &str, template: &Template) {
    for (field, text) in FIELDS {
        assert_eq!(words(template.text(field)), words(text), "{name}: {field:?}");
    }
    for field in Field::ALL.into_iter().filter(|field| FIELDS.iter().all(|(own, _)| own != field)) {
        assert_eq!(template.get(field), None, "{name}: {field:?}");
    }
}

#[test]
fn template_pasted_in_any_shape_has_the_same_fields() {
    for (name, text) in texts() {
        let Reading { template, unplaced, .. } = read(&text);
        has_every_field(name, &template);
        for around in AROUND.into_iter().filter(|around| text.contains(around)) {
            assert!(unplaced.iter().any(|line| line.text.contains(around)), "{name}: {around}: {unplaced:?}");
        }
    }
}

#[test]
fn second_template_below_the_first_is_in_no_field() {
    let second = plain().replace("mooring", "quay");
    let reading = read(&format!("{}----\n\n{second}", plain()));
    has_every_field("two templates", &reading.template);
    let rest: Vec<&str> = reading.unplaced.iter().map(|line| line.text.trim()).collect();
    assert!(rest.contains(&"----") && rest.contains(&"quay"), "{rest:?}");
}

#[test]
fn prose_and_labels_in_another_language_are_reported() {
    let prose = read("The council would like to name its moorings.\nPlease tell us how.\n");
    assert!(prose.template.is_empty() && prose.unplaced.len() == 2, "{prose:?}");
    // Headings that are not those of the template are reported.
    let german = "Namespace ID: mooring\n\nVersion: 1\n\nSyntax:\n   mooring-urn = 1*DIGIT\n\nVergabe:\n   Durch den Rat.\n\nSicherheit:\n   \
        Keine Daten.\n";
    let reading = read(german);
    let notes: Vec<String> = reading.notes.iter().map(ToString::to_string).collect();
    for heading in ["Vergabe", "Sicherheit"] {
        let said = format!("\"{heading}\" is not a section of the template");
        assert!(notes.iter().any(|note| note.contains(&said)), "{heading}: {notes:?}");
    }
}
