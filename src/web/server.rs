//! The HTTP server: reads requests within limits, lets forms in only from this site, finds the door, and answers.

use super::cx::{Cx, Reply};
use super::form::{FIELDS_MAX, FORM_MAX, Fields};
use super::problem::Problem;
use super::published::{Answer, Published};
use super::router::{self, Audience, Door, Work};
use super::upload;
use crate::clock;
use crate::mail::Post;
use crate::people::Role;
use crate::people::actions::{Recognised, recognise, touch};
use crate::people::attempts::Attempts;
use crate::people::secrets::Token;
use crate::people::tokens;
use crate::settings::Settings;
use crate::store::Store;
use actix_web::dev::{Server, Service as _, ServiceResponse};
use actix_web::http::header::{ACCEPT, COOKIE as COOKIE_HEADER};
use actix_web::http::{Method, StatusCode};
use actix_web::web::{self, Payload};
use actix_web::{App as Actix, HttpRequest, HttpResponse, HttpServer};
use futures_util::future::Either;
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// The name of the session cookie. Over https the prefix makes browsers refuse it for other hosts and paths.
const COOKIE: &str = "nidreg_session";
const COOKIE_HTTPS: &str = "__Host-nidreg_session";

/// Password hashes at the same time; each takes 19 MiB and a core for some 20 ms.
const HASHES_AT_ONCE: usize = 2;

/// What is thrown away of a body that is too large, so that the browser gets to read the answer.
const DRAIN_MAX: usize = 64 * 1024 * 1024;

/// The application: everything a request may need.
pub struct App {
    /// The store.
    pub store: Store,
    /// How letters leave.
    pub post: Post,
    /// Whether cookies and headers may speak of https.
    pub https: bool,
    /// Failed sign-ins.
    pub attempts: Attempts,
    hashing: Semaphore,
    /// The public answers that are kept.
    pub published: Published,
}

impl App {
    /// Puts the application together.
    pub fn new(store: Store, settings: &Settings, post: Post) -> Self {
        Self {
            store,
            post,
            https: settings.is_https(),
            attempts: Attempts::default(),
            hashing: Semaphore::new(HASHES_AT_ONCE),
            published: Published::default(),
        }
    }

    fn cookie_name(&self) -> &'static str {
        if self.https { COOKIE_HTTPS } else { COOKIE }
    }

    /// The Set-Cookie that begins a session in the browser.
    pub fn session_cookie(&self, token: &Token, long_lived: bool) -> String {
        let age = if long_lived { "; Max-Age=2592000" } else { "" };
        format!(
            "{}={}; Path=/; HttpOnly; SameSite=Lax{age}{}",
            self.cookie_name(),
            token.secret(),
            if self.https { "; Secure" } else { "" }
        )
    }

    /// The Set-Cookie that ends it.
    pub fn no_cookie(&self) -> String {
        format!("{}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{}", self.cookie_name(), if self.https { "; Secure" } else { "" })
    }
}

/// Starts to serve on `listener`; the caller awaits the returned server.
pub fn start(app: Arc<App>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        let mut actix = Actix::new().app_data(web::Data::from(Arc::clone(&app)));
        for (path, doors) in by_path() {
            let mut resource = web::resource(path);
            for door in doors {
                let methods: &[Method] = match door.method {
                    "GET" => &[Method::GET, Method::HEAD],
                    "PUT" => &[Method::PUT],
                    _ => &[Method::POST],
                };
                for method in methods {
                    resource =
                        resource.route(web::route().method(method.clone()).to(
                            move |request: HttpRequest, payload: Payload| async move { answer(door, request, payload).await },
                        ));
                }
            }
            actix = actix.service(resource.default_service(web::to(wrong_method)));
        }
        // What is kept goes out before any routing.
        let app = Arc::clone(&app);
        actix.default_service(web::to(nowhere)).wrap_fn(move |request, next| {
            if let Some(response) = kept(&app, request.request()) {
                return Either::Left(std::future::ready(Ok(request.into_response(response).map_into_left_body())));
            }
            let answer = next.call(request);
            Either::Right(Box::pin(async move { answer.await.map(ServiceResponse::map_into_right_body) }))
        })
    })
    .workers(workers)
    .client_request_timeout(Duration::from_secs(20))
    .client_disconnect_timeout(Duration::from_secs(5))
    .keep_alive(Duration::from_secs(30))
    .shutdown_timeout(10)
    .listen(listener)?;
    Ok(server.run())
}

/// The answer that is kept for a reader who is not signed in and asks for nothing but a path.
fn kept(app: &App, request: &HttpRequest) -> Option<HttpResponse> {
    let asks = matches!(*request.method(), Method::GET | Method::HEAD) && request.query_string().is_empty();
    let signed_in = request
        .headers()
        .get(COOKIE_HEADER)
        .is_some_and(|value| value.to_str().map_or(true, |text| text.contains(app.cookie_name())));
    if !asks || signed_in {
        return None;
    }
    let accept = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    Some(app.published.find(request.path(), super::cx::wanted(accept))?.respond(request.headers()))
}

