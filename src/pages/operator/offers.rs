//! What an operator may do with a request, each act in a small form.

use crate::cases::guards::ended;
use crate::cases::moves::Move;
use crate::cases::{Overlay, State, Subject, Way, appeals};
use crate::http::addresses::desk_act;
use crate::http::cx::Cx;
use crate::http::form::ActForm;
use crate::pages::cards::appeal::outcomes;
use crate::pages::operator::file::{authority_form, strike_form};
use crate::pages::operator::forms;
use crate::pages::operator::loaded::Desk;
use crate::refusal::Fault;

/// What an operator does while a standards body has the request.
fn acts_with_body(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| desk_act(number, path);
    let mut list = Vec::new();
    if desk.acts.offers(Move::Direct) {
        let body = seen.request.track.body().unwrap_or_default();
        list.push(
            ActForm::new("Put a paper on file", at("paper"), "Put the paper on file")
                .asked(
                    forms::KIND,
                    [
                        ("direction", format!("The direction of {body}")),
                        ("report_copy", "The copy of the expert report that came with it".to_owned()),
                    ],
                    &cx.form,
                    faults,
                )
                .typed(forms::PAPER, &cx.form, faults)
                .unfolded(),
        );
        list.push(
            ActForm::new("Direction received", at("direct"), "Make it ready to register")
                .intro("Both papers must be on file; either alone is not enough (RFC 8141, 6.2).")
                .unfolded(),
        );
        list.push(
            ActForm::new("The body answers otherwise", at("body"), "Record the answer")
                .asked(
                    forms::ANSWER,
                    [("asks", "It asks for changes: back to the registrant"), ("declines", "It declines")],
                    &cx.form,
                    faults,
                )
                .typed(forms::WORDS, &cx.form, faults),
        );
    }
    list
}

/// What an operator does about a body that is not recognised yet.
fn acts_on_recognition(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| desk_act(number, path);
    let mut list = Vec::new();
    if seen.request.track.way() == Way::FastTrack
        && !desk.recognised
        && matches!(seen.request.state, State::Intake | State::Review)
    {
        list.push(
            ActForm::new("Ask the IESG about the body", at("recognition/ask"), "Ask the liaisons")
                .intro("The body is not on the list of recognised ones."),
        );
        list.push(
            ActForm::new("Record the answer on recognition", at("recognition"), "Record it")
                .asked(
                    forms::RECOGNISED,
                    [("yes", "Yes: it goes on the list"), ("no", "No: the request goes on by the procedure of RFC 8141, 6.2")],
                    &cx.form,
                    faults,
                )
                .typed(forms::RECOGNITION, &cx.form, faults),
        );
    }
    list
}

/// The ordinary acts of an operator in this state.
pub(super) fn acts(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| desk_act(number, path);
    let mut list = acts_with_body(cx, desk, faults);
    list.extend(acts_on_recognition(cx, desk, faults));
    list.extend(desk.consent.iter().filter_map(|card| card.form(cx, number, faults)));
    if desk.authority_is_open {
        list.push(authority_form(cx, number, &desk.contacts, faults));
    }
    if matches!(seen.request.subject, Subject::RegistrantChange { .. }) && seen.request.state.is_open() {
        list.push(
            ActForm::new("Put evidence on file", at("evidence"), "Put it on file")
                .intro("When the present registrant cannot be reached: what was tried, when, and what came of it.")
                .typed(forms::EVIDENCE, &cx.form, faults),
        );
    }
    if desk.acts.offers(Move::SendBack) {
        list.push(ActForm::new("Send it back to the experts", at("send-back"), "Send back to the experts").typed(
            forms::DEFECT,
            &cx.form,
            faults,
        ));
    }
    if desk.acts.offers(Move::Ask) {
        list.push(
            ActForm::new("Ask the registrant", at("ask"), "Send the question")
                .intro("The request goes to them until they answer.")
                .typed(forms::QUESTION, &cx.form, faults),
        );
    }
    if desk.appeal.as_ref().is_some_and(|appeal| appeal.stage == appeals::Stage::Iesg) {
        list.push(
            ActForm::new("Record the IESG's decision on the appeal", at("appeal"), "Record it")
                .intro(if desk.unnamed.is_empty() {
                    String::new()
                } else {
                    format!("Unnamed experts, for the appeal to know only: {}.", desk.unnamed.join(", "))
                })
                .asked(forms::OUTCOME, outcomes(), &cx.form, faults)
                .typed(forms::WORDS, &cx.form, faults),
        );
    }
    list
}

