//! When somebody is away, whatever their offices, and who stands in for them meanwhile.

use crate::acts::absent::{self, Named, Offer};
use crate::acts::deputies;
use crate::cases::standing_in::Place;
use crate::clock;
use crate::http::addresses::AWAY;
use crate::http::cx::Cx;
use crate::http::field::Field;
use crate::http::filters;
use crate::http::form::ActForm;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::ids::AccountId;
use crate::pages::cards::about::title_of;
use crate::people::absences::queries;
use crate::people::absences::{Absence, Office};
use crate::refusal::{Fault, Refusal, at};
use crate::words::Phrase;
use askama::Template;
use jiff::civil::Date;

const PAGE: &str = AWAY;

/// Somebody who stands in, or for whom one does.
struct Stands {
    id: String,
    with: String,
    office: Phrase,
    since: Date,
    until: Date,
    /// Whether they were invited and have not come.
    invited: bool,
}

struct Own {
    id: String,
    since: Date,
    until: Date,
    deputies: Vec<Stands>,
}

struct Colleague {
    name: String,
    until: Date,
    /// Who stands in for them; empty for nobody.
    deputies: String,
}

const FROM: Field = Field::text("from", "away-f-from").hint("away-f-from-hint").spoken();
const UNTIL: Field = Field::text(at::UNTIL, "away-f-until").hint("away-f-until-hint").spoken();
const DEPUTY: Field = Field::choice(at::DEPUTY);
const REQUEST: Field = Field::choice(at::REQUEST);
const THEIR_EMAIL: Field = Field::text(at::EMAIL, "away-f-email").spoken();

/// Being away, who stands in, and who is asked to.
pub const NOTE: &[Field] = &[FROM, UNTIL];
pub const NAME_DEPUTY: &[Field] = &[DEPUTY];
pub const INVITE: &[Field] = &[REQUEST, THEIR_EMAIL];

#[derive(Template)]
#[template(path = "people/away.html")]
struct AwayPage {
    shell: Shell,
    faults: Vec<Fault>,
    absences: Vec<Own>,
    standing: Vec<Stands>,
    colleagues: Vec<Colleague>,
    forms: Vec<ActForm>,
}

fn stands(named: Named) -> Stands {
    Stands {
        with: named.with,
        office: named.office,
        since: named.deputy.since,
        until: named.deputy.until,
        invited: named.deputy.deputy_id.is_none(),
        id: named.deputy.id,
    }
}

/// The value of a choice: the absence, the office or the number of a request, and who stands in.
fn value(absence: &Absence, place: &Place, id: &AccountId) -> String {
    match place.number {
        Some(number) => format!("{}:{number}:{id}", absence.id),
        None => format!("{}:{}:{id}", absence.id, place.office.name()),
    }
}

/// The absence, the place and the person of a choice.
fn chosen(value: &str) -> Option<(&str, Place, &str)> {
    let (absence, rest) = value.split_once(':')?;
    let (place, id) = rest.split_once(':')?;
    let place = match Office::from_name(place) {
        Some(Office::Registrant) => return None,
        Some(office) => Place::of(office),
        None => Place::on(place.parse().ok()?),
    };
    Some((absence, place, id))
}

/// As what somebody would stand in.
fn as_what(offer: &Offer) -> Phrase {
    match (&offer.subject, offer.place.number) {
        (Some(subject), Some(number)) => {
            Phrase::new("office-registrant-about").with("number", number.to_string()).with("title", title_of(subject))
        }
        _ => offer.office.clone(),
    }
}

/// Naming a deputy, and inviting one to a request, for any of the absences.
fn forms(cx: &Cx, offers: &[(Absence, Vec<Offer>)], faults: &[Fault]) -> Vec<ActForm> {
    // The days are said where there are several absences.
    let when = |words: Phrase, absence: &Absence| match offers.len() {
        1 => words,
        _ => Phrase::new("away-choice-when")
            .with("words", words)
            .with("since", absence.since.to_string())
            .with("until", absence.until.to_string()),
    };
    let mut list = Vec::new();
    let all = || offers.iter().flat_map(|(absence, offers)| offers.iter().map(move |offer| (absence, offer)));
    let known: Vec<(String, Phrase)> = all()
        .flat_map(|(absence, offer)| {
            let said = |name: &str| Phrase::new("away-choice").with("name", name).with("office", as_what(offer));
            offer
                .people
                .iter()
                .map(|(id, name)| (value(absence, &offer.place, id), when(said(name), absence)))
                .collect::<Vec<_>>()
        })
        .collect();
    if !known.is_empty() {
        let form = ActForm::new(Phrase::new("away-name"), format!("{PAGE}/deputy"), Phrase::new("away-name-do"))
            .intro(Phrase::new("away-name-about"))
            .choice(DEPUTY.name, Phrase::new("away-who"), known, DEPUTY.of(&cx.form), faults);
        list.push(form);
    }
    let requests: Vec<(String, Phrase)> = all()
        .filter(|(_, offer)| offer.may_invite)
        .map(|(absence, offer)| (value(absence, &offer.place, &AccountId::PROGRAM), when(as_what(offer), absence)))
        .collect();
    if !requests.is_empty() {
        let form = ActForm::new(Phrase::new("away-invite"), format!("{PAGE}/invite"), Phrase::new("away-invite-do"))
            .intro(Phrase::new("away-invite-about"))
            .choice(REQUEST.name, Phrase::new("away-as-what"), requests, REQUEST.of(&cx.form), faults)
            .field(THEIR_EMAIL.shown(&cx.form, faults));
        list.push(form);
    }
    list
}

