//! What somebody meets who registers for the first time, or asks something of a namespace that is not theirs.

use crate::common::cast::{Cast, why};
use crate::common::{House, Person, TestDb};
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts::{authority, draft};
use nidreg::cases::drafts::Start;
use nidreg::ids::RequestNumber;
use nidreg::store::Error;
use nidreg::template::Field;

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    text: String,
}

fn bodies(cast: &Cast, number: RequestNumber, letter: &str) -> Vec<String> {
    let sql = format!(
        "SELECT o.body AS text FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.letter = '{letter}'"
    );
    let rows: Vec<Row> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| row.text).collect()
}

#[test]
fn nothing_of_an_account_goes_into_a_public_text() {
    let cast = Cast::new();
    for start in [
        Start::NewFormal("harbour".into()),
        Start::NewInformal,
        Start::Revision("isbn".into()),
        Start::FastTrack("codelist".into()),
    ] {
        let request = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap();
        let registrant = request.draft.text(Field::Registrant);
        assert!(!registrant.contains(&cast.rita.email) && !registrant.contains(&cast.rita.name), "{start:?}: {registrant}");
    }
}

#[test]
fn the_first_email_says_what_really_comes_next() {
    let cast = Cast::new();
    cast.registered("gauge");
    let asked = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    assert!(
        bodies(&cast, asked, "received")[0].replace('\n', " ").contains("then send it to the review list and to the experts")
    );
    let start = Start::Correction("gauge".into());
    let number = cast.act(&cast.rita, |conn, turn| draft::start(conn, turn, &start, None)).unwrap().number;
    let was = draft::fingerprint(&cast.request(number), Field::Registrant);
    let text = cast.request(number).draft.text(Field::Registrant).replace("1 Example", "2 Example");
    let saving = draft::SavedField { field: Field::Registrant, was: &was, text: &text, done: true };
    cast.act(&cast.rita, |conn, turn| draft::save_field(conn, turn, number, &saving)).unwrap();
    cast.submit(&cast.rita, number).unwrap();
    let body = &bodies(&cast, number, "received")[0];
    assert!(body.contains("publish the correction") && !body.contains("review list"), "{body}");
}

#[test]
fn a_stranger_who_asks_for_a_namespace_is_called_one_until_an_operator_says_on_what_evidence() {
    let cast = Cast::new();
    cast.registered("gauge");
    let own = cast.submitted(&cast.rita, &Start::Revision("gauge".into()));
    let open = |number: RequestNumber| {
        let request = cast.request(number);
        cast.store.read(|conn| nidreg::cases::see::authority_is_open(conn, &request)).unwrap()
    };
    assert!(!open(own), "who registered it asks");
    cast.act(&cast.rita, |conn, turn| nidreg::acts::end::withdraw(conn, turn, own)).unwrap();
    let strange = cast.submitted(&cast.otto, &Start::Revision("gauge".into()));
    assert!(open(strange));
    let confirm = |who, words: &str| cast.act(who, |conn, turn| authority::confirm(conn, turn, strange, words));
    assert!(why(confirm(&cast.otto, "I am.")).contains("Only the operator"));
    assert!(why(confirm(&cast.olga, "")).contains("It will be public"));
    confirm(&cast.olga, "An email from the contact in the text, 2027-01-04.").unwrap();
    assert!(!open(strange));
    assert!(why(confirm(&cast.olga, "Again.")).contains("is not in question"));
}

#[test]
fn readers_see_that_a_stranger_asks_and_the_desk_records_the_evidence() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let other = Person::demo(&house, "other");
    let started = other.post("/register", &[("kind", "revision"), ("revise", "isbn"), ("intent", "empty")]);
    assert_eq!(started.status, 303, "{}", started.body);
    let tasks = other.get(&started.location).body;
    assert!(tasks.contains("0 of ") && !tasks.contains("In progress"), "nothing is filled in from the account");
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    assert!(
        !other.get(&format!("/requests/{number}")).body.contains("authority over this namespace"),
        "a draft is nobody's to read"
    );
}

#[test]
fn an_invitation_says_to_what_before_anybody_signs_in() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = format!("R-{year}-0001");
    let registrant = Person::demo(&house, "registrant");
    let invited = registrant.post(&format!("/requests/{number}/edit/team"), &[("email", "co-author@demo.example")]);
    assert_eq!(invited.status, 303, "{}", invited.body);
    let link = crate::team::invitation(&db, "co-author@demo.example");
    let nobody = Person::nobody(&house);
    let sent = nobody.get(&link);
    assert_eq!(sent.status, 303);
    let page = nobody.get(&sent.location).body;
    assert!(page.contains("Sign in to join") && page.contains(&number), "{page}");
    let wrong = nobody.get(&format!("/sign-in?next=/join/{}", "0".repeat(64))).body;
    assert!(!wrong.contains("Sign in to join"));
}

#[test]
fn how_long_requests_took_is_a_picture_a_table_and_a_file() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    let page = nobody.get("/requests/statistics").body;
    assert!(page.contains("By month of closing") && page.contains("<svg class=\"growth\"") && page.contains("Median, registry"));
    assert!(page.contains("By kind and procedure") && page.contains("New formal namespace, Community (RFC 8141, 6.2)"));
    let late = nobody.get("/requests").body.matches("class=\"late\"").count();
    assert!(late > 0 && page.contains(&format!("<b>{late}</b> overdue")), "{late} are late on the list: {page}");
    let one = nidreg::words::Phrase::new("statistics-late-html").with("count", 1).text(nidreg::words::Lang::En);
    assert_eq!(one, "<b>1</b> overdue");
    let file = nobody.get("/requests/statistics.csv");
    assert!(file.header("content-type").starts_with("text/csv"));
    let mut lines = file.body.split_terminator("\r\n");
    let columns = lines.next().unwrap().split(',').count();
    let rows: Vec<&str> = lines.collect();
    assert!(!rows.is_empty());
    // The one cell with a comma is the procedure, and it is quoted.
    assert!(rows.iter().all(|row| row.replace("8141, ", "8141 ").split(',').count() == columns), "{}", file.body);
    let month = rows[0].split(',').next().unwrap();
    assert!(page.contains(&format!("<th scope=\"row\">{month}</th>")), "the page counts what the file counts");
}

#[test]
fn the_name_typed_before_there_was_an_account_waits_behind_it() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let nobody = Person::nobody(&house);
    let page = nobody.post("/register", &[("kind", "new_formal"), ("nid", "lightlist")]);
    assert!(page.status == 401 && page.body.contains("Your input is saved"), "{}", page.body);
    let next = page.body.split("/account/new?next=").nth(1).unwrap().split('"').next().unwrap();
    let form = nobody.get(&format!("/account/new?next={next}"));
    assert_eq!(form.status, 200);
    let back = next.replace("%2F", "/").replace("%3F", "?").replace("%3D", "=").replace("%26", "&");
    let start = nobody.get(&back);
    assert!(start.body.contains("Recommended path") && start.body.contains("value=\"lightlist\""), "{back}: {}", start.body);
}
