//! The diesel schema. `tests/app/schema.rs` compares it with the migrations.
#![expect(missing_docs, reason = "made by diesel's macro")]

/// A table whose columns may have the SQL types of [`typed`](super::typed).
macro_rules! table {
    ($($table:tt)+) => {
        diesel::table! {
            use crate::store::typed::{StoredDate, StoredJson, StoredName, StoredTime};
            use diesel::sql_types::*;
            $($table)+
        }
    };
}

table! {
    accounts (id) { id -> Text, email -> Text, email_folded -> Text, name -> Text, password_hash -> Nullable<Text>,
        verified_at -> Nullable<StoredTime>, disabled_at -> Nullable<StoredTime>, created_at -> StoredTime, language -> StoredName, away_until -> Nullable<StoredDate>, }
}
table! {
    account_roles (account_id, role) { account_id -> Text, role -> Text, since -> StoredTime, given_by -> Nullable<Text>, }
}
table! {
    sessions (token_hash) { token_hash -> Text, id -> Text, account_id -> Text, browser -> Text, long_lived -> Bool,
        created_at -> StoredTime, last_seen_at -> StoredTime, expires_at -> StoredTime, second_factor -> Bool, confirmed_at -> Nullable<StoredTime>, }
}
table! {
    second_factors (account_id) { account_id -> Text, salt -> Text, last_step -> BigInt, created_at -> StoredTime, key_mark -> Text, recovery -> Text, }
}
table! {
    devices (account_id, mark_hash) { account_id -> Text, mark_hash -> Text, first_at -> StoredTime, last_at -> StoredTime, }
}
table! {
    clock (id) { id -> Integer, seen_at -> StoredTime, }
}

table! {
    maintenance (id) { id -> Integer, message -> Text, since -> StoredTime, }
}

