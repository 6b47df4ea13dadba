//! Tests the date until which an expert or operator is away: who can set it, where it is shown, and that it has no other effect.

use crate::common::prelude::*;
use nidreg::requests::candidates;

#[test]
fn away_date_is_shown_beside_the_name() {
    let (_db, server, [expert]) = TestServer::demo(["expert"]);
    let today = nidreg::clock::day(nidreg::clock::now());
    let until = today.checked_add(jiff::ToSpan::days(9)).unwrap().to_string();
    let says = format!("away until {until}");
    let page = |who: &str, path: &str| Person::demo(&server, who).get(path).body.split_whitespace().collect::<Vec<_>>().join(" ");
    let number = format!("R-{}-0003", today.year());
    let shown = || page("operator", &format!("/requests/{number}")).contains(&says);
    assert!(!shown());
    assert_eq!(expert.post("/account/away", &[("until", "soon")]).status, 422);
    assert_eq!(expert.post("/account/away", &[("until", &until)]).status, 303);
    assert!(shown());
    assert!(expert.get("/account").body.contains(&format!("value=\"{until}\"")));
    // In another language, the form is in English, like all messages for experts and operators.
    expert
        .ask("GET", "/account", &[("Cookie", "nidreg_language=de"), ("Sec-Fetch-Site", "none")])
        .says(&["lang=\"en\">Last day away"]);
    // Users without such a role cannot set it.
    for who in ["registrant", "admin"] {
        let person = Person::demo(&server, who);
        assert_eq!(person.post("/account/away", &[("until", &until)]).status, 404, "{who}");
        assert!(!person.get("/account").body.contains("/account/away"), "{who}");
    }
    assert_eq!(expert.post("/account/away", &[("until", "")]).status, 303);
    assert!(!shown());
    // A date in the past has no effect.
    assert_eq!(expert.post("/account/away", &[("until", "2020-01-01")]).status, 303);
    assert!(!page("operator", &format!("/requests/{number}")).contains("away until"));
}

#[test]
fn away_date_has_no_other_effect() {
    let mut fixture = ProcedureFixture::new();
    let number = fixture.submitted(&fixture.rita, &formal("harbour"));
    let proposed = |fixture: &ProcedureFixture| {
        let seen = fixture.seen(number, Some(&fixture.olga));
        let all = fixture.store.read(|conn| candidates::expert_candidates(conn, &seen, fixture.now)).unwrap();
        all.into_iter().filter(|one| one.proposed).map(|one| one.account.id).collect::<Vec<_>>()
    };
    let before = proposed(&fixture);
    for who in [&fixture.edda, &fixture.sven, &fixture.tara] {
        let until = "2027-03-31".parse().unwrap();
        fixture.act(who, |conn, ctx| own_account::set_away(conn, ctx, Some(until))).unwrap();
    }
    assert_eq!(proposed(&fixture), before);
    fixture.open(number, &[&fixture.sven]).unwrap();
    fixture.daily(20);
    let reminded = rows(&fixture, "SELECT recipient AS what FROM outbox WHERE kind = 'reminder'");
    assert!(reminded.contains(&fixture.sven.email), "{reminded:?}");
}
