import type { Check } from './index.js';

/** A field that checks URNs. It dispatches `urn-check`, a `CustomEvent<Check>`, after each check. */
export class UrnCheck extends HTMLElement {
  /** The text of the field. Setting it checks the text: at once in a document, otherwise when the element is inserted into one. */
  value: string;
  /** The result for the text of the field; null if the text has not been checked. */
  readonly result: Check | null;
}

declare global {
  interface HTMLElementTagNameMap {
    'urn-check': UrnCheck;
  }
}
