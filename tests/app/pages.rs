//! The pages as a reader sees them: each row of one table is a page of a person over the demonstration data. The real program renders it,
//! and its readable text is compared with a snapshot, in which lines of earlier pages are not repeated. The same rows are checked for valid
//! markup and for sentences that are not translated.

use crate::common::prelude::*;
use crate::common::readable::{Texts, readable};
use nidreg::http::endpoint::Work;
use nidreg::web::conventions::find_get_route;
use nidreg::web::router::routes;
use scraper::{ElementRef, Html, Selector};
use std::fmt::Write as _;

/// A person and an area, which name the snapshot, and the paths. `{herbarium}` is the number of the request for this namespace ID, and
/// `{informal}` that of the request for an informal namespace. A path with a form after a space is sent as that form.
const PAGES: &[(&str, &str, &[&str])] = &[
    (
        "nobody",
        "registry",
        &[
            "/",
            "/assignments/urn-namespaces",
            "/assignments/urn-namespaces?kind=formal&topic=finance-trade&sort=title",
            "/assignments/urn-namespaces?q=nothing-like-it",
            "/assignments/urn-namespaces/compare",
            "/assignments/urn-formal/isbn",
            "/assignments/urn-formal/nbn",
            "/assignments/urn-formal/stop-place",
            "/assignments/urn-formal/stop-place/versions",
            "/assignments/urn-formal/stop-place/history",
            "/assignments/urn-formal/stop-place/1.0",
            "/assignments/urn-formal/stop-place/diff/1.0/2.0",
            "/assignments/urn-formal/isbn/compare",
            "/assignments/urn-informal/urn-3",
            "/reserved",
            "/resolvers",
            "/resolvers/nbn",
            "/delegations",
            "/delegations/nbn",
            "/experts",
            "/bodies",
            "/log",
        ],
    ),
    (
        "nobody",
        "urns",
        &[
            "/find",
            "/find?q=seafood",
            "/find?q=978-951-0-18435-6",
            "/find?q=xyzzyqwv",
            "/check",
            "/check?nid=lamps",
            "/check?nid=isbn",
            "/check?urn=urn:isbn:0451450524",
            "/check?urn=urn:nbn:fi-fe201003181510?=q%23f",
            "/check?urn=urn:oid:1.x",
            "/check?urn=urn:quipu:caf%25C3%25A9",
            "/check?urn=978-951-0-18435-7",
            "/check?urn=urn:a:%20",
            "/check?urn=urn:ietf:rfc:2141?s=ZZZ%26x=1&profile=rfc2141bis-03",
            "/check?a=urn:isbn:0-395-36341-1&b=urn:isbn:9780395363416",
            "/check/list",
            "/check/list urns=urn:isbn:0451450523%0Aurn:isbn:0451450524%0Aurn:quipu:1%0Anothing+like+a+URN",
            "/check/template",
            "/check/template template=Namespace+ID:+example%0APurpose:+TBD%0ASyntax:+a+%3D+b",
            "/resolve",
            "/resolve?urn=urn:nbn:se:lnu:diva-80554?%2Bx?=y%23z",
            "/gone",
            "/gone?urn=urn:nbn:fi:lb-1",
        ],
    ),
    (
        "nobody",
        "help",
        &[
            "/help", "/help/register", "/help/errors", "/help/accessibility", "/help/privacy", "/help/registration",
            "/help/scheme", "/help/experts", "/help/operators", "/help/urns", "/help/programs", "/rules", "/rules/n4",
            "/rules/t24", "/api/v1", "/nowhere",
        ],
    ),
    (
        "nobody",
        "requests",
        &[
            "/requests",
            "/requests?action_holder=ended",
            "/requests?q=tide",
            "/requests/statistics",
            "/requests/{informal}",
            "/requests/{herbarium}",
            "/requests/{misc-things}",
            "/requests/{misc-things}/decision",
            "/requests/{misc-things}/decisions/1",
            "/requests/{packet-loss}",
            "/requests/{tidal-atlas}",
            "/requests/{sundial}",
            "/requests/{stop-place}",
            "/requests/{stop-place}/compare?from=1&to=2",
            "/requests/{stop-place}/revisions/2",
            "/register",
            "/register/path",
            "/register/path?need=domain",
            "/register/path?need=public&existing=ours",
            "/register/path?need=public&existing=no&chosen=formal&requester=fast_track&nid=fin",
            "/register/revise",
            "/register/change",
        ],
    ),
    (
        "nobody",
        "accounts",
        &[
            "/sign-in",
            "/sign-in email=nobody@demo.example&password=not+this+one",
            "/account/new",
            "/account/new email=not-an-address",
            "/account/reset",
            "{verify}",
            "{reset}",
        ],
    ),
    (
        "registrant",
        "requests",
        &[
            "/register",
            "/register/revise",
            "/register/change",
            "/register/paste",
            "/register/paste template=Namespace+ID:+lamps%0APurpose:+To+light%0ASyntax:+a+%3D+b%0A%0AUnknown+heading%0A",
            "/requests/{lighthouse}",
            "/requests/{lighthouse}/edit",
            "/requests/{lighthouse}/edit?checked=yes",
            "/requests/{lighthouse}/edit purpose=Typed+in+an+older+window.&save_number=0",
            "/requests/{lighthouse}/edit/preview",
            "/requests/{lighthouse}/edit/team",
            "/requests/{lighthouse}/edit/team email=no+address",
            "/requests/{lighthouse}/edit/procedure",
            "/requests/{lighthouse}/edit/delete",
            "/requests/{lighthouse}/edit/questions",
            "/requests/{seedbank}/edit/submitted",
            "/requests/{herbarium}/edit",
            "/requests/{misc-things}",
            "/requests/{tidal-atlas}",
            "/requests/{sundial}",
        ],
    ),
    (
        "registrant",
        "account",
        &["/waiting", "/account", "/account/own", "/account/second-factor", "/account/tokens", "/account/activity"],
    ),
    ("other", "account", &["{join}", "/waiting"]),
    (
        "expert",
        "reviews",
        &[
            "/waiting",
            "/reviews",
            "/requests/{informal}",
            "/requests/{informal}/position revision=1&position=discuss",
            "/requests/{informal}/write?field=syntax",
            "/requests/{herbarium}",
        ],
    ),
    ("second-expert", "reviews", &["/requests/{informal}"]),
    ("representative", "requests", &["/waiting", "/requests/{codelist}"]),
    ("liaison", "requests", &["/waiting", "/requests/{packet-loss}"]),
    (
        "operator",
        "requests",
        &[
            "/waiting",
            "/operator",
            "/operator?q=tide",
            "/requests/{seedbank}",
            "/requests/{informal}",
            "/requests/{tidegauge}",
            "/requests/{tidegauge}/preview",
            "/requests/{packet-loss}",
            "/requests/{codelist}",
            "/requests/{tidal-atlas}",
            "/requests/{seedbank}/hold hold_reason=",
        ],
    ),
    (
        "operator",
        "records",
        &[
            "/operator/emails?q=urn%3Astop-place",
            "/operator/mail",
            "/operator/reserved",
            "/operator/bodies",
            "/operator/resolvers/nbn",
            "/operator/records/nbn",
            "/operator/marks",
            "/operator/redactions",
        ],
    ),
    (
        "admin",
        "administration",
        &["/admin/accounts?q=second", "/admin/security", "/admin/experts", "/admin/audit?q=example", "{close}"],
    ),
];

