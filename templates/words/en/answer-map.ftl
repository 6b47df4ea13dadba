# The answer map of a template.

answer-map-title = Answers to the questions of RFC 8141
answer-map-about = Sentences were found by their words. Read them: a sentence can be about something else.
answer-map-not-answered = Not answered
answer-map-must = Must be answered
answer-map-should = Should be answered
answer-map-describes = Usually answered
answer-map-other-language = The text is not in English. Reviewers read English. The answers were not tested.
answer-map-contradiction = These two sentences contradict each other:
answer-map-open = { $open } of { $all } not answered

answer-map-question = { $id ->
    [P1] What kinds of resources do the names identify?
    [P2] Which community uses the names?
    [P3] Are the names used on public or private networks?
    [P4] How do the community and the Internet benefit?
    [P5] How does the namespace relate to existing namespaces, URI schemes and other identifiers?
    [P6] Which software can use or resolve the names?
    [P7] Are resolution services available, now or later?
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
    [A3] How does someone request a name or become an assigner?
    [A4] What ensures that names are unique?
    [A5] Which rules must organizations follow to which assignment is delegated?
    [A6] What happens when one of these organizations ends or leaves?
    [F1] Can the registrant maintain the namespace for a long time, and what happens if it cannot?
    [F3] Is a name never reassigned to another resource?
    [F4] Do old names remain valid?
    [C1] What are the consequences of wrong comparison?
    [C2] Do names reveal private information?
    [C3] Can names be guessed or harvested?
    [C4] Which other security issues are there?
    [I1] Which issues related to interoperability are known?
    [I2] With what could the names be confused?
    [R1] Are resolution mechanisms intended or anticipated?
    [R2] Does the registrant operate or recommend a resolution service?
    [R3] What must other services do to be advertised by the registrant?
   *[R4] How are r-components handled?
}
