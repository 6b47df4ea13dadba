//! What takes two accounts, two operators or two browsers is done once when several press at the same moment: answers to requests for
//! erasure, ways back, sign-ins elsewhere. Each pair meets several times, because a race is not won each time.

use crate::common::cast::rows;
use crate::common::cast::{Cast, at_once};
use nidreg::acts::erase::{self, Wish};
use nidreg::acts::sign_in::Browser;
use nidreg::acts::{duplicate, elsewhere, end, go_on, track};
use nidreg::cases::drafts::Start;
use nidreg::cases::{State, Track, Way};
use nidreg::people::elsewhere::{Secrets, Shown};
use nidreg::people::secrets::Token;
use nidreg::people::{Account, Email, PersonName};

/// How often each pair meets.
const TIMES: usize = 5;

fn events(cast: &Cast, acts: &str) -> usize {
    rows(cast, &format!("SELECT id AS what FROM events WHERE act IN ({acts})")).len()
}

#[test]
fn a_request_for_erasure_is_answered_once() {
    let cast = Cast::new();
    for _ in 0..TIMES {
        let wish = Wish::parse("My telephone number").unwrap();
        cast.store.write(|conn| erase::ask(conn, &cast.post, cast.now, &cast.otto, &wish)).unwrap();
        cast.leaving();
        let id = rows(&cast, "SELECT id AS what FROM erasures WHERE outcome IS NULL").remove(0);
        let before = events(&cast, "'erasure_answered'");
        let answer = |who: &Account, declines: bool| {
            cast.act(who, |conn, turn| erase::answer(conn, turn, &id, declines, "It is a published name."))
        };
        let (done, refused) = at_once(vec![
            Box::new(|| answer(&cast.olga, true)),
            Box::new(|| answer(&cast.oskar, false)),
            Box::new(|| answer(&cast.oskar, true)),
        ]);
        assert_eq!(done, 1, "{refused:?}");
        assert!(refused.iter().all(|why| why.contains("This request")), "{refused:?}");
        assert_eq!(events(&cast, "'erasure_answered'"), before + 1);
        let told = cast.leaving().into_iter().filter(|email| email.letter == "erasure_answered").count();
        assert_eq!(told, 1, "the requester reads one answer");
    }
}

#[test]
fn a_request_comes_back_once() {
    let cast = Cast::new();
    for time in 0..TIMES {
        let number = cast.submitted(&cast.rita, &Start::NewFormal(format!("harbour-{time}")));
        cast.open(number, &[&cast.edda, &cast.sven]).unwrap();
        cast.act(&cast.rita, |conn, turn| end::withdraw(conn, turn, number)).unwrap();
        let before = events(&cast, "'end_taken_back'");
        let go_on = || cast.act(&cast.rita, |conn, turn| go_on::go_on(conn, turn, number, "I pressed the wrong button."));
        let (done, refused) = at_once(vec![Box::new(go_on), Box::new(go_on), Box::new(go_on)]);
        assert_eq!((done, cast.state(number)), (1, State::Review), "{refused:?}");
        assert_eq!(events(&cast, "'end_taken_back'"), before + 1);

        // A duplicate that both operators take back, while its registrant withdraws it.
        let first = cast.submitted(&cast.otto, &Start::NewFormal(format!("quay-{time}")));
        let second = cast.submitted(&cast.rita, &Start::NewFormal(format!("pier-{time}")));
        cast.act(&cast.olga, |conn, turn| duplicate::call_duplicate(conn, turn, second, &first.to_string(), "The same."))
            .unwrap();
        let before = events(&cast, "'duplicate_taken_back'");
        let take_back = |who: &Account| cast.act(who, |conn, turn| duplicate::take_back(conn, turn, second, "They differ."));
        let (done, refused) = at_once(vec![Box::new(|| take_back(&cast.olga)), Box::new(|| take_back(&cast.oskar))]);
        assert_eq!((done, cast.state(second)), (1, State::Intake), "{refused:?}");
        assert_eq!(events(&cast, "'duplicate_taken_back'"), before + 1);

        // A change of track.
        let to = Track::Standards { body: "IESG".into() };
        cast.act(&cast.olga, |conn, turn| track::change_track(conn, turn, second, &to, "It is in a draft.")).unwrap();
        let before = events(&cast, "'track_taken_back'");
        let back = |who: &Account| cast.act(who, |conn, turn| track::change_back(conn, turn, second, "It is in none."));
        let (done, refused) = at_once(vec![Box::new(|| back(&cast.olga)), Box::new(|| back(&cast.oskar))]);
        assert_eq!((done, cast.request(second).track.way()), (1, Way::Community), "{refused:?}");
        assert_eq!(events(&cast, "'track_taken_back'"), before + 1);
    }
}

