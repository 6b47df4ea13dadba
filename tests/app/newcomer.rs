//! The experience of new users who register for the first time, or who request a change to a namespace of another registrant.

use crate::common::prelude::*;

fn bodies(fixture: &ProcedureFixture, number: RequestNumber, email: &str) -> Vec<String> {
    let sql = format!(
        "SELECT o.body AS what FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.kind = '{email}'"
    );
    rows(fixture, &sql)
}

#[test]
fn new_drafts_contain_no_name_or_email_from_the_account() {
    let fixture = ProcedureFixture::new();
    for start in [
        formal("harbour"),
        DraftPurpose::NewInformal,
        DraftPurpose::Revision("isbn".into()),
        DraftPurpose::FastTrack("codelist".into()),
    ] {
        let request = fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, None)).unwrap();
        let registrant = request.draft.text(Field::Registrant);
        assert!(!registrant.contains(&fixture.rita.email) && !registrant.contains(&fixture.rita.name), "{start:?}: {registrant}");
    }
}

#[test]
fn receipt_email_describes_the_actual_next_step() {
    let fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    let asked = fixture.submitted(&fixture.rita, &DraftPurpose::Revision("gauge".into()));
    assert!(
        bodies(&fixture, asked, "received")[0].replace('\n', " ").contains("then send it to the review list and to the experts")
    );
    let start = DraftPurpose::Correction("gauge".into());
    let number = fixture.act(&fixture.rita, |conn, ctx| draft::start_draft(conn, ctx, &start, None)).unwrap().number;
    let was = draft::field_fingerprint(&fixture.request(number), Field::Registrant);
    let text = fixture.request(number).draft.text(Field::Registrant).replace("1 Example", "2 Example");
    let saving = draft::SavedField { field: Field::Registrant, was: &was, text: &text };
    fixture.act(&fixture.rita, |conn, ctx| draft::save_field(conn, ctx, number, &saving)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    let body = &bodies(&fixture, number, "received")[0];
    assert!(body.contains("publish the correction") && !body.contains("review list"), "{body}");
}

#[test]
fn new_version_draft_starts_empty_without_an_authority_notice() {
    let (_db, _server, [other]) = TestServer::demo(["other"]);
    let started = other.post("/register", &[("kind", "revision"), ("revise", "isbn"), ("intent", "empty")]).is(303, &[]);
    let page = scraper::Html::parse_document(&other.get(&started.location).body);
    let texts = scraper::Selector::parse("textarea").unwrap();
    let filled: Vec<String> = page.select(&texts).map(|text| text.text().collect::<String>().trim().to_owned()).collect();
    assert!(filled.len() > 8 && filled.iter().all(String::is_empty), "no field is filled in from the account: {filled:?}");
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    assert!(
        !other.get(&format!("/requests/{number}")).body.contains("is not known for this namespace"),
        "other users cannot read a draft"
    );
}

#[test]
fn invitation_names_its_request_before_sign_in() {
    let (db, server) = TestServer::on_new_database(true);
    let number = demo_number(1);
    let registrant = Person::demo(&server, "registrant");
    registrant.post(&format!("/requests/{number}/edit/team"), &[("email", "co-author@demo.example")]).is(303, &[]);
    let link = emailed_link(&db, "co-author@demo.example", "/join/");
    let nobody = Person::nobody(&server);
    let sent = nobody.get(&link).is(303, &[]);
    nobody.get(&sent.location).says(&["Sign in to join", &number]);
    nobody.get(&format!("/sign-in?next=/join/{}", "0".repeat(64))).says(&["!Sign in to join"]);
}

#[test]
fn request_durations_are_published_as_chart_table_and_csv() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    let page = nobody
        .get("/requests/statistics")
        .says(&["Requests by month", "<svg class=\"growth\"", "Review, days", "Goals: the operators act within 2 business days"])
        .body;
    assert!(nobody.get("/requests/statistics-months.csv").body.starts_with("month,registered,"));
    let file = nobody.get("/requests/statistics.csv");
    assert!(file.header("content-type").starts_with("text/csv"));
    let mut lines = file.body.split_terminator("\r\n");
    let columns = lines.next().unwrap().split(',').count();
    let rows: Vec<&str> = lines.collect();
    assert!(!rows.is_empty());
    assert!(rows.iter().all(|row| row.split(',').count() == columns), "{}", file.body);
    let year = rows.last().unwrap().split(',').next().unwrap();
    assert!(page.contains(&format!("<th scope=\"row\">{year}</th>")), "{year}: {page}");
}

