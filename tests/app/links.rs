//! Links that open something: made while their email leaves, written nowhere, and made anew when it is sent again.

use crate::common::cast::rows;
use crate::common::cast::threads_of;
use crate::common::cast::{Cast, why};
use nidreg::acts::erase::{self, Wish};
use nidreg::acts::receive::receive;
use nidreg::acts::sign_in::Browser;
use nidreg::acts::{self, accounts, address, ask, authority, comment, elsewhere, resend, review, team};
use nidreg::cases::claims::Answer;
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::ids::RequestNumber;
use nidreg::mail::inbound::reply_address;
use nidreg::mail::queries::{Due, Wanted, outgoing};
use nidreg::mail::{LinkKey, outbox};
use nidreg::people::elsewhere::{Secrets, Shown};
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Email, PersonName};
use nidreg::refusal::Refusal;
use nidreg::reviews::{Stance, Verdict};
use std::collections::BTreeSet;

/// Everything that is at rest: the file of the database and what stands beside it, or every row of every table.
fn at_rest(cast: &Cast) -> String {
    if cast.db.is_postgres() {
        let tables = rows(cast, "SELECT tablename::text AS what FROM pg_tables WHERE schemaname = 'public'");
        return tables.iter().flat_map(|table| rows(cast, &format!("SELECT t::text AS what FROM \"{table}\" t"))).collect();
    }
    let mut all = String::new();
    for file in std::fs::read_dir(cast.db.dir.path()).unwrap() {
        let path = file.unwrap().path();
        if path.is_file() {
            all.push_str(&String::from_utf8_lossy(&std::fs::read(path).unwrap()));
        }
    }
    all
}

/// The words of an email that open something: tokens, and words that are signed.
fn words(email: &Due) -> Vec<String> {
    let hex = email.body.split(|c: char| !c.is_ascii_hexdigit());
    hex.filter(|word| matches!(word.len(), 52 | 64)).map(str::to_owned).collect()
}

fn scene() -> Cast {
    let mut cast = Cast::new();
    cast.post.links = Some(LinkKey([9; 32].into()));
    cast.takes_replies();
    cast
}

fn answer_to(cast: &Cast, letter: &str, who: &Account) -> String {
    let sql = format!(
        "SELECT id AS what FROM outbox WHERE letter = '{letter}' AND recipient = '{}' ORDER BY outbox.id DESC LIMIT 1",
        who.email
    );
    reply_address(cast.post.reply.as_ref().unwrap(), &rows(cast, &sql)[0])
}

fn mail(cast: &Cast, from: &Account, to: &str, body: &str) -> acts::receive::Fate {
    let bytes =
        format!("From: <{}>\r\nTo: {to}\r\nSubject: Re: x\r\nMessage-ID: <{}@x>\r\n\r\n{body}\r\n", from.email, body.len());
    cast.store.write(|conn| receive(conn, &cast.post, cast.now, bytes.as_bytes())).unwrap()
}

fn sign_up(cast: &Cast) {
    let new = accounts::SignUp {
        email: Email::parse("new@cast.example").unwrap(),
        name: PersonName::parse("Nora New").unwrap(),
        lang: nidreg::words::Lang::En,
    };
    cast.store.write(|conn| accounts::sign_up(conn, &cast.post, cast.now, &new, "?next=/register")).unwrap();
}

fn ask_reset(cast: &Cast) {
    let email = Email::parse("rita@cast.example").unwrap();
    cast.store.write(|conn| accounts::ask_reset(conn, &cast.post, cast.now, &email)).unwrap();
}

/// One email of every kind that has a link which opens something.
fn every_kind(cast: &Cast) -> RequestNumber {
    cast.registered("gauge");
    let claimed = cast.submitted(&cast.otto, &Start::Revision("gauge".into()));
    cast.act(&cast.olga, |conn, turn| acts::confirm::invite(conn, turn, "gauge", "contact@society.example")).unwrap();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.act(&cast.rita, |conn, turn| team::invite(conn, turn, number, "helper@cast.example")).unwrap();
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| ask::ask(conn, turn, number, "Who pays?")).unwrap();
    mail(cast, &cast.rita, &answer_to(cast, "question", &cast.rita), "The harbour pays.");
    mail(cast, &cast.edda, &answer_to(cast, "assignment", &cast.edda), "A comment.");
    mail(cast, &cast.rita, &answer_to(cast, "received", &cast.rita), "Stop");
    sign_up(cast);
    ask_reset(cast);
    of_accounts(cast);
    claimed
}

