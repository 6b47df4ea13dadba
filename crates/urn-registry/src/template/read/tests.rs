//! Real-world texts, and the fields that are read from them.

use super::*;
use crate::nid::Nid;
use crate::template::{Field, NidFieldContent, Template};

#[test]
fn value_is_read_beside_or_below_its_label_or_under_a_rule() {
    let text =
        "Namespace ID:  demo\n\nVersion: 1\n\n1. Purpose:\n---------\n\tOne\n\t  two\n\nSyntax\n\n   As follows:\n      x = y\n";
    let reading = read(text);
    assert_eq!(reading.form, TemplateForm::Rfc8141);
    assert_eq!(reading.template.text(Field::Purpose), "One\n  two");
    assert_eq!(reading.template.text(Field::Syntax), "As follows:\n   x = y");
    assert!(reading.unplaced.is_empty());
}

#[test]
fn rfc_3406_form_is_mapped_to_fields_and_its_headings_are_preserved() {
    let text = "   Namespace ID:\n      \"demo\" requested.\n\n   Registration Information:\n      Version 3\n      Date: 2007-04-27\n\n   \
        Declared registrant of the namespace:\n      Org\n      Name: A\n\n   Declaration of syntactic structure:\n      abc\n\n   \
        Rules for Lexical Equivalence:\n      None.\n\n   Identifier uniqueness considerations:\n      Unique.\n\n   \
        Process of identifier assignment:\n      By hand.\n";
    let reading = read(text);
    assert_eq!(reading.form, TemplateForm::Rfc3406);
    assert_eq!((reading.template.version(), reading.template.text(Field::Date)), (Some(3), "2007-04-27"));
    assert_eq!(reading.template.nid().unwrap().as_str(), "demo");
    assert_eq!(reading.template.text(Field::Syntax), "abc\n\nRules for Lexical Equivalence:\nNone.");
    assert_eq!(
        reading.template.text(Field::Assignment),
        "Identifier uniqueness considerations:\nUnique.\n\nProcess of identifier assignment:\nBy hand."
    );
    assert!(reading.unplaced.is_empty());
}

#[test]
fn page_furniture_and_surrounding_text_are_left_unplaced() {
    let text = "Some Title\n\nNamespace ID: demo\n\nPurpose:\n   First half\n\nAuthor    Informational    [Page 3]\n\
        RFC 9999    Demo    October 2018\n\n   second half.\n\nVersion: 1\n\n5.  IANA Considerations\n\n   None.\n";
    let reading = read(text);
    assert_eq!(reading.template.text(Field::Purpose), "First half\n\nsecond half.");
    let lines: Vec<usize> = reading.unplaced.iter().map(|unplaced| unplaced.line).collect();
    assert_eq!(lines, [1, 8, 9, 15, 17]);
}

#[test]
fn document_around_the_template_is_left_unplaced() {
    let text = "3.  Registration Template\n\n   Namespace Identifier:  foo\n\n   Version:  1\n\n   Registrant:  Foo Org.\n\n   \
        Purpose:  To show.\n\n   Syntax:  abc\n\n4.  Examples\n\n   E.\n\nAcknowledgements\n\n   Thanks.\n";
    let reading = read(text);
    assert_eq!(reading.template.text(Field::Syntax), "abc");
    let rest: Vec<&str> = reading.unplaced.iter().map(|unplaced| unplaced.text.trim()).collect();
    assert_eq!(rest, ["3.  Registration Template", "4.  Examples", "E.", "Acknowledgements", "Thanks."]);
    // Of two templates the first is read; the second is reported as unplaced.
    let two =
        ["aaa", "bbb"].map(|nid| format!("Namespace ID: {nid}\n\nVersion: 1\n\nDate: 2020-01-01\n\nPurpose: P\n\nSyntax: S\n\n"));
    let reading = read(&two.concat());
    assert_eq!(reading.template.nid().unwrap().as_str(), "aaa");
    assert!(reading.unplaced.iter().any(|unplaced| unplaced.text.contains("bbb")));
}

