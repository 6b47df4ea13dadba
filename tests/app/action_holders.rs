//! Makes every transition of the state table and checks the emails: each new action holder gets an email with the request, its title,
//! the task, the due date and a link, and the registrant is notified of each change of state that another user makes.

use crate::common::prelude::*;
use diesel::RunQueryDsl as _;
use diesel::sql_types::Text;
use nidreg::actions::draft::SavedField;
use nidreg::actions::procedure;
use nidreg::actions::register::publish_correction;
use nidreg::clock;
use nidreg::requests::action::Action;
use nidreg::requests::table::STATE_TABLE;
use nidreg::requests::tasks::pending::{PendingTask, TaskSubject};

#[derive(Debug, Clone, diesel::QueryableByName)]
struct Email {
    #[diesel(sql_type = Text)]
    id: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Text)]
    recipient: String,
    #[diesel(sql_type = Text)]
    subject: String,
    #[diesel(sql_type = Text)]
    body: String,
}

fn emails(fixture: &ProcedureFixture) -> Vec<Email> {
    let sql = "SELECT id, kind, recipient, subject, body FROM outbox ORDER BY id";
    fixture.store.read(|conn| diesel::sql_query(sql).load(conn).map_err(Error::from)).unwrap()
}

/// The fixture, the current request, and the transitions made so far.
struct Walk {
    fixture: ProcedureFixture,
    number: RequestNumber,
    made: BTreeSet<String>,
}

impl Walk {
    fn everybody(&self) -> Vec<Account> {
        self.fixture.people().to_vec()
    }

    /// The tasks of each user on the request.
    fn asked(&self) -> Vec<(Account, PendingTask)> {
        let on = |about: &TaskSubject| matches!(about, TaskSubject::Request { number, .. } if *number == self.number);
        let mut all = Vec::new();
        for person in self.everybody() {
            let mine = self.fixture.store.read(|conn| pending_tasks::account_tasks(conn, &person, self.fixture.now)).unwrap();
            all.extend(mine.tasks.into_iter().filter(|waits| on(&waits.about)).map(|waits| (person.clone(), waits)));
        }
        all
    }

    /// Makes a transition and checks the emails that it sends.
    fn makes(&mut self, act: Action, who: &Account, run: impl FnOnce(&ProcedureFixture, RequestNumber)) {
        self.made.insert(format!("{act:?}"));
        self.does(&format!("{act:?}"), who, run);
    }

    /// Like `makes`, for an action that changes the action holder without a transition.
    fn does(&mut self, act: &str, who: &Account, run: impl FnOnce(&ProcedureFixture, RequestNumber)) {
        let (before, state) = (self.asked(), self.fixture.state(self.number));
        let known: BTreeSet<String> = emails(&self.fixture).into_iter().map(|email| email.id).collect();
        run(&self.fixture, self.number);
        let new: Vec<Email> = emails(&self.fixture).into_iter().filter(|email| !known.contains(&email.id)).collect();
        let to = |person: &Account| new.iter().filter(|email| email.recipient == person.email).collect::<Vec<_>>();
        let title = self.fixture.request(self.number).subject.title().to_string();
        for (person, waits) in self.asked() {
            let was = before.iter().any(|(other, earlier)| other.id == person.id && earlier.task == waits.task);
            if was || person.id == who.id {
                continue;
            }
            let notified = to(&person);
            assert!(!notified.is_empty(), "{act}: {} is the action holder ({:?}), but is not notified", person.name, waits.task);
            let path = waits.path();
            let link = format!("https://registry.example{}", path.split('#').next().unwrap());
            let day = waits.by.map(|by| clock::spelled(clock::day(by)));
            let whole = |email: &&&Email| {
                let text = email.body.split_whitespace().collect::<Vec<_>>().join(" ");
                let names = email.subject.starts_with(&format!("[{}] ", self.number)) && email.subject.contains(&title);
                let says = text.contains(&link) && day.as_ref().is_none_or(|day| text.contains(day.as_str()));
                let act = email.body.lines().next().is_some_and(|line| line.ends_with(':'));
                names && says && act
            };
            assert!(
                notified.iter().any(|email| whole(&email)),
                "{act}: no email to {} has the request, the name {title}, the action, {day:?} and {link}: {notified:#?}",
                person.name
            );
        }
        let after = self.fixture.state(self.number);
        let owner =
            [&self.fixture.rita, &self.fixture.otto].into_iter().find(|one| one.id == self.fixture.request(self.number).owner_id);
        let owner = owner.unwrap().clone();
        if state != after && owner.id != who.id {
            assert!(!to(&owner).is_empty(), "{act}: {state:?} to {after:?}, but the registrant is not notified");
        }
    }
}

