//! Documents in real-world formats, and the text that is read from them.

use crate::template::Field;
use crate::template::checks::{TextKind, check};
use crate::template::read::read;

const V2: &str = r#"<?xml version="1.0"?>
<!DOCTYPE rfc SYSTEM "rfc2629.dtd" [ <!ENTITY RFC8141 SYSTEM "x.xml"> ]>
<rfc ipr="trust200902">
<front><title>A Namespace for Lamps</title><author fullname="A. Keeper"/><abstract><t>About lamps.</t></abstract></front>
<middle>
<section title="Introduction"><t>Words.</t></section>
<section title="Registration Template">
<t><list style="hanging">
<t hangText="Namespace ID:">lamp</t>
<t hangText="Version:">1</t>
<t hangText="Purpose:"><vspace blankLines="1"/>Lamps &amp; lights,
see <xref target="RFC8141"/>.</t>
<t hangText="Syntax:">As follows:
<figure><artwork><![CDATA[
lamp-urn = "urn:lamp:" 1*DIGIT
   ; indented
]]></artwork></figure></t>
</list></t>
</section>
<section title="Security Considerations"><t>None of the document.</t></section>
</middle></rfc>
"#;

#[test]
fn rfcxml_2_hanging_labels_are_parsed() {
    let reading = read(V2);
    let text = |field| reading.template.text(field);
    assert_eq!(reading.template.nid().unwrap().as_str(), "lamp");
    assert_eq!(text(Field::Version), "1");
    assert_eq!(text(Field::Purpose), "Lamps & lights,\nsee [RFC8141].");
    assert_eq!(text(Field::Syntax), "As follows:\n\nlamp-urn = \"urn:lamp:\" 1*DIGIT\n   ; indented");
    assert_eq!(text(Field::SecurityAndPrivacy), "");
    assert_eq!(reading.labels["purpose"].line, 11);
    let last = reading.unplaced.last().unwrap();
    assert_eq!((last.line, last.text.trim()), (20, "None of the document."));
    assert!(reading.notes[0].to_string().starts_with("Read as RFCXML"));
}

#[test]
fn rfcxml_3_sections_and_definition_lists_are_parsed() {
    let sections = "<rfc><middle><section><name>URN Namespace</name>\n<section><name>Namespace ID</name><t>lamp</t></section>\n\
        <section><name>Purpose</name><t>To <em>light</em> up.</t><ul><li>one</li><li>two</li></ul></section>\n\
        </section><section><name>Security Considerations</name><t>Other.</t></section></middle></rfc>";
    let lists = "<rfc><section><name>T</name><dl><dt>Namespace ID:</dt><dd>lamp</dd>\n\
        <dt>Purpose:</dt><dd><t>To <em>light</em> up.</t><ul><li>one</li><li>two</li></ul></dd></dl></section>\n\
        <section><name>Security Considerations</name><t>Other.</t></section></rfc>";
    for text in [sections, lists] {
        let reading = read(text);
        assert_eq!(reading.template.nid().unwrap().as_str(), "lamp", "{text}");
        assert_eq!(reading.template.text(Field::Purpose), "To light up.\n\no  one\n\no  two", "{text}");
        assert_eq!(reading.template.get(Field::SecurityAndPrivacy), None, "{text}");
    }
}

#[test]
fn markdown_headings_terms_and_fenced_templates_are_parsed() {
    let headings = "---\ntitle: Lamps\n---\n\n--- middle\n\n# Template\n\n## Namespace ID\nlamp\n\n## Purpose {#p}\nSee {{!RFC8141}}.\n\n\
        ~~~ abnf\na = b\n~~~\n\n# Security Considerations\n\nOther.\n";
    let terms = "--- abstract\n\nA.\n\n--- middle\n\n# Template\n\nNamespace ID:\n: lamp\n\nPurpose:\n: See {{?RFC8141}}.\n\n   a = b\n\n\
        # Security Considerations\n\nOther.\n";
    let fence = "--- middle\n\n# Template\n\n~~~\nNamespace ID: lamp\n\nPurpose:\n   See [RFC8141].\n\n   a = b\n~~~\n\n\
        # Security Considerations\n\nOther.\n";
    for text in [headings, terms, fence] {
        let reading = read(text);
        assert_eq!(reading.template.nid().unwrap().as_str(), "lamp", "{text}");
        let words: Vec<&str> = reading.template.text(Field::Purpose).split_whitespace().collect();
        assert_eq!(words.join(" "), "See [RFC8141]. a = b", "{text}");
        assert_eq!(reading.template.get(Field::SecurityAndPrivacy), None, "{text}");
        assert_eq!(reading.unplaced.last().unwrap().text.trim(), "Other.");
    }
    assert!(
        read("# Namespace ID\n{{NID}}\n\n# Version\n1\n\n# Purpose\nurn:{{NID}}:a\n")
            .template
            .text(Field::Purpose)
            .contains("{{NID}}")
    );
}

