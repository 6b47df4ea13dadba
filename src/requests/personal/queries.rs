//! Database queries for personal data.

use super::PersonalData;
use crate::ids::AccountId;
use crate::requests::State;
use crate::store::schema::{
    account_roles, accounts, address_changes, appointments, comments, decisions, devices, disclosures, documents, events,
    followers, identities, members, outbox, positions, representatives, requests, review_drafts, revisions, second_factors,
    security_log, selected_sentences, sessions, threads, tokens,
};
use crate::store::typed::{StoredName, StoredTime};
use crate::store::{AnyConnection, Error};
use crate::users::Account;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text};
use serde_json::json;

/// Columns of these types, as they are read.
trait ReadableColumn {
    type Row;
}

macro_rules! shown {
    ($($sql:ty => $row:ty,)+) => { $(impl ReadableColumn for $sql { type Row = $row; })+ };
}

shown! {
    Text => String,
    Nullable<Text> => Option<String>,
    StoredTime => String,
    Nullable<StoredTime> => Option<String>,
    StoredName => String,
    BigInt => i64,
    Bool => bool,
}

/// Adds the rows of a query as one kind: each row as an object of these keys and columns.
macro_rules! add {
    ($held:ident, $conn:ident, $kind:literal, $query:expr, $($key:ident: $table:ident::$column:ident),+) => {
        let rows = $query
            .select(($($table::$column,)+))
            .load::<($(<<$table::$column as Expression>::SqlType as ReadableColumn>::Row,)+)>($conn)?
            .into_iter()
            .map(|($($key,)+)| json!({ $(stringify!($key): $key),+ }))
            .collect();
        $held.add($kind, rows);
    };
}

/// Everything stored about a person, except passwords, tokens and links, of which only digests are stored.
pub(crate) fn personal_data_of(conn: &mut AnyConnection, account: &Account) -> Result<PersonalData, Error> {
    let mut held = PersonalData::default();
    add_account_data(conn, account, &mut held)?;
    add_work_data(conn, account, &mut held)?;
    Ok(held)
}

fn add_account_data(conn: &mut AnyConnection, account: &Account, held: &mut PersonalData) -> Result<(), Error> {
    let id = &account.id;
    add!(held, conn, "account", accounts::table.find(id), email: accounts::email, name: accounts::name,
        created_at: accounts::created_at, verified_at: accounts::verified_at, language: accounts::language);
    let asked = address_changes::table.filter(address_changes::account_id.eq(id)).order(address_changes::asked_at);
    add!(held, conn, "address_changes", asked, email: address_changes::email, former: address_changes::former,
        asked_at: address_changes::asked_at, ended_at: address_changes::ended_at, outcome: address_changes::outcome);
    let roles = account_roles::table.filter(account_roles::account_id.eq(id));
    add!(held, conn, "roles", roles, role: account_roles::role, since: account_roles::since);
    let open = sessions::table.filter(sessions::account_id.eq(id));
    add!(held, conn, "sessions", open, browser: sessions::browser, created_at: sessions::created_at,
        last_seen_at: sessions::last_seen_at, expires_at: sessions::expires_at);
    let known = devices::table.filter(devices::account_id.eq(id));
    add!(held, conn, "known_browsers", known, first_at: devices::first_at, last_at: devices::last_at);
    let linked = identities::table.filter(identities::account_id.eq(id)).order(identities::linked_at);
    add!(held, conn, "oidc_sign_ins", linked, issuer: identities::issuer, subject: identities::subject,
        called: identities::called, linked_at: identities::linked_at, used_at: identities::used_at);
    add!(held, conn, "second_factors", second_factors::table.find(id), created_at: second_factors::created_at);
    let made = tokens::table.filter(tokens::account_id.eq(id)).order(tokens::created_at);
    add!(held, conn, "tokens", made, name: tokens::name, scopes: tokens::scopes, created_at: tokens::created_at,
        expires_at: tokens::expires_at, last_used_at: tokens::last_used_at, ended_at: tokens::ended_at);
    let noted = security_log::table.filter(security_log::account_id.eq(id)).order(security_log::id);
    add!(held, conn, "security", noted, kind: security_log::kind, network: security_log::network, browser: security_log::browser,
        detail: security_log::detail, at: security_log::at);
    let followed = followers::table
        .inner_join(requests::table.on(requests::id.eq(followers::request_id)))
        .filter(followers::account_id.eq(id));
    add!(held, conn, "requests_followed", followed, request: requests::number, since: followers::since);
    let sent = outbox::table.filter(outbox::recipient.eq(&account.email)).order(outbox::id);
    add!(held, conn, "emails", sent, subject: outbox::subject, written_at: outbox::created_at, sent_at: outbox::sent_at);
    let owned = requests::table.filter(requests::owner_id.eq(id)).filter(requests::deleted_at.is_null()).order(requests::number);
    add!(held, conn, "requests", owned, number: requests::number, kind: requests::kind, state: requests::state,
        nid: requests::nid, created_at: requests::created_at, draft: requests::draft);
    Ok(())
}

