//! An appeal against a decision: first to the lead, then to the IESG.

use crate::cases::appeals::{self, Appeal, Outcome, Stage, queries};
use crate::cases::back::come_back;
use crate::cases::moves::Move;
use crate::cases::overlays::span;
use crate::cases::record::{record, words};
use crate::cases::see::{Seen, see};
use crate::cases::tell::{experts_of, operators_of, team_of, tell};
use crate::cases::waiting::turns;
use crate::cases::{Overlay, Party};
use crate::history::Act;
use crate::ids::new_id;
use crate::mail::letters::Letter;
use crate::people::{Account, Role};
use crate::refusal::Refusal;
use crate::reviews::experts::office;
use crate::store::AnyConnection;
use crate::store::stored;
use crate::turn::Turn;
use crate::{clock, history, people};
use jiff::Timestamp;

/// What is a decision that can be appealed.
const DECISIONS: [Act; 11] = [
    Act::Approved,
    Act::Declined,
    Act::Directed,
    Act::BodyDeclined,
    Act::RecognitionRefused,
    Act::TrackChanged,
    Act::CalledDuplicate,
    Act::Lapsed,
    Act::SentBack,
    Act::Registered,
    Act::StatusChanged,
];

/// To whom an appeal can be made now, and until when; `None` when there is nothing to appeal or it is too late. It is about the
/// newest decision; a new one begins again with the lead.
pub fn open_stage(conn: &mut AnyConnection, seen: &Seen, now: Timestamp) -> Result<Option<(Stage, jiff::civil::Date)>, Refusal> {
    let Some((_, decided_at)) = history::queries::last_of(conn, &seen.request.id, &DECISIONS)? else { return Ok(None) };
    let appeals = queries::of_request(conn, &seen.request.id)?;
    let (stage, from) = match appeals.iter().rfind(|appeal| appeal.filed_at >= decided_at) {
        None => (Stage::Lead, decided_at),
        Some(Appeal { stage: Stage::Lead, decided: Some((Outcome::Upheld, _, at)), .. }) => (Stage::Iesg, *at),
        Some(_) => return Ok(None),
    };
    let until = appeals::until(from);
    Ok((clock::day(now) <= until).then_some((stage, until)))
}

/// The people who read of an appeal: who works on the request, its experts, and who appealed, each once.
fn parties_of(conn: &mut AnyConnection, seen: &Seen, appellant: Option<&str>) -> Result<Vec<Account>, Refusal> {
    let mut list = team_of(conn, seen)?;
    let mut others = experts_of(conn, seen)?;
    if let Some(id) = appellant {
        others.extend(people::queries::by_id(conn, id)?.filter(Account::is_live));
    }
    for person in others {
        if !list.iter().any(|known| known.id == person.id) {
            list.push(person);
        }
    }
    Ok(list)
}

/// Anybody concerned appeals.
pub fn appeal(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, grounds: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let (party, _) = seen.permit(Move::Appeal)?;
    let Some((stage, _)) = open_stage(conn, &seen, turn.now)? else {
        return Err(Refusal::WrongState { why: "There is no decision to appeal against, or two months have passed".to_owned() });
    };
    let grounds = words(grounds, "grounds", "Say why the decision should be another one, and how it concerns you")?;
    queries::insert(conn, &new_id(), &seen.request.id, stage.name(), (&turn.who.id, &grounds), &stored(turn.now))?;
    let by = match party {
        Party::Registrant => "The registrant".to_owned(),
        _ => seen.shown_name(turn.who),
    };
    span::begin(conn, &seen.request.id, Overlay::UnderAppeal, &format!("{by} appeals {}", stage.words()), None, turn.now)?;
    let event = record(conn, turn, Act::Appealed, party, &seen.request, &format!("Appeal {}: {grounds}", stage.words()))?;
    let letter = |page: &'static str| {
        let (number, title, grounds) = (number.to_owned(), seen.request.subject.title(), grounds.clone());
        let by = seen.shown_name(turn.who);
        move |name: String| Letter::Appeal {
            name,
            number: number.clone(),
            title: title.clone(),
            by: by.clone(),
            grounds: grounds.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    let mut told: Vec<Account> = Vec::new();
    let mut fresh = |people: Vec<Account>| {
        let mut list = Vec::new();
        for person in people {
            if person.id != turn.who.id && !told.iter().any(|known| known.id == person.id) {
                told.push(person.clone());
                list.push(person);
            }
        }
        list
    };
    let leads = fresh(office::leads(conn, seen.request.subject.registry(), &seen.request.id, turn.now)?);
    let operators = fresh(operators_of(conn, &seen.request.id)?);
    let mut others = parties_of(conn, &seen, None)?;
    if stage == Stage::Iesg {
        others.extend(people::queries::with_role(conn, Role::Liaison)?);
    }
    let others = fresh(others);
    let thread = seen.thread();
    tell(conn, turn, &event, Some(&thread), &leads, letter("reviews"))?;
    tell(conn, turn, &event, Some(&thread), &operators, letter("desk"))?;
    tell(conn, turn, &event, Some(&thread), &others, letter("requests"))
}

/// Records the decision: the lead's own, or the IESG's by an operator. A granted one sends the request back.
pub fn decide(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, outcome: Outcome, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    let act = match outcome {
        Outcome::Upheld => Move::UpholdDecision,
        Outcome::Granted => Move::GrantAppeal,
    };
    let (_, state) = seen.permit(act)?;
    let open = queries::of_request(conn, &seen.request.id)?.pop().filter(|appeal| appeal.decided.is_none());
    let Some(open) = open else { return Err(Refusal::WrongState { why: "No appeal is open".to_owned() }) };
    let party = match open.stage {
        Stage::Lead => Party::Lead,
        Stage::Iesg => Party::Operator,
    };
    if !seen.is(party) {
        return Err(Refusal::not_permitted(format!(
            "An appeal {} is decided by it, and recorded by the {}",
            open.stage.words(),
            party.name()
        )));
    }
    if crate::people::merges::queries::person(conn, &open.filed_by)? == turn.who.id {
        return Err(Refusal::not_permitted("You appealed; nobody decides their own appeal"));
    }
    let text = words(text, "words", "Enter the reasons of the decision")?;
    queries::decide(conn, &open.id, (outcome.name(), &text), (&turn.who.id, &stored(turn.now)))?;
    span::end(conn, &seen.request.id, Overlay::UnderAppeal, outcome.words(), turn.now)?;
    let detail = format!("{}: {text}", outcome.words());
    let event = come_back(conn, turn, &seen, Act::AppealDecided, (party, state), &detail)?;
    let told = parties_of(conn, &seen, Some(&open.filed_by))?;
    tell(conn, turn, &event, Some(&seen.thread()), &told, |name| Letter::AppealDecided {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        outcome: outcome.words().to_owned(),
        words: text.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })?;
    // What stands leaves everything where it was.
    if outcome == Outcome::Granted { turns::tell(conn, turn, &event, number) } else { Ok(()) }
}
