//! Atom feeds (RFC 4287) of changes.

use super::license;
use urn_registry::escape::xml;

/// A feed entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The permanent URL, used as the id.
    pub id: String,
    pub title: String,
    /// The link target.
    pub link: String,
    /// The time in RFC 3339 format.
    pub updated: String,
    pub summary: String,
}

/// The place of a feed document among its archives (RFC 5005 §4).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// In an archive: the URL of the current feed.
    pub current: Option<String>,
    /// The URL of the archive with the preceding entries.
    pub previous: Option<String>,
}

/// Writes a feed. `address` is its own URL, `page` that of the page it belongs to. Items are sorted newest first.
pub fn write(title: &str, address: &str, page: &str, items: &[Item]) -> String {
    write_with_archives(title, (address, page), &Place::default(), items)
}

/// Writes a feed that has archives, or one of its archives.
pub fn write_with_archives(title: &str, (address, page): (&str, &str), place: &Place, items: &[Item]) -> String {
    let license = license::current();
    let updated = items.first().map_or("1970-01-01T00:00:00Z", |item| item.updated.as_str());
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <id>{0}</id>\n  <title>{1}</title>\n  \
         <updated>{updated}</updated>\n  <author><name>URN Namespace Registry</name></author>\n  <link rel=\"self\" type=\"application/atom+xml\" href=\"{0}\"/>\n  \
         <link rel=\"alternate\" type=\"text/html\" href=\"{2}\"/>\n  <link rel=\"license\" href=\"{3}\"/>\n  <rights>{4}</rights>\n",
        xml(address),
        xml(title),
        xml(page),
        xml(&license.url),
        xml(&license.name)
    );
    for (relation, link) in [("current", &place.current), ("prev-archive", &place.previous)] {
        if let Some(link) = link {
            out.extend(["  <link rel=\"", relation, "\" type=\"application/atom+xml\" href=\"", &xml(link), "\"/>\n"]);
        }
    }
    if place.current.is_some() {
        out.push_str("  <fh:archive xmlns:fh=\"http://purl.org/syndication/history/1.0\"/>\n");
    }
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
