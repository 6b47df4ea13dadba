//! The network of a client, by which expensive requests are rate-limited: one IPv4 address, or an IPv6 /64, which a household or a server
//! usually has to itself.
//!
//! `X-Forwarded-For` and `Forwarded` (RFC 7239) are used only if the peer is a trusted proxy. They are read from the right: the client is
//! the last address that is not a trusted proxy. If both headers are present and differ, one of them was sent by the client, and the
//! request counts as the proxy's.

use crate::settings::Proxies;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// The network of requests through a socket file, if no proxy is trusted there to state the client address.
const SOCKET_NETWORK: &str = "unix";

/// The network of a client. `peer` is the remote address, `None` for a socket file. Repeated headers are joined with commas.
pub(crate) fn client_network(
    peer: Option<IpAddr>,
    forwarded_for: Option<&str>,
    forwarded: Option<&str>,
    proxies: &Proxies,
) -> String {
    let own = || peer.map_or_else(|| SOCKET_NETWORK.to_owned(), format_network);
    if !peer.map_or(proxies.socket, |peer| proxies.trusts(peer)) {
        return own();
    }
    let said = |list: Vec<Option<IpAddr>>| {
        // An address that cannot be parsed ends the trusted part of the list.
        list.into_iter().rev().find(|one| one.is_none_or(|address| !proxies.trusts(address))).flatten()
    };
    let by_list = forwarded_for.map(|text| said(text.split(',').map(|part| parse_address(part.trim())).collect()));
    let by_pairs = forwarded.map(|text| said(text.split(',').map(forwarded_for_address).collect()));
    let client = match (by_list, by_pairs) {
        (Some(one), Some(other)) => one.filter(|_| one == other),
        (one, other) => one.or(other).flatten(),
    };
    client.map_or_else(own, format_network)
}

/// The `for=` parameter of one `Forwarded` element.
fn forwarded_for_address(element: &str) -> Option<IpAddr> {
    let value = element.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
    })?;
    parse_address(value)
}

/// Parses an address with or without a port, IPv6 with or without brackets.
fn parse_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse::<IpAddr>().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

fn format_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The IPv6 networks around a client's network, by which guesses are counted too, and how many times as many are accepted from each of
/// them: a customer of a provider usually has a /56 or a /48. None for IPv4.
pub(crate) fn wider_networks(network: &str) -> Vec<(String, u32)> {
    let Some(address) = network.strip_suffix("/64").and_then(|network| network.parse::<Ipv6Addr>().ok()) else {
        return Vec::new();
    };
    let [a, b, c, d, ..] = address.segments();
    vec![
        (format!("{}/56", Ipv6Addr::new(a, b, c, d & 0xff00, 0, 0, 0, 0)), 2),
        (format!("{}/48", Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)), 4),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_networks_around_a_client_are_named() {
        let wider = wider_networks("2001:db8:1:2345::/64");
        assert_eq!(wider, [("2001:db8:1:2300::/56".to_owned(), 2), ("2001:db8:1::/48".to_owned(), 4)]);
        assert_eq!((super::wider_networks("192.0.2.1"), super::wider_networks("unix")), (vec![], vec![]));
    }

    fn of(peer: &str, forwarded_for: Option<&str>, forwarded: Option<&str>) -> String {
        let proxies: Proxies = "10.0.0.0/8".parse().unwrap();
        client_network(peer.parse().ok(), forwarded_for, forwarded, &proxies)
    }

    #[test]
    fn only_forwarded_headers_from_trusted_proxies_are_used() {
        assert_eq!(of("192.0.2.1", Some("198.51.100.7"), None), "192.0.2.1", "the header of an untrusted client is ignored");
        assert_eq!(of("10.0.0.1", Some("198.51.100.7"), None), "198.51.100.7");
        assert_eq!(
            of("10.0.0.1", Some("203.0.113.9, 198.51.100.7, 10.0.0.2"), None),
            "198.51.100.7",
            "addresses further left are not trusted"
        );
        assert_eq!(of("10.0.0.1", Some("198.51.100.7, nonsense"), None), "10.0.0.1");
        assert_eq!(of("10.0.0.1", None, None), "10.0.0.1");
        assert_eq!(
            of("10.0.0.1", None, Some("for=203.0.113.9, for=\"[2001:db8:1:2:3::4]:4711\";proto=https")),
            "2001:db8:1:2::/64"
        );
        assert_eq!(
            of("10.0.0.1", Some("198.51.100.7"), Some("for=203.0.113.9")),
            "10.0.0.1",
            "headers that disagree are ignored"
        );
        assert_eq!(of("10.0.0.1", Some("198.51.100.7"), Some("for=198.51.100.7")), "198.51.100.7");
        assert_eq!(
            of("2001:db8::1", None, None),
            of("2001:db8::ffff:1", None, None),
            "addresses in one IPv6 /64 count as one client"
        );
        assert_eq!(of("::ffff:192.0.2.1", None, None), "192.0.2.1");
        assert_eq!(of("", Some("198.51.100.7"), None), "unix");
    }
}
