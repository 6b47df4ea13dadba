//! A small OpenID provider within the test process, which can be configured to return wrong answers.

use openidconnect::core::{CoreEdDsaPrivateSigningKey, CoreJwsSigningAlgorithm};
use openidconnect::{JsonWebKeyId, PrivateSigningKey as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The key that the provider publishes, and another key. They only sign tokens in tests.
const OWN: &str =
    "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIFVwYBP4SMLVO863LP2oZUv+TZ4jvhjsW+T4vhArVOdT\n-----END PRIVATE KEY-----\n";
const OTHER: &str =
    "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIPlK48t4b/jBLp/ydqTSVtZXTuhZLyMAIy6PMiP3C6pk\n-----END PRIVATE KEY-----\n";

pub const CLIENT: &str = "nidreg-test";
pub const SECRET: &str = "zebra-oidc-client-87";

/// The way in which an ID token is signed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signed {
    Rightly,
    ByAnotherKey,
    WithNothing,
    WithTheClientSecret,
    ButChangedAfterwards,
}

/// The response of the token endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    Rightly,
    Huge,
    Never,
    Nonsense,
    WithoutIdToken,
    ToAnother,
}

/// The next response of the provider.
#[derive(Debug, Clone)]
pub struct Plan {
    pub subject: String,
    pub email: Option<(String, bool)>,
    pub name: String,
    /// How many seconds ago its user signed in there; `None` omits the claim.
    pub signed_in: Option<i64>,
    /// Claims that replace the correct ones.
    pub instead: Value,
    pub signed: Signed,
    pub answers: Answers,
    /// The subject of a userinfo response, if the email address is only in that response and not in the ID token.
    pub beside: Option<String>,
    challenge: String,
    nonce: String,
}

pub struct Issuer {
    pub base: String,
    plan: Arc<Mutex<Plan>>,
    asked: Arc<Mutex<Vec<String>>>,
}

/// The sign-in request with which one of our pages sent a user to the provider.
#[derive(Debug, Clone)]
pub struct AuthorizationRequest {
    pub state: String,
    pub redirect: String,
    pub text: String,
}

fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for part in bytes.chunks(3) {
        let all = part.iter().fold(0u32, |sum, byte| sum << 8 | u32::from(*byte)) << (8 * (3 - part.len()));
        for at in 0..=part.len() {
            out.push(char::from(LETTERS[((all >> (18 - 6 * at)) & 63) as usize]));
        }
    }
    out
}

fn key(pem: &str) -> CoreEdDsaPrivateSigningKey {
    CoreEdDsaPrivateSigningKey::from_ed25519_pem(pem, Some(JsonWebKeyId::new("k1".to_owned()))).unwrap()
}

fn values(text: &str) -> Vec<(String, String)> {
    form_urlencoded::parse(text.as_bytes()).into_owned().collect()
}

fn value(values: &[(String, String)], name: &str) -> String {
    values.iter().find(|(own, _)| own == name).map(|(_, value)| value.clone()).unwrap_or_default()
}

impl Plan {
    fn token(&self, base: &str) -> String {
        let now = nidreg::clock::now().as_second();
        let mut claims = json!({
            "iss": base, "sub": self.subject, "aud": CLIENT, "exp": now + 300, "iat": now, "nonce": self.nonce, "name": self.name,
        });
        if let (Some((email, verified)), None) = (&self.email, &self.beside) {
            claims["email"] = json!(email);
            claims["email_verified"] = json!(verified);
        }
        if let Some(ago) = self.signed_in {
            claims["auth_time"] = json!(now - ago);
        }
        for (name, value) in self.instead.as_object().unwrap() {
            claims[name] = value.clone();
        }
        let alg = match self.signed {
            Signed::WithNothing => "none",
            Signed::WithTheClientSecret => "HS256",
            _ => "EdDSA",
        };
        let head = base64url(json!({ "alg": alg, "kid": "k1" }).to_string().as_bytes());
        let body = base64url(claims.to_string().as_bytes());
        let message = format!("{head}.{body}");
        let sign = |pem: &str| key(pem).sign(&CoreJwsSigningAlgorithm::EdDsa, message.as_bytes()).unwrap();
        let signature = match self.signed {
            Signed::Rightly => sign(OWN),
            Signed::ByAnotherKey => sign(OTHER),
            Signed::WithNothing => Vec::new(),
            Signed::WithTheClientSecret => hmac(SECRET.as_bytes(), message.as_bytes()),
            Signed::ButChangedAfterwards => {
                claims["sub"] = json!("somebody-else");
                let changed = base64url(claims.to_string().as_bytes());
                return format!("{head}.{changed}.{}", base64url(&sign(OWN)));
            }
        };
        format!("{message}.{}", base64url(&signature))
    }
}

/// HMAC-SHA-256 (RFC 2104).
fn hmac(secret: &[u8], message: &[u8]) -> Vec<u8> {
    let pad = |with: u8| -> Vec<u8> { (0..64).map(|at| secret.get(at).copied().unwrap_or(0) ^ with).collect() };
    let inner = Sha256::digest([pad(0x36).as_slice(), message].concat());
    Sha256::digest([&pad(0x5c)[..], &inner[..]].concat()).to_vec()
}

