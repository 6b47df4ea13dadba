//! Following a request by email: anyone with an account can follow a submitted request, and is notified of its public activity. People who
//! are involved in it receive its emails anyway.

use crate::action_context::ActionContext;
use crate::clock::day;
use crate::history::queries::of_request;
use crate::history::{Event, EventId, EventKind, RecordedEvent, log};
use crate::ids::{AccountId, RequestId, RequestNumber};
use crate::mail::followers::queries::{self, Follower};
use crate::mail::inbound::{Purpose, verify_token_with};
use crate::mail::templates::Notification;
use crate::mail::{MailConfig, outbox};
use crate::refusal::Refusal;
use crate::requests::daily_limit::{LimitedActivity, check_daily_limit};
use crate::requests::notify::experts_of;
use crate::requests::viewer::{RequestView, load_view};
use crate::requests::{Request, queries as requests};
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Account, Actor};
use jiff::Timestamp;
use urn_registry::i18n::{Lang, Phrase, written_date};

/// The activity that followers are notified of.
const NOTIFIED_EVENTS: [EventKind; 29] = [
    EventKind::ReviewOpened,
    EventKind::RevisionSent,
    EventKind::Commented,
    EventKind::CommentedByMail,
    EventKind::ListPosted,
    EventKind::ReviewSent,
    EventKind::PositionTaken,
    EventKind::DiscussAnswered,
    EventKind::Asked,
    EventKind::Answered,
    EventKind::Approved,
    EventKind::Declined,
    EventKind::Reported,
    EventKind::SentBack,
    EventKind::ProcedureChanged,
    EventKind::Closed,
    EventKind::Reopened,
    EventKind::Appealed,
    EventKind::AppealRejected,
    EventKind::AppealGranted,
    EventKind::Corrected,
    EventKind::Registered,
    EventKind::BodyAsked,
    EventKind::BodyDeclined,
    EventKind::ProcedureChangeUndone,
    EventKind::Renamed,
    EventKind::NameConflictEnded,
    EventKind::PutOnHold,
    EventKind::HoldEnded,
];

/// Whether an account follows a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FollowStatus {
    /// The account is involved in the request and receives its emails anyway.
    TakesPart,
    /// The account follows the request.
    Yes,
    /// The account does not follow the request.
    No,
}

/// Whether an account follows a request.
///
/// # Errors
/// Database errors.
pub fn follow_status(conn: &mut AnyConnection, view: &RequestView, account_id: &AccountId) -> Result<FollowStatus, Refusal> {
    if takes_part(conn, view, account_id)? {
        return Ok(FollowStatus::TakesPart);
    }
    let follows = queries::is_followed(conn, account_id, &view.request.id)?;
    Ok(if follows { FollowStatus::Yes } else { FollowStatus::No })
}

fn takes_part(conn: &mut AnyConnection, view: &RequestView, account_id: &AccountId) -> Result<bool, Refusal> {
    Ok(view.team.contains(account_id) || experts_of(conn, view)?.iter().any(|expert| expert.id == *account_id))
}

/// Follows a request by email.
///
/// # Errors
/// [`Refusal::NotFound`] for a draft or a private request; [`Refusal::WrongState`] for people who are involved in the request;
/// [`Refusal::SlowDown`] beyond the daily limit.
pub fn follow(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    if takes_part(conn, &view, &ctx.who.id)? {
        return Err(Refusal::WrongState { reason: Phrase::new("refusal-follows-anyway") });
    }
    check_daily_limit(conn, ctx, LimitedActivity::Contribution)?;
    let follower = Follower { account_id: ctx.who.id.clone(), request_id: view.request.id };
    queries::follow(conn, &follower.account_id, &follower.request_id, ctx.now.into())?;
    // Emails cover what happens from now on.
    let earlier = notifiable_activity(conn, Timestamp::MAX, &follower.request_id)?;
    let earlier = activity_not_emailed(conn, &follower, &earlier)?;
    mark_emailed(conn, ctx.now, &follower, &earlier)?;
    record_following_change(conn, ctx.now, ctx.who)?;
    Ok(())
}

/// Stops following a request.
///
/// # Errors
/// [`Refusal::NotFound`] for a draft or a private request; database errors.
pub fn unfollow(conn: &mut AnyConnection, ctx: ActionContext<'_>, number: RequestNumber) -> Result<(), Refusal> {
    let view = load_view(conn, number, Some(ctx.who), ctx.now)?;
    stop_following(conn, ctx.now, ctx.who, &view.request.id)?;
    Ok(())
}

/// What the link at the end of an email to a follower is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FollowedRequest {
    pub account: Account,
    /// The followed request.
    pub request: Request,
}

