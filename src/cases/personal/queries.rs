//! Where what is held of a person is kept.

use super::Held;
use crate::cases::State;
use crate::ids::AccountId;
use crate::people::Account;
use crate::store::schema::{
    account_roles, accounts, address_changes, appointments, comments, decisions, devices, disclosures, drafted_comments,
    drafted_positions, erasures, events, identities, members, outbox, papers, positions, representatives, requests,
    second_factors, security_log, sessions, snapshots, stopped_requests, stopped_topics, threads, tokens,
};
use crate::store::{AnyConnection, Error};
use diesel::prelude::*;
use serde_json::json;

/// Loads a query of columns and gives each row as an object with these keys.
macro_rules! rows {
    ($conn:expr, $query:expr, { $($key:ident: $kind:ty),+ $(,)? }) => {
        $query
            .load::<($($kind,)+)>($conn)?
            .into_iter()
            .map(|($($key,)+)| json!({ $(stringify!($key): $key),+ }))
            .collect()
    };
}

type Maybe = Option<String>;

/// Everything that is held of a person. Passwords, tokens and links are not: only their digests are known here.
pub(crate) fn of(conn: &mut AnyConnection, account: &Account) -> Result<Held, Error> {
    let mut held = Held::default();
    of_the_account(conn, account, &mut held)?;
    of_their_requests(conn, account, &mut held)?;
    of_their_work(conn, account, &mut held)?;
    Ok(held)
}

fn of_the_account(conn: &mut AnyConnection, account: &Account, held: &mut Held) -> Result<(), Error> {
    let id = &account.id;
    let columns = (accounts::email, accounts::name, accounts::created_at, accounts::verified_at, accounts::language);
    let own = accounts::table.find(id).select(columns);
    held.add(
        "account",
        rows!(conn, own, { email: String, name: String, created_at: String, verified_at: Maybe, language: String }),
    );
    let roles = account_roles::table.filter(account_roles::account_id.eq(id)).select((account_roles::role, account_roles::since));
    let columns = (
        address_changes::email,
        address_changes::former,
        address_changes::asked_at,
        address_changes::ended_at,
        address_changes::outcome,
    );
    let asked =
        address_changes::table.filter(address_changes::account_id.eq(id)).order(address_changes::asked_at).select(columns);
    held.add(
        "address_changes",
        rows!(conn, asked, { email: String, former: String, asked_at: String, ended_at: Maybe, outcome: Maybe }),
    );
    let columns = (erasures::words, erasures::places, erasures::asked_at);
    let asked = erasures::table.filter(erasures::account_id.eq(id)).order(erasures::asked_at).select(columns);
    held.add("erasures", rows!(conn, asked, { words: String, places: String, asked_at: String }));
    held.add("roles", rows!(conn, roles, { role: String, since: String }));
    let columns = (sessions::browser, sessions::created_at, sessions::last_seen_at, sessions::expires_at);
    let open = sessions::table.filter(sessions::account_id.eq(id)).select(columns);
    held.add("sessions", rows!(conn, open, { browser: String, created_at: String, last_seen_at: String, expires_at: String }));
    let known = devices::table.filter(devices::account_id.eq(id)).select((devices::first_at, devices::last_at));
    held.add("known_browsers", rows!(conn, known, { first_at: String, last_at: String }));
    let columns = (identities::issuer, identities::subject, identities::called, identities::linked_at, identities::used_at);
    let linked = identities::table.filter(identities::account_id.eq(id)).order(identities::linked_at).select(columns);
    held.add(
        "sign_ins_elsewhere",
        rows!(conn, linked, { issuer: String, subject: String, called: String, linked_at: String, used_at: Maybe }),
    );
    let factors = second_factors::table.find(id).select((second_factors::created_at,));
    held.add("second_factors", rows!(conn, factors, { created_at: String }));
    let columns = (tokens::name, tokens::scopes, tokens::created_at, tokens::expires_at, tokens::last_used_at, tokens::ended_at);
    let made = tokens::table.filter(tokens::account_id.eq(id)).order(tokens::created_at).select(columns);
    held.add(
        "tokens",
        rows!(conn, made, { name: String, scopes: String, created_at: String, expires_at: String, last_used_at: Maybe, ended_at: Maybe }),
    );
    let columns = (security_log::kind, security_log::network, security_log::browser, security_log::detail, security_log::at);
    let noted = security_log::table.filter(security_log::account_id.eq(id)).order(security_log::id).select(columns);
    held.add("security", rows!(conn, noted, { kind: String, network: String, browser: String, detail: String, at: String }));
    let stopped = stopped_topics::table
        .filter(stopped_topics::account_id.eq(id))
        .select((stopped_topics::topic, stopped_topics::stopped_at));
    held.add("emails_not_wanted", rows!(conn, stopped, { topic: String, stopped_at: String }));
    let stopped = stopped_requests::table
        .inner_join(requests::table.on(requests::id.eq(stopped_requests::request_id)))
        .filter(stopped_requests::account_id.eq(id))
        .select((requests::number, stopped_requests::stopped_at));
    held.add("requests_not_wanted", rows!(conn, stopped, { request: String, stopped_at: String }));
    let columns = (outbox::subject, outbox::created_at, outbox::sent_at);
    let sent = outbox::table.filter(outbox::recipient.eq(&account.email)).order(outbox::id).select(columns);
    held.add("emails", rows!(conn, sent, { subject: String, written_at: String, sent_at: Maybe }));
    Ok(())
}

