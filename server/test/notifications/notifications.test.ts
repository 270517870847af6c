import { ask, call, codeOf, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { deliveriesTo, toldTo, withDeal } from './telling.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const READ = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) {
  unread notifications { id readAt } } }`;

const unreadOf = async (as: Parameters<typeof toldTo>[1]) =>
  (await ask(server, '{ unreadNotifications }', {}, as)).body.data.unreadNotifications;

describe('the list of notifications', () => {
  test('AC-461: both sides of a deal are told of it, each in the language they ask for, with the way to its page', async () => {
    const { farmer, buyer } = await withDeal(server);
    const [told] = await toldTo(server, buyer);
    expect(told).toMatchObject({ kind: 'DEAL_STEP', group: 'DEALS', readAt: null });
    expect(told?.text).toMatch(
      /^You have a deal with Ramesh: 80 quintals of Wheat for ₹2,480 per quintal, ₹1,98,400 in all\. Its number is AP-\d{4}-\d{6}\.$/,
    );
    expect(told?.link).toMatch(/^\/deals\/[0-9a-f-]{36}$/);
    const [inHindi] = await toldTo(server, farmer, 'HI');
    expect(inHindi?.text).toMatch(
      /^Anita के साथ आपका सौदा पक्का हुआ: Wheat की 80 क्विंटल, ₹2,480 प्रति क्विंटल, कुल ₹1,98,400।/,
    );
  });

  test('AC-461: without an argument the text is in the language of the request', async () => {
    const { buyer } = await withDeal(server);
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'hi',
        authorization: `Bearer ${buyer.token}`,
      },
      body: JSON.stringify({ query: '{ notifications { nodes { text } } }' }),
    });
    const { data } = (await response.json()) as { data: { notifications: { nodes: Array<{ text: string }> } } };
    expect(data.notifications.nodes[0]?.text).toContain('सौदा पक्का हुआ');
  });

  test('AC-462: nobody reads or marks what another one was told', async () => {
    const { farmer, buyer } = await withDeal(server);
    const other = await person(server, 'buyer');
    const [told] = await toldTo(server, buyer);
    expect(await toldTo(server, other)).toEqual([]);
    const { body } = await ask(server, READ, { input: { ids: [told?.id] } }, other);
    expect(body.data.markNotificationsRead).toEqual({ unread: 0, notifications: [] });
    const upTo = await ask(server, READ, { input: { upTo: told?.id } }, farmer);
    expect(upTo.body.data.markNotificationsRead.notifications).toEqual([]);
    expect((await toldTo(server, buyer)).find(({ id }) => id === told?.id)?.readAt).toBeNull();
  });

  test('AC-463: some are read by name, all others up to one; what is read stays read', async () => {
    const { buyer, farmer } = await withDeal(server);
    const before = await unreadOf(buyer);
    const [told] = await toldTo(server, buyer);
    const first = await ask(server, READ, { input: { ids: [told?.id, 'no-identifier'] } }, buyer);
    expect(first.body.data.markNotificationsRead).toMatchObject({
      unread: before - 1,
      notifications: [{ id: told?.id }],
    });
    const again = await ask(server, READ, { input: { ids: [told?.id] } }, buyer);
    expect(again.body.data.markNotificationsRead).toEqual({ unread: before - 1, notifications: [] });
    const [newest] = await toldTo(server, farmer);
    const all = await ask(server, READ, { input: { upTo: newest?.id } }, farmer);
    expect(all.body.data.markNotificationsRead.unread).toBe(0);
    expect(await unreadOf(farmer)).toBe(0);
    expect((await toldTo(server, farmer)).every(({ readAt }) => readAt !== null)).toBe(true);
  });

  test.each([
    ['neither', {}],
    ['both', { ids: [], upTo: '018f0000-0000-7000-8000-000000000000' }],
    ['too many', { ids: Array.from({ length: 101 }, () => '018f0000-0000-7000-8000-000000000000') }],
  ])('AC-463: refused where it says %s', async (_name, input) => {
    const { buyer } = await withDeal(server);
    const reply = await ask(server, READ, { input }, buyer);
    expect(codeOf(reply)).toBe('BAD_USER_INPUT');
    expect(await unreadOf(buyer)).toBeGreaterThan(0);
  });

  test('AC-463: in REST the same', async () => {
    const { buyer } = await withDeal(server);
    const list = await call(server, 'GET', '/api/notifications?limit=5', { as: buyer });
    expect(list.status).toBe(200);
    const [told] = list.body.notifications;
    expect(told).toMatchObject({ kind: 'DEAL_STEP', text: expect.stringContaining('You have a deal'), readAt: null });
    expect(list.body).toMatchObject({ unread: await unreadOf(buyer), page: 1, limit: 5 });
    const read = await call(server, 'POST', '/api/notifications/read', { as: buyer, body: { upTo: told.id } });
    expect(read.body).toMatchObject({ success: true, unread: 0 });
    expect(await unreadOf(buyer)).toBe(0);
  });

  test('AC-461: a removed listing changes nothing about what was told of it', async () => {
    const { farmer, buyer, crop } = await withDeal(server);
    const before = await toldTo(server, buyer);
    await call(server, 'DELETE', `/api/crops/${crop.id}`, { as: farmer });
    expect(await toldTo(server, buyer)).toEqual(expect.arrayContaining(before));
  });
});

test('AC-470: a server that sends no mails drops what is due, and nothing before its time', async () => {
  const { farmer, buyer } = await withDeal(server);
  const [told] = await toldTo(server, buyer);
  const later = new Date(server.clock.now().getTime() + 3_600_000);
  await server.dataSource.query('UPDATE deliveries SET due_at = $2 WHERE notification_id = $1', [told?.id, later]);
  const { jobs, systemContext, metrics } = server.parts;
  const waiting = () => jobs.queues.deliveries?.waiting(systemContext());
  expect(await waiting()).toBeGreaterThan(0);
  while (await jobs.queues.deliveries?.work(systemContext()));
  expect(await waiting()).toBe(0);
  expect(await deliveriesTo(server, buyer)).toMatchObject([{ state: 'WAITING', tries: 0 }]);
  const dropped = { state: 'DROPPED', tries: 1, outcome: 'no mail server is set' };
  expect(await deliveriesTo(server, farmer)).toContainEqual(expect.objectContaining({ ...dropped, kind: 'DEAL_STEP' }));
  expect(await metrics.text()).toMatch(/annapath_deliveries_total\{channel="MAIL",outcome="dropped"\} [1-9]/);
});
