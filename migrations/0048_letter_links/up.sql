-- Links that open something are made while their email leaves, and never stored: an email that waits has a gap, and what fills it.

-- What stands in the text of an email in the place of the secret part of a link, and what the link is about.
CREATE TABLE letter_gaps (
    gap       TEXT PRIMARY KEY NOT NULL,
    outbox_id TEXT NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    -- link: a token is drawn; choose: signed, for the emails somebody gets; answer: signed, for an email that came in
    fills     TEXT NOT NULL CHECK (fills IN ('link', 'choose', 'answer')),
    about     TEXT NOT NULL
);
CREATE INDEX letter_gaps_by_email ON letter_gaps (outbox_id);

-- The tokens that were drawn for a link, one each time that its email was tried; all of them open it.
CREATE TABLE link_tokens (
    token_hash TEXT PRIMARY KEY NOT NULL,
    link       TEXT NOT NULL,
    made_at    TEXT NOT NULL
);
CREATE INDEX link_tokens_by_link ON link_tokens (link);

-- The thread or the position that an email tells of; an answer goes there.
ALTER TABLE outbox ADD COLUMN discussion TEXT;
-- The position that a thread answers.
ALTER TABLE threads ADD COLUMN position_id TEXT REFERENCES positions (id);

-- What was written with a link that still opens something.
UPDATE outbox SET body = '' WHERE letter = 'promise_asked' AND (sent_at IS NOT NULL OR failed_at IS NOT NULL);
