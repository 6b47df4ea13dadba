//! Tests the address guard of the probe with at least a hundred hostile addresses and with redirects that try to bypass it.

use crate::hostile::HOSTILE;
use std::net::IpAddr;
use urn_registry::resolution::guard::{Address, Chain, Permit, Why, may_ask, permit};

/// The steps of a probe: parse the address, resolve its host name (replaced by `dns`), and request a permit.
fn try_to_ask(address: &str, dns: &[&str]) -> Result<Permit, Why> {
    let address = Address::parse(address)?;
    let resolved: Vec<IpAddr> = dns.iter().map(|text| text.parse().unwrap()).collect();
    permit(&address, &resolved)
}

const PUBLIC: [&str; 2] = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"];

#[test]
fn a_hundred_hostile_urls_are_each_rejected_for_the_expected_reason() {
    for (address, why) in HOSTILE {
        // Even if the host resolves to public addresses.
        assert_eq!(try_to_ask(address, &PUBLIC), Err(*why), "{address:?}");
    }
    assert!(HOSTILE.len() >= 100, "{}", HOSTILE.len());
}

#[test]
fn host_is_rejected_if_any_of_its_addresses_is_not_public() {
    let good = try_to_ask("https://resolver.example.org/x#frag", &PUBLIC).unwrap();
    assert_eq!(good.ip(), PUBLIC[0].parse::<IpAddr>().unwrap(), "the dialler connects to this number and no other");
    assert_eq!((good.address().path.as_str(), good.address().port), ("/x", 443));
    for (dns, why) in [
        (&["127.0.0.1"][..], Why::Loopback),
        (&["93.184.215.14", "10.0.0.1"], Why::Private),
        (&["93.184.215.14", "::1"], Why::Loopback),
        (&["93.184.215.14", "::ffff:169.254.169.254"], Why::MappedV4),
        (&["fd00::1", "93.184.215.14"], Why::UniqueLocal),
        (&[], Why::NoAddress),
    ] {
        assert_eq!(try_to_ask("https://rebind.example.org/", dns), Err(why), "{dns:?}");
    }
}

#[test]
fn public_ip_addresses_are_allowed() {
    for ip in [
        "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1", "192.0.1.1",
        "223.255.255.255",
    ] {
        assert_eq!(may_ask(ip.parse().unwrap()), Ok(()), "{ip}");
    }
    for ip in ["2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "3ffe::1"] {
        assert_eq!(may_ask(ip.parse().unwrap()), Ok(()), "{ip}");
    }
}

#[test]
fn redirect_target_is_checked_like_any_other_address() {
    let begin = || Chain::new(Address::parse("https://a.example.org/one/two?x#y").unwrap());
    let follow = |location: &str| begin().follow(location).cloned();
    for (location, origin, path) in [
        ("/three", "https://a.example.org:443", "/three"),
        ("three", "https://a.example.org:443", "/one/three"),
        ("?z", "https://a.example.org:443", "/one/two?z"),
        ("//b.example.org/c", "https://b.example.org:443", "/c"),
        ("https://b.example.org", "https://b.example.org:443", "/"),
    ] {
        let to = follow(location).unwrap();
        assert_eq!((to.origin().as_str(), to.path.as_str()), (origin, path), "{location}");
    }
    for (location, why) in [
        ("http://a.example.org/", Why::Downgrade),
        ("https://127.0.0.1/", Why::Loopback),
        ("//[::1]/", Why::Loopback),
        ("//0x7f.1/", Why::NumberHost),
        ("https://u@a.example.org/", Why::UserInfo),
        ("javascript:alert(1)", Why::Scheme),
        ("file:/etc/passwd", Why::Scheme),
        ("/a\r\nb", Why::Malformed),
        ("\\\\127.0.0.1", Why::Malformed),
        ("/one/two?x", Why::Circle),
        ("", Why::Malformed),
    ] {
        if location.is_empty() {
            // The same path without its query is a different address.
            assert_eq!(follow(location).unwrap().path, "/one/two");
        } else {
            assert_eq!(follow(location), Err(why), "{location:?}");
        }
    }
    let mut chain = begin();
    for step in ["/1", "/2", "/3"] {
        chain.follow(step).unwrap();
    }
    assert_eq!(chain.follow("/4"), Err(Why::TooManyRedirects));
}
