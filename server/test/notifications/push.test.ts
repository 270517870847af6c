import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPublicAddress } from '../../src/modules/notifications/push/push-address.rules.js';
import { createPushSender, publicAgent } from '../../src/modules/notifications/push/push-sender.js';
import { ManualClock } from '../../src/platform/clock.js';
import { placeBid, signedInAgain } from '../bids/trading.js';
import { ask, call, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type PushService, startPushService, type TestBrowser } from './push-service.js';
import { deliveriesTo, runJobs } from './telling.js';

const HOUR = 3_600_000;
const keys = webPush.generateVAPIDKeys();
const settings = {
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
  VAPID_SUBJECT: 'mailto:push@annapath.example',
};

/** As long as a key and with its first byte, but no point of P-256: nothing can be encrypted for it. */
const NO_POINT = Buffer.alloc(65, 4).toString('base64url');

let service: PushService;
let server: TestServer;
let clock: ManualClock;
beforeAll(async () => {
  service = await startPushService(keys.publicKey);
  // Noon in India.
  clock = new ManualClock(new Date('2027-04-01T06:30:00.000Z'));
  server = await startTestServer({ clock, settings, pushAgent: service.agent });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const ADD = `mutation ($input: AddPushDeviceInput!) { addPushDevice(input: $input) {
  device { id name createdAt } settings { pushKey devices { id name } } } }`;
const add = (as: Person | undefined, input: Readonly<Record<string, unknown>>, on = server) =>
  ask(on, ADD, { input }, as);
const addBrowser = async (as: Person, browser: TestBrowser): Promise<string> =>
  (await add(as, { ...browser.subscription, name: 'Chrome, Android' })).body.data.addPushDevice.device.id;
const devicesOf = async (as: Person): Promise<string[]> => {
  const { body } = await ask(server, '{ notificationSettings { devices { id } } }', {}, as);
  return body.data.notificationSettings.devices.map(({ id }: { id: string }) => id);
};
const choose = (as: Person, input: Readonly<Record<string, unknown>>) =>
  ask(
    server,
    `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) {
      settings { groups { group mail push } } } }`,
    { input },
    as,
  );
const pushesTo = (browser: TestBrowser) => service.pushed.filter(({ device }) => device === browser.name);
const pushRows = async (as: Person) =>
  (await server.dataSource.query(
    `SELECT state, outcome, tries FROM deliveries JOIN notifications ON notifications.id = notification_id
     WHERE account_id = $1 AND channel = 'PUSH' ORDER BY deliveries.created_at, deliveries.id`,
    [as.id],
  )) as Array<{ state: string; outcome: string | null; tries: number }>;

/** A farmer with a crop and a browser of theirs, and a buyer. */
async function market() {
  const farmer = await person(server, 'farmer', { firstName: 'Ramesh' });
  const buyer = await person(server, 'buyer', { firstName: 'Anita' });
  const crop = await insertCrop(server, farmer);
  const browser = service.browser('phone');
  const device = await addBrowser(farmer, browser);
  return { farmer, buyer, crop, browser, device };
}

describe('AC-491: what is told comes to the devices that somebody allowed', () => {
  test('encrypted for that device, signed with our keys, in the language of the person, with the way to the page', async () => {
    const { farmer, buyer, crop, browser } = await market();
    const { bidId } = await placeBid(server, buyer, crop.id);
    await runJobs(server, farmer, buyer);
    expect(pushesTo(browser)).toMatchObject([
      {
        ttl: 24 * 3_600,
        message: {
          title: 'New bid on your Wheat',
          body: 'Anita bids ₹2,480 per quintal for 80 quintals of your Wheat: ₹1,98,400 in all.',
          link: `/farmer-dashboard?bid=${bidId}`,
          lang: 'en',
        },
        claims: { sub: 'mailto:push@annapath.example' },
      },
    ]);
    await choose(farmer, { language: 'HI' });
    await placeBid(server, buyer, crop.id, { bidAmount: 2_500 });
    await runJobs(server, farmer, buyer);
    expect(pushesTo(browser)[1]?.message).toMatchObject({ title: 'आपकी फसल Wheat पर नई बोली', lang: 'hi' });
    expect(pushesTo(browser)[1]?.message.body).toContain('Anita ने आपकी फसल Wheat पर अपनी बोली बदल दी है');
  });

  test('once on each device, whatever is done twice', async () => {
    const { farmer, buyer, crop, browser } = await market();
    const desk = service.browser('desk');
    await addBrowser(farmer, desk);
    await placeBid(server, buyer, crop.id);
    await runJobs(server, farmer);
    await runJobs(server, farmer);
    expect([pushesTo(browser), pushesTo(desk)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await pushRows(farmer)).toEqual([{ state: 'SENT', outcome: null, tries: 1 }]);
  });

  test('not at night, not where it was switched off, and not where it is no longer true', async () => {
    const { farmer, buyer, crop, browser } = await market();
    clock.advance(10 * HOUR);
    const again = { farmer: await signedInAgain(server, farmer), buyer: await signedInAgain(server, buyer) };
    const { bidId } = await placeBid(server, again.buyer, crop.id);
    await runJobs(server, farmer);
    expect(pushesTo(browser)).toEqual([]);
    await call(server, 'POST', `/api/bids/${bidId}/withdraw`, { as: again.buyer });
    await choose(again.farmer, { groups: [{ group: 'DEALS', push: false }] });
    clock.advance(9 * HOUR);
    await runJobs(server, farmer);
    expect(pushesTo(browser).map(({ message }) => message.title)).toEqual(['A bid on your Wheat was taken back']);
    const { body } = await choose(await signedInAgain(server, farmer), { groups: [{ group: 'BIDS', push: false }] });
    expect(body.data.updateNotificationSettings.settings.groups).toContainEqual({
      group: 'BIDS',
      mail: true,
      push: false,
    });
    await placeBid(server, await signedInAgain(server, buyer), crop.id);
    await runJobs(server, farmer);
    expect(pushesTo(browser)).toHaveLength(1);
    expect((await pushRows(farmer)).map(({ outcome }) => outcome)).toEqual(['no longer true', null, 'switched off']);
    clock.advance(5 * HOUR);
  });

  test('what is a day old is no news on a phone', async () => {
    const { farmer, buyer, crop, browser } = await market();
    await placeBid(server, buyer, crop.id);
    clock.advance(24 * HOUR);
    await runJobs(server, farmer);
    expect(pushesTo(browser)).toEqual([]);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'DROPPED', outcome: 'too late for a device' }]);
  });
});

