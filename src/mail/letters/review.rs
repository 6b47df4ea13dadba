//! Emails of a request on its way, from its submission to its registration by the experts.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

/// What becomes of a request, told to those who work on it.
pub(super) const BASE: About = About {
    code: "",
    part: Part::Review,
    act: "Read the request",
    when: "",
    to: "",
    choice: Choice::Stops(Topic::Progress),
    answer: Answering::Comment,
    leaves: Leaves::Together,
    opens: false,
};

/// What is asked of experts and leads: their answers are not meant for the public.
const ASKED: About = About { answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const INVITATION: About = About {
    code: "invitation",
    act: "Join",
    when: "a registrant invites somebody to work on a request",
    to: "you alone",
    choice: Choice::Invites("If you do not want to join, do nothing: the invitation ends by itself."),
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const RECEIVED: About = About {
    code: "received",
    act: "Follow your request",
    when: "a request is submitted (T1)",
    to: "the person who sent the request; the operators get another one",
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const TO_LIST: About = About {
    code: "to_list",
    act: "Read the request and comment on it",
    when: "the review is opened (T2)",
    to: "the public review list",
    choice: Choice::List,
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const LIST_NEWS: About = About {
    code: "list_news",
    when: "a text, a decision or a registration is new, at once; comments and positions, once a day together",
    leaves: Leaves::Last,
    ..TO_LIST
};

pub(super) const ASSIGNMENT: About = About {
    code: "assignment",
    act: "Review it",
    when: "an expert is asked to review (T2, and later)",
    to: "the experts who are asked",
    choice: Choice::Asks(
        "If you cannot do it, or have a conflict of interest, say so on the same page, and somebody else is asked.",
    ),
    answer: Answering::Comment,
    ..ASKED
};

pub(super) const QUESTION: About = About {
    code: "question",
    act: "Answer the question",
    when: "somebody asks the registrant (T3)",
    to: "the registrant and who works with them",
    choice: Choice::Asks("If you do not want to go on with the request, withdraw it on its page."),
    answer: Answering::Answer,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const ANSWERED: About = About {
    code: "answered",
    act: "Read the answer in its place",
    when: "the registrant answers (T4)",
    to: "who asked, and the experts or the operators, whoever has the request next",
    choice: Choice::Stops(Topic::Texts),
    ..BASE
};

pub(super) const OPENED: About = About {
    code: "opened",
    act: "Follow the review",
    when: "the review is opened (T2)",
    to: "the registrant and who works with them; the experts who are asked get another one",
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const YOUR_TURN: About = About {
    code: "your_turn",
    act: "Do what is asked",
    when: "an act makes it your turn, and no other email of the act says so",
    to: "everybody whose turn it is now",
    choice: Choice::Asks("If you cannot do it, say so on the page of the request, or write to the operators."),
    ..ASKED
};

pub(super) const DISCUSS: About = About {
    code: "discuss",
    act: "Answer it, or send a new text",
    when: "an expert takes the position to discuss it first",
    to: "the registrant and who works with them",
    choice: Choice::Asks("If you do not want to go on with the request, withdraw it on its page."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const NEW_SNAPSHOT: About = About {
    code: "new_snapshot",
    act: "Read the new text",
    when: "the registrant sends a new text (T5)",
    to: "the experts who were asked or took a position",
    choice: Choice::Stops(Topic::Texts),
    ..BASE
};

pub(super) const COMMENT: About = About {
    code: "comment",
    act: "Read the discussion",
    when: "somebody comments, or an expert sends a review",
    to: "the registrant and who works with them, or, when the registrant commented, the experts asked",
    choice: Choice::Stops(Topic::Discussion),
    ..BASE
};

pub(super) const COMMENT_STRUCK: About =
    About { code: "comment_struck", when: "somebody strikes a comment of their own that others have read", ..COMMENT };

pub(super) const DECISION_NEEDED: About = About {
    code: "decision_needed",
    act: "Decide",
    when: "all positions are in, or the review period is over",
    to: "the leads",
    choice: Choice::Asks("If you have a conflict of interest, say so on the same page, and another lead decides."),
    ..ASKED
};

pub(super) const APPROVED: About = About {
    code: "approved",
    act: "Read the decision",
    when: "the lead approves (T6)",
    to: "the registrant, who works with them, the experts and the operators",
    ..BASE
};

pub(super) const WAIVER: About = About {
    code: "waiver",
    act: "Decide on the waiver",
    when: "an expert with a conflict asks for a waiver",
    to: "the leads",
    choice: Choice::Asks("If you do nothing, there is no waiver, and the expert takes no position."),
    ..ASKED
};

pub(super) const CONFLICT_TAKEN_BACK: About = About {
    code: "conflict_taken_back",
    act: "See who reviews it",
    when: "an expert takes back a conflict of interest they declared",
    to: "the leads and the operators",
    answer: Answering::Operators,
    ..BASE
};

pub(super) const ASSIGNMENT_DECLINED: About = About {
    code: "assignment_declined",
    act: "Ask another expert",
    when: "an expert declines an assignment",
    to: "the operators",
    choice: Choice::Duty,
    ..ASKED
};

pub(super) const SENT_BACK: About = About {
    code: "sent_back",
    act: "Look at it again",
    when: "an operator sends an approved request back (T13)",
    to: "the experts who were asked or took a position, the registrant and who works with them",
    choice: Choice::Asks("If you cannot look at it again, say so on the same page."),
    answer: Answering::Comment,
    ..ASKED
};

pub(super) const TRACK_CHANGED: About = About {
    code: "track_changed",
    when: "an operator changes the track",
    to: "the registrant, who works with them, and the experts asked",
    ..BASE
};

pub(super) const REGISTERED: About = About {
    code: "registered",
    act: "Read the registration",
    when: "a request is registered (T12)",
    to: "the registrant, who works with them, and the experts asked",
    choice: Choice::Stops(Topic::Registrations),
    ..BASE
};

pub(super) const GATHERED: About = About {
    code: "gathered",
    when: "several of the emails that can wait are due to the same person about the same request: they become this one",
    to: "you alone; each of these reached others in an email of their own",
    ..BASE
};
