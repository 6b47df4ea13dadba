//! Emails of the daily work: what comes to the desk, what is due or late, and the digest of a week.

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
    act: "Take it in",
    when: "a request is submitted (T1)",
    to: "the operators; whoever sent the request gets a receipt",
    ..BASE
};

pub(super) const ERASURE_WAITS: About = About {
    code: "erasure_waits",
    act: "Look at it and answer",
    when: "somebody asks for erasure of what is held about them",
    to: "the operators; whoever asked gets a receipt",
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const UNREACHABLE: About = About {
    code: "unreachable",
    act: "Reach the registrant in another way",
    when: "the registrant is asked and every account that works on the request is closed",
    ..BASE
};

pub(super) const DESK_HANDED: About = About {
    code: "desk_handed",
    act: "See the request at the desk",
    when: "an operator gives a request to a colleague, takes it over, or gives it back for somebody",
    to: "the operator whose request it is now, and the one whose it was",
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const PUBLICATION_WAITS: About = About {
    code: "publication_waits",
    act: "Look at what will be published and confirm it",
    when: "publishing takes two operators, and one of them prepares it (T12, E1)",
    to: "the other operators: one of them confirms it",
    choice: Choice::Asks(
        "If you do nothing, and nobody else does, it is not published; after seven days it has to be prepared again.",
    ),
    ..BASE
};

pub(super) const PUBLISHED_ALONE: About = About {
    code: "published_alone",
    act: "See what was published, and why it could not wait",
    when: "publishing takes two operators, and one of them publishes alone in an emergency",
    to: "every operator and administrator",
    ..BASE
};

pub(super) const HELD_MAIL: About = About {
    code: "held_mail",
    act: "Read it and decide",
    when: "an email comes in that is not published; one an hour tells of all of them",
    answer: Answering::Nothing,
    leaves: Leaves::Last,
    ..BASE
};

pub(super) const ADDRESS_FAILS: About = About {
    code: "address_fails",
    act: "Send it again, or let emails go there again",
    when: "a question does not arrive, and when sending to an address is paused after the third email that does not",
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const DEPUTY_NAMED: About = About {
    code: "deputy_named",
    act: "See for whom you stand in, or decline",
    when: "somebody who will be away names a deputy",
    to: "the deputy",
    choice: Choice::Asks("If you do nothing, you stand in for them. If you cannot, decline on that page; they read it at once."),
    answer: Answering::Nothing,
    ..BASE
};

pub(super) const DEPUTY_CHANGED: About = About {
    code: "deputy_changed",
    act: "See who is away and who stands in",
    when: "a deputy declines, or no longer stands in for somebody, or not on the same days",
    to: "the deputy, or whoever named them",
    choice: Choice::Account,
    answer: Answering::Nothing,
    ..BASE
};

const REMINDS: About = About {
    act: "Do it",
    to: "whoever it waits for",
    choice: Choice::Stops(Topic::Reminders),
    answer: Answering::Comment,
    leaves: Leaves::Daily,
    ..BASE
};

pub(super) const REMINDER: About = About { code: "reminder", when: "something is due soon, or today", ..REMINDS };

pub(super) const OVERDUE: About = About { code: "overdue", when: "something is late", ..REMINDS };

pub(super) const ESCALATION: About = About {
    code: "escalation",
    act: "Move it on",
    when: "reminders did not help, or an expert who was asked is away",
    to: "the leads, then the operators, then the administrators",
    answer: Answering::Operators,
    ..REMINDS
};

pub(super) const REMINDERS: About = About {
    code: "reminders",
    act: "See all that waits for you",
    when: "several reminders are due to the same person: they become this one, at most one a day",
    to: "you alone; each of these reached others in an email of their own",
    answer: Answering::Nothing,
    ..REMINDS
};

pub(super) const DIGEST: About = About {
    code: "digest",
    act: "See what waits for you",
    when: "once a week, when something changed",
    to: "each expert and operator, with what waits for them",
    choice: Choice::Stops(Topic::Digest),
    answer: Answering::Nothing,
    leaves: Leaves::Last,
    ..BASE
};
