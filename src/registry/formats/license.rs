//! The license of the registry's data, as stated in every format. It is a setting.
//!
//! ```
//! use nidreg::registry::formats::license::License;
//!
//! assert_eq!(License::default().name, "CC0-1.0");
//! let own: License = "Our terms https://registry.example/terms".parse().unwrap();
//! assert_eq!((own.name.as_str(), own.url.as_str()), ("Our terms", "https://registry.example/terms"));
//! ```

use std::str::FromStr;
use std::sync::OnceLock;

/// A license.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct License {
    /// The SPDX identifier or a name.
    pub name: String,
    /// The URL of its text.
    pub url: String,
}

/// Licenses for which the setting needs only the SPDX identifier.
const KNOWN_LICENSES: [(&str, &str); 4] = [
    ("CC0-1.0", "https://creativecommons.org/publicdomain/zero/1.0/"),
    ("CC-BY-4.0", "https://creativecommons.org/licenses/by/4.0/"),
    ("PDDL-1.0", "https://opendatacommons.org/licenses/pddl/1-0/"),
    ("ODC-By-1.0", "https://opendatacommons.org/licenses/by/1-0/"),
];

/// The maximum length of the name and of the URL, in bytes.
const NAME_OR_URL_MAX: usize = 200;

impl Default for License {
    /// CC0 1.0, because the data are facts.
    fn default() -> Self {
        let (name, url) = KNOWN_LICENSES[0];
        Self { name: name.to_owned(), url: url.to_owned() }
    }
}

impl FromStr for License {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if let Some((name, url)) = KNOWN_LICENSES.iter().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(Self { name: (*name).to_owned(), url: (*url).to_owned() });
        }
        let (name, url) = text.rsplit_once(' ').unwrap_or_default();
        // The value is used in a header, in an XML comment and in an attribute.
        let plain = |text: &str| {
            text.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"\\".contains(&byte)) && text.len() <= NAME_OR_URL_MAX
        };
        let fine = url.starts_with("https://")
            && plain(url)
            && !name.trim().is_empty()
            && name.split(' ').all(plain)
            && !text.contains("--");
        if fine {
            Ok(Self { name: name.trim().to_owned(), url: url.to_owned() })
        } else {
            let known: Vec<&str> = KNOWN_LICENSES.iter().map(|(name, _)| *name).collect();
            Err(format!("one of {}, or a name and its https:// address, not {text:?}", known.join(", ")))
        }
    }
}

static LICENSE: OnceLock<License> = OnceLock::new();

/// Sets the license. Call once at startup.
pub fn set_license(license: License) {
    let _ = LICENSE.set(license);
}

/// The license of this registry's data.
pub fn data_license() -> &'static License {
    LICENSE.get_or_init(License::default)
}

/// The value of a Link header for the license (RFC 8288).
pub fn license_link_header() -> String {
    format!("<{}>; rel=\"license\"", data_license().url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn license_requires_a_known_id_or_a_name_with_https_url() {
        assert_eq!("cc-by-4.0".parse::<License>().unwrap().url, "https://creativecommons.org/licenses/by/4.0/");
        for wrong in
            ["", "MIT", "Terms http://x.example", "https://x.example", "A--B https://x.example", "A https://x.example/\"><b>"]
        {
            assert!(wrong.parse::<License>().is_err(), "{wrong}");
        }
    }
}
