//! How long each step may take: policy, not protocol, so it is a setting.

use std::sync::OnceLock;

/// The periods, in days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Periods {
    /// Business days until an operator has looked at a new request, and until an approved one is registered.
    pub desk: i64,
    /// The discussion, from T2.
    pub discussion: i64,
    /// An expert answers an assignment.
    pub answer: i64,
    /// An expert takes a position.
    pub position: i64,
    /// Reminders of a position come this many days before and after.
    pub reminder: i64,
    /// Silence after the discussion until it is escalated.
    pub silence: i64,
    /// After each further such period of silence those above are told: the administrators, then everybody.
    pub escalation: i64,
    /// A standards body that has a report, until the operators are asked to remind it.
    pub body: i64,
    /// A registrant who does not answer lets the request lapse.
    pub lapse: i64,
    /// Public notice of a registrant change.
    pub notice: i64,
    /// The same when the present registrant cannot be reached.
    pub notice_unreachable: i64,
}

static PERIODS: OnceLock<Periods> = OnceLock::new();

/// The periods of this process.
pub fn periods() -> &'static Periods {
    PERIODS.get_or_init(|| DEFAULT)
}

/// Sets them, once, at the start.
pub fn set_periods(wanted: Periods) {
    let _ = PERIODS.set(wanted);
}

impl Periods {
    /// Reads `discussion=21 lapse=60`; what is not named keeps its default.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut periods = DEFAULT;
        for pair in text.split_whitespace() {
            let (name, days) = pair.split_once('=').ok_or_else(|| format!("{pair:?} is not name=days"))?;
            let days: i64 = days
                .parse()
                .ok()
                .filter(|days| (1..=3650).contains(days))
                .ok_or_else(|| format!("{name} is a number of days from 1 to 3650, not {days:?}"))?;
            let slot = match name {
                "desk" => &mut periods.desk,
                "discussion" => &mut periods.discussion,
                "answer" => &mut periods.answer,
                "position" => &mut periods.position,
                "reminder" => &mut periods.reminder,
                "silence" => &mut periods.silence,
                "escalation" => &mut periods.escalation,
                "body" => &mut periods.body,
                "lapse" => &mut periods.lapse,
                "notice" => &mut periods.notice,
                "notice_unreachable" => &mut periods.notice_unreachable,
                other => return Err(format!("there is no period {other:?}")),
            };
            *slot = days;
        }
        Ok(periods)
    }
}

/// The periods without any setting.
pub const DEFAULT: Periods = Periods {
    desk: 2,
    discussion: 14,
    answer: 3,
    position: 14,
    reminder: 3,
    silence: 14,
    escalation: 7,
    body: 60,
    lapse: 90,
    notice: 14,
    notice_unreachable: 30,
};
