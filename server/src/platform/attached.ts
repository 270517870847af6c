interface Properties {
  [key: symbol]: unknown;
}

/**
 * What one part of the program remembers of an object that another part made: on the object itself, and gone with it. A WeakMap
 * as old as the program holds what was put into it through the next small collection, and until the old generation is collected where
 * that leads back to its key.
 */
export class Attached<Owner extends object, Value> {
  readonly #key: symbol;

  /** `name` is for whoever looks at the object in a debugger. */
  constructor(name: string) {
    this.#key = Symbol(name);
  }

  /** Undefined where nothing was attached. */
  of(owner: Owner): Value | undefined {
    return (owner as Properties)[this.#key] as Value | undefined;
  }

  attach(owner: Owner, value: Value): void {
    (owner as Properties)[this.#key] = value;
  }
}
