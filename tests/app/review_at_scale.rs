//! Review comments: writing, editing and deleting them, and navigating a review with two hundred threads.

use crate::common::prelude::*;
use crate::review_journey::done;

/// The demonstration request in review, for which the expert has answered the conflict-of-interest question.
const NUMBER: &str = "0003";

fn scene() -> (TestDb, TestServer, String) {
    let (db, server) = TestServer::on_new_database(true);
    let year = nidreg::clock::day(nidreg::clock::now()).year();
    (db, server, format!("R-{year}-{NUMBER}"))
}

fn keep(expert: &Person, number: &str, field: &str, comment: &str) {
    let form = [("revision", "1"), ("thread", ""), ("field", field), ("quote", ""), ("comment", comment), ("suggestion", "")];
    done(expert.post(&format!("/requests/{number}/write"), &form));
}

fn send(expert: &Person, number: &str) {
    let form = [("revision", "1"), ("position", "comment"), ("reasons", "")];
    done(expert.post(&format!("/requests/{number}/position"), &form));
}

/// The text between `before` and `after`, for each occurrence of `before`.
fn each<'a>(page: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    page.split(before).skip(1).map(|rest| rest.split(after).next().unwrap_or_default()).collect()
}

#[test]
fn unsent_comment_is_private_and_can_be_edited_or_deleted() {
    let (_db, server, number) = scene();
    let expert = Person::demo(&server, "expert");
    let at = format!("/requests/{number}");
    keep(&expert, &number, "syntax", "Why twlve digits?");
    let page = expert.get(&at).body;
    let edit = format!("{at}/drafts/{}/edit", each(&page, &format!("{at}/drafts/"), "/edit")[0]);
    expert.get(&edit).says(&["Why twlve digits?", "Delete comment"]);
    // A quote that is not in the text is rejected, and the form retains the input.
    let wrong = [
        ("revision", "1"),
        ("thread", ""),
        ("field", "syntax"),
        ("quote", "no such words"),
        ("comment", "Why twelve?"),
        ("suggestion", ""),
    ];
    expert.post(&edit, &wrong).is(422, &["This passage is not in the text", "Why twelve?"]);
    let right = [
        ("revision", "1"),
        ("thread", ""),
        ("field", "syntax"),
        ("quote", ""),
        ("comment", "Why twelve digits?"),
        ("suggestion", ""),
    ];
    assert_eq!(done(expert.post(&edit, &right)).location, format!("{at}#f-syntax"));
    expert.get(&at).says(&["Why twelve digits?", "!Why twlve digits?"]);
    // Another expert can neither read nor edit it.
    let second = Person::demo(&server, "second-expert");
    assert!(!second.get(&at).body.contains("Why twelve digits?"));
    assert_eq!(second.get(&edit).status, 404);
    assert_eq!(second.post(&edit, &right).status, 404);
    done(expert.post(edit.strip_suffix("/edit").unwrap(), &[]));
    assert!(!expert.get(&at).body.contains("Why twelve digits?"));
    assert_eq!(expert.get(&edit).status, 404);
}

#[test]
fn comment_form_is_prefilled_with_a_quote_of_the_selected_passage() {
    let (_db, server, number) = scene();
    let expert = Person::demo(&server, "expert");
    let at = format!("/requests/{number}");
    let write = expert.get(&format!("{at}/write?field=assignment&passage=1")).is(200, &[]);
    let quoted = each(&write.body, "name=\"quote\"", "</textarea>")[0].split('>').nth(1).unwrap().trim().to_owned();
    assert!(!quoted.is_empty());
    // Submitted unchanged, the quote is a passage of the text.
    let form = [
        ("revision", "1"),
        ("thread", ""),
        ("field", "assignment"),
        ("quote", &quoted),
        ("comment", "Which list?"),
        ("suggestion", ""),
    ];
    let unescaped = form.map(|(name, value)| (name, value.replace("&#39;", "'").replace("&#38;", "&")));
    let form: Vec<(&str, &str)> = unescaped.iter().map(|(name, value)| (*name, value.as_str())).collect();
    done(expert.post(&format!("{at}/write"), &form));
    for none in ["0", "99", "x", "18446744073709551616"] {
        assert_eq!(expert.get(&format!("{at}/write?field=assignment&passage={none}")).status, 404, "{none}");
    }
}

