import { setTimeout as pause } from 'node:timers/promises';
import { startHousekeeping } from '../../src/bootstrap/housekeeping.js';
import { describeBeforeOperator, readBeforeOperator } from '../../src/modules/deals/before-operator.js';
import { decideDispute } from '../../src/modules/deals/decide-dispute.js';
import { sweep } from '../../src/platform/jobs/jobs.js';
import { signedInAgain } from '../bids/trading.js';
import { agreedDeal, did, readDeal, type TestDeal } from '../deals/dealing.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';

const OPERATOR = 'help@annapath.example';
const WEEK_MS = 7 * 24 * 3_600_000;

let mails: MailServer;
let server: TestServer;
let deal: TestDeal;
let number: string;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());
afterEach(() => server.close());

/** A deal that was weighed, on a server with these settings. */
async function weighedDeal(settings: Record<string, string>): Promise<void> {
  server = await startTestServer({
    settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example', ...settings },
  });
  deal = await agreedDeal(server);
  await did(server, 'recordWeight', deal, deal.farmer, { quantity: 40 });
  number = (await readDeal(server, deal, deal.buyer)).body.data.deal.checkCode.slice(0, -9);
}

/** Does what is due in the background. */
async function runJobs(): Promise<void> {
  const { jobs, systemContext } = server.parts;
  for (const one of Object.values(jobs.everyMinute)) await sweep(systemContext, one);
  let mayBeMore = true;
  while (mayBeMore) mayBeMore = (await jobs.queues.deliveries?.work(systemContext())) ?? false;
}
/** What waits for the operator of the test's own deal: other tests' deals are in the database too. */
const waiting = async () =>
  (await describeBeforeOperator(server.parts.systemContext())).split('\n').filter((line) => line.startsWith(number));

/** The gauges once a server has looked. */
async function gauges(): Promise<string[]> {
  startHousekeeping(server.parts);
  let text = '';
  while (!text.includes('annapath_job_runs_total{job="operator waiting",outcome="ok"} 1')) {
    await pause(10);
    text = await server.parts.metrics.text();
  }
  return text.split('\n').filter((line) => line.startsWith('annapath_operator_waiting'));
}

test('the operator is told of a dispute by mail, list and metric, until it is decided', async () => {
  await weighedDeal({ SUPPORT_EMAIL: OPERATOR });
  expect(await waiting()).toEqual([]);
  await did(server, 'openDispute', deal, deal.buyer, { words: 'The slip says 37.' });
  await runJobs();
  // Of the deals of other tests in the same database the operator is told too.
  const [mail, ...more] = (await mails.mailsTo(OPERATOR)).filter(({ subject }) => subject?.includes(number));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Deal ${number} waits for your decision`);
  expect(mail?.text).toContain(`npm run operator -- dispute ${number}`);
  expect(mail?.text).toContain('The buyer says that something about it is wrong.');
  // What they said of each other stays with the deal.
  expect(mail?.text).not.toContain('The slip says 37.');
  const day = server.clock.now().toISOString().slice(0, 10);
  expect(await waiting()).toEqual([`${number}  since ${day}  in dispute: Wheat`]);
  const all = await readBeforeOperator(server.parts.systemContext());
  const oldest = (server.clock.now().getTime() - (all[0]?.since.getTime() ?? 0)) / 1_000;
  expect(all.map((one) => one.number)).toContain(number);
  expect(await gauges()).toEqual([
    `annapath_operator_waiting ${all.length}`,
    `annapath_operator_waiting_oldest_seconds ${oldest}`,
  ]);

  await decideDispute(server.parts.systemContext(), number, { to: 'COMPLETED', words: 'The slip counts.' });
  expect(await waiting()).toEqual([]);
});

test('the operator is told of a payment that nobody answered, until the farmer does', async () => {
  await weighedDeal({ SUPPORT_EMAIL: OPERATOR });
  await did(server, 'markPayment', deal, deal.buyer, { amount: 99_220, method: 'CASH' });
  server.clock.advance(WEEK_MS);
  await runJobs();
  const mail = (await mails.mailsTo(OPERATOR)).find(({ text }) => text?.includes(number) && text.includes('₹99,220'));
  expect(mail?.text).toContain('the farmer has not said whether it came');
  const day = server.clock.now().toISOString().slice(0, 10);
  expect(await waiting()).toEqual([`${number}  since ${day}  nobody answered the payment of ₹99,220: Wheat`]);
  const farmer = await signedInAgain(server, deal.farmer);
  const { payments } = (await readDeal(server, deal, farmer)).body.data.deal;
  await did(server, 'confirmPayment', deal, farmer, { paymentId: payments[0]?.id });
  expect(await waiting()).toEqual([]);
});

test('no mail goes to the sample address, which nobody reads; the row says so', async () => {
  await weighedDeal({});
  await did(server, 'openDispute', deal, deal.buyer, { words: 'The slip says 37.' });
  await runJobs();
  expect(await mails.mailsTo('support@annapath.example')).toEqual([]);
  const rows = await server.dataSource.query(
    'SELECT state, outcome FROM deliveries JOIN notifications ON notifications.id = notification_id WHERE account_id IS NULL AND deal_id = $1',
    [deal.id],
  );
  expect(rows).toEqual([{ state: 'DROPPED', outcome: 'SUPPORT_EMAIL is not set' }]);
});