/// Routes that answer GET requests with something other than a page, and pages that other tests render, because they need an email, a
/// provider or a device.
const OTHERS: &[(&str, &str)] = &[
    ("/assignments/urn-namespaces/{file}", "files of the registry: linked_data.rs and publishing.rs"),
    ("/log/checkpoint", "a file: public_log.rs"),
    ("/log/key", "a file: public_log.rs"),
    ("/uri-res/{service}", "an answer to a program: resolving.rs"),
    ("/.well-known/api-catalog", "an answer to a program: api_facts.rs"),
    ("/language/{tag}", "a redirect: languages.rs"),
    ("/static/{file}", "a file"),
    ("/healthz", "an answer to a program"),
    ("/readyz", "an answer to a program"),
    ("/metrics", "an answer to a program: metrics.rs"),
    ("/setup/{token}", "exists before the first account: accounts.rs"),
    ("/sign-in/oidc", "needs a provider: external_sign_in.rs"),
    ("/sign-in/oidc/1/back", "needs a provider: external_sign_in.rs"),
    ("/sign-in/join/{token}", "needs a provider: external_sign_in.rs"),
    ("/account/oidc", "needs a provider: external_sign_in.rs"),
    ("/sign-in/code", "needs a second factor: second_factor.rs"),
    ("/account/address/{token}", "needs a link from an email: addresses.rs"),
    ("/unfollow/{token}", "needs a link from an email: following.rs"),
    ("/contact-answers/{token}", "needs a link from an email: contact_answers.rs"),
    ("/contacts/{token}", "needs a link from an email: contacts.rs"),
    ("/email/{token}/publish", "needs a received email: inbound.rs"),
    ("/email/{token}/withdraw", "needs a received email: inbound.rs"),
    ("/operator/mail/{id}", "needs a received email: inbound.rs"),
    ("/requests/{number}/list/{id}", "needs a received email: mail_list.rs"),
    ("/requests/{number}/contact-answer", "needs a contact of a namespace: contact_answers.rs"),
    ("/requests/{number}/report", "needs a request of a standards body before the report: findings.rs"),
    ("/requests/{number}/drafts/{id}/edit", "needs a saved comment: review_page.rs"),
];

