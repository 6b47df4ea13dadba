//! The review page: a form at each passage, suggestions as differences, and the order of the page.

use crate::common::prelude::*;
use crate::common::procedure_fixture::run;
use nidreg::actions::{open_review, threads};
use scraper::{Html, Selector};

/// A request under review at the current time, with Edda and Sven, who have no conflict of interest.
fn under_review() -> (ProcedureFixture, RequestNumber) {
    let fixture = ProcedureFixture::today();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose_as_experts(number);
    (fixture, number)
}

/// The text of each selected element.
fn texts(page: &Answer, css: &str) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    html.select(&Selector::parse(css).unwrap()).map(|element| element.text().collect()).collect()
}

/// The attribute `name` of each selected element.
fn attributes(page: &Answer, css: &str, name: &str) -> Vec<String> {
    let html = Html::parse_document(&page.body);
    let of = Selector::parse(css).unwrap();
    html.select(&of).map(|element| element.value().attr(name).unwrap_or_default().to_owned()).collect()
}

fn write(expert: &Person, number: RequestNumber, quote: &str, comment: &str, suggestion: &str) -> Answer {
    let form = [("revision", "1"), ("field", "syntax"), ("quote", quote), ("comment", comment), ("suggestion", suggestion)];
    expert.post(&format!("/requests/{number}/write"), &form)
}

#[test]
fn each_passage_has_a_form_with_its_quote_and_the_start_of_a_suggestion() {
    let (fixture, number) = under_review();
    let (_server, _, [sven]) = fixture.serve([&fixture.sven]);
    let page = sven.get(&format!("/requests/{number}"));
    let quotes = attributes(&page, "#f-syntax .passage input[name=quote]", "value");
    let lines = ["A name is one to twelve digits:", "   urn:harbour:204817", "q-components and f-components are undefined."];
    assert_eq!(quotes, lines, "{}", page.body);
    assert_eq!(texts(&page, "#f-syntax .passage textarea[name=suggestion]"), lines);
    // Unchanged text is not a suggestion: neither of the whole passage nor of a part of it.
    for quote in [lines[0], "twelve digits"] {
        assert_eq!(write(&sven, number, quote, "Why twelve?", lines[0]).status, 303);
    }
    assert_eq!(write(&sven, number, lines[1], "", lines[1]).status, 422, "a comment without text is refused");
    let drafted = || texts(&sven.get(&format!("/requests/{number}")), ".thread.drafted");
    assert!(drafted().len() == 2 && drafted().iter().all(|draft| !draft.contains("Suggested change")), "{:?}", drafted());
    assert_eq!(write(&sven, number, lines[0], "", "A name is one to twenty digits:").status, 303);
    assert!(drafted()[2].contains("A name is one to twenty digits:"), "{:?}", drafted());
    let page = sven.get(&format!("/requests/{number}"));
    assert!(texts(&page, "#position").concat().contains("3 comments not yet sent. Only you can see them"), "{}", page.body);
    // Sections without text are one line.
    let folded = texts(&page, "details.settled > summary");
    assert!(folded.iter().any(|line| line.ends_with("Additional Information, Revision Information")), "{folded:?}");
}

#[test]
fn suggestion_is_a_difference_and_is_applied_only_in_a_submitted_revision() {
    let (mut fixture, number) = under_review();
    let (server, _, [edda, sven]) = fixture.serve([&fixture.edda, &fixture.sven]);
    let at = format!("/requests/{number}");
    let quote = "A name is one to twelve digits:";
    assert_eq!(write(&sven, number, quote, "Twelve will not last.", "A name is one to twenty digits:").status, 303);
    let send = [("revision", "1"), ("position", "discuss"), ("reasons", "Twelve digits are too few.")];
    assert_eq!(sven.post(&format!("{at}/position"), &send).status, 303);
    // The summary, the mark at the passage, and the difference.
    let (own, other) = (sven.get(&at), edda.get(&at));
    assert!(texts(&own, ".lede")[0].contains("1 open Discuss (yours)"), "{}", own.body);
    assert!(texts(&other, ".lede")[0].contains("1 open Discuss") && !other.body.contains("(yours)"), "{}", other.body);
    assert!(texts(&own, "#position > summary")[0].contains("Your position: Discuss"), "{}", own.body);
    let thread = threads_of(&fixture, number).into_iter().find(|thread| thread.anchor.quote == quote).unwrap();
    assert_eq!(attributes(&own, "#f-syntax .passage.noted > a", "href"), [format!("#t-{}", thread.id)]);
    let public = || Person::nobody(&server).get(&format!("/requests/{number}"));
    for page in [&own, &public()] {
        assert!(texts(page, ".swap ins").concat().contains("twenty") && texts(page, ".swap del").concat().contains("twelve"));
    }
    fixture.days(1);
    // Applied to a draft, it is not in the text yet.
    let id = thread.comments.iter().find(|comment| comment.suggestion.is_some()).unwrap().id.clone();
    fixture.act(&fixture.rita, |conn, ctx| threads::apply_suggestion(conn, ctx, number, &id)).unwrap();
    assert!(!public().body.contains("applied in revision"));
    let unsent = "marked as addressed by registrant, not in a submitted revision yet";
    assert!(public().body.contains(unsent), "{}", public().body);
    fixture.send_revision(number, "Twenty.");
    assert!(public().body.contains("applied in revision 2") && !public().body.contains(unsent), "{}", public().body);
    // The changes come before the text.
    let page = sven.get(&at);
    let place = |words: &str| page.body.find(words).unwrap_or_else(|| panic!("{words}: {}", page.body));
    assert!(place("Changes since revision 1 (last viewed by you)") < place("Text of revision 2"));
    assert!(texts(&page, ".lede")[0].contains("1 section changed"), "{}", page.body);
    assert_eq!(texts(&page, "section[aria-labelledby=d-syntax] ins"), ["twenty"]);
}

