//! The HTTP server: reads requests within limits, rejects forms from other sites, finds the route, and responds.

use crate::clock;
use crate::http::addresses::{HEALTHZ_PATH, METRICS_PATH, READYZ_PATH};
use crate::http::app::AppState;
use crate::http::body::{RequestBody, discard_body, read_body};
use crate::http::cached_response::CachedResponse;
use crate::http::checking::PERMIT_TIMEOUT;
use crate::http::client::client_network;
use crate::http::cx::RequestContext;
use crate::http::endpoint::{Audience, Endpoint, Work, rate_limit_cost, validates_text};
use crate::http::error::HttpError;
use crate::http::form::{FIELDS_MAX, Fields};
use crate::http::limits::RequestCost;
use crate::http::response::Response;
use crate::http::{idempotency, language, published, read_permits, upload};
use crate::refusal::Refusal;
use crate::settings::Listener;
use crate::users::secrets::Token;
use crate::users::sessions::{AuthenticationLevel, SessionUser, preferred_language, recognize, touch};
use crate::users::{Role, refusals, tokens};
use crate::web::journal::{AccessLogEntry, RequestId, loggable_path};
use crate::web::{conventions, router, validators};
use actix_web::dev::{Server, Service as _, ServiceResponse};
use actix_web::http::header::{ACCEPT, COOKIE as COOKIE_HEADER};
use actix_web::http::{Method, StatusCode};
use actix_web::web::Payload;
use actix_web::{App as Actix, HttpMessage as _, HttpRequest, HttpResponse, HttpServer, web};
use futures_util::future::Either;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;
use urn_registry::i18n::{Lang, Phrase};

/// Starts serving on `listeners`. The caller awaits the returned server and forwards signals to it.
pub fn start_server(app: Arc<AppState>, listeners: Vec<Listener>, workers: usize) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        let mut actix = Actix::new().app_data(web::Data::from(Arc::clone(&app)));
        for ((_, path), routes) in router::routes_by_path() {
            let mut resource = web::resource(path);
            for endpoint in routes {
                let methods: &[Method] = match endpoint.method {
                    "GET" => &[Method::GET, Method::HEAD],
                    "PUT" => &[Method::PUT],
                    _ => &[Method::POST],
                };
                for method in methods {
                    resource = resource.route(
                        web::route().method(method.clone()).to(move |request: HttpRequest, payload: Payload| async move {
                            handle_request(endpoint, request, payload).await
                        }),
                    );
                }
            }
            resource = resource.route(web::route().method(Method::OPTIONS).to(answer_preflight));
            actix = actix.service(resource.default_service(web::to(answer_wrong_method)));
        }
        // Cached responses are sent before routing.
        let app = Arc::clone(&app);
        actix.default_service(web::to(answer_unknown_path)).wrap_fn(move |request, next| {
            let entry = AccessLogEntry::begin(&request);
            if let Some(mut response) =
                canonical_redirect(request.request()).or_else(|| find_cached_response(&app, request.request()))
            {
                let status = response.status().as_u16();
                entry.end(&app, request.request(), status, response.headers_mut());
                return Either::Left(std::future::ready(Ok(request.into_response(response).map_into_left_body())));
            }
            let answer = next.call(request);
            let app = Arc::clone(&app);
            Either::Right(Box::pin(async move {
                let mut answer = answer.await.map(ServiceResponse::map_into_right_body)?;
                let (status, asked) = (answer.status().as_u16(), answer.request().clone());
                entry.end(&app, &asked, status, answer.headers_mut());
                Ok(answer)
            }))
        })
    })
    .workers(workers)
    .client_request_timeout(Duration::from_secs(20))
    .client_disconnect_timeout(Duration::from_secs(5))
    .keep_alive(Duration::from_secs(30))
    // A client that closes its side is gone; its request must not continue to wait in a queue.
    .h1_allow_half_closed(false)
    .shutdown_timeout(10)
    .disable_signals();
    let server = listeners.into_iter().try_fold(server, |server, listener| match listener {
        Listener::Tcp(listener) => server.listen(listener),
        Listener::Unix(listener) => server.listen_uds(listener),
    })?;
    Ok(server.run())
}

