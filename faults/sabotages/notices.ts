import { MODULES, type Sabotage } from './sabotage.types.js';

const NOTIFICATIONS = `${MODULES}/notifications`;
const TESTS = 'server/test/notifications';

/** What people are told, and mails. */
export const NOTICES: readonly Sabotage[] = [
  {
    name: 'delivery: a second worker sends what the first one has claimed',
    file: `${NOTIFICATIONS}/deliver.ts`,
    text: `.where("id = :id AND state = 'WAITING' AND due_at <= :now", { id, now })`,
    replacement: `.where("id = :id AND due_at <= :now", { id, now })`,
    suite: 'server',
    test: `${TESTS}/mails.test.ts`,
    title: 'AC-470: whoever claimed a delivery and died',
  },
  {
    name: 'quiet hours: everything is mailed at night',
    file: `${NOTIFICATIONS}/deliver.ts`,
    text: 'group === NotificationGroup.DEALS ? now : afterQuiet(now);',
    replacement: 'group === NotificationGroup.DEALS ? now : now;',
    suite: 'server',
    test: `${TESTS}/bids.test.ts`,
    title: 'AC-473: at night nothing is mailed',
  },
  {
    name: 'quiet hours: a warning waits for the morning instead of going before',
    file: `${NOTIFICATIONS}/remind.ts`,
    text: 'warningMoment(new Date(validUntil.getTime() - BEFORE_END_MS))',
    replacement: 'new Date(validUntil.getTime() - BEFORE_END_MS)',
    suite: 'server',
    test: `${TESTS}/bids.test.ts`,
    title: 'AC-473: a warning that would fall into the night',
  },
  {
    name: 'outbox: what is told is stored without what it tells',
    file: `${NOTIFICATIONS}/notify.ts`,
    text: '  const { raw }: { raw: readonly unknown[] } = await tx.db\n    .createQueryBuilder()',
    replacement:
      '  const { raw }: { raw: readonly unknown[] } = await tx.db.connection.manager\n    .createQueryBuilder()',
    suite: 'server',
    test: `${TESTS}/bids.test.ts`,
    title: 'AC-461: a command that is undone tells nobody',
  },
  {
    name: 'still true: a mail asks for an answer that was given',
    file: `${NOTIFICATIONS}/still-true.ts`,
    text: 'return check === undefined || check(ctx, notification);',
    replacement: 'return check === undefined || true;',
    suite: 'server',
    test: `${TESTS}/bids.test.ts`,
    title: 'AC-474: what is no longer true in the morning',
  },
  {
    name: 'mail: markup that people wrote is markup',
    file: `${NOTIFICATIONS}/mail/compose-mail.ts`,
    text: 'escaped(sentence)',
    replacement: 'sentence',
    suite: 'server',
    test: `${TESTS}/mails.test.ts`,
    title: 'AC-468: nothing that people wrote',
  },
  {
    name: 'unsubscribe: a link with a spoiled signature is good',
    file: `${NOTIFICATIONS}/unsubscribe-tokens.ts`,
    text: 'if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;',
    replacement: 'if (given.length !== expected.length && !timingSafeEqual(expected, expected)) return null;',
    suite: 'server',
    test: `${TESTS}/settings.test.ts`,
    title: 'AC-465: a token that is',
  },
];
