//! Email delivery through a real SMTP server (aiosmtpd), one that fails at random, and to files.

use crate::common::prelude::*;
use crate::common::{free_port, procedure_fixture};
use diesel::RunQueryDsl as _;
use nidreg::clock;
use nidreg::history::{Event, EventKind, log};
use nidreg::mail::delivery::{DeliveryMethod, run_once};
use nidreg::mail::templates::Notification;
use nidreg::mail::templates::email::Recipient;
use nidreg::mail::templates::own::{Link, RegisteredNid};
use nidreg::mail::{Delivery, MailConfig, MailRoute, outbox, queries};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Child;
use std::sync::{Arc, Mutex};

pub struct Smtp {
    child: Child,
    pub url: String,
    accepted: Arc<Mutex<Vec<Value>>>,
}

impl Smtp {
    pub fn start(fail_percent: u32) -> Self {
        Self::slow(fail_percent, 0)
    }

    fn slow(fail_percent: u32, seconds: u32) -> Self {
        let port = free_port();
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/smtp_server.py");
        let mut child = Command::new("python3")
            .args([script, &port.to_string(), &fail_percent.to_string(), "8141", &seconds.to_string()])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        assert_eq!(lines.next().expect("aiosmtpd is installed by script/test").unwrap(), "ready");
        let accepted = Arc::new(Mutex::new(Vec::new()));
        let into = Arc::clone(&accepted);
        std::thread::spawn(move || {
            lines.map_while(Result::ok).for_each(|line| into.lock().unwrap().push(serde_json::from_str(&line).unwrap()));
        });
        Self { child, url: format!("smtp://127.0.0.1:{port}"), accepted }
    }

    pub fn emails(&self) -> Vec<Value> {
        self.accepted.lock().unwrap().clone()
    }
}

impl Drop for Smtp {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn post() -> MailConfig {
    MailConfig { review_list: "list@ietf.example".into(), ..procedure_fixture::post() }
}

fn queue(store: &Store, recipient: &str, n: usize) {
    let email = Notification::Security { what: "Your roles are now: Áé.".into() };
    let name = format!("Reader {n}");
    write(store, clock::now(), [Recipient { address: recipient, name: &name }], &email).unwrap();
}

/// Queues an email to each of these recipients.
fn write<'a, R: Into<Recipient<'a>>>(
    store: &Store,
    now: jiff::Timestamp,
    to: impl IntoIterator<Item = R> + Clone,
    email: &Notification,
) -> Result<(), Refusal> {
    store.write(|conn| {
        let event = log::record(conn, now, &Actor::Clock, Event::on_registry(EventKind::RegistryLoaded))?;
        to.clone().into_iter().try_for_each(|one| outbox::queue(conn, &post(), now, &event, None, one, email))
    })
}

/// Runs the delivery worker repeatedly, each time nine hours later, until the queue is empty.
fn deliver_all(store: &nidreg::store::Store, carrier: &DeliveryMethod) {
    let mut now = clock::now();
    for _ in 0..200 {
        while run_once(store, carrier, &post(), now).unwrap() > 0 {}
        if store.read(queries_backlog).unwrap().0 == 0 {
            return;
        }
        now += jiff::SignedDuration::from_hours(9);
    }
    panic!("emails are still waiting");
}

fn queries_backlog(conn: &mut nidreg::store::AnyConnection) -> Result<(i64, i64), Error> {
    queries::backlog(conn)
}

#[test]
fn no_email_is_lost_when_the_server_fails_a_third_of_the_time() {
    let db = TestDb::new();
    let store = db.store();
    let smtp = Smtp::start(30);
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    const LETTERS: usize = 200;
    for n in 0..LETTERS {
        queue(&store, &format!("reader{n}@example.org"), n);
    }
    deliver_all(&store, &carrier);
    let mut copies: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for email in smtp.emails() {
        copies.entry(email["to"][0].as_str().unwrap().to_owned()).or_default().push(email["id"].as_str().unwrap().to_owned());
        assert_eq!(email["auto"], "auto-generated");
        assert!(email["body"].as_str().unwrap().contains("Áé"));
    }
    assert_eq!(copies.len(), LETTERS, "every recipient got the email");
    for (reader, ids) in &copies {
        assert!(ids.iter().all(|id| id == &ids[0]), "{reader} got copies with different Message-IDs: {ids:?}");
    }
    assert!(copies.values().any(|ids| ids.len() > 1), "the server dropped no line, so the test proves nothing");
    let outbox = store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 1000)).unwrap();
    assert!(outbox.iter().all(|email| matches!(email.delivery, Delivery::Sent(_))));
}