#[test]
fn two_hundred_threads_are_indexed_without_duplicates() {
    let (_db, server, number) = scene();
    let expert = Person::demo(&server, "expert");
    let fields = ["purpose", "syntax", "assignment", "resolution"];
    for round in 0..2 {
        for nth in 0..100 {
            keep(&expert, &number, fields[nth % 4], &format!("Question {round}-{nth}: why is it so?"));
        }
        send(&expert, &number);
    }
    let at = format!("/requests/{number}");
    let page = expert.get(&at).body;
    for nth in [0, 42, 99] {
        // The text appears once in the summary line and once in full.
        assert_eq!(page.matches(&format!("Question 1-{nth}: why is it so?")).count(), 2, "{nth}");
    }
    let open = page.matches("<details class=\"thread\"").count();
    assert!(open >= 200, "each is a line that opens: {open}");
    assert!(page.contains("#f-syntax\">Syntax</a>: <strong>50 open</strong>"), "the index counts by field");
    assert!(page.contains("First open thread") && page.matches(">Next open<").count() == open - 1);
    // Each thread has a form for a reply in place.
    assert!(page.len() < 550_000, "{} bytes", page.len());
    // The public page shows each thread once; the history only mentions that there were comments.
    let public = Person::nobody(&server).get(&format!("/requests/{number}")).body;
    assert_eq!(public.matches("Question 1-7: why is it so?").count(), 2);
    assert!(public.contains("(in the discussion)"));
    let counted = |open: usize| expert.get("/reviews").body.contains(&format!("open threads: {open}<"));
    assert!(counted(open), "the queue counts the same");
    // Resolved threads are collapsed behind a count, and omitted when only open threads are requested.
    let ids = each(&page, "<details class=\"thread\"\nid=\"t-", "\"");
    let first = ids[0];
    let place = done(expert.post(&format!("{at}/threads/{first}/resolve"), &[])).location;
    assert!(place.starts_with(&format!("{at}#f-")), "{place}");
    let page = expert.get(&at).body;
    assert!(counted(open - 1), "no resolved thread is counted");
    assert!(page.contains("<summary>1 resolved</summary>") && page.contains("class=\"thread done\""));
    expert.get(&format!("{at}?threads=open")).says(&[
        &format!("!id=\"t-{first}\""),
        &format!("id=\"t-{}\"", ids[1]),
        "Show everything",
    ]);
    assert_eq!(
        done(expert.post(&format!("{at}/threads/{first}/resolve"), &[])).location,
        format!("{at}#t-{first}"),
        "the thread is open again"
    );
}

#[test]
fn registrant_sees_review_comments_beside_the_sections_of_the_draft() {
    let (_db, server, number) = scene();
    let expert = Person::demo(&server, "expert");
    keep(&expert, &number, "syntax", "Why twelve digits?");
    keep(&expert, &number, "syntax", "And why no letters?");
    keep(&expert, &number, "interoperability", "Who keeps the list?");
    send(&expert, &number);
    let registrant = Person::demo(&server, "registrant");
    let page = registrant.get(&format!("/requests/{number}/edit")).body;
    let section = |key: &str| {
        let from = page.split(&format!("id=\"f-{key}\"")).nth(1).unwrap_or_else(|| panic!("no {key}: {page}"));
        from.split(" id=\"f-").next().unwrap()
    };
    let syntax = section("syntax");
    says(&syntax, &["Experts’ comments on this section", "Why twelve digits?", "And why no letters?", "!Who keeps the list?"]);
    // The page links to the request page, where comments are answered. Reading them here also ends the time to withdraw them.
    assert!(syntax.contains(&format!("/requests/{number}#comments")));
    assert!(section("interoperability").contains("Who keeps the list?"));
    assert!(!section("purpose").contains("Experts’ comments"));
}

#[test]
fn review_page_compares_an_earlier_revision_with_the_current_one() {
    let (_db, server, number) = scene();
    let expert = Person::demo(&server, "expert");
    assert!(expert.get(&format!("/requests/{number}?since=1")).body.contains("Changes since revision 1"));
    for none in ["2", "0", "x"] {
        assert_eq!(expert.get(&format!("/requests/{number}?since={none}")).status, 404, "{none}");
    }
}
