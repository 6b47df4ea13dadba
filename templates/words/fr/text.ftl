# Textes enregistrés et images de leur grammaire.

text-link = Lien vers { $label }
text-diagram = Diagramme de { $name }
text-diagram-read = Diagramme de { $name } tel qu’il a été lu
text-railroad = Diagramme syntaxique de { $name }
text-times = { $count } fois
text-times-to = { $least } à { $most } fois
text-times-more = { $count } fois ou plus