#[test]
fn text_around_the_template_in_a_markdown_repository_is_in_no_section() {
    let draft = "---\nlayout: page\ntitle: \"Lamp URNs\"\nversion: 7\ndate: 2020-02-02\nnid: other\ntags: [urn, lamp]\n---\n\n\
        <!-- Delete this comment before you open a pull request.\n     Nothing is final. -->\n\n\
        # URN namespace for lamps\n\n[![build](https://ci.example/b.svg)](https://ci.example/)\n\n\
        This repository holds our draft.\n\n- [ ] reviewed by the board\n\n## Registration template\n\n\
        ### Namespace ID\n\nlamp\n\n### Version\n\n1\n\n### Date\n\n2026-11-02\n\n### Registrant\n\n\
        <!-- Who asks? -->\nExample Lamp Office\nEmail: names@lamp.example\n\n### Purpose\n\n\
        <!-- What is named, and why? -->\n\nTo name lamps.\n\n- [x] I have read RFC 8141\n- [ ] I have asked our members\n  \
        and they agree\n\nThe lamps of all harbours.\n\n---\n\n### Syntax\n\n```abnf\nlamp-urn = \"urn:lamp:\" 1*DIGIT\n```\n\n\
        ### Assignment\n\nBy the office.\n\n### Documentation\n\nThe handbook.\n\n***\n\n### Submission checklist\n\n\
        - [x] Template is complete\n\n### Contributing\n\nOpen an issue.\n\n## License\n\nCC0\n";
    let reading = read(draft);
    let text = |field| reading.template.text(field);
    assert_eq!((text(Field::NamespaceId), text(Field::Version), text(Field::Date)), ("lamp", "1", "2026-11-02"));
    assert_eq!(text(Field::Registrant), "Example Lamp Office\nEmail: names@lamp.example");
    assert_eq!(text(Field::Purpose), "To name lamps.\n\nThe lamps of all harbours.");
    assert_eq!(text(Field::Syntax), "lamp-urn = \"urn:lamp:\" 1*DIGIT");
    assert_eq!((text(Field::Assignment), text(Field::Documentation)), ("By the office.", "The handbook."));
    let rest: Vec<&str> = reading.unplaced.iter().map(|unplaced| unplaced.text.trim()).collect();
    for around in [
        "layout: page",
        "nid: other",
        "This repository holds our draft.",
        "- [x] I have read RFC 8141",
        "and they agree",
        "***",
        "Submission checklist",
        "- [x] Template is complete",
        "Open an issue.",
        "CC0",
    ] {
        assert!(rest.contains(&around), "{around}: {rest:?}");
    }
    assert!(!rest.iter().any(|text| text.contains("What is named")), "comments are no text: {rest:?}");
    let line = |words: &str| draft.lines().position(|line| line.contains(words)).unwrap() + 1;
    for words in ["nid: other", "I have read RFC 8141", "Submission checklist"] {
        let found = reading.unplaced.iter().find(|unplaced| unplaced.text.contains(words)).unwrap();
        assert_eq!(found.line, line(words), "{words}");
    }
    let notes: Vec<String> = reading.notes.iter().map(ToString::to_string).collect();
    assert!(notes.iter().any(|note| note.starts_with("2 lines of a checklist")), "{notes:?}");
    // The sections after the template are offered for its empty fields.
    let left: Vec<&str> = reading.left.iter().map(|section| section.heading.as_str()).collect();
    assert!(left.contains(&"Contributing") && left.contains(&"License"), "{left:?}");
}

