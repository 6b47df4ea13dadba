//! Changing the email address of an account, and the pages of the emailed links. Such a page only shows a button, because mail programs
//! open links automatically.

use crate::actions::address::{self, LinkOutcome};
use crate::http::addresses::own_account_section_path;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::form::ActionForm;
use crate::http::response::Response;
use crate::http::shell::NavSection;
use crate::pages::account::constant_time::run_for_minimum_time;
use crate::pages::account::{message_page, own};
use crate::pages::partials::narrow::NarrowPage;
use crate::users::EmailAddress;
use crate::users::addresses::LinkEffect;
use urn_registry::i18n::{Phrase, written_date};

/// `POST /account/own/address`
pub fn request_email_change(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    let asked = EmailAddress::parse(own::NEW_EMAIL.value_in(&cx.form)).and_then(|email| {
        run_for_minimum_time(|| cx.write(|conn| address::request_address_change(conn, cx.mail(), cx.now, account, &email)))
    });
    own::section_response(cx, asked, "address")
}

/// `POST /account/own/address/withdraw`
pub fn withdraw_email_change(cx: &RequestContext) -> Result<Response, HttpError> {
    let account = cx.signed_in_account()?;
    cx.write(|conn| address::cancel_address_change(conn, cx.now, account))?;
    Ok(Response::see_other(own_account_section_path("address")))
}

/// `GET /account/address/{token}`
pub fn email_change_page(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    let (linked, account, until) = cx.read(|conn| address::find_address_link(conn, cx.now, &token))?;
    let until = written_date(crate::clock::day(until));
    let page = |title, lede: Phrase, address: String| {
        NarrowPage::new(cx, NavSection::Account, Phrase::new(title), lede.arg("address", address))
    };
    let undone = Phrase::new("own-address-undo-lede-html");
    let page = match linked {
        LinkEffect::Confirm(change) => {
            // The owner of this address may not know the account, whose name another person chose.
            let page = page("own-address", Phrase::new("own-address-new-lede-html"), change.email)
                .with_text(Phrase::new("own-address-new-about").arg("until", until));
            // The change can only be confirmed by a user who is signed in to the account.
            if cx.viewer().is_some_and(|viewer| viewer.id == account.id) {
                page.with_form(ActionForm::uncollapsed("", "sign-in-confirm-do"))
            } else {
                page.with_text(Phrase::new("own-address-owner-html"))
            }
        }
        LinkEffect::Undo(change) => page("own-address-undo", undone.arg("name", &account.name), change.former)
            .with_text(Phrase::new("own-address-undo-about").arg("until", until))
            .with_form(ActionForm::uncollapsed("", "own-address-undo-do")),
    };
    page.to_response(cx)
}

/// `POST /account/address/{token}`
pub fn follow_email_change_link(cx: &RequestContext) -> Result<Response, HttpError> {
    let token = cx.email_link_token()?;
    match cx.write(|conn| address::follow_link(conn, cx.mail(), cx.now, cx.viewer(), &token))? {
        LinkOutcome::Done => message_page(cx, Phrase::new("own-address-changed"), Phrase::new("own-address-done")),
        LinkOutcome::Undone => message_page(cx, Phrase::new("own-address-undone"), Phrase::new("own-address-back")),
        LinkOutcome::Taken => message_page(cx, Phrase::new("own-address-nothing"), Phrase::new("own-address-taken")),
    }
}
