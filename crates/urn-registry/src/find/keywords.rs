//! Additional search keywords for namespaces, in English, German and French: words that readers use for the named resources or the
//! organization but that the registration does not contain, and the city of the organization's seat. They are used only for search and
//! never shown as facts.

/// The keywords of a namespace; empty if it has none. Each line of the file has the NID, a tab and the words.
pub(super) fn keywords_of(nid: &str) -> &'static str {
    let mut lines = include_str!("keywords.txt").lines().filter_map(|line| line.split_once('\t'));
    lines.find(|(own, _)| *own == nid).map_or("", |(_, words)| words)
}
