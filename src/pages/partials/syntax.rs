//! The syntax of a namespace in one sentence, derived from its grammar: the length of its names and their characters.

use urn_registry::grammar::{Extent, read};
use urn_registry::i18n::Phrase;
use urn_registry::profile::Profile;

/// "13 characters: digits and -". `None` if a sentence cannot describe the grammar.
pub(super) fn syntax_sentence(profile: &Profile) -> Option<Phrase> {
    let grammar = read(&profile.syntax.abnf).ok()?.grammar;
    let extent = grammar.extent(&profile.syntax.start)?;
    let characters = characters(&extent);
    let phrase = match (extent.least, extent.most) {
        (least, Some(most)) if least == most => Phrase::new("ns-syntax-exact").arg("count", least),
        (least, Some(most)) => Phrase::new("ns-syntax-range").arg("least", least.to_string()).arg("most", most.to_string()),
        (0 | 1, None) => Phrase::new("ns-syntax-any"),
        (least, None) => Phrase::new("ns-syntax-least").arg("least", least.to_string()),
    };
    Some(phrase.arg("characters", Phrase::join_phrases(characters.into_iter(), "listed")))
}

/// The kinds of characters; signs are listed one by one if they are few.
fn characters(extent: &Extent) -> Vec<Phrase> {
    /// The maximum number of listed signs of one kind.
    const SIGNS_LISTED_MAX: usize = 6;
    let all = extent.characters();
    let of = |is: fn(&char) -> bool| -> Vec<char> { all.iter().copied().filter(is).collect() };
    let (digits, upper, lower) = (of(char::is_ascii_digit), of(char::is_ascii_uppercase), of(char::is_ascii_lowercase));
    let signs: Vec<char> = all.iter().copied().filter(|c| !c.is_ascii_alphanumeric() && *c != '%').collect();
    // A letter in both cases is one.
    let letters: Vec<char> =
        all.iter().filter(|c| c.is_ascii_alphabetic()).map(char::to_ascii_uppercase).fold(Vec::new(), |mut all, c| {
            if !all.contains(&c) {
                all.push(c);
            }
            all
        });
    let each = |signs: &[char]| -> Vec<Phrase> {
        signs.iter().map(|sign| Phrase::new("ns-syntax-sign").arg("sign", sign.to_string())).collect()
    };
    let is_hexadecimal = digits.len() == 10 && letters == ['A', 'B', 'C', 'D', 'E', 'F'];
    let mut out = Vec::new();
    match letters.len() {
        _ if is_hexadecimal => out.push(Phrase::new("ns-syntax-hexadecimal")),
        0 => {}
        count if count <= SIGNS_LISTED_MAX => out.extend(each(&letters)),
        _ if upper.is_empty() => out.push(Phrase::new("ns-syntax-lower")),
        _ if lower.is_empty() => out.push(Phrase::new("ns-syntax-upper")),
        _ => out.push(Phrase::new("ns-syntax-letters")),
    }
    match digits.len() {
        _ if is_hexadecimal => {}
        0 => {}
        count if count <= SIGNS_LISTED_MAX => out.extend(each(&digits)),
        _ => out.push(Phrase::new("ns-syntax-digits")),
    }
    match signs.len() {
        0 => {}
        count if count <= SIGNS_LISTED_MAX => out.extend(each(&signs)),
        _ => out.push(Phrase::new("ns-syntax-many-signs")),
    }
    if all.contains(&'%') {
        out.push(Phrase::new("ns-syntax-percent"));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use urn_registry::i18n::Lang;
    use urn_registry::profile::catalogue;

    #[test]
    fn syntax_is_described_in_a_sentence() {
        for (nid, says) in [
            ("uuid", "A name has 36 characters: hexadecimal digits, \u{201c}-\u{201d}."),
            ("oid", "A name has one or more characters: digits, \u{201c}.\u{201d}."),
            ("issn", "A name has 8 to 9 characters: \u{201c}X\u{201d}, digits, \u{201c}-\u{201d}."),
        ] {
            let told = syntax_sentence(catalogue::get(nid).unwrap()).unwrap().text(Lang::En);
            assert!(told.starts_with(says), "{nid}: {told}");
        }
        for told in catalogue::all().filter_map(syntax_sentence).map(|told| told.text(Lang::En)) {
            assert!(!told.contains("\u{201d} \u{201c}"), "signs are separated by commas: {told}");
        }
        let uuid = syntax_sentence(catalogue::get("uuid").unwrap()).unwrap().text(Lang::De);
        assert!(uuid.contains("\u{201e}-\u{201c}"), "{uuid}");
    }
}
