//! Declares the language of English passages on a page in another language. [`Phrase::html`](urn_registry::i18n::Phrase::html) marks them;
//! when the page is complete, each mark in element content becomes a `span` with `lang`. Where elements are not allowed, such as in
//! attributes and in the title, the mark is removed.

use urn_registry::i18n::{ENGLISH_END, ENGLISH_START, Lang};

/// Elements whose content is text only, or not HTML.
const TEXT_ONLY_ELEMENTS: [&str; 6] = ["title", "textarea", "option", "script", "style", "svg"];

/// The context of a character of a page.
#[derive(Clone, Copy)]
enum HtmlContext {
    /// Element content.
    Content,
    /// A tag, and the quotation mark of the attribute value if it is inside one.
    Tag(Option<char>),
    /// The content of an element that cannot contain a `span`.
    TextOnly(&'static str),
}

/// Replaces the marks of a page.
pub(super) fn mark_english_passages(html: String) -> String {
    if !html.contains(ENGLISH_START) {
        return html;
    }
    let mut out = String::with_capacity(html.len() + html.len() / 8);
    let mut place = HtmlContext::Content;
    // The position after the current tag.
    let mut next = HtmlContext::Content;
    for (at, c) in html.char_indices() {
        match (c, place) {
            (ENGLISH_START, HtmlContext::Content) => {
                out.push_str("<span lang=\"");
                out.push_str(Lang::En.tag());
                out.push_str("\">");
            }
            (ENGLISH_END, HtmlContext::Content) => out.push_str("</span>"),
            (ENGLISH_START | ENGLISH_END, _) => {}
            _ => out.push(c),
        }
        let rest = html.get(at..).unwrap_or_default();
        place = match (c, place) {
            ('<', HtmlContext::Content) => {
                next = TEXT_ONLY_ELEMENTS
                    .into_iter()
                    .find(|name| is_start_tag(rest, name))
                    .map_or(HtmlContext::Content, HtmlContext::TextOnly);
                HtmlContext::Tag(None)
            }
            ('<', HtmlContext::TextOnly(name)) if is_end_tag(rest, name) => {
                next = HtmlContext::Content;
                HtmlContext::Tag(None)
            }
            ('>', HtmlContext::Tag(None)) => next,
            ('"' | '\'', HtmlContext::Tag(None)) => HtmlContext::Tag(Some(c)),
            (_, HtmlContext::Tag(Some(quote))) if c == quote => HtmlContext::Tag(None),
            _ => place,
        };
    }
    out
}

/// Whether a text starts with the start tag of an element.
fn is_start_tag(text: &str, name: &str) -> bool {
    let after = text.strip_prefix('<').and_then(|text| text.strip_prefix(name));
    after.is_some_and(|after| after.starts_with(|c: char| c == '>' || c.is_ascii_whitespace()))
}

/// Whether a text starts with the end tag of an element.
fn is_end_tag(text: &str, name: &str) -> bool {
    text.strip_prefix("</").and_then(|text| text.strip_prefix(name)).is_some_and(|after| after.starts_with('>'))
}

#[cfg(test)]
mod tests {
    use super::mark_english_passages;
    use crate::http::filters;
    use crate::http::response::Response;
    use askama::Template;
    use urn_registry::i18n::{Lang, Phrase, with_message_removed};

    fn shown(html: &str) -> String {
        mark_english_passages(html.replace('[', "\u{fdd0}").replace(']', "\u{fdd1}"))
    }

    #[test]
    fn english_passage_in_element_content_has_a_lang_attribute() {
        assert_eq!(shown("<p>Ein [word].</p>"), "<p>Ein <span lang=\"en\">word</span>.</p>");
        assert_eq!(shown("<p>[a <b>word</b>]</p>"), "<p><span lang=\"en\">a <b>word</b></span></p>");
        assert_eq!(shown("<titles>[a]</titles>"), "<titles><span lang=\"en\">a</span></titles>");
        assert_eq!(shown("<p>Wort</p>"), "<p>Wort</p>");
    }

    #[test]
    fn attributes_and_text_only_elements_have_no_markup() {
        assert_eq!(shown("<title>[a]</title><p>[b]</p>"), "<title>a</title><p><span lang=\"en\">b</span></p>");
        assert_eq!(shown("<img alt=\"[a > b]\">[c]"), "<img alt=\"a > b\"><span lang=\"en\">c</span>");
        assert_eq!(shown("<img alt='[it \" is]'>"), "<img alt='it \" is'>");
        assert_eq!(shown("<option value=\"a\" selected>[a]</option>"), "<option value=\"a\" selected>a</option>");
        assert_eq!(
            shown("<svg role=\"img\"><title>[a]</title><text>[b]</text></svg>[c]"),
            "<svg role=\"img\"><title>a</title><text>b</text></svg><span lang=\"en\">c</span>"
        );
        assert_eq!(shown("<script>if (1 < 2) { \"[a]\" }</script>"), "<script>if (1 < 2) { \"a\" }</script>");
    }

    #[derive(Template)]
    #[template(
        ext = "html",
        source = "<title>{{ text|t }}</title><p title=\"{{ text|t }}\">{{ text|t }}</p>\
                  <p>{{ \"page-title\"|t|with(\"title\", text) }}</p>"
    )]
    struct Page {
        text: Phrase,
    }

    #[test]
    fn page_declares_the_language_of_a_message_without_a_translation() {
        let page = |lang| {
            let page = Page { text: Phrase::new("count-namespaces").arg("count", 2) };
            String::from_utf8(Response::html_page(lang, 200, &page).unwrap().body).unwrap()
        };
        let end = " - Verzeichnis der URN-Namensräume</p>";
        let german = "2 Namensräume";
        let translated = format!("<title>{german}</title><p title=\"{german}\">{german}</p><p>{german}{end}");
        assert_eq!(page(Lang::De), translated);
        with_message_removed(Lang::De, "count-namespaces", || {
            let english = "<span lang=\"en\">2 namespaces</span>";
            let fallback = format!("<title>2 namespaces</title><p title=\"2 namespaces\">{english}</p><p>{english}{end}");
            assert_eq!(page(Lang::De), fallback);
            assert!(!page(Lang::En).contains("lang="), "{}", page(Lang::En));
        });
        assert_eq!(page(Lang::De), translated);
    }
}
