//! Help pages, and one page for each rule of a finding.

use crate::actions::retention::RETENTION_RULES;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::table::{Cell, Table};
use crate::registry;
use crate::requests::periods::periods;
use askama::Template;
use urn_registry::finding::Rule;
use urn_registry::i18n::Phrase;
use urn_registry::nid::in_use;
use urn_registry::nid::{notes, rules};
use urn_registry::template::checks;

/// All rules that produce findings.
pub fn all_rules() -> Vec<&'static Rule> {
    rules::MANDATORY_RULES
        .into_iter()
        .chain(notes::ALL_ADVISORIES)
        .chain([&in_use::IN_USE_RULE])
        .chain(checks::ALL_TEMPLATE_RULES)
        .collect()
}

#[derive(Template)]
#[template(path = "public/rules.html")]
struct RulesPage {
    shell: Shell,
    groups: Vec<(Phrase, Table)>,
}

/// `GET /rules`
pub fn rules(cx: &RequestContext) -> Result<Response, HttpError> {
    const COLUMNS: &[(&str, &str)] = &[
        ("rules-rule", ""),
        ("word-description", ""),
        ("word-source", "nowrap"),
        ("rules-weight", "nowrap"),
        ("rules-fires", "n"),
    ];
    let registered = cx.read(|conn| Ok(registry::queries::nids(conn)?))?;
    let row = |rule: &&'static Rule| {
        // How many registrations it matches.
        let matched = count_matches(rule, &registered).map(|counted| count_of_all("rules-count", counted)).unwrap_or_default();
        let title = Phrase::new("rules-rule-title").arg("id", rule.id);
        [
            Cell::link(rule.id, rule.help_url()),
            title.into(),
            rule.clause.to_owned().into(),
            rule.level.localized_label().into(),
            matched.into(),
        ]
    };
    let table = |title| Table::new(title, COLUMNS);
    let (decides, notes, template) = ("rules-group-decides", "rules-group-notes", "word-registration-template");
    let groups = vec![
        (Phrase::new(decides), table(decides).with_rows(rules::MANDATORY_RULES.iter().map(row))),
        (Phrase::new(notes), table(notes).with_rows(notes::ALL_ADVISORIES.iter().chain(&[&in_use::IN_USE_RULE]).map(row))),
        (Phrase::new(template), table(template).with_rows(checks::ALL_TEMPLATE_RULES.iter().map(row))),
    ];
    cx.render_page(&RulesPage { shell: Shell::new(cx, Phrase::new("word-rules"), NavSection::Help), groups })
}

#[derive(Template)]
#[template(path = "public/rule.html")]
struct RulePage {
    shell: Shell,
    rule: &'static Rule,
    level: Phrase,
    matched: Option<Phrase>,
    /// The suggested comment for reviewers.
    model: Option<&'static str>,
}

/// `GET /rules/{id}`
pub fn rule(cx: &RequestContext) -> Result<Response, HttpError> {
    let id = cx.param("id");
    let lower = id.to_ascii_lowercase();
    let rule = all_rules()
        .into_iter()
        .find(|rule| rule.id.to_ascii_lowercase() == lower)
        .ok_or_else(|| HttpError::not_found(Phrase::new("thing-rule")))?;
    if id != lower {
        return Ok(Response::moved_permanently(rule.help_url()));
    }
    let registered = cx.read(|conn| Ok(registry::queries::nids(conn)?))?;
    let matched = count_matches(rule, &registered).map(|counted| count_of_all("rules-fired", counted));
    cx.render_page(&RulePage {
        shell: Shell::new(cx, Phrase::new("rules-one").arg("id", rule.id), NavSection::Help),
        rule,
        level: rule.level.localized_label(),
        matched,
        model: checks::suggested_comment(rule.id),
    })
}

fn count_of_all(text: &'static str, (count, all): (usize, usize)) -> Phrase {
    Phrase::new(text).arg("count", count).arg("all", all)
}

/// The number of registrations that a rule matches, and the number of all counted ones. For NID advisories, these are the NIDs of this
/// registry; for template rules, real templates.
fn count_matches(rule: &Rule, registered: &[String]) -> Option<(usize, usize)> {
    /// Each NID is compared with every other one. Above this number of NIDs, no count is shown.
    const COMPARED_MAX: usize = 1000;
    if notes::ALL_ADVISORIES.iter().any(|note| note.id == rule.id) {
        let few = registered.len() <= COMPARED_MAX;
        return few.then(|| notes::matched_nid_count(rule, registered)).flatten().map(|count| (count, registered.len()));
    }
    checks::matched_template_count(rule).map(|count| (count, checks::COUNTED_TEMPLATES))
}

#[derive(Template)]
#[template(path = "public/help.html")]
struct HelpIndex {
    shell: Shell,
    contact: String,
    list: String,
}

/// `GET /help`
pub fn index(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.render_page(&HelpIndex {
        shell: Shell::new(cx, Phrase::new("word-help-and-contact"), NavSection::Help),
        contact: cx.mail().from.clone(),
        list: cx.mail().review_list.clone(),
    })
}

#[derive(Template)]
#[template(path = "public/help_page.html")]
struct HelpPage {
    shell: Shell,
    /// The length of the discussion.
    discussion: Phrase,
    page: &'static str,
    title: Phrase,
    /// The contact for questions about personal data.
    contact: String,
    controller: Option<String>,
    /// The stored data, and the retention periods.
    kept: Vec<(Phrase, Phrase)>,
}

/// `GET /help/{page}`
pub fn help_page(cx: &RequestContext) -> Result<Response, HttpError> {
    const PAGES: [(&str, &str); 7] = [
        ("accessibility", "word-accessibility"),
        ("privacy", "word-privacy"),
        ("errors", "help-errors-title"),
        ("register", "help-how"),
        ("registration", "help-means-title"),
        ("scheme", "help-scheme-title"),
        ("query-parameters", "help-draft-title"),
    ];
    let (page, title) = PAGES
        .into_iter()
        .find(|(page, _)| *page == cx.param("page"))
        .ok_or_else(|| HttpError::not_found(Phrase::new("thing-page")))?;
    let (contact, controller) = &cx.app.privacy;
    cx.render_page(&HelpPage {
        shell: Shell::new(cx, Phrase::new(title), NavSection::Help),
        discussion: Phrase::new("start-days").arg("days", periods().discussion),
        page,
        title: Phrase::new(title),
        contact: contact.as_ref().unwrap_or(&cx.mail().from).clone(),
        controller: controller.clone(),
        kept: RETENTION_RULES.iter().map(|kept| (Phrase::new(kept.what), (kept.how_long)(cx.mail()))).collect(),
    })
}
