//! Detects lines that are read by programs: rules of any grammar notation, examples, source code. Any indicator is sufficient:
//! prose classified as code is merely not reflowed, while a reflowed rule is a different rule.

/// Whether a line, without its list marker, is grammar, an example or code.
pub(super) fn is_code(text: &str) -> bool {
    names_a_rule(text) || defines(text) || is_example(text) || is_program(text) || is_quoted_signs(text)
}

/// `name = …`, `name ::= …`, `<name> := …`: one word, then an equals sign.
pub(super) fn names_a_rule(text: &str) -> bool {
    let Some((name, _)) = text.split_once('=') else { return false };
    let name = name.trim_end_matches([':', ' ', '*', '/']);
    !name.is_empty() && !name.contains(char::is_whitespace)
}

/// A definition in another notation: `name : 'a' b ;` (yacc, ANTLR), `name -> …`, `name <- …` (PEG), `two words = "a" ;` (EBNF).
fn defines(text: &str) -> bool {
    let second = text.split_whitespace().nth(1).unwrap_or_default();
    let ends = text.trim_end().ends_with(';');
    matches!(second, ":" | "->" | "<-" | "=>" | "-->" | "\u{2192}" | "\u{2190}" | "|=")
        || text.contains("::=")
        || text.contains(":=")
        || (text.contains(" = ") && (ends || text.contains("= \"") || text.contains("= '")))
}

/// A name or URL alone on its line; a name with a remark or a label; several names.
fn is_example(text: &str) -> bool {
    if starts_with_urn_or_pattern(text)
        || text.split_once(": ").is_some_and(|(label, rest)| is_label(label) && starts_with_urn_or_pattern(rest))
    {
        return true;
    }
    let one = text.split_whitespace().nth(1).is_none();
    (one && text.contains([':', '/', '=', '@', '_', '%']))
        || (count_urns(text) > 1 && count_urns(text) * 4 >= text.split_whitespace().count())
}

/// A few words before a colon: `Example`, `Regular expression`.
fn is_label(words: &str) -> bool {
    words.len() < 32 && words.split(' ').count() <= 3
}

/// A URN, or a regular expression.
fn starts_with_urn_or_pattern(text: &str) -> bool {
    let bare = text.trim_start().trim_start_matches(['"', '\'', '`', '(', '<', '\u{201c}', '\u{2018}']);
    starts_a_urn(bare) || bare.starts_with("^urn") || bare.starts_with("^[") || bare.starts_with("^(") || bare.starts_with("^\\")
}

pub(super) fn starts_a_urn(word: &str) -> bool {
    word.get(..4).is_some_and(|head| head.eq_ignore_ascii_case("urn:"))
}

/// The number of words that are URNs.
fn count_urns(text: &str) -> usize {
    let bare = |word: &str| starts_a_urn(word.trim_start_matches(['"', '\'', '`', '(', '<', '\u{201c}', '\u{2018}']));
    text.split_whitespace().filter(|word| bare(word)).count()
}

/// A statement of a programming language: a single brace, a call that ends with a semicolon, a quoted key.
fn is_program(text: &str) -> bool {
    const SIGNS: [&str; 7] = ["&&", "||", "==", "!=", "\": ", "});", "();"];
    let calls = || {
        text.char_indices().any(|(at, c)| c == '(' && text.get(..at).is_some_and(|left| left.ends_with(char::is_alphanumeric)))
    };
    text.split_whitespace().any(|word| matches!(word, "{" | "}" | "};" | "{}"))
        || SIGNS.iter().any(|sign| text.contains(sign))
        || text.trim_end().ends_with(['{', '}'])
        || (text.trim_end().ends_with(';') && calls())
        || text.starts_with("//")
        || text.starts_with("/*")
}

/// Quoted symbols among the words, as in a prose rule: `a name is "urn:lamp:" country ":" number`.
fn is_quoted_signs(text: &str) -> bool {
    let (mut signs, mut words) = (0_usize, 0_usize);
    for word in text.split_whitespace() {
        words += 1;
        let inner = word.trim_matches(['"', '\'', '[', ']', '(', ')', '?', '*', ',', '{', '}']);
        let quoted = word.contains(['"', '\'']) && !inner.contains(char::is_alphanumeric);
        let opens_a_name = word.starts_with(['"', '\'']) && starts_a_urn(inner) && word.len() > inner.len();
        signs += usize::from(quoted || opens_a_name);
    }
    signs > 1 && signs * 5 >= words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grammars_examples_and_programs_are_recognized_as_code() {
        for code in [
            "chart : 'urn:lamp:' country ':' series ':' number ('/' edition)? (':' printing)? ;",
            "country : LETTER LETTER ;",
            "chart -> \"urn:lamp:\" country \":\" series",
            "country -> letter letter .",
            "chart <- 'urn:lamp:' country",
            "sea chart = \"urn:lamp:\" , country ;",
            "production chart is: \"urn:lamp:\" followed by country, \":\" series \":\" number and an edition",
            "Example: urn:lamp:FI:A:952/2024 , urn:lamp:FI:A:953/2024",
            "urn:lamp:12 the lamp at the pier of Hanko, which was lit on the first of May",
            "\"urn:lamp:12\" is the lamp at the pier of Hanko",
            "such as urn:lamp:12, urn:lamp:13 and urn:lamp:14",
            "Regular expression: ^urn:lamp:[A-Z]{2}$ is used by the programs of ours",
            "if (x) { return \"urn:lamp:\" + country; } else { throw new Error(\"none\"); }",
            "show(lamp, country);",
            "\"name\": \"lamp\",",
            "// the number of the lamp",
        ] {
            assert!(is_code(code), "{code}");
        }
        for prose in [
            "The rule number is \"urn:lamp:\" followed by a = b and more words.",
            "where the value x = y is given",
            "country <2ALPHA> then number, for example the chart of Hanko has the name urn:lamp:12",
            "A name is given once; nobody else may give it out;",
            "The sign \":\" stands between the country and the number of the lamp in the names.",
            "Step 1: do this and that and then go on with the next one",
            "The form of the names is lamp:{country}:{number} in all the documents.",
        ] {
            assert!(!is_code(prose), "{prose}");
        }
    }
}