#[test]
fn front_matter_is_recognized_only_at_the_start() {
    let plain = "Namespace ID: lamp\n\nVersion: 1\n\nPurpose:\n   To light.\n";
    let reading = read(&["---\nversion: 9\ntitle: Lamps\n---\n\n", plain].concat());
    assert_eq!((reading.template.text(Field::Version), reading.template.text(Field::Purpose)), ("1", "To light."));
    assert_eq!(reading.unplaced.iter().map(|unplaced| unplaced.line).collect::<Vec<_>>(), [1, 2, 3, 4]);
    // A rule above a text is not the start of front matter.
    let ruled = ["---\n", plain, "---\nSyntax: abc\n"].concat();
    assert_eq!(read(&ruled).template.text(Field::Syntax), "abc");
    assert_eq!(read(&ruled).template.nid().unwrap().as_str(), "lamp");
}

#[test]
fn unanswered_questions_of_an_issue_form_are_empty_or_found() {
    let form = "### Namespace ID\n\nlamp\n\n### Purpose\n\n_No response_\n\n### Syntax\n\n<!-- Paste the ABNF here -->\n\n\
        ### Assignment\n\n[insert who assigns the names]\n\n### Resolution\n\nDescribed under Section 6.4.6 of this document.\n\n\
        ### Code of Conduct\n\n- [x] I agree\n";
    let reading = read(form);
    assert_eq!((reading.template.get(Field::Syntax), reading.template.text(Field::Purpose)), (None, "No response"));
    assert_eq!(reading.template.text(Field::Resolution), "Described under Section 6.4.6 of this document.");
    let found = check(&reading.template, TextKind::NewFormal, jiff::civil::date(2026, 11, 21));
    for field in [Field::Purpose, Field::Assignment, Field::Resolution] {
        let said = found.iter().filter(|finding| finding.id == "T19" && finding.field == Some(field.key())).count();
        assert_eq!(said, 1, "{field:?}: {found:?}");
    }
}

#[test]
fn broken_xml_loses_no_text() {
    let reading = read("<rfc><section title='T'><t>Namespace ID: lamp</t><t>Purpose: x</t><<<\nlast words\n");
    let all = format!("{:?}{:?}", reading.template, reading.unplaced);
    assert!(all.contains("lamp") && all.contains("last words"), "{all}");
}

#[test]
fn cross_references_are_rendered_by_section_number_or_label() {
    let text = "<rfc><front><displayreference target=\"I-D.lamp\" to=\"LAMP\"/></front><middle>\n\
        <section anchor=\"intro\"><name>Introduction</name><t>Words.</t></section>\n\
        <section><name>Registration</name>\n\
        <section anchor=\"nid\"><name>Namespace ID</name><t>lamp</t></section>\n\
        <section><name>Purpose</name><t>See <xref target=\"sec\"/>, <xref target=\"nid\" format=\"counter\"/>,\n\
        <xref target=\"grammar\">the rules</xref>, <xref target=\"RFC8141\" section=\"5\"/> and <xref target=\"I-D.lamp\"/>.</t></section>\n\
        </section><section anchor=\"sec\"><name>Safety</name><t>Other.</t></section></middle>\n\
        <back><section anchor=\"grammar\"><name>Rules</name><t>a</t></section></back></rfc>";
    let purpose = read(text).template.text(Field::Purpose).replace('\n', " ");
    assert_eq!(purpose, "See Section 3, 2.1, the rules Appendix A, Section 5 of [RFC8141] and [LAMP].");
}

#[test]
fn markdown_table_is_aligned_in_columns() {
    let reading = read(
        "# Namespace ID\nlamp\n\n# Purpose\nThe `seamarks` *office*:\n\n| kind | meaning |\n|------|:-------:|\n| `b` | buoy |\n| l | **lamp** |\n\nEnd.\n",
    );
    assert_eq!(
        reading.template.text(Field::Purpose),
        "The seamarks office:\n\n   kind  meaning\n   b     buoy\n   l     lamp\n\nEnd."
    );
}