/// Redirects an escaped path to its canonical form.
fn canonical_redirect(request: &HttpRequest) -> Option<HttpResponse> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let to = conventions::canonical_path(request.uri().path()).filter(|_| reads)?;
    conventions::redirect_permanently(&to, request)
}

/// Answers CORS preflight requests.
async fn answer_preflight(request: HttpRequest, payload: Payload) -> HttpResponse {
    match conventions::preflight(&request) {
        Some(answer) => answer,
        None => answer_wrong_method(request, payload).await,
    }
}

/// The cached response for a client that is not signed in.
fn find_cached_response(app: &AppState, request: &HttpRequest) -> Option<HttpResponse> {
    let asks = matches!(*request.method(), Method::GET | Method::HEAD);
    let key = published::cache_key(request.path(), request.query_string())?;
    let signed_in = request
        .headers()
        .get(COOKIE_HEADER)
        .is_some_and(|value| value.to_str().map_or(true, |text| text.contains(app.session_cookie_name())));
    if !asks || signed_in {
        return None;
    }
    // An earlier state is requested (RFC 7089).
    if request.headers().contains_key("accept-datetime") {
        return None;
    }
    let accept = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    let form = language::Representation::new(
        crate::http::accept::negotiate_format(request.path(), accept),
        language::page_language(request),
    );
    if let Some(answer) = app.published.find(&key, form) {
        return answer.is_compressed_for(request.headers()).then(|| answer.respond(request.headers(), clock::now()));
    }
    let (answer, known_at) = app.published.find_while_unavailable(&key, form)?;
    Some(answer.respond_while_unavailable(known_at, clock::now()))
}

async fn answer_unknown_path(request: HttpRequest, payload: Payload) -> HttpResponse {
    if matches!(*request.method(), Method::GET | Method::HEAD)
        && let Some(answer) =
            conventions::likely_path(request.path()).and_then(|to| conventions::redirect_permanently(&to, &request))
    {
        return answer;
    }
    answer_with_error(request, payload, HttpError::page_not_found()).await
}

async fn answer_wrong_method(request: HttpRequest, payload: Payload) -> HttpResponse {
    let problem = HttpError::method_not_allowed(request.method().as_str());
    let pattern = request.match_pattern().unwrap_or_default();
    let methods: Vec<&str> =
        router::routes().iter().filter(|endpoint| endpoint.path == pattern).map(|endpoint| endpoint.method).collect();
    let allow = methods.join(", ").replace("GET", "GET, HEAD");
    let mut response = answer_with_error(request, payload, problem).await;
    if let Ok(value) = actix_web::http::header::HeaderValue::from_str(&allow) {
        response.headers_mut().insert(actix_web::http::header::ALLOW, value);
    }
    response
}

async fn answer_with_error(request: HttpRequest, payload: Payload, problem: HttpError) -> HttpResponse {
    // A request to a wrong path may have a body; it is discarded within limits. After CONNECT there is no body.
    if request.method() != Method::CONNECT {
        discard_body(payload).await;
    }
    let Some(cx) = build_context(&request) else { return HttpResponse::InternalServerError().finish() };
    respond_blocking(move || {
        // The page does not exist, whether or not the session can be looked up.
        let (cx, _) = identify_viewer(cx);
        validators::compress_without_secrets(&cx, validators::add_common_headers(&cx, problem.to_response(&cx)))
    })
    .await
}

/// The paths that report whether the database can be reached.
const HEALTH_PATHS: [&str; 3] = [READYZ_PATH, HEALTHZ_PATH, METRICS_PATH];

/// Whether a rejected request must not wait for the database: because it is away, or for an API request that is rejected as busy.
fn must_not_wait(cx: &RequestContext, early: Option<&HttpError>) -> bool {
    early.is_some_and(|problem| problem.is_outage() || (problem.status == 503 && cx.path.starts_with("/api/")))
}

/// The refusal of a request while the database is known to be away. The checks of health are answered.
fn known_outage(cx: &RequestContext) -> Option<HttpError> {
    (cx.app.published.is_database_away() && !HEALTH_PATHS.contains(&cx.path.as_str())).then(HttpError::database_away)
}

