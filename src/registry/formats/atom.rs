//! Atom feeds (RFC 4287) of changes.

use super::licence;
use crate::escape::xml;

/// A feed entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The permanent URL, used as the id.
    pub id: String,
    /// The title.
    pub title: String,
    /// The link target.
    pub link: String,
    /// The time in RFC 3339 format.
    pub updated: String,
    /// The summary.
    pub summary: String,
}

/// Writes a feed. `address` is its own URL, `page` that of the page it belongs to. Items are sorted newest first.
pub fn write(title: &str, address: &str, page: &str, items: &[Item]) -> String {
    let licence = licence::current();
    let updated = items.first().map_or("1970-01-01T00:00:00Z", |item| item.updated.as_str());
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <id>{0}</id>\n  <title>{1}</title>\n  \
         <updated>{updated}</updated>\n  <author><name>URN Namespace Registry</name></author>\n  <link rel=\"self\" type=\"application/atom+xml\" href=\"{0}\"/>\n  \
         <link rel=\"alternate\" type=\"text/html\" href=\"{2}\"/>\n  <link rel=\"license\" href=\"{3}\"/>\n  <rights>{4}</rights>\n",
        xml(address),
        xml(title),
        xml(page),
        xml(&licence.url),
        xml(&licence.name)
    );
    for item in items {
        out.push_str(
            &[
                "  <entry>\n    <id>",
                &xml(&item.id),
                "</id>\n    <title>",
                &xml(&item.title),
                "</title>\n    <updated>",
                &item.updated,
                "</updated>\n    <link rel=\"alternate\" href=\"",
                &xml(&item.link),
                "\"/>\n    <summary>",
                &xml(&item.summary),
                "</summary>\n  </entry>\n",
            ]
            .concat(),
        );
    }
    out.push_str("</feed>\n");
    out
}
