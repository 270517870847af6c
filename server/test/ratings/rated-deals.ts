import { DealEntity, DealEventEntity } from '../../src/modules/deals/deal.entity.js';
import { DealState, DealStep } from '../../src/modules/deals/deal.types.js';
import { accept, placeBid } from '../bids/trading.js';
import { call, insertCrop, type Person, person } from '../crops/market.js';
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

/** The same brought to its end at the server's time. */
export async function endDeal(
  server: TestServer,
  deal: DealEntity,
  state: DealState,
  by: { readonly step: DealStep; readonly side: 'farmer' | 'buyer' },
): Promise<void> {
  const { manager } = server.dataSource;
  await manager.update(DealEntity, { id: deal.id }, { state });
  await manager.insert(DealEventEntity, {
    dealId: deal.id,
    position: 2,
    step: by.step,
    actor: by.side,
    actorId: by.side === 'farmer' ? deal.farmerId : deal.buyerId,
    state,
    createdAt: server.clock.now(),
  });
}

/** A deal that was completed a moment ago. */
export async function completedDeal(server: TestServer, farmer: Person, buyer: Person): Promise<DealEntity> {
  const deal = await agreedDeal(server, farmer, buyer);
  await endDeal(server, deal, DealState.COMPLETED, { step: DealStep.COMPLETE, side: 'farmer' });
  return deal;
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
