//! Sources of settings: the environment, the files named by `…_FILE` variables, and one configuration file.
//!
//! `NIDREG_SMTP_URL_FILE=/run/credentials/…` reads a value from a file, so that a secret does not appear in an environment that other
//! programs on the machine can see. `NIDREG_CONF=/etc/nidreg/nidreg.conf` names a file of `NAME=value` lines. The environment takes
//! precedence over the configuration file.

use std::collections::BTreeMap;
use std::path::Path;
use strsim::osa_distance;

/// The variable that names the configuration file.
pub(super) const CONFIG_FILE_VARIABLE: &str = "NIDREG_CONF";

/// The maximum size of the configuration file and of a value in a file of its own, in bytes. A certificate chain fits.
const FILE_MAX: u64 = 64 * 1024;

/// The prefix of the names of this program's settings, except `DATABASE_URL`.
const PREFIX: &str = "NIDREG_";

/// Variables that are not settings: the location of IANA's files for the demonstration, and variables of the project's tests and scripts.
const NOT_SETTINGS: [&str; 12] = [
    "NIDREG_CORPUS", "NIDREG_BENCH_URL", "NIDREG_BIN", "NIDREG_CLOCK_OFFSET", "NIDREG_EXAMPLES", "NIDREG_FACTS", "NIDREG_FAULT",
    "NIDREG_FULL", "NIDREG_PEER", "NIDREG_REQUIRE_CORPUS", "NIDREG_SCAN_SECONDS", "NIDREG_WRITE_FIXTURES",
];

/// Variables with this prefix configure tests.
const TEST_PREFIX: &str = "NIDREG_TEST_";

/// Whether the program reads this name: a setting, or a setting with `_FILE`.
fn is_setting(names: &[&str], name: &str) -> bool {
    names.contains(&name) || name.strip_suffix("_FILE").is_some_and(|plain| names.contains(&plain) && may_be_in_a_file(plain))
}

/// The setting whose name is most similar, as a question to append to an error message; empty if none is similar.
fn did_you_mean(names: &[&str], name: &str) -> String {
    const EDIT_DISTANCE_MAX: usize = 3;
    let nearest = names.iter().map(|known| (osa_distance(known, name), known)).min();
    match nearest {
        Some((distance, known)) if distance <= EDIT_DISTANCE_MAX => format!(" (did you mean {known}?)"),
        _ => String::new(),
    }
}

/// Rejects environment variables that look like settings but are not, because a misspelled one would otherwise be ignored silently.
///
/// # Errors
/// A sentence that names the first such variable and, if there is one, the setting with a similar name.
pub(super) fn reject_unknown(names: &[&str], environment: impl Iterator<Item = String>) -> Result<(), String> {
    let is_known = |name: &str| {
        name == CONFIG_FILE_VARIABLE || is_setting(names, name) || NOT_SETTINGS.contains(&name) || name.starts_with(TEST_PREFIX)
    };
    let mut unknown: Vec<String> = environment.filter(|name| name.starts_with(PREFIX) && !is_known(name)).collect();
    unknown.sort();
    match unknown.first() {
        None => Ok(()),
        Some(name) => Err(format!(
            "the environment variable {name} is not a setting{}; nidreg serve --help lists them",
            did_you_mean(names, name)
        )),
    }
}

/// Looks up the value of each name. `env` returns the value of an environment variable; an empty value counts as unset.
pub(super) fn read_values(
    names: &'static [&'static str],
    env: impl Fn(&str) -> Option<String>,
) -> Result<BTreeMap<&'static str, String>, String> {
    let conf = match env(CONFIG_FILE_VARIABLE) {
        Some(path) => {
            let text = contents(CONFIG_FILE_VARIABLE, Path::new(&path))?;
            parse_settings_file(names, &text).map_err(|reason| format!("{path} (named by {CONFIG_FILE_VARIABLE}): {reason}"))?
        }
        None => BTreeMap::new(),
    };
    let mut found = BTreeMap::new();
    for &name in names {
        let value = match value_or_file(name, &env)? {
            None => value_or_file(name, |asked| conf.get(asked).cloned())?,
            value => value,
        };
        if let Some(value) = value {
            found.insert(name, value);
        }
    }
    Ok(found)
}

/// Whether the value can be read from a file. Settings that already name a file cannot.
fn may_be_in_a_file(name: &str) -> bool {
    !name.ends_with("_FILE")
}

fn value_or_file(name: &str, get: impl Fn(&str) -> Option<String>) -> Result<Option<String>, String> {
    let in_file = format!("{name}_FILE");
    match (get(name), get(&in_file).filter(|_| may_be_in_a_file(name))) {
        (Some(_), Some(_)) => Err(format!("{name} and {in_file} are both set; remove one of them")),
        (Some(value), None) => Ok(Some(value)),
        (None, Some(path)) => {
            let text = contents(&in_file, Path::new(&path))?;
            // Editors end a file with a line break; no setting ends with one.
            Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()).filter(|value| !value.is_empty()))
        }
        (None, None) => Ok(None),
    }
}