#[test]
fn html_page_is_read_as_a_browser_displays_it() {
    let page = "<!DOCTYPE html><html><head><title>T</title><style>p { a: b }</style></head><body><script>if (a < b) {}</script>\n\
        <h1>Lamps</h1><h2>Namespace ID</h2><p>lamp\n<h2>Purpose</h2><p>To <b>light</b> &amp; to\n be&nbsp;seen.<ul><li>one<li>two</ul>\n\
        <h2>Syntax</h2><pre>\nlamp-urn = \"urn:lamp:\" number\n   ; indented\n</pre></body></html>";
    let labels = "<p><b>Namespace ID:</b> lamp</p><p><b>Purpose:</b><br>To light &amp; to be seen.</p><dl><dt>Syntax:</dt><dd>abc</dd></dl>";
    let reading = read(page);
    let text = |field| reading.template.text(field);
    assert_eq!(reading.template.nid().unwrap().as_str(), "lamp");
    assert!(text(Field::Purpose).starts_with("To light & to be seen.\n"), "{}", text(Field::Purpose));
    assert!(text(Field::Purpose).contains("o  one") && text(Field::Purpose).contains("o  two"));
    assert_eq!(text(Field::Syntax), "lamp-urn = \"urn:lamp:\" number\n   ; indented");
    let reading = read(labels);
    assert_eq!(reading.template.nid().unwrap().as_str(), "lamp");
    assert_eq!((reading.template.text(Field::Purpose), reading.template.text(Field::Syntax)), ("To light & to be seen.", "abc"));
    assert!(reading.notes[0].to_string().starts_with("Read as HTML"));
}

#[test]
fn html_label_table_is_read_as_fields() {
    let reading = read(
        "<html><body><p><b>Namespace ID:</b> seachart</p><div><b>Purpose</b>: names.</div><table><tr><td>Syntax:</td><td>a = b</td></tr>\
        <tr><td>Assignment</td><td>By us</td></tr></table></body></html>",
    );
    let text = |field| reading.template.text(field);
    assert_eq!((text(Field::Purpose), text(Field::Syntax), text(Field::Assignment)), ("names.", "a = b", "By us"));
}

/// A page with this text in Purpose.
fn page(purpose: &str) -> crate::template::read::Reading {
    read(&format!("<html><body><h2>Namespace ID</h2><p>lamp</p><h2>Purpose</h2>{purpose}<h2>Syntax</h2><p>abc</p></body></html>"))
}

#[test]
fn html_links_list_numbers_and_superscripts_are_preserved() {
    for (html, text) in [
        ("<p><a href=\"https://lamp.example/charts\">The rules</a>.</p>", "The rules <https://lamp.example/charts>."),
        ("<p><a href=\"mailto:a@lamp.example\">a@lamp.example</a>, <a href=\"#x\">here</a></p>", "a@lamp.example, here"),
        ("<p><a class=\"relref\" href=\"https://www.rfc-editor.org/rfc/rfc8141#section-4\">Section 4</a></p>", "Section 4"),
        ("<p>x<sup>2</sup>, 10<sup>-6</sup>, the 1<sup>st</sup>, H<sub>2</sub>O</p>", "x^2, 10^-6, the 1st, H2O"),
        ("<ol><li>one<li>two</ol>", "1. one\n2. two"),
        ("<ol start=3 type=a><li>three<ul><li>x</ul><li value=7>seven</ol>", "c. three\n\n   o  x\n\ng. seven"),
    ] {
        assert_eq!(page(html).template.text(Field::Purpose), text, "{html}");
    }
}

#[test]
fn hidden_page_content_is_omitted_and_navigation_is_listed_as_unplaced() {
    let reading = page(
        "<p hidden>secret<p>To <s>dark</s><del>en</del> light.<p style=\"display: none\">x</p><ul><li hidden>y<li>z</ul><input hidden>\
        <footer>Copyright<br>Lamps</footer><nav><ul><li><a href=\"/\">Home</a></ul></nav>",
    );
    assert_eq!(reading.template.text(Field::Purpose), "To light.\n\no  z");
    assert_eq!(reading.template.text(Field::Syntax), "abc");
    let aside: Vec<&str> = reading.unplaced.iter().map(|unplaced| unplaced.text.as_str()).collect();
    assert_eq!(aside, ["Copyright", "Lamps", "Home"]);
    assert!(
        reading.notes[0].to_string().contains("Struck-through")
            && reading.notes[0].to_string().contains("Hidden text was omitted"),
        "{:?}",
        reading.notes
    );
}

