import { ManualClock } from '../../src/platform/clock.js';
import { makeBuyer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { answerText, type FakeEndpoint, startFakeEndpoint } from './fake-endpoint.js';

const MINUTE = 60_000;
/** Answered before any model is asked. */
const SETTLED = { messages: [{ role: 'user', content: 'saanp ne kaat liya' }] };
const QUESTION = { messages: [{ role: 'user', content: 'गेहूँ की बुवाई कब करें?' }] };

let endpoint: FakeEndpoint;
beforeAll(async () => {
  endpoint = await startFakeEndpoint();
  endpoint.behave((response) => answerText(response, ['बोइए।']));
});
afterAll(() => endpoint.close());

/** Servers on this worker's database at one moment of a day that no other test uses, so that its budget is unspent. */
async function withServers(
  count: number,
  moment: string,
  dailyBudget: string,
  use: (servers: TestServer[], clock: ManualClock) => Promise<void>,
) {
  const clock = new ManualClock(new Date(moment));
  const settings = {
    ADVISOR_BASE_URL: endpoint.url,
    ADVISOR_API_KEY: 'test',
    ADVISOR_MODEL: 'm',
    ADVISOR_DAILY_BUDGET: dailyBudget,
  };
  const servers = await Promise.all(
    Array.from({ length: count }, () => startTestServer({ clock, settings, rateLimitFactor: 1 })),
  );
  try {
    await servers[0]?.dataSource.query('DELETE FROM advisor_budget WHERE day = $1', [moment.slice(0, 10)]);
    await use(servers, clock);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

const ask = (server: TestServer, token?: string) =>
  server.rest('POST', '/chat', { body: QUESTION, ...(token === undefined ? {} : { token }) });

test('L1: the hundred-and-first question of a day is refused and costs no call; the next day is a new one', () =>
  withServers(1, '2027-03-01T04:00:00Z', '1000', async ([server], clock) => {
    if (!server) throw new Error('There is no server.');
    const before = endpoint.requests.length;
    for (let asked = 0; asked < 100; asked += 1) {
      // Ten a minute: another limit.
      if (asked % 10 === 0) clock.advance(MINUTE);
      expect((await ask(server)).status).toBe(200);
    }
    clock.advance(MINUTE);
    const refused = await ask(server);
    expect([refused.status, refused.body.message]).toEqual([429, 'That was the last question for today.']);
    expect(endpoint.requests.length - before).toBe(100);

    const buyer = await makeBuyer(server);
    expect((await ask(server, buyer.token)).status).toBe(200);
    clock.advance(24 * 60 * MINUTE);
    expect((await ask(server)).status).toBe(200);
  }));

test('L1: two servers share one budget of calls, also for questions of the same moment', () =>
  withServers(2, '2027-03-05T04:00:00Z', '7', async (servers) => {
    // What our own notes settle costs no call, and reads them: twelve first questions at once would wait for that, and the
    // endpoint's time with them.
    for (const server of servers) await server.rest('POST', '/chat', { body: SETTLED });
    const before = endpoint.requests.length;
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const server = servers[index % 2] as TestServer;
        return { server, token: (await makeBuyer(server)).token };
      }),
    );
    const answers = await Promise.all(people.map(({ server, token }) => ask(server, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(endpoint.requests.length - before).toBe(7);
    // Whoever got no call is told so; on a machine that is busy not everyone reaches the question of the budget in time.
    const told = answers.map(({ body }) => body.notice).filter((notice) => notice !== undefined);
    expect(told).toHaveLength(5);
    expect(told.join()).toContain('आज की सीमा पूरी');
  }));