/// Handles one request, from route to response.
async fn handle_request(endpoint: &'static Endpoint, request: HttpRequest, payload: Payload) -> HttpResponse {
    let Some(mut cx) = build_context(&request) else { return HttpResponse::InternalServerError().finish() };
    let too_many = check_rate_limit(endpoint, &cx);
    if let (Work::Stream(_), Some(problem)) = (endpoint.work, &too_many) {
        let reply = validators::add_cors_headers(endpoint, problem.to_response(&cx));
        return to_http_response(validators::add_common_headers(&cx, reply));
    }
    if let Work::Stream(stream) = endpoint.work {
        return stream(cx, payload).await;
    }
    let (RequestBody { bytes, room }, refused) = match read_body(payload, endpoint, &cx).await {
        Ok(body) => (body, None),
        Err(problem) => (RequestBody::default(), Some(problem)),
    };
    let early = match refused {
        Some(problem) => Some(problem),
        None if upload::is_upload(&cx) => {
            upload::read_multipart_form(&mut cx, bytes).await.and_then(|()| check_same_site(&cx)).err()
        }
        None => store_body(&mut cx, bytes).and_then(|()| check_same_site(&cx)).err(),
    };
    // The body is read first, so that the page that asks to retry later can show the submitted text.
    let early = early.or(too_many);
    let app = Arc::clone(&cx.app);
    if matches!(endpoint.work, Work::Hashing(_)) && early.is_none() {
        cx.hashing = Mutex::new(Arc::clone(&app.hashing).acquire_owned().await.ok());
    }
    let (held, early) = match early {
        None if validates_text(endpoint, cx.token.is_some()) => {
            app.checking.acquire_permit(PERMIT_TIMEOUT).await.map_or_else(|busy| (None, Some(busy)), |place| (place, None))
        }
        early => (None, early),
    };
    let reads = early.is_none() && matches!(endpoint.work, Work::Page(_) | Work::Public(_)) && !cx.is_write();
    let place = if reads { app.reading.acquire_permit().await } else { None };
    let headers = request.headers().clone();
    let for_one = reads && matches!(endpoint.work, Work::Page(_));
    let done = read_permits::run_blocking(for_one, move || {
        let _held = (held, room, place);
        let early = early.or_else(|| known_outage(&cx));
        let (mut cx, trouble) = if must_not_wait(&cx, early.as_ref()) { (cx, None) } else { identify_viewer(cx) };
        let early = early.or(trouble).or_else(|| idempotency::take_idempotency_key(endpoint, &mut cx).err());
        let for_everybody =
            matches!(endpoint.work, Work::Public(_)) && cx.viewer.is_none() && cx.header("accept-datetime").is_none();
        // Parameters that were ignored do not count.
        let query = if cx.query.is_empty() { "" } else { cx.query_text.as_str() };
        let key = published::cache_key(&cx.path, query).filter(|_| for_everybody).map(Cow::into_owned);
        let wanted = language::Representation::new(cx.preferred_format(), cx.lang);
        // One request renders the response; concurrent requests for it wait.
        let _rendering = key.as_ref().map(|key| cx.app.published.render_lock(key));
        if let Some(key) = &key
            && let Some(answer) = cx.app.published.find(key, wanted)
        {
            return compress_cached(answer, &cx);
        }
        let at = cx.app.published.change_counter();
        if let (Some(403), Some(viewer)) = (early.as_ref().map(|problem| problem.status), cx.viewer()) {
            cx.log_refusal(refusals::Kind::ForeignForm, Some(&viewer.id));
        }
        let result = early.map_or_else(|| authorize_and_handle(endpoint, &cx), Err);
        let reply = result.unwrap_or_else(|problem| problem.or_schema_mismatch(&cx.app.store).to_response(&cx));
        if cx.is_write() && reply.status < 400 {
            cx.app.published.after_write(&cx.app.store);
        }
        let reply = validators::redirect_to_lowercase(endpoint, &cx, reply);
        let public = key.filter(|_| reply.status == 200);
        let reply = validators::add_license_link(endpoint, validators::add_cors_headers(endpoint, reply));
        let reply = validators::add_common_headers(
            &cx,
            if public.is_some() { reply } else { validators::add_validators(endpoint, &cx, reply) },
        );
        match public {
            Some(key) => compress_cached(cx.app.published.cache_response(at, &key, wanted, &reply), &cx),
            None => HandledResponse::Response(validators::compress_without_secrets(&cx, reply)),
        }
    })
    .await;
    match done {
        Ok(HandledResponse::Public(answer)) => answer.respond(&headers, clock::now()),
        Ok(HandledResponse::Response(reply)) => to_http_response(reply),
        Err(_) => HttpResponse::ServiceUnavailable().finish(),
    }
}

