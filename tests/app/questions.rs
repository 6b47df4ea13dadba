//! The questions of RFC 8141: the registrant points to sentences, experts accept them, and decisions record the states.

use crate::common::prelude::*;
use crate::common::procedure_fixture;
use nidreg::actions::questions::{self, AnswerInput};
use nidreg::requests::decision_records::DecisionRecord;
use urn_registry::template::questions::with_id;

const ASSIGNMENT: &str = "The registrar assigns the next number to each record and never twice.";

/// A draft of Rita.
fn draft(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.start(&fixture.rita, &formal("harbour")).unwrap()
}

fn point(fixture: &ProcedureFixture, number: RequestNumber, id: &str, input: AnswerInput<'_>) -> Result<(), Refusal> {
    let question = with_id(id).unwrap();
    fixture.act(&fixture.rita, |conn, ctx| questions::answer(conn, ctx, number, (question, "sentence"), input))
}

fn accept(fixture: &ProcedureFixture, who: &Account, number: RequestNumber, id: &str) -> Result<(), Refusal> {
    let revision = fixture.revision(number);
    fixture.act(who, |conn, ctx| questions::accept(conn, ctx, number, id, (revision, ASSIGNMENT)))
}

/// The part of a page about one question.
fn about(page: &str, id: &str) -> String {
    let part = page.split(&format!("<li id=\"q-{id}\">")).nth(1).unwrap_or_else(|| panic!("{id}: {page}"));
    part.split("<li id=\"q-").next().unwrap().split("</ul>").next().unwrap().to_owned()
}

/// A request in review whose registrant answered who assigns names.
fn answered(fixture: &ProcedureFixture) -> RequestNumber {
    let number = draft(fixture);
    point(fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    number
}

#[test]
fn offered_sentence_is_no_answer_until_the_registrant_points_to_it() {
    let fixture = ProcedureFixture::new();
    let number = draft(&fixture);
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let page = rita.get(&path).body;
    let one = about(&page, "uniqueness");
    says(&one, &[">Open</span>", "This may be your answer:", ASSIGNMENT, "This sentence answers it", "!Answered"]);
    assert!(!page.contains("id=\"q-old_names\""), "only a new version is asked about old names");
    // The button saves the page: what was typed in another section is not lost.
    let was = hidden(&page, "was.purpose");
    let typed = [("purpose", "Names of lamps."), ("was.purpose", was.as_str()), ("offered-uniqueness", ASSIGNMENT)];
    let saved = rita.post(&path, &typed).is(303, &[]);
    assert_eq!(saved.location, format!("{path}?saved=yes#q-uniqueness"));
    let page = rita.get(&path).says(&["Names of lamps."]).body;
    says(&about(&page, "uniqueness"), &["Answered by the registrant", ASSIGNMENT, "!This may be your answer:"]);
    // A sentence that the section does not have is refused.
    rita.post(&path, &[("offered-reassignment", "It never happens.")]).is(422, &["no longer in the section"]);
    // An answer ends when its sentence is edited away.
    fixture.write(&fixture.rita, number, Field::Assignment, "The registrar assigns the next number to each lamp, never twice.");
    says(&about(&rita.get(&path).body, "uniqueness"), &[">Open</span>"]);
}

#[test]
fn typed_sentence_is_added_to_its_section_and_answers() {
    let fixture = ProcedureFixture::new();
    let number = draft(&fixture);
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let add = |sentence: &str| rita.post(&path, &[("sentence-reassignment", sentence), ("adds", "reassignment")]);
    let long = format!("A name is {} assigned again.", "never ".repeat(90));
    for (typed, reason) in [
        (" ", "Enter a sentence"),
        ("It is not. It never was.", "Enter one sentence"),
        (long.as_str(), "500 characters or fewer"),
    ] {
        let again = add(typed).is(422, &[reason, "href=\"#sentence-reassignment\""]);
        assert!(typed.trim().is_empty() || again.body.contains(typed), "nothing typed is lost: {}", again.body);
    }
    let sentence = "A number is never assigned to another record.";
    add(&format!("{sentence}\r\n")).is(303, &[]);
    add(sentence).is(303, &[]);
    let text = fixture.request(number).draft.text(Field::Assignment).to_owned();
    assert_eq!(text, format!("{ASSIGNMENT}\n\n{sentence}"), "the section has it once");
    says(&about(&rita.get(&path).body, "reassignment"), &["Answered by the registrant", sentence]);
    // A sentence that was typed for another question stays on the page.
    let typed = [("sentence-users", "Librarians use them."), ("sentence-reassignment", sentence), ("adds", "reassignment")];
    let page = rita.post(&path, &typed).is(200, &["Librarians use them."]).body;
    assert!(!about(&page, "reassignment").contains(&format!("\n{sentence}</textarea>")), "{page}");
}

#[test]
fn submission_with_open_questions_lists_them_first() {
    let fixture = ProcedureFixture::today();
    let number = draft(&fixture);
    point(&fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)).unwrap();
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let form = [("save_number", "1"), ("intent", "submit")];
    let listed = rita.post(&path, &form).is(303, &[]);
    assert_eq!(listed.location, format!("{path}/questions"));
    let page =
        rita.get(&listed.location).says(&["Can a name ever be assigned to something else?", "!never get the same name?"]).body;
    let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
    assert!(place("How is a name built?") < place("Can a name ever be assigned"), "in the order of the template");
    assert!(place("What does a name reveal") < place("Who uses the names?"), "those that the RFC requires come first");
    assert_eq!(page.matches("RFC 8141 requires an answer").count(), 1);
    assert_eq!(fixture.state(number), State::Draft);
    rita.post(&path, &[&form[..], &[("sure", "yes")]].concat()).is(303, &[]);
    assert_eq!(fixture.state(number), State::Intake);
    // It is no page of a request without open questions.
    assert_eq!(rita.get(&listed.location).status, 409);
}

