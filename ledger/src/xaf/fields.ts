/** Text of an element's leaf children by lower-case local name. */
export interface Fields {
  get(name: string): string | undefined;
  has(name: string): boolean;
}

/** More than any element of an audit file has; a hostile one must not make looking along slow. */
const MAX_FIELDS = 200;

/** Few fields in the order of the file: for a dozen of them looking along beats a hash table. */
export class FieldList implements Fields {
  readonly #names: string[] = [];
  readonly #texts: string[] = [];

  get(name: string): string | undefined {
    return this.#texts[this.#names.indexOf(name)];
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  /** Keeps the first text that a name gets. */
  add(name: string, text: string): void {
    if (this.#names.length >= MAX_FIELDS || this.#names.includes(name)) return;
    this.#names.push(name);
    this.#texts.push(text);
  }
}

export const NO_FIELDS: Fields = new FieldList();
