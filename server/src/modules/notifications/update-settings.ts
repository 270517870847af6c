import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import type { Language } from '../../platform/messages.js';
import { requireViewer } from '../auth/require-viewer.js';
import { NotificationSettingsEntity } from './notification.entity.js';
import { NOTIFICATION_LIMITS } from './notification.limits.js';
import { NOTIFICATION_GROUPS, type NotificationGroup } from './notification.types.js';

/** What to change; what is left out stays. */
export interface SettingsDraft {
  readonly language?: Language | null | undefined;
  readonly groups?: ReadonlyArray<{ readonly group: NotificationGroup; readonly mail: boolean }> | null | undefined;
}

/** Writes what somebody wants; the transaction keeps their row until it ends, so that two changes at once are both kept. */
export async function writeSettings(tx: RequestContext, accountId: string, draft: SettingsDraft): Promise<void> {
  await tx.db.createQueryBuilder().insert().into(NotificationSettingsEntity).values({ accountId }).orIgnore().execute();
  const before = await tx.db
    .createQueryBuilder(NotificationSettingsEntity, 'settings')
    .where('settings.accountId = :accountId', { accountId })
    .setLock('pessimistic_write')
    .getOneOrFail();
  const changed = new Map((draft.groups ?? []).map(({ group, mail }) => [group, mail]));
  const mailOff = NOTIFICATION_GROUPS.filter((group) => !(changed.get(group) ?? !before.mailOff.includes(group)));
  const language = draft.language ?? before.language;
  await tx.db.update(NotificationSettingsEntity, { accountId }, { mailOff, language });
}

/** Changes how the caller is told. Throws UNAUTHENTICATED and RATE_LIMITED. */
export async function updateSettings(
  ctx: RequestContext,
  { limits }: { readonly limits: RateLimits },
  draft: SettingsDraft,
): Promise<void> {
  const { id } = requireViewer(ctx.viewer);
  await limits.consume(NOTIFICATION_LIMITS.notificationChanges, id);
  await inTransaction(ctx, (tx) => writeSettings(tx, id, draft));
}