/// Tara has another address, and Rita asks for one.
fn another_address(cast: &Cast) {
    let (tara, rita) = ("tara@new.example", "rita@new.example");
    let ask = |who: &Account, to: &str| {
        let to = Email::parse(to).unwrap();
        cast.store.write(|conn| address::ask(conn, &cast.post, cast.now, who, &to)).unwrap();
    };
    ask(&cast.tara, tara);
    let key = rows(cast, "SELECT new_link AS what FROM address_changes").remove(0);
    let token = cast.store.write(|conn| nidreg::people::links::draw(conn, cast.now, &key)).unwrap();
    cast.store.write(|conn| address::follow(conn, &cast.post, cast.now, &token)).unwrap();
    ask(&cast.rita, rita);
}

/// Another address, erasure without an account, and going on after a sign-in elsewhere.
fn of_accounts(cast: &Cast) {
    let email = |text: &str| Email::parse(text).unwrap();
    let at = (&cast.post, cast.now);
    another_address(cast);
    let wish = Wish::parse("My number").unwrap();
    cast.store.write(|conn| erase::ask_as_stranger(conn, at.0, at.1, &email("sam@stranger.example"), &wish)).unwrap();
    let (secrets, mark) = (Secrets::draw(), Token::draw());
    let browser = || Browser { name: "a browser", mark: &mark };
    cast.store.write(|conn| elsewhere::set_out(conn, at.1, None, "/", &secrets)).unwrap();
    let round = cast.store.write(|conn| elsewhere::take(conn, at.1, &secrets)).unwrap();
    let shown = Shown { issuer: "https://id.example".into(), subject: "s-1".into(), email: None, name: None, at: None };
    cast.store.write(|conn| elsewhere::came_back(conn, at, &round, &shown, browser(), false)).unwrap();
    let (name, email) = (PersonName::parse("Una Elsewhere").unwrap(), email("una@cast.example"));
    let asks = elsewhere::Asks { name: &name, email: &email, provider: "University", lang: nidreg::words::Lang::En };
    cast.store.write(|conn| elsewhere::ask(conn, at, &asks, &secrets.browser)).unwrap();
}

#[test]
fn a_live_link_is_at_rest_neither_while_its_email_waits_nor_afterwards() {
    let cast = scene();
    every_kind(&cast);
    let before = at_rest(&cast);
    let sent = cast.leaving();
    let kinds: BTreeSet<&str> = sent.iter().filter(|one| !words(one).is_empty()).map(|one| one.letter.as_str()).collect();
    for kind in [
        "verify",
        "reset",
        "invitation",
        "authority_asked",
        "promise_asked",
        "confirm_answer",
        "email_waits",
        "stopped",
        "received",
        "address_new",
        "address_leaves",
        "erasure_confirm",
        "elsewhere",
    ] {
        assert!(kinds.contains(kind), "{kind} has no link: {kinds:?}");
    }
    let after = at_rest(&cast);
    assert!(before.contains("Who pays?") && after.contains("Who pays?"), "what is searched is what is kept");
    for email in &sent {
        let shown = cast.store.read(|conn| resend::file(conn, &cast.post, &email.id)).unwrap();
        let shown = String::from_utf8(shown).unwrap().replace("=\r\n", "").replace("\r\n ", "");
        for word in words(email) {
            assert!(!before.contains(&word), "{}: {word} was there while it waited", email.letter);
            assert!(!after.contains(&word), "{}: {word} is there after it left", email.letter);
            assert!(!shown.contains(&word), "{}: operators read {word}", email.letter);
        }
        assert!(words(email).is_empty() || shown.contains("made-when-the-email-leaves"), "{shown}");
        if let Some(reply) = cast.post.reply.as_ref() {
            assert!(!shown.contains(&reply_address(reply, &email.id)), "nobody else answers for its reader: {shown}");
        }
    }
}

