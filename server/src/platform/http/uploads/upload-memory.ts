/**
 * The memory that uploads are received into, used again and again. Buffers of their own would wait for the garbage
 * collector: eight uploads of 100 MB, one after the other, then hold 500 MB. What was never used takes no real memory.
 */
export class UploadMemory {
  readonly #size: number;
  /** In the order in which they lie in memory. */
  readonly #taken: Buffer[] = [];
  #memory: Buffer | undefined;

  constructor(size: number) {
    this.#size = size;
  }

  /** Bytes that are taken. */
  get taken(): number {
    return this.#taken.reduce((sum, { length }) => sum + length, 0);
  }

  /** Whether there is a gap of that size. */
  has(bytes: number): boolean {
    return this.#gap(bytes) !== undefined;
  }

  /** A piece of the memory, with its previous content. Throws where there is no gap of that size. */
  take(bytes: number): Buffer {
    const gap = this.#gap(bytes);
    if (!gap) throw new Error('There is no room for an upload of this size.');
    this.#memory ??= Buffer.allocUnsafeSlow(this.#size);
    const piece = this.#memory.subarray(gap.start, gap.start + bytes);
    this.#taken.splice(gap.index, 0, piece);
    return piece;
  }

  /** Gives a piece back; it must not be used any more. */
  giveBack(piece: Buffer): void {
    this.#taken.splice(this.#taken.indexOf(piece), 1);
  }

  /** The first gap of that size, and its place among what is taken. */
  #gap(bytes: number): { readonly start: number; readonly index: number } | undefined {
    let start = 0;
    for (const [index, piece] of this.#taken.entries()) {
      if (piece.byteOffset - start >= bytes) return { start, index };
      start = piece.byteOffset + piece.length;
    }
    return this.#size - start >= bytes ? { start, index: this.#taken.length } : undefined;
  }
}
