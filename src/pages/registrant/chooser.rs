//! "Do you need a namespace?": one question per page, the first on the start page; then the recommended identifier or procedure, with the
//! check of a namespace ID. The answers are in the URL, and no account is needed. `requests::chooser` evaluates the answers.

use crate::http::addresses;
use crate::http::addresses::CHOOSER_PATH;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::{Fields, FormField};
use crate::http::response::Response;
use crate::http::shell::{NavSection, Shell};
use crate::pages::partials::meant::{offer_intended_nid, typed_or_intended_nid};
use crate::pages::partials::nid_answer::{self, NidCheckResult};
use crate::pages::registrant::forms::{
    CHOOSER_EXISTING, CHOOSER_NEED, CHOOSER_NID_KIND, CHOOSER_REQUESTER, REQUEST_KIND, REQUESTED_NID,
};
use crate::refusal::{FieldFault, Refusal};
use crate::registry::Kind;
use crate::requests::Procedure;
use crate::requests::chooser::{self, ChooserAnswers, ChooserStep, Recommendation};
use crate::requests::periods::periods;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// A question, as message names.
struct QuestionMessages {
    field: Field,
    legend: &'static str,
    hint: &'static str,
    choices: &'static [(&'static str, &'static str)],
}

static CHOOSER_QUESTIONS: [QuestionMessages; 4] = [
    QuestionMessages {
        field: CHOOSER_NEED,
        legend: "start-q-need",
        hint: "start-q-need-hint",
        choices: &[
            ("public", "start-q-need-public"),
            ("unique", "start-q-need-unique"),
            ("inside", "start-q-need-inside"),
            ("domain", "start-q-need-domain"),
            ("unsure", "start-unsure"),
        ],
    },
    QuestionMessages {
        field: CHOOSER_EXISTING,
        legend: "start-q-existing",
        hint: "start-q-existing-hint",
        choices: &[
            ("no", "start-q-existing-no"),
            ("ours", "start-q-existing-ours"),
            ("ietf", "start-q-existing-ietf"),
            ("unsure", "start-unsure"),
        ],
    },
    QuestionMessages {
        field: CHOOSER_NID_KIND,
        legend: "start-q-name",
        hint: "start-q-name-hint",
        choices: &[("formal", "start-q-name-formal"), ("informal", "start-q-name-informal"), ("unsure", "start-unsure")],
    },
    QuestionMessages {
        field: CHOOSER_REQUESTER,
        legend: "start-q-requester",
        hint: "start-q-requester-hint",
        choices: &[
            ("community", "start-q-requester-community"),
            ("standards", "start-q-requester-standards"),
            ("fast_track", "start-q-requester-fast"),
            ("unsure", "start-unsure"),
        ],
    },
];

/// A question as shown.
pub(crate) struct ShownQuestion {
    pub(crate) name: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) choices: &'static [(&'static str, &'static str)],
    pub(crate) error: Option<Phrase>,
    /// The answers so far, and a namespace ID if one was typed.
    pub(crate) given: Vec<(&'static str, String)>,
    pub(crate) number: usize,
}

fn shown_question(question: chooser::ChooserQuestion, fields: &Fields, error: Option<Phrase>) -> ShownQuestion {
    let [need, existing, chosen, requester] = &CHOOSER_QUESTIONS;
    let (number, shown) = match question {
        chooser::ChooserQuestion::Need => (1, need),
        chooser::ChooserQuestion::Existing => (2, existing),
        chooser::ChooserQuestion::Chosen => (3, chosen),
        chooser::ChooserQuestion::Requester => (4, requester),
    };
    let answered = CHOOSER_QUESTIONS.iter().take(number - 1).map(|question| question.field);
    ShownQuestion {
        name: shown.field.name,
        legend: shown.legend,
        hint: shown.hint,
        choices: shown.choices,
        error,
        given: given_answers(fields, answered),
        number,
    }
}

