import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { checkCropImages } from '../../src/modules/crops/images/check-crop-images.js';
import { sweepCropImages } from '../../src/modules/crops/images/sweep-crop-images.js';
import { describeDeal } from '../../src/modules/deals/describe-deal.js';
import { DisputeImageEntity } from '../../src/modules/deals/dispute-image.entity.js';
import { mediaFile } from '../../src/modules/media/media-file.js';
import { ask, call, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture, photoFromThePhone } from '../media/pictures.js';
import { multipartBody, openMultipart, postMultipart } from '../uploads/multipart-request.js';
import { agreedDeal, did, type TestDeal } from './dealing.js';

const HOUR = 3_600_000;

let server: TestServer;
let deal: TestDeal;
beforeAll(async () => {
  server = await startTestServer();
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  deal = await agreedDeal(server);
  await did(server, 'recordWeight', deal, deal.farmer, { quantity: 39 });
});

const ctx = () => server.parts.systemContext();
const media = () => server.parts.media;
const picture = (colour = '#3a7d2c') => colouredPicture(900, 600, colour).jpeg().toBuffer();
const path = () => `/api/deals/${deal.id}/dispute`;
const rows = () => server.dataSource.manager.findBy(DisputeImageEntity, { dealId: deal.id });
const files = async () => (await readdir(server.parts.config.uploadsDir, { recursive: true })).sort();
const stateOf = async () => {
  const { body } = await call(server, 'GET', `/api/deals/${deal.id}`, { as: deal.buyer });
  return body.deal.state;
};

