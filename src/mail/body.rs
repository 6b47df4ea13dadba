//! The frame of an email's text: the action with its link, the effect of a reply, how to decline, why the recipient gets the email, who
//! else gets it, and how to stop following.

use super::MailConfig;
use super::templates::about::{About, Choice};
use super::templates::email::Email;
use super::templates::lowercase_first;
use super::templates::messages::{available, framed};
use super::wrap::{filled, laid_out};
use urn_registry::i18n::Lang;

/// The recipient of an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader<'a> {
    /// Subscribers of the review list.
    List,
    /// One person. `unfollow` links to the page on which they stop following the request, if the server can sign such links.
    Person {
        /// The URL of that page.
        unfollow: Option<&'a str>,
    },
}

/// Why the recipient gets the email, and how to stop following.
fn reason(lang: Lang, about: &About, mail: &MailConfig, reader: Reader<'_>) -> String {
    let (name, link) = match (about.choice, reader) {
        (_, Reader::List) | (Choice::List, _) => ("why-list", ""),
        (Choice::Follows, Reader::Person { unfollow: Some(link) }) => ("why-follows", link),
        (Choice::Follows, _) => ("why-follows-write", ""),
        (Choice::Informs, _) => ("why-informs", ""),
        (Choice::Asks, _) => ("why-asks", ""),
        (Choice::Account, _) => ("why-account", ""),
        (Choice::Given, _) => ("why-given", ""),
        (Choice::Invites, _) => ("why-invites", ""),
        (Choice::Wrote | Choice::Sender, _) => ("why-wrote", ""),
        (Choice::Duty, _) => ("why-duty", ""),
        (Choice::Contact | Choice::AsksContact, _) => ("why-contact", ""),
    };
    framed(lang, name, &[("link", &link), ("from", &mail.from)])
}

/// The beginning: the action with its link, what a reply does, and the greeting. The greeting is first if someone entered the recipient's
/// address, because an unexpected email that begins with a link looks like fraud.
fn opening_paragraphs(about: &About, act: String, answer: String, greeting: String) -> [String; 3] {
    match about.choice {
        Choice::Given => [format!("{greeting}\n{act}"), answer, String::new()],
        _ => [act, answer, greeting],
    }
}

impl Email {
    /// The subject and the text in a language, or in English if the email or a phrase in it is not translated, and the language used.
    /// Emails to the review list are in English.
    pub fn written(&self, lang: Lang, mail: &MailConfig, number: Option<&str>, reader: Reader<'_>) -> (Lang, String, String) {
        let is_translated = reader != Reader::List && self.is_translated(lang);
        let lang = if is_translated { available(lang, self.code()) } else { Lang::En };
        (lang, self.subject(lang), self.body(lang, mail, number, reader))
    }

    /// The text: the action with its link; the effect of a reply, if one is possible; the content and how to decline; why the recipient
    /// gets the email, who else gets it, and how to stop following. `number` is the request that a reply belongs to.
    fn body(&self, lang: Lang, mail: &MailConfig, number: Option<&str>, reader: Reader<'_>) -> String {
        let about = self.about();
        let answer = match (&mail.reply, number, self.answering().name()) {
            (Some(reply), Some(number), Some(name)) => {
                filled(&framed(lang, name, &[("number", &number), ("minutes", &reply.hold_minutes)]))
            }
            _ => String::new(),
        };
        let greeting = match (reader, self.name()) {
            (Reader::List, _) => String::new(),
            (_, Some(name)) => framed(lang, "greeting", &[("name", &name)]),
            (_, None) => framed(lang, "greeting-nobody", &[]),
        };
        let act = self.act(lang);
        // In German, the text after a greeting begins with a small letter.
        let act = if (lang, about.choice) == (Lang::De, Choice::Given) { lowercase_first(&act) } else { act };
        let act = format!("{act}{}\n{}", framed(lang, "colon", &[]), self.link(&mail.public_url));
        let decline = self.decline(lang).as_deref().map(filled).unwrap_or_default();
        let parts =
            opening_paragraphs(about, act, answer, filled(&greeting)).into_iter().chain([laid_out(&self.text(lang)), decline]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        let end = laid_out(&reason(lang, about, mail, reader));
        let told = filled(&framed(lang, "goes-to", &[("to", &self.recipients(lang))]));
        format!("{}\n\n-- \n{end}\n{told}\n{}\n", parts.join("\n\n"), mail.public_url)
    }
}
