//! Emails about registered namespaces: corrections, changes of registrant, status, commitments.

use super::about::{About, Choice, Leaves};
use super::part::Part;
use super::review;
use crate::mail::answering::Answering;
use crate::mail::choices::Topic;

const BASE: About = About { part: Part::Kept, ..review::BASE };

/// A notice to an external contact; replies are not public.
const CONTACT: About = About {
    to: "every contact listed in the registration",
    choice: Choice::Contact,
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const AUTHORITY_ASKED: About = About {
    code: "authority_asked",
    act: "Answer yes or no (no account needed)",
    when: "someone who is not a known contact of a namespace submits a request about it",
    choice: Choice::AsksContact("If you do not know, ignore this email. An operator will then ask for other evidence."),
    opens: true,
    ..CONTACT
};

pub(super) const AUTHORITY_ANSWERED: About = About {
    code: "authority_answered",
    when: "a published contact confirms or rejects a request about the namespace",
    to: "the requester, collaborators and the operators",
    choice: Choice::Stops(Topic::Progress),
    ..CONTACT
};

pub(super) const CHANGE_NOTICE: About = About {
    code: "change_notice",
    when: "a change to a registered namespace is requested or, for a change of registrant, when its review starts",
    ..CONTACT
};

pub(super) const HEIR_ASKED: About = About {
    code: "heir_asked",
    act: "Read and accept the transfer",
    when: "the review of a change of registrant starts",
    to: "the address of the new registrant; the contacts of the namespace get a notice",
    choice: Choice::Invites("If you do not want to become the registrant, ignore this email. Nothing changes unless you accept."),
    ..CONTACT
};

pub(super) const ACCEPTED: About =
    About { code: "accepted", when: "the new registrant accepts", to: "the registrant, collaborators and the operators", ..BASE };

pub(super) const TRANSFER_DECLINED: About = About { code: "transfer_declined", when: "the new registrant declines", ..ACCEPTED };

pub(super) const CONSENT_ASKED: About = About {
    code: "consent_asked",
    act: "Consent or decline",
    when: "a correction that changes the substance of a text is submitted",
    to: "the experts of the registry",
    choice: Choice::Asks(
        "If you do not consent, you do not need to do anything. The change can still be requested as a new version.",
    ),
    answer: Answering::Operators,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const CONSENTED: About = About {
    code: "consented",
    act: "Read the consent",
    when: "an operator or an expert consents to a correction",
    to: "the operators, the registrant and collaborators",
    ..BASE
};

pub(super) const CORRECTED: About = About {
    code: "corrected",
    act: "Read the corrected registration",
    when: "an operator publishes a correction",
    to: "the registrant and collaborators",
    choice: Choice::Stops(Topic::Registrations),
    ..BASE
};

pub(super) const STATUS_NOTICE: About = About {
    code: "status_notice",
    act: "Read the registration",
    when: "a change of status is registered",
    to: "the public review list, the registrant and collaborators",
    choice: Choice::Stops(Topic::Registrations),
    answer: Answering::Nothing,
    leaves: Leaves::AtOnce,
    ..BASE
};

pub(super) const STATUS_MARK: About = About {
    code: "status_mark",
    act: "Read the registration and its annotation",
    when: "operators annotate a namespace whose registrant no longer exists or that was registered in error, or confirm or remove the annotation, and when a registration is reconsidered after an appeal",
    to: "every contact listed in the registration, and the public review list",
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const PROMISE_ASKED: About = About {
    code: "promise_asked",
    act: "Confirm the registration details",
    when: "an operator invites a contact to confirm the registration, and once a year if they confirmed before",
    to: "you only",
    opens: true,
    choice: Choice::AsksContact(
        "If you do not confirm, the names remain valid, and the page of the namespace shows how long the registration has not been confirmed.",
    ),
    answer: Answering::Nothing,
    ..CONTACT
};

pub(super) const PROMISE_SILENT: About = About {
    code: "promise_silent",
    act: "View the contacts",
    when: "a contact who confirmed before has not replied for 60 days",
    to: "the operators",
    choice: Choice::Duty,
    answer: Answering::Nothing,
    ..CONTACT
};
