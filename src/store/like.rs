//! Substring search in a column, with the same semantics on both databases.

use diesel::sql_types::Text;

#[diesel::declare_sql_function]
extern "SQL" {
    /// Converts text to lower case; SQLite converts only ASCII letters.
    fn lower(text: Text) -> Text;
}

/// The escape character of `LIKE` patterns.
pub(crate) const ESCAPE: char = '!';

/// A pattern for `LIKE … ESCAPE '!'` that matches these words anywhere, in lower case, with every character taken literally.
pub(crate) fn like_pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for c in text.trim().to_lowercase().chars() {
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
    fn like_pattern_escapes_wildcards() {
        assert_eq!(like_pattern(" A_b%c! "), "%a!_b!%c!!%");
    }
}
