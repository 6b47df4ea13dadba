//! The emails that a server wrote as files, and the links in them.

use super::{TestDb, awaited};

/// All emails as plain text, newest first.
pub fn emails(db: &TestDb) -> Vec<String> {
    let files = std::fs::read_dir(db.dir.path().join("mail")).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|extension| extension == "eml")).collect();
    files.sort();
    let read = |path| std::fs::read_to_string(path).unwrap().replace("=\r\n", "").replace("=3D", "=");
    files.into_iter().rev().map(read).collect()
}

/// Waits for an email to this address whose subject starts with these words, and returns the newest one.
pub fn newest_email(db: &TestDb, to: &str, subject: &str) -> String {
    let (recipient, line) = (format!("To: {to}"), format!("Subject: {subject}"));
    awaited(&format!("an email to {to} about {subject}"), || {
        emails(db).into_iter().find(|text| text.contains(&recipient) && text.contains(&line))
    })
}

/// Waits for an email to this address with a link to this path, and returns the link in the newest one.
pub fn emailed_link(db: &TestDb, to: &str, path: &str) -> String {
    let recipient = format!("To: {to}");
    let is_wanted = |text: &String| text.contains(&recipient) && text.contains(path);
    link(&awaited(&format!("an email to {to} with a link to {path}"), || emails(db).into_iter().find(is_wanted)), path)
}

/// The link to this path in a text.
pub fn link(text: &str, path: &str) -> String {
    let at = text.find(path).unwrap_or_else(|| panic!("no {path} in {text}"));
    text[at..].split_whitespace().next().unwrap().to_owned()
}
