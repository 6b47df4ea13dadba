//! Tests that quoted passages keep their line breaks wherever they are shown, and that the history does not repeat a review.

use crate::common::prelude::*;

#[test]
fn quoted_passage_keeps_its_lines_and_a_review_is_shown_once() {
    let fixture = ProcedureFixture::new();
    let number = fixture.in_review("harbour", &[&fixture.edda, &fixture.sven]);
    fixture.disclose(&fixture.sven, number).unwrap();
    let quote = "A name is one to twelve digits:\n\n   urn:harbour:204817";
    let typed = review_drafts::CommentInput {
        revision: RevisionNumber::FIRST,
        thread: "",
        field: "syntax",
        quote,
        body: "Which digits?",
        suggestion: "",
    };
    fixture.act(&fixture.sven, |conn, ctx| review_drafts::save_comment(conn, ctx, number, typed)).unwrap();
    let reasons = "lamp = gauge\n   / station";
    fixture.review(&fixture.sven, number, DISCUSS, reasons).unwrap();

    let event = rows(&fixture, "SELECT detail AS what FROM events WHERE act = 'position_taken'").pop().unwrap();
    let passage = "\n> A name is one to twelve digits:\n>    urn:harbour:204817\nWhich digits?";
    assert!(event.contains(reasons) && event.contains(passage), "{event}");
    let email = rows(&fixture, "SELECT body AS what FROM outbox WHERE kind = 'discuss'").pop().unwrap();
    says(
        &email,
        &[
            "lamp = gauge\n>    / station\n",
            "\n> > A name is one to twelve digits:\n> >    urn:harbour:204817\n> Which digits?\n",
        ],
    );

    let server = TestServer::start(&fixture.db, false);
    let page = Person::nobody(&server)
        .get(&format!("/requests/{number}"))
        .says(&[&format!("<blockquote dir=\"auto\">{quote}</blockquote>"), &format!("dir=\"auto\">{reasons}</pre>")])
        .body;
    for words in ["Which digits?", "   / station"] {
        assert_eq!(page.matches(words).count(), 1, "{words}: {page}");
    }
    let history = page.split("id=\"history\"").nth(1).unwrap();
    assert!(history.contains("Discuss, on revision 1</pre>") && history.contains("(in the discussion)"), "{history}");
}