#[test]
fn emails_survive_worker_kills_and_a_mail_server_that_often_fails() {
    survive(300, 20);
}

#[test]
#[ignore = "script/test full"]
fn a_thousand_emails_survive_forty_kills_of_the_worker() {
    survive(1000, 40);
}

fn survive(many: usize, kills: usize) {
    let db = TestDb::on_disk();
    let store = db.store();
    for n in 0..many {
        queue(&store, &format!("reader{n}@example.org"), n);
    }
    let smtp = Smtp::start(30);
    // Makes emails that wait for a retry due immediately, so that the test does not wait for hours.
    let hurry = || {
        store
            .write(|conn| {
                diesel::sql_query("UPDATE outbox SET due_at = created_at WHERE sent_at IS NULL AND failed_at IS NULL")
                    .execute(conn)
                    .map_err(Error::from)
            })
            .unwrap()
    };
    let worker = || {
        Command::new(env!("CARGO_BIN_EXE_nidreg"))
            .args(["mail", "send"])
            .current_dir(db.dir.path())
            .env("DATABASE_URL", &db.url)
            .env("NIDREG_SMTP_URL", &smtp.url)
            .env("RUST_LOG", "off")
            .stderr(Stdio::null())
            .spawn()
            .unwrap()
    };
    let mut killed = 0;
    let mut rounds = 0;
    while hurry() > 0 {
        rounds += 1;
        assert!(rounds < 200, "emails are still waiting");
        // Two instances at once, sharing the same outbox.
        let mut workers = [worker(), worker()];
        if killed < kills {
            std::thread::sleep(Duration::from_millis(60 + (killed as u64 * 7919) % 241));
            for child in &mut workers {
                child.kill().unwrap();
                killed += 1;
            }
        }
        for child in &mut workers {
            child.wait().unwrap();
        }
    }
    assert_eq!(killed, kills, "the emails were sent before the last kill, so the test proves too little");
    let emails = smtp.emails();
    let mut copies: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for email in &emails {
        copies.entry(email["to"][0].as_str().unwrap().to_owned()).or_default().push(email);
    }
    assert_eq!(copies.len(), many, "every recipient got the email");
    let mut doubled = 0;
    for (reader, got) in &copies {
        assert!(got.iter().all(|email| email["id"] == got[0]["id"]), "{reader} got copies with different Message-IDs");
        // A second copy is sent only after the connection was dropped, by the server or by a kill.
        let dropped = got.iter().filter(|email| email["dropped"] == true).count();
        doubled += got.len() - 1 - dropped.min(got.len() - 1);
    }
    println!("{many} letters, {kills} kills: {doubled} came twice because of a kill");
    assert!(doubled <= kills, "{doubled} copies that no dropped line explains, with {kills} kills");
}

/// An email that is sent after all others.
fn backlog() -> Notification {
    Notification::HeldMail {
        sender: "rita@example.org".into(),
        subject: "Nothing".into(),
        reason: "Nothing".into(),
        link: "https://registry.example".into(),
    }
}

#[test]
fn interactive_email_is_sent_before_the_backlog() {
    let db = TestDb::new();
    let store = db.store();
    let smtp = Smtp::start(0);
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    let readers: Vec<String> = (0..50).map(|n| format!("reader{n}@example.org")).collect();
    write(&store, clock::now(), readers.iter().map(String::as_str), &backlog()).unwrap();
    write(&store, clock::now(), ["rita@example.org"], &Notification::Reset { link: Link::new(&post(), "/x") }).unwrap();
    assert_eq!(run_once(&store, &carrier, &post(), clock::now()).unwrap(), 1);
    let sent = store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 100)).unwrap();
    let sent: Vec<_> = sent.iter().filter(|email| matches!(email.delivery, Delivery::Sent(_))).map(|l| &l.recipient).collect();
    assert_eq!(sent, ["rita@example.org"]);
}

#[test]
fn password_reset_is_sent_before_a_thousand_emails_to_a_slow_server() {
    reset_before(1_000);
}

#[test]
#[ignore = "script/test full"]
fn password_reset_is_sent_before_a_backlog_of_ten_thousand_emails() {
    reset_before(10_000);
}

