//! All settings, read once at startup from the sources in `settings/sources.rs`. An invalid value stops startup with an error message.

mod bind;
mod limits;
mod names;
mod proxies;
mod sources;

pub use bind::{ListenAddress, Listener};
pub use limits::Limits;
pub use names::{HELP, SETTING_NAMES};
pub use proxies::Proxies;

use crate::mail::{LinkKey, MailConfig, MailRoute, ReplyConfig};
use crate::oidc;
use crate::public_log::signing::LogKey;
use crate::registry::formats::identity::RegistryIdentity;
use crate::registry::formats::license::License;
use crate::requests::holidays::Holidays;
use crate::requests::periods::Periods;
use crate::store::DatabaseTarget;
use crate::users::keys::{self, Keys};
use crate::users::passwords;
use crate::users::secrets::{HashCosts, set_costs};
use std::path::PathBuf;

/// The format of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogShape {
    /// Text for a terminal.
    Human,
    /// One JSON object per line.
    Json,
}

/// The settings of one process.
#[derive(Clone)]
pub struct Settings {
    /// `NIDREG_BIND`: the listen address.
    pub bind: ListenAddress,
    /// `NIDREG_PUBLIC_URL`: the public base URL of this registry, without a trailing slash.
    pub public_url: String,
    /// `DATABASE_URL`: the database.
    pub database: DatabaseTarget,
    /// `NIDREG_SMTP_URL` or `NIDREG_MAIL_DIR`: how email is sent.
    pub mail: MailRoute,
    /// `NIDREG_MAIL_FROM`: the sender address of emails.
    pub mail_from: String,
    /// `NIDREG_REVIEW_LIST`: the address of the public review mailing list.
    pub review_list: String,
    /// `NIDREG_FORMER_REVIEW_LIST`: the address of a former review mailing list.
    pub former_review_list: Option<String>,
    /// `NIDREG_MAIL_REPLY`: the address that receives replies. If unset, replies go to the sender address.
    pub mail_reply: Option<String>,
    /// `NIDREG_MAIL_AUTH_HOST`: the mail server whose `Authentication-Results` headers are trusted.
    pub mail_auth_host: Option<String>,
    /// `NIDREG_MAIL_HOLD`: minutes before a reply by email is published.
    pub mail_hold: i64,
    /// `NIDREG_MAIL_KEEP`: days for which incoming messages are stored unmodified.
    pub mail_retention_days: i64,
    /// `NIDREG_MAIL_THIRD_PARTY_MAX`: the maximum number of emails per day to one address that are caused by third parties.
    pub mail_third_party_max: i64,
    /// `NIDREG_KEY_FILE`: the key that signs reply addresses. Created at the first start if incoming email is configured.
    pub key_file: PathBuf,
    /// `NIDREG_LOG_KEY_FILE`: the key that signs the checkpoints of the public log. If unset, none is signed.
    pub log_key_file: Option<PathBuf>,
    /// `NIDREG_PERIODS`: the periods of the procedures.
    pub periods: Periods,
    /// `NIDREG_PUBLISH`: whether publication requires two operators.
    pub publish_takes_two: bool,
    /// `NIDREG_HOLIDAYS`: days besides weekends on which operators do not work.
    pub holidays: Holidays,
    /// `NIDREG_SECOND_FACTOR`: whether accounts with a registry role need a second factor. If unset, they do, except in the demonstration.
    pub second_factor: Option<bool>,
    /// `NIDREG_TRUSTED_PROXIES`: the proxies whose client address headers are trusted.
    pub proxies: Proxies,
    /// `NIDREG_LIMITS`: rate limits per client, and limits of submissions per account and day; `None` if they are off.
    pub limits: Option<Limits>,
    /// `NIDREG_ARGON2`: the cost parameters of password hashes.
    pub argon2: HashCosts,
    /// `NIDREG_REFUSED_PASSWORDS_FILE`: a file of passwords that are not accepted, one per line.
    pub refused_passwords: Option<PathBuf>,
    /// `NIDREG_SECURITY_CONTACT`: where to report vulnerabilities. If unset, the sender address of emails.
    pub security_contact: Option<String>,
    /// `NIDREG_PRIVACY_CONTACT`: the contact for questions about personal data. If unset, the sender address of emails.
    pub privacy_contact: Option<String>,
    /// `NIDREG_CONTROLLER`: the data controller that runs this registry, on one line.
    pub controller: Option<String>,
    /// `NIDREG_METRICS`: who may read `/metrics`.
    pub metrics_audience: MetricsAudience,
    /// `NIDREG_MIGRATE`: whether database migrations run at startup.
    pub migrate: bool,
    /// `NIDREG_OIDC_…`: the provider for external sign-in.
    pub provider: Option<oidc::Config>,
    /// `NIDREG_LOG`: the format of the log.
    pub log: LogShape,
    /// `NIDREG_TITLE`, `NIDREG_NOTE`, `NIDREG_EXPERTS`, `NIDREG_CHANGE_CONTROLLER`: how the list and its files name this registry.
    pub identity: RegistryIdentity,
    /// `NIDREG_DATA_LICENSE`: the license of the data.
    pub data_license: License,
}

