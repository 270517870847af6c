import { makeBuyer, makeFarmer, type TestPerson } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';
import { LISTING, multipartBody, type OpenUpload, openMultipart, postMultipart } from './multipart-request.js';

const MEGABYTE = 1024 * 1024;
const PREFLIGHT = { 'apollo-require-preflight': '1' };

let server: TestServer;
let farmer: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  farmer = await makeFarmer(server);
});
afterAll(() => server.close());

const crops = () => `${server.url}/api/crops`;
const codeOf = ({ text }: { text: string }) => JSON.parse(text).code;

describe('what is refused long before its end has come', () => {
  /** The start of a body that is said to have a hundred megabytes; the rest is never sent. */
  const beginningOf = (body: Buffer, token = farmer.token) =>
    postMultipart({
      url: crops(),
      body,
      token,
      headers: { 'content-length': String(100 * MEGABYTE) },
      sendOnly: body.length - 1,
    });

  test('G13: a hundred megabytes of empty files', async () => {
    const empty = Array.from({ length: 5_000 }, () => ({ name: 'images', filename: 'a.png', content: '' }));
    const answer = await beginningOf(multipartBody(empty));
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([413, 'Please add at most 10 files.']);
  });

  test('a hundred megabytes of empty texts', async () => {
    const empty = Array.from({ length: 5_000 }, () => ({ name: 'cropName', content: '' }));
    const answer = await beginningOf(multipartBody(empty));
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([413, 'The form has too many fields.']);
  });

  test('a text of 52 MB', async () => {
    const answer = await beginningOf(
      multipartBody([{ name: 'description', content: Buffer.alloc(11 * MEGABYTE, 'x') }]),
    );
    expect([answer.status, codeOf(answer)]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('an ordinary form of 52 MB', async () => {
    const answer = await postMultipart({
      url: crops(),
      body: Buffer.alloc(52 * MEGABYTE, 'x'),
      token: farmer.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      sendOnly: 10,
    });
    expect([answer.status, codeOf(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA']);
  });

  test('a part whose header never ends', async () => {
    const answer = await beginningOf(multipartBody([{ name: 'x'.repeat(200_000), content: '' }]));
    expect([answer.status, codeOf(answer)]).toEqual([400, 'BAD_USER_INPUT']);
  });
});

describe('who may upload is settled before a byte is read', () => {
  const body = multipartBody([...LISTING, { name: 'images', filename: 'a.png', content: Buffer.alloc(MEGABYTE) }]);

  test('Z2: a buyer may not, through either interface', async () => {
    const { token } = await makeBuyer(server);
    const rest = await postMultipart({ url: crops(), body, token, sendOnly: 10 });
    expect([rest.status, codeOf(rest)]).toEqual([403, 'FORBIDDEN']);
    const url = `${server.url}/graphql`;
    const graphql = await postMultipart({ url, body, token, headers: PREFLIGHT, sendOnly: 10 });
    expect([graphql.status, JSON.parse(graphql.text).errors[0].extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('G10: neither may a form of another site, which cannot set the header, not even as a whole', async () => {
    const operation = { query: '{ __typename }' };
    const form = multipartBody([
      { name: 'operations', content: JSON.stringify(operation) },
      { name: 'map', content: '{}' },
    ]);
    const url = `${server.url}/graphql`;
    const answer = await postMultipart({ url, body: form, token: farmer.token });
    expect(JSON.parse(answer.text).errors[0].message).toBe('An upload needs the header Apollo-Require-Preflight.');
    expect((await postMultipart({ url, body: form, token: farmer.token, headers: PREFLIGHT })).status).toBe(200);
  });

  test('U9: sixty an hour from one account, the refused ones too', async () => {
    const strict = await startTestServer({ rateLimitFactor: 1 });
    try {
      const { token } = await makeFarmer(strict);
      const send = (sendOnly?: number) =>
        postMultipart({
          url: `${strict.url}/crops`,
          body: multipartBody([]),
          token,
          ...(sendOnly ? { sendOnly } : {}),
        });
      for (let upload = 0; upload < 60; upload += 1) expect((await send()).status).toBe(400);
      const refused = await send(1);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
    } finally {
      await strict.close();
    }
  });

  test('twenty refused pictures do not close listing for an hour', async () => {
    const strict = await startTestServer({ rateLimitFactor: 1 });
    try {
      const { token } = await makeFarmer(strict);
      const list = (content: string | Buffer) =>
        postMultipart({
          url: `${strict.url}/crops`,
          body: multipartBody([...LISTING, { name: 'images', filename: 'a.png', content }]),
          token,
        });
      for (let upload = 0; upload < 20; upload += 1) expect((await list('not a picture')).status).toBe(415);
      expect((await list(await colouredPicture(8, 8).png().toBuffer())).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

describe('forms', () => {
  /** The end of the form falls on every place around the end of the reader's first block of 64 KB. */
  test.each([-3, -2, -1, 0, 1, 2, 3, 1023, 1024, 1025])('a body of 65,536 %i bytes is read whole', async (more) => {
    const picture = await colouredPicture(8, 8).png().toBuffer();
    const withText = (length: number) =>
      multipartBody([
        ...LISTING,
        { name: 'images', filename: 'a.png', content: picture },
        ...Array.from({ length: 4 }, (_, index) => ({ name: `other${index}`, content: 'x'.repeat(16_000) })),
        { name: 'padding', content: 'x'.repeat(length) },
      ]);
    const body = withText(65_536 + more - withText(0).length);
    expect(body.length).toBe(65_536 + more);
    const answer = await postMultipart({ url: crops(), body, token: farmer.token });
    expect([answer.status, JSON.parse(answer.text).crop?.images.length]).toEqual([201, 1]);
  });

  /** A form of one part that has these headers. */
  const onePart = (headers: string | Buffer, content: string | Buffer = '') =>
    Buffer.concat([
      Buffer.from('--BoundaryOfTheTests\r\n'),
      Buffer.from(headers),
      Buffer.from('\r\n\r\n'),
      Buffer.from(content),
      Buffer.from('\r\n--BoundaryOfTheTests--\r\n'),
    ]);
  const NOT_UTF8 = Buffer.from([0xff, 0xfe]);

  test.each([
    ['without an end', Buffer.from('--BoundaryOfTheTests\r\n'), 'It does not end with its boundary.'],
    [
      'with another boundary',
      Buffer.from('--Other\r\n\r\n\r\n--Other--\r\n'),
      'It does not begin with its boundary, or goes on after its end.',
    ],
    ['of nothing', Buffer.alloc(0), 'It does not end with its boundary.'],
    ['with headers that are not UTF-8', onePart(NOT_UTF8), 'The headers of a part are not UTF-8.'],
    ['with endless headers', onePart(`X: ${'y'.repeat(3_000)}`), 'The headers of a part are too long.'],
    [
      'with a text that is not UTF-8',
      multipartBody([{ name: 'cropName', content: NOT_UTF8 }]),
      'A text is not UTF-8. A file needs a file name: filename="…".',
    ],
    [
      'with a large file that has no file name',
      multipartBody([...LISTING, { name: 'images', content: Buffer.alloc(MEGABYTE, 0xff) }]),
      'A text is not UTF-8. A file needs a file name: filename="…".',
    ],
    [
      'with a part without a name',
      onePart('X: y'),
      'A part has no name. It needs Content-Disposition: form-data; name="…".',
    ],
  ])('a form %s is malformed, and the sentence says how', async (_name, body, because) => {
    const answer = await postMultipart({ url: crops(), body, token: farmer.token });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      400,
      `The multipart body is malformed: ${because}`,
    ]);
  });

  test('a form whose Content-Type names no boundary is malformed', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    const answer = await postMultipart({ url: crops(), body: multipartBody(LISTING), token: farmer.token, headers });
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      400,
      'The multipart body is malformed: The Content-Type names no boundary, or one of more than 70 characters.',
    ]);
  });

  test.each([
    ['beside the file name, as .NET sends it', `filename=wheat.png; filename*=utf-8''wheat.png`],
    ['alone, as aiohttp sends a Hindi name', `filename*=utf-8''%E0%A4%97%E0%A5%87%E0%A4%B9%E0%A5%82%E0%A4%81.png`],
    ['in a character set that nobody knows', `filename*=klingon'x'%FF`],
    ['of nothing', `filename=wheat.png; filename*=`],
  ])('filename* %s is taken', async (_name, names) => {
    const picture = await colouredPicture(8, 8).png().toBuffer();
    const part = onePart(`Content-Disposition: form-data; name=images; ${names}\r\nContent-Type: image/png`, picture);
    const end = multipartBody([]);
    const body = Buffer.concat([multipartBody(LISTING).subarray(0, -end.length), part]);
    const answer = await postMultipart({ url: crops(), body, token: farmer.token });
    expect([answer.status, JSON.parse(answer.text).crop?.images.length]).toEqual([201, 1]);
  });
});

describe('room for uploads', () => {
  const ROOM = { bytes: 300_000, bytesOfAddress: 300_000, waiting: 100, waitMs: 1 };
  let picture: Buffer;
  beforeAll(async () => {
    picture = await colouredPicture(8, 8).png().toBuffer();
  });

  /** A listing that takes two thirds of the room. */
  const large = () =>
    multipartBody([
      ...LISTING,
      { name: 'images', filename: 'a.png', content: picture },
      ...Array.from({ length: 13 }, (_, index) => ({ name: `other${index}`, content: 'x'.repeat(15_000) })),
    ]);
  const open = (at: TestServer, { token }: TestPerson, address = '203.0.113.1') =>
    openMultipart({ url: `${at.url}/crops`, body: large(), token, headers: { 'x-forwarded-for': address } });
  const withRoom = async (room: typeof ROOM, run: (strict: TestServer) => Promise<void>) => {
    const strict = await startTestServer({ uploadSlots: room, settings: { TRUSTED_PROXIES: '1' } });
    try {
      await run(strict);
    } finally {
      await strict.close();
    }
  };
  /** The first of several uploads to be answered, and the others. */
  const firstAnswered = async (uploads: readonly OpenUpload[]) => {
    const first = await Promise.race(uploads.map((upload) => upload.answer.then((answer) => ({ upload, answer }))));
    return { answer: first.answer, others: uploads.filter((upload) => upload !== first.upload) };
  };

  test('one account has one upload at a time and one that waits; a third is refused', () =>
    withRoom({ ...ROOM, bytes: 900_000, bytesOfAddress: 900_000, waitMs: 60_000 }, async (strict) => {
      const seller = await makeFarmer(strict);
      const uploads = [open(strict, seller), open(strict, seller), open(strict, seller)];
      const { answer, others } = await firstAnswered(uploads);
      expect([answer.status, codeOf(answer), answer.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '10']);
      for (const upload of others) upload.send();
      expect((await Promise.all(others.map((upload) => upload.answer))).map(({ status }) => status)).toEqual([
        201, 201,
      ]);
    }));

  test('U10: whoever does not fit beside the others gets a 503 with a time to come back', () =>
    withRoom(ROOM, async (strict) => {
      const uploads = [open(strict, await makeFarmer(strict)), open(strict, await makeFarmer(strict), '203.0.113.2')];
      const { answer, others } = await firstAnswered(uploads);
      expect([answer.status, codeOf(answer), answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '10']);
      for (const upload of others) upload.send();
      expect((await others[0]?.answer)?.status).toBe(201);
    }));

  test('U10: one address has its share, and another address the rest', () =>
    withRoom({ ...ROOM, bytes: 600_000 }, async (strict) => {
      const uploads = [open(strict, await makeFarmer(strict)), open(strict, await makeFarmer(strict))];
      const { answer, others } = await firstAnswered(uploads);
      expect([answer.status, codeOf(answer)]).toEqual([503, 'UNAVAILABLE']);
      const elsewhere = open(strict, await makeFarmer(strict), '203.0.113.2');
      elsewhere.send();
      expect((await elsewhere.answer).status).toBe(201);
      for (const upload of others) upload.send();
      expect((await others[0]?.answer)?.status).toBe(201);
    }));

  test.each([
    ['stored', false],
    ['stored, also where the sender has left', true],
  ])('U10: the room is held until the pictures are %s', (_name, leaves) =>
    withRoom(ROOM, async (strict) => {
      const put = strict.parts.media.put.bind(strict.parts.media);
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let stored = () => {};
      const finished = new Promise<void>((resolve) => {
        stored = resolve;
      });
      const isStoring = new Promise<void>((resolve) => {
        strict.parts.media.put = async (file, bytes) => {
          resolve();
          await held;
          await put(file, bytes);
          stored();
        };
      });
      const first = open(strict, await makeFarmer(strict));
      const answered = first.answer.then(
        ({ status }) => status,
        () => 0,
      );
      first.send();
      await isStoring;
      if (leaves) first.abandon();
      const other = await makeFarmer(strict);
      const second = open(strict, other);
      expect((await second.answer).status).toBe(503);
      goOn();
      await finished;
      expect(await answered).toBe(leaves ? 0 : 201);
    }),
  );

  test('who waits gets the room as soon as it is free', () =>
    withRoom({ ...ROOM, waitMs: 60_000 }, async (strict) => {
      const uploads = [open(strict, await makeFarmer(strict)), open(strict, await makeFarmer(strict))];
      for (const upload of uploads) upload.send();
      expect((await Promise.all(uploads.map((upload) => upload.answer))).map(({ status }) => status)).toEqual([
        201, 201,
      ]);
    }));
});
