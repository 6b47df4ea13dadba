//! The text of an email around what it says: its act with the link, what an answer does, why its reader gets it and how to stop.

use super::Post;
use super::answering::answering;
use super::choices::{Topic, topic};
use super::letters::{ASKS, Letter, TAKES_PART};
use askama::Template as _;

/// The first address of a text that stands on a line of its own: where its act is done.
fn link(text: &str) -> Option<&str> {
    text.lines().map(str::trim).find(|line| line.starts_with("https://") || line.starts_with("http://"))
}

impl Letter {
    /// Why the reader gets it, and how to stop. `choose` is where they choose.
    fn reason(&self, post: &Post, choose: Option<&str>) -> String {
        if let (Some(topic), Some(link)) = (topic(self.code()), choose) {
            let why = if topic == Topic::Digest {
                "because of your role in this registry"
            } else {
                "because you take part in this request"
            };
            return format!("You get this email {why}. To stop these, or to choose which you get:\n{link}");
        }
        match self {
            Self::Verify { .. } | Self::AccountExists { .. } | Self::Reset { .. } => {
                "You get this email because your address was given to this registry. If it was not you, do nothing.".to_owned()
            }
            Self::Invitation { .. } | Self::HeirAsked { .. } => {
                "You get this email because somebody gave your address to this registry. If you do not expect it, do nothing."
                    .to_owned()
            }
            Self::Security { .. } | Self::NewDevice { .. } => {
                format!("You get this email because you have an account here. The operators: {}", post.from)
            }
            Self::ToList { .. } | Self::ListNews { .. } | Self::StatusNotice { .. } => {
                "Sent to the review list because RFC 8141, 6.2 asks for discussion there.".to_owned()
            }
            Self::ChangeNotice { .. }
            | Self::StatusMark { .. }
            | Self::PromiseAsked { .. }
            | Self::AuthorityAsked { .. }
            | Self::AddressSilent { .. } => "You get this email because the registry knows this address as a contact.".to_owned(),
            Self::OldList { .. } => {
                "You get this email because you wrote to the former address of the list; there is no second one.".to_owned()
            }
            Self::Digest { .. } | Self::HeldMail { .. } | Self::AddressFails { .. } | Self::PromiseSilent { .. } => {
                "You get this email because of your role in this registry. To stop, write to the operators.".to_owned()
            }
            Self::EmailWaits { .. } | Self::ConfirmAnswer { .. } | Self::NotPublished { .. } | Self::Stopped { .. } => {
                "You get this email because you wrote to this registry.".to_owned()
            }
            _ if topic(self.code()).is_none() => ASKS.to_owned(),
            _ => TAKES_PART.to_owned(),
        }
    }

    /// What its reader does behind its first link.
    fn act(&self) -> &'static str {
        match self {
            Self::Verify { .. } => "Show that this address is yours",
            Self::Reset { .. } => "Choose a new password",
            Self::NewDevice { .. } => "Look at your account",
            Self::Invitation { .. } => "Join",
            Self::Question { .. } | Self::LapseWarning { .. } => "Answer",
            Self::Assignment { .. } => "Review it",
            Self::DecisionNeeded { .. } | Self::Concurrence { .. } | Self::ConsentAsked { .. } | Self::Waiver { .. } => "Decide",
            Self::ConfirmAnswer { .. } => "Confirm your answer",
            Self::EmailWaits { .. } => "Keep it back",
            Self::Stopped { .. } => "Choose which emails you get",
            Self::HoldWaits { .. } => "Confirm the order",
            Self::HeirAsked { .. } => "Read and accept it",
            Self::Reminder { .. } | Self::Overdue { .. } | Self::Escalation { .. } | Self::Arrived { .. } => "Do it",
            Self::AssignmentDeclined { .. } => "Ask another expert",
            Self::AddressFails { .. } => "Send it again, or let emails go there again",
            Self::Registered { .. } | Self::Corrected { .. } => "Read the registration",
            _ => "Read more",
        }
    }

    /// The text: its act with the link; then what an answer to it does, when it can be answered; then what it says; then why the reader gets it and how to stop.
    /// `number` is the request that an answer goes to, `choose` where its reader chooses which they get.
    pub fn body(&self, post: &Post, number: Option<&str>, choose: Option<&str>) -> Result<String, askama::Error> {
        let first = match (&post.reply, number) {
            (Some(reply), Some(number)) => answering(self.code()).words(number, reply.hold_minutes),
            _ => String::new(),
        };
        let text = self.render()?;
        let text = text.trim_end();
        let act = self.act();
        let top = link(text).map_or_else(String::new, |link| format!("{act}:\n{link}\n\n"));
        Ok(format!("{top}{first}{text}\n-- \n{}\n{}\n", self.reason(post, choose), post.public_url))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::answering::Answering;

    #[test]
    fn every_letter_has_its_own_word_a_thread_in_its_subject_and_no_gap_left() {
        let post = Post {
            from: "nidreg@registry.example".into(),
            host: "registry.example".into(),
            public_url: "https://registry.example".into(),
            review_list: "urn@list.example".into(),
            old_list: None,
            links: None,
            reply: Some(crate::mail::Reply {
                local: "reply".into(),
                domain: "registry.example".into(),
                key: [7; 32],
                hold_minutes: 10,
                keep_days: 90,
            }),
        };
        let mut codes = std::collections::BTreeSet::new();
        for letter in Letter::samples() {
            assert!(codes.insert(letter.code()), "{} stands twice", letter.code());
            assert!(!letter.when().is_empty() && !letter.to().is_empty());
            let body = letter.body(&post, Some("R-2026-0017"), None).unwrap();
            let first: String = body.lines().take(5).collect::<Vec<_>>().join(" ");
            let top: Vec<&str> = body.lines().take(3).collect();
            let has_link = link(&letter.render().unwrap()).is_some();
            assert_eq!(has_link, top.iter().any(|line| line.starts_with("https://")), "the act and its link come first: {body}");
            match answering(letter.code()) {
                Answering::Nothing => assert!(!body.contains("If you reply"), "{body}"),
                Answering::Operators => assert!(first.contains("not published"), "{body}"),
                Answering::Comment | Answering::Answer => assert!(first.contains("everybody can read it"), "{body}"),
            }
            assert!(
                !letter.body(&post, None, None).unwrap().contains("If you reply"),
                "without an address for answers nothing is said"
            );
            assert!(!body.contains("{{") && body.contains("\n-- \n"), "{body}");
            assert!(body.lines().all(|line| line.len() < 200), "{body}");
            assert!(!letter.subject().contains('\n'));
        }
    }
}
