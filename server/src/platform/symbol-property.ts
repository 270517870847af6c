interface Properties {
  [key: symbol]: unknown;
}

/**
 * A property of an object that another part of the program made, under a symbol of its own, and collected with the object. A WeakMap
 * as old as the program holds what was put into it through the next small collection, and until the old generation is collected where
 * that leads back to its key.
 */
export class SymbolProperty<Owner extends object, Value> {
  readonly #key: symbol;

  /** `name` is shown by a debugger. */
  constructor(name: string) {
    this.#key = Symbol(name);
  }

  /** Undefined where it was not set. */
  get(owner: Owner): Value | undefined {
    return (owner as Properties)[this.#key] as Value | undefined;
  }

  set(owner: Owner, value: Value): void {
    (owner as Properties)[this.#key] = value;
  }
}
