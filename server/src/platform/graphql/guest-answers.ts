import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { GraphQLError, getOperationAST, Kind, OperationTypeNode, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { OPERATION_LIMITS } from './operation-limits.js';

/** As long an answer is given out as it is, whatever changes. */
export const FRESH_MS = 1_000;
/** Of all kept answers together, in characters. */
const MOST_KEPT = 16 * 1024 * 1024;
/** Whoever sends more than this asks for something of their own. */
const LONGEST_KEY = 8 * 1024;
const DOCUMENTS_REMEMBERED = 500;
/** Of requests as they come over the line. */
const WIRES_REMEMBERED = 2_000;
/** Below this many characters packing costs more than it saves. */
const SHORTEST_PACKED = 1_024;

/** An answer as it goes over the line. */
export interface GuestAnswer {
  readonly status: number;
  /** False of what was refused or failed in any part: its caller's alone. */
  readonly isShared: boolean;
  readonly text: string;
  /** Strong: of the text itself. */
  readonly etag: string;
  readonly headers: ReadonlyArray<readonly [string, string]>;
  /** As the log calls the operation. */
  readonly operation: string | undefined;
}

/** An answer as bytes: packed once, however often it is sent. */
export class SentAnswer {
  readonly plain: Buffer;
  #gzip: Buffer | undefined;

  constructor(readonly answer: GuestAnswer) {
    this.plain = Buffer.from(answer.text);
  }

  /** Undefined for what is short. */
  get gzip(): Buffer | undefined {
    if (this.answer.text.length < SHORTEST_PACKED) return undefined;
    this.#gzip ??= gzipSync(this.plain, { level: 1 });
    return this.#gzip;
  }
}

/** What was asked, as far as the answer depends on it. */
export interface GuestQuestion {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: unknown;
  /** Headers that Apollo looks at, and the reader's language. */
  readonly circumstances: ReadonlyArray<string | undefined>;
}

/** What may be kept: the root fields, and the fields that each caller is answered for alone. */
export interface SharedFields {
  readonly root: ReadonlySet<string>;
  /** Wherever one of these is asked for, nothing is kept: looking at it is counted. */
  readonly counted: ReadonlySet<string>;
}

/**
 * Answers of those who are not signed in, kept for a second: made once for all who ask the same meanwhile. Nobody's session is
 * ever looked at here, and nothing that was refused or failed is kept. An age of 0 keeps nothing.
 */
export class GuestAnswers {
  readonly #answers: LRUCache<string, SentAnswer>;
  readonly #wires = new LRUCache<string, string>({ max: WIRES_REMEMBERED });
  readonly #underWay = new Map<string, Promise<GuestAnswer | undefined>>();
  readonly #shared = new LRUCache<string, { readonly isShared: boolean }>({ max: DOCUMENTS_REMEMBERED });
  readonly #isOff: boolean;
  #generation = 0;

  constructor(
    private readonly fields: SharedFields,
    freshMs: number,
  ) {
    this.#isOff = freshMs === 0;
    this.#answers = new LRUCache({
      maxSize: MOST_KEPT,
      sizeCalculation: ({ plain }, key) => plain.length + key.length,
      ttl: Math.max(freshMs, 1),
    });
  }

  /** The key of a question whose answer is everybody's; undefined where it is not. */
  keyOf({ query, operationName, variables, circumstances }: GuestQuestion): string | undefined {
    if (this.#isOff || query.length > LONGEST_KEY || !this.#isShared(query, operationName)) return undefined;
    const key = JSON.stringify([circumstances, operationName, variables, query]);
    return key.length > LONGEST_KEY ? undefined : key;
  }

  /** The kept answer, or what `make` gives. While it is being made, whoever asks the same waits for it. */
  async answer(key: string, make: () => Promise<GuestAnswer>): Promise<GuestAnswer> {
    const kept = this.#answers.get(key)?.answer ?? (await this.#underWay.get(key));
    if (kept?.isShared) return kept;
    const generation = this.#generation;
    const made = make();
    // Whoever made it hears why it failed; the others ask for themselves.
    const heard = made.catch(() => undefined);
    this.#underWay.set(key, heard);
    try {
      const answer = await made;
      // What changed while it was made may be missing in it.
      if (answer.isShared && generation === this.#generation) this.#answers.set(key, new SentAnswer(answer));
      return answer;
    } finally {
      if (this.#underWay.get(key) === heard) this.#underWay.delete(key);
    }
  }

  /** The kept answer of a request that looks the same over the line, to the byte, as one that had this key. */
  sameOverTheWire(wire: string): SentAnswer | undefined {
    const key = this.#wires.get(wire);
    return key === undefined ? undefined : this.#answers.get(key);
  }

  /** Remembers how a question looked over the line. */
  cameAs(wire: string, key: string): void {
    this.#wires.set(wire, key);
  }

  /** Something that answers show is another now. */
  changed(): void {
    this.#generation += 1;
    this.#answers.clear();
    this.#underWay.clear();
  }

  #isShared(query: string, operationName: string | undefined): boolean {
    const remembered = `${operationName ?? ''}\n${query}`;
    const known = this.#shared.get(remembered);
    if (known) return known.isShared;
    const isShared = this.#look(query, operationName);
    this.#shared.set(remembered, { isShared });
    return isShared;
  }

  #look(query: string, operationName: string | undefined): boolean {
    try {
      const document = parse(query, { maxTokens: OPERATION_LIMITS.tokens, noLocation: true });
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== OperationTypeNode.QUERY) return false;
      const { root, counted } = this.fields;
      const isOpen = operation.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && root.has(selection.name.value),
      );
      let isCounted = false;
      visit(document, {
        Field: ({ name }) => {
          if (counted.has(name.value)) isCounted = true;
        },
      });
      return isOpen && !isCounted;
    } catch (error) {
      // What cannot be read is refused by the server itself, with its reason.
      if (error instanceof GraphQLError) return false;
      throw error;
    }
  }
}

/** The strong tag of an answer. */
export const etagOf = (text: string): string => `"${createHash('sha1').update(text).digest('base64url')}"`;
