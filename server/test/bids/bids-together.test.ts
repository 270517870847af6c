import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import type { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { newKey } from '../commands/ways.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';

/** More than go in one group. */
const BUYERS = 20;
const PLACE = 'mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { id bidAmount status } } }';
const GROUP_FAILED = 'a group of transactions failed';

let server: TestServer;
let farmer: Person;
let buyers: Person[];
let crop: CropEntity;
beforeAll(async () => {
  server = await startTestServer();
  farmer = await person(server, 'farmer');
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => person(server, 'buyer')));
});
beforeEach(async () => {
  crop = await insertCrop(server, farmer);
});
afterAll(() => server.close());

interface FieldType {
  readonly kind: string;
  readonly ofType?: FieldType | null;
}
const isLeaf = ({ kind, ofType }: FieldType): boolean => (ofType ? isLeaf(ofType) : kind !== 'OBJECT');

interface Placed {
  readonly placeBid: { readonly bid: { readonly id: string; readonly bidAmount: number } } | null;
}

const place = (buyer: Person, input: Record<string, unknown>) =>
  server.graphql<Placed>(PLACE, { input: { cropId: crop.id, bidAmount: 2_480, ...input } }, buyer.token);

/** Everybody at the same moment; what each sends is made of their number. */
const placeAll = (inputOf: (index: number) => Record<string, unknown>) =>
  Promise.all(buyers.map((buyer, index) => place(buyer, { bidAmount: index + 1, ...inputOf(index) })));

async function stored() {
  const [row] = await server.dataSource.query(
    `SELECT count(*)::int AS bids, count(DISTINCT bid.xmin::text)::int AS transactions, count(offer.id)::int AS offers,
       count(told.id)::int AS notices, count(way.id)::int AS mails
     FROM bids bid LEFT JOIN offers offer ON offer.bid_id = bid.id LEFT JOIN notifications told ON told.bid_id = bid.id
     LEFT JOIN deliveries way ON way.notification_id = told.id AND way.channel = 'MAIL'
     WHERE bid.crop_id = $1`,
    [crop.id],
  );
  return row;
}
const whole = (bids: number) => ({ bids, offers: bids, notices: bids, mails: bids });
const groupsFailed = () => server.logLines.filter((line) => line.includes(GROUP_FAILED)).length;

describe('bids of one moment', () => {
  test.each([
    { name: 'without a key', inputOf: () => ({}) },
    { name: 'with a key each', inputOf: () => ({ idempotencyKey: newKey() }) },
    { name: 'some with a key', inputOf: (index: number) => (index % 2 ? { idempotencyKey: newKey() } : {}) },
  ])('are stored in fewer transactions, each whole and with its own answer: $name', async ({ inputOf }) => {
    const failed = groupsFailed();
    const answers = await placeAll(inputOf);
    expect(answers.map(({ data }) => data?.placeBid?.bid.bidAmount)).toEqual(buyers.map((_, index) => index + 1));
    const { transactions, ...rows } = await stored();
    expect(rows).toEqual(whole(BUYERS));
    expect(transactions).toBeLessThan(BUYERS);
    expect(groupsFailed()).toBe(failed);
    for (const [index, { data }] of answers.entries()) {
      const bid = await server.dataSource.manager.findOneByOrFail(BidEntity, { id: data?.placeBid?.bid.id ?? '' });
      expect(bid).toMatchObject({ buyerId: buyers[index]?.id, amountPaise: (index + 1) * 100 });
    }
  });

  test('a key of one of them gives its answer again, and another one’s answer to nobody', async () => {
    const keys = buyers.map(() => newKey());
    const inputOf = (index: number) => ({ idempotencyKey: keys[index] });
    const answers = await placeAll(inputOf);
    expect((await placeAll(inputOf)).map(({ data }) => data)).toEqual(answers.map(({ data }) => data));
    expect(await stored()).toMatchObject(whole(BUYERS));
  });

  test('one that is refused is refused alone', async () => {
    const answers = await placeAll((index) => (index === 3 ? { cropId: 'no-such-crop' } : {}));
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual(['NOT_FOUND']);
    expect(await stored()).toMatchObject(whole(BUYERS - 1));
  });

  test('one that takes the place of an earlier one does what the others do not, by itself', async () => {
    await place(buyers[0] as Person, { bidAmount: 100 });
    const failed = groupsFailed();
    const answers = await placeAll(() => ({}));
    expect(answers.flatMap(({ code }) => code ?? [])).toEqual([]);
    expect(groupsFailed()).toBe(failed);
    const states = await server.dataSource.manager.findBy(BidEntity, { cropId: crop.id, buyerId: buyers[0]?.id ?? '' });
    expect(states.map(({ state }) => state).sort()).toEqual(['OPEN', 'REPLACED']);
  });

  test('one that the database does not take costs the others nothing, and nobody is told what is not so', async () => {
    await server.dataSource.query(
      "ALTER TABLE bids ADD CONSTRAINT of_a_test CHECK (message IS DISTINCT FROM 'poison')",
    );
    try {
      const failed = groupsFailed();
      const answers = await placeAll((index) => (index === 3 ? { message: 'poison' } : {}));
      expect(answers.map(({ code }) => code === undefined)).toEqual(buyers.map((_, index) => index !== 3));
      expect(answers[3]?.data?.placeBid).toBeNull();
      expect(await stored()).toMatchObject(whole(BUYERS - 1));
      // Else none of them was with it, and this shows nothing.
      expect(groupsFailed()).toBeGreaterThan(failed + 1);
    } finally {
      await server.dataSource.query('ALTER TABLE bids DROP CONSTRAINT of_a_test');
    }
  });
});

test('whatever an answer shows of the new bid is there', async () => {
  const { data } = await server.graphql<{ __type: { fields: { name: string; type: FieldType }[] } }>(
    '{ __type(name: "Bid") { fields { name type { kind ofType { kind ofType { kind ofType { kind } } } } } } }',
  );
  const fields = data?.__type.fields.map(({ name, type }) => (isLeaf(type) ? name : `${name} { __typename }`)) ?? [];
  const answers = await Promise.all(
    fields.map((field, index) =>
      server.graphql(
        `mutation ($input: PlaceBidInput!) { placeBid(input: $input) { bid { ${field} } } }`,
        { input: { cropId: crop.id, bidAmount: index + 1 } },
        buyers[index]?.token,
      ),
    ),
  );
  expect(answers.map(({ code }, index) => [fields[index], code])).toEqual(fields.map((field) => [field, undefined]));
  expect(await stored()).toMatchObject(whole(fields.length));
});

if (ON_POSTGRES_SERVER) {
  test('nobody waits for a row that somebody else’s bid waits for', async () => {
    const held = await insertCrop(server, farmer);
    const holder = server.dataSource.createQueryRunner();
    try {
      await holder.startTransaction();
      await holder.query('SELECT FROM crops WHERE id = $1 FOR UPDATE', [held.id]);
      const failed = groupsFailed();
      const waits = place(buyers[0] as Person, { cropId: held.id });
      const answers = await Promise.all(buyers.slice(1).map((buyer) => place(buyer, {})));
      expect(answers.flatMap(({ code }) => code ?? [])).toEqual([]);
      expect(groupsFailed()).toBe(failed);
      await holder.rollbackTransaction();
      expect((await waits).code).toBeUndefined();
    } finally {
      await holder.release();
    }
  });
}
