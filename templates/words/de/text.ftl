# Registrierte Texte und die Bilder ihrer Grammatik.

text-link = Link zu { $label }
text-diagram = Diagramm von { $name }
text-diagram-read = Diagramm von { $name }, wie es gelesen wurde
text-railroad = Syntaxdiagramm von { $name }
text-times = { $count }-mal
text-times-to = { $least }- bis { $most }-mal
text-times-more = { $count }-mal oder öfter
