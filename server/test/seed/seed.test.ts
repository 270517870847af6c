import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { passwordProblem } from '../../src/modules/auth/sign-up.rules.js';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity, CropImageEntity } from '../../src/modules/crops/crop.entity.js';
import { CropCategory } from '../../src/modules/crops/crop.types.js';
import { starsLoader } from '../../src/modules/ratings/rating-rows.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import type { RequestContext } from '../../src/platform/context.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { CURRENT_DEALS } from '../../src/seed/current-deals.js';
import { DEMO_ACCOUNTS } from '../../src/seed/demo-accounts.js';
import { readSeedAuctions, readSeedFile, readSeedHistory, readSeedPicture } from '../../src/seed/seed-file.js';
import { seedIfEmpty } from '../../src/seed/seed-marketplace.js';
import { call, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

describe('the sample marketplace in its file', () => {
  test('twelve farmers of seven states or more, thirty-six listings, every category', async () => {
    const { farmers, listings } = await readSeedFile();
    expect(farmers).toHaveLength(12);
    expect(new Set(farmers.map(({ farm }) => farm.state)).size).toBeGreaterThanOrEqual(7);
    expect(listings).toHaveLength(36);
    expect(new Set(listings.map(({ category }) => category))).toEqual(new Set(Object.values(CropCategory)));
  });

  test('the farmer to try it with has a crop in every status', async () => {
    const { listings } = await readSeedFile();
    const statuses = listings.filter(({ farmer }) => farmer === 'ramesh').map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['active', 'pending', 'sold', 'expired', 'draft']));
  });

  test('on the day of the seed what is for sale still keeps, and what has expired does not', async () => {
    const { listings } = await readSeedFile();
    const isPast = ({ harvestedDaysAgo, keepsDays }: (typeof listings)[number]) =>
      harvestedDaysAgo !== null && keepsDays !== null && keepsDays < harvestedDaysAgo;
    const keys = listings.filter(isPast).map(({ key, status }) => `${key}: ${status}`);
    expect(keys).toEqual(['hisar-bajra: expired']);
  });

  test('the farmer to try it with sells one crop in parts, of which some is sold', async () => {
    const { listings, bids } = await readSeedFile();
    const accepted = new Set(bids.filter(({ answer }) => answer?.accepted).map(({ crop }) => crop));
    const inParts = listings.filter(({ farmer, minQuantity }) => farmer === 'ramesh' && minQuantity !== null);
    expect(inParts.map(({ key }) => key).filter((key) => accepted.has(key))).not.toEqual([]);
  });

  test('nobody in it can be reached by a real number or address', async () => {
    const { farmers, buyers } = await readSeedFile();
    for (const { phone, email } of [...farmers, ...buyers]) {
      expect(phone).toMatch(/^5\d{9}$/);
      expect(email).toMatch(/@annapath\.example$/);
    }
  });

  test('every picture is there', async () => {
    const { listings } = await readSeedFile();
    const pictures = [...new Set(listings.flatMap((listing) => listing.pictures))];
    expect(pictures).toHaveLength(48);
    for (const name of pictures) expect((await readSeedPicture(name)).length).toBeGreaterThan(1_000);
  });

  test('what is green by its name, and every herb, is shown green; what is sold as seed is not', async () => {
    const { listings } = await readSeedFile();
    const isGreen = async (picture: string) => {
      const middle = sharp(await readSeedPicture(picture)).extract({ left: 360, top: 300, width: 240, height: 180 });
      const [red, green] = (await sharp(await middle.toBuffer()).stats()).channels;
      return (green?.mean ?? 0) > (red?.mean ?? 0);
    };
    const shown = listings.flatMap(({ cropName, category, pictures }) => {
      const named = category === CropCategory.HERBS || /\bGreen\b/.test(cropName);
      return named || /\bSeed\b/.test(cropName) ? pictures.map((picture) => ({ cropName, picture, named })) : [];
    });
    expect(new Set(shown.map(({ named }) => named)).size).toBe(2);
    for (const { cropName, picture, named } of shown) {
      expect([cropName, await isGreen(picture)]).toEqual([cropName, named]);
    }
  });

  test('the accounts to try it with stand in it, in their roles, with passwords that the rules take', async () => {
    const { farmers, buyers } = await readSeedFile();
    const emails = { farmer: farmers.map(({ email }) => email), buyer: buyers.map(({ email }) => email) };
    for (const { email, password, role } of DEMO_ACCOUNTS) {
      expect(emails[role]).toContain(email);
      expect(passwordProblem(password, { email, phone: '5000000000' }, new Set())).toBeUndefined();
    }
  });

  test('its file says where it is from', () => {
    const file = JSON.parse(readFileSync(new URL('../../data/seed-listings.json', import.meta.url), 'utf8'));
    expect(file).toMatchObject({ source: expect.any(String), licence: expect.any(String), sample: true });
  });
});