fn by_path() -> BTreeMap<&'static str, Vec<&'static Door>> {
    let mut paths: BTreeMap<&'static str, Vec<&'static Door>> = BTreeMap::new();
    for door in router::doors() {
        paths.entry(door.path).or_default().push(door);
    }
    paths
}

async fn nowhere(request: HttpRequest, payload: Payload) -> HttpResponse {
    refuse(request, payload, Problem::not_found("This page")).await
}

async fn wrong_method(request: HttpRequest, payload: Payload) -> HttpResponse {
    let problem = Problem::method(request.method().as_str());
    let pattern = request.match_pattern().unwrap_or_default();
    let methods: Vec<&str> = router::doors().iter().filter(|door| door.path == pattern).map(|door| door.method).collect();
    let allow = methods.join(", ").replace("GET", "GET, HEAD");
    let mut response = refuse(request, payload, problem).await;
    if let Ok(value) = actix_web::http::header::HeaderValue::from_str(&allow) {
        response.headers_mut().insert(actix_web::http::header::ALLOW, value);
    }
    response
}

async fn refuse(request: HttpRequest, payload: Payload, problem: Problem) -> HttpResponse {
    // A wrong address may come with a body; it is thrown away within limits. What follows a CONNECT is no body at all.
    if request.method() != Method::CONNECT {
        let _ = read_body(payload, FORM_MAX).await;
    }
    let Some(cx) = head(&request) else { return HttpResponse::InternalServerError().finish() };
    blocking(move || {
        let cx = with_viewer(cx);
        finish(&cx, problem.reply(&cx))
    })
    .await
}

/// One request from door to answer.
async fn answer(door: &'static Door, request: HttpRequest, payload: Payload) -> HttpResponse {
    let Some(mut cx) = head(&request) else { return HttpResponse::InternalServerError().finish() };
    if let Work::Stream(stream) = door.work {
        return stream(cx, payload).await;
    }
    let body = read_body(payload, FORM_MAX).await;
    let early = match body {
        Err(problem) => Some(problem),
        Ok(bytes) if upload::is_upload(&cx) => upload::read(&mut cx, bytes).await.and_then(|()| came_from_here(&cx)).err(),
        Ok(bytes) => take_body(&mut cx, bytes).and_then(|()| came_from_here(&cx)).err(),
    };
    let app = Arc::clone(&cx.app);
    let permit = match door.work {
        Work::Hashing(_) => app.hashing.acquire().await.ok(),
        _ => None,
    };
    let headers = request.headers().clone();
    let done = web::block(move || {
        let cx = with_viewer(cx);
        let for_everybody = matches!(door.work, Work::Public(_)) && cx.viewer.is_none() && cx.query.is_empty();
        // One reader makes the answer; those who come meanwhile wait for it.
        let _turn = for_everybody.then(|| cx.app.published.turn(&cx.path));
        if for_everybody && let Some(answer) = cx.app.published.find(&cx.path, cx.wants()) {
            return Done::Public(answer);
        }
        let at = cx.app.published.at();
        let result = match early {
            Some(problem) => Err(problem),
            None => enter(door, &cx),
        };
        let reply = result.unwrap_or_else(|problem| problem.reply(&cx));
        if cx.is_write() && reply.status < 400 {
            cx.app.published.after_write(&cx.app.store);
        }
        let is_public = for_everybody && reply.status == 200;
        let reply = finish(&cx, reply);
        if is_public { Done::Public(cx.app.published.keep(at, &cx.path, cx.wants(), &reply)) } else { Done::Reply(reply) }
    })
    .await;
    drop(permit);
    match done {
        Ok(Done::Public(answer)) => answer.respond(&headers),
        Ok(Done::Reply(reply)) => respond(reply),
        Err(_) => HttpResponse::ServiceUnavailable().finish(),
    }
}

/// What a request ended in.
enum Done {
    /// An answer for one reader.
    Reply(Reply),
    /// An answer for everybody.
    Public(Arc<Answer>),
}

async fn blocking(run: impl FnOnce() -> Reply + Send + 'static) -> HttpResponse {
    match web::block(run).await {
        Ok(reply) => respond(reply),
        Err(_) => HttpResponse::ServiceUnavailable().finish(),
    }
}

fn respond(reply: Reply) -> HttpResponse {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut builder = HttpResponse::build(status);
    builder.insert_header(("Content-Type", reply.content_type));
    for (name, value) in reply.headers {
        builder.append_header((name, value));
    }
    builder.body(reply.body)
}

