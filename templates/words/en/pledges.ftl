# What a registrant promises.

pledges-stability = Is the organisation stable, and able to keep the namespace for a long time?
pledges-competence = Does it know how to assign names so that no name is given twice?
pledges-never-reassign = Does it promise never to give a name to another resource, and to let old names stay valid?
pledges-after-the-end = Is it settled what becomes of the names if the organisation ends?
pledges-successor = Is there somebody who would take over?
pledges-clause-stability = RFC 8141 §5.1, first criterion of the organisation
pledges-clause-competence = RFC 8141 §5.1, second criterion of the organisation
pledges-clause-never-reassign = RFC 8141 §5.1, third criterion of the organisation
pledges-clause-after-the-end = RFC 8141 §5: names stay unique and consistent when the organisation is gone
pledges-yes = Yes
pledges-partly = Partly
pledges-no = No
pledges-none = Not answered
pledges-not-since = Not confirmed since { $day }.
pledges-not-since-registered = Not confirmed since { $day }, when version { $version } was registered.
pledges-given = Given on { $day }, with version { $version }.
pledges-confirmed = Given with version { $version }, confirmed by a contact on { $day }.
pledges-holds = A contact confirmed on { $day } that the registration holds.
pledges-silent = { $standing } A contact has not answered since ({ $day }).
