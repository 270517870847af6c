import type { Pool } from 'pg';
import { brokenInvariants } from '../../server/test/bids/invariants.js';
import { at, listAt, textAt } from '../answers.js';
import { type Call, query, type Reply, rest, send } from '../api.js';
import type { Random } from '../random.js';
import { type Action, drawAction } from './actions.js';
import type { Tally } from './tally.js';

/** Somebody who is signed in. */
export interface Person {
  readonly token: string;
}

/** A bid on the crop as its farmer saw it last, and whose it is. */
export interface KnownBid {
  readonly id: string;
  /** The offer that could be answered when it was seen. */
  readonly offerId: string;
  readonly buyer: Person;
}

/** What a stall needs of the run. */
export interface Surroundings {
  /** Addresses of the servers. */
  readonly servers: readonly string[];
  readonly database: Pool;
  readonly farmer: Person;
  readonly buyers: ReadonlyMap<string, Person>;
  readonly random: Random;
  readonly tally: Tally;
}

export const QUINTALS = 80;
/** The least that is sold at once, where the crop is sold in parts. */
export const LEAST_LOT = 4;
/** Tries of one command that was answered neither yes nor no. */
const TRIES = 5;

const CROP = {
  cropName: 'Wheat of many bids',
  category: 'grains',
  description: 'Clean, dry and graded by hand.',
  quantity: { amount: QUINTALS, unit: 'quintal' },
  price: { basePrice: 2520 },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village Kaimri' },
};

/** One crop, its farmer and its buyers, who all want something of it at the same moment, round after round. */
export class Stall {
  readonly around: Surroundings;
  readonly cropId: string;
  readonly inParts: boolean;
  /** What the farmer's page shows as waiting. */
  waiting: readonly KnownBid[] = [];
  /** What it showed at some time: somebody may press a button on an old page. */
  readonly seen: KnownBid[] = [];
  /** What the crop's version was when its farmer saw it last: an edit names it. */
  version = 1;
  /** The crop is gone, sold or removed: only refusals would come. */
  isOver = false;
  /** Bids and deals that somebody was told of. */
  readonly #told = { bids: new Set<string>(), accepted: new Set<string>() };

  private constructor(around: Surroundings, cropId: string, inParts: boolean) {
    this.around = around;
    this.cropId = cropId;
    this.inParts = inParts;
  }

  /** Lists a crop: whole, or in parts. */
  static async open(around: Surroundings): Promise<Stall> {
    const { farmer, random, servers } = around;
    const inParts = random.chance(0.6);
    const body = inParts ? { ...CROP, minQuantity: LEAST_LOT } : CROP;
    const call = rest('POST', '/crops', { token: farmer.token, key: random.uuid() }, body);
    const reply = await send(random.pick(servers), call);
    const id = textAt(reply.body, 'crop', 'id');
    if (id === undefined) throw new Error(`A crop could not be listed: ${reply.code}.`);
    return new Stall(around, id, inParts);
  }

  /** Between three and eight wishes at once; gives the invariants that do not hold afterwards. */
  async round(): Promise<string[]> {
    const { random, database } = this.around;
    await this.#look();
    const actions = Array.from({ length: random.whole(3, 8) }, () => drawAction(this));
    const unanswered = (await Promise.all(actions.map((action) => this.#do(action)))).flat();
    const broken = await brokenInvariants(
      async (sql, parameters) => (await database.query(sql, [...parameters])).rows,
      this.cropId,
    );
    const { rows } = await database.query<{ over: boolean }>(
      "SELECT status = 'sold' OR deleted_at IS NOT NULL AS over FROM crops WHERE id = $1",
      [this.cropId],
    );
    this.isOver = rows[0]?.over ?? true;
    return [...unanswered, ...broken, ...(await this.#lost())];
  }

  /** What its farmer sees: the crop and the list of bids. */
  async #look(): Promise<void> {
    const { farmer, buyers, random, servers } = this.around;
    const page = query('query ($id: ID!) { crop(id: $id) { version } }', { id: this.cropId }, { token: farmer.token });
    const seen = at((await send(random.pick(servers), page)).body, 'crop', 'version');
    if (typeof seen === 'number') this.version = seen;
    const call = rest('GET', `/crops/${this.cropId}/bids?limit=100`, { token: farmer.token });
    const { body } = await send(random.pick(servers), call);
    this.waiting = listAt(body, 'bids').flatMap((bid) => {
      const id = textAt(bid, 'bidId');
      const offerId = textAt(bid, 'offerId');
      const buyer = buyers.get(textAt(bid, 'buyer', 'id') ?? '');
      return id && offerId && buyer && textAt(bid, 'status') === 'pending' ? [{ id, offerId, buyer }] : [];
    });
    this.seen.push(...this.waiting);
  }

  async #do(action: Action): Promise<string[]> {
    const { random, tally, database } = this.around;
    if (action.sql !== undefined) {
      const { rowCount } = await database.query(action.sql, [this.cropId]);
      tally.count(action.name, rowCount ? 'done' : 'nothing to do');
      return [];
    }
    // A button that is pressed twice sends the same key twice, to whichever server is next.
    const presses = random.chance(0.1) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: presses }, () => this.#send(action.call)));
    for (const reply of replies) {
      tally.count(action.name, reply.outcome === 'done' ? 'done' : (reply.code ?? 'no code'));
      if (reply.outcome !== 'done') continue;
      const bid = textAt(reply.body, 'bid', 'bidId');
      if (bid !== undefined) this.#told.bids.add(bid);
      if (bid !== undefined && textAt(reply.body, 'bid', 'dealId') !== undefined) this.#told.accepted.add(bid);
    }
    return replies.some(({ outcome }) => outcome === 'unknown') ? [`${action.name}: neither done nor refused`] : [];
  }

  /** Asks again, with the same key, where an answer said neither yes nor no. */
  async #send(call: Call): Promise<Reply> {
    const { random, servers } = this.around;
    let reply = await send(random.pick(servers), call);
    for (let tries = 1; tries < TRIES && reply.outcome === 'unknown'; tries += 1) {
      reply = await send(random.pick(servers), call);
    }
    return reply;
  }

  /** What somebody was told of and is not there. */
  async #lost(): Promise<string[]> {
    const { rows } = await this.around.database.query<{ id: string; sold: boolean }>(
      'SELECT id, EXISTS (SELECT 1 FROM deals WHERE bid_id = bids.id) AS sold FROM bids WHERE crop_id = $1',
      [this.cropId],
    );
    const stored = new Map(rows.map(({ id, sold }) => [id, sold]));
    const bids = [...this.#told.bids].filter((id) => !stored.has(id)).map(() => 'an acknowledged bid is not stored');
    const deals = [...this.#told.accepted].filter((id) => stored.get(id) !== true);
    return [...bids, ...deals.map(() => 'an acknowledged deal is not stored')];
  }
}