fn reset_before(emails: usize) {
    let db = TestDb::new();
    let smtp = Smtp::slow(0, 1);
    let server = TestServer::start_with(&db, true, &[("NIDREG_SMTP_URL", &smtp.url)]);
    let store = db.store();
    let readers: Vec<String> = (0..emails).map(|n| format!("reader{n}@example.org")).collect();
    write(&store, clock::now(), readers.iter().map(String::as_str), &backlog()).unwrap();
    let is = |email: &Value, subject: &str| email["subject"].as_str().unwrap() == subject;
    let place = |subject: &'static str| awaited(subject, || smtp.emails().iter().position(|email| is(email, subject)));
    place("An incoming email needs review");
    let before = smtp.emails().len();
    assert_eq!(Person::nobody(&server).post("/account/reset", &[("email", "registrant@demo.example")]).status, 200);
    let place = place("Choose a new password");
    // Three connections deliver one email per second each: no more than about two rounds go out before the reset.
    assert!(place - before <= 8, "{} emails were sent before the reset", place - before);
    assert!(
        store.read(queries_backlog).unwrap().0 > i64::try_from(emails * 8 / 10).unwrap(),
        "no email was waiting behind it, so the test proves nothing"
    );
}

/// Finding A9: emails beyond the limit were queued for days, and delayed the notice to a contact until the time to object was over.
#[test]
fn third_party_emails_beyond_the_daily_limit_are_refused_and_protective_ones_are_sent() {
    let db = TestDb::new();
    let (store, other) = (db.store(), db.bare_store());
    let dir = db.dir.path().join("out");
    let carrier = DeliveryMethod::new(&MailRoute::Files(dir.clone())).unwrap();
    let now = clock::now();
    let write = |store: &Store, to: &str, email: &Notification, hours: i64| {
        write(store, now + SignedDuration::from_hours(hours), [to], email)
    };
    let link = || Link::new(&post(), "/y");
    let nid = || RegisteredNid::new(&Nid::parse("gauge").unwrap());
    let number = RequestNumber::new(2026, 1);
    let invitation = Notification::Invitation { number, until: nidreg::clock::day(now), link: link() };
    let asked = Notification::AddressNew { until: nidreg::clock::day(now), link: link() };
    // Two instances, and two spellings of the address.
    let mut results = Vec::new();
    for n in 0..12 {
        let (store, to) = if n % 2 == 0 { (&store, "names@society.example") } else { (&other, "Names@Society.example") };
        results.push(write(store, to, &invitation, 0).is_ok());
    }
    assert_eq!(results.iter().filter(|queued| **queued).count(), 5, "{results:?}");
    let refused = write(&store, "names@society.example", &invitation, 1).unwrap_err();
    assert!(matches!(refused, Refusal::SlowDown { seconds, .. } if seconds > 22 * 3600), "{refused}");
    // Emails of one kind cannot suppress another kind, and each address has its own limit.
    for (to, email) in [("names@society.example", &asked), ("other@society.example", &invitation)] {
        write(&store, to, email, 0).unwrap();
    }
    // A notice has no limit and is sent before the others.
    let notice =
        Notification::ChangeNotice { number, nid: nid(), change: "revision", until: nidreg::clock::day(now), link: link() };
    write(&store, "names@society.example", &notice, 0).unwrap();
    assert_eq!(run_once(&store, &carrier, &post(), now).unwrap(), 1);
    let sent = store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 100)).unwrap();
    let sent: Vec<_> = sent.iter().filter(|one| matches!(one.delivery, Delivery::Sent(_))).map(|one| one.kind.as_str()).collect();
    assert_eq!(sent, ["change_notice"]);
    while run_once(&store, &carrier, &post(), now).unwrap() > 0 {}
    assert_eq!(std::fs::read_dir(&dir).unwrap().count(), 5 + 2 + 1);
    // The next day, more may be sent.
    write(&store, "names@society.example", &invitation, 25).unwrap();
}

/// Finding A1: anyone could send their own text, with a link, in the name of the registry to any address.
#[test]
fn sign_up_email_contains_nothing_that_was_typed_and_is_limited_per_day() {
    let (db, _server, stranger) = TestServer::registry();
    let next = "/Your-account-is-locked?Unlock=https%3A%2F%2Fevil.example%2Funlock";
    let pages: BTreeSet<_> = (0..12)
        .map(|_| {
            let page = stranger.post(&format!("/account/new?next={next}"), &[("email", "victim@x.example")]);
            (page.status, page.body)
        })
        .collect();
    assert_eq!(pages.len(), 1, "{pages:?}");
    let sql = "SELECT subject || body AS what FROM outbox WHERE recipient = 'victim@x.example'";
    let emails = column(&db.store(), sql);
    assert!(emails.len() <= 5, "{}", emails.len());
    assert!(emails.iter().all(|email| !email.contains("evil") && !email.contains("locked")), "{emails:?}");
}

