//! Two accounts of one person become one: asked for from one of them, confirmed while signed in to the other, objected to by whoever
//! reads either address until it is done.

use crate::acts::own::shut_for_good;
use crate::cases::joined;
use crate::clock;
use crate::history::{Act, Event, log};
use crate::ids::{AccountId, new_id};
use crate::mail::gaps::Gap;
use crate::mail::letters::Letter;
use crate::mail::{Post, outbox, readdress};
use crate::people::merges::queries::{self as merges, NewMerge};
use crate::people::merges::{ASKS_A_DAY, DAYS, Keeps, Merge, OBJECT_DAYS, Side};
use crate::people::secrets::Token;
use crate::people::sessions::after;
use crate::people::{Account, Actor, Email, Ended, links, queries};
use crate::refusal::{Refusal, at};
use crate::store::{AnyConnection, Moment};
use crate::words::Phrase;
use jiff::Timestamp;

/// Days after the objections, in which the program catches up when it stood still.
const LATE_DAYS: i64 = 7;

/// An account with a role of the registry never ends this way: what it decided would lose its office without anybody having taken it.
fn may_end(account: &Account) -> Result<(), Refusal> {
    if account.is_staff() {
        let roles = Phrase::listed(account.roles.iter().map(|role| role.said()), "account-listed");
        let why = Phrase::new("refusal-roles-end").with("roles", roles);
        return Err(Refusal::WrongState { why });
    }
    Ok(())
}

/// What happens, for the reader of an email: `ends` is the address of the account that is to end.
fn ends(address: &str, other: &str) -> String {
    format!("The account with the address {address} would end; what it has would go to the account with the address {other}.")
}

/// Asks to merge this account with the one that has another address. Both addresses get a link. The page says the same whether there is
/// such an account or not: nobody learns who has one. A merge that is open is replaced.
///
/// # Errors
/// [`Refusal::Faults`] for the account's own address, after three wishes within a day, and for an account with a role that would end.
pub fn ask(
    conn: &mut AnyConnection,
    post: &Post,
    now: Timestamp,
    account: &Account,
    (email, keeps): (&Email, Keeps),
) -> Result<(), Refusal> {
    if email.folded() == account.email.to_lowercase() {
        return Err(Refusal::at(at::OTHER_EMAIL, Phrase::new("refusal-same-account")));
    }
    if keeps == Keeps::Other && account.is_staff() {
        let why = Phrase::new("refusal-role-cannot-end");
        return Err(Refusal::at(at::KEEPS, why));
    }
    let since = Moment::from(after(now, -24));
    if queries::emails_since(conn, &account.id, Act::MergeAsked.name(), since)? >= ASKS_A_DAY {
        let why = Phrase::new("refusal-merge-asks").with("times", ASKS_A_DAY);
        return Err(Refusal::at(at::OTHER_EMAIL, why));
    }
    merges::end(conn, &account.id, Ended::Replaced, now.into())?;
    let (id, own_link, other_link) = (new_id(), links::new_key(), links::new_key());
    let until = after(now, 24 * DAYS);
    merges::insert(
        conn,
        &NewMerge {
            id: &id,
            account_id: &account.id,
            email: email.as_str(),
            keeps,
            own_link: &own_link,
            other_link: &other_link,
            asked_at: now.into(),
            expires_at: until.into(),
        },
    )?;
    let event = Event::on_account(Act::MergeAsked, &account.id);
    let event = log::record(conn, now, &Actor::Person(account.clone()), event)?;
    let until = clock::spelled(clock::day(until));
    let link = |gap: &Gap| format!("{}/account/merge/{}", post.public_url, gap.mark);
    let what = match keeps {
        Keeps::Asking => ends(email.as_str(), &account.email),
        Keeps::Other => ends(&account.email, email.as_str()),
    };
    let gap = Gap::link(&own_link);
    let own = Letter::MergeOwn { name: account.name.clone(), what: what.clone(), until: until.clone(), link: link(&gap) };
    outbox::queue_with(conn, (post, now), &event, None, &account.email, &own, vec![gap])?;
    let Some(other) = queries::by_email(conn, &email.folded())?.filter(Account::is_live) else { return Ok(()) };
    let gap = Gap::link(&other_link);
    let asked = Letter::MergeAsked { name: other.name, by: account.name.clone(), what, until, link: link(&gap) };
    outbox::queue_with(conn, (post, now), &event, None, &other.email, &asked, vec![gap])
}

/// A merge as somebody sees it behind one of its links.
#[derive(Debug, Clone)]
pub struct Behind {
    /// What was asked.
    pub merge: Merge,
    /// At whose address the reader is.
    pub side: Side,
    /// From which account it was asked.
    pub asking: Account,
    /// The other one; for the reader at the asking account only once it has confirmed.
    pub other: Option<Account>,
}