/// The number of lines of a page with faults that are shown: the faults are on top.
const WITH_FAULTS: usize = 20;

/// The demonstration on a server, and what the placeholders of the table stand for.
struct Site {
    /// Exists as long as the server.
    _db: TestDb,
    server: TestServer,
    names: BTreeMap<String, String>,
}

impl Site {
    fn new() -> Self {
        let db = TestDb::sqlite();
        db.fill(Contents::Demo);
        let server = TestServer::start(&db, true);
        let mut names = numbers(&db);
        let stranger = Person::nobody(&server);
        assert_eq!(stranger.post("/account/new", &[("email", "new@x.example")]).status, 200);
        assert_eq!(stranger.post("/account/reset", &[("email", "other@demo.example")]).status, 200);
        let team = format!("/requests/{}/edit/team", names["lighthouse"]);
        assert_eq!(Person::demo(&server, "registrant").post(&team, &[("email", "other@demo.example")]).status, 303);
        for (name, to, path) in [
            ("verify", "new@x.example", "/account/verify/"),
            ("reset", "other@demo.example", "/account/reset/"),
            ("join", "other@demo.example", "/join/"),
        ] {
            names.insert(name.to_owned(), emailed_link(&db, to, path));
        }
        let other = column(&db.store(), "SELECT id AS what FROM accounts WHERE email = 'parish@demo.example'").remove(0);
        names.insert("close".to_owned(), format!("/admin/accounts/{other}/close"));
        Self { _db: db, server, names }
    }

    fn person(&self, name: &str) -> Person {
        if name == "nobody" { Person::nobody(&self.server) } else { Person::demo(&self.server, name) }
    }

    /// A row with its placeholders filled in.
    fn filled(&self, row: &str) -> String {
        filled(row, &self.names)
    }

    /// The page of a row.
    fn page(&self, person: &Person, row: &str) -> Answer {
        let row = self.filled(row);
        let Some((path, form)) = row.split_once(' ') else { return person.get(&row) };
        person.post_raw(path, form.as_bytes(), &[("Sec-Fetch-Site", "same-origin")])
    }

    /// The readable text of a page, with the placeholders of the table. Of a page with faults, only the beginning is shown.
    fn text(&self, page: &Answer, with_navigation: bool) -> String {
        let mut html = page.body.clone();
        for (name, value) in &self.names {
            html = html.replace(value.as_str(), &format!("{{{name}}}"));
        }
        let text = readable(&html, with_navigation);
        if page.status == 422 { text.lines().take(WITH_FAULTS).collect::<Vec<_>>().join("\n") } else { text }
    }
}