/// Sends SIGTERM to the server and waits until it has exited.
fn terminate(server: &mut TestServer) {
    let pid = server.pid().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert!(server.wait(Duration::from_secs(25)), "the server did not stop in the documented time");
}

#[test]
fn server_stops_in_time_behind_slow_smtp_and_sends_no_email_twice() {
    const LETTERS: usize = 24;
    let db = TestDb::new();
    let store = db.store();
    for n in 0..LETTERS {
        queue(&store, &format!("reader{n}@example.org"), n);
    }
    let smtp = Smtp::slow(0, 1);
    let mut server = TestServer::start_with(&db, false, &[("NIDREG_SMTP_URL", &smtp.url)]);
    until("three emails were sent", || smtp.emails().len() >= 3);
    terminate(&mut server);
    let (waiting, failed) = store.read(queries_backlog).unwrap();
    assert!(waiting > 0 && failed == 0, "the server stopped before the backlog was sent");
    drop(server);
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    deliver_all(&store, &carrier);
    // A separate thread reads the output of the SMTP server.
    until("all emails were received", || smtp.emails().len() >= LETTERS);
    let emails = smtp.emails();
    let once: BTreeSet<&str> = emails.iter().map(|email| email["id"].as_str().unwrap()).collect();
    assert_eq!((emails.len(), once.len()), (LETTERS, LETTERS), "each email is sent exactly once");
}

#[test]
fn shutdown_with_a_hanging_smtp_server_is_prompt_and_loses_no_email() {
    let db = TestDb::new();
    let store = db.store();
    for n in 0..4 {
        queue(&store, &format!("reader{n}@example.org"), n);
    }
    // It accepts connections but never responds.
    let deaf = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("smtp://{}", deaf.local_addr().unwrap());
    let mut server = TestServer::start_with(&db, false, &[("NIDREG_SMTP_URL", &url)]);
    let (mut held, _) = deaf.accept().unwrap();
    terminate(&mut server);
    assert_eq!(store.read(queries_backlog).unwrap(), (4, 0));
    let _ = std::io::Write::flush(&mut held);
    drop(server);
    let smtp = Smtp::start(0);
    deliver_all(&store, &DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap());
    until("all emails were received", || smtp.emails().len() >= 4);
    let ids: BTreeSet<String> = smtp.emails().iter().map(|one| one["id"].to_string()).collect();
    assert_eq!((smtp.emails().len(), ids.len()), (4, 4));
}

#[test]
fn permanently_undeliverable_email_is_marked_failed_with_the_reason() {
    let db = TestDb::new();
    let store = db.store();
    let smtp = Smtp::start(0);
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    queue(&store, "nobody@example.org", 1);
    deliver_all(&store, &carrier);
    let outbox = store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 10)).unwrap();
    assert!(matches!(&outbox[0].delivery, Delivery::Failed { reason, .. } if reason.contains("no such person")), "{outbox:?}");
}

/// Related to finding A16: operators saw the reply address of a recipient in the reason of a mail server.
#[test]
fn reply_address_is_masked_in_the_reason_of_a_mail_server() {
    let db = TestDb::new();
    let store = db.store();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    let server = std::thread::spawn(move || {
        let (stream, _) = listener.accept().unwrap();
        (&stream).write_all(b"220 x\r\n").unwrap();
        for line in BufReader::new(&stream).lines() {
            let line = line.unwrap();
            let answer =
                if line.starts_with("MAIL") { format!("550 5.7.1 Rejected: {line}\r\n") } else { "250 ok\r\n".to_owned() };
            (&stream).write_all(answer.as_bytes()).unwrap();
            if line.starts_with("MAIL") {
                return line;
            }
        }
        String::new()
    });
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(url)).unwrap();
    queue(&store, "reader@example.org", 1);
    let post = MailConfig { reply: Some(procedure_fixture::reply([7; 32].into())), ..post() };
    assert_eq!(run_once(&store, &carrier, &post, clock::now()).unwrap(), 1);
    let line = server.join().unwrap();
    let token = line.split(['+', '@']).nth(1).unwrap();
    let outbox = format!("{:?}", store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 10)).unwrap());
    assert!(token.len() == 52 && outbox.contains("reply+xxx") && !outbox.contains(token), "{line}: {outbox}");
}

