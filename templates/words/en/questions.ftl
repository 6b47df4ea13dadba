# The questions of RFC 8141 about a namespace, and their answers.

question = { $id ->
    [resources] What do the names identify?
    [users] Who uses the names?
    [networks] Are the names used on the public Internet, or only in private networks?
    [benefit] What does the community gain from the namespace?
    [alternatives] Why is an existing namespace, a URI scheme or a sub-namespace not sufficient?
    [structure] How is a name built?
    [characters] Which characters can a name contain, and how are other characters written?
    [equivalence] Which spellings are the same name?
    [components] What do r-, q- and f-components mean?
    [assigners] Who assigns names, and by which rules?
    [delegation] Which rules do other organizations follow that assign names?
    [uniqueness] What ensures that two resources never get the same name?
    [reassignment] Can a name ever be assigned to something else?
    [persistence] How long do names remain valid, and what happens if the registrant no longer exists?
    [comparison] What can go wrong if two names are compared incorrectly?
    [privacy] What does a name reveal about a person, a device or a place?
    [threats] Can names be guessed, collected or forged, and does that matter?
    [confusion] What could the names be confused with, and which software has problems with them?
    [resolution] Can names be resolved, and where?
    [documentation] Which public document defines the namespace, in which version?
    [registrant] Which organization registers the namespace, and which contact will last?
   *[old_names] Which old names are no longer valid?
}
question-open = Open
question-answered = Answered by the registrant
question-accepted = Accepted by an expert
question-may-answer = This may be your answer:
question-required = RFC 8141 requires an answer
question-accepted-by = Accepted by { $expert }
question-counts = { $open } open, { $answered } answered, { $accepted } accepted
questions-title = Questions of RFC 8141
questions-beside = Questions of RFC 8141, { $open ->
    [0] all answered
   *[other] { $open } open
}
questions-others = { $count ->
    [one] One other open question
   *[other] { $count } other open questions
}
question-point = This sentence answers it
question-write = Write one sentence
question-sentence = Your sentence
question-add = Add to the section
question-no-sentence = Enter a sentence
question-one-sentence = Enter one sentence. You can add more in the section itself
question-long-sentence = The sentence must be { $most } characters or fewer
question-sentence-gone = This sentence is no longer in the section
question-open-title = Open questions
question-open-about = You can submit the request now. The experts may ask these questions.
question-back = Back to the draft
question-answer-changed = The registrant points to another sentence now
question-accepted-kept = An expert accepted the answer. Change the sentence in the section if it is no longer right
question-unsaved = Add this sentence, or empty the field