fn head(request: &HttpRequest) -> Option<Cx> {
    let app = Arc::clone(request.app_data::<web::Data<App>>()?);
    let headers: BTreeMap<String, String> = request
        .headers()
        .iter()
        .filter_map(|(name, value)| Some((name.as_str().to_ascii_lowercase(), value.to_str().ok()?.to_owned())))
        .collect();
    let token = request.cookie(app.cookie_name()).and_then(|cookie| Token::read(cookie.value()));
    Some(Cx {
        method: request.method().as_str().to_owned(),
        path: request.path().to_owned(),
        params: request.match_info().iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        query: Fields::read(request.query_string().as_bytes()),
        form: Fields::default(),
        body: Vec::new(),
        viewer: None,
        program: None,
        now: clock::now(),
        headers,
        token,
        app,
    })
}

/// Reads at most `limit` bytes; the rest of a longer body is thrown away and refused.
pub(super) async fn read_body(payload: Payload, limit: usize) -> Result<Vec<u8>, Problem> {
    /// The whole body must be here by then: 4 MiB over a slow telephone line.
    const DEADLINE: Duration = Duration::from_mins(1);
    match actix_web::rt::time::timeout(DEADLINE, collect_body(payload, limit)).await {
        Ok(result) => result,
        Err(_) => Err(Problem::too_slow()),
    }
}

async fn collect_body(payload: Payload, limit: usize) -> Result<Vec<u8>, Problem> {
    let mut payload = payload.into_inner();
    let mut bytes = Vec::new();
    let mut total = 0_usize;
    while let Some(chunk) = next_chunk(&mut payload).await {
        let chunk = chunk.map_err(|_| Problem::bad_request("The request broke off before its end"))?;
        total = total.saturating_add(chunk.len());
        if total > DRAIN_MAX {
            break;
        }
        if total <= limit {
            bytes.extend_from_slice(&chunk);
        }
    }
    if total > limit { Err(Problem::too_large(limit)) } else { Ok(bytes) }
}

pub(super) async fn next_chunk(
    payload: &mut actix_web::dev::Payload,
) -> Option<Result<web::Bytes, actix_web::error::PayloadError>> {
    use actix_web::dev::Payload as Stream;
    std::future::poll_fn(|context| {
        use std::pin::Pin;
        match payload {
            Stream::None => std::task::Poll::Ready(None),
            Stream::H1 { payload } => payload_poll(Pin::new(payload), context),
            Stream::Stream { payload } => payload_poll(payload.as_mut(), context),
        }
    })
    .await
}

fn payload_poll<S: futures_core::Stream<Item = Result<web::Bytes, actix_web::error::PayloadError>> + ?Sized>(
    stream: std::pin::Pin<&mut S>,
    context: &mut std::task::Context<'_>,
) -> std::task::Poll<Option<Result<web::Bytes, actix_web::error::PayloadError>>> {
    stream.poll_next(context)
}

fn take_body(cx: &mut Cx, bytes: Vec<u8>) -> Result<(), Problem> {
    if !cx.is_write() {
        return Ok(());
    }
    let content_type =
        cx.header("content-type").unwrap_or_default().split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    match content_type.as_str() {
        _ if cx.path.starts_with("/api/") => cx.body = bytes,
        "application/x-www-form-urlencoded" => {
            let form = Fields::read(&bytes);
            if form.has_too_many() {
                return Err(Problem::bad_request(format!("The form has more than {FIELDS_MAX} fields")));
            }
            cx.form = form;
        }
        "" if bytes.is_empty() => {}
        _ => return Err(Problem::media_type("Forms are sent as application/x-www-form-urlencoded or multipart/form-data")),
    }
    Ok(())
}

/// A write from a browser must come from a page of this site. Browsers say so in Sec-Fetch-Site, older ones in Origin; a write
/// with neither and a session is refused, one without a session (a program) is not.
fn came_from_here(cx: &Cx) -> Result<(), Problem> {
    if !cx.is_write() {
        return Ok(());
    }
    let from_here = match (cx.header("sec-fetch-site"), cx.header("origin")) {
        (Some(site), _) => site == "same-origin",
        (None, Some(origin)) => {
            let host = cx.header("host").unwrap_or_default();
            origin == cx.app.post.public_url || origin.split("://").nth(1).is_some_and(|of| !host.is_empty() && of == host)
        }
        (None, None) => cx.token.is_none(),
    };
    if from_here { Ok(()) } else { Err(Problem::foreign_form()) }
}

