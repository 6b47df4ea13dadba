//! Emails about name conflicts and duplicate requests.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::choices::Topic;

const BASE: About = About { part: Part::Names, ..review::BASE };

pub(super) const CONTENDED: About = About {
    code: "contended",
    act: "Discuss the name conflict",
    when: "a second request for a NID is submitted",
    to: "the registrants of both requests and the assigned experts",
    choice: Choice::Asks("If you can use another name, choose it on that page. Your request then continues with that name."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const ROOM_NOTE: About = About {
    code: "room_note",
    act: "Read the comment",
    when: "someone comments on a name conflict",
    to: "the registrants of all requests for the name",
    choice: Choice::Stops(Topic::Discussion),
    ..BASE
};

pub(super) const CONTENTION_SETTLED: About = About {
    code: "contention_settled",
    when: "a name conflict is resolved",
    to: "the registrants of all requests for the name",
    ..BASE
};

pub(super) const DUPLICATE: About = About {
    code: "duplicate",
    when: "an operator closes a request as a duplicate",
    to: "the registrants, collaborators and experts of both requests",
    ..BASE
};

pub(super) const DUPLICATE_TAKEN_BACK: About = About {
    code: "duplicate_taken_back",
    when: "an operator reinstates a request that was closed as a duplicate",
    to: "the registrants, collaborators and experts of both requests",
    ..BASE
};
