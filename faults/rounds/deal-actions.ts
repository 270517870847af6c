import type { Action, ActionKind } from './action.types.js';
import { post } from './bid-actions.js';
import type { ContendedCrop, KnownDeal } from './contended-crop.js';

function dealFor({ deals, around: { random } }: ContendedCrop, isCancelled: boolean): KnownDeal | undefined {
  if (deals.length === 0) return undefined;
  const fitting = deals.filter((deal) => deal.isCancelled === isCancelled);
  return random.pick(fitting.length > 0 && random.chance(0.9) ? fitting : deals);
}

const CANCEL = { farmer: 'cancel a deal, as the farmer', buyer: 'cancel a deal, as the buyer' } as const;
const STILL_THERE = 'say whether it is still there';
const WEIGH = 'weigh';

function cancel(crop: ContendedCrop): Action | undefined {
  const deal = dealFor(crop, false);
  if (deal === undefined) return undefined;
  const { farmer, random } = crop.around;
  const side = random.chance(0.5) ? 'farmer' : 'buyer';
  const { token } = side === 'farmer' ? farmer : deal.buyer;
  const said = side === 'farmer' && random.chance(0.4) ? { stillThere: true } : {};
  return {
    name: CANCEL[side],
    call: post(crop, token, `/deals/${deal.id}/cancel`, { reason: 'NO_TRANSPORT', ...said }),
  };
}

function sayStillThere(crop: ContendedCrop): Action | undefined {
  const deal = dealFor(crop, true);
  if (deal === undefined) return undefined;
  const { farmer, random } = crop.around;
  const body = { stillThere: random.chance(0.8) };
  return { name: STILL_THERE, call: post(crop, farmer.token, `/deals/${deal.id}/still-there`, body) };
}

/** A deal that is weighed can't be cancelled any more. */
function weigh(crop: ContendedCrop): Action | undefined {
  const deal = dealFor(crop, false);
  if (deal === undefined) return undefined;
  const body = { quantity: crop.around.random.whole(1, 40), confirmFar: true };
  return { name: WEIGH, call: post(crop, crop.around.farmer.token, `/deals/${deal.id}/record-weight`, body) };
}

/** What becomes of deals, as far as it comes back to the crop. */
export const DEAL_ACTIONS: readonly ActionKind[] = [
  { names: Object.values(CANCEL), weight: 2, afterwards: 5, draw: cancel },
  { names: [STILL_THERE], weight: 2, afterwards: 6, draw: sayStillThere },
  { names: [WEIGH], weight: 0.8, afterwards: 1.5, draw: weigh },
];
