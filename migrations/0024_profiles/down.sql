DROP TABLE sent_rules;
DROP TABLE drafted_rules;
DROP TABLE profiles;
