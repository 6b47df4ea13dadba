//! Emails in the language of their reader, through a real SMTP server.

use crate::common::cast::Cast;
use crate::letters::Smtp;
use nidreg::acts::ask;
use nidreg::acts::choose;
use nidreg::acts::comment::comment;
use nidreg::cases::drafts::Start;
use nidreg::cases::said::NewComment;
use nidreg::mail::delivery::{Carrier, run_once};
use nidreg::mail::{MailRoute, Reply};
use nidreg::people::Account;
use nidreg::words::Lang;
use serde_json::Value;

/// Somebody of the cast, and what they speak.
type Speaker = (fn(&Cast) -> &Account, Lang);

fn cast_that_speaks(speakers: &[Speaker]) -> Cast {
    let mut cast = Cast::new();
    cast.post.reply = Some(Reply {
        local: "reply".into(),
        domain: "registry.example".into(),
        key: [7; 32].into(),
        hold_minutes: 10,
        keep_days: 90,
    });
    for (who, lang) in speakers {
        cast.store.write(|conn| choose::speaks(conn, who(&cast), *lang)).unwrap();
    }
    cast
}

fn delivered(cast: &Cast) -> Vec<Value> {
    let smtp = Smtp::start(0);
    let carrier = Carrier::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    let later = cast.now + jiff::SignedDuration::from_mins(11);
    while run_once(&cast.store, &carrier, &cast.post, later).unwrap() > 0 {}
    // The server says what it took on a pipe of its own.
    let mut seen = Vec::new();
    for _ in 0..50 {
        seen = smtp.letters();
        std::thread::sleep(std::time::Duration::from_millis(50));
        if !seen.is_empty() && seen.len() == smtp.letters().len() {
            break;
        }
    }
    // Lines end in a mail as they do on the wire.
    for letter in &mut seen {
        letter["body"] = letter["body"].as_str().unwrap().replace("\r\n", "\n").into();
    }
    seen
}

fn said_to<'a>(all: &'a [Value], address: &str, words: &str) -> &'a Value {
    let to = |letter: &&Value| letter["to"][0] == address;
    let found = all.iter().filter(to).find(|letter| letter["body"].as_str().unwrap().contains(words));
    found.unwrap_or_else(|| panic!("nothing to {address} says {words}: {all:#?}"))
}

#[test]
fn a_registrant_reads_emails_in_their_language_and_everybody_else_as_before() {
    let cast = cast_that_speaks(&[(|cast| &cast.rita, Lang::De), (|cast| &cast.otto, Lang::Fr)]);
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    let other = cast.submitted(&cast.otto, &Start::NewFormal("quay".into()));
    cast.open(number, &[&cast.edda]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    cast.act(&cast.edda, |conn, turn| ask::ask(conn, turn, number, "How many digits?")).unwrap();
    let all = delivered(&cast);

    let received = said_to(&all, "rita@cast.example", "ist eingegangen");
    assert_eq!(received["language"], "de");
    let body = received["body"].as_str().unwrap();
    assert!(body.starts_with("Verfolgen Sie Ihren Antrag:\n") && body.contains("\nGuten Tag Rita Registrant,\n"), "{body}");
    for english in ["Hello", "You get", "It goes to", "The operators", "January"] {
        assert!(!body.contains(english), "{english}: {body}");
    }
    let question = said_to(&all, "rita@cast.example", "> How many digits?");
    let body = question["body"].as_str().unwrap();
    assert!(body.contains("Sie sind am Zug") && !body.contains("It is your turn"), "{body}");

    let received = said_to(&all, "otto@cast.example", "est arrivée");
    assert_eq!(received["language"], "fr");
    assert!(received["body"].as_str().unwrap().contains(&format!("Otto Other,\n\nvotre demande {other}")), "{received}");

    // The list, the desk and whoever chose nothing read what they always read.
    for letter in
        all.iter().filter(|letter| !["rita@cast.example", "otto@cast.example"].contains(&letter["to"][0].as_str().unwrap()))
    {
        assert_eq!(letter["language"], Value::Null, "{letter}");
    }
    let list = said_to(&all, &cast.post.review_list, "Comments are welcome until");
    assert!(list["body"].as_str().unwrap().starts_with("Read the request and comment on it:\n"));
}

#[test]
fn several_emails_leave_as_one_in_their_language() {
    let cast = cast_that_speaks(&[(|cast| &cast.rita, Lang::De)]);
    let number = cast.submitted(&cast.rita, &Start::NewFormal("harbour".into()));
    cast.open(number, &[&cast.edda]).unwrap();
    cast.disclose(&cast.edda, number, false).unwrap();
    for body in ["One.", "Two."] {
        cast.act(&cast.edda, |conn, turn| comment(conn, turn, number, &NewComment { body, ..NewComment::default() })).unwrap();
    }
    let all = delivered(&cast);
    let both = said_to(&all, "rita@cast.example", "> Two.");
    let body = both["body"].as_str().unwrap();
    assert!(body.contains("das ist neu bei") && body.contains("> One."), "{body}");
    assert!(body.contains("1. Ein Kommentar von Edda Lead:\nhttps://"), "{body}");
    assert_eq!(body.matches("Guten Tag").count(), 1, "{body}");
    assert_eq!(both["language"], "de");
}
