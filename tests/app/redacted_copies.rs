//! A redaction removes every copy of a text. The test puts a marker into every place to which the text can be copied. After the redaction,
//! no page, no file and no column of the database contains the marker.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use diesel::RunQueryDsl as _;
use nidreg::actions::comment::comment;
use nidreg::actions::threads;

const MARKER: &str = "quokka5550123";
const SAID: &str =
    "Please call me at home under +49 30 quokka5550123, because I am never in the office on Mondays and prefer not to write.";
/// Only the comment itself has these words on one line.
const UNBROKEN: &str = "quokka5550123, because";
const NOTICE: &str = "by two operators: contact details of a person. A private number.]";

/// The columns in which some row contains the marker, as `table column`.
fn places(fixture: &ProcedureFixture) -> Vec<String> {
    let is_postgres = fixture.db.is_postgres();
    let columns = if is_postgres {
        "SELECT table_name || ' ' || column_name AS what FROM information_schema.columns WHERE table_schema = 'public'"
    } else {
        "SELECT m.name || ' ' || p.name AS what FROM sqlite_master AS m, pragma_table_info(m.name) AS p \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%'"
    };
    // Bytes are printed in hexadecimal by PostgreSQL.
    let hex = MARKER.bytes().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    let holds = |place: &String| {
        let (table, column) = place.split_once(' ').unwrap();
        let sql = if is_postgres {
            format!(
                "SELECT '' AS what FROM \"{table}\" WHERE strpos(\"{column}\"::text, '{MARKER}') > 0 \
                 OR strpos(\"{column}\"::text, '{hex}') > 0"
            )
        } else {
            format!("SELECT '' AS what FROM \"{table}\" WHERE instr(CAST(\"{column}\" AS TEXT), '{MARKER}') > 0")
        };
        !rows(fixture, &sql).is_empty()
    };
    let mut found: Vec<String> = rows(fixture, columns).into_iter().filter(holds).collect();
    found.sort();
    found
}

/// Receives a reply to the newest email of a kind.
fn reply(fixture: &ProcedureFixture, email: &str, who: &Account, body: &str) -> ReceiptOutcome {
    let sql =
        format!("SELECT id AS what FROM outbox WHERE kind = '{email}' AND recipient = '{}' ORDER BY id DESC LIMIT 1", who.email);
    let to = reply_address(fixture.post.reply.as_ref().unwrap(), &rows(fixture, &sql)[0]);
    let email = format!("From: <{0}>\r\nTo: {to}\r\nSubject: Re: it\r\nMessage-ID: <{email}.{0}>\r\n\r\n{body}\r\n", who.email);
    fixture.receive(email.as_bytes())
}

fn is_record_valid(fixture: &ProcedureFixture) -> bool {
    fixture.retract();
    crate::record::logged(fixture).0
}

/// The key of the only comment with these words.
fn comment_with(fixture: &ProcedureFixture, words: &str) -> String {
    let found = rows(fixture, &format!("SELECT id AS what FROM comments WHERE body LIKE '%{words}%'"));
    assert_eq!(found.len(), 1, "{words}");
    found[0].clone()
}

/// A request with a comment of the lead that came by email and was quoted in a comment, in an email, in a question and in a draft.
fn scene() -> (ProcedureFixture, RequestNumber) {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    assert_eq!(reply(&fixture, "assignment", &fixture.edda, SAID), ReceiptOutcome::Waiting(number));
    fixture.minutes(10);
    fixture.retract();
    let half = SAID.find(", because").unwrap();
    let quoted = format!("> {}\n> {}\n\nThen I will call on Tuesday.", &SAID[..=half], SAID[half + 1..].trim());
    let new = NewComment { body: &quoted, ..NewComment::default() };
    fixture.act(&fixture.sven, |conn, ctx| comment(conn, ctx, number, &new)).unwrap();
    let cut = format!("Or on Friday.\r\n\r\nOn Monday, nidreg <x@y.example> wrote:\r\n> {SAID}");
    assert_eq!(reply(&fixture, "assignment", &fixture.sven, &cut), ReceiptOutcome::Waiting(number));
    fixture.minutes(20);
    fixture.retract();
    let question = format!("As I wrote: {SAID} Which number is yours?");
    fixture.ask(&fixture.edda, number, &question).unwrap();
    run(
        &fixture,
        &format!(
            "INSERT INTO review_drafts (request_id, expert_id, draft, saved_at) \
             SELECT id, '{}', '{{\"comments\":[{{\"id\":\"draft\",\"revision_number\":1,\"thread_id\":null,\"anchor\":{{\"field\":null,\"quote\":\"\"}},\"body\":\"Not sent: {SAID}\",\"suggestion\":null}}],\"verdict\":null,\"viewed\":{{}}}}', '2027-01-04T09:00:00Z' FROM requests WHERE number = '{number}'",
            fixture.sven.id
        ),
    );
    for (table, columns, values) in [
        ("documents", "kind, revision_number, body, recorded_by, recorded_at", "'dispute', 1, 'She wrote'"),
        ("operator_notes", "body, author_id, at", "'A note'"),
    ] {
        run(
            &fixture,
            &format!(
                "INSERT INTO {table} (id, request_id, {columns}) SELECT '{table}', id, {values} || ': {SAID}', '{}', \
                 '2027-01-04T09:00:00Z' FROM requests WHERE number = '{number}'",
                fixture.olga.id
            ),
        );
    }
    // The daily summary for the review list.
    fixture.days(1);
    fixture.retract();
    fixture.retract();
    (fixture, number)
}

