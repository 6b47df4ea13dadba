//! Every environment variable, read once. A bad one stops the start with a sentence.

use crate::store::Target;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Where letters go.
#[derive(Clone, PartialEq, Eq)]
pub enum MailRoute {
    /// To an SMTP server, by its URL.
    Smtp(String),
    /// Into a folder, as `.eml` files.
    Files(PathBuf),
}

/// The shape of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogShape {
    /// For a terminal.
    Human,
    /// One JSON object a line.
    Json,
}

/// The settings of one process.
#[derive(Clone)]
pub struct Settings {
    /// `NIDREG_BIND`: where to listen.
    pub bind: SocketAddr,
    /// `NIDREG_PUBLIC_URL`: how the world reaches this registry; without a slash at the end.
    pub public_url: String,
    /// `DATABASE_URL`.
    pub database: Target,
    /// `NIDREG_SMTP_URL` or `NIDREG_MAIL_DIR`.
    pub mail: MailRoute,
    /// `NIDREG_MAIL_FROM`.
    pub mail_from: String,
    /// `NIDREG_REVIEW_LIST`.
    pub review_list: String,
    /// `NIDREG_LOG`.
    pub log: LogShape,
}

/// What `nidreg serve --help` prints about them.
pub const HELP: &str = "\
Settings (environment):
  NIDREG_BIND         where to listen                      [127.0.0.1:8080]
  NIDREG_PUBLIC_URL   how the world reaches this registry  [http://127.0.0.1:8080]
  DATABASE_URL        sqlite:FILE or postgres://…          [sqlite:nidreg.db]
  NIDREG_SMTP_URL     smtp://… or smtps://…; when unset, letters are written as .eml files
  NIDREG_MAIL_DIR     the folder for them                  [mail/]
  NIDREG_MAIL_FROM    sender of letters                    [nidreg@localhost]
  NIDREG_REVIEW_LIST  the public review list               [urn@ietf.example]
  NIDREG_LOG          human or json                        [human]";

impl Settings {
    /// Reads the environment of this process.
    pub fn from_env() -> Result<Self, String> {
        Self::read(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
    }

    /// Reads settings from any source of named values.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Result<Self, String> {
        let bind_text = get("NIDREG_BIND").unwrap_or_else(|| "127.0.0.1:8080".to_owned());
        let bind = bind_text
            .parse()
            .map_err(|_| format!("NIDREG_BIND is an address and a port such as 127.0.0.1:8080, not {bind_text:?}"))?;
        let public_url = get("NIDREG_PUBLIC_URL").unwrap_or_else(|| format!("http://{bind}"));
        let public_url = public_url.trim_end_matches('/').to_owned();
        if !(public_url.starts_with("https://") || public_url.starts_with("http://"))
            || public_url.split("://").nth(1).is_none_or(str::is_empty)
        {
            return Err(format!("NIDREG_PUBLIC_URL starts with https:// or http:// and names a host, not {public_url:?}"));
        }
        let database = get("DATABASE_URL").unwrap_or_else(|| "sqlite:nidreg.db".to_owned()).parse()?;
        let mail = match get("NIDREG_SMTP_URL") {
            Some(url) if url.starts_with("smtp://") || url.starts_with("smtps://") => MailRoute::Smtp(url),
            Some(_) => return Err("NIDREG_SMTP_URL starts with smtp:// or smtps://".to_owned()),
            None => MailRoute::Files(get("NIDREG_MAIL_DIR").map_or_else(|| PathBuf::from("mail"), PathBuf::from)),
        };
        let mail_from = address("NIDREG_MAIL_FROM", get("NIDREG_MAIL_FROM"), "nidreg@localhost")?;
        let review_list = address("NIDREG_REVIEW_LIST", get("NIDREG_REVIEW_LIST"), "urn@ietf.example")?;
        let log = match get("NIDREG_LOG").as_deref() {
            None | Some("human") => LogShape::Human,
            Some("json") => LogShape::Json,
            Some(other) => return Err(format!("NIDREG_LOG is human or json, not {other:?}")),
        };
        Ok(Self { bind, public_url, database, mail, mail_from, review_list, log })
    }

    /// Whether the registry is reached over https, so that cookies and headers may say so.
    pub fn is_https(&self) -> bool {
        self.public_url.starts_with("https://")
    }

    /// The host of the public URL, for Message-IDs.
    pub fn host(&self) -> &str {
        let rest = self.public_url.split("://").nth(1).unwrap_or_default();
        rest.split(['/', ':']).next().unwrap_or_default()
    }
}

fn address(name: &str, value: Option<String>, default: &str) -> Result<String, String> {
    let text = value.unwrap_or_else(|| default.to_owned());
    match text.parse::<lettre::Address>() {
        Ok(_) => Ok(text),
        Err(_) => Err(format!("{name} is a mail address, not {text:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_work_and_mistakes_are_told() {
        let none = Settings::read(|_| None).unwrap();
        assert_eq!(none.public_url, "http://127.0.0.1:8080");
        assert_eq!(none.database, Target::Sqlite("nidreg.db".to_owned()));
        let with = |name: &'static str, value: &'static str| {
            Settings::read(move |asked| (asked == name).then(|| value.to_owned())).err()
        };
        for (name, value) in [
            ("NIDREG_BIND", "here"),
            ("NIDREG_PUBLIC_URL", "ftp://x"),
            ("DATABASE_URL", "mysql://x"),
            ("NIDREG_SMTP_URL", "x"),
            ("NIDREG_MAIL_FROM", "nobody"),
            ("NIDREG_LOG", "loud"),
        ] {
            let message = with(name, value).expect(name);
            assert!(message.contains(name), "{message}");
        }
    }
}
