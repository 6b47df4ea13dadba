//! `nidreg`: the registry of URN namespaces. See `nidreg --help`, or the library's documentation.

fn main() -> std::process::ExitCode {
    nidreg::cli::run().into()
}