fn add_work_data(conn: &mut AnyConnection, account: &Account, held: &mut PersonalData) -> Result<(), Error> {
    let id = &account.id;
    let teams =
        members::table.inner_join(requests::table.on(requests::id.eq(members::request_id))).filter(members::account_id.eq(id));
    add!(held, conn, "teams", teams, request: requests::number, since: members::since, left_at: members::left_at);
    let texts = revisions::table
        .inner_join(requests::table.on(requests::id.eq(revisions::request_id)))
        .filter(revisions::sent_by.eq(id))
        .order(revisions::sent_at);
    add!(held, conn, "texts", texts, request: requests::number, number: revisions::number, text: revisions::template,
        note: revisions::note, sent_at: revisions::sent_at);
    let selected = selected_sentences::table
        .inner_join(requests::table.on(requests::id.eq(selected_sentences::request_id)))
        .filter(selected_sentences::selected_by.eq(id))
        .order(selected_sentences::selected_at);
    add!(held, conn, "selected_sentences", selected, request: requests::number, question: selected_sentences::question,
        sentence: selected_sentences::sentence, selected_at: selected_sentences::selected_at);
    let said = comments::table
        .inner_join(threads::table.on(threads::id.eq(comments::thread_id)))
        .inner_join(requests::table.on(requests::id.eq(comments::request_id)))
        .filter(comments::author_id.eq(id))
        .order(comments::written_at);
    add!(held, conn, "comments", said, request: requests::number, field: threads::field, message: comments::body,
        suggestion: comments::suggestion, at: comments::written_at);
    let drafted = review_drafts::table.filter(review_drafts::expert_id.eq(id));
    add!(held, conn, "review_drafts", drafted, draft: review_drafts::draft, saved_at: review_drafts::saved_at);
    let taken = positions::table
        .inner_join(requests::table.on(requests::id.eq(positions::request_id)))
        .filter(positions::expert_id.eq(id));
    add!(held, conn, "positions", taken, request: requests::number, position: positions::position, reasons: positions::reasons,
        recorded_at: positions::recorded_at);
    let decided = decisions::table
        .inner_join(requests::table.on(requests::id.eq(decisions::request_id)))
        .filter(decisions::lead_id.eq(id).or(decisions::concurring_id.eq(id)));
    add!(held, conn, "decisions", decided, request: requests::number, outcome: decisions::outcome,
        decided_at: decisions::decided_at);
    let disclosed = disclosures::table
        .inner_join(requests::table.on(requests::id.eq(disclosures::request_id)))
        .filter(disclosures::expert_id.eq(id));
    add!(held, conn, "disclosures", disclosed, request: requests::number, answer: disclosures::answer, reason: disclosures::reason,
        at: disclosures::at);
    let filed = documents::table.filter(documents::recorded_by.eq(id));
    add!(held, conn, "documents", filed, kind: documents::kind, body: documents::body, recorded_at: documents::recorded_at);
    let appointed = appointments::table.filter(appointments::account_id.eq(id));
    add!(held, conn, "appointments", appointed, registry: appointments::registry, leads: appointments::leads,
        since: appointments::since, until: appointments::until);
    let speaks = representatives::table.filter(representatives::account_id.eq(id));
    add!(held, conn, "speaks_for", speaks, body: representatives::body, since: representatives::since, until: representatives::until);
    let done = events::table.filter(events::actor_id.eq(id).or(events::account_id.eq(id))).order(events::id);
    add!(held, conn, "events", done, act: events::act, message: events::detail, nid: events::nid, at: events::at);
    Ok(())
}

/// The numbers of the open requests that an account owns.
pub(crate) fn open_request_numbers(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<String>, Error> {
    let ended: Vec<&str> = State::ALL.iter().filter(|state| !state.is_open()).map(|state| state.name()).collect();
    Ok(requests::table
        .filter(requests::owner_id.eq(account_id))
        .filter(requests::state.ne_all(ended))
        .filter(requests::state.ne(State::Draft.name()))
        .order(requests::number)
        .select(requests::number)
        .load(conn)?)
}