/// Settings whose values may contain passwords.
const SECRET_SETTINGS: [&str; 3] = ["DATABASE_URL", "NIDREG_SMTP_URL", "NIDREG_OIDC_CLIENT_SECRET"];

fn read_environment() -> Result<std::collections::BTreeMap<&'static str, String>, String> {
    sources::reject_unknown(SETTING_NAMES, std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned()))?;
    sources::read_values(SETTING_NAMES, |name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// Who may read `/metrics`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MetricsAudience {
    /// Anyone.
    Everybody,
    /// Programs on this machine that do not connect through a proxy.
    Loopback,
    /// No one; `/metrics` is disabled.
    Nobody,
}

/// Reads the periods of the procedures and the holidays.
fn parse_periods_and_holidays(periods: Option<String>, holidays: Option<String>) -> Result<(Periods, Holidays), String> {
    let periods = Periods::parse(&periods.unwrap_or_default())
        .map_err(|reason| format!("NIDREG_PERIODS must contain days, such as discussion=21 lapse=60: {reason}"))?;
    let holidays = Holidays::parse(&holidays.unwrap_or_default())
        .map_err(|reason| format!("NIDREG_HOLIDAYS must contain dates, such as 12-25 2026-04-03: {reason}"))?;
    Ok((periods, holidays))
}

fn on_or_off(name: &str, text: Option<&str>) -> Result<Option<bool>, String> {
    match text {
        None => Ok(None),
        Some("on") => Ok(Some(true)),
        Some("off") => Ok(Some(false)),
        Some(other) => Err(format!("{name} must be on or off, not {other:?}")),
    }
}

fn parse_takes_two(text: Option<&str>) -> Result<bool, String> {
    match text {
        None | Some("one") => Ok(false),
        Some("two") => Ok(true),
        Some(other) => Err(format!("NIDREG_PUBLISH must be one or two, not {other:?}")),
    }
}

impl MetricsAudience {
    fn read(text: Option<&str>) -> Result<Self, String> {
        match text {
            None | Some("loopback") => Ok(Self::Loopback),
            Some("public") => Ok(Self::Everybody),
            Some("off") => Ok(Self::Nobody),
            Some(other) => Err(format!("NIDREG_METRICS must be public, loopback or off, not {other:?}")),
        }
    }
}

impl Settings {
    /// Reads the settings from the environment of this process and the files it names.
    ///
    /// # Errors
    /// A sentence that names the setting: an invalid value, a file that cannot be read, or an unknown name beginning with `NIDREG_`.
    pub fn from_env() -> Result<Self, String> {
        let found = read_environment()?;
        Self::read(|name| found.get(name).cloned())
    }