fn another_text(fixture: &ProcedureFixture, number: RequestNumber, words: &str) {
    fixture.write(&fixture.rita, number, Field::Assignment, words);
}

/// From draft to registration, with questions, a Discuss, a new revision and a return to review.
fn community(walk: &mut Walk) {
    let people = walk.fixture.people();
    let (rita, edda, sven, olga, oskar) = (&people[0], &people[2], &people[3], &people[5], &people[6]);
    walk.number = walk.fixture.start(rita, &formal("harbour")).unwrap();
    walk.makes(Action::Submit, rita, |fixture, number| fixture.submit(&fixture.rita, number).unwrap());
    walk.makes(Action::Ask, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| request_info::ask_requester(c, t, number, "Whose is it?")).unwrap();
    });
    walk.makes(Action::Answer, rita, |fixture, number| {
        fixture.act(&fixture.rita, |c, t| request_info::answer_question(c, t, number, "Ours.", false)).unwrap();
    });
    walk.makes(Action::OpenReview, olga, |fixture, number| {
        fixture.open(number, &[&fixture.edda, &fixture.sven, &fixture.tara]).unwrap();
    });
    walk.does("a Discuss", sven, |fixture, number| fixture.review(&fixture.sven, number, DISCUSS, "Who pays?").unwrap());
    let discuss = emails(&walk.fixture).into_iter().find(|email| email.kind == "discuss").unwrap();
    assert_eq!(
        discuss.subject,
        format!("[{}] urn:harbour: Sven Expert (expert) recorded a Discuss, please reply by 1 February 2027", walk.number)
    );
    walk.fixture.days(1);
    walk.makes(Action::SendRevision, rita, |fixture, number| {
        another_text(fixture, number, "The society pays.");
        fixture.act(&fixture.rita, |c, t| request_info::submit_revision(c, t, number, "As asked.")).unwrap();
    });
    walk.makes(Action::Ask, edda, |fixture, number| {
        fixture.disclose(&fixture.edda, number).unwrap();
        fixture.act(&fixture.edda, |c, t| request_info::ask_requester(c, t, number, "For how long?")).unwrap();
    });
    walk.makes(Action::Answer, rita, |fixture, number| {
        fixture.act(&fixture.rita, |c, t| request_info::answer_question(c, t, number, "For ever.", false)).unwrap();
    });
    let notified =
        emails(&walk.fixture).into_iter().rev().find(|email| email.kind == "answered" && email.recipient == edda.email).unwrap();
    assert!(crate::common::page_text(&notified.body).contains("The text has not changed."), "{}", notified.body);
    for person in [sven, &people[4], edda] {
        walk.does("a position", person, |fixture, number| fixture.approve_as_expert(person, number));
    }
    walk.makes(Action::Approve, edda, |fixture, number| fixture.approve(number).unwrap());
    walk.makes(Action::SendBack, oskar, |fixture, number| {
        fixture.act(&fixture.oskar, |c, t| close::return_to_review(c, t, number, "The address bounces.")).unwrap();
    });
    walk.makes(Action::Approve, edda, |fixture, number| fixture.approve(number).unwrap());
    walk.makes(Action::Register, olga, |fixture, number| drop(fixture.register(number).unwrap()));
}

