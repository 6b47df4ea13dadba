//! Appeals against a decision: the lead is asked to reconsider, then the IESG; within two months each (RFC 8126 §10). Nothing moves
//! by an appeal: one that is granted lets the registrant take the request up again.

pub(crate) mod queries;

use super::actions::{Turn, record, see, to_leads, to_operators, to_team, words};
use super::{Overlay, Party, State, overlays};
use crate::clock;
use crate::history::Act;
use crate::mail::{self, Letter};
use crate::people::secrets::new_id;
use crate::people::{self, Role};
use crate::refusal::Refusal;
use crate::store::{AnyConnection, stored};
use jiff::{Span, Timestamp};

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The lead of the experts.
    Lead,
    /// The IESG.
    Iesg,
}

impl Stage {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Iesg => "iesg",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Lead => "to the lead of the experts",
            Self::Iesg => "to the IESG",
        }
    }

    /// The stage with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Lead, Self::Iesg].into_iter().find(|stage| stage.name() == name)
    }
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The decision stands.
    Upheld,
    /// The registrant is right.
    Granted,
}

impl Outcome {
    /// The machine word.
    pub fn name(self) -> &'static str {
        match self {
            Self::Upheld => "upheld",
            Self::Granted => "granted",
        }
    }

    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Upheld => "the decision stands",
            Self::Granted => "the appeal is granted; the request can be taken up again",
        }
    }

    /// The outcome with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Upheld, Self::Granted].into_iter().find(|outcome| outcome.name() == name)
    }
}

/// An appeal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Key.
    pub id: String,
    /// To whom.
    pub stage: Stage,
    /// Why.
    pub grounds: String,
    /// When.
    pub filed_at: Timestamp,
    /// What came of it, with the words and the moment.
    pub decided: Option<(Outcome, String, Timestamp)>,
}

/// To whom an appeal can be made now, and until when; `None` when there is nothing to appeal or it is too late.
pub fn open_stage(
    conn: &mut AnyConnection,
    seen: &super::actions::Seen,
    now: Timestamp,
) -> Result<Option<(Stage, jiff::civil::Date)>, Refusal> {
    if seen.request.state != State::Declined {
        return Ok(None);
    }
    let appeals = queries::of_request(conn, &seen.request.id)?;
    let (stage, from) = match appeals.last() {
        None => (Stage::Lead, seen.request.state_since),
        Some(Appeal { stage: Stage::Lead, decided: Some((Outcome::Upheld, _, at)), .. }) => (Stage::Iesg, *at),
        Some(_) => return Ok(None),
    };
    let until = clock::day(from).saturating_add(Span::new().months(2));
    Ok((clock::day(now) <= until).then_some((stage, until)))
}

/// The registrant appeals.
pub fn appeal(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, grounds: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
    if !seen.is(Party::Registrant) {
        return Err(Refusal::not_permitted("Only the registrant of this request may appeal"));
    }
    let Some((stage, _)) = open_stage(conn, &seen, turn.now)? else {
        return Err(Refusal::WrongState {
            why: "There is no decision to appeal against, an appeal is open, or two months have passed".to_owned(),
        });
    };
    let grounds = words(grounds, "grounds", "Say why the decision should be another one")?;
    queries::insert(conn, &new_id(), &seen.request.id, stage.name(), (&turn.who.id, &grounds), &stored(turn.now))?;
    overlays::begin(
        conn,
        &seen.request.id,
        Overlay::UnderAppeal,
        &format!("The registrant appeals {}", stage.words()),
        None,
        turn.now,
    )?;
    let event =
        record(conn, turn, Act::Appealed, Party::Registrant, &seen.request, &format!("Appeal {}: {grounds}", stage.words()))?;
    let letter = |page: &'static str| {
        let (number, title, grounds) = (number.to_owned(), seen.request.subject.title(), grounds.clone());
        move |name: String| Letter::Appeal {
            name,
            number: number.clone(),
            title: title.clone(),
            by: turn.who.name.clone(),
            grounds: grounds.clone(),
            link: turn.link(&format!("/{page}/{number}")),
        }
    };
    to_leads(conn, turn, &event, &seen, letter("reviews"))?;
    to_operators(conn, turn, &event, &seen.thread(), letter("desk"))?;
    if stage == Stage::Iesg {
        for liaison in people::queries::with_role(conn, Role::Liaison)? {
            let letter = letter("requests")(liaison.name.clone());
            mail::queue(conn, turn.post, turn.now, &event, Some(&seen.thread()), &liaison.email, &letter)?;
        }
    }
    Ok(())
}

/// Records the decision: the lead's own, or the IESG's by an operator.
pub fn decide(conn: &mut AnyConnection, turn: Turn<'_>, number: &str, outcome: Outcome, text: &str) -> Result<(), Refusal> {
    let seen = see(conn, number, Some(turn.who), turn.now)?;
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
    let text = words(text, "words", "Enter the reasons of the decision")?;
    queries::decide(conn, &open.id, (outcome.name(), &text), (&turn.who.id, &stored(turn.now)))?;
    overlays::end(conn, &seen.request.id, Overlay::UnderAppeal, outcome.words(), turn.now)?;
    let detail = format!("{}: {text}", outcome.words());
    let event = record(conn, turn, Act::AppealDecided, party, &seen.request, &detail)?;
    to_team(conn, turn, &event, &seen, |name| Letter::AppealDecided {
        name,
        number: number.to_owned(),
        title: seen.request.subject.title(),
        outcome: outcome.words().to_owned(),
        words: text.clone(),
        link: turn.link(&format!("/requests/{number}")),
    })
}
