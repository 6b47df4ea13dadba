//! Threads, comments and positions.

use crate::history::capacity::capacity;
use crate::history::{self, EventKind, RecordedEvent};
use crate::http::{addresses, filters};
use crate::ids::{AccountId, RequestNumber, RevisionNumber};
use crate::mail::listed;
use crate::pages::partials::diff::suggested_change_diff;
use crate::pages::partials::fields::field_label;
use crate::pages::partials::rows::time;
use crate::pages::partials::threads::{CommentRow, ThreadCard, ThreadCountRow, ThreadList, gist, order_threads, thread_index};
use crate::refusal::Refusal;
use crate::requests::guards::disclosed::require_disclosed_expert;
use crate::requests::guards::text::check_under_review;
use crate::requests::viewer::RequestView;
use crate::requests::{Party, Procedure, Request, Revision, State, queries};
use crate::reviews;
use crate::reviews::{AnchorMatch, Position, PositionKind, PositionStatus, Thread};
use crate::store::AnyConnection;
use askama::Template as View;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;
use urn_registry::template::{Field, Template};

/// The public discussion.
#[derive(View, Default)]
#[template(path = "partials/discussion.html")]
pub(crate) struct Discussion {
    /// Whether positions are only advisory.
    pub(crate) advice: bool,
    pub(crate) threads: ThreadList,
    /// The number of threads by field.
    pub(crate) index: Vec<ThreadCountRow>,
    /// The latest position of each expert.
    pub(crate) positions: Vec<PositionRow>,
    /// All earlier positions, in the order in which they were recorded.
    pub(crate) earlier: Vec<EarlierPosition>,
    /// The requests merged into this one, with a link and their discussion.
    pub(crate) merged: Vec<MergedRequest>,
    /// The questions to the registrant, in order.
    pub(crate) questions: Vec<Question>,
}

/// A question to the registrant, with the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question {
    pub(crate) asked: Message,
    /// The answer; `None` while there is none.
    pub(crate) answer: Option<Message>,
}

/// A text written by a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Message {
    pub(crate) by: String,
    pub(crate) at: String,
    pub(crate) text: String,
}

/// The questions among the events of a request. An answer belongs to the last question before it.
fn questions_of_events(events: Vec<RecordedEvent>) -> Vec<Question> {
    let mut found: Vec<Question> = Vec::new();
    for event in events {
        let act = event.act;
        let message = Message { by: event.by, at: time(event.at), text: event.detail };
        if matches!(act, EventKind::Asked | EventKind::BodyAsked) {
            found.push(Question { asked: message, answer: None });
        } else if act == EventKind::Answered
            && let Some(last) = found.last_mut().filter(|last| last.answer.is_none())
        {
            last.answer = Some(message);
        }
    }
    found
}

/// A request that was closed as a duplicate of the displayed one.
pub(crate) struct MergedRequest {
    pub(crate) number: String,
    pub(crate) href: String,
    /// "3 threads, 1 open"; empty if there are none.
    pub(crate) threads: Phrase,
}

/// Other discussion of a request: on the review list, on merged requests, and all recorded positions.
struct OtherDiscussion {
    on_list: Vec<listed::ListedEmail>,
    /// The threads with replies to the list.
    list_replies: Vec<String>,
    merged: Vec<MergedRequest>,
    taken: Vec<Position>,
    questions: Vec<Question>,
}

/// Loads it.
fn other_discussion(conn: &mut AnyConnection, request: &Request) -> Result<OtherDiscussion, Refusal> {
    let count = |threads: i64, open: i64| match (threads, open) {
        (0, _) => Phrase::default(),
        (1, 0) => Phrase::new("talk-thread-resolved"),
        (1, _) => Phrase::new("talk-thread-open"),
        (all, open) => Phrase::new("talk-threads").arg("all", all).arg("open", open),
    };
    let merged = queries::duplicates_of(conn, request.number)?.into_iter().map(|(number, all, open)| MergedRequest {
        href: addresses::request_path(number),
        threads: count(all, open),
        number: number.to_string(),
    });
    Ok(OtherDiscussion {
        merged: merged.collect(),
        on_list: listed::queries::of_request(conn, &request.id)?,
        list_replies: listed::queries::replies(conn, &request.id)?.into_iter().map(|(thread_id, _)| thread_id).collect(),
        taken: reviews::queries::positions_of(conn, &request.id)?,
        questions: questions_of_events(history::queries::of_request(conn, &request.id)?),
    })
}

