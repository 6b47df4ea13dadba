//! The progress of a request, and who spent the time.

use crate::clock;
use crate::history::{EventKind, RecordedEvent};
use crate::requests::action_holder::ActionHolder;
use crate::requests::times::HolderSpan;
use crate::requests::{PreviousState, Procedure, Request, RequestSubject, State, times};

use urn_registry::i18n::Phrase;

/// A step of the progress line.
pub(crate) struct Step {
    pub(crate) text: Phrase,
    pub(crate) done: bool,
    pub(crate) here: bool,
    /// The date on which it was reached; empty if it was not.
    pub(crate) on: String,
    /// Whether it is the current step.
    pub(crate) since: bool,
}

/// The date on which a request first reached a state.
fn reached_on(events: &[RecordedEvent], state: State) -> String {
    let first = events.iter().find(|event| match state {
        State::Draft => event.act == EventKind::DraftStarted,
        state => event.state.as_deref() == Some(state.name()),
    });
    first.map(|event| clock::day(event.at).to_string()).unwrap_or_default()
}

/// The steps of a request, with its progress; a correction skips the review.
pub(crate) fn steps(request: &Request, events: &[RecordedEvent]) -> Vec<Step> {
    const COMMUNITY_STEPS: [(&str, State); 5] = [
        ("draft-state-draft", State::Draft),
        ("submitted-step-intake", State::Intake),
        ("draft-state-review", State::Review),
        ("draft-state-ready", State::Ready),
        ("draft-state-registered", State::Registered),
    ];
    const STANDARDS_STEPS: [(&str, State); 6] = [
        ("draft-state-draft", State::Draft),
        ("submitted-step-intake", State::Intake),
        ("draft-state-review", State::Review),
        ("draft-state-with-body", State::WithBody),
        ("draft-state-ready", State::Ready),
        ("draft-state-registered", State::Registered),
    ];
    const FAST_TRACK_STEPS: [(&str, State); 5] = [
        ("draft-state-draft", State::Draft),
        ("submitted-step-intake", State::Intake),
        ("draft-state-advisory", State::Review),
        ("draft-state-ready", State::Ready),
        ("draft-state-registered", State::Registered),
    ];
    const CORRECTION_STEPS: [(&str, State); 3] = [
        ("draft-state-draft", State::Draft),
        ("submitted-step-intake", State::Intake),
        ("submitted-step-published", State::Registered),
    ];
    let procedure: &[(&str, State)] = match (&request.subject, request.procedure.kind()) {
        (RequestSubject::Correction { .. }, _) => &CORRECTION_STEPS,
        (_, Procedure::Standards) => &STANDARDS_STEPS,
        (_, Procedure::FastTrack) => &FAST_TRACK_STEPS,
        (_, Procedure::Community) => &COMMUNITY_STEPS,
    };
    let state = request.state.previous_state().map_or(request.state, PreviousState::state);
    let Some(here) = procedure.iter().position(|(_, step)| *step == state) else {
        return ended_steps(request, procedure, events);
    };
    let ended = state == State::Registered;
    let step = |(i, (text, state)): (usize, &(&'static str, State))| Step {
        text: Phrase::new(text),
        done: i < here || ended,
        here: here == i && !ended,
        on: if i <= here { reached_on(events, *state) } else { String::new() },
        since: here == i && !ended,
    };
    procedure.iter().enumerate().map(step).collect()
}

/// The steps of a request that was closed early: those it reached, and its outcome.
fn ended_steps(request: &Request, procedure: &[(&'static str, State)], events: &[RecordedEvent]) -> Vec<Step> {
    let came = if request.review_since.is_some() { State::Review } else { State::Intake };
    let last = procedure.iter().position(|(_, step)| *step == came).unwrap_or(0);
    let step = |text, state, here: bool| Step { text, done: !here, here, on: reached_on(events, state), since: false };
    let mut steps: Vec<Step> =
        procedure.iter().take(last + 1).map(|(text, state)| step(Phrase::new(text), *state, false)).collect();
    steps.push(step(request.state.phrase(), request.state, true));
    steps
}

/// A segment of the time chart.
pub(crate) struct TimeChartSegment {
    pub(crate) holder: Phrase,
    pub(crate) class: &'static str,
    pub(crate) said: Phrase,
}

/// The time chart of a request, with a text alternative.
pub(crate) struct TimeChart {
    pub(crate) picture: String,
    pub(crate) parts: Vec<TimeChartSegment>,
    /// The elapsed or total time.
    pub(crate) whole: Phrase,
}

/// The chart of an open request, or of a closed one.
pub(crate) fn time_chart(spans: &[HolderSpan], is_open: bool) -> Option<TimeChart> {
    let whole = Phrase::new(if is_open { "request-so-far" } else { "request-in-all" });
    let whole = whole.arg("time", times::duration_phrase(times::overall_seconds(spans)));
    let parts: Vec<TimeChartSegment> = ActionHolder::ALL
        .into_iter()
        .map(|holder| (holder, times::seconds_of(spans, holder)))
        .filter(|(_, seconds)| *seconds > 0)
        .map(|(holder, seconds)| TimeChartSegment {
            holder: holder.statistics_label(),
            class: holder.name(),
            said: times::duration_phrase(seconds),
        })
        .collect();
    // Without elapsed time there is nothing to show.
    if parts.is_empty() {
        return None;
    }
    let lengths: Vec<(&str, i64)> = spans.iter().map(|span| (span.holder.name(), span.seconds())).collect();
    Some(TimeChart { picture: crate::pages::partials::pictures::time_chart_svg(&lengths), parts, whole })
}