#[test]
fn an_email_that_is_tried_again_brings_another_link_and_both_open() {
    let mut cast = scene();
    cast.registered("gauge");
    cast.submitted(&cast.otto, &Start::Revision("gauge".into()));
    let asks = |cast: &Cast| {
        loop {
            let one = cast.store.write(|conn| outbox::take_due(conn, &cast.post, cast.now)).unwrap().pop().unwrap();
            if one.letter == "authority_asked" {
                return one;
            }
        }
    };
    let first = asks(&cast);
    // The server took it, and the program was killed before it wrote that down.
    cast.now += jiff::SignedDuration::from_mins(6);
    let second = asks(&cast);
    assert_eq!((&first.message_id, &first.id), (&second.message_id, &second.id));
    let token = |one: &Due| Token::read(&words(one).into_iter().find(|word| word.len() == 64).unwrap()).unwrap();
    assert_ne!(token(&first), token(&second));
    for (token, answer) in [(token(&first), Answer::No), (token(&second), Answer::Yes)] {
        cast.store.write(|conn| authority::answer(conn, &cast.post, cast.now, &token, answer)).unwrap();
    }
}

fn given_up(cast: &Cast, letter: &str, to: &str) -> String {
    let sql =
        format!("SELECT id AS what FROM outbox WHERE letter = '{letter}' AND recipient = '{to}' ORDER BY outbox.id DESC LIMIT 1");
    rows(cast, &sql).remove(0)
}

fn again(cast: &Cast, id: &str) -> Result<(), Refusal> {
    cast.act(&cast.olga, |conn, turn| resend::resend(conn, turn, id))
}

#[test]
fn sending_again_writes_the_email_anew_and_says_when_its_case_is_over() {
    let mut cast = scene();
    let claimed = every_kind(&cast);
    let sent = cast.leaving();
    cast.days(1);
    // A password: another link in another message; using one of them ends both.
    let reset = given_up(&cast, "reset", "rita@cast.example");
    again(&cast, &reset).unwrap();
    let anew = cast.leaving().into_iter().find(|one| one.letter == "reset").unwrap();
    let old = sent.iter().find(|one| one.id == reset).unwrap();
    assert!(anew.message_id != old.message_id && anew.subject == old.subject);
    assert!(anew.body.contains("was written on 2027-01-04 and could not be delivered then"), "{}", anew.body);
    let token = |one: &Due| Token::read(&words(one).into_iter().find(|word| word.len() == 64).unwrap()).unwrap();
    assert_ne!(token(&anew), token(old));
    cast.store.write(|conn| accounts::reset_password(conn, &cast.post, cast.now, &token(&anew), "hash")).unwrap();
    assert!(cast.store.write(|conn| accounts::reset_password(conn, &cast.post, cast.now, &token(old), "hash")).is_err());
    assert!(why(again(&cast, &reset)).contains("has been used"));
    // An address to verify is that for as long as nobody did.
    let verify = given_up(&cast, "verify", "new@cast.example");
    again(&cast, &verify).unwrap();
    let link = token(&cast.leaving().into_iter().find(|one| one.letter == "verify").unwrap());
    let (name, mark) = (PersonName::parse("Nora New").unwrap(), Token::draw());
    let browser = Browser { name: "a browser", mark: &mark };
    let at = (&cast.post, cast.now);
    cast.store.write(|conn| accounts::verify(conn, at, &link, (&name, "none"), browser, false)).unwrap();
    assert!(why(again(&cast, &verify)).contains("The email is not sent again"));
    // An invitation has its whole period again, until it is taken back.
    let invitation = given_up(&cast, "invitation", "helper@cast.example");
    cast.days(20);
    again(&cast, &invitation).unwrap();
    let link = token(&cast.leaving().into_iter().find(|one| one.letter == "invitation").unwrap());
    let number = cast.store.read(|conn| team::invitation(conn, &link, cast.now)).unwrap().number;
    cast.act(&cast.rita, |conn, turn| team::uninvite(conn, turn, number, "helper@cast.example")).unwrap();
    assert!(why(again(&cast, &invitation)).contains("withdrawn"));
    // A claim that an operator decided.
    let asked = given_up(&cast, "authority_asked", "names@society.example");
    again(&cast, &asked).unwrap();
    cast.act(&cast.olga, |conn, turn| authority::confirm(conn, turn, claimed, "A letter of the society.")).unwrap();
    assert!(why(again(&cast, &asked)).contains("has been confirmed"));
    // A question that was answered, and an email that somebody withdrew.
    let question = given_up(&cast, "question", "rita@cast.example");
    again(&cast, &question).unwrap();
    let anew = cast.leaving().into_iter().find(|one| one.letter == "question").unwrap();
    assert!(anew.body.contains(&format!("{number} is now: With requester.")), "{}", anew.body);
    cast.act(&cast.rita, |conn, turn| ask::answer(conn, turn, number, "The harbour.", false)).unwrap();
    assert!(why(again(&cast, &question)).contains("is now: Expert review"));
    let receipt = given_up(&cast, "email_waits", "edda@cast.example");
    cast.strike();
    assert!(why(again(&cast, &receipt)).contains("published as a comment"));
}