/** AC-455, AC-457: what stars the seeded people have, that both demo accounts can give some, and that all came in time. */
async function expectStarsOfDeals(tx: RequestContext): Promise<void> {
  const starsOf = async (key: string) => {
    const { id } = await tx.db.findOneByOrFail(UserEntity, { email: `${key}@annapath.example` });
    return starsLoader(tx).load(id);
  };
  expect(await starsOf('anil')).toEqual({ average: 3.8, count: 12 });
  expect(await starsOf('ramesh')).toEqual({ average: 4.6, count: 9 });
  expect(await starsOf('kamla')).toBeNull();
  const rows = (sql: string): Promise<unknown> => tx.db.query(sql);
  // One of the two has rated, so that the other is asked to; it cannot be seen yet.
  expect(
    await rows(`SELECT side FROM ratings JOIN users farmer ON farmer.id = farmer_id JOIN users buyer ON buyer.id = buyer_id
      WHERE farmer.email = 'ramesh@annapath.example' AND buyer.email = 'anita@annapath.example' AND closes_at > now()
      ORDER BY side`),
  ).toEqual([{ side: 'buyer' }, { side: 'farmer' }]);
  expect(
    await rows(`SELECT ratings.id FROM ratings JOIN deals ON deals.id = ratings.deal_id
      WHERE deals.state <> 'COMPLETED' OR ratings.created_at < deals.ended_at
        OR ratings.closes_at <> deals.ended_at + interval '7 days' OR ratings.created_at > now()`),
  ).toEqual([]);
}

/** AC-508: an auction at every stage for both sign-ins, one of which ends some hours after the first start. */
async function expectAuctions(tx: RequestContext): Promise<void> {
  const rows = (sql: string): Promise<unknown> => tx.db.query(sql);
  const ramesh = `SELECT auction_state AS state, auction_price_paise::integer AS price, auction_ends_at < now() + interval '8 hours'
    AND auction_ends_at > now() AS soon FROM crops JOIN users ON users.id = farmer_id
    WHERE users.email = 'ramesh@annapath.example' AND auction_state IS NOT NULL ORDER BY 1`;
  expect(await rows(ramesh)).toEqual([
    { state: 'AWAITING_FARMER', price: 670_000, soon: false },
    { state: 'LIVE', price: 292_000, soon: true },
    { state: 'NOT_SOLD', price: null, soon: false },
    { state: 'SOLD', price: 706_000, soon: false },
  ]);
  const anita = `SELECT auction_place AS place, bids.state FROM bids JOIN users ON users.id = buyer_id
    WHERE users.email = 'anita@annapath.example' AND auction_place IS NOT NULL AND bids.state <> 'REPLACED' ORDER BY 1, 2`;
  expect(await rows(anita)).toEqual([
    { place: 'LEADING', state: 'OPEN' },
    { place: 'OUTBID', state: 'EXPIRED' },
    { place: 'OUTBID', state: 'OPEN' },
    { place: 'OUTBID', state: 'OPEN' },
    { place: 'WINNING', state: 'ACCEPTED' },
    { place: 'WINNING', state: 'OPEN' },
  ]);
}

