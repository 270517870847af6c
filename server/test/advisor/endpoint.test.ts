import { CircuitBreaker } from '../../src/modules/advisor/providers/circuit-breaker.js';
import { EndpointProvider } from '../../src/modules/advisor/providers/endpoint.provider.js';
import { FallbackProvider } from '../../src/modules/advisor/providers/fallback.provider.js';
import { ManualClock } from '../../src/platform/clock.js';
import { createLogger } from '../../src/platform/logger.js';
import { answerCall, answerStatus, answerText, FAULTS, type FakeEndpoint, startFakeEndpoint } from './fake-endpoint.js';
import { openAdvisor } from './open-advisor.js';
import { asked, collect, noticeOf, requestOf, textOf } from './support.js';

/** For an endpoint that keeps silent; every other answer has all the time that a busy machine needs. */
const SHORT_WAIT = 300;
const LONG_WAIT = 60_000;
const QUESTION = 'गेहूँ की बुवाई कब करें?';

let endpoint: FakeEndpoint;
beforeAll(async () => {
  endpoint = await startFakeEndpoint();
});
afterAll(() => endpoint.close());

async function createProvider({
  url = endpoint.url,
  clock = new ManualClock(),
  calls = 1_000,
  wait = LONG_WAIT,
} = {}): Promise<FallbackProvider> {
  const { provider: retrieval, tools } = await openAdvisor();
  let left = calls;
  const first = new EndpointProvider({
    baseUrl: url,
    apiKey: 'test',
    model: 'm',
    tools,
    takeCall: async () => left-- > 0,
    lookUp: (request) => retrieval.lookUp(request),
    timeoutMilliseconds: wait,
  });
  return new FallbackProvider({
    first,
    second: retrieval,
    breaker: new CircuitBreaker(clock),
    log: createLogger('silent'),
  });
}

const ask = async (provider: FallbackProvider, ...texts: string[]) =>
  collect(provider.answer(requestOf(asked(...texts))));

test.each(Object.keys(FAULTS))('%s: the answer comes from our own notes, and the visitor is told', async (fault) => {
  endpoint.behave(FAULTS[fault] ?? (() => undefined));
  const events = await ask(await createProvider({ wait: SHORT_WAIT }), QUESTION);
  expect(textOf(events)).toContain('नवंबर');
  expect(textOf(events)).not.toContain('आधा');
  expect(noticeOf(events)).toContain('भाषा मॉडल से अभी संपर्क नहीं');
});

test.each([
  'a stall in the middle',
  'a connection cut in the middle',
  'an answer that ran out of tokens',
  'an answer that a filter stopped',
])('%s: the half that was told is taken back', async (fault) => {
  endpoint.behave(FAULTS[fault] ?? (() => undefined));
  const events = await ask(await createProvider({ wait: SHORT_WAIT }), QUESTION);
  expect(events.slice(0, 3)).toEqual([
    { kind: 'delta', text: 'आधा जवाब। ' },
    { kind: 'restart' },
    { kind: 'notice', text: expect.stringContaining('भाषा मॉडल से अभी संपर्क नहीं') },
  ]);
});

test('a refused connection ends in an answer too', async () => {
  const gone = await startFakeEndpoint();
  await gone.close();
  const events = await ask(await createProvider({ url: gone.url }), QUESTION);
  expect(textOf(events)).toContain('नवंबर');
  expect(noticeOf(events)).toContain('भाषा मॉडल से अभी संपर्क नहीं');
});