#[test]
fn nid_typed_before_sign_up_is_checked_and_the_verification_link_leads_to_its_draft() {
    let (db, server, [nobody]) = TestServer::demo(["nobody"]);
    let answers = [("need", "public"), ("existing", "no"), ("chosen", "formal"), ("requester", "community")];
    let start = |nid: &str| nobody.post("/register", &[&answers[..], &[("kind", "new_formal"), ("nid", nid)]].concat());
    // A namespace ID that cannot be registered is refused before an account is created.
    for (nid, words) in [("", "namespace ID"), ("x-mooring", "no longer used"), ("isbn", "already registered")] {
        start(nid).is(422, &[words]);
    }
    let sign_up = start("lightlist").is(303, &[]);
    nobody.get(&sign_up.location).says(&["Your input is saved", "/sign-in?next="]);
    assert_eq!(nobody.post(&sign_up.location, &[("email", "nora@lightships.example")]).status, 200);
    let mailed = newest_email(&db, "nora@lightships.example", "Verify");
    let link = link(&mailed, "/account/verify/");
    // Another person may have entered the address, so neither the email nor the page shows what was typed.
    nobody.get(&link).says(&["Create account and start the draft", "!lightlist"]);
    assert!(!mailed.contains("lightlist"), "{mailed}");
    let begun = nobody.post(&link, &[("name", "Nora Newcomer"), ("password", "harbour kettle walnut")]);
    assert!(begun.status == 303 && begun.location.ends_with("/edit"), "{}: {}", begun.location, begun.body);
    nobody.get(&begun.location).says(&["value=\"lightlist\"", "!Must be fixed"]);

    // A browser with an expired session, or in which a user signed in before, gets the sign-in page, which keeps the form.
    let form = b"need=public&existing=no&chosen=formal&requester=community&kind=new_formal&nid=lightlist";
    let session = format!("nidreg_session={}", "0".repeat(64));
    let headers = [("Sec-Fetch-Site", "same-origin"), ("Cookie", session.as_str())];
    let expired = Person::nobody(&server).post_raw("/register", form, &headers);
    assert_eq!(nobody.post("/sign-out", &[]).status, 303);
    for kept in [expired, start("lightlist")] {
        assert!(kept.status == 401 && kept.body.contains("Your input is saved"), "{}: {}", kept.status, kept.body);
        assert!(kept.body.contains("name=\"kept.nid\""), "{}", kept.body);
    }

    // If it was registered in the meantime, the account is created and the form gives the reason.
    let next = sign_up.location.replace("lightlist", "isbn");
    let late = Person::nobody(&server);
    assert_eq!(late.post(&next, &[("email", "lea@lightships.example")]).status, 200);
    let link = emailed_link(&db, "lea@lightships.example", "/account/verify/");
    let begun = late.post(&link, &[("name", "Lea Late"), ("password", "harbour kettle walnut")]);
    assert!(begun.status == 303 && begun.location.starts_with("/register/path?"), "{}: {}", begun.location, begun.body);
    assert!(late.get(&begun.location).body.contains("View registration"));
}

