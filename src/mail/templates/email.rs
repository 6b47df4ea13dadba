//! An email: a kind with its own variables, and the context that every email has: the name of the recipient, and the request that it is
//! about with its title and its page.

use super::Notification;
use super::messages::{message, value_text};
#[cfg(debug_assertions)]
use super::samples;
use crate::mail::{EmailThread, MailConfig};
use crate::users::Account;
use std::ops::Deref;
use urn_registry::i18n::{Argument, Lang, Phrase, Value};

/// The recipient of an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recipient<'a> {
    pub address: &'a str,
    /// The name in the greeting; empty for lists and for addresses without an account.
    pub name: &'a str,
}

impl<'a> From<&'a Account> for Recipient<'a> {
    fn from(account: &'a Account) -> Self {
        Self { address: &account.email, name: &account.name }
    }
}

impl<'a> From<&'a str> for Recipient<'a> {
    fn from(address: &'a str) -> Self {
        Self { address, name: "" }
    }
}

impl<'a> From<&'a String> for Recipient<'a> {
    fn from(address: &'a String) -> Self {
        Self::from(address.as_str())
    }
}

/// An email to one recipient.
#[derive(Debug, Clone)]
pub struct Email {
    notification: Notification,
    /// The name in the greeting; empty if there is none.
    name: String,
    /// The number, the title and the page of the request that it is about.
    request: Option<(String, Phrase, String)>,
}

impl Deref for Email {
    type Target = Notification;

    fn deref(&self) -> &Notification {
        &self.notification
    }
}

impl Email {
    /// The email of this kind. An address that its owner has not confirmed gets only the values of its kind: nothing that others wrote,
    /// such as the title of a request.
    pub fn new(notification: &Notification, name: &str, thread: Option<&EmailThread>, mail: &MailConfig) -> Self {
        let thread = thread.filter(|_| !notification.about().choice.is_unconfirmed());
        let name = if notification.about().choice.is_unconfirmed() { "" } else { name };
        Self {
            notification: notification.clone(),
            name: name.to_owned(),
            request: thread.map(|thread| {
                let link = format!("{}/requests/{}", mail.public_url, thread.number);
                (thread.number.to_string(), thread.title.clone(), link)
            }),
        }
    }

    /// One sample of each kind, about a fictitious request. Only in debug builds, for tests.
    #[cfg(debug_assertions)]
    pub fn samples() -> Vec<Self> {
        Notification::samples().into_iter().map(Self::sample).collect()
    }

    /// A sample of a kind.
    #[cfg(debug_assertions)]
    pub(super) fn sample(notification: Notification) -> Self {
        let (name, request) = samples::context(notification.about());
        Self { notification, name, request }
    }

    /// The variables of the message: those of the kind, and the context.
    fn all_variables(&self) -> Vec<(&'static str, &dyn Argument)> {
        let mut all = self.variables();
        let mut add = |name: &'static str, value| {
            if all.iter().all(|(own, _)| *own != name) {
                all.push((name, value));
            }
        };
        if !self.name.is_empty() {
            add("name", &self.name as &dyn Argument);
        }
        if let Some((number, title, link)) = &self.request {
            add("number", number);
            add("title", title);
            add("link", link);
        }
        all
    }

    /// The message of this kind, or one of its attributes; `None` if it has no such attribute.
    fn message_text(&self, lang: Lang, attribute: Option<&str>) -> Option<String> {
        message(lang, self.code(), attribute, &self.all_variables())
    }

    /// The text without greeting and closing.
    pub(crate) fn text(&self, lang: Lang) -> String {
        self.message_text(lang, None).unwrap_or_default()
    }

    /// The purpose of the first link.
    pub fn link_purpose(&self, lang: Lang) -> String {
        self.message_text(lang, Some("act")).unwrap_or_default()
    }

    /// How the recipient declines what the email asks for.
    pub fn decline(&self, lang: Lang) -> Option<String> {
        self.message_text(lang, Some("decline"))
    }

    /// The subject line: the request and NID, what is new or requested, and the due date. The emails of a request start with its number
    /// and form one thread.
    pub fn subject(&self, lang: Lang) -> String {
        let nid = self.variable(lang, "nid").map(|nid| format!("urn:{nid}"));
        let name = nid.or_else(|| self.variable(lang, "title"));
        let head = match (self.variable(lang, "number"), name) {
            (Some(number), Some(name)) => format!("[{number}] {name}: "),
            (Some(number), None) => format!("[{number}] "),
            (None, Some(name)) => format!("{name}: "),
            (None, None) => String::new(),
        };
        head + &self.message_text(lang, Some("subject")).unwrap_or_default()
    }

    /// The value of a variable.
    fn variable(&self, lang: Lang, wanted: &str) -> Option<String> {
        self.all_variables().into_iter().find(|(name, _)| *name == wanted).map(|(_, value)| value_text(lang, value))
    }

    /// Whether the phrases among its variables are translated. The tasks of operators and experts are not.
    pub(in crate::mail) fn is_translated(&self, lang: Lang) -> bool {
        let is = |value: &dyn Argument| !matches!(value.value(), Value::Phrase(phrase) if !phrase.is_translated(lang));
        self.all_variables().into_iter().all(|(_, value)| is(value))
    }

    /// The name in the greeting.
    pub(crate) fn name(&self) -> Option<String> {
        self.variable(Lang::En, "name")
    }

    /// The recipients by role. The variables of an email can describe them more precisely than its kind.
    pub(in crate::mail) fn recipients(&self, lang: Lang) -> String {
        self.variable(lang, "to").unwrap_or_else(|| Phrase::new("mails-to").arg("kind", self.code()).text(lang))
    }

    /// The link to the action. `home` is the base URL of the registry; emails without a link lead to its account page.
    pub(crate) fn link(&self, home: &str) -> String {
        // For a pending comment the link withdraws it, for an answer it confirms it.
        let first = if matches!(self.notification, Notification::EmailWaits { .. }) { "withdraw" } else { "publish" };
        let found = self.variable(Lang::En, first).or_else(|| self.variable(Lang::En, "link"));
        found.unwrap_or_else(|| format!("{home}/account"))
    }
}
