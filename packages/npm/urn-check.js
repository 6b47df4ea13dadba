// <urn-check>: a field that checks URNs in the page, without a network. README.md documents it.
import { check } from './index.js';

const WORDS = {
  en: {
    label: 'URN',
    button: 'Validate URN',
    valid: nid => `A valid ${nid} name`,
    not_tested: nid => `A URN of ${nid}. No fault was found, but not every rule of its registration was tested`,
    no_urn: 'Not a URN. Write it as urn:NID:NSS (RFC 8141 §2), for example urn:isbn:0451450523',
    too_long: 'Longer than 128 KiB. Enter a shorter URN',
    unregistered: nid => `Has the syntax of a URN, but the namespace ${nid} is not registered`,
    invalid: (nid, why) => `A URN, but not a valid ${nid} name: ${why}`,
    syntax: 'it does not match the syntax of the namespace',
    encoding: 'its percent-encoded octets are not UTF-8 (RFC 8141 §2.2)',
    component: 'its registration does not allow this component',
    'check-digit': 'the check digit or check character is wrong',
    date: 'the date does not exist',
    country: 'it should start with an ISO 3166-1 country code',
    arc: 'the first numbers are not allowed in an object identifier',
    key: 'the first Application Identifier should be a primary key',
    length: 'it is too long',
  },
  de: {
    label: 'URN',
    button: 'URN prüfen',
    valid: nid => `Ein gültiger ${nid}-Name`,
    not_tested: nid => `Eine URN von ${nid}. Es wurde kein Fehler gefunden, aber nicht alle Regeln der Registrierung wurden geprüft`,
    no_urn: 'Keine URN. Schreiben Sie urn:NID:NSS (RFC 8141 §2), zum Beispiel urn:isbn:0451450523',
    too_long: 'Länger als 128 KiB. Geben Sie eine kürzere URN ein',
    unregistered: nid => `Hat die Syntax einer URN, aber der Namensraum ${nid} ist nicht registriert`,
    invalid: (nid, why) => `Eine URN, aber kein gültiger ${nid}-Name: ${why}`,
    syntax: 'Er entspricht nicht der Syntax des Namensraums',
    encoding: 'Seine prozentkodierten Bytes sind kein UTF-8 (RFC 8141 §2.2)',
    component: 'Die Registrierung lässt diese Komponente nicht zu',
    'check-digit': 'Die Prüfziffer oder das Prüfzeichen ist falsch',
    date: 'Das Datum gibt es nicht',
    country: 'Er muss mit einem Ländercode nach ISO 3166-1 beginnen',
    arc: 'Die ersten Zahlen sind in einem Object Identifier nicht erlaubt',
    key: 'Der erste Application Identifier muss ein Primärschlüssel sein',
    length: 'Er ist zu lang',
  },
  fr: {
    label: 'URN',
    button: 'Vérifier l’URN',
    valid: nid => `Un nom ${nid} valable`,
    not_tested: nid => `Un URN de ${nid}. Aucune erreur n’a été trouvée, mais toutes les règles de l’enregistrement n’ont pas été vérifiées`,
    no_urn: 'Pas un URN. Écrivez urn:NID:NSS (RFC 8141 §2), par exemple urn:isbn:0451450523',
    too_long: 'Plus de 128 Kio. Saisissez un URN plus court',
    unregistered: nid => `A la syntaxe d’un URN, mais l’espace de noms ${nid} n’est pas enregistré`,
    invalid: (nid, why) => `Un URN, mais pas un nom ${nid} valable : ${why}`,
    syntax: 'il n’est pas conforme à la syntaxe de l’espace de noms',
    encoding: 'ses octets codés avec % ne sont pas en UTF-8 (RFC 8141 §2.2)',
    component: 'son enregistrement n’admet pas ce composant',
    'check-digit': 'le chiffre ou le caractère de contrôle est faux',
    date: 'la date n’existe pas',
    country: 'il doit commencer par un code de pays ISO 3166-1',
    arc: 'les premiers nombres ne sont pas admis dans un identifiant d’objet',
    key: 'le premier Application Identifier doit être une clé primaire',
    length: 'il est trop long',
  },
};

