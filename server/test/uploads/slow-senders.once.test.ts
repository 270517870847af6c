import { connect } from 'node:net';
import { makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { LISTING, multipartBody, type OpenUpload, openMultipart } from './multipart-request.js';

let server: TestServer;
let farmer: TestPerson;

const OTHER_TIMERS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;

beforeAll(async () => {
  server = await startTestServer();
  farmer = await makeFarmer(server);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => server.close());

/** Lets seconds pass, as many as it takes until `done` is settled, and counts them. */
async function secondsUntil(done: Promise<unknown>, eachSecond: () => void = () => undefined): Promise<number> {
  let isDone = false;
  const finish = () => {
    isDone = true;
  };
  done.then(finish, finish);
  let seconds = 0;
  while (!isDone) {
    jest.advanceTimersByTime(1_000);
    seconds += 1;
    eachSecond();
    // Whatever is on its way between the two ends arrives.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return seconds;
}

const body = multipartBody([
  ...LISTING,
  ...Array.from({ length: 40 }, (_, index) => ({ name: `other${index}`, content: 'x'.repeat(15_000) })),
]);
const open = () => openMultipart({ url: `${server.url}/crops`, body, token: farmer.token });

async function expectTooSlow(upload: OpenUpload): Promise<void> {
  const answer = await upload.answer;
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    408,
    { success: false, code: 'REQUEST_TIMEOUT', message: 'The upload was too slow. Please try again on a better line.' },
  ]);
}

describe('U10: an upload', () => {
  // Its pace is looked at every second; what the database waits for goes by the true time.
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...OTHER_TIMERS, 'setTimeout', 'clearTimeout'] });
  });

  test('that announces much and sends nothing more is ended', async () => {
    const upload = open();
    upload.send(100);
    await secondsUntil(upload.answer);
    await expectTooSlow(upload);
  });

  test('that trickles is ended long before its two minutes are over', async () => {
    const upload = open();
    let sent = 0;
    const seconds = await secondsUntil(upload.answer, () => {
      sent += 10;
      upload.send(sent);
    });
    await expectTooSlow(upload);
    expect(seconds).toBeLessThan(120);
  });

  test('that keeps its pace is stored', async () => {
    const upload = open();
    let sent = 0;
    await secondsUntil(upload.answer, () => {
      sent = Math.min(sent + 20_000, body.length);
      upload.send(sent);
    });
    expect((await upload.answer).status).toBe(201);
  });
});

describe('D2: a JSON body', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: [...OTHER_TIMERS] });
  });

  /** Sends this much of a request and gives all that came back until the connection was closed. */
  const converse = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (piece: string) => {
        answer += piece;
      });
      socket.once('error', reject).once('close', () => resolve(answer));
    });
  const post = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`;

  test.each([
    ['of REST', '/api/auth/login'],
    ['of GraphQL', '/graphql'],
  ])('%s that does not come is not waited for', async (_name, path) => {
    const closed = converse(post(path, 'application/json'));
    await secondsUntil(closed);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"REQUEST_TIMEOUT"/);
  });

  test('that was refused unread does not keep the connection either', async () => {
    const closed = converse(post('/api/auth/login', 'text/plain'));
    await secondsUntil(closed);
    expect(await closed).toMatch(/^HTTP\/1\.1 415 /);
  });
});