#[test]
fn email_is_read_without_its_header_quote_marks_and_signature() {
    let text = "From: A\nDate: Tue, 5 Mar 2019\n\nOn Monday B wrote:\n> Namespace ID: foo\n>\n> Version: 1\n> Date: 2019-03-04\n>\n> Purpose: To\n> show.\n>\n> Syntax: s\n\n-- \nA\n";
    let reading = read(text);
    assert_eq!(reading.template.nid().unwrap().as_str(), "foo");
    assert_eq!((reading.template.text(Field::Purpose), reading.template.text(Field::Date)), ("To\nshow.", "2019-03-04"));
    assert_eq!(reading.template.text(Field::Syntax), "s");
    assert!(reading.notes.iter().any(|note| note.to_string().contains("quote marks")));
}

#[test]
fn cover_letter_and_checklist_around_a_plain_template_are_in_no_section() {
    let text = "Dear experts,\n\nplease find our template below.\n\nNamespace ID: lamp\n\nVersion: 1\n\nPurpose:\n   To light.\n   \
        - [x] checked by the office\n\nSyntax:\n   abc\n\nDocumentation: The handbook.\n\nBest regards,\nRita Example\nExample Lamp Office\n";
    let reading = read(text);
    let field = |field| reading.template.text(field);
    assert_eq!((field(Field::Purpose), field(Field::Documentation)), ("To light.", "The handbook."));
    let lines: Vec<usize> = reading.unplaced.iter().map(|unplaced| unplaced.line).collect();
    assert_eq!(lines, [1, 3, 11, 18, 19, 20]);
    // Of two templates below each other the first is read, without the rule between them.
    let two = ["aaa", "bbb"]
        .map(|nid| format!("Namespace ID: {nid}\n\nVersion: 1\n\nDate: 2020-01-01\n\nPurpose: P\n\nDocumentation: D\n"))
        .join("\n----\n\n");
    let reading = read(&two);
    assert_eq!(reading.template.text(Field::Documentation), "D");
    assert_eq!(reading.unplaced.first().map(|unplaced| unplaced.text.as_str()), Some("----"));
}

#[test]
fn version_and_date_are_single_paragraphs_and_may_share_a_line() {
    for text in ["Version: 2 Date: 2022-05-06", "Version: 2, 2022-05-06", "Registration Information: Version 2, 2022-05-06"] {
        let reading = read(&format!("Namespace ID: foo\n{text}\nPurpose: P\n"));
        assert_eq!((reading.template.text(Field::Version), reading.template.text(Field::Date)), ("2", "2022-05-06"), "{text}");
    }
    let reading = read(
        "Namespace ID: foo\n\nVersion: 1\n\nDate: 2002-02-11\n\nName: K\n\nSyntax:\nThe parts:\n\nVersion: the version\n\nScope: x\n",
    );
    assert_eq!((reading.template.text(Field::Version), reading.template.text(Field::Date)), ("1", "2002-02-11"));
    assert_eq!(reading.template.text(Field::Syntax), "The parts:\n\nVersion: the version");
    assert_eq!(reading.unplaced, [Unplaced { line: 7, text: "Name: K".to_owned() }]);
}

#[test]
fn nid_is_read_from_its_field_and_not_from_a_heading() {
    let rfc = "1.  Introduction\n\n   Words.\n\n5.  URN Namespace ID (NID) Registration for the National Lamp\n    Number (NLN)\n\n   \
        This registration describes how numbers of lamps\n   are used as URNs.\n\n   Namespace ID:\n\n      NLN\n\n      This \
        namespace ID was formally assigned.\n\n   Version:  2\n\n   Date:  2018-04-09\n\n   Registrant:  Lamp Office\n\n   \
        Purpose:  To light.\n\n   Syntax:  abc\n\n6.  IANA Considerations\n\n   None.\n\n7.  Security and Privacy \
        Considerations\n\n   A lamp is seen\n   by everyone.\n\n8.  References\n\n   One.\n";
    let reading = read(rfc);
    // The namespace that the text describes is certain. In a request, the sentence in the field needs a decision.
    let nln = Nid::parse("nln").unwrap();
    assert_eq!((reading.template.nid(), reading.nid_content()), (Some(nln.clone()), NidFieldContent::Unsure(vec![nln])));
    assert_eq!((reading.template.version(), reading.template.text(Field::Purpose)), (Some(2), "To light."));
    // The section of the document fills the empty field only if the user chooses so.
    assert_eq!(reading.template.get(Field::SecurityAndPrivacy), None);
    let offer = &reading.offers[0];
    assert_eq!((offer.field, offer.text.as_str()), (Field::SecurityAndPrivacy, "A lamp is seen\nby everyone."));
    assert_eq!((offer.heading.as_str(), offer.line, reading.offers.len()), ("7.  Security and Privacy Considerations", 31, 1));
}