function sentence(words, { verdict, reason, urn, namespace }) {
  const nid = urn?.nid.toLowerCase();
  if (verdict !== 'invalid') return words[verdict](nid);
  if (!urn) return reason === 'too-long' ? words.too_long : words.no_urn;
  return namespace ? words.invalid(nid, words[reason] ?? words.syntax) : words.unregistered(nid);
}

const styles = new CSSStyleSheet();
styles.replaceSync(':host, output { display: block }');

// Elements are created one by one, because a page may require trusted types.
function create(name, properties, attributes = {}) {
  const element = Object.assign(document.createElement(name), properties);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

export class UrnCheck extends HTMLElement {
  static observedAttributes = ['lang', 'value'];

  #label = create('label', { htmlFor: 'urn' }, { part: 'label' });
  #input = create('input', { id: 'urn', autocomplete: 'off', spellcheck: false }, {
    part: 'input', autocapitalize: 'none', dir: 'ltr', 'aria-describedby': 'result',
  });
  #button = create('button', {}, { part: 'button' });
  #output = create('output', { id: 'result' }, { part: 'result', for: 'urn', 'aria-live': 'polite' });
  #form = create('form', { noValidate: true });
  #result = null;
  #isConnected = false;
  // The text was set while the element was not in a document.
  #isPending = false;

  constructor() {
    super();
    this.#form.append(this.#label, ' ', this.#input, ' ', this.#button, this.#output);
    this.#form.addEventListener('submit', event => {
      event.preventDefault();
      this.#check();
    });
    this.#input.addEventListener('input', () => this.#forget());
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [styles];
    root.append(this.#form);
  }

  get value() {
    return this.#input.value;
  }

  set value(text) {
    this.#set(text);
  }

  /** The result for the text of the field; null if the text has not been checked. */
  get result() {
    return this.#result;
  }

  connectedCallback() {
    // A value that was set before this file was loaded is a property of the element itself, which hides the accessor.
    if (Object.hasOwn(this, 'value')) {
      const { value } = this;
      delete this.value;
      this.value = value;
    }
    this.#isConnected = true;
    this.#write();
    this.#checkPending();
  }

  disconnectedCallback() {
    this.#isConnected = false;
  }

  attributeChangedCallback(name, _, value) {
    if (name === 'value') this.#set(value ?? '');
    else this.#write();
  }

  #set(text) {
    const before = this.#input.value;
    this.#input.value = text;
    if (this.#result && this.#input.value === before) return;
    this.#forget();
    this.#isPending = this.#input.value.trim() !== '';
    if (this.#isConnected) this.#checkPending();
  }

  #forget() {
    this.#result = null;
    this.#isPending = false;
    this.#write();
  }

  #checkPending() {
    if (this.#isPending) this.#check();
  }

  #check() {
    this.#isPending = false;
    this.#result = check(this.#input.value.trim());
    this.#write();
    this.dispatchEvent(new CustomEvent('urn-check', { detail: this.#result, bubbles: true, composed: true }));
  }

  #write() {
    const wanted = this.closest('[lang]')?.lang.toLowerCase().split('-')[0];
    const lang = Object.hasOwn(WORDS, wanted ?? '') ? wanted : 'en';
    const words = WORDS[lang];
    this.#form.lang = lang;
    this.#label.textContent = words.label;
    this.#button.textContent = words.button;
    this.#output.value = this.#result ? sentence(words, this.#result) : '';
    this.#output.setAttribute('part', this.#result ? `result ${this.#result.verdict}` : 'result');
    this.#input.setAttribute('aria-invalid', String(this.#result?.verdict === 'invalid'));
  }
}

// A page may load two copies of this file.
if (!customElements.get('urn-check')) customElements.define('urn-check', UrnCheck);
