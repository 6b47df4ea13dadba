//! The browsers of users: their display names, and which of them were used before.

pub(crate) mod queries;

use urn_registry::i18n::Phrase;

/// Names in the order of matching, because most browsers also claim to be others.
const BROWSERS: [(&str, &str); 11] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("curl", "curl"),
    ("Lynx", "Lynx"),
];

const OPERATING_SYSTEMS: [(&str, &str); 9] = [
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "a Mac"),
    ("Macintosh", "a Mac"),
    ("FreeBSD", "FreeBSD"),
    ("Linux", "Linux"),
];

/// The browser and the operating system in a User-Agent header, if known.
fn browser_and_system(user_agent: &str) -> (Option<&'static str>, Option<&'static str>) {
    let find = |list: &[(&str, &'static str)]| list.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, text)| *text);
    (find(&BROWSERS), find(&OPERATING_SYSTEMS))
}

/// A short description of a browser (`User-Agent`, RFC 9110 §10.1.5). Only a hint, because clients may send anything. Sessions and records
/// contain it in English.
pub fn browser_description(user_agent: &str) -> Phrase {
    let (browser, system) = browser_and_system(user_agent);
    let system = system.map(|system| match system {
        "an iPhone" => Phrase::new("browser-iphone"),
        "an iPad" => Phrase::new("browser-ipad"),
        "a Mac" => Phrase::new("browser-mac"),
        other => Phrase::verbatim(other),
    });
    match (browser, system) {
        (Some(browser), Some(system)) => Phrase::new("browser-on").arg("browser", browser).arg("system", system),
        (Some(browser), None) => Phrase::verbatim(browser),
        (None, Some(system)) => Phrase::new("browser-some").arg("system", system),
        (None, None) => Phrase::new("browser-unknown"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn user_agents_are_shown_as_browser_and_system_names() {
        for (user_agent, text) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on an iPhone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36",
                "Chrome on Android",
            ),
            ("curl/8.9.1", "curl"),
            ("", "An unknown browser"),
        ] {
            assert_eq!(browser_description(user_agent), text);
        }
    }
}
