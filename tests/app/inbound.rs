//! Mail that comes in: an answer becomes a comment and never a decision, whatever its bytes; and an expert who is not named is named
//! nowhere.

use crate::common::cast::Cast;
use crate::common::{House, Person, TestDb, on_postgres};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use nidreg::acts::ask;
use nidreg::acts::receive::{Fate, receive};
use nidreg::cases::drafts::Start;
use nidreg::cases::{State, guards};
use nidreg::mail::Reply;
use nidreg::mail::inbound::reply_address;
use nidreg::people::Account;
use nidreg::store::Error;

use std::io::Write as _;
use std::process::{Command, Stdio};

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = Text)]
    id: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

fn count(cast: &Cast, sql: &str) -> i64 {
    cast.store.read(|conn| diesel::sql_query(sql).get_result::<Count>(conn).map_err(Error::from)).unwrap().count
}

/// A request in review, and the letters it wrote so far.
fn scene() -> (Cast, String) {
    let mut cast = Cast::new();
    cast.post.reply = Some(Reply { local: "reply".into(), domain: "registry.example".into(), key: [7; 32] });
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(&number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, &number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| ask::ask(conn, turn, &number, "Who pays?")).unwrap();
    (cast, number)
}

/// The address by which somebody answers the letter of a kind on that request.
fn answer_to(cast: &Cast, letter: &str, who: &Account) -> String {
    let sql = format!("SELECT id FROM outbox WHERE letter = '{letter}' AND recipient = '{}' ORDER BY id DESC LIMIT 1", who.email);
    let id = cast.store.read(|conn| diesel::sql_query(sql).get_result::<Id>(conn).map_err(Error::from)).unwrap().id;
    reply_address(cast.post.reply.as_ref().unwrap(), &id)
}

fn message(from: &str, to: &str, id: &str, more: &str, body: &str) -> String {
    format!("From: <{from}>\r\nTo: {to}\r\nSubject: Re: a question\r\nMessage-ID: <{id}@mail.example>\r\n{more}\r\n{body}\r\n")
}

fn take(cast: &Cast, bytes: &[u8]) -> Fate {
    cast.store.write(|conn| receive(conn, &cast.post, cast.now, bytes)).unwrap()
}

fn said(cast: &Cast, number: &str) -> Vec<(String, String)> {
    let seen = cast.seen(number, Some(&cast.olga));
    let threads = cast.store.read(|conn| guards::quorum::threads(conn, &seen)).unwrap();
    threads.into_iter().flat_map(|thread| thread.comments).map(|comment| (comment.author, comment.body)).collect()
}

#[test]
fn an_answer_by_mail_is_a_comment_of_the_person_the_letter_went_to() {
    let (cast, number) = scene();
    let to = answer_to(&cast, "question", &cast.rita);
    let body = "The harbour pays.\r\n\r\nOn Monday, nidreg <x@y.example> wrote:\r\n> Who pays?\r\n-- \r\nRita";
    let letter = message("rita@cast.example", &to, "1", "", body);
    assert_eq!(take(&cast, letter.as_bytes()), Fate::Commented(number.clone()));
    assert_eq!(said(&cast, &number), [("Rita Registrant".to_owned(), "The harbour pays.".to_owned())]);
    assert_eq!(take(&cast, letter.as_bytes()), Fate::Known, "a second copy is nothing new");
    assert_eq!(said(&cast, &number).len(), 1);
    // It answers no question by itself (T4: once its sender confirmed it), and the registrant is told so, or the request would lapse
    // although they wrote.
    assert!(matches!(cast.state(&number), State::WithRequester(_)));
    let told = "SELECT count(*) AS count FROM outbox WHERE letter = 'confirm_answer' AND recipient = 'rita@cast.example'";
    assert_eq!(count(&cast, told), 1);
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, &number, "The harbour pays.", false)).unwrap();
    let late = message("rita@cast.example", &to, "1b", "", "And the town helps.");
    assert_eq!(take(&cast, late.as_bytes()), Fate::Commented(number.clone()));
    assert_eq!(count(&cast, told), 1, "nothing waits to be confirmed any more");
}