/// The numbers of the requests of the demonstration, by namespace ID; of several requests for one ID, the first has the plain name.
pub(crate) fn numbers(db: &TestDb) -> BTreeMap<String, String> {
    let rows = column(&db.store(), "SELECT number || ' ' || coalesce(nid, 'informal') AS what FROM requests ORDER BY number");
    let mut names = BTreeMap::new();
    for row in rows {
        let (number, nid) = row.split_once(' ').unwrap();
        let nth = (1..1000).find(|nth| !names.contains_key(&named(nid, *nth))).unwrap();
        names.insert(named(nid, nth), number.to_owned());
    }
    names
}

fn named(nid: &str, nth: u32) -> String {
    if nth == 1 { nid.to_owned() } else { format!("{nid}-{nth}") }
}

/// A row of the table with its placeholders filled in.
pub(crate) fn filled(row: &str, names: &BTreeMap<String, String>) -> String {
    let mut out = String::new();
    let mut rest = row;
    while let Some((before, (name, after))) =
        rest.split_once('{').and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
    {
        out.push_str(before);
        out.push_str(names.get(name).unwrap_or_else(|| panic!("{row}: nothing is named {name}")));
        rest = after;
    }
    out + rest
}

/// The pages of a person that are shown without a form.
pub(crate) fn of(person: &str) -> impl Iterator<Item = &'static str> {
    PAGES
        .iter()
        .filter(move |(own, ..)| *own == person)
        .flat_map(|(.., rows)| rows.iter().copied())
        .filter(|row| !row.contains(' '))
}

#[test]
fn pages_match_their_snapshots() {
    let site = Site::new();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots/pages");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let (mut seen, mut names, mut texts) = (BTreeSet::new(), BTreeSet::new(), Texts::default());
    for (name, area, rows) in PAGES {
        let person = site.person(name);
        let mut text = String::new();
        for row in *rows {
            let page = site.page(&person, row);
            assert!([200, 409, 422].contains(&page.status) || *row == "/nowhere", "{name} {row}: {} {}", page.status, page.body);
            // The navigation of a person is shown with their first page.
            let shown = site.text(&page, seen.insert(name));
            let shown = texts.shortened(&format!("{name} {row}"), &shown);
            write!(text, "==== {row}: {}\n{shown}\n", page.status).unwrap();
        }
        let snapshot = format!("{name}-{area}");
        settings.bind(|| insta::assert_snapshot!(snapshot.as_str(), text));
        names.insert(format!("{snapshot}.snap"));
    }
    let kept = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/snapshots/pages"), &["snap"]);
    let kept: BTreeSet<String> = kept.iter().map(|path| path.file_name().unwrap().to_str().unwrap().to_owned()).collect();
    assert_eq!(kept, names, "each snapshot belongs to a person and an area of the table");
}

#[test]
fn every_route_that_answers_with_a_page_is_in_the_table() {
    // The number only has to have the form of one.
    let example = |row: &str| {
        let path = row.split([' ', '?']).next().unwrap();
        let token = "0".repeat(64);
        let links = [("verify", "/account/verify/"), ("reset", "/account/reset/"), ("join", "/join/")];
        match links.iter().find(|(name, _)| path == format!("{{{name}}}")) {
            Some((_, path)) => format!("{path}{token}"),
            None if path == "{close}" => "/admin/accounts/0190/close".to_owned(),
            None => {
                path.split('/').map(|part| if part.starts_with('{') { "R-2026-0001" } else { part }).collect::<Vec<_>>().join("/")
            }
        }
    };
    let in_table: BTreeSet<&str> = PAGES
        .iter()
        .flat_map(|(.., rows)| rows.iter())
        .filter_map(|row| find_get_route(&example(row)).map(|(endpoint, _)| endpoint.path))
        .collect();
    let others: BTreeSet<&str> = OTHERS.iter().map(|(path, _)| *path).collect();
    let mut missing = Vec::new();
    for endpoint in routes().iter().filter(|endpoint| endpoint.method == "GET" && !matches!(endpoint.work, Work::Stream(_))) {
        // The API, files and redirects of URNs answer with data; their paths have an ending or a pattern.
        let is_data = endpoint.path.starts_with("/api/v1/") || endpoint.path.rsplit('/').next().unwrap().contains('.');
        let is_other = others.contains(endpoint.path);
        assert!(!(is_other && in_table.contains(endpoint.path)), "{} is in the table", endpoint.path);
        if !is_data && !is_other && !in_table.contains(endpoint.path) {
            missing.push(endpoint.path);
        }
    }
    assert!(missing.is_empty(), "add these to the table, or to the others with a reason: {missing:?}");
    let known: BTreeSet<&str> = routes().iter().map(|endpoint| endpoint.path).collect();
    assert!(others.is_subset(&known), "routes that no longer exist: {:?}", others.difference(&known));
}