describe('seeding', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const parts = () =>
    ({
      mode: 'test',
      media: server.parts.media,
      hashPassword: async (password: string) => `hash of ${password}`,
    }) as const;

  test('an empty database gets all of it at once; a second time changes nothing', async () => {
    const { manager } = server.dataSource;
    // Other tests share this database, so it is emptied, looked at and put back in one transaction that never commits.
    const undo = new Error('undo');
    const attempt = inTransaction(server.parts.systemContext(), async (tx) => {
      // Converting the pictures takes seconds, in which this transaction says nothing.
      await tx.db.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await tx.db.query('TRUNCATE users CASCADE');
      expect(await seedIfEmpty(tx, parts())).toBe(true);
      // AC-726: none of its pictures is a photograph of somebody's goods.
      expect(await tx.db.countBy(CropImageEntity, { isIllustration: false })).toBe(0);
      const counts = () =>
        Promise.all([UserEntity, CropEntity, CropImageEntity, BidEntity].map((entity) => tx.db.count(entity)));
      const lots = await readSeedHistory();
      const sales = lots.flatMap((lot) => lot.sales);
      // Twelve farmers and eight buyers; beside the listings, the removed ones of what was sold before.
      const underWay = CURRENT_DEALS.length;
      const auctions = await readSeedAuctions();
      const pictures = auctions.listings.flatMap((listing) => listing.pictures).length;
      const everything = [
        20,
        36 + lots.length + underWay + auctions.listings.length,
        50 + pictures,
        20 + sales.length + underWay + auctions.bids.length,
      ];
      expect(await counts()).toEqual(everything);
      const rows = async (sql: string): Promise<unknown> => (await tx.db.query(sql))[0];
      // A newcomer finds something to decide at once, and deals on both sides.
      expect(
        await rows(`SELECT count(*)::integer AS waiting FROM bids JOIN crops ON crops.id = bids.crop_id
          JOIN users ON users.id = crops.farmer_id WHERE users.email = 'ramesh@annapath.example'
          AND bids.state = 'OPEN' AND crops.status IN ('active', 'pending') AND bids.auction_place IS NULL`),
      ).toEqual({ waiting: 5 });
      await expectAuctions(tx);
      // Both sign-ins find bids in every state.
      expect(
        await rows(`SELECT array_agg(DISTINCT bids.state ORDER BY bids.state) AS states FROM bids
          JOIN users ON users.id = bids.buyer_id WHERE users.email = 'anita@annapath.example'`),
      ).toEqual({
        states: [
          ...['ACCEPTED', 'COUNTERED', 'DECLINED', 'EXPIRED', 'NEEDS_CONFIRMATION', 'OPEN', 'REJECTED', 'REPLACED'],
          'WITHDRAWN',
        ],
      });
      expect(
        await rows(`SELECT count(*)::integer AS unanswered FROM bids JOIN crops ON crops.id = bids.crop_id
          JOIN users ON users.id = crops.farmer_id
          WHERE users.email = 'ramesh@annapath.example' AND bids.state = 'COUNTERED'`),
      ).toEqual({ unanswered: 1 });
      const deals = (side: string, email: string) =>
        rows(`SELECT count(*)::integer AS deals FROM deals JOIN users ON users.id = deals.${side}_id
          WHERE users.email = '${email}@annapath.example'`);
      const sold = (key: 'farmer' | 'buyer', who: string) =>
        lots
          .flatMap((lot) => lot.sales.map(({ buyer }) => ({ farmer: lot.farmer, buyer })))
          .filter((sale) => sale[key] === who)
          .concat(CURRENT_DEALS.filter((deal) => deal[key] === who));
      expect(await deals('farmer', 'ramesh')).toEqual({ deals: 3 + sold('farmer', 'ramesh').length });
      expect(await deals('buyer', 'anita')).toEqual({ deals: 3 + sold('buyer', 'anita').length });
      await expectStarsOfDeals(tx);
      // Deals in every step for both sign-ins, and in each of these something to do or to wait for.
      const stepsFor = (side: string, email: string) =>
        tx.db.query(`SELECT DISTINCT deals.state FROM deals JOIN users ON users.id = deals.${side}_id
          WHERE users.email = '${email}@annapath.example' ORDER BY deals.state`);
      const everyState = ['AGREED', 'CANCELLED', 'COMPLETED', 'DISPUTED', 'WEIGHED'].map((state) => ({ state }));
      expect(await stepsFor('farmer', 'ramesh')).toEqual(everyState);
      expect(await stepsFor('buyer', 'anita')).toEqual(everyState);
      expect(
        await rows(`SELECT count(*) FILTER (WHERE farmer.email = 'ramesh@annapath.example' AND farmer_waits_from <= now())
            ::integer AS farmer,
          count(*) FILTER (WHERE buyer.email = 'anita@annapath.example' AND buyer_waits_from <= now())::integer AS buyer,
          count(*) FILTER (WHERE due_at <= now())::integer AS due
          FROM deals JOIN users farmer ON farmer.id = farmer_id JOIN users buyer ON buyer.id = buyer_id`),
      ).toEqual({ farmer: 4, buyer: 5, due: 0 });
      // Both find something that they have not read; nobody gets a mail of what the seed made up.
      for (const who of ['ramesh', 'anita']) {
        expect(
          await rows(`SELECT bool_or(read_at IS NULL) AS unread, bool_or(read_at IS NOT NULL) AS read,
            min(notifications.created_at) > now() - interval '15 days' AS recent FROM notifications
            JOIN users ON users.id = account_id WHERE email = '${who}@annapath.example'`),
        ).toEqual({ unread: true, read: true, recent: true });
      }
      expect(await rows('SELECT count(*)::integer AS mails FROM deliveries')).toEqual({ mails: 0 });
      expect(
        await rows(`SELECT (SELECT count(*) FROM bids WHERE state = 'ACCEPTED')::integer - count(*)::integer AS more,
          (SELECT sum(sold_quantity) FROM crops) - sum(quantity) AS sold FROM deals`),
      ).toEqual({ more: 0, sold: '0.000' });
      expect(await seedIfEmpty(tx, parts())).toBe(false);
      expect(await counts()).toEqual(everything);
      const demo = await tx.db.findOneByOrFail(UserEntity, { email: 'ramesh@annapath.example' });
      const other = await tx.db.findOneByOrFail(UserEntity, { email: 'vikas@annapath.example' });
      expect(demo.passwordHash).toBe('hash of Khet-se-mandi-24');
      expect(other.passwordHash).toMatch(/^hash of [0-9a-f]{64}$/);
      throw undo;
    });
    await expect(attempt).rejects.toBe(undo);
    expect(await manager.countBy(UserEntity, { email: 'ramesh@annapath.example' })).toBe(0);
  });

  test('A25: production refuses it', async () => {
    const before = await server.dataSource.manager.count(UserEntity);
    await expect(seedIfEmpty(server.parts.systemContext(), { ...parts(), mode: 'production' })).rejects.toThrow(
      'not for production',
    );
    expect(await server.dataSource.manager.count(UserEntity)).toBe(before);
  });

  test('a database with an account in it is left alone', async () => {
    await person(server, 'buyer');
    expect(await seedIfEmpty(server.parts.systemContext(), parts())).toBe(false);
    expect((await call(server, 'GET', '/crops?search=vikas@annapath.example')).body.crops).toEqual([]);
  });
});
