//! A check may use its whole budget, and other writers wait until a write transaction ends. Therefore no text is checked inside a write
//! transaction.

use crate::common::prelude::*;
use nidreg::actions::register::{preview_registration, publish_correction, register};
use nidreg::actions::submit;
use nidreg::store::before_write::is_writing;
use urn_registry::finding::Level;

/// The number of times that the store ran an action: once if the check result was cached, twice if it had to be computed outside.
fn runs<T>(
    fixture: &ProcedureFixture,
    who: &Account,
    mut act: impl FnMut(&mut AnyConnection, ActionContext<'_>) -> Result<T, Refusal>,
) -> usize {
    let mut count = 0;
    fixture
        .act(who, |conn, ctx| {
            count += 1;
            assert!(is_writing());
            act(conn, ctx)
        })
        .unwrap();
    assert!(!is_writing());
    count
}

#[test]
fn every_action_runs_uncached_checks_outside_its_transaction() {
    let mut fixture = ProcedureFixture::new();
    let rita = fixture.rita.clone();
    // No page has been viewed, so no check result is cached. On PostgreSQL the store may also rerun an action for reasons of its own.
    let first = fixture.start(&rita, &formal("lamps")).unwrap();
    let revision = fixture.request(first).draft_save_number;
    assert!(runs(&fixture, &rita, |conn, ctx| submit::submit(conn, ctx, first, revision)) >= 2);
    fixture.open(first, &[&fixture.edda, &fixture.sven]).unwrap();

    // A new revision in review.
    let better =
        text("lamps").with_field(Field::Purpose, "Names for the lamps of harbours, cited in print and on the public Internet.");
    fixture.act(&rita, |conn, ctx| draft::save_draft(conn, ctx, first, revision, Some("lamps"), &better)).unwrap();
    assert!(runs(&fixture, &rita, |conn, ctx| request_info::submit_revision(conn, ctx, first, "Harbours")) >= 2);

    // A response with a new revision.
    fixture.ask(&fixture.olga, first, "Which harbours?").unwrap();
    let best =
        better.clone().with_field(Field::Purpose, "Names for the lamps of all harbours, in print and on the public Internet.");
    let revision = fixture.request(first).draft_save_number;
    fixture.act(&rita, |conn, ctx| draft::save_draft(conn, ctx, first, revision, Some("lamps"), &best)).unwrap();
    assert!(runs(&fixture, &rita, |conn, ctx| request_info::answer_question(conn, ctx, first, "All of them.", true)) >= 2);

    fixture.approve_as_experts(first);
    fixture.approve(first).unwrap();

    // Registration and its rehearsal on another day: yesterday's result is not used today.
    fixture.days(1);
    let mut rehearsed = 0;
    fixture
        .store
        .rehearse(|conn| {
            rehearsed += 1;
            assert!(is_writing());
            preview_registration(conn, ActionContext { who: &fixture.olga, now: fixture.now, mail: &fixture.post }, first)
        })
        .unwrap();
    assert!(rehearsed >= 2, "{rehearsed}");
    fixture.days(1);
    let confirmation = Confirmation { revision: fixture.revision(first), typed: "lamps".into() };
    assert!(runs(&fixture, &fixture.olga, |conn, ctx| register(conn, ctx, first, &confirmation)) >= 2);
    assert_eq!(fixture.state(first), State::Registered);

    // A correction, submitted and published.
    let second = fixture.start(&rita, &DraftPurpose::Correction("lamps".into())).unwrap();
    let request = fixture.request(second);
    let corrected = request.draft.clone().with_field(Field::Documentation, "Handbook of the society, third edition.");
    fixture.act(&rita, |conn, ctx| draft::save_draft(conn, ctx, second, request.draft_save_number, None, &corrected)).unwrap();
    let revision = fixture.request(second).draft_save_number;
    assert!(runs(&fixture, &rita, |conn, ctx| submit::submit(conn, ctx, second, revision)) >= 2);
    fixture.days(1);
    let confirmation = Confirmation { revision: fixture.revision(second), typed: "lamps".into() };
    let publish = |conn: &mut AnyConnection, ctx: ActionContext<'_>| {
        publish_correction(conn, ctx, second, &confirmation, "A full stop was missing.")
    };
    assert!(runs(&fixture, &fixture.olga, publish) >= 2);
}

#[test]
fn check_result_is_never_reused_for_a_different_text() {
    let fixture = ProcedureFixture::new();
    let number = fixture.start(&fixture.rita, &formal("lamps")).unwrap();
    let request = fixture.request(number);
    // Checked while the text was valid.
    let found = fixture
        .store
        .read(|conn| nidreg::requests::gather::checks::findings(conn, fixture.now, &request, &request.draft))
        .unwrap();
    assert!(found.iter().all(|finding| finding.level != Level::Error), "{found:?}");
    // Then the draft is saved without a required field. The action checks the new text instead of using the earlier result, and rejects it.
    let worse = request.draft.clone().with_field(Field::Purpose, "");
    fixture
        .act(&fixture.rita, |conn, ctx| draft::save_draft(conn, ctx, number, request.draft_save_number, Some("lamps"), &worse))
        .unwrap();
    let refused = fixture.submit(&fixture.rita, number);
    assert!(matches!(&refused, Err(Refusal::Faults(faults)) if faults[0].field == "purpose"), "{refused:?}");
}

#[test]
fn routes_of_the_real_program_run_checks_outside_transactions() {
    // Built with debug assertions, the program panics if a text is checked inside a transaction that others wait for.
    let (_db, _server, [rita]) = TestServer::demo(["registrant"]);
    let pasted = urn_registry::template::write::write(&text("harbour-lamps").with_field(Field::NamespaceId, "harbour-lamps"));
    let form = [("template", pasted.as_str()), ("kind", "new_formal"), ("nid", "harbour-lamps"), ("intent", "use")];
    let answer = rita.post("/register/paste", &form).is(303, &[]);
    let edit = answer.location;
    // The text is submitted directly, without a page that shows findings.
    let answer = rita.post(&edit, &[("save_number", "1"), ("intent", "submit"), ("sure", "yes")]);
    assert_eq!((answer.status, answer.location), (303, format!("{edit}/submitted")), "{}", answer.body);
}