/// An RFCXML document with this text in Purpose.
fn rfcxml(purpose: &str) -> String {
    let text = format!(
        "<rfc><middle><section><name>Registration</name><section><name>Namespace ID</name><t>lamp</t></section>\
        <section><name>Purpose</name>{purpose}</section><section anchor=\"syn\"><name>Syntax</name><t>abc</t></section></section>\
        </middle><back><section anchor=\"app\"><name>Examples</name><t>x</t></section></back></rfc>"
    );
    read(&text).template.text(Field::Purpose).to_owned()
}

#[test]
fn rfcxml_tables_become_rows_and_figures_have_captions() {
    let table = "<t>By us</t><table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody><tr><td>A</td><td><t>The\n\
        archipelago</t></td></tr></tbody></table>";
    assert_eq!(rfcxml(table), "By us\n\n   Code  Meaning\n   A     The archipelago");
    let older = "<texttable><ttcol>Code</ttcol><ttcol>Meaning</ttcol><c>A</c><c>Land</c><c>B</c><c>Sea</c></texttable>";
    assert_eq!(rfcxml(&format!("<t>By us</t>{older}")), "By us\n\n   Code  Meaning\n   A     Land\n   B     Sea");
    let figure = "<t>Thus:</t><figure><name>Grammar</name><sourcecode>\na = b\n</sourcecode></figure><t>End.</t>";
    let open = read("<rfc><section title='T'><t>Namespace ID: lamp</t><t>Purpose: x</t><table><tr><td>a<td>last words");
    assert!(open.template.text(Field::Purpose).contains("last words"), "{:?}", open.template);
    assert_eq!(rfcxml(figure), "Thus:\n\nFigure 1: Grammar\n\na = b\n\nEnd.");
}

#[test]
fn rfcxml_lists_preserve_their_numbering() {
    let list = |kind: &str| rfcxml(&format!("<ol{kind}><li>one</li><li><t>two</t><ul><li>in</li></ul></li></ol>"));
    assert_eq!(list(""), "1. one\n\n2. two\n\n   o  in");
    assert_eq!(list(" type=\"a\" start=\"3\""), "c. one\n\nd. two\n\n   o  in");
    assert_eq!(list(" type=\"(%i)\""), "(i) one\n\n(ii) two\n\n   o  in");
    let older = "<t><list style=\"numbers\"><t>one</t><t>two</t></list></t>";
    assert_eq!(rfcxml(older), "1. one\n\n2. two");
}

#[test]
fn rfcxml_citations_follow_their_section_format() {
    for (xml, text) in [
        ("<xref target=\"RFC8141\" section=\"A\"/>", "Appendix A of [RFC8141]"),
        ("<xref target=\"RFC8141\" section=\"6.4\" sectionFormat=\"comma\"/>", "[RFC8141], Section 6.4"),
        ("<xref target=\"RFC8141\" section=\"Appendix A\" sectionFormat=\"parens\"/>", "[RFC8141] (Appendix A)"),
        ("<xref target=\"RFC8141\" section=\"2\" sectionFormat=\"bare\"/>", "2"),
        ("<relref target=\"RFC8141\" section=\"2\" displayFormat=\"of\"/>", "Section 2 of [RFC8141]"),
        ("<xref target=\"syn\" format=\"title\"/> and <xref target=\"app\"/>", "Syntax and Appendix A"),
        ("<eref target=\"mailto:a@lamp.example\">a@lamp.example</eref>", "a@lamp.example"),
        ("<eref target=\"https://lamp.example/\">The rules</eref>.", "The rules <https://lamp.example/>."),
        ("See <eref target=\"https://lamp.example/\"/>.", "See <https://lamp.example/>."),
    ] {
        assert_eq!(rfcxml(&format!("<t>{xml}</t>")), text, "{xml}");
    }
}

