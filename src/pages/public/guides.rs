//! Guides on the help pages: for new experts and operators, for readers of registrations, and for programs.

use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::filters;
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::requests::periods::{Periods, periods};
use crate::requests::prepared::requires_two_operators;
use askama::Template;
use urn_registry::i18n::Phrase;

/// The periods of this registry that the guides name, each with its unit.
struct GuidePeriods {
    operator: String,
    discussion: String,
    answer: String,
    position: String,
    silence: String,
    lapse: String,
    notice: String,
}

impl GuidePeriods {
    fn new(periods: &Periods) -> Self {
        Self {
            operator: number_with_unit(periods.operator, "business day"),
            discussion: number_with_unit(periods.discussion, "day"),
            answer: number_with_unit(periods.answer, "day"),
            position: number_with_unit(periods.position_days, "day"),
            silence: number_with_unit(periods.inactivity, "day"),
            lapse: number_with_unit(periods.lapse, "day"),
            notice: number_with_unit(periods.notice, "day"),
        }
    }
}

/// A number with its unit in the singular or plural.
fn number_with_unit(count: i64, unit: &str) -> String {
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

#[derive(Template)]
#[template(path = "public/guide_experts.html")]
struct ExpertsGuide {
    shell: Shell,
    spans: GuidePeriods,
    /// How long a reply by email waits before it is published; `None` if replies are not received.
    reply: Option<String>,
}

/// How long a reply by email waits before it is published.
fn reply_delay(cx: &RequestContext) -> Option<String> {
    cx.mail().reply.as_ref().map(|reply| number_with_unit(reply.hold_minutes, "minute"))
}

/// `GET /help/experts`
pub fn experts_guide(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.render_page(&ExpertsGuide {
        shell: Shell::new(cx, Phrase::new("help-guide-experts"), NavSection::Help),
        spans: GuidePeriods::new(periods()),
        reply: reply_delay(cx),
    })
}

#[derive(Template)]
#[template(path = "public/guide_operators.html")]
struct OperatorsGuide {
    shell: Shell,
    spans: GuidePeriods,
    /// Whether publication requires two operators.
    two: bool,
    /// The review list.
    list: String,
    /// How long a reply by email waits before it is published; `None` if replies are not received.
    reply: Option<String>,
}

/// `GET /help/operators`
pub fn operators_guide(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.render_page(&OperatorsGuide {
        shell: Shell::new(cx, Phrase::new("help-guide-operators"), NavSection::Help),
        spans: GuidePeriods::new(periods()),
        two: requires_two_operators(),
        list: cx.mail().review_list.clone(),
        reply: reply_delay(cx),
    })
}

#[derive(Template)]
#[template(path = "public/guide_urns.html")]
struct UrnsGuide {
    shell: Shell,
}

/// `GET /help/urns`
pub fn urns_guide(cx: &RequestContext) -> Result<Response, HttpError> {
    cx.render_page(&UrnsGuide { shell: Shell::new(cx, Phrase::new("word-about-urns"), NavSection::Help) })
}

#[derive(Template)]
#[template(path = "public/guide_programs.html")]
struct ProgramsGuide {
    shell: Shell,
    /// The public URL of this registry, which the examples request.
    home: String,
}

/// `GET /help/programs`
pub fn programs_guide(cx: &RequestContext) -> Result<Response, HttpError> {
    let shell = Shell::new(cx, Phrase::new("word-for-programs"), NavSection::Help);
    cx.render_page(&ProgramsGuide { shell, home: cx.mail().public_url.clone() })
}

#[cfg(test)]
mod tests {
    use super::number_with_unit;

    #[test]
    fn count_of_one_is_singular() {
        assert_eq!((number_with_unit(1, "day"), number_with_unit(14, "day")), ("1 day".to_owned(), "14 days".to_owned()));
    }
}
