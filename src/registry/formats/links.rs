//! Links of a resource, as an HTTP header (RFC 8288) and, for the API catalog, as a document (RFC 9264).

use serde_json::{Map, Value, json};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The relation, or several of them separated by spaces.
    pub relation: &'static str,
    /// The target: a URL, or a path of this site.
    pub href: String,
    /// The media type of the target.
    pub kind: Option<&'static str>,
}

impl Link {
    /// A link without a media type.
    pub fn new(relation: &'static str, href: impl Into<String>) -> Self {
        Self { relation, href: href.into(), kind: None }
    }

    /// A link to a resource with a media type.
    pub fn with_media_type(relation: &'static str, href: impl Into<String>, kind: &'static str) -> Self {
        Self { kind: Some(kind), ..Self::new(relation, href) }
    }
}

/// The value of the `Link` header.
pub fn link_header(links: &[Link]) -> String {
    let one = |link: &Link| {
        let kind = link.kind.map(|kind| format!("; type=\"{kind}\"")).unwrap_or_default();
        format!("<{}>; rel=\"{}\"{kind}", link.href, link.relation)
    };
    links.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// The links of one resource as the context object of a linkset, with absolute URLs.
pub fn context(home: &str, anchor: &str, links: &[Link]) -> Value {
    let absolute = |href: &str| if href.starts_with('/') { format!("{home}{href}") } else { href.to_owned() };
    let mut object = Map::from_iter([("anchor".to_owned(), Value::from(absolute(anchor)))]);
    for link in links {
        let target = match link.kind {
            Some(kind) => json!({ "href": absolute(&link.href), "type": kind }),
            None => json!({ "href": absolute(&link.href) }),
        };
        for relation in link.relation.split(' ') {
            if let Value::Array(targets) = object.entry(relation).or_insert_with(|| json!([])) {
                targets.push(target.clone());
            }
        }
    }
    object.into()
}

/// A linkset document of these context objects.
pub fn document(contexts: &[Value]) -> String {
    format!("{:#}\n", json!({ "linkset": contexts }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_written_as_a_header_and_as_a_linkset() {
        let links = [
            Link::new("original timegate", "/a"),
            Link::with_media_type("alternate", "/a.txt", "text/plain"),
            Link::with_media_type("alternate", "https://other.example/a", "text/csv"),
        ];
        assert_eq!(
            link_header(&links),
            "</a>; rel=\"original timegate\", </a.txt>; rel=\"alternate\"; type=\"text/plain\", \
             <https://other.example/a>; rel=\"alternate\"; type=\"text/csv\""
        );
        assert_eq!(
            context("https://r.example", "/a", &links),
            json!({
                "anchor": "https://r.example/a",
                "original": [{ "href": "https://r.example/a" }],
                "timegate": [{ "href": "https://r.example/a" }],
                "alternate": [
                    { "href": "https://r.example/a.txt", "type": "text/plain" },
                    { "href": "https://other.example/a", "type": "text/csv" },
                ],
            })
        );
    }
}