#[test]
fn only_an_expert_without_a_conflict_accepts_an_answer() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    let why = |done: Result<(), Refusal>| why(done);
    assert!(why(accept(&fixture, &fixture.sven, number, "uniqueness")).contains("First declare whether"));
    fixture.disclose_as_experts(number);
    // A question that is open or unknown is not found, for everybody.
    for who in [&fixture.otto, &fixture.sven] {
        for id in ["reassignment", "nothing"] {
            assert!(matches!(accept(&fixture, who, number, id), Err(Refusal::NotFound { .. })), "{id}");
        }
    }
    for who in [&fixture.otto, &fixture.rita, &fixture.olga] {
        assert!(matches!(accept(&fixture, who, number, "uniqueness"), Err(Refusal::NotPermitted { .. })));
    }
    let old = fixture.act(&fixture.sven, |conn, ctx| questions::accept(conn, ctx, number, "uniqueness", (7.into(), ASSIGNMENT)));
    assert!(matches!(old, Err(Refusal::Stale { .. })));
    // Finding: a sentence was accepted that the expert had not seen.
    let revision = fixture.revision(number);
    let other =
        fixture.act(&fixture.sven, |conn, ctx| questions::accept(conn, ctx, number, "uniqueness", (revision, "Another.")));
    assert!(matches!(other, Err(Refusal::Stale { .. })));
    let (_server, nobody, [sven]) = fixture.serve([&fixture.sven]);
    let at = format!("/requests/{number}");
    says(
        &about(&sven.get(&at).body, "uniqueness"),
        &["Answered by the registrant", ASSIGNMENT, ">Accept<", "Does not answer it"],
    );
    let form = [("revision", "1"), ("sentence", ASSIGNMENT), ("position", "discuss"), ("reasons", "Not yet.")];
    let accepted = sven.post(&format!("{at}/questions/uniqueness/accept"), &form).is(303, &[]);
    assert_eq!(accepted.location, format!("{at}?questions=open#q-uniqueness"));
    let page = sven.get(&at).says(&["Not yet."]).body;
    says(&about(&page, "uniqueness"), &["Accepted by Sven Expert", "!>Accept<"]);
    // Accepting again changes nothing; the history has the question once.
    sven.post(&format!("{at}/questions/uniqueness/accept"), &form).is(303, &[]);
    assert_eq!(rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'question_accepted'").len(), 1);
    nobody.get(&at).says(&["accepted the answer to a question", "What ensures that two resources never get the same name?"]);
    // The acceptance ends with the sentence.
    rewrite(&fixture, number, Field::Assignment, "never twice", "once");
    fixture.send_revision(number, "Once.");
    says(&about(&sven.get(&at).body, "uniqueness"), &[">Open</span>", "!Accepted"]);
}

