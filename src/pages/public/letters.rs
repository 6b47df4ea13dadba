//! Every email that the registry sends, and every way of one that comes in, as conversations of one made-up story.

use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::filters;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::mail::InboundFate;
use crate::mail::body::Reader;
use crate::mail::letters::about::{Choice, Leaves};
use crate::mail::letters::part::Part;
use crate::mail::letters::{KINDS, Letter};
use crate::words::Phrase;
use askama::Template;

/// A way of a message that comes in.
struct Way {
    /// Who writes what.
    from: &'static str,
    words: &'static str,
    fate: InboundFate,
    /// What becomes of it.
    then: &'static str,
    /// The email that answers it.
    answer: Option<&'static str>,
}

const WAYS: [Way; 10] = [
    Way {
        from: "Rita Lindgren answers the comment of Edda Berg from her mail program",
        words: "Up to fourteen. I shall say so in the text.\n\n> How many digits has the number of a light?",
        fate: InboundFate::Waiting,
        then: "It becomes a comment when its minutes are over. Until then she withdraws it, or publishes it at once. The quotation at its end is left out.",
        answer: Some("email_waits"),
    },
    Way {
        from: "Rita Lindgren answers the email with a question",
        words: "Up to fourteen. Text 2 says so now.",
        fate: InboundFate::ToConfirm,
        then: "It answers the question once she has confirmed it. After seven days without that the operators are told, and nothing is published.",
        answer: Some("confirm_answer"),
    },
    Way {
        from: "Rita Lindgren answers an email about the request",
        words: "Please stop sending me these.",
        fate: InboundFate::Dropped,
        then: "Emails about that request that only inform come no longer. Nothing is published.",
        answer: Some("stopped"),
    },
    Way {
        from: "Rita Lindgren answers in an encrypted email",
        words: "-----BEGIN PGP MESSAGE-----",
        fate: InboundFate::Held,
        then: "A person looks at it first. So it is with an email that has no words, is wrapped, passes on somebody else's email, reads as a note of absence, has characters that cannot be published, or names an expert who answers without a name.",
        answer: Some("not_published"),
    },
    Way {
        from: "The same, at the desk",
        words: "",
        fate: InboundFate::Held,
        then: "The operators hear of it, once an hour at most. They put it on a request, write to whoever sent it, or discard it with a reason.",
        answer: Some("held_mail"),
    },
    Way {
        from: "Olga Novak, an operator, answers the notice of a new request",
        words: "Looks complete to me.",
        fate: InboundFate::Held,
        then: "Answers to notices of operators and leads are not meant for the public: an operator reads it, and nothing is published.",
        answer: None,
    },
    Way {
        from: "Somebody writes about the request on the public review list",
        words: "How do the numbers of lights and of lightships differ?",
        fate: InboundFate::Commented,
        then: "It is read beside the request, with its author as the list shows them. They need no account.",
        answer: None,
    },
    Way {
        from: "The mail program of Sven Dahl answers by itself",
        words: "I am at sea until January.",
        fate: InboundFate::Dropped,
        then: "No person wrote it: it is not published, and nobody is told.",
        answer: None,
    },
    Way {
        from: "A mail server says that the email with the question did not arrive",
        words: "550 5.1.1 <rita@lights.example>: no such person",
        fate: InboundFate::Bounced,
        then: "It is noted at that email and at the address. After the third one sending there is paused. Whoever asked something waits for an answer that cannot come, so the operators are told.",
        answer: Some("address_fails"),
    },
    Way {
        from: "Somebody writes to the former address of the list",
        words: "Is this the right place for a new namespace?",
        fate: InboundFate::Dropped,
        then: "They are told the new address, once.",
        answer: Some("old_list"),
    },
];

/// An email as the page shows it.
struct Shown {
    code: &'static str,
    subject: String,
    when: &'static str,
    to: &'static str,
    /// When it leaves, and how it is stopped.
    besides: Vec<String>,
    text: String,
}