/// Finds the follower and the request by the token in the link of an email, without signing in. An invalid token gets "not found".
///
/// # Errors
/// [`Refusal::NotFound`] for an invalid token; database errors.
pub fn find_followed_by_link(conn: &mut AnyConnection, mail: &MailConfig, token: &str) -> Result<FollowedRequest, Refusal> {
    let gone = || Refusal::not_found(Phrase::new("thing-link"));
    let key = mail.links.as_ref().ok_or_else(gone)?;
    let id = verify_token_with(&key.0, Purpose::Unfollow, token).ok_or_else(gone)?;
    let (recipient, _, request) = queries::recipient_and_request(conn, &id)?.ok_or_else(gone)?;
    let account = users::queries::by_email(conn, &recipient.to_lowercase())?.filter(Account::can_act).ok_or_else(gone)?;
    let request = requests::by_id(conn, &request.ok_or_else(gone)?)?.ok_or_else(gone)?;
    Ok(FollowedRequest { account, request })
}

/// Stops following the request of an email, by its link.
///
/// # Errors
/// As [`find_followed_by_link`].
pub fn unfollow_by_link(conn: &mut AnyConnection, mail: &MailConfig, now: Timestamp, token: &str) -> Result<(), Refusal> {
    let FollowedRequest { account, request } = find_followed_by_link(conn, mail, token)?;
    stop_following(conn, now, &account, &request.id)?;
    Ok(())
}

/// Stops following a request.
pub(crate) fn stop_following(
    conn: &mut AnyConnection,
    now: Timestamp,
    account: &Account,
    request_id: &RequestId,
) -> Result<EventId, Refusal> {
    queries::unfollow(conn, &account.id, request_id)?;
    record_following_change(conn, now, account)
}

fn record_following_change(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<EventId, Refusal> {
    Ok(log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(EventKind::FollowingChanged, &account.id))?)
}

/// The followers whose requests have activity that they were not notified of, by request.
///
/// # Errors
/// Database errors.
pub fn due_followers(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<Follower>, Refusal> {
    Ok(queries::followers_due(conn, &NOTIFIED_EVENTS, now.into())?)
}

/// The activity on a request of which its followers are notified, oldest first. It is read once for all of them.
///
/// # Errors
/// Database errors.
pub fn notifiable_activity(
    conn: &mut AnyConnection,
    now: Timestamp,
    request_id: &RequestId,
) -> Result<Vec<RecordedEvent>, Refusal> {
    let mut news = of_request(conn, request_id)?;
    news.retain(|event| NOTIFIED_EVENTS.contains(&event.act) && event.at <= now);
    Ok(news)
}

/// The part of the activity on a request that no email to a follower covers.
fn activity_not_emailed<'a>(
    conn: &mut AnyConnection,
    follower: &Follower,
    news: &'a [RecordedEvent],
) -> Result<Vec<&'a RecordedEvent>, Refusal> {
    let keys: Vec<String> = news.iter().map(|event| follower.coverage_key(&event.id)).collect();
    let covered = requests::done_steps(conn, &keys)?;
    Ok(news.iter().filter(|event| !covered.contains(&follower.coverage_key(&event.id))).collect())
}

/// Records that the emails to a follower cover these events.
fn mark_emailed(conn: &mut AnyConnection, now: Timestamp, follower: &Follower, news: &[&RecordedEvent]) -> Result<(), Refusal> {
    for event in news {
        requests::mark_step_done(conn, &follower.coverage_key(&event.id), now.into())?;
    }
    Ok(())
}

/// Notifies a follower of the new part of the activity on a request, in one email and only once.
///
/// # Errors
/// Database errors.
pub fn notify_follower(
    conn: &mut AnyConnection,
    mail: &MailConfig,
    now: Timestamp,
    follower: &Follower,
    news: &[RecordedEvent],
) -> Result<(), Refusal> {
    let mut news = activity_not_emailed(conn, follower, news)?;
    let Some(last) = news.last() else { return Ok(()) };
    let last = EventId(last.id.clone());
    mark_emailed(conn, now, follower, &news)?;
    // A withdrawn comment leaves an event without text.
    news.retain(|event| event.act != EventKind::Commented || !event.detail.is_empty());
    let account = users::queries::by_id(conn, &follower.account_id)?.filter(Account::can_act);
    let request = requests::by_id(conn, &follower.request_id)?;
    let (Some(account), Some(request)) = (account, request) else { return Ok(()) };
    // The request may have become private.
    let Some(view) = Refusal::allowed_or_none(load_view(conn, request.number, Some(&account), now))? else { return Ok(()) };
    if news.is_empty() || takes_part(conn, &view, &account.id)? {
        return Ok(());
    }
    let lang = users::queries::language(conn, &account.id)?;
    let email = activity_email(lang, &news);
    outbox::queue(conn, mail, now, &last, Some(&view.email_thread()), &account, &email)
}

/// The email: a line for each event. The texts are on the page of the request, where they can be redacted.
fn activity_email(lang: Lang, news: &[&RecordedEvent]) -> Notification {
    let line = |event: &&RecordedEvent| {
        let act = event.act.phrase();
        format!("- {}: {} {}", written_date(day(event.at)).text(lang), event.actor().text(lang), act.text(lang))
    };
    Notification::Followed { text: news.iter().map(line).collect::<Vec<_>>().join("\n") }
}
