import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { multipartBody, type Part, postMultipart } from './multipart-request.js';

let server: TestServer;
let farmer: TestPerson;
let picture: Buffer;

beforeAll(async () => {
  server = await startTestServer();
  farmer = await makeFarmer(server);
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a9a01' } })
    .png()
    .toBuffer();
});
afterAll(() => server.close());

const PREFLIGHT = { 'apollo-require-preflight': '1' };
const INPUT = {
  cropName: 'Wheat',
  category: 'GRAINS',
  description: 'Clean and dry.',
  basePrice: 2500,
  quantity: { amount: 4, unit: 'QUINTAL' },
  location: { state: 'Haryana', district: 'Hisar', address: 'Mangali' },
};
const CREATE = `mutation($i: CreateCropInput!) {
  createCrop(input: $i) { crop { id images { url width variants { width } } } }
}`;

const operations = (variables: unknown, query = CREATE): Part => ({
  name: 'operations',
  content: JSON.stringify({ query, variables }),
});
const mapping = (map: unknown): Part => ({ name: 'map', content: typeof map === 'string' ? map : JSON.stringify(map) });
const file = (name: string, content: string | Buffer = 'AAAA'): Part => ({ name, filename: 'a.png', content });

const send = (
  parts: readonly Part[],
  headers: Record<string, string> = PREFLIGHT,
  token: string | undefined = farmer.token,
) => postMultipart({ url: `${server.url}/graphql`, body: multipartBody(parts), headers, ...(token ? { token } : {}) });

/** Status and code of a GraphQL refusal. */
const refusalOf = ({ status, text }: { readonly status: number; readonly text: string }) => [
  status,
  JSON.parse(text).errors[0].extensions.code,
];

const temporaryFiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith('capacitor-')).length;
const openFiles = () => readdirSync('/proc/self/fd').length;

