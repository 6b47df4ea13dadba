//! Tests the away date: who can set it, which emails are not sent meanwhile, where colleagues see it, and how a lead assigns another
//! expert.

use crate::common::procedure_fixture::{ProcedureFixture, rows, run, signed_in, why};
use crate::common::{Person, TestServer};
use nidreg::actions::{away, open_review};
use nidreg::cases::State;
use nidreg::refusal::Refusal;
use nidreg::users::Account;

fn set(fixture: &ProcedureFixture, who: &Account, until: &str) -> Result<(), Refusal> {
    let until = until.parse().unwrap();
    fixture.act(who, |conn, turn| away::set(conn, turn, until))
}

#[test]
fn lead_assigns_another_expert_in_place_of_an_absent_one() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.tara]);
    set(&fixture, &fixture.tara, "2027-03-31").unwrap();
    let assign = |fixture: &ProcedureFixture, who: &Account, to: &Account| {
        let ids = [to.id.clone()];
        fixture.act(who, |conn, turn| open_review::ask_experts(conn, turn, number, &ids))
    };
    assert!(
        why(assign(&fixture, &fixture.sven, &fixture.sven)).contains("Only the operator or the lead"),
        "no other user acts for her"
    );
    assign(&fixture, &fixture.edda, &fixture.sven).unwrap();
    let notified = || {
        fixture
            .leaving()
            .into_iter()
            .filter(|email| email.letter == "assignment")
            .map(|email| email.recipient)
            .collect::<Vec<_>>()
    };
    assert!(notified().contains(&fixture.sven.email));
    fixture.approve_as_expert(&fixture.sven, number);
    fixture.approve_as_expert(&fixture.edda, number);
    fixture.approve(number).unwrap();
    assert_eq!(fixture.state(number), State::Ready, "her position is not required");
    let said = rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'approved'");
    assert_eq!(said, ["Complete (RFC 8141, 6.4)."], "no user acted for another");
    // No expert was sent a reminder.
    fixture.days(30);
    fixture.strike();
    let experts = [&fixture.edda, &fixture.sven, &fixture.tara].map(|one| one.email.clone());
    let reminded = rows(&fixture, "SELECT recipient AS what FROM outbox WHERE letter IN ('reminder', 'overdue')");
    assert!(reminded.iter().all(|one| !experts.contains(one)), "{reminded:?}");
}

#[test]
fn lists_show_the_date_until_which_a_colleague_is_away() {
    let (_db, server) = TestServer::on_new_database(true);
    let expert = Person::demo(&server, "expert");
    let today = nidreg::clock::day(nidreg::clock::now());
    let until = today.checked_add(jiff::ToSpan::days(9)).unwrap().to_string();
    let says = format!("away until {until}");
    let page = |who: &str, path: &str| Person::demo(&server, who).get(path).body.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!page("lead", "/reviews").contains("away until"));
    assert_eq!(expert.post("/account/away", &[("until", "soon")]).status, 422);
    assert_eq!(expert.post("/account/away", &[("until", "2020-01-01")]).status, 422);
    assert_eq!(expert.post("/account/away", &[("until", &until)]).status, 303);
    assert!(expert.get("/account/away").body.contains(&format!("You are away until {until}")));
    assert!(page("expert", "/reviews").contains(&format!("You are away until {until}")));
    assert!(page("lead", "/reviews").contains(&says), "{}", page("lead", "/reviews"));
    let number = format!("R-{}-0003", today.year());
    let desk = page("operator", &format!("/desk/{number}"));
    assert!(desk.contains(&says), "{desk}");
    // Users without such a role cannot set it.
    for who in ["registrant", "admin"] {
        let person = Person::demo(&server, who);
        assert_eq!(person.get("/account/away").status, 404, "{who}");
        assert_eq!(person.post("/account/away", &[("until", &until)]).status, 404, "{who}");
        assert!(!person.get("/account").body.contains("/account/away"), "{who}");
    }
    assert!(expert.get("/account").body.contains("/account/away"));
    assert_eq!(expert.post("/account/away/end", &[]).status, 303);
    assert_eq!(expert.post("/account/away/end", &[]).status, 404);
    assert!(!page("expert", "/reviews").contains("You are away until"));
}

#[test]
fn lead_can_assign_another_expert_from_the_review_page() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.tara]);
    fixture.disclose(&fixture.edda, number).unwrap();
    // The server uses the real clock, so appointments must start in the past.
    run(&fixture, "UPDATE appointments SET since = '2020-01-01'");
    let server = TestServer::start(&fixture.db, false);
    let (lead, operator) = (signed_in(&server, &fixture, &fixture.edda), signed_in(&server, &fixture, &fixture.olga));
    let review = format!("/reviews/{number}");
    let page = lead.get(&review).body;
    assert!(page.contains("Assign another expert"), "{page}");
    let form = page.split(&format!("action=\"{review}/experts\"")).nth(1).unwrap().split("</form>").next().unwrap();
    let radio = form.split("name=\"experts\"").nth(1).unwrap_or_else(|| panic!("{form}"));
    let id = radio.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_eq!(operator.post(&format!("{review}/experts"), &[("experts", &id)]).status, 404);
    assert_eq!(lead.post(&format!("{review}/experts"), &[]).status, 422);
    assert_eq!(lead.post(&format!("{review}/experts"), &[("experts", &id)]).status, 303);
    assert!(!lead.get(&review).body.contains(&format!("value=\"{id}\"")));
}
