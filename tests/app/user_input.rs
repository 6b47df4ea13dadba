//! Pasted and uploaded text: characters that may not be published, an ambiguous namespace ID, and sections outside the template.
//! The user resolves each on the page with one button, without JavaScript.

use crate::common::prelude::*;
use nidreg::actions::accounts::{SignUp, create_account};
use nidreg::actions::{comment, submit};

fn server() -> (TestDb, TestServer, Person) {
    let (db, server, [person]) = TestServer::demo(["registrant"]);
    (db, server, person)
}

/// The value of a hidden field.
fn hidden(page: &Answer, name: &str) -> String {
    let from = page.body.split(&format!("<input type=\"hidden\" name=\"{name}\" value=\"")).nth(1);
    from.unwrap_or_else(|| panic!("no {name}: {}", page.body)).split('"').next().unwrap().to_owned()
}

/// The text area of a section on the page of a draft, to the end of its text.
fn field<'a>(draft: &'a str, key: &str) -> &'a str {
    let (_, from) = draft.split_once(&format!("<textarea id=\"{key}\"")).unwrap_or_else(|| panic!("no {key}: {draft}"));
    from.split_inclusive("</textarea>").next().unwrap()
}

/// The value of a button.
fn button(page: &Answer, name: &str, words: &str) -> String {
    let buttons = page.body.split("<button").skip(1).filter_map(|part| part.split("</button>").next());
    let found = buttons.into_iter().find(|own| own.contains(&format!("name=\"{name}\"")) && own.contains(words));
    let found = found.unwrap_or_else(|| panic!("no button {words:?}: {}", page.body));
    found.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// Submits the form of the paste page as a browser does.
fn press(person: &Person, page: Option<&Answer>, text: &str, more: &[(&str, &str)]) -> Answer {
    let decided = page.map(|page| (hidden(page, "repaired"), hidden(page, "placed"))).unwrap_or_default();
    let mut form = vec![("template", text)];
    if page.is_some() {
        form.extend([("repaired", decided.0.as_str()), ("placed", decided.1.as_str())]);
    }
    form.extend(more);
    person.post("/register/paste", &form)
}

const BAD: &str = "Namespace ID: harbour-lamps\n\nRegistrant: Lamp \u{202e}Office\n\nPurpose: To \u{7}light \u{fdd0}the way, and\n\
    to light it \u{378}well.\n\nSyntax:\n   lamp\u{2011}no = \u{201c}urn:harbour-lamps:\u{201d} 1*DIGIT\n   ; the Lamp\u{2019}s\n";

#[test]
fn pasted_text_is_stored_only_after_disallowed_characters_are_repaired() {
    let (_db, _house, person) = server();
    let page = press(&person, None, BAD, &[("intent", "read")]).is(200, &[]);
    says(
        &page.body,
        &[
            "4 characters must be repaired",
            "Remove U+202E (direction control) at line 3",
            "Remove \u{2407} U+0007 (bell) at line 5",
            "Remove U+FDD0 at line 5",
            "Remove U+0378 at line 6",
            "Replace \u{2011} U+2011 (no-break hyphen) with - at line 9",
            "Registrant, line 1, column 6: <code>Lamp [U+202E]Office</code> becomes\n<code>Lamp Office</code>",
            "Repair all 7",
        ],
    );
    // The report shows code points instead of such characters; the text area contains the pasted text unchanged.
    let (shown, pasted) = page.body.split_once("<textarea").unwrap();
    assert!(!shown.contains(['\u{202e}', '\u{7}', '\u{fdd0}', '\u{378}']) && shown.contains("Lamp [U+202E]Office"));
    assert!(pasted.contains("Lamp \u{202e}Office"));

    let used = [("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")];
    let refused = press(&person, Some(&page), BAD, &used).is(422, &["href=\"#repairs\"", "Repair the 4 characters"]);

    // Repair one by one.
    let mut page = refused;
    for words in ["U+202E", "U+0007", "U+FDD0", "U+0378"] {
        let word = button(&page, "repair", words);
        page = press(&person, Some(&page), BAD, &[("repair", &word)]);
        assert_eq!(page.status, 200);
        assert!(!page.body.contains(&format!("Remove {words}")), "{words}");
    }
    assert!(page.body.contains("3 characters look like others") && page.body.contains("4 characters are repaired"));
    let stored = press(&person, Some(&page), BAD, &used).is(303, &[]);
    let draft = person.get(&stored.location).says(&["\nLamp Office</textarea>"]).body;
    // Characters that only look like ASCII are unchanged in the draft: no change is silent.
    assert!(draft.contains("lamp\u{2011}no"), "{draft}");

    // Repair all, undo, and repair all again.
    let page = press(&person, None, BAD, &[("intent", "read")]);
    let all = press(&person, Some(&page), BAD, &[("repair", "all")]).says(&["!id=\"repairs\"", "7 characters are repaired"]);
    let back = press(&person, Some(&all), BAD, &[("unrepair", "all")]).says(&["4 characters must be repaired"]);
    let again = press(&person, Some(&back), BAD, &[("repair", "all")]);
    let stored = press(&person, Some(&again), BAD, &used);
    person.get(&stored.location).says(&["lamp-no = &#34;urn:harbour-lamps:&#34; 1*DIGIT\n; the Lamp\u{2019}s</textarea>"]);
}

#[test]
fn uploaded_file_with_invalid_bytes_can_be_repaired_and_stored() {
    let (_db, _house, person) = server();
    let mut body = b"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"lamps.txt\"\r\n\r\n".to_vec();
    body.extend("Namespace ID: harbour-lamps\n\nPurpose: Caf\u{e9}s, \u{201c}lamps\u{201d} and ".as_bytes());
    body.extend(b"\xff masts\n\r\n--b\r\nContent-Disposition: form-data; name=\"intent\"\r\n\r\nread\r\n--b--\r\n");
    let headers = [("Content-Type", "multipart/form-data; boundary=b"), ("Sec-Fetch-Site", "same-origin")];
    let page = person.post_raw("/register/paste", &body, &headers).is(200, &["Remove U+FFFD (replacement character) at line 3"]);
    // The form of the page now contains the text.
    let text = "Namespace ID: harbour-lamps\n\nPurpose: Caf\u{e9}s, \u{201c}lamps\u{201d} and \u{fffd} masts\n";
    let used = [("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")];
    assert_eq!(press(&person, Some(&page), text, &used).status, 422);
    let all = press(&person, Some(&page), text, &[("repair", "all")]);
    let stored = press(&person, Some(&all), text, &used).is(303, &[]);
    assert!(person.get(&stored.location).body.contains("Caf\u{e9}s, \u{201c}lamps\u{201d} and  masts"));
}

#[test]
fn page_of_a_draft_rejects_unpublishable_characters_and_offers_repairs() {
    let (_db, _house, person) = server();
    let page = format!("{}/edit", demo_request(1));
    let was = hidden(&person.get(&page), "was.syntax");
    let typed = "lamp = \u{201c}a\u{201d} b\u{200b}c\r\n  / \u{202e}d\r\n";
    let save = |text: &str, more: (&str, &str)| person.post(&page, &[("syntax", text), ("was.syntax", &was), more]);
    let refused = save(typed, ("intent", "save")).is(422, &[]);
    says(
        &refused.body,
        &[
            "Syntax contains U+202E (direction control) at line 2, column 5, which changes the order in which the text is shown",
            "Remove U+202E (direction control) at line 2",
            "Remove U+200B (zero width space) at line 1",
            "Replace \u{201c} U+201C (curly quote) with &#34; at line 1",
            "lamp = \u{201c}a\u{201d} b[U+200B (zero width space)]c",
            "Repair all 4",
        ],
    );
    assert_eq!(hidden(&refused, "was.syntax"), was);
    // A repair button changes the typed text but does not save it.
    save(typed, ("repair", &button(&refused, "repair", "U+202E")))
        .is(200, &["not saved yet", "!U+202E", "lamp = \u{201c}a\u{201d} b\u{200b}c\n  / d"]);
    save(typed, ("repair", "all")).says(&["lamp = &#34;a&#34; bc\n  / d"]);
    assert_eq!(hidden(&person.get(&page), "was.syntax"), was);
    // Characters that only look like ASCII may be saved; the repair is offered again when the section is opened.
    assert_eq!(save("lamp = \u{201c}a\u{201d}", ("intent", "save")).status, 303);
    assert!(person.get(&page).body.contains("Replace \u{201d} U+201D (curly quote) with &#34; at line 1"));

    // Several sections at once.
    let revision = hidden(&person.get(&page), "save_number");
    let send = |more: (&str, &str)| {
        person.post(
            &page,
            &[
                ("save_number", &revision),
                ("purpose", "To \u{1b}[31mlight\u{1b}[0m."),
                ("syntax", "lamp = \u{201c}a\u{201d}"),
                more,
            ],
        )
    };
    let refused = send(("intent", "save")).is(422, &[]);
    says(&refused.body, &["Purpose contains \u{241b} U+001B (escape)[31m at line 1, column 4, a control character"]);
    let all = send(("repair", "all")).says(&["\nTo light.</textarea>", "\nlamp = &#34;a&#34;</textarea>"]);
    assert_eq!(hidden(&all, "save_number"), revision);
}

#[test]
fn actions_reject_unpublishable_characters_in_texts_comments_and_names() {
    let fixture = ProcedureFixture::new();
    let bad = text("lamps").with_field(Field::Purpose, "To \u{202e}light.\nTo \u{e000}shine.");
    let start = formal("lamps");
    let refused = why(fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, Some(&bad))));
    says(
        &refused,
        &["Purpose contains U+202E (direction control) at line 1, column 4", "Purpose contains U+E000 at line 2, column 4"],
    );
    let number = fixture.start(&fixture.rita, &start).unwrap();
    let revision = fixture.request(number).draft_save_number;
    let save = |template: &urn_registry::template::Template| {
        fixture.act(&fixture.rita, |conn, ctx| draft::save_draft(conn, ctx, number, revision, Some("lamps"), template))
    };
    assert!(why(save(&bad)).contains("U+202E"));
    // Stored before such characters were rejected: another section can still be saved, and submission reports the character.
    let sql = "UPDATE requests SET draft = replace(draft, 'Names for records', 'Names \u{202e}for records')";
    fixture.store.write(|conn| diesel::connection::SimpleConnection::batch_execute(conn, sql).map_err(Error::from)).unwrap();
    let old = fixture.request(number).draft.with_field(Field::Documentation, "The handbook, third edition");
    assert!(old.text(Field::Purpose).contains('\u{202e}'));
    let saved = save(&old).unwrap();
    let submitted =
        fixture.act(&fixture.rita, |conn, ctx| submit::submit(conn, ctx, number, saved.draft_save_number).map(|_| ()));
    assert!(why(submitted).contains("U+202E"));

    let number = fixture.submitted(&fixture.otto, &formal("masts"));
    let say = |body: &str| {
        let new = NewComment { body, ..NewComment::default() };
        fixture.act(&fixture.otto, |conn, ctx| comment::comment(conn, ctx, number, &new))
    };
    assert!(why(say("It is \u{2066}fine\u{2069}.")).contains("U+2066 (direction control) at line 1, column 7"));
    say("C\u{2019}est bien\u{a0}; \u{5e9}\u{200f}.").unwrap();
    let call = |name: &str| {
        let email = EmailAddress::parse("ann@cast.example").unwrap();
        let new = SignUp { email, name: PersonName::parse(name).unwrap(), lang: urn_registry::i18n::Lang::En };
        fixture.store.write(|conn| create_account(conn, fixture.now, &Actor::CommandLine, &new, "none", &[]))
    };
    assert!(why(call("Ann\u{202e}a")).contains("U+202E (direction control) at column 4"));
    call("Zo\u{eb} O\u{2019}Neil").unwrap();
}