describe('AC-492: push services that do not take it', () => {
  test.each([404, 410])('a device that is gone (%d) is forgotten', async (status) => {
    const { farmer, buyer, crop, browser } = await market();
    service.answers.set(browser.name, status);
    await placeBid(server, buyer, crop.id);
    await runJobs(server, farmer);
    expect(await devicesOf(farmer)).toEqual([]);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'DROPPED', outcome: 'no device' }]);
  });

  test.each([429, 500, 503])('what is refused for now (%d) is tried again, on that device alone', async (status) => {
    const { farmer, buyer, crop, browser } = await market();
    const desk = service.browser('desk');
    await addBrowser(farmer, desk);
    service.answers.set(browser.name, status);
    await placeBid(server, buyer, crop.id);
    await runJobs(server, farmer);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'WAITING', outcome: `HTTP ${status}`, tries: 1 }]);
    service.answers.delete(browser.name);
    clock.advance(60_000);
    await runJobs(server, farmer);
    expect([pushesTo(browser), pushesTo(desk)].map(({ length }) => length)).toEqual([1, 1]);
    expect([service.tries.get(browser.name), service.tries.get(desk.name)]).toEqual([2, 1]);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'SENT', tries: 2 }]);
  });

  test.each([400, 403, 413])('what is refused for good (%d) is not sent again', async (status) => {
    const { farmer, buyer, crop, browser } = await market();
    service.answers.set(browser.name, status);
    await placeBid(server, buyer, crop.id);
    await runJobs(server, farmer);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'FAILED', outcome: `HTTP ${status}` }]);
    expect(await devicesOf(farmer)).toHaveLength(1);
  });
});