/// A Markdown document with this text in Purpose.
fn markdown(purpose: &str) -> String {
    let reading = read(&format!("# Namespace ID\nlamp\n\n# Purpose\n{purpose}\n\n# Syntax\nabc\n"));
    assert_eq!(reading.template.text(Field::Syntax), "abc");
    reading.template.text(Field::Purpose).to_owned()
}

#[test]
fn markdown_markup_is_removed_outside_of_code() {
    for (marked, text) in [
        ("[x](https://lamp.example \"title\")", "x <https://lamp.example>"),
        ("By [RFC 8141][8141].\n\n[8141]: https://rfc.example/8141 'The RFC'", "By RFC 8141 <https://rfc.example/8141>."),
        ("A note[^1].\n\n[^1]: The note.", "A note[1].\n\n[1] The note."),
        ("The ~~old~~ new", "The new"),
        ("Lamps &amp; lights &lt;a&gt; `&amp;`", "Lamps & lights <a> &amp;"),
        ("Lamps <!-- not\nshown --> shine", "Lamps\nshine"),
        ("Lamps\\\nshine", "Lamps\nshine"),
        ("Quoted:\n\n> one\n> two", "Quoted:\n\none\ntwo"),
        ("![p](https://lamp.example/x.png)", "p <https://lamp.example/x.png>"),
        ("T:\n\n| a | b |\n|---|---|\n| `x\\|y` | z |", "T:\n\n   a    b\n   x|y  z"),
        ("~~~\n<!-- &amp; ~~a~~ > -->\n~~~", "<!-- &amp; ~~a~~ > -->"),
    ] {
        assert_eq!(markdown(marked), text, "{marked}");
    }
}

#[test]
fn markdown_label_table_is_read_as_the_template() {
    let reading = read(
        "| Field | Value |\n|---|---|\n| Namespace ID | seachart |\n| Version | 1 |\n| Purpose | names of charts |\n| Syntax | `a = b` |\n\n\
        - **Assignment:** by us\n- **Resolution:** none\n",
    );
    let text = |field| reading.template.text(field);
    assert_eq!(reading.template.nid().unwrap().as_str(), "seachart");
    assert_eq!((text(Field::Purpose), text(Field::Syntax)), ("names of charts", "a = b"));
    assert_eq!((text(Field::Assignment), text(Field::Resolution)), ("by us", "none"));
}

#[test]
fn text_hidden_by_the_page_style_sheet_is_omitted() {
    let page = "<!DOCTYPE html><html><head><style>/* x */ p.draft, #old { color: red; display: none }\n\
        .shown{display:none} .shown{display:block} div .deep{display:none} .kept:hover{display:none}\n\
        @media print { .screen { display: none } } .invisible{visibility:hidden}</style></head><body>\n\
        <p>Namespace ID: lamp</p><p>Purpose: one</p><p class=\"a draft\">two</p><div id=old>three</div>\n\
        <p class=shown>four</p><p class=deep>five</p><p class=kept>six</p><p class=screen>seven</p><span class=invisible>eight</span>\n\
        <p class=drafts>nine</p></body></html>";
    let reading = read(page);
    assert_eq!(reading.template.text(Field::Purpose), "one\n\nfour\n\nfive\n\nsix\n\nseven\n\nnine");
    assert!(reading.notes.iter().any(|note| note.to_string().contains("Hidden text was omitted")), "{:?}", reading.notes);
    // An unterminated or invalid style sheet hides nothing.
    for sheet in [".x{display:none", "}}}{{{", "@", "@media x {", ".x{display:none}".repeat(100_000).as_str()] {
        let page =
            format!("<html><body><p>Namespace ID: lamp</p><p>Purpose: one</p></body><style>{sheet}</style><p>more</p></html>");
        assert!(read(&page).template.text(Field::Purpose).starts_with("one"));
    }
}