table! {
    security_log (id) { id -> Text, account_id -> Nullable<Text>, kind -> Text, network -> Text, browser -> Text, detail -> Text,
        at -> StoredTime, }
}
table! {
    links (id) { id -> Text, token_hash -> Nullable<Text>, purpose -> Text, subject -> Text, email -> Text, next -> Text,
        created_at -> StoredTime, expires_at -> StoredTime, used_at -> Nullable<StoredTime>, }
}
table! {
    address_changes (id) { id -> Text, account_id -> Text, email -> Text, former -> Text, asked_at -> StoredTime,
        ended_at -> Nullable<StoredTime>, outcome -> Nullable<Text>, }
}
table! {
    identities (id) { id -> Text, account_id -> Text, issuer -> Text, subject -> Text, called -> Text, linked_at -> StoredTime,
        used_at -> Nullable<StoredTime>, }
}
table! {
    oidc_logins (id) { id -> Text, state_hash -> Text, browser_hash -> Text, next -> Text,
        linker -> Nullable<Text>, expires_at -> StoredTime, recorded_at -> Nullable<StoredTime>, issuer -> Nullable<Text>,
        subject -> Nullable<Text>, email -> Nullable<Text>, name -> Nullable<Text>, shown_at -> Nullable<StoredTime>,
        account_id -> Nullable<Text>, typed_name -> Nullable<Text>, }
}
table! {
    counters (name) { name -> Text, value -> BigInt, }
}
table! {
    namespaces (nid) { nid -> Text, kind -> Text, informal_number -> Nullable<BigInt>, origin -> Text, status -> StoredName, registrant -> Nullable<Text>,
        contact -> Nullable<Text>, reference -> StoredJson, template_url -> Nullable<Text>, registered_on -> Nullable<Text>,
        updated_on -> Nullable<Text>, created_at -> StoredTime, listing -> Text, unlisted_on -> Nullable<StoredDate>, undone_on -> Nullable<StoredDate>,
        successor -> Nullable<StoredName>, sort_key -> Text, held -> Text, marks -> Text, }
}
table! {
    versions (id) { id -> Text, nid -> Text, number -> BigInt, number_recorded -> Bool, origin -> Text, dated -> Nullable<StoredDate>,
        template -> Nullable<StoredJson>, canonical -> Nullable<Text>, fingerprint -> Nullable<Text>, request_number -> Nullable<Text>,
        published_at -> StoredTime, }
}
table! {
    contact_checks (id) { id -> Text, nid -> Text, address -> Text, asked_at -> StoredTime, answered_at -> Nullable<StoredTime>, }
}
table! {
    tokens (id) { id -> Text, account_id -> Text, name -> Text, prefix -> Text, token_hash -> Text, scopes -> StoredName,
        created_at -> StoredTime, expires_at -> StoredTime, last_used_at -> Nullable<StoredTime>, ended_at -> Nullable<StoredTime>, }
}
table! {
    behind (id) { id -> Integer, reason -> Text, }
}
table! {
    registry_state (name) { name -> Text, value -> Text, }
}
table! {
    changes (serial) { serial -> BigInt, nid -> Text, change -> Text, entry -> Text, detail -> Text, at -> StoredTime,
        published_on -> Nullable<StoredDate>, }
}
table! {
    list_entries (serial) { serial -> BigInt, name -> Text, nid -> Text, body -> Nullable<Text>, reason -> Text, asked_by -> Text,
        at -> StoredTime, }
}
table! {
    imported_files (digest) { digest -> Text, bytes -> Binary, }
}
table! {
    snapshots (number) { number -> BigInt, origin -> Text, file -> Text, digest -> Nullable<Text>, published_on -> StoredDate, recorded_at -> StoredTime,
        head -> Text, same_as -> Nullable<BigInt>, undoes -> Nullable<BigInt>, }
}
table! {
    snapshot_entries (snapshot, nid) { snapshot -> BigInt, position -> BigInt, nid -> Text, kind -> Text, registered_on -> Nullable<Text>,
        updated_on -> Nullable<Text>, reference -> StoredJson, listing -> Text, }
}
table! {
    snapshot_texts (snapshot, nid, version, edition, published_on) { snapshot -> BigInt, nid -> Text, version -> BigInt, edition -> BigInt,
        published_on -> StoredDate, file -> Text, digest -> Nullable<Text>, }
}
table! {
    instances (id) { id -> Text, serial -> BigInt, seen_at -> StoredTime, }
}
table! {
    corrections (id) { id -> Text, nid -> Text, version -> BigInt, edition -> BigInt, origin -> Text, dated -> Nullable<StoredDate>,
        template -> StoredJson, canonical -> Text, fingerprint -> Text, reason -> Text,
        request_number -> Nullable<Text>, published_at -> StoredTime, }
}
table! {
    profiles (id) { id -> Text, nid -> Text, version -> BigInt, edition -> BigInt, reading -> StoredName, body -> StoredJson,
        fingerprint -> Text,  published_at -> StoredTime, }
}
table! {
    selected_sentences (request_id, question, sentence) { request_id -> Text, question -> Text, field -> Text, sentence -> Text,
        selected_at -> StoredTime, selected_by -> Text, accepted_at -> Nullable<StoredTime>, accepted_by -> Nullable<Text>, }
}
table! {
    text_sources (request_id, fingerprint) { request_id -> Text, fingerprint -> Text, url -> Text, commit_id -> Text,
        sent_at -> StoredTime, }
}
table! {
    members (request_id, account_id) { request_id -> Text, account_id -> Text, since -> StoredTime, left_at -> Nullable<StoredTime>, }
}
table! {
    reserved_nids (nid) { nid -> Text, reason -> Text, since -> StoredTime, ended_at -> Nullable<StoredTime>, }
}
table! {
    requests (id) { id -> Text, number -> Text, kind -> Text, procedure -> Text, body -> Nullable<Text>,
        specification -> Nullable<Text>, procedure_changed_at -> Nullable<StoredTime>, former_procedure -> Nullable<Text>, state -> Text, previous_state -> Nullable<Text>,
        nid -> Nullable<Text>, base_version -> Nullable<BigInt>, new_status -> Nullable<Text>, successors -> Nullable<Text>,
        owner_id -> Text, draft -> Text, draft_save_number -> BigInt,
        created_at -> StoredTime, state_since -> StoredTime, review_since -> Nullable<StoredTime>, duplicate_of -> Nullable<Text>,
        change_kind -> Nullable<Text>, deleted_at -> Nullable<StoredTime>,
        private_since -> Nullable<StoredTime>, }
}
table! {
    revisions (id) { id -> Text, request_id -> Text, number -> BigInt, kind -> Text, base_version -> Nullable<BigInt>, template -> Text, canonical -> Text, fingerprint -> Text,
        note -> Text, sent_by -> Text, sent_at -> StoredTime, error_count -> BigInt, warning_count -> BigInt, note_count -> BigInt, }
}
table! {
    appointments (id) { id -> Text, account_id -> Text, registry -> Text, leads -> Bool, since -> Text, until -> Nullable<Text>,
        request_id -> Nullable<Text>, }
}
table! {
    assignments (request_id, expert_id) { request_id -> Text, expert_id -> Text, assigned_at -> StoredTime, reason -> Text, answer -> Nullable<Text>, answered_at -> Nullable<StoredTime>, }
}
table! {
    disclosures (request_id, expert_id) { request_id -> Text, expert_id -> Text, answer -> Text, reason -> Text, at -> StoredTime, }
}
table! {
    threads (id) { id -> Text, request_id -> Text, revision_number -> BigInt, field -> Nullable<Text>, quote -> Text,
        opened_by -> Text, opened_at -> StoredTime, done_at -> Nullable<StoredTime>, resolved_at -> Nullable<StoredTime>, position_id -> Nullable<Text>, }
}
table! {
    comments (id) { id -> Text, thread_id -> Text, request_id -> Text, revision_number -> BigInt, author_id -> Text,
        author_role -> Text, body -> Text, suggestion -> Nullable<Text>, by_mail -> Bool, written_at -> StoredTime, }
}
table! {
    review_drafts (request_id, expert_id) { request_id -> Text, expert_id -> Text, draft -> Text, saved_at -> StoredTime, }
}
table! {
    positions (id) { id -> Text, request_id -> Text, revision_number -> BigInt, expert_id -> Text, position -> Text, reasons -> Text,
        recorded_at -> StoredTime, }
}
table! {
    answers (position_id) { position_id -> Text, request_id -> Text, lead_id -> Text, body -> Text, at -> StoredTime, }
}
table! {
    proposals (id) { id -> Text, request_id -> Text, revision_number -> BigInt, lead_id -> Text, reasons -> Text, made_at -> StoredTime,
        ended_at -> Nullable<StoredTime>, }
}
table! {
    decisions (id) { id -> Text, request_id -> Text, revision_number -> BigInt, lead_id -> Text, concurring_id -> Nullable<Text>,
        outcome -> Text, reasons -> Text, decided_at -> StoredTime, }
}
table! {
    decision_records (id) { id -> Text, request_id -> Text, record -> Text, }
}
table! {
    events (id) { id -> Text, request_id -> Nullable<Text>, nid -> Nullable<Text>, account_id -> Nullable<Text>,
        actor_id -> Nullable<Text>, actor_role -> Text, act -> Text, detail -> Text, state -> Nullable<Text>, at -> StoredTime, }
}
table! {
    conditions (id) { id -> Text, request_id -> Text, kind -> Text, reason -> Text, since -> StoredTime,
        until -> Nullable<StoredTime>, outcome -> Nullable<Text>, }
}
table! {
    bodies (name) { name -> Text, website -> Nullable<Text>, recognized_on -> Text, source -> Text, ended_on -> Nullable<Text>, ended_because -> Nullable<Text>, }
}
table! {
    representatives (body, account_id, since) { body -> Text, account_id -> Text, since -> Text, until -> Nullable<Text>, }
}
table! {
    documents (id) { id -> Text, request_id -> Text, kind -> Text, revision_number -> BigInt, body -> Text, recorded_by -> Text,
        recorded_at -> StoredTime, }
}
table! {
    retractions (kind, row_id) { kind -> Text, row_id -> Text, request_id -> Text, by_id -> Text, reason -> Text, at -> StoredTime, }
}
table! {
    pending_actions (id) { id -> Text, kind -> Text, row_kind -> Nullable<Text>, row_id -> Nullable<Text>, path -> Nullable<Text>, class -> Nullable<Text>,
        request_id -> Nullable<Text>, event_id -> Nullable<Text>, revision_number -> Nullable<BigInt>, content -> Nullable<Text>,
        text -> Nullable<Text>, account_id -> Nullable<Text>, reason -> Text, filed_by -> Text, filed_at -> StoredTime,
        outcome -> Nullable<Text>, closed_by -> Nullable<Text>, closed_at -> Nullable<StoredTime>, closed_words -> Nullable<Text>, }
}
table! {
    redactions (kind, row_id) { kind -> Text, row_id -> Text, class -> Text, reason -> Text, filed_by -> Text, confirmed_by -> Text,
        at -> StoredTime, }
}
table! {
    log_state (id) { id -> BigInt, size -> BigInt, }
}
table! {
    log_entry (idx) { idx -> BigInt, record -> Text, entry -> Text, leaf_hash -> Text, }
}
table! {
    log_salt (idx) { idx -> BigInt, salt -> Text, }
}
table! {
    log_checkpoint (origin, size) { origin -> Text, size -> BigInt, root -> Text, note -> Text, at -> StoredTime, }
}
table! {
    operator_notes (id) { id -> Text, request_id -> Text, author_id -> Text, body -> Text, at -> StoredTime, }
}
table! {
    tasks (id) { id -> Text, request_id -> Text, kind -> Text, role -> Nullable<Text>, account_id -> Nullable<Text>, since -> StoredTime,
        due -> Nullable<StoredTime>, ended_at -> Nullable<StoredTime>, }
}
table! {
    reminders (key) { key -> Text, at -> StoredTime, }
}
table! {
    inbound (id) { id -> Text, message_id -> Text, sender -> Text, subject -> Text, body -> Text, removed -> Text,
        request_id -> Nullable<Text>, account_id -> Nullable<Text>, outbox_id -> Nullable<Text>, disposition -> Text, reason -> Text,
        received_at -> StoredTime, due_at -> Nullable<StoredTime>, settled_at -> Nullable<StoredTime>, settled_by -> Nullable<Text>,
        bytes -> Nullable<Binary>, }
}
table! {
    outbox (id) { id -> Text, event_id -> Nullable<Text>, request_id -> Nullable<Text>, kind -> Text, message_id -> Text,
        thread_id -> Nullable<Text>, recipient -> Text, subject -> Text, body -> Text, created_at -> StoredTime, due_at -> StoredTime,
        attempts -> BigInt, last_error -> Nullable<Text>, sent_at -> Nullable<StoredTime>, failed_at -> Nullable<StoredTime>, priority -> BigInt,
        bounced_at -> Nullable<StoredTime>, discussion -> Nullable<Text>, language -> StoredName, slots -> Text, }
}
table! {
    idempotency_keys (key) { key -> Text, path -> Text, at -> StoredTime, }
}