#[test]
fn suggestion_is_applied_on_the_page_of_the_draft_without_losing_typed_text() {
    let (fixture, number) = under_review();
    let (_server, _, [sven, rita]) = fixture.serve([&fixture.sven, &fixture.rita]);
    let quote = "A name is one to twelve digits:";
    assert_eq!(write(&sven, number, quote, "Twelve will not last.", "A name is one to twenty digits:").status, 303);
    let send = [("revision", "1"), ("position", "comment"), ("reasons", "")];
    assert_eq!(sven.post(&format!("/requests/{number}/position"), &send).status, 303);
    let path = format!("/requests/{number}/edit");
    let page = rita.get(&path);
    let ids = attributes(&page, "form[action$=edit] button[name=suggestion]", "value");
    assert!(ids.len() == 1 && texts(&page, ".swap ins").concat().contains("twenty"), "{}", page.body);
    let default = "form[action$=edit] > button[hidden]:first-of-type";
    assert_eq!(attributes(&page, default, "type"), ["submit"], "the Enter key saves and does not apply the suggestion");
    let text = |page: &Answer| texts(page, "textarea[name=syntax]").concat().trim_start_matches('\n').to_owned();
    let press = |page: &Answer, typed: &str| {
        let was = attributes(page, "input[name='was.syntax']", "value").remove(0);
        rita.post(&path, &[("syntax", typed), ("was.syntax", &was), ("suggestion", &ids[0])])
    };
    // If the passage is not in the typed text, nothing is saved and nothing typed is lost.
    let gone = press(&page, "A name is a number.");
    assert!(gone.status == 422 && text(&gone) == "A name is a number.", "{}", gone.body);
    assert!(text(&rita.get(&path)).contains(quote));
    let typed = format!("{}\n\nDigits are ASCII.", text(&page));
    let applied = press(&page, &typed);
    assert_eq!(
        (applied.status, applied.location.as_str()),
        (303, format!("{path}?taken=yes#f-syntax").as_str()),
        "{}",
        applied.body
    );
    let after = rita.get(&format!("{path}?taken=yes")).says(&["The suggested change has been added to your draft"]);
    assert_eq!(text(&after), typed.replace("twelve", "twenty"));
    assert!(attributes(&after, "button[name=suggestion]", "value").is_empty(), "it is marked as addressed");
    assert!(threads_of(&fixture, number).iter().all(|thread| thread.done_at.is_some()));
}

#[test]
fn decision_and_position_are_one_form() {
    let (fixture, number) = under_review();
    let (_server, _, [edda, sven]) = fixture.serve([&fixture.edda, &fixture.sven]);
    let at = format!("/requests/{number}");
    for expert in [&edda, &sven] {
        let position = [("revision", "1"), ("position", "approve"), ("reasons", ""), ("decision", "")];
        assert_eq!(expert.post(&format!("{at}/position"), &position).status, 303);
    }
    // The buttons of the decision submit the form of the review. A refused decision is shown again as submitted.
    let page = edda.get(&at);
    let approve = format!("button[form=review][formaction='{at}/approve']");
    assert_eq!(texts(&page, &approve), ["Approve request"], "{}", page.body);
    assert_eq!(attributes(&page, "textarea[name=decision]", "form"), ["review"]);
    let decision = |reasons| [("revision", "1"), ("position", "comment"), ("reasons", "Wait."), ("decision", reasons)];
    let refused = edda.post(&format!("{at}/approve"), &decision("ok")).is(422, &[]);
    assert_eq!(texts(&refused, "textarea[name=reasons]"), ["Wait."]);
    let done = edda.post(&format!("{at}/approve"), &decision("Complete and clear.")).is(303, &[]);
    // The page states what happened, whom it notified by role, and how to undo it.
    let page = edda.get(done.header("location")).body;
    says(
        &page,
        &[
            "Done: approved the request. Complete and clear.",
            "the requester and collaborators",
            "the operators",
            "“Return to expert review”",
            &format!("!{}", fixture.rita.email),
        ],
    );
}

