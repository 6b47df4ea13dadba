//! The front page, and the small answers machines ask for.

use crate::http::addresses;
use crate::http::cx::Cx;
use crate::http::problem::Problem;
use crate::http::reply::Reply;
use crate::http::shell::{Nav, Shell};
use crate::nid::Nid;
use crate::registry::Kind;
use crate::store::migrations;
use crate::{http, registry};
use askama::Template;

#[derive(Template)]
#[template(path = "web/home.html")]
struct HomePage {
    shell: Shell,
    formal: usize,
    informal: usize,
    newest: Vec<Newest>,
    anatomy: String,
}

struct Newest {
    nid: String,
    href: String,
    date: String,
}

/// `GET /`
pub fn show(cx: &Cx) -> Result<Reply, Problem> {
    /// The newest registrations shown.
    const NEWEST: usize = 5;
    let mut all = cx.read(|conn| Ok(registry::queries::all(conn)?))?;
    let informal = all.iter().filter(|namespace| namespace.kind == Kind::Informal).count();
    let formal = all.len() - informal;
    all.retain(|namespace| namespace.registered_on.is_some());
    all.sort_by_key(|namespace| std::cmp::Reverse((namespace.newest_date().cloned(), namespace.nid.clone())));
    let newest = all
        .into_iter()
        .take(NEWEST)
        .map(|namespace| Newest {
            href: addresses::namespace(namespace.kind, &namespace.nid),
            date: namespace.newest_date().map_or_else(String::new, ToString::to_string),
            nid: Nid::to_string(&namespace.nid),
        })
        .collect();
    let anatomy = crate::pages::cards::pictures::anatomy(&[
        (("scheme", "urn"), "scheme"),
        (("nid", "isbn"), "namespace identifier"),
        (("nss", "978-951-45-9693-3"), "the name itself"),
    ]);
    Reply::page(&HomePage { shell: Shell::new(cx, "URN namespaces", Nav::None), formal, informal, newest, anatomy })
}

/// `GET /healthz`: the process lives.
pub fn healthz(_: &Cx) -> Result<Reply, Problem> {
    Ok(Reply::text("ok\n"))
}

/// `GET /readyz`: the database answers and has the schema of this program.
pub fn readyz(cx: &Cx) -> Result<Reply, Problem> {
    match cx.read(|conn| Ok(migrations::state(conn)?)) {
        Ok(migrations::State::Current) => Ok(Reply::text("ready\n")),
        Ok(other) => Ok(Reply { status: 503, ..Reply::text(format!("{other}\n")) }),
        Err(_) => Ok(Reply { status: 503, ..Reply::text("the database cannot be reached\n") }),
    }
}

/// `GET /metrics`: a few figures in the text form of Prometheus. None of them names a person.
pub fn metrics(cx: &Cx) -> Result<Reply, Problem> {
    let (serial, listed, (waiting, failed)) = cx.read(|conn| {
        Ok((
            crate::store::counter(conn, registry::publish::SERIAL)?,
            registry::queries::count_listed(conn, Kind::Formal)? + registry::queries::count_listed(conn, Kind::Informal)?,
            crate::mail::queries::backlog(conn)?,
        ))
    })?;
    let (answers, bytes, made) = cx.app.published.size();
    let mut out = String::new();
    for (name, about, value) in [
        ("nidreg_serial", "Changes of the registry so far", serial),
        ("nidreg_namespaces", "Listed namespaces", listed),
        ("nidreg_letters_waiting", "Letters that wait to be sent", waiting),
        ("nidreg_letters_failed", "Letters given up", failed),
        ("nidreg_answers_kept", "Public answers in memory", answers),
        ("nidreg_answers_bytes", "Bytes they take", bytes),
        ("nidreg_answers_made", "Public answers made since the start", made),
    ] {
        out.extend(["# HELP ", name, " ", about, "\n# TYPE ", name, " gauge\n", name, " ", &value.to_string(), "\n"]);
    }
    Ok(Reply::bytes("text/plain; version=0.0.4; charset=utf-8", out.into_bytes()))
}

/// `GET /robots.txt`
pub fn robots(cx: &Cx) -> Result<Reply, Problem> {
    Ok(Reply::text(format!(
        "User-agent: *\nDisallow: /requests\nDisallow: /reviews\nDisallow: /desk\nDisallow: /account\nDisallow: /admin\nDisallow: /check?\nSitemap: {}/sitemap.xml\n",
        cx.post().public_url
    )))
}

/// `GET /sitemap.xml`: the registry, every namespace and every wording.
pub fn sitemap(cx: &Cx) -> Result<Reply, Problem> {
    /// A sitemap has at most 50,000 addresses; the page leads to the rest.
    const MOST: usize = 49_000;
    let all = cx.read(|conn| Ok(registry::queries::all(conn)?))?;
    let home = &cx.post().public_url;
    let mut out = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    for path in ["/", addresses::REGISTRY, "/help", "/rules"] {
        out.extend(["<url><loc>", home, path, "</loc></url>\n"]);
    }
    for namespace in all.iter().take(MOST) {
        out.extend(["<url><loc>", home, &addresses::namespace(namespace.kind, &namespace.nid), "</loc>"]);
        // A sitemap wants a day or a month, as the registry has them.
        if let Some(day) = namespace.newest_date() {
            out.extend(["<lastmod>", day.as_str(), "</lastmod>"]);
        }
        out.push_str("</url>\n");
    }
    out.push_str("</urlset>\n");
    Ok(http::reply::data("application/xml; charset=utf-8", out))
}

/// `GET /opensearch.xml`: lets a browser search the registry from its own bar.
pub fn opensearch(cx: &Cx) -> Result<Reply, Problem> {
    let home = &cx.post().public_url;
    let out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n  <ShortName>URN namespaces</ShortName>\n  \
         <Description>Search the registry of URN namespaces</Description>\n  <InputEncoding>UTF-8</InputEncoding>\n  \
         <Url type=\"text/html\" template=\"{home}/find?q={{searchTerms}}\"/>\n</OpenSearchDescription>\n"
    );
    Ok(http::reply::data("application/opensearchdescription+xml", out))
}

/// `GET /.well-known/security.txt`
pub fn security(cx: &Cx) -> Result<Reply, Problem> {
    let year = crate::clock::day(cx.now).year() + 1;
    Ok(Reply::text(format!(
        "Contact: mailto:{}\nExpires: {year}-01-01T00:00:00Z\nCanonical: {}/.well-known/security.txt\n",
        cx.app.security_contact.as_deref().unwrap_or(&cx.post().from),
        cx.post().public_url
    )))
}