#[test]
fn ambiguous_namespace_id_prompts_for_a_choice_with_its_locations() {
    let (_db, _house, person) = server();
    let text = "Namespace ID: The office asks for HARBOUR-LAMPS, or LAMPS-2 where that\n   is taken.\n\nPurpose: HARBOUR-LAMPS are many.\n";
    let page = press(&person, None, text, &[("intent", "read")]);
    says(
        &page.body,
        &[
            "Which namespace ID is this for?",
            "<b>harbour-lamps</b>",
            "line 1: Namespace ID: The office asks for HARBOUR-LAMPS, or LAMPS-2 where that",
            "line 4: Purpose: HARBOUR-LAMPS are many.",
            "<b>lamps-2</b>",
            "None of these",
            "value=\"new_formal\" checked",
        ],
    );
    // The check without an account reports it too.
    person
        .post("/check/template", &[("template", text)])
        .says(&["which namespace it is about. It could be harbour-lamps or lamps-2."]);
    let used = |more: &[(&str, &str)]| {
        let mut form = vec![("kind", "new_formal"), ("intent", "use")];
        form.extend(more);
        press(&person, Some(&page), text, &form)
    };
    used(&[("nid", "")]).is(422, &["href=\"#which\"", "Choose its namespace ID"]);
    assert!(used(&[("which", "other"), ("nid", "")]).body.contains("href=\"#nid\""));
    for (form, nid) in
        [(&[("which", "lamps-2"), ("nid", "")][..], "lamps-2"), (&[("which", "other"), ("nid", "beacons")], "beacons")]
    {
        let stored = used(form).is(303, &[]);
        person.get(&stored.location).says(&[&format!("value=\"{nid}\"")]);
    }
    // An informal namespace has no ID yet.
    assert_eq!(press(&person, Some(&page), text, &[("kind", "new_informal"), ("intent", "use")]).status, 303);
}