#[test]
fn visitor_without_an_account_learns_what_to_register_and_checks_the_namespace_id() {
    let (_db, _server, [nobody]) = TestServer::demo(["nobody"]);
    // The namespace ID that was checked on another page is preserved through the questions.
    nobody.get("/register?nid=schemas-upnp-org").says(&["id=\"need-public\"", "name=\"nid\" value=\"schemas-upnp-org\""]);
    nobody.get("/register/path?asked=need").is(422, &[]);
    nobody
        .get("/register/path?need=public&nid=schemas-upnp-org")
        .says(&["Question 2 of 4", "name=\"nid\" value=\"schemas-upnp-org\""]);
    // Ten situations, each with its end, its example, and whether a request can be started.
    let asked = |need: &str, existing: &str, chosen: &str, requester: &str| {
        let given = [("need", need), ("existing", existing), ("chosen", chosen), ("requester", requester)];
        let given: Vec<String> =
            given.into_iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| format!("{name}={value}")).collect();
        nobody.get(&format!("/register/path?{}", given.join("&"))).body.replace('\n', " ")
    };
    for (who, [need, existing, chosen, requester], words, example, starts) in [
        ("unique keys", ["unique", "", "", ""], "Use urn:uuid or urn:oid", "/assignments/urn-formal/uuid", false),
        ("names inside a company", ["inside", "", "", ""], "Use urn:uuid or urn:oid", "/assignments/urn-formal/uuid", false),
        ("names below a domain", ["domain", "", "", ""], "Use an identifier other than a URN", "tag:yaml.org,2002:int", false),
        (
            "a library of one country",
            ["public", "ours", "", ""],
            "Use a part of an existing namespace",
            "/assignments/urn-formal/nbn",
            false,
        ),
        ("a protocol parameter", ["public", "ietf", "", ""], "Use urn:ietf:params", "/assignments/urn-formal/ietf", false),
        (
            "a project without a name",
            ["public", "no", "informal", ""],
            "Register an informal namespace",
            "/assignments/urn-informal/urn-7",
            true,
        ),
        (
            "an archive",
            ["public", "no", "formal", "community"],
            "The experts review the text in public",
            "/assignments/urn-formal/pwid",
            true,
        ),
        (
            "the author of a standard",
            ["public", "no", "formal", "standards"],
            "through a standards body",
            "/assignments/urn-formal/service",
            true,
        ),
        (
            "a recognized body",
            ["public", "no", "formal", "fast_track"],
            "formal namespace, on the fast track",
            "/assignments/urn-formal/etsi",
            true,
        ),
        (
            "a visitor who is sure of nothing",
            ["unsure", "unsure", "unsure", "unsure"],
            "Comparison of the paths",
            "/assignments/urn-formal/pwid",
            true,
        ),
    ] {
        let end = asked(need, existing, chosen, requester);
        assert!(end.contains(words) && end.contains(example), "{who}: {end}");
        assert_eq!(end.contains("Start the request"), starts, "{who}");
    }
    let formal = "/register/path?need=public&existing=no&chosen=formal&requester=";
    let end = nobody.get(&format!("{formal}community&nid=schemas-upnp-org")).body;
    assert!(end.contains("2 business days") && end.contains("14 days"), "the periods of the procedure: {end}");
    assert!(end.contains("Points for expert review"), "a name in use is reported without an account: {end}");
    nobody.get(&format!("{formal}community&nid=isbn")).says(&["View registration"]);
    assert!(nobody.get(&format!("{formal}fast_track")).body.contains("action=\"/bodies\""));
    nobody.get("/bodies?q=no-such-body").says(&["No recognized body has this name"]);
}

#[test]
fn request_through_a_standards_body_needs_the_body_before_it_is_submitted() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &DraftPurpose::Standards("gauge".into())).unwrap();
    assert!(why(fixture.submit(&fixture.rita, number)).contains("Enter the standards body"));
    let procedure = RequestProcedure::Standards { body: "IESG".into() };
    fixture.act(&fixture.rita, |conn, ctx| nidreg::actions::procedure::choose_procedure(conn, ctx, number, &procedure)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
}

