import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { textAt } from '../answers.js';
import type { Reply } from '../api.js';
import type { MarketKind } from './action.types.js';

/** Both have the same, however often. */
const isSame = (one: Iterable<string>, other: Iterable<string>) => isDeepStrictEqual(new Set(one), new Set(other));

/** The rows of one crop that answers acknowledged: they have to be stored, and no others. */
export class AcknowledgedRows {
  readonly #cropId: string;
  readonly #isDecidedByTheClock: boolean;
  readonly #bids = new Set<string>();
  readonly #deals = new Set<string>();
  readonly #listings = new Set<string>();

  constructor(cropId: string, { isDecidedByTheClock }: Pick<MarketKind, 'isDecidedByTheClock'>) {
    this.#cropId = cropId;
    this.#isDecidedByTheClock = isDecidedByTheClock;
  }

  /** The last listing by which the crop is sold again; undefined where it is not. */
  get soldAgainAs(): string | undefined {
    return [...this.#listings].at(-1);
  }

  note({ body }: Reply): void {
    const bid = textAt(body, 'bid', 'bidId') ?? textAt(body, 'bid', 'id');
    const deal = textAt(body, 'bid', 'dealId');
    const crop = textAt(body, 'crop', 'id');
    if (bid !== undefined) this.#bids.add(bid);
    if (deal !== undefined) this.#deals.add(deal);
    if (crop !== undefined && crop !== this.#cropId) this.#listings.add(crop);
  }

  /**
   * What was acknowledged and is not stored, or stored and not acknowledged. Every wish has a key and was asked for until it was answered,
   * so a row that no answer names was made a second time, or by the clock, which gives no answer.
   * @param since when the round began, by the database's clock.
   */
  async breaches(database: Pool, farmerId: string, since: Date): Promise<string[]> {
    const ids = async (sql: string, values: readonly unknown[]) =>
      (await database.query<{ id: string }>(sql, [...values])).rows.map(({ id }) => id);
    const [bids, deals, listings] = await Promise.all([
      ids('SELECT id FROM bids WHERE crop_id = $1', [this.#cropId]),
      ids('SELECT id FROM deals WHERE crop_id = $1', [this.#cropId]),
      ids('SELECT id FROM crops WHERE farmer_id = $1 AND id <> $2 AND (created_at >= $3 OR id = ANY($4::uuid[]))', [
        farmerId,
        this.#cropId,
        since,
        [...this.#listings],
      ]),
    ]);
    return [
      ...(isSame(bids, this.#bids) ? [] : [`${bids.length} bids are stored, ${this.#bids.size} were acknowledged`]),
      ...(isSame(deals, this.#deals) ||
      (this.#isDecidedByTheClock && [...this.#deals].every((id) => deals.includes(id)))
        ? []
        : [`${deals.length} deals are stored, ${this.#deals.size} were acknowledged`]),
      ...(isSame(listings, this.#listings)
        ? []
        : [`${listings.length} new listings are stored, ${this.#listings.size} were acknowledged`]),
    ];
  }
}
