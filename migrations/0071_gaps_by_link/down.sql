DROP INDEX letter_gaps_by_link;