#[test]
fn requester_who_is_not_known_learns_before_the_first_section_who_is_asked() {
    let (_db, _server, [other]) = TestServer::demo(["other"]);
    let started = other.post("/register", &[("kind", "revision"), ("revise", "isbn"), ("intent", "empty")]);
    other.get(&started.location).says(&[
        "You are not known for this namespace",
        "The request is private until",
        "The request is private until a contact accepts it",
        "!The text and your name become public. You",
    ]);
    // A new namespace has no contact who could be asked.
    let new = other.post("/register", &[("kind", "new_formal"), ("nid", "lightlist")]);
    assert!(!other.get(&new.location).body.contains("You are not known"));
}

#[test]
fn advisory_about_a_namespace_id_is_shown_once_before_the_request_starts() {
    let (_db, server, [other]) = TestServer::demo(["other"]);
    // N15: the name is in use on the Internet.
    let form = [("kind", "new_formal"), ("need", "public"), ("existing", "no"), ("chosen", "formal"), ("requester", "community")];
    let with = |more: &[(&'static str, &'static str)]| [&form[..], more].concat();
    for user in [Person::nobody(&server), other] {
        let stopped = user.post("/register", &with(&[("nid", "btih")])).is(303, &[]);
        assert!(
            stopped.location.contains("/register/path?") && stopped.location.ends_with("nid=btih#notes"),
            "{}",
            stopped.location
        );
        let page = user.get(stopped.location.trim_end_matches("#notes")).says(&["Points for expert review", "btih is available"]);
        assert_eq!(hidden(&page.body, "seen"), "btih");
        let started = user.post("/register", &with(&[("nid", "btih"), ("seen", "btih")])).is(303, &[]);
        assert!(!started.location.contains("/register/path"), "{}", started.location);
        let started = user.post("/register", &with(&[("nid", "lightlist")])).is(303, &[]);
        assert!(!started.location.contains("#notes"), "nothing to consider: {}", started.location);
    }
}

#[test]
fn saving_a_draft_says_what_is_wrong_with_its_namespace_id() {
    let (_db, _server, [other]) = TestServer::demo(["other"]);
    let started = other.post("/register", &[("kind", "new_formal"), ("nid", "lightlist")]);
    let path = started.location.clone();
    let saved = |nid: &str| {
        let page = other.get(&path).body;
        let was = hidden(&page, "was.namespace_id");
        other.post(&path, &[("namespace_id", nid), ("was.namespace_id", &was), ("save_number", &hidden(&page, "save_number"))])
    };
    for (nid, reason) in [("isbn", "already registered"), ("X-foo", "RFC"), ("fon\u{f3}teka", "letters")] {
        let answer = saved(nid).is(422, &["href=\"#namespace_id\"", "aria-invalid", "Saved. You can leave"]);
        assert!(answer.body.contains(reason), "{nid}: {}", answer.body);
        assert!(other.get(&path).body.contains(&format!("value=\"{nid}\"")), "{nid} is saved");
    }
    saved("").is(303, &[]);
    let fine = saved("btih").is(303, &[]);
    other.get(&fine.location).is(200, &["BitTorrent"]);
    saved("lightlist").is(303, &[]);
}

