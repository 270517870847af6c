import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { brokenInvariants } from '../../server/test/bids/invariants.js';
import { textAt } from '../answers.js';
import { type Call, type Reply, rest, send } from '../api.js';
import type { Random } from '../random.js';
import { AcknowledgedRows } from './acknowledged-rows.js';
import type { Action, ActionKind, MarketKind } from './action.types.js';
import type { OutcomeCounts } from './outcome-counts.js';

/** A signed-in account. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** A bid on the crop as it stood before the round. */
export interface KnownBid {
  readonly id: string;
  readonly state: string;
  /** The offer that could be answered, and now and then one of an old page. */
  readonly offerId: string;
  /** It has the highest price of an auction. */
  readonly leads: boolean;
  readonly buyer: Person;
}

/** The same of a deal. */
export interface KnownDeal {
  readonly id: string;
  readonly isCancelled: boolean;
  readonly buyer: Person;
}

/** What a contended crop needs of the run. */
export interface Surroundings {
  /** Addresses of the servers. */
  readonly servers: readonly string[];
  readonly database: Pool;
  readonly market: MarketKind;
  readonly farmer: Person;
  readonly buyers: ReadonlyMap<string, Person>;
  readonly random: Random;
  readonly counts: OutcomeCounts;
}

/** The name under which is counted that one key was sent twice at once. */
export const PRESSED_TWICE = 'the same button pressed twice';
/** For so long a command is asked for again that is answered neither yes nor no, as where its crop's row is held for long. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 200;
/** Rounds of a crop that is sold, removed or expired: it is sold again, or a cancelled deal brings it back. */
const ROUNDS_AFTERWARDS = 2;

/** The invariants that do not hold for a crop. */
export const brokenIn = (database: Pool, cropId: string): Promise<string[]> =>
  // Named, so that a connection plans it once and not in every round.
  brokenInvariants(
    async (text, values) => (await database.query({ name: 'invariants', text, values: [...values] })).rows,
    cropId,
    new Date(),
  );

/** One crop, its farmer, and buyers, who all want something of it at the same moment, round after round; the buyers of other crops too. */
export class ContendedCrop {
  readonly around: Surroundings;
  readonly cropId: string;
  bids: readonly KnownBid[] = [];
  deals: readonly KnownDeal[] = [];
  inParts = false;
  /** What an auction had come to, in rupees; undefined without a bid, and at a fixed price. */
  highest: number | undefined;
  /** What the crop's version was when its farmer saw it last: an edit names it. */
  version = 1;
  #isForSale = true;
  #isGone = false;
  #roundsAfterwards = 0;
  #begunAt = new Date(0);
  readonly #acknowledged: AcknowledgedRows;

  constructor(around: Surroundings, cropId: string) {
    this.around = around;
    this.cropId = cropId;
    this.#acknowledged = new AcknowledgedRows(cropId, around.market);
  }

  /** Lists a crop. */
  static async open(around: Surroundings): Promise<ContendedCrop> {
    const { farmer, random, servers, market } = around;
    const call = rest('POST', '/crops', { token: farmer.token, key: random.uuid() }, market.listing(random));
    const reply = await send(random.pick(servers), call);
    const id = textAt(reply.body, 'crop', 'id');
    if (id === undefined) throw new Error(`A crop could not be listed: ${reply.code}.`);
    return new ContendedCrop(around, id);
  }

  /** The crop is gone, or was sold, removed or expired rounds ago: only refusals would come. */
  get isOver(): boolean {
    return this.#isGone || this.#roundsAfterwards >= ROUNDS_AFTERWARDS;
  }

  /** The listing by which the crop is sold again; undefined where it is not. */
  next(): ContendedCrop | undefined {
    const id = this.#acknowledged.soldAgainAs;
    return id === undefined ? undefined : new ContendedCrop(this.around, id);
  }