/** What a side says, as a form with pictures. */
function say(as: Person, words: string, pictures: readonly Buffer[]) {
  const form = new FormData();
  form.set('words', words);
  for (const bytes of pictures) form.append('images', new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return call(server, 'POST', path(), { as, body: form });
}

/** Asks for a picture as a browser does. */
const fetchPicture = (address: string, as?: Person) =>
  fetch(`${server.url}${address}`, { headers: as ? { authorization: `Bearer ${as.token}` } : {} });

/** Everything that a refused statement might have left. */
const everything = async () => [await rows(), await files(), await stateOf()];

describe('AC-446: pictures in a dispute', () => {
  test('each side shows up to four with its words, and both see all of them, without the place of the farm', async () => {
    const first = await say(deal.buyer, 'The slip says 37.', [await photoFromThePhone(), await picture()]);
    expect([first.status, first.body.deal?.state]).toEqual([200, 'DISPUTED']);
    expect((await say(deal.farmer, 'It was signed.', [await picture('#a00')])).status).toBe(200);
    expect((await say(deal.buyer, 'And this is the scale.', [await picture('#00a')])).status).toBe(200);
    const shownTo = async (as: Person) => {
      const asked = '{ dispute { statements { by words pictures { id path width height } } } }';
      const { body } = await ask(server, `query ($id: ID!) { deal(id: $id) ${asked} }`, { id: deal.id }, as);
      return body.data.deal.dispute.statements;
    };
    const statements = await shownTo(deal.buyer);
    expect(statements).toMatchObject([
      {
        by: 'BUYER',
        words: 'The slip says 37.',
        pictures: [
          { width: 400, height: 800 },
          { width: 900, height: 600 },
        ],
      },
      { by: 'FARMER', words: 'It was signed.', pictures: [{}] },
      { by: 'BUYER', words: 'And this is the scale.', pictures: [{}] },
    ]);
    expect(await shownTo(deal.farmer)).toEqual(statements);
    const [{ path: address }] = statements[0].pictures;
    for (const side of [deal.buyer, deal.farmer]) {
      const answer = await fetchPicture(address, side);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
      expect(answer.headers.get('vary')).toContain('Authorization');
      const { format, width, exif } = await sharp(bytes).metadata();
      expect([format, width, exif]).toEqual(['webp', 400, undefined]);
      expect(bytes.includes('Phone')).toBe(false);
    }
    const small = Buffer.from(await (await fetchPicture(`${address}?width=320`, deal.buyer)).arrayBuffer());
    expect((await sharp(small).metadata()).width).toBe(320);
  });

  test('nobody else sees one, by whatever address', async () => {
    const { body } = await say(deal.buyer, 'The slip says 37.', [await picture()]);
    const [{ path: address, id }] = body.deal.dispute.statements[0].pictures;
    const [row] = await rows();
    const strangers = [undefined, await person(server, 'buyer'), await person(server, 'farmer')];
    const other = await agreedDeal(server, { farmer: deal.farmer });
    for (const as of strangers) expect((await fetchPicture(address, as)).status).toBe(404);
    // The picture of one deal is not one of another, even of a side's own.
    expect((await fetchPicture(`/api/deals/${other.id}/pictures/${id}`, deal.farmer)).status).toBe(404);
    expect((await fetchPicture(`/api/deals/${deal.id}/pictures/no-id`, deal.farmer)).status).toBe(404);
    for (const { width } of row?.variants ?? []) {
      const file = mediaFile(row?.key ?? '', width);
      expect(existsSync(media().pathOf(file))).toBe(true);
      expect((await fetchPicture(`/media/${file}`)).status).toBe(404);
      expect((await fetchPicture(`/media/${file}`, deal.buyer)).status).toBe(404);
      expect((await fetchPicture(`/media/preview/${file.replace('.webp', '.jpg')}`)).status).toBe(404);
    }
  });

  test('through GraphQL', async () => {
    const operations = {
      query: `mutation ($input: OpenDisputeInput!) { openDispute(input: $input) {
        deal { dispute { statements { pictures { width } } } } } }`,
      variables: { input: { dealId: deal.id, words: 'The slip says 37.', images: [null] } },
    };
    const form = new FormData();
    form.set('operations', JSON.stringify(operations));
    form.set('map', JSON.stringify({ 0: ['variables.input.images.0'] }));
    form.set('0', new Blob([new Uint8Array(await picture())]), 'a.jpg');
    const headers = { 'apollo-require-preflight': '1', authorization: `Bearer ${deal.buyer.token}` };
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers });
    const { data } = (await answer.json()) as { data: { openDispute: { deal: { dispute: unknown } } } };
    expect(data.openDispute.deal.dispute).toEqual({ statements: [{ pictures: [{ width: 900 }] }] });
  });

  test('a picture whose statement was decided on stays to be seen', async () => {
    await say(deal.buyer, 'The slip says 37.', [await picture()]);
    await server.dataSource.query("UPDATE deals SET state = 'COMPLETED', ended_at = $2 WHERE id = $1", [
      deal.id,
      server.clock.now(),
    ]);
    const [row] = await rows();
    expect((await fetchPicture(`/api/deals/${deal.id}/pictures/${row?.id}`, deal.farmer)).status).toBe(200);
    const late = await say(deal.farmer, 'And this.', [await picture()]);
    expect([late.status, await rows()]).toEqual([409, [row]]);
  });
});

