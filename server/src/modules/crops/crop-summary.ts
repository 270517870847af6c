import type { RequestContext } from '../../platform/context.js';
import { toRupees } from '../../platform/money.js';
import { requireViewer } from '../auth/require-viewer.js';
import { CropEntity } from './crop.entity.js';
import type { CropSummary } from './crop-summary.types.js';

type Counted = Record<'listed' | 'active' | 'sold' | 'paise', string>;

/** The viewer's own crops in figures. Throws UNAUTHENTICATED. */
export async function summariseMyCrops(ctx: RequestContext): Promise<CropSummary> {
  const { id } = requireViewer(ctx.viewer);
  const active = "FILTER (WHERE crop.status = 'active')";
  const row = await ctx.db
    .createQueryBuilder(CropEntity, 'crop')
    .select('count(*)', 'listed')
    .addSelect(`count(*) ${active}`, 'active')
    .addSelect("count(*) FILTER (WHERE crop.status = 'sold')", 'sold')
    .addSelect(`coalesce(round(sum(crop.basePricePaise * crop.quantityAmount) ${active}), 0)`, 'paise')
    .where('crop.farmerId = :id', { id })
    .andWhere('crop.deletedAt IS NULL')
    .getRawOne<Counted>();
  return {
    listed: Number(row?.listed ?? 0),
    active: Number(row?.active ?? 0),
    sold: Number(row?.sold ?? 0),
    valueOnSale: toRupees(Number(row?.paise ?? 0)),
  };
}
