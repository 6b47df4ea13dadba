//! T1: a draft is sent in and its first text is frozen.

use crate::cases::claims::ask::ask_contacts;
use crate::cases::consent::ask::ask;
use crate::cases::contention::effects;
use crate::cases::guards::checks::refuse_failures;
use crate::cases::guards::text::freeze;
use crate::cases::moves::Move;
use crate::cases::periods::periods;
use crate::cases::record::moved;
use crate::cases::see::{Seen, see};
use crate::cases::tell::{tell_contacts, to_operators};
use crate::cases::timers::business_days_after;
use crate::cases::{Request, Subject, Way, queries};
use crate::clock;
use crate::history::Act;
use crate::mail::letters::Letter;
use crate::mail::outbox;
use crate::people::queries as people;
use crate::refusal::Refusal;
use crate::store::AnyConnection;
use crate::turn::Turn;

/// T1: sends a draft in and freezes snapshot 1. `revision` is the draft the person had before their eyes; another one saved
/// meanwhile is looked at first.
pub fn submit(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, revision: i64) -> Result<Request, Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let permitted = seen.permit(Move::Submit)?;
    if seen.request.draft_revision != revision {
        return Err(Refusal::Stale {
            why: "The draft was saved since you opened this page; look at it again before you submit it".to_owned(),
        });
    }
    if turn.who.verified_at.is_none() {
        return Err(Refusal::not_permitted("Verify your address first; the link is in the email we sent you"));
    }
    // Whoever sends answers for it from now on; the account may have been closed since the page was asked for.
    if people::by_id(conn, &turn.who.id)?.is_none_or(|account| account.disabled_at.is_some()) {
        return Err(Refusal::not_permitted("This account is closed"));
    }
    let mut request = seen.request.clone();
    refuse_failures(conn, turn.now, &request, &request.draft)?;
    if let Subject::NewFormal { wish: Some(nid) } = &mut request.subject {
        *nid = nid.to_ascii_lowercase();
        queries::set_nid(conn, &request.id, nid)?;
    }
    if request.track.way() == Way::FastTrack && request.track.body().is_none_or(str::is_empty) {
        return Err(Refusal::at("body", "Name the body that asks on the fast track (RFC 8141, 6.3)"));
    }
    freeze(conn, turn, &request, 1, "")?;
    request.state = permitted.1;
    let submitted = Seen { request: request.clone(), ..seen.clone() };
    let event = moved(conn, turn, &submitted, Act::Submitted, permitted, "")?;
    let (title, link) = (request.subject.title(), turn.link(&format!("/requests/{number}")));
    let then = match &request.subject {
        Subject::Correction { .. } => "publish the correction, or ask you to make it a new version",
        _ => "then send it to the review list and to the experts",
    };
    let (name, own_number) = (turn.who.name.clone(), number.to_owned());
    let until = clock::spelled(clock::day(business_days_after(turn.now, periods().desk)));
    let received =
        Letter::Received { name, number: own_number, title: title.clone(), then: then.to_owned(), until: until.clone(), link };
    outbox::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &turn.who.email, &received)?;
    to_operators(conn, turn, &event, &seen.thread(), |name| Letter::Arrived {
        name,
        number: number.to_owned(),
        title: title.clone(),
        until: until.clone(),
        link: turn.link(&format!("/desk/{number}")),
    })?;
    if let Some((nid, _)) = request.subject.registered() {
        // Who is asked whether they vouch for it needs no notice besides.
        if !ask_contacts(conn, turn, &event, &seen.thread(), &request)? {
            tell_contacts(conn, turn, &event, &seen.thread(), &request, nid)?;
        }
    }
    ask(conn, turn, &submitted)?;
    effects::notice(conn, turn, &request)?;
    Ok(request)
}
