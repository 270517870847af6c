import { AppError } from '../errors/app-error.js';

/** How many of one kind of work one caller may have under way at a time. Counted in this process alone. */
export interface ConcurrencyRule {
  readonly name: string;
  readonly per: string;
  readonly atOnce: number;
  /** Seconds after which another try makes sense; the end of the work is unknown. */
  readonly retryAfterSeconds: number;
  /** Shown to the person who is turned away. */
  readonly message: string;
}

export class ConcurrencyLimit {
  readonly #underWay = new Map<string, number>();

  constructor(private readonly rule: ConcurrencyRule) {}

  /** Begins one piece of work; call what it returns when that ends. Throws RATE_LIMITED where too much is under way. */
  begin(key: string): () => void {
    const { name, atOnce, retryAfterSeconds, message } = this.rule;
    const underWay = this.#underWay.get(key) ?? 0;
    if (underWay >= atOnce) {
      throw new AppError('RATE_LIMITED', message, { retryAfterSeconds, limit: { name, value: atOnce } });
    }
    this.#underWay.set(key, underWay + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.#underWay.get(key) ?? 1) - 1;
      if (left > 0) this.#underWay.set(key, left);
      else this.#underWay.delete(key);
    };
  }
}
