//! Emails to and about standards bodies and the IESG (RFC 8141 §6.2 and §6.3).

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;

const BASE: About = About { part: Part::Bodies, ..review::BASE };

/// A request to a liaison; replies are not public.
const LIAISON: About = About { to: "the liaisons", answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const REPORT: About = About {
    code: "report",
    act: "Read the request and its record",
    when: "the lead reports to the standards body",
    choice: Choice::Asks("If your body will not decide on this request, reply to this email to notify the operators."),
    ..LIAISON
};

pub(super) const REPORTED: About = About {
    code: "reported",
    when: "the lead reports to the standards body",
    to: "the registrant, collaborators and the operators; the liaisons get the report",
    ..BASE
};

pub(super) const DIRECTED: About = About {
    code: "directed",
    act: "Read the direction",
    when: "the body's direction and a copy of the report are recorded",
    to: "the registrant, collaborators and the assigned experts",
    ..BASE
};

pub(super) const BODY_ANSWERED: About = About {
    code: "body_answered",
    act: "Read the response",
    when: "the standards body requests changes or declines, or its liaison sends the direction or a copy of the report",
    to: "the registrant, collaborators and the assigned experts; the operators, if a liaison sent a document",
    ..BASE
};

pub(super) const RECOGNITION_ASKED: About = About {
    code: "recognition_asked",
    act: "Read the request",
    when: "an operator asks whether a body is recognized",
    choice: Choice::Asks("If you are not the right person to ask, reply to this email."),
    ..LIAISON
};

pub(super) const RECOGNITION_ANSWERED: About = About {
    code: "recognition_answered",
    when: "the decision on recognition is recorded",
    to: "the registrant and collaborators",
    ..BASE
};

pub(super) const COMPLETION_ASKED: About = About {
    code: "completion_asked",
    when: "the standards body requests completion",
    to: "the registrant, collaborators and the operators",
    choice: Choice::Asks("Only the operators need to act: they register the namespace or request information."),
    leaves: Leaves::AtOnce,
    ..BASE
};
