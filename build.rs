//! Embeds static files, migrations, catalog data and translations in the binary. The name of a static file contains its hash; its gzip
//! and brotli variants are precomputed, so that serving it only copies bytes. A missing file fails the build.

#![expect(clippy::expect_used, reason = "a build that cannot go on stops with the reason")]

use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

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
        for (suffix, body) in [("plain", bytes.clone()), ("gz", gzip(&bytes)), ("br", brotli(&bytes))] {
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
    pack_folder(Path::new("migrations"), &out.join("migrations.gz"));
    pack_folder(Path::new("src/profile/catalogue"), &out.join("catalogue.gz"));
    pack_folder(Path::new("src/template/answers"), &out.join("answers.gz"));
    pack_folder(Path::new("src/cli/demo/stories"), &out.join("stories.gz"));
    for lang in ["en", "de", "fr"] {
        pack_words(&Path::new("templates/words").join(lang), &out.join(format!("words-{lang}.gz")));
    }
    for lang in ["de", "fr"] {
        pack_words(&Path::new("templates/mail").join(lang), &out.join(format!("letters-{lang}.gz")));
    }
}

/// Concatenates the Fluent files of a directory, sorted by name, and compresses them.
fn pack_words(dir: &Path, out: &Path) {
    println!("cargo:rerun-if-changed={}", dir.display());
    let list = fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display()));
    let mut files: Vec<PathBuf> = list.map(|entry| entry.expect("a folder that can be listed").path()).collect();
    files.sort();
    let mut text = String::new();
    for path in files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "ftl")) {
        println!("cargo:rerun-if-changed={}", path.display());
        text += &fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        text.push('\n');
    }
    fs::write(out, gzip(text.as_bytes())).expect("write the words");
}

/// Compresses all files of a directory tree, each preceded by its relative path: the format that `src/packed.rs` reads.
fn pack_folder(dir: &Path, out: &Path) {
    println!("cargo:rerun-if-changed={}", dir.display());
    let mut text = String::new();
    let mut waiting = vec![dir.to_path_buf()];
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let list = fs::read_dir(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let mut inside: Vec<PathBuf> = list.map(|entry| entry.expect("a folder that can be listed").path()).collect();
            inside.sort();
            waiting.extend(inside.into_iter().rev());
        } else {
            println!("cargo:rerun-if-changed={}", path.display());
            let own = path.strip_prefix(dir).expect("a file of the folder").display();
            let content = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            write!(text, "\u{1e}{own}\n{content}").expect("writing to a String");
        }
    }
    fs::write(out, gzip(text.as_bytes())).expect("write the folder");
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("gzip in memory");
    encoder.finish().expect("gzip in memory")
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &params).expect("brotli in memory");
    out
}
