-- Words with the name or address of an expert who answers without it, which the expert was asked about and wants published as they are.
CREATE TABLE named_texts (
    request_id TEXT NOT NULL REFERENCES requests (id),
    account_id TEXT NOT NULL REFERENCES accounts (id),
    -- SHA-256 of the words with single blanks between them
    digest     TEXT NOT NULL,
    at         TEXT NOT NULL,
    PRIMARY KEY (request_id, account_id, digest)
);
