//! Emails of daily work: new items in the operator queue, due and overdue tasks, and the weekly digest.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

const BASE: About = About {
    part: Part::Desk,
    to: "the operators",
    choice: Choice::Duty,
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..review::BASE
};

pub(super) const ARRIVED: About = About {
    code: "arrived",
    act: "Start the intake review",
    when: "a request is submitted",
    to: "the operators; the requester gets a confirmation",
    ..BASE
};

pub(super) const ERASURE_WAITS: About = About {
    code: "erasure_waits",
    act: "Review and answer the request",
    when: "someone requests erasure of their personal data",
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const UNREACHABLE: About = About {
    code: "unreachable",
    act: "Contact the registrant in another way",
    when: "the registrant is asked a question but the accounts of all collaborators are closed",
    ..BASE
};

pub(super) const DESK_HANDED: About = About {
    code: "desk_handed",
    act: "Open the request",
    when: "an operator assigns, reassigns or unassigns a request",
    to: "the new assignee and the previous one",
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const PUBLICATION_WAITS: About = About {
    code: "publication_waits",
    act: "Review and confirm the publication",
    when: "publishing takes two operators, and one of them prepares it",
    to: "the other operators, one of whom confirms the publication",
    choice: Choice::Asks("If no operator confirms it within seven days, it is not published and must be prepared again."),
    ..BASE
};

pub(super) const PUBLISHED_ALONE: About = About {
    code: "published_alone",
    act: "Review the publication",
    when: "publishing requires two operators, and one of them publishes without the other in an emergency",
    to: "every operator and administrator",
    ..BASE
};

pub(super) const HELD_MAIL: About = About {
    code: "held_mail",
    act: "Review the email",
    when: "an incoming email is not published; at most once an hour",
    answer: Answering::Nothing,
    leaves: Leaves::Last,
    ..BASE
};

pub(super) const ADDRESS_FAILS: About = About {
    code: "address_fails",
    act: "Send the email again or resume sending",
    when: "a question is not delivered, or sending to an address is paused after three undelivered emails",
    answer: Answering::Nothing,
    ..BASE
};

const REMINDS: About = About {
    act: "Open your task",
    to: "the action holder",
    choice: Choice::Stops(Topic::Reminders),
    answer: Answering::Comment,
    leaves: Leaves::Daily,
    ..BASE
};

pub(super) const REMINDER: About = About { code: "reminder", when: "a task is due soon or today", ..REMINDS };

pub(super) const OVERDUE: About = About { code: "overdue", when: "a task is overdue", ..REMINDS };

pub(super) const ESCALATION: About = About {
    code: "escalation",
    act: "Act on the request",
    when: "reminders had no effect, or an assigned expert is away",
    to: "the leads, then the operators, then the administrators",
    answer: Answering::Operators,
    ..REMINDS
};

pub(super) const REMINDERS: About = About {
    code: "reminders",
    act: "See your tasks",
    when: "several reminders are due to the same person; at most once a day",
    to: "you only; others received separate emails",
    answer: Answering::Nothing,
    ..REMINDS
};

pub(super) const DIGEST: About = About {
    code: "digest",
    act: "See your tasks",
    when: "a week has passed in which there was activity",
    to: "each expert and operator, with their tasks",
    choice: Choice::Stops(Topic::Digest),
    answer: Answering::Nothing,
    leaves: Leaves::Last,
    ..BASE
};
