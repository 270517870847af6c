import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADVISOR_LIMITS, QUESTIONS_UNDER_WAY } from '../../src/modules/advisor/advisor.limits.js';
import { LONGEST_MESSAGE as LONGEST_QUESTION } from '../../src/modules/advisor/conversation.rules.js';
import { AUTH_LIMITS } from '../../src/modules/auth/auth.limits.js';
import { BID_LIMITS, LONGEST_MESSAGE, LONGEST_REASON } from '../../src/modules/bids/bid.limits.js';
import { CROP_LIMITS } from '../../src/modules/crops/crop.limits.js';
import { DEAL_LIMITS } from '../../src/modules/deals/deal.limits.js';
import { NOTIFICATION_LIMITS } from '../../src/modules/notifications/notification.limits.js';
import { PRICE_ALERT_LIMITS } from '../../src/modules/prices/alerts/price-alert.limits.js';
import { FARTHEST_KM } from '../../src/modules/prices/mandi-price.rules.js';
import { MAX_POINTS } from '../../src/modules/prices/price.service.js';
import { GREATEST_RUPEES, LEAST_RUPEES } from '../../src/modules/prices/price-row.rules.js';
import { RATING_LIMITS } from '../../src/modules/ratings/rating.limits.js';
import { USER_LIMITS } from '../../src/modules/users/user.limits.js';
import { OPERATION_LIMITS } from '../../src/platform/errors/operation-limits.js';
import { MAX_JSON_BODY } from '../../src/platform/http/body-limits.js';
import { REQUEST_LIMITS } from '../../src/platform/http/request-limits.js';
import { UPLOAD_RATES } from '../../src/platform/http/uploads/upload-limits.js';
import { MAX_PAGE_SIZE } from '../../src/platform/list-pages.js';
import { LIVE_LIMITS, LIVE_RATES, LIVE_RULES } from '../../src/platform/live/live-limits.js';
import { PAGE_LIMITS } from '../../src/platform/pages/page-limits.js';

const text = readFileSync(fileURLToPath(new URL('../../../docs/limits.md', import.meta.url)), 'utf8');

/** The rows of the tables with so many columns, cell by cell. */
const rows = (columns: number) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '))
    .filter((cells) => cells.length === columns);

const RULES = [
  REQUEST_LIMITS,
  AUTH_LIMITS,
  BID_LIMITS,
  CROP_LIMITS,
  RATING_LIMITS,
  DEAL_LIMITS,
  USER_LIMITS,
  ADVISOR_LIMITS,
  UPLOAD_RATES,
  NOTIFICATION_LIMITS,
  PRICE_ALERT_LIMITS,
  LIVE_RATES,
].flatMap((rules) => Object.values(rules));

