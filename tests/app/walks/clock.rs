//! A clock that only the program watches: what happens when nobody acts.

use crate::common::cast::Cast;
use diesel::prelude::*;
use diesel::sql_types::Text;
use nidreg::acts::{ask, duplicate};
use nidreg::cases::State;
use nidreg::cases::drafts::Start;
use nidreg::ids::RequestNumber;
use nidreg::store::Error;

#[derive(QueryableByName)]
struct Letter {
    #[diesel(sql_type = Text)]
    letter: String,
    #[diesel(sql_type = Text)]
    created_at: String,
}

fn letters_to(cast: &Cast, number: RequestNumber, recipient: &str, codes: &str) -> Vec<(String, String)> {
    let sql = format!(
        "SELECT o.letter, o.created_at FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.recipient = '{recipient}' AND o.letter IN ({codes}) ORDER BY o.created_at, o.id"
    );
    let rows: Vec<Letter> = cast.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| (row.letter, row.created_at[..10].to_owned())).collect()
}

#[test]
fn two_years_in_which_nobody_acts_remind_warn_escalate_and_lapse_and_decide_nothing() {
    let mut cast = Cast::new();
    let formal = |nid: &str| Start::NewFormal(nid.to_owned());
    let waiting = cast.submitted(&cast.rita, &formal("waiting"));
    let asked = cast.submitted(&cast.rita, &formal("asked"));
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, asked, "Who pays?")).unwrap();
    let reviewed = cast.submitted(&cast.rita, &formal("reviewed"));
    cast.open(reviewed, &[&cast.sven]).unwrap();
    let ready = cast.submitted(&cast.rita, &formal("ready"));
    cast.open(ready, &[&cast.edda, &cast.sven]).unwrap();
    cast.approve_as_expert(&cast.edda, ready);
    cast.approve_as_expert(&cast.sven, ready);
    cast.approve(ready).unwrap();
    // Each day for two years; a second run finds nothing to do: on each day that had something to do, and on each seventh.
    for day in 0..730 {
        let done = cast.strike();
        if day % 7 == 0 || (done.acts, done.digests) != (0, 0) {
            let again = cast.strike();
            assert_eq!((again.acts, again.digests), (0, 0), "{}", cast.now);
        }
        cast.days(1);
    }
    assert_eq!(
        [&waiting, &asked, &reviewed, &ready].map(|number| cast.state(*number)),
        [State::Intake, State::Lapsed, State::Review, State::Ready],
        "nothing is approved, declined or registered by the clock"
    );
    // 2027-01-04 is a Monday.
    let is = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
    };
    assert_eq!(letters_to(&cast, waiting, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(letters_to(&cast, ready, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(
        letters_to(&cast, reviewed, "sven@cast.example", "'reminder', 'overdue'"),
        is(&[("overdue", "2027-01-07"), ("reminder", "2027-01-15"), ("reminder", "2027-01-18"), ("overdue", "2027-01-21")])
    );
    assert_eq!(
        letters_to(&cast, reviewed, "edda@cast.example", "'decision_needed', 'escalation'")[..5],
        is(&[
            // An expert is late, nobody has acted, everybody can read it; then once a month.
            ("decision_needed", "2027-01-18"),
            ("escalation", "2027-01-24"),
            ("escalation", "2027-02-01"),
            ("escalation", "2027-02-15"),
            ("escalation", "2027-03-17"),
        ])
    );
    assert_eq!(
        letters_to(&cast, asked, "rita@cast.example", "'lapse_warning', 'lapsed'"),
        is(&[
            ("lapse_warning", "2027-01-18"),
            ("lapse_warning", "2027-02-03"),
            ("lapse_warning", "2027-03-05"),
            ("lapse_warning", "2027-03-28"),
            ("lapsed", "2027-04-04")
        ])
    );
    // The lapsed request can be taken up again for twelve months, and no longer.
    assert!(cast.act(&cast.rita, |conn, turn| duplicate::reopen(conn, turn, asked)).is_err());
    cast.now = "2028-04-04T08:00:00Z".parse().unwrap();
    cast.act(&cast.rita, |conn, turn| duplicate::reopen(conn, turn, asked)).unwrap();
}

#[test]
fn a_digest_comes_once_a_week_and_only_when_something_moved() {
    let mut cast = Cast::new();
    cast.strike();
    let number = cast.submitted(&cast.rita, &Start::NewFormal("tide".to_owned()));
    cast.open(number, &[&cast.sven]).unwrap();
    let mut digests = Vec::new();
    for day in 0..28 {
        cast.days(1);
        let done = cast.strike();
        if done.digests > 0 {
            digests.push((day + 1, done.digests));
        }
    }
    // Three experts and two operators, on the Monday after; the weeks in which nothing moved bring none.
    assert_eq!(digests, [(7, 5)]);
}