fn gone() -> Refusal {
    Refusal::not_found(Phrase::new("thing-link"))
}

/// What a link leads to.
///
/// # Errors
/// [`Refusal::NotFound`] for a link that is not ours, was replaced, or is too old, and when one of the accounts is no more.
pub fn look(conn: &mut AnyConnection, now: Timestamp, token: &Token) -> Result<Behind, Refusal> {
    let key = links::key_of(conn, &token.hash())?;
    let (merge, side) = merges::by_link(conn, &key, now.into())?.ok_or_else(gone)?;
    let asking = queries::by_id(conn, &merge.account_id)?.filter(Account::is_live).ok_or_else(gone)?;
    let other = match (&merge.other, side) {
        (Some((id, _)), _) => Some(queries::by_id(conn, id)?.filter(Account::is_live).ok_or_else(gone)?),
        (None, Side::Other) => Some(of_address(conn, &merge)?),
        (None, Side::Asking) => None,
    };
    Ok(Behind { merge, side, asking, other })
}

/// The account that has the address now; it may have changed since.
fn of_address(conn: &mut AnyConnection, merge: &Merge) -> Result<Account, Refusal> {
    let email = Email::parse(&merge.email)?;
    queries::by_email(conn, &email.folded())?.filter(|other| other.is_live() && other.id != merge.account_id).ok_or_else(gone)
}

/// What became of a merge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// The other account has not confirmed it yet.
    Waits,
    /// It takes effect by itself at this time, unless somebody objects.
    From(Timestamp),
    /// It is done: the key of the account that ended, and of the one that goes on.
    Done(AccountId, AccountId),
}

/// Confirms a merge as the other account, to which `who` is signed in.
///
/// # Errors
/// As [`look`]; [`Refusal::NotPermitted`] for anybody else, [`Refusal::WrongState`] when the account that would end has a role.
pub fn confirm(conn: &mut AnyConnection, post: &Post, now: Timestamp, who: &Account, token: &Token) -> Result<Step, Refusal> {
    let Behind { merge, side, asking, other } = look(conn, now, token)?;
    let other = other
        .filter(|other| side == Side::Other && other.id == who.id)
        .ok_or_else(|| Refusal::not_permitted(Phrase::new("refusal-link-of-another")))?;
    may_end(if merge.keeps == Keeps::Asking { &other } else { &asking })?;
    // A second press changes nothing, and tells nobody again.
    let is_first = merge.other.is_none();
    if is_first {
        let until = merge.expires_at.max(after(now, 24 * (OBJECT_DAYS + LATE_DAYS)));
        merges::confirm_other(conn, &merge.id, (&other.id, now.into()), until.into())?;
    }
    let merge = Merge { other: Some((other.id.clone(), now)), ..merge };
    let step = settle(conn, (post, now), &merge, &Actor::Person(who.clone()))?;
    if let (Step::From(from), true) = (&step, is_first) {
        let event = log::record(conn, now, &Actor::Person(who.clone()), Event::on_account(Act::MergeConfirmed, &asking.id))?;
        let day = clock::spelled(clock::day(*from));
        let what = format!(
            "Whoever is signed in to the account with the address {} confirmed that both accounts are theirs. Your account ends on {day}, \
             and at once if you confirm it by the link in our email about it. If it is not you, object by the same link until then.",
            other.email
        );
        outbox::tell(conn, (post, now), &event, (&asking.name, &asking.email), what)?;
    }
    Ok(step)
}

