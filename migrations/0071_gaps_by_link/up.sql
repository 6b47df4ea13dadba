-- Which emails a link stands in: when it ends, those that wait do not leave.
CREATE INDEX letter_gaps_by_link ON letter_gaps (about);
