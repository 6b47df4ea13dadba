//! Saved questions are offered in the matching section, copied into a comment, and added and retired by leads.

use crate::common::TestServer;
use crate::common::procedure_fixture::{ProcedureFixture, rows, signed_in, why};
use nidreg::actions::questions::{self, NewQuestion};
use nidreg::actions::retract;
use nidreg::refusal::Refusal;
use nidreg::users::Account;
use urn_registry::template::Field;

const NEW: NewQuestion<'static> = NewQuestion {
    field: Some(Field::Syntax),
    topic: "Check  digits",
    clause: "RFC 8141 §6.4.2",
    body: "Is there a check digit, and how is it computed?",
};

fn add(fixture: &ProcedureFixture, who: &Account, new: NewQuestion<'_>) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| questions::add(conn, turn, new))
}

fn retire(fixture: &ProcedureFixture, who: &Account, id: &str, reason: &str) -> Result<(), Refusal> {
    fixture.act(who, |conn, turn| retract::question(conn, turn, id, reason))
}

#[test]
fn only_leads_change_the_saved_questions_and_nothing_is_lost() {
    let fixture = ProcedureFixture::new();
    assert!(why(add(&fixture, &fixture.sven, NEW)).contains("Only a lead"));
    assert!(why(add(&fixture, &fixture.edda, NewQuestion { clause: " ", ..NEW })).contains("Enter the clause"));
    let long = "x".repeat(81);
    assert!(why(add(&fixture, &fixture.edda, NewQuestion { topic: &long, ..NEW })).contains("at most 80 characters"));
    add(&fixture, &fixture.edda, NEW).unwrap();
    let id = rows(&fixture, "SELECT id AS what FROM saved_questions WHERE topic = 'Check digits'").pop().unwrap();
    assert!(why(retire(&fixture, &fixture.sven, &id, "Rare")).contains("Only a lead"));
    assert!(why(retire(&fixture, &fixture.edda, &id, "")).contains("Enter the reason"));
    retire(&fixture, &fixture.edda, &id, "Rare").unwrap();
    assert!(why(retire(&fixture, &fixture.edda, &id, "Rare")).contains("already retired"));
    retire(&fixture, &fixture.edda, "equivalence", "The check finds it.").unwrap();
    assert!(retire(&fixture, &fixture.edda, "unknown", "Rare").is_err());
    let acts = "SELECT act AS what FROM events WHERE act IN ('question_added', 'question_retired') ORDER BY act";
    assert_eq!(rows(&fixture, acts), ["question_added", "question_retired", "question_retired"]);
}

#[test]
fn saved_question_is_offered_on_its_section_and_copied_with_its_clause() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number, false).unwrap();
    add(&fixture, &fixture.edda, NEW).unwrap();
    let server = TestServer::start(&fixture.db, false);
    let sven = signed_in(&server, &fixture, &fixture.sven);
    let at = format!("/reviews/{number}/write?field=syntax");
    let page = sven.get(&at).body;
    assert!(
        page.contains("Saved questions on Syntax") && page.contains("Equivalence") && page.contains("Check digits"),
        "{page}"
    );
    assert!(!page.contains("No reassignment"), "that is about another section: {page}");
    let filled = sven.get(&format!("{at}&question=equivalence")).body;
    assert!(
        filled.contains("When are two names in this namespace equivalent?") && filled.contains("(RFC 8141 §6.4.2)"),
        "{filled}"
    );
    assert_eq!(sven.get(&format!("{at}&question=reassignment")).status, 404);
    // An expert reads the list; a lead changes it.
    let list = sven.get("/reviews/questions").body;
    assert!(list.contains("Added by Edda Lead") && !list.contains("Add question"), "{list}");
    let form = [("field", "registrant"), ("topic", "Funding"), ("clause", "RFC 8141 §5.1"), ("question", "Who pays?")];
    assert_eq!(sven.post("/reviews/questions", &form).status, 403);
    let edda = signed_in(&server, &fixture, &fixture.edda);
    assert_eq!(edda.post("/reviews/questions", &[form[0], form[1], form[3]]).status, 422);
    let added = edda.post("/reviews/questions", &form);
    let list = edda.get(added.header("location")).body;
    assert!(
        list.contains("Done: added a saved question. Funding: Who pays?") && list.contains("To undo this, use “Retire”"),
        "{list}"
    );
    assert_eq!(edda.post("/reviews/questions/equivalence/retire", &[("reason", "")]).status, 422);
    let retired = edda.post("/reviews/questions/equivalence/retire", &[("reason", "The check finds it.")]);
    let list = edda.get(retired.header("location")).body;
    assert!(list.contains("Done: retired a saved question. Equivalence: The check finds it."), "{list}");
    assert!(list.contains("Who pays? (RFC 8141 §5.1)") && list.contains("by Edda Lead: The check finds it."), "{list}");
    assert!(!sven.get(&at).body.contains("Equivalence"));
    assert_eq!(sven.get(&format!("{at}&question=equivalence")).status, 404);
    let rita = signed_in(&server, &fixture, &fixture.rita);
    assert_eq!(rita.get("/reviews/questions").status, 404);
}
