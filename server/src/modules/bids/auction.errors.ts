import { AppError } from '../../platform/errors/app-error.js';
import { type Paise, rupeesText, toRupees } from '../../platform/money.js';

/** The refusal of a bid that is too low: it names the least that would be taken. */
export const bidTooLow = (least: Paise) =>
  new AppError('BID_TOO_LOW', `The least bid now is ${rupeesText(least)}. Please bid that or more.`, {
    details: { leastAmount: toRupees(least) },
  });

/** The refusal of a maximum that is not above one's own; only its bidder gets it. */
export const belowOwnMax = (own: Paise) =>
  new AppError('BELOW_OWN_MAX', `You bid up to ${rupeesText(own)} already. You can only go higher.`, {
    details: { yourMax: toRupees(own) },
  });

/** The refusal after the end. */
export const auctionEnded = (endedAt: Date) =>
  new AppError('AUCTION_ENDED', 'This auction is over. No more bids are taken.', { details: { endedAt } });
