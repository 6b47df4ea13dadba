//! Emails about what is registered already: corrections, other registrants, status, promises, small changes.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

const BASE: About = About { part: Part::Kept, ..review::BASE };

/// A notice to somebody from outside: their answers are not meant for the public.
const CONTACT: About = About {
    to: "every contact that the registered text names",
    choice: Choice::Contact,
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const AUTHORITY_ASKED: About = About {
    code: "authority_asked",
    act: "Say yes or no, without an account",
    when: "somebody not known for a namespace sends a request about it (T1)",
    choice: Choice::AsksContact("If you do not know, do nothing: an operator then asks for other evidence."),
    opens: true,
    ..CONTACT
};

pub(super) const AUTHORITY_ANSWERED: About = About {
    code: "authority_answered",
    when: "a published contact says whether whoever asks speaks for the namespace",
    to: "who asks, who works with them, and the operators",
    choice: Choice::Stops(Topic::Progress),
    ..CONTACT
};

pub(super) const CHANGE_NOTICE: About = About {
    code: "change_notice",
    when: "a change of a registered namespace is asked for; for another registrant, when its review is opened",
    ..CONTACT
};

pub(super) const HEIR_ASKED: About = About {
    code: "heir_asked",
    act: "Read it and accept it",
    when: "the review of a registrant change is opened",
    to: "the address of the new registrant; the contacts of the namespace get a notice",
    choice: Choice::Invites("If you do not want it, do nothing: without you nothing changes."),
    ..CONTACT
};

pub(super) const ACCEPTED: About = About {
    code: "accepted",
    when: "the new registrant accepts",
    to: "the registrant, who works with them, and the operators",
    ..BASE
};

pub(super) const CONSENT_ASKED: About = About {
    code: "consent_asked",
    act: "Decide whether you consent",
    when: "a correction that changes what the text says is sent",
    to: "the experts of the registry",
    choice: Choice::Asks("If you do not consent, do nothing: it can still become a new version, which is reviewed."),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const CONSENTED: About = About {
    code: "consented",
    act: "Read the consent",
    when: "an operator or an expert consents to a correction",
    to: "the operators, the registrant and who works with them",
    ..BASE
};

pub(super) const CORRECTED: About = About {
    code: "corrected",
    act: "Read the corrected registration",
    when: "an operator publishes a correction",
    to: "the registrant and who works with them",
    choice: Choice::Stops(Topic::Registrations),
    ..BASE
};

pub(super) const STATUS_NOTICE: About = About {
    code: "status_notice",
    act: "Read the registration",
    when: "a change of status is registered",
    to: "the public review list, the registrant and who works with them",
    choice: Choice::Stops(Topic::Registrations),
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const STATUS_MARK: About = About {
    code: "status_mark",
    act: "Read the registration and what is said of it",
    when: "operators mark the status of a namespace whose registrant is gone, or what was registered in error, confirm it or drop it",
    to: "every contact that the registered text names, and the public review list",
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const PROMISE_ASKED: About = About {
    code: "promise_asked",
    act: "Say that it still holds",
    when: "an operator invites a contact, and once a year if they confirmed before",
    to: "you alone",
    opens: true,
    choice: Choice::AsksContact(
        "If you do not press, nothing happens to the names: the page of the namespace says since when nobody has confirmed it.",
    ),
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const PROMISE_SILENT: About = About {
    code: "promise_silent",
    act: "See whom else to ask",
    when: "a contact that confirmed before has not answered for 60 days",
    to: "the operators",
    choice: Choice::Duty,
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const ADDRESS_SILENT: About = About {
    code: "address_silent",
    act: "See what is registered of it",
    when: "an address did not answer three times, a week apart (NIDREG_PROBE)",
    to: "every contact of the namespace that confirmed before",
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const SMALL_CHANGE: About = About {
    code: "small_change",
    act: "Look at it",
    when: "a change of a resolver, of a part or of a registry of 2012 is asked for",
    to: "everybody who can decide it",
    choice: Choice::Asks("If it is not for you to decide, do nothing: it stays as it is."),
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const SMALL_DECIDED: About = About {
    code: "small_change_decided",
    act: "See what you asked for",
    when: "a change of a resolver, of a part or of a registry of 2012 is granted or declined",
    to: "whoever asked for it",
    choice: Choice::Stops(Topic::Registrations),
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..CONTACT
};