#[test]
fn named_and_numeric_character_references_are_decoded() {
    let text = "# Template\n\n## Namespace ID\n\nlamp\n\n## Purpose\n\nSee &#167;4 &amp; &#xA7;5 &sect;6, R&D; AT&T &copy; &nope; `&lt;`\n";
    let reading = read(text);
    assert_eq!(reading.template.text(Field::Purpose), "See \u{a7}4 & \u{a7}5 \u{a7}6, R&D; AT&T \u{a9} &nope; &lt;");
}

#[test]
fn entities_declared_in_a_document_are_not_expanded() {
    let tens = |name: char, of: char| format!("<!ENTITY {name} \"{}\">", format!("&{of};").repeat(10));
    let pairs = [('b', 'a'), ('c', 'b'), ('d', 'c'), ('e', 'd'), ('f', 'e'), ('g', 'f')];
    let declared: String = pairs.map(|(name, of)| tens(name, of)).concat();
    let text = format!(
        "<?xml version=\"1.0\"?><!DOCTYPE rfc SYSTEM \"http://127.0.0.1:9/a.dtd\" [<!ENTITY a \"laugh\">{declared}<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n\
         <rfc><middle><section><name>Template</name><section><name>Namespace ID</name><t>lamp</t></section>\n\
         <section><name>Purpose</name><t>To light &g; and &x; up &amp; down.</t></section></section></middle></rfc>"
    );
    let reading = read(&text);
    let purpose = reading.template.text(Field::Purpose);
    assert!(purpose.starts_with("To light") && purpose.ends_with("up & down."), "{purpose}");
    assert!(purpose.len() < 60 && !purpose.contains("laugh") && !purpose.contains("root"), "{purpose}");
}

#[test]
fn table_cells_of_a_page_keep_their_lines() {
    let table = |cell: &str| {
        let rows =
            format!("<tr><td><p>Namespace ID</p></td><td><p>lamp</p></td></tr><tr><td><p>Syntax:</p></td><td>{cell}</td></tr>");
        let reading =
            read(&format!("<html><body><table>{rows}<tr><td>Purpose</td><td>To light.</td></tr></table></body></html>"));
        assert_eq!(reading.template.nid().unwrap().as_str(), "lamp");
        assert_eq!(reading.template.text(Field::Purpose), "To light.");
        reading.template.text(Field::Syntax).to_owned()
    };
    for cell in ["a = b<br>b = c", "<p>a = b</p>\n<p>b = c</p>", "<div>a = b</div><div>b = c</div>", "a = b<p>b = c"] {
        assert_eq!(table(cell), "a = b\nb = c", "{cell}");
    }
    // A line break in a cell does not join it with the next cell.
    let rows = page("<table><tr><td>a<br>b</td><td>c</td></tr></table>");
    assert_eq!(rows.template.text(Field::Purpose), "a\nb   c");
}

#[test]
fn google_docs_page_is_read_without_redirects_and_comments() {
    let reading = read(
        "<html><body><h1 id=\"h.a\"><span>Namespace ID</span></h1><p><span>lamp</span></p><h1>Purpose</h1>\
         <p>See <a href=\"https://www.google.com/url?q=https://lamp.example/a%23b&amp;sa=D&amp;ust=1\">the book</a>\
         <sup><a href=\"#cmnt1\" id=\"cmnt_ref1\">[a]</a></sup>.</p>\
         <div><p><a href=\"#cmnt_ref1\" id=\"cmnt1\">[a]</a><span>Bob, please check</span></p></div></body></html>",
    );
    assert_eq!(reading.template.text(Field::Purpose), "See the book <https://lamp.example/a#b>.");
    assert!(reading.notes[0].to_string().ends_with("Hidden text was omitted"), "{:?}", reading.notes);
}

#[test]
fn markdown_headings_can_be_html() {
    let reading = read(
        "<a name=\"nid\"></a>\n## Namespace ID {#nid}\n\nlamp\n\n<h2 id=\"p\">Purpose</h2>\n\nTo light.\n\n## [Resolution](#r)\n\nNone.\n",
    );
    let text = |field| reading.template.text(field).to_owned();
    assert_eq!([Field::NamespaceId, Field::Purpose, Field::Resolution].map(text), ["lamp", "To light.", "None."]);
    assert!(reading.unplaced.is_empty(), "{:?}", reading.unplaced);
}
