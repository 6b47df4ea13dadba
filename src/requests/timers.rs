//! Determines what is due on a request. The periods are configurable ([`super::periods`]). The rules here are pure functions;
//! `src/jobs.rs` carries them out, on a clock that tests can set. Nothing is ever approved or declined automatically.

use crate::clock;
use crate::requests::holidays::{Holidays, holidays};
use crate::requests::periods::periods;
use crate::requests::tasks::kind::TaskKind;
use crate::requests::tasks::task::Task;
use crate::users::AccountId;
use jiff::civil::Weekday;
use jiff::{SignedDuration, Timestamp};

/// Days before a request lapses on which its registrant is warned.
pub const LAPSE_WARNING_DAYS: [i64; 4] = [76, 60, 30, 7];

/// An assigned expert whose position is awaited.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AssignedExpert {
    /// The expert.
    pub expert_id: AccountId,
    /// When their response to the assignment is due.
    pub response_due: Timestamp,
    /// When their position is due.
    pub due: Timestamp,
    /// Whether they have answered the assignment.
    pub has_answered: bool,
}

/// A request, as far as timers depend on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TimerFacts {
    /// The open tasks.
    pub tasks: Vec<Task>,
    /// When the review period began, or began again after a hold.
    pub period_since: Option<Timestamp>,
    /// The last activity of anyone on it.
    pub last_act: Timestamp,
    /// The assigned experts whose position is awaited.
    pub asked: Vec<AssignedExpert>,
    /// Whether a name conflict prevents the registration.
    pub has_conflict: bool,
}

impl TimerFacts {
    /// The task of the action holder.
    pub fn holder(&self) -> Option<&Task> {
        self.tasks.iter().find(|task| task.is_of_action_holder())
    }

    /// Since when a lead can decide or report without having been notified since the end of the period. After it, the lead is notified of
    /// the action that makes a decision possible, such as a position, but not if only time does.
    fn unnotified_lead_since(&self, end: Timestamp) -> Option<Timestamp> {
        let decides = |task: &&Task| matches!(task.kind, TaskKind::Decide | TaskKind::Report);
        let sinces = self.tasks.iter().filter(decides).map(|task| task.since);
        sinces.filter(|since| *since <= end || *since > self.last_act).max()
    }
}

/// An event that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DueStep {
    /// The operators have not reviewed a new request.
    FirstLook,
    /// An expert has not answered an assignment.
    Answer {
        /// The expert.
        expert_id: AccountId,
    },
    /// An expert's position: due soon, today, or late.
    Position {
        /// The expert.
        expert_id: AccountId,
        /// When it is due.
        due: Timestamp,
        /// Before (-1), on (0) or after (1) the due date.
        when: i8,
    },
    /// The discussion has ended, and a lead can decide.
    PeriodOver {
        /// When the lead could decide first.
        since: Timestamp,
    },
    /// There was no activity for a long time.
    Escalate {
        /// Days since the last activity.
        days: i64,
    },
    /// An approved request has not been registered.
    RegisterLate,
    /// A standards body has had the report for a long time.
    BodySilent,
    /// An expert is overdue despite a reminder: the lead is notified.
    ExpertLate {
        /// The expert.
        expert_id: AccountId,
        /// When their position was due.
        due: Timestamp,
    },
    /// The people notified last have not acted: the administrators are notified.
    Above {
        /// When it was due.
        since: Timestamp,
    },
    /// The administrators have not acted either: the delay becomes public, and everyone who could act is notified again every thirty days.
    Open {
        /// When it was due.
        since: Timestamp,
        /// The number of earlier notifications.
        again: i64,
    },
    /// The registrant is warned.
    LapseWarning {
        /// Days before it lapses, of [`LAPSE_WARNING_DAYS`].
        days: i64,
        /// When it lapses.
        until: Timestamp,
    },
    /// The request lapses.
    Lapse,
}