    /// Reads the settings like [`Settings::from_env`], and returns the names and values of those that are set. Instead of a value that
    /// may contain a password, it returns "(not shown)".
    pub fn check_and_list() -> Result<Vec<(&'static str, String)>, String> {
        let found = read_environment()?;
        Self::read(|name| found.get(name).cloned())?;
        let shown = |(name, value)| (name, if SECRET_SETTINGS.contains(&name) { "(not shown)".to_owned() } else { value });
        Ok(found.into_iter().map(shown).collect())
    }

    /// Reads the settings from any source of named values.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Result<Self, String> {
        let bind: ListenAddress = get("NIDREG_BIND").unwrap_or_else(|| "127.0.0.1:8080".to_owned()).parse()?;
        let public_url = public_url(&get, &bind)?;
        let database = get("DATABASE_URL").unwrap_or_else(|| "sqlite:nidreg.db".to_owned()).parse()?;
        let mail = match get("NIDREG_SMTP_URL") {
            Some(url) if url.starts_with("smtp://") || url.starts_with("smtps://") => MailRoute::Smtp(url),
            Some(_) => return Err("NIDREG_SMTP_URL must start with smtp:// or smtps://".to_owned()),
            None => MailRoute::Files(get("NIDREG_MAIL_DIR").map_or_else(|| PathBuf::from("mail"), PathBuf::from)),
        };
        let mail_from = email_address("NIDREG_MAIL_FROM", get("NIDREG_MAIL_FROM"), "nidreg@localhost")?;
        let review_list = email_address("NIDREG_REVIEW_LIST", get("NIDREG_REVIEW_LIST"), "urn@ietf.example")?;
        let mail_reply = match get("NIDREG_MAIL_REPLY") {
            Some(text) => {
                let text = email_address("NIDREG_MAIL_REPLY", Some(text), "")?;
                // The email's key and its signature follow a plus sign. They take 53 of the 64 characters of a local part (RFC 5321
                // §4.5.3.1.1).
                if text.split('@').next().is_none_or(|local| local.len() > 11 || local.contains('+')) {
                    return Err(format!(
                        "NIDREG_MAIL_REPLY must have at most 11 characters before the @, and no +, not {text:?}"
                    ));
                }
                Some(text)
            }
            None => None,
        };
        let [mail_hold, mail_retention_days, mail_third_party_max] = mail_numbers(&get)?;
        let key_file = get("NIDREG_KEY_FILE").map_or_else(|| PathBuf::from("nidreg.key"), PathBuf::from);
        let (periods, holidays) = parse_periods_and_holidays(get("NIDREG_PERIODS"), get("NIDREG_HOLIDAYS"))?;
        let proxies = get("NIDREG_TRUSTED_PROXIES").unwrap_or_default().parse()?;
        let limits = Limits::read(&get("NIDREG_LIMITS").unwrap_or_default())?;
        let argon2 = HashCosts::read(&get("NIDREG_ARGON2").unwrap_or_default())
            .map_err(|reason| format!("NIDREG_ARGON2 must be like m=19456 t=2 p=1: {reason}"))?;
        let refused_passwords = get("NIDREG_REFUSED_PASSWORDS_FILE").map(PathBuf::from);
        let log = match get("NIDREG_LOG").as_deref() {
            None | Some("human") => LogShape::Human,
            Some("json") => LogShape::Json,
            Some(other) => return Err(format!("NIDREG_LOG must be human or json, not {other:?}")),
        };
        let data_license = license(get("NIDREG_DATA_LICENSE"))?;
        Ok(Self {
            bind,
            public_url,
            database,
            mail,
            mail_from,
            review_list,
            former_review_list: optional_address("NIDREG_FORMER_REVIEW_LIST", get("NIDREG_FORMER_REVIEW_LIST"))?,
            mail_reply,
            mail_auth_host: one_line("NIDREG_MAIL_AUTH_HOST", get("NIDREG_MAIL_AUTH_HOST"))?,
            mail_hold,
            mail_retention_days,
            mail_third_party_max,
            key_file,
            log_key_file: get("NIDREG_LOG_KEY_FILE").map(PathBuf::from),
            periods,
            holidays,
            publish_takes_two: parse_takes_two(get("NIDREG_PUBLISH").as_deref())?,
            second_factor: on_or_off("NIDREG_SECOND_FACTOR", get("NIDREG_SECOND_FACTOR").as_deref())?,
            proxies,
            limits,
            argon2,
            refused_passwords,
            security_contact: optional_address("NIDREG_SECURITY_CONTACT", get("NIDREG_SECURITY_CONTACT"))?,
            privacy_contact: optional_address("NIDREG_PRIVACY_CONTACT", get("NIDREG_PRIVACY_CONTACT"))?,
            controller: one_line("NIDREG_CONTROLLER", get("NIDREG_CONTROLLER"))?,
            metrics_audience: MetricsAudience::read(get("NIDREG_METRICS").as_deref())?,
            migrate: on_or_off("NIDREG_MIGRATE", get("NIDREG_MIGRATE").as_deref())?.unwrap_or(true),
            provider: oidc::Config::from_settings(&get)?,
            log,
            identity: RegistryIdentity {
                title: one_line("NIDREG_TITLE", get("NIDREG_TITLE"))?,
                note: one_line("NIDREG_NOTE", get("NIDREG_NOTE"))?,
                experts: one_line("NIDREG_EXPERTS", get("NIDREG_EXPERTS"))?,
                change_controller: one_line("NIDREG_CHANGE_CONTROLLER", get("NIDREG_CHANGE_CONTROLLER"))?,
            },
            data_license,
        })
    }

    /// Whether the public URL uses https, which decides the `Secure` attribute of cookies and some headers.
    pub fn is_https(&self) -> bool {
        self.public_url.starts_with("https://")
    }

    /// Sets the cost of password hashes and the list of refused passwords. Call once at startup.
    pub fn apply_password_settings(&self) -> Result<(), String> {
        set_costs(self.argon2);
        if let Some(path) = &self.refused_passwords {
            let list = std::fs::read_to_string(path)
                .map_err(|error| format!("NIDREG_REFUSED_PASSWORDS_FILE {} cannot be read: {error}", path.display()))?;
            passwords::set_refused(&list);
        }
        Ok(())
    }

    /// Reads the signing key, or creates the key file if it does not exist.
    pub fn read_key(&self) -> Result<Keys, String> {
        if !self.key_file.exists() {
            return Err(format!(
                "NIDREG_KEY_FILE {} is missing; nidreg serve creates it at the first start",
                self.key_file.display()
            ));
        }
        self.read_or_create_key()
    }

    /// The keys of the registry, for commands that sign nothing; without one, a key that is not stored.
    pub fn read_or_temporary_key(&self) -> Result<Keys, String> {
        if self.key_file.exists() { self.read_or_create_key() } else { Ok(Keys::from(crate::ids::random::<32>())) }
    }

    /// The keys of the registry; without one, a key is created.
    pub fn read_or_create_key(&self) -> Result<Keys, String> {
        keys::from_file(&self.key_file)
            .map_err(|error| format!("NIDREG_KEY_FILE {} cannot be used: {error}", self.key_file.display()))
    }

    /// The file beside the key with the numbers that a server saw in the database.
    pub fn marks_file(&self) -> PathBuf {
        let mut name = self.key_file.as_os_str().to_owned();
        name.push(".numbers");
        PathBuf::from(name)
    }

    /// Reads the key of the public log, if one is set up.
    pub fn read_log_key(&self) -> Result<Option<LogKey>, String> {
        let key = self.log_key_file.as_deref().map(LogKey::read).transpose();
        key.map_err(|reason| format!("NIDREG_LOG_KEY_FILE {reason}; create it with: nidreg log key create"))
    }

    /// The usual name of the public log: the host and port of the public URL, and `/log`.
    pub fn log_name(&self) -> String {
        format!("{}/log", self.public_url.split("://").nth(1).unwrap_or_default())
    }

    /// The settings for sending email. With a reply address the key must exist.
    pub fn mail_config(&self) -> Result<MailConfig, String> {
        let reply = match &self.mail_reply {
            Some(address) => {
                let (local, domain) = address.rsplit_once('@').unwrap_or_default();
                Some(ReplyConfig {
                    local: local.to_owned(),
                    domain: domain.to_owned(),
                    key: self.read_key()?,
                    hold_minutes: self.mail_hold,
                    keep_days: self.mail_retention_days,
                    auth_host: self.mail_auth_host.clone(),
                })
            }
            None => None,
        };
        Ok(MailConfig {
            from: self.mail_from.clone(),
            host: self.host().to_owned(),
            public_url: self.public_url.clone(),
            review_list: self.review_list.clone(),
            former_review_list: self.former_review_list.clone(),
            reply,
            // Read-only commands do not create the key file.
            links: if self.key_file.exists() { Some(LinkKey(self.read_key()?)) } else { None },
        })
    }

    /// The host name in the public URL, used in Message-IDs.
    pub fn host(&self) -> &str {
        let rest = self.public_url.split("://").nth(1).unwrap_or_default();
        rest.split(['/', ':']).next().unwrap_or_default()
    }
}