/// What was done in error, and is taken back with a published reason.
fn ways_back(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| desk_act(number, path);
    let mut list = Vec::new();
    if desk.acts.offers(Move::TakeBackDuplicate) {
        list.push(
            ActForm::new("It is not a duplicate", at("take-back"), "Take it back")
                .intro("The request goes on where it was, with its discussion and its positions. Both registrants are told.")
                .typed(forms::TAKE_BACK_REASON, &cx.form, faults),
        );
    }
    if desk.acts.may(Move::GoOn) {
        let until = ended::until(seen.request.state_since);
        list.push(
            ActForm::new("Reinstate request", at("go-on"), "Reinstate")
                .intro(format!("It goes on where it was, and whoever works on it is told. This can be done until {until}."))
                .typed(forms::GO_ON_REASON, &cx.form, faults),
        );
    }
    if let Some(track) = &desk.track_before {
        list.push(
            ActForm::new("The change of the procedure was wrong", at("track/take-back"), "Take the change back")
                .intro(format!("It goes by this again: {}. It may then be changed once, as before.", track.way().words()))
                .typed(forms::TRACK_BACK_REASON, &cx.form, faults),
        );
    }
    list
}

/// The exceptional acts: each needs a reason that is published.
pub(super) fn exceptional(cx: &Cx, desk: &Desk, faults: &[Fault]) -> Vec<ActForm> {
    let seen = &desk.seen;
    let number = seen.request.number;
    let at = |path: &str| desk_act(number, path);
    let mut list = Vec::new();
    let open = seen.request.state.is_open();
    if desk.acts.offers(Move::CallDuplicate) {
        let same =
            if desk.others.is_empty() { String::new() } else { format!(" About the same name: {}.", desk.others.join(", ")) };
        let others = format!(
            "The two become one: this request ends, what was said stays readable on it, each points at the other, and everybody who works on either is told. It can be taken back.{same}"
        );
        list.push(
            ActForm::new("Merge it into another request", at("duplicate"), "End it as a duplicate")
                .intro(others)
                .typed(forms::OF, &cx.form, faults)
                .typed(forms::DUPLICATE_REASON, &cx.form, faults),
        );
    }
    list.extend(ways_back(cx, desk, faults));
    if desk.acts.offers(Move::ChangeTrack) && seen.request.track_changed_at.is_none() {
        let ways = Way::ALL.into_iter().filter(|way| *way != seen.request.track.way()).map(|way| (way.name(), way.words()));
        list.push(
            ActForm::new("Change the procedure", at("track"), "Change it")
                .intro("Once, before a decision.")
                .asked(forms::TRACK, ways, &cx.form, faults)
                .typed(forms::BODY, &cx.form, faults)
                .typed(forms::SPECIFICATION, &cx.form, faults)
                .typed(forms::TRACK_REASON, &cx.form, faults),
        );
    }
    list.extend(strike_form(cx, number, &desk.strikable, faults));
    list.push(
        ActForm::new("Note a dispute about ownership", at("dispute"), "Put the note on file")
            .intro("A note, published; nothing else happens without a court order (RFC 8141, 5.1).")
            .typed(forms::DISPUTE, &cx.form, faults),
    );
    let viewer = cx.viewer().map(|who| &who.id);
    match (&desk.hold, &desk.hold_end) {
        (Some((order, filed_by)), _) if Some(filed_by) != viewer => list.push(
            ActForm::new("Confirm the court order", at("hold/confirm"), "Confirm it: the request stays held")
                .intro(format!("Put on file by another operator, and holds provisionally: {order} To drop it, strike the paper."))
                .unfolded(),
        ),
        (Some(_), _) => {}
        (None, None) if seen.has(Overlay::CourtHold) => list.push(
            ActForm::new("The court order is lifted", at("hold/lift"), "Record it")
                .intro("A second operator confirms it; then the hold ends.")
                .typed(forms::LIFTED, &cx.form, faults),
        ),
        (None, Some((words, filed_by))) if Some(filed_by) != viewer => list.push(
            ActForm::new("Confirm that the order is lifted", at("hold/end"), "Confirm it: the hold ends")
                .intro(format!("Recorded by another operator: {words}"))
                .unfolded(),
        ),
        (None, Some(_)) => {}
        (None, None) if open => list.push(
            ActForm::new("Put a court order on file", at("hold"), "Put the order on file: the request is held")
                .intro("It holds the request at once, provisionally, until a second operator confirms the order or drops it.")
                .typed(forms::ORDER, &cx.form, faults),
        ),
        (None, None) => {}
    }
    list
}
