import { DealEntity } from '../../src/modules/deals/deal.entity.js';
import { accept, placeBid } from '../bids/trading.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
import { completeDeal } from '../deals/dealing.js';
import type { TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

/** A deal that somebody's bid became, as it was made. */
export async function agreedDeal(server: TestServer, farmer: Person, buyer: Person): Promise<DealEntity> {
  const crop = await insertCrop(server, farmer);
  const { offerId } = await placeBid(server, buyer, crop.id);
  const { body, status, text } = await accept(server, farmer, offerId);
  if (status !== 200) throw new Error(`Accepting a bid of a test answered ${status}: ${text}`);
  return server.dataSource.manager.findOneByOrFail(DealEntity, { id: body.bid.dealId });
}

/** A deal that was completed a moment ago: weighed as agreed, paid in cash. */
export async function completedDeal(server: TestServer, farmer: Person, buyer: Person): Promise<DealEntity> {
  const deal = await agreedDeal(server, farmer, buyer);
  await completeDeal(server, { ...deal, farmer, buyer });
  return server.dataSource.manager.findOneByOrFail(DealEntity, { id: deal.id });
}

export const rate = (
  server: TestServer,
  as: Person | undefined,
  dealId: string,
  body: unknown = { stars: 5 },
): Promise<RestAnswer> => call(server, 'POST', `/api/deals/${dealId}/rating`, { as, body });

/** Gives a farmer these stars, each by a completed deal that both sides have rated. */
export async function giveStars(server: TestServer, farmer: Person, stars: readonly number[]): Promise<void> {
  const buyer = await person(server, 'buyer');
  for (const given of stars) {
    const deal = await completedDeal(server, farmer, buyer);
    await rate(server, buyer, deal.id, { stars: given });
    const { status, text } = await rate(server, farmer, deal.id);
    if (status !== 200) throw new Error(`A rating of a test answered ${status}: ${text}`);
  }
}