/// In the API a program acts with its token; a browser's session means nothing there.
fn with_program(mut cx: Cx) -> Cx {
    let token = cx.header("authorization").and_then(|value| value.strip_prefix("Bearer ")).and_then(tokens::read);
    let Some(token) = token else { return cx };
    let now = cx.now;
    match cx.read(|conn| tokens::actions::recognise(conn, now, &token)) {
        Ok(Some((account, program))) => {
            if let Err(error) = cx.write(|conn| tokens::actions::used(conn, now, &program.id)) {
                tracing::warn!(%error, "the use of a token could not be noted");
            }
            cx.viewer = Some(Recognised { account, session_id: String::new(), touch: None });
            cx.program = Some(program);
        }
        Ok(None) => {}
        Err(error) => tracing::warn!(%error, "a token could not be looked up"),
    }
    cx
}

fn with_viewer(mut cx: Cx) -> Cx {
    if cx.path().starts_with("/api/") {
        cx.token = None;
        return with_program(cx);
    }
    let Some(token) = cx.token.clone() else { return cx };
    let now = cx.now;
    match cx.read(|conn| recognise(conn, now, &token)) {
        Ok(found) => cx.viewer = found,
        Err(error) => tracing::warn!(%error, "a session could not be looked up"),
    }
    if let Some(long_lived) = cx.viewer.as_ref().and_then(|viewer| viewer.touch)
        && let Err(error) = cx.write(|conn| touch(conn, now, &token, long_lived))
    {
        tracing::warn!(%error, "a session could not be prolonged");
    }
    cx
}

/// Checks who may come in at all, then calls the handler. Who may not know of a room reads that it does not exist.
fn enter(door: &Door, cx: &Cx) -> Result<Reply, Problem> {
    let room =
        |roles: &[Role]| if roles.iter().any(|role| cx.has(*role)) { Ok(()) } else { Err(Problem::not_found("This page")) };
    // No address has a NUL in it, and no database keeps one.
    if cx.params.values().any(|value| value.contains('\0')) {
        return Err(Problem::not_found("This page"));
    }
    match door.who {
        Audience::Everybody => {}
        Audience::Token(scope) if cx.program.is_none() => {
            return Err(Problem::token(format!(
                "Send a token that may {} in the header: Authorization: Bearer nidreg_… ; tokens are made at /account/tokens",
                scope.words()
            )));
        }
        _ if cx.viewer().is_none() => return signed_out(cx),
        Audience::SignedIn => {}
        Audience::Experts => room(&[Role::Expert, Role::Lead])?,
        Audience::Operators => room(&[Role::Operator])?,
        Audience::Reviewers => room(&[Role::Expert, Role::Lead, Role::Operator])?,
        Audience::Admins => room(&[Role::Admin])?,
        Audience::Token(scope) => match &cx.program {
            Some(program) if program.scopes.contains(&scope) => {}
            _ => return Err(Problem::token(format!("This token may not be used to {}", scope.words()))),
        },
    }
    match door.work {
        Work::Page(handler) | Work::Public(handler) | Work::Hashing(handler) => handler(cx),
        Work::Stream(_) => Err(Problem::not_found("This page")),
    }
}

/// A page leads to the sign-in page and back; a form that comes after the session has ended keeps its text.
fn signed_out(cx: &Cx) -> Result<Reply, Problem> {
    if cx.path().starts_with("/api/") {
        return Err(Problem::sign_in());
    }
    if cx.is_write() {
        return crate::people::pages::sign_in_and_keep(cx);
    }
    Ok(Reply::see_other(format!("/sign-in?next={}", super::addresses::query_value(cx.path()))))
}

const CSP: &str =
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The headers every answer has.
fn security_headers(cx: &Cx) -> Vec<(&'static str, String)> {
    let mut headers = vec![
        ("Content-Security-Policy", CSP.to_owned()),
        ("X-Content-Type-Options", "nosniff".to_owned()),
        ("Referrer-Policy", "same-origin".to_owned()),
        ("Cross-Origin-Opener-Policy", "same-origin".to_owned()),
    ];
    if cx.app.https {
        headers.push(("Strict-Transport-Security", "max-age=63072000; includeSubDomains".to_owned()));
    }
    headers
}

fn finish(cx: &Cx, mut reply: Reply) -> Reply {
    reply.headers.extend(security_headers(cx));
    if !reply.headers.iter().any(|(name, _)| *name == "Cache-Control") {
        let shared = cx.viewer.is_none() && !cx.is_write() && reply.status < 300;
        reply = reply.header("Cache-Control", if shared { "public, no-cache" } else { "no-store" }).header("Vary", "Cookie");
    }
    reply
}

/// The finished head of a streamed answer, with the same headers.
pub(super) fn stream_head(cx: &Cx, content_type: &'static str) -> actix_web::HttpResponseBuilder {
    let mut builder = HttpResponse::build(StatusCode::OK);
    builder.insert_header(("Content-Type", content_type)).insert_header(("Cache-Control", "no-store"));
    for (name, value) in security_headers(cx) {
        builder.insert_header((name, value));
    }
    builder
}
