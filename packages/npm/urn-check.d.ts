import type { Check } from './index.js';

/** A field that checks URNs. It dispatches `urn-check`, a `CustomEvent<Check>`, after each check. */
export class UrnCheck extends HTMLElement {
  /** The text of the field. A text that is set is checked. */
  value: string;
  /** The result of the last check. */
  readonly result: Check | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'urn-check': UrnCheck;
  }
}
