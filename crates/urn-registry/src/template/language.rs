//! Recognizes English by its most frequent words.

/// Frequent words of English that are rare in the other languages.
const ENGLISH: [&str; 24] = [
    "the", "of", "and", "to", "is", "are", "that", "by", "for", "with", "be", "this", "it", "as", "or", "not", "which", "from",
    "has", "can", "will", "may", "an", "its",
];

/// Frequent words of German, French, Spanish, Italian, Portuguese, Dutch and Swedish.
const OTHER_LANGUAGE_WORDS: [&[&str]; 7] = [
    &[
        "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "von", "werden", "wird", "mit", "den", "des", "zu", "sind",
        "auf", "im",
    ],
    &["le", "la", "les", "des", "et", "est", "une", "du", "pour", "que", "qui", "dans", "sont", "par", "ne", "pas", "sur", "aux"],
    &["el", "la", "los", "las", "de", "y", "es", "una", "que", "por", "para", "con", "del", "se", "no", "son", "su", "al"],
    &["il", "la", "di", "che", "e", "per", "una", "del", "della", "sono", "non", "con", "le", "dei", "gli", "nel", "si", "da"],
    &["o", "os", "as", "de", "e", "que", "uma", "para", "com", "do", "da", "em", "por", "se", "dos", "das", "ao", "pelo"],
    &[
        "de", "het", "een", "en", "van", "is", "zijn", "niet", "wordt", "worden", "voor", "met", "op", "te", "dat", "die", "aan",
        "bij",
    ],
    &[
        "och", "att", "det", "som", "en", "av", "inte", "den", "med", "till", "ett", "kan", "har", "om", "vid", "ska", "eller",
        "de",
    ],
];

/// The number of words below which a language is not recognized: such a text counts as English.
const WORDS_MIN: usize = 25;

/// Whether a text is English, or too short to tell.
pub(super) fn is_english(texts: &[&str]) -> bool {
    let mut all = 0;
    let mut english = 0;
    let mut others = [0_usize; OTHER_LANGUAGE_WORDS.len()];
    let mut foreign = 0;
    for word in texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphabetic())).filter(|word| !word.is_empty()) {
        let word = word.to_lowercase();
        all += 1;
        english += usize::from(ENGLISH.contains(&word.as_str()));
        foreign += usize::from(word.chars().all(|c| !c.is_ascii()));
        for (count, list) in others.iter_mut().zip(OTHER_LANGUAGE_WORDS) {
            *count += usize::from(list.contains(&word.as_str()));
        }
    }
    let most = others.into_iter().max().unwrap_or_default();
    all < WORDS_MIN || (english >= most && foreign * 2 < all)
}

#[cfg(test)]
mod tests {
    use super::is_english;

    #[test]
    fn languages_are_distinguished() {
        let english = "Names are assigned in sequence by the office, and a name that was assigned is never given to another lamp. The \
                       register is kept for the public, and each name can be resolved.";
        let german = "Die Namen werden der Reihe nach vom Amt vergeben, und ein Name, der einmal vergeben ist, wird nicht einer anderen \
                      Lampe gegeben. Das Verzeichnis ist für die Allgemeinheit und wird im Netz veröffentlicht.";
        let french = "Les noms sont attribués dans l'ordre par le bureau, et un nom qui est attribué ne sera pas donné à une autre lampe. \
                      Le registre est ouvert et les noms sont publiés dans le réseau par le bureau.";
        let greek = "Τα ονόματα αποδίδονται με τη σειρά από το γραφείο και ένα όνομα που έχει αποδοθεί δεν δίνεται ποτέ σε άλλη λάμπα \
                     και το μητρώο είναι διαθέσιμο στο κοινό από το γραφείο αυτό";
        assert!(is_english(&[english]) && is_english(&["Namen werden vergeben."]) && is_english(&[]));
        for other in [german, french, greek] {
            assert!(!is_english(&[other]), "{other}");
        }
        assert!(is_english(&[english, "Das Amt der Lampen und der Leuchten"]));
    }
}
