# The answer map of a template.

answer-map-title = Answers to the questions of RFC 8141
answer-map-about = These sentences were found by keywords. Check each one, because it may be about something else.
answer-map-not-answered = Not answered
answer-map-must = Answer required
answer-map-should = Answer recommended
answer-map-describes = Answer expected
answer-map-other-language = The text is not in English. Experts work in English. The answers were not checked.
answer-map-contradiction = These two sentences contradict each other:
answer-map-open = { $open } of { $all } not answered

answer-map-question = { $id ->
    [P1] What kinds of resources do the names identify?
    [P2] Which community uses the names?
    [P3] Are the names used on public or private networks?
    [P4] How do the community and the Internet benefit?
    [P5] How does the namespace relate to existing namespaces, URI schemes and other identifiers?
    [P6] Which software can use or resolve the names?
    [P7] Are resolution services available or planned?
    [P8] Is the namespace expected to become part of a standard?
    [S1] What is the structure of the names?
    [S2] Which characters are allowed, and how are they encoded?
    [S3] When are two names equivalent?
    [S4] Is letter case significant?
    [S5] How do existing identifiers fit the URN syntax, for example reserved characters?
    [S6] What do q-components mean?
    [S7] What do f-components mean?
    [A1] How, or by which authority, are names assigned?
    [A2] Is assignment open, closed or limited?
    [A3] How does an organization request a name, or the right to assign names?
    [A4] What ensures that names are unique?
    [A5] Which rules must organizations follow if assignment is delegated to them?
    [A6] What happens when one of these organizations leaves or ceases to exist?
    [F1] Can the registrant maintain the namespace in the long term, and what happens if it cannot?
    [F3] Is reassignment of a name to another resource ruled out?
    [F4] Do old names remain valid?
    [C1] What are the consequences of incorrect comparison?
    [C2] Do names reveal private information?
    [C3] Can names be guessed or harvested?
    [C4] What other security issues exist?
    [I1] What interoperability issues are known?
    [I2] What could the names be confused with?
    [R1] Are resolution mechanisms intended or anticipated?
    [R2] Does the registrant operate or recommend a resolution service?
    [R3] What must other services do to be advertised by the registrant?
   *[R4] How are r-components handled?
}