/// A post on the review list.
fn list_email_row(post: listed::ListedEmail, number: RequestNumber, permissions: ThreadPermissions<'_>) -> CommentRow {
    CommentRow {
        reply_to: permissions.lists.then(|| addresses::list_reply_path(number, &post.id)),
        id: post.id,
        author: post.author,
        role: Phrase::new("talk-from-list"),
        at: time(post.at),
        body: post.body,
        suggestion: None,
        difference: None,
        by_mail: false,
        struck: None,
        may_strike: false,
        listed: true,
        archive: post.archive,
    }
}

/// The messages on the review list and the replies that were written here, as one thread in the order in which they were written.
fn list_thread_card(
    posts: Vec<listed::ListedEmail>,
    replies: Vec<(Timestamp, CommentRow)>,
    (number, revision): (RequestNumber, RevisionNumber),
    permissions: ThreadPermissions<'_>,
) -> Option<ThreadCard> {
    let first = posts.first()?;
    let (label_by, gist) = (first.author.clone().into(), gist(&first.body));
    let mut rows: Vec<(Timestamp, CommentRow)> =
        posts.into_iter().map(|post| (post.at, list_email_row(post, number, permissions))).chain(replies).collect();
    rows.sort_by_key(|(at, _)| *at);
    Some(ThreadCard {
        number,
        id: "list".to_owned(),
        label: Phrase::new("talk-list-label"),
        label_by,
        about: Phrase::new("talk-list"),
        field: None,
        revision,
        quote: Phrase::default(),
        waits_for_registrant: false,
        gone: false,
        done: None,
        applied: None,
        resolved: false,
        gist,
        folded: false,
        next: None,
        may_use: false,
        uses_in_form: false,
        may_done: false,
        may_resolve: false,
        replies_on: None,
        may_answer: false,
        listed: true,
        comments: rows.into_iter().map(|(_, row)| row).collect(),
    })
}

pub(crate) struct PositionRow {
    pub(crate) id: String,
    pub(crate) expert: String,
    pub(crate) position: Phrase,
    pub(crate) tag: &'static str,
    pub(crate) revision: RevisionNumber,
    pub(crate) live: bool,
    /// Whether it is a blocking objection.
    pub(crate) objects: bool,
    pub(crate) in_office: bool,
    pub(crate) reasons: String,
    pub(crate) answer: Option<String>,
}

/// A position that its expert replaced, or that does not count because of a conflict of interest.
pub(crate) struct EarlierPosition {
    pub(crate) id: String,
    pub(crate) expert: String,
    pub(crate) position: Phrase,
    pub(crate) revision: RevisionNumber,
    pub(crate) at: String,
    pub(crate) reasons: String,
    pub(crate) answer: Option<String>,
}

fn earlier_position(taken: &Position) -> EarlierPosition {
    EarlierPosition {
        id: taken.id.clone(),
        expert: taken.expert.clone(),
        position: position_label(taken.kind),
        revision: taken.revision_number,
        at: time(taken.recorded_at),
        reasons: taken.reasons.clone(),
        answer: taken.answer.clone(),
    }
}

/// The label of a position.
pub(crate) fn position_label(position: PositionKind) -> Phrase {
    Phrase::new("talk-position-kind").arg("position", position.name())
}

/// The permissions of a viewer on threads.
#[derive(Clone, Copy)]
pub(crate) struct ThreadPermissions<'a> {
    pub(crate) viewer: Option<&'a AccountId>,
    /// The viewer is the registrant, and the text can be edited.
    pub(crate) registrant: bool,
    /// Is the lead, and has disclosed their interests.
    pub(crate) settles: bool,
    /// Is an operator.
    pub(crate) operates: bool,
    /// Is an expert during the review.
    pub(crate) reviews: bool,
    /// The viewer is the registrant, and the request is open.
    pub(crate) answers: bool,
    /// The viewer may reply to posts on the review list.
    pub(crate) lists: bool,
}

