//! Appeals against a decision, and their outcome.

use crate::action_context::ActionContext;
use crate::cases::appeals::{self, Outcome};
use crate::cases::gather::published;
use crate::cases::input::Input;
use crate::cases::moves::Move;
use crate::cases::notify::{experts_of, known_contacts, notify, operators_of, team_of};
use crate::cases::overlays::span;
use crate::cases::run::{Granted, Written, run};
use crate::cases::viewer::Seen;
use crate::cases::waiting::turns;
use crate::cases::{Overlay, Party, State};
use crate::history::{Act, EventId};
use crate::ids::{AccountId, RequestNumber};
use crate::mail::outbox;
use crate::mail::templates::Notification;
use crate::mail::templates::own::{Link, OperatorText, RegisteredNid};
use crate::refusal::Refusal;
use crate::registry::publish::mark_appeal;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::users;
use crate::users::{Account, Role};
use urn_registry::nid::Nid;

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

/// Submits an appeal; anyone with an account can.
pub fn appeal(conn: &mut AnyConnection, turn: ActionContext<'_>, number: RequestNumber, grounds: &str) -> Result<(), Refusal> {
    let input = Input::saying(grounds);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let grounds = input.tidy();
        let by = match granted.party {
            Party::Registrant => "The registrant".to_owned(),
            party => turn.acting(party.name()).to_string(),
        };
        span::begin(conn, &granted.request().id, Overlay::UnderAppeal, &format!("{by} appeals to the IESG"), turn.now)?;
        Ok(Written::new(Act::Appealed, grounds.clone(), grounds))
    };
    run(conn, turn, (number, Move::Appeal), &input, write, |conn, granted, event, grounds| {
        notify_of_appeal(conn, granted, event, grounds)
    })
    .map(drop)
}

fn notify_of_appeal(conn: &mut AnyConnection, granted: &Granted<'_>, event: &EventId, grounds: &str) -> Result<(), Refusal> {
    let (turn, seen) = (granted.turn, granted.seen());
    let letter = |room: &'static str| {
        move |name: String| Notification::Appeal {
            name,
            number: granted.number(),
            title: granted.title(),
            by: turn.acting(granted.party.name()),
            grounds: grounds.to_owned(),
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
    let operators = fresh(operators_of(conn, &seen.request.id)?);
    let leads = fresh(office::leads(conn, seen.request.subject.registry(), &seen.request.id, turn.now)?);
    let mut others = parties_of(conn, seen, None)?;
    others.extend(users::queries::with_role(conn, Role::Liaison)?);
    let others = fresh(others);
    let thread = seen.thread();
    notify(conn, turn, event, Some(&thread), &operators, letter("desk"))?;
    notify(conn, turn, event, Some(&thread), &leads, letter("reviews"))?;
    notify(conn, turn, event, Some(&thread), &others, letter("requests"))
}

/// Records the outcome of an appeal. If it is granted, a decided request returns to review, and a registration is annotated.
pub fn decide(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    number: RequestNumber,
    outcome: Outcome,
    reasons: &str,
) -> Result<(), Refusal> {
    let input = Input::saying(reasons);
    let write = |conn: &mut AnyConnection, granted: &mut Granted<'_>| {
        let request = granted.request();
        span::end(conn, &request.id, Overlay::UnderAppeal, outcome.name(), turn.now)?;
        let appellant = appeals::newest(conn, &request.id)?.map(|appeal| appeal.by);
        let mut annotated = None;
        match outcome {
            Outcome::Rejected => granted.state = granted.request().state,
            Outcome::Granted if request.state == State::Registered => {
                annotated = published(conn, request)?;
                if let Some(nid) = &annotated {
                    mark_appeal(conn, turn.now, (nid, number))?;
                }
            }
            Outcome::Granted => {}
        }
        Ok(Written::new(outcome.act(), input.tidy(), (appellant, annotated)))
    };
    run(conn, turn, (number, Move::DecideAppeal), &input, write, |conn, granted, event, (appellant, annotated)| {
        let recipients = parties_of(conn, granted.seen(), appellant.as_ref())?;
        notify(conn, turn, event, Some(&granted.seen().thread()), &recipients, |name| Notification::AppealDecided {
            name,
            number: granted.number(),
            title: granted.title(),
            granted: outcome == Outcome::Granted,
            words: input.tidy(),
            link: granted.page("requests"),
        })?;
        if let Some(nid) = annotated {
            notify_of_annotation(conn, turn, event, granted.seen(), (nid, &input.tidy()))?;
        }
        // If the appeal is rejected, nothing changes.
        if outcome == Outcome::Granted { turns::notify(conn, turn, event, number) } else { Ok(()) }
    })
    .map(drop)
}

/// Notifies the published contacts and the review list that a registration was annotated.
fn notify_of_annotation(
    conn: &mut AnyConnection,
    turn: ActionContext<'_>,
    event: &EventId,
    seen: &Seen,
    (nid, reasons): (&Nid, &str),
) -> Result<(), Refusal> {
    let letter = Notification::StatusMark {
        namespace: RegisteredNid::new(nid),
        what: OperatorText::new("remains registered; an appeal against the registration was granted"),
        reason: OperatorText::new(reasons),
        because: "The page of the namespace says so. If you are responsible for this namespace,",
        link: Link::new(turn.post, &format!("/assignments/urn-{}/{nid}", nid.kind_name())),
    };
    let mut to = known_contacts(conn, nid)?;
    to.push(turn.post.review_list.clone());
    let thread = seen.thread();
    to.iter().try_for_each(|address| outbox::queue(conn, turn.post, turn.now, event, Some(&thread), address, &letter))
}