const DOCUMENT: &str = "\
1.  Introduction

   Lamps need names.

2.  Registration Template

   Namespace ID: harbour-lamps

   Version: 1

   Date: 2026-01-01

   Registrant: Lamp Office

   Purpose: To name lamps.

   Syntax: urn:harbour-lamps:1

   Assignment: By the office.

3.  Security Considerations

   Nothing  is
      secret.

4.  How names are looked up

   In a book.
";

/// A draft as it is in a Markdown repository.
const REPOSITORY: &str = "---\ntitle: Lamps\nversion: 4\n---\n\n# Lamps\n\nOur draft.\n\n## Template\n\n### Namespace ID\n\nharbour-lamps\n\n\
    ### Purpose\n\n<!-- What is named? -->\nTo name lamps.\n\n- [x] asked the members\n\n### Syntax\n\n```abnf\nlamp = 1*DIGIT\n```\n\n\
    ### Documentation\n\nThe handbook.\n\n### Checklist\n\n- [ ] complete\n\n## License\n\nCC0\n";

#[test]
fn text_around_a_pasted_or_uploaded_template_is_listed_and_not_stored() {
    let (_db, _house, person) = server();
    let body = format!(
        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"lamps.md\"\r\n\r\n{REPOSITORY}\r\n--b\r\n\
         Content-Disposition: form-data; name=\"intent\"\r\n\r\nread\r\n--b--\r\n"
    );
    let headers = [("Content-Type", "multipart/form-data; boundary=b"), ("Sec-Fetch-Site", "same-origin")];
    let uploaded = person.post_raw("/register/paste", body.as_bytes(), &headers);
    for page in [press(&person, None, REPOSITORY, &[("intent", "read")]), uploaded] {
        assert_eq!(page.status, 200, "{}", page.body);
        let listed = page.body.split("<details>").find(|part| part.contains("<code>title: Lamps</code>"));
        let listed = listed.unwrap_or_else(|| panic!("nothing is listed: {}", page.body));
        for around in ["version: 4", "Our draft.", "- [x] asked the members", "Checklist", "- [ ] complete", "CC0"] {
            assert!(listed.contains(&format!("<code>{around}</code>")), "{around}: {listed}");
        }
        assert!(page.body.contains("1 line of a checklist is not part of a registration"), "{}", page.body);
    }
    let page = press(&person, None, REPOSITORY, &[("intent", "read")]);
    let stored = press(&person, Some(&page), REPOSITORY, &[("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")])
        .is(303, &[]);
    let draft = person.get(&stored.location).body;
    says(field(&draft, "purpose"), &["\nTo name lamps.</textarea>"]);
    says(field(&draft, "documentation"), &["\nThe handbook.</textarea>"]);
}

