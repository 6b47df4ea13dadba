//! Emails about somebody's account, and about emails that they wrote.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use crate::mail::answering::Answering;

const BASE: About = About {
    code: "",
    part: Part::Account,
    act: "Look at your account",
    when: "",
    to: "you alone",
    choice: Choice::Account,
    answer: Answering::Nothing,
    leaves: Leaves::AtScreen,
    opens: false,
};

pub(super) const VERIFY: About = About {
    code: "verify",
    act: "Show that this address is yours",
    when: "somebody opens an account",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const ACCOUNT_EXISTS: About = About {
    code: "account_exists",
    act: "Sign in, or choose a new password there",
    when: "somebody opens an account with an address that has one",
    choice: Choice::Given,
    ..BASE
};

pub(super) const RESET: About = About {
    code: "reset",
    act: "Choose a new password",
    when: "somebody asks for a new password",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const SECURITY: About =
    About { code: "security", when: "the password, the roles, the second factor or the tokens of an account change", ..BASE };

pub(super) const NEW_DEVICE: About = About {
    code: "new_device",
    when: "somebody signs in from a browser that was not used for the account before",
    leaves: Leaves::AtOnce,
    ..BASE
};

const WROTE: About =
    About { part: Part::Answers, choice: Choice::Wrote, answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const EMAIL_WAITS: About =
    About { code: "email_waits", act: "Keep it back", when: "a comment comes in by email", opens: true, ..WROTE };

pub(super) const CONFIRM_ANSWER: About = About {
    code: "confirm_answer",
    act: "Confirm your answer",
    when: "the registrant answers a question by email (T4)",
    choice: Choice::Asks(
        "If you do not confirm it, it is not published. You can also withdraw it at once, by the second link above.",
    ),
    opens: true,
    ..WROTE
};

pub(super) const NOT_PUBLISHED: About = About {
    code: "not_published",
    act: "Write it on the page of the request",
    when: "an email comes in that cannot be published, and the address it came to shows who wrote it",
    ..WROTE
};

pub(super) const STOPPED: About = About {
    code: "stopped",
    act: "Choose which emails you get",
    when: "somebody answers an email about a request with nothing but \"stop\" or its kin",
    ..WROTE
};

pub(super) const OLD_LIST: About = About {
    code: "old_list",
    act: "Begin a request",
    when: "somebody writes to the address of the former discussion list, once to each (RFC 8141, 7.3)",
    answer: Answering::Nothing,
    ..WROTE
};
