//! The actions of the System over time when no user acts.

use crate::common::prelude::*;
use diesel::prelude::*;
use diesel::sql_types::Text;

#[derive(QueryableByName)]
struct Notification {
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Text)]
    created_at: String,
}

fn emails_to(fixture: &ProcedureFixture, number: RequestNumber, recipient: &str, codes: &str) -> Vec<(String, String)> {
    let sql = format!(
        "SELECT o.kind, o.created_at FROM outbox o JOIN requests r ON r.id = o.request_id WHERE r.number = '{number}' AND o.recipient = '{recipient}' AND o.kind IN ({codes}) ORDER BY o.created_at, o.id"
    );
    let rows: Vec<Notification> = fixture.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap();
    rows.into_iter().map(|row| (row.kind, row.created_at[..10].to_owned())).collect()
}

#[test]
fn two_idle_years_trigger_reminders_and_lapses_but_no_decisions() {
    let mut fixture = ProcedureFixture::new();
    let formal = |nid: &str| DraftPurpose::NewFormal(nid.to_owned());
    let waiting = fixture.submitted(&fixture.rita, &formal("waiting"));
    let asked = fixture.submitted(&fixture.rita, &formal("asked"));
    fixture.ask(&fixture.olga, asked, "Who pays?").unwrap();
    let reviewed = fixture.submitted(&fixture.rita, &formal("reviewed"));
    fixture.open(reviewed, &[&fixture.sven]).unwrap();
    let partly = fixture.submitted(&fixture.rita, &formal("partly"));
    fixture.open(partly, &[&fixture.sven, &fixture.tara]).unwrap();
    fixture.approve_as_expert(&fixture.sven, partly);
    let ready = fixture.submitted(&fixture.rita, &formal("ready"));
    fixture.open(ready, &[&fixture.edda, &fixture.sven]).unwrap();
    fixture.approve_as_experts(ready);
    fixture.approve(ready).unwrap();
    // The jobs run every day for two years. On days with something to do, and on every seventh day, a second run finds nothing to do.
    for day in 0..730 {
        let done = fixture.retract();
        if day % 7 == 0 || done.acts != 0 {
            let again = fixture.retract();
            assert_eq!(again.acts, 0, "{}", fixture.now);
        }
        fixture.days(1);
    }
    assert_eq!(
        [&waiting, &asked, &reviewed, &ready].map(|number| fixture.state(*number)),
        [State::Intake, State::Closed(CloseReason::Lapsed), State::Review, State::Ready],
        "scheduled jobs do not approve, decline or register anything"
    );
    // 2027-01-04 is a Monday.
    let is = |list: &[(&str, &str)]| -> Vec<(String, String)> {
        list.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect()
    };
    assert_eq!(emails_to(&fixture, waiting, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(emails_to(&fixture, ready, "olga@cast.example", "'overdue'"), is(&[("overdue", "2027-01-06")]));
    assert_eq!(
        emails_to(&fixture, reviewed, "sven@cast.example", "'reminder', 'overdue'"),
        is(&[("overdue", "2027-01-07"), ("reminder", "2027-01-15"), ("reminder", "2027-01-18"), ("overdue", "2027-01-21")])
    );
    assert_eq!(
        emails_to(&fixture, reviewed, "edda@cast.example", "'decision_needed', 'escalation'")[..4],
        is(&[
            // An expert is overdue, no action was taken, the delay is public; then once a month.
            ("escalation", "2027-01-24"),
            ("escalation", "2027-02-01"),
            ("escalation", "2027-02-15"),
            ("escalation", "2027-03-17"),
        ])
    );
    // Finding: a lead got "requires your decision" at the end of the period without a position that allows one.
    assert_eq!(emails_to(&fixture, partly, "edda@cast.example", "'decision_needed'"), is(&[("decision_needed", "2027-01-18")]));
    assert_eq!(
        emails_to(&fixture, asked, "rita@cast.example", "'lapse_warning', 'closed'"),
        is(&[
            ("lapse_warning", "2027-01-18"),
            ("lapse_warning", "2027-02-03"),
            ("lapse_warning", "2027-03-05"),
            ("lapse_warning", "2027-03-28"),
            ("closed", "2027-04-04")
        ])
    );
    // The lapsed request can be reopened for twelve months, but not later.
    assert!(fixture.reopen(&fixture.rita, asked, "The answer was lost.").is_err());
    fixture.now = "2028-04-04T08:00:00Z".parse().unwrap();
    fixture.reopen(&fixture.rita, asked, "The answer was lost.").unwrap();
}