#[test]
fn uncertain_nid_is_left_open_and_candidates_are_offered() {
    let reading = read(
        "Namespace ID: Request is made for a formal assignment of the namespace\n\nVersion: 1\n\nPurpose: P\n\nSyntax:\n   \
        urn:lamp:12, case-insensitive\n",
    );
    assert_eq!(reading.template.nid(), None);
    assert_eq!(reading.nid_content(), NidFieldContent::Unsure(vec![Nid::parse("lamp").unwrap()]));
    assert_eq!(reading.to_json()["nid"]["candidates"], serde_json::json!(["lamp"]));
}

#[test]
fn removed_byte_order_mark_and_form_feeds_are_reported() {
    let reading = read("\u{feff}Namespace ID: lamp\n\u{c}\nPurpose: P\n");
    assert_eq!(reading.template.text(Field::Purpose), "P");
    assert!(reading.notes.iter().any(|note| note.to_string().contains("byte order mark")), "{:?}", reading.notes);
    assert!(
        reading.notes.iter().any(|note| note.to_string().contains("1 form feed (page break) was removed")),
        "{:?}",
        reading.notes
    );
}

#[test]
fn paragraph_across_a_page_break_is_joined() {
    let text = |before: &str, after: &str| {
        let page = "\n\n\nLaine         Informational          [Page 1]\n\u{c}\nRFC 9999         Lamps          May 2026\n\n\n";
        let text = format!("Namespace ID: lamp\n\nPurpose:\n   {before}\n{page}   {after}\n\nVersion: 1\n");
        read(&text).template.text(Field::Purpose).to_owned()
    };
    assert_eq!(
        text("The names of the lamps of a harbour are given out by", "the office of the harbour."),
        "The names of the lamps of a harbour are given out by\nthe office of the harbour."
    );
    for (before, after) in
        [("The lamps of a harbour are named.", "the next"), ("The lamps of a harbour are named", "The next"), ("a = b", "c = d")]
    {
        assert_eq!(text(before, after), format!("{before}\n\n{after}"));
    }
}

#[test]
fn unquoted_reply_in_a_quoted_email_is_in_no_section() {
    let text = "On Monday, Rita wrote:\n> Namespace ID: lamp\n>\n> Version: 1\n>\n> Purpose:\n>    To light.\nI think this is too short.\n\n> \
        Syntax:\n>    abc\nAnd which letters?\n>\n> Assignment: By us.\n-- \nEdda\n";
    let twice: String = text.lines().map(|line| format!("> {line}\n")).chain(["Dear both, see above.\n".to_owned()]).collect();
    for text in [text.to_owned(), twice] {
        let reading = read(&text);
        let field = |field| reading.template.text(field);
        assert_eq!((field(Field::Purpose), field(Field::Syntax), field(Field::Assignment)), ("To light.", "abc", "By us."));
        let rest: Vec<&str> = reading.unplaced.iter().map(|unplaced| unplaced.text.trim()).collect();
        for answer in ["On Monday, Rita wrote:", "I think this is too short.", "And which letters?", "Edda"] {
            assert!(rest.contains(&answer), "{answer}: {rest:?}");
        }
        assert!(reading.notes.iter().any(|note| note.to_string().contains("without a quote mark")), "{:?}", reading.notes);
    }
}

