//! Decides which URLs a probe may request, without sending a request (protection from server-side request forgery).
//!
//! A record could direct a probe to internal hosts, so each URL passes three checks. [`Address::parse`] accepts only plain web URLs whose
//! host is a DNS name or an IP address in standard notation. [`permit`] checks the result of name resolution and rejects all of it if any
//! IP address is not public. [`Chain`] applies both checks to every redirect. To prevent DNS rebinding, the client must connect to the IP
//! address in the [`Permit`] and not resolve the name again.
//!
//! ```
//! use urn_registry::resolution::guard::{Address, Why, may_ask, permit};
//!
//! assert_eq!(may_ask("::ffff:127.0.0.1".parse().unwrap()), Err(Why::MappedV4));
//! let address = Address::parse("https://urn.fi/urn:nbn:fi-fe1").unwrap();
//! assert_eq!(permit(&address, &["10.0.0.1".parse().unwrap()]), Err(Why::Private));
//! assert_eq!(Address::parse("http://2130706433/"), Err(Why::NumberHost));
//! ```

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The maximum number of redirects.
const REDIRECTS_MAX: usize = 3;
/// The maximum length of a URL, in bytes.
pub const ADDRESS_MAX: usize = 8000;

/// Why a URL is not requested.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Why {
    /// RFC 1122 §3.2.1.3; RFC 4291 §2.5.2.
    #[error("this address does not identify a host (RFC 1122 §3.2.1.3, RFC 4291 §2.5.2)")]
    Unspecified,
    /// RFC 1122 §3.2.1.3; RFC 4291 §2.5.3.
    #[error("this number is the machine itself (RFC 1122 §3.2.1.3, RFC 4291 §2.5.3)")]
    Loopback,
    /// RFC 1918.
    #[error("this number is for private networks (RFC 1918)")]
    Private,
    /// RFC 6598.
    #[error("this number is for networks of providers (RFC 6598)")]
    CarrierNat,
    /// RFC 3927; RFC 4291 §2.5.6.
    #[error("this number is for one link only (RFC 3927, RFC 4291 §2.5.6)")]
    LinkLocal,
    /// RFC 4193; the older site-local of RFC 3879.
    #[error("this number is for one site only (RFC 4193, RFC 3879)")]
    UniqueLocal,
    /// RFC 5737; RFC 3849; RFC 9637.
    #[error("this number is for examples in texts (RFC 5737, RFC 3849, RFC 9637)")]
    Documentation,
    /// RFC 2544; RFC 5180.
    #[error("this number is for measurements in laboratories (RFC 2544, RFC 5180)")]
    Benchmark,
    /// RFC 5771; RFC 4291 §2.7.
    #[error("this number is a group, not a machine (RFC 5771, RFC 4291 §2.7)")]
    Multicast,
    /// RFC 919.
    #[error("this number is every machine of a link (RFC 919)")]
    Broadcast,
    /// RFC 4291 §2.5.5.
    #[error("an IPv4 number inside an IPv6 number could hide a private one (RFC 4291 §2.5.5)")]
    MappedV4,
    /// RFC 6052; RFC 8215.
    #[error("a NAT64 number could hide a private one (RFC 6052, RFC 8215)")]
    Nat64,
    /// RFC 3056; RFC 7526.
    #[error("a 6to4 number could hide a private one (RFC 3056)")]
    SixToFour,
    /// RFC 4380.
    #[error("a Teredo number could hide a private one (RFC 4380)")]
    Teredo,
    /// RFC 5214.
    #[error("an ISATAP number could hide a private one (RFC 5214)")]
    Isatap,
    /// RFC 6890, and everything that is not assigned as global unicast.
    #[error("this number is reserved and no public machine has it (RFC 6890)")]
    Reserved,
    /// Not `http` or `https`.
    #[error("only http:// and https:// URLs are requested")]
    Scheme,
    /// Spaces, control characters, backslashes, non-ASCII, or too long.
    #[error("the address has a character that an address cannot have, or is longer than {ADDRESS_MAX} bytes (RFC 3986 §2)")]
    Malformed,
    /// A user name or password.
    #[error("the address has a user name in it (RFC 3986 §3.2.1)")]
    UserInfo,
    /// A port other than 80 and 443.
    #[error("only the ports 80 and 443 are used")]
    Port,
    /// `2130706433`, `0177.1`, `0x7f.1`: numbers that some programs interpret as IPv4.
    #[error("the host is a number that is not written as four decimal parts")]
    NumberHost,
    /// Not a DNS name.
    #[error("the host is not a name of the public DNS (RFC 1034 §3.5, RFC 6761)")]
    HostName,
    /// Name resolution returned no address.
    #[error("the name has no address")]
    NoAddress,
    /// More than three redirects.
    #[error("more than {REDIRECTS_MAX} redirects")]
    TooManyRedirects,
    /// A redirect to a URL that was already requested.
    #[error("the redirects go round in a circle")]
    Circle,
    /// A redirect from https to http.
    #[error("the redirect leaves https")]
    Downgrade,
}

