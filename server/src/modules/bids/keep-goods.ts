import type { RequestContext } from '../../platform/context.js';
import { badInput } from '../../platform/errors/app-error.js';
import type { CropEdited } from '../crops/crop.events.js';
import { otherAuctionTerms, otherGoods } from '../crops/edit.rules.js';
import { BidEntity } from './bid.entity.js';

/** A crop with bids keeps its identity. Throws BAD_USER_INPUT, which undoes the edit. */
export async function keepGoods(tx: RequestContext, { crop, before }: CropEdited): Promise<void> {
  const terms = otherAuctionTerms(crop, before);
  if (terms.length > 0) throw badInput(terms);
  const problems = otherGoods(crop, before);
  if (problems.length > 0 && (await tx.db.existsBy(BidEntity, { cropId: crop.id }))) throw badInput(problems);
}
