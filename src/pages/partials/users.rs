//! Names of people and browsers on pages. Emails, records and programs use the English
//! names.

use crate::users::devices;
use jiff::civil::Date;
use urn_registry::i18n::Phrase;

/// A name on a page of experts or operators, with the last day away.
pub(crate) fn with_away(name: &str, until: Option<&Date>) -> String {
    until.map_or_else(|| name.to_owned(), |until| format!("{name}, away until {until}"))
}

/// The name of a browser, from its `User-Agent`.
pub(crate) fn browser_words(user_agent: &str) -> Phrase {
    let (browser, system) = devices::found(user_agent);
    let system = system.map(|system| match system {
        "an iPhone" => Phrase::new("browser-iphone"),
        "an iPad" => Phrase::new("browser-ipad"),
        "a Mac" => Phrase::new("browser-mac"),
        other => Phrase::verbatim(other),
    });
    match (browser, system) {
        (Some(browser), Some(system)) => Phrase::new("browser-on").with("browser", browser).with("system", system),
        (Some(browser), None) => Phrase::verbatim(browser),
        (None, Some(system)) => Phrase::new("browser-some").with("system", system),
        (None, None) => Phrase::new("browser-unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_browser_names_match_emails() {
        for agent in ["Firefox/140.0 (Linux)", "Safari (iPhone)", "Mac OS X", "curl/8.0", "iPad", "?"] {
            assert_eq!(browser_words(agent).to_string(), devices::in_words(agent));
        }
    }
}
