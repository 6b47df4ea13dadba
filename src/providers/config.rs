//! How a provider is set.

use super::wire::may_be_asked;
use std::fmt;

/// Providers that can be set.
pub const PROVIDERS_MAX: usize = 3;

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

/// The settings of one provider.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// Its number, which stands in addresses: it stays when the others change.
    pub number: String,
    /// What people call it.
    pub name: String,
    /// Its issuer, as it says it itself.
    pub issuer: String,
    /// How it knows this registry.
    pub client_id: String,
    /// By what this registry shows that it is the client.
    pub client_secret: Secret,
    /// Whether an address that it has verified makes an account without an email from here.
    pub trusts_email: bool,
}

impl Config {
    /// Reads the settings whose names begin with `prefix`; `None` when none of them is there.
    ///
    /// # Errors
    /// A sentence that names the setting that is wrong or missing.
    pub fn read(number: &str, prefix: &str, get: &impl Fn(&str) -> Option<String>) -> Result<Option<Self>, String> {
        const PARTS: [&str; 5] = ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "NAME", "TRUST_EMAIL"];
        let [issuer, client_id, client_secret, name, trusts] = PARTS.map(|part| get(&format!("{prefix}_{part}")));
        let values = [&issuer, &client_id, &client_secret, &name, &trusts];
        let Some((given, _)) = PARTS.iter().zip(values).find(|(_, value)| value.is_some()) else { return Ok(None) };
        let needed = |part: &str, value: Option<String>| {
            let value = value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
            value.ok_or_else(|| format!("{prefix}_{part} is needed where {prefix}_{given} is set"))
        };
        let issuer = needed("ISSUER", issuer)?;
        let has_more = issuer.contains(['?', '#']);
        if has_more || may_be_asked(&issuer).is_err() {
            return Err(format!("{prefix}_ISSUER begins with https:// and has neither ? nor #, not {issuer:?}"));
        }
        let name = needed("NAME", name)?;
        if name.chars().count() > 60 || name.chars().any(char::is_control) {
            return Err(format!("{prefix}_NAME is one line of at most 60 characters"));
        }
        let trusts_email = match trusts.as_deref() {
            None | Some("no") => false,
            Some("yes") => true,
            Some(other) => return Err(format!("{prefix}_TRUST_EMAIL is yes or no, not {other:?}")),
        };
        Ok(Some(Self {
            number: number.to_owned(),
            name,
            issuer,
            client_id: needed("CLIENT_ID", client_id)?,
            client_secret: Secret(needed("CLIENT_SECRET", client_secret)?),
            trusts_email,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(values: &[(&str, &str)]) -> Result<Option<Config>, String> {
        let get = |name: &str| values.iter().find(|(own, _)| format!("X_{own}") == name).map(|(_, value)| (*value).to_owned());
        Config::read("1", "X", &get)
    }

    const ALL: [(&str, &str); 4] =
        [("ISSUER", "https://id.example"), ("CLIENT_ID", "us"), ("CLIENT_SECRET", "zebra-secret"), ("NAME", "University")];

    #[test]
    fn all_of_it_is_set_or_none() {
        assert_eq!(with(&[]), Ok(None));
        let whole = with(&ALL).unwrap().unwrap();
        assert!(!whole.trusts_email, "nobody is believed unless the operators say so");
        assert!(!format!("{whole:?}").contains("zebra"), "secrets are not printed");
        for left_out in ALL {
            let some: Vec<_> = ALL.into_iter().filter(|one| *one != left_out).collect();
            assert!(with(&some).unwrap_err().contains(left_out.0));
        }
        for (name, value) in [("ISSUER", "http://id.example"), ("ISSUER", "https://id.example?x"), ("TRUST_EMAIL", "perhaps")] {
            let some: Vec<_> = std::iter::once((name, value)).chain(ALL).collect();
            assert!(with(&some).unwrap_err().contains(name));
        }
    }
}