/// The values of some answers, and of the namespace ID.
fn given_answers(fields: &Fields, answers: impl Iterator<Item = Field>) -> Vec<(&'static str, String)> {
    answers
        .chain([REQUESTED_NID])
        .map(|field| (field.name, field.value_in(fields).to_owned()))
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

fn read_answers(fields: &Fields) -> ChooserAnswers {
    let [need, existing, chosen, requester] =
        [CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND, CHOOSER_REQUESTER].map(|field| field.value_in(fields));
    ChooserAnswers::from_names(need, existing, chosen, requester)
}

/// The first question, for the start page.
pub(super) fn first_question(cx: &RequestContext) -> ShownQuestion {
    shown_question(chooser::ChooserQuestion::Need, &cx.query, None)
}

#[derive(View)]
#[template(path = "registrant/path.html")]
struct ChooserPage {
    shell: Shell,
    asked: ShownQuestion,
}

/// `GET /register/path`
pub fn chooser_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let question = match chooser::next(read_answers(&cx.query)) {
        ChooserStep::Ask(question) => question,
        ChooserStep::End(end) => return recommendation_page(cx, end),
    };
    let shown = shown_question(question, &cx.query, None);
    // Submitting without a choice is an error; opening the page is not.
    let missed = cx.query.get("asked") == shown.name;
    let name = shown.name;
    let page = |cx: &RequestContext| {
        let error = cx.faults().first().map(|fault| fault.message.clone());
        let shell = Shell::new(cx, Phrase::new(shown.legend), NavSection::Register);
        cx.render_page(&ChooserPage { shell, asked: ShownQuestion { error, ..shown } })
    };
    if missed { cx.show_form_again(page, FieldFault::new(name, Phrase::new("refusal-not-sure"))) } else { page(cx) }
}

/// The result of the answers in a form or query, if they are complete.
pub(super) fn chooser_result(fields: &Fields) -> Option<Recommendation> {
    match chooser::next(read_answers(fields)) {
        ChooserStep::End(end) => Some(end),
        ChooserStep::Ask(_) => None,
    }
}

/// The last page again, with the errors of its form.
pub(super) fn result_page_with_faults(cx: &RequestContext, faults: Vec<FieldFault>) -> Result<Response, HttpError> {
    let end = match (chooser_result(&cx.form), REQUEST_KIND.value_in(&cx.form)) {
        (Some(end @ (Recommendation::Informal | Recommendation::Formal(_))), _) => end,
        (_, "new_informal") => Recommendation::Informal,
        _ => Recommendation::Formal(Procedure::from_name(CHOOSER_REQUESTER.value_in(&cx.form)).unwrap_or(Procedure::Community)),
    };
    cx.show_form_again(|cx| recommendation_page(cx, end), Refusal::Faults(faults))
}

/// The recommendation: message names, except for the costs.
struct Advice {
    title: &'static str,
    reason: &'static str,
    costs: Phrase,
    example: &'static str,
    /// The next step, if it is not a request.
    next: Option<&'static str>,
}

fn advice(end: Recommendation) -> Advice {
    let days = |days: i64| Phrase::new("start-days").arg("days", days);
    let working = || Phrase::new("start-working-days").arg("days", periods().operator);
    let review = |message| Phrase::new(message).arg("working", working()).arg("discussion", days(periods().discussion));
    match end {
        Recommendation::Generated => Advice {
            title: "start-end-generated",
            reason: "start-end-generated-why",
            costs: Phrase::new("start-end-generated-costs"),
            example: "start-end-generated-example",
            next: Some("start-end-generated-next-html"),
        },
        Recommendation::Part => Advice {
            title: "start-end-part",
            reason: "start-end-part-why",
            costs: Phrase::new("start-end-part-costs"),
            example: "start-end-part-example",
            next: Some("start-end-part-next-html"),
        },
        Recommendation::IetfParams => Advice {
            title: "start-end-ietf",
            reason: "start-end-ietf-why",
            costs: Phrase::new("start-end-ietf-costs"),
            example: "start-end-ietf-example",
            next: Some("start-end-ietf-next-html"),
        },
        Recommendation::Informal => Advice {
            title: "start-path-informal",
            reason: "start-path-informal-about",
            costs: review("start-end-review-costs"),
            example: "start-end-informal-example",
            next: None,
        },
        Recommendation::Formal(Procedure::Community) => Advice {
            title: "start-path-formal",
            reason: "start-path-formal-about",
            costs: review("start-end-review-costs"),
            example: "start-end-formal-example",
            next: None,
        },
        Recommendation::Formal(Procedure::Standards) => Advice {
            title: "start-end-standards",
            reason: "start-end-standards-why",
            costs: review("start-end-standards-costs"),
            example: "start-end-standards-example",
            next: None,
        },
        Recommendation::Formal(Procedure::FastTrack) => Advice {
            title: "start-path-fast",
            reason: "start-path-fast-about",
            costs: Phrase::new("start-end-fast-costs").arg("working", working()),
            example: "start-end-fast-example",
            next: None,
        },
        Recommendation::NotUrn => Advice {
            title: "start-end-not-urn",
            reason: "start-end-not-urn-why",
            costs: Phrase::new("start-end-not-urn-costs"),
            example: "start-end-not-urn-example",
            next: Some("start-end-not-urn-next-html"),
        },
    }
}

