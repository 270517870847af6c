import type { RequestContext } from '../../platform/context.js';
import type { Language } from '../../platform/messages.js';
import { requireViewer } from '../users/require-viewer.js';
import { UserEntity } from '../users/user.entity.js';
import { NotificationSettingsEntity } from './notification.entity.js';
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  NotificationGroupSettings,
  NotificationSettings,
} from './notification.types.js';
import type { PushSender } from './push/push-sender.js';

export interface SettingsDependencies {
  /** Whether this server sends mails. */
  readonly mailAvailable: boolean;
  /** Null where this site sends nothing to devices. */
  readonly push: Pick<PushSender, 'publicKey'> | null;
}

/** The settings of an account's notifications. */
export interface Wishes {
  readonly language: Language;
  readonly mailOff: readonly NotificationGroup[];
  readonly pushOff: readonly NotificationGroup[];
}

/** What an account wants: what it chose, and the rest as it is for everybody. Null where there is no such account. */
export async function wishesOf(ctx: RequestContext, accountId: string): Promise<Wishes | null> {
  const [user, settings] = [
    await ctx.db.findOne(UserEntity, { where: { id: accountId }, select: { id: true, language: true } }),
    await ctx.db.findOneBy(NotificationSettingsEntity, { accountId }),
  ];
  const { mailOff = [], pushOff = [] } = settings ?? {};
  return user && { language: settings?.language ?? user.language ?? 'en', mailOff, pushOff };
}

/** The settings of an account as its owner sees them. */
export async function settingsOf(
  ctx: RequestContext,
  { mailAvailable, push }: SettingsDependencies,
  accountId: string,
): Promise<NotificationSettings> {
  const none = { language: ctx.language, mailOff: [], pushOff: [] };
  const { language, mailOff, pushOff } = (await wishesOf(ctx, accountId)) ?? none;
  const groups = NOTIFICATION_GROUPS.map((group) => presentGroup({ mailOff, pushOff }, group));
  const pushKey = push?.publicKey ?? null;
  return Object.assign(new NotificationSettings(), { language, mailAvailable, pushKey, groups });
}

/** One group as its owner sees it. */
export const presentGroup = ({ mailOff, pushOff }: Omit<Wishes, 'language'>, group: NotificationGroup) =>
  Object.assign(new NotificationGroupSettings(), {
    group,
    mail: !mailOff.includes(group),
    push: !pushOff.includes(group),
  });

/** The caller's settings. Throws UNAUTHENTICATED. */
export function mySettings(ctx: RequestContext, dependencies: SettingsDependencies): Promise<NotificationSettings> {
  return settingsOf(ctx, dependencies, requireViewer(ctx.viewer).id);
}
