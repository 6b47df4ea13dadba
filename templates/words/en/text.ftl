# Registered texts and the diagrams of their grammar.

text-link = Link to { $label }
text-diagram = Diagram of { $name }
text-diagram-read = Diagram of { $name } as interpreted
text-railroad = Railroad diagram of { $name }
text-times = { $count ->
    [one] once
   *[other] { $count } times
}
text-times-to = { $least } to { $most } times
text-times-more = { $count } times or more
