//! Once a year, the contacts of a namespace that was registered here are asked whether they are still right.

use crate::common::prelude::*;

/// The recipients and the texts of the questions that are sent now.
fn asked(fixture: &ProcedureFixture) -> Vec<(String, String)> {
    fixture.retract();
    let asked = fixture.leaving().into_iter().filter(|one| one.kind == "contact_asked");
    asked.map(|one| (one.recipient, one.body)).collect()
}

#[test]
fn contact_is_asked_once_a_year_and_answers_with_one_button() {
    let mut fixture = ProcedureFixture::new();
    fixture.registered("gauge");
    fixture.days(364);
    assert!(asked(&fixture).is_empty());
    fixture.days(2);
    let emails = asked(&fixture);
    assert_eq!(emails.iter().map(|(to, _)| to.as_str()).collect::<Vec<_>>(), ["names@society.example"]);
    assert!(asked(&fixture).is_empty(), "once a year");
    let body = &emails[0].1;
    let from = body.find("/contacts/").unwrap();
    let link = body[from..from + "/contacts/".len() + 64].to_owned();

    let (_server, nobody, []) = fixture.serve([]);
    let namespace = || nobody.get("/assignments/urn-formal/gauge").body;
    assert!(!namespace().contains("Contact confirmed"));
    // Opening the link changes nothing, because programs open links.
    nobody.get(&link).says(&["names@society.example", "Yes, this contact is right"]);
    assert!(rows(&fixture, "SELECT answered_at AS what FROM contact_checks WHERE answered_at IS NOT NULL").is_empty());
    assert_eq!(nobody.post(&link, &[]).status, 303);
    assert!(nobody.get(&link).body.contains("Thank you."));
    assert_eq!(nobody.get("/contacts/unknown").status, 404);
    let events = rows(&fixture, "SELECT act AS what FROM events WHERE act LIKE 'contact_%' ORDER BY act");
    assert_eq!(events, ["contact_asked", "contact_confirmed"]);
    let begun = Instant::now();
    while !namespace().contains("Contact confirmed") && begun.elapsed().as_secs() < 20 {
        std::thread::sleep(Duration::from_millis(100));
    }
    assert!(namespace().contains("Contact confirmed"), "{}", namespace());
    // The next question comes a year after the last one.
    fixture.days(364);
    assert!(asked(&fixture).is_empty());
    fixture.days(2);
    assert_eq!(asked(&fixture).len(), 1);
}