/// Finding: the same sentence again, or another one from an unsent draft, ended an acceptance.
#[test]
fn accepted_answer_is_kept_while_its_sentence_is_in_the_section() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    fixture.disclose_as_experts(number);
    accept(&fixture, &fixture.sven, number, "uniqueness").unwrap();
    let accepted = || rows(&fixture, "SELECT question AS what FROM question_answers WHERE accepted_at IS NOT NULL").len();
    point(&fixture, number, "uniqueness", AnswerInput::Typed(ASSIGNMENT)).unwrap();
    assert_eq!(accepted(), 1);
    let other = point(&fixture, number, "uniqueness", AnswerInput::Typed("A counter is used."));
    assert!(why(other).contains("An expert accepted the answer"));
    assert_eq!(accepted(), 1);
}

/// Finding: a sentence that was typed and not added was lost on submission.
#[test]
fn typed_sentence_that_was_not_added_stops_the_submission() {
    let fixture = ProcedureFixture::today();
    let number = draft(&fixture);
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let form =
        [("save_number", "1"), ("intent", "submit"), ("sure", "yes"), ("sentence-uniqueness", "Each number is used once.")];
    rita.post(&path, &form).is(422, &["Add this sentence, or empty the field", "Each number is used once."]);
    assert_eq!(fixture.state(number), State::Draft);
}

#[test]
fn answer_that_does_not_answer_becomes_a_comment() {
    let fixture = ProcedureFixture::today();
    let number = answered(&fixture);
    fixture.disclose_as_experts(number);
    let (_server, _, [sven]) = fixture.serve([&fixture.sven]);
    let at = format!("/requests/{number}");
    let link = format!("{at}/write?field=assignment&amp;question=uniqueness");
    says(&about(&sven.get(&at).body, "uniqueness"), &[&link]);
    let comment = "Not answered: What ensures that two resources never get the same name? (RFC 8141 §5 item 1, §6.4.3 item 2)";
    let page = sven.get(&link.replace("&amp;", "&")).says(&[comment, &format!("{ASSIGNMENT}</textarea>")]);
    assert!(page.body.contains("name=\"field\" value=\"assignment\""), "{}", page.body);
    let form = [("revision", "1"), ("field", "assignment"), ("quote", ASSIGNMENT), ("comment", comment)];
    sven.post(&format!("{at}/write"), &form).is(303, &[]);
    sven.post(&format!("{at}/position"), &[("revision", "1"), ("position", "comment"), ("reasons", "")]).is(303, &[]);
    let threads = threads_of(&fixture, number);
    assert!(threads.iter().any(|thread| thread.anchor.quote == ASSIGNMENT && thread.comments[0].body == comment));
}

#[test]
fn decision_has_the_states_of_the_questions_at_its_time() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    fixture.approve_as_experts(number);
    accept(&fixture, &fixture.edda, number, "uniqueness").unwrap();
    fixture.approve(number).unwrap();
    let record = || {
        let stored = rows(&fixture, "SELECT record AS what FROM decision_records").remove(0);
        serde_json::from_str::<DecisionRecord>(&stored).unwrap().questions
    };
    let states = record();
    assert_eq!(states.len(), 21);
    let of = |id: &str| states.iter().find(|(other, _)| other == id).map(|(_, state)| state.as_str());
    assert_eq!((of("uniqueness"), of("users")), (Some("accepted"), Some("open")));
    let (_server, nobody, []) = fixture.serve([]);
    let page = nobody.get(&format!("/requests/{number}/decision")).body;
    says(&page, &["Questions of RFC 8141: 20 open, 0 answered, 1 accepted", "Accepted by an expert"]);
    // Later changes of the answers do not change it.
    procedure_fixture::run(&fixture, "DELETE FROM question_answers");
    assert_eq!(record(), states);
}

#[test]
fn correction_and_change_of_status_are_asked_nothing() {
    let fixture = ProcedureFixture::new();
    fixture.registered("harbour");
    let start = DraftPurpose::Correction("harbour".to_owned());
    let number = fixture.start(&fixture.rita, &start).unwrap();
    assert!(matches!(point(&fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)), Err(Refusal::NotFound { .. })));
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    rita.get(&format!("/requests/{number}/edit")).says(&["!id=\"q-"]);
}
