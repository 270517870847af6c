import { ask, type Person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { deliveriesTo, runJobs, withDeal } from './telling.js';

const HOUR = 3_600_000;

let mails: MailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startTestServer({
    settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example', PUBLIC_URL: 'https://annapath.example' },
  });
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(() => {
  mails.mood = 'takes';
});

const writeIn = (as: Person, language: string) =>
  ask(
    server,
    'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { settings { language } } }',
    { input: { language } },
    as,
  );
const withoutMail = (as: Person, group: string) =>
  ask(
    server,
    'mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { settings { language } } }',
    { input: { groups: [{ group, mail: false }] } },
    as,
  );

describe('mails', () => {
  test('AC-466: a deal is told to both sides, each in their language, plain and as HTML, with the way there', async () => {
    const { farmer, buyer } = await withDeal(server);
    await writeIn(farmer, 'HI');
    await writeIn(buyer, 'EN');
    await runJobs(server, farmer, buyer);
    const [toBuyer, ...moreToBuyer] = await mails.mailsTo(buyer.email);
    expect(moreToBuyer).toEqual([]);
    expect(toBuyer?.from).toMatchObject({ name: 'Annapath', address: 'news@annapath.example' });
    expect(toBuyer?.subject).toMatch(/^Deal AP-\d{4}-\d{6}: Wheat$/);
    expect(toBuyer?.text).toContain('Namaste Anita,');
    expect(toBuyer?.text).toMatch(/https:\/\/annapath\.example\/deals\/[0-9a-f-]{36}\?language=en\n/);
    for (const form of [toBuyer?.text, toBuyer?.html]) {
      expect(form).toContain(
        'You have a deal with Ramesh: 80 quintals of Wheat for ₹2,480 per quintal, ₹1,98,400 in all.',
      );
      expect(form).toContain('https://annapath.example/notifications/settings');
      expect(form).toContain('https://annapath.example/unsubscribe?token=');
    }
    const toFarmer = (await mails.mailsTo(farmer.email)).find(({ subject }) => subject?.startsWith('सौदा'));
    expect(toFarmer?.text).toContain('नमस्ते Ramesh,');
    expect(toFarmer?.html).toContain('Anita के साथ आपका सौदा पक्का हुआ: Wheat की 80 क्विंटल');
    expect(toFarmer?.html).toContain('<html lang="hi">');
    // AC-460: what a mail leads to opens in its language.
    expect(toFarmer?.text?.match(/https:\S+/g)).toEqual([
      expect.stringMatching(/\/deals\/[0-9a-f-]{36}\?language=hi$/),
      expect.stringMatching(/\/notifications\/settings\?language=hi$/),
      expect.stringMatching(/\/unsubscribe\?token=[^&]+&language=hi$/),
    ]);
    expect((await deliveriesTo(server, buyer)).map(({ state }) => state)).toEqual(['SENT']);
  });

  test('AC-467: a mail carries the headers with which one press ends it, and they do', async () => {
    const { buyer } = await withDeal(server);
    await runJobs(server, buyer);
    const [mail] = await mails.mailsTo(buyer.email);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    const address = new URL((header('list-unsubscribe') ?? '').replace(/^<|>$/g, ''));
    expect(address.origin).toBe('https://annapath.example');
    const pressed = await fetch(`${server.url}${address.pathname}${address.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    const { body } = await ask(server, '{ notificationSettings { groups { group mail } } }', {}, buyer);
    expect(body.data.notificationSettings.groups).toContainEqual({ group: 'DEALS', mail: false });
  });

  test('AC-466: what is switched off is in the page alone, also when it was switched off after it happened', async () => {
    const { buyer } = await withDeal(server);
    await withoutMail(buyer, 'DEALS');
    await runJobs(server, buyer);
    expect(await mails.mailsTo(buyer.email)).toEqual([]);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'DROPPED', outcome: 'switched off' }]);
  });

  test('AC-468: nothing that people wrote becomes a header or markup', async () => {
    const { farmer, buyer } = await withDeal(server);
    const cropName = '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com\r\n\r\nboo';
    await server.dataSource.query('UPDATE notifications SET facts = facts || $2::jsonb WHERE account_id = $1', [
      buyer.id,
      JSON.stringify({ crop: cropName, other: '"><script>' }),
    ]);
    await server.dataSource.query('UPDATE users SET first_name = $2, last_name = $3 WHERE id = $1', [
      buyer.id,
      'Anita\r\nX-Bad: 1',
      '<b>\u2028"Sharma" <other@example.com>',
    ]);
    await runJobs(server, buyer);
    const [mail] = await mails.mailsTo(buyer.email);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc']));
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['x-bad']));
    expect(mail?.subject).toContain('<img src=x onerror=alert(1)> Bcc: everybody@example.com boo');
    expect(mail?.html).not.toMatch(/<img|<script|<b>/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(await mails.mailsTo('everybody@example.com')).toEqual([]);
    expect(farmer.email).not.toBe(buyer.email);
  });

  test.each([
    ['refuses for now, at the recipient', { code: 450, at: 'RCPT' }],
    ['refuses for now, at the end', { code: 451, at: 'DATA' }],
    ['cuts the line in the middle', 'cuts'],
  ] as const)('AC-469: a mail server that %s is asked again, later and later', async (_name, mood) => {
    const { buyer } = await withDeal(server);
    mails.mood = mood;
    const before = server.clock.now();
    await runJobs(server, buyer);
    const [first] = await deliveriesTo(server, buyer);
    expect(first).toMatchObject({ state: 'WAITING', tries: 1 });
    expect(first?.due_at.getTime()).toBe(before.getTime() + 60_000);
    expect(first?.outcome).not.toContain('canary');
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ tries: 1 }]);
    mails.mood = 'takes';
    server.clock.advance(60_000);
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'SENT', tries: 2 }]);
    expect(await mails.mailsTo(buyer.email)).toHaveLength(1);
  });

  test('AC-469: a mail server that is silent is left, and asked again', async () => {
    const { buyer } = await withDeal(server);
    mails.mood = 'silent';
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'WAITING', tries: 1, outcome: 'ETIMEDOUT' }]);
  });

  test('AC-469: a mail that is refused for good is not sent again', async () => {
    const { buyer } = await withDeal(server);
    mails.mood = { code: 550, at: 'RCPT' };
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'FAILED', outcome: 'EENVELOPE 550' }]);
    mails.mood = 'takes';
    server.clock.advance(24 * HOUR);
    await runJobs(server, buyer);
    expect(await mails.mailsTo(buyer.email)).toEqual([]);
  });

  test('AC-469: a mail is given up after eight tries within a day', async () => {
    const { buyer } = await withDeal(server);
    mails.mood = { code: 421, at: 'RCPT' };
    const begun = server.clock.now().getTime();
    for (let time = 0; time < 12; time += 1) {
      await runJobs(server, buyer);
      const [delivery] = await deliveriesTo(server, buyer);
      if (delivery?.state !== 'WAITING') break;
      server.clock.advance(delivery.due_at.getTime() - server.clock.now().getTime());
    }
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'FAILED', tries: 8 }]);
    expect(server.clock.now().getTime() - begun).toBeLessThan(24 * HOUR);
  });

  test('AC-470: whoever claimed a delivery and died leaves it unsent rather than sent twice', async () => {
    const { buyer } = await withDeal(server);
    await server.dataSource.query(
      `UPDATE deliveries SET state = 'CLAIMED', claimed_at = $2, tries = 1 WHERE notification_id IN
        (SELECT id FROM notifications WHERE account_id = $1)`,
      [buyer.id, server.clock.now()],
    );
    // Another worker asks for what is due.
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'CLAIMED' }]);
    server.clock.advance(16 * 60_000);
    await runJobs(server, buyer);
    expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'UNSURE' }]);
    expect(await mails.mailsTo(buyer.email)).toEqual([]);
  });
});