#[test]
fn closed_request_shows_its_outcome_and_only_forms_that_can_be_used() {
    let (fixture, number) = under_review();
    let at = format!("/requests/{number}");
    {
        let (_server, _, [edda]) = fixture.serve([&fixture.edda]);
        edda.get("/reviews").says(&["!sections changed", "!>None<"]);
    }
    fixture.approve_by_all(number);
    fixture.register(number).unwrap();
    let (server, _, [edda]) = fixture.serve([&fixture.edda]);
    let forms = |page: &Answer| {
        let actions = attributes(page, "form", "action");
        actions.into_iter().filter(|action| action.starts_with(&at)).collect::<Vec<_>>()
    };
    let page = edda.get(&at).says(&[&format!("<a href=\"/requests/{number}/decisions/1\">")]);
    assert!(texts(&page, ".eyebrow").concat().contains("Registered"));
    assert_eq!(forms(&page), [format!("{at}/appeal"), format!("{at}#history")]);
    assert!(!page.body.contains("already registered"), "{}", page.body);
    // The registration is not compared with itself while an appeal is open.
    fixture.appeal(&fixture.otto, number, "Our port uses it.").unwrap();
    let page = edda.get(&at).says(&["!already registered"]);
    assert_eq!(forms(&page), [format!("{at}#history")]);
    let olga = signed_in(&server, &fixture, &fixture.olga);
    let operator_page = format!("/requests/{number}");
    let page = olga.get(&operator_page);
    assert!(page.body.contains("Our port uses it."), "the operator reads the grounds: {}", page.body);
    let done = olga
        .post(&format!("{operator_page}/appeal/outcome"), &[("outcome", "rejected"), ("statement", "The two names differ.")])
        .is(303, &[]);
    olga.get(done.header("location")).says(&["Done: recorded that the IESG rejected the appeal."]);
    let subjects = rows(&fixture, "SELECT subject AS what FROM outbox WHERE kind LIKE 'appeal%'");
    assert!(!subjects.is_empty() && subjects.iter().all(|subject| subject.len() <= 72), "{subjects:?}");
}

#[test]
fn declared_conflict_and_a_requested_waiver_are_distinguished() {
    let (fixture, number) = under_review();
    let (_server, _, [tara, edda]) = fixture.serve([&fixture.tara, &fixture.edda]);
    let at = format!("/requests/{number}");
    let form = [("interest", "waiver_asked"), ("reason", "I advised them once.")];
    let asked = forms(&[(&tara, &format!("{at}/disclose"), &form, 303, &[])]);
    let done = "Done: declared a conflict of interest and requested a waiver.";
    let lead = "declared a conflict of interest and requests a waiver. If you waive it, they can review";
    pages(&[
        (&tara, &asked[0].location, 200, &[done, "Until the lead grants it, you can read this request"]),
        (&edda, &at, 200, &[lead]),
    ]);
}

#[test]
fn only_the_review_page_allows_a_script_and_it_is_small() {
    let (fixture, number) = under_review();
    let (server, _, [sven]) = fixture.serve([&fixture.sven]);
    let page = sven.get(&format!("/requests/{number}"));
    let policy = page.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"), "{policy}");
    let scripts = attributes(&page, "script", "src");
    assert_eq!(scripts.len(), 1, "{scripts:?}");
    let script = sven.get(&scripts[0]);
    assert!(script.status == 200 && script.header("content-type").starts_with("text/javascript"), "{}", script.body);
    assert!(script.body.len() < 3_000, "{} bytes", script.body.len());
    let otto = signed_in(&server, &fixture, &fixture.otto);
    for (who, path) in [(&sven, "/".to_owned()), (&sven, "/reviews".to_owned()), (&otto, format!("/requests/{number}"))] {
        let other = who.get(&path);
        assert!(!other.header("content-security-policy").contains("script-src"), "{path}");
        assert!(attributes(&other, "script", "src").is_empty(), "{path}");
    }
}

