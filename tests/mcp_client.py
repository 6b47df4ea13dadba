"""Calls each tool of an MCP server with the client of the Python package `mcp`, which validates the results against their schemas.

    python3 mcp_client.py PROGRAM FOLDER

FOLDER is the working directory of the server; the settings are in the environment. Prints one JSON object.
"""
import asyncio
import json
import os
import sys

from mcp import ClientSession, StdioServerParameters, stdio_client

CALLS = [
    ("check_urn", {"urn": "urn:isbn:0451450523"}),
    ("check_urn", {"urn": "hello"}),
    ("check_namespace_id", {"nid": "isbn"}),
    ("find_namespace", {"q": "books"}),
    ("get_namespace", {"nid": "ISBN"}),
    ("get_namespace_syntax", {"nid": "3gpp"}),
    ("resolve_urn", {"urn": "urn:nbn:de:101:1-201102033592"}),
    ("get_namespace", {"nid": "nothing-here"}),
    ("check_urn", {"url": "x"}),
]


async def main(program, folder):
    server = StdioServerParameters(command=program, args=["mcp"], cwd=folder, env=dict(os.environ))
    async with stdio_client(server) as streams, ClientSession(*streams) as session:
        begun = await session.initialize()
        tools = (await session.list_tools()).tools
        results = [await session.call_tool(name, arguments) for name, arguments in CALLS]
        dumped = [result.model_dump(by_alias=True, mode="json") for result in results]
        revision = begun.model_dump(by_alias=True)["protocolVersion"]
        print(json.dumps({"revision": revision, "tools": [tool.name for tool in tools], "results": dumped}))


asyncio.run(main(*sys.argv[1:]))
