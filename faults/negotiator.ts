import { listAt, textAt } from './answers.js';
import { type Call, mutation, rest, send, type Via } from './api.js';
import { Trader } from './trader.js';

/** What is agreed on in these markets: they sell whole. */
const QUINTALS = 80;
/** Of a list, what a person looks at. */
const LOOKED_AT = 10;

/** What GraphQL gives back of an answered offer. */
const BID = 'bid { id lastOffer { id } deal { id } }';

/** Answers offers, weighs and marks payments: what follows a bid. Each offer and each weighing once. */
export abstract class Negotiator extends Trader {
  readonly #answered = new Set<string>();
  readonly #weighed = new Set<string>();
  #payments = 0;

  /** Where the offers are read that wait for them. */
  protected abstract readonly waitingOffers: string;

  /** Accepts one of the offers that wait for them, or names another price. */
  protected async answerOffer(): Promise<void> {
    const { random } = this;
    const token = await this.accessToken();
    if (token === undefined) return;
    const waiting = await this.#read(this.waitingOffers, 'bids', token);
    const open = waiting.flatMap((bid) => {
      const [offer, crop] = [textAt(bid, 'offerId'), textAt(bid, 'crop', 'id')];
      return offer === undefined || crop === undefined || this.#answered.has(offer) ? [] : [{ offer, crop }];
    });
    if (open.length === 0) return;
    const { offer, crop } = random.pick(open);
    this.#answered.add(offer);
    if (random.chance(0.5)) {
      for (const listed of this.market.crops) if (listed.id === crop) listed.mayBeSold = true;
      const { reply } = await this.want({ action: 'accept', tag: offer }, (via, key) =>
        this.#call(
          { via, path: `/offers/${offer}/accept`, name: 'acceptOffer', returns: BID },
          { offerId: offer },
          { token, key },
        ),
      );
      await this.tokenWasRefused(reply);
      return;
    }
    const amountPaise = random.whole(100, 500_000);
    const { reply } = await this.want({ action: 'counter', tag: offer, amountPaise }, (via, key) =>
      this.#call(
        { via, path: `/offers/${offer}/counter`, name: 'counterOffer', returns: BID },
        { offerId: offer, price: amountPaise / 100 },
        { token, key },
      ),
    );
    await this.tokenWasRefused(reply);
  }

  /** The farmer weighs what was sold, once. */
  protected async weigh(): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const deals = (await this.#deals(token)).filter(({ id, state }) => state === 'AGREED' && !this.#weighed.has(id));
    if (deals.length === 0) return;
    const { id } = this.random.pick(deals);
    this.#weighed.add(id);
    const { reply } = await this.want({ action: 'weigh', tag: id }, (via, key) =>
      this.#call(
        { via, path: `/deals/${id}/record-weight`, name: 'recordWeight', returns: 'deal { weighing { id } }' },
        { dealId: id, quantity: QUINTALS },
        { token, key },
      ),
    );
    await this.tokenWasRefused(reply);
  }

  /** The buyer says to have paid something: a sum that no other payment has, which is how it is found. */
  protected async pay(): Promise<void> {
    const token = await this.accessToken();
    if (token === undefined) return;
    const deals = (await this.#deals(token)).filter(({ state }) => state === 'AGREED' || state === 'WEIGHED');
    if (deals.length === 0) return;
    const { id } = this.random.pick(deals);
    this.#payments += 1;
    const amountPaise = 100 + this.#payments;
    const { reply } = await this.want({ action: 'pay', tag: `${id} ${amountPaise}`, amountPaise }, (via, key) =>
      this.#call(
        { via, path: `/deals/${id}/mark-payment`, name: 'markPayment', returns: 'deal { payments { id amount } }' },
        { dealId: id, amount: amountPaise / 100, method: 'CASH' },
        { token, key },
      ),
    );
    await this.tokenWasRefused(reply);
  }

  async #deals(token: string): Promise<Array<{ id: string; state: string }>> {
    return (await this.#read(`/deals?limit=${LOOKED_AT}`, 'deals', token)).flatMap((deal) => {
      const [id, state] = [textAt(deal, 'id'), textAt(deal, 'state')];
      return id === undefined || state === undefined ? [] : [{ id, state }];
    });
  }

  async #read(path: string, name: string, token: string): Promise<readonly unknown[]> {
    const reply = await send(this.line(), rest('GET', path, { token }));
    await this.tokenWasRefused(reply);
    return listAt(reply.body, name);
  }

  /** The same command through either interface: REST has the identifier in its path. */
  #call(
    how: { readonly via: Via; readonly path: string; readonly name: string; readonly returns: string },
    value: Readonly<Record<string, unknown>>,
    caller: { readonly token: string; readonly key: string },
  ): Call {
    const { dealId: _deal, offerId: _offer, ...body } = value;
    if (how.via === 'rest') return rest('POST', how.path, caller, body);
    const type = `${how.name.charAt(0).toUpperCase()}${how.name.slice(1)}Input`;
    return mutation(how.name, { type, value }, how.returns, caller, this.market.withKey);
  }
}