fn page(cx: &Cx, status: u16, faults: Vec<Fault>) -> Result<Reply, Problem> {
    let who = cx.person()?;
    let (absences, offers, standing, colleagues) = cx.read(|conn| {
        let (named, standing) = absent::named(conn, who, cx.now)?;
        let (mut list, mut offered) = (Vec::new(), Vec::new());
        for absence in queries::of_account(conn, &who.id, clock::day(cx.now))? {
            let of = |named: &&Named| absence.touches(named.deputy.since, named.deputy.until);
            list.push(Own {
                deputies: named.iter().filter(of).cloned().map(stands).collect(),
                since: absence.since,
                until: absence.until,
                id: absence.id.clone(),
            });
            let offers = absent::offers(conn, who, &absence, cx.now)?;
            offered.push((absence, offers));
        }
        Ok((list, offered, standing, absent::colleagues(conn, who, cx.now)?))
    })?;
    let note = ActForm::new(Phrase::new("away-note"), PAGE.to_owned(), Phrase::new("away-note-do"))
        .intro(Phrase::new("away-note-about"))
        .field(FROM.shown(&cx.form, &faults))
        .field(UNTIL.shown(&cx.form, &faults));
    let mut forms = forms(cx, &offers, &faults);
    forms.push(if absences.is_empty() { note.unfolded() } else { note });
    cx.page_with(
        status,
        &AwayPage {
            shell: Shell::new(cx, Phrase::new("away-title"), Nav::Account).with_errors(!faults.is_empty()),
            absences,
            standing: standing.into_iter().map(stands).collect(),
            colleagues: colleagues
                .into_iter()
                .map(|(name, until, deputies)| Colleague { name, until, deputies: deputies.join(", ") })
                .collect(),
            forms,
            faults,
        },
    )
}

/// The page again with what is wrong, or back to it.
fn after(cx: &Cx, done: Result<(), Refusal>) -> Result<Reply, Problem> {
    Reply::after(done, |()| PAGE, |faults| page(cx, 422, faults))
}

/// `GET /account/away`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    page(cx, 200, Vec::new())
}

/// `POST /account/away`: notes an absence.
pub fn note(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let (from, until) = match (FROM.day(&cx.form), UNTIL.day(&cx.form)) {
        (Ok(from), Ok(until)) => (from, until),
        (from, until) => return page(cx, 422, from.err().into_iter().chain(until.err()).collect()),
    };
    after(cx, cx.write(|conn| absent::note(conn, turn, from, until)))
}

/// `POST /account/away/{id}/cancel`: an absence is over, or will not be.
pub fn cancel(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| absent::cancel(conn, turn, cx.param("id"))))
}

/// `POST /account/away/deputy`: names somebody who stands in.
pub fn name_deputy(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let Some((absence, place, deputy)) = chosen(DEPUTY.of(&cx.form)) else {
        return page(cx, 422, vec![DEPUTY.wrong(Phrase::new("refusal-choose-deputy"))]);
    };
    after(cx, cx.write(|conn| deputies::name_deputy(conn, turn, absence, &place, &AccountId::typed(deputy))))
}

/// `POST /account/away/invite`: invites somebody to a request, to stand in there.
pub fn invite(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    let Some((absence, Place { number: Some(number), .. }, _)) = chosen(REQUEST.of(&cx.form)) else {
        return page(cx, 422, vec![REQUEST.wrong(Phrase::new("refusal-choose-the-request"))]);
    };
    let email = THEIR_EMAIL.of(&cx.form);
    after(cx, cx.write(|conn| deputies::invite_deputy(conn, turn, absence, number, email)))
}

/// `POST /account/away/deputies/{id}/end`: takes somebody off, or declines to stand in.
pub fn end_deputy(cx: &Cx) -> Result<Reply, Problem> {
    let turn = cx.turn()?;
    after(cx, cx.write(|conn| deputies::end_deputy(conn, turn, cx.param("id"))))
}

#[cfg(test)]
#[path = "../../../tests/samples/pages/account/away.rs"]
mod samples;
