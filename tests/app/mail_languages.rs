//! Emails in the language of their recipient, sent through a real SMTP server.

use crate::common::prelude::*;
use crate::email_delivery::Smtp;
use nidreg::actions::procedure;
use nidreg::mail::MailRoute;
use nidreg::mail::delivery::{DeliveryMethod, run_once};
use urn_registry::i18n::Lang;

/// A user of the fixture and their language.
type Speaker = (fn(&ProcedureFixture) -> &Account, Lang);

fn fixture_with_languages(speakers: &[Speaker]) -> ProcedureFixture {
    let mut fixture = ProcedureFixture::new();
    fixture.takes_replies();
    for (who, lang) in speakers {
        fixture.store.write(|conn| own_account::set_language(conn, who(&fixture), *lang)).unwrap();
    }
    fixture
}

fn delivered(fixture: &ProcedureFixture) -> Vec<Value> {
    let smtp = Smtp::start(0);
    let carrier = DeliveryMethod::new(&MailRoute::Smtp(smtp.url.clone())).unwrap();
    let later = fixture.now + jiff::SignedDuration::from_mins(11);
    while run_once(&fixture.store, &carrier, &fixture.post, later).unwrap() > 0 {}
    // The server reports what it received through a separate pipe.
    let mut seen = Vec::new();
    for _ in 0..50 {
        seen = smtp.emails();
        std::thread::sleep(Duration::from_millis(50));
        if !seen.is_empty() && seen.len() == smtp.emails().len() {
            break;
        }
    }
    // The body of an email has the line endings of the wire, CRLF.
    for email in &mut seen {
        email["body"] = email["body"].as_str().unwrap().replace("\r\n", "\n").into();
    }
    seen
}

fn said_to<'a>(all: &'a [Value], address: &str, words: &str) -> &'a Value {
    let to = |email: &&Value| email["to"][0] == address;
    let found = all.iter().filter(to).find(|email| email["body"].as_str().unwrap().contains(words));
    found.unwrap_or_else(|| panic!("nothing to {address} says {words}: {all:#?}"))
}

#[test]
fn emails_use_the_registrants_language_and_stay_english_for_others() {
    let fixture = fixture_with_languages(&[(|fixture| &fixture.rita, Lang::De), (|fixture| &fixture.otto, Lang::Fr)]);
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let other = fixture.submitted(&fixture.otto, &formal("quay"));
    fixture.open(number, &[&fixture.edda]).unwrap();
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "How many digits?").unwrap();
    let all = delivered(&fixture);

    let received = said_to(&all, "rita@cast.example", "ist eingegangen");
    assert_eq!(received["language"], "de");
    let body = received["body"].as_str().unwrap();
    assert!(body.starts_with("Verfolgen Sie Ihren Antrag:\n") && body.contains("\nGuten Tag Rita Registrant,\n"), "{body}");
    says(&body, &["!Hello", "!You get", "!Sent to", "!The operators", "!January"]);
    let question = said_to(&all, "rita@cast.example", "> How many digits?");
    let body = question["body"].as_str().unwrap();
    assert!(body.contains("Bitte antworten Sie") && !body.contains("It is your turn"), "{body}");

    let received = said_to(&all, "otto@cast.example", "a été soumise");
    assert_eq!(received["language"], "fr");
    assert!(received["body"].as_str().unwrap().contains(&format!("Otto Other,\n\nVotre demande {other}")), "{received}");

    // Emails to the review list, the operators and users without a language setting are unchanged.
    for email in
        all.iter().filter(|email| !["rita@cast.example", "otto@cast.example"].contains(&email["to"][0].as_str().unwrap()))
    {
        assert_eq!(email["language"], Value::Null, "{email}");
    }
    let list = said_to(&all, &fixture.post.review_list, "Comments are welcome until");
    assert!(list["body"].as_str().unwrap().starts_with("Read the request and comment on it:\n"));
}

#[test]
fn each_comment_is_sent_in_its_own_email_in_the_recipients_language() {
    let fixture = fixture_with_languages(&[(|fixture| &fixture.rita, Lang::De)]);
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.disclose(&fixture.edda, number).unwrap();
    for body in ["One.", "Two."] {
        fixture.say(&fixture.edda, number, body);
    }
    let all = delivered(&fixture);
    for (words, other) in [("> One.", "> Two."), ("> Two.", "> One.")] {
        let email = said_to(&all, "rita@cast.example", words);
        assert_eq!(email["language"], "de");
        let body = email["body"].as_str().unwrap();
        assert!(!body.contains(other) && body.matches("Guten Tag").count() == 1, "{body}");
        let body = body.split_whitespace().collect::<Vec<_>>().join(" ");
        let comment = format!("Edda Lead (Leitung der Fachgutachter) hat {number} (urn:harbour) kommentiert: {words}");
        assert!(body.contains(&comment), "{body}");
    }
}

#[test]
fn text_inserted_by_actions_is_localized_in_emails() {
    let fixture = fixture_with_languages(&[(|fixture| &fixture.rita, Lang::De), (|fixture| &fixture.edda, Lang::Fr)]);
    let number = fixture.in_review("harbour", &[&fixture.edda]);
    fixture.disclose(&fixture.edda, number).unwrap();
    fixture.ask(&fixture.edda, number, "How many digits?").unwrap();
    fixture.answer(number, "Fourteen.", false);
    let standards = RequestProcedure::Standards { body: "IESG".into() };
    fixture
        .act(&fixture.olga, |conn, ctx| procedure::change_procedure(conn, ctx, number, &standards, "It becomes a standard."))
        .unwrap();
    fixture.withdraw(&fixture.rita, number);
    fixture.reopen(&fixture.rita, number, "I pressed the wrong button.").unwrap();
    let all = delivered(&fixture);

    let said = |to: &str, word: &str| {
        let body = said_to(&all, to, word)["body"].as_str().unwrap();
        body.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    // Emails that only experts and operators get are in English, and so are those about a task of theirs.
    let answered = said("edda@cast.example", "> Fourteen.");
    assert!(answered.contains("The text has not changed."), "{answered}");
    let back = said("edda@cast.example", "rouverte");
    assert!(back.contains("avait été close : retirée. La demande a été rouverte : > I pressed the wrong button."), "{back}");
    let moved = said("rita@cast.example", "Normungsgremium");
    assert!(moved.contains("wurde geändert: Normungsgremium (RFC 8141, 6.2)."), "{moved}");
}
