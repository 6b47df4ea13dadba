//! Citations in reasons. RFC numbers are looked up: a nonexistent one does not count as a citation, and for an obsolete one the
//! replacement is shown.
//!
//! The list of RFCs (`rfcs.rs`) is complete up to some number. A number that is not in the list is unknown if it is between that number
//! and the highest one in the list; otherwise it does not exist.

use urn_registry::i18n::Phrase;
use urn_registry::rfcs;

/// An RFC cited in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitedRfc {
    /// Its number.
    pub rfc: u32,
    /// Its entry in the list.
    pub known: RfcStatus,
}

/// The entry of the list for an RFC number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RfcStatus {
    /// Published, with the year if the list has it, and the RFCs that obsoleted it.
    Published {
        year: Option<u16>,
        /// The RFCs that obsoleted it, oldest first.
        obsoleted_by: Vec<u32>,
    },
    /// Newer than the complete part of the list.
    Newer,
    /// It does not exist.
    Never,
}

impl CitedRfc {
    /// A description: "RFC 3406 (2002), obsoleted by RFC 8141".
    pub fn label(&self) -> Phrase {
        let of = |message| Phrase::new(message).arg("rfc", self.rfc.to_string());
        match &self.known {
            RfcStatus::Published { year, obsoleted_by } => {
                let year = year.map_or_else(String::new, |year| format!(" ({year})"));
                let newer = obsoleted_by.iter().map(|by| Phrase::verbatim(format!("RFC {by}")));
                let text = if obsoleted_by.is_empty() {
                    of("decision-rfc")
                } else {
                    of("decision-rfc-obsoleted").arg("by", Phrase::join_phrases(newer, "decision-rfc-and"))
                };
                text.arg("year", year)
            }
            RfcStatus::Newer => of("decision-rfc-newer"),
            RfcStatus::Never => of("decision-rfc-never"),
        }
    }

    /// Its URL.
    pub fn url(&self) -> String {
        format!("https://www.rfc-editor.org/rfc/rfc{}", self.rfc)
    }
}

fn rfc_status(rfc: u32) -> RfcStatus {
    match rfcs::rfc_by_number(rfc) {
        Some(found) => RfcStatus::Published { year: found.year, obsoleted_by: found.obsoleted_by.clone() },
        None if rfc > rfcs::LAST_COMPLETE_RFC && rfc <= rfcs::highest_rfc_number() => RfcStatus::Newer,
        None => RfcStatus::Never,
    }
}

/// The RFCs cited in a text, each once, in order of appearance. Numbers in URLs are ignored.
pub fn cited_rfcs(text: &str) -> Vec<CitedRfc> {
    let mut list: Vec<CitedRfc> = Vec::new();
    for word in text.split_whitespace().scan(false, |after_rfc, word| {
        let bare = word.trim_matches(|c: char| !c.is_ascii_alphanumeric()).to_ascii_lowercase();
        let number = if bare.contains("://") {
            None
        } else if *after_rfc {
            Some(bare.clone())
        } else {
            bare.strip_prefix("rfc").map(|rest| rest.trim_start_matches(['-', ' ', ':']).to_owned())
        };
        *after_rfc = matches!(bare.as_str(), "rfc" | "rfcs");
        Some(number)
    }) {
        let digits: String = word.unwrap_or_default().chars().take_while(char::is_ascii_digit).collect();
        // A number too long for an RFC is still reported as nonexistent.
        let rfc = match digits.as_str() {
            "" => continue,
            digits => digits.parse().unwrap_or(u32::MAX),
        };
        if !list.iter().any(|cited| cited.rfc == rfc) {
            list.push(CitedRfc { rfc, known: rfc_status(rfc) });
        }
    }
    list
}

/// The cited RFC numbers that do not exist.
pub fn nonexistent_rfcs(text: &str) -> Vec<u32> {
    cited_rfcs(text).into_iter().filter(|cited| cited.known == RfcStatus::Never).map(|cited| cited.rfc).collect()
}

/// Whether a text has a citation: an existing RFC, a numbered section, or a URL.
pub fn cites(text: &str) -> bool {
    let lower = text.to_lowercase();
    let numbered = |sign: &str| {
        lower.match_indices(sign).any(|(at, _)| {
            lower.get(at + sign.len()..).is_some_and(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        })
    };
    let address = lower.match_indices("://").any(|(at, _)| {
        lower.get(..at).is_some_and(|before| before.ends_with("http") || before.ends_with("https"))
            && lower.get(at + 3..).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '['))
    });
    address || numbered("section") || numbered("§") || cited_rfcs(text).iter().any(|cited| cited.known != RfcStatus::Never)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reason_must_cite_a_section_a_url_or_a_known_rfc() {
        assert!(cites("It names nothing (RFC 8141, 6.4.1).") && cites("see §3") && cites("Section 5.1 asks for it"));
        assert!(cites("https://www.rfc-editor.org/rfc/rfc9999 says so") && cites("[RFC8126]"));
        assert!(!cites("No.") && !cites("RFC 9999 says so") && !cites("An rfc") && !cites("In this section") && !cites("http"));
    }

    #[test]
    fn cited_rfc_numbers_are_looked_up_in_the_rfc_list() {
        let labels = |text: &str| cited_rfcs(text).iter().map(|cited| cited.label().to_string()).collect::<Vec<_>>();
        assert_eq!(
            labels("As RFC 3406 and [RFC8141] say; RFC 3406 again."),
            ["RFC 3406 (2002), obsoleted by RFC 8141", "RFC 8141 (2017)"]
        );
        assert_eq!(labels("rfc-2141"), ["RFC 2141 (1997), obsoleted by RFC 8141"]);
        assert_eq!(nonexistent_rfcs("RFC 9999, RFC 8, RFC 99999999999999999999 and RFC8141."), [9999, 8, u32::MAX]);
        // Newer than the complete part of the list, so it may exist.
        assert!(nonexistent_rfcs("RFC 9600").is_empty() && cites("RFC 9600"));
        assert!(cited_rfcs("https://www.rfc-editor.org/rfc/rfc9999").is_empty());
        assert!(cited_rfcs("RFC").is_empty() && cited_rfcs("").is_empty() && cited_rfcs("RFC RFC").is_empty());
    }
}
