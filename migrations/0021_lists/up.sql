-- Lists are read a page at a time: the longest wait first, what ended last first.
CREATE INDEX requests_by_wait ON requests (state, state_since, number);
