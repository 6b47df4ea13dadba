//! What a reader of a request may do besides reading.

use crate::cases::decide::Acts;
use crate::cases::guards::ended;
use crate::cases::moves::Move;
use crate::cases::see::Seen;
use crate::cases::{Overlay, Party, appeals, contention, standards};
use crate::http::addresses::request_act;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::pages::registrant::forms;
use crate::refusal::Fault;

/// The small forms that this viewer has on the page of a request.
pub(crate) fn forms(cx: &Cx, seen: &Seen, more: &More, faults: &[Fault]) -> Vec<ActForm> {
    let number = &seen.request.number;
    let at = |path: &str| request_act(number, path);
    let mine = seen.is(Party::Registrant);
    let mut list = Vec::new();
    if mine && seen.has(Overlay::Contended) && contention::may_rename(seen.request.state) {
        list.push(
            ActForm::new("Choose another name", at("edit/rename"), "Take this name")
                .intro("Your text goes on under another name, and the other request keeps this one.")
                .typed(forms::WISH, &cx.form, faults),
        );
    }
    if let Some((stage, until)) = more.appeal {
        list.push(
            ActForm::new("Appeal", at("edit/appeal"), "Send the appeal")
                .intro(format!("Anyone concerned can appeal. It goes {}, is published, and must come by {until}.", stage.words()))
                .typed(forms::GROUNDS, &cx.form, faults),
        );
    }
    if more.acts.offers(Move::Reopen) {
        list.push(
            ActForm::new("Take it up again", at("edit/reopen"), "Start a new draft with this text")
                .intro("The new draft names this request."),
        );
    }
    if mine && more.acts.may(Move::GoOn) {
        let until = ended::until(seen.request.state_since);
        list.push(
            ActForm::new("Let it go on after all", at("edit/go-on"), "Let it go on")
                .intro(format!(
                    "It goes on where it was, with its discussion, its positions and its number. This can be done until {until}."
                ))
                .typed(forms::GO_ON_REASON, &cx.form, faults),
        );
    }
    if more.heir {
        list.push(
            ActForm::new("Become the registrant", at("accept"), "I accept")
                .intro("You are asked to answer for this namespace from now on. Read below what the text says of you.")
                .unfolded(),
        );
    }
    if more.acts.offers(Move::Complete) {
        let body = seen.request.track.body().unwrap_or_default();
        list.push(
            ActForm::new("Ask for completion", at("complete"), "Ask for registration")
                .intro(format!(
                    "You speak for {body}. The advice of the experts stands below; which of it to follow, and when the request is ripe, is the body's own decision (RFC 8141, 6.3)."
                ))
                .marked(forms::SNAPSHOT, seen.text())
                .unfolded(),
        );
    }
    list
}

/// What else the page of a request needs.
pub(crate) struct More {
    /// What the viewer can do now.
    pub(crate) acts: Acts,
    pub(crate) appeal: Option<(appeals::Stage, jiff::civil::Date)>,
    pub(crate) heir: bool,
    pub(crate) report: Option<standards::Report>,
}