/// Checks the rate limit of the client's network.
fn check_rate_limit(endpoint: &Endpoint, cx: &RequestContext) -> Option<HttpError> {
    let cost = rate_limit_cost(endpoint).filter(|cost| *cost != RequestCost::EventKind)?;
    cx.app.limits.as_ref()?.check_request_rate(cost, &cx.network).err().map(HttpError::from)
}

/// The result of a request.
enum HandledResponse {
    /// A response for one client.
    Response(Response),
    /// A response that is the same for all clients.
    Public(Arc<CachedResponse>),
}

/// The response with the body in an encoding that the client accepts. It is compressed here, because the event loop must not block.
fn compress_cached(answer: Arc<CachedResponse>, cx: &RequestContext) -> HandledResponse {
    answer.compress_for(cx.header("accept-encoding").unwrap_or_default());
    HandledResponse::Public(answer)
}

async fn respond_blocking(run: impl FnOnce() -> Response + Send + 'static) -> HttpResponse {
    match web::block(run).await {
        Ok(reply) => to_http_response(reply),
        Err(_) => HttpResponse::ServiceUnavailable().finish(),
    }
}

fn to_http_response(reply: Response) -> HttpResponse {
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut builder = HttpResponse::build(status);
    builder.insert_header(("Content-Type", reply.content_type));
    for (name, value) in reply.headers {
        builder.append_header((name, value));
    }
    builder.body(reply.body)
}

fn build_context(request: &HttpRequest) -> Option<RequestContext> {
    let app = Arc::clone(request.app_data::<web::Data<AppState>>()?);
    let headers: BTreeMap<String, String> = request
        .headers()
        .iter()
        .filter_map(|(name, value)| Some((name.as_str().to_ascii_lowercase(), value.to_str().ok()?.to_owned())))
        .collect();
    let token = request.cookie(app.session_cookie_name()).and_then(|cookie| Token::read(cookie.value()));
    let (lang, preferred_lang, chose) = language::requested_languages(request);
    Some(RequestContext {
        method: request.method().as_str().to_owned(),
        path: request.path().to_owned(),
        written: loggable_path(request.path(), || request.match_pattern()),
        params: request.match_info().iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(),
        query_text: request.query_string().to_owned(),
        query: Fields::read(request.query_string().as_bytes()),
        form: Fields::default(),
        faults: OnceLock::new(),
        body: Vec::new(),
        external_sign_in: request.cookie(app.external_sign_in_cookie_name()).and_then(|cookie| Token::read(cookie.value())),
        device: request.cookie(app.device_cookie_name()).and_then(|cookie| Token::read(cookie.value())),
        network: client_network(
            request.peer_addr().map(|peer| peer.ip()),
            joined(request, "x-forwarded-for").as_deref(),
            joined(request, "forwarded").as_deref(),
            &app.proxies,
        ),
        viewer: None,
        pending: None,
        program: None,
        hashing: Mutex::new(None),
        once: None,
        id: request.extensions().get::<RequestId>().map(|id| id.0.clone()).unwrap_or_default(),
        is_local: is_local(request),
        forms: router::form_fields_at,
        lang,
        preferred_lang,
        chose,
        now: clock::now(),
        headers,
        token,
        app,
    })
}

/// Whether a request comes directly from a program on this machine, and not through a proxy.
fn is_local(request: &HttpRequest) -> bool {
    let near = request.peer_addr().is_none_or(|peer| peer.ip().is_loopback());
    near && ["forwarded", "x-forwarded-for", "x-real-ip", "via"].iter().all(|name| !request.headers().contains_key(*name))
}