#[test]
fn lead_assigns_another_expert_on_the_request_page_whose_position_counts() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.tara]);
    let ids = [fixture.sven.id.clone()];
    let by_sven = fixture.act(&fixture.sven, |conn, ctx| open_review::assign_more_experts(conn, ctx, number, &ids));
    assert!(why(by_sven).contains("Only the operator or the lead"), "no other user acts for her");
    fixture.disclose(&fixture.edda, number).unwrap();
    let until = Some("2099-12-31".parse().unwrap());
    fixture.act(&fixture.sven, |conn, ctx| own_account::set_away(conn, ctx, until)).unwrap();
    let (_server, _, [lead, expert]) = fixture.serve([&fixture.edda, &fixture.tara]);
    let at = format!("/requests/{number}");
    let page = lead.get(&at).body;
    says(&page, &["Assign another expert", "Sven Expert, away until 2099-12-31"]);
    let form = page.split(&format!("action=\"{at}/experts\"")).nth(1).unwrap().split("</form>").next().unwrap();
    let id = format!("value=\"{}\"", fixture.sven.id);
    says(form, &[&id]);
    let (path, sven) = (format!("{at}/experts"), [("experts", fixture.sven.id.as_str())]);
    forms(&[(&expert, &path, &sven, 403, &[]), (&lead, &path, &[], 422, &[]), (&lead, &path, &sven, 303, &[])]);
    pages(&[(&lead, &at, 200, &[&format!("!{id}")])]);
    let sql = "SELECT recipient AS what FROM outbox WHERE kind = 'assignment'";
    assert!(rows(&fixture, sql).contains(&fixture.sven.email));
    fixture.approve_as_experts(number);
    fixture.approve(number).unwrap();
    assert_eq!(fixture.state(number), State::Ready, "the position of the expert assigned first is not required");
}

#[test]
fn expert_sees_the_changes_since_the_revision_on_which_they_declared_no_conflict() {
    let (mut fixture, number) = under_review();
    fixture.minutes(1);
    fixture.write(&fixture.rita, number, Field::Resolution, "Names are resolved by the society.");
    fixture.send_revision(number, "Name the service.");
    let (_server, _, [sven, tara]) = fixture.serve([&fixture.sven, &fixture.tara]);
    sven.get(&format!("/requests/{number}")).says(&[
        "id=\"changes\"",
        "Names are resolved by the society.",
        "Name the service.",
        &format!("/requests/{number}/compare\""),
    ]);
    // Who has not opened an earlier revision compares with nothing.
    fixture.disclose(&fixture.tara, number).unwrap();
    assert!(!tara.get(&format!("/requests/{number}")).body.contains("id=\"changes\""));
}

#[test]
fn conflict_question_shows_what_the_request_is_about_and_since_when_it_is_overdue() {
    let mut fixture = ProcedureFixture::today();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    let (_server, _, [sven]) = fixture.serve([&fixture.sven]);
    let page = sven.get(&format!("/requests/{number}"));
    let about = texts(&page, "dl.facts").concat();
    assert!(about.contains("Purpose") && about.contains("cited in print") && about.contains("Documentation"), "{about}");
    assert!(page.body.contains("Your position is due on "), "{}", page.body);
    fixture.days(-40);
    run(&fixture, &format!("UPDATE tasks SET due = '{}'", nidreg::store::Moment::from(fixture.now)));
    sven.get(&format!("/requests/{number}")).says(&["Your position has been overdue since "]);
}

#[test]
fn email_about_a_revision_has_the_changes_since_the_one_that_its_expert_saw() {
    let (mut fixture, number) = under_review();
    let send = |fixture: &mut ProcedureFixture, field: Field, text: &str| {
        fixture.minutes(1);
        fixture.write(&fixture.rita, number, field, text);
        fixture.send_revision(number, "As asked.");
        fixture.minutes(1);
    };
    send(&mut fixture, Field::Resolution, "Names are resolved by the society.");
    fixture.approve_as_expert(&fixture.edda, number);
    drop(fixture.leaving());
    send(&mut fixture, Field::Interoperability, "Names are compared as they are printed.");
    let emails = fixture.leaving();
    let to = |who: &Account| {
        let own = emails.iter().find(|email| email.recipient == who.email && email.subject.contains("revision 3")).unwrap();
        own.body.clone()
    };
    let (edda, sven) = (to(&fixture.edda), to(&fixture.sven));
    assert!(edda.contains("Changes since revision 2") && !edda.contains("resolved by the"), "{edda}");
    assert!(sven.contains("Changes since revision 1") && sven.contains("resolved by the"), "{sven}");
    assert!(sven.contains(&format!("/requests/{number}/compare?from=1&to=3")), "{sven}");
}
