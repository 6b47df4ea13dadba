//! The time limits of each step. They are policy, not protocol, so they are configurable.

use std::sync::OnceLock;

/// The periods, in days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Periods {
    /// Business days for the operators to review a new request, and to register an approved one.
    pub operator: i64,
    /// The length of the discussion, from T2.
    pub discussion: i64,
    /// For an expert to answer an assignment.
    pub answer: i64,
    /// For an expert to record a position.
    pub position_days: i64,
    /// Position reminders are sent this many days before and after the due date.
    pub reminder: i64,
    /// Without activity after the discussion, until the request is escalated.
    pub inactivity: i64,
    /// Without activity after each escalation, until the next level is notified: first the administrators, then everyone involved,
    /// publicly.
    pub escalation: i64,
    /// For a standards body that has a report, until the operators are asked to remind it.
    pub body: i64,
    /// Without a reply from the registrant, until the request lapses.
    pub lapse: i64,
    /// For the contacts of a namespace, until a change can be decided without their answer.
    pub notice: i64,
}

static PERIODS: OnceLock<Periods> = OnceLock::new();

/// The periods of this process.
pub fn periods() -> &'static Periods {
    PERIODS.get_or_init(|| DEFAULT)
}

/// Sets the periods, once, at startup.
pub fn set_periods(wanted: Periods) {
    let _ = PERIODS.set(wanted);
}

impl Periods {
    /// Parses `discussion=21 lapse=60`. Periods that are not named keep their default.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut periods = DEFAULT;
        for pair in text.split_whitespace() {
            let (name, days) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is not name=days"))?;
            let days: i64 = days
                .parse()
                .ok()
                .filter(|days| (1..=3650).contains(days))
                .ok_or_else(|| format!("{name} is a number of days from 1 to 3650, not {days:?}"))?;
            let slot = match name {
                "operator" => &mut periods.operator,
                "discussion" => &mut periods.discussion,
                "answer" => &mut periods.answer,
                "position" => &mut periods.position_days,
                "reminder" => &mut periods.reminder,
                "inactivity" => &mut periods.inactivity,
                "escalation" => &mut periods.escalation,
                "body" => &mut periods.body,
                "lapse" => &mut periods.lapse,
                "notice" => &mut periods.notice,
                other => return Err(format!("there is no period {other:?}")),
            };
            *slot = days;
        }
        Ok(periods)
    }
}

/// The default periods.
pub const DEFAULT: Periods = Periods {
    operator: 2,
    discussion: 14,
    answer: 3,
    position_days: 14,
    reminder: 3,
    inactivity: 14,
    escalation: 7,
    body: 60,
    lapse: 90,
    notice: 30,
};
