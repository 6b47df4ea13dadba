//! The guard of the probe against a hundred hostile addresses, and redirects that try to leave it.

use nidreg::resolution::guard::{Address, Chain, Permit, Why, may_ask, permit};
use std::net::IpAddr;

/// What a probe does: read the address, resolve its name (`dns` stands in for that), ask for leave.
fn try_to_ask(address: &str, dns: &[&str]) -> Result<Permit, Why> {
    let address = Address::parse(address)?;
    let resolved: Vec<IpAddr> = dns.iter().map(|text| text.parse().unwrap()).collect();
    permit(&address, &resolved)
}

const PUBLIC: [&str; 2] = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"];

#[test]
fn a_hundred_hostile_addresses_are_refused_each_for_its_reason() {
    // Written as numbers in the address itself.
    let literal = [
        ("http://0.0.0.0/", Why::Unspecified),
        ("http://0.1.2.3/", Why::Unspecified),
        ("http://127.0.0.1/", Why::Loopback),
        ("http://127.255.255.254/", Why::Loopback),
        ("http://127.0.0.1./", Why::Loopback),
        ("http://10.0.0.1/", Why::Private),
        ("http://10.255.255.255/", Why::Private),
        ("http://172.16.0.1/", Why::Private),
        ("http://172.31.255.255/", Why::Private),
        ("http://192.168.1.1/", Why::Private),
        ("http://100.64.0.1/", Why::CarrierNat),
        ("http://100.127.255.255/", Why::CarrierNat),
        ("http://169.254.169.254/latest/meta-data/", Why::LinkLocal),
        ("http://192.0.2.1/", Why::Documentation),
        ("http://198.51.100.7/", Why::Documentation),
        ("http://203.0.113.9/", Why::Documentation),
        ("http://192.88.99.1/", Why::SixToFour),
        ("http://198.18.0.1/", Why::Benchmark),
        ("http://198.19.255.255/", Why::Benchmark),
        ("http://224.0.0.1/", Why::Multicast),
        ("http://239.255.255.250/", Why::Multicast),
        ("http://255.255.255.255/", Why::Broadcast),
        ("http://240.0.0.1/", Why::Reserved),
        ("http://192.0.0.8/", Why::Reserved),
        ("http://[::]/", Why::Unspecified),
        ("http://[::1]/", Why::Loopback),
        ("http://[0:0:0:0:0:0:0:1]/", Why::Loopback),
        ("http://[0000:0000::0001]/", Why::Loopback),
        ("http://[::ffff:127.0.0.1]/", Why::MappedV4),
        ("http://[::ffff:7f00:1]/", Why::MappedV4),
        ("http://[::FFFF:10.0.0.1]/", Why::MappedV4),
        ("http://[::ffff:93.184.215.14]/", Why::MappedV4),
        ("http://[::ffff:0:127.0.0.1]/", Why::MappedV4),
        ("http://[::127.0.0.1]/", Why::MappedV4),
        ("http://[64:ff9b::7f00:1]/", Why::Nat64),
        ("http://[64:ff9b:1::a00:1]/", Why::Nat64),
        ("http://[2002:7f00:1::]/", Why::SixToFour),
        ("http://[2002:a00:1::1]/", Why::SixToFour),
        ("http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", Why::Teredo),
        ("http://[2001::1]/", Why::Teredo),
        ("http://[2001:db8::1]/", Why::Documentation),
        ("http://[3fff::1]/", Why::Documentation),
        ("http://[3fff:fff::1]/", Why::Documentation),
        ("http://[2001:2::1]/", Why::Benchmark),
        ("http://[2001:10::1]/", Why::Reserved),
        ("http://[2001:20::1]/", Why::Reserved),
        ("http://[fc00::1]/", Why::UniqueLocal),
        ("http://[fd12:3456:789a::1]/", Why::UniqueLocal),
        ("http://[fec0::1]/", Why::UniqueLocal),
        ("http://[fe80::1]/", Why::LinkLocal),
        ("http://[febf::1]/", Why::LinkLocal),
        ("http://[fe80::1%25eth0]/", Why::HostName),
        ("http://[ff02::1]/", Why::Multicast),
        ("http://[ff0e::1]/", Why::Multicast),
        ("http://[100::1]/", Why::Reserved),
        ("http://[4000::1]/", Why::Reserved),
        ("http://[5f00::1]/", Why::Reserved),
        ("http://[2606:4700::200:5efe:10.0.0.1]/", Why::Isatap),
        ("http://[2606:4700::5efe:7f00:1]/", Why::Isatap),
        ("http://[::1/", Why::HostName),
        ("http://[1.2.3.4]/", Why::HostName),
        ("http://2130706433/", Why::NumberHost),
        ("http://0x7f000001/", Why::NumberHost),
        ("http://0x7f.1/", Why::NumberHost),
        ("http://0177.0.0.1/", Why::NumberHost),
        ("http://017700000001/", Why::NumberHost),
        ("http://127.1/", Why::NumberHost),
        ("http://127.0.1/", Why::NumberHost),
        ("http://0/", Why::NumberHost),
        ("http://1.2.3.4.5/", Why::NumberHost),
        ("http://256.256.256.256/", Why::NumberHost),
        ("http://10.0.0.0x1/", Why::NumberHost),
        ("http://example.0x/", Why::NumberHost),
        ("http://localhost/", Why::HostName),
        ("http://LOCALHOST./", Why::HostName),
        ("http://db.localhost/", Why::HostName),
        ("http://printer.local/", Why::HostName),
        ("http://vault.internal/", Why::HostName),
        ("http://1.0.0.127.in-addr.arpa/", Why::HostName),
        ("http://intranet/", Why::HostName),
        ("http:///etc/passwd", Why::HostName),
        ("http://a..b/", Why::HostName),
        ("http://-a.example/", Why::HostName),
        ("http://exa_mple.org/", Why::HostName),
        ("http://exa%6dple.org/", Why::HostName),
        ("http://①②⑦.⓪.⓪.①/", Why::Malformed),
        ("http://１２７.0.0.1/", Why::Malformed),
        ("http://example.org\\@127.0.0.1/", Why::Malformed),
        ("http://example.org/\r\nHost: db", Why::Malformed),
        ("http://example.org/ x", Why::Malformed),
        ("http://example.org/\0", Why::Malformed),
        ("http:\\\\127.0.0.1/", Why::Malformed),
        ("http:/127.0.0.1/", Why::Malformed),
        ("http:127.0.0.1", Why::Malformed),
        ("http://good.example@127.0.0.1/", Why::UserInfo),
        ("http://127.0.0.1:80@good.example/", Why::UserInfo),
        ("http://good.example:22/", Why::Port),
        ("http://good.example:6379/", Why::Port),
        ("http://good.example:080/", Why::Port),
        ("http://good.example:-1/", Why::Port),
        ("ftp://good.example/", Why::Scheme),
        ("file:///etc/passwd", Why::Scheme),
        ("gopher://127.0.0.1:70/_x", Why::Scheme),
        ("javascript:alert(1)", Why::Scheme),
        ("data:text/html,x", Why::Scheme),
        ("//127.0.0.1/", Why::Scheme),
        ("127.0.0.1", Why::Scheme),
        ("", Why::Scheme),
    ];
    for (address, why) in literal {
        // Even when the resolver of names calls the thing public.
        assert_eq!(try_to_ask(address, &PUBLIC), Err(why), "{address:?}");
    }
    assert!(literal.len() >= 100, "{}", literal.len());
}

#[test]
fn a_name_is_judged_by_every_number_it_resolves_to() {
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
fn public_numbers_are_asked() {
    for ip in [
        "1.1.1.1",
        "9.255.255.255",
        "11.0.0.0",
        "100.63.255.255",
        "100.128.0.0",
        "172.15.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "223.255.255.255",
    ] {
        assert_eq!(may_ask(ip.parse().unwrap()), Ok(()), "{ip}");
    }
    for ip in ["2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "3ffe::1"] {
        assert_eq!(may_ask(ip.parse().unwrap()), Ok(()), "{ip}");
    }
}

#[test]
fn a_redirect_is_an_address_like_any_other() {
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
            // The same document without its query is another one.
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
