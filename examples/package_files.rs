//! Writes the manual page and the completion scripts that go into the package:  `cargo run --example package_files FOLDER`

use clap_complete::Shell;
use std::path::PathBuf;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).unwrap_or_else(|| "target/package".into()));
    fs::create_dir_all(&folder)?;
    clap_mangen::Man::new(nidreg::cli::command()).render(&mut fs::File::create(folder.join("nidreg.1"))?)?;
    for (shell, ending) in [(Shell::Bash, "bash"), (Shell::Zsh, "zsh"), (Shell::Fish, "fish")] {
        let mut script = fs::File::create(folder.join(format!("nidreg.{ending}")))?;
        clap_complete::generate(shell, &mut nidreg::cli::command(), "nidreg", &mut script);
    }
    Ok(())
}
