//! The frame of an email's text: the action with its link, the effect of a reply, how to decline, why the recipient gets the email, who
//! else gets it, and how to unsubscribe.

use super::Post;
use super::templates::Notification;
use super::templates::about::{About, Choice};
use super::templates::localized::{LocalizedEmail, framed};
use super::templates::small;
use super::wrap::{filled, laid_out};
use crate::i18n::Lang;
use askama::Template as _;

/// The recipient of an email.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader<'a> {
    /// Subscribers of the review list.
    List,
    /// One person. `choose` links to the page for email preferences, if the server can sign such links.
    Person {
        /// The URL of that page.
        choose: Option<&'a str>,
    },
}

/// Why the recipient gets the email, and how to unsubscribe.
fn reason(about: &About, post: &Post, reader: Reader<'_>) -> String {
    let Reader::Person { choose } = reader else {
        return "Sent to the review list because RFC 8141, section 6.2, asks for discussion there. Unsubscribe from the list to stop these emails."
            .to_owned();
    };
    match about.choice {
        Choice::Stops(topic) => {
            let why = topic.why();
            match choose {
                Some(link) => format!("You get this email {why}. To unsubscribe or to choose which emails you get:\n{link}"),
                None => format!("You get this email {why}. To unsubscribe, write to the operators."),
            }
        }
        Choice::Asks(_) => {
            "You get this email because it requires your action. You cannot unsubscribe from such emails.".to_owned()
        }
        Choice::Account => {
            format!("You get this email because you have an account in this registry. Operators: {}", post.from)
        }
        Choice::Given => "You get this email because someone entered your address in this registry.".to_owned(),
        Choice::Invites(_) => {
            "You get this email because someone entered your address in this registry. You will not be asked again.".to_owned()
        }
        Choice::Wrote => "You get this email because you wrote to this registry.".to_owned(),
        Choice::Duty => "You get this email because you are an operator of this registry.".to_owned(),
        Choice::Contact | Choice::AsksContact(_) => {
            "You get this email because this address is listed as a contact of the namespace.".to_owned()
        }
        Choice::List => "Sent to the review list because RFC 8141, section 6.2, asks for discussion there.".to_owned(),
    }
}

/// The beginning: the action with its link, what a reply does, and the greeting. The greeting is first if someone entered the recipient's
/// address, because an unexpected email that begins with a link looks like fraud.
fn opened(about: &About, act: String, answer: String, greeting: String) -> [String; 3] {
    match about.choice {
        Choice::Given => [format!("{greeting}\n{act}"), answer, String::new()],
        _ => [act, answer, greeting],
    }
}

impl Notification {
    /// The content without greeting and closing, for an email that combines several, each under its own heading.
    pub(super) fn words(&self) -> Result<String, askama::Error> {
        Ok(laid_out(&self.render()?))
    }

    /// The subject and the text in a language, or in English if it is not translated, and the language used.
    ///
    /// # Errors
    /// A template that cannot be rendered.
    pub fn written(
        &self,
        lang: Lang,
        post: &Post,
        number: Option<&str>,
        reader: Reader<'_>,
    ) -> Result<(Lang, String, String), askama::Error> {
        if let Reader::Person { choose } = reader
            && let Some(spoken) = self.localized(lang)
            && let Some(body) = self.framed(lang, &spoken, post, number, choose)
        {
            return Ok((lang, spoken.subject, body));
        }
        Ok((Lang::En, self.subject(), self.body(post, number, reader)?))
    }

    /// The text in another language, like [`Notification::body`].
    fn framed(
        &self,
        lang: Lang,
        spoken: &LocalizedEmail,
        post: &Post,
        number: Option<&str>,
        choose: Option<&str>,
    ) -> Option<String> {
        let about = self.about();
        let answer = match (&post.reply, number, self.answering().name()) {
            (Some(reply), Some(number), Some(name)) => {
                filled(&framed(lang, name, &[("number", number), ("minutes", &reply.hold_minutes.to_string())])?)
            }
            _ => String::new(),
        };
        let greeting = match self.name() {
            Some(name) => framed(lang, "greeting", &[("name", name)])?,
            None => framed(lang, "greeting-nobody", &[])?,
        };
        let decline = spoken.decline.as_deref().map(filled).unwrap_or_default();
        // In German, the text after a greeting begins with a small letter.
        let act = if (lang, about.choice) == (Lang::De, Choice::Given) { small(&spoken.act) } else { spoken.act.clone() };
        let act = format!("{act}{}\n{}", framed(lang, "colon", &[])?, self.link(&post.public_url));
        let text = opened(about, act, answer, filled(&greeting)).into_iter().chain([laid_out(&spoken.words), decline]);
        let text: Vec<String> = text.filter(|part| !part.is_empty()).collect();
        let reason = match (about.choice, choose) {
            (Choice::Stops(topic), choose) => {
                let why = framed(lang, topic.why_name(), &[])?;
                let way = if choose.is_some() { "why-stops" } else { "why-stops-write" };
                framed(lang, way, &[("why", &why), ("link", choose.unwrap_or_default())])?
            }
            (Choice::Asks(_), _) => framed(lang, "why-asks", &[])?,
            (Choice::Account, _) => framed(lang, "why-account", &[("from", &post.from)])?,
            (Choice::Given, _) => framed(lang, "why-given", &[])?,
            (Choice::Invites(_), _) => framed(lang, "why-invites", &[])?,
            (Choice::Wrote, _) => framed(lang, "why-wrote", &[])?,
            (Choice::Duty, _) => framed(lang, "why-duty", &[])?,
            (Choice::Contact | Choice::AsksContact(_), _) => framed(lang, "why-contact", &[])?,
            (Choice::List, _) => return None,
        };
        let told = filled(&framed(lang, "goes-to", &[("to", &spoken.to)])?);
        Some(format!("{}\n\n-- \n{}\n{told}\n{}\n", text.join("\n\n"), laid_out(&reason), post.public_url))
    }

    /// The text: the action with its link; the effect of a reply, if one is possible; the content and how to decline; why the recipient
    /// gets the email, who else gets it, and how to unsubscribe. `number` is the request that a reply belongs to.
    ///
    /// # Errors
    /// A template that cannot be rendered.
    pub fn body(&self, post: &Post, number: Option<&str>, reader: Reader<'_>) -> Result<String, askama::Error> {
        let about = self.about();
        let answer = match (&post.reply, number) {
            (Some(reply), Some(number)) => self.answering().words(number, reply.hold_minutes),
            _ => String::new(),
        };
        let greeting = match (reader, self.name()) {
            (Reader::List, _) => String::new(),
            (_, Some(name)) => format!("Hello {name},"),
            (_, None) => "Hello,".to_owned(),
        };
        let act = format!("{}:\n{}", about.act, self.link(&post.public_url));
        let decline = about.choice.decline().map(filled).unwrap_or_default();
        let text = opened(about, act, filled(&answer), filled(&greeting)).into_iter().chain([self.words()?, decline]);
        let text: Vec<String> = text.filter(|part| !part.is_empty()).collect();
        let end = laid_out(&reason(about, post, reader));
        let told = filled(&format!("Sent to {}.", self.recipients()));
        Ok(format!("{}\n\n-- \n{end}\n{told}\n{}\n", text.join("\n\n"), post.public_url))
    }
}