impl DueStep {
    /// A key that is unique among everything due on the same request. It includes the time that the period is counted from, so that a
    /// request that returns to a state gets new reminders.
    pub fn step_key(&self, facts: &TimerFacts) -> String {
        let since = |at: Timestamp| at.as_second();
        let held = || facts.holder().map_or(0, |task| since(task.since));
        match self {
            Self::FirstLook => format!("first_look:{}", held()),
            Self::Answer { expert_id } => format!("answer:{expert_id}"),
            Self::Position { expert_id, due, when } => format!("position:{expert_id}:{when}:{}", since(*due)),
            Self::PeriodOver { since: at } => format!("period_over:{}", since(*at)),
            Self::Escalate { .. } => format!("escalate:{}", since(facts.last_act)),
            Self::BodySilent => format!("body_silent:{}", held()),
            Self::ExpertLate { expert_id, due } => format!("expert_late:{expert_id}:{}", since(*due)),
            Self::Above { since: at } => format!("above:{}", since(*at)),
            Self::Open { since: at, again } => format!("open:{}:{again}", since(*at)),
            Self::RegisterLate => format!("register_late:{}", held()),
            Self::LapseWarning { days, until } => format!("lapse:{days}:{}", since(*until)),
            Self::Lapse => format!("lapse:{}", held()),
        }
    }
}

/// Adds days to a time.
pub fn days_after(at: Timestamp, days: i64) -> Timestamp {
    at.saturating_add(SignedDuration::from_hours(24 * days)).unwrap_or(Timestamp::MAX)
}

/// Adds business days to a time: Saturdays, Sundays (UTC) and the configured holidays are skipped.
pub fn business_days_after(at: Timestamp, days: i64) -> Timestamp {
    business_days_by(holidays(), at, days)
}

/// The deadline of the operators for a request that reached them at the given time: for the intake review, or for registering an approved
/// request.
pub fn operators_deadline(since: Timestamp) -> Timestamp {
    business_days_after(since, periods().operator)
}

/// The end of a discussion that began at the given time.
pub fn discussion_ends(since: Timestamp) -> Timestamp {
    days_after(since, periods().discussion)
}

/// When a request under review is escalated unless someone acts. `last_activity_at` is the last activity.
pub fn escalation_time(review_since: Option<Timestamp>, last_activity_at: Timestamp) -> Option<Timestamp> {
    Some(days_after(discussion_ends(review_since?).max(last_activity_at), periods().inactivity))
}

/// Whether a discussion is over (14 days from T2 by default). One that has not begun is not over.
pub(crate) fn discussion_is_over(began: Option<Timestamp>, now: Timestamp) -> bool {
    began.is_some_and(|since| now >= discussion_ends(since))
}

fn business_days_by(holidays: &Holidays, at: Timestamp, days: i64) -> Timestamp {
    let (mut moment, mut left) = (at, days);
    while left > 0 && moment < Timestamp::MAX {
        moment = days_after(moment, 1);
        let day = clock::day(moment);
        if !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday) && !holidays.has(day) {
            left -= 1;
        }
    }
    moment
}

/// The whole days between two times.
pub(crate) fn whole_days(from: Timestamp, to: Timestamp) -> i64 {
    to.duration_since(from).as_hours() / 24
}

