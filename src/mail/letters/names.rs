//! Emails about a name that more than one request wants, or two requests that are the same.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::choices::Topic;

const BASE: About = About { part: Part::Names, ..review::BASE };

pub(super) const CONTENDED: About = About {
    code: "contended",
    act: "Write to the others about the name",
    when: "a second request for a NID is submitted",
    to: "the registrants of both, and the experts asked",
    choice: Choice::Asks("If you do not insist on the name, choose another on that page: your request goes on with it."),
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const ROOM_NOTE: About = About {
    code: "room_note",
    act: "Read what is said about the name",
    when: "somebody writes on the page of requests for the same name",
    to: "the registrants of all requests for the name",
    choice: Choice::Stops(Topic::Discussion),
    ..BASE
};

pub(super) const CONTENTION_SETTLED: About = About {
    code: "contention_settled",
    when: "it is recorded which request keeps a name",
    to: "the registrants of all requests for the name",
    ..BASE
};

pub(super) const DUPLICATE: About = About {
    code: "duplicate",
    when: "an operator calls a request a duplicate (T16)",
    to: "the registrants of both, who works with them, and the experts of both",
    ..BASE
};

pub(super) const DUPLICATE_TAKEN_BACK: About = About {
    code: "duplicate_taken_back",
    when: "an operator takes back that a request is a duplicate (E3)",
    to: "the registrants of both, who works with them, and the experts of both",
    ..BASE
};
