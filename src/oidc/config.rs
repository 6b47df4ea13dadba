//! The settings of the external sign-in provider.

use super::wire::check_provider_url;
use std::fmt;

/// A secret that is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The settings of the external sign-in provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The display name, one line of at most 60 characters.
    pub name: String,
    /// The issuer identifier, exactly as in the provider's metadata.
    pub issuer: String,
    /// The client ID of this registry.
    pub client_id: String,
    /// The client secret that authenticates this registry.
    pub client_secret: Secret,
}

impl Config {
    /// Reads the settings; `None` if none of them is set.
    ///
    /// # Errors
    /// A message that names the invalid or missing setting.
    pub fn from_settings(get: &impl Fn(&str) -> Option<String>) -> Result<Option<Self>, String> {
        const NAMES: [&str; 4] = ["NIDREG_OIDC_ISSUER", "NIDREG_OIDC_CLIENT_ID", "NIDREG_OIDC_CLIENT_SECRET", "NIDREG_OIDC_NAME"];
        let values = NAMES.map(get);
        let Some((given, _)) = NAMES.iter().zip(&values).find(|(_, value)| value.is_some()) else { return Ok(None) };
        let needed = |name: &str, value: Option<String>| {
            let value = value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
            value.ok_or_else(|| format!("{name} is needed where {given} is set"))
        };
        let [named_issuer, named_id, named_secret, named_name] = NAMES;
        let [issuer, client_id, client_secret, name] = values;
        let issuer = needed(named_issuer, issuer)?;
        let has_more = issuer.contains(['?', '#']);
        if has_more || check_provider_url(&issuer).is_err() {
            return Err(format!("{named_issuer} begins with https:// and has neither ? nor #, not {issuer:?}"));
        }
        let name = needed(named_name, name)?;
        if name.chars().count() > 60 || name.chars().any(char::is_control) {
            return Err(format!("{named_name} is one line of at most 60 characters"));
        }
        Ok(Some(Self {
            name,
            issuer,
            client_id: needed(named_id, client_id)?,
            client_secret: Secret(needed(named_secret, client_secret)?),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(values: &[(&str, &str)]) -> Result<Option<Config>, String> {
        let is = |own: &str, name: &str| format!("NIDREG_OIDC_{own}") == name;
        Config::from_settings(&|name: &str| values.iter().find(|(own, _)| is(own, name)).map(|(_, value)| (*value).to_owned()))
    }

    const ALL: [(&str, &str); 4] =
        [("ISSUER", "https://id.example"), ("CLIENT_ID", "us"), ("CLIENT_SECRET", "zebra-secret"), ("NAME", "University")];

    #[test]
    fn provider_settings_must_be_complete_or_absent() {
        assert_eq!(with(&[]), Ok(None));
        let whole = with(&ALL).unwrap().unwrap();
        assert!(!format!("{whole:?}").contains("zebra"), "secrets are not printed");
        for left_out in ALL {
            let some: Vec<_> = ALL.into_iter().filter(|one| *one != left_out).collect();
            assert!(with(&some).unwrap_err().contains(left_out.0));
        }
        for (name, value) in [("ISSUER", "http://id.example"), ("ISSUER", "https://id.example?x")] {
            let some: Vec<_> = std::iter::once((name, value)).chain(ALL).collect();
            assert!(with(&some).unwrap_err().contains(name));
        }
    }
}