#[test]
fn no_words_of_a_person_are_lost_and_none_published_that_were_not_meant_for_it() {
    let (cast, number) = scene();
    let to = answer_to(&cast, "question", &cast.rita);
    let mut id = 0;
    let mut comment = |more: &str, body: &[u8]| {
        id += 1;
        let mut bytes = message("rita@cast.example", &to, &format!("w{id}"), more, "").into_bytes();
        bytes.truncate(bytes.len() - 2);
        bytes.extend_from_slice(body);
        let before: Vec<_> = said(&cast, &number);
        match take(&cast, &bytes) {
            Fate::Commented(_) => {
                let mut now = said(&cast, &number);
                now.retain(|one| !before.contains(one));
                now.pop().map(|(_, body)| body).unwrap_or_default()
            }
            other => format!("{other:?}"),
        }
    };
    let html = comment("Content-Type: text/html; charset=utf-8\r\n", "<p>The town <b>pays</b>.</p>".as_bytes());
    assert_eq!(html, "The town pays.");
    let dashes = "ABNF proposal:\r\n--\r\nnss = 1*DIGIT\r\n--\r\nPlease take it.";
    assert_eq!(comment("", dashes.as_bytes()), dashes.replace("\r\n", "\n"));
    let rule = "Part one\r\n________\r\nPart two is the important one";
    assert_eq!(comment("", rule.as_bytes()), rule.replace("\r\n", "\n"));
    let quoted = "Fine.\r\n\r\nDe : nidreg\r\nEnvoy\u{e9} : lundi\r\n\u{c0} : Rita\r\n\r\nBonjour Rita,";
    assert_eq!(comment("Content-Type: text/plain; charset=utf-8\r\n", quoted.as_bytes()), "Fine.");
    let japanese = b"\x1b$B$3$l$O\x1b(B";
    assert_eq!(comment("Content-Type: text/plain; charset=iso-2022-jp\r\n", japanese), "\u{3053}\u{308c}\u{306f}");
    let korean = [0xb3, 0xd7];
    assert_eq!(comment("Content-Type: text/plain; charset=euc-kr\r\n", &korean), "\u{b124}");
    for stop in ["Stop", "Please stop sending me these letters.", "UNSUBSCRIBE!"] {
        assert!(comment("", stop.as_bytes()).contains("asks to stop"), "{stop}");
    }
    assert_eq!(comment("", b"Please stop the second rule at 32 characters."), "Please stop the second rule at 32 characters.");
    let notice = answer_to(&cast, "arrived", &cast.olga);
    let private = message("olga@cast.example", &notice, "n1", "", "internal note: looks like spam to me");
    assert!(matches!(take(&cast, private.as_bytes()), Fate::Held(why) if why.contains("notice to the operators")));
}

#[test]
fn what_cannot_be_placed_is_held_and_what_no_person_wrote_is_dropped() {
    let (cast, number) = scene();
    let to = answer_to(&cast, "question", &cast.rita);
    let held = |letter: String| match take(&cast, letter.as_bytes()) {
        Fate::Held(why) => why,
        other => panic!("{other:?}: {letter}"),
    };
    assert!(held(message("otto@cast.example", &to, "2", "", "Hi")).contains("from another address"));
    assert!(
        held(message("rita@cast.example", "reply@registry.example", "3", "", "Hi")).contains("does not answer an email of ours")
    );
    let forged = to.replace("reply+0", "reply+1").replace("reply+f", "reply+0");
    let forged = if forged == to { to.replacen("+0", "+9", 1) } else { forged };
    assert!(held(message("rita@cast.example", &forged, "4", "", "Hi")).contains("does not answer an email of ours"));
    let html = message("rita@cast.example", &to, "5", "Content-Type: text/html\r\n", "<b>Hi</b>");
    assert!(matches!(take(&cast, html.as_bytes()), Fate::Commented(_)));
    assert!(held(message("rita@cast.example", &to, "6", "", "> only a quote")).contains("no text of its own"));
    assert!(matches!(take(&cast, message("rita@cast.example", &to, "6b", "", "a NUL \0 in it").as_bytes()), Fate::Commented(_)));
    let huge = message("rita@cast.example", &to, "7", "", &"x".repeat(1024 * 1024 + 10));
    assert!(held(huge).contains("larger than 1 MiB"));
    for (id, header) in [
        ("8", "Auto-Submitted: auto-replied\r\n"),
        ("9", "Precedence: bulk\r\n"),
        ("10", "Return-Path: <>\r\n"),
        ("11", "List-Id: <l.example>\r\n"),
    ] {
        assert!(
            matches!(take(&cast, message("rita@cast.example", &to, id, header, "I am away").as_bytes()), Fate::Dropped(_)),
            "{header}"
        );
    }
    // An expert who has not said whether there is a conflict says nothing by mail either.
    let sven = answer_to(&cast, "assignment", &cast.sven);
    assert!(
        held(message("sven@cast.example", &sven, "12", "", "I approve it.")).contains("Say first whether you have a conflict")
    );
    assert_eq!(
        count(&cast, "SELECT count(*) AS count FROM inbound WHERE fate = 'dropped'"),
        4,
        "what is dropped is written down"
    );
    let _ = number;
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % most.max(1) as u64).unwrap()
    }
}

