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
use crate::pages::partials::meant::{offered, typed_or_intended_nid};
use crate::pages::partials::nid_answer::{self, NidCheckResult};
use crate::pages::registrant::forms::{CHOOSER_EXISTING, CHOOSER_NEED, CHOOSER_NID_KIND, CHOOSER_REQUESTER, KIND, REQUESTED_NID};
use crate::refusal::{Fault, Refusal};
use crate::registry::Kind;
use crate::requests::Procedure;
use crate::requests::chooser::{self, Answers, End, Next};
use crate::requests::periods::periods;
use askama::Template as View;
use urn_registry::i18n::Phrase;
use urn_registry::nid::Nid;

/// A question, as message names.
struct Question {
    field: Field,
    legend: &'static str,
    hint: &'static str,
    choices: &'static [(&'static str, &'static str)],
}

static QUESTIONS: [Question; 4] = [
    Question {
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
    Question {
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
    Question {
        field: CHOOSER_NID_KIND,
        legend: "start-q-name",
        hint: "start-q-name-hint",
        choices: &[("formal", "start-q-name-formal"), ("informal", "start-q-name-informal"), ("unsure", "start-unsure")],
    },
    Question {
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
pub(crate) struct Asked {
    pub(crate) name: &'static str,
    pub(crate) legend: &'static str,
    pub(crate) hint: &'static str,
    pub(crate) choices: &'static [(&'static str, &'static str)],
    pub(crate) error: Option<Phrase>,
    /// The answers so far, and a namespace ID if one was typed.
    pub(crate) given: Vec<(&'static str, String)>,
    pub(crate) number: usize,
}

fn asked(question: chooser::Question, fields: &Fields, error: Option<Phrase>) -> Asked {
    let [need, existing, chosen, requester] = &QUESTIONS;
    let (number, shown) = match question {
        chooser::Question::Need => (1, need),
        chooser::Question::Existing => (2, existing),
        chooser::Question::Chosen => (3, chosen),
        chooser::Question::Requester => (4, requester),
    };
    let answered = QUESTIONS.iter().take(number - 1).map(|question| question.field);
    Asked {
        name: shown.field.name,
        legend: shown.legend,
        hint: shown.hint,
        choices: shown.choices,
        error,
        given: given(fields, answered),
        number,
    }
}

/// The values of some answers, and of the namespace ID.
fn given(fields: &Fields, answers: impl Iterator<Item = Field>) -> Vec<(&'static str, String)> {
    answers
        .chain([REQUESTED_NID])
        .map(|field| (field.name, field.of(fields).to_owned()))
        .filter(|(_, value)| !value.is_empty())
        .collect()
}

fn answers(fields: &Fields) -> Answers {
    let [need, existing, chosen, requester] =
        [CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND, CHOOSER_REQUESTER].map(|field| field.of(fields));
    Answers::read(need, existing, chosen, requester)
}

/// The first question, for the start page.
pub(super) fn first(cx: &RequestContext) -> Asked {
    asked(chooser::Question::Need, &cx.query, None)
}

#[derive(View)]
#[template(path = "registrant/path.html")]
struct ChooserPage {
    shell: Shell,
    asked: Asked,
}

/// `GET /register/path`
pub fn path(cx: &RequestContext) -> Result<Response, HttpError> {
    let question = match chooser::next(answers(&cx.query)) {
        Next::Ask(question) => question,
        Next::End(end) => return recommendation_page(cx, end),
    };
    let shown = asked(question, &cx.query, None);
    // Submitting without a choice is an error; opening the page is not.
    let missed = cx.query.get("asked") == shown.name;
    let name = shown.name;
    let page = |cx: &RequestContext| {
        let error = cx.faults().first().map(|fault| fault.message.clone());
        let shell = Shell::new(cx, Phrase::new(shown.legend), NavSection::Register);
        cx.page(&ChooserPage { shell, asked: Asked { error, ..shown } })
    };
    if missed { cx.again(page, Fault::new(name, Phrase::new("refusal-not-sure"))) } else { page(cx) }
}

/// The result of the answers in a form or query, if they are complete.
pub(super) fn chooser_result(fields: &Fields) -> Option<End> {
    match chooser::next(answers(fields)) {
        Next::End(end) => Some(end),
        Next::Ask(_) => None,
    }
}

/// The last page again, with the errors of its form.
pub(super) fn result_page_with_faults(cx: &RequestContext, faults: Vec<Fault>) -> Result<Response, HttpError> {
    let end = match (chooser_result(&cx.form), KIND.of(&cx.form)) {
        (Some(end @ (End::Informal | End::Formal(_))), _) => end,
        (_, "new_informal") => End::Informal,
        _ => End::Formal(Procedure::from_name(CHOOSER_REQUESTER.of(&cx.form)).unwrap_or(Procedure::Community)),
    };
    cx.again(|cx| recommendation_page(cx, end), Refusal::Faults(faults))
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

fn advice(end: End) -> Advice {
    let days = |days: i64| Phrase::new("start-days").with("days", days);
    let working = || Phrase::new("start-working-days").with("days", periods().operator);
    let review = |message| Phrase::new(message).with("working", working()).with("discussion", days(periods().discussion));
    match end {
        End::Generated => Advice {
            title: "start-end-generated",
            reason: "start-end-generated-why",
            costs: Phrase::new("start-end-generated-costs"),
            example: "start-end-generated-example",
            next: Some("start-end-generated-next-html"),
        },
        End::Part => Advice {
            title: "start-end-part",
            reason: "start-end-part-why",
            costs: Phrase::new("start-end-part-costs"),
            example: "start-end-part-example",
            next: Some("start-end-part-next-html"),
        },
        End::IetfParams => Advice {
            title: "start-end-ietf",
            reason: "start-end-ietf-why",
            costs: Phrase::new("start-end-ietf-costs"),
            example: "start-end-ietf-example",
            next: Some("start-end-ietf-next-html"),
        },
        End::Informal => Advice {
            title: "start-path-informal",
            reason: "start-path-informal-about",
            costs: review("start-end-review-costs"),
            example: "start-end-informal-example",
            next: None,
        },
        End::Formal(Procedure::Community) => Advice {
            title: "start-path-formal",
            reason: "start-path-formal-about",
            costs: review("start-end-review-costs"),
            example: "start-end-formal-example",
            next: None,
        },
        End::Formal(Procedure::Standards) => Advice {
            title: "start-end-standards",
            reason: "start-end-standards-why",
            costs: review("start-end-standards-costs"),
            example: "start-end-standards-example",
            next: None,
        },
        End::Formal(Procedure::FastTrack) => Advice {
            title: "start-path-fast",
            reason: "start-path-fast-about",
            costs: Phrase::new("start-end-fast-costs").with("working", working()),
            example: "start-end-fast-example",
            next: None,
        },
        End::NotUrn => Advice {
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

fn recommendation_page(cx: &RequestContext, end: End) -> Result<Response, HttpError> {
    let typed = if cx.is_write() { &cx.form } else { &cx.query };
    let formal = matches!(end, End::Formal(_));
    let wish = typed_or_intended_nid(typed, REQUESTED_NID);
    let given: Vec<(&'static str, String)> = [CHOOSER_NEED, CHOOSER_EXISTING, CHOOSER_NID_KIND, CHOOSER_REQUESTER]
        .map(|field| (field.name, field.of(typed).to_owned()))
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
    cx.page(&RecommendationPage {
        shell: Shell::new(cx, Phrase::new("start-path-title"), NavSection::Register),
        advice: advice(end),
        example: end.example().and_then(page),
        kind: match end {
            End::Formal(_) => Some("new_formal"),
            End::Informal => Some("new_informal"),
            End::Generated | End::Part | End::IetfParams | End::NotUrn => None,
        },
        formal,
        fast: end == End::Formal(Procedure::FastTrack),
        compare: answers(typed).has_unsure_answer(),
        field: offered(REQUESTED_NID.with(wish, cx)),
        nid: if is_checked { Some(nid_answer::of(cx, wish.trim_ascii())?) } else { None },
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
        for (i, question) in QUESTIONS.iter().enumerate() {
            for (key, _) in question.choices {
                let mut keys = ["public", "no", "formal", "community"];
                keys[i] = *key;
                let [need, existing, chosen, requester] = keys;
                let read = Answers::read(need, existing, chosen, requester);
                assert!(matches!(chooser::next(read), Next::End(_)), "{key}");
            }
        }
    }
}
