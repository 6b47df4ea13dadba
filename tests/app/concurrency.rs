//! Tests that concurrent attempts by two users or browsers take effect only once: reversals, name conflicts,
//! external sign-ins. Each race is repeated several times, because the attempts do not always overlap.

use crate::common::prelude::*;
use crate::common::procedure_fixture::at_once;
use nidreg::actions::edit_record::{self, TypedRecord, record_digest};
use nidreg::actions::sign_in::Browser;
use nidreg::actions::{external_sign_in, name_conflict, procedure};
use nidreg::requests::Procedure;
use nidreg::users::oidc::{ProviderClaims, Secrets};

/// How often each race is repeated.
const TIMES: usize = 5;

fn events(fixture: &ProcedureFixture, acts: &str) -> usize {
    rows(fixture, &format!("SELECT id AS what FROM events WHERE act IN ({acts})")).len()
}

/// Both comments make the registrant the action holder: on PostgreSQL, the second one found the task of the first one in its way.
#[test]
fn two_comments_that_begin_the_same_task_are_both_stored() {
    let fixture = ProcedureFixture::new();
    for time in 0..TIMES {
        let number = fixture.in_review(&format!("harbour-{time}"), &[&fixture.edda, &fixture.sven]);
        fixture.disclose_as_experts(number);
        let comment = |who: &Account| {
            let new = NewComment { body: "Who pays?", ..NewComment::default() };
            fixture.act(who, |conn, ctx| nidreg::actions::comment::comment(conn, ctx, number, &new))
        };
        let (done, refused) = at_once(vec![Box::new(|| comment(&fixture.edda)), Box::new(|| comment(&fixture.sven))]);
        assert_eq!(done, 2, "{refused:?}");
        fixture.check_tasks();
        assert_eq!(fixture.tasks(&fixture.rita, number), [TaskKind::AnswerExperts]);
    }
}

#[test]
fn concurrent_reversals_of_a_request_action_succeed_only_once() {
    let fixture = ProcedureFixture::new();
    for time in 0..TIMES {
        let number = fixture.in_review(&format!("harbour-{time}"), &[&fixture.edda, &fixture.sven]);
        fixture.withdraw(&fixture.rita, number);
        let before = events(&fixture, "'reopened'");
        let go_on = || fixture.reopen(&fixture.rita, number, "I pressed the wrong button.");
        let (done, refused) = at_once(vec![Box::new(go_on), Box::new(go_on), Box::new(go_on)]);
        assert_eq!((done, fixture.state(number)), (1, State::Review), "{refused:?}");
        assert_eq!(events(&fixture, "'reopened'"), before + 1);

        // A duplicate that both operators reverse.
        let first = fixture.submitted(&fixture.otto, &DraftPurpose::NewFormal(format!("quay-{time}")));
        let second = fixture.submitted(&fixture.rita, &DraftPurpose::NewFormal(format!("pier-{time}")));
        fixture
            .act(&fixture.olga, |conn, ctx| {
                close::close_request(conn, ctx, second, (Some(CloseReason::Duplicate), &first.to_string()), "The same.")
            })
            .unwrap();
        let before = events(&fixture, "'reopened'");
        let take_back = |who: &Account| fixture.reopen(who, second, "They differ.");
        let (done, refused) = at_once(vec![Box::new(|| take_back(&fixture.olga)), Box::new(|| take_back(&fixture.oskar))]);
        assert_eq!((done, fixture.state(second)), (1, State::Intake), "{refused:?}");
        assert_eq!(events(&fixture, "'reopened'"), before + 1);

        // A change of procedure.
        let to = RequestProcedure::Standards { body: "IESG".into() };
        fixture.act(&fixture.olga, |conn, ctx| procedure::change_procedure(conn, ctx, second, &to, "It is in a draft.")).unwrap();
        let before = events(&fixture, "'procedure_change_undone'");
        let back = |who: &Account| fixture.act(who, |conn, ctx| procedure::revert_procedure(conn, ctx, second, "It is in none."));
        let (done, refused) = at_once(vec![Box::new(|| back(&fixture.olga)), Box::new(|| back(&fixture.oskar))]);
        assert_eq!((done, fixture.request(second).procedure.kind()), (1, Procedure::Community), "{refused:?}");
        assert_eq!(events(&fixture, "'procedure_change_undone'"), before + 1);
    }
}

#[test]
fn concurrent_actions_in_a_name_conflict_have_one_outcome() {
    let fixture = ProcedureFixture::new();
    for time in 0..TIMES {
        let (nid, other) = (format!("tide-{time}"), format!("ebbe-{time}"));
        let (first, second) = (fixture.submitted(&fixture.rita, &formal(&nid)), fixture.submitted(&fixture.otto, &formal(&nid)));
        // If the earlier request is withdrawn first, the other one has its NID alone and cannot be renamed.
        let withdraw = || fixture.act(&fixture.rita, |conn, ctx| close::withdraw_request(conn, ctx, first));
        let rename = || fixture.act(&fixture.otto, |conn, ctx| name_conflict::change_nid(conn, ctx, second, &other).map(drop));
        let (done, refused) = at_once(vec![Box::new(withdraw), Box::new(rename)]);
        assert_eq!(fixture.state(first), State::Closed(CloseReason::Withdrawn), "{refused:?}");
        assert!(!fixture.seen(second, None).has_condition(Condition::NameConflict), "{refused:?}");
        assert_eq!(fixture.request(second).subject.nid(), Some(if done == 2 { &*other } else { &*nid }), "{refused:?}");
    }
}

