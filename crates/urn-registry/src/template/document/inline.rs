//! Inline markup of Markdown.

/// The line without the markup for code, emphasis and links: `` `a` `` → `a`, `**a**` → `a`, `[a](b)` → `a <b>`. Emphasis is only
/// recognized at word boundaries, so that `a_b`, `2 * 3` and the asterisk of a grammar are unchanged.
pub(super) fn strip_markup(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(['`', '*', '_', '[', '!', '~', '&', '\\']) {
        let (before, tail) = rest.split_at(at);
        out.push_str(before);
        let word_before = before.chars().next_back().or_else(|| out.chars().next_back()).is_some_and(char::is_alphanumeric);
        if let Some((shown, after)) =
            parse_code_span(tail).or_else(|| parse_link(tail)).or_else(|| parse_entity(tail)).or_else(|| parse_deleted(tail))
        {
            out.push_str(&shown);
            rest = after;
        } else if let Some((inner, after)) = parse_emphasis(tail).filter(|_| !word_before) {
            out.push_str(&strip_markup(inner));
            rest = after;
        } else if let Some(escaped) = tail.strip_prefix('\\').filter(|rest| rest.starts_with(|c: char| c.is_ascii_punctuation()))
        {
            let len = escaped.chars().next().map_or(0, char::len_utf8);
            out.push_str(escaped.get(..len).unwrap_or_default());
            rest = escaped.get(len..).unwrap_or_default();
        } else {
            let len = tail.chars().next().map_or(0, char::len_utf8);
            out.push_str(tail.get(..len).unwrap_or_default());
            rest = tail.get(len..).unwrap_or_default();
        }
    }
    out.push_str(rest);
    out
}

/// A code span: closed by as many backticks as opened it.
fn parse_code_span(text: &str) -> Option<(String, &str)> {
    let ticks = text.bytes().take_while(|b| *b == b'`').count();
    let (mark, rest) = text.split_at_checked(ticks).filter(|(mark, _)| !mark.is_empty())?;
    let end = rest.find(mark)?;
    let inner = rest.get(..end)?;
    Some((
        inner.strip_prefix(' ').and_then(|inner| inner.strip_suffix(' ')).unwrap_or(inner).to_owned(),
        rest.get(end + ticks..)?,
    ))
}

/// `&amp;`, `&sect;`, `&#167;` and similar; anything that is not a character reference is unchanged.
fn parse_entity(text: &str) -> Option<(String, &str)> {
    /// Longer than any entity name.
    const NAME_MAX: usize = 34;
    let end = text.bytes().take(NAME_MAX).position(|b| b == b';')?;
    let (whole, after) = text.split_at_checked(end + 1)?;
    let inner = whole.strip_prefix('&')?.strip_suffix(';')?;
    let plain = inner.strip_prefix('#').unwrap_or(inner).bytes().all(|b| b.is_ascii_alphanumeric());
    let shown = plain.then(|| super::html::character(whole)).flatten()?;
    Some((shown.replace('\u{a0}', " "), after))
}

/// `~~words~~` is deleted, including the space after it.
fn parse_deleted(text: &str) -> Option<(String, &str)> {
    let (words, after) = text.strip_prefix("~~")?.split_once("~~")?;
    let marks = !words.is_empty() && !words.starts_with([' ', '~']) && !words.ends_with(' ') && !after.starts_with('~');
    marks.then(|| (String::new(), after.strip_prefix(' ').unwrap_or(after)))
}

/// `[words](address "title")`, also as an image: `![words](address)`.
fn parse_link(text: &str) -> Option<(String, &str)> {
    let (words, rest) = text.strip_prefix('!').unwrap_or(text).strip_prefix('[')?.split_once("](")?;
    let (address, after) = rest.split_once(')')?;
    let address = address.split_once(" \"").or_else(|| address.split_once(" '")).map_or(address, |(address, _)| address);
    let address = address.trim().trim_matches(['<', '>']);
    if words.contains(['[', ']']) || address.contains(char::is_whitespace) {
        return None;
    }
    let words = strip_markup(words);
    let same = words == address || address.strip_prefix("mailto:") == Some(words.as_str());
    Some((if same { words } else { [&words, " <", address, ">"].concat() }, after))
}

/// `*a*`, `**a**`, `_a_`, `__a__` around words.
fn parse_emphasis(text: &str) -> Option<(&str, &str)> {
    let mark = ["***", "**", "*", "__", "_"].into_iter().find(|mark| text.starts_with(mark))?;
    let rest = text.get(mark.len()..)?;
    if !rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '`' | '"' | '\'' | '(' | '[' | '_' | '*')) {
        return None;
    }
    let closes = |at: usize| {
        let before = rest.get(..at).and_then(|inner| inner.chars().next_back());
        let after = rest.get(at + mark.len()..).and_then(|after| after.chars().next());
        before.is_some_and(|c| !c.is_whitespace()) && !after.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '*')
    };
    let end = rest.match_indices(mark).map(|(at, _)| at).find(|at| closes(*at))?;
    Some((rest.get(..end)?, rest.get(end + mark.len()..)?))
}

#[cfg(test)]
mod tests {
    use super::strip_markup;

    #[test]
    fn inline_markdown_is_removed_and_lookalike_characters_remain() {
        for (line, plain) in [
            ("The `seamarks` *office* keeps **all** of it.", "The seamarks office keeps all of it."),
            ("**Purpose:** to _light_ up", "Purpose: to light up"),
            ("See [the list](https://lamp.example/a_b_c).", "See the list <https://lamp.example/a_b_c>."),
            ("lamp = *DIGIT 1*2ALPHA snake_case_name 2 * 3 * 4", "lamp = *DIGIT 1*2ALPHA snake_case_name 2 * 3 * 4"),
            (r"a \* b \_c\_", "a * b _c_"),
            ("`a * b` and `` c`d ``", "a * b and c`d"),
            ("[RFC8141] and `open", "[RFC8141] and `open"),
        ] {
            assert_eq!(strip_markup(line), plain);
        }
    }
}