fn declined_and_back(walk: &mut Walk) {
    let people = walk.fixture.people();
    let (rita, edda, sven, olga) = (&people[0], &people[2], &people[3], &people[5]);
    walk.number = walk.fixture.submitted(rita, &formal("nothing"));
    walk.fixture.open(walk.number, &[edda, sven]).unwrap();
    walk.fixture.disclose(edda, walk.number).unwrap();
    walk.fixture.disclose(sven, walk.number).unwrap();
    let propose = |fixture: &ProcedureFixture, number: RequestNumber| {
        fixture
            .act(&fixture.edda, |c, t| {
                decide::propose_decline(c, t, number, RevisionNumber::FIRST, "Not unique (RFC 8141, 6.4.1).")
            })
            .unwrap();
    };
    let concur = |fixture: &ProcedureFixture, number: RequestNumber| {
        fixture.act(&fixture.sven, |c, t| decide::decline(c, t, number, RevisionNumber::FIRST)).unwrap();
    };
    walk.makes(Action::ProposeDecline, edda, propose);
    walk.makes(Action::Decline, sven, concur);
    let appeal = |fixture: &ProcedureFixture, number: RequestNumber| {
        fixture.act(&fixture.rita, |c, t| appeal::appeal(c, t, number, "It is.")).unwrap();
    };
    walk.makes(Action::Appeal, rita, appeal);
    walk.makes(Action::DecideAppeal, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| appeal::decide_appeal(c, t, number, Outcome::Granted, "The IESG: it is.")).unwrap();
    });
    assert_eq!(walk.fixture.state(walk.number), State::Review);
    walk.makes(Action::Close, rita, |fixture, number| {
        fixture.act(&fixture.rita, |c, t| close::withdraw_request(c, t, number)).unwrap()
    });
    walk.makes(Action::Reopen, rita, |fixture, number| {
        fixture.act(&fixture.rita, |c, t| close::reopen(c, t, number, "The wrong button.")).unwrap();
    });
}

fn with_a_body(walk: &mut Walk) {
    let people = walk.fixture.people();
    let (rita, edda, olga) = (&people[0], &people[2], &people[5]);
    let procedure = RequestProcedure::Standards { body: "IESG".into() };
    walk.number = walk.fixture.on_procedure(&formal("packet-loss"), &procedure);
    walk.fixture.submit(rita, walk.number).unwrap();
    walk.fixture.open(walk.number, &[&walk.fixture.edda, &walk.fixture.sven]).unwrap();
    let report = |fixture: &ProcedureFixture, number: RequestNumber| {
        fixture.approve_as_experts(number);
        let text = fixture.revision(number);
        fixture.act(&fixture.edda, |c, t| report::send_report(c, t, number, text, "Register it.")).unwrap();
    };
    walk.makes(Action::Report, edda, report);
    walk.makes(Action::BodyAsks, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| report::record_body_objection(c, t, number, false, "Say who pays.")).unwrap();
    });
    walk.fixture.days(1);
    walk.makes(Action::Answer, rita, |fixture, number| {
        another_text(fixture, number, "The society pays the registrar.");
        fixture.act(&fixture.rita, |c, t| request_info::answer_question(c, t, number, "The society.", true)).unwrap();
    });
    walk.makes(Action::Report, edda, report);
    walk.makes(Action::Direct, olga, |fixture, number| {
        fixture.direct(number, "The IESG approves.").unwrap();
    });
    walk.number = walk.fixture.on_procedure(&formal("jitter"), &procedure);
    walk.fixture.submit(rita, walk.number).unwrap();
    walk.fixture.open(walk.number, &[&walk.fixture.edda, &walk.fixture.sven]).unwrap();
    walk.makes(Action::Report, edda, report);
    walk.makes(Action::BodyDeclines, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| report::record_body_objection(c, t, number, true, "No (RFC 2026).")).unwrap();
    });
}

