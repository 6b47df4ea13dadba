//! Looking for words inside a column, the same on both databases.

use diesel::sql_types::Text;

#[diesel::declare_sql_function]
extern "SQL" {
    /// The text in lower case; SQLite lowers ASCII letters only.
    fn lower(text: Text) -> Text;
}

/// What ends what would otherwise stand for anything.
pub(crate) const ESCAPE: char = '!';

/// A pattern for `LIKE … ESCAPE '!'` that finds these words anywhere, in lower case, every sign of theirs as it stands.
pub(crate) fn containing(words: &str) -> String {
    let mut pattern = String::from("%");
    for c in words.trim().to_lowercase().chars() {
        if matches!(c, '%' | '_' | ESCAPE) {
            pattern.push(ESCAPE);
        }
        pattern.push(c);
    }
    pattern.push('%');
    pattern
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_stands_for_another() {
        assert_eq!(containing(" A_b%c! "), "%a!_b!%c!!%");
    }
}
