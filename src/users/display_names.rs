//! Which names of people look alike, and which names cannot be displayed (UTS #39).

use std::sync::LazyLock;
use unicode_security::confusable_detection::skeleton;

/// Characters without a glyph of their own (the Unicode property `Default_Ignorable_Code_Point`).
const INVISIBLE: &[(char, char)] = &[
    ('\u{AD}', '\u{AD}'),
    ('\u{34F}', '\u{34F}'),
    ('\u{61C}', '\u{61C}'),
    ('\u{115F}', '\u{1160}'),
    ('\u{17B4}', '\u{17B5}'),
    ('\u{180B}', '\u{180F}'),
    ('\u{200B}', '\u{200F}'),
    ('\u{202A}', '\u{202E}'),
    ('\u{2060}', '\u{206F}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{FE00}', '\u{FE0F}'),
    ('\u{FEFF}', '\u{FEFF}'),
    ('\u{FFA0}', '\u{FFA0}'),
    ('\u{FFF0}', '\u{FFF8}'),
    ('\u{1BCA0}', '\u{1BCA3}'),
    ('\u{1D173}', '\u{1D17A}'),
    ('\u{E0000}', '\u{E0FFF}'),
];

fn is_invisible(c: char) -> bool {
    INVISIBLE.iter().any(|(first, last)| (*first..=*last).contains(&c))
}

/// Whether a name has a letter that readers can see.
pub(super) fn has_visible_letter(name: &str) -> bool {
    name.chars().any(|c| c.is_alphabetic() && !is_invisible(c))
}

/// Whether a name contains something that email programs turn into a link: a URL, an email address or a domain name.
pub(super) fn has_link(name: &str) -> bool {
    if name.contains("://") || name.contains('@') || name.to_lowercase().contains("www.") {
        return true;
    }
    name.match_indices('.').any(|(at, dot)| {
        let before = name[..at].chars().rev().take_while(|c| c.is_alphanumeric()).count();
        let after: String = name[at + dot.len()..].chars().take_while(|c| c.is_alphabetic()).collect();
        // "Dr.Smith" and "J.R.R. Tolkien" are names.
        let one_case = after.chars().all(char::is_lowercase) || after.chars().all(char::is_uppercase);
        before > 1 && after.chars().nth(1).is_some() && one_case
    })
}

/// Articles and titles, which do not distinguish names at their beginning.
static ARTICLES_AND_TITLES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let words = "a an the der die ein eine l la le les dr prof professor mr mrs ms herr frau m mme mlle";
    words.split(' ').map(folded).collect()
});

fn folded(text: &str) -> String {
    let folded = skeleton(text).collect::<String>().to_lowercase();
    skeleton(&folded).collect::<String>().to_lowercase()
}

/// The words of a name if case, punctuation, invisible characters and accents do not count, nor a plural s, and articles and titles at the
/// beginning, and if characters that look alike count as one. A capital I looks like a small L, so the mapping is applied with and without
/// folding the case first.
fn comparable_words(name: &str) -> [Vec<String>; 2] {
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let words = |text: &str| -> Vec<String> {
        let all = folded(text);
        let all = all.split(|c: char| c.is_whitespace() || c.is_ascii_punctuation());
        let all = all.map(|word| word.chars().filter(|c| c.is_alphanumeric()).collect::<String>());
        let all: Vec<String> = all.filter(|word| !word.is_empty()).collect();
        let first = all.iter().position(|word| !ARTICLES_AND_TITLES.contains(word)).unwrap_or(0);
        let singular = |word: &String| word.strip_suffix('s').filter(|rest| rest.len() > 2).unwrap_or(word).to_owned();
        all.iter().skip(first).map(singular).collect()
    };
    [words(&visible.to_lowercase()), words(&visible)]
}

/// Whether one of the words of a name looks like `word`, which has the same case: "Lana" does not look like "IANA".
pub fn contains_similar_word(name: &str, word: &str) -> bool {
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    let parts = visible.split(|c: char| c.is_whitespace() || c.is_ascii_punctuation());
    parts.filter(|part| !part.is_empty()).any(|part| skeleton(part).eq(skeleton(word)))
}

/// The name without what follows it in parentheses or after a comma, such as a role or an organization.
fn name_without_suffix(name: &str) -> &str {
    const SUFFIX_SEPARATORS: &str = "([{<,;:|/\\–—（［｛＜，；：｜／【";
    name.find(|c| SUFFIX_SEPARATORS.contains(c)).map_or(name, |at| &name[..at])
}

/// Whether readers could confuse two names: they look alike, also without spaces, or the first contains all words of the second, which has
/// two or more; two also in the other order.
pub fn look_alike(one: &str, other: &str) -> bool {
    let others = [comparable_words(other), comparable_words(name_without_suffix(other))].concat();
    [comparable_words(one), comparable_words(name_without_suffix(one))].iter().flatten().filter(|one| !one.is_empty()).any(
        |one| {
            let contains = |other: &Vec<String>| {
                let is_it = |part: &[String]| part == other || other.len() == 2 && part.iter().rev().eq(other);
                other.len() > 1 && one.windows(other.len()).any(is_it)
            };
            others.iter().any(|other| one.concat() == other.concat() || contains(other))
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_readers_cannot_tell_apart_look_alike() {
        for (one, other) in [
            ("Edda Expert", "edda  expert"),
            ("Edda Expert", "Edda\u{200B} Expert"),
            ("Edda Expert", "Edda Expert."),
            ("Edda Expert", "Edda Expert (expert)"),
            ("Edda Expert", "Edda Expert, lead of the experts"),
            ("nidreg", "nidreg (System)"),
            ("Edda Expert", "\u{415}dda \u{415}xpert"),
            ("Edda Expert", "\u{FF25}dda Exp\u{435}rt"),
            ("Lena Lead", "Iena Iead"),
            ("Lena Lead", "1ena |ead"),
            ("Olga Operator", "0lga 0perator"),
            ("nidreg", "NIDREG"),
            ("nidreg", "nidre\u{261}"),
            ("Designated expert", "Designated\u{A0}Expert"),
            ("Ádám", "Adam"),
            ("Prof. Dr. Edda Expert", "Edda Expert"),
            ("Edda Expert", "Mrs Edda Expert"),
            ("Edda Expert of the IANA", "Edda Expert"),
            ("Expert Edda", "Edda Expert"),
            ("Support by Edda\u{A0}Experts", "Edda Expert"),
            ("The designated experts", "Designated expert"),
            ("L’Expert désigné", "Expert designe"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [
            ("Edda Expert", "Edda Exner"),
            ("Sven Dahl", "Sven Dahlberg"),
            ("!!!", "???"),
            ("Otto Miller", "Otto"),
            ("Edda", "Edda Expert"),
            ("Anna Lee", "Ann Lee"),
        ] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn names_need_a_visible_letter_and_contain_no_link() {
        for name in ["\u{3164}", "\u{200B}\u{2060}", "123", "…", "\u{FFA0} \u{115F}"] {
            assert!(!has_visible_letter(name), "{name:?}");
        }
        for name in ["Zoë", "王", "Олга", "3M Support"] {
            assert!(has_visible_letter(name), "{name}");
        }
        for name in ["See https://evil.example", "Support evil.example/unlock", "www.evil", "me@evil.example", "EVIL.COM"] {
            assert!(has_link(name), "{name}");
        }
        for name in ["J.R.R. Tolkien", "Dr.Smith", "St. John", "Ada Lovelace, Ph.D.", "W. van der Berg", "Acme Inc."] {
            assert!(!has_link(name), "{name}");
        }
    }
}
