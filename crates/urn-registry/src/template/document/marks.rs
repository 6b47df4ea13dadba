//! Markers of numbered lists, and the plain text form of links.

/// Formats a number in the style of `1`, `a`, `A`, `i` or `I`; out-of-range numbers are written in digits.
pub(super) fn numeral(kind: &str, number: usize) -> String {
    let letter = |first: u8| match number.checked_sub(1).and_then(|at| u8::try_from(at).ok()) {
        Some(at) if at < 26 => char::from(first + at).to_string(),
        _ => number.to_string(),
    };
    match kind {
        "a" => letter(b'a'),
        "A" => letter(b'A'),
        "i" => roman(number),
        "I" => roman(number).to_ascii_uppercase(),
        _ => number.to_string(),
    }
}

fn roman(number: usize) -> String {
    const ROMAN_NUMERALS: [(usize, &str); 9] =
        [(100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")];
    if !(1..400).contains(&number) {
        return number.to_string();
    }
    let mut rest = number;
    let mut out = String::new();
    for (value, sign) in ROMAN_NUMERALS {
        while rest >= value {
            out.push_str(sign);
            rest -= value;
        }
    }
    out
}

/// The URL to show after the link text, unless the text is the URL, or it points into the same document.
pub(super) fn url_after_link(words: &str, address: &str) -> Option<String> {
    let words = words.trim();
    let (scheme, rest) = address.split_once(':')?;
    let outside = ["http", "https", "ftp", "mailto", "urn"].iter().any(|known| scheme.eq_ignore_ascii_case(known));
    let bare = |text: &str| text.trim_start_matches("//").trim_end_matches('/').to_owned();
    let same = [address, rest].into_iter().any(|shown| bare(shown) == bare(words));
    (outside && !same).then(|| ["<", address, ">"].concat())
}
