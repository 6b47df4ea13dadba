"""Validates a linked data document with generic libraries (rdflib, pyshacl).

    python3 linked_data.py SHAPES.ttl DOCUMENT.jsonld

Exits with status 1 and describes the error if the shapes reject the document, or if it contains a URL as text and not as a link.
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
