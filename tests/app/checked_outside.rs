//! A check may take its whole budget, and others wait for the end of a writing transaction: so no text is checked inside of one.

use crate::common::cast::{Cast, text};
use crate::common::{House, Person, TestDb};
use nidreg::acts::draft;
use nidreg::acts::register::{Confirmation, publish_correction, register, rehearse};
use nidreg::acts::{ask, submit};
use nidreg::cases::State;
use nidreg::cases::drafts::Start;
use nidreg::finding::Level;
use nidreg::people::Account;
use nidreg::refusal::Refusal;
use nidreg::registry::Class;
use nidreg::store::AnyConnection;
use nidreg::store::outside::is_writing;
use nidreg::template::Field;
use nidreg::turn::Turn;

/// How often the store ran an act: once when the answer of the checks was at hand, once more when it was made outside.
fn runs<T>(cast: &Cast, who: &Account, mut act: impl FnMut(&mut AnyConnection, Turn<'_>) -> Result<T, Refusal>) -> usize {
    let mut count = 0;
    cast.act(who, |conn, turn| {
        count += 1;
        assert!(is_writing());
        act(conn, turn)
    })
    .unwrap();
    assert!(!is_writing());
    count
}

#[test]
fn every_act_that_asks_the_checks_leaves_its_transaction_when_nobody_has_asked_before() {
    let mut cast = Cast::new();
    let rita = cast.rita.clone();
    // Nobody has looked at any page: every answer has yet to be made. On PostgreSQL the store may run an act again for reasons of its own.
    let first = cast.start(&rita, &Start::NewFormal("lamps".into())).unwrap();
    let revision = cast.request(first).draft_revision;
    assert!(runs(&cast, &rita, |conn, turn| submit::submit(conn, turn, first, revision)) >= 2);
    cast.open(first, &[&cast.edda, &cast.sven]).unwrap();

    // A new text in review.
    let better =
        text("lamps").with(Field::Purpose, "Names for the lamps of harbours, cited in print and on the public Internet.");
    cast.act(&rita, |conn, turn| draft::save_draft(conn, turn, first, revision, Some("lamps"), &better)).unwrap();
    assert!(runs(&cast, &rita, |conn, turn| ask::send_snapshot(conn, turn, first, "Harbours")) >= 2);

    // An answer with a new text.
    cast.act(&cast.olga, |conn, turn| ask::ask(conn, turn, first, "Which harbours?")).unwrap();
    let best = better.clone().with(Field::Purpose, "Names for the lamps of all harbours, in print and on the public Internet.");
    let revision = cast.request(first).draft_revision;
    cast.act(&rita, |conn, turn| draft::save_draft(conn, turn, first, revision, Some("lamps"), &best)).unwrap();
    assert!(runs(&cast, &rita, |conn, turn| ask::answer(conn, turn, first, "All of them.", true)) >= 2);

    cast.approve_as_expert(&cast.edda, first);
    cast.approve_as_expert(&cast.sven, first);
    cast.approve(first).unwrap();

    // Registration and its rehearsal on another day: the answer of yesterday is none of today's.
    cast.days(1);
    let mut rehearsed = 0;
    cast.store
        .rehearse(|conn| {
            rehearsed += 1;
            assert!(is_writing());
            rehearse(conn, Turn { who: &cast.olga, now: cast.now, post: &cast.post }, first)
        })
        .unwrap();
    assert!(rehearsed >= 2, "{rehearsed}");
    cast.days(1);
    let confirmation = Confirmation { snapshot: cast.snapshot(first), typed: "lamps".into(), despite_appeal: String::new() };
    assert!(runs(&cast, &cast.olga, |conn, turn| register(conn, turn, first, &confirmation)) >= 2);
    assert_eq!(cast.state(first), State::Registered);

    // A correction, sent and published.
    let second = cast.start(&rita, &Start::Correction("lamps".into())).unwrap();
    let request = cast.request(second);
    let corrected = request.draft.clone().with(Field::Documentation, "Handbook of the society, third edition.");
    cast.act(&rita, |conn, turn| draft::save_draft(conn, turn, second, request.draft_revision, None, &corrected)).unwrap();
    let revision = cast.request(second).draft_revision;
    assert!(runs(&cast, &rita, |conn, turn| submit::submit(conn, turn, second, revision)) >= 2);
    cast.days(1);
    let confirmation = Confirmation { snapshot: cast.snapshot(second), typed: "lamps".into(), despite_appeal: String::new() };
    let publish = |conn: &mut AnyConnection, turn: Turn<'_>| {
        publish_correction(conn, turn, second, &confirmation, Class::Reference, "A full stop was missing.")
    };
    assert!(runs(&cast, &cast.olga, publish) >= 2);
}

#[test]
fn the_answer_of_another_text_is_never_taken() {
    let cast = Cast::new();
    let number = cast.start(&cast.rita, &Start::NewFormal("lamps".into())).unwrap();
    let request = cast.request(number);
    // Looked at while it was good.
    let found =
        cast.store.read(|conn| nidreg::cases::gather::checks::findings(conn, cast.now, &request, &request.draft)).unwrap();
    assert!(found.iter().all(|finding| finding.level != Level::Fail), "{found:?}");
    // Meanwhile saved without what it needs: the act reads that text, and refuses it.
    let worse = request.draft.clone().with(Field::Purpose, "");
    cast.act(&cast.rita, |conn, turn| draft::save_draft(conn, turn, number, request.draft_revision, Some("lamps"), &worse))
        .unwrap();
    let refused = cast.submit(&cast.rita, number);
    assert!(matches!(&refused, Err(Refusal::Faults(faults)) if faults[0].field == "purpose"), "{refused:?}");
}

#[test]
fn the_doors_of_the_real_program_check_outside() {
    // Built with debug assertions, the program panics where a text is checked inside a transaction that others wait for.
    let db = TestDb::new();
    let house = House::start(&db, true);
    let rita = Person::demo(&house, "registrant");
    let pasted = nidreg::template::write::write(&text("harbour-lamps").with(Field::NamespaceId, "harbour-lamps"));
    let form = [("template", pasted.as_str()), ("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")];
    let answer = rita.post("/register/paste", &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let edit = answer.location;
    // Straight to the act: no page with findings was shown.
    let answer = rita.post(&format!("{edit}/check"), &[("revision", "1")]);
    assert_eq!((answer.status, answer.location), (303, format!("{edit}/submitted")), "{}", answer.body);
}
