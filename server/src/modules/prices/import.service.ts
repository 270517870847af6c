import { LessThan } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import {
  type Cursor,
  checkPageSize,
  decodeCursor,
  type Page,
  type PageRequest,
  toPage,
} from '../../platform/list-pages.js';
import { PriceImportEntity } from './price.entity.js';
import type { PriceSourceName } from './price.types.js';
import { PriceImport } from './price-import.types.js';

const MOST_REASONS = 20;
const isPlace = ({ sortValue }: Cursor) => Number.isInteger(sortValue) && Math.abs(Number(sortValue)) < 2 ** 31;

function presentImport({ id, refusals, ...row }: PriceImportEntity): PriceImport {
  const reasons = Object.entries(refusals).map(([reason, rows]) => ({ reason, rows }));
  return Object.assign(new PriceImport(), row, {
    id: String(id),
    refusals: reasons.sort((one, other) => other.rows - one.rows).slice(0, MOST_REASONS),
  });
}

/** When each of these sources was read last. */
export const lastImports = (
  ctx: RequestContext,
  sources: readonly PriceSourceName[],
): Promise<{ source: PriceSourceName; startedAt: Date }[]> =>
  ctx.db
    .getRepository(PriceImportEntity)
    .createQueryBuilder('row')
    .select('source')
    .addSelect('max(started_at)', 'startedAt')
    .where('source = ANY(:sources)', { sources })
    .groupBy('source')
    .orderBy('source')
    .getRawMany();

/** What was brought in, the newest first. */
export async function listPriceImports(ctx: RequestContext, request: PageRequest): Promise<Page<PriceImport>> {
  const first = checkPageSize(request.first);
  const before = request.after ? Number(decodeCursor(request.after, isPlace).sortValue) : undefined;
  const imports = ctx.db.getRepository(PriceImportEntity);
  const rows = await imports.find({
    where: before === undefined ? {} : { id: LessThan(before) },
    order: { id: 'DESC' },
    take: first + 1,
  });
  return toPage(
    rows.map(presentImport),
    request,
    ({ id }) => ({ sortValue: Number(id), id }),
    () => imports.count(),
  );
}
