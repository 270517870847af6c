import type { RequestContext } from '../../platform/context.js';
import type { CropEntity } from '../crops/crop.entity.js';
import type { CropExpired } from '../crops/crop.events.js';
import { Role } from '../users/user.types.js';
import { NotificationKind } from './notification.types.js';
import { type NewNotification, notify } from './notify.js';

/** A farmer's reminder of the last day of a listing; another last day is another one. */
export function listingNotification(
  kind: NotificationKind,
  { id, cropName, farmerId, expiryDate }: CropEntity,
): NewNotification {
  const facts = { crop: cropName, for: Role.FARMER, ...(expiryDate === null ? {} : { day: expiryDate }) };
  return { accountId: farmerId, kind, about: `${id} ${expiryDate ?? ''}`, cropId: id, facts };
}

export async function notifyOfCropExpired(tx: RequestContext, { crop }: CropExpired): Promise<void> {
  await notify(tx, listingNotification(NotificationKind.LISTING_ENDED, crop));
}
