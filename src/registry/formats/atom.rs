//! Atom feeds (RFC 4287) of what changed.

use super::licence;
use crate::escape::xml;

/// One entry of a feed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// Its permanent address.
    pub id: String,
    /// Title.
    pub title: String,
    /// Where it leads.
    pub link: String,
    /// When, as RFC 3339 writes it.
    pub updated: String,
    /// Words.
    pub summary: String,
}

/// A feed; `address` is its own, `page` what it is about. Items come newest first.
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
