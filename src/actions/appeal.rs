//! Appeals against a decision: first to the lead, then to the IESG.

use crate::action_context::ActionContext;
use crate::cases::appeals::{Outcome, Stage, queries};
use crate::cases::guards::appealed::decides;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{experts_of, notify, operators_of, team_of};
use crate::cases::overlays::span;
use crate::cases::run::{Granted, Written, run};
use crate::cases::viewer::Seen;
use crate::cases::waiting::turns;
use crate::cases::{Overlay, Party, State, reconsideration};
use crate::history::{Act, EventId};
use crate::ids::{AccountId, RequestNumber, new_id};
use crate::mail::templates::Notification;
use crate::refusal::Refusal;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Account, Role};
use urn_registry::i18n::Phrase;

/// The people notified of an appeal: the registrant and collaborators, the experts, and the appellant, each once.
fn parties_of(conn: &mut AnyConnection, seen: &Seen, appellant: Option<&AccountId>) -> Result<Vec<Account>, Refusal> {
    let mut list = team_of(conn, seen)?;
    let mut others = experts_of(conn, seen)?;
    if let Some(id) = appellant {
        others.extend(users::queries::by_id(conn, id)?.filter(Account::is_live));
    }
    for person in others {
        if !list.iter().any(|known| known.id == person.id) {
            list.push(person);
        }
    }
    Ok(list)
}

/// Files an appeal; allowed to anyone affected by the decision.
pub fn appeal(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, grounds: &str) -> Result<(), Refusal> {
    let input = Input::saying(grounds);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let (grounds, id) = (input.tidy(), &granted.request().id);
        let missing = || Refusal::not_found(Phrase::new("thing-decision"));
        let (stage, _) = granted.case.appeals()?.stage.ok_or_else(missing)?;
        queries::insert(conn, &new_id(), id, stage, (&turn.who.id, &grounds), granted.at())?;
        let by = match granted.party {
            Party::Registrant => "The registrant".to_owned(),
            party => turn.acting(party.name()).to_string(),
        };
        span::begin(conn, id, Overlay::UnderAppeal, &format!("{by} appeals {}", stage.words()), turn.now)?;
        Ok(Written::new(Act::Appealed, format!("Appeal {}: {grounds}", stage.words()), (stage, grounds)))
    };
    run(conn, turn, (number, Move::Appeal), &input, write, notify_of_appeal).map(drop)
}

fn notify_of_appeal(
    conn: &mut AnyConnection,
    granted: &Granted<'_>,
    event: &EventId,
    (stage, grounds): &(Stage, String),
) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let letter = |room: &'static str| {
        move |name: String| Notification::Appeal {
            name,
            number: granted.number(),
            title: granted.title(),
            by: turn.acting(granted.party.name()),
            grounds: grounds.clone(),
            link: granted.page(room),
        }
    };
    let mut recipients: Vec<Account> = Vec::new();
    let mut fresh = |people: Vec<Account>| {
        let mut list = Vec::new();
        for person in people {
            if person.id != turn.who.id && !recipients.iter().any(|known| known.id == person.id) {
                recipients.push(person.clone());
                list.push(person);
            }
        }
        list
    };
    let leads = fresh(office::leads(conn, seen.request.subject.registry(), &seen.request.id, turn.now)?);
    let operators = fresh(operators_of(conn, &seen.request.id)?);
    let mut others = parties_of(conn, seen, None)?;
    if *stage == Stage::Iesg {
        others.extend(users::queries::with_role(conn, Role::Liaison)?);
    }
    let others = fresh(others);
    let thread = seen.thread();
    notify(conn, turn, event, Some(&thread), &leads, letter("reviews"))?;
    notify(conn, turn, event, Some(&thread), &operators, letter("desk"))?;
    notify(conn, turn, event, Some(&thread), &others, letter("requests"))
}

/// Records the decision on an appeal: the lead's own, or the IESG's recorded by an operator. If it is granted, the request returns to
/// review, and the registration is under reconsideration.
pub fn decide(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    outcome: Outcome,
    text: &str,
) -> Result<(), Refusal> {
    let act = match outcome {
        Outcome::Upheld => Move::UpholdDecision,
        Outcome::Granted => Move::GrantAppeal,
    };
    let input = Input::saying(text);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let missing = || Refusal::not_found(Phrase::new("thing-appeal"));
        let (open, _) = granted.case.appeals()?.open.clone().ok_or_else(missing)?;
        let text = input.tidy();
        queries::decide(conn, &open.id, (outcome, &text), (&turn.who.id, granted.at()))?;
        span::end(conn, &granted.request().id, Overlay::UnderAppeal, outcome.words(), turn.now)?;
        granted.party = decides(open.stage);
        let reconsidered = match outcome {
            Outcome::Upheld => None,
            Outcome::Granted => reconsideration::begin(conn, turn, granted.seen())?,
        };
        if reconsidered.is_none() && granted.request().state == State::Registered {
            // A published correction cannot return to a review that it never had.
            granted.state = State::Registered;
        }
        Ok(Written::new(Act::AppealDecided, format!("{}: {text}", outcome.words()), (open.filed_by, text, reconsidered)))
    };
    run(conn, turn, (number, act), &input, write, |conn, granted, event, (appellant, text, reconsidered)| {
        let recipients = parties_of(conn, granted.seen(), Some(appellant))?;
        notify(conn, turn, event, Some(&granted.seen().thread()), &recipients, |name| Notification::AppealDecided {
            name,
            number: granted.number(),
            title: granted.title(),
            granted: outcome == Outcome::Granted,
            words: text.clone(),
            link: granted.page("requests"),
        })?;
        if let Some(nid) = reconsidered {
            reconsideration::notify_of_begin(conn, turn, event, granted.seen(), (nid, text))?;
        }
        // If the decision is upheld, nothing changes.
        if outcome == Outcome::Granted { turns::notify(conn, turn, event, number) } else { Ok(()) }
    })
    .map(drop)
}
