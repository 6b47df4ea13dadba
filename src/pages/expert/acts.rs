//! Forms of a review.

use crate::acts;
use crate::acts::{appeal, comment, decide, disclose, review, review_drafts, threads};
use crate::cases::appeals::Outcome;
use crate::cases::said::NewComment;
use crate::cases::see::see;
use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::form::FormField;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::pages::expert::review::{not_for_registrants, page, rename};
use crate::pages::expert::seen::snapshot_seen;
use crate::refusal::{Fault, Refusal};
use crate::reviews::experts::Interest;
use crate::reviews::{Verdict, queries};
use crate::template::Field;
use askama::Template as View;

fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(addresses::review(cx.param("number")))),
        Err(Refusal::Faults(faults)) => page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// The same, and the page says what was done.
fn said_so(cx: &Cx, what: &str, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    match done {
        Ok(()) => Ok(Reply::see_other(format!("{}?done={what}", addresses::review(cx.param("number"))))),
        refused => after(cx, refused),
    }
}

/// `POST /reviews/{number}/disclose`
pub fn disclose(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["interest", "reason", "anonymous"], &[])?;
    let turn = cx.turn()?;
    let anonymous = cx.form.get("anonymous") == "yes";
    let Some(interest) = Interest::from_name(cx.form.get("interest")) else {
        return page(cx, 422, vec![Fault::new("interest", "Say whether you have a conflict of interest")]);
    };
    let reason = cx.form.get("reason");
    after(cx, cx.write(|conn| disclose::disclose(conn, turn, cx.param("number"), interest, reason, anonymous)))
}

/// `POST /reviews/{number}/decline-assignment`
pub fn decline_assignment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["decline_reason"], &[])?;
    let turn = cx.turn()?;
    let reason = cx.form.get("decline_reason");
    after(cx, cx.write(|conn| disclose::decline_assignment(conn, turn, cx.param("number"), reason)))
}

/// `POST /reviews/{number}/take-up`
pub fn take_up(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| disclose::take_up_assignment(conn, turn, cx.param("number"))))
}

#[derive(View)]
#[template(path = "reviews/write.html")]
struct WritePage {
    shell: Shell,
    faults: Vec<Fault>,
    number: String,
    about: &'static str,
    field: String,
    thread: String,
    snapshot: i64,
    text: String,
    said: Vec<(String, String)>,
    quote: FormField,
    comment: FormField,
    suggestion: FormField,
}

fn write_page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let account = cx.person()?;
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let thread_id = typed.get("thread").to_owned();
    let (seen, threads) = cx.read(|conn| {
        let seen = see(conn, cx.param("number"), Some(account), cx.now)?;
        not_for_registrants(&seen)?;
        let threads = queries::threads_of(conn, &seen.request.id)?;
        Ok((seen, threads))
    })?;
    let thread = threads.into_iter().find(|thread| thread.id == thread_id);
    let field = thread.as_ref().map_or_else(|| Field::from_key(typed.get("field")), |thread| thread.anchor.field);
    let number = seen.request.number.clone();
    let current = seen.current().ok_or_else(|| Problem::not_found("The text"))?;
    let area = |name: &'static str, label: &str, rows: u8| FormField::area(name, label, typed.get(name), rows).faults(&faults);
    Reply::page_with(
        status,
        &WritePage {
            shell: Shell::new(cx, "Write a comment", Nav::Review).with_errors(!faults.is_empty()),
            about: field.map_or("The request", Field::label),
            field: field.map_or("", Field::key).to_owned(),
            snapshot: current.number,
            text: field.map_or_else(String::new, |field| current.template.text(field).to_owned()),
            said: thread
                .map(|thread| thread.comments.into_iter().map(|comment| (comment.author, comment.body)).collect())
                .unwrap_or_default(),
            thread: thread_id,
            quote: area("quote", "The passage (optional)", 3).hint("Copied from the text; empty is the whole field"),
            comment: area("comment", "Comment", 5),
            suggestion: area("suggestion", "Suggested wording (optional)", 4)
                .hint("The registrant can take it over in one press"),
            number,
            faults: faults.clone(),
        },
    )
}

/// `GET /reviews/{number}/write`: a page for one comment; also where a comment with a fault comes back to.
pub fn write(cx: &Cx) -> Result<Reply, Problem> {
    if let Some(name) = cx.query.first_unknown(&["field", "thread"]) {
        return Err(Problem::bad_request(format!("This page does not know the parameter \"{name}\"")));
    }
    write_page(cx, 200, Vec::new())
}

/// `POST /reviews/{number}/write`: keeps a comment for the review.
pub fn keep_draft(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "thread", "field", "quote", "comment", "suggestion"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let typed = review_drafts::Typed {
        snapshot,
        thread: cx.form.get("thread"),
        field: cx.form.get("field"),
        quote: cx.form.get("quote"),
        body: cx.form.get("comment"),
        suggestion: cx.form.get("suggestion"),
    };
    match cx.write(|conn| review_drafts::keep_comment(conn, turn, cx.param("number"), typed)) {
        Ok(()) => Ok(Reply::see_other(format!("{}#f-{}", addresses::review(cx.param("number")), typed.field))),
        Err(Refusal::Faults(faults)) => write_page(cx, 422, faults),
        Err(other) => Err(other.into()),
    }
}