#[test]
fn redacted_text_is_in_no_page_file_or_column_afterwards() {
    let (fixture, number) = scene();
    let before = places(&fixture);
    for place in [
        "comments body", "operator_notes body", "documents body", "review_drafts draft", "events detail", "inbound body",
        "inbound removed", "inbound bytes", "outbox body",
    ] {
        assert!(before.iter().any(|one| one == place), "{place}: {before:?}");
    }
    for email in ["email_waits", "comment", "question", "list_news"] {
        let sql = format!("SELECT id AS what FROM outbox WHERE kind = '{email}' AND body LIKE '%{MARKER}%'");
        assert!(!rows(&fixture, &sql).is_empty(), "{email}");
    }
    let (server, nobody, [operator, lead]) = fixture.serve([&fixture.olga, &fixture.edda]);
    let emails = rows(&fixture, "SELECT '/operator/mail/' || id AS what FROM inbound");
    let received = emails.iter().map(|page| format!("{page}/message.eml")).collect::<Vec<_>>();
    let sql = format!("SELECT '/operator/emails/' || id || '/message.eml' AS what FROM outbox WHERE body LIKE '%{MARKER}%'");
    let sent = rows(&fixture, &sql);
    let public = [
        format!("/requests/{number}"),
        format!("/requests/{number}.json"),
        "/requests/updates.atom".to_owned(),
        "/requests".to_owned(),
        format!("/api/v1/requests/{number}"),
        format!("/api/v1/requests/{number}/record"),
    ];
    let operators = [format!("/requests/{number}"), "/operator".to_owned()];
    let internal: Vec<String> = emails.into_iter().chain(received).chain(sent).chain(operators).collect();
    let showing = || {
        let mut found: Vec<String> = Vec::new();
        let readers = public.iter().map(|path| (&nobody, path)).chain(internal.iter().map(|path| (&operator, path)));
        for (reader, path) in readers {
            if reader.get(path).body.contains(MARKER) {
                found.push(path.clone());
            }
        }
        if lead.post("/account/own/data", &[]).body.contains(MARKER) {
            found.push("export".to_owned());
        }
        found
    };
    let shown = showing();
    for path in [public[0].as_str(), "export"] {
        assert!(shown.iter().any(|one| one == path), "{path}: {shown:?}");
    }
    let is_received = |path: &str| path.starts_with("/operator/mail/");
    let is_file = |path: &str| path.rsplit_once('.').is_some_and(|(_, end)| end == "eml");
    assert!(shown.iter().any(|path| is_received(path) && !is_file(path)), "{shown:?}");
    assert!(shown.iter().any(|path| is_received(path) && is_file(path)), "{shown:?}");

    fixture.redact(&format!("/requests/{number}#c-{}", comment_with(&fixture, UNBROKEN)));
    assert_eq!(places(&fixture), Vec::<String>::new());
    assert_eq!(showing(), Vec::<String>::new());
    // Text by other authors remains, with the notice.
    nobody
        .get(&format!("/requests/{number}"))
        .says(&["Then I will call on Tuesday.", "Or on Friday.", "Which number is yours?", "[…]", NOTICE]);
    nobody.get(&format!("/api/v1/requests/{number}/record")).says(&["She wrote: […]\\n\\n[Redacted on "]);
    let operator_page = operator.get(&format!("/requests/{number}")).body;
    let note = operator_page.split_once("A note: […]").unwrap_or_else(|| panic!("{operator_page}")).1;
    assert!(note.chars().take(300).collect::<String>().contains(NOTICE), "{note}");
    // The author of a draft is notified beside it.
    signed_in(&server, &fixture, &fixture.sven)
        .get(&format!("/requests/{number}"))
        .says(&["Not sent: […]", "An operator redacted part of this draft, marked “[…]”."]);
    let kept = rows(&fixture, "SELECT body AS what FROM inbound ORDER BY inbound.id");
    assert!(kept[0].contains(NOTICE) && kept[1] == "Or on Friday.", "{kept:?}");
    assert!(is_record_valid(&fixture));
    // Later the rest can be redacted as well.
    fixture.redact(&format!("/requests/{number}#c-{}", comment_with(&fixture, "on Tuesday")));
    assert!(rows(&fixture, "SELECT id AS what FROM comments WHERE body LIKE '%Tuesday%'").is_empty());
    assert!(is_record_valid(&fixture));
}

