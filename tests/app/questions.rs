//! The questions of RFC 8141: the registrant selects sentences, experts accept them, and decisions record the states.

use crate::common::prelude::*;
use crate::common::procedure_fixture;
use nidreg::actions::questions::{self, AnswerInput};
use nidreg::actions::redact;
use nidreg::history::redactions::Class;
use nidreg::requests::decision_records::DecisionRecord;
use urn_registry::template::questions::with_id;

const ASSIGNMENT: &str = "The registrar assigns the next number to each record and never twice.";

/// A draft of Rita.
fn draft(fixture: &ProcedureFixture) -> RequestNumber {
    fixture.start(&fixture.rita, &formal("harbour")).unwrap()
}

fn select(fixture: &ProcedureFixture, number: RequestNumber, id: &str, input: AnswerInput<'_>) -> Result<(), Refusal> {
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
    select(fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    number
}

#[test]
fn offered_sentence_is_an_answer_after_the_registrant_selected_it() {
    let fixture = ProcedureFixture::new();
    let number = draft(&fixture);
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let page = rita.get(&path).body;
    let one = about(&page, "uniqueness");
    says(&one, &[">Open</span>", "This may be your answer:", ASSIGNMENT, "Use as answer", "!Answered"]);
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
    select(&fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)).unwrap();
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let form = [("save_number", "1"), ("intent", "submit")];
    let listed = rita.post(&path, &form).is(303, &[]);
    assert_eq!(listed.location, format!("{path}/questions"));
    let page =
        rita.get(&listed.location).says(&["Can a name ever be assigned to something else?", "!never get the same name?"]).body;
    let place = |words: &str| page.find(words).unwrap_or_else(|| panic!("{words}: {page}"));
    assert!(place("What is the structure of a name?") < place("Can a name ever be assigned"), "in the order of the template");
    assert!(place("What does a name reveal") < place("Who uses the names?"), "the most important ones come first");
    assert_eq!(page.matches("Most important for the review").count(), 1);
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
        &["Answered by the registrant", ASSIGNMENT, ">Accept answer<", "Comment on the answer"],
    );
    let form = [("revision", "1"), ("sentence", ASSIGNMENT), ("position", "discuss"), ("reasons", "Not yet.")];
    let accepted = sven.post(&format!("{at}/questions/uniqueness/accept"), &form).is(303, &[]);
    assert_eq!(accepted.location, format!("{at}?questions=open#q-uniqueness"));
    let page = sven.get(&at).says(&["Not yet."]).body;
    says(&about(&page, "uniqueness"), &["Accepted by Sven Expert", "!>Accept answer<"]);
    // Accepting again changes nothing; the history has the question once.
    sven.post(&format!("{at}/questions/uniqueness/accept"), &form).is(303, &[]);
    assert_eq!(rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'question_accepted'").len(), 1);
    nobody
        .get(&at)
        .says(&["accepted an answer to an RFC 8141 question", "What ensures that two resources never get the same name?"]);
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
    let accepted = || rows(&fixture, "SELECT question AS what FROM selected_sentences WHERE accepted_at IS NOT NULL").len();
    select(&fixture, number, "uniqueness", AnswerInput::Typed(ASSIGNMENT)).unwrap();
    assert_eq!(accepted(), 1);
    let other = select(&fixture, number, "uniqueness", AnswerInput::Typed("A counter is used."));
    assert!(why(other).contains("An expert has accepted another sentence"));
    assert_eq!(accepted(), 1);
}

/// Finding: a sentence of an unsent draft changed what experts see, and ended their acceptance.
#[test]
fn sentence_of_an_unsent_draft_changes_nothing_for_experts() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    fixture.disclose_as_experts(number);
    let (_server, _, [sven]) = fixture.serve([&fixture.sven]);
    let shown = || about(&sven.get(&format!("/requests/{number}")).body, "uniqueness");
    let other = "A counter is increased for each record.";
    select(&fixture, number, "uniqueness", AnswerInput::Typed(other)).unwrap();
    says(&shown(), &["Answered by the registrant", ASSIGNMENT, "!A counter"]);
    accept(&fixture, &fixture.sven, number, "uniqueness").unwrap();
    // The draft has the accepted sentence and the new one; the accepted one answers.
    rewrite(&fixture, number, Field::Assignment, ASSIGNMENT, "Numbers are assigned in order.");
    says(&shown(), &["Accepted by Sven Expert", ASSIGNMENT]);
    fixture.send_revision(number, "A counter.");
    says(&shown(), &["Answered by the registrant", other, "!Accepted"]);
    // The acceptance returns with its sentence.
    rewrite(&fixture, number, Field::Assignment, "Numbers are assigned in order.", ASSIGNMENT);
    fixture.send_revision(number, "As before.");
    says(&shown(), &["Accepted by Sven Expert", ASSIGNMENT]);
}

/// Finding: an acceptance could not be taken back.
#[test]
fn expert_withdraws_their_own_acceptance() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    fixture.disclose_as_experts(number);
    let (_server, nobody, [sven, edda]) = fixture.serve([&fixture.sven, &fixture.edda]);
    let at = format!("/requests/{number}");
    let withdraw = |who: &Person| who.post(&format!("{at}/questions/uniqueness/withdraw"), &[]);
    withdraw(&sven).is(409, &["you have not accepted this answer"]);
    accept(&fixture, &fixture.sven, number, "uniqueness").unwrap();
    withdraw(&edda).is(409, &["you have not accepted this answer"]);
    says(&about(&edda.get(&at).body, "uniqueness"), &["!Withdraw acceptance"]);
    says(&about(&sven.get(&at).body, "uniqueness"), &["Withdraw acceptance"]);
    withdraw(&sven).is(303, &[]);
    says(&about(&edda.get(&at).body, "uniqueness"), &["Answered by the registrant", ">Accept answer<"]);
    nobody.get(&at).says(&["withdrew the acceptance of an answer to an RFC 8141 question"]);
}

