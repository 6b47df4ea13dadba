DROP TABLE retired_questions;
DROP TABLE saved_questions;
