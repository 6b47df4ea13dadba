//! T7 to T9: the experts' report to a standards body, and the body's answer (RFC 8141 §6.2 step 4).

use crate::action_context::ActionContext;
use crate::actions::decide::Grounds;
use crate::cases::criteria::Judged;
use crate::cases::daily_limit::{Limited, within};
use crate::cases::documents::queries::insert_document;
use crate::cases::guards::decision;
use crate::cases::guards::standards::direction;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::name_conflict_notices;
use crate::cases::notify::{to_experts, to_operators, to_team};
use crate::cases::record::{close_proposals, decide, record, words};
use crate::cases::run::{Granted, Written, run};
use crate::cases::standards::{BodyDocument, Report, queries};
use crate::cases::viewer::{Seen, see};
use crate::cases::waiting::turns;
use crate::cases::{Party, State, Way};
use crate::history::{Act, EventId};
use crate::ids::{RequestNumber, SnapshotNo, new_id};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::refusal::{Refusal, at};
use crate::reviews::DecisionOutcome;
use crate::store::AnyConnection;
use crate::users::{Account, Role};
use crate::{clock, users};
use urn_registry::i18n::Phrase;

/// T7: sends the expert review report to the body, with the lead's judgment of each criterion of RFC 8141 §5.1 and §6.4. `snapshot` is
/// the revision that was displayed.
pub fn report<'a>(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    snapshot: SnapshotNo,
    grounds: impl Into<Grounds<'a>>,
    judged: &Judged,
) -> Result<(), Refusal> {
    let Grounds { reasons, appeal_answer, .. } = grounds.into();
    let input = Input { words: reasons, judged: *judged, appeal_answer, ..Input::on(snapshot) };
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (text, seen) = (decision::report(&input)?, granted.seen());
        let body = seen.request.track.body().unwrap_or_default();
        let (on, by) = ((&seen.request.id, snapshot), (&turn.who.id, body));
        queries::insert_report(conn, &new_id(), on, by, &text, granted.at())?;
        decide(conn, seen, (&turn.who.id, None), (DecisionOutcome::Reported, &text), turn.now)?;
        close_proposals(conn, seen, turn.now)?;
        let says = format!("To {body}, on revision {snapshot}");
        let says = Input { words: &says, ..input }.reasons(granted.case.reopened()?.is_some());
        Ok(Written::new(Act::Reported, says, text))
    };
    run(conn, turn, (number, Move::Report), &input, write, |conn, granted, event, gives| {
        notify_of_report(conn, granted, event, gives)
    })
    .map(drop)
}

fn notify_of_report(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, text: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let body = seen.request.track.body().unwrap_or_default();
    for liaison in users::queries::with_role(conn, Role::Liaison)? {
        let letter = Notification::Report {
            number: granted.number(),
            title: granted.title(),
            body: body.to_owned(),
            report: text.to_owned(),
            link: granted.page("requests"),
        };
        outbox::queue(conn, turn.post, turn.now, event, Some(&seen.thread()), &liaison.email, &letter)?;
    }
    let letter = |room: &'static str| {
        move |name: String| Notification::Reported {
            name,
            number: granted.number(),
            title: granted.title(),
            body: body.to_owned(),
            link: granted.page(room),
        }
    };
    to_team(conn, turn, event, seen, letter("requests"))?;
    to_operators(conn, turn, event, &seen.thread(), letter("desk"))?;
    turns::notify(conn, turn, event, seen.request.number)
}

/// Records a direction or a copy of the report, received by an operator or sent by a liaison of the body. This alone does not change the
/// state. The operators are notified of documents sent by a liaison.
pub fn file(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    paper: BodyDocument,
    text: &str,
) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let party = if seen.is(Party::Operator) {
        Party::Operator
    } else if may_send(&seen, turn.who) {
        Party::Representative
    } else {
        return Err(Refusal::not_permitted("Only operators and the liaison of the standards body can attach documents"));
    };
    // Also allowed in state ready: if a document was struck, its replacement can be recorded.
    let awaited = seen.request.state == State::WithBody
        || (seen.request.state == State::Ready && seen.request.track.way() == Way::Standards);
    if !awaited {
        return Err(Refusal::WrongState {
            why: format!("Documents of the standards body can be attached only while the request is with the body. The request is in state \"{}\"", seen.request.state_words())
                .into(),
        });
    }
    let text = words(text, at::PAPER, "Enter the text of the document, with its sender and date")?;
    if paper == BodyDocument::ReportCopy
        && let Some(report) = queries::reports_of(conn, &seen.request.id)?.pop()
    {
        contains_report(&text, &report)?;
    }
    within(conn, turn, Limited::Contribution)?;
    insert_document(conn, &new_id(), &seen.request.id, (paper.kind(), &text), (&turn.who.id, turn.now.into()))?;
    let what = match paper {
        BodyDocument::Direction => "Direction",
        BodyDocument::ReportCopy => "Copy of the report",
    };
    let event = record(conn, turn, Act::PaperFiled, party, &seen.request, &format!("{what}: {text}"))?;
    if party == Party::Operator {
        return Ok(());
    }
    to_operators(conn, turn, &event, &seen.thread(), |name| Notification::BodyAnswered {
        name,
        number: number.to_string(),
        title: seen.request.subject.title(),
        body: seen.request.track.body().unwrap_or_default().to_owned(),
        words: text.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })?;
    turns::besides(conn, turn, &event, number)
}

