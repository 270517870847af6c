import type { RequestContext } from '../../platform/context.js';
import { BidEntity } from './bid.entity.js';
import { BidStatus } from './bid.types.js';

/** Closes every bid on a crop whose row the transaction holds. Returns how many bids the crop has. */
export async function closeBidsOf(tx: RequestContext, cropId: string): Promise<number> {
  const { affected } = await tx.db.update(BidEntity, { cropId }, { status: BidStatus.CLOSED });
  return affected ?? 0;
}
