import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import type { Language } from '../../platform/messages.js';
import { requireViewer } from '../users/require-viewer.js';
import { NotificationSettingsEntity } from './notification.entity.js';
import { NOTIFICATION_LIMITS } from './notification.limits.js';
import { NOTIFICATION_GROUPS, type NotificationGroup } from './notification.types.js';

/** What to change; what is left out stays. */
export interface SettingsDraft {
  readonly language?: Language | null | undefined;
  readonly groups?: readonly GroupDraft[] | null | undefined;
}

/** One group; a way that is left out stays as it is. */
export interface GroupDraft {
  readonly group: NotificationGroup;
  readonly mail?: boolean | null | undefined;
  readonly push?: boolean | null | undefined;
}

/** The groups that are off by one way, after a change. */
function offAfter(before: readonly NotificationGroup[], draft: SettingsDraft, way: 'mail' | 'push') {
  const changed = new Map((draft.groups ?? []).map((one) => [one.group, one[way]]));
  return NOTIFICATION_GROUPS.filter((group) => !(changed.get(group) ?? !before.includes(group)));
}

/** Writes the settings; the transaction locks their row until it ends, so that two changes at once are both kept. */
export async function writeSettings(tx: RequestContext, accountId: string, draft: SettingsDraft): Promise<void> {
  await tx.db.createQueryBuilder().insert().into(NotificationSettingsEntity).values({ accountId }).orIgnore().execute();
  const before = await tx.db
    .createQueryBuilder(NotificationSettingsEntity, 'settings')
    .where('settings.accountId = :accountId', { accountId })
    .setLock('pessimistic_write')
    .getOneOrFail();
  const mailOff = offAfter(before.mailOff, draft, 'mail');
  const pushOff = offAfter(before.pushOff, draft, 'push');
  const language = draft.language ?? before.language;
  await tx.db.update(NotificationSettingsEntity, { accountId }, { mailOff, pushOff, language });
}

/** Changes the caller's settings. Throws UNAUTHENTICATED and RATE_LIMITED. */
export async function updateSettings(
  ctx: RequestContext,
  { limits }: { readonly limits: RateLimits },
  draft: SettingsDraft,
): Promise<void> {
  const { id } = requireViewer(ctx.viewer);
  await limits.consume(NOTIFICATION_LIMITS.notificationChanges, id);
  await inTransaction(ctx, (tx) => writeSettings(tx, id, draft));
}