describe('a picture', () => {
  test('comes in through GraphQL and is there afterwards', async () => {
    const answer = await send([
      operations({ i: { ...INPUT, images: [null, null] } }),
      mapping({ 0: ['variables.i.images.0'], 1: ['variables.i.images.1'] }),
      file('0', picture),
      file('1', picture),
    ]);
    expect(answer.status).toBe(200);
    const { images } = JSON.parse(answer.text).data.createCrop.crop;
    expect(images).toHaveLength(2);
    const served = await fetch(`${server.url}${images[0].url}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(images[0].width);
  });
});

describe('who may upload', () => {
  const whole = () =>
    multipartBody([
      operations({ i: { ...INPUT, images: [null] } }),
      mapping({ 0: ['variables.i.images.0'] }),
      file('0', Buffer.alloc(2_000_000)),
    ]);

  test('a stranger is refused before the body is read', async () => {
    const url = `${server.url}/graphql`;
    const answer = await postMultipart({ url, body: whole(), headers: PREFLIGHT, sendOnly: 10 });
    expect(refusalOf(answer)).toEqual([401, 'UNAUTHENTICATED']);
    const rest = await postMultipart({ url: `${server.url}/api/crops`, body: whole(), sendOnly: 10 });
    expect([rest.status, JSON.parse(rest.text).code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('a form of another site, which cannot set the header, is refused before the body is read', async () => {
    const answer = await postMultipart({
      url: `${server.url}/graphql`,
      body: whole(),
      token: farmer.token,
      sendOnly: 10,
    });
    expect(refusalOf(answer)).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('requests that kill the stock parser are refused at once, leaving no file behind (security.md F1 to F4)', () => {
  const variables = { i: { ...INPUT, images: [null] } };
  test.each<[string, Part[], number]>([
    [
      'a path of 50,000 segments',
      [operations({}), mapping({ 0: [`variables${'.a'.repeat(50_000)}`] }), file('0')],
      413,
    ],
    ['a path of 4,000 segments', [operations({}), mapping({ 0: [`variables${'.a'.repeat(4_000)}`] }), file('0')], 400],
    [
      'a list index of 400 million',
      [operations({ i: { images: [] } }), mapping({ 0: ['variables.i.images.400000000'] }), file('0')],
      400,
    ],
    [
      'a file that is mapped to __proto__',
      [operations({ i: { images: null } }), mapping({ 0: ['variables.__proto__.x'] }), file('0')],
      400,
    ],
    [
      'a file that is mapped to a constructor',
      [operations({ i: { images: null } }), mapping({ 0: ['constructor.prototype.x'] }), file('0')],
      400,
    ],
    ['a file that is mapped to the query', [operations(variables), mapping({ 0: ['query'] }), file('0')], 400],
    ['a file that is mapped to all variables', [operations(variables), mapping({ 0: ['variables'] }), file('0')], 400],
    ['a file in the place of a value', [operations(variables), mapping({ 0: ['variables.i'] }), file('0')], 400],
    [
      'a file in a text field',
      [operations({ i: { ...INPUT, cropName: null } }), mapping({ 0: ['variables.i.cropName'] }), file('0')],
      400,
    ],
    [
      'two places for one file',
      [
        operations({ i: { images: [null, null] } }),
        mapping({ 0: ['variables.i.images.0', 'variables.i.images.1'] }),
        file('0'),
      ],
      400,
    ],
    [
      'the same part 300 times',
      [
        operations(variables),
        mapping({ 0: ['variables.i.images.0'] }),
        ...Array.from({ length: 300 }, () => file('0')),
      ],
      413,
    ],
    [
      'the same part twice',
      [operations(variables), mapping({ 0: ['variables.i.images.0'] }), file('0'), file('0')],
      400,
    ],
    [
      'two operations',
      [operations(variables), operations(variables), mapping({ 0: ['variables.i.images.0'] }), file('0')],
      413,
    ],
    ['a batch', [{ name: 'operations', content: '[{"query":"{__typename}"}]' }, mapping({})], 400],
    ['no map', [operations(variables), file('0')], 400],
    ['a map that is no JSON', [operations(variables), mapping('{'), file('0')], 400],
    ['a file that never comes', [operations(variables), mapping({ 0: ['variables.i.images.0'] })], 400],
    ['a file that nobody announced', [operations(variables), mapping({}), file('0')], 400],
    ['11 files', [operations(variables), mapping({}), ...Array.from({ length: 11 }, (_, i) => file(String(i)))], 413],
    ['a field of 100 KB', [operations(variables), mapping({ 0: ['x'.repeat(100_000)] }), file('0')], 413],
    [
      'a file that claims to be text',
      [operations(variables), mapping({ 0: ['variables.i.images.0'] }), { name: '0', content: 'AAAA' }],
      413,
    ],
  ])('%s', async (_name, parts, status) => {
    const before = temporaryFiles();
    const answer = await send(parts);
    expect(refusalOf(answer)).toEqual([status, status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_USER_INPUT']);
    expect(answer.milliseconds).toBeLessThan(500);
    expect(temporaryFiles()).toBe(before);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('a file of more than 10 MB', async () => {
    const answer = await send([
      operations(variables),
      mapping({ 0: ['variables.i.images.0'] }),
      file('0', Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]);
    expect(refusalOf(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a body that says it is 200 MB, before it comes', async () => {
    const answer = await postMultipart({
      url: `${server.url}/graphql`,
      body: Buffer.from('--'),
      headers: { ...PREFLIGHT, 'content-length': String(200 * 1024 * 1024) },
      token: farmer.token,
      sendOnly: 2,
    });
    expect(refusalOf(answer)).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('a packed body', async () => {
    const answer = await send([operations(variables)], { ...PREFLIGHT, 'content-encoding': 'gzip' });
    expect(refusalOf(answer)).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test('an object that poses as a file', async () => {
    const posing = { promise: {}, file: { filename: '/etc/passwd' }, createReadStream: 1 };
    const answer = await server.graphql(CREATE, { i: { ...INPUT, images: [posing] } }, farmer.token);
    expect(refusalOf(answer)).toEqual([400, 'BAD_USER_INPUT']);
    expect(answer.text).not.toContain('passwd');
  });
});

describe('a sender that goes away', () => {
  test('in the middle leaves the server well and no file open', async () => {
    const body = multipartBody([
      operations({ i: { ...INPUT, images: [null] } }),
      mapping({ 0: ['variables.i.images.0'] }),
      file('0', Buffer.alloc(500_000)),
    ]);
    const { port } = new URL(server.url);
    const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=BoundaryOfTheTests\r\nContent-Length: ${body.length}\r\nApollo-Require-Preflight: 1\r\nAuthorization: Bearer ${farmer.token}\r\n\r\n`;
    // A form that comes whole opens what stays open: connections to the server, and of it to the database.
    await Promise.all(Array.from({ length: 20 }, () => send([operations({ i: INPUT })])));
    const before = openFiles();
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1', () => {
          socket.write(head);
          socket.write(body.subarray(0, 100_000 + round * 10_000), () => socket.destroy());
        });
        socket.once('close', () => resolve());
      });
    }
    expect((await server.graphql('{ __typename }')).status).toBe(200);
    while (openFiles() > before) await new Promise(setImmediate);
    expect(openFiles()).toBeLessThanOrEqual(before);
  });
});