/// Whether a host with this IP address may be requested: public unicast only.
///
/// # Errors
/// [`Why`]: the special-purpose range that contains the address (IANA registries of RFC 6890).
pub fn may_ask(ip: IpAddr) -> Result<(), Why> {
    match ip {
        IpAddr::V4(ip) => may_ask_v4(ip),
        IpAddr::V6(ip) => may_ask_v6(ip),
    }
}

fn may_ask_v4(ip: Ipv4Addr) -> Result<(), Why> {
    Err(match ip.octets() {
        [0, ..] => Why::Unspecified,
        [10, ..] | [172, 16..=31, ..] | [192, 168, ..] => Why::Private,
        [100, 64..=127, ..] => Why::CarrierNat,
        [127, ..] => Why::Loopback,
        [169, 254, ..] => Why::LinkLocal,
        [192, 0, 2, _] | [198, 51, 100, _] | [203, 0, 113, _] => Why::Documentation,
        [192, 88, 99, _] => Why::SixToFour,
        [198, 18..=19, ..] => Why::Benchmark,
        [224..=239, ..] => Why::Multicast,
        [255, 255, 255, 255] => Why::Broadcast,
        [192, 0, 0, _] | [240..=255, ..] => Why::Reserved,
        _ => return Ok(()),
    })
}

fn may_ask_v6(ip: Ipv6Addr) -> Result<(), Why> {
    Err(match ip.segments() {
        [0, 0, 0, 0, 0, 0, 0, 0] => Why::Unspecified,
        [0, 0, 0, 0, 0, 0, 0, 1] => Why::Loopback,
        // IPv4-mapped, IPv4-translated and the deprecated IPv4-compatible form.
        [0, 0, 0, 0, 0, 0xffff | 0, ..] | [0, 0, 0, 0, 0xffff, 0, ..] => Why::MappedV4,
        [0x64, 0xff9b, ..] => Why::Nat64,
        [0xfc00..=0xfdff | 0xfec0..=0xfeff, ..] => Why::UniqueLocal,
        [0xfe80..=0xfebf, ..] => Why::LinkLocal,
        [0xff00..=0xffff, ..] => Why::Multicast,
        [0x2001, 0, ..] => Why::Teredo,
        [0x2001, 2, 0, ..] => Why::Benchmark,
        [0x2001, 0xdb8, ..] | [0x3fff, 0..=0xfff, ..] => Why::Documentation,
        [0x2001, 0..=0x1ff, ..] => Why::Reserved,
        [0x2002, ..] => Why::SixToFour,
        [_, _, _, _, 0 | 0x200, 0x5efe, ..] => Why::Isatap,
        [0x2000..=0x3fff, ..] => return Ok(()),
        _ => Why::Reserved,
    })
}

/// A web URL whose host may be resolved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// Whether TLS is used.
    pub https: bool,
    /// The host in lower case, without a trailing dot; an IPv6 address without brackets.
    pub host: String,
    /// 80 or 443.
    pub port: u16,
    /// Path and query, starting with `/`; the fragment is not sent.
    pub path: String,
}

impl Address {
    /// Parses a URL and rejects anything that a browser might interpret differently.
    ///
    /// # Errors
    /// [`Why`]: longer than [`ADDRESS_MAX`], a character outside RFC 3986, not http or https, credentials, another port, or a host that is
    /// neither a public DNS name nor a plain IP address.
    pub fn parse(text: &str) -> Result<Self, Why> {
        if text.len() > ADDRESS_MAX || !text.bytes().all(|b| b.is_ascii_graphic() && b != b'\\') {
            return Err(Why::Malformed);
        }
        let (scheme, rest) = text.split_once(':').ok_or(Why::Scheme)?;
        let https = match scheme.to_ascii_lowercase().as_str() {
            "https" => true,
            "http" => false,
            _ => return Err(Why::Scheme),
        };
        let rest = rest.strip_prefix("//").ok_or(Why::Malformed)?;
        let (authority, rest) = rest.split_at(rest.find(['/', '?', '#']).unwrap_or(rest.len()));
        if authority.contains('@') {
            return Err(Why::UserInfo);
        }
        // The colons of an IPv6 address are in brackets; any other colon separates host and port.
        let host_end = if authority.starts_with('[') { authority.find(']').ok_or(Why::HostName)? + 1 } else { 0 };
        let (host, port) = match authority.split_at(host_end).1.split_once(':') {
            Some((_, port)) => (authority.split_at(authority.len() - port.len() - 1).0, Some(port)),
            None => (authority, None),
        };
        let port = match (port, https) {
            (None | Some("" | "443"), true) => 443,
            (None | Some("" | "80"), false) => 80,
            (Some("80"), true) => 80,
            (Some("443"), false) => 443,
            _ => return Err(Why::Port),
        };
        let rest = rest.split('#').next().unwrap_or_default();
        let path = if rest.starts_with('/') { rest.to_owned() } else { format!("/{rest}") };
        Ok(Self { https, host: host_of(host)?, port, path })
    }

