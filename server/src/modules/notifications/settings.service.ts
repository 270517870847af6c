import type { RequestContext } from '../../platform/context.js';
import type { Language } from '../../platform/messages.js';
import { requireViewer } from '../auth/require-viewer.js';
import { UserEntity } from '../users/user.entity.js';
import { NotificationSettingsEntity } from './notification.entity.js';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  NotificationGroupSettings,
  NotificationSettings,
} from './notification.types.js';

/** How somebody is told. */
export interface Wishes {
  readonly language: Language;
  readonly mailOff: readonly NotificationGroup[];
}

/** What an account wants: what it chose, and the rest as it is for everybody. Null where there is no such account. */
export async function wishesOf(ctx: RequestContext, accountId: string): Promise<Wishes | null> {
  const [user, settings] = [
    await ctx.db.findOne(UserEntity, { where: { id: accountId }, select: { id: true, language: true } }),
    await ctx.db.findOneBy(NotificationSettingsEntity, { accountId }),
  ];
  return user && { language: settings?.language ?? user.language ?? 'en', mailOff: settings?.mailOff ?? [] };
}

/** The settings of an account as its owner sees them. */
export async function settingsOf(
  ctx: RequestContext,
  { mailAvailable }: { readonly mailAvailable: boolean },
  accountId: string,
): Promise<NotificationSettings> {
  const { language, mailOff } = (await wishesOf(ctx, accountId)) ?? { language: ctx.language, mailOff: [] };
  const groups = NOTIFICATION_GROUPS.map((group) =>
    Object.assign(new NotificationGroupSettings(), { group, mail: !mailOff.includes(group) }),
  );
  return Object.assign(new NotificationSettings(), { language, mailAvailable, groups });
}

/** How the caller is told. Throws UNAUTHENTICATED. */
export function mySettings(
  ctx: RequestContext,
  dependencies: { readonly mailAvailable: boolean },
): Promise<NotificationSettings> {
  return settingsOf(ctx, dependencies, requireViewer(ctx.viewer).id);
}