fn shown(subject: &str) -> Shown {
    let issuer = "https://id.example".to_owned();
    Shown { issuer, subject: subject.to_owned(), email: None, name: None, at: None }
}

/// A round that came back with this subject; the secret of its browser.
fn back(cast: &Cast, linker: Option<&Account>, subject: &str) -> Token {
    let (secrets, mark) = (Secrets::draw(), Token::draw());
    cast.store.write(|conn| elsewhere::set_out(conn, cast.now, linker, "/waiting", &secrets)).unwrap();
    let round = cast.store.write(|conn| elsewhere::take(conn, cast.now, &secrets)).unwrap();
    let browser = Browser { name: "a browser", mark: &mark };
    cast.store.write(|conn| elsewhere::came_back(conn, (&cast.post, cast.now), &round, &shown(subject), browser, false)).unwrap();
    secrets.browser
}

#[test]
fn a_round_is_taken_once_and_a_sign_in_elsewhere_belongs_to_one_account() {
    let cast = Cast::new();
    for time in 0..TIMES {
        // The answer of the provider comes twice.
        let secrets = Secrets::draw();
        cast.store.write(|conn| elsewhere::set_out(conn, cast.now, None, "/waiting", &secrets)).unwrap();
        let take = || cast.store.write(|conn| elsewhere::take(conn, cast.now, &secrets));
        let (done, refused) = at_once(vec![Box::new(take), Box::new(take), Box::new(take)]);
        assert_eq!(done, 1, "{refused:?}");

        // Two people link it, each twice.
        let subject = format!("s-{time}");
        let (ritas, ottos) = (back(&cast, Some(&cast.rita), &subject), back(&cast, Some(&cast.otto), &subject));
        let link = |who: &Account, browser: &Token| {
            cast.store.write(|conn| elsewhere::link(conn, (&cast.post, cast.now), who, browser, "University"))
        };
        let before = events(&cast, "'elsewhere_linked'");
        let (done, refused) = at_once(vec![
            Box::new(|| link(&cast.rita, &ritas)),
            Box::new(|| link(&cast.otto, &ottos)),
            Box::new(|| link(&cast.rita, &ritas)),
            Box::new(|| link(&cast.otto, &ottos)),
        ]);
        assert_eq!(done, 1, "{refused:?}");
        let said = |why: &String| why.contains("is already linked to an account") || why.contains("This sign-in");
        assert!(refused.iter().all(said), "{refused:?}");
        assert_eq!(rows(&cast, &format!("SELECT account_id AS what FROM identities WHERE subject = '{subject}'")).len(), 1);
        assert_eq!(events(&cast, "'elsewhere_linked'"), before + 1);

        // A link in an email is pressed twice: one account, one session.
        let browser = back(&cast, None, &format!("new-{time}"));
        let (name, email) = (PersonName::parse("Nora New").unwrap(), Email::parse(&format!("nora-{time}@new.example")).unwrap());
        let asks = elsewhere::Asks { name: &name, email: &email, provider: "University", lang: nidreg::words::Lang::En };
        let mark = Token::draw();
        let own = || Browser { name: "a browser", mark: &mark };
        cast.store.write(|conn| elsewhere::ask(conn, (&cast.post, cast.now), &asks, &browser)).unwrap();
        let left = cast.leaving();
        let body = &left.iter().find(|left| left.letter == "elsewhere").unwrap().body;
        let token = Token::read(body.split("/sign-in/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
        let join = || {
            let at = (&cast.post, cast.now);
            cast.store.write(|conn| elsewhere::join(conn, at, &token, Some(&browser), "University", own(), false).map(|_| ()))
        };
        let (done, refused) = at_once(vec![Box::new(join), Box::new(join), Box::new(join)]);
        assert_eq!(done, 1, "{refused:?}");
        let sessions = "SELECT s.id AS what FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = ";
        assert_eq!(rows(&cast, &format!("{sessions}'{email}'")).len(), 1);
    }
}
