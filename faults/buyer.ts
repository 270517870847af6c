import { listAt, textAt } from './answers.js';
import { mutation, type Reply, rest, send } from './api.js';
import type { ListedCrop, Market } from './market.js';
import { Negotiator } from './negotiator.js';
import type { Random } from './random.js';

/** On so many of the newest crops a buyer bids at once: others do too, while their farmers edit them. */
const SEVERAL = 4;

/** Bids on crops, also on some that are being removed or are gone, answers counter-offers, pays, and reads their bids back. */
export class Buyer extends Negotiator {
  protected readonly waitingOffers = '/bids/my-bids?waiting=true&limit=10';
  #bids = 0;

  constructor(name: string, market: Market, random: Random) {
    super(name, 'buyer', market, random);
  }

  protected async trade(): Promise<void> {
    const { random, market } = this;
    if (market.crops.length === 0) return;
    const drawn = random.next();
    const leaving = market.crops.filter(({ removal }) => removal !== undefined).slice(-5);
    if (drawn < 0.1 && leaving.length > 0) return this.#bid([random.pick(leaving)], random.whole(100, 500_000));
    if (drawn < 0.35) return this.#bid([random.pick(market.crops.slice(-30))], random.whole(100, 500_000));
    if (drawn < 0.55) return this.#bid(market.crops.slice(-SEVERAL), random.whole(100, 500_000));
    if (drawn < 0.62) return this.answerOffer();
    if (drawn < 0.71) return this.pay();
    if (drawn < 0.75) return this.#bid([random.pick(market.crops)], 0);
    if (drawn < 0.88) return this.readBids();
    return this.lookAt(random.pick(market.crops));
  }

  protected override async lookBack(): Promise<void> {
    await this.readBids();
  }

  /** Bids on one crop, or on several at the same moment. An amount of nothing is refused. */
  async #bid(crops: readonly ListedCrop[], amountPaise: number): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    for (const reply of await Promise.all(crops.map((crop) => this.#bidOn(crop, amountPaise, token)))) {
      if (await this.tokenWasRefused(reply)) return;
    }
  }

  async #bidOn(crop: ListedCrop, amountPaise: number, token: string): Promise<Reply> {
    this.#bids += 1;
    const message = `bid ${this.name} ${this.#bids}`;
    const terms = { cropId: crop.id, bidAmount: amountPaise / 100, message };
    const wrong = amountPaise === 0 ? { isWrong: true as const } : {};
    const { reply } = await this.want(
      { action: 'bid', tag: message, crop: crop.id, amountPaise, ...wrong },
      (via, key) =>
        via === 'rest'
          ? rest('POST', '/bids/place', { token, key }, terms)
          : mutation(
              'placeBid',
              { type: 'PlaceBidInput', value: terms },
              'bid { id }',
              { token, key },
              this.market.withKey,
            ),
    );
    return reply;
  }

  /** Reads all of their bids, page by page; what could not be read is no sighting. */
  async readBids(): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const from = Date.now();
    const bids: Array<{ id: string; status: string }> = [];
    let after = '';
    for (;;) {
      const reply = await send(this.line(), rest('GET', `/bids/my-bids?limit=100${after}`, { token }));
      if (reply.outcome !== 'done') {
        await this.tokenWasRefused(reply);
        return;
      }
      for (const bid of listAt(reply.body, 'bids')) {
        bids.push({ id: textAt(bid, 'bidId') ?? '', status: textAt(bid, 'status') ?? '' });
      }
      const cursor = textAt(reply.body, 'pageInfo', 'endCursor');
      if (listAt(reply.body, 'bids').length < 100 || cursor === undefined) break;
      after = `&after=${encodeURIComponent(cursor)}`;
    }
    this.market.history.add({ event: 'bids seen', person: this.name, bids, from, to: Date.now() });
  }
}