#[test]
fn email_stays_queued_when_the_smtp_server_is_unreachable() {
    let db = TestDb::new();
    let store = db.store();
    // No server listens on this port.
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(format!("smtp://127.0.0.1:{}", free_port()))).unwrap();
    queue(&store, "reader@example.org", 1);
    assert_eq!(run_once(&store, &carrier, &post(), clock::now()).unwrap(), 1);
    let outbox = store.read(|conn| queries::outgoing(conn, &queries::OutboxFilter::default(), 10)).unwrap();
    assert!(matches!(&outbox[0].delivery, Delivery::Waiting { attempts: 1, last_error: Some(_) }), "{outbox:?}");
}

#[test]
fn request_emails_reach_their_recipients_in_one_thread() {
    let db = TestDb::new();
    let smtp = Smtp::start(0);
    let server = TestServer::start_with(&db, true, &[("NIDREG_SMTP_URL", &smtp.url)]);
    let registrant = Person::demo(&server, "registrant");
    let started = registrant.post("/register", &[("kind", "new_formal"), ("nid", "letterbox")]);
    let number = started.location.split('/').nth(2).unwrap().to_owned();
    let words = "Some words about it, with an e-mail address: names@demo.example. Names are not resolved.";
    let mut form: Vec<(&str, &str)> = SECTIONS.map(|name| (name, words)).into();
    form.extend([("namespace_id", "letterbox"), ("save_number", "1"), ("intent", "submit"), ("sure", "yes")]);
    let submitted = registrant.post(&format!("/requests/{number}/edit"), &form);
    assert_eq!(
        (submitted.status, submitted.location.as_str()),
        (303, format!("/requests/{number}/edit/submitted").as_str()),
        "{}",
        submitted.body
    );
    let wanted = [("registrant@demo.example", ": received"), ("operator@demo.example", ": new request: start intake review by")];
    let subject = |email: &Value| email["subject"].as_str().unwrap().to_owned();
    let emails = awaited("both emails", || {
        let mut emails = smtp.emails();
        emails.retain(|email| subject(email).starts_with(&format!("[{number}]")));
        let has = |to: &str, words: &str| emails.iter().any(|email| email["to"][0] == to && subject(email).contains(words));
        wanted.iter().all(|(to, words)| has(to, words)).then_some(emails)
    });
    assert_eq!(emails.len(), wanted.len(), "exactly these: {emails:#?}");
    assert!(emails.iter().all(|email| email["references"].as_str().unwrap().starts_with(&format!("<{number}@"))));
}

#[test]
fn email_body_is_retained_for_its_period_and_then_purged() {
    let (db, _server, [nobody]) = TestServer::demo(["nobody"]);
    assert_eq!(nobody.post("/account/reset", &[("email", "registrant@demo.example")]).status, 200);
    let store = db.store();
    let today = nidreg::clock::day(nidreg::clock::now());
    let of = |email: &str, disposition: &str| {
        // Emails of earlier years in the demonstration data count as sent when written, so their retention period is over.
        let sql = format!(
            "SELECT body AS what FROM outbox WHERE kind = '{email}' AND sent_at {disposition} AND (sent_at IS NULL OR sent_at > '{today}')"
        );
        column(&store, &sql)
    };
    let left = |email: &str| of(email, "IS NOT NULL");
    until("the emails were sent", || !left("reset").is_empty() && of("received", "IS NULL").is_empty());
    assert!(left("reset").iter().all(|body| body.contains("/account/reset/")), "{:?}", left("reset"));
    assert!(!left("received").is_empty());
    // An email of the demonstration data was written a hundred days ago but sent just now: its retention period begins now.
    let clock = crate::common::procedure_fixture::post();
    store.write(|conn| nidreg::actions::answers::purge_email_texts(conn, &clock, nidreg::clock::now())).unwrap();
    assert!(left("received").iter().all(|body| !body.is_empty()), "other texts remain for the retention period");
    // After the retention period the text is removed.
    let before = nidreg::clock::now() + jiff::SignedDuration::from_hours(24 * 91);
    let post = crate::common::procedure_fixture::post();
    store.write(|conn| nidreg::actions::answers::purge_email_texts(conn, &post, before)).unwrap();
    assert!(left("received").iter().all(String::is_empty), "after the retention period, subject, recipient and outcome remain");
}
