import { ask, call, codeOf, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { tokensOf } from './telling.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SETTINGS = 'language mailAvailable pushKey groups { group mail push }';
const UPDATE = `mutation ($input: UpdateNotificationSettingsInput!) {
  updateNotificationSettings(input: $input) { settings { ${SETTINGS} } } }`;
const UNSUBSCRIBE = `mutation ($input: UnsubscribeInput!) {
  unsubscribe(input: $input) { subscription { group mail } } }`;

const settingsOf = async (as: Parameters<typeof ask>[3]) =>
  (await ask(server, `{ notificationSettings { ${SETTINGS} } }`, {}, as)).body.data.notificationSettings;
const mailsOf = async (as: Parameters<typeof ask>[3]) =>
  Object.fromEntries(
    (await settingsOf(as)).groups.map(({ group, mail }: { group: string; mail: boolean }) => [group, mail]),
  );

describe('how somebody is told', () => {
  test('AC-464: everything by mail to begin with; each group is switched by itself, and the rest stays', async () => {
    const somebody = await person(server, 'buyer');
    expect(await mailsOf(somebody)).toEqual({ BIDS: true, DEALS: true, REMINDERS: true, RATINGS: true, PRICES: true });
    const { body } = await ask(server, UPDATE, { input: { groups: [{ group: 'RATINGS', mail: false }] } }, somebody);
    expect(body.data.updateNotificationSettings.settings.groups).toContainEqual({
      group: 'RATINGS',
      mail: false,
      push: true,
    });
    await ask(server, UPDATE, { input: { groups: [{ group: 'BIDS', mail: false }] } }, somebody);
    expect(await mailsOf(somebody)).toEqual({
      BIDS: false,
      DEALS: true,
      REMINDERS: true,
      RATINGS: false,
      PRICES: true,
    });
    const { body: rest } = await call(server, 'POST', '/api/notifications/settings', {
      as: somebody,
      body: { groups: [{ group: 'BIDS', mail: true }] },
    });
    expect(rest.settings.groups).toContainEqual({ group: 'BIDS', mail: true, push: true });
    expect((await call(server, 'GET', '/api/notifications/settings', { as: somebody })).body.settings).toEqual({
      ...(await settingsOf(somebody)),
      language: 'en',
    });
  });

  test('AC-464: the language is that of the last sign-in until one is chosen', async () => {
    const somebody = await person(server, 'farmer');
    const signIn = (language: string) =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ email: somebody.email, password: somebody.password }),
      });
    await signIn('hi-IN,hi');
    expect((await settingsOf(somebody)).language).toBe('HI');
    await ask(server, UPDATE, { input: { language: 'EN' } }, somebody);
    await signIn('hi');
    expect((await settingsOf(somebody)).language).toBe('EN');
  });

  test('AC-465: the link of a mail works without a sign-in, also with an ended one, and again', async () => {
    const somebody = await person(server, 'buyer');
    const token = tokensOf().sign({ accountId: somebody.id, group: 'BIDS' });
    const QUERY = 'query ($token: String!) { mailSubscription(token: $token) { group mail } }';
    expect((await ask(server, QUERY, { token })).body.data.mailSubscription).toEqual({ group: 'BIDS', mail: true });
    expect((await mailsOf(somebody)).BIDS).toBe(true);
    const ended = { ...somebody, token: 'not.a.token' };
    for (let time = 0; time < 2; time += 1) {
      const { body } = await ask(server, UNSUBSCRIBE, { input: { token } }, ended);
      expect(body.data.unsubscribe.subscription).toEqual({ group: 'BIDS', mail: false });
    }
    expect(await mailsOf(somebody)).toEqual({ BIDS: false, DEALS: true, REMINDERS: true, RATINGS: true, PRICES: true });
    await ask(server, UNSUBSCRIBE, { input: { token, everything: true } });
    expect(Object.values(await mailsOf(somebody))).toEqual([false, false, false, false, false]);
  });

  test('AC-465: one press in a mail program does it, and a program that only looks does not', async () => {
    const somebody = await person(server, 'buyer');
    const address = `${server.url}/unsubscribe?token=${tokensOf().sign({ accountId: somebody.id, group: 'DEALS' })}`;
    await fetch(address);
    await fetch(address, { method: 'HEAD' });
    expect((await mailsOf(somebody)).DEALS).toBe(true);
    const pressed = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await mailsOf(somebody)).DEALS).toBe(false);
  });

  test.each([
    ['nothing', () => ''],
    ['another group', (token: string) => token.replace('BIDS', 'DEALS')],
    ['a cut one', (token: string) => token.slice(0, -3)],
    ['one of another key', (token: string) => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`],
    ['very much', () => 'x'.repeat(5_000)],
  ])('AC-465: a token that is %s is refused and changes nothing', async (_name, spoil) => {
    const somebody = await person(server, 'buyer');
    const token = spoil(tokensOf().sign({ accountId: somebody.id, group: 'BIDS' }));
    expect(codeOf(await ask(server, UNSUBSCRIBE, { input: { token } }))).toBe('BAD_USER_INPUT');
    const QUERY = 'query ($token: String!) { mailSubscription(token: $token) { group } }';
    expect((await ask(server, QUERY, { token })).body.data.mailSubscription).toBeNull();
    const pressed = await fetch(`${server.url}/unsubscribe?token=${token}`, { method: 'POST' });
    expect(pressed.status).toBe(400);
    expect(Object.values(await mailsOf(somebody))).toEqual([true, true, true, true, true]);
  });
});