/// The English text of each message without variables, and the names of all messages with at least two words.
fn messages() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut texts, mut names) = (BTreeSet::new(), BTreeSet::new());
    for file in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("templates/words/en"), &["ftl"]) {
        let source = std::fs::read_to_string(file).unwrap();
        for (name, text) in source.lines().filter_map(|line| line.split_once(" = ")) {
            if name.contains('-') {
                names.insert(name.to_owned());
            }
            if !text.contains(['{', '<']) {
                texts.insert(text.trim().to_owned());
            }
        }
    }
    (texts, names)
}

/// The faults of the markup of a page: errors of the parser, text that was escaped twice, and names of messages or variables in the text.
fn faults(page: &str, names: &BTreeSet<String>) -> Vec<String> {
    let html = Html::parse_document(page);
    let mut out: Vec<String> = html.errors.iter().map(ToString::to_string).collect();
    out.extend(
        ["&amp;amp;", "&amp;lt;", "&amp;quot;", "&amp;#"].iter().filter(|twice| page.contains(**twice)).map(ToString::to_string),
    );
    let skipped = Selector::parse("pre, code, textarea").unwrap();
    let is_data: BTreeSet<&str> = html.select(&skipped).flat_map(|element| element.text()).collect();
    for text in html.root_element().text().filter(|text| !is_data.contains(text)) {
        if text.contains("{$") || text.contains("{ $") || names.contains(text.trim()) {
            out.push(text.trim().to_owned());
        }
    }
    out
}

#[test]
fn pages_are_valid_and_translated() {
    let site = Site::new();
    let (english, names) = messages();
    assert!(english.len() > 1000 && names.len() > 1000);
    let in_english = Selector::parse("body [lang=en]").unwrap();
    let mut wrong = Vec::new();
    for (name, _, rows) in PAGES {
        // Experts, operators and administrators work in English.
        let is_translated = ["nobody", "registrant", "other", "representative", "liaison"].contains(name);
        for lang in ["en", "de", "fr"].into_iter().filter(|lang| *lang == "en" || is_translated) {
            let person = site.person(name);
            if lang != "en" {
                person.get(&format!("/language/{lang}?back=/"));
            }
            for row in *rows {
                let page = site.page(&person, row);
                wrong.extend(faults(&page.body, &names).into_iter().map(|fault| format!("{name} {row} in {lang}: {fault}")));
                if lang == "en" {
                    continue;
                }
                // A message without a translation is shown in English and marked.
                let html = Html::parse_document(&page.body);
                // Names of sections are those of the registration template.
                let is_heading = |one: &ElementRef<'_>| one.value().name() == "h3";
                let is_message = |element: &ElementRef<'_>| {
                    !is_heading(element) && !element.ancestors().filter_map(ElementRef::wrap).any(|one| is_heading(&one))
                };
                let marked = html.select(&in_english).filter(is_message).map(|element| element.text().collect::<String>());
                let left = marked.filter(|text| english.contains(text.trim()));
                wrong.extend(left.map(|text| format!("{name} {row} in {lang}, not translated: {text}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