/// Everything that is due on a request at `now`. If several stages of the same matter are due, only the last is returned: if the program
/// was down, people get one reminder and not three. On a draft and during a hold, nothing is due.
pub fn steps_due(facts: &TimerFacts, now: Timestamp) -> Vec<DueStep> {
    let periods = periods();
    let mut list = Vec::new();
    let Some(task) = facts.holder() else { return list };
    match task.kind {
        TaskKind::Publish if facts.has_conflict => {}
        TaskKind::StartIntakeReview | TaskKind::PublishCorrection | TaskKind::Publish | TaskKind::Direct => {
            // A standards body has no due date; the operators ask it after a while.
            let since = task.due.unwrap_or_else(|| days_after(task.since, periods.body));
            if now >= since {
                list.push(match task.kind {
                    TaskKind::Direct => DueStep::BodySilent,
                    TaskKind::Publish => DueStep::RegisterLate,
                    _ => DueStep::FirstLook,
                });
            }
            list.extend(next_escalation(since, now));
        }
        TaskKind::RecordPosition | TaskKind::AnswerExperts | TaskKind::Complete => {
            for asked in &facts.asked {
                list.extend(expert_steps(asked, now));
            }
            if let Some(since) = facts.period_since {
                let end = discussion_ends(since);
                if now >= end {
                    list.extend(facts.unnotified_lead_since(end).map(|since| DueStep::PeriodOver { since }));
                }
                let silent = days_after(end.max(facts.last_act), periods.inactivity);
                if now >= silent {
                    list.push(DueStep::Escalate { days: whole_days(facts.last_act, now) });
                }
                list.extend(next_escalation(silent, now));
            }
        }
        TaskKind::AnswerQuestion => list.extend(task.due.and_then(|until| lapse_step(task.since, until, now))),
        _ => {}
    }
    list
}

/// The warning or lapse that is due while a request waits for its registrant since `since`, and lapses at `until`. The date was promised,
/// so the warnings are counted back from it.
fn lapse_step(since: Timestamp, until: Timestamp, now: Timestamp) -> Option<DueStep> {
    if now >= until {
        return Some(DueStep::Lapse);
    }
    let is_due = |days: &i64| {
        let at = days_after(until, -days);
        at > since && now >= at
    };
    LAPSE_WARNING_DAYS.into_iter().rev().find(is_due).map(|days| DueStep::LapseWarning { days, until })
}

/// The next level to notify if the people who were notified at `since` have not acted: first the administrators, then the public.
fn next_escalation(since: Timestamp, now: Timestamp) -> Option<DueStep> {
    /// Days after which those who could act are notified again of a public delay.
    const REPEAT_DAYS: i64 = 30;
    let step = periods().escalation;
    let open = days_after(since, 2 * step);
    if now >= open {
        return Some(DueStep::Open { since, again: whole_days(open, now) / REPEAT_DAYS });
    }
    (now >= days_after(since, step)).then_some(DueStep::Above { since })
}