#[test]
fn an_answer_by_email_goes_into_the_thread_that_its_email_told_of() {
    let mut cast = scene();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.disclose(&cast.sven, number, false).unwrap();
    let told = |cast: &mut Cast, letter: &str, who: &Account| {
        let to = answer_to(cast, letter, who);
        cast.now += jiff::SignedDuration::from_mins(11);
        to
    };
    let due = |cast: &mut Cast| {
        cast.now += jiff::SignedDuration::from_mins(11);
        cast.strike();
    };
    // A comment.
    cast.act(&cast.edda, |conn, turn| {
        comment::comment(conn, turn, number, &NewComment { body: "Who pays?", ..NewComment::default() })
    })
    .unwrap();
    let (rita, sven, edda) = (cast.rita.clone(), cast.sven.clone(), cast.edda.clone());
    let to = told(&mut cast, "comment", &rita);
    mail(&cast, &rita, &to, "The harbour.");
    assert_eq!(threads_of(&cast, number)[0].comments.len(), 1, "it has its ten minutes first");
    due(&mut cast);
    let found = threads_of(&cast, number);
    assert_eq!((found.len(), found[0].comments.len()), (1, 2), "{found:#?}");
    // The answer is told to the experts; theirs goes there too.
    let to = told(&mut cast, "comment", &edda);
    mail(&cast, &edda, &to, "For how long, though?");
    due(&mut cast);
    assert_eq!(threads_of(&cast, number)[0].comments.len(), 3);
    // A position to discuss has a thread of its own from the first answer on.
    cast.review(&sven, number, Verdict::Position(Stance::Discuss), "Say who assigns.").unwrap();
    let to = told(&mut cast, "discuss", &rita);
    mail(&cast, &rita, &to, "The registrar assigns, see the text.");
    due(&mut cast);
    mail(&cast, &rita, &to, "And nobody else, as section two has it.");
    due(&mut cast);
    let found = threads_of(&cast, number);
    assert_eq!(found.len(), 2, "{found:#?}");
    assert!(found[1].position_id.is_some() && found[1].comments.len() == 2, "{found:#?}");
    // Of several comments in one email nobody can tell which is meant.
    let snapshot = cast.snapshot(number);
    for words in ["One.", "Two."] {
        let typed = acts::review_drafts::Typed { snapshot, thread: "", field: "", quote: "", body: words, suggestion: "" };
        cast.act(&edda, |conn, turn| acts::review_drafts::keep_comment(conn, turn, number, typed)).unwrap();
    }
    cast.act(&edda, |conn, turn| review::send_review(conn, turn, number, snapshot, Verdict::CommentOnly, "")).unwrap();
    let to = told(&mut cast, "comment", &rita);
    mail(&cast, &rita, &to, "To both of them.");
    due(&mut cast);
    assert_eq!(threads_of(&cast, number).len(), 5);
    let all = cast.store.read(|conn| outgoing(conn, &Wanted::default(), 1000)).unwrap();
    assert!(all.iter().all(|one| one.letter != "not_published"));
}
