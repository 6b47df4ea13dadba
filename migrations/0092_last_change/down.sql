-- Namespaces on a list of IANA keep the date: what the list prints is restored with its next import.
UPDATE namespaces
   SET updated_on = (SELECT max(substr(changes.at, 1, 10)) FROM changes
                      WHERE changes.nid = namespaces.nid AND changes.change = 'revised')
 WHERE EXISTS (SELECT 1 FROM changes WHERE changes.nid = namespaces.nid AND changes.change IN ('corrected', 'status_changed'))
   AND NOT EXISTS (SELECT 1 FROM shown WHERE shown.nid = namespaces.nid);