#[test]
fn change_of_contact_starts_with_the_registrant_section_of_a_correction() {
    let (_db, _server, [other]) = TestServer::demo(["other"]);
    other.get("/register/change").says(&["Change of contact", "Change of registrant", "Status change"]);
    let started = other.post("/register/change", &[("kind", "contact_change"), ("revise", "example")]).is(303, &[]);
    assert!(started.location.ends_with("/edit#f-registrant"), "{}", started.location);
    let named =
        [("kind", "contact_change"), ("revise", "example"), ("contact", "Names Desk"), ("contact_email", "desk@example.org")];
    let started = other.post("/register/change", &named).is(303, &[]);
    other.get(started.location.split('#').next().unwrap()).is(200, &["Contact: Names Desk", "desk@example.org"]);
    let hidden = [("kind", "contact_change"), ("revise", "example"), ("contact", "Desk \u{202e}"), ("contact_email", "")];
    other.post("/register/change", &hidden).is(422, &["href=\"#contact\"", "line 1, column 6"]);
    let wrong = [("kind", "contact_change"), ("revise", "example"), ("contact_email", "desk")];
    other.post("/register/change", &wrong).is(422, &["href=\"#contact_email\""]);
    other.post("/register/change", &[("kind", "contact_change"), ("revise", "no-such-namespace")]).is(422, &["href=\"#revise\""]);
    other.post("/register/change", &[("kind", "status_change"), ("of", "example")]).is(422, &["value=\"example\""]);
}