/// Reads an optional email address.
fn optional_address(name: &str, value: Option<String>) -> Result<Option<String>, String> {
    value.map(|text| email_address(name, Some(text), "")).transpose()
}

/// Reads text that must fit on one line of a page.
fn one_line(name: &str, value: Option<String>) -> Result<Option<String>, String> {
    const LINE_CHARS_MAX: usize = 300;
    match value {
        Some(text) if text.chars().any(char::is_control) || text.chars().count() > LINE_CHARS_MAX => {
            Err(format!("{name} must be one line of at most {LINE_CHARS_MAX} characters"))
        }
        other => Ok(other),
    }
}

fn email_address(name: &str, value: Option<String>, default: &str) -> Result<String, String> {
    let text = value.unwrap_or_else(|| default.to_owned());
    match text.parse::<lettre::Address>() {
        Ok(_) => Ok(text),
        Err(_) => Err(format!("{name} must be an email address, not {text:?}")),
    }
}

fn license(value: Option<String>) -> Result<License, String> {
    let Some(text) = value else { return Ok(License::default()) };
    text.parse().map_err(|reason| format!("NIDREG_DATA_LICENSE is {reason}"))
}

/// Reads the hold in minutes, the retention in days, and the maximum number of emails per day to one address that are caused by third
/// parties.
fn mail_numbers(get: &impl Fn(&str) -> Option<String>) -> Result<[i64; 3], String> {
    let one = |name, usual, most| number(name, get(name), usual, most);
    Ok([
        one("NIDREG_MAIL_HOLD", 10, ("minutes", 24 * 60))?,
        one("NIDREG_MAIL_KEEP", 90, ("days", 3650))?,
        one("NIDREG_MAIL_THIRD_PARTY_MAX", 5, ("emails", 1000))?,
    ])
}