/// All lines of a header, joined with commas (RFC 9110 §5.3).
fn joined(request: &HttpRequest, name: &str) -> Option<String> {
    let lines: Vec<&str> = request.headers().get_all(name).filter_map(|value| value.to_str().ok()).collect();
    (!lines.is_empty()).then(|| lines.join(","))
}

fn store_body(cx: &mut RequestContext, bytes: Vec<u8>) -> Result<(), HttpError> {
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
                return Err(HttpError::bad_request(format!("The form contains more than {FIELDS_MAX} fields")));
            }
            cx.form = form;
        }
        "" if bytes.is_empty() => {}
        _ => {
            return Err(HttpError::unsupported_media_type(
                "Send forms as application/x-www-form-urlencoded or multipart/form-data",
            ));
        }
    }
    Ok(())
}

/// Checks that a write from a browser comes from a page of this site. Browsers send Sec-Fetch-Site; older ones send Origin. A write without
/// either header is rejected if it has a session, and accepted if it has none, because it comes from a program.
fn check_same_site(cx: &RequestContext) -> Result<(), HttpError> {
    // A one-click unsubscribe request comes from a mail program (RFC 8058 §3.2). Its link is signed, and no session is used.
    let one_click = cx.path().starts_with("/unfollow/");
    if !cx.is_write() || one_click {
        return Ok(());
    }
    let from_here = match (cx.header("sec-fetch-site"), cx.header("origin")) {
        (Some(site), _) => site == "same-origin",
        (None, Some(origin)) => {
            let host = cx.header("host").unwrap_or_default();
            let scheme = if cx.app.https { "https" } else { "http" };
            origin == cx.app.mail.public_url || (!host.is_empty() && origin == format!("{scheme}://{host}"))
        }
        (None, None) => cx.token.is_none(),
    };
    if from_here { Ok(()) } else { Err(HttpError::foreign_form()) }
}

/// Looks up the signed-in user. A database error is returned as a problem and is never treated as "not signed in".
fn identify_viewer(mut cx: RequestContext) -> (RequestContext, Option<HttpError>) {
    let looked_up = if cx.path().starts_with("/api/") {
        cx.token = None;
        identify_api_client(&mut cx)
    } else {
        identify_session_user(&mut cx)
    };
    let trouble = looked_up.err().map(HttpError::from);
    (cx, trouble)
}

/// Looks up the token of an API request. The session of a browser is ignored in the API.
fn identify_api_client(cx: &mut RequestContext) -> Result<(), Refusal> {
    let Some(sent) = cx.header("authorization").and_then(|value| value.strip_prefix("Bearer ")) else { return Ok(()) };
    let now = cx.now;
    let known = match tokens::read(sent) {
        Some(token) => cx.read(|conn| tokens::queries::recognize(conn, now, &token))?,
        None => None,
    };
    let Some((account, program)) = known else {
        cx.log_refusal(refusals::Kind::UnknownToken, None);
        return Ok(());
    };
    if let Err(error) =
        cx.write_outside_action(|conn| tokens::queries::record_token_use(conn, &program.id, now.into()).map_err(Refusal::from))
    {
        tracing::warn!(%error, "the use of a token could not be noted");
    }
    cx.viewer = Some(SessionUser {
        account,
        session_id: String::new(),
        prolong: None,
        confirmed_at: now,
        long_lived: false,
        browser: String::new(),
        standing: AuthenticationLevel::Full,
    });
    cx.program = Some(program);
    Ok(())
}

fn identify_session_user(cx: &mut RequestContext) -> Result<(), Refusal> {
    let Some(token) = cx.token.clone() else { return Ok(()) };
    let now = cx.now;
    let required = cx.app.factors.required;
    (cx.viewer, cx.pending) = match cx.read(|conn| recognize(conn, now, &token, required))? {
        Some(whole) if whole.standing == AuthenticationLevel::Full => (Some(whole), None),
        half => (None, half),
    };
    let own =
        cx.viewer().filter(|_| !cx.chose).and_then(|account| cx.read(|conn| preferred_language(conn, account)).ok().flatten());
    if let Some(lang) = own {
        (cx.lang, cx.preferred_lang) = (language::language_at_path(cx.path(), lang), lang);
    }
    if cx.is_in_english() {
        cx.lang = Lang::En;
    }
    if let Some(until) = cx.viewer.as_ref().and_then(|viewer| viewer.prolong)
        && let Err(error) = cx.write_outside_action(|conn| touch(conn, now, &token, until))
    {
        tracing::warn!(%error, "a session could not be prolonged");
    }
    Ok(())
}