describe('docs/limits.md', () => {
  test('has every limit on the size of an operation, and its number', () => {
    const documented = rows(3)
      .filter(([, , last]) => !/^\d+$/.test(last ?? ''))
      .map(([name, value]) => [name, value]);
    expect(documented).toEqual(Object.entries(OPERATION_LIMITS).map(([name, value]) => [`\`${name}\``, String(value)]));
  });

  test('has every rate, whose it is, and its numbers', () => {
    expect(rows(5).map((cells) => cells.slice(0, 4))).toEqual(
      RULES.map(({ name, per, points, windowSeconds }) => [`\`${name}\``, per, String(points), String(windowSeconds)]),
    );
  });

  test('names the file that sets each limit', () => {
    const source = (path: string) => readFileSync(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)), 'utf8');
    for (const [name = '', , , , path = ''] of rows(5)) {
      expect(source(path.replaceAll('`', ''))).toContain(`  ${name.replaceAll('`', '')}: {`);
    }
    const paths = [...text.matchAll(/`([a-z]+(?:\/[\w.-]+)+\.ts)`(?:, `([\w.-]+\.ts)`)?/g)].flatMap(
      ([, path = '', beside]) => [path, ...(beside ? [join(dirname(path), beside)] : [])],
    );
    expect(paths.length).toBeGreaterThan(RULES.length);
    for (const path of paths) expect(source(path)).toMatch(/\d/);
  });

  test('has what may be under way at a time', () => {
    for (const { name, per, atOnce } of [QUESTIONS_UNDER_WAY, ...Object.values(LIVE_RULES)]) {
      expect(text).toContain(`| \`${name}\` | ${per} | ${atOnce} |`);
    }
  });

  test('has what a live connection may take', () => {
    const { connections, messageBytes, messages, signInMs, idleMs, pingMs, unreadBytes, unreadMs, answersAtOnce } =
      LIVE_LIMITS;
    const seconds = (milliseconds: number) => `${milliseconds / 1_000} s`;
    for (const row of [
      `| live connections of one server | ${connections.toLocaleString('en')}, in addition`,
      `| first message | within ${seconds(signInMs)} |`,
      `| a WebSocket message of the client | ${messageBytes / 1_024} KB |`,
      `| WebSocket messages of one connection | ${messages} in 10 s |`,
      `| a connection without a subscription | ${seconds(idleMs)} |`,
      `| a ping of the server, every ${seconds(pingMs)} |`,
      `| a client that reads nothing | ${unreadBytes / 1_024} KB waiting, ${seconds(unreadMs)} |`,
      `| answers that a server makes at the same time | ${answersAtOnce} |`,
    ]) {
      expect(text).toContain(row);
    }
  });

  test('has what drawing pages may take', () => {
    const { drawnAtOnce, waiting, navigationMs, othersMs, freshMs, keptMs, keptBytes, againSeconds } = PAGE_LIMITS;
    for (const row of [
      `| pages drawn at the same time | ${drawnAtOnce}, by one thread |`,
      `| pages that wait | ${waiting} |`,
      `(\`Sec-Fetch-Mode: navigate\`) | waits ${navigationMs} ms |`,
      `without scripts it asks again after ${againSeconds} s |`,
      `| all other clients | waits ${othersMs / 1_000} s |`,
      `else 503 with \`Retry-After: ${againSeconds}\` |`,
      `| a page counts as fresh | ${freshMs / 1_000} s |`,
      `| a kept page is used | ${keptMs / 60_000} min, while`,
      `| kept pages | ${keptBytes / 1_024 / 1_024} MB |`,
    ]) {
      expect(text).toContain(row);
    }
  });

  test('has the sizes of bodies and pages', () => {
    expect(text).toContain(`may have ${MAX_JSON_BODY / 1024} KB`);
    expect(text).toContain(`at most ${MAX_PAGE_SIZE} entries`);
  });

  test('has the sizes of prices', () => {
    for (const row of [
      `| ${MAX_POINTS}; above it`,
      `| ₹${LEAST_RUPEES} to ₹${GREATEST_RUPEES} a quintal |`,
      `| up to ${FARTHEST_KM} km away |`,
    ]) {
      expect(text).toContain(row);
    }
  });

  test('has the lengths of the texts of bids and of a question', () => {
    expect(text).toContain(
      `| message of a bid; reason for declining an offer | ${LONGEST_MESSAGE}; ${LONGEST_REASON} |`,
    );
    expect(text).toContain(`| question to the advisor | ${LONGEST_QUESTION} |`);
  });

  test('misses no file of limits, and no name stands twice', () => {
    const modules = fileURLToPath(new URL('../../src/modules', import.meta.url));
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.limits\.ts$/.test(file),
    );
    expect(files.map((file) => basename(file)).sort()).toEqual([
      'advisor.limits.ts',
      'auth.limits.ts',
      'bid.limits.ts',
      'crop.limits.ts',
      'deal.limits.ts',
      'notification.limits.ts',
      'price-alert.limits.ts',
      'rating.limits.ts',
      'user.limits.ts',
    ]);
    const names = RULES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(RULES.map((rule) => [rule.name, rule] as const))(
    '%s lasts a day at most, and is refused in a sentence',
    (_name, rule) => {
      expect(rule.windowSeconds).toBeLessThanOrEqual(86_400);
      expect(rule.message).toMatch(/^[A-Z].* .*\.$/);
    },
  );
});
