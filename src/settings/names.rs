//! The names of all settings and their help text.

/// The names of all settings. Each `X`, except those that name a file, can also be given as `X_FILE`, the path of a file with the value.
pub const SETTING_NAMES: &[&str] = &[
    "NIDREG_BIND",
    "NIDREG_PUBLIC_URL",
    "DATABASE_URL",
    "NIDREG_SMTP_URL",
    "NIDREG_MAIL_DIR",
    "NIDREG_MAIL_FROM",
    "NIDREG_REVIEW_LIST",
    "NIDREG_FORMER_REVIEW_LIST",
    "NIDREG_MAIL_REPLY",
    "NIDREG_MAIL_AUTH_HOST",
    "NIDREG_MAIL_HOLD",
    "NIDREG_MAIL_KEEP",
    "NIDREG_MAIL_THIRD_PARTY_MAX",
    "NIDREG_KEY_FILE",
    "NIDREG_LOG_KEY_FILE",
    "NIDREG_PERIODS",
    "NIDREG_HOLIDAYS",
    "NIDREG_PUBLISH",
    "NIDREG_SECOND_FACTOR",
    "NIDREG_TRUSTED_PROXIES",
    "NIDREG_LIMITS",
    "NIDREG_ARGON2",
    "NIDREG_REFUSED_PASSWORDS_FILE",
    "NIDREG_SECURITY_CONTACT",
    "NIDREG_PRIVACY_CONTACT",
    "NIDREG_CONTROLLER",
    "NIDREG_METRICS",
    "NIDREG_MIGRATE",
    "NIDREG_OIDC_ISSUER",
    "NIDREG_OIDC_CLIENT_ID",
    "NIDREG_OIDC_CLIENT_SECRET",
    "NIDREG_OIDC_NAME",
    "NIDREG_LOG",
    "NIDREG_DATA_LICENSE",
    "NIDREG_TITLE",
    "NIDREG_NOTE",
    "NIDREG_EXPERTS",
    "NIDREG_CHANGE_CONTROLLER",
];

/// The settings section of `nidreg serve --help`.
pub const HELP: &str = "\
Settings (environment variables; X_FILE names a file with the value of X, NIDREG_CONF a file of X=value lines):
  NIDREG_BIND         address to listen on, or unix:/a/socket  [127.0.0.1:8080]
  NIDREG_PUBLIC_URL   public URL of this registry          [http://127.0.0.1:8080]
  DATABASE_URL        sqlite:FILE or postgres://…          [sqlite:nidreg.db]
  NIDREG_SMTP_URL     smtp://… or smtps://…; if unset, emails are written as .eml files
  NIDREG_MAIL_DIR     directory for these files            [mail/]
  NIDREG_MAIL_FROM    sender of emails                     [nidreg@localhost]
  NIDREG_REVIEW_LIST  public review list                   [urn@ietf.example]
  NIDREG_FORMER_REVIEW_LIST  former address of the list; nidreg mail receive replies once to each
                      sender with the new address
  NIDREG_MAIL_REPLY   address for replies to emails, read by nidreg mail receive; if unset,
                      replies are not processed
  NIDREG_MAIL_AUTH_HOST  mail server whose Authentication-Results are trusted; without it, each
                      reply by email must be confirmed on a page
  NIDREG_MAIL_HOLD    minutes before a reply by email is published                 [10]
  NIDREG_MAIL_KEEP    days for which incoming messages are stored                  [90]
  NIDREG_MAIL_THIRD_PARTY_MAX  emails of one kind a day to one address that other people can
                      trigger; further ones are refused    [5]
  NIDREG_KEY_FILE     key for reply addresses and second factors                   [nidreg.key]
  NIDREG_LOG_KEY_FILE  key that signs the public log, created by nidreg log key create; if unset,
                      the log is not signed
  NIDREG_PERIODS      days, such as discussion=21 lapse=60; names: operator, discussion, answer, position,
                      reminder, inactivity, escalation, body, lapse, notice
  NIDREG_HOLIDAYS     non-working days of the operators besides weekends, such as 12-25 2026-04-03
  NIDREG_PUBLISH      one or two: number of operators required to publish          [one]
  NIDREG_SECOND_FACTOR  on or off: experts, leads, operators and administrators
                      need a second factor                 [on; off with --demo]
  NIDREG_TRUSTED_PROXIES  proxies whose X-Forwarded-For and Forwarded are trusted: addresses,
                      networks, unix for the socket file   [none]
  NIDREG_LIMITS       requests in ten minutes, or off: password and check for each
                      network, act for each account        [password=60 check=1200 act=600]
                      and of each account without a registry role in 24 hours: submission for
                      new requests, contribution for the rest   [submission=10 contribution=200]
  NIDREG_ARGON2       cost of a password hash              [m=19456 t=2 p=1]
  NIDREG_REFUSED_PASSWORDS_FILE  passwords that cannot be chosen, one per line
  NIDREG_SECURITY_CONTACT  email address for security.txt [NIDREG_MAIL_FROM]
  NIDREG_PRIVACY_CONTACT  email address for questions about personal data [NIDREG_MAIL_FROM]
  NIDREG_CONTROLLER   controller of personal data: name and postal address, on one line
  NIDREG_METRICS      access to /metrics: public, loopback (programs on this machine) or off [loopback]
  NIDREG_MIGRATE      on or off: migrate the database at startup; if off, the registry is
                      read-only until nidreg db migrate has run        [on]
  NIDREG_OIDC_ISSUER  external sign-in (OpenID Connect): issuer of the provider, https://…
  NIDREG_OIDC_CLIENT_ID  client ID of this registry at the provider
  NIDREG_OIDC_CLIENT_SECRET  client secret; preferably in a file
  NIDREG_OIDC_NAME    name of the provider on the sign-in button
  NIDREG_LOG          log format: human or json            [human]
  NIDREG_TITLE        title of the list and its files      [the title that IANA uses]
  NIDREG_NOTE         note at the head of the list, on one line
  NIDREG_EXPERTS      experts named in the list and its files
  NIDREG_CHANGE_CONTROLLER  who is responsible for the list; these four settings do not change a mirror
                      that is an unchanged copy of IANA's file
  NIDREG_DATA_LICENSE  license of the data in all formats: CC0-1.0, CC-BY-4.0, PDDL-1.0, ODC-By-1.0,
                      or a name and its https:// URL       [CC0-1.0]";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packaged_configuration_lists_every_setting_and_no_other() {
        let conf = include_str!("../../packaging/nidreg.conf");
        let shown: Vec<&str> = conf
            .lines()
            .filter_map(|line| line.trim_start_matches('#').split_once('='))
            .map(|(name, _)| name)
            .filter(|name| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_'))
            .map(|name| if SETTING_NAMES.contains(&name) { name } else { name.trim_end_matches("_FILE") })
            .filter(|name| *name != "X")
            .collect();
        for name in SETTING_NAMES {
            assert!(shown.contains(name), "{name} is missing in nidreg.conf");
            assert!(HELP.contains(&format!("\n  {name} ")), "{name} is missing in the help");
        }
        for name in shown {
            assert!(SETTING_NAMES.contains(&name), "{name} in nidreg.conf is not a setting");
        }
    }
}
