/** The parts of a URN (RFC 8141 §2). */
export interface Urn {
  /** The namespace ID as written. */
  readonly nid: string;
  /** The namespace-specific string as written. */
  readonly nss: string;
  /** The r-component, without its delimiter. */
  readonly r: string | null;
  /** The q-component, without its delimiter. */
  readonly q: string | null;
  /** The f-component, without its delimiter. */
  readonly f: string | null;
  /** The assigned name in the form that is compared (RFC 8141 §3.1). */
  readonly normalized: string;
}

/** A namespace in the list. */
export interface Namespace {
  readonly nid: string;
  readonly kind: 'formal' | 'informal';
  readonly status: 'active' | 'deprecated' | 'obsolete';
  /** Whether it is still on the list. The names of a namespace that was removed remain valid. */
  readonly listed: boolean;
  /** The number of the newest version; null if none is recorded. */
  readonly version: number | null;
  readonly edition: number;
  readonly registered: string | null;
  readonly updated: string | null;
  readonly registrant: string | null;
  readonly references: readonly string[];
  /** The namespace that replaced it. */
  readonly successor: string | null;
  /** Present if the namespace was registered in error. */
  readonly in_error?: true;
}

/** Which rule of a namespace a name violates. `syntax`: it does not match the syntax of the namespace. */
export type Fault =
  | 'syntax' | 'encoding' | 'component' | 'check-digit' | 'date' | 'country' | 'arc' | 'key' | 'length' | 'form';

/**
 * The result of a check.
 * `valid`: a name of a registered namespace that satisfies all its rules.
 * `not_tested`: no fault was found, but not every rule of the namespace was tested; `untested` names the rule.
 * `invalid`: not a URN (`syntax` without a `urn`), longer than 128 KiB (`too-long`), the namespace is not registered, or a rule of the namespace is violated.
 */
export type Check =
  | { readonly verdict: 'valid'; readonly reason: null; readonly untested: null; readonly urn: Urn; readonly namespace: Namespace }
  | { readonly verdict: 'not_tested'; readonly reason: null; readonly untested: string; readonly urn: Urn; readonly namespace: Namespace }
  | { readonly verdict: 'invalid'; readonly reason: Fault; readonly untested: null; readonly urn: Urn; readonly namespace: Namespace }
  | { readonly verdict: 'invalid'; readonly reason: 'unregistered'; readonly untested: null; readonly urn: Urn; readonly namespace: null }
  | { readonly verdict: 'invalid'; readonly reason: 'syntax' | 'too-long'; readonly untested: null; readonly urn: null; readonly namespace: null };

/** The serial and the date of the list in this package. */
export const list: { readonly serial: number; readonly date: string; readonly license: string };

/** The parts of a URN; null if the text is not one, or longer than 128 KiB. */
export function parse(text: string): Urn | null;

/** A registered namespace; null if the list has none with this ID. */
export function namespace(nid: string): Namespace | null;

/** Checks a URN by its syntax, its namespace and the rules of the namespace. */
export function check(text: string): Check;

/** Whether two texts are URNs that are equivalent by RFC 8141 §3.1, without the rules of their namespace; components are ignored. */
export function equivalentByRfc(a: string, b: string): boolean;