/// Finding: the redaction of a revision deleted the answers in all others.
#[test]
fn redaction_of_a_revision_keeps_the_answers_that_another_revision_has() {
    let fixture = ProcedureFixture::new();
    let number = draft(&fixture);
    let only_first = "Our neighbor keeps the list at home.";
    select(&fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)).unwrap();
    select(&fixture, number, "reassignment", AnswerInput::Typed(only_first)).unwrap();
    fixture.submit(&fixture.rita, number).unwrap();
    fixture.open(number, &[&fixture.edda, &fixture.sven]).unwrap();
    rewrite(&fixture, number, Field::Assignment, only_first, "No number is assigned again.");
    fixture.send_revision(number, "A private fact removed.");
    let (address, reason) = (format!("/requests/{number}/revisions/1"), "The private address.");
    fixture.act(&fixture.olga, |conn, ctx| redact::propose_redaction(conn, ctx, &address, Class::Contact, reason)).unwrap();
    let id = fixture.store.read(redact::open_redactions).unwrap().pop().unwrap().id;
    fixture.act(&fixture.oskar, |conn, ctx| redact::confirm_redaction(conn, ctx, &id)).unwrap();
    assert_eq!(rows(&fixture, "SELECT sentence AS what FROM selected_sentences"), [ASSIGNMENT]);
}

/// Finding: the description of the changes that the program had drafted was lost when a question about it was answered.
#[test]
fn sentence_about_old_names_is_added_to_the_drafted_description_of_the_changes() {
    let fixture = ProcedureFixture::new();
    fixture.registered("harbour");
    let number = fixture.start(&fixture.rita, &DraftPurpose::Revision("harbour".into())).unwrap();
    fixture.write(&fixture.rita, number, Field::Resolution, "Names are resolved by the harbour office.");
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    let path = format!("/requests/{number}/edit");
    let page = rita.get(&path).body;
    let drafted = page.split("name=\"revision_information\"").nth(1).unwrap().split("</textarea>").next().unwrap();
    let drafted = drafted.split_once('>').unwrap().1.trim().to_owned();
    assert!(drafted.contains("Resolution"), "{drafted}");
    let (was, sentence) = (hidden(&page, "was.revision_information"), "All existing names remain valid.");
    let form = [
        ("revision_information", drafted.as_str()),
        ("was.revision_information", &was),
        ("sentence-old_names", sentence),
        ("adds", "old_names"),
    ];
    rita.post(&path, &form).is(303, &[]);
    let text = fixture.request(number).draft.text(Field::RevisionInformation).to_owned();
    assert_eq!(text, format!("{drafted}\n\n{sentence}"));
}

/// Finding: an expert who declared a conflict after an acceptance could not withdraw it.
#[test]
fn expert_with_a_later_conflict_can_withdraw_an_acceptance() {
    let fixture = ProcedureFixture::new();
    let number = answered(&fixture);
    fixture.disclose_as_experts(number);
    accept(&fixture, &fixture.sven, number, "uniqueness").unwrap();
    fixture.review(&fixture.sven, number, Verdict::Recuse, "I work for the registrant.").unwrap();
    fixture.act(&fixture.sven, |conn, ctx| questions::withdraw_acceptance(conn, ctx, number, "uniqueness")).unwrap();
    assert!(rows(&fixture, "SELECT question AS what FROM selected_sentences WHERE accepted_at IS NOT NULL").is_empty());
}

/// Finding: a key of PostgreSQL cannot hold a sentence of several kilobytes.
#[test]
fn sentence_that_is_too_long_cannot_be_selected() {
    let fixture = ProcedureFixture::new();
    let number = draft(&fixture);
    let long = format!("Numbers are unique: {}.", "ABC, ".repeat(1500).trim_end_matches(", "));
    fixture.write(&fixture.rita, number, Field::Assignment, &long);
    let refused = select(&fixture, number, "uniqueness", AnswerInput::Offered(&long));
    assert!(why(refused).contains("500 characters or fewer"));
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
    says(&page, &["RFC 8141 questions: 20 open, 0 answered, 1 accepted", "Accepted by an expert"]);
    // Later changes of the answers do not change it.
    procedure_fixture::run(&fixture, "DELETE FROM selected_sentences");
    assert_eq!(record(), states);
}

#[test]
fn correction_and_change_of_status_are_asked_nothing() {
    let fixture = ProcedureFixture::new();
    fixture.registered("harbour");
    let start = DraftPurpose::Correction("harbour".to_owned());
    let number = fixture.start(&fixture.rita, &start).unwrap();
    assert!(matches!(select(&fixture, number, "uniqueness", AnswerInput::Offered(ASSIGNMENT)), Err(Refusal::NotFound { .. })));
    let (_server, _, [rita]) = fixture.serve([&fixture.rita]);
    rita.get(&format!("/requests/{number}/edit")).says(&["!id=\"q-"]);
}
