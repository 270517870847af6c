/** What rows have to be like: SQL texts that all have to hold, with `:name` in the place of each value. */
export class Conditions {
  readonly #texts: string[] = [];
  readonly values: Record<string, unknown> = {};

  constructor(text: string, values: Readonly<Record<string, unknown>> = {}) {
    this.and(text, values);
  }

  /** A name that is there already stands for the same value. */
  and(text: string, values: Readonly<Record<string, unknown>> = {}): this {
    this.#texts.push(text);
    Object.assign(this.values, values);
    return this;
  }

  get text(): string {
    return this.#texts.join(' AND ');
  }
}

/** A statement as PostgreSQL takes it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The same statement with `$1` in the place of each `:name`. Throws where a name has no value. */
export function positional(named: string, byName: Readonly<Record<string, unknown>>): Statement {
  const values: unknown[] = [];
  const places = new Map<string, number>();
  // Not the second colon of a cast, nor its first.
  const text = named.replace(/(?<!:):([a-z]\w*)/gi, (_match, name: string) => {
    const known = places.get(name);
    if (known !== undefined) return `$${known}`;
    if (!Object.hasOwn(byName, name)) throw new Error(`The statement has no value for ${name}.`);
    values.push(byName[name]);
    places.set(name, values.length);
    return `$${values.length}`;
  });
  return { text, values };
}
