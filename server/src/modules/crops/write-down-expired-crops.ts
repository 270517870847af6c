import { In, IsNull, LessThan } from 'typeorm';
import { dayInIndia } from '../../platform/calendar-day.js';
import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { publish } from '../../platform/events.js';
import { writeDownEach } from '../../platform/jobs/write-down-each.js';
import { CropEntity } from './crop.entity.js';
import { CropExpired } from './crop.events.js';
import { FOR_SALE } from './crop.policy.js';
import { CropStatus } from './crop.types.js';
import { cropsToExpire } from './crop-query.js';
import { readCropIds } from './crop-reader.js';
import { cropRow, lockCropIfThere } from './crop-rows.js';

/** How many are written down in one turn; the rest waits for the next. */
const MOST_AT_ONCE = 100;

/** Writes one down, where it is still there and due once its row is held. Returns whether it was. */
async function writeDown(tx: RequestContext, id: string): Promise<boolean> {
  const crop = await lockCropIfThere(tx, id);
  if (!crop) return false;
  const today = dayInIndia(tx.clock.now());
  const { affected } = await tx.db.update(
    CropEntity,
    { id, status: In(FOR_SALE), deletedAt: IsNull(), auctionState: IsNull(), expiryDate: LessThan(today) },
    { status: CropStatus.EXPIRED },
  );
  if (affected !== 1) return false;
  await publish(tx, new CropExpired({ ...crop, status: CropStatus.EXPIRED }));
  return true;
}

/**
 * Stores which crops have expired, each in a transaction of its own, and publishes `CropExpired`, so that their
 * bids end and their sides are notified. At most a hundred a turn; run again, it goes on. Nothing depends on it having run:
 * the clock decides. Returns how many were written down; one that fails is logged and tried again the next time.
 */
export async function writeDownExpiredCrops(ctx: RequestContext): Promise<number> {
  const due = await readCropIds(ctx, cropsToExpire(ctx), { order: 'crop.expiry_date', limit: MOST_AT_ONCE });
  return writeDownEach(
    ctx,
    due.map((id) => ({ id })),
    async ({ id }) => Number(await inTransaction(ctx, (tx) => writeDown(tx, id), { row: cropRow(id) })),
  );
}