test.each([
  [QUESTION, 'नवंबर'],
  ['gehu me pila ratua ka ilaj', 'रतुआ'],
  ['What is the MSP of mustard?', '₹6,613'],
  ['cold storage in Karnal', 'शीतगृह'],
])(
  '%s: the model is given what the tables say, and its text is passed on with the sources',
  async (question, known) => {
    endpoint.behave((response) => answerText(response, ['राम राम, ', 'यह रहा जवाब।']));
    const events = await ask(await createProvider(), question);
    expect(textOf(events)).toBe('राम राम, यह रहा जवाब।');
    expect(noticeOf(events)).toBeUndefined();
    expect(endpoint.requests[0]?.messages[0]?.content).toContain(known);
    expect(events.find((event) => event.kind === 'sources')).toEqual({
      kind: 'sources',
      sources: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
  },
);

test('the model is given five entries whole, in both languages, and what the tools say', async () => {
  endpoint.behave((response) => answerText(response, ['ठीक है।']));
  const { search } = await openAdvisor();
  await ask(await createProvider(), 'gehu me pila ratua ka ilaj aur gehu ka msp');
  const prompt = endpoint.requests[0]?.messages[0]?.content ?? '';
  const titles = [...prompt.matchAll(/^# .*$/gm)];
  expect(titles).toHaveLength(5);
  const rust = search.entry('wheat-yellow-rust');
  expect(prompt).toContain(`# ${rust?.titleEn} (${rust?.titleHi})`);
  for (const { en, hi } of rust?.sections ?? []) {
    expect(prompt).toContain(en);
    expect(prompt).toContain(hi);
  }
  expect(prompt).toContain('₹2,585/क्विंटल');
});

test('the model is told what goes before farming, with the numbers to ring', async () => {
  endpoint.behave((response) => answerText(response, ['ठीक है।']));
  await ask(await createProvider(), QUESTION);
  const prompt = endpoint.requests[0]?.messages[0]?.content ?? '';
  for (const number of ['112', '108', '14416', '1962']) expect(prompt).toContain(number);
  expect(prompt).toMatch(/Danger goes before everything else/);
});

test('a tool is called, its answer goes back labelled as data, and its sources are named', async () => {
  endpoint.behave((response, round) =>
    round === 0
      ? answerCall(response, 'mandi_prices', '{"commodity":"gehu","market":"hisar"}')
      : answerText(response, ['₹2,500']),
  );
  const events = await ask(await createProvider(), 'नमस्ते, कुछ बताइए');
  expect(endpoint.requests[1]?.messages.at(-1)).toMatchObject({
    role: 'tool',
    content: expect.stringMatching(/^<data>\n.*₹2,500.*<\/data>$/s),
  });
  expect(events.at(-1)).toMatchObject({ sources: [{ figure: '₹2,500/क्विंटल', path: '/services/mandi-bhav' }] });
});

test.each([
  ['an unknown tool', 'delete_everything', '{}', 'There is no such tool.'],
  ['arguments that are no JSON', 'mandi_prices', '{"commodity":', 'The arguments are not right.'],
  ['arguments of another shape', 'transport_fare', '{"tons":"many"}', 'The arguments of transport_fare are not right.'],
])('%s is answered, and the model gets another try', async (_, name, argument, reply) => {
  endpoint.behave((response, round) =>
    round === 0 ? answerCall(response, name, argument) : answerText(response, ['ठीक है।']),
  );
  const events = await ask(await createProvider(), QUESTION);
  expect(endpoint.requests[1]?.messages.at(-1)?.content).toBe(reply);
  expect(textOf(events)).toBe('ठीक है।');
});

test('text of a listing cannot leave its label', async () => {
  endpoint.behave((response, round) =>
    round === 0 ? answerCall(response, 'crops_for_sale', '{"crop":"tomato"}') : answerText(response, ['ठीक है।']),
  );
  await ask(await createProvider(), QUESTION);
  expect(endpoint.requests[1]?.messages.at(-1)?.content?.match(/<\/data>/g)).toHaveLength(1);
});

test('personal data stays in the house; the request has nothing that a server may refuse', async () => {
  endpoint.behave((response) => answerText(response, ['ठीक है।']));
  await ask(
    await createProvider(),
    'मेरा नंबर 9812345678 है',
    'राम राम',
    'ram@example.com, आधार 1234 5678 9012, गेहूँ कब बोऊँ?',
  );
  const [sent] = endpoint.requests;
  expect(JSON.stringify(sent)).not.toMatch(/9812345678|ram@example|1234 5678/);
  expect(Object.keys(sent ?? {}).sort()).toEqual(['messages', 'model', 'stream', 'tools']);
});

test('after five failures the endpoint is left alone for thirty seconds, then tried once', async () => {
  const clock = new ManualClock();
  const provider = await createProvider({ clock });
  endpoint.behave((response) => answerStatus(response, 500));
  for (let time = 0; time < 7; time += 1) await ask(provider, QUESTION);
  expect(endpoint.requests).toHaveLength(5);
  clock.advance(30_000);
  await ask(provider, QUESTION);
  await ask(provider, QUESTION);
  expect(endpoint.requests).toHaveLength(6);
  clock.advance(30_000);
  endpoint.behave((response) => answerText(response, ['फिर से ठीक।']));
  expect(textOf(await ask(provider, QUESTION))).toBe('फिर से ठीक।');
  expect(textOf(await ask(provider, QUESTION))).toBe('फिर से ठीक।');
});

test('an endpoint that says when to come again is asked once more then', async () => {
  endpoint.behave((response, round) =>
    round === 0 ? answerStatus(response, 429, { 'retry-after': '0' }) : answerText(response, ['अब ठीक है।']),
  );
  const events = await ask(await createProvider(), QUESTION);
  expect(textOf(events)).toBe('अब ठीक है।');
  expect(noticeOf(events)).toBeUndefined();
  expect(endpoint.requests).toHaveLength(2);
});

test.each([
  ['refuses a second time', { 'retry-after': '0' }, 2],
  ['does not say when to come again', {}, 1],
  ['says a time that no visitor waits for', { 'retry-after': '61' }, 1],
])('of an endpoint that %s no more is asked', async (_, headers, requests) => {
  endpoint.behave((response) => answerStatus(response, 429, headers));
  const events = await ask(await createProvider(), QUESTION);
  expect(textOf(events)).toContain('नवंबर');
  expect(noticeOf(events)).toContain('भाषा मॉडल से अभी संपर्क नहीं');
  expect(endpoint.requests).toHaveLength(requests);
});

test('once the budget of the day is spent, the answer comes from our own notes, and the breaker stays closed', async () => {
  endpoint.behave((response) => answerText(response, ['ठीक है।']));
  const provider = await createProvider({ calls: 1 });
  await ask(provider, QUESTION);
  const events = await ask(provider, QUESTION);
  expect(endpoint.requests).toHaveLength(1);
  expect(noticeOf(events)).toContain('आज की सीमा पूरी');
  expect(textOf(events)).toContain('नवंबर');
});

test('a visitor who goes away ends the call, and no second answer is made', async () => {
  const gone = new AbortController();
  endpoint.behave((response) => {
    FAULTS['a stall in the middle']?.(response, 0, { model: 'm', messages: [] });
    setImmediate(() => gone.abort());
  });
  const provider = await createProvider();
  const events = await collect(provider.answer(requestOf(asked(QUESTION), { signal: gone.signal })));
  expect(noticeOf(events)).toBeUndefined();
  // What our own notes would have said.
  expect(textOf(events)).not.toContain('नवंबर');
  expect(endpoint.requests).toHaveLength(1);
});

test.each([
  ['a price that no tool gave', 'गेहूँ अभी बोइए। मंडी में भाव ₹3,900 है। पानी समय पर दें।', 'गेहूँ अभी बोइए। पानी समय पर दें।'],
  ['a dose that no tool gave', 'पत्ते देखिए। इमिडाक्लोप्रिड 2 मिली प्रति लीटर छिड़कें। लेबल पढ़ें।', 'पत्ते देखिए। लेबल पढ़ें।'],
  ['a number to ring that is not ours', 'यहाँ पूछिए: 9812345670। नमस्ते।', 'नमस्ते।'],
])('%s is cut from the answer of the model, and the visitor is told', async (_, said, left) => {
  endpoint.behave((response) => answerText(response, [said.slice(0, 20), said.slice(20)]));
  const events = await ask(await createProvider(), QUESTION);
  expect(textOf(events).trim()).toBe(left);
  expect(noticeOf(events)).toContain('हटा दिया');
});

test('a figure that a tool gave stays', async () => {
  endpoint.behave((response) => answerText(response, ['सरसों का एमएसपी ₹6,613/क्विंटल है।']));
  const events = await ask(await createProvider(), 'What is the MSP of mustard?');
  expect(textOf(events)).toContain('₹6,613');
  expect(noticeOf(events)).toBeUndefined();
});

test('an answer of invented figures alone is none: our own notes answer', async () => {
  endpoint.behave((response) => answerText(response, ['भाव ₹9,999 है।']));
  const events = await ask(await createProvider(), QUESTION);
  expect(textOf(events)).toContain('नवंबर');
  expect(textOf(events)).not.toContain('9,999');
});

test.each([
  'imidacloprid kitne ml dale',
  'makka me emamectin 15 litre pump me kitna dale',
  'mere sar me dard hai kya dawa lu',
  'kis party ko vote du',
])('%s never reaches the model', async (question) => {
  endpoint.behave((response) => answerText(response, ['…']));
  await ask(await createProvider(), question);
  expect(endpoint.requests).toHaveLength(0);
});

test('someone in despair gets the helplines, and the endpoint is not asked', async () => {
  endpoint.behave((response) => answerText(response, ['…']));
  expect(textOf(await ask(await createProvider(), 'ab jeene ka man nahi, marna chahta hu'))).toContain('14416');
  expect(endpoint.requests).toHaveLength(0);
});