fn number(name: &str, value: Option<String>, default: i64, (unit, most): (&str, i64)) -> Result<i64, String> {
    let Some(text) = value else { return Ok(default) };
    let read = text.trim().parse().ok().filter(|number| (1..=most).contains(number));
    read.ok_or_else(|| format!("{name} must be a number of {unit} from 1 to {most}, not {text:?}"))
}

/// The public URL without a slash at its end; derived from the address where only that is set.
fn public_url(get: impl Fn(&str) -> Option<String>, bind: &ListenAddress) -> Result<String, String> {
    let url = match (get("NIDREG_PUBLIC_URL"), bind) {
        (Some(url), _) => url,
        (None, ListenAddress::Tcp { .. }) => format!("http://{bind}"),
        (None, ListenAddress::Unix(_)) => {
            return Err("NIDREG_PUBLIC_URL is required when NIDREG_BIND is a socket file, because no URL can be derived from it"
                .to_owned());
        }
    };
    let url = url.trim_end_matches('/').to_owned();
    let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or_default();
    if host.is_empty() {
        return Err(format!("NIDREG_PUBLIC_URL must start with https:// or http:// and contain a host, not {url:?}"));
    }
    if let Some(strange) =
        host.chars().find(|c| c.is_whitespace() || c.is_control() || ['/', '?', '#', '@', '\\', '"'].contains(c))
    {
        return Err(format!(
            "NIDREG_PUBLIC_URL must be a URL without path, query, user, space or comment, such as https://registry.example, not \
             {url:?}: it contains {strange:?} after the host. The registry cannot be served below a path"
        ));
    }
    Ok(url)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_valid_and_error_messages_name_the_setting() {
        let none = Settings::read(|_| None).unwrap();
        assert_eq!(none.public_url, "http://127.0.0.1:8080");
        assert_eq!(none.database, DatabaseTarget::Sqlite("nidreg.db".to_owned()));
        let with = |name: &'static str, value: &'static str| {
            Settings::read(move |asked| (asked == name).then(|| value.to_owned())).err()
        };
        for (name, value) in [
            ("NIDREG_BIND", "here"),
            ("NIDREG_BIND", "unix:/run/x.sock"),
            ("NIDREG_PUBLIC_URL", "ftp://x"),
            ("NIDREG_PUBLIC_URL", "https://registry.example/sub/"),
            ("NIDREG_PUBLIC_URL", "https://registry.example # the public one"),
            ("NIDREG_PUBLIC_URL", "https://registry.example?a=b"),
            ("DATABASE_URL", "mysql://x"),
            ("NIDREG_SMTP_URL", "x"),
            ("NIDREG_MAIL_FROM", "nobody"),
            ("NIDREG_MAIL_REPLY", "far-too-long-a-name@x.example"),
            ("NIDREG_MAIL_HOLD", "0"),
            ("NIDREG_MAIL_KEEP", "for ever"),
            ("NIDREG_MAIL_THIRD_PARTY_MAX", "0"),
            ("NIDREG_PERIODS", "coffee=3"),
            ("NIDREG_PUBLISH", "three"),
            ("NIDREG_HOLIDAYS", "christmas"),
            ("NIDREG_SECOND_FACTOR", "maybe"),
            ("NIDREG_TRUSTED_PROXIES", "everybody"),
            ("NIDREG_LIMITS", "many"),
            ("NIDREG_ARGON2", "m=1"),
            ("NIDREG_SECURITY_CONTACT", "nobody"),
            ("NIDREG_PRIVACY_CONTACT", "nobody"),
            ("NIDREG_CONTROLLER", "A Society\nsomewhere"),
            ("NIDREG_MIGRATE", "later"),
            ("NIDREG_OIDC_ISSUER", "http://id.example"),
            ("NIDREG_OIDC_NAME", "University"),
            ("NIDREG_LOG", "loud"),
            ("NIDREG_DATA_LICENSE", "mine"),
        ] {
            let message = with(name, value).expect(name);
            assert!(message.contains(name), "{message}");
        }
    }
    #[test]
    fn every_setting_is_in_the_name_list_and_in_the_help() {
        let asked = std::cell::RefCell::new(std::collections::BTreeSet::new());
        Settings::read(|name| {
            asked.borrow_mut().insert(name.to_owned());
            None
        })
        .unwrap();
        assert_eq!(asked.into_inner(), SETTING_NAMES.iter().map(|name| (*name).to_owned()).collect());
        for name in SETTING_NAMES {
            assert!(HELP.contains(&format!("  {name} ")), "{name}");
        }
    }
}