fn mutated(base: &[u8], others: &[Vec<u8>], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = base.to_vec();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len());
        match chance.below(9) {
            0 => bytes[at] = u8::try_from(chance.below(256)).unwrap(),
            1 => {
                bytes.remove(at);
            }
            2 => bytes.insert(at, u8::try_from(chance.below(256)).unwrap()),
            3 => bytes.truncate(at.max(1)),
            4 => {
                let end = (at + chance.below(200)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = chance.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            5 => {
                let other = &others[chance.below(others.len())];
                let from = chance.below(other.len());
                bytes.splice(at..at, other[from..(from + 120).min(other.len())].iter().copied());
            }
            6 => bytes.splice(at..at, *b"\r\n\r\n").for_each(drop),
            7 => bytes.splice(at..at, "é\u{202e}\u{0}".bytes()).for_each(drop),
            _ => {
                let end = (at + chance.below(80)).min(bytes.len());
                bytes.drain(at..end);
            }
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
    bytes
}

#[test]
fn mutated_messages_decide_nothing_and_break_nothing() {
    // A message costs PostgreSQL ten times as much.
    mutate(if on_postgres() { 1_000 } else { 5_000 });
}

#[test]
#[ignore = "script/test deep"]
fn five_thousand_mutated_messages_decide_nothing_and_break_nothing() {
    mutate(5_000);
}

fn mutate(messages: usize) {
    let (cast, number) = scene();
    let (rita, sven) = (answer_to(&cast, "question", &cast.rita), answer_to(&cast, "assignment", &cast.sven));
    cast.disclose(&cast.sven, &number, false).unwrap();
    let lead = answer_to(&cast, "assignment", &cast.edda);
    let multipart = "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=\"b\"\r\n";
    let parts = "--b\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nApprove. Gr=C3=BC=C3=9Fe\r\n--b\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA\r\n--b--";
    let bases: Vec<Vec<u8>> = [
        message("rita@cast.example", &rita, "a", "", "The harbour pays.\r\n> Who pays?"),
        message("sven@cast.example", &sven, "b", "", "I approve this request. APPROVE\r\nPosition: approve"),
        message("edda@cast.example", &lead, "c", "", "Approved. Register it."),
        message("edda@cast.example", &lead, "d", multipart, parts),
        message("rita@cast.example", &rita, "e", "Content-Type: text/html; charset=iso-8859-1\r\n", "<p>Withdraw it</p>"),
        message("rita@cast.example", &rita, "f", "Auto-Submitted: auto-replied\r\n", "I am away"),
        message(
            "rita@cast.example",
            &format!("\"A, B\" <{rita}>, other@x.example"),
            "g",
            "Cc: <c@x.example>\r\nReferences: <x@y>\r\n",
            "Withdraw",
        ),
    ]
    .map(String::into_bytes)
    .to_vec();
    let before = cast.state(&number);
    let mut chance = Chance(8141);
    let (mut commented, mut held, mut dropped) = (0, 0, 0);
    for n in 0..messages {
        let base = &bases[n % bases.len()];
        // Each is another message, so that most are new; some are copies.
        let base: Vec<u8> =
            String::from_utf8_lossy(base).replace("@mail.example", &format!("-{}@mail.example", n / 9)).into_bytes();
        match take(&cast, &mutated(&base, &bases, &mut chance)) {
            Fate::Commented(on) => {
                assert_eq!(on, number);
                commented += 1;
            }
            Fate::Held(_) => held += 1,
            Fate::Dropped(_) => dropped += 1,
            Fate::Known => {}
        }
    }
    let least = i64::try_from(messages / 25).unwrap();
    assert!(commented > least && held > least && dropped > least / 10, "{commented} {held} {dropped}: the test shows little");
    assert_eq!(cast.state(&number), before);
    for table in ["decisions", "positions", "proposals", "reports"] {
        assert_eq!(count(&cast, &format!("SELECT count(*) AS count FROM {table}")), 0, "{table}");
    }
    let by_mail = count(&cast, "SELECT count(*) AS count FROM comments WHERE by_mail");
    assert_eq!(by_mail, commented, "each comment once");
    let moved = count(&cast, "SELECT count(*) AS count FROM events WHERE state IS NOT NULL");
    assert_eq!(moved, 3, "submitted, opened, asked: nothing moved since");
}

fn hand_over(db: &TestDb, env: &[(&str, &str)], message: &str) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nidreg"));
    command
        .args(["mail", "receive"])
        .current_dir(db.dir.path())
        .env("DATABASE_URL", &db.url)
        .env("NIDREG_MAIL_REPLY", "reply@registry.example");
    for (name, value) in env {
        command.env(name, value);
    }
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that ends before it has read is no fault of the test.
    let _ = child.stdin.take().unwrap().write_all(message.as_bytes());
    let output = child.wait_with_output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn the_command_ends_well_only_after_the_message_is_kept() {
    let db = TestDb::new();
    let house = House::start_with(&db, true, &[("NIDREG_MAIL_REPLY", "reply@registry.example")]);
    let letter = message("stranger@example.org", "reply@registry.example", "x1", "", "Hello");
    let (status, words) = hand_over(&db, &[], &letter);
    assert_eq!(status, 0, "{words}");
    assert!(words.contains("held for the operators"), "{words}");
    assert_eq!(hand_over(&db, &[], &letter).0, 0);
    assert_eq!(hand_over(&db, &[], "").0, 75, "nothing is a doubt");
    assert_eq!(hand_over(&db, &[("DATABASE_URL", "sqlite:/nowhere/at/all.db")], &letter).0, 75);
    assert_eq!(hand_over(&db, &[("NIDREG_KEY_FILE", "/nowhere/key")], &letter).0, 75);
    let operator = Person::demo(&house, "operator");
    let page = operator.get("/desk/mail").body;
    assert_eq!(page.matches("stranger@example.org").count(), 2, "once as a row and once as its label: {page}");
    let id = page.split("action=\"/desk/mail/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(operator.post(&format!("/desk/mail/{id}"), &[]).status, 303);
    assert!(operator.get("/desk/mail").body.contains("None waits"));
    // The letters that leave can be answered: a signed address stands in each that is about a request.
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let registrant = Person::demo(&house, "registrant");
    let asked = operator.post(&format!("/desk/R-{year}-0002/ask"), &[("question", "Who keeps the list?")]);
    assert_eq!(asked.status, 303);
    let begin = std::time::Instant::now();
    let reply = loop {
        let found = std::fs::read_dir(db.dir.path().join("mail")).into_iter().flatten().find_map(|file| {
            let text = std::fs::read_to_string(file.unwrap().path()).ok()?;
            (text.contains("To: registrant@demo.example") && text.contains("A question") && text.contains("0002"))
                .then(|| text.replace("\r\n ", "").lines().find_map(|line| line.strip_prefix("Reply-To: ").map(str::to_owned)))?
        });
        if let Some(reply) = found {
            break reply;
        }
        assert!(begin.elapsed() < std::time::Duration::from_secs(20), "no letter with an address for answers");
        std::thread::sleep(std::time::Duration::from_millis(50));
    };
    let (status, words) = hand_over(&db, &[], &message("registrant@demo.example", &reply, "x2", "", "The society keeps it."));
    assert_eq!((status, words.contains("a comment on")), (0, true), "{words}");
    assert!(registrant.get(&format!("/requests/R-{year}-0002")).body.contains("The society keeps it."));
}

#[test]
fn an_expert_who_is_not_named_is_named_in_no_page_feed_letter_or_json() {
    let db = TestDb::new();
    let house = House::start(&db, true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    let number = format!("R-{year}-0009");
    let as_person = |name| Person::demo(&house, name);
    let (sven, registrant, operator, lead) =
        (as_person("second-expert"), as_person("registrant"), as_person("operator"), as_person("expert"));
    // Sven took a position in the demonstration as "Designated expert"; now he does everything else an expert does.
    let post = |path: &str, form: &[(&str, &str)]| {
        let answer = sven.post(&format!("/reviews/{number}{path}"), form);
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
    };
    post(
        "/write",
        &[
            ("snapshot", "1"),
            ("thread", ""),
            ("field", "syntax"),
            ("quote", "one to twelve digits"),
            ("comment", "Why twelve?"),
            ("suggestion", "one to twenty digits"),
        ],
    );
    post("/position", &[("snapshot", "1"), ("stance", "no_objection"), ("reasons", "As far as I see.")]);
    post("/comment", &[("comment", "One more word.")]);
    post("/ask", &[("question", "Who may publish a list?")]);
    let whole = registrant.get(&format!("/requests/{number}/edit/whole")).body;
    let revision = whole.split("name=\"revision\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let answered = registrant.post(
        &format!("/requests/{number}/edit/whole"),
        &[("revision", &revision), ("intent", "answer"), ("answer", "The committee.")],
    );
    assert_eq!(answered.status, 303, "{}", answered.body);
    let done = as_person("representative").post(&format!("/requests/{number}/complete"), &[("snapshot", "1")]);
    assert_eq!(done.status, 303, "{}", done.body);
    let page = operator.get(&format!("/desk/{number}")).body;
    assert!(page.contains("Register urn:codelist"), "{page}");
    let registered = operator.post(&format!("/desk/{number}/register"), &[("snapshot", "1"), ("confirm", "codelist")]);
    assert_eq!(registered.status, 303, "{}", registered.body);
    let token = {
        let made = registrant.post("/account/tokens", &[("name", "reader"), ("scopes", "reviews"), ("days", "30")]);
        made.body.split("nidreg_").nth(1).map(|rest| {
            format!("nidreg_{}", rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>())
        })
    };
    let mut outputs = 0;
    for (name, person) in [
        ("nobody", Person::nobody(&house)),
        ("registrant", registrant),
        ("operator", operator),
        ("representative", as_person("representative")),
        ("liaison", as_person("liaison")),
    ] {
        for path in [
            "/".to_owned(),
            "/requests".to_owned(),
            "/requests/updates.atom".to_owned(),
            "/requests/statistics".to_owned(),
            format!("/requests/{number}"),
            format!("/requests/{number}/updates.atom"),
            format!("/requests/{number}/edit"),
            format!("/desk/{number}"),
            "/desk".to_owned(),
            "/api/v1/requests".to_owned(),
            format!("/api/v1/requests/{number}"),
            "/assignments/urn-formal/codelist".to_owned(),
            "/assignments/urn-formal/codelist/history".to_owned(),
            "/assignments/urn-formal/codelist.json".to_owned(),
            "/assignments/urn-namespaces/updates.atom".to_owned(),
            "/assignments/urn-namespaces/urn-namespaces.xml".to_owned(),
        ] {
            let answer = person.get(&path);
            if answer.status == 200 {
                outputs += 1;
                // On other requests he is named: of the feed of all of them only the entries of this one are asked.
                let parts = answer
                    .body
                    .split("<entry>")
                    .filter(|part| !path.ends_with("/requests/updates.atom") || part.contains(&number));
                for part in parts {
                    assert!(!part.contains("Sven"), "{name} reads the name at {path}: {part}");
                }
            }
        }
    }
    if let Some(token) = token {
        let request = ureq::get(format!("{}/api/v1/requests/{number}/reviews", house.base))
            .header("Authorization", &format!("Bearer {token}"));
        let body = request.call().unwrap().body_mut().read_to_string().unwrap();
        assert!(body.contains("Designated expert") && !body.contains("Sven"), "{body}");
        outputs += 1;
    }
    assert!(outputs > 40, "{outputs}");
    // The letters, as far as they have been written out; those to Sven himself may greet him.
    std::thread::sleep(std::time::Duration::from_secs(2));
    let mut letters = 0;
    for file in std::fs::read_dir(db.dir.path().join("mail")).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        if text.contains(&number) && !text.contains("To: second-expert@demo.example") {
            letters += 1;
            assert!(!text.contains("Sven"), "{text}");
        }
    }
    assert!(letters > 8, "{letters}");
    // The lead reads who it is.
    assert!(lead.get(&format!("/reviews/{number}")).body.contains("Sven Second"));
}