describe('AC-446: where any of it is refused, nothing of it stays', () => {
  test.each([
    ['a text', async () => [Buffer.from('no picture at all')], 415, 'UNSUPPORTED_MEDIA'],
    [
      'a good one and half of one',
      async () => [await picture(), (await picture()).subarray(0, 900)],
      415,
      'UNSUPPORTED_MEDIA',
    ],
    ['five at once', () => Promise.all([1, 2, 3, 4, 5].map(() => picture())), 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s', async (_name, make, status, code) => {
    const before = await everything();
    const answer = await say(deal.buyer, 'The slip says 37.', await make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.errors).toMatchObject([{ field: 'images' }]);
    expect(await everything()).toEqual(before);
  });

  test('a fifth of one side, also when two forms with two each come at once after one', async () => {
    await say(deal.buyer, 'One.', [await picture()]);
    const two = await Promise.all(
      [1, 2].map(async () => say(deal.buyer, 'Two more.', [await picture(), await picture()])),
    );
    // One upload of an account is under way at a time; the other one waits for it or is refused.
    expect(two.map(({ status }) => status).sort()).toEqual([200, 413]);
    expect((await rows()).map(({ place }) => place).sort()).toEqual([1, 2, 3]);
    expect((await say(deal.farmer, 'Mine.', await Promise.all([1, 2, 3, 4].map(() => picture())))).status).toBe(200);
    const before = await everything();
    expect((await say(deal.farmer, 'One more.', [await picture()])).status).toBe(413);
    expect(await everything()).toEqual(before);
  });

  test('a buyer who has no weighed deal is told so, in words that fit', async () => {
    const stranger = await person(server, 'buyer');
    const before = await everything();
    const refused = await say(stranger, 'The slip says 37.', [await picture()]);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'A buyer can send pictures when a deal goes wrong, once its crop has been weighed.' },
    });
    expect(await everything()).toEqual(before);
  });

  test('pictures without words, and of a deal that is not weighed', async () => {
    const before = await everything();
    expect((await say(deal.buyer, ' ', [await picture()])).body.errors).toMatchObject([{ field: 'words' }]);
    expect(await everything()).toEqual(before);
    const young = await agreedDeal(server, { buyer: deal.buyer, farmer: deal.farmer });
    const form = new FormData();
    form.set('words', 'Too early.');
    form.set('images', new Blob([new Uint8Array(await picture())]), 'a.jpg');
    const early = await call(server, 'POST', `/api/deals/${young.id}/dispute`, { as: deal.buyer, body: form });
    expect(early.status).toBe(409);
    expect(await everything()).toEqual(before);
  });

  test('a sender who is lost halfway', async () => {
    const before = await everything();
    const content = await picture();
    const body = multipartBody([
      { name: 'words', content: 'The slip says 37.' },
      { name: 'images', filename: 'a.jpg', content },
      { name: 'images', filename: 'b.jpg', content },
    ]);
    const upload = openMultipart({ url: `${server.url}${path()}`, body, token: deal.buyer.token });
    upload.answer.catch(() => undefined);
    upload.send(Math.floor(body.length * 0.8));
    upload.abandon();
    // The account's one upload is free again: what was lost is over.
    const answer = await say(deal.buyer, 'Again.', []);
    expect(answer.status).toBe(200);
    expect([await rows(), await files()]).toEqual(before.slice(0, 2));
  });

  test('a buyer who has no such deal sends nothing at all', async () => {
    const body = multipartBody([{ name: 'images', filename: 'a.jpg', content: Buffer.alloc(100_000) }]);
    const { token } = await person(server, 'buyer');
    const answer = await postMultipart({ url: `${server.url}${path()}`, body, token, sendOnly: 10 });
    expect(answer.status).toBe(403);
  });

  test('a stranger to the deal', async () => {
    const before = await everything();
    const stranger = await person(server, 'farmer');
    expect((await say(stranger, 'Me too.', [await picture()])).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});

describe('AC-447: who looks after the pictures', () => {
  test('the operator is told where the files lie', async () => {
    const { body } = await say(deal.buyer, 'The slip says 37.', [await picture(), await picture()]);
    const text = await describeDeal(ctx(), media(), body.deal.number);
    const paths = [...text.matchAll(/^ {5}picture {2}(.+)$/gm)].map(([, file]) => file ?? '');
    expect(paths).toHaveLength(2);
    for (const file of paths) expect((await sharp(await readFile(file)).metadata()).width).toBe(900);
  });

  test('the check counts them and misses what is gone, and the sweep leaves them alone', async () => {
    await say(deal.buyer, 'The slip says 37.', [await picture()]);
    const [row] = await rows();
    const names = (row?.variants ?? []).map(({ width }) => mediaFile(row?.key ?? '', width));
    const before = await checkCropImages(ctx(), media());
    expect(before.missing).not.toEqual(expect.arrayContaining(names));
    server.clock.advance(2 * HOUR);
    await sweepCropImages(ctx(), media());
    for (const name of names) expect(existsSync(media().pathOf(name))).toBe(true);
    await media().remove(names[0] ?? '');
    const { files: count, missing } = await checkCropImages(ctx(), media());
    expect([count, missing]).toEqual([before.files, expect.arrayContaining([names[0]])]);
  });
});
