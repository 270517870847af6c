/** What rows have to be like: SQL texts that all have to hold, with `:name` in the place of each value. */
export class Conditions {
  readonly #texts: string[] = [];
  readonly values: Record<string, unknown> = {};
  /** Whether one plan is right for all values, so that the statement may be sent by name. */
  isPlannedOnce = true;

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

/** A statement with `$1` in the place of the first value's name, and so on. */
export interface ReadStatement {
  readonly text: string;
  /** Each value's name, in the order of their places. */
  readonly names: readonly string[];
}

/** Finds the `:name` of each value. */
export function readStatement(named: string): ReadStatement {
  const places = new Map<string, number>();
  // Not the second colon of a cast, nor its first.
  const text = named.replace(/(?<!:):([a-z]\w*)/gi, (_match, name: string) => {
    const place = places.get(name) ?? places.size + 1;
    places.set(name, place);
    return `$${place}`;
  });
  return { text, names: [...places.keys()] };
}

/** The values of a statement in their places. Throws where a name has no value. */
export function valuesOf({ names }: ReadStatement, byName: Readonly<Record<string, unknown>>): unknown[] {
  return names.map((name) => {
    if (!Object.hasOwn(byName, name)) throw new Error(`The statement has no value for ${name}.`);
    return byName[name];
  });
}

/** The same statement with `$1` in the place of each `:name`. Throws where a name has no value. */
export function positional(named: string, byName: Readonly<Record<string, unknown>>): Statement {
  const statement = readStatement(named);
  return { text: statement.text, values: valuesOf(statement, byName) };
}
