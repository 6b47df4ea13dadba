//! Static files, embedded at build time by `build.rs`.

use crate::http::accept::accepts_coding;
use crate::http::addresses;
use crate::http::cx::RequestContext;
use crate::http::error::HttpError;
use crate::http::response::Response;
use urn_registry::i18n::Phrase;

/// A static file.
#[derive(Debug)]
pub struct Asset {
    name: &'static str,
    served: &'static str,
    content_type: &'static str,
    plain: &'static [u8],
    gzip: &'static [u8],
    brotli: &'static [u8],
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The path of a static file. The file name contains its hash.
pub fn hashed_asset_path(name: &str) -> String {
    let served = ASSETS.iter().find(|asset| asset.name == name).map_or(name, |asset| asset.served);
    addresses::asset_path(served)
}

/// `GET /static/{file}`
pub fn serve_asset(cx: &RequestContext) -> Result<Response, HttpError> {
    let file = cx.param("file");
    let asset =
        ASSETS.iter().find(|asset| asset.served == file).ok_or_else(|| HttpError::not_found(Phrase::new("thing-file")))?;
    let accepts = |coding: &str| cx.header("accept-encoding").is_some_and(|all| accepts_coding(all, coding));
    let (body, coding) = if accepts("br") {
        (asset.brotli, Some("br"))
    } else if accepts("gzip") {
        (asset.gzip, Some("gzip"))
    } else {
        (asset.plain, None)
    };
    let mut reply = Response::bytes(asset.content_type, body.to_vec())
        .header("Cache-Control", "public, max-age=31536000, immutable")
        .header("Vary", "Accept-Encoding");
    if let Some(coding) = coding {
        reply = reply.header("Content-Encoding", coding);
    }
    Ok(reply)
}
