//! Tests that each email is complete in each language in which it exists.

use super::*;
use crate::mail::answering::ReplyEffect;
use crate::mail::templates::about::{EmailKind, RecipientReason};
use crate::mail::templates::email::Email;
use crate::mail::templates::{KINDS, Notification};

const ALL: [Lang; 3] = [Lang::En, Lang::De, Lang::Fr];
const TRANSLATED: [Lang; 2] = [Lang::De, Lang::Fr];

fn exists(lang: Lang, about: &EmailKind) -> bool {
    message_bundle(lang).has_message(about.code)
}

#[test]
fn message_files_parse_and_name_no_message_twice() {
    for lang in ALL {
        let source = FluentResource::try_new(source(lang)).unwrap_or_else(|(_, errors)| panic!("{lang}: {errors:?}"));
        let mut book = MessageBundle::new_concurrent(vec![]);
        assert!(book.add_resource(source).is_ok(), "{lang}");
    }
}

/// A sample of each kind with other values: empty text, no date, other counts and choices.
fn other(email: &Email) -> Option<Email> {
    Some(Email::sample(match (**email).clone() {
        Notification::Answered { answer, .. } => {
            let (revision, changes, compare) = <(String, String, String)>::default();
            Notification::Answered { revision, answer, changes, compare }
        }
        Notification::ActionRequired { asks, link, .. } => Notification::ActionRequired { asks, day: None, link },
        Notification::EmailWaits { comment, publish, withdraw, .. } => {
            Notification::EmailWaits { minutes: 1, reviewer: true, comment, left: 1, publish, withdraw }
        }
        Notification::Comment { by, comment, .. } => Notification::Comment { by, position: "Approve".to_owned(), comment },
        Notification::ContactAnswered { .. } => Notification::ContactAnswered { accepts: true, reason: String::new() },
        _ => return None,
    }))
}

#[test]
fn every_email_is_complete_in_each_of_its_languages() {
    let samples = Email::samples();
    let others: Vec<Email> = samples.iter().filter_map(other).collect();
    for email in samples.iter().chain(&others) {
        let (code, choice) = (email.code(), email.about().choice);
        for lang in ALL.into_iter().filter(|lang| exists(*lang, email.about())) {
            let (text, act, decline) = (email.text(lang), email.link_purpose(lang), email.decline(lang));
            assert!(!text.is_empty() && !act.is_empty(), "{code} in {lang}");
            let asks = matches!(choice, RecipientReason::Asks | RecipientReason::Invites | RecipientReason::AsksContact);
            assert_eq!(decline.is_some(), asks, "{code} in {lang} does not say how to decline");
            let subject = email.subject(lang);
            let all = [subject.clone(), act, email.recipients(lang), text, decline.unwrap_or_default()].join("\n");
            // An unknown variable is formatted as its name.
            assert!(!all.contains("{$") && !all.contains("{ "), "{code} in {lang}: {all}");
            let months = ["December", "January", "February", "March"];
            assert!(lang == Lang::En || !months.iter().any(|month| subject.contains(month)), "{code} in {lang}: {subject}");
        }
    }
}

#[test]
fn recipients_of_every_email_are_described() {
    for (lang, about) in ALL.into_iter().flat_map(|lang| KINDS.iter().map(move |about| (lang, about))) {
        if !exists(lang, about) {
            continue;
        }
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/words").join(lang.tag()).join("mails.ftl");
        let text = std::fs::read_to_string(path).unwrap();
        assert!(text.contains(&format!("[{}] ", about.code)), "mails-to does not describe {} in {lang}", about.code);
    }
}

#[test]
fn emails_to_lists_and_operators_are_not_translated() {
    for about in KINDS.iter().filter(|about| matches!(about.choice, RecipientReason::List | RecipientReason::Duty)) {
        assert!(TRANSLATED.into_iter().all(|lang| !exists(lang, about)), "{}", about.code);
    }
}

#[test]
fn one_minute_is_singular_in_each_language() {
    for (lang, one, ten) in [
        (Lang::En, "1 minute.", "10 minutes."),
        (Lang::De, "einer Minute ", "10 Minuten "),
        (Lang::Fr, "d’une minute.", "10 minutes."),
    ] {
        for name in [ReplyEffect::Comment, ReplyEffect::Position].map(|answer| answer.name().unwrap()) {
            let said = |minutes: i64| format_frame_message(lang, name, &[("number", &"R-2026-0017"), ("minutes", &minutes)]);
            assert!(said(1).contains(&format!(" {one}")) && said(10).contains(&format!(" {ten}")), "{name}: {}", said(1));
        }
    }
}

#[test]
fn position_is_named_in_the_subject_in_each_language() {
    let email = Email::samples().iter().filter(|email| email.code() == "comment").find_map(other).unwrap();
    for (lang, subject) in
        [(Lang::En, "Approve from Edda Berg"), (Lang::De, "Approve von Edda Berg"), (Lang::Fr, "Approve de Edda Berg")]
    {
        assert!(email.subject(lang).ends_with(subject), "{}", email.subject(lang));
    }
}

#[test]
fn status_is_named_in_each_language() {
    let email = Email::samples().into_iter().find(|email| email.code() == "status_notice").unwrap();
    for (lang, status) in [
        (Lang::En, "is now deprecated"),
        (Lang::De, "ist jetzt „überholt“"),
        (Lang::Fr, "est maintenant «\u{202f}déconseillé\u{202f}»"),
    ] {
        let (subject, text) = (email.subject(lang), email.text(lang));
        assert!(subject.ends_with(status) && text.contains(&format!(" {status} (R-")), "{subject}: {text}");
    }
}
