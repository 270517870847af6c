import type { RequestContext } from '../../platform/context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { badInput } from '../../platform/errors/app-error.js';
import { addressKey, type RateLimits } from '../../platform/http/rate-limits.js';
import { NOTIFICATION_LIMITS } from './notification.limits.js';
import { NOTIFICATION_GROUPS, type NotificationGroupSettings } from './notification.types.js';
import { presentGroup, wishesOf } from './settings.service.js';
import type { MailLink, UnsubscribeTokens } from './unsubscribe-tokens.js';
import { writeSettings } from './update-settings.js';

export interface UnsubscribeDependencies {
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly limits: RateLimits;
}

/** What the link of a mail is about, as it is now; null where it is none of ours, or its account is gone. */
export async function mailSubscription(
  ctx: RequestContext,
  { unsubscribeTokens, limits }: UnsubscribeDependencies,
  token: string,
): Promise<NotificationGroupSettings | null> {
  await limits.consume(NOTIFICATION_LIMITS.unsubscribes, addressKey(ctx.clientAddress));
  const link = unsubscribeTokens.verify(token);
  return link && present(ctx, link);
}

async function present(ctx: RequestContext, { accountId, group }: MailLink): Promise<NotificationGroupSettings | null> {
  const wishes = await wishesOf(ctx, accountId);
  return wishes && presentGroup(wishes, group);
}

/**
 * Switches off the mails that a link is about, or all of them. The holder of the mail may do it without a sign-in, and
 * doing it again changes nothing. Throws RATE_LIMITED, and BAD_USER_INPUT where the link is none of ours.
 */
export async function unsubscribe(
  ctx: RequestContext,
  { unsubscribeTokens, limits }: UnsubscribeDependencies,
  { token, everything }: { readonly token: string; readonly everything: boolean },
): Promise<NotificationGroupSettings> {
  await limits.consume(NOTIFICATION_LIMITS.unsubscribes, addressKey(ctx.clientAddress));
  const notOurs = () =>
    badInput([{ field: 'token', message: 'This link is not complete. Please open it from the e-mail again.' }]);
  const link = unsubscribeTokens.verify(token);
  if (!link) throw notOurs();
  return inTransaction(ctx, async (tx) => {
    if (!(await present(tx, link))) throw notOurs();
    const groups = (everything ? NOTIFICATION_GROUPS : [link.group]).map((group) => ({ group, mail: false }));
    await writeSettings(tx, link.accountId, { groups });
    const now = await present(tx, link);
    if (!now) throw new Error('An account went away under its settings.');
    return now;
  });
}
