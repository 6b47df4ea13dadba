//! Tests every kind of email that the program can send, with sample data: against snapshots for visual review, and against rules.

use crate::common::procedure_fixture;
use crate::common::readable::Texts;
use nidreg::mail::body::RecipientKind;
use nidreg::mail::queries::DueEmail;
use nidreg::mail::templates::KINDS;
use nidreg::mail::templates::about::RecipientReason;
use nidreg::mail::templates::email::Email;
use nidreg::mail::{LinkKey, MailConfig, delivery};
use std::collections::BTreeSet;
use unicode_width::UnicodeWidthStr as _;
use urn_registry::i18n::{Lang, Phrase};

const UNFOLLOW: &str = "https://registry.example/unfollow/0199f0a12b3c7d4e8f50123456789abc0123456789abcdef0123";

fn post() -> MailConfig {
    MailConfig {
        links: Some(LinkKey([9; 32].into())),
        reply: Some(procedure_fixture::reply([7; 32].into())),
        ..procedure_fixture::post()
    }
}

/// The request number in the subject, if the email is about a request.
fn number(email: &Email) -> Option<String> {
    let subject = email.subject(Lang::En);
    Some(subject.strip_prefix('[')?.split_once(']')?.0.to_owned())
}

/// A sample email as queued in the outbox.
fn written(email: &Email) -> DueEmail {
    let post = post();
    let list = email.about().choice == RecipientReason::List;
    let id = "0199f0a1-2b3c-7d4e-8f50-123456789abc".to_owned();
    // An invitation does not belong to the thread of its request.
    let number = number(email).filter(|_| email.code() != "invitation");
    let reader = if list { RecipientKind::List } else { RecipientKind::Person { unfollow: Some(UNFOLLOW) } };
    let (language, subject, body) = email.render(Lang::En, &post, number.as_deref().filter(|_| !list), reader);
    DueEmail {
        message_id: format!("<{id}@{}>", post.host),
        thread_id: number.as_ref().map(|number| format!("<{number}@{}>", post.host)),
        kind: email.code().to_owned(),
        recipient: if list { post.review_list.clone() } else { "reader@mail.example".to_owned() },
        subject,
        body,
        created_at: "2026-12-01T08:41:00.000000Z".parse().unwrap(),
        attempts: 0,
        language,
        id,
    }
}

struct Sent {
    headers: Vec<(String, String)>,
    plain: String,
    html: String,
}

/// An email as sent, with its parts decoded.
fn sent(due: &DueEmail) -> Sent {
    let bytes = delivery::message(due, &post()).unwrap().formatted();
    let message = mail_parser::MessageParser::default().parse(&bytes).unwrap();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let head = text.split_once("\r\n\r\n").unwrap().0.replace("\r\n ", " ").replace("\r\n\t", " ");
    let headers = head.lines().filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.to_owned(), value.to_owned()));
    let part = |kind: &str| {
        let found = message.parts.iter().find(|part| {
            use mail_parser::MimeHeaders as _;
            part.content_type().is_some_and(|it| it.ctype() == "text" && it.subtype() == Some(kind))
        });
        found.map(|part| String::from_utf8(part.contents().to_vec()).unwrap().replace("\r\n", "\n")).unwrap_or_default()
    };
    let subject = message.subject().unwrap_or_default().to_owned();
    let headers = headers.map(|(name, value)| if name == "Subject" { (name, subject.clone()) } else { (name, value) });
    Sent { headers: headers.collect(), plain: part("plain"), html: part("html") }
}

/// The headers that matter to a reader or a mail program.
const SHOWN: [&str; 12] = [
    "From", "Reply-To", "Subject", "In-Reply-To", "References", "Auto-Submitted", "List-Id", "List-Unsubscribe",
    "List-Unsubscribe-Post", "Precedence", "X-Auto-Response-Suppress", "Content-Type",
];

/// The subject, the other headers and the plain text. The HTML part has the same text, so it is shown with the first emails that
/// have an element in it.
fn seen(due: &DueEmail, known: &mut BTreeSet<String>) -> String {
    let sent = sent(due);
    let headers = sent.headers.iter().filter(|(name, _)| SHOWN.contains(&name.as_str()));
    // The MIME boundary is random.
    let mut headers: Vec<String> =
        headers.map(|(name, value)| format!("{name}: {}", value.split("; boundary").next().unwrap_or_default())).collect();
    headers.sort_by_key(|header| !header.starts_with("Subject: "));
    let mut text = format!("{}\n\n{}\n", headers.join("\n"), sent.plain.trim_end());
    let mut elements = sent.html.split('<').skip(1).filter_map(|tag| tag.split(" href").next()?.split('>').next());
    if elements.any(|element| !known.contains(element)) {
        known.extend(
            sent.html.split('<').skip(1).filter_map(|tag| tag.split(" href").next()?.split('>').next()).map(str::to_owned),
        );
        let html = sent.html.replace("</p>", "</p>\n").replace("</blockquote>", "</blockquote>\n").replace("</pre>", "</pre>\n");
        text.push_str(&format!("---- HTML ----\n{}\n", html.trim_end()));
    }
    text
}