/// Confirms a merge by the link to the address of the account that asked: whoever is signed in to it also reads its emails.
///
/// # Errors
/// As [`confirm`].
pub fn confirm_own(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<Step, Refusal> {
    let Behind { merge, side, asking, .. } = look(conn, now, token)?;
    if side != Side::Asking {
        return Err(Refusal::not_permitted(Phrase::new("refusal-confirm-signed-in")));
    }
    merges::confirm_own(conn, &merge.id, now.into())?;
    let merge = Merge { own_confirmed_at: Some(now), ..merge };
    settle(conn, (post, now), &merge, &Actor::Person(asking))
}

/// Lets a merge take effect whose time has come.
fn settle(conn: &mut AnyConnection, (post, now): (&Post, Timestamp), merge: &Merge, actor: &Actor) -> Result<Step, Refusal> {
    let Some((other, _)) = &merge.other else { return Ok(Step::Waits) };
    let Some(from) = merge.takes_effect().filter(|from| *from > now) else {
        let asking = queries::by_id(conn, &merge.account_id)?.filter(Account::is_live).ok_or_else(gone)?;
        let other = queries::by_id(conn, other)?.filter(Account::is_live).ok_or_else(gone)?;
        let (goes, stays) = if merge.keeps == Keeps::Asking { (other, asking) } else { (asking, other) };
        may_end(&goes)?;
        join(conn, (post, now), &goes, &stays, actor)?;
        return Ok(Step::Done(goes.id, stays.id));
    };
    Ok(Step::From(from))
}

/// One account goes on for the other.
fn join(
    conn: &mut AnyConnection,
    (post, now): (&Post, Timestamp),
    goes: &Account,
    stays: &Account,
    actor: &Actor,
) -> Result<(), Refusal> {
    let at = Moment::from(now);
    merges::end(conn, &goes.id, Ended::Done, at)?;
    merges::end(conn, &stays.id, Ended::Done, at)?;
    joined::queries::give(conn, goes, stays, at, &clock::day(now).to_string())?;
    readdress::queries::follow(conn, &goes.email, &stays.email)?;
    merges::join(conn, &goes.id, &stays.id, at)?;
    if !goes.roles.is_empty() {
        // No session carries the rights that were there before.
        queries::delete_sessions_of(conn, &stays.id)?;
    }
    let said = format!("the account of {} ended", goes.name);
    let event = log::record(conn, now, actor, Event::on_account(Act::AccountsMerged, &stays.id).saying(&said))?;
    let old = format!(
        "Your account with this address ended: it was merged with yours at {}. Drafts, requests and everything else that was open go on \
         there. If it was not you, write to the operators at once.",
        stays.email
    );
    outbox::tell(conn, (post, now), &event, (&goes.name, &goes.email), old)?;
    let new = format!(
        "Your account with the address {} was merged into this one: its drafts, requests and everything else that was open are here now. \
         What you said with it in public keeps the name it had. If it was not you, write to the operators at once.",
        goes.email
    );
    outbox::tell(conn, (post, now), &event, (&stays.name, &stays.email), new)?;
    shut_for_good(conn, &goes.id, now)
}

/// Whoever reads one of the addresses objects: the merge ends, and so do the sessions of the account from which it was asked.
///
/// # Errors
/// As [`look`].
pub fn object(conn: &mut AnyConnection, post: &Post, now: Timestamp, token: &Token) -> Result<Side, Refusal> {
    let Behind { side, asking, other, .. } = look(conn, now, token)?;
    merges::end(conn, &asking.id, Ended::Objected, now.into())?;
    let event = log::record(conn, now, &Actor::Clock, Event::on_account(Act::MergeEnded, &asking.id))?;
    let what = match side {
        Side::Asking => {
            queries::delete_sessions_of(conn, &asking.id)?;
            "Your account is not merged with another one, as you wished, and all its sessions were ended. If it was not you who asked for \
             it, choose a new password now: somebody was signed in as you."
        }
        Side::Other => "Your account is not merged with another one: whoever reads the other address objected.",
    };
    outbox::tell(conn, (post, now), &event, (&asking.name, &asking.email), what)?;
    if let Some(other) = other {
        let what = "Your account is not merged with another one: somebody objected by a link to one of the two addresses.";
        outbox::tell(conn, (post, now), &event, (&other.name, &other.email), what)?;
    }
    Ok(side)
}

/// Takes one's own wish back, or what one confirmed, until it is done.
///
/// # Errors
/// Those of the database.
pub fn withdraw(conn: &mut AnyConnection, now: Timestamp, account: &Account) -> Result<(), Refusal> {
    if merges::of_account(conn, &account.id, now.into())?.is_some() {
        merges::end(conn, &account.id, Ended::Withdrawn, now.into())?;
        log::record(conn, now, &Actor::Person(account.clone()), Event::on_account(Act::MergeEnded, &account.id))?;
    }
    Ok(())
}

/// The merges whose time has come, by the keys of the accounts from which they were asked.
///
/// # Errors
/// Those of the database.
pub fn due(conn: &mut AnyConnection, now: Timestamp) -> Result<Vec<AccountId>, Refusal> {
    let open = merges::open(conn, now.into())?;
    let due = open.into_iter().filter(|(merge, _)| merge.takes_effect().is_some_and(|from| from <= now));
    Ok(due.map(|(merge, _)| merge.account_id).collect())
}

/// Does what is due with the merge that was asked for from an account, unless it was done meanwhile.
///
/// # Errors
/// [`Refusal::WrongState`] when the account that would end has got a role meanwhile.
pub fn do_due(conn: &mut AnyConnection, post: &Post, now: Timestamp, account_id: &AccountId) -> Result<Step, Refusal> {
    let Some(merge) = merges::of_account(conn, account_id, now.into())? else { return Ok(Step::Waits) };
    settle(conn, (post, now), &merge, &Actor::Clock)
}
