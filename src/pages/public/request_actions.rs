//! Actions of a viewer on the public page of a request.

use crate::actions::report;
use crate::cases::decide::Acts;
use crate::cases::guards::ended;
use crate::cases::moves::Move;
use crate::cases::viewer::Seen;
use crate::cases::{Overlay, Party, State, appeals, contention, standards};
use crate::http::addresses::request_act;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::i18n::Phrase;
use crate::pages::partials::meant::{offered, typed_or_meant};
use crate::pages::registrant::forms;
use crate::refusal::Fault;

/// The small forms of this viewer on the page of a request.
pub(crate) fn forms(cx: &Cx, seen: &Seen, more: &More, faults: &[Fault]) -> Vec<ActForm> {
    let number = &seen.request.number;
    let at = |path: &str| request_act(number, path);
    let mine = seen.is(Party::Registrant);
    let mut list = Vec::new();
    if mine && seen.has(Overlay::Contended) && contention::may_rename(seen.request.state) {
        let form = act("request-rename", at("edit/rename"), "request-rename-button")
            .intro(Phrase::new("request-rename-about"))
            .field(offered(forms::WISH.with(typed_or_meant(&cx.form, forms::WISH), faults)));
        list.push(if seen.request.has_lost_name() { form.unfolded() } else { form });
    }
    if let Some((stage, until)) = more.appeal {
        list.push(
            act("request-appeal", at("edit/appeal"), "request-appeal-button")
                .intro(Phrase::new("request-appeal-about").with("stage", stage.name()).with("until", until.to_string()))
                .typed(forms::GROUNDS, &cx.form, faults),
        );
    }
    if more.acts.offers(Move::Reopen) {
        list.push(act("request-reopen", at("edit/reopen"), "request-reopen-button").intro(Phrase::new("request-reopen-about")));
    }
    if mine && more.acts.may(Move::GoOn) {
        let until = ended::until(seen.request.state_since);
        list.push(
            act("request-go-on", at("edit/go-on"), "request-go-on-button")
                .intro(Phrase::new("request-go-on-about").with("until", until.to_string()))
                .typed(forms::GO_ON_REASON, &cx.form, faults),
        );
    }
    if more.heir {
        list.push(
            act("request-heir", at("accept"), "request-heir-button")
                .intro(Phrase::new("request-heir-about-html").with("text", seen.text().to_string()))
                .unfolded(),
        );
        list.push(act("request-heir-decline", at("decline-transfer"), "request-heir-decline-button").typed(
            forms::NEW_REGISTRANT_REASON,
            &cx.form,
            faults,
        ));
    }
    if more.acts.offers(Move::Complete) {
        let body = seen.request.track.body().unwrap_or_default();
        list.push(
            act("request-complete", at("complete"), "request-complete-button")
                .intro(Phrase::new("request-complete-about").with("body", body))
                .marked(forms::SNAPSHOT, seen.text())
                .unfolded(),
        );
    }
    if seen.request.state == State::WithBody && cx.viewer().is_some_and(|viewer| report::may_send(seen, viewer)) {
        let body = seen.request.track.body().unwrap_or_default();
        let choices = ["direction", "report_copy"].map(|kind| (kind, Phrase::new("request-direction-kind").with("kind", kind)));
        list.push(
            act("request-direction", at("direction"), "request-direction-button")
                .intro(Phrase::new("request-direction-about").with("body", body))
                .asked(forms::DOCUMENT, choices, &cx.form, faults)
                .typed(forms::DOCUMENT_TEXT, &cx.form, faults)
                .unfolded(),
        );
    }
    list
}

fn act(title: &'static str, action: String, button: &'static str) -> ActForm {
    ActForm::new(Phrase::new(title), action, Phrase::new(button))
}

/// Further data for the page of a request.
pub(crate) struct More {
    /// The actions that the viewer can take now.
    pub(crate) acts: Acts,
    pub(crate) appeal: Option<(appeals::Stage, jiff::civil::Date)>,
    pub(crate) heir: bool,
    pub(crate) report: Option<standards::Report>,
    /// Whether the lead proposes to decline the current revision.
    pub(crate) decline_proposed: bool,
    /// The options of the viewer for following the request: "start", "stop", "anyway" or "sign-in".
    pub(crate) follow: &'static str,
}
