//! The action context: who acts, when, and how email is sent. Every action gets one.

use crate::history::capacity::name_with_capacity;
use crate::mail::MailConfig;
use crate::users::{Account, Actor};
use jiff::Timestamp;
use urn_registry::i18n::Phrase;

#[derive(Debug, Clone, Copy)]
pub struct ActionContext<'a> {
    /// The actor.
    pub who: &'a Account,
    /// The current time.
    pub now: Timestamp,
    /// The method by which email is sent.
    pub mail: &'a MailConfig,
}

impl ActionContext<'_> {
    pub(crate) fn actor(&self) -> Actor {
        if self.who.id.is_program() { Actor::Clock } else { Actor::Person(self.who.clone()) }
    }

    /// The acting person with the capacity in which they act, as it is recorded with the action.
    pub fn acting(&self, role: &str) -> Phrase {
        name_with_capacity(&self.who.name, role)
    }

    /// The URL of a page of this registry.
    pub(crate) fn link(&self, path: &str) -> String {
        format!("{}{path}", self.mail.public_url)
    }
}
