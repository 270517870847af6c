import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import type { Person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { deliveriesTo, withDeal } from './telling.js';

if (ON_POSTGRES_SERVER) {
  let mails: MailServer;
  let servers: TestServer[];
  beforeAll(async () => {
    mails = await startMailServer();
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example' };
    servers = [await startTestServer({ settings }), await startTestServer({ settings })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await mails.close();
  });

  const countIn = (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (address) => (await mails.mailsTo(address)).length));

  test('AC-470: two servers with their workers, and the same deliveries asked for by many at once: each mail is sent once', async () => {
    const [one, other] = servers as [TestServer, TestServer];
    const people: Person[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { farmer, buyer } = await withDeal(count % 2 === 0 ? one : other);
      people.push(farmer, buyer);
    }
    const runners = servers.map((server) => new JobRunner({ ...server.parts, url: workerDatabaseUrl() }));
    for (const runner of runners) runner.start();
    // More lanes than a server has, all of which ask at once.
    const alsoByHand = people.flatMap(() =>
      servers.map(({ parts }) => parts.jobs.queues.deliveries?.work(parts.systemContext())),
    );
    await Promise.all(alsoByHand);
    const waits = async () =>
      (await Promise.all(people.map((somebody) => deliveriesTo(one, somebody))))
        .flat()
        .filter(({ kind, state }) => kind === 'DEAL_STEP' && state !== 'SENT').length;
    while ((await waits()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(runners.map((runner) => runner.stop()));
    const sent = await countIn(people.map(({ email }) => email));
    const due = await Promise.all(
      people.map(
        async (somebody) => (await deliveriesTo(one, somebody)).filter(({ state }) => state === 'SENT').length,
      ),
    );
    expect(sent).toEqual(due);
    expect(Math.min(...sent)).toBeGreaterThan(0);
  });
}
