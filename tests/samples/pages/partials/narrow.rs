//! Sample values for narrow pages, and their snapshots.

use super::*;
use crate::http::sample::{Sample, sample, views};

views!(NarrowPage);

impl Sample for NarrowPage {
    fn sample() -> Self {
        Self {
            shell: sample(),
            crumb: Some(("/help/privacy", "Privacy".into())),
            title: "Reset password".into(),
            said: "Sent.".into(),
            lede: "Enter the address of your account.".into(),
            text: vec!["The link is valid for one hour.".into()],
            quoted: Some(("Your text".into(), "My telephone number".into())),
            form: Some(ActForm { title: Phrase::default(), action: String::new(), ..sample() }),
            link: Some(("/sign-in".into(), "Sign in".into())),
            foot: "If you did not make this request, do nothing.".into(),
        }
    }

    fn states() -> Vec<(&'static str, Self)> {
        let (none, text) = (Phrase::default(), vec![]);
        let bare =
            Self { crumb: None, said: none.clone(), text, quoted: None, form: None, link: None, foot: none, ..Self::sample() };
        vec![("full", Self::sample()), ("bare", bare)]
    }
}
