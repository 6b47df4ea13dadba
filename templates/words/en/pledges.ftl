# Commitments of the registrant.

pledges-stability = Is the organization stable and able to maintain the namespace for a long time?
pledges-competence = Is the organization competent to assign names uniquely?
pledges-never-reassign = Does the organization commit to never reassign a name and to keep old names valid?
pledges-after-the-end = Is there a plan for the names if the organization ceases to exist?
pledges-successor = Is there an organization that would succeed the registrant?
pledges-clause-stability = RFC 8141 §5.1, first criterion for organizations
pledges-clause-competence = RFC 8141 §5.1, second criterion for organizations
pledges-clause-never-reassign = RFC 8141 §5.1, third criterion for organizations
pledges-clause-after-the-end = RFC 8141 §5: names remain unique and consistent after the organization ceases to exist
pledges-yes = Yes
pledges-partly = Partly
pledges-no = No
pledges-none = Not answered
pledges-not-since = Not confirmed since { $day }.
pledges-not-since-registered = Not confirmed since { $day }, when version { $version } was registered.
pledges-given = Made on { $day }, with version { $version }.
pledges-confirmed = Made with version { $version }, confirmed by a contact on { $day }.
pledges-holds = A contact confirmed the registration on { $day }.
pledges-silent = { $standing } A contact has not replied since ({ $day }).
