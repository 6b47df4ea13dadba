//! The action holder of a request and their due date: one rule for lists, statistics, emails and task lists.

use crate::cases::periods::periods;
use crate::cases::timers::{days_after, discussion_ends, operators_due};
use crate::cases::{Procedure, Request, State};
use crate::store::typed::named;
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

named! {
    /// The action holder, in the order of the filter of lists.
    ActionHolder {
        /// The operators: for validation, and for approved requests.
        Operators = "operators",
        /// The experts and their lead.
        Experts = "experts",
        /// The registrant, who was asked for information.
        Registrant = "registrant",
        /// A standards body: the one that gives a direction (RFC 8141 §6.2), or the one that requests the fast track (§6.3).
        Body = "body",
    }
}

impl ActionHolder {
    /// The label of the filter option.
    pub fn phrase(self) -> Phrase {
        Phrase::new("requests-turn").with("whose", self.name())
    }

    /// The action holder in a state; `None` for drafts and ended requests.
    pub fn of(state: State, procedure: Procedure) -> Option<Self> {
        match (state, procedure) {
            (State::Intake | State::Ready, _) => Some(Self::Operators),
            (State::Review, Procedure::FastTrack) | (State::WithBody, _) => Some(Self::Body),
            (State::Review, _) => Some(Self::Experts),
            (State::WithRequester(_), _) => Some(Self::Registrant),
            _ => None,
        }
    }
}

/// The data that the current due date of a request depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenTurn {
    /// The state of the request.
    pub state: State,
    /// Its procedure.
    pub procedure: Procedure,
    /// When it entered its state.
    pub since: Timestamp,
    /// When the discussion began.
    pub review_since: Option<Timestamp>,
    /// Whether its reviewers are waiting for the registrant.
    pub asked_back: bool,
    /// [`Request::last_activity_at`].
    pub last_activity_at: Option<Timestamp>,
}

impl OpenTurn {
    /// Reads the data from a request that was loaded for a page or list.
    pub fn of(request: &Request) -> Self {
        Self {
            state: request.state,
            procedure: request.procedure.kind(),
            since: request.state_since,
            review_since: request.review_since,
            asked_back: request.asked_back,
            last_activity_at: request.last_activity_at,
        }
    }

    /// The action holder; `None` for drafts and ended requests.
    pub fn action_holder(&self) -> Option<ActionHolder> {
        match ActionHolder::of(self.state, self.procedure) {
            Some(ActionHolder::Experts) if self.asked_back => Some(ActionHolder::Registrant),
            whose => whose,
        }
    }

    /// The due date; `None` if no period applies. A standards body has no period (RFC 8141 §6.3 item 3). Reviewers have the length of a
    /// discussion each time the request returns to them. A registrant who was asked for information has until the request
    /// lapses. A registrant whom reviewers are waiting for has until the escalation.
    pub fn ends(&self) -> Option<Timestamp> {
        let since = self.since;
        let heard = since.max(self.last_activity_at.unwrap_or(since));
        match self.action_holder()? {
            ActionHolder::Operators => Some(operators_due(since)),
            ActionHolder::Experts => Some(discussion_ends(since)),
            ActionHolder::Registrant if self.state == State::Review => silence_ends(self.review_since, heard),
            ActionHolder::Registrant => Some(days_after(heard, periods().lapse)),
            ActionHolder::Body => None,
        }
    }

    /// Whether it is overdue.
    pub fn is_late(&self, now: Timestamp) -> bool {
        self.ends().is_some_and(|end| now >= end)
    }
}

/// When a request under review is escalated unless someone acts. `last_activity_at` is the last activity.
pub fn silence_ends(review_since: Option<Timestamp>, last_activity_at: Timestamp) -> Option<Timestamp> {
    Some(days_after(discussion_ends(review_since?).max(last_activity_at), periods().inactivity))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::PreviousState;
    use crate::cases::periods::DEFAULT;
    use crate::cases::timers::{Due, Facts, due};

    fn at(day: &str) -> Timestamp {
        format!("{day}T12:00:00Z").parse().unwrap()
    }

    fn turn(state: State, procedure: Procedure) -> OpenTurn {
        let since = at("2026-11-02");
        OpenTurn { state, procedure, since, review_since: Some(since), asked_back: false, last_activity_at: None }
    }

    #[test]
    fn only_a_standards_body_has_no_due_date() {
        // 2026-11-02 is a Monday.
        assert_eq!(turn(State::Intake, Procedure::Community).ends(), Some(at("2026-11-04")));
        assert_eq!(turn(State::Ready, Procedure::FastTrack).ends(), Some(at("2026-11-04")));
        assert_eq!(turn(State::Review, Procedure::Standards).ends(), Some(at("2026-11-16")));
        assert_eq!(
            [turn(State::Review, Procedure::FastTrack).ends(), turn(State::WithBody, Procedure::Standards).ends()],
            [None, None]
        );
        assert_eq!(
            [turn(State::Draft, Procedure::Community).ends(), turn(State::Declined, Procedure::Community).ends()],
            [None, None]
        );
    }

    #[test]
    fn request_returned_to_review_gets_a_full_discussion_period() {
        let back = OpenTurn { since: at("2026-12-20"), ..turn(State::Review, Procedure::Community) };
        assert_eq!((back.ends(), back.is_late(at("2026-12-21"))), (Some(at("2027-01-03")), false));
    }

    #[test]
    fn registrant_reply_to_reviewers_is_due_at_escalation() {
        let back =
            OpenTurn { asked_back: true, last_activity_at: Some(at("2026-11-20")), ..turn(State::Review, Procedure::Community) };
        assert_eq!((back.action_holder(), back.ends()), (Some(ActionHolder::Registrant), Some(at("2026-12-04"))));
        let early = OpenTurn { last_activity_at: Some(at("2026-11-03")), ..back };
        assert_eq!(early.ends(), Some(at("2026-11-30")), "the period does not end before the discussion does");
        // On the fast track reviewers only advise, and no period runs.
        assert_eq!(OpenTurn { procedure: Procedure::FastTrack, ..back }.ends(), None);
    }

    #[test]
    fn information_request_is_due_on_the_day_the_request_lapses() {
        let asked = turn(State::WithRequester(PreviousState::Review), Procedure::Community);
        let heard = [None, Some("2026-10-01"), Some("2026-12-24")];
        for heard in heard {
            let turn = OpenTurn { last_activity_at: heard.map(at), ..asked };
            let end = turn.ends().unwrap();
            let facts = Facts {
                state: turn.state,
                state_since: turn.since,
                review_since: turn.review_since,
                last_act: turn.since,
                last_registrant: turn.last_activity_at.unwrap_or(turn.since),
                asked: Vec::new(),
                lead_decides: true,
                held: false,
            };
            let before = due(&facts, days_after(end, -1));
            assert!(!before.contains(&Due::Lapse) && due(&facts, end) == [Due::Lapse], "{heard:?}: {before:?}");
            assert_eq!(end, days_after(turn.since.max(turn.last_activity_at.unwrap_or(turn.since)), DEFAULT.lapse));
        }
    }
}
