//! `NIDREG_TRUSTED_PROXIES`: the proxies whose client address headers are trusted.

use ipnet::IpNet;
use std::net::IpAddr;
use std::str::FromStr;

/// The proxies in front of this server. Client addresses are accepted only from them; by default, from none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Proxies {
    networks: Vec<IpNet>,
    /// Whether every client of the Unix domain socket is trusted.
    pub socket: bool,
}

impl Proxies {
    /// Whether `address` belongs to a trusted proxy.
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.networks.iter().any(|network| network.contains(&address))
    }
}

impl FromStr for Proxies {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut proxies = Self::default();
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            if word == "unix" {
                proxies.socket = true;
            } else if let Ok(network) = word.parse::<IpNet>() {
                proxies.networks.push(network);
            } else if let Ok(address) = word.parse::<IpAddr>() {
                proxies.networks.push(address.into());
            } else {
                return Err(format!(
                    "NIDREG_TRUSTED_PROXIES must contain addresses, networks such as 10.0.0.0/8, or unix, not {word:?}"
                ));
            }
        }
        Ok(proxies)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trusted_proxies_accept_addresses_networks_and_the_unix_socket() {
        let proxies: Proxies = "127.0.0.1, 10.0.0.0/8 2001:db8::/32,unix".parse().unwrap();
        for (address, is) in [
            ("127.0.0.1", true),
            ("127.0.0.2", false),
            ("10.9.9.9", true),
            ("::ffff:10.9.9.9", true),
            ("2001:db8::7", true),
            ("2001:db9::7", false),
        ] {
            assert_eq!(proxies.trusts(address.parse().unwrap()), is, "{address}");
        }
        assert!(proxies.socket);
        assert_eq!("".parse(), Ok(Proxies::default()));
        for wrong in ["localhost", "10.0.0.0/33", "*"] {
            assert!(wrong.parse::<Proxies>().unwrap_err().contains(wrong), "{wrong}");
        }
    }
}
