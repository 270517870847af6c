import { GraphQLError, getOperationAST, Kind, OperationTypeNode, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { OPERATION_LIMITS } from '../errors/operation-limits.js';
import type { AnswerText } from './answer-text.js';

/** How long an answer is served in spite of changes. */
export const FRESH_MS = 1_000;
/** The browser may keep it, and asks each time whether it is still the same. */
export const KEPT_CACHE_CONTROL = 'private, no-cache';
export const KEPT_VARY = 'Accept, Accept-Language, Authorization';
/** Of all kept answers together, in bytes, with their questions; what is packed comes on top. */
const MOST_KEPT = 4 * 1024 * 1024;
/** Longer queries are rarely repeated. */
const LONGEST_KEY = 8 * 1024;
const DOCUMENTS_REMEMBERED = 500;

/** What was asked, as far as it says whether the answer is everybody's. */
export interface GuestQuestion {
  readonly query: string;
  readonly operationName: string | undefined;
}

/** What may be kept: the root fields, and the fields that each caller is answered for alone. */
export interface SharedFields {
  readonly root: ReadonlySet<string>;
  /** Wherever one of these is asked for, nothing is kept: looking at it is counted. */
  readonly counted: ReadonlySet<string>;
}

/**
 * Guests' answers, cached for a second: made once for all equal queries of that time. No session is
 * ever looked at here, and nothing that was refused or failed is kept. An age of 0 keeps nothing. Keys hold all that an answer
 * depends on.
 */
export class GuestAnswers {
  readonly #answers: LRUCache<string, AnswerText>;
  readonly #underWay = new Map<string, Promise<AnswerText | undefined>>();
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
      sizeCalculation: ({ body }, key) => body.size + key.length,
      ttl: Math.max(freshMs, 1),
    });
  }

  /** Whether the answer to a question is everybody's. */
  mayKeep({ query, operationName }: GuestQuestion): boolean {
    return !this.#isOff && query.length <= LONGEST_KEY && this.#isShared(query, operationName);
  }

  /** The answer that is kept under a key. */
  kept(key: string): AnswerText | undefined {
    return key.length > LONGEST_KEY ? undefined : this.#answers.get(key);
  }

  /** The kept answer, or what `make` gives. While it is being made, equal queries wait for it. */
  async answer(key: string, make: () => Promise<AnswerText>): Promise<AnswerText> {
    if (key.length > LONGEST_KEY) return make();
    const kept = this.#answers.get(key) ?? (await this.#underWay.get(key));
    if (kept?.isShared) return kept;
    const generation = this.#generation;
    const made = make();
    // The maker gets the error; the others execute the query themselves.
    const heard = made.catch(() => undefined);
    this.#underWay.set(key, heard);
    try {
      const answer = await made;
      // What changed while it was made may be missing in it.
      if (answer.isShared && generation === this.#generation) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#underWay.get(key) === heard) this.#underWay.delete(key);
    }
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
