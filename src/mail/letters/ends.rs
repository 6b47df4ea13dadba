//! Emails of requests that end without a registration, wait too long, or are held up: declined, appealed, withdrawn, lapsed, held.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;

const BASE: About = About { part: Part::Ends, ..review::BASE };

pub(super) const CONCURRENCE: About = About {
    code: "concurrence",
    act: "Decide whether you concur",
    when: "the lead proposes to decline (T10)",
    to: "the experts asked",
    choice: Choice::Asks(
        "If you do not concur, do nothing, or say why on the same page: without a second expert it is not declined.",
    ),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const DECLINED: About = About {
    code: "declined",
    act: "Read the decision, answer it or appeal",
    when: "a second expert concurs in declining (T10)",
    to: "the registrant, who works with them, the experts, the lead and the operators",
    ..BASE
};

pub(super) const APPEAL: About = About {
    code: "appeal",
    act: "Read the appeal",
    when: "anybody concerned appeals against a decision",
    to: "the leads, the operators, who works on the request and its experts; for the second stage the liaisons too",
    choice: Choice::Asks("If you have nothing to add, do nothing: whoever decides on the appeal is asked on that page."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const APPEAL_DECIDED: About = About {
    code: "appeal_decided",
    act: "Read the decision",
    when: "the decision on an appeal is recorded",
    to: "who appealed, who works on the request, and its experts",
    ..BASE
};

pub(super) const WITHDRAWN: About = About {
    code: "withdrawn",
    when: "the registrant withdraws a submitted request (T14)",
    to: "the experts asked and the operators",
    ..BASE
};

pub(super) const LAPSE_WARNING: About = About {
    code: "lapse_warning",
    act: "Answer",
    when: "the registrant was silent for 14, 30, 60, 83 days",
    to: "the registrant and who works with them",
    choice: Choice::Asks("If you do not want to go on, withdraw the request on its page, or let it lapse."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const LAPSED: About = About {
    code: "lapsed",
    act: "Take it up again",
    when: "the registrant was silent for 90 days (T15)",
    to: "the registrant and who works with them",
    ..BASE
};

pub(super) const GOES_ON: About = About {
    code: "goes_on",
    when: "it is taken back that a request was withdrawn or lapsed (E4)",
    to: "the registrant, who works with them, the experts and the operators",
    ..BASE
};

pub(super) const HOLD_WAITS: About = About {
    code: "hold_waits",
    act: "Read the order; confirm it or drop it",
    when: "an operator puts a court order on file",
    to: "the other operators: one of them confirms it or drops it",
    choice: Choice::Asks("If you do nothing, it holds the request provisionally, until an operator confirms it or drops it."),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const HOLD: About = About {
    code: "hold",
    when: "a court order is filed, confirmed or dropped, or ends",
    to: "the registrant, who works with them, and the leads",
    answer: Answering::Operators,
    ..BASE
};

pub(super) const PAPER_STRUCK: About = About {
    code: "paper_struck",
    when: "an operator strikes a paper that was filed in error",
    to: "the registrant and who works with them",
    ..BASE
};
