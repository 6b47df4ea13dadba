//! Actions on people, in addition to those on requests: guests who sign up, redaction requests, and the dates until which people are away.

use super::steps::WorkflowRun;
use crate::common::prelude::*;
use nidreg::actions::accounts::{SignUp, create_account};
use nidreg::actions::{close_account, comment, team};
use nidreg::users::links;

/// The names of the actions, by their number in [`WorkflowRun::perform_on_people`].
const ACTS: [&str; 7] = [
    "sign up", "work as a guest", "ask for a redaction", "confirm a redaction", "drop a redaction", "close an account", "be away",
];

impl WorkflowRun {
    /// The values of one column, in the order of the query.
    fn rows(&self, sql: &str) -> Vec<String> {
        rows(&self.fixture, sql)
    }

    /// A random row, or `none` if there are no rows, which every action rejects.
    fn one_row(&mut self, sql: &str) -> String {
        let rows = self.rows(sql);
        if rows.is_empty() { "none".to_owned() } else { self.chance.one_of(&rows).clone() }
    }

    /// Performs one random action on people as a random user.
    pub(super) fn step_on_people(&mut self) {
        // Closed accounts take no actions.
        let open = self.rows("SELECT id AS what FROM accounts WHERE disabled_at IS NULL");
        self.guests.retain(|guest| open.iter().any(|id| id == guest.id.as_str()));
        let fitting = [0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6];
        let act = *self.chance.one_of(&fitting);
        let mut everybody = self.everybody();
        everybody.extend(self.guests.clone());
        let who = match act {
            5 if self.chance.in_ten(8) => self.fixture.ada.clone(),
            2..=4 if self.chance.in_ten(8) => {
                self.chance.one_of(&[self.fixture.olga.clone(), self.fixture.oskar.clone()]).clone()
            }
            1 if !self.guests.is_empty() => self.chance.one_of(&self.guests.clone()).clone(),
            6 => self.chance.one_of(&everybody[..8]).clone(),
            _ => self.chance.one_of(&everybody).clone(),
        };
        let result = self.perform_on_people(act, &who);
        self.note(ACTS[act], &format!("{} {}", ACTS[act], who.name), result);
    }

    fn sign_up(&mut self) -> Result<(), Refusal> {
        let number = self.signed_up;
        self.signed_up += 1;
        let new = SignUp {
            email: EmailAddress::parse(&format!("guest{number}@cast.example")).unwrap(),
            name: PersonName::parse(&format!("Guest {number}")).unwrap(),
            lang: urn_registry::i18n::Lang::En,
        };
        let id =
            self.fixture.store.write(|conn| create_account(conn, self.fixture.now, &Actor::CommandLine, &new, "none", &[]))?;
        self.guests.push(Account {
            id,
            email: new.email.as_str().to_owned(),
            name: format!("Guest {number}"),
            verified_at: Some(self.fixture.now),
            disabled_at: None,
            roles: Vec::new(),
        });
        Ok(())
    }

    /// The owner of a request invites a guest, who joins and comments.
    fn work_as_a_guest(&mut self) -> Result<(), Refusal> {
        let gone = || Refusal::not_found("Anybody");
        let number = *self.chance.one_of(&self.requests.clone());
        let guests = self.guests.clone();
        let guest = if guests.is_empty() { return Err(gone()) } else { self.chance.one_of(&guests) };
        let fixture = &self.fixture;
        let owner = if fixture.request(number).owner_id == fixture.rita.id { &fixture.rita } else { &fixture.otto };
        fixture.act(owner, |conn, ctx| team::invite(conn, ctx, number, &guest.email))?;
        let open = format!(
            "SELECT i.id AS what FROM links i JOIN requests r ON r.id = i.subject WHERE i.purpose = 'invitation' AND i.used_at IS NULL AND i.expires_at > '{}' AND i.email = '{}' AND r.number = '{number}'",
            nidreg::store::Moment::from(fixture.now),
            guest.email
        );
        let key = self.rows(&open).pop().ok_or_else(gone)?;
        let token = fixture.store.write(|conn| links::create_token(conn, fixture.now, &key)).unwrap();
        fixture.act(guest, |conn, ctx| team::accept_invitation(conn, ctx, &token))?;
        let new = NewComment { body: "As a guest.", ..NewComment::default() };
        fixture.act(guest, |conn, ctx| comment::comment(conn, ctx, number, &new))
    }

    fn perform_on_people(&mut self, act: usize, who: &Account) -> Result<(), Refusal> {
        match act {
            0 => return self.sign_up(),
            1 => return self.work_as_a_guest(),
            _ => {}
        }
        let said = self.one_row(
            "SELECT r.number || '#c-' || c.id AS what FROM comments c JOIN requests r ON r.id = c.request_id ORDER BY c.id",
        );
        let redaction =
            self.one_row("SELECT id AS what FROM pending_actions WHERE kind = 'redaction' AND outcome IS NULL ORDER BY id");
        let today = nidreg::clock::day(self.fixture.now);
        let days = i64::try_from(15 + self.chance.below(60)).unwrap();
        let guest = self.one_row("SELECT id AS what FROM accounts WHERE disabled_at IS NULL AND name LIKE 'Guest %' ORDER BY id");
        let last = today.checked_add(jiff::ToSpan::days(days)).unwrap();
        let fixture = &self.fixture;
        fixture.act(who, |conn, ctx| match act {
            2 => redact::propose_redaction(conn, ctx, &format!("/requests/{said}"), Class::Contact, "A name"),
            3 => redact::confirm_redaction(conn, ctx, &redaction),
            4 => redact::cancel_redaction(conn, ctx, &redaction),
            5 => close_account::close_other_account(conn, ctx, &AccountId::typed(&guest), "A second account."),
            _ => own_account::set_away(conn, ctx, Some(last)),
        })
    }
}
