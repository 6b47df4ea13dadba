//! Emails about a request from its submission to its registration.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

/// News about a request for its collaborators.
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

/// Requests to experts and leads; replies are not public.
const ASKED: About = About { answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const INVITATION: About = About {
    code: "invitation",
    act: "Accept the invitation",
    when: "a registrant invites someone to collaborate on a request",
    to: "you only",
    choice: Choice::Invites("If you do not want to collaborate, ignore this email. The invitation expires."),
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const RECEIVED: About = About {
    code: "received",
    act: "Follow your request",
    when: "a request is submitted",
    to: "the person who submitted the request; the operators get a separate email",
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const TO_LIST: About = About {
    code: "to_list",
    act: "Read the request and comment on it",
    when: "the review is opened",
    to: "the public review list",
    choice: Choice::List,
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const LIST_NEWS: About = About {
    code: "list_news",
    when: "there is a new revision, decision or registration (immediately), or there are new comments or positions (once a day)",
    leaves: Leaves::Last,
    ..TO_LIST
};

pub(super) const LIST_REPLY: About =
    About { code: "list_reply", act: "Read the discussion", when: "someone replies to a post on the review list", ..TO_LIST };

pub(super) const ASSIGNMENT: About = About {
    code: "assignment",
    act: "Review the request",
    when: "an expert is assigned",
    to: "the assigned experts",
    choice: Choice::Asks(
        "If you cannot review it or have a conflict of interest, say so on the same page. Another expert will be assigned.",
    ),
    answer: Answering::Position,
    ..ASKED
};

pub(super) const QUESTION: About = About {
    code: "question",
    act: "Answer the question",
    when: "someone asks the registrant a question",
    to: "the registrant and collaborators",
    choice: Choice::Asks("If you do not want to continue with the request, withdraw it on its page."),
    answer: Answering::Answer,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const ANSWERED: About = About {
    code: "answered",
    act: "Read the reply in the discussion",
    when: "the registrant replies",
    to: "the person who asked, and the experts or operators who act next",
    choice: Choice::Stops(Topic::Texts),
    ..BASE
};

pub(super) const OPENED: About = About {
    code: "opened",
    act: "Follow the review",
    when: "the review is opened",
    to: "the registrant and collaborators; the assigned experts get a separate email",
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const YOUR_TURN: About = About {
    code: "your_turn",
    act: "Open your task",
    when: "an action makes someone the action holder and no other email about it is sent",
    to: "the new action holders",
    choice: Choice::Asks("If you cannot do it, say so on the page of the request, or write to the operators."),
    ..ASKED
};

pub(super) const DISCUSS: About = About {
    code: "discuss",
    act: "Reply or submit a new revision",
    when: "an expert records a Discuss",
    to: "the registrant and collaborators",
    choice: Choice::Asks("If you do not want to continue with the request, withdraw it on its page."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const NEW_SNAPSHOT: About = About {
    code: "new_snapshot",
    act: "Read the new revision",
    when: "the registrant submits a new revision",
    to: "the experts who were assigned or recorded a position",
    choice: Choice::Stops(Topic::Texts),
    ..BASE
};

pub(super) const COMMENT: About = About {
    code: "comment",
    act: "Read the discussion",
    when: "someone comments, or an expert submits a review",
    to: "the registrant and collaborators or, when the registrant commented, the assigned experts",
    choice: Choice::Stops(Topic::Discussion),
    ..BASE
};

pub(super) const COMMENT_STRUCK: About =
    About { code: "comment_struck", when: "someone retracts their own comment after others could read it", ..COMMENT };

pub(super) const DECISION_NEEDED: About = About {
    code: "decision_needed",
    act: "Decide",
    when: "all positions are recorded, or the review period has ended",
    to: "the leads",
    choice: Choice::Asks("If you have a conflict of interest, say so on the same page. Another lead then decides."),
    ..ASKED
};

pub(super) const APPROVED: About = About {
    code: "approved",
    act: "Read the decision",
    when: "the lead approves",
    to: "the registrant, collaborators, the experts and the operators",
    ..BASE
};

pub(super) const WAIVER: About = About {
    code: "waiver",
    act: "Decide on the waiver",
    when: "an expert with a conflict of interest requests a waiver",
    to: "the leads",
    choice: Choice::Asks("If you do nothing, the conflict of interest is not waived and the expert cannot record a position."),
    ..ASKED
};

pub(super) const CONFLICT_TAKEN_BACK: About = About {
    code: "conflict_taken_back",
    act: "See the assigned experts",
    when: "an expert withdraws a declared conflict of interest",
    to: "the leads and the operators",
    answer: Answering::Operators,
    ..BASE
};

pub(super) const ASSIGNMENT_DECLINED: About = About {
    code: "assignment_declined",
    act: "Assign another expert",
    when: "an expert declines an assignment",
    to: "the operators",
    choice: Choice::Duty,
    ..ASKED
};

pub(super) const SENT_BACK: About = About {
    code: "sent_back",
    act: "Review it again",
    when: "an operator returns an approved request to review",
    to: "the experts who were assigned or recorded a position, the registrant and collaborators",
    choice: Choice::Asks("If you cannot review it again, say so on the same page."),
    answer: Answering::Comment,
    ..ASKED
};

pub(super) const TRACK_CHANGED: About = About {
    code: "track_changed",
    when: "an operator changes the procedure",
    to: "the registrant, collaborators and the assigned experts",
    ..BASE
};

pub(super) const REGISTERED: About = About {
    code: "registered",
    act: "Read the registration",
    when: "a request is registered",
    to: "the registrant, collaborators and the assigned experts",
    choice: Choice::Stops(Topic::Registrations),
    ..BASE
};

pub(super) const GATHERED: About = About {
    code: "gathered",
    when: "several emails about one request are due to the same person at about the same time",
    to: "you only; others received separate emails",
    ..BASE
};

pub(super) const FOLLOWED: About = About {
    code: "followed",
    when: "there is activity on a request that someone follows",
    to: "the followers of the request",
    choice: Choice::Stops(Topic::Followed),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};
