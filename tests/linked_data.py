"""Looks at a document of linked data as a program does that knows nothing of us (rdflib, pyshacl).

    python3 linked_data.py SHAPES.ttl DOCUMENT.jsonld

Ends with 1 and says what is wrong when the shapes refuse it, or when an address stands in it as a text and not as a link.
"""
import sys

from pyshacl import validate
from rdflib import Graph, Literal

shapes, document = sys.argv[1:]
graph = Graph().parse(document, format="json-ld")
wrong = []
for subject, predicate, value in graph:
    if isinstance(value, Literal) and str(value).startswith(("http://", "https://")):
        wrong.append(f"{subject} {predicate} is the text {value!r} and no link")
if len(graph) < 6:
    wrong.append(f"only {len(graph)} statements were read")
conforms, _, words = validate(graph, shacl_graph=Graph().parse(shapes, format="turtle"), inference="none", advanced=False)
if not conforms:
    wrong.append(words)
print("\n".join(wrong))
sys.exit(1 if wrong else 0)