fn shown(cx: &Cx, letter: &Letter) -> Result<Shown, Problem> {
    let about = letter.about();
    let reader = if about.choice == Choice::List { Reader::List } else { Reader::Person { choose: None } };
    let body = letter.body(cx.post(), Some("R-2026-0017"), reader).map_err(|error| Problem::internal(&error))?;
    let leaves = match about.leaves {
        Leaves::AtScreen => "Leaves before all others.",
        Leaves::AtOnce => "Leaves at once.",
        Leaves::Together => "Leaves after ten minutes, together with what else is new by then.",
        Leaves::Daily => "Leaves after ten minutes, with the other reminders; one email of them a day.",
        Leaves::Last => "Leaves after all others.",
    };
    let stops = match about.choice {
        Choice::Stops(topic) => format!("Can be stopped, with all of \u{201c}{}\u{201d}.", topic.words()),
        Choice::List => "Whoever reads the list leaves it at the list.".to_owned(),
        _ => "Always comes.".to_owned(),
    };
    Ok(Shown {
        code: about.code,
        subject: letter.subject(),
        when: about.when,
        to: about.to,
        besides: vec![leaves.to_owned(), stops],
        // Its last words stand on the index once.
        text: body.split("\n\n-- \n").next().unwrap_or_default().to_owned(),
    })
}

struct PartRow {
    href: String,
    title: &'static str,
    story: &'static str,
    /// The subjects of its emails, and where each stands.
    emails: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "mail_letters.html")]
struct LettersPage {
    shell: Shell,
    count: usize,
    parts: Vec<PartRow>,
    fates: Vec<&'static str>,
}

/// `GET /help/letters`: the conversations, and every email by its subject.
pub fn letters(cx: &Cx) -> Result<Reply, Problem> {
    let samples = Letter::samples();
    let parts = Part::ALL.map(|part| {
        let own = samples.iter().filter(|letter| letter.about().part == part);
        PartRow {
            href: addresses::letters_of(part.name()),
            title: part.title(),
            story: part.story(),
            emails: own.map(|it| (format!("{}#{}", addresses::letters_of(part.name()), it.code()), it.subject())).collect(),
        }
    });
    cx.page(&LettersPage {
        shell: Shell::new(cx, "The emails this registry sends", Nav::Help),
        count: KINDS.len(),
        parts: parts.into(),
        fates: InboundFate::ALL.iter().map(|fate| fate.words()).collect(),
    })
}

struct WayRow {
    from: &'static str,
    words: &'static str,
    fate: &'static str,
    then: &'static str,
    answer: Option<Shown>,
}

#[derive(Template)]
#[template(path = "mail_letters_part.html")]
struct PartPage {
    shell: Shell,
    title: &'static str,
    story: &'static str,
    ways: Vec<WayRow>,
    emails: Vec<Shown>,
    before: Option<(String, &'static str)>,
    next: Option<(String, &'static str)>,
}

/// `GET /help/letters/{part}`: one conversation.
pub fn part(cx: &Cx) -> Result<Reply, Problem> {
    let part = Part::from_name(cx.param("part")).ok_or_else(|| Problem::not_found(Phrase::new("thing-page")))?;
    let samples = Letter::samples();
    let find = |code: &str| samples.iter().find(|letter| letter.code() == code).map(|letter| shown(cx, letter)).transpose();
    let mut ways = Vec::new();
    if part == Part::Answers {
        for way in WAYS {
            let answer = way.answer.map(find).transpose()?.flatten();
            ways.push(WayRow { from: way.from, words: way.words, fate: way.fate.words(), then: way.then, answer });
        }
    }
    let own = samples.iter().filter(|letter| letter.about().part == part);
    // What answers an email stands below it.
    let apart = own.filter(|letter| !ways.iter().any(|way| way.answer.as_ref().is_some_and(|it| it.code == letter.code())));
    let emails = apart.map(|letter| shown(cx, letter)).collect::<Result<Vec<_>, _>>()?;
    let at = Part::ALL.iter().position(|one| *one == part).unwrap_or_default();
    let other = |at: Option<usize>| {
        let found = at.and_then(|at| Part::ALL.get(at))?;
        Some((addresses::letters_of(found.name()), found.title()))
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
#[path = "../../../tests/samples/pages/public/letters.rs"]
mod samples;
