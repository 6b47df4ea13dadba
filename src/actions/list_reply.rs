//! Replies to posts on the public review list. A reply is a comment on the request and an email to the list, in the thread of the post. All
//! replies of a request are in one discussion thread, which is resolved because no one has to act on it.

use crate::action_context::ActionContext;
use crate::actions::list_news;
use crate::history::EventId;
use crate::ids::ThreadId;
use crate::mail::inbound::read;
use crate::mail::listed::{self, references};
use crate::mail::templates::Notification;
use crate::mail::{self, outbox};
use crate::refusal::Refusal;
use crate::requests::Party;
use crate::requests::comments::NewComment;
use crate::requests::queries as requests;
use crate::requests::viewer::RequestView;
use crate::store::AnyConnection;
use jiff::SignedDuration;
use urn_registry::i18n::Phrase;

/// The place of a reply on the list.
pub(crate) struct ListPlacement {
    /// The discussion thread of the replies; `None` for the first.
    pub(crate) thread_id: Option<ThreadId>,
    /// The emails that it refers to.
    references: String,
}

/// The place of a comment on the list: below the post that it answers, or below the newest reply if it continues the thread of replies.
/// `None` for other comments.
pub(crate) fn find_list_placement(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    view: &RequestView,
    new: &NewComment<'_>,
) -> Result<Option<ListPlacement>, Refusal> {
    if new.list_post.is_none() && new.thread_id.is_none() {
        return Ok(None);
    }
    let replies = listed::queries::replies(conn, &view.request.id)?;
    let thread = format!("{}@{}", view.request.number, ctx.mail.host);
    if let Some(id) = new.list_post {
        let posts = listed::queries::of_request(conn, &view.request.id)?;
        let post = posts.iter().any(|post| post.id == id).then(|| mail::queries::inbound_by_id(conn, id)).transpose()?.flatten();
        let post = post.ok_or_else(|| Refusal::not_found(Phrase::new("thing-list-post")))?;
        let list = mail::queries::raw(conn, id)?.and_then(|bytes| read(&bytes).list);
        let earlier = list.map(|list| list.answers).unwrap_or_default();
        return Ok(Some(ListPlacement {
            thread_id: replies.first().map(|(thread_id, _)| ThreadId::typed(thread_id)),
            references: references(&thread, &earlier, &post.message_id),
        }));
    }
    let newest = replies.iter().rfind(|(thread_id, _)| new.thread_id.is_some_and(|own| own.as_str() == thread_id));
    Ok(newest.map(|(thread_id, message_id)| ListPlacement {
        thread_id: Some(ThreadId::typed(thread_id)),
        references: references(&thread, &[], message_id.trim_matches(['<', '>'])),
    }))
}

/// The maximum number of emails with replies to the list about one request in 24 hours. The daily summary contains further replies.
const EMAILS_PER_DAY_MAX: i64 = 10;

/// Queues the email to the list, unless the daily limit is reached.
pub(crate) fn send_to_list(
    conn: &mut AnyConnection,
    ctx: ActionContext<'_>,
    event: &EventId,
    view: &RequestView,
    (party, comment): (Party, &str),
    on_list: &ListPlacement,
) -> Result<(), Refusal> {
    let since = ctx.now.saturating_sub(SignedDuration::from_hours(24)).unwrap_or(ctx.now);
    if listed::queries::count_replies_since(conn, &view.request.id, since.into())? >= EMAILS_PER_DAY_MAX {
        return Ok(());
    }
    let email = Notification::ListReply {
        by: ctx.acting(party.name()),
        comment: comment.to_owned(),
        link: ctx.link(&format!("/requests/{}#t-list", view.request.number)),
    };
    outbox::queue(conn, ctx.mail, ctx.now, event, Some(&view.email_thread()), &ctx.mail.review_list, &email)?;
    listed::queries::set_references(conn, &event.0, &on_list.references)?;
    // The daily summary does not repeat it.
    requests::mark_step_done(conn, &list_news::posted_key(&event.0), ctx.now.into())?;
    Ok(())
}
