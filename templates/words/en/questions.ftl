# The questions of RFC 8141 about a namespace, and their answers.

question = { $id ->
    [resources] What do the names identify?
    [users] Who uses the names?
    [networks] Are the names used on the public Internet, or only in private networks?
    [benefit] What does the community gain from the namespace?
    [alternatives] Why is an existing namespace, a URI scheme or a sub-namespace not sufficient?
    [structure] What is the structure of a name?
    [characters] Which characters can a name contain, and how are other characters written?
    [equivalence] When are two URNs equivalent?
    [components] What do r-, q- and f-components mean?
    [assigners] Who assigns names, and by which rules?
    [delegation] If other organizations assign names, which rules must they follow?
    [uniqueness] What ensures that two resources never get the same name?
    [reassignment] Can a name ever be assigned to something else?
    [persistence] How long do names remain valid, and what happens if the registrant no longer exists?
    [comparison] What can go wrong if two names are compared incorrectly?
    [privacy] What does a name reveal about a person, a device or a place?
    [threats] Can names be guessed, collected or forged, and does that matter?
    [confusion] Which other identifiers could be confused with the names, and which software could have problems with them?
    [resolution] Can names be resolved, and where?
    [documentation] Which public document, in which version, defines the namespace?
    [registrant] Which organization is the registrant, and what is its long-term contact address?
   *[old_names] Do all existing names remain valid?
}
question-open = Open
question-answered = Answered by the registrant
question-accepted = Accepted by an expert
question-may-answer = This may be your answer:
question-most-important = Most important for the review
question-accepted-by = Accepted by { $expert }
question-counts = { $open } open, { $answered } answered, { $accepted } accepted
questions-title = RFC 8141 questions
questions-of-section = RFC 8141 questions, { $open ->
    [0] all answered
   *[other] { $open } open
}
questions-others = { $count ->
    [one] One other open question
   *[other] { $count } other open questions
}
question-use = Use as answer
question-write = Write one sentence
question-sentence = Your sentence
question-add = Add to the section
question-no-sentence = Enter a sentence
question-one-sentence = Enter one sentence. You can add more in the section itself
question-long-sentence = The sentence must be { $most } characters or fewer
question-sentence-missing = This sentence is no longer in the section
question-open-title = Open questions
question-open-about = You can submit the request now. The experts may ask these questions.
question-back = Back to the draft
question-answer-changed = The registrant has selected another sentence. Review it before accepting it
question-not-accepted = There is nothing to withdraw: you have not accepted this answer, or your acceptance was already withdrawn
question-accepted-kept = An expert has accepted another sentence. To replace it, first edit or remove that sentence in the section
question-unsaved = Add this sentence, or empty the field
