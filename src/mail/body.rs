//! The frame of an email's text: the action with its link, the effect of a reply, how to decline, why the recipient gets the email, who
//! else gets it, and how to stop following.

use super::MailConfig;
use super::templates::about::{EmailKind, RecipientReason};
use super::templates::email::Email;
use super::templates::lowercase_first;
use super::templates::messages::{available_language, format_frame_message};
use super::wrap::{filled, laid_out};
use urn_registry::i18n::Lang;

/// The recipient of an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecipientKind<'a> {
    /// Subscribers of the review list.
    List,
    /// One person. `unfollow` links to the page on which they stop following the request, if the server can sign such links.
    Person {
        /// The URL of that page.
        unfollow: Option<&'a str>,
    },
}

/// Why the recipient gets the email, and how to stop following.
fn received_because(lang: Lang, about: &EmailKind, mail: &MailConfig, reader: RecipientKind<'_>) -> String {
    let (name, link) = match (about.choice, reader) {
        (_, RecipientKind::List) | (RecipientReason::List, _) => ("why-list", ""),
        (RecipientReason::Follows, RecipientKind::Person { unfollow: Some(link) }) => ("why-follows", link),
        (RecipientReason::Follows, _) => ("why-follows-write", ""),
        (RecipientReason::Informs, _) => ("why-informs", ""),
        (RecipientReason::Asks, _) => ("why-asks", ""),
        (RecipientReason::Account, _) => ("why-account", ""),
        (RecipientReason::Given, _) => ("why-given", ""),
        (RecipientReason::Invites, _) => ("why-invites", ""),
        (RecipientReason::Wrote | RecipientReason::Sender, _) => ("why-wrote", ""),
        (RecipientReason::Duty, _) => ("why-duty", ""),
        (RecipientReason::Contact | RecipientReason::AsksContact, _) => ("why-contact", ""),
    };
    format_frame_message(lang, name, &[("link", &link), ("from", &mail.from)])
}

/// The beginning: the action with its link, what a reply does, and the greeting. The greeting is first if someone entered the recipient's
/// address, because an unexpected email that begins with a link looks like fraud.
fn opening_paragraphs(about: &EmailKind, act: String, answer: String, greeting: String) -> [String; 3] {
    match about.choice {
        RecipientReason::Given => [format!("{greeting}\n{act}"), answer, String::new()],
        _ => [act, answer, greeting],
    }
}

impl Email {
    /// The subject and the text in a language, or in English if the email or a phrase in it is not translated, and the language used.
    /// Emails to the review list are in English.
    pub fn render(
        &self,
        lang: Lang,
        mail: &MailConfig,
        number: Option<&str>,
        reader: RecipientKind<'_>,
    ) -> (Lang, String, String) {
        let is_translated = reader != RecipientKind::List && self.is_translated(lang);
        let lang = if is_translated { available_language(lang, self.code()) } else { Lang::En };
        (lang, self.subject(lang), self.body(lang, mail, number, reader))
    }

    /// The text: the action with its link; the effect of a reply, if one is possible; the content and how to decline; why the recipient
    /// gets the email, who else gets it, and how to stop following. `number` is the request that a reply belongs to.
    fn body(&self, lang: Lang, mail: &MailConfig, number: Option<&str>, reader: RecipientKind<'_>) -> String {
        let about = self.about();
        let answer = match (&mail.reply, number, self.reply_effect().name()) {
            (Some(reply), Some(number), Some(name)) => {
                filled(&format_frame_message(lang, name, &[("number", &number), ("minutes", &reply.hold_minutes)]))
            }
            _ => String::new(),
        };
        let greeting = match (reader, self.name()) {
            (RecipientKind::List, _) => String::new(),
            (_, Some(name)) => format_frame_message(lang, "greeting", &[("name", &name)]),
            (_, None) => format_frame_message(lang, "greeting-nobody", &[]),
        };
        let act = self.link_purpose(lang);
        // In German, the text after a greeting begins with a small letter.
        let act = if (lang, about.choice) == (Lang::De, RecipientReason::Given) { lowercase_first(&act) } else { act };
        let act = format!("{act}{}\n{}", format_frame_message(lang, "colon", &[]), self.link(&mail.public_url));
        let decline = self.decline(lang).as_deref().map(filled).unwrap_or_default();
        let parts =
            opening_paragraphs(about, act, answer, filled(&greeting)).into_iter().chain([laid_out(&self.text(lang)), decline]);
        let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
        let end = laid_out(&received_because(lang, about, mail, reader));
        let told = filled(&format_frame_message(lang, "goes-to", &[("to", &self.recipients(lang))]));
        format!("{}\n\n-- \n{end}\n{told}\n{}\n", parts.join("\n\n"), mail.public_url)
    }
}