fn shown(subject: &str) -> ProviderClaims {
    let issuer = "https://id.example".to_owned();
    ProviderClaims { issuer, subject: subject.to_owned(), email: None, name: None, at: None }
}

/// Completes an external sign-in with this subject at the provider; returns the secret of the browser.
fn back(fixture: &ProcedureFixture, linker: Option<&Account>, subject: &str) -> Token {
    let (secrets, mark) = (Secrets::generate(), Token::generate());
    fixture
        .store
        .write(|conn| external_sign_in::start_external_sign_in(conn, fixture.now, linker, "/waiting", &secrets))
        .unwrap();
    let round = fixture.store.write(|conn| external_sign_in::accept_provider_response(conn, fixture.now, &secrets)).unwrap();
    let browser = Browser { name: "a browser", mark: &mark };
    fixture
        .store
        .write(|conn| {
            external_sign_in::receive_claims(conn, (&fixture.post, fixture.now), &round, &shown(subject), browser, false)
        })
        .unwrap();
    secrets.browser
}

#[test]
fn external_sign_in_is_redeemed_once_and_linked_to_one_account() {
    let fixture = ProcedureFixture::new();
    for time in 0..TIMES {
        // The provider's response arrives several times.
        let secrets = Secrets::generate();
        fixture
            .store
            .write(|conn| external_sign_in::start_external_sign_in(conn, fixture.now, None, "/waiting", &secrets))
            .unwrap();
        let take = || fixture.store.write(|conn| external_sign_in::accept_provider_response(conn, fixture.now, &secrets));
        let (done, refused) = at_once(vec![Box::new(take), Box::new(take), Box::new(take)]);
        assert_eq!(done, 1, "{refused:?}");

        // Two users link the same identity, each twice.
        let subject = format!("s-{time}");
        let (ritas, ottos) = (back(&fixture, Some(&fixture.rita), &subject), back(&fixture, Some(&fixture.otto), &subject));
        let link = |who: &Account, browser: &Token| {
            fixture
                .store
                .write(|conn| external_sign_in::link_identity(conn, (&fixture.post, fixture.now), who, browser, "University"))
        };
        let before = events(&fixture, "'oidc_linked'");
        let (done, refused) = at_once(vec![
            Box::new(|| link(&fixture.rita, &ritas)),
            Box::new(|| link(&fixture.otto, &ottos)),
            Box::new(|| link(&fixture.rita, &ritas)),
            Box::new(|| link(&fixture.otto, &ottos)),
        ]);
        assert_eq!(done, 1, "{refused:?}");
        let said = |why: &String| why.contains("is already linked to an account") || why.contains("This sign-in");
        assert!(refused.iter().all(said), "{refused:?}");
        assert_eq!(rows(&fixture, &format!("SELECT account_id AS what FROM identities WHERE subject = '{subject}'")).len(), 1);
        assert_eq!(events(&fixture, "'oidc_linked'"), before + 1);

        // A link in an email is followed several times: one account, one session.
        let browser = back(&fixture, None, &format!("new-{time}"));
        let (name, email) =
            (PersonName::parse("Nora New").unwrap(), EmailAddress::parse(&format!("nora-{time}@new.example")).unwrap());
        let asks = external_sign_in::NewIdentityInput {
            name: &name,
            email: &email,
            provider: "University",
            lang: urn_registry::i18n::Lang::En,
        };
        let mark = Token::generate();
        let own = || Browser { name: "a browser", mark: &mark };
        fixture
            .store
            .write(|conn| external_sign_in::email_sign_in_link(conn, (&fixture.post, fixture.now), &asks, &browser))
            .unwrap();
        let left = fixture.leaving();
        let body = &left.iter().find(|left| left.kind == "oidc_join").unwrap().body;
        let token = Token::read(body.split("/sign-in/join/").nth(1).unwrap().split_whitespace().next().unwrap()).unwrap();
        let join = || {
            let at = (&fixture.post, fixture.now);
            fixture.store.write(|conn| {
                external_sign_in::complete_emailed_sign_in(conn, at, &token, Some(&browser), "University", own(), false)
                    .map(|_| ())
            })
        };
        let (done, refused) = at_once(vec![Box::new(join), Box::new(join), Box::new(join)]);
        assert_eq!(done, 1, "{refused:?}");
        let sessions = "SELECT s.id AS what FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = ";
        assert_eq!(rows(&fixture, &format!("{sessions}'{email}'")).len(), 1);
    }
}

#[test]
fn concurrent_edits_of_a_list_record_succeed_only_once() {
    let fixture = ProcedureFixture::new();
    fixture.registered("harbour");
    for time in 0..TIMES {
        let seen = fixture
            .act(&fixture.olga, |conn, ctx| Ok(record_digest(&edit_record::editable_namespace(conn, ctx, "harbour")?)))
            .unwrap();
        let references = format!("RFC 99{time}0");
        let edit = |who: &Account, registrant: &str| {
            let typed = TypedRecord {
                references: &references,
                registrant,
                contact: "Names Desk",
                registered_on: "2027-01-04",
                successor: "",
                seen: &seen,
            };
            fixture.act(who, |conn, ctx| edit_record::edit(conn, ctx, "harbour", typed, "As published."))
        };
        let (olga, oskar) = (format!("Society {time}"), format!("Office {time}"));
        let (done, refused) = at_once(vec![Box::new(|| edit(&fixture.olga, &olga)), Box::new(|| edit(&fixture.oskar, &oskar))]);
        assert_eq!(done, 1, "{refused:?}");
        assert!(refused.iter().all(|why| why.contains("The record was changed after you opened this form")), "{refused:?}");
    }
}
