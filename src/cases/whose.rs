//! Whose turn it is in a request, and when that turn should end: one rule for lists, statistics, emails and what waits for somebody.

use crate::cases::periods::periods;
use crate::cases::timers::{days_after, desk_ends, discussion_ends};
use crate::cases::{Request, State, Way};
use crate::words::Phrase;
use jiff::Timestamp;

/// Whose turn it is, as lists are chosen by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The operators: intake, and what is approved.
    Operators,
    /// The experts and their lead.
    Experts,
    /// The registrant, who has been asked.
    Registrant,
    /// A standards body: the one that directs (RFC 8141 §6.2), or the one that asks on the fast track (§6.3).
    Body,
}

impl Whose {
    /// All of them, as the chips of a list stand.
    pub const ALL: [Self; 4] = [Self::Operators, Self::Experts, Self::Registrant, Self::Body];

    /// The machine word, as it stands in an address.
    pub fn name(self) -> &'static str {
        match self {
            Self::Operators => "operators",
            Self::Experts => "experts",
            Self::Registrant => "registrant",
            Self::Body => "body",
        }
    }

    /// As a choice.
    pub fn phrase(self) -> Phrase {
        Phrase::new("requests-turn").with("whose", self.name())
    }

    /// The value with this machine word.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|whose| whose.name() == name)
    }

    /// Whose turn it is in a request; `None` for a draft and for what has ended.
    pub fn in_request(request: &Request) -> Option<Self> {
        OpenTurn::of(request).whose()
    }

    /// Whose turn it is in a state; `None` for a draft and for what has ended.
    pub fn of(state: State, way: Way) -> Option<Self> {
        match (state, way) {
            (State::Intake | State::Ready, _) => Some(Self::Operators),
            (State::Review, Way::FastTrack) | (State::WithBody, _) => Some(Self::Body),
            (State::Review, _) => Some(Self::Experts),
            (State::WithRequester(_), _) => Some(Self::Registrant),
            _ => None,
        }
    }
}

/// The present turn of a request, as far as its end asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenTurn {
    /// The state of the request.
    pub state: State,
    /// Its procedure.
    pub way: Way,
    /// Since when it is in its state.
    pub since: Timestamp,
    /// Since when it is discussed.
    pub review_since: Option<Timestamp>,
    /// Whether its reviewers wait for a word of the registrant.
    pub asked_back: bool,
    /// [`Request::heard_at`].
    pub heard_at: Option<Timestamp>,
}

impl OpenTurn {
    /// Of a request that was seen or listed.
    pub fn of(request: &Request) -> Self {
        Self {
            state: request.state,
            way: request.track.way(),
            since: request.state_since,
            review_since: request.review_since,
            asked_back: request.asked_back,
            heard_at: request.heard_at,
        }
    }

    /// Whose it is; `None` for a draft and for what has ended.
    pub fn whose(&self) -> Option<Whose> {
        match Whose::of(self.state, self.way) {
            Some(Whose::Experts) if self.asked_back => Some(Whose::Registrant),
            whose => whose,
        }
    }

    /// When it should end; `None` where no period runs: in the hands of a body (RFC 8141 §6.3 item 3 leaves it to the body).
    /// Reviewers have the length of a discussion each time the request comes to them. A registrant who is asked has the period after which
    /// a silent request lapses, and one for whom reviewers wait has until the silence is escalated.
    pub fn ends(&self) -> Option<Timestamp> {
        let heard = self.since.max(self.heard_at.unwrap_or(self.since));
        match self.whose()? {
            Whose::Operators => Some(desk_ends(self.since)),
            Whose::Experts => Some(discussion_ends(self.since)),
            Whose::Registrant if self.state == State::Review => silence_ends(self.review_since, heard),
            Whose::Registrant => Some(days_after(heard, periods().lapse)),
            Whose::Body => None,
        }
    }

    /// Whether it has lasted longer than it may.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.ends().is_some_and(|end| now >= end)
    }
}

/// By when somebody acts on a request under review, of which something was last heard at a moment, or it is escalated.
pub fn silence_ends(review_since: Option<Timestamp>, heard_at: Timestamp) -> Option<Timestamp> {
    Some(days_after(discussion_ends(review_since?).max(heard_at), periods().silence))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::CameFrom;
    use crate::cases::periods::DEFAULT;
    use crate::cases::timers::{Due, Facts, due};

    fn at(day: &str) -> Timestamp {
        format!("{day}T12:00:00Z").parse().unwrap()
    }

    fn turn(state: State, way: Way) -> OpenTurn {
        let since = at("2026-11-02");
        OpenTurn { state, way, since, review_since: Some(since), asked_back: false, heard_at: None }
    }

    #[test]
    fn each_turn_has_its_period_and_a_body_has_none() {
        // 2026-11-02 is a Monday.
        assert_eq!(turn(State::Intake, Way::Community).ends(), Some(at("2026-11-04")));
        assert_eq!(turn(State::Ready, Way::FastTrack).ends(), Some(at("2026-11-04")));
        assert_eq!(turn(State::Review, Way::Standards).ends(), Some(at("2026-11-16")));
        assert_eq!([turn(State::Review, Way::FastTrack).ends(), turn(State::WithBody, Way::Standards).ends()], [None, None]);
        assert_eq!([turn(State::Draft, Way::Community).ends(), turn(State::Declined, Way::Community).ends()], [None, None]);
    }

    #[test]
    fn a_request_that_comes_back_to_review_has_a_discussion_of_its_own() {
        let back = OpenTurn { since: at("2026-12-20"), ..turn(State::Review, Way::Community) };
        assert_eq!((back.ends(), back.is_late(at("2026-12-21"))), (Some(at("2027-01-03")), false));
    }

    #[test]
    fn a_registrant_for_whom_reviewers_wait_has_until_the_silence_is_escalated() {
        let back = OpenTurn { asked_back: true, heard_at: Some(at("2026-11-20")), ..turn(State::Review, Way::Community) };
        assert_eq!((back.whose(), back.ends()), (Some(Whose::Registrant), Some(at("2026-12-04"))));
        let early = OpenTurn { heard_at: Some(at("2026-11-03")), ..back };
        assert_eq!(early.ends(), Some(at("2026-11-30")), "not before the discussion is over");
        // On the fast track reviewers only advise, and no period runs.
        assert_eq!(OpenTurn { way: Way::FastTrack, ..back }.ends(), None);
    }

    #[test]
    fn a_question_ends_on_the_day_on_which_the_request_lapses() {
        for heard in [None, Some("2026-10-01"), Some("2026-12-24")] {
            let turn = OpenTurn { heard_at: heard.map(at), ..turn(State::WithRequester(CameFrom::Review), Way::Community) };
            let end = turn.ends().unwrap();
            let facts = Facts {
                state: turn.state,
                state_since: turn.since,
                review_since: turn.review_since,
                last_act: turn.since,
                last_registrant: turn.heard_at.unwrap_or(turn.since),
                asked: Vec::new(),
                lead_decides: true,
                held: false,
            };
            let before = due(&facts, days_after(end, -1));
            assert!(!before.contains(&Due::Lapse) && due(&facts, end) == [Due::Lapse], "{heard:?}: {before:?}");
            assert_eq!(end, days_after(turn.since.max(turn.heard_at.unwrap_or(turn.since)), DEFAULT.lapse));
        }
    }
}
