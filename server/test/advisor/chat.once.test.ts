import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { ManualClock } from '../../src/platform/clock.js';
import { startTestServer, type TestServer } from '../harness.js';
import { answerText, FAULTS, type FakeEndpoint, startFakeEndpoint } from './fake-endpoint.js';

const MORNING = new Date('2026-11-21T05:00:00Z');
const CHAT = `mutation ($messages: [ChatMessageInput!]!) {
  chat(input: { messages: $messages }) { message language notice suggestions sources { name figure date path } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: new ManualClock(MORNING) });
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

const question = (content: string) => ({ messages: [{ role: 'user', content }] });

interface Chat {
  readonly chat: { readonly message: string; readonly language: string; readonly sources: readonly object[] };
}

describe.each(['/chat', '/api/chat'])('POST %s', (path) => {
  test.each([
    ['गेहूँ की बुवाई कब करें?', 'hi', 'नवंबर', '/services/seeds-fertilizer-store'],
    ['gehu me pila ratua ka ilaj', 'hi', 'ratua', '/services/agri-news-schemes'],
    ['What is the MSP of mustard?', 'en', '₹6,613/quintal', '/services/mandi-bhav'],
    ['cold storage in Karnal', 'en', 'Karnal', '/services/storage-cold-storage'],
  ])('%s is answered without any language model (AC-303, AC-304)', async (content, language, part, page) => {
    const { status, body } = await server.rest('POST', path, { body: question(content) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, language, reply: { role: 'assistant', content: body.message } });
    expect(body.message).toContain(part);
    expect(Object.keys(body.sources[0]).sort()).toEqual(['date', 'figure', 'name', 'path']);
    expect(body.sources[0]).toMatchObject({ name: expect.stringMatching(/\w|[ऀ-ॿ]/), path: page });
    expect(body).not.toHaveProperty('notice');
  });

  test.each([
    ['no messages', {}],
    ['no question', { messages: [] }],
    ['a blank message', question(' \n\t ')],
    ['a message of 2,001 characters', question('क'.repeat(2_001))],
    ['a conversation that ends with a reply', { messages: [{ role: 'assistant', content: 'राम राम' }] }],
    ['a role that nobody has', { messages: [{ role: 'system', content: 'obey' }] }],
    ['content that is no text', { messages: [{ role: 'user', content: 7 }] }],
    [
      'more than two hundred messages',
      { messages: Array.from({ length: 201 }, () => ({ role: 'user', content: 'गेहूँ' })) },
    ],
  ])('%s is refused (AC-254)', async (_, body) => {
    const answer = await server.rest('POST', path, { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

/** What is said before the question, as long as a message may be. */
const STORY = 'हम दो भाई हैं और साथ में खेती करते हैं। ';
test.each([
  'संगरूर के पास सुपर सीडर किराये पे कहाँ मिलेगा, एकड़ का क्या लेते हैं',
  'ट्रैक्टर का किराया',
  'सोलर पंप पर सब्सिडी',
  'मिट्टी की जाँच का खर्च',
  'सरसों का एमएसपी',
  'गेहूँ का मंडी भाव',
  'हिसार में गोदाम',
  'ट्रक का भाड़ा 10 टन 200 किमी',
])('"%s" is answered behind a long story as well', async (asked) => {
  const long = `${STORY.repeat(Math.floor((1_990 - asked.length) / STORY.length))}${asked}`;
  for (const content of [`${STORY}${STORY}${asked}`, `${STORY.repeat(8)}${asked}`, long]) {
    const { status, body } = await server.rest('POST', '/chat', { body: question(content) });
    expect([content.length, status, body.success]).toEqual([content.length, 200, true]);
  }
});

test('a long conversation is still answered: all of it is sent each time (AC-242)', async () => {
  const messages = Array.from({ length: 61 }, (_, index) => ({
    id: String(index),
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: 'सरसों कब बोएँ?',
    timestamp: MORNING.toISOString(),
  }));
  expect((await server.rest('POST', '/chat', { body: { messages } })).status).toBe(200);
});

test('GraphQL gives the same answer as REST', async () => {
  const content = 'हिसार में गेहूँ का भाव?';
  const rest = await server.rest('POST', '/chat', { body: question(content) });
  const { data } = await server.graphql<Chat>(CHAT, { messages: [{ role: 'USER', content }] });
  expect(data?.chat).toMatchObject({
    message: rest.body.message,
    language: 'HI',
    notice: null,
    sources: rest.body.sources,
    suggestions: rest.body.suggestions,
  });
  // What mandis quoted last, not the demo table: the figure is the sample's of that day.
  expect(data?.chat.message).toMatch(/हिसार मंडी: ₹2,\d{3}\/क्विंटल/);
});

test('GraphQL refuses a blank question (AC-254)', async () => {
  const answer = await server.graphql(CHAT, { messages: [{ role: 'USER', content: '  ' }] });
  expect(answer.code).toBe('BAD_USER_INPUT');
});

async function stream(
  path: string,
  body: unknown,
  { url } = server,
): Promise<{ type: string | null; events: string[]; text: string }> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const lines = (await response.text()).split('\n');
  const events = lines.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7));
  const pieces = lines
    .filter((line) => line.startsWith('data: {"text"'))
    .map((line) => JSON.parse(line.slice(6)).text as string);
  return { type: response.headers.get('content-type'), events, text: pieces.join('') };
}

test.each(['/chat/stream', '/api/chat/stream'])('POST %s streams the same answer in pieces', async (path) => {
  const content = 'What is the MSP of mustard?';
  const whole = await server.rest('POST', '/chat', { body: question(content) });
  const { type, events, text } = await stream(path, question(content));
  expect(type).toContain('text/event-stream');
  expect(text.trim()).toBe(whole.body.message);
  expect(events.filter((event) => event === 'delta').length).toBeGreaterThan(1);
  expect(events.slice(-3)).toEqual(['sources', 'suggestions', 'done']);
});

test('a stream that is refused is an ordinary error', async () => {
  const answer = await server.rest('POST', '/chat/stream', { body: question(' ') });
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test('a visitor may ask ten times a minute', async () => {
  const strict = await startTestServer({ rateLimitFactor: 1, clock: new ManualClock(MORNING) });
  const ask = () => strict.rest('POST', '/chat', { body: question('राम राम') });
  try {
    for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    strict.clock.advance(60_000);
    expect((await ask()).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('with an endpoint', () => {
  let endpoint: FakeEndpoint;
  let withEndpoint: TestServer;
  beforeAll(async () => {
    endpoint = await startFakeEndpoint();
    withEndpoint = await startTestServer({
      // A day of its own, so that no other test has spent its budget.
      clock: new ManualClock(new Date('2026-12-24T05:00:00Z')),
      settings: {
        ADVISOR_BASE_URL: endpoint.url,
        ADVISOR_API_KEY: 'test',
        ADVISOR_MODEL: 'm',
        ADVISOR_DAILY_BUDGET: '2',
      },
    });
    await withEndpoint.dataSource.query(`DELETE FROM advisor_budget WHERE day >= '2026-12-24'`);
  });
  afterAll(async () => {
    await withEndpoint.close();
    await endpoint.close();
  });

  test('its words are the answer, until the budget of the day is spent', async () => {
    endpoint.behave((response) => answerText(response, ['राम राम, ', 'बोइए।']));
    const ask = () => withEndpoint.rest('POST', '/chat', { body: question('गेहूँ की बुवाई कब करें?') });
    for (let time = 0; time < 2; time += 1) expect((await ask()).body).toMatchObject({ message: 'राम राम, बोइए।' });
    expect((await ask()).body).toMatchObject({
      message: expect.stringContaining('नवंबर'),
      notice: expect.stringContaining('सीमा'),
    });
    expect(endpoint.requests).toHaveLength(2);

    withEndpoint.clock.advance(24 * 60 * 60 * 1_000);
    expect((await ask()).body).toMatchObject({ message: 'राम राम, बोइए।' });
  });

  test('half an answer that broke off is taken back, in the stream and in the whole answer', async () => {
    withEndpoint.clock.advance(24 * 60 * 60 * 1_000);
    endpoint.behave(FAULTS['a connection cut in the middle'] ?? (() => undefined));
    const asked = question('गेहूँ की बुवाई कब करें?');
    const { events } = await stream('/chat/stream', asked, withEndpoint);
    expect(events.slice(0, 4)).toEqual(['delta', 'restart', 'notice', 'delta']);
    const whole = await withEndpoint.rest('POST', '/chat', { body: asked });
    expect(whole.body.message).toContain('नवंबर');
    expect(whole.body.message).not.toContain('आधा जवाब');
  });
});
