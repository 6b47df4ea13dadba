//! Emails about requests that end without a registration, are overdue or are on hold.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;

const BASE: About = About { part: Part::Ends, ..review::BASE };

pub(super) const CONCURRENCE: About = About {
    code: "concurrence",
    act: "Agree or disagree",
    when: "the lead proposes to decline",
    to: "the assigned experts",
    choice: Choice::Asks("If you disagree, say why on the same page. The request is declined only if a second expert agrees."),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const DECLINED: About = About {
    code: "declined",
    act: "Read the decision, respond or appeal",
    when: "a second expert agrees to decline",
    to: "the registrant, collaborators, the experts, the lead and the operators",
    ..BASE
};

pub(super) const APPEAL: About = About {
    code: "appeal",
    act: "Read the appeal",
    when: "anyone concerned appeals a decision",
    to: "the leads, the operators, the collaborators and the experts of the request, and in the second stage the liaisons",
    choice: Choice::Asks("If you have nothing to add, you do not need to do anything."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const APPEAL_DECIDED: About = About {
    code: "appeal_decided",
    act: "Read the decision",
    when: "the decision on an appeal is recorded",
    to: "the appellant, the collaborators and the experts of the request",
    ..BASE
};

pub(super) const RECONSIDERED: About = About {
    code: "reconsidered",
    act: "Read the decision",
    when: "a request that was reopened by a granted appeal is decided again",
    to: "the appellant and, if the registration is upheld, the collaborators and the experts of the request",
    ..BASE
};

pub(super) const WITHDRAWN: About = About {
    code: "withdrawn",
    when: "the registrant withdraws a submitted request",
    to: "the assigned experts and the operators",
    ..BASE
};

pub(super) const LAPSE_WARNING: About = About {
    code: "lapse_warning",
    act: "Reply",
    when: "the registrant has not replied for 14, 30, 60 or 83 days",
    to: "the registrant and collaborators",
    choice: Choice::Asks("If you do not want to continue, withdraw the request on its page, or let it lapse."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const LAPSED: About = About {
    code: "lapsed",
    act: "Reopen the request",
    when: "the registrant has not replied for 90 days",
    to: "the registrant and collaborators",
    ..BASE
};

pub(super) const GOES_ON: About = About {
    code: "goes_on",
    when: "a withdrawn or lapsed request is reinstated",
    to: "the registrant, collaborators, the experts and the operators",
    ..BASE
};

pub(super) const HOLD_WAITS: About = About {
    code: "hold_waits",
    act: "Read the order and confirm or retract it",
    when: "an operator records a court order",
    to: "the other operators, one of whom confirms or retracts the order",
    choice: Choice::Asks("Until an operator confirms or retracts the order, the request is provisionally on hold."),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const HOLD: About = About {
    code: "hold",
    when: "a court order is recorded, confirmed, retracted or lifted",
    to: "the registrant, collaborators and the leads",
    answer: Answering::Operators,
    ..BASE
};

pub(super) const DOCUMENT_RETRACTED: About = About {
    code: "paper_struck",
    when: "an operator retracts a document that was recorded in error",
    to: "the registrant and collaborators",
    ..BASE
};