/// `POST /reviews/{number}/drafts/{id}`: drops a comment that was not sent.
pub fn drop_draft(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| review_drafts::drop_comment(conn, turn, cx.param("number"), cx.param("id"))))
}

/// `POST /reviews/{number}/seen`: marks one field, or all of them, as read. The buttons send the review's form along, so that what was
/// typed there is kept.
pub fn seen(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "field", "stance", "reasons"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let fields: Vec<Field> = match cx.form.get("field") {
        "all" => Field::ALL.to_vec(),
        key => vec![Field::from_key(key).ok_or_else(|| Problem::bad_request("There is no such field"))?],
    };
    let (number, reasons) = (cx.param("number"), cx.form.get("reasons"));
    let verdict = Verdict::from_name(cx.form.get("stance"));
    cx.write(|conn| {
        if let Some(verdict) = verdict.filter(|verdict| *verdict != Verdict::CommentOnly || !reasons.trim().is_empty()) {
            review_drafts::keep_verdict(conn, turn, number, verdict, reasons)?;
        }
        review_drafts::mark_seen(conn, turn, number, &fields, snapshot)
    })?;
    Ok(Reply::see_other(format!("{}#f-{}", addresses::review(number), cx.form.get("field"))))
}

/// `POST /reviews/{number}/position`: sends the review, or keeps the verdict for later.
pub fn send(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "stance", "reasons", "keep"], &[])?;
    let turn = cx.turn()?;
    let snapshot = snapshot_seen(cx)?;
    let verdict = Verdict::from_name(cx.form.get("stance"))
        .ok_or_else(|| Problem::bad_request("The form does not say which position is taken"))?;
    let (number, reasons) = (cx.param("number"), cx.form.get("reasons"));
    if cx.form.get("keep") == "yes" {
        return said_so(cx, "kept", cx.write(|conn| review_drafts::keep_verdict(conn, turn, number, verdict, reasons)));
    }
    said_so(cx, "sent", cx.write(|conn| review::send_review(conn, turn, number, snapshot, verdict, reasons)))
}

/// `POST /reviews/{number}/comment`
pub fn comment(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["comment"], &[])?;
    let turn = cx.turn()?;
    let new = NewComment { body: cx.form.get("comment"), ..NewComment::default() };
    after(cx, cx.write(|conn| comment::comment(conn, turn, cx.param("number"), &new)))
}

/// `POST /reviews/{number}/threads/{id}`: resolves a thread, or opens it again.
pub fn resolve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&[], &[])?;
    let turn = cx.turn()?;
    cx.write(|conn| threads::resolve(conn, turn, cx.param("number"), cx.param("id")))?;
    Ok(Reply::see_other(format!("{}#t-{}", addresses::review(cx.param("number")), cx.param("id"))))
}

/// `POST /reviews/{number}/answer`
pub fn answer_discuss(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["position", "answer"], &[])?;
    let turn = cx.turn()?;
    let (position, text) = (cx.form.get("position"), cx.form.get("answer"));
    after(cx, cx.write(|conn| threads::answer_discuss(conn, turn, cx.param("number"), position, text)))
}

/// `POST /reviews/{number}/waive`
pub fn waive(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["expert", "waive_reason"], &[])?;
    let turn = cx.turn()?;
    let (expert, reason) = (cx.form.get("expert"), cx.form.get("waive_reason"));
    after(cx, cx.write(|conn| disclose::waive(conn, turn, cx.param("number"), expert, reason)))
}

/// `POST /reviews/{number}/ask`
pub fn ask(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["question"], &[])?;
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| acts::ask::ask(conn, turn, cx.param("number"), cx.form.get("question"))))
}

/// `POST /reviews/{number}/approve`
pub fn approve(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    let decided = cx.write(|conn| decide::approve(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")));
    after(cx, decided.map_err(|refusal| rename(refusal, "reasons", "decision")))
}

/// `POST /reviews/{number}/decline`: the lead proposes it.
pub fn propose_decline(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot", "decision"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    let proposed = cx.write(|conn| decide::propose_decline(conn, turn, cx.param("number"), snapshot, cx.form.get("decision")));
    after(cx, proposed.map_err(|refusal| rename(refusal, "reasons", "decision")))
}

/// `POST /reviews/{number}/concur`: a second expert concurs, and it is declined.
pub fn concur(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["snapshot"], &[])?;
    let (turn, snapshot) = (cx.turn()?, snapshot_seen(cx)?);
    after(cx, cx.write(|conn| decide::decline(conn, turn, cx.param("number"), snapshot)))
}

/// `POST /reviews/{number}/appeal`: the lead's decision on an appeal.
pub fn appeal_decided(cx: &Cx) -> Result<Reply, Problem> {
    cx.form.only(&["outcome", "words"], &[])?;
    let turn = cx.turn()?;
    let Some(outcome) = Outcome::from_name(cx.form.get("outcome")) else {
        return page(cx, 422, vec![Fault::new("outcome", "Say what you decide")]);
    };
    after(cx, cx.write(|conn| appeal::decide(conn, turn, cx.param("number"), outcome, cx.form.get("words"))))
}