describe('what breaks off in one delivery holds up no other', () => {
  /** Does all that is due as a lane of the jobs does it, in which whatever throws pauses everybody's mails. */
  async function workTheLane(): Promise<void> {
    const { jobs, systemContext } = server.parts;
    while (await jobs.queues.deliveries?.work(systemContext()));
  }

  test('a device whose key is no point of its curve, stored before that was looked at, is forgotten', async () => {
    const { farmer, buyer, crop, browser, device } = await market();
    const desk = service.browser('desk');
    await addBrowser(farmer, desk);
    await server.dataSource.query('UPDATE push_devices SET p256dh = $1 WHERE id = $2', [NO_POINT, device]);
    await placeBid(server, buyer, crop.id);
    await workTheLane();
    expect([pushesTo(browser), pushesTo(desk)].map(({ length }) => length)).toEqual([0, 1]);
    expect(await devicesOf(farmer)).not.toContain(device);
    expect(await pushRows(farmer)).toMatchObject([{ state: 'SENT' }]);
  });

  test.each([
    ['before anything is sent', 'NEW_BID', { state: 'WAITING', outcome: 'ERROR' }],
    ['while it is sent', 'BID_WITHDRAWN', { state: 'UNSURE', outcome: 'it broke off while it was sent' }],
  ])('one whose notification cannot be read, %s', async (_when, kind, expected) => {
    const [broken, whole] = [await market(), await market()];
    for (const { buyer, crop } of [broken, whole]) await placeBid(server, buyer, crop.id);
    await server.dataSource.query("UPDATE notifications SET facts = 'null', kind = $1 WHERE account_id = $2", [
      kind,
      broken.farmer.id,
    ]);
    await workTheLane();
    expect(pushesTo(whole.browser)).toHaveLength(1);
    expect(await pushRows(broken.farmer)).toMatchObject([{ ...expected, tries: 1 }]);
  });
});

