//! All emails that the registry sends, and all kinds of incoming email, shown as conversations in a fictional scenario.

use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::InboundFate;
use crate::mail::body::Reader;
use crate::mail::templates::about::{Choice, Leaves};
use crate::mail::templates::part::Part;
use crate::mail::templates::{KINDS, Notification};
use askama::Template;
use urn_registry::i18n::{Lang, Phrase};

/// A kind of incoming email. Its description and its outcome are in `mails-way` and `mails-then`.
struct Way {
    /// Its identifier.
    code: &'static str,
    /// The text of the sender, in English.
    words: &'static str,
    fate: InboundFate,
    /// The email that replies to it.
    answer: Option<&'static str>,
}

const WAYS: [Way; 11] = [
    Way {
        code: "comment",
        words: "Up to fourteen. I will add this to the text.\n\n> How many digits does the number of a light have?",
        fate: InboundFate::Waiting,
        answer: Some("email_waits"),
    },
    Way {
        code: "answer",
        words: "Up to fourteen. Revision 2 now states this.",
        fate: InboundFate::ToConfirm,
        answer: Some("confirm_answer"),
    },
    Way {
        code: "position",
        words: "Discuss: Syntax does not state how many digits a number has.",
        fate: InboundFate::ToConfirm,
        answer: Some("confirm_position"),
    },
    Way { code: "stop", words: "Please stop sending me these.", fate: InboundFate::Dropped, answer: Some("stopped") },
    Way { code: "encrypted", words: "-----BEGIN PGP MESSAGE-----", fate: InboundFate::Held, answer: Some("not_published") },
    Way { code: "held", words: "", fate: InboundFate::Held, answer: Some("held_mail") },
    Way { code: "notice", words: "Looks complete to me.", fate: InboundFate::Held, answer: None },
    Way {
        code: "list",
        words: "How do the numbers of lights and lightships differ?",
        fate: InboundFate::Commented,
        answer: None,
    },
    Way { code: "machine", words: "I am at sea until January.", fate: InboundFate::Dropped, answer: None },
    Way {
        code: "bounce",
        words: "550 5.1.1 <rita@lights.example>: no such person",
        fate: InboundFate::Bounced,
        answer: Some("address_fails"),
    },
    Way {
        code: "old-list",
        words: "Is this the right place for a new namespace?",
        fate: InboundFate::Dropped,
        answer: Some("old_list"),
    },
];

/// Emails that combine several others. In the scenario, they are in English.
const OF_OTHERS: [&str; 2] = ["gathered", "reminders"];

/// An email of the scenario, in the language of the page if it is available in it.
struct Written {
    /// Whether the email is in English although the page is in another language.
    english: bool,
    subject: String,
    text: String,
}

fn written(cx: &Cx, letter: &Notification) -> Written {
    let about = letter.about();
    let reader = if about.choice == Choice::List { Reader::List } else { Reader::Person { choose: None } };
    let lang = if OF_OTHERS.contains(&about.code) { Lang::En } else { cx.lang };
    let (lang, subject, text) = letter.written(lang, cx.post(), Some("R-2026-0017"), reader);
    Written { english: lang != cx.lang, subject, text }
}

/// An email on the page.
struct Shown {
    code: &'static str,
    english: bool,
    subject: String,
    when: Phrase,
    to: Phrase,
    /// When it is sent, and how to unsubscribe.
    besides: Vec<Phrase>,
    text: String,
}

fn shown(cx: &Cx, letter: &Notification) -> Shown {
    let about = letter.about();
    let Written { english, subject, text } = written(cx, letter);
    let leaves = Phrase::new(match about.leaves {
        Leaves::AtScreen => "mails-at-screen",
        Leaves::AtOnce => "mails-at-once",
        Leaves::Together => "mails-together",
        Leaves::Daily => "mails-daily",
        Leaves::Last => "mails-last",
    });
    let stops = match about.choice {
        Choice::Stops(topic) => {
            Phrase::new("mails-stops").with("topic", Phrase::new("letters-topic").with("topic", topic.name()))
        }
        Choice::List => Phrase::new("mails-list"),
        _ => Phrase::new("mails-always"),
    };
    Shown {
        code: about.code,
        english,
        subject,
        when: Phrase::new("letters-kind").with("kind", about.code),
        to: Phrase::new("mails-to").with("kind", about.code),
        besides: vec![leaves, stops],
        // Its signature is on the index page only.
        text: text.split("\n\n-- \n").next().unwrap_or_default().to_owned(),
    }
}

