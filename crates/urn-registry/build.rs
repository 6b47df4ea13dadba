//! Embeds the catalog of namespaces, the example answers and the messages. A missing file fails the build.

#![expect(clippy::expect_used, reason = "a failed build step must stop the build with its reason")]

use std::env;
use std::path::{Path, PathBuf};

#[path = "pack.rs"]
mod pack;

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    pack::folder(Path::new("src/profile/catalogue"), &out.join("catalogue.gz"));
    pack::folder(Path::new("src/template/answers"), &out.join("answers.gz"));
    for lang in ["en", "de", "fr"] {
        pack::words(&Path::new("words").join(lang), &out.join(format!("words-{lang}.gz")));
    }
}
