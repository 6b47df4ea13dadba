//! Retention periods: one table, printed on the privacy page and enforced by the job.

use crate::common::prelude::*;
use crate::common::procedure_fixture::post;
use diesel::prelude::*;
use nidreg::actions::retention::{
    BATCH_ROWS_MAX, ENDED_LINK_DAYS, ENDED_SESSION_DAYS, KNOWN_BROWSER_DAYS, RETENTION_RULES, delete_all_expired,
};
use nidreg::clock;
use urn_registry::i18n::Phrase;

fn count(store: &Store, of: &str) -> i64 {
    crate::common::count(store, &format!("SELECT count(*) AS count FROM {of}"))
}

fn run(store: &Store, sql: &str) {
    store.write(|conn| diesel::sql_query(sql).execute(conn).map_err(Error::from)).unwrap();
}

#[test]
fn privacy_page_lists_every_retention_period() {
    let (_db, server) = TestServer::on_new_database(true);
    let page = Person::nobody(&server).get("/help/privacy").body;
    for kept in RETENTION_RULES {
        assert!(
            page.contains(&format!("<dt>{}</dt><dd>{}</dd>", Phrase::new(kept.what), (kept.how_long)(&post()))),
            "{}",
            kept.what
        );
    }
}

#[test]
fn unconfirmed_accounts_are_deleted_after_the_retention_period() {
    let (db, server, [nobody]) = TestServer::demo(["nobody"]);
    let form = [("email", "wim@lost.example")];
    assert!(nobody.post("/account/new", &form).status < 400);
    let rita = Person::demo(&server, "registrant");
    let store = db.bare_store();
    let account = "accounts WHERE email = 'wim@lost.example'";
    let links = &format!("links WHERE subject IN (SELECT id FROM {account})");
    let later = |days: i64| clock::now() + SignedDuration::from_hours(24 * days);
    delete_all_expired(&store, &post(), later(1)).unwrap();
    assert_eq!((count(&store, account), count(&store, links)), (1, 1), "the link is still good, or was yesterday");

    delete_all_expired(&store, &post(), later(ENDED_LINK_DAYS + 8)).unwrap();
    assert_eq!(count(&store, links), 0, "the link");
    assert_eq!(count(&store, account), 1);

    delete_all_expired(&store, &post(), later(2 * ENDED_LINK_DAYS + 1)).unwrap();
    assert_eq!(count(&store, account), 0);
    assert_eq!(count(&store, "accounts WHERE email = 'registrant@demo.example'"), 1, "a confirmed account remains");
    assert!(rita.get("/account").status < 400);
    // The address can be used again for a new account.
    assert!(nobody.post("/account/new", &form).status < 400);
    assert_eq!(count(&store, account), 1);
}

#[test]
fn expired_sessions_and_browsers_are_deleted_beyond_one_batch() {
    let fixture = ProcedureFixture::new();
    let (store, rita) = (&fixture.store, &fixture.rita.id);
    let many = BATCH_ROWS_MAX + 7;
    for at in 0..many {
        run(
            store,
            &format!(
                "INSERT INTO sessions (token_hash, id, account_id, browser, long_lived, created_at, last_seen_at, expires_at, second_factor) \
                 VALUES ('h{at}', 'i{at}', '{rita}', 'a browser', FALSE, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', \
                 '2020-01-02T00:00:00.000Z', FALSE)"
            ),
        );
    }
    let soon = nidreg::store::Moment::from(fixture.now + SignedDuration::from_hours(1));
    run(
        store,
        &format!(
            "INSERT INTO sessions (token_hash, id, account_id, browser, long_lived, created_at, last_seen_at, expires_at, second_factor) \
             VALUES ('alive', 'alive', '{rita}', 'a browser', FALSE, '{soon}', '{soon}', '{soon}', FALSE)"
        ),
    );
    run(store, &format!("INSERT INTO devices VALUES ('{rita}', 'old', '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')"));
    run(store, &format!("INSERT INTO devices VALUES ('{rita}', 'new', '{soon}', '{soon}')"));
    let before = (count(store, "sessions"), count(store, "devices"));
    let gone = delete_all_expired(store, &fixture.post, fixture.now).unwrap();
    assert!(gone > usize::try_from(many).unwrap(), "{gone}");
    assert_eq!((count(store, "sessions"), count(store, "devices")), (before.0 - many, before.1 - 1));
    let then = |days: i64| fixture.now + SignedDuration::from_hours(24 * days + 2);
    delete_all_expired(store, &fixture.post, then(ENDED_SESSION_DAYS)).unwrap();
    assert_eq!(count(store, "sessions WHERE id = 'alive'"), 0);
    assert_eq!(count(store, "devices WHERE mark_hash = 'new'"), 1);
    delete_all_expired(store, &fixture.post, then(KNOWN_BROWSER_DAYS)).unwrap();
    assert_eq!(count(store, "devices WHERE mark_hash = 'new'"), 0);
}