impl Issuer {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let plan = Arc::new(Mutex::new(Plan {
            subject: "s-ada".to_owned(),
            email: Some(("ada@university.example".to_owned(), true)),
            name: "Ada Lund".to_owned(),
            signed_in: Some(5),
            instead: json!({}),
            signed: Signed::Rightly,
            answers: Answers::Rightly,
            beside: None,
            challenge: String::new(),
            nonce: String::new(),
        }));
        let asked = Arc::new(Mutex::new(Vec::new()));
        let issuer = Self { base: base.clone(), plan: Arc::clone(&plan), asked: Arc::clone(&asked) };
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let (base, plan, asked) = (base.clone(), Arc::clone(&plan), Arc::clone(&asked));
                std::thread::spawn(move || serve(stream, &base, &plan, &asked));
            }
        });
        issuer
    }

    /// Changes the next response of the provider.
    pub fn plan_next(&self, change: impl FnOnce(&mut Plan)) {
        change(&mut self.plan.lock().unwrap());
    }

    pub fn plan(&self) -> Plan {
        self.plan.lock().unwrap().clone()
    }

    /// The settings of a registry that uses this provider.
    pub fn settings(&self) -> Vec<(&str, &str)> {
        vec![
            ("NIDREG_OIDC_ISSUER", self.base.as_str()),
            ("NIDREG_OIDC_CLIENT_ID", CLIENT),
            ("NIDREG_OIDC_CLIENT_SECRET", SECRET),
            ("NIDREG_OIDC_NAME", "University of Exampleton"),
        ]
    }

    /// Receives a user from one of our pages: the provider stores what it needs from the URL.
    pub fn takes(&self, location: &str) -> AuthorizationRequest {
        let (place, query) = location.split_once('?').unwrap();
        assert_eq!(place, format!("{}/authorize", self.base));
        let values = values(query);
        self.plan_next(|plan| {
            plan.challenge = value(&values, "code_challenge");
            plan.nonce = value(&values, "nonce");
        });
        AuthorizationRequest { state: value(&values, "state"), redirect: value(&values, "redirect_uri"), text: query.to_owned() }
    }

    /// The endpoints that were requested.
    pub fn asked(&self) -> Vec<String> {
        self.asked.lock().unwrap().clone()
    }
}

fn serve(mut stream: TcpStream, base: &str, plan: &Mutex<Plan>, asked: &Mutex<Vec<String>>) {
    let mut bytes = Vec::new();
    let mut one = [0u8; 4096];
    let text = loop {
        let Ok(read @ 1..) = stream.read(&mut one) else { return };
        bytes.extend_from_slice(&one[..read]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ").map(str::to_owned));
        if body.len() >= length.and_then(|length| length.parse().ok()).unwrap_or(0) {
            break text;
        }
    };
    let path = text.split(' ').nth(1).unwrap().to_owned();
    asked.lock().unwrap().push(path.clone());
    let plan = plan.lock().unwrap().clone();
    let answer = match path.as_str() {
        "/.well-known/openid-configuration" => json!({
            "issuer": base, "authorization_endpoint": format!("{base}/authorize"), "token_endpoint": format!("{base}/token"),
            "jwks_uri": format!("{base}/keys"), "userinfo_endpoint": format!("{base}/me"), "response_types_supported": ["code"],
            "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["EdDSA", "RS256"],
        }),
        "/keys" => json!({ "keys": [key(OWN).as_verification_key()] }),
        "/me" => {
            let (email, verified) = plan.email.clone().unwrap_or_default();
            let subject = plan.beside.clone().unwrap_or_else(|| plan.subject.clone());
            json!({ "sub": subject, "email": email, "email_verified": verified, "name": plan.name })
        }
        "/token" => {
            let values = values(text.split_once("\r\n\r\n").unwrap().1);
            let verifier = base64url(&Sha256::digest(value(&values, "code_verifier").as_bytes()));
            assert_eq!(value(&values, "grant_type"), "authorization_code");
            match plan.answers {
                _ if verifier != plan.challenge || !text.contains("uthorization: Basic ") => {
                    return send(&mut stream, "400 Bad Request", &json!({ "error": "invalid_grant" }).to_string());
                }
                Answers::Huge => return send(&mut stream, "200 OK", &format!("{{\"x\":\"{}\"}}", "y".repeat(10 * 1024 * 1024))),
                Answers::Never => return std::thread::sleep(Duration::from_secs(30)),
                Answers::Nonsense => return send(&mut stream, "200 OK", "<html>"),
                Answers::ToAnother => {
                    let head =
                        "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
                    let _ = stream.write_all(head.as_bytes());
                    return;
                }
                Answers::WithoutIdToken => json!({ "access_token": "a", "token_type": "Bearer" }),
                Answers::Rightly => json!({ "access_token": "a", "token_type": "Bearer", "id_token": plan.token(base) }),
            }
        }
        _ => return send(&mut stream, "404 Not Found", "{}"),
    };
    send(&mut stream, "200 OK", &answer.to_string());
}

fn send(stream: &mut TcpStream, status: &str, body: &str) {
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    // The client may have closed the connection.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
}
