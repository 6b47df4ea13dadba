//! The tables as diesel sees them. `tests/schema.rs` holds it against the migrations.
#![expect(missing_docs, reason = "made by diesel's macro")]

diesel::table! {
    accounts (id) { id -> Text, email -> Text, email_folded -> Text, name -> Text, password_hash -> Nullable<Text>,
        verified_at -> Nullable<Text>, disabled_at -> Nullable<Text>, created_at -> Text, }
}
diesel::table! {
    account_roles (account_id, role) { account_id -> Text, role -> Text, since -> Text, }
}
diesel::table! {
    sessions (token_hash) { token_hash -> Text, id -> Text, account_id -> Text, browser -> Text, long_lived -> Bool,
        created_at -> Text, last_seen_at -> Text, expires_at -> Text, }
}
diesel::table! {
    mailed_links (token_hash) { token_hash -> Text, account_id -> Nullable<Text>, purpose -> Text, created_at -> Text,
        expires_at -> Text, used_at -> Nullable<Text>, }
}
diesel::table! {
    counters (name) { name -> Text, value -> BigInt, }
}
diesel::table! {
    namespaces (nid) { nid -> Text, kind -> Text, informal_number -> Nullable<BigInt>, origin -> Text, status -> Text, registrant -> Nullable<Text>,
        contact -> Nullable<Text>, reference -> Text, template_url -> Nullable<Text>, registered_on -> Nullable<Text>,
        updated_on -> Nullable<Text>, created_at -> Text, listing -> Text, unlisted_on -> Nullable<Text>,
        successor -> Nullable<Text>, }
}
diesel::table! {
    versions (id) { id -> Text, nid -> Text, number -> BigInt, number_recorded -> Bool, origin -> Text, dated -> Nullable<Text>,
        template -> Nullable<Text>, canonical -> Nullable<Text>, fingerprint -> Nullable<Text>, request_number -> Nullable<Text>,
        published_at -> Text, }
}
diesel::table! {
    tokens (id) { id -> Text, account_id -> Text, name -> Text, prefix -> Text, token_hash -> Text, scopes -> Text,
        created_at -> Text, expires_at -> Text, last_used_at -> Nullable<Text>, ended_at -> Nullable<Text>, }
}
diesel::table! {
    registry_state (name) { name -> Text, value -> Text, }
}
diesel::table! {
    changes (serial) { serial -> BigInt, nid -> Text, change -> Text, entry -> Text, detail -> Text, at -> Text, }
}
diesel::table! {
    instances (id) { id -> Text, serial -> BigInt, seen_at -> Text, }
}
diesel::table! {
    editions (id) { id -> Text, nid -> Text, version -> BigInt, edition -> BigInt, origin -> Text, dated -> Nullable<Text>,
        template -> Text, canonical -> Text, fingerprint -> Text, class -> Nullable<Text>, reason -> Text,
        request_number -> Nullable<Text>, published_at -> Text, }
}
diesel::table! {
    members (request_id, account_id) { request_id -> Text, account_id -> Text, since -> Text, left_at -> Nullable<Text>, }
}
diesel::table! {
    invitations (token_hash) { token_hash -> Text, request_id -> Text, email -> Text, created_at -> Text, expires_at -> Text,
        used_at -> Nullable<Text>, }
}
diesel::table! {
    previews (token_hash) { token_hash -> Text, request_id -> Text, created_at -> Text, ended_at -> Nullable<Text>, }
}
diesel::table! {
    reserved_nids (nid) { nid -> Text, reason -> Text, since -> Text, }
}
diesel::table! {
    requests (id) { id -> Text, number -> Text, kind -> Text, track -> Text, state -> Text, came_from -> Nullable<Text>,
        nid -> Nullable<Text>, base_version -> Nullable<BigInt>, owner_id -> Text, draft -> Text, draft_revision -> BigInt,
        created_at -> Text, state_since -> Text, manner -> Nullable<Text>, done -> Text, }
}
diesel::table! {
    snapshots (id) { id -> Text, request_id -> Text, number -> BigInt, template -> Text, canonical -> Text, fingerprint -> Text,
        note -> Text, sent_by -> Text, sent_at -> Text, }
}
diesel::table! {
    assignments (request_id, expert_id) { request_id -> Text, expert_id -> Text, assigned_at -> Text, }
}
diesel::table! {
    conflicts (request_id, expert_id) { request_id -> Text, expert_id -> Text, reason -> Text, declared_at -> Text, }
}
diesel::table! {
    comments (id) { id -> Text, request_id -> Text, snapshot_number -> BigInt, author_id -> Text, author_role -> Text, body -> Text,
        written_at -> Text, }
}
diesel::table! {
    positions (id) { id -> Text, request_id -> Text, snapshot_number -> BigInt, expert_id -> Text, stance -> Text, reasons -> Text,
        taken_at -> Text, }
}
diesel::table! {
    decisions (id) { id -> Text, request_id -> Text, snapshot_number -> BigInt, lead_id -> Text, outcome -> Text, reasons -> Text,
        decided_at -> Text, }
}
diesel::table! {
    events (id) { id -> Text, request_id -> Nullable<Text>, nid -> Nullable<Text>, account_id -> Nullable<Text>,
        actor_id -> Nullable<Text>, actor_role -> Text, act -> Text, detail -> Text, at -> Text, }
}
diesel::table! {
    outbox (id) { id -> Text, event_id -> Nullable<Text>, request_id -> Nullable<Text>, letter -> Text, message_id -> Text,
        thread_id -> Nullable<Text>, recipient -> Text, subject -> Text, body -> Text, created_at -> Text, due_at -> Text,
        attempts -> BigInt, last_error -> Nullable<Text>, sent_at -> Nullable<Text>, failed_at -> Nullable<Text>, }
}

diesel::joinable!(account_roles -> accounts (account_id));
diesel::joinable!(sessions -> accounts (account_id));
diesel::joinable!(versions -> namespaces (nid));
diesel::joinable!(requests -> accounts (owner_id));
diesel::joinable!(snapshots -> requests (request_id));
diesel::joinable!(assignments -> accounts (expert_id));
diesel::joinable!(comments -> accounts (author_id));
diesel::joinable!(positions -> accounts (expert_id));
diesel::joinable!(decisions -> accounts (lead_id));
diesel::allow_tables_to_appear_in_same_query!(
    accounts,
    account_roles,
    sessions,
    mailed_links,
    counters,
    namespaces,
    versions,
    reserved_nids,
    requests,
    snapshots,
    assignments,
    conflicts,
    comments,
    positions,
    decisions,
    events,
    outbox
);
diesel::allow_tables_to_appear_in_same_query!(members, accounts);
diesel::allow_tables_to_appear_in_same_query!(invitations, requests);
diesel::allow_tables_to_appear_in_same_query!(previews, requests);
diesel::allow_tables_to_appear_in_same_query!(changes, namespaces);
