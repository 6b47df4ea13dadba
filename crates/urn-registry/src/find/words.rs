//! Text analysis for documents and queries: word boundaries and normalization.

use rust_stemmers::{Algorithm, Stemmer};
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

static ENGLISH_STEMMER: LazyLock<Stemmer> = LazyLock::new(|| Stemmer::create(Algorithm::English));

/// A word of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The normalized form: lower case, without accents, stemmed.
    pub term: String,
    /// The form in the text.
    pub written: String,
}

/// Words that do not help a search. `urn` and `namespace` are among them because they apply to every document. The second half are stop
/// words in German and French.
const STOP: &str = " a about all an and any are as at be by can code codes do does find for from get give has have how i id ids \
 if in into is it its looking me my name names namespace namespaces need nid not of on one or our register registry search show \
 some that the their them there these this those to uri uris urn urns use used uses using want was we were what when where which \
 who whose why will with you your \
 das dem den der des die ein eine einer eines fur im mit und von wie wo zu zum zur \
 au aux avec ce cette comment dans de du en est et la le les ou par pour que quel quelle qui sur un une ";

/// Whether a word (lower case) is ignored if there are other words.
pub(super) fn is_stop(word: &str) -> bool {
    !word.contains(' ') && STOP.contains(&format!(" {word} "))
}

/// Converts to lower case and removes accents. Letters that are not an accented base letter are transliterated.
///
/// ```
/// use urn_registry::find::words::fold_text;
/// assert_eq!(fold_text("Österreich"), "osterreich");
/// assert_eq!(fold_text("Łódź, Straße"), "lodz, strasse");
/// ```
pub fn fold_text(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let plain = text.nfkd().filter(|c| !is_combining_mark(*c));
    for c in plain.flat_map(char::to_lowercase).filter(|c| !is_combining_mark(*c)) {
        match c {
            'ß' => out.push_str("ss"),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            'ø' => out.push('o'),
            'ł' => out.push('l'),
            'đ' | 'ð' => out.push('d'),
            'þ' => out.push_str("th"),
            'ı' => out.push('i'),
            '\u{2010}'..='\u{2015}' => out.push('-'),
            '’' | '‘' => out.push('\''),
            _ => out.push(c),
        }
    }
    out
}

/// The words of a text in order. Words joined by punctuation yield the whole and its parts; "RFC 8141" yields `rfc8141`.
pub fn words(text: &str) -> Vec<Word> {
    let mut out = Vec::new();
    let mut after_rfc = false;
    for written in text.split(|c: char| c.is_whitespace() || "()[]{}<>\"“”„«»,;?!|".contains(c)) {
        let written = written.trim_matches(|c: char| !c.is_alphanumeric());
        if written.is_empty() {
            continue;
        }
        let chunk = fold_text(singular(written));
        let chunk = chunk.strip_suffix("'s").unwrap_or(&chunk);
        if let Some(number) = rfc_number(chunk, after_rfc) {
            if after_rfc {
                out.pop();
            }
            out.push(Word { term: number, written: written.to_owned() });
            after_rfc = false;
            continue;
        }
        after_rfc = chunk == "rfc";
        let parts: Vec<&str> = chunk.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
        if parts.len() > 1 {
            out.push(Word { term: chunk.to_owned(), written: written.to_owned() });
            // "wi-fi" is also indexed as "wifi".
            out.push(Word { term: parts.concat(), written: written.to_owned() });
        }
        out.extend(parts.into_iter().map(|part| Word { term: normalize_word(part), written: written.to_owned() }));
    }
    out
}

/// Removes the plural ending of "DTDs"; the stemmer only handles words with vowels.
fn singular(written: &str) -> &str {
    let stem = written.strip_suffix('s').unwrap_or(written);
    if stem.len() > 1 && stem.bytes().all(|byte| byte.is_ascii_uppercase()) { stem } else { written }
}

/// "rfc8141", "rfc-8141", or a number after "rfc".
fn rfc_number(chunk: &str, after_rfc: bool) -> Option<String> {
    let number = match chunk.strip_prefix("rfc") {
        Some(rest) => rest.trim_start_matches(['-', '_', '.']),
        None if after_rfc => chunk,
        None => return None,
    };
    let is_number = (1..=5).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| format!("rfc{}", number.trim_start_matches('0')))
}

/// The normalized form of a single word in lower case.
pub fn normalize_word(word: &str) -> String {
    if word.len() <= 3 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return word.to_owned();
    }
    // The stemmer would conflate these with author, universal, policy, general and inform.
    let apart = ["authority", "university", "police", "generation", "informal"].iter();
    let singular = word.strip_suffix("ies").map_or_else(|| word.to_owned(), |stem| format!("{stem}y"));
    if let Some(apart) = apart.copied().find(|apart| *apart == singular || *apart == word) {
        return apart.to_owned();
    }
    ENGLISH_STEMMER.stem(&normalize_spelling(word)).into_owned()
}

/// Maps spelling variants to one form.
fn normalize_spelling(word: &str) -> String {
    match word {
        "defense" => "defence".to_owned(),
        "program" | "programs" => word.replace("program", "programme"),
        "catalog" | "catalogs" => word.replace("catalog", "catalogue"),
        "center" | "centers" => word.replace("center", "centre"),
        _ => {
            let ends = ["ization", "izations", "izing", "ized", "izes", "ize"].iter();
            let british = |end: &&str| {
                let stem = word.strip_suffix(*end).filter(|stem| stem.len() > 3)?;
                Some(format!("{stem}{}", end.replacen('z', "s", 1)))
            };
            ends.clone().find_map(british).unwrap_or_else(|| word.to_owned())
        }
    }
}

/// The initials of a name, without small words: "National Library of Finland" yields `nlf`.
pub(super) fn initials(name: &str) -> String {
    let words = name.split(['(', ',']).next().unwrap_or_default().split_whitespace();
    let words = words.map(fold_text).filter(|word| !matches!(word.as_str(), "of" | "the" | "for" | "and" | "in" | "&"));
    words.filter_map(|word| word.chars().next()).filter(char::is_ascii_alphanumeric).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(text: &str) -> Vec<String> {
        words(text).into_iter().map(|word| word.term).collect()
    }

    #[test]
    fn plural_and_spelling_variants_share_terms() {
        assert_eq!(terms("books"), terms("Book"));
        assert_eq!(terms("libraries"), terms("library"));
        assert_eq!(terms("Organization"), terms("organisation"));
        assert_eq!(terms("OASIS's"), terms("oasis"));
        assert_eq!(terms("DTDs"), terms("DTD"));
        assert_ne!(terms("authorities"), terms("authors"));
        assert_ne!(terms("university"), terms("universal"));
    }

    #[test]
    fn identifiers_are_indexed_whole_and_in_parts() {
        assert_eq!(terms("ISO/IEC"), ["iso/iec", "isoiec", "iso", "iec"]);
        assert_eq!(terms("TR-069"), ["tr-069", "tr069", "tr", "069"]);
        assert_eq!(terms("(RFC 8141)"), ["rfc8141"]);
        assert_eq!(terms("RFC8141 rfc-08141"), ["rfc8141", "rfc8141"]);
        assert_eq!(terms("10.1000"), ["10.1000", "101000", "10", "1000"]);
    }

    #[test]
    fn stop_words_match_whole_words_only() {
        assert!(is_stop("the") && is_stop("urn") && !is_stop("he") && !is_stop("a about"));
        assert_eq!(initials("National Library of Finland"), "nlf");
    }
}
