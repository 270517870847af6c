import { rupeesText } from '../../../platform/money.js';
import { DealStep } from '../../deals/deal-step.types.js';
import type { NotificationFacts } from '../notification-facts.js';
import { escaped, type MailHouse, messageIdOf } from './compose-mail.js';
import type { Mail } from './mailer.js';
import { oneLine } from './subjects.js';

/** What happened, without what people wrote of each other: that stays behind the command. */
function reasonOf({ step, actor, amountPaise }: NotificationFacts): string {
  if (step === DealStep.DISPUTE)
    return `The ${actor} says that something about it is wrong. Both sides wait for your decision.`;
  const amount = amountPaise === undefined ? 'A payment' : `A payment of ${rupeesText(amountPaise)}`;
  return `${amount} was marked a week ago, and the farmer has not said whether it came. Both sides were told that you look at it.`;
}

/** The mail that tells the operator of a deal that waits for them: in English, as all that only operators read. */
export function composeOperatorMail(
  facts: NotificationFacts,
  { deliveryId, to }: { readonly deliveryId: string; readonly to: string },
  { publicUrl, brand, from }: MailHouse,
): Mail {
  const { number, crop } = facts;
  const lines = [
    `Deal ${number}: ${oneLine(crop)}.`,
    reasonOf(facts),
    `To see it, with contacts and all that was said: npm run operator -- dispute ${number}`,
    'All that waits for you: npm run operator -- disputes',
  ];
  return {
    messageId: messageIdOf(deliveryId, publicUrl),
    from: { name: brand, address: from },
    to: { name: brand, address: to },
    subject: oneLine(`Deal ${number} waits for your decision`),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><body>${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}</body></html>\n`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'en' },
  };
}