/// Whether the viewer may comment on the request.
fn may_take_part(view: &RequestView) -> bool {
    let reviews = (view.has_role(Party::Expert) || view.has_role(Party::Lead)) && require_disclosed_expert(view).is_ok();
    reviews || [Party::Registrant, Party::Operator, Party::Representative].into_iter().any(|party| view.has_role(party))
}

impl<'a> ThreadPermissions<'a> {
    pub(crate) fn for_viewer(view: &RequestView, viewer: Option<&'a AccountId>) -> Self {
        let open = view.request.state.is_open();
        Self {
            viewer,
            registrant: view.has_role(Party::Registrant) && matches!(view.request.state, State::Review | State::WithRequester(_)),
            settles: open && view.has_role(Party::Lead) && require_disclosed_expert(view).is_ok(),
            operates: open && view.has_role(Party::Operator),
            reviews: view.has_role(Party::Expert) && check_under_review(view).is_ok(),
            answers: view.has_role(Party::Registrant) && open,
            lists: open && may_take_part(view),
        }
    }
}

/// The first revision in which a suggested change of the thread is in the text.
fn applied_in_revision(thread: &Thread, revisions: &[Revision]) -> Option<RevisionNumber> {
    let field = thread.anchor.field?;
    let texts: Vec<_> = revisions.iter().rev().map(|sent| (sent.number, sent.template.text(field))).collect();
    let suggested = thread.comments.iter().filter(|comment| comment.retraction_reason.is_none());
    suggested
        .filter_map(|comment| {
            crate::reviews::applied_in_revision(
                &texts,
                comment.revision_number,
                &thread.anchor.quote,
                comment.suggestion.as_deref()?,
            )
        })
        .min()
}

/// How the registrant marked the thread. A suggested change may be in a draft that no one else can read yet.
fn addressed_message_key(thread: &Thread, revisions: &[Revision]) -> Option<&'static str> {
    let done_at = thread.done_at?;
    let is_sent = revisions.first().is_none_or(|newest| newest.sent_at >= done_at);
    let has_suggestion = thread.comments.iter().any(|comment| comment.suggestion.is_some());
    Some(if is_sent || !has_suggestion { "talk-done" } else { "talk-done-unsent" })
}

/// The passage that a suggested change of the thread replaces: the quote, or the field in the revision on which the thread was opened.
fn replaced_passage(thread: &Thread, revisions: &[Revision]) -> Option<(Field, String)> {
    let field = thread.anchor.field?;
    if !thread.anchor.quote.trim().is_empty() {
        return Some((field, thread.anchor.quote.clone()));
    }
    let sent = revisions.iter().find(|sent| sent.number == thread.revision_number)?;
    Some((field, sent.template.text(field).to_owned()))
}

