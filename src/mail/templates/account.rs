//! Emails about accounts, and about emails that users wrote.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use crate::mail::answering::Answering;

const BASE: About = About {
    code: "",
    part: Part::Account,
    act: "Review your account",
    when: "",
    to: "you only",
    choice: Choice::Account,
    answer: Answering::Nothing,
    leaves: Leaves::AtScreen,
    opens: false,
};

pub(super) const VERIFY: About = About {
    code: "verify",
    act: "Choose a password and finish creating your account",
    when: "someone creates an account",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const ACCOUNT_EXISTS: About = About {
    code: "account_exists",
    act: "Sign in or reset your password",
    when: "someone tries to create an account with an address that has one",
    choice: Choice::Given,
    ..BASE
};

pub(super) const RESET: About = About {
    code: "reset",
    act: "Choose a new password",
    when: "someone requests a new password",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const ELSEWHERE: About = About {
    code: "elsewhere",
    act: "Continue in the same browser",
    when: "someone signs in with another provider and enters this address",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const ADDRESS_NEW: About = About {
    code: "address_new",
    act: "Confirm that this address is yours",
    when: "someone requests this address for their account",
    to: "this address",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const ADDRESS_LEAVES: About = About {
    code: "address_leaves",
    act: "Undo the change if you did not request it",
    when: "the address of an account was changed",
    to: "the former address; the new one gets another email",
    opens: true,
    ..BASE
};

pub(super) const ADDRESS_IN_USE: About = About {
    code: "address_in_use",
    act: "Sign in to your account",
    when: "someone requests a change of email address to an address that already has an account",
    choice: Choice::Given,
    ..BASE
};

pub(super) const ERASURE_CONFIRM: About = About {
    code: "erasure_confirm",
    act: "Confirm your request",
    when: "someone without an account requests erasure with this address",
    to: "the address entered",
    choice: Choice::Given,
    opens: true,
    ..BASE
};

pub(super) const NAME_INVITED: About = About {
    code: "name_invited",
    act: "Read about registering the name",
    when: "an operator invites the users of an unregistered namespace to register it",
    choice: Choice::Invites("If you do not want to register the name, ignore this email."),
    ..BASE
};

pub(super) const ERASURE_ANSWERED: About = About {
    code: "erasure_answered",
    act: "Read about your rights",
    when: "a request for erasure is answered",
    to: "the requester",
    choice: Choice::Wrote,
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const DRAFT_DELETED: About = About {
    code: "draft_deleted",
    act: "View your other drafts",
    when: "the owner of a draft deletes it",
    to: "its collaborators",
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const SECURITY: About =
    About { code: "security", when: "the password, roles, second factor or tokens of an account change", ..BASE };

pub(super) const NEW_DEVICE: About = About {
    code: "new_device",
    when: "someone signs in from a browser that has not been used with the account",
    leaves: Leaves::AtOnce,
    ..BASE
};

const WROTE: About =
    About { part: Part::Answers, choice: Choice::Wrote, answer: Answering::Operators, leaves: Leaves::AtOnce, ..BASE };

pub(super) const EMAIL_WAITS: About =
    About { code: "email_waits", act: "Withdraw the comment", when: "a comment arrives by email", opens: true, ..WROTE };

pub(super) const CONFIRM_ANSWER: About = About {
    code: "confirm_answer",
    act: "Confirm your answer",
    when: "the registrant answers a question by email",
    choice: Choice::Asks("If you do not confirm it, nothing is published."),
    opens: true,
    ..WROTE
};

pub(super) const CONFIRM_POSITION: About = About {
    code: "confirm_position",
    act: "Confirm your position",
    when: "an expert sends a position in reply to an email",
    choice: Choice::Asks("If you do not confirm it, nothing is recorded."),
    opens: true,
    ..WROTE
};

pub(super) const NOT_PUBLISHED: About = About {
    code: "not_published",
    act: "Comment on the page of the request",
    when: "an incoming email cannot be published and its recipient address identifies the sender",
    ..WROTE
};

pub(super) const STOPPED: About = About {
    code: "stopped",
    act: "Choose which emails you get",
    when: "someone replies to an email about a request with only \"stop\" or a similar word",
    ..WROTE
};

pub(super) const OLD_LIST: About = About {
    code: "old_list",
    act: "Start a request",
    when: "someone writes to the former discussion list, once for each sender (RFC 8141, 7.3)",
    answer: Answering::Nothing,
    ..WROTE
};
