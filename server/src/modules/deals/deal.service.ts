import { dayInIndia, startOfDayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListRequest } from '../../platform/database/moment-page.js';
import { isId } from '../../platform/ids.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  isCursorMoment,
  type Page,
  toPage,
} from '../../platform/list-pages.js';
import { toRupees } from '../../platform/money.js';
import { requireViewer } from '../users/require-viewer.js';
import { DealEntity, type DealEventEntity } from './deal.entity.js';
import { sideOfDeal } from './deal.policy.js';
import { presentDeal } from './deal.presenter.js';
import type { Deal, SalesSummary } from './deal.types.js';
import { byTheClock, type DueStep } from './deal-clock.rules.js';
import { DealPaymentEntity } from './deal-part.entity.js';
import { PaymentStatus } from './deal-part.types.js';
import { dealEventsLoader, dealFilesLoader, disputeImagesLoader, partyOf } from './deal-rows.js';
import { DealState, DealStep } from './deal-step.types.js';
import { DisputeImageEntity } from './dispute-image.entity.js';

/** Where a deal stands in its reader's list: what waits for them first, then what goes on, then what is over. */
const RANK = `CASE
  WHEN (CASE WHEN deal.farmerId = :viewerId THEN deal.farmerWaitsFrom ELSE deal.buyerWaitsFrom END) <= :now THEN 0
  WHEN deal.endedAt IS NULL THEN 1 ELSE 2 END`;
const RANKS = ['0', '1', '2'];

/** A cursor of this list names the rank and the moment, `0 2026-04-13T11:30:00.000Z`. */
function isOfThisList({ id, sortValue }: Cursor): boolean {
  const [rank = '', moment = ''] = String(sortValue).split(' ');
  return isId(id) && RANKS.includes(rank) && isCursorMoment(moment);
}

/**
 * The deals of the caller, on either side: those that wait for them first, then those that go on, then those that are over,
 * each newest first. The order is by what is written down, so what the clock has just decided takes its place within the
 * minute. `skip` of them are passed over. Throws UNAUTHENTICATED or BAD_USER_INPUT.
 */
export async function listMyDeals(ctx: RequestContext, request: ListRequest): Promise<Page<DealEntity>> {
  const { id: viewerId } = requireViewer(ctx.viewer);
  const first = checkPageSize(request.first);
  const mine = () =>
    ctx.db
      .createQueryBuilder(DealEntity, 'deal')
      .where('(deal.farmerId = :viewerId OR deal.buyerId = :viewerId)', { viewerId });
  const query = mine()
    .addSelect(RANK, 'rank')
    .setParameter('now', ctx.clock.now())
    .orderBy('rank')
    .addOrderBy('deal.createdAt', 'DESC')
    .addOrderBy('deal.id', 'DESC')
    .offset(request.skip ?? 0)
    .limit(first + 1);
  if (request.after) {
    const { sortValue, id } = decodeCursor(request.after, isOfThisList);
    const [rank, createdAt] = String(sortValue).split(' ');
    const goesOn = `${RANK} > :rank OR (${RANK} = :rank AND (deal.createdAt, deal.id) < (:createdAt, :id))`;
    query.andWhere(`(${goesOn})`, { rank: Number(rank), createdAt, id });
  }
  const { entities, raw } = await query.getRawAndEntities<{ rank: number }>();
  const ranks = new Map(entities.map((deal, index) => [deal, raw[index]?.rank]));
  return toPage(
    entities,
    request,
    (deal) => ({ sortValue: `${ranks.get(deal)} ${deal.createdAt.toISOString()}`, id: deal.id }),
    () => mine().getCount(),
  );
}

/** When this month began in India. */
const startOfMonth = ({ clock }: RequestContext): Date =>
  startOfDayInIndia(`${dayInIndia(clock.now()).slice(0, -'01'.length)}01`);

/** What the caller sold: their completed deals as farmer, and the payments that arrived. Throws UNAUTHENTICATED. */
export async function summariseMySales(ctx: RequestContext): Promise<SalesSummary> {
  const { id } = requireViewer(ctx.viewer);
  const row = await ctx.db
    .createQueryBuilder(DealEntity, 'deal')
    .leftJoin(DealPaymentEntity, 'payment', 'payment.dealId = deal.id AND payment.status = :received')
    .select('count(DISTINCT deal.id)', 'completed')
    .addSelect('coalesce(sum(payment.amountPaise), 0)', 'paise')
    .addSelect('coalesce(sum(payment.amountPaise) FILTER (WHERE deal.endedAt >= :month), 0)', 'month_paise')
    .where('deal.farmerId = :id AND deal.state = :completed')
    .setParameters({ id, received: PaymentStatus.RECEIVED, completed: DealState.COMPLETED, month: startOfMonth(ctx) })
    .getRawOne<{ completed: string; paise: string; month_paise: string }>();
  return {
    completed: Number(row?.completed ?? 0),
    received: toRupees(Number(row?.paise ?? 0)),
    receivedThisMonth: toRupees(Number(row?.month_paise ?? 0)),
  };
}

/** A deal of the caller; null where there is none, and where it is between others. Throws UNAUTHENTICATED. */
export async function findDeal(ctx: RequestContext, id: string): Promise<DealEntity | null> {
  const viewer = requireViewer(ctx.viewer);
  const deal = isId(id) ? await ctx.db.findOneBy(DealEntity, { id }) : null;
  return deal && sideOfDeal(viewer, deal) ? deal : null;
}

/**
 * A picture of a dispute of the caller's; null for everybody but the two sides, guests too: its existence is not their
 * business.
 */
export async function findDisputeImage(
  ctx: RequestContext,
  dealId: string,
  id: string,
): Promise<DisputeImageEntity | null> {
  const deal = ctx.viewer && isId(id) ? await findDeal(ctx, dealId) : null;
  return deal && ctx.db.findOneBy(DisputeImageEntity, { id, dealId: deal.id });
}

/** The timeline with steps of the clock that are not stored yet. */
function timeline(written: readonly DealEventEntity[], due: readonly DueStep[]): DealEventEntity[] {
  const unwritten = due.map(({ move, at, subjectId, file }, index) => ({
    dealId: file.deal.id,
    position: written.length + index + 1,
    step: move.name,
    actor: move.actor,
    actorId: null,
    state: move.to,
    subjectId,
    words: null,
    createdAt: at,
  }));
  return [...written, ...unwritten];
}

/** A deal by the clock as the caller sees it, who is one of its sides. */
export async function toDeal(ctx: RequestContext, deal: DealEntity): Promise<Deal> {
  const side = sideOfDeal(ctx.viewer, deal);
  if (side === null) throw new Error('A deal is shown to somebody who is no side of it.');
  const [stored, events, farmer] = await Promise.all([
    dealFilesLoader(ctx).load(deal),
    dealEventsLoader(ctx).load(deal.id),
    partyOf(ctx, deal.farmerId),
  ]);
  const now = ctx.clock.now();
  const { file, due } = byTheClock(stored, now);
  const isDisputed = events.some(({ step }) => step === DealStep.DISPUTE);
  const images = isDisputed ? await disputeImagesLoader(ctx).load(deal.id) : [];
  return presentDeal(file, timeline(events, due), { side, now, paymentAddress: farmer.paymentAddress, images });
}
