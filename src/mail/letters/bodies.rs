//! Emails to and about standards bodies and the IESG (RFC 8141, 6.2 and 6.3).

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;

const BASE: About = About { part: Part::Bodies, ..review::BASE };

/// What is asked of a liaison: their answers are not meant for the public.
const LIAISON: About = About { to: "the liaisons", answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const REPORT: About = About {
    code: "report",
    act: "Read the request and its whole record",
    when: "the lead reports to the standards body (T7)",
    choice: Choice::Asks("If the body will not decide on this, tell the operators: write to the address this email came from."),
    ..LIAISON
};

pub(super) const REPORTED: About = About {
    code: "reported",
    when: "the lead reports to the standards body (T7)",
    to: "the registrant, who works with them, and the operators; the liaisons get the report",
    ..BASE
};

pub(super) const DIRECTED: About = About {
    code: "directed",
    act: "Read the direction",
    when: "the body's direction and a copy of the report are on file (T8)",
    to: "the registrant, who works with them, and the experts asked",
    ..BASE
};

pub(super) const BODY_ANSWERED: About = About {
    code: "body_answered",
    act: "Read the answer",
    when: "the standards body asks for changes or declines (T9)",
    to: "the registrant, who works with them, and the experts asked",
    ..BASE
};

pub(super) const RECOGNITION_ASKED: About = About {
    code: "recognition_asked",
    act: "Read the request",
    when: "an operator asks whether a body is recognised",
    choice: Choice::Asks("If this is not for you to answer, say so the same way."),
    ..LIAISON
};

pub(super) const RECOGNITION_ANSWERED: About = About {
    code: "recognition_answered",
    when: "the answer on recognition is recorded",
    to: "the registrant and who works with them",
    ..BASE
};

pub(super) const COMPLETION_ASKED: About = About {
    code: "completion_asked",
    when: "the requesting body asks for completion (T11)",
    to: "the registrant, who works with them, and the operators",
    choice: Choice::Asks("Only the operators have something to do: they register it, or ask."),
    leaves: Leaves::AtOnce,
    ..BASE
};