#[test]
fn merged_repeated_and_unknown_sections_are_reported() {
    let said = |text: &str| {
        let reading = read(text);
        let notes: Vec<String> = reading.notes.iter().map(ToString::to_string).collect();
        (reading.template, notes.join("\n"))
    };
    let start = "Namespace ID: lamp\n\nVersion: 1\n\nPurpose:\n   To light.\n\n";
    let (template, notes) = said(&format!("{start}Assignment and Resolution:\n   By the office.\n\nSyntax:\n   abc\n"));
    assert_eq!((template.text(Field::Assignment), template.text(Field::Resolution)), ("By the office.", "By the office."));
    assert!(notes.contains("Line 8: \"Assignment and Resolution\" is a heading for several sections"), "{notes}");
    assert!(notes.contains("Line 11: \"Syntax\" appears after \"Assignment and Resolution\""), "{notes}");
    let (template, notes) = said(&format!("{start}Governance:\n   A board.\n\nSyntax:\n   abc\n"));
    assert_eq!(template.text(Field::Syntax), "abc");
    assert!(template.text(Field::Purpose).ends_with("A board."), "{template:?}");
    assert!(
        notes.contains("Line 8: \"Governance\" is not a section of the template. Its text was read as part of \"Purpose\""),
        "{notes}"
    );
    let (template, notes) = said(&format!("{start}Syntax:\n   abc\n\nPurpose:\n   And to shine.\n"));
    assert_eq!(template.text(Field::Purpose), "To light.\n\nAnd to shine.");
    assert!(notes.contains("\"Purpose\" appears again"), "{notes}");
    // A valid text has no findings.
    assert_eq!(said(&format!("{start}Syntax:\n   As follows:\n\n   Examples:\n      abc\n")).1, "");
    let (_, notes) = said(
        "# Template\n\n## Namespace ID\n\nlamp\n\n## Purpose\n\nTo light.\n\n## Governance\n\nA board.\n\n## Syntax\n\nabc\n",
    );
    assert!(notes.contains("\"Governance\" is not a section of the template"), "{notes}");
}

/// Finding M5: sections above the namespace ID were not read.
#[test]
fn sections_are_read_in_any_order() {
    let fields: Vec<Field> = Field::ALL.into_iter().filter(|field| *field != Field::RevisionInformation).collect();
    let template = fields.iter().fold(Template::default(), |template, field| {
        let text = match field {
            Field::NamespaceId => "lamps",
            Field::Version => "1",
            Field::Date => "2026-11-30",
            _ => "The lamps of the society.\n\nThere are many.",
        };
        template.with_field(*field, text)
    });
    let section = |field: &Field| match field {
        Field::NamespaceId | Field::Version | Field::Date => format!("{}: {}", field.label(), template.text(*field)),
        _ => format!("{}:\n\n   {}", field.label(), template.text(*field).replace("\n\n", "\n\n   ")),
    };
    for turned in 0..fields.len() {
        for swapped in 0..fields.len() {
            let mut order = fields.clone();
            order.rotate_left(turned);
            order.swap(swapped, (swapped * 5 + 3) % fields.len());
            let text = order.iter().map(section).collect::<Vec<_>>().join("\n\n");
            let reading = read(&format!("A registration\n\n{text}\n"));
            assert_eq!(reading.template, template, "{text}");
            assert_eq!(reading.unplaced.len(), 1, "{text}");
        }
    }
    // A document, a note or an email that mentions a section before its template.
    for before in [
        "Purpose: to light.\n\n",
        "Purpose:\n\n   To light.\n\n",
        "From: a@b.example\nDate: Mon, 30 Nov 2026\nTo: c@d.example\n\n",
    ] {
        let reading = read(&format!("{before}Namespace ID: lamps\n\nVersion: 1\n\nPurpose:\n\n   Names of lamps.\n"));
        assert_eq!(reading.template.text(Field::Purpose), "Names of lamps.", "{before}");
        assert_eq!(reading.template.get(Field::Date), None, "{before}");
    }
    let note = read("Documentation: see the end.\n\nNamespace ID: lamps\n\nVersion: 1\n\nPurpose:\n\n   Names of lamps.\n");
    assert_eq!((note.template.get(Field::Documentation), note.unplaced.len()), (None, 1));
}

/// Finding R8: anchors and links in headings of Markdown.
#[test]
fn markdown_headings_with_anchors_and_links_are_read() {
    for heading in [
        "## {} {#anchor}",
        "## {}\n{: #anchor}",
        "## <a name=\"x\"></a>{}",
        "## <a id=\"x\">{}</a>",
        "## [{}](https://demo.example/#x)",
        "## **{}** {#x}",
    ] {
        let sections = [("Namespace ID", "lamps"), ("Version", "1"), ("Purpose", "Names of lamps."), ("Syntax", "Four digits.")];
        let text = sections.map(|(label, value)| format!("{}\n\n{value}", heading.replace("{}", label))).join("\n\n");
        let template = read(&text).template;
        assert_eq!(template.text(Field::Purpose), "Names of lamps.", "{text}");
        assert_eq!((template.text(Field::NamespaceId), template.text(Field::Syntax)), ("lamps", "Four digits."), "{text}");
    }
}
