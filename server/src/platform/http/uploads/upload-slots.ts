import type { QueueUse } from '../../bounded-queue.js';
import { AppError } from '../../errors/app-error.js';
import { UPLOAD_SLOT_LIMITS, type UploadSlotLimits } from './upload-limits.js';
import { UploadMemory } from './upload-memory.js';

export interface UploadClaim {
  readonly account: string;
  /** Key of the sender's address. */
  readonly address: string;
  /** What the body is announced to have. */
  readonly bytes: number;
}

/** How full it is. */
export interface UploadUse extends QueueUse {
  readonly bytes: number;
}

/** The right to one upload. */
export interface UploadSlot {
  /** As long as the body is announced to be, and full of anything. */
  readonly memory: Buffer;
  /** Gives the slot back; the memory is reused from then on. */
  release(): void;
}

interface Waiter {
  readonly claim: UploadClaim;
  readonly admit: () => void;
}

/**
 * Shares out the memory for uploads: so many bytes in all and for each address, and one upload at a time for each account.
 * Without room a request waits for a few seconds. A slot is held until the pictures are stored or refused, because their
 * bytes stay in memory until then (security.md U10).
 */
export class UploadSlots {
  readonly #limits: UploadSlotLimits;
  readonly #accounts = new Set<string>();
  readonly #addresses = new Map<string, number>();
  readonly #waiting: Waiter[] = [];
  readonly #memory: UploadMemory;

  constructor(limits: UploadSlotLimits = UPLOAD_SLOT_LIMITS) {
    this.#limits = limits;
    this.#memory = new UploadMemory(limits.bytes);
  }

  /** How many uploads have a slot, how many wait for one, and how much of the memory is taken. */
  get use(): UploadUse {
    return { underWay: this.#accounts.size, waiting: this.#waiting.length, bytes: this.#memory.taken };
  }

  /**
   * A slot for one upload. `gone` ends the wait of a sender that has left. Throws RATE_LIMITED where the account has another upload under way, UNAVAILABLE where there is no room for it.
   */
  async acquire(claim: UploadClaim, gone: AbortSignal): Promise<UploadSlot> {
    const memory = this.#fits(claim) ? this.#take(claim) : await this.#wait(claim, gone);
    return { memory, release: () => this.#giveBack(claim, memory) };
  }

  #fits({ account, address, bytes }: UploadClaim): boolean {
    const ofAddress = this.#addresses.get(address) ?? 0;
    return !this.#accounts.has(account) && ofAddress + bytes <= this.#limits.bytesOfAddress && this.#memory.has(bytes);
  }

  #take({ account, address, bytes }: UploadClaim): Buffer {
    this.#accounts.add(account);
    this.#addresses.set(address, (this.#addresses.get(address) ?? 0) + bytes);
    return this.#memory.take(bytes);
  }

  #giveBack({ account, address, bytes }: UploadClaim, memory: Buffer): void {
    this.#memory.giveBack(memory);
    this.#accounts.delete(account);
    const left = (this.#addresses.get(address) ?? 0) - bytes;
    if (left > 0) this.#addresses.set(address, left);
    else this.#addresses.delete(address);
    for (const waiter of [...this.#waiting]) if (this.#fits(waiter.claim)) waiter.admit();
  }

  #refusal({ account }: UploadClaim): AppError {
    return this.#accounts.has(account)
      ? new AppError('RATE_LIMITED', 'Another upload of yours is under way. Please try again when it is done.', {
          retryAfterSeconds: 10,
          limit: { name: 'uploadsUnderWay', value: 1 },
        })
      : new AppError('UNAVAILABLE', 'Many uploads are under way. Please try again in a moment.', {
          retryAfterSeconds: 10,
        });
  }

  #wait(claim: UploadClaim, gone: AbortSignal): Promise<Buffer> {
    const isSecondInLine = this.#waiting.some((waiter) => waiter.claim.account === claim.account);
    if (isSecondInLine || this.#waiting.length >= this.#limits.waiting) throw this.#refusal(claim);
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(patience);
        gone.removeEventListener('abort', giveUp);
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
      };
      const giveUp = () => {
        leave();
        reject(this.#refusal(claim));
      };
      const admit = () => {
        leave();
        resolve(this.#take(claim));
      };
      const waiter = { claim, admit };
      const patience = setTimeout(giveUp, this.#limits.waitMs);
      gone.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiter);
    });
  }
}
