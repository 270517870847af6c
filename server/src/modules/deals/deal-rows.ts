import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { UserEntity } from '../users/user.entity.js';
import { usersLoader } from '../users/user-rows.js';
import { DealEntity, DealEventEntity } from './deal.entity.js';
import type { DealFile } from './deal-file.rules.js';
import { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from './deal-part.entity.js';
import { DisputeImageEntity } from './dispute-image.entity.js';

const DEALS = Symbol('deals of bids');

/** The deals that bids became, by the bid's identifier; null where there is none. One statement for a request. */
export function dealsOfBidsLoader(ctx: RequestContext): DataLoader<string, DealEntity | null> {
  return ctx.perRequest(
    DEALS,
    () =>
      new DataLoader<string, DealEntity | null>(async (bidIds) => {
        const deals = await ctx.db.findBy(DealEntity, { bidId: In([...bidIds]) });
        const byBid = new Map(deals.map((deal) => [deal.bidId, deal]));
        return bidIds.map((id) => byBid.get(id) ?? null);
      }),
  );
}

const FILES = Symbol('files of deals');

const partsOf = <Row extends { readonly dealId: string }>(rows: readonly Row[], { id }: DealEntity) =>
  rows.filter(({ dealId }) => dealId === id);

/** Deals with everything that was said in them, as it is stored: three statements for all that a request shows. */
export function dealFilesLoader(ctx: RequestContext): DataLoader<DealEntity, DealFile, string> {
  return ctx.perRequest(
    FILES,
    () =>
      new DataLoader<DealEntity, DealFile, string>(
        async (deals) => {
          const ids = deals.map(({ id }) => id);
          const asked = { where: { dealId: In(ids) }, order: { createdAt: 'ASC', id: 'ASC' } } as const;
          const [pickups, weighings, payments] = await Promise.all([
            ctx.db.find(DealPickupEntity, asked),
            ctx.db.find(DealWeighingEntity, asked),
            ctx.db.find(DealPaymentEntity, asked),
          ]);
          return deals.map((deal) => ({
            deal,
            pickups: partsOf(pickups, deal),
            weighings: partsOf(weighings, deal),
            payments: partsOf(payments, deal),
          }));
        },
        { cacheKeyFn: ({ id }) => id },
      ),
  );
}

const EVENTS = Symbol('events of deals');

/** The timelines of deals by the deal's identifier, from the beginning: one statement for a request. */
export function dealEventsLoader(ctx: RequestContext): DataLoader<string, DealEventEntity[]> {
  return ctx.perRequest(
    EVENTS,
    () =>
      new DataLoader<string, DealEventEntity[]>(async (dealIds) => {
        const events = await ctx.db
          .createQueryBuilder(DealEventEntity, 'event')
          .where('event.dealId = ANY(:dealIds)', { dealIds })
          .orderBy('event.position')
          .getMany();
        return dealIds.map((id) => events.filter(({ dealId }) => dealId === id));
      }),
  );
}

const DISPUTE_IMAGES = Symbol('pictures of disputes');

/** The pictures of disputes by the deal's identifier, in the order in which they were shown: one statement for a request. */
export function disputeImagesLoader(ctx: RequestContext): DataLoader<string, DisputeImageEntity[]> {
  return ctx.perRequest(
    DISPUTE_IMAGES,
    () =>
      new DataLoader<string, DisputeImageEntity[]>(async (dealIds) => {
        const images = await ctx.db
          .createQueryBuilder(DisputeImageEntity, 'image')
          .where('image.dealId = ANY(:dealIds)', { dealIds })
          .orderBy('image.eventPosition')
          .addOrderBy('image.place')
          .getMany();
        return dealIds.map((id) => images.filter(({ dealId }) => dealId === id));
      }),
  );
}

/** The account of a side; the database keeps it for as long as the deal is there. */
export async function partyOf(ctx: RequestContext, accountId: string): Promise<UserEntity> {
  const account = await usersLoader(ctx).load(accountId);
  if (!account) throw new Error('A deal points at an account that does not exist.');
  return account;
}