#[test]
fn redacting_a_received_email_also_redacts_its_comment() {
    let (fixture, number) = scene();
    let id = rows(&fixture, &format!("SELECT id AS what FROM inbound WHERE body LIKE '%{MARKER}%'"))[0].clone();
    fixture.redact(&format!("/operator/mail/{id}"));
    assert_eq!(places(&fixture), Vec::<String>::new());
    let said = rows(&fixture, "SELECT body AS what FROM comments ORDER BY written_at, id");
    assert_eq!(said[0], "", "{said:?}");
    assert!(fixture.seen(number, None).request.state.is_open() && is_record_valid(&fixture));
}

#[test]
fn position_is_redacted_with_its_event_emails_and_quotations() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    fixture.review(&fixture.sven, number, DISCUSS, SAID).unwrap();
    let id = rows(&fixture, "SELECT id AS what FROM positions").remove(0);
    let answer = format!("> {SAID}\n\nThe society pays.");
    fixture.act(&fixture.edda, |conn, ctx| threads::answer_discuss(conn, ctx, number, &id, &answer)).unwrap();
    let before = places(&fixture);
    for place in ["positions reasons", "answers body", "events detail", "outbox body"] {
        assert!(before.iter().any(|one| one == place), "{place}: {before:?}");
    }
    let address = format!("/requests/{number}#p-{id}");
    fixture.redact(&address);
    assert_eq!(places(&fixture), Vec::<String>::new());
    let server = TestServer::start(&fixture.db, false);
    Person::nobody(&server).get(&format!("/requests/{number}")).says(&[NOTICE, "The society pays."]);
    let again = fixture
        .act(&fixture.olga, |conn, ctx| redact::propose_redaction(conn, ctx, &address, Class::Contact, "A private number."));
    assert!(why(again).contains("nothing at this URL"));
    let change = format!("UPDATE positions SET reasons = 'Something else.' WHERE id = '{id}'");
    let changed = fixture.store.write(|conn| diesel::sql_query(&change).execute(conn).map_err(Error::from));
    assert!(changed.is_err() && is_record_valid(&fixture));
}

/// Finding A18: after a redaction, nothing told the operators that the name still stood in other sentences of the request.
#[test]
fn operators_see_where_a_redacted_name_remains() {
    let fixture = ProcedureFixture::new();
    // The operators have had the role for more than a week.
    run(&fixture, "UPDATE account_roles SET since = '2020-01-01T00:00:00Z'");
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    let say = |who: &Account, body: &str| {
        let new = NewComment { body, ..NewComment::default() };
        fixture.act(who, |conn, ctx| comment(conn, ctx, number, &new)).unwrap();
    };
    say(&fixture.rita, "Write to Nora Private about it.");
    say(&fixture.sven, "I asked nora\nprivate, who agrees.");
    say(&fixture.sven, "Somebody else is silent.");
    fixture.review(&fixture.sven, number, DISCUSS, "Nora Private must not be the only contact.").unwrap();
    let place = format!("/requests/{number}#c-{}", comment_with(&fixture, "Write to Nora"));
    fixture
        .act(&fixture.olga, |conn, ctx| redact::propose_redaction(conn, ctx, &place, Class::Name, "A private person."))
        .unwrap();
    let (_server, _, [oskar]) = fixture.serve([&fixture.oskar]);
    let id = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
    let path = format!("/operator/redactions/{id}/confirm");
    oskar.post(&path, &[("removed", " ")]).is(422, &["other occurrences"]);
    let page = oskar.post(&path, &[("removed", "Nora Private")]).is(200, &[]);
    let quoted = format!("/requests/{number}#c-{}", comment_with(&fixture, "who agrees"));
    let position = rows(&fixture, "SELECT id AS what FROM positions").remove(0);
    for href in [quoted, format!("/requests/{number}#p-{position}")] {
        assert!(page.body.contains(&format!("href=\"{href}\"")), "{href}: {}", page.body);
    }
    let silent = comment_with(&fixture, "is silent");
    assert!(!page.body.contains(&silent) && !page.body.contains(&place), "{}", page.body);
    assert!(rows(&fixture, "SELECT body AS what FROM comments WHERE body LIKE '%Write to Nora%'").is_empty());
}
