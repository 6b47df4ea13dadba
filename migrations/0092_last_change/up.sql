-- The date of the last change of a namespace is that of its newest version, correction or status: earlier releases moved it with a new
-- version only. A newer list of IANA determines the date for the namespaces on it. Error flags and redactions are logged as a change of
-- status too, but their details do not begin with one.
UPDATE namespaces
   SET updated_on = (SELECT max(substr(changes.at, 1, 10)) FROM changes
                      WHERE changes.nid = namespaces.nid
                        AND (changes.change IN ('revised', 'corrected')
                             OR (changes.change = 'status_changed'
                                 AND (changes.detail LIKE 'active%' OR changes.detail LIKE 'deprecated%' OR changes.detail LIKE 'obsolete%'))))
 WHERE EXISTS (SELECT 1 FROM changes
                WHERE changes.nid = namespaces.nid
                  AND (changes.change = 'corrected'
                       OR (changes.change = 'status_changed'
                           AND (changes.detail LIKE 'active%' OR changes.detail LIKE 'deprecated%' OR changes.detail LIKE 'obsolete%')))
                  AND (substr(changes.at, 1, 10) > (SELECT coalesce(max(states.shown_on), '') FROM states
                                                     WHERE states.origin <> 'undo' AND states.number NOT IN
                                                           (SELECT undone.undoes FROM states AS undone WHERE undone.undoes IS NOT NULL))
                       OR NOT EXISTS (SELECT 1 FROM shown WHERE shown.nid = namespaces.nid)));