#[derive(View)]
#[template(path = "registrant/path_end.html")]
struct RecommendationPage {
    shell: Shell,
    advice: Advice,
    /// The registered namespace of the example, and its page.
    example: Option<(String, String)>,
    /// The type of request that can be started.
    kind: Option<&'static str>,
    formal: bool,
    fast: bool,
    compare: bool,
    given: Vec<(&'static str, String)>,
    field: FormField,
    nid: Option<NidCheckResult>,
    signed_in: bool,
    /// The URL of this page, to return to after signing in.
    here: String,
    again: String,
}

/// The page of the recommendation, with the answers of a form and its namespace ID.
pub(super) fn result_path(fields: &Fields) -> String {
    let nid = typed_or_intended_nid(fields, REQUESTED_NID).trim_ascii();
    let mut answers = given_answers(fields, CHOOSER_QUESTIONS.iter().map(|question| question.field));
    answers.retain(|(name, _)| *name != REQUESTED_NID.name);
    let parts = answers.iter().map(|(name, value)| (*name, value.as_str())).chain([(REQUESTED_NID.name, nid)]);
    format!("{}#notes", addresses::with_query(CHOOSER_PATH, &parts.collect::<Vec<_>>()))
}

fn recommendation_page(cx: &RequestContext, end: Recommendation) -> Result<Response, HttpError> {
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let formal = matches!(end, Recommendation::Formal(_));
    let wish = typed_or_intended_nid(typed, REQUESTED_NID);
    let given: Vec<(&'static str, String)> = [CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND, CHOOSER_REQUESTER]
        .map(|field| (field.name, field.value_in(typed).to_owned()))
        .into_iter()
        .filter(|(_, value)| !value.is_empty())
        .collect();
    let mut parts: Vec<(&str, &str)> = given.iter().map(|(name, value)| (*name, value.as_str())).collect();
    parts.push((REQUESTED_NID.name, wish));
    let page = |nid: &'static str| {
        let kind = if nid.starts_with("urn-") { Kind::Informal } else { Kind::Formal };
        Nid::parse(nid).ok().map(|parsed| (nid.to_owned(), addresses::namespace_path(kind, &parsed)))
    };
    let is_checked = formal && cx.faults().is_empty() && !wish.trim_ascii().is_empty();
    cx.render_page(&RecommendationPage {
        shell: Shell::new(cx, Phrase::new("start-path-title"), NavSection::Register),
        advice: advice(end),
        example: end.example_nid().and_then(page),
        kind: match end {
            Recommendation::Formal(_) => Some("new_formal"),
            Recommendation::Informal => Some("new_informal"),
            Recommendation::Generated | Recommendation::Part | Recommendation::IetfParams | Recommendation::NotUrn => None,
        },
        formal,
        fast: end == Recommendation::Formal(Procedure::FastTrack),
        compare: read_answers(typed).has_unsure_answer(),
        field: offer_intended_nid(REQUESTED_NID.form_field_with(wish, cx)),
        nid: if is_checked { Some(nid_answer::check(cx, wish.trim_ascii())?) } else { None },
        signed_in: cx.viewer().is_some(),
        here: addresses::encode_query_value(&addresses::with_query(CHOOSER_PATH, &parts)),
        again: addresses::with_query(CHOOSER_PATH, &[(REQUESTED_NID.name, wish)]),
        given,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_a_question_is_an_answer_to_it() {
        for (i, question) in CHOOSER_QUESTIONS.iter().enumerate() {
            for (key, _) in question.choices {
                let mut keys = ["public", "no", "formal", "community"];
                keys[i] = *key;
                let [need, existing, chosen, requester] = keys;
                let read = ChooserAnswers::from_names(need, existing, chosen, requester);
                assert!(matches!(chooser::next(read), ChooserStep::End(_)), "{key}");
            }
        }
    }
}