describe('AC-493: devices', () => {
  test('are on their owner’s list alone, and end by a press, at log-out on them, and with the account', async () => {
    const { farmer, buyer, device } = await market();
    expect(await devicesOf(buyer)).toEqual([]);
    const REMOVE = 'mutation ($id: ID!) { removePushDevice(input: { id: $id }) { settings { devices { id } } } }';
    const refused = await ask(server, REMOVE, { id: device }, buyer);
    expect(refused.body.errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await devicesOf(farmer)).toEqual([device]);
    const removed = await ask(server, REMOVE, { id: device }, farmer);
    expect(removed.body.data.removePushDevice.settings.devices).toEqual([]);

    const { email, password } = farmer;
    const { body: session } = await call(server, 'POST', '/api/auth/login', { body: { email, password } });
    const there = { ...farmer, token: session.accessToken };
    await addBrowser(farmer, service.browser('desk'));
    await addBrowser(there, service.browser('phone'));
    expect(await devicesOf(farmer)).toHaveLength(2);
    await call(server, 'POST', '/api/auth/logout', { body: { refreshToken: session.refreshToken } });
    expect(await devicesOf(farmer)).toHaveLength(1);
    const rows = () =>
      server.dataSource.query('SELECT count(*)::int AS count FROM push_devices WHERE account_id = $1', [farmer.id]);
    expect(await rows()).toEqual([{ count: 1 }]);
    await server.dataSource.query('DELETE FROM crops WHERE farmer_id = $1', [farmer.id]);
    await server.dataSource.query('DELETE FROM users WHERE id = $1', [farmer.id]);
    expect(await rows()).toEqual([{ count: 0 }]);
  });

  test('of more than ten the oldest goes, and a device that was somebody else’s is theirs no more', async () => {
    const { farmer, buyer, device, browser } = await market();
    for (let count = 0; count < 10; count += 1) {
      clock.advance(1_000);
      await addBrowser(farmer, service.browser('phone'));
    }
    const devices = await devicesOf(farmer);
    expect([devices.length, devices.includes(device)]).toEqual([10, false]);
    const own = await addBrowser(farmer, browser);
    const theirs = await addBrowser(buyer, browser);
    expect((await devicesOf(farmer)).includes(own)).toBe(false);
    expect(await devicesOf(buyer)).toEqual([theirs]);
  });

  const browser = () => service.browser('phone').subscription;
  test.each([
    ['endpoint', 'http://push.example.in/a'],
    ['endpoint', 'https://127.0.0.1/a'],
    ['endpoint', 'https://10.0.0.1/a'],
    ['endpoint', 'https://2130706433/a'],
    ['endpoint', 'https://[::1]/a'],
    ['endpoint', 'https://[2606:4700::1]/a'],
    ['endpoint', 'https://localhost/a'],
    ['endpoint', 'https://push.example.in:8443/a'],
    ['endpoint', 'https://me:word@push.example.in/a'],
    ['endpoint', `https://push.example.in/${'a'.repeat(1_000)}`],
    ['endpoint', 'push.example.in'],
    ['p256dh', 'short'],
    ['p256dh', Buffer.alloc(65).toString('base64url')],
    ['p256dh', NO_POINT],
    ['auth', 'short'],
    ['auth', 'ü'.repeat(22)],
    ['name', 'x'.repeat(61)],
  ])('%s: %s is refused, and nothing is stored', async (field, value) => {
    const as = await person(server, 'buyer');
    const { body } = await add(as, { ...browser(), [field]: value });
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    expect(await devicesOf(as)).toEqual([]);
  });
});

test('AC-494: a site without keys offers nothing, takes no device, and tells by its other ways', async () => {
  const plain = await startTestServer({ clock });
  try {
    const as = await person(plain, 'farmer');
    const { body } = await ask(plain, '{ notificationSettings { pushKey devices { id } } }', {}, as);
    expect(body.data.notificationSettings).toEqual({ pushKey: null, devices: [] });
    const refused = await add(as, service.browser('phone').subscription, plain);
    expect(refused.body.errors[0].extensions.code).toBe('NOT_FOUND');
    const crop = await insertCrop(plain, as);
    await placeBid(plain, await person(plain, 'buyer'), crop.id);
    expect(await deliveriesTo(plain, as)).toHaveLength(1);
  } finally {
    await plain.close();
  }
});

describe('AC-495: nothing is sent to this machine or its neighbours', () => {
  test.each([
    ['142.250.1.1', true],
    ['2607:f8b0::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['no address', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  test.each([[['127.0.0.1']], [['169.254.169.254']], [['142.250.1.1', '10.0.0.1']], [[]]])(
    'a name that leads to %j is not called, whatever it said when it was added',
    async (addresses) => {
      const lookup: LookupFunction = (_hostname, _options, callback) =>
        callback(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        );
      const { publicKey, privateKey, subject } = { ...keys, subject: 'mailto:push@annapath.example' };
      const agent = publicAgent(lookup);
      const connect = agent.createConnection.bind(agent);
      // Only names of this machine get as far as the look-up here: tests have no network.
      agent.createConnection = (options, callback) => connect({ ...options, host: 'localhost' }, callback);
      const sender = createPushSender({ publicKey, privateKey, subject }, agent);
      const message = { title: 'a', body: 'b', link: '/', tag: 'c', lang: 'en' };
      expect(await sender?.send(service.browser('phone').subscription, message, 60)).toEqual({ what: 'gone' });
    },
  );
});
