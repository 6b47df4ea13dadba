//! Embeds static files, migrations, demonstration stories and emails in the binary. The name of a static file contains its hash; its gzip
//! and brotli variants are precomputed, so that serving it only copies bytes. A missing file fails the build.

#![expect(clippy::expect_used, reason = "a build that cannot go on stops with the reason")]

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[path = "crates/urn-registry/pack.rs"]
mod pack;

/// The static files to embed, with their media types.
const FILES: [(&str, &str); 3] =
    [("app.css", "text/css; charset=utf-8"), ("favicon.svg", "image/svg+xml"), ("review.js", "text/javascript; charset=utf-8")];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut list = String::from("static ASSETS: &[Asset] = &[\n");
    for (name, content_type) in FILES {
        let path = Path::new("static").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let hash = Sha256::digest(&bytes).iter().take(8).fold(String::new(), |mut hex, b| {
            write!(hex, "{b:02x}").expect("writing to a String");
            hex
        });
        let (stem, extension) = name.split_once('.').expect("a name with an extension");
        let served = format!("{stem}-{hash}.{extension}");
        for (suffix, body) in [("plain", bytes.clone()), ("gz", pack::gzip(&bytes)), ("br", brotli(&bytes))] {
            fs::write(out.join(format!("{name}.{suffix}")), body).expect("write an asset");
        }
        writeln!(
            list,
            "    Asset {{ name: {name:?}, served: {served:?}, content_type: {content_type:?}, \
             plain: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.plain\")), \
             gzip: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.gz\")), \
             brotli: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.br\")) }},"
        )
        .expect("writing to a String");
    }
    list.push_str("];\n");
    fs::write(out.join("assets.rs"), list).expect("write the list");
    pack::folder(Path::new("migrations"), &out.join("migrations.gz"));
    pack::folder(Path::new("src/cli/demo/stories"), &out.join("stories.gz"));
    for lang in ["en", "de", "fr"] {
        pack::words(&Path::new("templates/mail").join(lang), &out.join(format!("emails-{lang}.gz")));
    }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params).expect("brotli in memory");
    out
}