fn fast_and_strange(walk: &mut Walk) {
    let people = walk.fixture.people();
    let (rita, olga, oskar, rolf) = (&people[0], &people[5], &people[6], &people[7]);
    let procedure = RequestProcedure::FastTrack { body: "oasis".into(), specification: Some("Code lists 2.1".into()) };
    walk.number = walk.fixture.on_procedure(&DraftPurpose::FastTrack("codelist".into()), &procedure);
    walk.fixture.submit(rita, walk.number).unwrap();
    walk.makes(Action::OpenReview, olga, |fixture, number| fixture.open(number, &[&fixture.sven]).unwrap());
    walk.makes(Action::Complete, rolf, |fixture, number| {
        fixture.act(&fixture.rolf, |c, t| bodies::request_completion(c, t, number, RevisionNumber::FIRST)).unwrap();
    });
    // A change from community review to the fast track makes the standards body the action holder.
    walk.number = walk.fixture.submitted(rita, &formal("glossary"));
    walk.fixture.open(walk.number, &[&walk.fixture.sven]).unwrap();
    walk.makes(Action::ChangeProcedure, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| procedure::change_procedure(c, t, number, &procedure, "OASIS asks for it.")).unwrap();
    });
    // A request is marked as a duplicate, and this is undone.
    walk.number = walk.fixture.submitted(rita, &formal("tide"));
    walk.fixture.open(walk.number, &[&walk.fixture.edda, &walk.fixture.sven]).unwrap();
    let other = walk.fixture.submitted(&walk.fixture.otto, &formal("tides"));
    walk.makes(Action::Close, olga, |fixture, number| {
        fixture
            .act(&fixture.olga, |c, t| {
                close::close_request(c, t, number, (Some(CloseReason::Duplicate), &other.to_string()), "The same.")
            })
            .unwrap();
    });
    walk.makes(Action::Reopen, olga, |fixture, number| {
        fixture.act(&fixture.olga, |c, t| close::reopen(c, t, number, "Not the same.")).unwrap();
    });
    // A correction.
    walk.fixture.registered("gauge");
    walk.number = walk
        .fixture
        .act(rita, |c, t| draft::start_draft(c, t, &DraftPurpose::Correction("gauge".to_owned()), None))
        .unwrap()
        .number;
    let request = walk.fixture.request(walk.number);
    let was = draft::field_fingerprint(&request, Field::Purpose);
    let text = request.draft.text(Field::Purpose).replace("learned", "lerned");
    let saving = SavedField { field: Field::Purpose, was: &was, text: &text };
    walk.fixture.act(rita, |c, t| draft::save_field(c, t, walk.number, &saving)).unwrap();
    walk.makes(Action::Submit, rita, |fixture, number| fixture.submit(&fixture.rita, number).unwrap());
    walk.makes(Action::Correct, oskar, |fixture, number| {
        let confirmation = Confirmation { revision: RevisionNumber::FIRST, typed: "gauge".to_owned() };
        fixture.act(&fixture.oskar, |c, t| publish_correction(c, t, number, &confirmation, "As approved.").map(|_| ())).unwrap();
    });
}

#[test]
fn action_holder_is_notified_after_every_transition() {
    let mut walk = Walk { fixture: ProcedureFixture::new(), number: RequestNumber::new(2027, 0), made: BTreeSet::new() };
    community(&mut walk);
    declined_and_back(&mut walk);
    with_a_body(&mut walk);
    fast_and_strange(&mut walk);
    // The registrant does not answer a question and is notified that the request has lapsed.
    let rita = walk.fixture.rita.clone();
    walk.number = walk.fixture.submitted(&rita, &formal("silent"));
    let number = walk.number;
    walk.fixture.act(&walk.fixture.olga, |c, t| request_info::ask_requester(c, t, number, "Whose is it?")).unwrap();
    walk.fixture.days(84);
    walk.fixture.retract();
    walk.fixture.days(7);
    walk.makes(Action::Close, &Account::of_system(), |fixture, _| assert!(fixture.retract().acts > 0));
    assert_eq!(walk.fixture.state(number), State::Closed(CloseReason::Lapsed));
    walk.makes(Action::Reopen, &rita, |fixture, number| {
        fixture.act(&fixture.rita, |c, t| close::reopen(c, t, number, "The answer was lost on its way.")).unwrap();
    });
    let table: BTreeSet<String> = STATE_TABLE.iter().map(|row| format!("{:?}", row.act)).collect();
    assert_eq!(walk.made, table, "an action of the table was not performed");
}