#[test]
fn emails_match_their_snapshot() {
    let samples = Email::samples();
    let codes: BTreeSet<&str> = samples.iter().map(|email| email.code()).collect();
    assert_eq!(codes.len(), KINDS.len(), "a kind has no sample, or two kinds have the same machine name");
    let (mut texts, mut known) = (Texts::default(), BTreeSet::new());
    let texts: Vec<String> = samples
        .iter()
        .map(|email| {
            let text = seen(&written(email), &mut known);
            format!("==== {}\n{}", email.code(), texts.shortened(email.code(), &text))
        })
        .collect();
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!("emails", texts.join("\n"));
    });
}

/// The visible text of an HTML page, line by line.
fn shown(html: &str) -> Vec<String> {
    let page = scraper::Html::parse_document(&html.replace("<br>", "\n").replace("</p>", "</p>\n").replace("</pre>", "</pre>\n"));
    let body = page.select(&scraper::Selector::parse("body").unwrap()).next().unwrap();
    let text: String = body.text().collect();
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
fn html_part_has_the_words_and_links_of_the_plain_part() {
    for email in Email::samples().into_iter().filter(|email| email.about().choice != RecipientReason::List) {
        let (code, sent) = (email.code(), sent(&written(&email)));
        let words =
            |text: &str| text.split_whitespace().filter(|word| !["--", ">", ">>"].contains(word)).map(str::to_owned).collect();
        let (plain, html): (Vec<String>, Vec<String>) = (words(&sent.plain), words(&shown(&sent.html).join("\n")));
        assert_eq!(plain, html, "{code}");
        let page = scraper::Html::parse_document(&sent.html);
        let anchor = scraper::Selector::parse("a").unwrap();
        let links = page.select(&anchor).map(|link| (link.attr("href"), link.text().collect::<String>())).collect::<Vec<_>>();
        assert!(links.iter().all(|(href, text)| *href == Some(text.as_str())), "{code}: {links:?}");
        assert_eq!(links.len(), plain.iter().filter(|word| word.contains("://")).count(), "{code}: {plain:?}");
    }
}

#[test]
fn action_and_link_are_in_the_first_three_lines_of_both_parts() {
    for email in Email::samples() {
        let sent = sent(&written(&email));
        let (code, act) = (email.code(), email.link_purpose(Lang::En));
        let has = |lines: &[String]| {
            let top = lines.iter().take(3).cloned().collect::<Vec<_>>();
            top.iter().any(|line| line.contains(&act)) && top.iter().any(|line| line.starts_with("https://"))
        };
        let plain: Vec<String> = sent.plain.lines().map(str::to_owned).collect();
        assert!(has(&plain), "{code}: {plain:#?}");
        if email.about().choice != RecipientReason::List {
            assert!(has(&shown(&sent.html)), "{code}: {:#?}", shown(&sent.html));
        }
    }
}

#[test]
fn email_to_an_address_that_someone_entered_begins_with_a_greeting() {
    for email in Email::samples().into_iter().filter(|email| email.about().choice == RecipientReason::Given) {
        let plain = sent(&written(&email)).plain;
        assert!(plain.starts_with("Hello"), "{}: {plain}", email.code());
        let ignore = ["ignore this email", "do not need to do anything", "do nothing"];
        let times: usize =
            ignore.iter().map(|words| plain.split_whitespace().collect::<Vec<_>>().join(" ").matches(words).count()).sum();
        assert_eq!(times, 1, "{}: {plain}", email.code());
    }
}

#[test]
fn effect_of_a_reply_is_explained_in_the_first_lines() {
    use nidreg::mail::answering::ReplyEffect;
    for email in Email::samples() {
        let due = written(&email);
        let sent = sent(&due);
        let has_address = sent.headers.iter().any(|(name, _)| name == "Reply-To");
        let top = sent.plain.lines().take(6).collect::<Vec<_>>().join(" ");
        let answer = email.reply_effect();
        let code = email.code();
        match answer {
            ReplyEffect::Nothing => assert!(!sent.plain.contains("Replies to this email"), "{code}: {}", sent.plain),
            ReplyEffect::Operators => assert!(top.contains("go to the operators and are not published"), "{code}: {top}"),
            ReplyEffect::Comment => assert!(top.contains("are published as your comment"), "{code}: {top}"),
            ReplyEffect::Position => assert!(top.contains("begin your reply with Approve"), "{code}: {top}"),
            ReplyEffect::Answer => assert!(top.contains("are published as your answer"), "{code}: {top}"),
        }
        assert!(
            has_address || answer == ReplyEffect::Nothing || due.thread_id.is_none(),
            "{code} states what a reply does, but has no reply address"
        );
        let (.., silent) =
            email.render(Lang::En, &MailConfig { reply: None, ..post() }, number(&email).as_deref(), RecipientKind::List);
        assert!(!silent.contains("Replies to this email"), "without a reply address, replies are not mentioned: {silent}");
    }
}

#[test]
fn subject_contains_the_request_number_the_namespace_and_the_deadline() {
    const MONTHS: [&str; 4] = ["December 2026", "February 2027", "March 2027", "March 2032"];
    // The dates in these emails are not deadlines for their recipients.
    const NO_DEADLINE: [&str; 11] = [
        "received", "approved", "declined", "closed", "unreachable", "overdue", "new_device", "status_mark", "list_news",
        "followed", "address_fails",
    ];
    for email in Email::samples() {
        let (code, subject) = (email.code(), email.subject(Lang::En));
        assert!(!subject.contains('\n') && subject.chars().count() <= 100, "{code}: {subject}");
        assert!(!subject.ends_with([':', '.', ' ']), "{code}: {subject}");
        if let Some(number) = number(&email) {
            assert_eq!(number, "R-2026-0017", "{code}");
            // The namespace of a draft was typed, and the recipient of an invitation has not proved the address.
            assert_eq!(subject.contains("urn:lighthouse: "), code != "invitation", "{code}: {subject}");
        }
        let (.., text) = email.render(Lang::En, &post(), None, RecipientKind::Person { unfollow: None });
        let words = text.split("\n-- \n").next().unwrap();
        let days: Vec<&&str> = MONTHS.iter().filter(|month| words.contains(**month)).collect();
        let quoted = words.lines().filter(|line| line.starts_with('>')).collect::<String>();
        let own = days.iter().any(|month| !quoted.contains(**month));
        if own && !NO_DEADLINE.contains(&code) {
            assert!(days.iter().any(|month| subject.contains(**month)), "{code}: {subject}\n{text}");
        }
    }
}

#[test]
fn plain_text_lines_fit_72_columns_and_deadlines_are_dates() {
    for email in Email::samples() {
        let sent = sent(&written(&email));
        let code = email.code();
        for line in sent.plain.lines() {
            let alone = !line.trim_start_matches(['>', ' ']).trim_end().contains(' ');
            assert!(line.width() <= 72 || alone, "{code}: {} columns: {line}", line.width());
        }
        for vague in ["within 14 days", "within two business days", "within two months"] {
            assert!(!sent.plain.replace('\n', " ").contains(vague), "{code}: {}", sent.plain);
        }
        assert!(!sent.plain.contains("{{") && !sent.plain.contains('\u{1e}'), "{code}: {}", sent.plain);
        assert_eq!(sent.plain.matches("\n-- \n").count(), 1, "{code}: {}", sent.plain);
    }
}

#[test]
fn footer_states_recipients_and_reason_and_how_to_unsubscribe() {
    for email in Email::samples() {
        let sent = sent(&written(&email));
        let (code, about) = (email.code(), email.about());
        let (words, end) = sent.plain.split_once("\n-- \n").unwrap();
        let (words, end) = (words.replace('\n', " "), end.replace('\n', " "));
        // Reminders of others' tasks name their recipients.
        let to = match code {
            "overdue" => "the operators".to_owned(),
            "escalation" => "the leads and the operators".to_owned(),
            _ => Phrase::new("mails-to").arg("kind", code).to_string(),
        };
        assert!(end.contains(&format!("Sent to {to}.")), "{code}: {end}");
        assert!(email.subject(Lang::En).len() <= 72 || !code.starts_with("appeal"), "{}", email.subject(Lang::En));
        match about.choice {
            RecipientReason::Informs => assert!(end.contains("because you are involved"), "{code}: {end}"),
            RecipientReason::Follows => {
                assert!(end.contains(UNFOLLOW), "{code}: {end}");
                assert!(sent.headers.iter().any(|(name, _)| name == "List-Unsubscribe"), "{code}");
            }
            RecipientReason::List => assert!(end.contains("Unsubscribe from the list"), "{code}: {end}"),
            RecipientReason::Given | RecipientReason::Invites => assert!(end.contains("your address"), "{code}: {end}"),
            RecipientReason::Asks => assert!(end.contains("because it requires your action"), "{code}: {end}"),
            RecipientReason::Account => assert!(end.contains("because you have an account in this registry"), "{code}: {end}"),
            RecipientReason::Wrote | RecipientReason::Sender => {
                assert!(end.contains("because you wrote to this registry"), "{code}: {end}")
            }
            RecipientReason::Duty => assert!(end.contains("because you are an operator"), "{code}: {end}"),
            RecipientReason::Contact | RecipientReason::AsksContact => {
                assert!(end.contains("listed as a contact"), "{code}: {end}")
            }
        }
        if about.choice != RecipientReason::Follows {
            assert!(!sent.headers.iter().any(|(name, _)| name == "List-Unsubscribe"), "{code} cannot be stopped");
        }
        if let Some(decline) = email.decline(Lang::En) {
            assert!(words.contains(&decline), "{code} does not say how to decline: {words}");
        }
    }
}