#[test]
fn unrecognized_section_can_be_moved_into_an_empty_field_and_back() {
    let (_db, _house, person) = server();
    let page = press(&person, None, DOCUMENT, &[("intent", "read")]);
    says(
        &page.body,
        &["Unrecognized sections", "3.  Security Considerations", "4.  How names are looked up", "1.  Introduction"],
    );
    // The heading of one section identifies its field; for the other, the user chooses one.
    let meant = button(&page, "put", "Move to Security and Privacy");
    let page =
        press(&person, Some(&page), DOCUMENT, &[("put", &meant)]).says(&["Security and Privacy was filled with the text of"]);
    assert!(!page.body.contains("Move to Security and Privacy"), "a field that is full is offered: {}", page.body);
    assert!(
        !page.body.contains("aria-label=\"Section at line 21\""),
        "a section that was already placed is offered: {}",
        page.body
    );
    let line = DOCUMENT.lines().position(|line| line.starts_with("4.")).unwrap() + 1;
    let page = press(&person, Some(&page), DOCUMENT, &[("put", &format!("resolution@{line}"))]);
    let page = press(&person, Some(&page), DOCUMENT, &[("put", &format!("interoperability@{line}"))]);
    let page = press(&person, Some(&page), DOCUMENT, &[("put_back", "interoperability")]);
    let stored = press(&person, Some(&page), DOCUMENT, &[("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")])
        .is(303, &[]);
    let draft = person.get(&stored.location).body;
    says(field(&draft, "security_and_privacy"), &["\nNothing  is\n   secret.</textarea>"]);
    says(field(&draft, "resolution"), &["\nIn a book.</textarea>"]);
    says(field(&draft, "interoperability"), &["\n</textarea>"]);
}