  /** Between three and six wishes at once; gives what does not hold afterwards. */
  async round(): Promise<string[]> {
    const { random, database, farmer } = this.around;
    await this.#look();
    const actions = Array.from({ length: random.whole(3, 6) }, () => this.#draw());
    const wrong = (await Promise.all(actions.map((action) => this.#do(action)))).flat();
    const broken = await brokenIn(database, this.cropId);
    return [...wrong, ...broken, ...(await this.#acknowledged.breaches(database, farmer.id, this.#begunAt))];
  }

  /** What people have before them. */
  async #look(): Promise<void> {
    const { database, buyers, random } = this.around;
    const rows = async <Row extends object>(sql: string) => (await database.query<Row>(sql, [this.cropId])).rows;
    const [crop] = await rows<{
      version: number;
      in_parts: boolean;
      for_sale: boolean;
      highest: number | null;
      now: Date;
    }>(
      `SELECT version, min_quantity IS NOT NULL AS in_parts, auction_price_paise::float / 100 AS highest, clock_timestamp() AS now, deleted_at IS NULL
         AND status IN ('active', 'pending') AND (auction_state IS NULL OR auction_state = 'LIVE') AND (expiry_date IS NULL
           OR expiry_date >= (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date) AS for_sale
       FROM crops WHERE id = $1`,
    );
    this.#isGone = crop === undefined;
    if (crop === undefined) return;
    this.version = crop.version;
    this.inParts = crop.in_parts;
    this.highest = crop.highest ?? undefined;
    this.#isForSale = crop.for_sale;
    this.#roundsAfterwards = crop.for_sale ? 0 : this.#roundsAfterwards + 1;
    this.#begunAt = crop.now;
    const bids = await rows<{ id: string; state: string; buyer_id: string; leads: boolean; offers: string[] }>(
      `SELECT id, state, buyer_id, coalesce(auction_place <> 'OUTBID', false) AS leads, ARRAY(SELECT id FROM offers WHERE bid_id = bids.id
         ORDER BY withdrawn_at IS NULL DESC, position DESC) AS offers
       FROM bids WHERE crop_id = $1 ORDER BY created_at DESC LIMIT 30`,
    );
    this.bids = bids.flatMap(({ id, state, buyer_id, leads, offers }) => {
      const buyer = buyers.get(buyer_id);
      const offerId = random.chance(0.95) ? offers[0] : offers.at(-1);
      return buyer && offerId ? [{ id, state, offerId, leads, buyer }] : [];
    });
    const deals = await rows<{ id: string; cancelled: boolean; buyer_id: string }>(
      `SELECT id, buyer_id, state = 'CANCELLED' AND still_there IS NULL AS cancelled FROM deals WHERE crop_id = $1`,
    );
    this.deals = deals.flatMap(({ id, cancelled, buyer_id }) => {
      const buyer = buyers.get(buyer_id);
      return buyer ? [{ id, isCancelled: cancelled, buyer }] : [];
    });
  }

  /** One of all that can be wished now. */
  #draw(): Action {
    const { random, market } = this.around;
    const weightOf = ({ weight, afterwards }: ActionKind) => (this.#isForSale ? weight : afterwards);
    const possible = market.actions.filter((kind) => weightOf(kind) > 0);
    const all = possible.reduce((sum, kind) => sum + weightOf(kind), 0);
    for (;;) {
      let left = random.next() * all;
      const drawn = possible.find((kind) => {
        left -= weightOf(kind);
        return left < 0;
      });
      const action = drawn?.draw(this);
      if (action) return action;
    }
  }

  async #do(action: Action): Promise<string[]> {
    const { random, counts, database } = this.around;
    if (action.sql !== undefined) {
      const { rowCount } = await database.query(action.sql, [this.cropId]);
      counts.count(action.name, rowCount ? 'done' : 'nothing to do');
      return [];
    }
    // A button that is pressed twice sends the same key twice, to whichever server is next.
    const presses = random.chance(0.1) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: presses }, () => this.#send(action.call)));
    const done = replies.filter(({ outcome }) => outcome === 'done');
    const [first] = done;
    counts.count(action.name, first ? 'done' : (replies[0]?.code ?? 'no code'));
    const unknown = replies.find(({ outcome }) => outcome === 'unknown');
    const wrong = [
      ...(unknown ? [`${action.name}: neither done nor refused, but ${unknown.code}`] : []),
      ...(replies.some(({ code }) => code === 'KEY_REUSED') ? [`${action.name}: a new key is refused as used`] : []),
    ];
    if (first === undefined) return wrong;
    for (const reply of done) this.#acknowledged.note(reply);
    // A refusal is not kept: one press may come too early, and the other just in time.
    if (done.length < 2) return wrong;
    const isOne = done.every(({ body }) => isDeepStrictEqual(body, first.body));
    counts.count(PRESSED_TWICE, isOne ? 'done' : 'another answer');
    return isOne ? wrong : [...wrong, `${action.name}: one key, and two answers`];
  }

  /** Asks again, with the same key, where an answer said neither yes nor no. */
  async #send(call: Call): Promise<Reply> {
    const { random, servers } = this.around;
    const until = Date.now() + PATIENCE_MS;
    let reply = await send(random.pick(servers), call);
    while (reply.outcome === 'unknown' && Date.now() < until) {
      await pause(PAUSE_MS);
      reply = await send(random.pick(servers), call);
    }
    return reply;
  }
}
