DROP INDEX answers_by_request;
DROP INDEX reports_by_request;
DROP INDEX decisions_by_request;
DROP INDEX outbox_by_event;
DROP INDEX outbox_by_request;
DROP INDEX inbound_by_request;
--only sqlite
DROP TRIGGER namespaces_text_logged;
--only postgresql
DROP TRIGGER namespaces_text_logged ON namespaces;
DROP FUNCTION nidreg_text_logged();
--end
