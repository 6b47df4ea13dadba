// A program against the API by a client that was generated from /openapi.json: what compiles here is what the document promises, and
// each @ts-expect-error a promise that a wrong program does not compile. client.test.mjs compiles and runs it.
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

declare const process: { argv: string[] };
const [base, token] = process.argv.slice(2) as [string, string];
const open = createClient<paths>({ baseUrl: base });
const own = createClient<paths>({ baseUrl: base, headers: { Authorization: `Bearer ${token}` } });

const must = <T>(answer: { data?: T; error?: components['schemas']['Problem']; response: Response }): T => {
  if (answer.data === undefined) throw new Error(`${answer.response.url}: ${answer.error?.detail}`);
  return answer.data;
};
const told: Record<string, unknown> = {};

const list = must(await open.GET('/api/v1/namespaces', { params: { query: { kind: 'formal' } } }));
told.kinds = [...new Set(list.namespaces.map(one => one.kind))];
// @ts-expect-error an unknown parameter is refused
await open.GET('/api/v1/namespaces', { params: { query: { colour: 'red' } } });
// @ts-expect-error no namespace has a colour
told.colour = list.namespaces[0]?.colour;

const isbn = must(await open.GET('/api/v1/namespaces/{nid}', { params: { path: { nid: 'isbn' } } }));
told.isbn = [isbn.nid, isbn.license, isbn.versions.length > 0, isbn.current?.template === undefined];
const missing = await open.GET('/api/v1/namespaces/{nid}', { params: { path: { nid: 'no-such-one' } } });
told.missing = [missing.data === undefined, missing.error?.status, missing.error?.title];

const checked = must(await open.GET('/api/v1/check/urn', { params: { query: { urn: 'urn:isbn:0451450524' } } }));
// A text that is not a URN has an error instead of a namespace.
told.checked = [checked.verdict, checked.valid, 'error' in checked ? checked.error.code : checked.namespace?.fault?.message];
told.profile = must(await open.GET('/api/v1/namespaces/{nid}/profile', { params: { path: { nid: 'isbn' } } })).syntax.fit;
told.found = must(await open.GET('/api/v1/find', { params: { query: { q: 'books' } } })).results.some(hit => hit.nid === 'isbn');
told.leads = must(await open.GET('/api/v1/resolve', { params: { query: { urn: 'urn:nbn:fi-fe1' } } })).choices[0]?.target;
told.lines = (await open.POST('/api/v1/check/urns', {
  body: 'urn:isbn:0451450523\nnothing\n', bodySerializer: (body: string) => body, headers: { 'Content-Type': 'text/plain' }, parseAs: 'text',
})).data as unknown;

told.closed = (await open.POST('/api/v1/drafts', { body: { kind: 'new_informal' } })).response.status;
// @ts-expect-error there is no such kind of draft
const started = must(await own.POST('/api/v1/drafts', { body: { kind: 'new_thing' } }).then(() => own.POST('/api/v1/drafts', { body: { kind: 'new_informal' } })));
const path = { number: started.number };
const changed = await own.PUT('/api/v1/drafts/{number}', { params: { path, header: { 'If-Match': '"7"' } }, body: { template: { purpose: 'To light.' } } });
told.stale = changed.error?.status;

console.log(JSON.stringify(told));
