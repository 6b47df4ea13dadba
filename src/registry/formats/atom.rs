//! Atom feeds (RFC 4287) of changes.

use super::license;
use urn_registry::escape::escape_xml;

/// A feed entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FeedEntry {
    /// The permanent URL, used as the id.
    pub id: String,
    pub title: String,
    /// The link target.
    pub link: String,
    /// The time in RFC 3339 format.
    pub updated: String,
    pub summary: String,
}

/// What a feed is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FeedMetadata<'a> {
    pub title: &'a str,
    /// The URL of the feed.
    pub address: &'a str,
    /// The URL of the page it belongs to.
    pub page: &'a str,
    /// The URL of the registry.
    pub home: &'a str,
    /// The epoch of the registry. If it changes, entries that were read before may no longer be true.
    pub epoch: &'a str,
}

/// Writes a feed. Items are sorted newest first. The epoch is a category whose scheme is the URL of the changes in the API.
pub fn write(about: FeedMetadata<'_>, items: &[FeedEntry]) -> String {
    let license = license::data_license();
    let updated = items.first().map_or("1970-01-01T00:00:00Z", |item| item.updated.as_str());
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <id>{0}</id>\n  <title>{1}</title>\n  \
         <updated>{updated}</updated>\n  <author><name>URN Namespace Registry</name></author>\n  <link rel=\"self\" type=\"application/atom+xml\" href=\"{0}\"/>\n  \
         <link rel=\"alternate\" type=\"text/html\" href=\"{2}\"/>\n  <link rel=\"license\" href=\"{3}\"/>\n  <rights>{4}</rights>\n  \
         <category scheme=\"{5}/api/v1/changes\" term=\"{6}\"/>\n",
        escape_xml(about.address),
        escape_xml(about.title),
        escape_xml(about.page),
        escape_xml(&license.url),
        escape_xml(&license.name),
        escape_xml(about.home),
        escape_xml(about.epoch)
    );
    for item in items {
        out.push_str(
            &[
                "  <entry>\n    <id>",
                &escape_xml(&item.id),
                "</id>\n    <title>",
                &escape_xml(&item.title),
                "</title>\n    <updated>",
                &item.updated,
                "</updated>\n    <link rel=\"alternate\" href=\"",
                &escape_xml(&item.link),
                "\"/>\n    <summary>",
                &escape_xml(&item.summary),
                "</summary>\n  </entry>\n",
            ]
            .concat(),
        );
    }
    out.push_str("</feed>\n");
    out
}
