import DataLoader from 'dataloader';
import type { RequestContext } from '../../platform/context.js';
import type { ListRequest } from '../../platform/database/moment-page.js';
import { isId } from '../../platform/ids.js';
import { checkPageSize, decodeCursor, mapPage, type Page, toPage } from '../../platform/list-pages.js';
import { toRupees } from '../../platform/money.js';
import { AuctionPriceEntity } from '../crops/auction.entity.js';
import { presentPrice } from '../crops/auction.presenter.js';
import type { AuctionPrice } from '../crops/auction.types.js';
import { AuctionPlace } from './auction-bid.rules.js';
import { BidEntity } from './bid.entity.js';
import { BidStanding } from './bid.types.js';

/** How many bids and bidders an auction has. */
export interface AuctionCounts {
  readonly bids: number;
  readonly bidders: number;
}

const COUNTS = Symbol('auction counts');

/** How often was bid in auctions, and by how many, by the crop's identifier: one statement for all that a request shows. */
export function auctionCountsLoader(ctx: RequestContext): DataLoader<string, AuctionCounts> {
  return ctx.perRequest(
    COUNTS,
    () =>
      new DataLoader<string, AuctionCounts>(async (cropIds) => {
        const rows = await ctx.db
          .createQueryBuilder(AuctionPriceEntity, 'price')
          .select('price.crop_id', 'crop')
          .addSelect('count(*) FILTER (WHERE NOT price.automatic)', 'bids')
          .addSelect('max(price.bidder)', 'bidders')
          .where('price.crop_id = ANY(:cropIds)', { cropIds })
          .groupBy('price.crop_id')
          .getRawMany<{ crop: string; bids: string; bidders: number }>();
        const byCrop = new Map(rows.map(({ crop, bids, bidders }) => [crop, { bids: Number(bids), bidders }]));
        return cropIds.map((id) => byCrop.get(id) ?? { bids: 0, bidders: 0 });
      }),
  );
}

/** The viewer's part in an auction. */
export interface OwnPlace {
  readonly standing: BidStanding;
  /** Rupees per unit. */
  readonly maxAmount: number;
}

const PLACES = Symbol('own places in auctions');

/** Where the caller stands in auctions, by the crop's identifier; null where they never bid. */
export function ownPlaceLoader(ctx: RequestContext): DataLoader<string, OwnPlace | null> {
  return ctx.perRequest(
    PLACES,
    () =>
      new DataLoader<string, OwnPlace | null>(async (cropIds) => {
        const { viewer } = ctx;
        if (!viewer) return cropIds.map(() => null);
        const bids = await ctx.db
          .createQueryBuilder(BidEntity, 'bid')
          .where('bid.cropId = ANY(:cropIds) AND bid.buyerId = :buyerId', { cropIds, buyerId: viewer.id })
          .andWhere('bid.auctionPlace IS NOT NULL')
          .orderBy('bid.createdAt')
          .addOrderBy('bid.id')
          .getMany();
        const last = new Map(bids.map((bid) => [bid.cropId, bid]));
        return cropIds.map((id) => {
          const bid = last.get(id);
          if (!bid || bid.maxPaise === null) return null;
          const leads = bid.auctionPlace !== AuctionPlace.OUTBID;
          return { standing: leads ? BidStanding.LEADING : BidStanding.OUTBID, maxAmount: toRupees(bid.maxPaise) };
        });
      }),
  );
}

/** The bid that leads or led an auction; null without bids. */
export function leadingBidOf(ctx: RequestContext, cropId: string): Promise<BidEntity | null> {
  return ctx.db
    .createQueryBuilder(BidEntity, 'bid')
    .where('bid.cropId = :cropId', { cropId })
    .andWhere("bid.auctionPlace IN ('WINNING', 'LEADING')")
    .getOne();
}

type PriceOfBuyer = AuctionPriceEntity & { readonly bid: Pick<BidEntity, 'buyerId'> };

/** The history of an auction, newest first. Throws BAD_USER_INPUT for a bad page size or cursor. */
export async function listPrices(
  ctx: RequestContext,
  { cropId, farmerId }: { readonly cropId: string; readonly farmerId: string },
  request: ListRequest,
): Promise<Page<AuctionPrice>> {
  const first = checkPageSize(request.first);
  const all = () =>
    ctx.db
      .createQueryBuilder(AuctionPriceEntity, 'price')
      .innerJoinAndMapOne('price.bid', BidEntity, 'bid', 'bid.id = price.bidId')
      .where('price.cropId = :cropId', { cropId });
  const query = all()
    .orderBy('price.position', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const isPlace = ({ id, sortValue }: { id: string; sortValue: string | number }) =>
      isId(id) && Number.isSafeInteger(sortValue);
    query.andWhere('price.position < :position', { position: decodeCursor(request.after, isPlace).sortValue });
  }
  const rows = (await query.getMany()) as PriceOfBuyer[];
  const page = toPage(
    rows,
    request,
    ({ position, id }) => ({ sortValue: position, id }),
    () => all().getCount(),
  );
  return mapPage(page, (row) => presentPrice(row, { buyerId: row.bid.buyerId, farmerId }, ctx.viewer));
}
