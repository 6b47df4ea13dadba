//! Made-up facts for the gaps of the letters, shown by `/help/letters`.

/// A made-up fact for a gap of a letter.
pub(super) fn sample(gap: &str) -> String {
    let text = match gap {
        "name" => "Rita Registrant",
        "by" => "Edda Expert",
        "number" => "R-2026-0017",
        "other" | "others" => "R-2026-0016",
        "title" => "urn:lighthouse",
        "then" => "then send it to the review list and to the experts",
        "nid" => "lighthouse",
        "version" => "1",
        "edition" => "1.1",
        "snapshot" => "2",
        "days" => "30",
        "until" | "due" => "2026-12-24",
        "body" => "IESG",
        "track" => "Standards body (RFC 8141, 6.2)",
        "status" => "deprecated",
        "outcome" => "the decision stands",
        "answer" => "Two names that differ only in case are the same.",
        "question" => "Are two names that differ only in case the same?",
        "address" => "rita@example.org",
        "sender" => "somebody@example.org",
        "subject" => "A question on lighthouses",
        "what" => "your position",
        "because" => "Operators of this registry mark it because nobody speaks for the namespace any more. Whoever does,",
        "device" => "Firefox on Linux",
        "at" => "2026-12-24 08:41 UTC",
        "why" => "the review period is over",
        "minutes" => "10",
        "grounds" => "The text that was approved says \"one to thirteen\"; an older one was published.",
        "missing" => "It can be published when a second operator has consented.",
        "publish" => "https://registry.example/email/0199f0a12b3c7d4e8f50123456789abc0123456789abcdef0123/publish",
        "withdraw" => "https://registry.example/email/0199f0a12b3c7d4e8f50123456789abc0123456789abcdef0123/withdraw",
        "note" => "Syntax says now what equivalent means.",
        "defect" => "The contact address bounces.",
        "link" => "https://registry.example/requests/R-2026-0017",
        "text" | "report" => "Namespace ID: lighthouse\n\nPurpose: Names for lighthouses.",
        _ => "Complete and clear (RFC 8141, 6.4).",
    };
    text.to_owned()
}