table! {
    bouncing_addresses (address) { address -> Text, failures -> BigInt, reason -> Text, last_at -> StoredTime, paused_at -> Nullable<StoredTime>, }
}

table! {
    list_posts (inbound_id) { inbound_id -> Text, request_id -> Text, author -> Text, body -> Text, archive -> Nullable<Text>,
        posted_at -> StoredTime, taken_off_at -> Nullable<StoredTime>, }
}
table! {
    followers (account_id, request_id) { account_id -> Text, request_id -> Text, since -> StoredTime, }
}

table! {
    contact_answers (id) { id -> Text, request_id -> Text, address -> Text, asked_at -> StoredTime,
        answer -> Nullable<Text>, reason -> Text, answered_at -> Nullable<StoredTime>, }
}

diesel::joinable!(account_roles -> accounts (account_id));
diesel::joinable!(sessions -> accounts (account_id));
diesel::joinable!(versions -> namespaces (nid));
diesel::joinable!(requests -> accounts (owner_id));
diesel::joinable!(revisions -> requests (request_id));
diesel::joinable!(assignments -> accounts (expert_id));
diesel::joinable!(appointments -> accounts (account_id));
diesel::joinable!(comments -> accounts (author_id));
diesel::joinable!(comments -> threads (thread_id));
diesel::joinable!(disclosures -> accounts (expert_id));
diesel::joinable!(representatives -> accounts (account_id));
diesel::joinable!(retractions -> accounts (by_id));
diesel::joinable!(operator_notes -> accounts (author_id));
diesel::joinable!(positions -> accounts (expert_id));
diesel::joinable!(decisions -> accounts (lead_id));
diesel::allow_tables_to_appear_in_same_query!(
    accounts, account_roles, sessions, links, counters, namespaces, versions, reserved_nids, requests, revisions, assignments,
    comments, threads, positions, answers, decisions, disclosures, appointments, representatives, operator_notes, inbound,
    bouncing_addresses, events, outbox
);
diesel::allow_tables_to_appear_in_same_query!(members, accounts);
diesel::allow_tables_to_appear_in_same_query!(selected_sentences, accounts);
diesel::allow_tables_to_appear_in_same_query!(selected_sentences, requests);
diesel::allow_tables_to_appear_in_same_query!(members, requests);
diesel::allow_tables_to_appear_in_same_query!(members, tasks);
diesel::allow_tables_to_appear_in_same_query!(security_log, accounts);
diesel::allow_tables_to_appear_in_same_query!(links, address_changes);
diesel::allow_tables_to_appear_in_same_query!(changes, namespaces);
diesel::allow_tables_to_appear_in_same_query!(snapshot_texts, snapshots);
diesel::allow_tables_to_appear_in_same_query!(conditions, requests);
diesel::allow_tables_to_appear_in_same_query!(tasks, requests);
diesel::allow_tables_to_appear_in_same_query!(retractions, accounts);
diesel::allow_tables_to_appear_in_same_query!(retractions, comments);
diesel::allow_tables_to_appear_in_same_query!(retractions, requests);
diesel::allow_tables_to_appear_in_same_query!(retractions, threads);
diesel::allow_tables_to_appear_in_same_query!(proposals, requests);
diesel::allow_tables_to_appear_in_same_query!(contact_answers, requests);
diesel::allow_tables_to_appear_in_same_query!(followers, requests);
diesel::allow_tables_to_appear_in_same_query!(followers, events);
diesel::allow_tables_to_appear_in_same_query!(followers, reminders);
diesel::allow_tables_to_appear_in_same_query!(events, reminders);
