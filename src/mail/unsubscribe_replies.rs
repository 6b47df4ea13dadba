//! Detects emails that only ask to unsubscribe, in several languages.

/// Words that ask to unsubscribe.
const UNSUBSCRIBE_WORDS: &[&str] = &[
    "stop",
    "stopp",
    "stoppen",
    "unsubscribe",
    "unsubscribed",
    "unsub",
    "remove",
    "cancel",
    "quit",
    "optout",
    "abmelden",
    "abmeldung",
    "abbestellen",
    "austragen",
    "entfernen",
    "aufh\u{f6}ren",
    "k\u{fc}ndigen",
    "d\u{e9}sabonner",
    "desabonner",
    "d\u{e9}sabonnez",
    "d\u{e9}sinscrire",
    "d\u{e9}sinscrivez",
    "d\u{e9}sinscription",
    "arr\u{ea}tez",
    "arr\u{ea}ter",
    "baja",
    "cancelar",
    "desuscribir",
    "desuscribirme",
    "desinscribir",
    "cancellami",
    "disiscrivi",
    "disiscrivimi",
    "rimuovimi",
    "annulla",
    "basta",
    "afmelden",
    "uitschrijven",
    "cancele",
    "descadastrar",
    "remover",
    "pare",
    "avregistrera",
    "avanm\u{e4}l",
    "avmeld",
    "avmeld",
    "frameld",
    "peruuta",
    "lopeta",
    "wypisz",
    "rezygnuj\u{119}",
    "odhl\u{e1}sit",
    "\u{43e}\u{442}\u{43f}\u{438}\u{441}\u{430}\u{442}\u{44c}\u{441}\u{44f}",
    "\u{43e}\u{442}\u{43f}\u{438}\u{448}\u{438}\u{442}\u{435}",
    "\u{441}\u{442}\u{43e}\u{43f}",
    "退订",
    "退訂",
    "配信停止",
    "停止",
    "수신거부",
];

/// Words that may accompany them; a text with any other word has another meaning.
const ACCOMPANYING_WORDS: &[&str] = &[
    "please",
    "pls",
    "kindly",
    "me",
    "my",
    "from",
    "this",
    "these",
    "the",
    "those",
    "your",
    "all",
    "any",
    "of",
    "off",
    "list",
    "lists",
    "mailing",
    "mail",
    "mails",
    "email",
    "emails",
    "e",
    "letter",
    "letters",
    "message",
    "messages",
    "newsletter",
    "notifications",
    "spam",
    "sending",
    "send",
    "to",
    "it",
    "now",
    "immediately",
    "thanks",
    "thank",
    "you",
    "thx",
    "no",
    "more",
    "writing",
    "take",
    "address",
    "opt",
    "out",
    "i",
    "want",
    "hi",
    "hello",
    "dear",
    "sirs",
    "regards",
    "best",
    "bitte",
    "mich",
    "von",
    "der",
    "dieser",
    "liste",
    "die",
    "diese",
    "keine",
    "weiteren",
    "mehr",
    "danke",
    "aus",
    "dem",
    "verteiler",
    "hallo",
    "vom",
    "newsletters",
    "merci",
    "de",
    "me",
    "moi",
    "cette",
    "la",
    "ces",
    "s",
    "il",
    "vous",
    "pla\u{ee}t",
    "veuillez",
    "svp",
    "mes",
    "envoyer",
    "bonjour",
    "des",
    "por",
    "favor",
    "gracias",
    "darme",
    "quiero",
    "correos",
    "lista",
    "per",
    "favore",
    "grazie",
    "dalla",
    "questa",
    "obrigado",
    "obrigada",
    "e-mails",
    "alstublieft",
    "mij",
    "deze",
    "lijst",
    "tack",
    "mig",
    "fr\u{e5}n",
    "listan",
    "prosz\u{119}",
    "mnie",
    "z",
    "listy",
    "kiitos",
    "\u{43c}\u{435}\u{43d}\u{44f}",
    "\u{441}\u{43f}\u{430}\u{441}\u{438}\u{431}\u{43e}",
];

/// Whether a text only asks to unsubscribe.
pub fn is_unsubscribe_request(body: &str) -> bool {
    let said: String =
        body.chars().map(|c| if c.is_alphanumeric() { c.to_lowercase().next().unwrap_or(c) } else { ' ' }).collect();
    let text: Vec<&str> = said.split_whitespace().collect();
    // Phrases that ask to unsubscribe but contain no word of `UNSUBSCRIBE_WORDS`.
    let phrase = ["take me off", "no more", "keine weiteren", "keine mails mehr", "ne plus recevoir", "no quiero"];
    let said = text.join(" ");
    // Some languages have no spaces between words.
    let dense = said.chars().count() <= 24
        && ["退订", "退訂", "配信停止", "配信を停止", "수신거부", "수신 거부"].iter().any(|stop| said.contains(stop));
    let means = text.iter().any(|word| UNSUBSCRIBE_WORDS.contains(word)) || phrase.iter().any(|phrase| said.contains(phrase));
    dense || means && text.iter().all(|word| UNSUBSCRIBE_WORDS.contains(word) || ACCOMPANYING_WORDS.contains(word))
}

/// Whether the first line only asks to unsubscribe and little follows: a name, a closing, or a short remark.
pub(crate) fn looks_like_unsubscribe_request(body: &str) -> bool {
    /// The maximum number of words of a name with its title.
    const NAME_WORDS_MAX: usize = 12;
    let mut lines = body.lines().filter(|line| !line.trim().is_empty());
    lines.next().is_some_and(is_unsubscribe_request) && lines.flat_map(str::split_whitespace).count() <= NAME_WORDS_MAX
}

#[cfg(test)]
mod tests {
    use super::{is_unsubscribe_request, looks_like_unsubscribe_request};

    #[test]
    fn only_a_pure_unsubscribe_request_is_recognized() {
        for text in [
            "stop",
            "STOP.",
            "Unsubscribe!",
            "Please remove me from this list, thanks",
            "Please stop sending me these letters.",
            "Take me off the list",
            "No more emails please",
            "Bitte abmelden, danke",
            "D\u{e9}sabonner",
            "Baja por favor",
            "退订",
            "配信停止してください",
            "Отписаться",
        ] {
            assert!(is_unsubscribe_request(text), "{text}");
        }
        assert!(looks_like_unsubscribe_request("Unsubscribe\n\nEdda Lead\nHarbour Office"));
        for text in [
            "Please stop the second rule at 32 characters.",
            "Remove the third sentence.",
            "No more than 12 digits.",
            "",
            "Cancel the reservation of names with a dash.",
            "I stop at rule 3.",
        ] {
            assert!(!is_unsubscribe_request(text) && !looks_like_unsubscribe_request(text), "{text}");
        }
    }
}