/// Checks that the viewer has access to the route, then calls the handler. Without the required role the response is 404, so that the
/// page's existence is not revealed.
fn authorize_and_handle(endpoint: &Endpoint, cx: &RequestContext) -> Result<Response, HttpError> {
    let room = |roles: &[Role]| {
        if roles.iter().any(|role| cx.has_role(*role)) {
            return Ok(());
        }
        cx.log_refusal(refusals::Kind::NoEntry, cx.viewer().map(|account| &account.id));
        Err(HttpError::page_not_found())
    };
    // Paths cannot contain NUL, and PostgreSQL cannot store it.
    if cx.params.values().any(|value| value.contains('\0')) {
        return Err(HttpError::page_not_found());
    }
    // A query that is part of a URN has no parameter names and may contain any octet.
    let is_parameter = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if cx.query.invalid_fields().any(is_parameter) {
        return Err(HttpError::bad_request(Phrase::new("refusal-address-bytes")));
    }
    match endpoint.who {
        Audience::Everybody => {}
        Audience::Token(_) if cx.header("authorization").is_some() && cx.program.is_none() => {
            return Err(HttpError::token_required(
                "This token is not valid: it is unknown, revoked or expired. Create tokens at /account/tokens",
            ));
        }
        Audience::Token(scope) if cx.program.is_none() => {
            return Err(HttpError::token_required(format!(
                "Send a token with the scope to {} in the header: Authorization: Bearer nidreg_… (create tokens at /account/tokens)",
                scope.phrase()
            )));
        }
        _ if cx.viewer().is_none() => return redirect_to_sign_in(cx),
        Audience::SignedIn => {}
        Audience::Experts => room(&[Role::Expert, Role::Lead])?,
        Audience::Operators => room(&[Role::Operator])?,
        Audience::Reviewers => room(&[Role::Expert, Role::Lead, Role::Operator])?,
        Audience::Admins => room(&[Role::Admin])?,
        Audience::Token(scope) => match &cx.program {
            Some(program) if program.scopes.contains(&scope) => {}
            _ => return Err(HttpError::missing_scope(format!("This token does not have the scope to {}", scope.phrase()))),
        },
    }
    if rate_limit_cost(endpoint) == Some(RequestCost::EventKind)
        && let (Some(limits), Some(account)) = (&cx.app.limits, cx.viewer())
    {
        limits.check_request_rate(RequestCost::EventKind, account.id.as_str())?;
    }
    if endpoint.fresh && cx.viewer.as_ref().is_some_and(|viewer| !viewer.is_recently_confirmed(cx.now)) {
        return crate::pages::account::confirm::reauthenticate_before_form(cx);
    }
    if let Some(fields) = endpoint.fields {
        cx.form.check_declared(fields)?;
    }
    match endpoint.work {
        Work::Page(handler) | Work::Public(handler) | Work::Hashing(handler) => idempotency::do_once(cx, handler),
        Work::Stream(_) => Err(HttpError::page_not_found()),
    }
}

/// Redirects to the sign-in page, which leads back to this page. A form that arrives after the session has expired keeps its input.
fn redirect_to_sign_in(cx: &RequestContext) -> Result<Response, HttpError> {
    if cx.path().starts_with("/api/") {
        return Err(HttpError::sign_in_required());
    }
    if let Some(half) = &cx.pending {
        return crate::pages::account::second::complete_sign_in_first(cx, half);
    }
    if cx.is_write() {
        return crate::pages::account::sign_in::sign_in_before_form(cx);
    }
    Ok(Response::see_other(format!("/sign-in?next={}", crate::http::addresses::encode_query_value(cx.path()))))
}
