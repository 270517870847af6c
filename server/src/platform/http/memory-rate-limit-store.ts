import {
  allowed,
  type ConsumeRequest,
  type Consumption,
  eachInTurn,
  type KeyedUse,
  notInTheFuture,
  opensAt,
  type RateLimitStore,
  refused,
  type Usage,
  windowEnd,
} from './rate-limit-store.js';

const MAX_KEYS = 50_000;

interface Window extends Usage {
  /** What was counted by `tryConsumeDistinct`; counted once a window. */
  readonly members: Set<string>;
}

/** In this process: for reads, and for the embedded database, which has no second server to agree with. */
export class MemoryRateLimitStore implements RateLimitStore {
  readonly #windows = new Map<string, Window>();

  async tryConsume(key: string, request: ConsumeRequest): Promise<Consumption> {
    return this.#consume(key, request, []);
  }

  tryConsumeInTurn(uses: readonly KeyedUse[]): Promise<readonly Consumption[]> {
    return eachInTurn(this, uses);
  }

  /** As `tryConsume`, but a member that the window has counted already is allowed and takes nothing. */
  async tryConsumeDistinct(key: string, member: string, request: ConsumeRequest): Promise<Consumption> {
    const known = this.#current(key, request.now);
    if (known?.members.has(member)) return allowed(known, request);
    return this.#consume(key, request, [member]);
  }

  async usage(keys: readonly string[], now: Date): Promise<ReadonlyArray<Usage | undefined>> {
    return keys.map((key) => this.#current(key, now));
  }

  async giveBack(key: string, points: number, now: Date): Promise<void> {
    const known = this.#current(key, now);
    if (known) this.#windows.set(key, { ...known, points: Math.max(known.points - points, 0) });
  }

  async clear(key: string): Promise<void> {
    this.#windows.delete(key);
  }

  /** Without a promise: between reading and writing the window no other request may come in. */
  #consume(key: string, request: ConsumeRequest, members: readonly string[]): Consumption {
    const { points, limit, now, doublingUpToSeconds } = request;
    const stored = this.#current(key, now);
    const known = stored && notInTheFuture(stored, request);
    const total = (known?.points ?? 0) + points;
    const mayExceed = doublingUpToSeconds !== undefined;
    if (known && total > limit && !(mayExceed && opensAt(known, request) <= now)) {
      this.#windows.set(key, known);
      return refused(known, request);
    }
    // The window's own set goes on: a copy at each look would cost as much as the caller has looked at.
    const counted = known?.members ?? new Set();
    for (const member of members) counted.add(member);
    const window: Window = {
      points: total,
      lastAt: now,
      ends: known && !mayExceed ? known.ends : windowEnd(request),
      members: counted,
    };
    // Set anew, so that the oldest key is the one longest unused.
    this.#windows.delete(key);
    this.#windows.set(key, window);
    this.#forgetOldest();
    return allowed(window, request);
  }

  #current(key: string, now: Date): Window | undefined {
    const known = this.#windows.get(key);
    return known && known.ends > now ? known : undefined;
  }

  #forgetOldest(): void {
    if (this.#windows.size <= MAX_KEYS) return;
    const oldest = this.#windows.keys().next();
    if (!oldest.done) this.#windows.delete(oldest.value);
  }
}