/// Requires that a copy of the report contains the report that was sent, so that the body has seen it (RFC 8141 §6.2 step 4). Line breaks
/// and the quotation marks of emails do not count.
fn contains_report(copy: &str, report: &Report) -> Result<(), Refusal> {
    let (copy, sent) = (unquoted(copy), unquoted(&report.body));
    if copy.contains(&sent) {
        return Ok(());
    }
    let mut from = 0;
    let sentences = sent.split_inclusive(". ").map(|sentence| {
        from += sentence.len();
        (from, sentence)
    });
    let differs = sentences.into_iter().find(|(end, _)| !copy.contains(sent.get(..*end).unwrap_or_default().trim_end()));
    let sentence = differs.map_or("", |(_, sentence)| sentence.trim_end()).to_owned();
    let day = clock::day(report.sent_at);
    Err(Refusal::at(at::PAPER, Phrase::new("refusal-report-copy-differs").with("day", day).with("from", sentence)))
}

/// The words of a text, without the marks that emails put before quoted lines.
fn unquoted(text: &str) -> String {
    let bare = text.lines().map(|line| line.trim_start_matches(['>', ' ']));
    bare.flat_map(str::split_whitespace).collect::<Vec<_>>().join(" ")
}

/// Whether a viewer can send documents as a liaison. Liaisons who work on the request for its registrant cannot.
pub fn may_send(seen: &Seen, who: &Account) -> bool {
    who.has(Role::Liaison) && !seen.is(Party::Registrant)
}

/// T8: the direction and the copy are on record; the operators can register.
pub fn direct(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let write = |_: &mut AnyConnection, granted: &mut Granted<'_>| {
        let words = direction(&granted.case)?.to_owned();
        Ok(Written::new(Act::Directed, words.clone(), words))
    };
    run(conn, turn, (number, Move::Direct), &Input::default(), write, |conn, granted, event, words| {
        let letter = |room: &'static str| {
            move |name: String| Notification::Directed {
                name,
                number: granted.number(),
                title: granted.title(),
                words: words.clone(),
                link: granted.page(room),
            }
        };
        to_team(conn, turn, event, granted.seen(), letter("requests"))?;
        to_experts(conn, turn, event, granted.seen(), letter("reviews"))?;
        turns::notify(conn, turn, event, number)
    })
    .map(drop)
}

/// T9: records that the body asks for changes or declines, with its own statement.
pub fn body_answered(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    declines: bool,
    text: &str,
) -> Result<(), Refusal> {
    let (act, event) = if declines { (Move::BodyDeclines, Act::BodyDeclined) } else { (Move::BodyAsks, Act::BodyAsked) };
    let input = Input::saying(text);
    let write = |_: &mut AnyConnection, _: &mut Granted<'_>| Ok(Written::new(event, input.tidy(), input.tidy()));
    run(conn, turn, (number, act), &input, write, |conn, granted, event, words| {
        let seen = granted.seen();
        let letter = |room: &'static str| {
            move |name: String| Notification::BodyAnswered {
                name,
                number: granted.number(),
                title: granted.title(),
                body: granted.request().track.body().unwrap_or_default().to_owned(),
                words: words.clone(),
                link: granted.page(room),
            }
        };
        to_team(conn, turn, event, seen, letter("requests"))?;
        to_experts(conn, turn, event, seen, letter("reviews"))?;
        turns::notify(conn, turn, event, number)?;
        if declines {
            name_conflict_notices::end(conn, turn, &seen.request, name_conflict_notices::Ended::Closed)
        } else {
            Ok(())
        }
    })
    .map(drop)
}