/// An email in a list, by its subject.
struct Line {
    href: String,
    english: bool,
    subject: String,
}

struct PartRow {
    href: String,
    title: Phrase,
    story: Phrase,
    emails: Vec<Line>,
}

#[derive(Template)]
#[template(path = "email_catalog.html")]
struct EmailCatalogPage {
    shell: Shell,
    count: usize,
    parts: Vec<PartRow>,
    fates: Phrase,
}

fn fate_words(fate: InboundFate) -> Phrase {
    Phrase::new("mails-fate").with("fate", fate.name())
}

/// `GET /help/letters`: the conversations, and all emails by subject.
pub fn list(cx: &Cx) -> Result<Reply, Problem> {
    let samples = Notification::samples();
    let mut parts = Vec::new();
    for part in Part::ALL {
        let page = addresses::email_catalog_part(part.name());
        let mut emails = Vec::new();
        for letter in samples.iter().filter(|letter| letter.about().part == part) {
            let Written { english, subject, .. } = written(cx, letter);
            emails.push(Line { href: format!("{page}#{}", letter.code()), english, subject });
        }
        parts.push(PartRow { href: page, title: part.title(), story: part.story(), emails });
    }
    cx.page(&EmailCatalogPage {
        shell: Shell::new(cx, Phrase::new("mails-title"), Nav::Help),
        count: KINDS.len(),
        parts,
        fates: Phrase::listed(InboundFate::ALL.into_iter().map(fate_words), "tokens-listed"),
    })
}

struct WayRow {
    from: Phrase,
    words: &'static str,
    fate: Phrase,
    then: Phrase,
    answer: Option<Shown>,
}

#[derive(Template)]
#[template(path = "email_catalog_part.html")]
struct PartPage {
    shell: Shell,
    title: Phrase,
    story: Phrase,
    ways: Vec<WayRow>,
    emails: Vec<Shown>,
    before: Option<(String, Phrase)>,
    next: Option<(String, Phrase)>,
}

/// `GET /help/letters/{part}`: one conversation.
pub fn part(cx: &Cx) -> Result<Reply, Problem> {
    let part = Part::from_name(cx.param("part")).ok_or_else(|| Problem::not_found(Phrase::new("thing-page")))?;
    let samples = Notification::samples();
    let find = |code: &str| samples.iter().find(|letter| letter.code() == code).map(|letter| shown(cx, letter));
    let mut ways = Vec::new();
    if part == Part::Answers {
        for way in WAYS {
            let said = |message| Phrase::new(message).with("way", way.code);
            let answer = way.answer.and_then(find);
            let (from, then) = (said("mails-way"), said("mails-then"));
            ways.push(WayRow { from, words: way.words, fate: fate_words(way.fate), then, answer });
        }
    }
    let own = samples.iter().filter(|letter| letter.about().part == part);
    // A reply is shown below the email that it answers.
    let apart = own.filter(|letter| !ways.iter().any(|way| way.answer.as_ref().is_some_and(|it| it.code == letter.code())));
    let emails = apart.map(|letter| shown(cx, letter)).collect();
    let at = Part::ALL.iter().position(|one| *one == part).unwrap_or_default();
    let other = |at: Option<usize>| {
        let found = at.and_then(|at| Part::ALL.get(at))?;
        Some((addresses::email_catalog_part(found.name()), found.title()))
    };
    cx.page(&PartPage {
        shell: Shell::new(cx, part.title(), Nav::Help),
        title: part.title(),
        story: part.story(),
        ways,
        emails,
        before: other(at.checked_sub(1)),
        next: other(Some(at + 1)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_page_messages_match_outcomes() {
        for fate in InboundFate::ALL {
            assert_eq!(fate_words(fate), fate.words());
        }
    }
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/public/email_catalog.rs"]
mod samples;