fn of_their_requests(conn: &mut AnyConnection, account: &Account, held: &mut Held) -> Result<(), Error> {
    let id = &account.id;
    let columns = (requests::number, requests::kind, requests::state, requests::nid, requests::created_at, requests::draft);
    let owned = requests::table
        .filter(requests::owner_id.eq(id))
        .filter(requests::deleted_at.is_null())
        .order(requests::number)
        .select(columns);
    held.add(
        "requests",
        rows!(conn, owned, { number: String, kind: String, state: String, nid: Maybe, created_at: String, draft: String }),
    );
    Ok(())
}

fn of_their_work(conn: &mut AnyConnection, account: &Account, held: &mut Held) -> Result<(), Error> {
    let id = &account.id;
    let teams = members::table
        .inner_join(requests::table.on(requests::id.eq(members::request_id)))
        .filter(members::account_id.eq(id))
        .select((requests::number, members::since, members::left_at));
    held.add("teams", rows!(conn, teams, { request: String, since: String, left_at: Maybe }));
    let columns = (requests::number, snapshots::number, snapshots::template, snapshots::note, snapshots::sent_at);
    let texts = snapshots::table
        .inner_join(requests::table.on(requests::id.eq(snapshots::request_id)))
        .filter(snapshots::sent_by.eq(id))
        .order(snapshots::sent_at)
        .select(columns);
    held.add("texts", rows!(conn, texts, { request: String, number: i64, text: String, note: String, sent_at: String }));
    let columns = (requests::number, threads::field, comments::body, comments::suggestion, comments::written_at);
    let said = comments::table
        .inner_join(threads::table.on(threads::id.eq(comments::thread_id)))
        .inner_join(requests::table.on(requests::id.eq(comments::request_id)))
        .filter(comments::author_id.eq(id))
        .order(comments::written_at)
        .select(columns);
    held.add("comments", rows!(conn, said, { request: String, field: Maybe, words: String, suggestion: Maybe, at: String }));
    let drafted = drafted_comments::table
        .filter(drafted_comments::expert_id.eq(id))
        .select((drafted_comments::body, drafted_comments::saved_at));
    held.add("drafted_comments", rows!(conn, drafted, { words: String, saved_at: String }));
    let drafted = drafted_positions::table.filter(drafted_positions::expert_id.eq(id)).select((
        drafted_positions::stance,
        drafted_positions::reasons,
        drafted_positions::saved_at,
    ));
    held.add("drafted_positions", rows!(conn, drafted, { stance: String, reasons: String, saved_at: String }));
    let taken = positions::table
        .inner_join(requests::table.on(requests::id.eq(positions::request_id)))
        .filter(positions::expert_id.eq(id))
        .select((requests::number, positions::stance, positions::reasons, positions::taken_at));
    held.add("positions", rows!(conn, taken, { request: String, stance: String, reasons: String, taken_at: String }));
    let decided = decisions::table
        .inner_join(requests::table.on(requests::id.eq(decisions::request_id)))
        .filter(decisions::lead_id.eq(id).or(decisions::concurring_id.eq(id)))
        .select((requests::number, decisions::outcome, decisions::decided_at));
    held.add("decisions", rows!(conn, decided, { request: String, outcome: String, decided_at: String }));
    let columns = (requests::number, disclosures::answer, disclosures::reason, disclosures::anonymous, disclosures::at);
    let disclosed = disclosures::table
        .inner_join(requests::table.on(requests::id.eq(disclosures::request_id)))
        .filter(disclosures::expert_id.eq(id))
        .select(columns);
    held.add(
        "disclosures",
        rows!(conn, disclosed, { request: String, answer: String, reason: String, unnamed: bool, at: String }),
    );
    let filed = papers::table.filter(papers::filed_by.eq(id)).select((papers::kind, papers::words, papers::filed_at));
    held.add("papers", rows!(conn, filed, { kind: String, words: String, filed_at: String }));
    let columns = (appointments::registry, appointments::leads, appointments::since, appointments::until);
    let appointed = appointments::table.filter(appointments::account_id.eq(id)).select(columns);
    held.add("appointments", rows!(conn, appointed, { registry: String, leads: bool, since: String, until: Maybe }));
    let speaks = representatives::table.filter(representatives::account_id.eq(id)).select((
        representatives::body,
        representatives::since,
        representatives::until,
    ));
    held.add("speaks_for", rows!(conn, speaks, { body: String, since: String, until: Maybe }));
    let done = events::table.filter(events::actor_id.eq(id).or(events::account_id.eq(id))).order(events::id).select((
        events::act,
        events::detail,
        events::nid,
        events::at,
    ));
    held.add("events", rows!(conn, done, { act: String, words: String, nid: Maybe, at: String }));
    Ok(())
}

/// The numbers of the requests that somebody owns and that have not ended.
pub(crate) fn open_requests(conn: &mut AnyConnection, account_id: &AccountId) -> Result<Vec<String>, Error> {
    let ended: Vec<&str> = State::ALL.iter().filter(|state| !state.is_open()).map(|state| state.name()).collect();
    Ok(requests::table
        .filter(requests::owner_id.eq(account_id))
        .filter(requests::state.ne_all(ended))
        .filter(requests::state.ne(State::Draft.name()))
        .order(requests::number)
        .select(requests::number)
        .load(conn)?)
}
