//! Tests that each translated email is complete and uses the variables of the English text.

use super::*;
use crate::i18n::Lang;
use crate::mail::templates::about::About;
use crate::mail::templates::about::Choice;
use std::collections::BTreeSet;

const LANGS: [Lang; 2] = [Lang::De, Lang::Fr];

/// The email kinds that are translated.
fn translated(lang: Lang) -> BTreeSet<String> {
    let lines = written(lang);
    let names = lines.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once(" ="));
    names.map(|(name, _)| name.to_owned()).filter(|name| crate::mail::templates::about(name).is_some()).collect()
}

/// The variables in the text of a translated message.
fn named(lang: Lang, code: &str) -> BTreeSet<String> {
    let text = written(lang);
    let lines = text.lines().skip_while(|line| !line.starts_with(&format!("{code} ="))).enumerate();
    let own = lines.take_while(|(at, line)| *at == 0 || line.starts_with(' ') || line.is_empty()).map(|(_, line)| line);
    let own: Vec<&str> = own.take_while(|line| !line.starts_with("    .")).collect();
    let gaps = own.join("\n");
    let gaps =
        gaps.split('$').skip(1).map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default().to_owned());
    gaps.filter(|gap| gap != "nothing").collect()
}

/// The variables in the English template.
fn named_in_english(about: &About) -> BTreeSet<String> {
    let file = about.code.replace("small_change_decided", "small_decided");
    let path = format!("{}/templates/mail/{file}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).unwrap();
    let marks = text.split('{').skip(1).filter(|rest| rest.starts_with([' ', '%']));
    let names = marks.map(|rest| rest.trim_start_matches(['%', ' ', '!']).trim_start_matches("if ").trim_start_matches('!'));
    let names = names.map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap_or_default().to_owned());
    names.filter(|name| !matches!(name.as_str(), "" | "endif" | "else")).collect()
}

fn say(line: std::fmt::Arguments<'_>) {
    use std::io::Write as _;
    writeln!(std::io::stdout(), "{line}").unwrap();
}

/// Prints the coverage of the translations. A missing translation does not fail: such an email is sent in English.
#[test]
fn coverage_of_translated_emails_is_reported() {
    let all: BTreeSet<String> = LANGS.into_iter().flat_map(translated).collect();
    let english = |lang| book_of(lang).unwrap().phrases.iter().map(|(english, _)| *english).collect::<BTreeSet<_>>();
    let phrases: BTreeSet<&str> = LANGS.into_iter().flat_map(english).collect();
    for lang in LANGS {
        let (own, own_phrases) = (translated(lang), english(lang));
        assert!(own.len() > 30, "{}", lang.tag());
        say(format_args!("{}: {} of {} emails are translated", lang.tag(), own.len(), all.len()));
        say(format_args!("{}: {} of {} phrases are translated", lang.tag(), own_phrases.len(), phrases.len()));
        for missing in all.difference(&own) {
            say(format_args!("{}: not translated: {missing}", lang.tag()));
        }
        for missing in phrases.difference(&own_phrases) {
            say(format_args!("{}: not translated: {missing}", lang.tag()));
        }
    }
}

#[test]
fn translations_use_the_variables_of_the_english_text() {
    for about in crate::mail::templates::KINDS {
        for lang in LANGS.into_iter().filter(|lang| translated(*lang).contains(about.code)) {
            assert_eq!(named(lang, about.code), named_in_english(about), "{} in {lang}", about.code);
        }
    }
}

#[test]
fn every_translated_email_is_complete() {
    for letter in Notification::samples() {
        for lang in LANGS.into_iter().filter(|lang| translated(*lang).contains(letter.code())) {
            let spoken = letter.localized(lang).unwrap_or_else(|| panic!("{} in {lang}", letter.code()));
            let all = [&spoken.subject, &spoken.act, &spoken.to, &spoken.words].map(String::as_str).join("\n");
            assert!(!all.contains("{ ") && !all.contains(NOTHING), "{all}");
            assert!(!all.contains("\n\n\n"), "{} in {lang}: {all}", letter.code());
            let months = ["December", "January", "February", "March"];
            assert!(!months.iter().any(|month| spoken.subject.contains(month)), "{all}");
        }
    }
}

#[test]
fn message_files_parse_and_placeholder_counts_match() {
    for lang in LANGS {
        assert!(FluentResource::try_new(written(lang)).is_ok(), "{lang}");
        for (english, other) in &book_of(lang).unwrap().phrases {
            assert_eq!(english.matches("{}").count(), other.matches("{}").count(), "{english}");
        }
    }
}

#[test]
fn emails_to_lists_and_operators_are_not_translated() {
    let desk = |about: &About| matches!(about.choice, Choice::List | Choice::Duty);
    for about in crate::mail::templates::KINDS.iter().filter(|about| desk(about)) {
        assert!(LANGS.into_iter().all(|lang| !translated(lang).contains(about.code)), "{}", about.code);
    }
}

#[test]
fn system_phrases_are_translated_with_their_values() {
    assert_eq!(ours(Lang::De, "urn:isbn, version 2").as_deref(), Some("urn:isbn, Version 2"));
    assert_eq!(ours(Lang::De, " by 15 December 2026").as_deref(), Some(", bis zum 15. Dezember 2026"));
    assert_eq!(ours(Lang::De, "nobody wrote this"), None);
}

#[test]
fn one_minute_is_singular_in_each_language() {
    for (lang, one, ten) in [(Lang::De, "eine Minute", "10 Minuten"), (Lang::Fr, "1 minute", "10 minutes")] {
        for name in ["answer-comment", "answer-position"] {
            let said = |minutes: &str| framed(lang, name, &[("number", "R-2026-0017"), ("minutes", minutes)]).unwrap();
            assert!(said("1").contains(&format!(" {one} ")) && said("10").contains(&format!(" {ten} ")), "{name}: {}", said("1"));
        }
    }
}

#[test]
fn position_is_named_in_the_subject_in_each_language() {
    for (lang, subject) in [(Lang::De, "Approve von Edda Berg"), (Lang::Fr, "Approve de Edda Berg")] {
        let letter = Notification::samples().into_iter().find_map(|letter| match letter {
            Notification::Comment { name, number, title, comment, link, .. } => Some(Notification::Comment {
                name,
                number,
                title,
                by: "Edda Berg".to_owned(),
                position: "Approve".to_owned(),
                comment,
                link,
            }),
            _ => None,
        });
        let spoken = letter.unwrap().localized(lang).unwrap();
        assert!(spoken.subject.ends_with(subject), "{}", spoken.subject);
    }
}