fn thread_card(
    thread: Thread,
    quote: Option<Phrase>,
    number: RequestNumber,
    revisions: &[Revision],
    permissions: ThreadPermissions<'_>,
) -> ThreadCard {
    let blank = Template::default();
    let current = revisions.first().map_or(&blank, |current| &current.template);
    let (applied, replaced) = (applied_in_revision(&thread, revisions), replaced_passage(&thread, revisions));
    let about = match thread.anchor.field {
        Some(field) => field_label(field),
        None if thread.position_id.is_some() => Phrase::new("talk-position"),
        None => Phrase::new("talk-request"),
    };
    let own = permissions.viewer.is_some_and(|viewer| *viewer == thread.opened_by);
    let open = thread.resolved_at.is_none();
    let by = thread.comments.first().map_or(Phrase::new("talk-nobody"), |comment| comment.author.clone().into());
    ThreadCard {
        number,
        label: Phrase::new("talk-label").arg("about", about.clone()).arg("by", by.clone()),
        label_by: by,
        about,
        field: thread.anchor.field,
        revision: thread.revision_number,
        waits_for_registrant: thread.last_comment().is_some_and(|last| last.role != Party::Registrant.name()),
        gone: thread.anchor.find_in(current) == AnchorMatch::Gone,
        done: addressed_message_key(&thread, revisions),
        applied,
        resolved: !open,
        gist: gist(thread.comments.first().map_or("", |first| match first.body.as_str() {
            "" => first.suggestion.as_deref().unwrap_or_default(),
            body => body,
        })),
        folded: false,
        next: None,
        may_use: permissions.registrant && open && thread.done_at.is_none(),
        uses_in_form: false,
        may_done: permissions.registrant && open && thread.done_at.is_none(),
        may_resolve: permissions.settles || ((permissions.reviews || permissions.operates) && own),
        replies_on: revisions.first().filter(|_| permissions.reviews).map(|current| current.number),
        may_answer: permissions.answers,
        listed: false,
        quote: quote.unwrap_or_else(|| thread.anchor.quote.into()),
        comments: thread
            .comments
            .into_iter()
            .map(|comment| CommentRow {
                id: comment.id.to_string(),
                author: comment.author,
                role: capacity(&comment.role),
                at: time(comment.written_at),
                body: comment.body,
                difference: replaced
                    .as_ref()
                    .zip(comment.suggestion.as_deref())
                    .and_then(|((field, old), new)| suggested_change_diff(*field, old, new)),
                suggestion: comment.suggestion,
                by_mail: comment.by_mail,
                may_strike: comment.retraction_reason.is_none()
                    && permissions.viewer.is_some_and(|viewer| *viewer == comment.author_id),
                struck: comment.retraction_reason,
                listed: false,
                archive: None,
                reply_to: None,
            })
            .collect(),
        id: thread.id.to_string(),
    }
}

/// Loads the public discussion of a request.
pub(crate) fn discussion(
    conn: &mut AnyConnection,
    view: &RequestView,
    positions: Vec<PositionStatus>,
    permissions: ThreadPermissions<'_>,
) -> Result<Discussion, Refusal> {
    let (request, revisions) = (&view.request, view.revisions.as_slice());
    let threads = reviews::queries::threads_of(conn, &request.id)?;
    let other = other_discussion(conn, request)?;
    let quoted = |thread: Thread| {
        let about = other.taken.iter().find(|one| thread.position_id.as_ref() == Some(&one.id));
        let quote = about.map(|position| {
            Phrase::new("talk-position-quote")
                .arg("expert", &position.expert)
                .arg("position", position_label(position.kind))
                .arg("reasons", &position.reasons)
        });
        thread_card(thread, quote, request.number, revisions, permissions)
    };
    let newest = threads.iter().map(|thread| thread.revision_number).max().unwrap_or(RevisionNumber::FIRST);
    let is_on_list = |thread: &Thread| !other.on_list.is_empty() && other.list_replies.iter().any(|id| *id == thread.id.as_str());
    let (on_list, threads): (Vec<Thread>, Vec<Thread>) = threads.into_iter().partition(is_on_list);
    let written = on_list.into_iter().flat_map(|thread| {
        let at: Vec<Timestamp> = thread.comments.iter().map(|comment| comment.written_at).collect();
        at.into_iter().zip(quoted(thread).comments).collect::<Vec<_>>()
    });
    let written = written.collect();
    let mut cards: Vec<ThreadCard> = threads.into_iter().map(quoted).collect();
    cards.extend(list_thread_card(other.on_list, written, (request.number, newest), permissions));
    let threads = order_threads(cards);
    Ok(Discussion {
        advice: request.procedure.kind() == Procedure::FastTrack,
        merged: other.merged,
        questions: other.questions,
        index: thread_index(&threads),
        threads,
        earlier: other
            .taken
            .iter()
            .filter(|taken| positions.iter().all(|standing| standing.position.id != taken.id))
            .map(earlier_position)
            .collect(),
        positions: positions
            .into_iter()
            // A position on a closed request blocks nothing.
            .map(|standing| (standing.is_open_objection() && request.state.is_open(), standing))
            .map(|(objects, PositionStatus { position, live, in_office, .. })| PositionRow {
                objects,
                tag: match position.kind {
                    PositionKind::Discuss => "tag-warn",
                    _ => "tag-ok",
                },
                id: position.id,
                expert: position.expert,
                position: position_label(position.kind),
                revision: position.revision_number,
                live,
                in_office,
                reasons: position.reasons,
                answer: position.answer,
            })
            .collect(),
    })
}
