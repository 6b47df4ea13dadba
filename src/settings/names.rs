//! The names of all settings, and what the help says of each.

/// The names of all settings. Each `X` but those that name a file may also be given as `X_FILE`, a file that holds the value.
pub const NAMES: &[&str] = &[
    "NIDREG_BIND",
    "NIDREG_PUBLIC_URL",
    "DATABASE_URL",
    "NIDREG_SMTP_URL",
    "NIDREG_MAIL_DIR",
    "NIDREG_MAIL_FROM",
    "NIDREG_REVIEW_LIST",
    "NIDREG_OLD_LIST",
    "NIDREG_MAIL_REPLY",
    "NIDREG_MAIL_HOLD",
    "NIDREG_MAIL_KEEP",
    "NIDREG_MAIL_STRANGERS",
    "NIDREG_KEY_FILE",
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
    "NIDREG_PROBE",
    "NIDREG_OIDC_ISSUER",
    "NIDREG_OIDC_CLIENT_ID",
    "NIDREG_OIDC_CLIENT_SECRET",
    "NIDREG_OIDC_NAME",
    "NIDREG_LOG",
    "NIDREG_DATA_LICENCE",
];

/// What `nidreg serve --help` prints about them.
pub const HELP: &str = "\
Settings (environment; X_FILE names a file that holds the value of X, NIDREG_CONF one of X=value lines):
  NIDREG_BIND         where to listen, or unix:/a/socket   [127.0.0.1:8080]
  NIDREG_PUBLIC_URL   how the world reaches this registry  [http://127.0.0.1:8080]
  DATABASE_URL        sqlite:FILE or postgres://…          [sqlite:nidreg.db]
  NIDREG_SMTP_URL     smtp://… or smtps://…; when unset, letters are written as .eml files
  NIDREG_MAIL_DIR     the folder for them                  [mail/]
  NIDREG_MAIL_FROM    sender of letters                    [nidreg@localhost]
  NIDREG_REVIEW_LIST  the public review list               [urn@ietf.example]
  NIDREG_OLD_LIST     its former address, whose mail nidreg mail receive answers once with the new one
  NIDREG_MAIL_REPLY   takes answers to letters, by nidreg mail receive; unset: nobody reads them
  NIDREG_MAIL_HOLD    minutes that an answer by email waits before it is published [10]
  NIDREG_MAIL_KEEP    days for which messages are kept as they came in             [90]
  NIDREG_MAIL_STRANGERS  emails a day that one address gets because of what strangers do;
                      more wait their turn                 [5]
  NIDREG_KEY_FILE     the key of those addresses and of second factors   [nidreg.key]
  NIDREG_PERIODS      days, as discussion=21 lapse=60; of desk, discussion, answer, position,
                      reminder, silence, escalation, body, lapse, notice, notice_unreachable
  NIDREG_HOLIDAYS     days on which the desk is closed besides weekends, as 12-25 2026-04-03
  NIDREG_PUBLISH      one or two: how many operators it takes to publish           [one]
  NIDREG_SECOND_FACTOR  on or off: experts, leads, operators and administrators
                      need one                             [on; off with --demo]
  NIDREG_TRUSTED_PROXIES  whose X-Forwarded-For and Forwarded are believed: addresses,
                      networks, unix for the socket file   [nobody]
  NIDREG_LIMITS       requests in ten minutes, or off: password and check for each
                      network, act for each account        [password=60 check=1200 act=600]
  NIDREG_ARGON2       what a password hash costs           [m=19456 t=2 p=1]
  NIDREG_REFUSED_PASSWORDS_FILE  passwords nobody may choose, one a line
  NIDREG_SECURITY_CONTACT  an email address for security.txt [NIDREG_MAIL_FROM]
  NIDREG_PRIVACY_CONTACT  an email address for questions about personal data [NIDREG_MAIL_FROM]
  NIDREG_CONTROLLER   who answers for personal data: name and postal address, on one line
  NIDREG_METRICS      who reads /metrics: public, loopback (programs on this machine) or off [loopback]
  NIDREG_MIGRATE      on or off: bring the database up to date at the start; when off it
                      is only shown until nidreg db migrate has run    [on]
  NIDREG_PROBE        on or off: ask once a week whether resolvers and references answer [off]
  NIDREG_OIDC_ISSUER  a provider at which people may sign in (OpenID Connect): its issuer, https://…
  NIDREG_OIDC_CLIENT_ID  how it knows this registry
  NIDREG_OIDC_CLIENT_SECRET  what shows that this registry is the client; better in a file
  NIDREG_OIDC_NAME    what the button says
  NIDREG_LOG          human or json                        [human]
  NIDREG_DATA_LICENCE  of the data, in every form: CC0-1.0, CC-BY-4.0, PDDL-1.0, ODC-By-1.0, or
                      a name and its https:// address      [CC0-1.0]";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_of_the_package_shows_every_setting_and_no_other() {
        let conf = include_str!("../../packaging/nidreg.conf");
        let shown: Vec<&str> = conf
            .lines()
            .filter_map(|line| line.trim_start_matches('#').split_once('='))
            .map(|(name, _)| name)
            .filter(|name| name.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_'))
            .map(|name| if NAMES.contains(&name) { name } else { name.trim_end_matches("_FILE") })
            .filter(|name| *name != "X")
            .collect();
        for name in NAMES {
            assert!(shown.contains(name), "nidreg.conf lacks {name}");
            assert!(HELP.contains(&format!("\n  {name} ")), "the help lacks {name}");
        }
        for name in shown {
            assert!(NAMES.contains(&name), "{name} of nidreg.conf is no setting");
        }
    }
}