fn expert_steps(asked: &AssignedExpert, now: Timestamp) -> Vec<DueStep> {
    let periods = periods();
    let due = asked.due;
    let stages = [(1, days_after(due, periods.reminder)), (0, due), (-1, days_after(due, -periods.reminder))];
    let mut list = Vec::new();
    if let Some((when, _)) = stages.into_iter().find(|(_, at)| now >= *at) {
        list.push(DueStep::Position { expert_id: asked.expert_id.clone(), due, when });
    } else if !asked.has_answered && now >= asked.response_due {
        list.push(DueStep::Answer { expert_id: asked.expert_id.clone() });
    }
    if now >= days_after(due, 2 * periods.reminder) {
        list.push(DueStep::ExpertLate { expert_id: asked.expert_id.clone(), due });
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::requests::action_holder::ActionHolder;
    use crate::requests::periods::DEFAULT;
    use crate::requests::periods::Periods;
    use crate::requests::tasks::task::Assignee;

    fn at(text: &str) -> Timestamp {
        format!("{text}T12:00:00Z").parse().unwrap()
    }

    /// A request whose action holder has this task, and a lead who can decide.
    fn facts(kind: TaskKind, since: &str) -> TimerFacts {
        let since = at(since);
        let (role, due) = match kind {
            TaskKind::StartIntakeReview | TaskKind::Publish => (ActionHolder::Operators, Some(operators_deadline(since))),
            TaskKind::EndHold => (ActionHolder::Operators, None),
            TaskKind::AnswerQuestion => (ActionHolder::Registrant, Some(days_after(since, DEFAULT.lapse))),
            TaskKind::Direct => (ActionHolder::Body, None),
            _ => (ActionHolder::Experts, Some(discussion_ends(since))),
        };
        let tasks = vec![
            Task { kind, assignee: Assignee::Role(role), since, due },
            Task { kind: TaskKind::Decide, assignee: Assignee::Account("lead".into()), since, due: None },
        ];
        TimerFacts { tasks, period_since: Some(since), last_act: since, asked: Vec::new(), has_conflict: false }
    }

    #[test]
    fn business_days_skip_weekends_and_holidays() {
        // 2026-11-20 is a Friday.
        assert_eq!(business_days_after(at("2026-11-20"), 2), at("2026-11-24"));
        assert_eq!(business_days_after(at("2026-11-16"), 2), at("2026-11-18"));
        // Christmas 2026 is a Friday.
        let closed = Holidays::parse("12-25 12-26 2026-12-28").unwrap();
        assert_eq!(business_days_by(&closed, at("2026-12-23"), 2), at("2026-12-29"));
    }

    #[test]
    fn operators_are_reminded_after_two_business_days() {
        let intake = facts(TaskKind::StartIntakeReview, "2026-11-20");
        assert!(steps_due(&intake, at("2026-11-23")).is_empty());
        assert_eq!(steps_due(&intake, at("2026-11-24")), [DueStep::FirstLook]);
        assert_eq!(steps_due(&facts(TaskKind::Publish, "2026-11-16"), at("2026-11-18")), [DueStep::RegisterLate]);
    }

    #[test]
    fn expert_is_reminded_before_on_and_after_the_due_date() {
        let mut review = facts(TaskKind::RecordPosition, "2026-11-02");
        review.asked = vec![AssignedExpert {
            expert_id: "e".into(),
            response_due: at("2026-11-05"),
            due: at("2026-11-16"),
            has_answered: false,
        }];
        let only = |day: &str| {
            steps_due(&review, at(day)).into_iter().find(|due| matches!(due, DueStep::Answer { .. } | DueStep::Position { .. }))
        };
        assert_eq!(only("2026-11-04"), None);
        assert_eq!(only("2026-11-05"), Some(DueStep::Answer { expert_id: "e".into() }));
        for (day, when) in [("2026-11-13", -1), ("2026-11-16", 0), ("2026-11-19", 1), ("2026-12-24", 1)] {
            let expected = DueStep::Position { expert_id: "e".into(), due: at("2026-11-16"), when };
            assert_eq!(only(day), Some(expected), "{day}");
        }
        // The lead is notified six days after the due date.
        let late = |day: &str| steps_due(&review, at(day)).into_iter().any(|due| matches!(due, DueStep::ExpertLate { .. }));
        assert_eq!([late("2026-11-21"), late("2026-11-22")], [false, true]);
        review.asked.clear();
        assert_eq!(steps_due(&review, at("2026-11-16")), [DueStep::PeriodOver { since: at("2026-11-02") }]);
    }

    #[test]
    fn lead_is_notified_when_only_time_makes_a_decision_possible() {
        let notified = |since: &str, last_act: &str| {
            let mut review = TimerFacts { last_act: at(last_act), ..facts(TaskKind::RecordPosition, "2026-11-02") };
            review.tasks[1].since = at(since);
            steps_due(&review, at("2026-11-20")).contains(&DueStep::PeriodOver { since: at(since) })
        };
        for (since, last_act, is_notified) in [
            ("2026-11-05", "2026-11-05", true),
            ("2026-11-05", "2026-11-18", true),
            // After the end of the period: by a position, and by time alone.
            ("2026-11-18", "2026-11-18", false),
            ("2026-11-18", "2026-11-19", false),
            ("2026-11-18", "2026-11-17", true),
        ] {
            assert_eq!(notified(since, last_act), is_notified, "{since} {last_act}");
        }
    }

    #[test]
    fn inactivity_in_review_is_escalated_and_any_action_postpones_it() {
        let review = facts(TaskKind::RecordPosition, "2026-11-02");
        let over = DueStep::PeriodOver { since: at("2026-11-02") };
        assert_eq!(steps_due(&review, at("2026-11-29")), std::slice::from_ref(&over));
        assert_eq!(steps_due(&review, at("2026-11-30")), [over.clone(), DueStep::Escalate { days: 28 }]);
        let spoken = TimerFacts { last_act: at("2026-11-29"), ..review };
        assert_eq!(steps_due(&spoken, at("2026-11-30")), std::slice::from_ref(&over));
        assert_eq!(steps_due(&spoken, at("2026-12-13")), [over, DueStep::Escalate { days: 14 }]);
    }

    #[test]
    fn inaction_is_escalated_to_administrators_then_made_public() {
        let told = |facts: &TimerFacts, day: &str| steps_due(facts, at(day)).pop();
        // Due on the 24th, after the weekend.
        let (intake, since) = (facts(TaskKind::StartIntakeReview, "2026-11-20"), at("2026-11-24"));
        assert_eq!(told(&intake, "2026-11-30"), Some(DueStep::FirstLook));
        assert_eq!(told(&intake, "2026-12-01"), Some(DueStep::Above { since }));
        assert_eq!(told(&intake, "2026-12-07"), Some(DueStep::Above { since }));
        assert_eq!(told(&intake, "2026-12-08"), Some(DueStep::Open { since, again: 0 }));
        assert_eq!(told(&intake, "2027-01-07"), Some(DueStep::Open { since, again: 1 }), "only reminders follow");
        let (review, since) = (facts(TaskKind::RecordPosition, "2026-11-02"), at("2026-11-30"));
        assert_eq!(told(&review, "2026-12-07"), Some(DueStep::Above { since }));
        assert_eq!(told(&review, "2026-12-14"), Some(DueStep::Open { since, again: 0 }));
        let (body, since) = (facts(TaskKind::Direct, "2026-11-02"), at("2027-01-01"));
        assert_eq!([told(&body, "2026-12-31"), told(&body, "2027-01-01")], [None, Some(DueStep::BodySilent)]);
        assert_eq!(told(&body, "2027-01-08"), Some(DueStep::Above { since }));
        // A request on hold is not overdue, nor is an approved request in a name conflict.
        let conflict = TimerFacts { has_conflict: true, ..facts(TaskKind::Publish, "2026-11-20") };
        for held in [facts(TaskKind::EndHold, "2026-11-20"), conflict] {
            assert!(steps_due(&held, at("2027-01-07")).is_empty());
        }
    }

    #[test]
    fn request_lapses_after_four_warnings_to_a_silent_registrant() {
        let asked = facts(TaskKind::AnswerQuestion, "2026-01-01");
        let warned: Vec<i64> = (0..90)
            .filter_map(|day| match steps_due(&asked, days_after(at("2026-01-01"), day)).as_slice() {
                [DueStep::LapseWarning { days, .. }] => Some(*days),
                _ => None,
            })
            .fold(Vec::new(), |mut list, days| {
                if list.last() != Some(&days) {
                    list.push(days);
                }
                list
            });
        assert_eq!(warned, LAPSE_WARNING_DAYS);
        assert_eq!(steps_due(&asked, days_after(at("2026-01-01"), 90)), [DueStep::Lapse]);
    }

    /// A period of ten days.
    #[test]
    fn warnings_are_counted_back_from_the_date() {
        let (since, until) = (at("2026-01-01"), days_after(at("2026-01-01"), 10));
        let days = |day| lapse_step(since, until, days_after(since, day));
        assert_eq!((days(2), days(3)), (None, Some(DueStep::LapseWarning { days: 7, until })));
        assert_eq!(days(10), Some(DueStep::Lapse));
    }

    #[test]
    fn periods_are_parsed_and_invalid_ones_rejected() {
        assert_eq!(Periods::parse("discussion=21 lapse=60").unwrap(), Periods { discussion: 21, lapse: 60, ..DEFAULT });
        for wrong in ["discussion", "discussion=0", "discussion=x", "coffee=3"] {
            assert!(Periods::parse(wrong).is_err(), "{wrong}");
        }
    }
}