    /// The IP address, if the host is one.
    pub fn number(&self) -> Option<IpAddr> {
        self.host.parse().ok()
    }

    /// Scheme, host and port: the scope of a robots.txt.
    pub fn origin(&self) -> String {
        let host = if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        format!("{}://{host}:{}", if self.https { "https" } else { "http" }, self.port)
    }
}

impl std::fmt::Display for Address {
    /// The URL to request; the port is omitted if it is the default of its scheme.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let usual = if self.https { 443 } else { 80 };
        let origin = self.origin();
        let origin = if self.port == usual { origin.strip_suffix(&format!(":{usual}")).unwrap_or(&origin) } else { &origin };
        write!(f, "{origin}{}", self.path)
    }
}

fn host_of(text: &str) -> Result<String, Why> {
    if let Some(number) = text.strip_prefix('[') {
        let number: Ipv6Addr = number.strip_suffix(']').and_then(|inner| inner.parse().ok()).ok_or(Why::HostName)?;
        may_ask_v6(number)?;
        return Ok(number.to_string());
    }
    let host = text.strip_suffix('.').unwrap_or(text).to_ascii_lowercase();
    if let Ok(number) = host.parse::<Ipv4Addr>() {
        may_ask_v4(number)?;
        return Ok(host);
    }
    let last = host.rsplit('.').next().unwrap_or_default();
    let hexadecimal = last.strip_prefix("0x").is_some_and(|rest| rest.bytes().all(|b| b.is_ascii_hexdigit()));
    if hexadecimal || (!last.is_empty() && last.bytes().all(|b| b.is_ascii_digit())) {
        return Err(Why::NumberHost);
    }
    let label_ok = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    /// Names for internal use (RFC 6761, RFC 6762, RFC 8375, RFC 7686).
    const INSIDE: [&str; 8] = ["localhost", "local", "internal", "intranet", "lan", "arpa", "onion", "localdomain"];
    let public = host.contains('.') && host.len() <= 253 && host.split('.').all(label_ok) && !INSIDE.contains(&last);
    if public { Ok(host) } else { Err(Why::HostName) }
}

/// Permission to request this URL at exactly this IP address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Permit {
    address: Address,
    ip: IpAddr,
}

impl Permit {
    /// The URL to request.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// The IP address to connect to.
    pub fn ip(&self) -> IpAddr {
        self.ip
    }
}

/// Permits a request to a URL, given all IP addresses of its host name. If one of them is not public, the request is refused: legitimate
/// public hosts have no such address, but DNS rebinding often does.
///
/// # Errors
/// As [`may_ask`], or [`Why::NoAddress`].
pub fn permit(address: &Address, resolved: &[IpAddr]) -> Result<Permit, Why> {
    let literal = address.number();
    let numbers = literal.as_ref().map_or(resolved, std::slice::from_ref);
    for ip in numbers {
        may_ask(*ip)?;
    }
    let ip = *numbers.first().ok_or(Why::NoAddress)?;
    Ok(Permit { address: address.clone(), ip })
}

/// The URLs requested for one record so far.
#[derive(Debug, Clone)]
pub struct Chain {
    asked: Vec<Address>,
}

impl Chain {
    /// Starts with the URL of the record.
    pub fn new(first: Address) -> Self {
        Self { asked: vec![first] }
    }

    /// The URL that a `Location` header leads to, which needs a permit like the first.
    ///
    /// # Errors
    /// As [`Address::parse`]; too many redirects, a redirect loop, or a change from https to http.
    pub fn follow(&mut self, location: &str) -> Result<&Address, Why> {
        let Some(here) = self.asked.last() else { return Err(Why::NoAddress) };
        if self.asked.len() > REDIRECTS_MAX {
            return Err(Why::TooManyRedirects);
        }
        let next = Address::parse(&resolve(here, location))?;
        if here.https && !next.https {
            return Err(Why::Downgrade);
        }
        if self.asked.contains(&next) {
            return Err(Why::Circle);
        }
        self.asked.push(next);
        self.asked.last().ok_or(Why::NoAddress)
    }
}

/// Resolves a reference (RFC 3986 §5.2, without removing dot segments, which is left to the server).
fn resolve(here: &Address, location: &str) -> String {
    let before_path = location.split(['/', '?', '#']).next().unwrap_or_default();
    if before_path.contains(':') {
        return location.to_owned();
    }
    let origin = here.origin();
    if location.starts_with("//") {
        return format!("{}:{location}", if here.https { "https" } else { "http" });
    }
    if location.starts_with('/') {
        return format!("{origin}{location}");
    }
    let path = here.path.split('?').next().unwrap_or_default();
    if location.is_empty() || location.starts_with(['?', '#']) {
        return format!("{origin}{path}{location}");
    }
    let folder = path.rfind('/').map_or("/", |at| path.split_at(at + 1).0);
    format!("{origin}{folder}{location}")
}
