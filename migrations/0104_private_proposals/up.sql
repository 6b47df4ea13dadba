-- What a requester states about their relation to a registered namespace, and since when a submitted request is private: until a published
-- contact or an operator confirms the requester's authority, or an operator starts the review. Earlier requests are public.
ALTER TABLE requests ADD COLUMN relation TEXT CHECK (relation IN ('contact', 'successor', 'outsider'));
ALTER TABLE requests ADD COLUMN private_since TEXT;
