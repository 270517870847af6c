import type { RequestContext } from '../../platform/context.js';
import { rupeesText } from '../../platform/money.js';
import { totalOf } from '../crops/quantity.rules.js';
import type { MediaStore } from '../media/media.store.js';
import { mediaFile } from '../media/media-file.js';
import { DealEntity } from './deal.entity.js';
import { dealNotFound } from './deal.policy.js';
import { byTheClock } from './deal-clock.rules.js';
import { type DealFile, sumOfDeal } from './deal-file.rules.js';
import { dealEventsLoader, dealFilesLoader, disputeImagesLoader, partyOf } from './deal-rows.js';
import type { DisputeImageEntity } from './dispute-image.entity.js';

const minute = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function linesOf(file: DealFile): string[] {
  const { deal, weighings, payments } = file;
  const { due, received, toPay } = sumOfDeal(file);
  return [
    ...weighings.map((weighing) => {
      const { quantity, deductionPercent, deductionReason, deductionWords, finalPaise, confirmedBy } = weighing;
      const words = deductionWords ? `, ${deductionWords}` : '';
      const less = deductionPercent === null ? '' : `, ${deductionPercent} % less (${deductionReason}${words})`;
      const agreed = confirmedBy ? `confirmed by the ${confirmedBy}` : 'not confirmed';
      return `weighed   ${quantity} ${deal.unit}${less}: ${rupeesText(finalPaise)}, ${agreed}`;
    }),
    ...payments.map(({ amountPaise, method, reference, status, createdAt }) => {
      const number = reference ? ` ${reference}` : '';
      return `payment   ${rupeesText(amountPaise)} ${method}${number}, marked ${minute(createdAt)}: ${status}`;
    }),
    `money     due ${rupeesText(due)}, received ${rupeesText(received)}, left ${rupeesText(toPay)}`,
  ];
}

/** The widest file of a picture. */
const fileOf = ({ key, variants }: DisputeImageEntity) => mediaFile(key, variants.at(-1)?.width ?? 0);

/**
 * Everything that the operator needs to decide on a deal, as lines of plain text: both sides with their contacts, the sum,
 * and the timeline with what was said, and where the pictures lie that were shown with it. Throws NOT_FOUND where there is
 * no deal with this number.
 */
export async function describeDeal(
  ctx: RequestContext,
  media: Pick<MediaStore, 'pathOf'>,
  number: string,
): Promise<string> {
  const deal = await ctx.db.findOneBy(DealEntity, { number });
  if (!deal) throw dealNotFound();
  const [stored, events, images, farmer, buyer] = await Promise.all([
    dealFilesLoader(ctx).load(deal),
    dealEventsLoader(ctx).load(deal.id),
    disputeImagesLoader(ctx).load(deal.id),
    partyOf(ctx, deal.farmerId),
    partyOf(ctx, deal.buyerId),
  ]);
  const { file } = byTheClock(stored, ctx.clock.now());
  const { quantity, unit, pricePaise, farmerName, buyerName, crop } = deal;
  return [
    `${number}  ${file.deal.state}`,
    `sold      ${crop.name}, ${quantity} ${unit} at ${rupeesText(pricePaise)}: ${rupeesText(totalOf(pricePaise, quantity))}`,
    `farmer    ${farmerName}, ${farmer.phone}, ${farmer.email}`,
    `buyer     ${buyerName}, ${buyer.phone}, ${buyer.email}`,
    ...linesOf(file),
    '',
    ...events.flatMap(({ position, step, actor, createdAt, words }) => [
      `${String(position).padStart(3)}  ${minute(createdAt)}  ${step} by the ${actor}${words ? `: ${words}` : ''}`,
      ...images
        .filter(({ eventPosition }) => eventPosition === position)
        .map((image) => `     picture  ${media.pathOf(fileOf(image))}`),
    ]),
  ].join('\n');
}