#[test]
fn sections_are_saved_together_and_protected_one_by_one() {
    let (_db, _server, [registrant]) = TestServer::demo(["registrant"]);
    let started = registrant.post("/register", &[("kind", "new_formal"), ("nid", "lightlist")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    let path = format!("/requests/{number}/edit");
    let names = ["assignment", "security_and_privacy", "interoperability", "resolution"];
    let open = || registrant.get(&path).body;
    let was = |page: &str| names.map(|name| hidden(page, &format!("was.{name}")));
    let page = open();
    for name in names {
        assert!(page.contains(&format!("name=\"{name}\"")) && page.contains(&format!("id=\"f-{name}\"")), "{name}: {page}");
    }
    let save = |was: &[String; 4], texts: [&str; 4]| {
        registrant.post(
            &path,
            &[
                ("assignment", texts[0]),
                ("security_and_privacy", texts[1]),
                ("interoperability", texts[2]),
                ("resolution", texts[3]),
                ("was.assignment", &was[0]),
                ("was.security_and_privacy", &was[1]),
                ("was.interoperability", &was[2]),
                ("was.resolution", &was[3]),
                ("intent", "save"),
            ],
        )
    };
    let first = was(&page);
    let saved = save(&first, ["By the society.", "Nothing private.", "No conflict.", "Not planned."]);
    assert_eq!((saved.status, saved.location.as_str()), (303, format!("{path}?saved=yes").as_str()));
    let second = was(&open());
    assert!(first.iter().zip(&second).all(|(before, after)| before != after));

    // Two windows that change different sections do not conflict, and the second one does not undo the first.
    assert_eq!(save(&second, ["By the office.", "Nothing private.", "No conflict.", "Not planned."]).status, 303);
    assert_eq!(save(&second, ["By the society.", "Nothing at all.", "No conflict.", "Not planned."]).status, 303);
    let page = open();
    assert!(page.contains("By the office.") && page.contains("Nothing at all."), "{page}");

    // If two windows change the same section, nothing on the page is saved, both texts are shown, and the section that was not changed here
    // shows the saved text.
    save(&second, ["By nobody.", "Nothing private.", "Some conflict.", "Not planned."])
        .is(409, &["By nobody.", "By the office.", "Nothing at all.", "Some conflict.", "!Nothing private."]);
    let page = open();
    assert!(page.contains("By the office.") && page.contains("No conflict.") && !page.contains("Some conflict."), "{page}");

    // A character that cannot be published is reported at its own section, and nothing is saved.
    let now = was(&open());
    let wrong = save(&now, ["By the office.", "Nothing at all.", "No conflict.", "Not \u{202e}planned."])
        .is(422, &["<a href=\"#resolution\">"]);
    assert_eq!(was(&wrong.body), now);
}

#[test]
fn registrant_section_is_written_from_the_details_and_stays_editable() {
    let (_db, _server, [registrant]) = TestServer::demo(["registrant"]);
    let started = registrant.post("/register", &[("kind", "new_formal"), ("nid", "lightlist")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    let path = format!("/requests/{number}/edit");
    let page = registrant.get(&path).says(&["name=\"organization\""]).body;
    let was = hidden(&page, "was.registrant");
    let form = [
        ("registrant", ""),
        ("organization", "Lightship Society"),
        ("contact", "Names Desk"),
        ("contact_email", "names@lightships.example"),
        ("postal", "1 Quay Street\r\nLampton"),
        ("was.registrant", was.as_str()),
        ("intent", "check"),
    ];
    // An invalid address is reported at its field, and an error in another section at that section. In both cases, nothing that was typed
    // is lost.
    let bidi = "Records of \u{202e}lightships";
    let wrong = [
        ("contact_email", "names.lightships.example", "", "href=\"#contact_email\""),
        ("contact_email", "names@lightships.example", bidi, "href=\"#purpose\""),
        ("web", "lightships", "", "href=\"#web\""),
    ];
    for (field, value, purpose, error) in wrong {
        let mut form: Vec<(&str, &str)> = form.iter().filter(|(name, _)| *name != field).copied().collect();
        let was = hidden(&page, "was.purpose");
        form.extend([(field, value), ("unit", "Names Office"), ("purpose", purpose), ("was.purpose", was.as_str())]);
        let again = registrant.post(&path, &form).is(422, &[]);
        let shown = [
            error,
            value,
            "value=\"Lightship Society\"",
            "value=\"Names Office\"",
            "Lampton</textarea>",
            purpose.split('\u{202e}').next().unwrap(),
        ];
        for kept in shown {
            assert!(again.body.contains(kept), "{kept}: {}", again.body);
        }
    }
    registrant.post(&path, &form).is(303, &[]);
    let page = registrant.get(&path).body;
    let text = "Lightship Society\nContact: Names Desk\nEmail: names@lightships.example\nPostal address: 1 Quay Street, Lampton";
    assert!(page.contains(text) && !page.contains("name=\"organization\""), "from now on, the text is edited: {page}");
    // If both are filled in, neither is dropped silently.
    let was = hidden(&page, "was.registrant");
    let both = [("registrant", "Lamp Office"), ("organization", "Other Society"), ("was.registrant", was.as_str())];
    registrant.post(&path, &both).is(422, &["Lamp Office</textarea>", "value=\"Other Society\"", "Clear one of them"]);
    assert_eq!(
        registrant.post(&path, &[("registrant", "Lamp Office"), ("organization", ""), ("was.registrant", was.as_str())]).status,
        303
    );
    assert!(registrant.get(&path).body.contains("Lamp Office"));
}

#[test]
fn fresh_draft_of_a_new_version_has_no_problem_and_no_old_revision_information() {
    let (_db, _server, [registrant]) = TestServer::demo(["registrant"]);
    let started = registrant.post("/register", &[("kind", "revision"), ("revise", "example")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    registrant.get(&format!("/requests/{number}/edit")).says(&["!Must be fixed", "!id=\"changes\""]);
    let check = registrant
        .get(&format!("/requests/{number}/edit?checked=yes"))
        .says(&["Nothing differs from the registered version", "!Only Revision"])
        .body;
    let old = "The society now runs a resolution service";
    assert!(registrant.get("/assignments/urn-formal/example").body.contains(old));
    for page in ["preview", "template.txt"] {
        registrant.get(&format!("/requests/{number}/edit/{page}")).is(200, &[&format!("!{old}")]);
    }
    let input = check.split("<textarea id=\"revision_information\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    assert!(!input.contains(old), "{input}");
}

#[test]
fn preserved_input_is_labeled_as_in_its_form() {
    let (_db, server) = TestServer::on_new_database(true);
    Person::nobody(&server)
        .post("/register", &[("kind", "new_formal"), ("nid", "lightlist")])
        .says(&[">Requested namespace ID</label>", "!>nid</label>"]);
}