fn contents(name: &str, path: &Path) -> Result<String, String> {
    use std::io::Read as _;
    let trouble = |error: std::io::Error| format!("{name}: {} cannot be read: {error}", path.display());
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(trouble)?;
    file.take(FILE_MAX + 1).read_to_string(&mut text).map_err(trouble)?;
    if text.len() as u64 > FILE_MAX {
        return Err(format!("{name}: {} is longer than {FILE_MAX} bytes", path.display()));
    }
    Ok(text)
}

/// Parses `NAME=value` lines. Unknown names are rejected, because a misspelled one would otherwise be ignored silently.
fn parse_settings_file(names: &[&str], text: &str) -> Result<BTreeMap<String, String>, String> {
    let mut found = BTreeMap::new();
    for (number, line) in text.lines().enumerate().map(|(index, line)| (index + 1, line.trim())) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Some((name, value)) = line.split_once('=') else {
            return Err(format!("line {number} is not NAME=value"));
        };
        let (name, value) = (name.trim(), unquoted(value.trim()));
        if !is_setting(names, name) {
            return Err(format!("line {number}: unknown setting {name:?}{}", did_you_mean(names, name)));
        }
        if !value.is_empty() && found.insert(name.to_owned(), value.to_owned()).is_some() {
            return Err(format!("line {number} sets {name} again"));
        }
    }
    Ok(found)
}

fn unquoted(value: &str) -> &str {
    let within = |mark: char| value.strip_prefix(mark).and_then(|rest| rest.strip_suffix(mark));
    within('"').or_else(|| within('\'')).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["A", "KEY_FILE"];

    fn with(conf: &str, env: &[(&str, &str)]) -> Result<BTreeMap<&'static str, String>, String> {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("conf");
        std::fs::write(&path, conf).unwrap();
        std::fs::write(dir.path().join("secret"), "from its own file\n").unwrap();
        let here = dir.path().to_string_lossy().into_owned();
        read_values(NAMES, |name| {
            let path = path.to_string_lossy().into_owned();
            if name == CONFIG_FILE_VARIABLE {
                return Some(path);
            }
            env.iter().find(|(known, _)| *known == name).map(|(_, value)| value.replace("HERE", &here))
        })
    }

    #[test]
    fn environment_overrides_the_settings_file() {
        let conf = "# a word\n\n A = \"of the file\" \nKEY_FILE=/k\n";
        assert_eq!(with(conf, &[]).unwrap(), BTreeMap::from([("A", "of the file".to_owned()), ("KEY_FILE", "/k".to_owned())]));
        assert_eq!(with(conf, &[("A", "of the environment")]).unwrap()["A"], "of the environment");
        assert_eq!(with(conf, &[("A_FILE", "HERE/secret")]).unwrap()["A"], "from its own file");
        assert!(with("A=\n", &[]).unwrap().is_empty());
    }

    #[test]
    fn unknown_variables_are_rejected_with_the_similar_setting() {
        let names = &["NIDREG_BIND", "NIDREG_PUBLIC_URL", "NIDREG_KEY_FILE"][..];
        let check = |name: &str| reject_unknown(names, [name.to_owned(), "PATH".to_owned()].into_iter());
        for known in ["NIDREG_BIND", "NIDREG_BIND_FILE", "NIDREG_CONF", "NIDREG_CORPUS", "NIDREG_TEST_DIR", "nidreg_bind", "HOME"]
        {
            assert_eq!(check(known), Ok(()), "{known}");
        }
        for (unknown, similar) in [
            ("NIDREG_BIN_", "NIDREG_BIND"),
            ("NIDREG_PUBLIC_URI", "NIDREG_PUBLIC_URL"),
            ("NIDREG_KEY_FILE_FILE", ""),
            ("NIDREG_X", ""),
        ] {
            let message = check(unknown).unwrap_err();
            assert!(message.contains(unknown), "{message}");
            assert_eq!(message.contains("did you mean"), !similar.is_empty(), "{message}");
            assert!(message.contains(similar), "{message}");
        }
    }

    #[test]
    fn invalid_or_conflicting_settings_are_rejected_with_a_reason() {
        for (conf, env, text) in [
            ("A=1\nB=2\n", &[][..], "line 2: unknown setting \"B\""),
            ("KEY_FILE_FILE=x\n", &[], "line 1: unknown setting"),
            ("A\n", &[], "line 1 is not NAME=value"),
            ("A=1\nA=2\n", &[], "line 2 sets A again"),
            ("", &[("A", "1"), ("A_FILE", "HERE/secret")], "A and A_FILE are both set"),
            ("", &[("A_FILE", "HERE/nothing")], "cannot be read"),
        ] {
            let message = with(conf, env).unwrap_err();
            assert!(message.contains(text), "{message}");
        }
        assert!(with(&format!("A={}\n", "x".repeat(70_000)), &[]).unwrap_err().contains("longer than"));
    }
}
